"""Messages of the views of all tavern games, field by field (Nidavellir spec 7, Nains spec 7). Never compiled: msgspec Structs.

Click targets of the choices that they share, in this order (a coin's number is its index in the reader's `places`, a slot that in `Tavern.cards`):

| phase | clicks | preview |
|---|---|---|
| bid | `coin:a`, `coin:b`, `coin:c`: first, second, third tavern | of a bid with the exchange coin: coin, points and the trade as a word |
| turn | `card:<tavern>:<slot>` | points, line; coin, where a coin changes with it |
| hero | `hero:<id>` | points, line (one that brings yet another hero) |
| transform | `coin:a` | coin, points |

Points are the change of the reader's own total as of now, `line` the number of a line that would bring a hero.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dvergar.engine.view import Args, Preview, View


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card face: dwarf, royal offering or hero. `points` has one number a grade; where it is `plain`, grades carry no printed number."""

    id: str
    kind: str  # dwarf, offering, hero; of Nains also mercenary and ally
    cls: str | None = None  # the column it goes to or stands in; neutral and command: the command zone, any: a column of choice
    grades: int = 0
    points: list[int] = []
    plain: bool = False
    bonus: int = 0  # by which a coin grows, of an offering
    flat: int = 0  # what a neutral hero scores by itself
    malt: int = 0  # symbols of Nains, likewise the next two
    occult: int = 0
    runes: list[str] = []
    covered: bool = False  # by a Paria token, which hides its points


class CoinFace(msgspec.Struct, frozen=True):
    """A coin: kind is base, royal or special."""

    value: int
    kind: str


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where one coin of a seat lies: `coin` is None when it is face down and this reader does not know it."""

    where: str  # hand, a tavern's id, pouch
    coin: CoinFace | None = None
    up: bool = False  # face up, for everybody
    exchange: bool = False  # it is the exchange coin (only told with the coin)


class Column(msgspec.Struct, frozen=True):
    """One class column of an army, in order of arrival; a hero who may stand anywhere stands there as one of that class."""

    cls: str
    cards: list[Face]
    grades: int
    points: int  # what the class scores now, a majority left out
    missing: bool  # the next hero line still lacks a grade here


class Seat(msgspec.Struct, frozen=True):
    """Everything public about a seat, and its hidden coins as far as the reader knows them."""

    seat: int
    gem: int
    coins: list[CoinFace]  # the set of five, ascending: derivable by everybody (spec 7.1)
    places: list[Place]  # the same five by place
    ready: bool  # has bid in the present secret phase
    columns: list[Column]
    command: list[Face]  # command zone: neutral heroes
    distinctions: list[str]
    heroes: int  # recruited so far
    lines: int  # complete lines now


class Tavern(msgspec.Struct, frozen=True):
    """One tavern: a taken card leaves None in its slot, its face in `taken` and its taker in `takers` (None there too: left over and discarded)."""

    id: str
    status: str  # waiting, open, closed
    cards: list[Face | None]
    takers: list[int | None]
    order: list[int]  # seats in order of play while it is open, once that is fixed
    done: int  # how many of them have finished
    bids: list[int] = []  # the values that decided the order, in that order: coins that grow later change nothing of it
    hints: list[Preview | None] = []  # what each card that lies there would bring the reader now; empty for a spectator
    taken: list[Face | None] = []  # by slot, what lay there until the tavern is filled anew


class HeroView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hero still available, with the reason why the reader could not recruit it now (a word key and its arguments), if there is one."""

    face: Face
    why_not: str | None = None
    why_args: Args = {}
    value: int | None = None  # what it would add to the reader's score now, where it may come
    contested: int = 0  # so much of it others may take back, as a majority
    columns: list[str] = []  # of a mercenary of Nains: where he may stand now


class Holding(msgspec.Struct, frozen=True):
    """One value of the Royal Treasure and how many copies are left of how many."""

    value: int
    left: int
    of: int


class Distinction(msgspec.Struct, frozen=True):
    """What the end of the first age brings, in order of evaluation: holder None while open or unclaimed; `grades` by seat once evaluated."""

    id: str
    cls: str
    status: str  # open, held, unclaimed
    holder: int | None
    grades: list[int]


class TavernView(View, frozen=True, kw_only=True):
    """The table of a tavern game as one reader sees it."""

    phase: str  # bid, turn, hero, transform, over, or one that the game adds
    age: int
    round: int  # 1..rounds
    rounds: int
    deck: int  # cards left in the deck of the present age
    tavern: int | None  # the tavern being resolved
    taverns: list[Tavern]
    table: Sequence[Seat]
    heroes: list[HeroView]
    treasure: list[Holding]
    distinctions: list[Distinction]
    discard: list[Face]
    peek: list[Face] | None  # cards of the second age's deck that the reader looks at, nobody else
    bonus: int | None  # of the transformation being chosen
    unseen: list[tuple[Face, int]]  # cards of the present age not seen yet, with counts (public: spec 7.4)
