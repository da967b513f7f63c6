"""Changes on their way to the database, and what is raised when one comes too late."""

from __future__ import annotations

from typing import NamedTuple


class Clash(Exception):
    """Change n of that table is already there."""


class Grant(NamedTuple):
    """What a device may do at one place from now on, on its way to the database; the device is made if it is not there yet."""

    device: str  # hash of its token
    place: str  # a table's id, or "sheet:" and a score sheet's
    keys: tuple[tuple[str, int], ...]  # hashed tokens, and what each opens: a seat, or -1 for a host's
    at: int  # seconds since 1970
    name: str = ""  # "": as it was
    colour: str = ""


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
