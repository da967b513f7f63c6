"""Prompts in two voices, for the seat asked and for all others, and the smaller line that says why (spec 14)."""

from __future__ import annotations

from dvergar.engine.view import Args, Prompt
from dvergar.games.nidavellir.cards import REWARD_TRANSFORM
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import DISCARD, PIONEER, THRUD, ULINE_BID, ULINE_TRADE, YLUD
from dvergar.games.nidavellir.view.previews import Gains
from dvergar.mechanics.tavern import prompts as shared
from dvergar.mechanics.tavern.position import OPEN, OVER, TRANSFORM
from dvergar.mechanics.tavern.prompts import Note


def prompt(state: NidavellirState, seat: int | None, gains: Gains | None) -> Prompt:
    """Return what is asked of the reader, whose `gains` these are, or whom it waits for: then there are none."""
    if state.phase == OVER:
        return shared.over(state)
    args: Args = {}
    if state.phase == ULINE_BID:
        args["tavern"] = state.board.tavern_words[state.tavern]
    elif state.phase == DISCARD:
        args = {"hero": state.board.card_words[state.digger], "count": state.data.amount[state.digger]}
    return shared.asking(state, state.phase_name(), gains is not None, args, why_waiting(state, seat) if gains is None else why_asked(state, gains))


def why_asked(state: NidavellirState, gains: Gains) -> Note | None:
    """Return the smaller line for the seat that is asked."""
    if state.phase == TRANSFORM:
        return transform_source(state), {}
    if state.phase == YLUD:
        return "ylud-keep" if state.ylud >= 0 else "ylud", {}
    own = {DISCARD: "discard", THRUD: "thrud", ULINE_TRADE: "uline_trade", PIONEER: "pioneer", ULINE_BID: "uline_bid"}
    return (own[state.phase], {}) if state.phase in own else shared.why_asked(state, gains)


def why_waiting(state: NidavellirState, seat: int | None) -> Note | None:
    """Return the smaller line for everybody else."""
    return (transform_source(state), {}) if state.phase == TRANSFORM else shared.why_waiting(state, seat)


def transform_source(state: NidavellirState) -> str:
    """Return what lets a coin grow: Grid, the King's Hand or an offering."""
    t = state.data
    for hero, owner in enumerate(state.owner):
        if owner == state.active and t.bonus[t.first_hero + hero] == state.bonus:
            return "transform-grid"
    judged = [k for k, holder in enumerate(state.holder) if holder != OPEN]
    if state.tavern < 0 and judged and t.reward[judged[-1]] == REWARD_TRANSFORM:
        return "transform-kings_hand"
    return "transform-offering"
