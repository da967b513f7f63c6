"""The result of Nidavellir as a message (spec 6)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.view import Result
from dvergar.games.nidavellir.cards import CLASSES, DWERG, LINES
from dvergar.games.nidavellir.rules import scoring
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.mechanics.tavern import result as tavern_result
from dvergar.mechanics.tavern.board import COLUMNS

FACTS: Final = [(f"grades_{cls}", f"points_{cls}") for cls in CLASSES]  # by column


def result(state: NidavellirState) -> Result:
    """Return ten lines a seat in the order of the score sheet, with the counts and factors behind them.

    Facts: `grades_<class>` and `points_<class>` (Thrud left out, she counts at home), `highest_coin`, `lines`, `heroes`, `brothers`, `gem`.
    """
    return tavern_result.result(state, LINES, scoring.lines(state), [facts(state, seat) for seat in range(state.seats)])


def facts(state: NidavellirState, seat: int) -> dict[str, int]:
    """Return what a seat's points come from."""
    t = state.data
    out: dict[str, int] = {}
    at = seat * COLUMNS
    for grades, points in FACTS:
        out[grades] = state.grades[at] - (1 if state.thrud == at else 0)
        out[points] = state.points[at]
        at += 1
    out["highest_coin"] = scoring.best_coin(state, seat)
    out["lines"] = state.lines[seat]
    out["heroes"] = state.recruits[seat]
    out["brothers"] = sum(1 for hero, owner in enumerate(state.owner) if owner == seat and t.effect[t.first_hero + hero] == DWERG)
    out["gem"] = state.gems[seat]
    return out


def taken(state: NidavellirState) -> list[dict[str, list[str]]]:
    """Return each seat's heroes, distinctions, and the classes with most grades."""
    t = state.data
    out = []
    for seat in range(state.seats):
        grades = state.grades[seat * COLUMNS : (seat + 1) * COLUMNS]
        out.append(
            {
                "hero": [t.ids[t.first_hero + hero] for hero, owner in enumerate(state.owner) if owner == seat],
                "distinction": [id for id, holder in zip(t.distinctions, state.holder, strict=True) if holder == seat],
                "class": [cls for cls, count in zip(CLASSES, grades, strict=True) if count == max(grades)],
            }
        )
    return out
