"""Score sheets of real tables that a group shares: where they are kept, and who waits for changes.

A sheet has rounds, a round has sections (`setup`, `names`, `table`, `seat:0`, ...), and each section has a revision of its own: who changes it names the one
that was seen. So people who enter different columns never meet, and of two who change the same one the later is told.
"""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import delete, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from dvergar.server.errors import Refusal
from dvergar.server.storage.rows import Clash
from dvergar.server.storage.schema import grants, sheet_parts, sheets
from dvergar.server.storage.store import Store

MOST_ROUNDS = 60
SETUP = "setup"
_ADD = text("INSERT INTO sheet_part (sheet_id, round, section, revision, data) VALUES (:id, :round, :section, 1, :data) ON CONFLICT DO NOTHING")


class StoredSheet(NamedTuple):
    """A sheet as it is stored: `rounds` by number, each its sections by name with revision and value; `host` is the hash of the token that may delete it."""

    id: str
    game: str
    revision: int
    rounds: dict[int, dict[str, tuple[int, Any]]]
    host: str | None  # None: it was shared before there were such tokens, and who has its link may delete it


class Gone(Refusal):
    """There is no such sheet, or no such round of it."""

    def __init__(self, id: str) -> None:
        super().__init__(f"there is no score sheet {id!r}, or not that round of it", "error-sheet", 404, sheet=id[:20])


class Overtaken(Refusal):
    """Somebody else has changed that section since."""

    def __init__(self, section: str) -> None:
        super().__init__(f"somebody has changed {section} since: look at it and change it again", "error-sheet-stale", 409, section=section[:20])


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

        async def work(connection: AsyncConnection) -> None:
            try:
                await connection.execute(insert(sheets).values(id=id, game=game, revision=1, changed=int(time.time()), host=host))
            except IntegrityError as error:
                raise Clash from error
            await self._add(connection, id, 1, parts)

        await self.store.do(work)

    async def read(self, id: str) -> StoredSheet:
        """Return a sheet; raises `Gone`."""
        found = await self.store.ask(select(sheets.c.game, sheets.c.revision, sheets.c.host).where(sheets.c.id == id))
        if not found:
            raise Gone(id)
        query = select(sheet_parts.c.round, sheet_parts.c.section, sheet_parts.c.revision, sheet_parts.c.data).where(sheet_parts.c.sheet_id == id)
        rounds: dict[int, dict[str, tuple[int, Any]]] = {}
        for number, section, revision, data in sorted(await self.store.ask(query)):
            rounds.setdefault(number, {})[section] = (revision, json.loads(data))
        return StoredSheet(id, found[0][0], found[0][1], rounds, found[0][2])

    async def change(self, id: str, number: int, section: str, revision: int, value: Any) -> None:
        """Replace one section as it was at that revision (0: not there yet); raises `Gone` and `Overtaken`."""

        async def work(connection: AsyncConnection) -> None:
            await self._touch(connection, id)
            here = (sheet_parts.c.sheet_id == id, sheet_parts.c.round == number)
            if (await connection.execute(select(sheet_parts.c.revision).where(*here, sheet_parts.c.section == SETUP))).first() is None:
                raise Gone(id)
            data = json.dumps(value)
            if revision == 0:
                done = await connection.execute(_ADD, {"id": id, "round": number, "section": section, "data": data})
            else:
                old = (*here, sheet_parts.c.section == section, sheet_parts.c.revision == revision)
                done = await connection.execute(update(sheet_parts).where(*old).values(revision=revision + 1, data=data))
            if done.rowcount == 0:
                raise Overtaken(section)

        await self.store.do(work)
        self.heard([id])

    async def add_round(self, id: str, parts: dict[str, Any]) -> None:
        """Begin another round; raises `Gone`, and `Refusal` when there are too many."""

        async def work(connection: AsyncConnection) -> None:
            await self._touch(connection, id)
            numbers = [row[0] for row in await connection.execute(select(sheet_parts.c.round).where(sheet_parts.c.sheet_id == id).distinct())]
            if len(numbers) >= MOST_ROUNDS:
                raise Refusal(f"a sheet has at most {MOST_ROUNDS} rounds", "error-sheet-rounds", 409, most=MOST_ROUNDS)
            await self._add(connection, id, max(numbers, default=0) + 1, parts)

        await self.store.do(work)
        self.heard([id])

    async def drop_round(self, id: str, number: int) -> None:
        """Delete a round; raises `Gone`."""

        async def work(connection: AsyncConnection) -> None:
            await self._touch(connection, id)
            done = await connection.execute(delete(sheet_parts).where(sheet_parts.c.sheet_id == id, sheet_parts.c.round == number))
            if done.rowcount == 0:
                raise Gone(id)

        await self.store.do(work)
        self.heard([id])

    async def drop(self, id: str) -> None:
        """Delete a sheet with all its rounds; raises `Gone`."""

        async def work(connection: AsyncConnection) -> None:
            await self._touch(connection, id)
            await connection.execute(delete(sheet_parts).where(sheet_parts.c.sheet_id == id))
            await connection.execute(delete(sheets).where(sheets.c.id == id))
            await connection.execute(delete(grants).where(grants.c.table_id == f"sheet:{id}"))

        await self.store.do(work)
        self.heard([id])

    async def clear(self, days: int) -> None:
        """Delete the sheets that nobody has changed for so many days."""
        before = await self.store.cutoff(days)
        for row in await self.store.ask(select(sheets.c.id).where(sheets.c.changed < before).limit(1000)):
            with suppress(Gone):  # another process was faster
                await self.drop(row[0])

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

    async def _touch(self, connection: AsyncConnection, id: str) -> None:
        """Take the sheet's row first: whoever changes it next waits here. Other processes hear of it with the commit."""
        done = await connection.execute(update(sheets).where(sheets.c.id == id).values(revision=sheets.c.revision + 1, changed=int(time.time())))
        if done.rowcount == 0:
            raise Gone(id)
        await self.store.bus.tell(connection, [id])

    async def _add(self, connection: AsyncConnection, id: str, number: int, parts: dict[str, Any]) -> None:
        rows = [{"sheet_id": id, "round": number, "section": section, "revision": 1, "data": json.dumps(value)} for section, value in parts.items()]
        await connection.execute(insert(sheet_parts), rows)
