"""The platform's own points, shared by all seats (spec 6)."""

from __future__ import annotations

from dvergar.games.die_zwerge.rules.phases import WON
from dvergar.games.die_zwerge.rules.questions import ZwergeQuestions


def lines(state: ZwergeQuestions) -> list[int]:
    """Return the points of all lines in the order of `cards.LINES`."""
    t = state.data
    won = state.outcome == WON
    difficulty = state.options["difficulty"]
    assert isinstance(difficulty, str)
    played = len(t.a_cards) - t.removed[t.difficulties.index(difficulty)]
    easiest = len(t.a_cards) - max(t.removed)
    return [
        100 if won else 0,
        10 * (played - easiest) if won else 0,
        5 * len(state.history),
        state.doom - state.hero,
        -state.laid,
        sum(state.health),
    ]
