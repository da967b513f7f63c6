"""Trips through the mine: what each dwarf could bring home, and the value of that for each action it takes (spec 12)."""

from __future__ import annotations

from typing import Final

from dvergar.games.brisingamen.bot.evaluation import NO_GOOD, Evaluation, power
from dvergar.games.brisingamen.cards import CAVERN, FIELD, GEMS, SPEED, STAMINA, covers, unpack
from dvergar.games.brisingamen.rules.phases import NOBODY, OUTSIDE
from dvergar.games.brisingamen.rules.play import BrisingamenState

NEAR: Final = 3  # steps
PACE: Final = 0.55  # speed likewise
SKILLED: Final = [1.0, 1.0, 1.05, 1.15, 1.25, 1.03, 1.0]  # by skill: how much more its bearer brings, its pace left out


class Trips:
    """Rates the trips of one seat's dwarves in one position."""

    def __init__(self, state: BrisingamenState, evaluation: Evaluation) -> None:
        t = state.data
        self.state = state
        self.evaluation = evaluation
        self.taste = evaluation.taste
        self.seat = evaluation.seat
        first = self.seat * state.team
        self.pool = unpack(state.supply[self.seat])
        self.all = self.pool.copy()  # with all that is under way
        for dwarf in range(first, first + state.team):
            load = state.barrows[dwarf]
            for gem in range(GEMS):
                self.all[gem] += load >> (FIELD * gem) & 63
        self.whole = evaluation.gems_value(state, self.all, -1)
        self.exit = self.value_outside()
        self.caverns: list[int] = []
        self.hauls: list[float] = []  # alike: what their gems are worth
        self.homes: list[int] = []  # alike: moves from there to the surface
        for space in range(1, len(t.spaces)):
            if state.gems[space] and t.kinds[space] == CAVERN:
                self.caverns.append(space)
                self.hauls.append(evaluation.haul(state.gems[space]) * self.left_by_rivals(space))
                self.homes.append(t.far[space][OUTSIDE])

    def value_outside(self) -> float:
        """Return what it is worth that an empty dwarf comes out: cards that are full need one there, and one that is idle is better out of the way."""
        state = self.state
        t = state.data
        if state.outside(self.seat) != NOBODY:
            return self.taste.home
        best = self.taste.alone
        targets = state.held[self.seat].copy()
        if len(state.made) < t.necklace:
            targets += state.display
        for card in targets:
            if covers(state.supply[self.seat], t.needs[card]):
                best = max(best, self.evaluation.gain(state, card))
        return best

    def left_by_rivals(self, space: int) -> float:
        """Return which part of a cavern's worth counts, with empty rivals near it."""
        state = self.state
        t = state.data
        left = 1.0
        for dwarf, place in enumerate(state.where):
            if place > OUTSIDE and state.barrows[dwarf] == 0 and state.owner(dwarf) != self.seat and t.far[place][space] <= NEAR:
                left *= self.taste.rival
        return left

    def load_value(self, load: int) -> float:
        """Return what a load adds to all else."""
        rest = self.all.copy()
        for gem in range(GEMS):
            rest[gem] -= load >> (FIELD * gem) & 63
        value = self.whole - self.evaluation.gems_value(self.state, rest, -1)
        self.evaluation.gems_value(self.state, self.all, -1)
        return value

    def outlook(self, space: int, skill: int, load: int, gain: float, without: int) -> float:
        """Return what a dwarf at a space has before it: its load, or the best cavern's gems, worth less the longer the way home.

        `load` is what its barrow holds, `gain` what that brings; `without` is a cavern that it has just emptied. What a move is worth is the
        difference that it makes, so a dwarf never walks to and fro, and a leap counts for all the steps it saves.
        """
        state = self.state
        t = state.data
        far = t.far[space]
        pace = PACE if skill == SPEED else 1.0
        best = self.exit * power(self.taste.later, far[OUTSIDE] * pace)
        if load:
            cost = far[OUTSIDE] * pace + 0.3
            best = gain * power(self.taste.later, cost) * self.evaluation.lasts(cost)
            if skill != STAMINA:
                return best
        for k in range(len(self.caverns)):
            cavern = self.caverns[k]
            if cavern == without:
                continue
            cost = (far[cavern] + self.homes[k]) * pace + self.taste.on_top
            if cavern != space and state.occupied & t.bits[cavern]:
                cost += self.taste.crowded
            value = (self.hauls[k] + gain) * power(self.taste.later, cost) * self.evaluation.lasts(self.taste.leaping * cost)
            if value > best:
                best = value
        return best * SKILLED[skill]

    def score(self, before: float, skill: int, load: int, gain: float, goals: list[int], without: int) -> float:
        """Return what the best move to one of these goals adds to the outlook from before."""
        best = NO_GOOD
        for goal in goals:
            best = max(best, self.outlook(goal, skill, load, gain, without) - before)
        return best * self.taste.scale if best > NO_GOOD else NO_GOOD

    def best_cavern(self, space: int) -> int:
        """Return the place in the lists of the cavern with the best rate for an empty dwarf at a space, or -1."""
        far = self.state.data.far
        found = -1
        best = 0.0
        for k in range(len(self.caverns)):
            cost = float(far[space][self.caverns[k]] + self.homes[k]) + self.taste.on_top
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
                k = self.best_cavern(state.where[dwarf])
                if k >= 0:
                    self.hauls[k] *= self.taste.own_target
