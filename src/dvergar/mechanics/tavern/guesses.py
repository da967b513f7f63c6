"""Where rivals' hidden coins are likely to lie: a seat that bids well has laid them where they are worth most to it."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Guess
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.mechanics.tavern.auction import SOFT, Auction
from dvergar.mechanics.tavern.board import COINS, TAVERNS
from dvergar.mechanics.tavern.position import POUCH
from dvergar.mechanics.tavern.recruits import RecruitingState

CHANCES: Final = 1 << 20  # as finely a drawn arrangement is told from another


class CoinGuess(Guess):
    """Every arrangement of each rival's hidden coins, with its odds. Equal knowledge gives equal guesses."""

    def __init__(self, state: RecruitingState, seat: int, auction: Auction) -> None:
        """`auction` is that of the state; nothing has been weighed in it."""
        self.coins: list[list[int]] = [[] for _ in range(state.seats)]  # by seat: all arrangements, one behind the other
        self.odds: list[list[float]] = [[] for _ in range(state.seats)]  # by seat and arrangement: its odds and those of all before it
        know_places(state, auction)
        for rival in range(state.seats):
            if rival != seat and len(state.hidden(rival)) > 1:
                self.weigh(state, rival, auction.coin_values(rival), auction.merges(rival))

    def weigh(self, state: RecruitingState, rival: int, values: list[float], merges: list[float]) -> None:
        """Note how likely each arrangement of a rival's hidden coins is."""
        places = state.hidden(rival)
        first = rival * COINS
        sources = [ranked & 7 for ranked in sorted([state.coins[first + p] * 8 + p for p in places])]
        worths: list[float] = []
        ways: list[float] = []  # in which orders tell an arrangement: of two equal coins in the pouch there are half as many
        best = -999.0
        for order in orders(len(places)):
            worth = 0.0
            pouch = -1
            alike = False
            for k in range(len(places)):
                p = sources[order[k]]
                self.coins[rival].append(state.coins[first + p])
                if places[k] < TAVERNS:
                    worth += values[places[k] * COINS + p]
                elif places[k] == POUCH:
                    pouch = p
                elif pouch >= 0:
                    worth += merges[min(p, pouch) * COINS + max(p, pouch)]
                    alike = state.coins[first + p] == state.coins[first + pouch]
            worths.append(worth)
            ways.append(2.0 if alike else 1.0)
            best = max(best, worth)
        total = 0.0
        for n in range(len(worths)):
            x = 1.0 + (best - worths[n]) / SOFT
            total += ways[n] / (x * x * x)
            self.odds[rival].append(total)

    def settle(self, state: State, rng: Rng) -> None:
        """Lay the rivals' hidden coins out anew."""
        assert isinstance(state, RecruitingState)
        for rival in range(state.seats):
            odds = self.odds[rival]
            if odds:
                left = odds[len(odds) - 1] * (rng.below(CHANCES) / CHANCES)
                n = 0
                while n < len(odds) - 1 and left >= odds[n]:
                    n += 1
                places = state.hidden(rival)
                for k in range(len(places)):
                    state.coins[rival * COINS + places[k]] = self.coins[rival][n * len(places) + k]
                state.tidy(rival)


def know_places(state: RecruitingState, auction: Auction, but: int = -1) -> None:
    """Note where the coins of all seats but one lie: those that everybody knows there, the hidden ones on each hidden place alike."""
    for seat in range(state.seats):
        if seat == but:
            continue
        hidden = state.hidden(seat)
        for tavern in range(TAVERNS):
            at = (seat * TAVERNS + tavern) * COINS
            for p in range(COINS):
                if tavern in hidden:
                    auction.likely[at + p] = 1.0 / len(hidden) if p in hidden else 0.0
                else:
                    auction.likely[at + p] = 1.0 if p == tavern else 0.0


def orders(count: int) -> list[list[int]]:
    """Return all orders of so many things.

    >>> orders(2)
    [[0, 1], [1, 0]]
    """
    found: list[list[int]] = [[]]
    for _ in range(count):
        found = [[*order, n] for order in found for n in range(count) if n not in order]
    return found
