"""The greedy bot's judgement of actions in the tavern games: picks by what they bring and what they leave to others, coins by what they become."""

from __future__ import annotations

from typing import Final

from dvergar.mechanics.tavern.auction import Valuation, best_card
from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.coins import EXCHANGE, ROYAL, new_coin
from dvergar.mechanics.tavern.position import FREE, POUCH
from dvergar.mechanics.tavern.recruits import RecruitingState

DENY: Final = 0.45  # how much a rival's gain counts against one's own
LATER: Final = 0.12  # what a point more on a coin that is still to be turned brings in its tavern


def still_to_play(state: RecruitingState) -> list[int]:
    """Return the seats that play after the present one in this tavern, in order, while a card is being taken."""
    return [rank & 7 for rank in state.ranks[state.turn + 1 :]]


class TavernJudge:
    """Weighs the actions of one seat in one position."""

    def __init__(self, state: RecruitingState, seat: int, valuation: Valuation, rivals: list[Valuation]) -> None:
        """`rivals` are the valuations of those who still take in this tavern, in order of play."""
        self.position = state
        self.seat = seat
        self.valuation = valuation
        self.rivals = rivals

    def value(self, action: int) -> float:
        """Return what an action is worth; only differences count."""
        raise TypeError("a game weighs its actions")

    def best(self) -> int:
        """Return the action that is worth most."""
        best = -1
        most = 0.0
        for action in self.position.legal(self.seat):
            value = self.value(action)
            if best < 0 or value > most:
                best = action
                most = value
        return best

    def pick(self, slot: int) -> float:
        """Weigh a card of the open tavern by what it brings and by what it leaves to others."""
        state = self.position
        width = state.setup.width
        first = state.tavern * width
        cards = state.cards[first : first + width]
        free = [taker == FREE for taker in state.takers[first : first + width]]
        free[slot] = False
        return self.valuation.gain(cards[slot]) - self.left_to_others(cards, free)

    def left_to_others(self, cards: list[int], free: list[bool]) -> float:
        """Return what the rivals' gains of the free cards cost this seat; `free` is used up."""
        total = 0.0
        for rival in self.rivals:
            taken = best_card(rival, cards, free)
            free[taken] = False
            total += DENY / (self.position.seats - 1) * rival.gain(cards[taken])
        return total

    def transform(self, action: int) -> float:
        """Weigh the growth of one coin: with the trade that may follow, and what the coin does where it lies."""
        state = self.position
        seat = self.seat
        valuation = self.valuation
        p = state.coin_of(seat, action)
        coin = state.coins[seat * COINS + p]
        old = coin >> 2
        new = new_coin(state.treasure, old + state.bonus, old)
        value = valuation.growth(p, state.bonus)
        place = state.place(seat, p)
        if place < POUCH and place > state.tavern:
            value += LATER * (new - old)
        if place == POUCH and self.trade_follows():
            other = 7 - p  # the pouch is at positions 3 and 4
            treasure = state.treasure.copy()
            treasure[new] -= 1
            if coin & 3 == ROYAL:
                treasure[old] += 1
            kept = state.coins[seat * COINS + other] >> 2
            high = max(new, kept)
            best = self.best_coin()
            merged = new_coin(treasure, new + kept, high)
            value += valuation.coin_gain(high, merged, max(best, merged))
            before = max(old, kept)
            plain = new_coin(state.treasure, old + kept, before)
            value -= valuation.coin_gain(before, plain, max(best, plain))
        return value

    def best_coin(self) -> int:
        """Return the value of the seat's highest coin."""
        first = self.seat * COINS
        best = 0
        for p in range(first, first + COINS):
            if self.position.coins[p] >> 2 > best:
                best = self.position.coins[p] >> 2
        return best

    def trade_follows(self) -> bool:
        """Return whether this seat's exchange coin lies on this tavern or a later one."""
        state = self.position
        first = self.seat * COINS
        for p in range(max(state.tavern, 0), state.laid[self.seat]):  # noqa: SIM110 - mypyc is faster without a generator
            if state.coins[first + p] & EXCHANGE:
                return True
        return False
