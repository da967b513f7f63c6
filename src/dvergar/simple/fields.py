"""Fields of a simple game's position: each is declared once, with how it begins, who sees it and what it is called on the page."""

from __future__ import annotations

from typing import Any, cast

EVERYBODY = "everybody"
OWNER = "owner"
NOBODY = "nobody"
NONE = -1  # a secret number that is not there
Said = str | tuple[str, str, str]  # a text for all languages, or one each in English, French and German

INT, INTS, SEAT_INTS, SECRETS, CARDS, SEAT_CARDS = range(6)


class Field:
    """One field; a class of states holds them by name in `FIELDS`."""

    __slots__ = ("high", "kind", "low", "name", "ordered", "pile", "seen", "start", "title")

    def __init__(
        self, kind: int, start: int = 0, seen: str = EVERYBODY, title: Said = "", ordered: bool = False, pile: bool = False, low: int = 0, high: int = 0
    ) -> None:
        self.name = ""
        self.kind = kind
        self.start = start
        self.seen = seen
        self.title = title
        self.ordered = ordered
        self.pile = pile
        self.low = low
        self.high = high

    @property
    def of_cards(self) -> bool:
        """Whether it holds cards."""
        return self.kind in (CARDS, SEAT_CARDS)

    @property
    def of_seats(self) -> bool:
        """Whether each seat has its own part of it."""
        return self.kind in (SEAT_INTS, SECRETS, SEAT_CARDS)

    def first(self, seats: int) -> Any:
        """Return the value before the match is set up."""
        if self.kind == INT:
            return self.start
        if self.kind in (SEAT_INTS, SECRETS):
            return [self.start] * seats
        return [[] for _ in range(seats)] if self.kind == SEAT_CARDS else []

    def copied(self, value: Any) -> Any:
        """Return a value that shares nothing that changes."""
        if self.kind == INT:
            return value
        return [part.copy() for part in value] if self.kind == SEAT_CARDS else value.copy()

    def rows(self, value: Any) -> list[list[int]]:
        """Return the card rows of a field of cards: one, or one for each seat."""
        return cast("list[list[int]]", value if self.kind == SEAT_CARDS else [value])

    def sees(self, owner: int, reader: int | None) -> bool:
        """Return whether a reader (None: a spectator) sees the part of a seat."""
        return self.seen == EVERYBODY or (self.seen == OWNER and owner == reader)


def an_int(start: int = 0, *, title: Said = "") -> int:
    """Declare a number that everybody knows: a round, a phase, whose turn it is. With a title it stands on the page."""
    return cast(int, Field(INT, start, title=title))


def ints() -> list[int]:
    """Declare a row of numbers that everybody knows, of any length, empty at first. It is not on the page."""
    return cast("list[int]", Field(INTS))


def per_seat_ints(start: int = 0, *, title: Said = "") -> list[int]:
    """Declare a number for each seat that everybody knows: points, lives, tokens. With a title it stands beside each name."""
    return cast("list[int]", Field(SEAT_INTS, start, title=title))


def per_seat_secrets(low: int, high: int, *, title: Said = "") -> list[int]:
    """Declare a number for each seat that only this seat knows: `NONE` (-1) for none yet, else from `low` to `high`. All see whether it is there."""
    if not 0 <= low <= high:
        raise ValueError(f"a secret number lies between bounds from 0 on, not from {low} to {high}")
    return cast("list[int]", Field(SECRETS, NONE, seen=OWNER, title=title, low=low, high=high))


def cards(*, title: Said, seen: str = EVERYBODY, ordered: bool = True, pile: bool = False) -> list[int]:
    """Declare cards of the whole table: a deck (`seen=NOBODY`), a row, a trick. Of a `pile` only the last card is drawn."""
    if seen not in (EVERYBODY, NOBODY):
        raise ValueError("cards of the table are seen by EVERYBODY or by NOBODY")
    return cast("list[int]", Field(CARDS, seen=seen, title=title, ordered=ordered, pile=pile or seen == NOBODY))


def per_seat_cards(*, title: Said, seen: str = OWNER, ordered: bool = False, pile: bool = False) -> list[list[int]]:
    """Declare cards of each seat: a hand (its OWNER sees it), what was won (EVERYBODY). They are kept sorted unless they are `ordered`."""
    if seen not in (EVERYBODY, OWNER, NOBODY):
        raise ValueError("cards of a seat are seen by EVERYBODY, by their OWNER or by NOBODY")
    return cast("list[list[int]]", Field(SEAT_CARDS, seen=seen, title=title, ordered=ordered, pile=pile))
