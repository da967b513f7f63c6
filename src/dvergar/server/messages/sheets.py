"""What travels about score sheets of real tables. TypeScript types are made from these Structs. Never compiled."""

from __future__ import annotations

from typing import Any

import msgspec

from dvergar.engine.score_form import Problem, Tally
from dvergar.server.messages.table import Failure, OptionValue


class RefusedSheet(Failure, frozen=True):
    """POST /api/score/{game} with entries that cannot be: all of them, and the count of the others (null: nothing can be counted)."""

    problems: list[Problem]
    tally: Tally | None


class NewSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/sheets, and POST /api/sheets/{id}/rounds: a score sheet, however much of it is filled in; an object in `seats` for each player."""

    game: str
    seats: list[dict[str, Any]]
    options: dict[str, OptionValue] = {}
    names: list[str] = []
    table: dict[str, Any] = {}


class SheetChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PATCH /api/sheets/{id}/rounds/{n}: another value for one section, changed from that `revision` of it (0: never entered yet).

    Sections are `setup` (`{"seats": 3, "options": {}}`), `names`, `table`, and `seat:0`, `seat:1`, ...
    """

    section: str
    revision: int
    value: dict[str, Any] | list[Any]


class SheetRound(msgspec.Struct, frozen=True):
    """One round of a shared sheet: the sheet itself, the revision of each section that was ever entered, and what it comes to as of now."""

    n: int
    sheet: NewSheet
    revisions: dict[str, int]
    totals: list[int]
    winners: list[int]
    over: bool
    problems: int


class SharedSheet(msgspec.Struct, frozen=True):
    """A group's score sheets of one game, round after round; `revision` grows with every change. `host`: this browser may delete all of it."""

    id: str
    game: str
    revision: int
    rounds: list[SheetRound]
    host: bool
