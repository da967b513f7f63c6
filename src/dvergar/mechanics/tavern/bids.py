"""Bids: three of five coins on three taverns, the other two in the pouch (Nidavellir spec 4.2, Nains spec 4.2).

A bid is one of 60 ints: the ordered triples of coin slots 0..4 in lexicographic order. Slots number a seat's five coins by (value, kind).
"""

from __future__ import annotations

from typing import Final

from dvergar.engine.actions import ActionSpace
from dvergar.mechanics.tavern.board import Board

BIDS: Final = 60
SLOTS: Final = [str(slot) for slot in range(5)]


def _triples() -> list[tuple[int, int, int]]:
    return [(a, b, c) for a in range(5) for b in range(5) for c in range(5) if a != b and a != c and b != c]


def _spread() -> list[int]:
    out: list[int] = []
    for a, b, c in _triples():
        out += [a, b, c]
        out += [slot for slot in range(5) if slot not in (a, b, c)]
    return out


def _places() -> list[tuple[int, int, int, int, int]]:
    return [(a, b, c, d, e) for a, b, c, d, e in zip(*[iter(_spread())] * 5, strict=True)]


def _distinct() -> list[list[int]]:
    """List the bids by pattern, where bit k says that the coins in slots k and k + 1 are equal: of bids that look alike the lowest stands."""
    lists: list[list[int]] = []
    for pattern in range(16):
        name = [0] * 5
        for slot in range(1, 5):
            name[slot] = name[slot - 1] if pattern >> (slot - 1) & 1 else slot
        seen: set[tuple[int, int, int]] = set()
        kept: list[int] = []
        for bid, (a, b, c) in enumerate(_triples()):
            looks = (name[a], name[b], name[c])
            if looks not in seen:
                seen.add(looks)
                kept.append(bid)
        lists.append(kept)
    return lists


TRIPLES: Final = _triples()  # by bid: the slots on the first, second and third tavern
SPREAD: Final = _spread()  # five slots a bid: the three taverns, then the pouch, lower slot first
PLACES: Final = _places()  # the same by bid
DISTINCT: Final = _distinct()  # the bids that differ, by pattern of equal neighbours; shared, never to be changed


def pattern(coins: list[int], first: int) -> int:
    """Return the pattern of equal neighbours of the five sorted coins from index `first`.

    >>> pattern([4, 8, 8, 12, 20], 0), len(DISTINCT[2]), len(DISTINCT[0])
    (2, 33, 60)
    """
    a, b, c, d = coins[first], coins[first + 1], coins[first + 2], coins[first + 3]
    found = 0
    if a == b:
        found = 1
    if b == c:
        found += 2
    if c == d:
        found += 4
    if d == coins[first + 4]:
        found += 8
    return found


def add_tavern_actions(space: ActionSpace, board: Board) -> None:
    """Name the first actions of every tavern game, in the order of the constants in position.py: bids, coins laid late, picks, coins that grow."""
    space.add("bid", [f"{a},{b},{c}" for a, b, c in TRIPLES])
    space.add("lay", SLOTS)
    space.add("pick", SLOTS)
    space.add("transform", [f"{slot},{place}" for slot in SLOTS for place in [*board.taverns, "pouch", "hand"]])
