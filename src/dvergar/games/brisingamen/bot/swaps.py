"""The best swap on the black market, found by its gems alone: there may be hundreds (spec 4.8)."""

from __future__ import annotations

from typing import Final

from dvergar.games.brisingamen.bot.evaluation import NO_GOOD, Evaluation
from dvergar.games.brisingamen.cards import FIELD, GEMS, UNIT, WEIGHT, unpack, weigh
from dvergar.games.brisingamen.rules.phases import ENOUGH_ACTION, GEM_ACTION, RECEIVE
from dvergar.games.brisingamen.rules.play import BrisingamenState

FILLS: Final = 2.0  # what a swap counts more that fills a card


class Swaps:
    """Looks for the swap that leaves a seat the best supply."""

    def __init__(self, state: BrisingamenState, evaluation: Evaluation) -> None:
        self.state = state
        self.evaluation = evaluation
        self.seat = evaluation.seat
        self.given = 0
        self.received = 0
        self.most = NO_GOOD
        self.wanted = [False] * GEMS  # by type: a card lacks it
        self.ready = 0

    def gain(self) -> float:
        """Return what the best swap adds to the supply, NO_GOOD where there is none."""
        now = self.evaluation.gems_value(self.state, unpack(self.state.supply[self.seat]), -1)
        full = self.evaluation.ready
        self.search(0)
        if self.most == NO_GOOD:
            return NO_GOOD
        return self.most - now + (FILLS if self.ready > full else 0.0)

    def want(self) -> None:
        """Note which types the cards lack that the supply does not fill."""
        self.evaluation.gems_value(self.state, unpack(self.state.supply[self.seat]), -1)
        for gem in range(GEMS):
            self.wanted[gem] = self.evaluation.missing[gem] > 0

    def step(self) -> int:
        """Return the next gem of the best swap that goes on from what was chosen so far."""
        state = self.state
        self.most = NO_GOOD
        if state.phase == RECEIVE:
            self.want()
            self.receive(state.owing, state.received, state.first)
            if self.most == NO_GOOD:
                return state.choices[0]
            rest = self.received - state.received
        else:
            self.search(state.owing)
            if self.most == NO_GOOD:
                return state.choices[0]
            rest = self.given - state.owing
            if rest == 0:
                return ENOUGH_ACTION
        for gem in range(GEMS):
            if rest >> (FIELD * gem) & 63:
                return GEM_ACTION + gem
        return state.choices[0]

    def search(self, given: int) -> None:
        """Try everything that can be given, `given` among it."""
        state = self.state
        supply = state.supply[self.seat]
        self.most = NO_GOOD
        self.want()
        for first in range(GEMS):
            if not supply >> (FIELD * first) & 63 or (given and given != UNIT[first]):
                continue
            if state.pays(UNIT[first]):
                self.receive(UNIT[first], 0, 0)
            rest = supply - UNIT[first]
            for second in range(first, GEMS):
                if rest >> (FIELD * second) & 63 and state.pays(UNIT[first] + UNIT[second]):
                    self.receive(UNIT[first] + UNIT[second], 0, 0)

    def receive(self, given: int, received: int, first: int) -> None:
        """Try every way to receive what is owed, types from `first` on."""
        pool = unpack(self.state.supply[self.seat] - given + received)
        market = self.state.offer(given) - received
        self.fill(given, received, pool, market, weigh(given) - weigh(received), first, 0, received != 0)

    def fill(self, given: int, received: int, pool: list[int], market: int, owed: int, first: int, idle: int, good: bool) -> None:
        """Add one gem after another until nothing is owed, and keep the best; more than one that no card lacks (`idle`) is not tried."""
        if owed == 0:
            if not good:
                return
            value = self.evaluation.gems_value(self.state, pool, -1)
            if value > self.most:
                self.most = value
                self.ready = self.evaluation.ready
                self.given = given
                self.received = received
            return
        for gem in range(first, GEMS):
            wanted = self.wanted[gem]
            if market >> (FIELD * gem) & 63 and WEIGHT[gem] <= owed and (wanted or idle < 1 or self.state.phase == RECEIVE):
                pool[gem] += 1
                more = idle if wanted else idle + 1
                self.fill(given, received + UNIT[gem], pool, market - UNIT[gem], owed - WEIGHT[gem], gem, more, good or wanted)
                pool[gem] -= 1
