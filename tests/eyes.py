"""A reader of a table without a socket."""

from __future__ import annotations

from dvergar.server.security import hashed
from dvergar.server.tables.reader import Cursor


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
