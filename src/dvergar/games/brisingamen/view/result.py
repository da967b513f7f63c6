"""The result of Brísingamen as a message (spec 6)."""

from __future__ import annotations

from dvergar.engine.view import Line, Result
from dvergar.games.brisingamen.cards import FIRST_PART, SMALLS, unpack
from dvergar.games.brisingamen.rules import scoring
from dvergar.games.brisingamen.rules.phases import OVER
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.rules.scoring import LINES


def result(state: BrisingamenState) -> Result:
    """Return seven lines a seat, with the counts behind them.

    Facts: `settings` completed, `incomplete` held, `small` and `large` gems in supply, `loaded` gems in barrows, `tokens`, `parts` made, `left` dwarves
    not retired.
    """
    over = state.phase == OVER
    lines = [[Line(key, points) for key, points in zip(LINES, scoring.lines(state, seat), strict=True)] for seat in range(state.seats)]
    return Result(
        over=over,
        totals=[sum(line.points for line in own) for own in lines],
        lines=lines,
        facts=[facts(state, seat) for seat in range(state.seats)],
        winners=scoring.winners(state, state.options["tie_break"] == "settings") if over else [],
    )


def facts(state: BrisingamenState, seat: int) -> dict[str, int]:
    """Return what a seat's points come from."""
    supply = unpack(state.supply[seat])
    first = seat * state.team
    return {
        "settings": len(state.done[seat]),
        "incomplete": len(state.held[seat]),
        "small": sum(supply[:SMALLS]),
        "large": sum(supply[SMALLS:]),
        "loaded": sum(sum(unpack(barrow)) for barrow in state.barrows[first : first + state.team]),
        "tokens": state.tokens[seat],
        "parts": sum(1 for made in state.made if made & 7 == seat),
        "left": state.team - state.retired(seat),
    }


def taken(state: BrisingamenState) -> list[dict[str, list[str]]]:
    """Return the settings and the parts of the necklace that each seat has completed."""
    t = state.data
    return [
        {
            "setting": [t.cards[card] for card in state.done[seat]],
            "part": [t.cards[FIRST_PART + (made >> 3)] for made in state.made if made & 7 == seat],
        }
        for seat in range(state.seats)
    ]
