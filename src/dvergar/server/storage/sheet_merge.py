"""Entries of several people in one section of a shared score sheet, merged field by field.

An entry says what stood in its field when it was made (`was`), so that it is known what somebody meant to change: what others have entered elsewhere stays,
and only two different values for one field, neither of which has seen the other, are a clash. Then the later one stands, and both are told. Cards and coins
that were picked are as many fields as there are kinds of them, each with how many were taken. A value of None is one that is not there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple, TypeAlias

import msgspec

from dvergar.server.errors import Refusal

Path: TypeAlias = tuple[str | int, ...]
MOST_INDEX = 200
DEEPEST = 12
OUTS_KEPT = 30  # rows taken out that a section remembers, so that paths of before are understood


class Nowhere(Refusal):
    """An entry's path is none of a sheet's."""

    def __init__(self) -> None:
        super().__init__("an entry of the sheet leads nowhere", "error-message", 422, reason="path")


class Clash(NamedTuple):
    """Two values for one field at the same moment: `first` was there, `then` stands now."""

    path: Path
    first: Any
    then: Any


class Out(NamedTuple):
    """A row taken out: with which revision of the section, of which list, which one."""

    revision: int
    path: Path
    row: int


def shifted(path: Path, outs: Sequence[Out], seen: int) -> Path | None:
    """Return where a path that was right at the revision `seen` leads since rows were taken out; None: it led into one of them.

    >>> shifted(("deals", 2, "rule"), [Out(5, ("deals",), 0)], 4)
    ('deals', 1, 'rule')
    >>> shifted(("deals", 0, "rule"), [Out(5, ("deals",), 0)], 4) is None
    True
    """
    for revision, place, row in outs:
        depth = len(place)
        step = path[depth] if revision > seen and path[:depth] == place and len(path) > depth else None
        if step == row:
            return None
        if isinstance(step, int) and step > row:
            path = (*path[:depth], step - 1, *path[depth + 1 :])
    return path


def at(value: Any, path: Path) -> Any:
    """Return what stands at a path, None where nothing does."""
    for step in path:
        if isinstance(step, str):
            value = value.get(step) if isinstance(value, dict) else None
        else:
            value = value[step] if isinstance(value, list) and step < len(value) else None
    return value


def put(value: Any, path: Path, then: Any) -> None:
    """Put something at a path, with all that is missing on the way; raises `Nowhere` where that cannot be."""
    if not path or len(path) > DEEPEST or any(isinstance(step, int) and not 0 <= step < MOST_INDEX for step in path):
        raise Nowhere
    for n, step in enumerate(path):
        last = n == len(path) - 1
        below: Any = {} if last or isinstance(path[n + 1], str) else []
        if isinstance(step, str):
            if not isinstance(value, dict):
                raise Nowhere
            if last and then is None:
                value.pop(step, None)
            else:
                value[step] = then if last else below if value.get(step) is None else value[step]
                value = value[step]
        else:
            if not isinstance(value, list):
                raise Nowhere
            rows = isinstance(then, dict) if last else isinstance(path[n + 1], str)
            while len(value) <= step:
                value.append({} if rows else None)
            value[step] = then if last else below if value[step] is None else value[step]
            value = value[step]


def merge(path: Path, was: Any, mine: Any, theirs: Any, whole: bool) -> tuple[Any, list[Clash]]:
    """Return what stands at a path where `theirs` stands, after an entry that made `mine` of `was`; `whole`: a list is one value, for its order matters.

    >>> merge(("coins",), [2], [2, 5], [2, 3], False)
    ([2, 3, 5], [])
    >>> merge(("gem",), None, 5, 4, False)
    (5, [Clash(path=('gem',), first=4, then=5)])
    """
    if same(mine, theirs) or same(mine, was):
        return theirs, []
    if same(was, theirs):
        return mine, []
    if isinstance(mine, dict) and isinstance(theirs, dict):
        found, clashes = dict(theirs), []
        before = was if isinstance(was, dict) else {}
        for key in {**before, **mine}:
            one, some = merge((*path, key), before.get(key), mine.get(key), theirs.get(key), whole)
            clashes += some
            if one is None:
                found.pop(key, None)
            else:
                found[key] = one
        return found, clashes
    if not whole and _picks(mine) and _picks(theirs) and (was is None or _picks(was)):
        return _picked(path, was or [], mine or [], theirs or [])
    return mine, [Clash(path, theirs, mine)]


def take_out(value: Any, path: Path, was: Any) -> tuple[bool, Any]:
    """Take a row out of its list if it is as it was; return whether that was done, and what stands there."""
    rows, index = at(value, path[:-1]), path[-1]
    there = at(value, path)
    if not isinstance(rows, list) or not isinstance(index, int) or not same(there, was):
        return False, there
    if index < len(rows):
        del rows[index]
    return True, there


def same(one: Any, other: Any) -> bool:
    """Return whether two values are written the same: 1 is not true."""
    return msgspec.json.encode(one, order="sorted") == msgspec.json.encode(other, order="sorted")


def shallow(value: Any, deepest: int = DEEPEST) -> bool:
    """Return whether a value is nested no deeper than any entry is."""
    inside = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    return deepest > 0 and all(shallow(each, deepest - 1) for each in inside)


def _picks(value: Any) -> bool:
    return value is None or (isinstance(value, list) and all(isinstance(each, str | int) and not isinstance(each, bool) for each in value))


def _picked(path: Path, was: list[str | int], mine: list[str | int], theirs: list[str | int]) -> tuple[list[str | int], list[Clash]]:
    """Merge two lists of things picked: of each kind how many, in the order of what was there and then of what is new."""
    before, here, there = Counter(was), Counter(mine), Counter(theirs)
    found, clashes = list(theirs), []
    for each in dict.fromkeys([*was, *mine]):
        if here[each] in (before[each], there[each]):
            continue
        if there[each] != before[each]:
            clashes.append(Clash((*path, each), there[each], here[each]))
        for _ in range(here[each] - there[each]):
            found.append(each)
        for _ in range(there[each] - here[each]):
            del found[len(found) - 1 - found[::-1].index(each)]
    return found, clashes
