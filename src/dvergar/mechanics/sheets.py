"""The score sheet of a tavern game as a message."""

from __future__ import annotations

from dvergar.engine.view import Line, Result
from dvergar.mechanics.position import OVER
from dvergar.mechanics.recruits import RecruitingState


def sheet(state: RecruitingState, keys: list[str], points: list[int], facts: list[dict[str, int]]) -> Result:
    """Lay out the points, at `seat * len(keys) + line`, in the order of the tables."""
    over = state.phase == OVER
    order = [keys.index(key) for key in state.board.score_lines]
    lines = [[Line(keys[k], points[seat * len(keys) + k]) for k in order] for seat in range(state.seats)]
    return Result(
        over=over,
        totals=[sum(line.points for line in own) for own in lines],
        lines=lines,
        facts=facts,
        winners=state.winners() if over else [],
    )
