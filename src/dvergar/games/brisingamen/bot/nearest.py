"""The plain way to play Brísingamen: complete what can be completed, bring home what is loaded, fetch the nearest gems."""

from __future__ import annotations

from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.brisingamen.bot.evaluation import lacking, moves
from dvergar.games.brisingamen.cards import FIRST_PART, SETTINGS, unpack
from dvergar.games.brisingamen.rules.phases import (
    ACTION,
    BAT,
    COMPLETE_ACTION,
    ENTER_ACTION,
    FREE,
    GO_ACTION,
    HARVEST,
    HARVEST_ACTION,
    ONWARD,
    OUTSIDE,
    PASS_ACTION,
    STRENGTH_ACTION,
    SWAP_ACTION,
    TAKE_ACTION,
    WHERE,
    WITH_HARVEST,
)
from dvergar.games.brisingamen.rules.play import BrisingamenState


class Nearest:
    """Knows no skill, no market and no rival; equal views give equal actions."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        assert isinstance(world, BrisingamenState)
        legal = world.legal(seat)
        if world.phase == ACTION:
            return self.action(world, seat, legal)
        if world.phase == FREE:
            return PASS_ACTION
        if world.phase in (WHERE, ONWARD):
            return self.step(world, legal)
        if world.phase == HARVEST:
            return HARVEST_ACTION
        return legal[0] if world.phase == BAT else legal[-1]

    def action(self, state: BrisingamenState, seat: int, legal: list[int]) -> int:
        """Choose an action of the turn."""
        t = state.data
        best = -1
        for action in legal:
            if COMPLETE_ACTION <= action < SWAP_ACTION:
                card = action - COMPLETE_ACTION
                if card >= FIRST_PART or best < 0 or t.points[card] > t.points[best - COMPLETE_ACTION]:
                    best = action
                if card >= FIRST_PART:
                    return action
        if best >= 0:
            return best
        if not state.held[seat] and state.retired(seat) < state.team:
            take = self.cheapest(state, seat, legal)
            if take >= 0:
                return take
        chosen = self.mover(state, seat, legal)
        if chosen >= 0:
            return chosen
        take = self.cheapest(state, seat, legal)
        return take if take >= 0 and len(state.held[seat]) < 2 else PASS_ACTION

    def cheapest(self, state: BrisingamenState, seat: int, legal: list[int]) -> int:
        """Return the action that takes the setting which lacks least, or -1."""
        pool = unpack(state.supply[seat])
        best = -1
        least = 99
        for action in legal:
            if TAKE_ACTION <= action < TAKE_ACTION + SETTINGS:
                short = lacking(state.data.needs[action - TAKE_ACTION], pool)
                if short < least:
                    best = action
                    least = short
        return best

    def mover(self, state: BrisingamenState, seat: int, legal: list[int]) -> int:
        """Return the action that moves the dwarf nearest to its goal, or -1."""
        first = seat * state.team
        best = -1
        least = 99
        for action in legal:
            if action >= STRENGTH_ACTION or action > ENTER_ACTION:
                break
            space = state.where[first + action] if action < ENTER_ACTION else OUTSIDE
            loaded = action < ENTER_ACTION and state.barrows[first + action] != 0
            way = self.distance(state, space, loaded)
            if way < least:
                best = action
                least = way
        return best

    def distance(self, state: BrisingamenState, space: int, loaded: bool) -> int:
        """Return how many moves a dwarf has to its goal: the surface when it is loaded, else the nearest gems; 99 where there are none."""
        if loaded:
            return moves(state.data, state.occupied, space, OUTSIDE, 2)
        least = 99
        for cavern in range(1, len(state.gems)):
            if state.gems[cavern] and (cavern == space or not state.occupied & state.data.bits[cavern]):
                least = min(least, moves(state.data, state.occupied, space, cavern, 2) if cavern != space else 0)
        return least

    def step(self, state: BrisingamenState, legal: list[int]) -> int:
        """Return the move that leads nearest to the goal, with a harvest where one can start."""
        dwarf = state.dwarf
        space = state.where[dwarf]
        best = legal[0]
        least = 999
        for action in legal:
            if action < GO_ACTION:
                continue
            goal = (action - GO_ACTION) >> 2
            harvest = (action - GO_ACTION) & WITH_HARVEST
            loaded = state.barrows[dwarf] != 0 or harvest != 0
            way = self.distance(state, goal, loaded) * 2 - harvest if goal != OUTSIDE or loaded else 200
            if loaded and goal == OUTSIDE:
                way = -1
            if state.gems[space] and not loaded:
                way += 50
            if way < least:
                best = action
                least = way
        return best
