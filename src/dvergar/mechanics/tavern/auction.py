"""How a bot bids: what each tavern is worth by place in the order of play, against what rivals are likely to lay.

Everybody's coins and gems are known, only their places are not. Every seat's bids are weighed against the others' a few times over;
what is hidden in the given position is never looked at. A game says what a card and a coin are worth: see `Valuation`.
"""

from __future__ import annotations

from typing import Final

from dvergar.mechanics.tavern.bids import BIDS, DISTINCT, SPREAD, pattern
from dvergar.mechanics.tavern.board import COINS, TAVERNS
from dvergar.mechanics.tavern.coins import EXCHANGE, new_coin
from dvergar.mechanics.tavern.position import BID, FREE
from dvergar.mechanics.tavern.recruits import RecruitingState

ROUNDS: Final = 3  # how often bids are weighed against each other
SOFT: Final = 1.5  # points by which a bid may be worse and still be likely


def picks_ahead(state: RecruitingState) -> int:
    """Return how many picks every seat still has after the one that is being weighed."""
    rounds = state.setup.rounds - state.round + (2 - state.age) * state.setup.rounds
    if state.phase == BID:
        return rounds * TAVERNS + 1  # the middle one of this round
    return rounds * TAVERNS + (TAVERNS - 1 - state.tavern if state.tavern >= 0 else 0)


def best_of(state: RecruitingState, seat: int, p: int, value: int) -> int:
    """Return a seat's highest coin once the coin at position p is worth `value`."""
    best = value
    for q in range(COINS):
        if q != p and state.coins[seat * COINS + q] >> 2 > best:
            best = state.coins[seat * COINS + q] >> 2
    return best


class Valuation:
    """What one seat would gain from each card that it could take, and from other coins: its valuation, as in an auction."""

    def __init__(self, state: RecruitingState, seat: int) -> None:
        self.position = state
        self.seat = seat
        self.known: list[float] = [0.0] * len(state.board.ids)  # by card, once weighed
        self.weighed: list[bool] = [False] * len(state.board.ids)

    # What differs between games

    def weigh(self, card: int) -> float:
        """Return what taking a card is worth."""
        raise TypeError("a game knows what its cards are worth")

    def coin_gain(self, old: int, new: int, best: int) -> float:
        """Return what it brings that a coin of value `old` becomes `new`, and the best coin then is `best`."""
        raise TypeError("a game knows what its coins are worth")

    # What they share

    def gain(self, card: int) -> float:
        """Return what taking a card is worth; it is weighed once."""
        if not self.weighed[card]:
            self.weighed[card] = True
            self.known[card] = self.weigh(card)
        return self.known[card]

    def growth(self, p: int, bonus: int) -> float:
        """Return what it brings that the coin at position p grows by a bonus."""
        state = self.position
        old = state.coins[self.seat * COINS + p] >> 2
        value = new_coin(state.treasure, old + bonus, old)
        return self.coin_gain(old, value, best_of(state, self.seat, p, value))

    def best_growth(self, bonus: int, first: int = 0) -> float:
        """Return what the best growth by a bonus brings, of the coins at positions from `first` on."""
        most = -99.0
        for p in range(first, COINS):
            if self.position.coins[self.seat * COINS + p] & EXCHANGE == 0:
                value = self.growth(p, bonus)
                if value > most:
                    most = value
        return most

    def merge(self, p: int, q: int) -> float:
        """Return what trading the coins at positions p and q brings."""
        state, seat = self.position, self.seat
        one, two = state.coins[seat * COINS + p] >> 2, state.coins[seat * COINS + q] >> 2
        high = p if one > two else q
        old = one if one > two else two
        value = new_coin(state.treasure, one + two, old)
        return self.coin_gain(old, value, best_of(state, seat, high, value))


def best_card(valuation: Valuation, cards: list[int], free: list[bool]) -> int:
    """Return the index of the card that a seat wants most, -1 where none is free."""
    most = -1
    gain = 0.0
    for i in range(len(cards)):
        if free[i]:
            value = valuation.gain(cards[i])
            if most < 0 or value > gain:
                most = i
                gain = value
    return most


def by_place(valuations: list[Valuation], seat: int, cards: list[int], free: list[bool], rivals: list[int]) -> list[float]:
    """Return what a seat may expect of a tavern when 0, 1, 2, ... of the rivals take before it, each what it wants most."""
    count = len(rivals)
    out = [0.0] * (count + 1)
    out[0] = valuations[seat].gain(cards[best_card(valuations[seat], cards, free)])
    for start in range(count):
        left = free.copy()
        for k in range(count):
            taken = best_card(valuations[rivals[(start + k) % count]], cards, left)
            left[taken] = False
            out[k + 1] += valuations[seat].gain(cards[best_card(valuations[seat], cards, left)]) / count
    return out


class Auction:
    """The bids of a round as a small game among all seats."""

    def __init__(self, state: RecruitingState, seat: int, valuations: list[Valuation]) -> None:
        """`valuations` holds one for each seat."""
        n = state.seats
        self.state = state
        self.seat = seat
        self.valuations = valuations
        self.places: list[list[float]] = []  # at seat * 3 + tavern: worth by number of rivals ahead
        width = state.setup.width
        for one in range(n):
            rivals = [other for other in range(n) if other != one]
            for tavern in range(TAVERNS):
                cards = state.cards[tavern * width : tavern * width + width]
                free = [state.takers[tavern * width + i] == FREE for i in range(width)]
                self.places.append(by_place(self.valuations, one, cards, free, rivals) if tavern >= state.tavern else [0.0] * n)
        self.ranks: list[int] = []  # of every coin of every seat, at seat * 5 + position
        for one in range(n):
            for p in range(COINS):
                self.ranks.append(((state.coins[one * COINS + p] >> 2) * 128 + state.gems[one]) * 8 + one)
        self.likely: list[float] = [0.2] * (n * TAVERNS * COINS)  # at (seat * 3 + tavern) * 5 + position: that this coin lies there

    def ahead(self, seat: int, tavern: int, rank: int) -> list[float]:
        """Return how likely 0, 1, 2, ... rivals play before a coin of that rank on a tavern."""
        n = self.state.seats
        out = [0.0] * n
        out[0] = 1.0
        count = 0
        for rival in range(n):
            if rival == seat:
                continue
            q = 0.0
            at = (rival * TAVERNS + tavern) * COINS
            for p in range(COINS):
                if self.ranks[rival * COINS + p] > rank:
                    q += self.likely[at + p]
            count += 1
            k = count
            while k > 0:
                out[k] = out[k] * (1.0 - q) + out[k - 1] * q
                k -= 1
            out[0] *= 1.0 - q
        return out

    def coin_values(self, seat: int) -> list[float]:
        """Return what each coin is worth on each tavern, at tavern * 5 + position."""
        out = [0.0] * (TAVERNS * COINS)
        for tavern in range(TAVERNS):
            places = self.places[seat * TAVERNS + tavern]
            for p in range(COINS):
                odds = self.ahead(seat, tavern, self.ranks[seat * COINS + p])
                total = 0.0
                for k in range(len(odds)):
                    total += odds[k] * places[k]
                out[tavern * COINS + p] = total
        return out

    def merges(self, seat: int) -> list[float]:
        """Return what trading two coins brings, at p * 5 + q."""
        out = [0.0] * (COINS * COINS)
        valuation = self.valuations[seat]
        for p in range(COINS):
            for q in range(p + 1, COINS):
                if (self.state.coins[seat * COINS + p] | self.state.coins[seat * COINS + q]) & EXCHANGE == 0:
                    out[p * COINS + q] = valuation.merge(p, q)
        return out

    def bid_values(self, seat: int, merges: list[float]) -> list[float]:
        """Return what each of the seat's bids is worth; merges of pouches that hold the exchange coin are zero."""
        values = self.coin_values(seat)
        out = [0.0] * BIDS
        for bid in DISTINCT[pattern(self.state.coins, seat * COINS)]:
            at = bid * COINS
            out[bid] = (
                values[SPREAD[at]] + values[COINS + SPREAD[at + 1]] + values[2 * COINS + SPREAD[at + 2]] + merges[SPREAD[at + 3] * COINS + SPREAD[at + 4]]
            )
        return out

    def settle(self) -> list[float]:
        """Weigh everybody's bids against each other and return the values of this seat's bids."""
        n = self.state.seats
        merges = [self.merges(one) for one in range(n)]
        for turn in range(ROUNDS):
            fresh = self.likely.copy()
            for one in range(n):
                self.expect(one, self.bid_values(one, merges[one]), fresh, 1.0 if turn == 0 else 0.5)
            self.likely = fresh
        return self.bid_values(self.seat, merges[self.seat])

    def expect(self, seat: int, values: list[float], likely: list[float], weight: float) -> None:
        """Note in `likely` where a seat's coins will lie when better bids are likelier."""
        bids = DISTINCT[pattern(self.state.coins, seat * COINS)]
        best = values[bids[0]]
        for bid in bids:
            if values[bid] > best:
                best = values[bid]
        found = [0.0] * (TAVERNS * COINS)
        total = 0.0
        for bid in bids:
            x = 1.0 + (best - values[bid]) / SOFT
            x = 1.0 / (x * x * x)
            total += x
            at = bid * COINS
            for tavern in range(TAVERNS):
                found[tavern * COINS + SPREAD[at + tavern]] += x
        first = seat * TAVERNS * COINS
        for i in range(TAVERNS * COINS):
            likely[first + i] += weight * (found[i] / total - likely[first + i])


def best_bid(auction: Auction) -> int:
    """Return the bid that is worth most."""
    values = auction.settle()
    legal = auction.state.legal(auction.seat)
    best = legal[0]
    for bid in legal:
        if values[bid] > values[best]:
            best = bid
    return best
