"""Gains: what one more card or coin would change in a seat's score now, computed without a second position, as far as all tavern games agree."""

from __future__ import annotations

from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE, new_coin
from dvergar.mechanics.tavern.recruits import RecruitingState


class TavernGains:
    """The gains of one seat, computed from the numbers of its army that score."""

    def __init__(self, state: RecruitingState, seat: int) -> None:
        self.position = state
        self.seat = seat
        first = seat * COLUMNS
        self.grades = state.grades[first : first + COLUMNS]
        self.points = state.points[first : first + COLUMNS]

    # What differs between games

    def exchanged(self, p: int, value: int) -> int:
        """Return what it brings that the coin at position p becomes one of that value."""
        return value - (self.position.coins[self.seat * COINS + p] >> 2)

    def contested(self, points: int, old: int, new: int) -> int:
        """Return how many of the points that a coin brings as it goes from `old` to `new` others may take back."""
        return 0

    def lines(self, column: int, grades: int) -> int:
        """Return the complete lines with so many more grades in a column."""
        after = self.grades.copy()
        after[column] += grades
        return min(after)

    # What they share

    def new_line(self, lines: int, heroes: int = 0) -> int | None:
        """Return the line that would bring a hero, if there is one; `heroes` more are led by then."""
        return lines if lines > self.position.recruits[self.seat] + heroes else None

    def renewed(self, old: int, target: int) -> int:
        """Return the value that would replace a coin of value `old`."""
        return new_coin(self.position.treasure, target, old)

    def best_transform(self, bonus: int, first: int = 0) -> tuple[int, int, int]:
        """Return the most that the growth of a coin by this bonus brings, and that coin before and after; only positions from `first` on."""
        found = (-999, 0, 0)
        state = self.position
        for p in range(first, COINS):
            coin = state.coins[self.seat * COINS + p]
            if coin & EXCHANGE == 0:
                value = self.renewed(coin >> 2, (coin >> 2) + bonus)
                found = max(found, (self.exchanged(p, value), coin >> 2, value))
        return found

    def merged(self, a: int, b: int) -> tuple[int, int, int, int]:
        """Return what trading the coins at positions a and b brings: the lower value, the higher, the new one, and the points."""
        first = self.seat * COINS
        coins = self.position.coins
        low, high = (a, b) if coins[first + a] >> 2 <= coins[first + b] >> 2 else (b, a)
        small, big = coins[first + low] >> 2, coins[first + high] >> 2
        value = self.renewed(big, small + big)
        return small, big, value, self.exchanged(high, value)
