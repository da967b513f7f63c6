"""What a bot tells the team it is to do next, and whether it goes where somebody has pointed."""

from __future__ import annotations

from typing import Final

from dvergar.engine.state import State
from dvergar.games.die_zwerge.bot.evaluation import SHARP
from dvergar.games.die_zwerge.bot.jobs import Jobs
from dvergar.games.die_zwerge.bot.policies import begin, eat, walk
from dvergar.games.die_zwerge.cards import SCENE, SLOTS
from dvergar.games.die_zwerge.rules.phases import ACTION, FIGHT_ACTION, MESSAGE_ACTION, PASS_ACTION, STEP, UNDECIDED
from dvergar.games.die_zwerge.rules.play import ZwergeState

NOTHING: Final = ("", "")


def planners(state: State) -> list[int]:
    """Return the seats that tell their plans at this position: at a turn's first action the one whose turn has ended, in the first turn all others."""
    assert isinstance(state, ZwergeState)
    if state.phase != ACTION or state.actions != state.data.turn_actions or state.seats == 1:
        return []
    if state.turn <= 1:
        return [seat for seat in range(state.seats) if seat != state.dwarf]
    return [(state.dwarf - 1) % state.seats]


def plan(state: State, seat: int, wish: str) -> tuple[str, str]:
    """Return what the seat's dwarf is to do in its next turn, as a phrase and a click target."""
    assert isinstance(state, ZwergeState)
    if state.seats == 1 or seat == state.dwarf or state.outcome != UNDECIDED or not state.actors():
        return NOTHING
    ahead = state.clone()
    assert isinstance(ahead, ZwergeState)
    ahead.dwarf = seat
    hex, slot = wished(ahead, wish)
    jobs = Jobs(ahead, SHARP, ahead.data.turn_actions, -1, hex, slot)
    at = f"hex:{ahead.data.hexes[jobs.goal]}"
    if jobs.task == MESSAGE_ACTION:
        return ("plan-council", "")
    if jobs.task == FIGHT_ACTION:
        return ("plan-fight", at)
    if jobs.task == PASS_ACTION and jobs.goal == ahead.pos[seat]:
        return NOTHING
    return ("plan-take", at)


def heed(state: State, seat: int, wish: str) -> int:
    """Return the action that goes to what somebody has pointed at, -1 where another job is much better or nothing of the kind is asked."""
    assert isinstance(state, ZwergeState)
    if state.seats == 1 or state.dwarf != seat or state.phase not in (ACTION, STEP):
        return -1
    legal = state.legal(seat)
    hex, slot = wished(state, wish)
    if (hex < 0 and slot < 0) or (state.phase == ACTION and eat(state, legal) >= 0):
        return -1
    plain = Jobs(state, SHARP, state.actions, state.steps if state.phase == STEP else -1)
    jobs = Jobs(state, SHARP, state.actions, state.steps if state.phase == STEP else -1, hex, slot)
    if jobs.rate <= plain.rate or (hex >= 0 and jobs.goal != hex):
        return -1
    return begin(state, jobs, legal) if state.phase == ACTION else walk(state, jobs, legal)


def wished(state: ZwergeState, wish: str) -> tuple[int, int]:
    """Return the hex and the card's slot that a click target means, each -1 for none."""
    kind, _, name = wish.partition(":")
    if kind == "hex" and name in state.data.hexes:
        return state.data.hex(name), -1
    if kind == "card":
        slot = SCENE if name == "scenario" else int(name) if name.isdecimal() and len(name) == 1 else -1
        if 0 <= slot < SLOTS and state.cards[slot] >= 0:
            return -1, slot
    if kind == "dwarf" and name.isdecimal() and len(name) == 1 and int(name) < state.dwarves:
        return state.pos[int(name)], -1
    return -1, -1
