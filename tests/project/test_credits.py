"""Whoever drew something that we show is named, and the licences of the fonts travel along."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parents[2]


def table() -> dict[str, set[str]]:
    """Return the icons credited to each author."""
    rows = [line.split("|") for line in (ROOT / "CREDITS.md").read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return {row[1].strip(): set(row[2].split()) for row in rows[2:]}


def test_every_icon_has_its_author_named() -> None:
    lines = [line.split() for line in (ROOT / "ui/icons.txt").read_text(encoding="utf-8").splitlines()]
    assert all(len(line) > 1 for line in lines), "each line of icons.txt: the icon, and the archive's folder of who drew it"
    used = {line[0] for line in lines}
    assert len(used) == len(lines), "an icon stands twice"
    assert set().union(*table().values()) == used, "write the table of CREDITS.md anew: npm run draw, in ui"


def test_every_font_brings_its_licence() -> None:
    for font in ("grenze", "alegreya-sans"):
        text = (ROOT / f"ui/public/licences/{font}.txt").read_text(encoding="utf-8")
        assert text.startswith("Copyright")
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
