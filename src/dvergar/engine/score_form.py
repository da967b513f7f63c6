"""Messages of score sheets for a real table: what can be entered (a form), what comes out (a tally). Never compiled: msgspec Structs.

A form is a tree of typed fields that a page can draw without knowing the game. A sheet is JSON of that shape:
`{"game", "options": {}, "names": [...], "table": {field: value}, "seats": [{"mode", field: value}, ...]}`; whatever is left out has not been entered yet.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from dvergar.engine.view import Args, Result

Kind = Literal["number", "choice", "toggle", "picks", "group", "rows", "text"]
Path = list[str | int]


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that can be picked: a card, a coin, a gem, a quest. `copies` is how many the whole table has (None: no limit), `own` how many each seat
    has besides."""

    id: str
    word: str
    args: Args = {}
    group: str = ""  # key of one of the field's groups
    kind: str = ""  # what it is to the page: dwarf, hero, coin, gem, ...
    copies: int | None = None
    own: int = 0
    points: int | None = None  # printed on it
    grades: int = 0
    symbols: list[str] = []  # others printed on it, the page's names for them
    also: list[str] = []  # ids of things that are worth the same and mean this one
    of: str = ""  # what it is a side of: items of one such thing share its copies


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Items that belong together, a column or a suit."""

    key: str
    word: str
    args: Args = {}


class When(msgspec.Struct, frozen=True):
    """A field is asked only when the field `key` before it has one of these values, or holds one."""

    key: str
    values: list[str | int | bool]


class Field(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to enter; its kind says which values it takes:

    | kind | value | bounds |
    |---|---|---|
    | number | a whole number | `low`, `high`, `step` |
    | choice | the id of one of `items` | |
    | toggle | true or false | |
    | picks | a list of ids of `items`, the same one again for another copy | `least` to be complete, `most` |
    | group | an object of `fields` | |
    | rows | a list of objects of `fields`, in order | `most` |
    | text | a text of at most `high` characters | |

    With `each` the value is a list of such values, one a seat (null: not entered yet). Items of fields of one `pool` come from one supply.
    """

    key: str
    kind: Kind
    word: str
    args: Args = {}
    hint: str = ""  # word key of a line of help
    mode: str = ""  # asked only of a seat in this mode; "": always
    low: int = 0
    high: int = 0
    step: int = 1
    look: str = ""  # how a number is best entered: pad, stepper; picks: cards, coins
    items: list[Item] = []
    groups: list[Group] = []
    least: int = 0
    most: int = 0
    pool: str = ""
    fields: list[Field] = []
    each: bool = False
    optional: bool = False  # nothing is missing without it
    default: bool | int | str | None = None  # what counts as long as nothing is entered
    when: list[When] = []  # all of these must hold


class Form(msgspec.Struct, frozen=True):
    """All there is to enter about one match of a game, by so many seats: fields for the whole table and fields of each seat."""

    game: str
    seats: int
    low: int  # seats that the game can have
    high: int
    options: dict[str, str | int | list[str]]
    modes: list[str]  # ways to fill in a seat, the usual one first, their words are score-mode-<mode>; [] where there is only one
    table: list[Field]
    seat: list[Field]
    lines: list[str]  # keys of the score lines; their words are <game>-score-<key>


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry that cannot be, at `path` within the sheet, and why."""

    path: Path
    word: str
    args: Args = {}


class Missing(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry that the final score still needs; `word` is its label."""

    path: Path
    word: str
    args: Args = {}


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence."""

    word: str
    args: Args = {}


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """A round of a game that has several (a deal, a campaign's match): its points a seat, and the totals after it."""

    path: Path
    word: str
    args: Args = {}
    points: list[int] = []
    totals: list[int] = []


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A number worth knowing."""

    word: str
    value: int
    args: Args = {}


class Tally(msgspec.Struct, frozen=True):
    """A counted sheet. `result` is what a match of the engine has at its end: `over` when nothing is missing, winners only then.

    `ties` says how a tie was broken, or that it stands; `notes` what else is worth saying (who deals next).
    """

    game: str
    names: list[str]  # "": not named
    result: Result
    missing: list[Missing]
    ties: list[Note]
    notes: list[Note]
    rounds: list[Round]
    figures: list[Figure]
