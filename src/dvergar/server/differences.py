"""What has changed from one message to the next, as paths and new values: a page that holds the old one needs no more.

Compiled: Structs are known here by their marks alone.
"""

from __future__ import annotations

from typing import Any, Final

Path = list[str | int]  # names of fields and places in lists, from the outside in
Change = tuple[Path, Any]
Known = dict[tuple[int, int], tuple[Any, Any, list[Change]]]  # two parts by their ids, kept here so that these stay theirs, and what makes one the other

LARGE: Final = 5
NONE: Final[tuple[str, ...]] = ()

_fields: Final[dict[type, tuple[str, ...]]] = {}


def changes(old: object, new: object, known: Known | None = None) -> list[Change]:
    """Return what must be put where to make the old message the new one; both are frozen, and what they hold is never changed.

    Messages that share parts may share what is `known` of these.

    >>> from msgspec.structs import replace
    >>> from dvergar.server.messages import TableSeat
    >>> anna = TableSeat(0, "person", "Anna", "", online=True)
    >>> changes(anna, replace(anna, name="Ada", ready=True))
    [(['name'], 'Ada'), (['ready'], True)]
    """
    out: list[Change] = []
    _compare(old, new, [], out, {} if known is None else known)
    return out


def _compare(old: Any, new: Any, path: Path, out: list[Change], known: Known) -> None:
    """Say what has changed between two things that differ."""
    kind = type(new)
    if kind is type(old):
        if kind is list:
            if _compare_lists(old, new, path, out, known):
                return
        else:
            fields = _inner(kind)
            if fields:
                key = (id(old), id(new))
                found = known.get(key)
                if found is None:
                    inside: list[Change] = []
                    for name in fields:
                        a, b = getattr(old, name), getattr(new, name)
                        if a is not b and a != b:
                            _compare(a, b, [name], inside, known)
                    known[key] = (old, new, inside)
                else:
                    inside = found[2]
                for way, value in inside:
                    out.append((path + way, value))
                return
    out.append((path, new))


def _compare_lists(old: list[Any], new: list[Any], path: Path, out: list[Change], known: Known) -> bool:
    """Compare lists of equal length place by place; return False where the new one is shorter to say."""
    count = len(new)
    if count == 0 or len(old) != count:
        return False
    kind = type(new[0])
    if kind is int:
        return False
    other: list[int] = []
    for at in range(count):
        a, b = old[at], new[at]
        if a is not b and a != b:
            other.append(at)
    if kind is list or _inner(kind):
        for at in other:
            _compare(old[at], new[at], [*path, at], out, known)
        return True
    if len(other) * 2 > count:
        return False
    for at in other:
        out.append(([*path, at], new[at]))
    return True


def _inner(kind: type) -> tuple[str, ...]:
    """Return the fields of a Struct that are sent one by one: not of small ones, and never where a default is left out, for then a field can vanish."""
    fields = _fields.get(kind)
    if fields is None:
        fields = getattr(kind, "__struct_fields__", NONE)
        if len(fields) < LARGE or kind.__struct_config__.omit_defaults:  # type: ignore[attr-defined]
            fields = NONE
        _fields[kind] = fields
    return fields
