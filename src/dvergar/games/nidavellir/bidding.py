"""How the greedy bot bids: what each tavern is worth by place in the order of play, against what rivals are likely to lay (spec 12).

Everybody's coins and gems are known, only their places are not. Every seat's bids are weighed against the others' a few times over;
what is hidden in the given position is never looked at.
"""

from __future__ import annotations

from typing import Final

from dvergar.games.nidavellir.state import NidavellirState
from dvergar.games.nidavellir.worth import Army, Outlook, coin_worth, worth
from dvergar.mechanics.bids import BIDS, DISTINCT, SPREAD, pattern
from dvergar.mechanics.board import COINS, COLUMNS, TAVERNS
from dvergar.mechanics.coins import new_coin
from dvergar.mechanics.position import BID, FREE

ROUNDS: Final = 3  # how often bids are weighed against each other
SOFT: Final = 1.5  # points by which a bid may be worse and still be likely


def picks_ahead(state: NidavellirState) -> int:
    """Return how many picks every seat still has after the one that is being weighed."""
    rounds = state.setup.rounds - state.round + (2 - state.age) * state.setup.rounds
    if state.phase == BID:
        return rounds * TAVERNS + 1  # the middle one of this round
    return rounds * TAVERNS + (TAVERNS - 1 - state.tavern if state.tavern >= 0 else 0)


def best_of(state: NidavellirState, seat: int, p: int, value: int) -> int:
    """Return a seat's highest coin once the coin at position p is worth `value`."""
    best = value
    for q in range(COINS):
        if q != p and state.coins[seat * COINS + q] >> 2 > best:
            best = state.coins[seat * COINS + q] >> 2
    return best


def trades(state: NidavellirState, coin: int) -> bool:
    """Return whether this is an exchange coin."""
    return coin == state.board.exchange or coin == state.board.special


def transform_worth(state: NidavellirState, seat: int, a: Army, o: Outlook, bonus: int) -> float:
    """Return what the best transformation by this bonus brings."""
    most = -99.0
    for p in range(COINS):
        coin = state.coins[seat * COINS + p]
        if not trades(state, coin):
            old = coin >> 2
            value = new_coin(state.treasure, old + bonus, old)
            most = max(most, coin_worth(o, a, old, value, best_of(state, seat, p, value)))
    return most


def merge_worth(state: NidavellirState, seat: int, a: Army, o: Outlook, p: int, q: int) -> float:
    """Return what trading the coins at positions p and q brings."""
    one, two = state.coins[seat * COINS + p] >> 2, state.coins[seat * COINS + q] >> 2
    high = p if one > two else q
    old = one if one > two else two
    value = new_coin(state.treasure, one + two, old)
    return coin_worth(o, a, old, value, best_of(state, seat, high, value))


class Wishes:
    """What one seat would gain from each card that it could take."""

    def __init__(self, state: NidavellirState, seat: int, ahead: int) -> None:
        self.state = state
        self.seat = seat
        self.army = Army(state, seat)
        self.outlook = Outlook(state, seat, ahead)
        self.base = worth(self.army, self.outlook)
        self.known: list[float] = [0.0] * len(state.tables.ids)  # by card, once weighed
        self.weighed: list[bool] = [False] * len(state.tables.ids)

    def gain(self, card: int) -> float:
        """Return what taking a card is worth."""
        if not self.weighed[card]:
            self.weighed[card] = True
            self.known[card] = self.weigh(card)
        return self.known[card]

    def weigh(self, card: int) -> float:
        """Weigh a card that has not been weighed before."""
        t = self.state.tables
        a = self.army
        column = t.column[card]
        if column >= COLUMNS:
            return transform_worth(self.state, self.seat, a, self.outlook, t.bonus[card])
        thrud = a.thrud
        if thrud == column:
            a.thrud = COLUMNS
        a.add(column, t.grades[card], t.points[card])
        after = worth(a, self.outlook)
        a.add(column, -t.grades[card], -t.points[card])
        a.thrud = thrud
        return after - self.base


def best_card(wishes: Wishes, cards: list[int], free: list[bool]) -> int:
    """Return the index of the card that a seat wants most, -1 where none is free."""
    most = -1
    gain = 0.0
    for i in range(len(cards)):
        if free[i]:
            value = wishes.gain(cards[i])
            if most < 0 or value > gain:
                most = i
                gain = value
    return most


def by_place(wishes: list[Wishes], seat: int, cards: list[int], free: list[bool], rivals: list[int]) -> list[float]:
    """Return what a seat may expect of a tavern when 0, 1, 2, ... of the rivals take before it, each what it wants most."""
    count = len(rivals)
    out = [0.0] * (count + 1)
    out[0] = wishes[seat].gain(cards[best_card(wishes[seat], cards, free)])
    for start in range(count):
        left = free.copy()
        for k in range(count):
            taken = best_card(wishes[rivals[(start + k) % count]], cards, left)
            left[taken] = False
            out[k + 1] += wishes[seat].gain(cards[best_card(wishes[seat], cards, left)]) / count
    return out


class Auction:
    """The bids of a round as a small game among all seats."""

    def __init__(self, state: NidavellirState, seat: int) -> None:
        n = state.seats
        self.state = state
        self.seat = seat
        self.wishes = [Wishes(state, one, picks_ahead(state)) for one in range(n)]
        self.places: list[list[float]] = []  # at seat * 3 + tavern: worth by number of rivals ahead
        width = state.setup.width
        for one in range(n):
            rivals = [other for other in range(n) if other != one]
            for tavern in range(TAVERNS):
                cards = state.cards[tavern * width : tavern * width + width]
                free = [state.takers[tavern * width + i] == FREE for i in range(width)]
                self.places.append(by_place(self.wishes, one, cards, free, rivals) if tavern >= state.tavern else [0.0] * n)
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
        wishes = self.wishes[seat]
        for p in range(COINS):
            for q in range(p + 1, COINS):
                if not trades(self.state, self.state.coins[seat * COINS + p]) and not trades(self.state, self.state.coins[seat * COINS + q]):
                    out[p * COINS + q] = merge_worth(self.state, seat, wishes.army, wishes.outlook, p, q)
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


def best_bid(state: NidavellirState, seat: int) -> int:
    """Return the bid that is worth most."""
    values = Auction(state, seat).settle()
    legal = state.legal(seat)
    best = legal[0]
    for bid in legal:
        if values[bid] > values[best]:
            best = bid
    return best


def best_late_coin(state: NidavellirState, seat: int) -> int:
    """Return the `lay` action of Uline's owner that is worth most: this tavern's order is known, later ones are estimated."""
    auction = Auction(state, seat)
    know_places(state, seat, auction)
    values = auction.coin_values(seat)
    merges = auction.merges(seat)
    first = state.tavern
    slots = state.slots(seat)
    best = -1
    most = 0.0
    for action in state.legal(seat):
        p = state.coin_of(seat, action)
        hand = [q for q in slots if q >= first and q != p]
        value = values[first * COINS + p] + rest_worth(state, seat, values, merges, hand, first + 1)
        if trades(state, state.coins[seat * COINS + p]):
            value += best_merge(merges, hand)
        if best < 0 or value > most:
            best = action
            most = value
    return best


def rest_worth(state: NidavellirState, seat: int, values: list[float], merges: list[float], hand: list[int], tavern: int) -> float:
    """Return the most that the coins in hand bring on the taverns from this one on."""
    if tavern >= TAVERNS:
        return 0.0
    most = -999.0
    for p in hand:
        left = [q for q in hand if q != p]
        value = values[tavern * COINS + p] + rest_worth(state, seat, values, merges, left, tavern + 1)
        if trades(state, state.coins[seat * COINS + p]):
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


def know_places(state: NidavellirState, seat: int, auction: Auction) -> None:
    """Note where rivals' coins lie: those that everybody knows there, the hidden ones on each hidden place alike."""
    for rival in range(state.seats):
        if rival == seat:
            continue
        hidden = state.hidden(rival)
        for tavern in range(TAVERNS):
            at = (rival * TAVERNS + tavern) * COINS
            for p in range(COINS):
                if tavern in hidden:
                    auction.likely[at + p] = 1.0 / len(hidden) if p in hidden else 0.0
                else:
                    auction.likely[at + p] = 1.0 if p == tavern else 0.0
