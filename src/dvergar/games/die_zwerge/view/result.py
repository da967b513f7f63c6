"""The result of Die Zwerge as a message (spec 6)."""

from __future__ import annotations

from dvergar.engine.view import Line, Result
from dvergar.games.die_zwerge.cards import LINES, TROOPS
from dvergar.games.die_zwerge.rules import scoring
from dvergar.games.die_zwerge.rules.phases import CAUSES, DOOMED, OUTCOMES, OVER, UNDECIDED, WON
from dvergar.games.die_zwerge.rules.play import ZwergeState


def result(state: ZwergeState) -> Result:
    """Return the same lines for all seats: together all win or all lose.

    Facts: `adventures`, `averted`, `suffered`, `messages`, `turns`, `destroyed_<kind>`.
    """
    lines = [Line(key, points) for key, points in zip(LINES, scoring.lines(state), strict=True)]
    facts = {
        "adventures": state.adventures,
        "averted": state.averted,
        "suffered": state.suffered,
        "messages": state.messages,
        "turns": state.turn,
        **{f"destroyed_{kind}": state.destroyed[k] for k, kind in enumerate(TROOPS)},
    }
    return Result(
        over=state.phase == OVER,
        totals=state.scores(),
        lines=[list(lines) for _ in range(state.seats)],
        facts=[dict(facts) for _ in range(state.seats)],
        winners=list(range(state.seats)) if state.outcome == WON else [],
    )


def taken(state: ZwergeState) -> list[dict[str, list[str]]]:
    """Return the dwarves of each seat, and for all how it ended: won, died, or what moved the markers together."""
    t = state.data
    end = [] if state.outcome == UNDECIDED else [CAUSES[state.cause] if state.outcome == DOOMED else OUTCOMES[state.outcome]]
    teams = [list(range(state.dwarves)) if state.seats == 1 else [seat] for seat in range(state.seats)]
    return [{"hero": [t.heroes[state.heroes[dwarf]] for dwarf in team if state.heroes[dwarf] >= 0], "end": end} for team in teams]
