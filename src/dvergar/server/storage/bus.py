"""Messages between the processes on one database: which tables a commit has changed, by id, and who is where. A process alone hears nothing."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from sqlalchemy import text
from sqlalchemy.engine import URL

from dvergar.server.storage.database import Connection

log = logging.getLogger(__name__)
CHANNEL = "dvergar"
MOST = 400  # ids in one notification, which holds 8,000 bytes


class News(NamedTuple):
    """What a process tells the others: tables that have changed, tables of which even the past is another one, and who is where."""

    changed: list[str]
    rewritten: list[str]
    process: str = ""
    here: dict[str, tuple[list[int], int]] = {}  # table: seats whose people are here, and how many watch
    who: list[str] = []  # tables of which this process wants to know who is there


Listener = Callable[[News | None], None]  # None: something may have been missed


class Bus(Protocol):
    """The way from process to process."""

    async def tell(self, connection: Connection, changed: Sequence[str], rewritten: Sequence[str] = ()) -> None:
        """Say within a transaction which tables it changes; heard when it is committed."""

    def payload(self, changed: Sequence[str], rewritten: Sequence[str] = ()) -> str:
        """Return a notification of `CHANNEL` about these tables, "" for none."""

    def say(self, news: News) -> None:
        """Say something that is not stored."""

    async def listen(self, listener: Listener) -> None:
        """Have a function called for whatever other processes tell."""

    async def stop(self) -> None:
        """Listen no longer."""


class LocalBus:
    """One process alone: nobody to tell."""

    async def tell(self, connection: Connection, changed: Sequence[str], rewritten: Sequence[str] = ()) -> None:
        """Do nothing."""

    def payload(self, changed: Sequence[str], rewritten: Sequence[str] = ()) -> str:
        """Return nothing."""
        return ""

    def say(self, news: News) -> None:
        """Do nothing."""

    async def listen(self, listener: Listener) -> None:
        """Do nothing."""

    async def stop(self) -> None:
        """Do nothing."""


class PostgresBus:
    """LISTEN and NOTIFY. A lost connection is made anew, and then everything that is in memory is read again."""

    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = secrets.token_hex(4)
        self._connection: Any = None
        self._turn = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._said: set[asyncio.Task[None]] = set()

    async def tell(self, connection: Connection, changed: Sequence[str], rewritten: Sequence[str] = ()) -> None:
        """Notify with the transaction."""
        ids = list(dict.fromkeys(changed))
        for start in range(0, max(len(ids), 1 if rewritten else 0), MOST):
            payload = self.payload(ids[start : start + MOST], rewritten if start == 0 else ())
            await connection.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})

    def payload(self, changed: Sequence[str], rewritten: Sequence[str] = ()) -> str:
        """Return the text that `_listen` reads."""
        return json.dumps([self.process, list(changed), list(rewritten)])

    def say(self, news: News) -> None:
        """Notify at once, if there is a connection; what is said here is said again later."""
        if self._connection is None or self._connection.is_closed():
            return
        payload = json.dumps([self.process, news.changed, news.rewritten, news.here, news.who])
        task = asyncio.create_task(self._notify(payload))
        self._said.add(task)
        task.add_done_callback(self._said.discard)

    async def listen(self, listener: Listener) -> None:
        """Connect and listen, again and again; returns once the first connection is open or has failed."""
        opened = asyncio.Event()
        self._task = asyncio.create_task(self._listen(listener, opened))
        await opened.wait()

    async def stop(self) -> None:
        """Close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._said, return_exceptions=True)

    async def _notify(self, payload: str) -> None:
        async with self._turn:  # a connection does one thing at a time
            with contextlib.suppress(Exception):  # the connection is made anew by _listen
                await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)

    async def _listen(self, listener: Listener, opened: asyncio.Event) -> None:
        import asyncpg  # type: ignore[import-untyped]

        def heard(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            process, changed, rewritten, *rest = json.loads(payload)
            if process != self.process:
                here, who = rest or ({}, [])
                listener(News(changed, rewritten, process, {id: (seats, watching) for id, (seats, watching) in here.items()}, who))

        pause = 0.1
        while True:
            lost = asyncio.Event()
            try:
                self._connection = await asyncpg.connect(self.address)
                self._connection.add_termination_listener(lambda _connection, lost=lost: lost.set())
                await self._connection.add_listener(CHANNEL, heard)
                listener(None)
                pause = 0.1
                opened.set()
                await lost.wait()
                log.warning("the connection to the database that tells of other processes is lost")
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("the database tells nothing of other processes: %s", error)
            finally:
                opened.set()
                if self._connection is not None and not self._connection.is_closed():
                    self._connection.terminate()
            await asyncio.sleep(pause)
            pause = min(5.0, pause * 2)
