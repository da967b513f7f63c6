"""The result of a tavern game as a message: totals, score lines, facts, winners."""

from __future__ import annotations

from dvergar.engine.view import Line, Result
from dvergar.mechanics.tavern.position import OVER
from dvergar.mechanics.tavern.recruits import RecruitingState


def result(state: RecruitingState, keys: list[str], points: list[int], facts: list[dict[str, int]]) -> Result:
    """Return the result; `points` are at `seat * len(keys) + line`, and lines stand in the order of the card data."""
    over = state.phase == OVER
    return Result(
        over=over,
        totals=totals(state, len(keys), points),
        lines=[lines(state, keys, points[seat * len(keys) : (seat + 1) * len(keys)], []) for seat in range(state.seats)],
        facts=facts,
        winners=state.winners() if over else [],
    )


def totals(state: RecruitingState, count: int, points: list[int]) -> list[int]:
    """Return the sum of each seat's `count` lines."""
    return [sum(points[seat * count : (seat + 1) * count]) for seat in range(state.seats)]


def lines(state: RecruitingState, keys: list[str], points: list[int], before: list[Line]) -> list[Line]:
    """Return the lines of one seat, whose points these are; those that are as they were `before`, if there were any, are the very same."""
    if not before:
        return [Line(key, points[keys.index(key)]) for key in state.board.score_lines]
    out: list[Line] = []
    for line in before:
        now = points[keys.index(line.key)]
        out.append(line if now == line.points else Line(line.key, now))
    return out
