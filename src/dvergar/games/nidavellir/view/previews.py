"""Previews: what one more card, hero or coin would change in a seat's score now, by the formulas of spec 6 without a second position."""

from __future__ import annotations

from dvergar.games.nidavellir.cards import BLACKSMITH, DISCARD_DWARVES, DWARF, DWERG, EXPLORER, HIGHEST_COIN, HUNTER, MINER, PER_EXPLORER, WARRIOR
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.scoring import best_coin
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.gains import TavernGains


def most_warriors(state: NidavellirState, seat: int) -> int:
    """Return the most warriors of a rival; below one there is no majority (R24)."""
    most = 1
    for other in range(state.seats):
        at = other * COLUMNS + WARRIOR
        grades = state.grades[at] - (1 if state.thrud == at else 0)
        if other != seat and grades > most:
            most = grades
    return most


class Gains(TavernGains):
    """A seat's army in the numbers that score, Thrud left out: she scores at home."""

    def __init__(self, state: NidavellirState, seat: int) -> None:
        super().__init__(state, seat)
        self.state = state
        self.thrud = -1  # her column, if this seat has her in its army
        first = seat * COLUMNS
        if state.thrud >= 0 and state.thrud // COLUMNS == seat:
            self.thrud = state.thrud - first
            self.grades[self.thrud] -= 1
        self.best = best_coin(state, seat)
        self.rivals = most_warriors(state, seat)
        self.brothers = 0
        self.each_explorer = 0
        self.best_counts = 0  # heroes that score the best coin
        t = state.data
        card = t.first_hero
        for owner in state.owner:
            if owner == seat:
                effect = t.effect[card]
                if effect == DWERG:
                    self.brothers += 1
                elif effect == PER_EXPLORER:
                    self.each_explorer += t.amount[card]
                elif effect == HIGHEST_COIN:
                    self.best_counts += 1
            card += 1

    def score(self, column: int, grades: int, points: int) -> int:
        """Return what a class column of so many grades and points scores, majority included."""
        if column == WARRIOR:
            return points + (self.best if grades >= self.rivals else 0)
        if column == HUNTER:
            return self.state.data.hunter_track[grades]
        if column == MINER:
            return points * grades
        if column == BLACKSMITH:
            return self.state.data.blacksmith_track[grades]
        return points + self.each_explorer * grades

    def added(self, column: int, grades: int, points: int) -> int:
        """Return what so many more grades and points in a column bring."""
        g, p = self.grades[column], self.points[column]
        return self.score(column, g + grades, p + points) - self.score(column, g, p)

    def majority(self, column: int, grades: int) -> int:
        """Return how much of what so many more grades in a column bring comes from the majority of warriors."""
        g = self.grades[column]
        return self.score(column, g + grades, 0) - self.score(column, g, 0) if column == WARRIOR else 0

    def last(self, column: int) -> int:
        """Return what the last card of a column is worth there; negative: it is a loss."""
        t = self.state.data
        card = self.state.columns[self.seat * COLUMNS + column][-1]
        return self.added(column, -t.grades[card], -t.points[card])

    def may_lose(self, column: int) -> bool:
        """Return whether a column ends with a dwarf, who can be sent away (R4)."""
        cards = self.state.columns[self.seat * COLUMNS + column]
        return len(cards) > 0 and self.state.data.kind[cards[-1]] == DWARF

    def lines(self, column: int, grades: int) -> int:
        """Return the complete lines with so many more grades in a column; Thrud, where she must leave it, stands where she helps most."""
        after = self.grades[:]
        after[column] += grades
        if self.thrud >= 0 and self.thrud != column:
            after[self.thrud] += 1
            return min(after)
        least = min(after)
        return least + 1 if self.thrud == column and after.count(least) == 1 else least

    def lines_with_thrud(self, column: int) -> int:
        """Return the complete lines with Thrud, who is in hand, put on a column."""
        after = self.grades[:]
        after[column] += 1
        return min(after)

    def moved(self, old: int, new: int, points_at: list[int]) -> tuple[int, int]:
        """Return what it brings that Ylud goes from one column (-1: from the command zone) to another, and the complete lines then."""
        points = 0
        if old >= 0 and old != new:
            points += self.added(old, -1, -points_at[old])
        if old != new:
            points += self.added(new, 1, points_at[new])
        before = self.grades
        if old >= 0:
            self.grades = before[:]
            self.grades[old] -= 1
        lines = self.lines(new, 1)
        self.grades = before
        return points, lines

    # Coins

    def exchanged(self, p: int, value: int) -> int:
        """Return what it brings that the coin at position p becomes one of that value."""
        first = self.seat * COINS
        best = value
        for q in range(COINS):
            if q != p and self.state.coins[first + q] >> 2 > best:
                best = self.state.coins[first + q] >> 2
        uses = self.best_counts + (1 if self.grades[WARRIOR] >= self.rivals else 0)
        return value - (self.state.coins[first + p] >> 2) + uses * (best - self.best)

    def contested(self, points: int, old: int, new: int) -> int:
        """Return how many of the points that a coin brings as it goes from `old` to `new` come from the majority of warriors."""
        if self.grades[WARRIOR] < self.rivals:
            return 0
        return (points - (new - old)) // (self.best_counts + 1)

    # Cards

    def card(self, card: int) -> int:
        """Return what a tavern card brings: a dwarf its place in the column, an offering its best transformation."""
        t = self.state.data
        if t.column[card] < COLUMNS:
            return self.added(t.column[card], t.grades[card], t.points[card])
        return self.best_transform(t.bonus[card])[0]

    def hero(self, card: int) -> int:
        """Return what a hero who may come adds at once; of dwarves who must leave, those go that are missed least."""
        t = self.state.data
        effect = t.effect[card]
        column = t.column[card]
        gain = t.flat[card]
        if column < COLUMNS:
            gain += self.added(column, t.grades[card], t.points[card])
        if effect == DWERG:
            gain += t.dwerg[self.brothers + 1] - t.dwerg[self.brothers]
        elif effect == HIGHEST_COIN:
            gain += self.best
        elif effect == PER_EXPLORER:
            gain += t.amount[card] * (self.grades[EXPLORER] + (t.grades[card] if column == EXPLORER else 0))
        elif effect == DISCARD_DWARVES:
            losses = sorted([-self.last(other) for other in range(COLUMNS) if other != column and self.may_lose(other)])
            gain -= sum(losses[: t.amount[card]])
        if t.bonus[card] > 0:
            gain += self.best_transform(t.bonus[card])[0]
        return gain

    def hero_contested(self, card: int) -> int:
        """Return how much of what a hero adds comes from the majority of warriors; dwarves who must leave are left out."""
        t = self.state.data
        found = self.majority(t.column[card], t.grades[card]) if t.column[card] < COLUMNS else 0
        if t.bonus[card] > 0:
            found += self.contested(*self.best_transform(t.bonus[card]))
        return found

    def hero_lines(self, card: int) -> int:
        """Return the complete lines after a hero has come, discards left out."""
        t = self.state.data
        if t.column[card] < COLUMNS:
            return self.lines(t.column[card], t.grades[card])
        if card == t.thrud:
            return max([self.lines_with_thrud(column) for column in range(COLUMNS)])
        return self.state.lines[self.seat]
