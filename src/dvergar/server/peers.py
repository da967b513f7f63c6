"""The other processes on the same database: what they store, who is at a table there, and the work that a dead one leaves behind."""

from __future__ import annotations

import asyncio
import time

from dvergar.server.errors import StorageDown
from dvergar.server.storage.bus import News
from dvergar.server.storage.devices import clear_devices
from dvergar.server.tables.registry import Tables
from dvergar.server.tables.table import Table

ROUND = 15.0  # seconds between two rounds of tidying up
KEPT = 30  # days after which a table that nobody touches is packed
SHEETS_KEPT = 730  # days after which a shared score sheet that nobody touches is deleted
HOUR = 3600.0


class Peers:
    """Listens to the other processes and tells them who is here; alone, it only tidies up."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.bus = tables.store.bus

    async def listen(self) -> None:
        """Hear of what other processes store."""
        await self.bus.listen(self._heard)

    def say_here(self, table: Table) -> None:
        """Tell other processes who is at a table here."""
        self.bus.say(News([], [], here={table.id: table.presence.here()}))

    def ask_who(self, table: Table) -> None:
        """Ask other processes who is at a table there."""
        self.bus.say(News([], [], who=[table.id]))

    async def keep(self) -> None:
        """Tidy up again and again until cancelled: bots whose process has died go on, old tables are packed, old sheets and devices deleted."""
        packed = -HOUR
        while True:
            await asyncio.sleep(ROUND)
            now = time.monotonic()
            self._check_presence(now)
            await self._rest()
            try:
                if not self.tables.store.sqlite:
                    await self.tables.resume(int(ROUND))
                if now - packed > HOUR:
                    packed = now
                    await self.tables.store.pack(KEPT)
                    await self.tables.sheets.clear(SHEETS_KEPT)
                    await clear_devices(self.tables.store)
            except StorageDown:
                continue

    def _check_presence(self, now: float) -> None:
        for table in self.tables.loaded():
            for process in [process for process, (said, _, _) in table.presence.elsewhere.items() if now - said > 3 * ROUND]:
                table.presence.heard(process, [], 0)
                table.tell()
            if table.readers and not table.stale:
                self.say_here(table)

    async def _rest(self) -> None:
        """Keep no views of tables that nobody touches; others have their turn in between."""
        now = asyncio.get_running_loop().time()
        for table in self.tables.loaded():
            if table.feed.rest(table, now):
                await asyncio.sleep(0)

    def _heard(self, news: News | None) -> None:
        self.tables.sheets.heard(None if news is None else [*news.changed, *news.rewritten])
        if news is None:  # anything may have been missed
            for table in self.tables.loaded():
                table.behind = True
                table.presence.forget_elsewhere()
                table.tell()
            self.bus.say(News([], [], who=[table.id for table in self.tables.loaded() if table.readers]))
            return
        for table in self.tables.known(news.changed):
            table.behind = True
            table.tell()
        for table in self.tables.known(news.rewritten):
            table.reread()
        for table in self.tables.known(news.here):
            table.presence.heard(news.process, *news.here[table.id])
            table.tell()
        for table in self.tables.known(news.who):
            if table.readers and not table.stale:
                self.say_here(table)
