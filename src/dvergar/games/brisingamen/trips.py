"""Trips through the mine: what each dwarf could bring home, and what that is worth for each action it takes (spec 12)."""

from __future__ import annotations

from typing import Final

from dvergar.games.brisingamen.cards import BAT, CAVERN, FIELD, GEMS, SPEED, STAMINA, STEALTH, STRENGTH, unpack
from dvergar.games.brisingamen.rules import Rules
from dvergar.games.brisingamen.state import OUTSIDE
from dvergar.games.brisingamen.worth import Worth, moves

RIVAL: Final = 0.92  # what each empty rival near a cavern leaves of it
NEAR: Final = 3  # steps
ON_TOP: Final = 1.0  # actions that every trip costs beyond its moves
CROWDED: Final = 2.0  # actions that an occupied cavern costs
OWN_TARGET: Final = 0.4  # what is left of a cavern that another own dwarf is nearer to
SKILLED: Final = [1.0, 1.0, 1.05, 1.15, 1.25, 1.03, 1.0]  # by skill: how much more its bearer brings, its pace left out


class Trips:
    """Rates the trips of one seat's dwarves in one position."""

    def __init__(self, state: Rules, scales: Worth) -> None:
        t = state.tables
        self.state = state
        self.scales = scales
        self.seat = scales.seat
        first = self.seat * state.team
        self.pool = unpack(state.supply[self.seat])
        self.all = self.pool.copy()  # with all that is under way
        for dwarf in range(first, first + state.team):
            load = state.barrows[dwarf]
            for gem in range(GEMS):
                self.all[gem] += load >> (FIELD * gem) & 63
        self.whole = scales.plan(state, self.all, -1)
        self.caverns: list[int] = []
        self.hauls: list[float] = []  # alike: what their gems are worth
        self.homes: list[int] = []  # alike: moves from there to the surface
        for space in range(1, len(t.spaces)):
            if state.gems[space] and t.kinds[space] == CAVERN:
                self.caverns.append(space)
                self.hauls.append(scales.haul(state.gems[space]) * self.left_by_rivals(space))
                self.homes.append(moves(t, state.occupied, space, OUTSIDE, t.pass_limit))

    def left_by_rivals(self, space: int) -> float:
        """Return which part of a cavern's worth counts, with empty rivals near it."""
        state = self.state
        t = state.tables
        left = 1.0
        for dwarf, place in enumerate(state.where):
            if place > OUTSIDE and state.barrows[dwarf] == 0 and state.owner(dwarf) != self.seat and moves(t, 0, place, space, 0) <= NEAR:
                left *= RIVAL
        return left

    def load_value(self, load: int) -> float:
        """Return what a load adds to all else."""
        rest = self.all.copy()
        for gem in range(GEMS):
            rest[gem] -= load >> (FIELD * gem) & 63
        value = self.whole - self.scales.plan(self.state, rest, -1)
        self.scales.plan(self.state, self.all, -1)
        return value

    def rate(self, space: int, skill: int, load: int, worth: float, without: int) -> float:
        """Return the best value for each action of a dwarf at a space: with its load home, or to a cavern (not `without`) and home."""
        state = self.state
        t = state.tables
        limit = t.stealth_limit if skill == STEALTH else t.pass_limit
        fast = skill == SPEED
        best = 0.0
        if load:
            way = moves(t, state.occupied, space, OUTSIDE, limit)
            cost = float((way + 1) // 2 if fast else way) + 0.3
            if cost <= self.scales.actions + 1.0:
                best = worth / max(cost, 0.3)
            if skill != STAMINA:
                return best
        for k in range(len(self.caverns)):
            cavern = self.caverns[k]
            if cavern == without or self.hauls[k] <= 0.0:
                continue
            there = 0 if cavern == space else moves(t, state.occupied, space, cavern, limit)
            home = self.homes[k]
            cost = float((there + 1) // 2 + (home + 1) // 2 if fast else there + home) + ON_TOP
            if cavern != space and state.occupied & t.bits[cavern]:
                cost += CROWDED
            if cost > self.scales.actions + ON_TOP:
                continue
            value = (self.hauls[k] + worth) / cost
            if value > best:
                best = value
        return best * SKILLED[skill]

    def best_cavern(self, space: int, skill: int) -> int:
        """Return the place in the lists of the cavern with the best rate for an empty dwarf at a space, or -1."""
        state = self.state
        t = state.tables
        limit = t.stealth_limit if skill == STEALTH else t.pass_limit
        found = -1
        best = 0.0
        for k in range(len(self.caverns)):
            cavern = self.caverns[k]
            there = 0 if cavern == space else moves(t, state.occupied, space, cavern, limit)
            cost = float(there + self.homes[k]) + ON_TOP
            if cavern != space and state.occupied & t.bits[cavern]:
                cost += CROWDED
            if self.hauls[k] / cost > best:
                best = self.hauls[k] / cost
                found = k
        return found

    def reserve(self, mover: int) -> None:
        """Lessen the caverns that the seat's other empty dwarves in the mine are about to reach."""
        state = self.state
        first = self.seat * state.team
        for dwarf in range(first, first + state.team):
            if dwarf != mover and state.where[dwarf] > OUTSIDE and state.barrows[dwarf] == 0:
                k = self.best_cavern(state.where[dwarf], state.skills[dwarf])
                if k >= 0:
                    self.hauls[k] *= OWN_TARGET

    def bearer_bonus(self, skill: int) -> float:
        """Return what a dwarf that enters brings more with this skill, besides its rate."""
        return 0.05 if skill in (BAT, STAMINA, SPEED) else 0.01 if skill == STRENGTH else 0.02
