"""Prompts in two voices, for the seat asked and for all others, and the smaller line that says why (spec 14)."""

from __future__ import annotations

from dvergar.engine.view import Args, Prompt
from dvergar.games.nains.cards import UPGRADE
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import DISCARD, FORCED, GAAT, GROUP, HERO, SVARA
from dvergar.games.nains.view.previews import Gains
from dvergar.mechanics.tavern import prompts as shared
from dvergar.mechanics.tavern.position import OVER, TRANSFORM
from dvergar.mechanics.tavern.prompts import Note


def prompt(state: NainsState, seat: int | None, gains: Gains | None) -> Prompt:
    """Return what is asked of the reader, whose `gains` these are, or whom it waits for: then there are none."""
    if state.phase == OVER:
        return shared.over(state)
    args: Args = {}
    phase = state.phase_name()
    if state.phase == SVARA:
        args["count"] = len(state.peek())
    elif state.phase == DISCARD:
        args["tavern"] = state.board.tavern_words[state.tavern]
    elif state.phase == HERO and state.group == FORCED:
        phase = "mercenary"
    return shared.asking(state, phase, gains is not None, args, why_waiting(state, seat) if gains is None else why_asked(state, gains))


def why_asked(state: NainsState, gains: Gains) -> Note | None:
    """Return the smaller line for the seat that is asked."""
    if state.phase == TRANSFORM:
        return growth(state), {}
    if state.phase == HERO and state.group != 0:
        return {FORCED: "group-forced", GROUP: "group-open"}[state.group], {}
    own = {DISCARD: "discard", GAAT: "gaat", SVARA: "svara"}
    return (own[state.phase], {}) if state.phase in own else shared.why_asked(state, gains)


def why_waiting(state: NainsState, seat: int | None) -> Note | None:
    """Return the smaller line for everybody else."""
    return (growth(state), {}) if state.phase == TRANSFORM else shared.why_waiting(state, seat)


def growth(state: NainsState) -> str:
    """Return what lets a coin grow: a Talion dwarf or Derdhr."""
    return "transform-talion" if state.data.effect[state.grower] == UPGRADE else "transform-derdhr"
