"""The first actions of every tavern game, named in the order of the constants in position.py."""

from __future__ import annotations

from dvergar.engine.actions import ActionSpace
from dvergar.mechanics.tavern.bids import TRIPLES
from dvergar.mechanics.tavern.board import Board

SLOTS = [str(slot) for slot in range(5)]


def add_tavern_actions(space: ActionSpace, board: Board) -> None:
    """Name bids, coins laid late, picks and coins that grow."""
    space.add("bid", [f"{a},{b},{c}" for a, b, c in TRIPLES])
    space.add("lay", SLOTS)
    space.add("pick", SLOTS)
    space.add("transform", [f"{slot},{place}" for slot in SLOTS for place in [*board.taverns, "pouch", "hand"]])
