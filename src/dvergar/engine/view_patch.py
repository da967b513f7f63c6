"""What has changed from one message to the next, as paths and new values: a page that holds the old one needs no more.

It is written as it is found, for lists of what has changed would cost more than to find it. Compiled: Structs are known here by their marks alone.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec.json import Encoder

LARGE: Final = 5
NONE: Final[tuple[tuple[str, bytes], ...]] = ()

_encode: Final[Any] = Encoder().encode
_places: Final = [str(at).encode() for at in range(128)]
_fields: Final[dict[type, tuple[tuple[str, bytes], ...]]] = {}


def changes(old: object, new: object, path: bytes = b"") -> list[bytes]:
    """Return what must be put where to make the old message the new one, each as JSON; both are frozen, and what they hold is never changed.

    `path` is where they stand themselves, as JSON.

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
    """Say what has changed between two parts that are not the same one; parts that hold parts are never compared as a whole."""
    kind = type(new)
    if kind is not type(old):
        out.append(put(path, new))
    elif kind is list:
        _compare_lists(old, new, path, out)
    else:
        fields = _inner(kind)
        if not fields:
            if old != new:
                out.append(put(path, new))
            return
        before = path + b"," if path else path
        for name, mark in fields:
            a, b = getattr(old, name), getattr(new, name)
            if a is not b:
                _compare(a, b, before + mark, out)


def _compare_lists(old: list[Any], new: list[Any], path: bytes, out: list[bytes]) -> None:
    """Compare lists place by place, or as a whole where that is shorter to say."""
    count = len(new)
    if count == 0 or len(old) != count:
        if len(old) != count:
            out.append(put(path, new))
        return
    kind = type(new[0])
    if kind is int:
        if old != new:
            out.append(put(path, new))
    elif kind is list or _inner(kind):
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
            out.append(put(path, new))
            return
        for at in other:
            out.append(put(path + b"," + _place(at), new[at]))


def put(path: bytes, value: Any) -> bytes:
    """Return the change that puts a value where that path leads.

    >>> put(b'"table",0,"gem"', 4)
    b'[["table",0,"gem"],4]'
    """
    written: bytes = _encode(value)
    return b"".join((b"[[", path, b"],", written, b"]"))


def _place(at: int) -> bytes:
    """Return a place in a list as it is written."""
    return _places[at] if at < len(_places) else str(at).encode()


def _inner(kind: type) -> tuple[tuple[str, bytes], ...]:
    """Return the fields of a Struct that are sent one by one: not of small ones, and never where a default is left out, for then a field can vanish."""
    fields = _fields.get(kind)
    if fields is None:
        names: tuple[str, ...] = getattr(kind, "__struct_fields__", ())
        alone = len(names) >= LARGE and not kind.__struct_config__.omit_defaults  # type: ignore[attr-defined]
        fields = tuple((name, b'"' + name.encode() + b'"') for name in names) if alone else NONE
        _fields[kind] = fields
    return fields
