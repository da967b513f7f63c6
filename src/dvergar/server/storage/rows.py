"""Changes on their way to the database, and what is raised when one comes too late."""

from __future__ import annotations

from typing import NamedTuple


class Clash(Exception):
    """Change n of that table is already there."""


class Row(NamedTuple):
    """One change on its way to the database, with what the listing says of its table afterwards."""

    table_id: str
    n: int
    data: str
    game: str
    status: str
    listed: bool
    due: bool
    deal: str = ""
    outcome: str = ""  # how the match ended, when this change ended it
    relist: bool = True  # the listing says something else than before
