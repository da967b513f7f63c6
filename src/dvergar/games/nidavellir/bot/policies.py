"""The greedy way to play Nidavellir: the best next step by an estimate that looks ahead, without search (spec 12)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import PolicyMaker, Slips
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.nidavellir.bot.bidding import NidavellirValuation, auction_of, best_late_coin
from dvergar.games.nidavellir.bot.evaluation import Army, Forecast, evaluate
from dvergar.games.nidavellir.cards import DISCARD_DWARVES, DWARF, DWERG
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import (
    DISCARD,
    DISCARD_ACTION,
    HERO,
    HERO_ACTION,
    KEEP_ACTION,
    PAIRS,
    PIONEER,
    PIONEER_ACTION,
    THRUD,
    THRUD_ACTION,
    ULINE_BID,
    ULINE_TRADE,
    YLUD,
    YLUD_ACTION,
)
from dvergar.mechanics.tavern.auction import Valuation, best_bid
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.judge import TavernJudge, still_to_play
from dvergar.mechanics.tavern.position import BID, PICK, PICK_ACTION, TRANSFORM

APPRENTICE: Final = 30  # slips in a hundred decisions
JOURNEYMAN: Final = 6


class Greedy:
    """Weighs every action once and takes the best; equal views give equal actions, for nothing hidden is looked at."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        assert isinstance(world, NidavellirState)
        if world.phase == BID:
            return best_bid(auction_of(world, seat))
        if world.phase == ULINE_BID:
            return best_late_coin(world, seat)
        return Judge(world, seat).best()


class Judge(TavernJudge):
    """Weighs the actions of one seat in one position."""

    def __init__(self, state: NidavellirState, seat: int) -> None:
        self.state = state
        self.own_valuation = NidavellirValuation(state, seat)
        self.army = self.own_valuation.army
        self.forecast = self.own_valuation.forecast
        rivals: list[Valuation] = [NidavellirValuation(state, one) for one in still_to_play(state)] if state.phase == PICK else []
        super().__init__(state, seat, self.own_valuation, rivals)

    def value(self, action: int) -> float:
        """Return what an action is worth; only differences count."""
        phase = self.state.phase
        if phase == PICK:
            return self.pick(action - PICK_ACTION)
        if phase == HERO:
            return self.hero(self.state.data.first_hero + action - HERO_ACTION)
        if phase == TRANSFORM:
            return self.transform(action)
        if phase == DISCARD:
            return self.discard(action - DISCARD_ACTION)
        if phase == THRUD:
            return self.thrud(action - THRUD_ACTION)
        if phase == ULINE_TRADE:
            p, q = self.state.pair_of(self.seat, action)
            return self.own_valuation.merge(p, q)
        if phase == YLUD:
            return self.ylud(self.state.ylud % COLUMNS if action == KEEP_ACTION else action - YLUD_ACTION)
        if phase == PIONEER:
            return self.own_valuation.gain(self.state.later[action - PIONEER_ACTION])
        raise ValueError(f"phase {phase} asks nothing")

    def hero(self, card: int) -> float:
        """Weigh a hero."""
        state = self.state
        t = state.data
        valuation = NidavellirValuation(state, self.seat)
        a = valuation.army
        forecast = valuation.forecast
        a.heroes += 1
        a.join(t, card)
        if t.effect[card] == DWERG:
            forecast.brothers -= 1
        column = t.column[card]
        if column < COLUMNS:
            if a.thrud == column:
                a.thrud = COLUMNS
            a.add(column, t.grades[card], t.points[card])
        elif card == t.thrud:
            a.thrud = COLUMNS
        if t.effect[card] == DISCARD_DWARVES:
            self.lose_least(a, forecast, column, t.amount[card])
        value = evaluate(a, forecast)
        if t.bonus[card] > 0:
            value += valuation.best_growth(t.bonus[card])
        return value

    def lose_least(self, a: Army, forecast: Forecast, own: int, count: int) -> None:
        """Take the dwarves out of an army that will be missed least, from columns other than the hero's own."""
        gone = [column == own or not self.ends_with_dwarf(column) for column in range(COLUMNS)]
        for _ in range(count):
            best = -1
            most = 0.0
            for column in range(COLUMNS):
                if not gone[column]:
                    self.take_last(a, column)
                    value = evaluate(a, forecast)
                    self.give_last(a, column)
                    if best < 0 or value > most:
                        best = column
                        most = value
            gone[best] = True
            self.take_last(a, best)

    def ends_with_dwarf(self, column: int) -> bool:
        """Return whether the last card of a column may be sent away."""
        cards = self.state.columns[self.seat * COLUMNS + column]
        return len(cards) > 0 and self.state.data.kind[cards[-1]] == DWARF

    def take_last(self, a: Army, column: int) -> None:
        """Take the last card of a column out of an army."""
        t = self.state.data
        card = self.state.columns[self.seat * COLUMNS + column][-1]
        a.add(column, -t.grades[card], -t.points[card])

    def give_last(self, a: Army, column: int) -> None:
        """Put it back."""
        t = self.state.data
        card = self.state.columns[self.seat * COLUMNS + column][-1]
        a.add(column, t.grades[card], t.points[card])

    def discard(self, which: int) -> float:
        """Weigh whom to send away."""
        a = Army(self.state, self.seat)
        if which < len(PAIRS):
            one, two = PAIRS[which]
            self.take_last(a, one)
            self.take_last(a, two)
        else:
            self.take_last(a, which - len(PAIRS))
        return evaluate(a, self.forecast)

    def thrud(self, column: int) -> float:
        """Weigh a column for Thrud."""
        a = Army(self.state, self.seat)
        a.thrud = column
        return evaluate(a, self.forecast)

    def ylud(self, column: int) -> float:
        """Weigh a column for Ylud; after the first age she may still move once more."""
        state = self.state
        a = Army(state, self.seat)
        if state.ylud >= 0:
            a.standing[state.ylud % COLUMNS] -= 1
        a.standing[column] += 1
        if state.age == 2:
            a.ylud = 0
            a.grades[column] += 1
            a.points[column] += state.data.ylud_points[column]
        return evaluate(a, self.forecast)


def policies() -> dict[str, PolicyMaker]:
    """Return this game's ways to play, weakest first.

    >>> list(policies())
    ['apprentice', 'journeyman', 'greedy']
    """
    return {"apprentice": lambda: Slips(Greedy(), APPRENTICE), "journeyman": lambda: Slips(Greedy(), JOURNEYMAN), "greedy": Greedy}
