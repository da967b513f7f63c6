"""The greedy way to play Nains: the best next step by an estimate that looks ahead, without search (spec 12)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import PolicyMaker, Slips
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.nains.bot.evaluation import Forecast, coin_value, evaluate
from dvergar.games.nains.cards import BRINGS_ALLY, EXCHANGE_THREE, LIQUOR_PAIR, LOOK, PARIA, UPGRADE
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import DISCARD, DISCARD_ACTION, GAAT, GAAT_ACTION, HERO, HERO_ACTION, NO_GROUP, SVARA, SVARA_ACTION
from dvergar.games.nains.rules.scoring import Force
from dvergar.mechanics.tavern.auction import Auction, Valuation, best_bid, picks_ahead
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.judge import DENY, TavernJudge, still_to_play
from dvergar.mechanics.tavern.position import BID, PICK, PICK_ACTION, TRANSFORM

SECOND: Final = 6.0  # the grade of the second mercenary, who may stand anywhere
APPRENTICE: Final = 40  # slips in a hundred decisions
JOURNEYMAN: Final = 6
THREE: Final = 0.6  # what a 3 that exchanges brings more than a 0, each round


class NainsValuation(Valuation):
    """What one seat would gain from each card that it could take."""

    def __init__(self, state: NainsState, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state
        self.force = Force(state, seat)
        self.forecast = Forecast(state, seat, picks_ahead(state))
        self.recruits = state.recruits[seat]
        self.base = evaluate(self.force, self.forecast, self.recruits)

    def weigh(self, card: int) -> float:
        """Return what taking a card is worth, the coin that grows with a Talion dwarf included."""
        t = self.state.data
        at = self.seat * COLUMNS + t.column[card]
        after = Force(self.state, self.seat, self.force)
        after.add_dwarf(card, t.effect[card] == PARIA and self.state.has_number(at, card))
        value = evaluate(after, self.forecast, self.recruits) - self.base
        if t.effect[card] == UPGRADE:
            value += self.upgrade(t.bonus[card])
        return value

    def upgrade(self, bonus: int) -> float:
        """Return what the coin of the present tavern brings when it grows; any one's share where that is not known to all."""
        state = self.state
        first = self.seat * COINS
        if state.tavern >= 0 and state.coins[first + state.tavern] & EXCHANGE == 0:
            return self.growth(state.tavern, bonus)
        total = 0.0
        for coin in sorted(state.coins[first : first + COINS]):
            if coin & EXCHANGE == 0:
                total += self.growth(state.coins.index(coin, first) - first, bonus)
        return total / (COINS - 1)

    def coin_gain(self, old: int, new: int, best: int) -> float:
        """Return what it brings that a coin of value `old` becomes `new`."""
        return coin_value(self.forecast, old, new)

    def with_cognar(self, card: int) -> Force:
        """Return what there is with one Cognar more."""
        after = Force(self.state, self.seat, self.force)
        after.add_cognar(card)
        return after


def auction_of(state: NainsState, seat: int) -> Auction:
    """Return the bids of this round as a game among all seats."""
    valuations: list[Valuation] = [NainsValuation(state, one) for one in range(state.seats)]
    return Auction(state, seat, valuations)


class Greedy:
    """Weighs every action once and takes the best; equal views give equal actions, for nothing hidden is looked at."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        assert isinstance(world, NainsState)
        if world.phase == BID:
            return best_bid(auction_of(world, seat))
        return Judge(world, seat).best()


class Judge(TavernJudge):
    """Weighs the actions of one seat in one position."""

    def __init__(self, state: NainsState, seat: int) -> None:
        self.state = state
        self.own_valuation = NainsValuation(state, seat)
        self.forecast = self.own_valuation.forecast
        rivals: list[Valuation] = [NainsValuation(state, one) for one in still_to_play(state)] if state.phase in (PICK, DISCARD) else []
        super().__init__(state, seat, self.own_valuation, rivals)

    def value(self, action: int) -> float:
        """Return what an action is worth; only differences count."""
        phase = self.state.phase
        if phase == PICK:
            return self.pick(action - PICK_ACTION)
        if phase == HERO:
            which = action - HERO_ACTION - self.state.data.ordinary
            return self.cognar(self.state.data.first_hero + action - HERO_ACTION) if which < 0 else self.mercenary(which)
        if phase == TRANSFORM:
            return self.transform(action)
        if phase == DISCARD:
            return -self.left_over(action - DISCARD_ACTION)
        if phase == GAAT:
            return self.ally(self.own_valuation.force, action - GAAT_ACTION, self.own_valuation.recruits)
        if phase == SVARA:
            return self.own_valuation.gain(self.state.peek()[action - SVARA_ACTION])
        raise ValueError(f"phase {phase} asks nothing")

    def pick(self, slot: int) -> float:
        """Weigh a card of the open tavern; the first of two seats discards another one at the second tavern (spec 4.6)."""
        state = self.state
        if state.seats > 2 or state.tavern != state.data.discard_tavern or state.turn > 0:
            return super().pick(slot)
        width = state.setup.width
        first = state.tavern * width
        least = 999.0
        for other in range(width):
            if other != slot and state.free >> other & 1:
                gain = self.rivals[0].gain(state.cards[first + other])
                if gain < least:
                    least = gain
        return self.own_valuation.gain(state.cards[first + slot]) - DENY * least

    def left_over(self, slot: int) -> float:
        """Return what the other of two seats gains when this card of the two left is discarded."""
        state = self.state
        width = state.setup.width
        for other in range(width):
            if other != slot and state.free >> other & 1:
                return self.rivals[0].gain(state.cards[state.tavern * width + other])
        return 0.0

    def cognar(self, card: int) -> float:
        """Weigh a Cognar of an Order or a white one."""
        t = self.state.data
        valuation = self.own_valuation
        effect = t.effect[card]
        after = valuation.with_cognar(card)
        recruits = valuation.recruits + 1
        if effect == LIQUOR_PAIR:
            self.forecast.pair_left -= 1
        value = evaluate(after, self.forecast, recruits)
        if effect == LIQUOR_PAIR:
            self.forecast.pair_left += 1
        elif effect == BRINGS_ALLY:
            value = max([self.ally(after, column, recruits) for column in range(COLUMNS)])
        elif effect == EXCHANGE_THREE:
            value += (t.special >> 2) - (t.exchange >> 2) + THREE * self.forecast.rounds
        elif effect == LOOK:
            value += self.scouted(t.amount[card])
        elif t.bonus[card] > 0:
            value += valuation.best_growth(t.bonus[card])
        return value

    def ally(self, force: Force, column: int, recruits: int) -> float:
        """Weigh a column for Ga'at."""
        after = Force(self.state, self.seat, force)
        after.add_ally(column)
        return evaluate(after, self.forecast, recruits)

    def mercenary(self, which: int) -> float:
        """Weigh a mercenary in a column; the first of a group brings a second."""
        state = self.state
        after = Force(state, self.seat, self.own_valuation.force)
        after.add_mercenary(state.data.first_hero + state.data.ordinary + which // COLUMNS, which % COLUMNS)
        value = evaluate(after, self.forecast, self.own_valuation.recruits + 1)
        return value + SECOND if state.group == NO_GROUP else value

    def scouted(self, count: int) -> float:
        """Return what the best of so many cards of the Era 2 deck will bring: everybody can count that deck, nobody knows its order."""
        state = self.state
        deck = sorted(state.later) if state.age == 1 else state.unseen()
        gains = [self.own_valuation.gain(card) for card in deck]
        gains.sort()
        if count > len(gains):
            count = len(gains)
        return gains[len(gains) * count // (count + 1)] if gains else 0.0


def policies() -> dict[str, PolicyMaker]:
    """Return this game's ways to play, weakest first.

    >>> list(policies())
    ['apprentice', 'journeyman', 'greedy']
    """
    return {"apprentice": lambda: Slips(Greedy(), APPRENTICE), "journeyman": lambda: Slips(Greedy(), JOURNEYMAN), "greedy": Greedy}
