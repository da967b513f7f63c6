"""Order of play in a tavern and the exchange of gems (Nidavellir spec 4.4 and 4.8, Nains spec 4.3 and 4.7).

A rank is one int, `(value * 128 + gem) * 8 + seat`: ranks sorted downwards are the order of play, frozen when the coins turn face up.
"""

from __future__ import annotations


def rank(value: int, gem: int, seat: int) -> int:
    """Return the rank of a coin on a tavern; the gem decides among equal values."""
    return (value * 128 + gem) * 8 + seat


def rank_seat(rank: int) -> int:
    """Return whose rank it is."""
    return rank & 7


def rank_gem(rank: int) -> int:
    """Return the gem that seat had when the order was fixed."""
    return rank >> 3 & 127


def rank_value(rank: int) -> int:
    """Return the value of the coin when the order was fixed."""
    return rank >> 10


def groups(ranks: list[int], locked: int) -> list[list[int]]:
    """Return the tie groups of two seats or more, each by gem downwards; the holder of the gem `locked` is in none.

    >>> groups([rank(5, 3, 0), rank(2, 5, 1), rank(2, 1, 2)], 6)
    [[1, 2]]
    """
    out: list[list[int]] = []
    group: list[int] = []
    value = -1
    for one in ranks:
        if one >> 10 != value:
            if len(group) > 1:
                out.append(group)
            group = []
            value = one >> 10
        if one >> 3 & 127 != locked:
            group.append(one & 7)
    if len(group) > 1:
        out.append(group)
    return out


def exchange(ranks: list[int], gems: list[int], locked: int) -> list[int]:
    """Return the gems by seat after the exchange: in each tie group highest and lowest swap, then the next two; a middle one keeps its gem.

    >>> exchange([rank(5, 3, 0), rank(2, 5, 1), rank(2, 1, 2)], [3, 5, 1], 6)
    [3, 1, 5]
    """
    after = gems.copy()
    for group in groups(ranks, locked):
        k = len(group)
        for i in range(k):
            after[group[i]] = gems[group[k - 1 - i]]
    return after
