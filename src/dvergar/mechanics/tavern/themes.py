"""What a network sees most in a choice of a tavern game, in words: numbers that it is told are grouped by what they tell of (for hints)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Fact
from dvergar.mechanics.tavern.board import COLUMNS

NOTHING: Final = -1  # below `COLUMNS`: that class
PURSE: Final = COLUMNS  # the coins
LINES: Final = COLUMNS + 1
GEM: Final = COLUMNS + 2
LEAST: Final = 0.05  # of what a network says a position is worth: less is not worth words
PART: Final = 0.4  # of all that speaks for a choice, theme by theme


def foreseen(themes: list[int], more: list[float], pulls: list[float]) -> list[Fact]:
    """Return the fact about the theme that makes the greatest part of a choice's lead, if its first number that differs is greater too; [] for none.

    Of a class nothing is said: what a choice does for one is told by other facts.
    """
    sums = [0.0] * (GEM + 1)
    signs = [0.0] * (GEM + 1)
    other = 0.0
    for n in range(len(themes)):
        theme = themes[n]
        if theme == NOTHING:
            other += pulls[n]
            continue
        sums[theme] += pulls[n]
        if signs[theme] == 0.0:
            signs[theme] = more[n]
    if sum(pulls) <= 0.0:
        return []
    total = max(0.0, other)
    best = 0
    for theme in range(len(sums)):
        total += max(0.0, sums[theme])
        if sums[theme] > sums[best]:
            best = theme
    if sums[best] < max(LEAST, PART * total) or signs[best] <= 0.0:
        return []
    if best == PURSE:
        return [Fact("hint-sees-coins", {}, [])]
    if best == LINES:
        return [Fact("hint-sees-lines", {}, [])]
    return [Fact("hint-sees-gem", {}, [])] if best == GEM else []
