"""What speaks for an action in Nidavellir: what cards of each class do to an army, besides what all tavern games agree on."""

from __future__ import annotations

from dvergar.engine.policy import Fact
from dvergar.games.nidavellir.cards import BLACKSMITH, DWERG, HUNTER, MINER, WARRIOR
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.scoring import best_coin, totals
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.facts import TavernFacts


class NidavellirFacts(TavernFacts):
    """Facts about the actions of one seat in one position of Nidavellir."""

    def __init__(self, state: NidavellirState, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state

    def grades(self, seat: int, column: int) -> int:
        """Return the grades of a column that score: Thrud scores at home."""
        at = seat * COLUMNS + column
        return self.state.grades[at] - (1 if self.state.thrud == at else 0)

    def brings(self, card: int) -> tuple[int, int]:
        """Return the points that a dwarf brings at once, and the line that it completes, 0 for none."""
        t = self.state.data
        column = t.column[card]
        if column >= COLUMNS:
            return t.bonus[card], 0
        after = self.state.clone()
        at = self.seat * COLUMNS + column
        before = totals(after)[self.seat]
        after.grades = after.grades.copy()
        after.points = after.points.copy()
        after.grades[at] += t.grades[card]
        after.points[at] += t.points[card]
        line = min(after.grades[self.seat * COLUMNS : (self.seat + 1) * COLUMNS])
        done = line > self.state.recruits[self.seat] and self.state.thrud != at
        return totals(after)[self.seat] - before, line if done else 0

    def of_card(self, card: int) -> list[Fact]:
        """Return what a dwarf does to its column: the majority of the warriors, and tracks that grow with each grade."""
        t = self.state.data
        column = t.column[card]
        if column >= COLUMNS:
            return []
        own = self.grades(self.seat, column)
        after = own + t.grades[card]
        if column == WARRIOR:
            most = 1
            for other in range(self.state.seats):
                if other != self.seat:
                    most = max(most, self.grades(other, WARRIOR))
            if own < most <= after:
                return [Fact("nidavellir-hint-majority", {"count": after, "coin": best_coin(self.state, self.seat)}, ["column:warrior"])]
        if column == HUNTER:
            return [Fact("nidavellir-hint-hunters", {"count": after, "points": t.hunter_track[after]}, ["column:hunter"])]
        if column == BLACKSMITH:
            return [Fact("nidavellir-hint-blacksmiths", {"count": after, "points": t.blacksmith_track[after]}, ["column:blacksmith"])]
        sum_ = self.state.points[self.seat * COLUMNS + MINER] + t.points[card]
        if column == MINER and sum_ > 0:
            return [Fact("nidavellir-hint-miners", {"count": after, "sum": sum_, "points": after * sum_}, ["column:miner"])]
        return []

    def of_hero(self, card: int) -> list[Fact]:
        """Return what a hero does with those who are here already: brothers count together."""
        t = self.state.data
        if t.effect[card] != DWERG:
            return []
        brothers = 1
        for hero in range(t.heroes):
            if self.state.owner[hero] == self.seat and t.effect[t.first_hero + hero] == DWERG:
                brothers += 1
        return [Fact("nidavellir-hint-brothers", {"count": brothers, "points": t.dwerg[brothers]}, [])]
