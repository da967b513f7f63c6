"""Score sheets of real tables that a group shares: where they are kept, and who waits for changes.

A sheet has rounds, a round has sections (`setup`, `names`, `table`, `seat:0`, ...), and each section has a revision of its own. Entries are merged field by
field (`sheet_merge`); whoever replaces a whole section names the revision that was seen, and of two who replace the same one the later is told. What is
deleted, a round or all of it, can be taken back for a day. What happened that all should know is told with the sheet: the last things of it.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, false, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from dvergar.server.errors import Refusal
from dvergar.server.messages.sheets import SheetEntry, SheetNews
from dvergar.server.storage.database import Connection
from dvergar.server.storage.rows import Clash
from dvergar.server.storage.schema import grants, sheet_parts, sheets
from dvergar.server.storage.sheet_entries import NAMES, SETUP, Overtaken, Part, outs_of, place_of, renamed
from dvergar.server.storage.sheet_merge import OUTS_KEPT, Out
from dvergar.server.storage.store import Store

MOST_ROUNDS = 60  # of a sheet, and as many that were deleted
NEWS_KEPT = 30
BIGGEST_SECTION = 64 << 10
DROPPED_KEPT = 1  # days in which something was written, after which what was deleted is gone for good
_ADD = text("INSERT INTO sheet_part (sheet_id, round, section, revision, data) VALUES (:id, :round, :section, 1, :data) ON CONFLICT DO NOTHING")


class StoredSheet(NamedTuple):
    """A sheet as it is stored: `rounds` by number, each its sections by name with revision and value; `host` is the hash of the token that may delete it."""

    id: str
    game: str
    revision: int
    rounds: dict[int, dict[str, tuple[int, Any]]]
    host: str | None  # None: it was shared before there were such tokens, and who has its link may delete it
    locked: bool
    dropped: list[int]  # rounds that can be taken back
    news: list[SheetNews]
    outs: dict[int, dict[str, list[Out]]]  # rows taken out lately, of each round's sections


class Gone(Refusal):
    """There is no such sheet, or no such round of it; `dropped`: all of it was deleted, and its host can take it back."""

    def __init__(self, id: str, dropped: bool = False) -> None:
        super().__init__(f"there is no score sheet {id!r}, or not that round of it", "error-sheet", 404, sheet=id[:20], dropped=int(dropped))


class Locked(Refusal):
    """Its host has made the sheet read-only."""

    def __init__(self) -> None:
        super().__init__("whoever shared this sheet has made it read-only: nobody else enters anything", "error-sheet-locked", 403)


class SheetStore:
    """All shared sheets of the database."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._waiting: dict[str, set[asyncio.Event]] = {}

    @property
    def waiting(self) -> int:
        """Return how many requests wait for a change."""
        return sum(map(len, self._waiting.values()))

    async def create(self, id: str, game: str, parts: dict[str, Any], host: str) -> None:
        """Keep a new sheet with one round, which the token of that hash may delete; raises `Clash` when the id is taken."""

        async def work(connection: Connection) -> None:
            try:
                await connection.execute(insert(sheets).values(id=id, game=game, revision=1, changed=int(time.time()), host=host))
            except IntegrityError as error:
                raise Clash from error
            await self._add(connection, id, 1, parts)

        await self.store.do(work)

    async def read(self, id: str, dropped: bool = False) -> StoredSheet:
        """Return a sheet, also one that was deleted where that is asked for; raises `Gone`."""
        query = select(sheets.c.game, sheets.c.revision, sheets.c.host, sheets.c.locked, sheets.c.news, sheets.c.dropped).where(sheets.c.id == id)
        found = await self.store.ask(query)
        if not found or (found[0].dropped is not None and not dropped):
            raise Gone(id, bool(found))
        one = found[0]
        parts = select(sheet_parts.c.round, sheet_parts.c.section, sheet_parts.c.revision, sheet_parts.c.data, sheet_parts.c.dropped, sheet_parts.c.outs)
        rounds: dict[int, dict[str, tuple[int, Any]]] = {}
        gone: set[int] = set()
        outs: dict[int, dict[str, list[Out]]] = {}
        for number, section, revision, data, away, out in sorted(
            await self.store.ask(parts.where(sheet_parts.c.sheet_id == id)), key=lambda row: (row[0], row[1])
        ):
            if away is not None:
                gone.add(number)
                continue
            rounds.setdefault(number, {})[section] = (revision, json.loads(data))
            if out != "[]":
                outs.setdefault(number, {})[section] = outs_of(out)
        return StoredSheet(id, one.game, one.revision, rounds, one.host, one.locked, sorted(gone), _news(one.news), outs)

    async def change(self, id: str, number: int, section: str, revision: int, value: Any, host: bool) -> None:
        """Replace one section as it was at that revision (0: not there yet); `host`: it is the host who asks; raises `Gone`, `Locked` and `Overtaken`."""

        async def work(connection: Connection) -> None:
            now = await self._touch(connection, id, host)
            here = (sheet_parts.c.sheet_id == id, sheet_parts.c.round == number, sheet_parts.c.dropped.is_(None))
            parts = {row.section: row.data for row in await connection.execute(select(sheet_parts.c.section, sheet_parts.c.data).where(*here))}
            if SETUP not in parts:
                raise Gone(id)
            data = json.dumps(value)
            if revision == 0:
                done = await connection.execute(_ADD, {"id": id, "round": number, "section": section, "data": data})
            else:
                old = (*here, sheet_parts.c.section == section, sheet_parts.c.revision == revision)
                done = await connection.execute(update(sheet_parts).where(*old).values(revision=revision + 1, data=data))
            if done.rowcount == 0:
                raise Overtaken(section)
            if section == NAMES:
                await self._tell(connection, id, renamed(now, number, json.loads(parts.get(NAMES, "[]")), value))

        await self.store.do(work)
        self.heard([id])

    async def enter(self, id: str, number: int, entries: list[SheetEntry], right: Callable[[str, Any], Any], host: bool) -> None:
        """Merge entries into a round, each section as `right` says it is kept; raises `Gone`, `Locked`, `Overtaken`, `Nowhere` for paths that are none."""

        async def work(connection: Connection) -> None:
            now = await self._touch(connection, id, host)
            columns = (sheet_parts.c.section, sheet_parts.c.revision, sheet_parts.c.data, sheet_parts.c.outs)
            query = select(*columns).where(sheet_parts.c.sheet_id == id, sheet_parts.c.round == number, sheet_parts.c.dropped.is_(None))
            there = {row.section: Part(row.revision, json.loads(row.data), outs_of(row.outs)) for row in await connection.execute(query)}
            if SETUP not in there:
                raise Gone(id)
            names = list(there[NAMES].value) if NAMES in there else []
            before = {section: msgspec.json.encode(part.value) for section, part in there.items()}
            news: list[SheetNews] = []
            for entry in entries:
                section, path = place_of(entry.path)
                part = there.setdefault(section, Part(0, [] if section == NAMES else {}, []))
                news += part.enter(entry, section, path, now, number)
            changed = [section for section, part in there.items() if msgspec.json.encode(part.value) != before.get(section)]
            for section in changed:
                part = there[section]
                value = right(section, part.value)
                data = json.dumps(value)
                if len(data) > BIGGEST_SECTION:
                    raise Refusal(f"a column has at most {BIGGEST_SECTION} bytes", "error-oversized", 413, most=BIGGEST_SECTION)
                kept = {"revision": part.revision + 1, "data": data, "outs": json.dumps(part.outs[-OUTS_KEPT:])}
                if part.revision == 0:
                    await connection.execute(insert(sheet_parts).values(sheet_id=id, round=number, section=section, **kept))
                else:
                    mine = (sheet_parts.c.sheet_id == id, sheet_parts.c.round == number, sheet_parts.c.section == section)
                    await connection.execute(update(sheet_parts).where(*mine).values(**kept))
                if section == NAMES:
                    news += renamed(now, number, names, value)
            if not changed and not news:
                raise _Nothing
            await self._tell(connection, id, news)

        with suppress(_Nothing):
            await self.store.do(work)
            self.heard([id])

    async def add_round(self, id: str, parts: dict[str, Any], host: bool) -> None:
        """Begin another round; raises `Gone`, `Locked`, and `Refusal` when there are too many."""

        async def work(connection: Connection) -> None:
            await self._touch(connection, id, host)
            there, gone = await self._numbers(connection, id)
            _check_rounds(there)
            await self._add(connection, id, max([*there, *gone], default=0) + 1, parts)

        await self.store.do(work)
        self.heard([id])

    async def drop_round(self, id: str, number: int, host: bool) -> None:
        """Delete a round, so that it can be taken back; raises `Gone` and `Locked`."""

        async def work(connection: Connection) -> None:
            now = await self._touch(connection, id, host)
            there, gone = await self._numbers(connection, id)
            if number not in there:
                raise Gone(id)
            if len(gone) >= MOST_ROUNDS:
                await connection.execute(delete(sheet_parts).where(sheet_parts.c.sheet_id == id, sheet_parts.c.round == gone[0]))
            here = (sheet_parts.c.sheet_id == id, sheet_parts.c.round == number)
            await connection.execute(update(sheet_parts).where(*here).values(dropped=int(time.time())))
            await self._tell(connection, id, [SheetNews(now, "dropped", number)])

        await self.store.do(work)
        self.heard([id])

    async def take_back_round(self, id: str, number: int, host: bool) -> None:
        """Have a round that was deleted again; raises `Gone`, `Locked`, and `Refusal` when there are too many."""

        async def work(connection: Connection) -> None:
            now = await self._touch(connection, id, host)
            there, gone = await self._numbers(connection, id)
            if number in there:
                raise _Nothing  # somebody was faster
            if number not in gone:
                raise Gone(id)
            _check_rounds(there)
            await connection.execute(update(sheet_parts).where(sheet_parts.c.sheet_id == id, sheet_parts.c.round == number).values(dropped=None))
            await self._tell(connection, id, [SheetNews(now, "back", number)])

        with suppress(_Nothing):
            await self.store.do(work)
            self.heard([id])

    async def lock(self, id: str, locked: bool) -> None:
        """Let nobody but the host enter anything, or everybody again; raises `Gone`."""

        async def work(connection: Connection) -> None:
            now = await self._touch(connection, id, True)
            done = await connection.execute(update(sheets).where(sheets.c.id == id, sheets.c.locked != locked).values(locked=locked))
            if done.rowcount == 0:
                raise _Nothing
            await self._tell(connection, id, [SheetNews(now, "locked" if locked else "open")])

        with suppress(_Nothing):
            await self.store.do(work)
            self.heard([id])

    async def drop(self, id: str) -> None:
        """Delete a sheet with all its rounds, so that it can be taken back; raises `Gone`."""

        async def work(connection: Connection) -> None:
            await self._touch(connection, id, True)
            await connection.execute(update(sheets).where(sheets.c.id == id).values(dropped=int(time.time())))

        await self.store.do(work)
        self.heard([id])

    async def take_back(self, id: str) -> None:
        """Have a sheet that was deleted again; raises `Gone`."""

        async def work(connection: Connection) -> None:
            now = int(time.time())
            done = await connection.execute(update(sheets).where(sheets.c.id == id).values(revision=sheets.c.revision + 1, changed=now, dropped=None))
            if done.rowcount == 0:
                raise Gone(id)
            await self.store.bus.tell(connection, [id])

        await self.store.do(work)
        self.heard([id])

    async def forget(self, id: str) -> None:
        """Delete a sheet for good."""

        async def work(connection: Connection) -> None:
            await connection.execute(delete(sheet_parts).where(sheet_parts.c.sheet_id == id))
            await connection.execute(delete(sheets).where(sheets.c.id == id))
            await connection.execute(delete(grants).where(grants.c.table_id == f"sheet:{id}"))
            await self.store.bus.tell(connection, [id])

        await self.store.do(work)
        self.heard([id])

    async def clear(self, days: int) -> None:
        """Delete for good the sheets that nobody has changed for so many days, and what was deleted longer than a day ago."""
        before, gone = await self.store.cutoff(days), await self.store.cutoff(DROPPED_KEPT)
        for row in await self.store.ask(select(sheets.c.id).where((sheets.c.changed < before) | (sheets.c.dropped < gone)).limit(1000)):
            await self.forget(row[0])

        async def work(connection: Connection) -> None:
            old = select(sheet_parts.c.sheet_id).where(sheet_parts.c.dropped < gone).distinct()
            ids = [row[0] for row in await connection.execute(old)]
            await connection.execute(delete(sheet_parts).where(sheet_parts.c.dropped < gone))
            await self.store.bus.tell(connection, ids)

        await self.store.do(work)

    async def later(self, id: str, since: int, seconds: float) -> StoredSheet:
        """Return a sheet as soon as its revision is not `since`, at the latest after so many seconds; raises `Gone`."""
        until = time.monotonic() + seconds
        event = asyncio.Event()
        waiting = self._waiting.setdefault(id, set())
        waiting.add(event)
        try:
            while True:
                event.clear()  # before reading: what is heard while reading may not be in what is read
                kept = await self.read(id)
                left = until - time.monotonic()
                if kept.revision != since or left <= 0:
                    return kept
                try:
                    await asyncio.wait_for(event.wait(), left)
                except TimeoutError:
                    return kept
        finally:
            waiting.discard(event)
            if not waiting and self._waiting.get(id) is waiting:
                del self._waiting[id]

    def heard(self, ids: list[str] | None) -> None:
        """Wake who waits for changes of these sheets (None: of any)."""
        for id in list(self._waiting) if ids is None else ids:
            for event in self._waiting.get(id, ()):
                event.set()

    async def _touch(self, connection: Connection, id: str, host: bool) -> int:
        """Take the sheet's row first: whoever changes it next waits here. Other processes hear of it with the commit. Return the sheet's revision."""
        mine = (sheets.c.id == id, sheets.c.dropped.is_(None), *(() if host else (sheets.c.locked == false(),)))
        done = await connection.execute(update(sheets).where(*mine).values(revision=sheets.c.revision + 1, changed=int(time.time())))
        if done.rowcount == 0:
            there = (await connection.execute(select(sheets.c.dropped).where(sheets.c.id == id))).first()
            raise Locked if there is not None and there[0] is None else Gone(id, there is not None)
        await self.store.bus.tell(connection, [id])
        return int((await connection.execute(select(sheets.c.revision).where(sheets.c.id == id))).scalar_one())

    async def _numbers(self, connection: Connection, id: str) -> tuple[list[int], list[int]]:
        """Return the numbers of the rounds that are there, and of those that were deleted, the first deleted first."""
        query = select(sheet_parts.c.round, sheet_parts.c.dropped).where(sheet_parts.c.sheet_id == id, sheet_parts.c.section == SETUP)
        rows = list(await connection.execute(query))
        gone = sorted((row.dropped, row.round) for row in rows if row.dropped is not None)
        return sorted(row.round for row in rows if row.dropped is None), [number for _, number in gone]

    async def _tell(self, connection: Connection, id: str, news: list[SheetNews]) -> None:
        """Put something into what all who have the sheet open are told."""
        if not news:
            return
        there = _news((await connection.execute(select(sheets.c.news).where(sheets.c.id == id))).scalar_one())
        told = msgspec.json.encode([*there, *news][-NEWS_KEPT:]).decode()
        await connection.execute(update(sheets).where(sheets.c.id == id).values(news=told))

    async def _add(self, connection: Connection, id: str, number: int, parts: dict[str, Any]) -> None:
        rows = [{"sheet_id": id, "round": number, "section": section, "revision": 1, "data": json.dumps(value)} for section, value in parts.items()]
        await connection.execute(insert(sheet_parts), rows)


class _Nothing(Exception):
    """Nothing is to be changed, so nobody is woken."""


def _check_rounds(there: list[int]) -> None:
    if len(there) >= MOST_ROUNDS:
        raise Refusal(f"a sheet has at most {MOST_ROUNDS} rounds", "error-sheet-rounds", 409, most=MOST_ROUNDS)


def _news(text: str) -> list[SheetNews]:
    return msgspec.json.decode(text, type=list[SheetNews])
