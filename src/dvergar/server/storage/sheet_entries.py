"""One round's sections as entries change them, and what there is to tell of it."""

from __future__ import annotations

import json
from typing import Any

import msgspec

from dvergar.server.errors import Refusal
from dvergar.server.messages.sheets import SheetEntry, SheetNews
from dvergar.server.storage.sheet_merge import OUTS_KEPT, Nowhere, Out, at, merge, put, same, shifted, take_out

LONGEST_TOLD = 200  # bytes of a value in the news
SETUP = "setup"
NAMES = "names"
TABLE = "table"


class Overtaken(Refusal):
    """Somebody else has changed that section since."""

    def __init__(self, section: str) -> None:
        super().__init__(f"somebody has changed {section} since: look at it and change it again", "error-sheet-stale", 409, section=section[:20])


class Part:
    """A section that entries are merged into."""

    def __init__(self, revision: int, value: Any, outs: list[Out]) -> None:
        self.revision = revision
        self.value = value
        self.outs = outs

    def enter(self, entry: SheetEntry, section: str, path: tuple[str | int, ...], now: int, number: int) -> list[SheetNews]:
        """Merge one entry; return what there is to tell. Raises `Overtaken`, and `Nowhere` for a path that is none."""
        if len(self.outs) >= OUTS_KEPT and entry.revision < self.outs[-OUTS_KEPT].revision:
            raise Overtaken(section)
        here = shifted(path, self.outs, entry.revision)
        told = entry.path[: len(entry.path) - len(path)]
        if here is None:  # somebody has taken that row out; who wanted the same has it
            return [] if entry.out else [SheetNews(now, "out", number, entry.path, None, _short(entry.value))]
        if entry.out:
            done, there = take_out(self.value, here, entry.was)
            if not done:
                return [SheetNews(now, "kept", number, [*told, *here])]
            if there is not None:
                self.outs.append(Out(self.revision + 1, here[:-1], int(here[-1])))
            return []
        was, mine, theirs = entry.was, entry.value, at(self.value, here)
        if section == NAMES:
            was, mine, theirs = was or "", mine or "", theirs or ""
        value, clashes = merge(here, was, mine, theirs, entry.whole)
        if not same(value, theirs):
            put(self.value, here, value)
            if section == NAMES:
                self.value = [name or "" for name in self.value]
        return [SheetNews(now, "clash", number, [*told, *clash.path], _short(clash.first), _short(clash.then)) for clash in clashes]


def place_of(path: list[str | int]) -> tuple[str, tuple[str | int, ...]]:
    """Return the section of a sheet's path, and the path in it; raises `Nowhere`.

    >>> place_of(["seats", 1, "coins"])
    ('seat:1', ('coins',))
    """
    match path:
        case ["names", int(seat)]:
            return NAMES, (seat,)
        case ["options", str(key)]:
            return SETUP, ("options", key)
        case ["table", _, *_]:
            return TABLE, tuple(path[1:])
        case ["seats", int(seat), _, *_]:
            return f"seat:{seat}", tuple(path[2:])
    raise Nowhere


def renamed(now: int, number: int, before: list[str], after: list[str]) -> list[SheetNews]:
    """Tell who is called otherwise; who had no name is only named."""
    both = enumerate(zip(before, after, strict=False))
    return [SheetNews(now, "named", number, ["names", seat], one, other) for seat, (one, other) in both if one and one != other]


def outs_of(text: str) -> list[Out]:
    return [Out(revision, tuple(path), index) for revision, path, index in json.loads(text)]


def _short(value: Any) -> Any:
    """Return a value as it is told: what is long is not."""
    return value if len(msgspec.json.encode(value)) <= LONGEST_TOLD else None
