"""The patch that turns one message into the next: paths and new values as JSON, for a page that holds the old message.

Each change is encoded as soon as it is found: collecting changes first would cost more than finding them. Compiled code knows Structs by their marks
alone (`__struct_fields__`).
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.json import Encoder

FIELDS_APART: Final = 5  # from so many fields on, a Struct is compared field by field
NO_FIELDS: Final[tuple[tuple[str, bytes], ...]] = ()

_encode: Final[Any] = Encoder().encode
_places: Final = [str(at).encode() for at in range(128)]
_known: Final[dict[type, tuple[tuple[str, bytes], ...]]] = {}


def changes(old: object, new: object, path: bytes = b"") -> list[bytes]:
    """Return the changes that turn the old message into the new one, each as JSON `[path, value]`; what messages hold is never changed in place.

    `path` is where the messages stand themselves, as JSON.

    >>> from msgspec.structs import replace
    >>> from dvergar.engine.view import Result
    >>> result = Result(False, [3, 5], [], [], [])
    >>> changes(result, replace(result, totals=[3, 9], over=True), b'"result"')
    [b'[["result","over"],true]', b'[["result","totals"],[3,9]]']
    """
    out: list[bytes] = []
    if old is not new:
        _compare(old, new, path, out)
    return out


def _compare(old: Any, new: Any, path: bytes, out: list[bytes]) -> None:
    """Append the changes between two parts that are not the same object; parts that hold parts are never compared as a whole."""
    kind = type(new)
    if kind is not type(old):
        out.append(change(path, new))
    elif kind is list:
        _compare_lists(old, new, path, out)
    else:
        fields = _fields_of(kind)
        if not fields:
            if old != new:
                out.append(change(path, new))
            return
        before = path + b"," if path else path
        for name, name_json in fields:
            a, b = getattr(old, name), getattr(new, name)
            if a is not b:
                _compare(a, b, before + name_json, out)


def _compare_lists(old: list[Any], new: list[Any], path: bytes, out: list[bytes]) -> None:
    """Append the changes between two lists: place by place, or the whole list where that is shorter."""
    count = len(new)
    if count == 0 or len(old) != count:
        if len(old) != count:
            out.append(change(path, new))
        return
    kind = type(new[0])
    if kind is int:
        if old != new:
            out.append(change(path, new))
    elif kind is list or _fields_of(kind):
        for at in range(count):
            if old[at] is not new[at]:
                _compare(old[at], new[at], path + b"," + _place(at), out)
    else:
        other: list[int] = []
        for at in range(count):
            a, b = old[at], new[at]
            if a is not b and a != b:
                other.append(at)
        if len(other) * 2 > count:
            out.append(change(path, new))
            return
        for at in other:
            out.append(change(path + b"," + _place(at), new[at]))


def change(path: bytes, value: Any) -> bytes:
    """Return the change that puts a value where the path leads, as JSON.

    >>> change(b'"table",0,"gem"', 4)
    b'[["table",0,"gem"],4]'
    """
    written: bytes = _encode(value)
    return b"".join((b"[[", path, b"],", written, b"]"))


def _place(at: int) -> bytes:
    """Return an index of a list as JSON."""
    return _places[at] if at < len(_places) else str(at).encode()


def _fields_of(kind: type) -> tuple[tuple[str, bytes], ...]:
    """Return the fields of a Struct that are compared one by one: none of small ones, and none where a default is left out, for then a field can vanish."""
    fields = _known.get(kind)
    if fields is None:
        names: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
        alone = len(names) >= FIELDS_APART and not kind.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        fields = tuple((name, b'"' + name.encode() + b'"') for name in names) if alone else NO_FIELDS
        _known[kind] = fields
    return fields
