"""The delta that turns one message into the next: all the way down to the fields that differ, for a page that asked for it.

A delta is a JSON object about an object or a list. What its names begin with says what they do:

- `"name": value` puts a value, `"/name": delta` changes what stands there, `"-": [names]` takes fields away.
- `"#name": [fields, row, ...]` puts a list of objects, each a row of what its fields hold, null where it lacks one. A field that is itself a list
  stands for an object: the first item is the name of the field, the others are the fields in it.
- In a list the names are places. `"~": [from, count, n, item, ...]` comes first where items came or went: for the new list take `count` items of the
  old one from place `from` on, then the `n` items that follow, and so on.

Fields that a message leaves out at their default are not there.
Compiled code knows Structs by their marks alone (`__struct_fields__`).
"""

from __future__ import annotations

from typing import Any, Final, final

from msgspec.json import Encoder
from msgspec.structs import astuple
from msgspec.structs import fields as struct_fields

SHORT: Final = 120  # bytes up to which nobody looks whether the whole value were shorter
FEW: Final = 3  # objects from which on rows are shorter
NOTHING: Final = b""
WHOLE: Final = b"="  # instead of a delta: the value must be sent whole

_encode: Final[Any] = Encoder().encode
_values: Final[Any] = astuple  # of all fields at once, which is quicker than asking for each


@final
class _Field:
    """A field of a Struct, with its names as a delta says them."""

    def __init__(self, name: str, omitted: bool, default: Any, factory: Any) -> None:
        quoted: bytes = _encode(name)
        self.name = name
        self.quoted = quoted
        self.rest = quoted[1:]
        self.omitted = omitted  # where it has its default
        self.default = default
        self.empty = factory is list or factory is dict

    def absent(self, value: Any) -> bool:
        """Return whether a message leaves the field out."""
        return self.omitted and (value is self.default or (self.empty and not value))


_known: Final[dict[type, list[_Field]]] = {}
_places: Final = [b'%d"' % at for at in range(128)]


def delta(old: Any, new: Any) -> bytes:
    """Return the delta between two messages of one kind as JSON, b"" where they are equal; what messages hold is never changed in place.

    >>> from dvergar.engine.view import Line, Result
    >>> lines = [Line("gem", 3), Line("coins", 9)]
    >>> delta(Result(False, [3], [lines], [{"gem": 3}], []), Result(False, [4], [[lines[0], Line("coins", 7)]], [{"gem": 3, "lines": 1}], []))
    b'{"totals":[4],"/lines":{"/0":{"/1":{"points":7}}},"/facts":{"/0":{"lines":1}}}'
    """
    return NOTHING if old is new else _structs(old, new, _fields_of(type(new)))


@final
class Deltas:
    """Deltas between messages that share parts: what has become of a part is worked out once for all who hold the same one."""

    def __init__(self) -> None:
        # By field, old and new part; the parts are kept so that nothing else takes their places.
        self._found: dict[tuple[int, int, int], tuple[Any, Any, bytes]] = {}

    def delta(self, old: Any, new: Any) -> bytes:
        """Return the delta between two messages of one kind as JSON, b"" where they are equal."""
        if old is new:
            return NOTHING
        out: list[bytes] = []
        before: tuple[Any, ...] = _values(old)
        after: tuple[Any, ...] = _values(new)
        at = -1
        for field in _fields_of(type(new)):
            at += 1
            a, b = before[at], after[at]
            if a is b:
                continue
            key = (at, id(a), id(b))
            found = self._found.get(key)
            if found is None:
                found = self._found[key] = (a, b, entry(field.rest, a, b))
            if found[2]:
                out.append(found[2])
        return _joined(out, [])


def entry(name: bytes, old: Any, new: Any) -> bytes:
    """Return what a delta says of the value of that name, b"" where nothing has changed; the name is JSON without the quote before it."""
    out: list[bytes] = []
    _compare(name, old, new, out)
    return out[0] if out else NOTHING


def put(name: bytes, value: Any) -> bytes:
    """Return how a delta puts a value; the name is JSON without the quote before it."""
    if type(value) is list and len(value) >= FEW:
        table = _rows(value)
        if table is not None:
            rows: bytes = _encode(table)
            return b'"#' + name + b":" + rows
    whole: bytes = _encode(value)
    return b'"' + name + b":" + whole


def _compare(name: bytes, old: Any, new: Any, out: list[bytes]) -> None:
    """Append what has become of one value."""
    kind = type(new)
    if kind is not type(old):
        out.append(put(name, new))
    elif kind is list:
        _append(name, new, _lists(old, new), out)
    elif old != new:  # which the messages find out sooner than a look at each of their parts
        _differ(name, old, new, out)


def _differ(name: bytes, old: Any, new: Any, out: list[bytes]) -> None:
    """Append what has become of a value of the same kind that is known to differ."""
    kind = type(new)
    if kind is list:
        text = _lists(old, new)
    elif kind is dict:
        text = _dicts(old, new)
    else:
        fields = _fields_of(kind)
        text = _structs(old, new, fields) if fields else WHOLE
    _append(name, new, text, out)


def _append(name: bytes, new: Any, text: bytes, out: list[bytes]) -> None:
    """Append a delta under a name, or the value itself where that is shorter."""
    if text is WHOLE:
        out.append(put(name, new))
        return
    if not text:
        return
    if len(text) > SHORT:
        whole = put(name, new)
        if len(whole) <= len(text) + len(name) + 3:
            out.append(whole)
            return
    out.append(b'"/' + name + b":" + text)


def _rows(items: list[Any]) -> list[Any] | None:
    """Return a list of Structs of one kind as their fields and rows; None of anything else."""
    kind = type(items[0])
    fields = _fields_of(kind)
    if not fields:
        return None
    for item in items:
        if type(item) is not kind:
            return None
    shape: list[Any] = []
    columns: list[list[Any]] = []
    all: list[tuple[Any, ...]] = [_values(item) for item in items]
    place = -1
    for field in fields:
        place += 1
        column = [values[place] for values in all]
        absent = 0
        for at in range(len(column)):
            value = column[at]
            if field.omitted and field.absent(value):
                absent += 1
                column[at] = None
            elif value is None:
                return None
        if absent == len(column):
            continue
        inner = _names_within(column)
        if inner:
            shape.append([field.name, *inner])
            for at in range(len(column)):
                value = column[at]
                if value is not None:
                    column[at] = [value[key] for key in inner]
        else:
            shape.append(field.name)
        columns.append(column)
    return [shape, *[[column[at] for column in columns] for at in range(len(items))]]


def _names_within(column: list[Any]) -> list[str]:
    """Return the keys of the dicts in a column if all have the same ones, in the same order."""
    names: list[str] = []
    for value in column:
        if value is None:
            continue
        if type(value) is not dict or (names and list(value) != names):
            return []
        names = list(value)
    return names


def _structs(old: Any, new: Any, fields: list[_Field]) -> bytes:
    """Return the delta of two Structs of one kind."""
    out: list[bytes] = []
    gone: list[bytes] = []
    before: tuple[Any, ...] = _values(old)
    after: tuple[Any, ...] = _values(new)
    at = -1
    for field in fields:
        at += 1
        a, b = before[at], after[at]
        if a is b:
            continue
        if not field.omitted:
            _compare(field.rest, a, b, out)
        elif field.absent(b):
            if not field.absent(a):
                gone.append(field.quoted)
        elif field.absent(a):
            out.append(put(field.rest, b))
        else:
            _compare(field.rest, a, b, out)
    return _joined(out, gone)


def _dicts(old: dict[str, Any], new: dict[str, Any]) -> bytes:
    """Return the delta of two dicts."""
    out: list[bytes] = []
    for key, b in new.items():
        quoted: bytes = _encode(key)
        if key not in old:
            out.append(put(quoted[1:], b))
        elif old[key] is not b:
            _compare(quoted[1:], old[key], b, out)
    return _joined(out, [_encode(key) for key in old if key not in new])


def _lists(old: list[Any], new: list[Any]) -> bytes:
    """Return the delta of two lists, or `WHOLE`."""
    before, count = len(old), len(new)
    if count == 0 or before == 0 or type(new[0]) is int:
        return NOTHING if old == new else WHOLE
    if before == count:
        out: list[bytes] = []
        other = 0
        for at in range(count):
            a, b = old[at], new[at]
            if a is b or a == b:
                continue
            if type(a) is type(b) and _mark(a) == _mark(b):
                _differ(_place(at), a, b, out)
                continue
            other += 1
            if other * 2 > count:
                return _moved(old, new)
            out.append(put(_place(at), b))
        return _joined(out, [])
    return _moved(old, new)


def _moved(old: list[Any], new: list[Any]) -> bytes:
    """Return the delta of two lists where items came or went."""
    before = len(old)
    here = [_mark(item) for item in old]
    parts: list[bytes] = []
    out: list[bytes] = []
    fresh: list[bytes] = []
    first, taken, at = 0, 0, 0  # the run of old items that is being taken, and the place behind the last one
    for place in range(len(new)):
        mark = _mark(new[place])
        found = at
        while found < before and here[found] != mark:
            found += 1
        if found == before:
            fresh.append(_encode(new[place]))
            continue
        if fresh or found != first + taken:
            if taken or fresh:
                parts.append(b"%d,%d,%d" % (first, taken, len(fresh)))
                parts.extend(fresh)
                fresh = []
            first, taken = found, 0
        taken += 1
        at = found + 1
        a, b = old[found], new[place]
        if a is not b:
            _compare(_place(place), a, b, out)
    parts.append(b"%d,%d,%d" % (first, taken, len(fresh)))
    parts.extend(fresh)
    out.insert(0, b'"~":[' + b",".join(parts) + b"]")
    return _joined(out, [])


def _mark(item: Any) -> Any:
    """Return what an item of a list is known by: itself, or its first field; nothing where that does not tell it apart."""
    while True:
        kind = type(item)
        if kind is str or kind is int:
            return item
        fields = _fields_of(kind)
        if not fields:
            return None
        item = getattr(item, fields[0].name)


def _joined(out: list[bytes], gone: list[bytes]) -> bytes:
    """Return a delta of what it says."""
    if gone:
        out.append(b'"-":[' + b",".join(gone) + b"]")
    return b"{" + b",".join(out) + b"}" if out else NOTHING


def _place(at: int) -> bytes:
    """Return a place in a list as the name that it is in a delta."""
    return _places[at] if at < len(_places) else b'%d"' % at


def _fields_of(kind: type) -> list[_Field]:
    """Return the fields of a Struct; none of anything else."""
    found = _known.get(kind)
    if found is None:
        found = _known[kind] = []
        if hasattr(kind, "__struct_fields__"):
            omitted: bool = kind.__struct_config__.omit_defaults  # type: ignore[attr-defined]
            for each in struct_fields(kind):
                found.append(_Field(each.name, omitted, each.default, each.default_factory))
    return found
