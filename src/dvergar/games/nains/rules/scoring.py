"""Counting points: nine lines a seat, as of now or at the end (spec 6)."""

from __future__ import annotations

from typing import Final

from dvergar.games.nains.cards import COMMAND, ERRANTS, FORGE, FREE_PARIA, LIQUOR_PAIR, PARIA, PER_RUNE, PER_SHIELD, SHIELD, TALION, TEMPLE, CardData
from dvergar.games.nains.rules.position import NainsPosition
from dvergar.mechanics.tavern.board import COINS, COLUMNS

COUNT: Final = 9  # lines, numbered as in cards.LINES
BITS: Final = [sum(mask >> bit & 1 for bit in range(10)) for mask in range(1024)]  # by ten bits: how many are set


def count_bits(mask: int) -> int:
    """Return how many bits of a set of runes are set.

    >>> count_bits(0b1011)
    3
    """
    count = 0
    while mask:
        count += BITS[mask & 1023]
        mask >>= 10
    return count


class Force:
    """All of one seat that scores, coins left out, in numbers: what it has, and what it would have with more."""

    def __init__(self, state: NainsPosition, seat: int, like: Force | None = None) -> None:
        """Count a seat's army and command zone, or copy `like`."""
        self.data: CardData = state.data
        if like is not None:
            self.grades: list[int] = like.grades.copy()
            self.points: list[int] = like.points.copy()
            self.apart: int = like.apart
            self.occult: int = like.occult
            self.malt: int = like.malt
            self.runes: int = like.runes
            self.covered: list[int] = like.covered.copy()
            self.free: int = like.free
            self.per_shield: int = like.per_shield
            self.per_rune: int = like.per_rune
            self.pair: int = like.pair
            self.flat: int = like.flat
            self.rate: int = like.rate
            self.elite_points: int = like.elite_points
            self.elite_per_shield: int = like.elite_per_shield
            return
        t = state.data
        first = seat * COLUMNS
        self.grades = state.grades[first : first + COLUMNS]
        self.points = state.points[first : first + COLUMNS]
        self.apart = state.apart[seat]  # points of mercenaries in the Temple
        self.occult = t.board_occult
        self.malt = 0
        self.runes = 0
        self.covered = []  # numbers of Errants below a token, the highest first
        self.free = 0  # tokens that may be taken off at the end
        self.per_shield = 0  # points for each shield grade
        self.per_rune = 0
        self.pair = 0  # how many of Gurdan and Borogam are here
        self.flat = 0
        self.rate = t.malt_rate
        self.elite_points = 0
        self.elite_per_shield = 0
        seen: list[int] = []
        for column in range(COLUMNS):
            for card in state.columns[first + column]:
                self.symbols(card)
                if t.effect[card] == PARIA:
                    if t.points[card] in seen:
                        self.covered.append(t.points[card])
                    seen.append(t.points[card])
        self.covered.sort()
        self.covered.reverse()
        for hero in range(t.ordinary):
            if state.owner[hero] == seat:
                card = t.first_hero + hero
                self.power(card)
                if t.column[card] == COMMAND:
                    self.flat += t.flat[card]
                    self.symbols(card)
        for distinction in range(len(state.holder)):
            if state.holder[distinction] == seat:
                self.win(distinction)

    def symbols(self, card: int) -> None:
        """Count the symbols of a card."""
        t = self.data
        self.occult += t.occult[card]
        self.malt += t.malt[card]
        self.runes |= t.runes[card]

    def power(self, card: int) -> None:
        """Count what a Cognar does for good."""
        t = self.data
        effect = t.effect[card]
        if effect == PER_SHIELD:
            self.per_shield += t.amount[card]
        elif effect == FREE_PARIA:
            self.free += t.amount[card]
        elif effect == PER_RUNE:
            self.per_rune += t.amount[card]
        elif effect == LIQUOR_PAIR:
            self.pair += 1
            if self.pair == 2:
                self.rate += t.pair_rate

    def win(self, distinction: int) -> None:
        """Count an Elite Cognar or the Certification."""
        t = self.data
        if distinction == t.certification:
            self.rate += t.certified_rate
            return
        effect = t.elite_effect[distinction]
        self.elite_points += t.elite_points[distinction]
        self.occult += t.elite_occult[distinction]
        self.runes |= t.elite_runes[distinction]
        if effect == PER_SHIELD:
            self.elite_per_shield += t.elite_amount[distinction]
        elif effect == FREE_PARIA:
            self.free += t.elite_amount[distinction]

    def add_dwarf(self, card: int, covered: bool) -> None:
        """Add a dwarf; a covered one brings no points now."""
        column = self.data.column[card]
        self.grades[column] += 1
        self.symbols(card)
        if covered:
            self.covered.append(self.data.points[card])
            self.covered.sort()
            self.covered.reverse()
        else:
            self.points[column] += self.data.points[card]

    def add_cognar(self, card: int) -> None:
        """Add a Cognar of an Order or a white one."""
        t = self.data
        column = t.column[card]
        if column < COLUMNS:
            self.grades[column] += t.grades[card]
            self.points[column] += t.points[card]
        self.flat += t.flat[card]
        self.symbols(card)
        self.power(card)

    def add_mercenary(self, card: int, column: int) -> None:
        """Add a mercenary: in the Temple his points are not multiplied."""
        self.grades[column] += 1
        if column == TEMPLE:
            self.apart += self.data.points[card]
        else:
            self.points[column] += self.data.points[card]

    def add_ally(self, column: int) -> None:
        """Add Ga'at."""
        self.grades[column] += 1
        self.points[column] += self.data.ally_points[column]

    def freed(self) -> int:
        """Return how many tokens are taken off at the end."""
        return min(self.free, len(self.covered))

    def regained(self) -> int:
        """Return what that brings: the highest covered numbers (R12)."""
        total = 0
        for k in range(self.freed()):
            total += self.covered[k]
        return total

    def different_runes(self) -> int:
        """Return how many different runes there are."""
        return count_bits(self.runes)

    def column_score(self, column: int) -> int:
        """Return what an Order scores."""
        points = self.points[column]
        if column == SHIELD:
            grades = self.grades[SHIELD]
            return self.data.shield_track[grades] + points + self.per_shield * grades
        if column == TEMPLE:
            return points * self.occult + self.apart
        if column == ERRANTS:
            return points + self.regained()
        if column == FORGE:
            return points + self.data.rune_points[self.different_runes()]
        return points

    def command_score(self) -> int:
        """Return what the white Cognars score."""
        return self.flat + self.per_rune * self.different_runes()

    def elite_score(self) -> int:
        """Return what the Elite Cognars score by themselves."""
        return self.elite_points + self.elite_per_shield * self.grades[SHIELD]

    def malt_score(self) -> int:
        """Return what all Malt scores."""
        return self.malt * self.rate

    def total(self) -> int:
        """Return all of it but the coins."""
        total = self.command_score() + self.elite_score() + self.malt_score()
        for column in range(COLUMNS):
            total += self.column_score(column)
        return total


def malt_of(state: NainsPosition, seat: int) -> int:
    """Return a seat's Malt symbols, in its army and its command zone."""
    t = state.data
    total = 0
    for column in range(seat * COLUMNS, seat * COLUMNS + COLUMNS):
        for card in state.columns[column]:
            total += t.malt[card]
    for hero in range(t.ordinary):
        if state.owner[hero] == seat and t.column[t.first_hero + hero] == COMMAND:
            total += t.malt[t.first_hero + hero]
    return total


def coins_of(state: NainsPosition, seat: int) -> int:
    """Return the sum of a seat's coins."""
    total = 0
    for p in range(seat * COINS, seat * COINS + COINS):
        total += state.coins[p] >> 2
    return total


def lines(state: NainsPosition) -> list[int]:
    """Return the points of all lines, at `seat * 9 + line` in the order of `cards.LINES`."""
    out: list[int] = []
    for seat in range(state.seats):
        out += lines_of(Force(state, seat), coins_of(state, seat))
    return out


def lines_of(force: Force, coins: int) -> list[int]:
    """Return the points of one seat's lines, whose coins add up to so many."""
    out: list[int] = []
    for column in range(SHIELD, TALION + 1):
        out.append(force.column_score(column))
    out += [force.command_score(), force.elite_score(), force.malt_score(), coins]
    return out


def totals(state: NainsPosition) -> list[int]:
    """Return one total a seat."""
    return [Force(state, seat).total() + coins_of(state, seat) for seat in range(state.seats)]
