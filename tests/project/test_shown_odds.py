"""Exact chances are shown by Die Zwerge alone (`tests/games/die_zwerge/test_odds.py` holds them to every roll); what a bot expects is another thing."""

from __future__ import annotations

import re
from pathlib import Path

import dvergar

GAMES = Path(dvergar.__file__).parent / "games"
SHOWN = {
    "die_zwerge-preview-odds",
    "die_zwerge-preview-kills",
    *(f"die_zwerge-hint-{what}" for what in ("makes", "fights", "heard", "done")),
}  # by rules/odds.py
ENTERED = {"die_zwerge-form-share"}  # what a score sheet asks for


def test_no_other_word_of_any_game_tells_a_chance() -> None:
    for path in sorted(GAMES.glob("*/words/*.ftl")):
        found = set()
        for entry in re.split(r"\n(?=[a-z])", path.read_text(encoding="utf-8")):
            if "%" in entry or "$percent" in entry:
                found.add(entry.partition(" ")[0])
        assert found - ENTERED == (SHOWN if path.parts[-3] == "die_zwerge" else set()), path


def test_no_guide_states_a_chance() -> None:
    for path in sorted(GAMES.glob("*/guide/*.md")):
        assert "%" not in path.read_text(encoding="utf-8"), path
