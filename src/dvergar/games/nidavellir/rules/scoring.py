"""Counting points: ten lines a seat, as of now or at the end (spec 6)."""

from __future__ import annotations

from typing import Final

from dvergar.games.nidavellir.cards import BLACKSMITH, DWERG, EXPLORER, HIGHEST_COIN, HUNTER, MINER, PER_EXPLORER, WARRIOR
from dvergar.games.nidavellir.rules.position import NidavellirPosition
from dvergar.mechanics.tavern.board import COINS, COLUMNS

COUNT: Final = 10  # lines, numbered as in cards.LINES


def best_coin(state: NidavellirPosition, seat: int) -> int:
    """Return the value of a seat's highest coin, of any kind and in any place."""
    coins = state.coins
    first = seat * COINS
    best = coins[first]
    for i in range(first + 1, first + COINS):
        if coins[i] > best:
            best = coins[i]
    return best >> 2


def lines(state: NidavellirPosition) -> list[int]:
    """Return the points of all lines, at `seat * 10 + line` in the order of `cards.LINES`; Thrud counts at home, Ylud only where she stands."""
    t = state.data
    n = state.seats
    out = [0] * (COUNT * n)
    grades = state.grades
    if state.thrud >= 0:
        grades = grades.copy()
        grades[state.thrud] = grades[state.thrud] - 1
    points = state.points
    best = [best_coin(state, seat) for seat in range(n)]
    most = 1  # without a grade there is no majority (R24)
    for at in range(WARRIOR, n * COLUMNS, COLUMNS):
        if grades[at] > most:
            most = grades[at]
    for seat in range(n):
        at = seat * COLUMNS
        line = seat * COUNT
        out[line] = points[at + WARRIOR]
        if grades[at + WARRIOR] == most:
            out[line + 1] = best[seat]
        out[line + 2] = t.hunter_track[grades[at + HUNTER]]
        out[line + 3] = points[at + MINER] * grades[at + MINER]
        out[line + 4] = t.blacksmith_track[grades[at + BLACKSMITH]]
        out[line + 5] = points[at + EXPLORER]
        coins = state.coins
        at = seat * COINS
        out[line + 8] = (coins[at] >> 2) + (coins[at + 1] >> 2) + (coins[at + 2] >> 2) + (coins[at + 3] >> 2) + (coins[at + 4] >> 2)
        if state.gems[seat] == t.special_gem:
            out[line + 9] = t.gem_points
    brothers = [0] * n
    card = t.first_hero
    for seat in state.owner:
        if seat >= 0:
            line = seat * COUNT
            effect = t.effect[card]
            if effect == DWERG:
                count = brothers[seat] + 1
                brothers[seat] = count
                out[line + 6] = t.dwerg[count]
            elif effect == HIGHEST_COIN:
                out[line + 7] = out[line + 7] + best[seat]
            elif effect == PER_EXPLORER:
                out[line + 5] = out[line + 5] + t.amount[card] * grades[seat * COLUMNS + EXPLORER]
            if t.flat[card] > 0:
                out[line + 7] = out[line + 7] + t.flat[card]
        card += 1
    return out


def totals(state: NidavellirPosition) -> list[int]:
    """Return one total a seat."""
    points = lines(state)
    out: list[int] = []
    for first in range(0, len(points), COUNT):
        total = 0
        for k in range(first, first + COUNT):
            total += points[k]
        out.append(total)
    return out
