"""Tables and their readers without a server."""

from __future__ import annotations

import dvergar
from dvergar.server.security import hashed
from dvergar.server.tables.changes import Chair, Created
from dvergar.server.tables.creation import options
from dvergar.server.tables.reader import Cursor
from dvergar.server.tables.table import Table


class Eyes:
    """Sees a table as a seat, with the tokens of its browser; whoever holds it asks by itself what there is to see."""

    def __init__(self, seat: int | None, *tokens: str, deltas: bool = False) -> None:
        self.seat = seat
        self.cursor = Cursor(deltas)
        self.keys = frozenset(hashed(token) for token in tokens)

    def wake(self) -> None:
        """Do nothing."""

    def flush(self) -> None:
        """Do nothing."""


def seated(id: str, seats: int, seed: int) -> Table:
    """Return a table of a game at which so many people sit, before the first move; `key 0` opens the first seat, and so on."""
    game = dvergar.game(id)
    rules, display = options(game, seats, {})
    chairs = [Chair("person", f"Dwarf {seat}", key=hashed(f"key {seat}")) for seat in range(seats)]
    table = Table("bcdfgh", {id: game})
    table.apply(Created(id, game.revision, game.cards, chairs, rules, display, f"{seed:x}", "", True, hashed("host")))
    return table
