"""Heuristics for a search in Die Zwerge: the planner's moves for a while, and how likely the team then still wins."""

from __future__ import annotations

from typing import Final

from dvergar.engine.network import Network, likely
from dvergar.engine.policy import Fact, Heuristics, Number, Policy, chance
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Choice
from dvergar.games.die_zwerge.bot.evaluation import NAMES, PLAIN, SHARP, is_last, survivors, threat_cost
from dvergar.games.die_zwerge.bot.facts import ZwergeFacts
from dvergar.games.die_zwerge.bot.features import features
from dvergar.games.die_zwerge.bot.jobs import Jobs
from dvergar.games.die_zwerge.bot.paths import next_step
from dvergar.games.die_zwerge.bot.policies import Planner
from dvergar.games.die_zwerge.cards import HEXES, SCENE, THREAT
from dvergar.games.die_zwerge.rules.phases import (
    ACTION,
    GEAR_ACTION,
    HEX_ACTION,
    MOVE_ACTION,
    PASS_ACTION,
    STEP,
    STOP_ACTION,
    WON,
)
from dvergar.games.die_zwerge.rules.play import ZwergeState

# Fitted to how 8,000 matches of planners ended, over all difficulties and sizes of teams.
BASE: Final = 1.2
GAP: Final = 0.05  # a space between the markers
SCENARIO: Final = -1.0  # a scenario that is still to come
SHARE: Final = 0.56  # a space between the markers for each of those
HEALTH: Final = 0.1  # a point, of the mean
GEAR: Final = 0.14  # a piece, of the mean
COUNCIL: Final = 0.13  # a space
MENACE: Final = -0.06  # what the threats would cost
TROOP: Final = -0.05
TASK: Final = 0.18  # a part of the scenario that is done
UNSURE: Final = 1.6

ELSE: Final = 0.2  # the opinion on what no job begins with
GOALS: Final = 6  # that a step may lead to


def heuristics() -> ZwergeHeuristics:
    """Return what a search is told of this game."""
    return ZwergeHeuristics(SHARP)


def former() -> ZwergeHeuristics:
    """Return what a search was told while masters planned as journeymen do."""
    return ZwergeHeuristics(PLAIN)


class ZwergeHeuristics(Heuristics):
    """Plans as the greedy bot does for one round of the team, whose one value is its chance to win.

    `turns` is how many turns a playout takes, 0 for as many as there are dwarves: who has learned what a position is worth looks less far ahead.
    """

    def __init__(self, weights: list[float]) -> None:
        self.w = weights
        self.explore = 0.1
        self.bias = 1.0
        self.depth = -1
        self.iterations = 400
        self.trials = 5
        self.least = 0.1
        self.margin = 0.002
        self.saw = ""  # a team has no points on its way
        self.planner = Planner(weights)
        self.turns = 0

    def learn(self, network: Network) -> None:
        """Take over what was learned: playouts end with the turn, so that there is less luck in what they say, and more of them are to be had."""
        self.network = network
        self.turns = 1
        self.iterations = 2_200

    def move(self, state: State, seat: int, rng: Rng) -> int:
        """Return what the planner would do."""
        return self.planner.choose(state, seat, rng)

    def ends(self, state: State, start: State) -> bool:
        """Return whether every dwarf has had a turn, or as many as it takes; in the last scenario the end is near, and says more than an estimate."""
        assert isinstance(state, ZwergeState)
        assert isinstance(start, ZwergeState)
        return not is_last(start) and state.turn >= start.turn + (self.turns if self.turns else start.dwarves)

    def noted(self, state: State, start: State) -> bool:
        """Return whether another turn has begun."""
        assert isinstance(state, ZwergeState)
        assert isinstance(start, ZwergeState)
        return state.turn > start.turn

    def weigh(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Return 1 for the planner's answer, and for others how good the job is that they begin, beside the best one."""
        assert isinstance(state, ZwergeState)
        best = self.planner.choose(state, seat, Rng(0))
        if state.phase == ACTION:
            rates = heads(state, self.w, legal)
        elif state.phase == STEP:
            rates = ways_on(state, self.w, legal)
        else:
            rates = [ELSE] * len(legal)
        return [1.0 if action == best else min(0.99, rate) for action, rate in zip(legal, rates, strict=True)]

    def numbers(self) -> list[Number]:
        """Return the planner's weights."""
        return [Number(name, start) for name, start in zip(NAMES, self.w, strict=True)]

    def player(self, numbers: list[float]) -> Policy:
        """Return a planner with other weights."""
        return Planner(numbers)

    def facts(self, state: State, seat: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what speaks for a choice."""
        assert isinstance(state, ZwergeState)
        return ZwergeFacts(state).of(choice)

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a network is told of a position."""
        assert isinstance(state, ZwergeState)
        return features(state)

    def value(self, state: State) -> list[float]:
        """Return the team's chance, the same for all seats."""
        assert isinstance(state, ZwergeState)
        if not state.actors():
            return [1.0 if state.outcome == WON else 0.0] * state.seats
        if self.network is not None:
            return [likely(self.network.worth(features(state)))] * state.seats
        return [chance(outlook(state), UNSURE)] * state.seats


def heads(state: ZwergeState, w: list[float], legal: list[int]) -> list[float]:
    """Return for each action how good the best job is that it begins, beside the best of all.

    All are worth a look, for the plan may err, but to lose the action.
    """
    jobs = Jobs(state, w, state.actions, -1)
    most = max(jobs.rate, 0.01)
    out: list[float] = []
    for action in legal:
        rate = max(jobs.gone) if action == MOVE_ACTION else jobs.begun[action] if action < GEAR_ACTION else 0.0
        out.append(rate / most if action == PASS_ACTION else max(ELSE, rate / most))
    return out


def ways_on(state: ZwergeState, w: list[float], legal: list[int]) -> list[float]:
    """Return for each step how good the best job is that it leads to, beside the best of all; of jobs elsewhere only the best ones are looked at.

    To stop before the first step is to lose the action.
    """
    jobs = Jobs(state, w, state.actions, state.steps)
    most = max(jobs.rate, 0.01)
    rates = [0.0] * len(legal)
    here = state.pos[state.dwarf]
    for _ in range(GOALS):
        goal = 0
        for hex in range(HEXES):
            if jobs.gone[hex] > jobs.gone[goal]:
                goal = hex
        rate = jobs.gone[goal] / most
        if rate <= 0.0:
            break
        jobs.gone[goal] = 0.0
        if goal == here and state.steps == max(state.dice):
            continue
        step = STOP_ACTION if goal == here else HEX_ACTION + next_step(state, state.dwarf, goal, jobs.price)
        if step in legal:
            at = legal.index(step)
            rates[at] = max(rates[at], rate)
    return rates


def outlook(state: ZwergeState) -> float:
    """Return how far ahead of its doom the team is: 0 where it wins as often as not."""
    gap = float(state.doom - state.hero)
    left = len(state.scenes) - len(state.history)
    health = 0
    gear = 0
    for dwarf in range(state.dwarves):
        health += state.health[dwarf]
        bits = state.gear[dwarf]
        while bits:
            gear += bits & 1
            bits >>= 1
    done = state.tally
    ticks = state.ticks
    while ticks:
        done += ticks & 1
        ticks >>= 1
    menace = 0.0
    if not is_last(state):
        for slot in range(SCENE):
            card = state.cards[slot]
            if card >= 0 and state.data.deck[card] == THREAT:
                menace += threat_cost(state, PLAIN, slot, survivors(state, slot))
    troops = sum(state.army)
    team = float(state.dwarves)
    value = BASE + GAP * gap + SCENARIO * left + SHARE * gap / max(1, left) + COUNCIL * state.council + MENACE * menace
    return value + HEALTH * health / team + GEAR * gear / team + TROOP * troops + TASK * done
