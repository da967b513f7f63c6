"""The planner: the team's best job for the active dwarf, and simple good answers to every other question."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import PolicyMaker, Slips
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.die_zwerge.bot.answers import answer
from dvergar.games.die_zwerge.bot.evaluation import PLAIN
from dvergar.games.die_zwerge.bot.jobs import Jobs
from dvergar.games.die_zwerge.bot.paths import next_step
from dvergar.games.die_zwerge.rules.phases import (
    ACTION,
    BEER_ACTION,
    CHEESE_ACTION,
    END_ACTION,
    HEX_ACTION,
    MOVE_ACTION,
    PASS_ACTION,
    REST,
    STEP,
    STOP_ACTION,
)
from dvergar.games.die_zwerge.rules.play import ZwergeState

APPRENTICE: Final = 11  # slips in a hundred decisions: few lose much, for the team has no time to lose
JOURNEYMAN: Final = 4


class Planner:
    """Plays by the best rate of value to effort; equal views give equal actions, for nothing hidden is looked at."""

    def __init__(self, weights: list[float] | None = None) -> None:
        self.w = PLAIN if weights is None else weights

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        assert isinstance(world, ZwergeState)
        legal = world.legal(seat)
        if world.phase in (ACTION, REST):
            meal = eat(world, legal)
            if meal >= 0:
                return meal
            if world.phase == REST:
                return END_ACTION
            return begin(world, Jobs(world, self.w, world.actions, -1), legal)
        if world.phase == STEP:
            return walk(world, Jobs(world, self.w, world.actions, world.steps), legal)
        return answer(world, seat, self.w)


def begin(state: ZwergeState, jobs: Jobs, legal: list[int]) -> int:
    """Return the action that the best job begins with."""
    if jobs.action in legal:
        return jobs.action
    return MOVE_ACTION if jobs.goal != state.pos[state.dwarf] and MOVE_ACTION in legal else PASS_ACTION


def walk(state: ZwergeState, jobs: Jobs, legal: list[int]) -> int:
    """Return the next step on the way to the best job."""
    if jobs.goal == state.pos[state.dwarf]:
        return STOP_ACTION
    step = next_step(state, state.dwarf, jobs.goal, jobs.price)
    return HEX_ACTION + step if step >= 0 and HEX_ACTION + step in legal else STOP_ACTION


def eat(state: ZwergeState, legal: list[int]) -> int:
    """Return food that is well used now, or -1."""
    missing = 0
    worst = 9
    for dwarf in range(state.dwarves):
        missing += state.most(dwarf) - state.health[dwarf]
        worst = min(worst, state.health[dwarf])
    if CHEESE_ACTION in legal and (missing >= 4 or (worst == 1 and missing >= 3)):
        return CHEESE_ACTION
    for dwarf in range(state.dwarves):
        if BEER_ACTION + dwarf in legal and state.health[dwarf] <= 2 and state.most(dwarf) - state.health[dwarf] >= 2 and state.health[dwarf] == worst:
            return BEER_ACTION + dwarf
    return -1


def policies() -> dict[str, PolicyMaker]:
    """Return this game's ways to play, weakest first.

    >>> list(policies())
    ['apprentice', 'journeyman', 'greedy']
    """
    return {"apprentice": lambda: Slips(Planner(), APPRENTICE), "journeyman": lambda: Slips(Planner(), JOURNEYMAN), "greedy": Planner}
