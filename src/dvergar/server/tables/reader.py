"""Who reads a table, how far each was told, and what a feed asks of the table that it tells of."""

from __future__ import annotations

from collections.abc import Iterable, Set
from typing import NamedTuple, Protocol

from dvergar.engine.lessons import Lesson
from dvergar.engine.match import Match
from dvergar.engine.view_feed import Version, ViewFeed
from dvergar.server.messages.socket import Show
from dvergar.server.messages.table import TableInfo
from dvergar.server.tables.people import People


class SeenView(NamedTuple):
    """Which view a reader holds: of which feed, and of which moment of it."""

    feed: ViewFeed | None
    version: Version


RESTING = SeenView(None, None)  # the view of the table as it stands; its feed rests


class Cursor:
    """How far one reader was told. The feed of its table writes it, and nobody else."""

    __slots__ = ("chat", "deltas", "seen", "show", "steps", "story")

    def __init__(self, deltas: bool = False) -> None:
        self.deltas = deltas  # whether it asked for deltas; else it hears changes
        self.reset()

    def reset(self) -> None:
        """Begin anew: the next message tells everything."""
        self.story = 0  # events that were told
        self.chat = 0  # things said that were told
        self.show: Show | None = None  # what the reader holds but for the view: the next message says what has changed; None: it needs all of it
        self.seen: SeenView | None = None  # which view it holds; None: none
        self.steps = 0  # since it got all of it

    def rewind(self, story: int, chat: int) -> None:
        """Go back to that many events and things said, if more were told: the next message tells those behind them again."""
        self.story = min(self.story, story)
        self.chat = min(self.chat, chat)


class Reader(Protocol):
    """A socket as its table sees it: whose eyes it has, how far it was told, and how to wake it."""

    seat: int | None
    cursor: Cursor
    keys: frozenset[str]  # hashes of the tokens that its browser sent

    def wake(self) -> None:
        """Say that there is something new to see."""

    def flush(self) -> None:
        """Send what is new now."""


class FeedSource(Protocol):
    """What a feed asks of the table that it tells of."""

    n: int  # changes that are stored
    stale: bool
    match: Match | None
    lesson: Lesson | None

    @property
    def people(self) -> People:
        """Return who sits here."""

    @property
    def readers(self) -> Set[Reader]:
        """Return who reads here."""

    def mine(self, keys: Iterable[str]) -> list[int]:
        """Return the seats that these hashed tokens open, ascending."""

    def info(self) -> TableInfo:
        """Return what everybody may know of the table."""

    def alone(self, seat: int, mine: Iterable[int]) -> bool:
        """Return whether nobody else's consent is needed."""

    def moves_itself(self, seat: int) -> bool:
        """Return whether no person answers for that seat now."""

    def tell_all(self) -> None:
        """Wake all readers now."""
