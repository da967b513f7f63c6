"""Whoever drew something that we show is named, and the licences of the fonts travel along."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


def table() -> dict[str, set[str]]:
    """Return the icons credited to each author."""
    rows = [line.split("|") for line in (ROOT / "CREDITS.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return {row[1].strip(): set(row[2].split()) for row in rows[2:]}


def test_every_icon_has_its_author_named() -> None:
    used = set((ROOT / "ui/icons.txt").read_text(encoding="utf-8").split())
    credited = set().union(*table().values())
    assert used - credited == set(), "name the authors of these icons in CREDITS.md (game-icons.net tells them)"
    assert credited - used == set(), "these icons are no longer used"


def test_every_font_brings_its_licence() -> None:
    for font in ("grenze", "alegreya-sans"):
        text = (ROOT / f"ui/public/licences/{font}.txt").read_text(encoding="utf-8")
        assert text.startswith("Copyright")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
