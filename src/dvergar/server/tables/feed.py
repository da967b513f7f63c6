"""What the readers of one table see: made once for all who see the same, and sent as what has changed."""

from __future__ import annotations

import asyncio
import threading
import time
import weakref
from typing import TYPE_CHECKING, Any, Protocol

import msgspec
from msgspec.structs import replace

from dvergar.engine.view import Told, View
from dvergar.engine.view_feed import VIEW_PATH, ViewFeed
from dvergar.engine.view_patch import change, changes
from dvergar.server.messages.table import Show, Spoken, Step, TableInfo
from dvergar.server.tables import lessons

if TYPE_CHECKING:
    from dvergar.server.tables.table import Table

LINGER = 0.04  # seconds between two views of those who are not asked anything: quick moves share one
PATIENCE = 0.5  # when the server has as much to do as it can
CALM = 0.5  # of a core: with less to do than that nobody waits longer
BEAT = 0.1  # seconds at least between two looks at how much it has to do

encode = msgspec.json.Encoder().encode
Key = tuple[int | None, tuple[int, ...], bool]
Since = tuple[ViewFeed, Any] | None  # None: no view


class Reader(Protocol):
    """A socket as its table sees it: whose eyes it has, what it was told, and how to wake it."""

    seat: int | None
    told: int  # of the story
    heard: int  # of the chat
    shown: Show | None  # what it holds but for the view: the next message says what has changed; None: it needs all of it
    since: Since  # which view it holds
    steps: int  # since it got all of it
    keys: frozenset[str]  # hashes of the tokens that its browser sent

    def wake(self) -> None:
        """Say that there is something new to see."""

    def look(self) -> None:
        """See what is new now."""


class Pace:
    """How long those wait who are not asked anything: the longer, the more the thread that serves them has to do."""

    def __init__(self) -> None:
        self.seconds = LINGER
        self._at = 0.0  # when it was looked at last
        self._used = 0.0  # processor time of that thread until then
        self._thread = 0

    def pause(self, now: float) -> float:
        """Return the seconds between two views of those."""
        since = now - self._at
        if since >= BEAT:
            used, thread = time.thread_time(), threading.get_ident()
            busy = (used - self._used) / since if thread == self._thread else 0.0
            self._at, self._used, self._thread = now, used, thread
            self.seconds = LINGER + (PATIENCE - LINGER) * min(1.0, max(0.0, busy - CALM) / (1 - CALM))
        return self.seconds


_pace = Pace()


class Shows:
    """Makes the messages of one table; it does not hold it, so that a table that nobody needs is gone at once, and not when cycles are looked for."""

    def __init__(self, table: Table) -> None:
        self._table = weakref.ref(table)
        self._asked: set[tuple[int, int]] = set()  # seats and decisions, when all were told last
        self._rest: asyncio.TimerHandle | None = None
        self._last = 0.0  # when the rest was told
        self.forget()

    @property
    def table(self) -> Table:
        """Return the table; whoever asks its shows for something holds it."""
        table = self._table()
        assert table is not None
        return table

    def tell(self) -> None:
        """Wake all readers: at once who is asked something new, the others when they have not heard for a while; quick moves share a view."""
        self.changed()
        table = self.table
        match = None if table.stale else table.match
        actors = [] if match is None else match.state.actors()
        asked = set() if match is None else {(seat, match.decisions[seat]) for seat in actors}
        new, self._asked = {seat for seat, _ in asked - self._asked}, asked
        loop = asyncio.get_running_loop()
        now = loop.time()
        due = self._last + _pace.pause(now)
        if not actors or now >= due:
            self.tell_all()
            return
        for reader in table.readers:
            if reader.seat in new:
                reader.wake()
        if self._rest is None:
            self._rest = loop.call_at(due, table.tell_all)

    def tell_all(self) -> None:
        """Wake everybody; whoever has heard meanwhile is not told again."""
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None
        self._last = asyncio.get_running_loop().time()
        for reader in self.table.readers:
            reader.wake()

    def forget(self) -> None:
        """Forget everything: the table is loaded anew, or an action was taken back."""
        self._view_feed: ViewFeed | None = None
        self._moved = False
        self._events: list[Told] = []  # the match's, as they are told
        self._stories: dict[int | None, list[Told]] = {}
        self._read: dict[int | None, int] = {}  # events of the match that those stories have taken up
        self.changed()

    def changed(self) -> None:
        """Something about the people is another than before."""
        self._info: TableInfo | None = None
        self._made: dict[Key, Show] = {}
        self._nows: dict[int | None, Since] = {}
        self._sent: dict[tuple[int, int, int], tuple[Show, Show, Since, msgspec.Raw]] = {}

    def moved(self) -> None:
        """Somebody has acted."""
        self._moved = True
        self.changed()

    def story(self, seat: int | None) -> list[Told]:
        """Return all events that this reader may know, in order."""
        match = self.table.match
        if match is None:
            return []
        told = self._stories.setdefault(seat, [])
        all, read, made = match.events, self._read.get(seat, 0), self._events
        if read < len(all):
            made.extend([Told(event.before, event.kind, event.seat, event.args) for event in all[len(made) :]])
            own = -1 if seat is None else seat
            told.extend([made[at] for at in range(read, len(all)) if all[at].to in (-1, own)])
            self._read[seat] = len(all)
        return told

    def stories(self) -> dict[int | None, list[Told]]:
        """Return the stories as far as anybody was told."""
        return self._stories

    def message(self, reader: Reader) -> bytes:
        """Return what brings a reader up to date, b"" where nothing is new; it counts as told from then on."""
        frame, held, since = self._frame(reader), reader.shown, reader.since
        start, story, heard, chat = self._news(reader)
        reader.shown, reader.since = frame, self._now(frame.seat)
        if held is None or held.seat != frame.seat:
            reader.steps = 0
            return encode(replace(frame, view=self._view(frame.seat), story_from=start, story=story, chat_from=heard, chat=chat))
        if held is frame and not story and not chat:
            return b""
        reader.steps += 1
        return encode(Step(reader.steps, self._changes(held, frame, since), start, story, heard, chat))

    def show(self, reader: Reader) -> Show:
        """Return all that a reader sees now, with the part of the story that it was not told yet."""
        frame = self._frame(reader)
        start, story, heard, chat = self._news(reader)
        return replace(frame, view=self._view(frame.seat), story_from=start, story=story, chat_from=heard, chat=chat)

    def _news(self, reader: Reader) -> tuple[int, list[Told], int, list[Spoken]]:
        """Return what the reader was not told yet, and from where on."""
        story, chat = self.story(reader.seat), self.table.people.chat
        start, heard = reader.told, reader.heard
        reader.told, reader.heard = len(story), len(chat)
        return start, story[start:], heard, chat[heard:]

    def _changes(self, held: Show, frame: Show, since: Since) -> Any:
        """Return what has changed, encoded: readers who see the same hear the same."""
        key = (id(held), id(frame), id(since))
        found = self._sent.get(key)
        if found is None:
            raw = msgspec.Raw(b"[" + b",".join([*self._changed(frame.seat, since), *changes(held, frame)]) + b"]")
            found = self._sent[key] = (held, frame, since, raw)
        return found[3]

    def _frame(self, reader: Reader) -> Show:
        """Return what a reader sees now but for view, story and talk."""
        table = self.table
        mine = table.mine(reader.keys)
        if reader.seat is not None and reader.seat not in mine:  # given up or taken away meanwhile: from now on a spectator
            reader.seat, reader.told = None, 0
        key = (reader.seat, tuple(mine), table.people.host in reader.keys)
        show = self._made.get(key)
        if show is None:
            show = self._made[key] = self._make(reader.seat, mine, key[2])
        return show

    def _make(self, seat: int | None, mine: list[int], host: bool) -> Show:
        table, match = self.table, self.table.match
        if self._info is None:
            self._info = table.info()
        info = replace(self._info, mine=mine, host=host)
        decision, undo, redo, back, ask = 0, False, False, False, False
        if match is not None and seat is not None:
            decision = match.decisions[seat]
            if info.actors and table.people.seats[seat].kind == "person":
                undo, redo = match.can_undo(seat), match.can_redo(seat)
                alone, has = table.alone(seat, mine), match.has_acted(seat)
                back, ask = alone and has, has and not alone and not undo
        return Show(
            rev=table.n,
            table=info,
            view=None,
            seat=seat,
            decision=decision,
            can_undo=undo,
            can_redo=redo,
            can_go_back=back,
            can_ask_back=ask,
            sits=[s for s in mine if s in info.actors and table.people.seats[s].kind == "person"],
            story_from=0,
            story=[],
            chat_from=0,
            chat=[],
            lesson=lessons.now(table.lesson, match, seat),
        )

    # ---- the view

    def _look(self) -> ViewFeed | None:
        """Return what shows the match as it stands now; None before it begins."""
        match = self.table.match
        if match is None:
            return None
        if self._view_feed is None or self._view_feed.state is not match.state:
            self._view_feed = match.game.view_feed(match.state)
        elif self._moved:
            self._view_feed.state_changed()
        self._moved = False
        return self._view_feed

    def _read_only(self, seat: int | None) -> bool:
        """Return whether a seat's person only looks."""
        return seat is not None and self.table.moves_itself(seat)

    def _view(self, seat: int | None) -> View | None:
        """Return all that a seat sees."""
        feed = self._look()
        return None if feed is None else feed.view(seat, self._read_only(seat))

    def _now(self, seat: int | None) -> Since:
        """Return from when on whoever sees all now must be told what has changed."""
        if seat not in self._nows:
            feed = self._look()
            self._nows[seat] = None if feed is None else (feed, feed.version(seat, self._read_only(seat)))
        return self._nows[seat]

    def _changed(self, seat: int | None, since: Since) -> list[bytes]:
        """Return what has changed of a view, as JSON."""
        feed = self._look()
        if feed is None:
            return []
        if since is None or since[0] is not feed:  # the match has begun, or stands as if played anew
            return [change(VIEW_PATH, feed.view(seat, self._read_only(seat)))]
        return feed.changes_since(seat, since[1], self._read_only(seat))
