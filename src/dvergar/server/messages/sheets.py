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


class SheetEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One entry: the field at `path` (`["seats", 1, "gem"]`, `["names", 0]`, `["options", "hero_set"]`) held `was` when it was made `value`; null: nothing.

    `revision` is that of its section when the entry was made, for rows may have been taken out since. `whole`: a list whose order matters, not things picked.
    `out`: the row at that path is taken out of its list, if it is still as it `was`.
    """

    path: list[str | int]
    was: Any = None
    value: Any = None
    revision: int = 0
    whole: bool = False
    out: bool = False


class SheetEntries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PATCH /api/sheets/{id}/rounds/{n}/entries: what somebody has entered, field by field, in its order; at most 200."""

    entries: list[SheetEntry]


class SheetLock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """PATCH /api/sheets/{id}: from now on only its host enters anything (`locked`), or everybody again."""

    locked: bool


class SheetNews(msgspec.Struct, frozen=True):
    """Something that all who have a sheet open are told, with which revision `n` of the sheet it happened; who did it is not known.

    `kind`: a round was `dropped` or taken `back`, the sheet was `locked` or made `open`, somebody was `named` otherwise (`first`, then `then`), two different
    values were entered in one field at the same moment (`clash`: `first`, and `then`, which stands), a row was `kept` because somebody was entering something
    there while somebody else took it out, an entry came to nothing because its row had been taken `out`.
    """

    n: int
    kind: str
    round: int = 0
    path: list[str | int] = []
    first: Any = None
    then: Any = None


class SheetRound(msgspec.Struct, frozen=True):
    """One round of a shared sheet: the sheet itself, the revision of each section that was ever entered, and what it comes to as of now.

    `outs`: rows that were taken out lately, of each section: with which of its revisions, of which list, which one.
    """

    n: int
    sheet: NewSheet
    revisions: dict[str, int]
    totals: list[int]
    winners: list[int]
    over: bool
    problems: int
    outs: dict[str, list[tuple[int, list[str | int], int]]] = {}


class SharedSheet(msgspec.Struct, frozen=True):
    """A group's score sheets of one game, round after round; `revision` grows with every change. `host`: this browser may delete all of it.

    `locked`: only the host enters anything. `dropped`: rounds that were deleted and can be taken back. `news`: the last things to be told.
    """

    id: str
    game: str
    revision: int
    rounds: list[SheetRound]
    host: bool
    locked: bool = False
    dropped: list[int] = []
    news: list[SheetNews] = []
