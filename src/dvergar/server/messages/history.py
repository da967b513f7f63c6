"""What travels about the past: positions, how matches ended, statistics. TypeScript types are made from these Structs, too. Never compiled."""

from __future__ import annotations

import msgspec

from dvergar.engine.view import View


class Past(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/past/{at}: what `seat` (None: a spectator) saw after the first `at` of now `last` actions. Any seat once the match is over."""

    at: int
    last: int
    seat: int | None
    view: View


class OutcomeSeat(msgspec.Struct, frozen=True):
    """How a match ended for a seat; `taken` counts what it took, by kind of event and word; a person's `level` is empty."""

    name: str
    level: str
    total: int
    won: bool
    taken: dict[str, dict[str, int]]


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended. Practice, lessons, imported and repeated deals are not `counted`; all tables of one deal have the same `deal`.

    `difficulty` is the rules option of that name, "" in games without it and in matches that ended before it was kept here.
    """

    table: str
    game: str
    counted: bool
    deal: str
    actions: int
    seats: list[OutcomeSeat]
    difficulty: str = ""


class SeatsRow(msgspec.Struct, frozen=True):
    """Matches with that many seats: their number, all seats' average, the winners' average, the best total."""

    seats: int
    matches: int
    average: float
    winning: float
    best: int


class SeatRow(msgspec.Struct, frozen=True):
    """Matches of seat number `seat` (0 is the first): how many, how many won, the average total."""

    seat: int
    matches: int
    won: int
    average: float


class LevelRow(msgspec.Struct, frozen=True):
    """The same by who sat there: people (`level` is empty) or bots of a level."""

    level: str
    matches: int
    won: int
    average: float


class Bar(msgspec.Struct, frozen=True):
    """How many seats ended with a total from `low` to `high`."""

    low: int
    high: int
    count: int


class TakenRow(msgspec.Struct, frozen=True):
    """How often something was taken (`what` is a word with @), and how often by a winner."""

    what: str
    count: int
    won: int


class Statistics(msgspec.Struct, frozen=True):
    """GET /api/games/{id}/statistics: all matches of this server that count; `taken` by kind of event."""

    game: str
    matches: int
    by_seats: list[SeatsRow]
    by_place: list[SeatRow]
    by_level: list[LevelRow]
    totals: list[Bar]
    taken: dict[str, list[TakenRow]]
