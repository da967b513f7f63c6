"""Messages to the readers of one table: each is built once for all who see the same, and tells only what has changed."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from msgspec import Raw
from msgspec.json import Encoder
from msgspec.structs import replace

from dvergar.engine.view import Told, View
from dvergar.engine.view_delta import delta
from dvergar.engine.view_feed import VIEW_PATH, ViewFeed
from dvergar.engine.view_patch import change, changes
from dvergar.server.messages.socket import Show, Step
from dvergar.server.messages.table import Spoken, TableInfo
from dvergar.server.tables import lessons
from dvergar.server.tables.reader import RESTING, FeedSource, Reader, SeenView

LINGER: Final = 0.04  # seconds between two views of those who are not asked anything: quick moves share one
PATIENCE: Final = 0.1  # at most, when the event loop is late
LATE: Final = 0.03  # seconds by which the event loop is late then
BEAT: Final = 0.05  # seconds ahead that it is asked when it comes
QUIET: Final = 30.0  # seconds without news after which a table's views are not kept

encode: Final[Any] = Encoder().encode
Key = tuple[int | None, tuple[int, ...], bool]  # seat looked at, seats held, whether the host's token is held: whoever has the same sees the same
Story = list[Told]


class Pace:
    """The pause between two views of readers who are not asked anything: the longer, the later the event loop comes to what is due.

    That is so whether the server has much to do itself or others have the processor.
    """

    def __init__(self) -> None:
        self.seconds = LINGER
        self._lag = 0.0  # seconds by which the loop was late, the newest counting most
        self._loop: asyncio.AbstractEventLoop | None = None  # that has been asked

    def pause(self, loop: asyncio.AbstractEventLoop) -> float:
        """Return the pause in seconds; the loop is asked anew where it has answered."""
        if self._loop is not loop:
            self._loop = loop
            due = loop.time() + BEAT
            loop.call_at(due, self._came, loop, due)
        return self.seconds

    def _came(self, loop: asyncio.AbstractEventLoop, due: float) -> None:
        self._loop = None
        self._lag += (loop.time() - due - self._lag) / 2
        self.seconds = LINGER + (PATIENCE - LINGER) * min(1.0, max(0.0, self._lag / LATE))


_pace: Final = Pace()


class Feed:
    """Makes the messages to the readers of one table, and paces them.

    It is given the table each time and holds no reference to it, so that a table that nobody needs is freed at once, and not when cycles are looked for.
    """

    def __init__(self) -> None:
        self._asked: set[tuple[int, int]] = set()  # seats and decisions, when all were told last
        self._rest: asyncio.TimerHandle | None = None
        self._last = 0.0  # when the rest was told
        self._resting = False  # the views that readers hold were forgotten
        self.forget()

    # ---- waking

    def tell(self, table: FeedSource) -> None:
        """Wake all readers: at once who is asked something new, the others when they have not heard for a while; quick moves share a view."""
        self.changed()
        match = None if table.stale else table.match
        actors = [] if match is None else match.state.actors()
        asked = set() if match is None else {(seat, match.decisions[seat]) for seat in actors}
        new, self._asked = {seat for seat, _ in asked - self._asked}, asked
        loop = asyncio.get_running_loop()
        now = loop.time()
        due = self._last + _pace.pause(loop)
        if not actors or now >= due:
            self.tell_all(table)
            return
        for reader in table.readers:
            if reader.seat in new:
                reader.wake()
        if self._rest is None:
            self._rest = loop.call_at(due, table.tell_all)

    def tell_all(self, table: FeedSource) -> None:
        """Wake all readers now; whoever has been told meanwhile is sent nothing."""
        if self._rest is not None:
            self._rest.cancel()
            self._rest = None
        self._last = asyncio.get_running_loop().time()
        for reader in table.readers:
            reader.wake()

    # ---- rest

    def rest(self, table: FeedSource, now: float) -> bool:
        """Forget what readers hold where nothing was new for long and all have heard everything; return whether that is so only `now` (loop time).

        That is most of what a table takes, and follows from the match: whatever comes next wakes it.
        """
        if self._resting or self._rest is not None or table.stale or table.match is None or now - self._last < QUIET:
            return False
        held = [reader.cursor for reader in table.readers if reader.cursor.show is not None]
        if any(cursor.show is not None and cursor.seen is not self._nows.get((cursor.show.seat, cursor.deltas)) for cursor in held):
            return False
        for cursor in held:
            cursor.seen = RESTING
        self._forget_views()
        self._nows.clear()
        self._sent.clear()
        self._told.clear()
        self._resting = True
        return True

    def wake(self, table: FeedSource) -> None:
        """Make what readers hold anew, before anything changes."""
        if self._resting:
            self._resting = False
            for reader in table.readers:
                cursor = reader.cursor
                if cursor.show is not None and cursor.seen is RESTING:
                    self.story(table, reader.seat)
                    cursor.seen = self._now(table, cursor.show.seat, cursor.deltas)

    # ---- what has changed

    def forget(self) -> None:
        """Forget everything: the table is loaded anew, or an action was taken back."""
        self._resting = False
        self._forget_views()
        self.changed()

    def _forget_views(self) -> None:
        self._view_feed: ViewFeed | None = None
        self._moved = False
        self._events: Story = []  # the match's, as they are told
        self._stories: dict[int | None, Story] = {}
        self._read: dict[int | None, int] = {}  # events of the match that those stories have taken up

    def changed(self) -> None:
        """Note that the table is shown otherwise than before, its match aside."""
        self._info: TableInfo | None = None
        self._frames: dict[Key, Show] = {}
        self._nows: dict[tuple[int | None, bool], SeenView | None] = {}
        self._sent: dict[tuple[int, int, int, bool], tuple[Show, Show, SeenView | None, bytes]] = {}
        self._told: dict[tuple[int, ...], tuple[Story, bytes]] = {}  # as JSON, by the events, which are kept so that no others take their places

    def moved(self) -> None:
        """Note that a change has happened: even which seats are read-only may have changed."""
        self._moved = True
        self.changed()

    # ---- cursors

    def stories(self) -> dict[int | None, Story]:
        """Return the stories as far as anybody was told."""
        return self._stories

    def rewind(self, table: FeedSource, before: dict[int | None, Story]) -> None:
        """Have every reader told the story again from where it is another one than before."""
        for reader in table.readers:
            old, new = before.get(reader.seat, []), self.story(table, reader.seat)
            common = next((n for n, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), min(len(old), len(new)))
            reader.cursor.rewind(common, len(table.people.chat))

    def reset(self, table: FeedSource) -> None:
        """Have every reader told everything again."""
        for reader in table.readers:
            reader.cursor.reset()

    def look_as(self, reader: Reader, seat: int | None) -> None:
        """Let a reader see the table as that seat; its next message is a whole `Show`."""
        if seat != reader.seat:
            reader.seat, reader.cursor.story = seat, 0
        self.resend(reader)

    def resend(self, reader: Reader) -> None:
        """Make a reader's next message a whole `Show`."""
        reader.cursor.show = None

    # ---- messages

    def message(self, table: FeedSource, reader: Reader) -> bytes:
        """Return the message that brings a reader up to date, b"" where nothing is new, and move its cursor there."""
        self.wake(table)
        cursor = reader.cursor
        frame, held, seen = self._frame(table, reader), cursor.show, cursor.seen
        start, story, heard, chat = self._news(table, reader)
        cursor.show, cursor.seen = frame, self._now(table, frame.seat, cursor.deltas)
        if held is None or held.seat != frame.seat:
            cursor.steps = 0
            view = self._view(table, frame.seat, cursor.deltas)
            whole: bytes = encode(replace(frame, view=view, story_from=start, story=story, chat_from=heard, chat=chat))
            return whole
        if held is frame and not story and not chat:
            return b""
        cursor.steps += 1
        changed = self._changes(table, held, frame, seen, cursor.deltas)
        if cursor.deltas:
            said: bytes = encode(chat) if chat else b"[]"
            return b"[%d,%b,%d,%b,%d,%b]" % (cursor.steps, changed, start, self._news_told(story), heard, said)
        step: bytes = encode(Step(cursor.steps, Raw(changed), start, story, heard, chat))  # type: ignore[arg-type]
        return step

    def show(self, table: FeedSource, reader: Reader) -> Show:
        """Return all that a reader sees now, with the part of the story that it was not told yet."""
        frame = self._frame(table, reader)
        start, story, heard, chat = self._news(table, reader)
        return replace(frame, view=self._view(table, frame.seat), story_from=start, story=story, chat_from=heard, chat=chat)

    def story(self, table: FeedSource, seat: int | None) -> Story:
        """Return all events that the readers of a seat (None: spectators) may know, in order."""
        match = table.match
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

    def _news(self, table: FeedSource, reader: Reader) -> tuple[int, Story, int, list[Spoken]]:
        """Return what the reader was not told yet, and from where on."""
        story, chat, cursor = self.story(table, reader.seat), table.people.chat, reader.cursor
        start, heard = cursor.story, cursor.chat
        cursor.story, cursor.chat = len(story), len(chat)
        return start, story[start:], heard, chat[heard:]

    def _news_told(self, story: Story) -> bytes:
        """Return news of the story in few words, as JSON: readers who hear the same events are sent the same bytes."""
        key = tuple([id(event) for event in story])
        found = self._told.get(key)
        if found is None:
            text: bytes = encode([(event.at, event.kind, event.seat, event.args) for event in story])
            found = self._told[key] = (story, text)
        return found[1]

    def _changes(self, table: FeedSource, held: Show, frame: Show, seen: SeenView | None, deltas: bool) -> bytes:
        """Return what has changed, as JSON: readers who see the same are told the same."""
        key = (id(held), id(frame), id(seen), deltas)
        found = self._sent.get(key)
        if found is None:
            if deltas:
                text = self._deltas(table, frame.seat, seen) + b"," + (delta(held, frame) or b"{}")
            else:
                text = b"[" + b",".join([*self._changed(table, frame.seat, seen), *changes(held, frame)]) + b"]"
            found = self._sent[key] = (held, frame, seen, text)
        return found[3]

    def _frame(self, table: FeedSource, reader: Reader) -> Show:
        """Return what a reader sees now but for view, story and talk."""
        mine = table.mine(reader.keys)
        if reader.seat is not None and reader.seat not in mine:  # given up or taken away meanwhile: from now on a spectator
            reader.seat, reader.cursor.story = None, 0
        key = (reader.seat, tuple(mine), table.people.host in reader.keys)
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = self._make(table, reader.seat, mine, key[2])
        return frame

    def _make(self, table: FeedSource, seat: int | None, mine: list[int], host: bool) -> Show:
        match = table.match
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
            since=None if match is None or seat is None else match.since(seat),
        )

    # ---- the view

    def _views(self, table: FeedSource) -> ViewFeed | None:
        """Return what shows the match as it stands now; None before it begins."""
        match = table.match
        if match is None:
            return None
        if self._view_feed is None or self._view_feed.state is not match.state:
            self._view_feed = match.game.view_feed(match.state)
        elif self._moved:
            self._view_feed.state_changed()
        self._moved = False
        return self._view_feed

    def _view(self, table: FeedSource, seat: int | None, deltas: bool = False) -> View | None:
        """Return all that a seat sees."""
        views = self._views(table)
        if views is None:
            return None
        return views.lean_view(seat, read_only(table, seat)) if deltas else views.view(seat, read_only(table, seat))

    def _now(self, table: FeedSource, seat: int | None, deltas: bool) -> SeenView | None:
        """Return the view of a seat as of now, as a cursor keeps it."""
        key = (seat, deltas)
        if key not in self._nows:
            views, unasked = self._views(table), read_only(table, seat)
            version = None if views is None else views.lean_version(seat, unasked) if deltas else views.version(seat, unasked)
            self._nows[key] = None if views is None else SeenView(views, version)
        return self._nows[key]

    def _changed(self, table: FeedSource, seat: int | None, seen: SeenView | None) -> list[bytes]:
        """Return what has changed of a view, as JSON."""
        views = self._views(table)
        if views is None:
            return []
        if seen is None or seen.feed is not views:  # the match has begun, or stands as if played anew
            return [change(VIEW_PATH, views.view(seat, read_only(table, seat)))]
        return views.changes_since(seat, seen.version, read_only(table, seat))

    def _deltas(self, table: FeedSource, seat: int | None, seen: SeenView | None) -> bytes:
        """Return what has become of a view, as JSON: a list of deltas with the ways to them, or a whole view in the place of the one before."""
        views = self._views(table)
        if views is None:
            return b"[]"
        if seen is None or seen.feed is not views:
            whole: bytes = encode(views.lean_view(seat, read_only(table, seat)))
            return whole
        return b"[" + b",".join(views.deltas_since(seat, seen.version, read_only(table, seat))) + b"]"


def read_only(table: FeedSource, seat: int | None) -> bool:
    """Return whether a seat sees its view without choices, for another one answers for it."""
    return seat is not None and table.moves_itself(seat)
