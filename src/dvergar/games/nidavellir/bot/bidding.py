"""How the greedy bot bids (spec 12): its valuation of cards, and the coins that Uline's owner lays when all others lie open."""

from __future__ import annotations

from dvergar.games.nidavellir.bot.evaluation import Army, Forecast, coin_value, evaluate
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.mechanics.tavern.auction import Auction, Valuation, picks_ahead
from dvergar.mechanics.tavern.board import COINS, COLUMNS, TAVERNS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.guesses import know_places


class NidavellirValuation(Valuation):
    """What one seat would gain from each card that it could take."""

    def __init__(self, state: NidavellirState, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state
        self.army = Army(state, seat)
        self.forecast = Forecast(state, seat, picks_ahead(state))
        self.base = evaluate(self.army, self.forecast)

    def weigh(self, card: int) -> float:
        """Return what taking a card is worth."""
        t = self.state.data
        a = self.army
        column = t.column[card]
        if column >= COLUMNS:
            return self.best_growth(t.bonus[card])
        thrud = a.thrud
        if thrud == column:
            a.thrud = COLUMNS
        a.add(column, t.grades[card], t.points[card])
        after = evaluate(a, self.forecast)
        a.add(column, -t.grades[card], -t.points[card])
        a.thrud = thrud
        return after - self.base

    def coin_gain(self, old: int, new: int, best: int) -> float:
        """Return what it brings that a coin of value `old` becomes `new`, and the best coin then is `best`."""
        return coin_value(self.forecast, self.army, old, new, best)


def auction_of(state: NidavellirState, seat: int) -> Auction:
    """Return the bids of this round as a game among all seats."""
    valuations: list[Valuation] = [NidavellirValuation(state, one) for one in range(state.seats)]
    return Auction(state, seat, valuations)


def best_late_coin(state: NidavellirState, seat: int) -> int:
    """Return the `lay` action of Uline's owner that is worth most: this tavern's order is known, later ones are estimated."""
    auction = auction_of(state, seat)
    know_places(state, auction, seat)
    values = auction.coin_values(seat)
    merges = auction.merges(seat)
    first = state.tavern
    slots = state.slots(seat)
    best = -1
    most = 0.0
    for action in state.legal(seat):
        p = state.coin_of(seat, action)
        hand = [q for q in slots if q >= first and q != p]
        value = values[first * COINS + p] + rest_value(state, seat, values, merges, hand, first + 1)
        if state.coins[seat * COINS + p] & EXCHANGE:
            value += best_merge(merges, hand)
        if best < 0 or value > most:
            best = action
            most = value
    return best


def rest_value(state: NidavellirState, seat: int, values: list[float], merges: list[float], hand: list[int], tavern: int) -> float:
    """Return the most that the coins in hand bring on the taverns from this one on."""
    if tavern >= TAVERNS:
        return 0.0
    most = -999.0
    for p in hand:
        left = [q for q in hand if q != p]
        value = values[tavern * COINS + p] + rest_value(state, seat, values, merges, left, tavern + 1)
        if state.coins[seat * COINS + p] & EXCHANGE:
            value += best_merge(merges, left)
        if value > most:
            most = value
    return most


def best_merge(merges: list[float], hand: list[int]) -> float:
    """Return the most that a trade of two coins of a hand brings."""
    most = -999.0
    for p in hand:
        for q in hand:
            if p < q and merges[p * COINS + q] > most:
                most = merges[p * COINS + q]
    return most
