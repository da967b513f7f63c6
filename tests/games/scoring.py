"""Short ways to ask a score sheet, and what the sheets of all games must keep."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import dvergar
from dvergar.engine.score_form import Path, Tally
from dvergar.engine.state import play_out
from dvergar.engine.words import words_of


def lines(tally: Tally, seat: int) -> dict[str, int]:
    """Return a seat's points by line."""
    return {line.key: line.points for line in tally.result.lines[seat]}


def line(tally: Tally, seat: int, key: str) -> int:
    """Return the points of one line."""
    return lines(tally, seat)[key]


def refused(id: str, sheet: dict[str, Any]) -> list[tuple[Path, str]]:
    """Return where and why a sheet is refused; each reason can be said, and all the rest is counted."""
    with pytest.raises(dvergar.BadSheet) as caught:
        dvergar.score(id, sheet)
    for problem in caught.value.problems:
        assert words_of(dvergar.game(id), "en").say(problem.word, **problem.args).strip()
    assert caught.value.tally is not None
    return [(problem.path, problem.word) for problem in caught.value.problems]


def same_as_matches(id: str, seats: int, written: Callable[[Any], dict[str, Any]], count: int = 6) -> None:
    """Play random matches to the end, write each as a sheet, and count that: lines, totals and winners are those of the engine."""
    game = dvergar.game(id)
    for seed in range(count):
        state = game.new(seats, seed)
        play_out(state, dvergar.Rng(seed + 100))
        result, tally = game.result(state), dvergar.score(id, written(state))
        assert tally.missing == []
        assert tally.result.lines == result.lines
        assert tally.result.totals == result.totals
        assert tally.result.winners == result.winners
        assert tally.result.over
