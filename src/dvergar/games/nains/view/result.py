"""The result of Nains as a message (spec 6)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.view import Result
from dvergar.games.nains.cards import CLASSES, LINES
from dvergar.games.nains.rules import scoring
from dvergar.games.nains.rules.play import NainsState
from dvergar.mechanics.tavern import result as tavern_result

FACTS: Final = [(f"grades_{cls}", f"points_{cls}") for cls in CLASSES]  # by column


def result(state: NainsState) -> Result:
    """Return nine lines a seat in the order of the score sheet, with the counts and factors behind them.

    Facts: `grades_<class>` and `points_<class>` (uncovered; a mercenary's in the Temple left out), `apart` (these), `occult`, `runes`
    (different ones), `malt`, `malt_rate`, `tokens`, `freed`, `regained`, `lines`, `heroes`, `elite`.
    """
    forces = [scoring.Force(state, seat) for seat in range(state.seats)]
    points = [line for seat, force in enumerate(forces) for line in scoring.lines_of(force, scoring.coins_of(state, seat))]
    return tavern_result.result(state, LINES, points, [facts(state, seat, force) for seat, force in enumerate(forces)])


def facts(state: NainsState, seat: int, force: scoring.Force) -> dict[str, int]:
    """Return what a seat's points come from."""
    out: dict[str, int] = {}
    for column, (grades, points) in enumerate(FACTS):
        out[grades] = force.grades[column]
        out[points] = force.points[column]
    return out | {
        "apart": force.apart,
        "occult": force.occult,
        "runes": force.different_runes(),
        "malt": force.malt,
        "malt_rate": force.rate,
        "tokens": len(force.covered),
        "freed": force.freed(),
        "regained": force.regained(),
        "lines": state.lines[seat],
        "heroes": state.recruits[seat],
        "elite": state.holder[: state.data.certification].count(seat),
    }


def taken(state: NainsState) -> list[dict[str, list[str]]]:
    """Return each seat's Cognars, Elite Cognars and Certification, and the Orders with most grades."""
    t = state.data
    out = []
    for seat in range(state.seats):
        grades = scoring.Force(state, seat).grades
        out.append(
            {
                "cognar": [t.ids[t.first_hero + hero] for hero, owner in enumerate(state.owner) if owner == seat],
                "distinction": [id for id, holder in zip(t.distinctions, state.holder, strict=True) if holder == seat],
                "order": [cls for column, cls in enumerate(CLASSES) if grades[column] == max(grades[: len(CLASSES)])],
            }
        )
    return out
