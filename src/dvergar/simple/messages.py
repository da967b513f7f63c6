"""What the view of a simple game adds: its zones and numbers, and how its cards look."""

from __future__ import annotations

import msgspec

from dvergar.engine.view import Args, View


class SimpleFace(msgspec.Struct, frozen=True):
    """How a kind of card looks."""

    word: str
    number: int | None
    colour: str
    icon: str


class SimpleZone(msgspec.Struct, frozen=True):
    """Cards that lie together; a click on one is `<key>:<card>`, on the zone itself `<key>`, behind it the seat where seats have their own."""

    key: str
    title: str  # a word
    seat: int | None
    count: int
    cards: list[int]  # kinds, those of the reader's knowledge; empty where they lie face down
    pile: bool
    hidden: bool  # the reader sees only how many there are


class SimpleNumber(msgspec.Struct, frozen=True):
    """Numbers that everybody knows: one, or one for each seat; None where a seat's is secret and there, -1 where there is none."""

    key: str
    title: str  # a word
    values: list[int | None]
    each: bool


class SimpleButton(msgspec.Struct, frozen=True):
    """A click target that is no card and no zone."""

    at: str
    word: str
    args: Args = {}


class SimpleView(View, frozen=True, kw_only=True):
    """What one reader may know of a simple game."""

    pack: list[SimpleFace]
    zones: list[SimpleZone]
    numbers: list[SimpleNumber]
    buttons: list[SimpleButton]
