"""What travels about a table: its seats, its clock, what is asked and said there, and why something is refused. Never compiled.

TypeScript types are made from the Structs of this folder.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from dvergar.engine.view import Args

OptionValue = str | int | list[str]
Colour = Literal["", "gold", "azure", "moss", "ember", "plum", "frost", "rose", "copper"]  # "": the seat's own


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Time to think: `move` gives `seconds` for each decision, `bank` gives them once and `increment` more for each move. Nothing is lost when it is up."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class SeatClock(msgspec.Struct, frozen=True):
    """A seat's time: milliseconds left (less than none when it is up), whether it runs, and in how many milliseconds it begins to."""

    left: int
    running: bool
    begins: int = 0


class TableSeat(msgspec.Struct, frozen=True):
    """A seat at a table: `kind` is person, bot or open. With `stand_in` the bot plays for a person, who may come back."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    online: bool
    colour: str = ""
    ready: bool = False
    stand_in: bool = False


class Motion(msgspec.Struct, frozen=True):
    """What a seat asks the others: `undo` its last action, let a bot `stand_in` for seat `on`, or free that seat (`kick`); `voters` must agree, `yes` have."""

    seat: int
    what: Literal["undo", "stand_in", "kick"]
    on: int
    voters: list[int]
    yes: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it, with the seats that this browser holds in `mine`; `actors` are the seats that owe a decision."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    seats: list[TableSeat]
    options: dict[str, OptionValue]
    mine: list[int]
    host: bool
    practice: bool
    watching: int
    actors: list[int]
    ready_check: bool
    motion: Motion | None
    next: str  # the table where the same people play again
    deal: str  # the table whose cards are dealt here again
    imported: bool
    hints: bool
    clock: Clock
    clocks: list[SeatClock]  # one for each seat, none without a clock or before the start


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said at the table: `text` in own words, `phrase`, whose word is `phrase-<phrase>`, or `at`, a thing pointed at.

    A plan is a phrase and may have a place, `at`, too; `move` is how many actions there were before it was said.
    """

    seat: int
    text: str = ""
    phrase: str = ""
    at: str = ""
    move: int = 0


class Failure(msgspec.Struct, frozen=True):
    """Any refusal, over HTTP and over the socket: `word` and `args` name the sentence, `text` is plain English for logs and tools."""

    error: str
    word: str
    args: Args
    text: str
