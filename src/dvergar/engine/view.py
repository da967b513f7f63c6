"""What one seat, or a spectator, may know, as messages. This module is never compiled: msgspec Structs decode wrongly there."""

from __future__ import annotations

from typing import Any

import msgspec

Args = dict[str, str | int]


class Prompt(msgspec.Struct, frozen=True):
    """What is asked now, in two voices: `word` when it is this seat's turn, else the waiting sentence; `why` is the smaller line below it."""

    word: str
    args: Args = {}
    why: str | None = None
    why_args: Args = {}


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a choice would bring: points (a change of the own total), a coin that becomes another, a completed line, or a word of its own.

    Where several things are clicked that each count by themselves, `each` tells what each click adds to the points.
    `contested` tells how many of the points others may still take back, as a majority.
    """

    points: int | None = None
    each: list[int] = []
    coin: tuple[int, int] | None = None
    line: int | None = None
    word: str | None = None
    args: Args = {}
    contested: int = 0


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal action as a person sees it: what to click in which order, what it says (`word`, `args`), what it brings.

    Click targets: `card:<place>:<index>`, `coin:<slot>`, `hero:<id>`, `column:<class>`, `hex:E5`, ... as the game's page names its things.
    """

    action: int
    clicks: list[str]
    word: str
    args: Args = {}
    preview: Preview | None = None


class Arrangement(msgspec.Struct, frozen=True, omit_defaults=True):
    """Many choices in few words: each puts some of the things on `places`, one on each, and leaves the others, which `rest` names.

    A page writes them out in the lexicographic order of the things, and numbers their actions so; `actions` names those that are legal (none: all).
    Each clicks the things in the order of the places and has `values` of all things as its arguments. `previews` stand by the numbers of the things left.
    """

    clicks: list[str]
    values: list[int]
    places: list[str]
    rest: list[str]
    word: str
    previews: dict[str, Preview] = {}
    actions: list[int] = []


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """An event on its way to one reader; `at` counts the actions of the log before it (`?at=` leads there)."""

    at: int
    kind: str
    seat: int
    args: Args = {}


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet; its word is `score-<key>`."""

    key: str
    points: int


class Result(msgspec.Struct, frozen=True):
    """The score sheet, final or as of now: `totals[seat]` is the sum of `lines[seat]`; `facts[seat]` are counts and factors worth showing.

    `winners` is empty while the match goes on; of a cooperative game all seats or none win.
    """

    over: bool
    totals: list[int]
    lines: list[list[Line]]
    facts: list[dict[str, int]]
    winners: list[int]


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The part of every game's view that the table itself needs; games add their own fields by an allow-list."""

    game: str
    seats: int
    seat: int | None
    actors: list[int]
    over: bool
    prompt: Prompt
    choices: list[Choice]
    result: Result
    reveals: int


def plain(view: View) -> dict[str, Any]:
    """Return a view as it stands on the wire."""
    out: dict[str, Any] = msgspec.to_builtins(view)
    return out
