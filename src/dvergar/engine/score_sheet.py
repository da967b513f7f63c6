"""Score sheets read and counted: every entry is checked against the form, and all problems are told at once."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path as Folder
from typing import Any, Final

from dvergar.engine.discovery import game
from dvergar.engine.errors import BadSetup, DvergarError, shown
from dvergar.engine.game import Game
from dvergar.engine.score_entries import Entries, item_args
from dvergar.engine.score_form import Field, Form, Item, Path, Problem, Tally
from dvergar.engine.view import Args
from dvergar.engine.words import Words, words_of

LONGEST_NAME: Final = 24
KEYS: Final = ("game", "options", "names", "table", "seats")
NOTHING: Final = object()  # a value that was refused or is not there


def read(form: Form, sheet: dict[str, Any]) -> Entries:
    """Read a sheet, whose `seats` are a list as long as the form has seats."""
    out = Entries(form)
    _known(out, [], sheet, KEYS)
    _names(out, sheet.get("names"))
    table = sheet.get("table", {})
    if isinstance(table, dict):
        out.table = _fields(out, ["table"], table, form.table, -1, "")
    else:
        out.wrong(["table"], "score-wrong-object")
    for seat, values in enumerate(sheet["seats"]):
        if not isinstance(values, dict):
            out.wrong(["seats", seat], "score-wrong-object")
            values = {}
        mode = _mode(out, seat, values)
        rest = {key: value for key, value in values.items() if key != "mode"}
        out.seats[seat] = _fields(out, ["seats", seat], rest, form.seat, seat, mode)
        if form.modes:
            out.seats[seat]["mode"] = mode
    return out


def _mode(out: Entries, seat: int, values: dict[str, Any]) -> str:
    modes = out.form.modes
    if "mode" not in values:
        return modes[0] if modes else ""
    mode = values["mode"]
    if mode not in modes:
        out.wrong(["seats", seat, "mode"], "score-wrong-choice", value=shown(mode), known=", ".join(modes) or "-")
        return modes[0] if modes else ""
    return str(mode)


def _known(out: Entries, path: Path, values: dict[str, Any], keys: Iterable[str]) -> None:
    known = list(keys)
    for key in values:
        if key not in known:
            out.wrong([*path, shown(key)], "score-wrong-key", key=shown(key), known=", ".join(known))


def _names(out: Entries, names: Any) -> None:
    if names is None:
        return
    if not isinstance(names, list):
        out.wrong(["names"], "score-wrong-list")
        return
    if len(names) > out.form.seats:
        out.wrong(["names"], "score-wrong-names", seats=out.form.seats, names=len(names))
    for seat, name in enumerate(names[: out.form.seats]):
        if not isinstance(name, str) or len(name) > LONGEST_NAME:
            out.wrong(["names", seat], "score-wrong-text", longest=LONGEST_NAME)
        elif not name.isprintable():
            out.wrong(["names", seat], "score-wrong-letters")
        else:
            out.names[seat] = name


def asked(field: Field, values: dict[str, Any], mode: str) -> bool:
    """Return whether a field is asked, given the seat's mode and the values beside it."""
    if field.mode and field.mode != mode:
        return False
    return all(_holds(values.get(when.key), when.values) for when in field.when)


def _holds(value: Any, wanted: list[str | int | bool]) -> bool:
    return any(one in wanted for one in (value if isinstance(value, list) else [value]))


def _fields(out: Entries, path: Path, values: dict[str, Any], fields: list[Field], seat: int, mode: str) -> dict[str, Any]:
    """Read an object; values of fields that are not asked now are passed over, so that a change of mode loses nothing."""
    _known(out, path, values, [field.key for field in fields])
    found: dict[str, Any] = {}
    for field in fields:
        if not asked(field, found, mode):
            continue
        here: Path = [*path, field.key]
        value = values.get(field.key)
        if field.each:
            found[field.key] = _each(out, here, value, field, mode)
            continue
        read = _value(out, here, value, field, seat, mode)
        if read is not NOTHING:
            found[field.key] = read
        elif field.default is not None:
            found[field.key] = field.default
    return found


def _each(out: Entries, path: Path, value: Any, field: Field, mode: str) -> list[Any]:
    """Read one value a seat; what is not there is None."""
    seats = out.form.seats
    if value is None:
        value = []
    if not isinstance(value, list):
        out.wrong(path, "score-wrong-list")
        value = []
    if len(value) > seats:
        out.wrong(path, "score-wrong-each", seats=seats, values=len(value))
    found = []
    for seat in range(seats):
        read = _value(out, [*path, seat], value[seat] if seat < len(value) else None, field, seat, mode)
        found.append(None if read is NOTHING else read)
    return found


def _value(out: Entries, path: Path, value: Any, field: Field, seat: int, mode: str) -> Any:
    """Read one value; NOTHING where it is missing or refused."""
    if value is None and field.kind not in ("group", "rows", "picks"):
        if field.default is not None:
            return field.default
        if not field.optional:
            out.lacks(path, field.word, **field.args)
        return NOTHING
    if field.kind == "number":
        return _number(out, path, value, field)
    if field.kind == "toggle":
        if type(value) is bool:
            return value
        out.wrong(path, "score-wrong-toggle")
        return NOTHING
    if field.kind == "choice":
        return _choice(out, path, value, field, seat)
    if field.kind == "text":
        if isinstance(value, str) and len(value) <= field.high and value.isprintable():
            return value
        out.wrong(path, "score-wrong-text", longest=field.high)
        return NOTHING
    if field.kind == "group":
        if value is not None and not isinstance(value, dict):
            out.wrong(path, "score-wrong-object")
            value = None
        return _fields(out, path, value or {}, field.fields, seat, mode)
    if value is not None and not isinstance(value, list):
        out.wrong(path, "score-wrong-list")
        value = None
    return _picks(out, path, value or [], field, seat) if field.kind == "picks" else _rows(out, path, value or [], field, seat, mode)


def _number(out: Entries, path: Path, value: Any, field: Field) -> Any:
    if type(value) is not int:
        out.wrong(path, "score-wrong-whole", low=field.low, high=field.high)
        return NOTHING
    if not field.low <= value <= field.high:
        out.wrong(path, "score-wrong-number", low=field.low, high=field.high, value=shown(value))
        return NOTHING
    if (value - field.low) % field.step:
        out.wrong(path, "score-wrong-step", low=field.low, step=field.step, value=value)
        return NOTHING
    return value


def _choice(out: Entries, path: Path, value: Any, field: Field, seat: int) -> Any:
    item = _item(field, value)
    if item is None:
        out.wrong(path, "score-wrong-item", value=shown(value))
        return NOTHING
    return item.id if _supplied(out, path, item, field, seat) else NOTHING


def _item(field: Field, value: Any) -> Item | None:
    """Return the item that a value means; a whole number may stand for an id that is one."""
    if type(value) is int and -1000 < value < 1000:
        value = str(value)
    return next((item for item in field.items if item.id == value or value in item.also), None) if isinstance(value, str) else None


def _picks(out: Entries, path: Path, values: list[Any], field: Field, seat: int) -> list[str]:
    if len(values) > field.most:
        out.wrong(path, "score-wrong-many", most=field.most, count=len(values))
        values = values[: field.most]
    found: list[str] = []
    for n, value in enumerate(values):
        item = _item(field, value)
        if item is None:
            out.wrong([*path, n], "score-wrong-item", value=shown(value))
        elif _supplied(out, [*path, n], item, field, seat):
            found.append(item.id)
    if len(values) < field.least:
        out.lacks(path, field.word, **field.args)
    return found


def _supplied(out: Entries, path: Path, item: Item, field: Field, seat: int) -> bool:
    """Take one of these out of the supply, or say that there is none left."""
    if item.copies is None:
        return True
    own = path[2:] if path[0] == "seats" else path
    pool = field.pool or spot(own[: own.index(field.key) + 1])
    held = out.supplies.setdefault((pool, item.of or item.id), Counter())
    held[seat] += 1
    if sum(max(0, count - item.own) for count in held.values()) <= item.copies:
        return True
    held[seat] -= 1
    args: Args = {"item": item_args(item), "copies": item.copies + item.own}
    if item.own or item.copies == 0:
        out.wrong(path, "score-wrong-own", **args)
    elif item.copies == 1:
        out.wrong(path, "score-wrong-twice", **args)
    else:
        out.wrong(path, "score-wrong-supply", **args)
    return False


def _rows(out: Entries, path: Path, values: list[Any], field: Field, seat: int, mode: str) -> list[dict[str, Any]]:
    if len(values) > field.most:
        out.wrong(path, "score-wrong-many", most=field.most, count=len(values))
        values = values[: field.most]
    found = []
    for n, value in enumerate(values):
        if not isinstance(value, dict):
            out.wrong([*path, n], "score-wrong-object")
            value = {}
        found.append(_fields(out, [*path, n], value, field.fields, seat, mode))
    if len(values) < field.least:
        out.lacks(path, field.word, **field.args)
    return found


class BadSheet(DvergarError):
    """A score sheet with entries that cannot be: `problems` says which, all at once, `tally` counts the others (None: nothing can be counted)."""

    def __init__(self, game: Game | None, problems: list[Problem], tally: Tally | None = None) -> None:
        first = problems[0]
        said = words_of(game, "en") if game is not None else Words("en")
        text = f"{spot(first.path)}: {said.say(first.word, **first.args)}"
        more = len(problems) - 1
        super().__init__(text + (f" (and {more} more)" if more else ""), first.word, **first.args)
        self.game = game.id if game is not None else None
        self.problems = problems
        self.tally = tally

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.game, self.problems, self.tally)


def _unpickled(id: str | None, problems: list[Problem], tally: Tally | None) -> BadSheet:
    return BadSheet(game(id) if id is not None else None, problems, tally)


def spot(path: Path) -> str:
    """Return the path of an entry as text, in the notation of Python and JavaScript.

    >>> spot(["seats", 1, "coins", 2])
    'seats[1].coins[2]'
    """
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).removeprefix(".") or "sheet"


def form(id: str, seats: int | None = None, options: Mapping[str, object] | None = None, cards: str | Folder | None = None) -> Form:
    """Return the form of a game's score sheets: what can be entered by so many seats (default: the most) under these rules options.

    Raises `UnknownGame`, `BadSetup`, or `BadSheet` for a game that has no score sheet.

    >>> form("nidavellir", seats=3).lines[:3]
    ['warrior', 'warrior_bonus', 'hunter']
    """
    return form_of(game(id, cards), seats, options or {})


def form_of(game: Game, seats: int | None, options: Mapping[str, object]) -> Form:
    """Return the form of a game's score sheets; raises what `form` raises."""
    count = game.seats.stop - 1 if seats is None else seats
    found = _form(game, count, json.dumps(game.checked(count, 0, options)))
    if found is None:
        raise BadSheet(game, [Problem(["game"], "score-wrong-game", {"game": game.title})])
    return found


def has_form(game: Game) -> bool:
    """Return whether a game has score sheets."""
    count = game.seats.stop - 1
    return _form(game, count, json.dumps(game.checked(count, 0, {}))) is not None


@lru_cache(64)
def _form(game: Game, seats: int, options: str) -> Form | None:
    """Make a form, once for all sheets alike: a page asks for it after every tap."""
    return game.form(seats, json.loads(options))


def score(id: str, sheet: Mapping[str, object], cards: str | Folder | None = None) -> Tally:
    """Count a score sheet of that game, complete or not: what has not been entered yet counts nothing and is named in `missing`.

    The sheet is made of dicts, lists, texts and numbers, as `docs/score.md` says. Raises `UnknownGame`, or `BadSheet` whose `problems` name every
    entry that cannot be, with its place.

    >>> sheet = {"seats": [{"warrior": {"grades": 2, "points": 9}, "coins": [0, 2, 3, 4, 9]}, {"hunter": {"grades": 3}}]}
    >>> score("nidavellir", sheet).result.totals
    [36, 9]
    >>> score("nidavellir", {"seats": [{"coins": [0, 26]}, {}]})
    Traceback (most recent call last):
    dvergar.engine.score_sheet.BadSheet: seats[0].coins[1]: There is no “26” here.
    """
    return score_of(game(id, cards), sheet)


def score_of(game: Game, sheet: object) -> Tally:
    """Count a sheet of that game; raises `BadSheet`."""
    if not isinstance(sheet, dict):
        raise BadSheet(game, [Problem([], "score-wrong-object")])
    if sheet.get("game", game.id) != game.id:
        raise BadSheet(game, [Problem(["game"], "score-wrong-other", {"game": shown(sheet["game"])})])
    seats, options = sheet.get("seats"), sheet.get("options", {})
    low, high = game.seats.start, game.seats.stop - 1
    if not isinstance(seats, list) or len(seats) not in game.seats:
        count = len(seats) if isinstance(seats, list) else 0
        raise BadSheet(game, [Problem(["seats"], "score-wrong-seats", {"low": low, "high": high, "seats": count})])
    if not isinstance(options, dict):
        raise BadSheet(game, [Problem(["options"], "score-wrong-object")])
    try:
        entries = read(form_of(game, len(seats), options), sheet)
    except BadSetup as error:
        raise BadSheet(game, [Problem(["options"], error.word, dict(error.args_))]) from error
    tally = game.tally(entries)
    if entries.problems:
        raise BadSheet(game, entries.problems, tally)
    return tally


def sheet_of(form: Form, options: Mapping[str, object], written: dict[str, Any]) -> dict[str, Any]:
    """Return what `Game.written` gives of a match with those options as a score sheet, with the ids of its form."""
    entries = read(form, written)
    return {"game": form.game, "options": dict(options), "table": entries.table, "seats": entries.seats}
