"""The guide tells what the game does: its worked example is counted by the game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.games import brisingamen
from dvergar.games.brisingamen.rules.scoring import LINES
from games.brisingamen.build import game

GUIDE = Path(brisingamen.__file__).parent / "guide"


def worth(points: int) -> str:
    """Return a setting that is worth so much."""
    t = game().data
    return next(t.cards[card] for card in range(len(t.points)) if t.points[card] == points)


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_worked_example_is_counted_by_the_game(language: str) -> None:
    text = (GUIDE / f"{language}.md").read_text(encoding="utf-8")
    example = text.split("{#example}")[1].split("{#ties}")[0]
    rows = [[cell.strip(" *") for cell in row.split("|")[2:-1]] for row in re.findall(r"^\|.*\|$", example, re.MULTILINE)[2:]]
    made, unfinished, small, large, loaded, tokens = (row[::2] for row in rows[:6])
    seats: list[dict[str, Any]] = [
        {
            "parts": [("b2", "b7")[seat]],
            "settings": [worth(int(points)) for points in made[seat].split(" + ")],
            "held": [worth(int(re.sub(r"\D", "", unfinished[seat])))],
            "tokens": int(tokens[seat].partition(" × ")[0]),
            "small": int(small[seat]),
            "large": int(large[seat]),
        }
        for seat in (0, 1)
    ]
    tally = dvergar.score("brisingamen", {"options": {}, "table": {"ender": 0}, "seats": [*seats, {"parts": ["b1"]}, {}]})
    for seat in (0, 1):
        told = [int(row[1::2][seat].replace("−", "-")) for row in rows]
        counted = {line.key: line.points for line in tally.result.lines[seat]}
        assert told == [*(counted[key] for key in LINES), tally.result.totals[seat]]
    assert loaded == ["–", re.sub(r"\d+", "3", loaded[1])], "what lies in barrows counts nothing"
    assert len(made[0].split(" + ")) == 5, "her last dwarf of five retires"
