"""The end of an Era: the evaluation of the Orders, the end of the game (spec 4.8, 5.9, 6)."""

from __future__ import annotations

from dvergar.games.nains.cards import LOW_EXCHANGE
from dvergar.games.nains.rules import scoring
from dvergar.games.nains.rules.powers import Powers
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE


class Eras(Powers):
    """A position that ends its Eras.

    It tells these events besides those of `Powers`:

    | kind | seat | args |
    |---|---|---|
    | evaluation | - | -: the Orders are judged |
    | freed | who | count, points: so many Paria tokens are taken off at the end, and what that brings |
    """

    __slots__ = ()

    def end_of_age(self) -> None:
        """Judge the Orders after the first Era, end the game after the second."""
        if self.age == 2:
            self.finish()
            return
        if self.listener is not None:
            self.tell("evaluation", -1, {})
        self.judged = [count for distinction in range(len(self.elite)) for count in self.compared(distinction)]
        for distinction in self.elite:
            seat = self.judge(distinction, self.judged[distinction * self.seats : (distinction + 1) * self.seats])
            if seat >= 0 and self.data.elite_effect[distinction] == LOW_EXCHANGE:
                self.exchange_low(seat)
        self.next_age()

    def compared(self, distinction: int) -> list[int]:
        """Return what a distinction compares, by seat: grades of a column, or Malt (spec 4.8)."""
        column = self.data.judged[distinction]
        if column < COLUMNS:
            return [self.grades[seat * COLUMNS + column] for seat in range(self.seats)]
        return [scoring.malt_of(self, seat) for seat in range(self.seats)]

    def exchange_low(self, seat: int) -> None:
        """Add up the two lowest coins, the exchange coin left out; the lower one makes room for the sum (spec 5.9)."""
        first = seat * COINS
        coins = [p for p in range(COINS) if self.coins[first + p] & EXCHANGE == 0]  # in hand they are sorted, a base coin before an equal royal one
        self.merge(seat, coins[0], coins[1])

    def best_of(self, totals: list[int]) -> list[int]:
        """Return who wins with these totals: the best one, among tied seats the most Elite Cognars, else shared (spec 6)."""
        best = super().best_of(totals)
        elite = [self.holder[: self.data.certification].count(seat) for seat in best]
        return [seat for seat, count in zip(best, elite, strict=True) if count == max(elite)]

    def finish(self) -> None:
        """Take off Paria tokens where cards allow it, and end the game."""
        if self.listener is not None:
            for seat in range(self.seats):
                force = scoring.Force(self, seat)
                if force.freed() > 0:
                    self.tell("freed", seat, {"count": force.freed(), "points": force.regained()})
        super().finish()
