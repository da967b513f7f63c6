"""What travels about a device: who it says it is, the matches that it took part in, the code that gives its seats to another one. Never compiled."""

from __future__ import annotations

import msgspec

from dvergar.server.messages.table import Colour, TableInfo


class Device(msgspec.Struct, frozen=True):
    """GET and POST /api/device: whether the server knows this browser, and the name and colour that were remembered last."""

    known: bool
    name: str
    colour: str


class Appearance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/device: the name and colour that are proposed from now on."""

    name: str
    colour: Colour = ""


class NewCode(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/device/code: a code for all seats of this device, or for one `seat` of one `table`."""

    table: str = ""
    seat: int | None = None


class DeviceCode(msgspec.Struct, frozen=True):
    """A code that works once, `until` that second since 1970, which is `seconds` from now."""

    code: str
    until: int
    seconds: int


class CodeClaim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/device/claim: take over what a code gives."""

    code: str


class Claimed(msgspec.Struct, frozen=True):
    """What a code gave: one `table`, or (`table` empty) all `tables` of the other device."""

    table: str
    tables: int


class Forgotten(msgspec.Struct, frozen=True):
    """POST /api/device/forget: how many tables are `left`; ask again until there are none, and then the device is forgotten, too."""

    left: int


class PlayedSeat(msgspec.Struct, frozen=True):
    """A seat of a match that is over; `mine`: this device's. A person's `level` is empty."""

    name: str
    level: str
    total: int
    won: bool
    mine: bool


class PlayedMatch(msgspec.Struct, frozen=True):
    """A match that is over: `at` in seconds since 1970. One that is not `counted` is left out of statistics."""

    table: str
    game: str
    at: int
    counted: bool
    difficulty: str  # of a game that has one
    seats: list[PlayedSeat]


class OwnStatistics(msgspec.Struct, frozen=True):
    """This device's matches of one game that count and where it had one seat (any number, where all win together).

    `place` is the mean place, 0 where all win together; `best` the hardest difficulty that was won, "" for none; `top` the best total,
    None where all win together.
    """

    game: str
    matches: int
    won: int
    place: float
    best: str
    top: int | None = None


class Rival(msgspec.Struct, frozen=True):
    """Against whom this device played: bots of a `level`, or (`level` empty) people of a name; `seats` met, how often this device was `ahead` of them."""

    name: str
    level: str
    seats: int
    ahead: int


class MyGames(msgspec.Struct, frozen=True):
    """GET /api/device/games?from=: running matches, the newest first; those that are over, from number `from` on; whether there are `more`.

    Running matches, statistics and rivals (of the matches in the statistics, those met most first) come with the first ones only.
    """

    running: list[TableInfo]
    over: list[PlayedMatch]
    more: bool
    statistics: list[OwnStatistics]
    rivals: list[Rival] = []
