"""Coins and the treasure they come from (Nidavellir spec 5.1, Nains spec 5.0).

A coin is one int, `value * 4 + kind`, so that ascending ints are ascending (value, kind), and `coin & 2` tells the coins that trade when bid.
A treasure is a list of counts by value.
"""

from __future__ import annotations

from typing import Final

BASE: Final = 0  # every seat's first coins; leaves the game when discarded
ROYAL: Final = 1  # from the treasure; goes back there when discarded
EXCHANGE: Final = 2  # the one base coin that trades; never discarded
SPECIAL: Final = 3  # the better exchange coin; never discarded

KINDS: Final = ["base", "royal", "base", "special"]


def coin(value: int, kind: int) -> int:
    """Return the int of a coin.

    >>> coin(5, ROYAL) >> 2, coin(5, ROYAL) & 3
    (5, 1)
    """
    return value * 4 + kind


def new_coin(treasure: list[int], target: int, old: int) -> int:
    """Return the value that replaces a coin of value `old`: the smallest in the treasure that reaches `target`, else the largest below it.

    The value just discarded never comes back in the same exchange, so the result may be lower than `old`.

    >>> new_coin([0, 0, 0, 0, 0, 2, 2, 0, 1], 7, 5), new_coin([0, 0, 0, 0, 0, 2, 2, 0, 1], 49, 8)
    (8, 6)
    """
    end = len(treasure)
    for value in range(target, end):
        if treasure[value] > 0 and value != old:
            return value
    value = (target if target < end else end) - 1
    while value >= 0:
        if treasure[value] > 0 and value != old:
            return value
        value -= 1
    raise RuntimeError(f"the treasure holds no coin but those of value {old}")  # the check of the tables makes this impossible
