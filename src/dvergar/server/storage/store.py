"""The database of tables: the changes of each, in SQLite or PostgreSQL.

The primary key (table, n) of a change is the only lock: who inserts change n first was faster, the other one loads anew.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, cast

from sqlalchemy import Connection as PlainConnection
from sqlalchemy import bindparam, delete, event, insert, select, text, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from dvergar.server.errors import StorageBroken, StorageDown
from dvergar.server.storage import ages, postgres
from dvergar.server.storage import archive as archives
from dvergar.server.storage.bus import CHANNEL, Bus, LocalBus, PostgresBus
from dvergar.server.storage.database import Connection, Database
from dvergar.server.storage.lock import FileLock
from dvergar.server.storage.migrations import bring_up
from dvergar.server.storage.rows import Clash, Grant, Row
from dvergar.server.storage.schema import ARCHIVED, archive, changes, grants, listing, results, reviews, secrets, sheets
from dvergar.server.storage.sqlite import GRANT, KNOW, Direct, Reader, granting, prepare

log = logging.getLogger(__name__)
FILE = "dvergar.sqlite"
GATHER = 0.010  # seconds between the beginnings of two transactions: what comes meanwhile goes together
CHANGES = "SELECT n, data FROM event WHERE table_id = ? AND n >= ? ORDER BY n"
BIGGEST_CHECKED = 64 << 20  # a larger SQLite file is not read through at start

_add = insert(changes)
_list = insert(listing)
_relist = (
    update(listing)
    .where(listing.c.id == bindparam("table_id"))
    .values(status=bindparam("new_status"), due=bindparam("new_due"), changed=bindparam("new_changed"))
)


class Store:
    """The one door to the database. Rows that arrive while a transaction is being committed go together into the next one."""

    change: Callable[[PlainConnection], None] | None = None  # what changes an older database, where Alembic does not

    def __init__(self, place: Path | str) -> None:
        """Take a folder for the SQLite file, or a database URL."""
        self.url = address(place)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self.direct = self.sqlite  # what is written, and read most, takes the short way
        self.engine: Database | None = None
        self.bus: Bus = LocalBus()
        self._thread = ThreadPoolExecutor(1, "store")
        self._reading = ThreadPoolExecutor(1, "read")
        self._lock = FileLock(Path(self.url.database)) if self.sqlite and self.url.database else None
        self._direct: Direct | None = None
        self._reader: Reader | None = None
        self._postgres = None if self.sqlite else postgres.Direct(self.url)
        self.commits = 0
        self.rows = 0
        self.seconds = 0.0  # spent committing
        self._waiting: list[tuple[Row | Grant, asyncio.Future[None]]] = []
        self._arrived = asyncio.Event()
        self._closing = False
        self._next = 0.0  # when the next transaction may begin
        self._writer: asyncio.Task[None] | None = None

    def keep_others_out(self) -> None:
        """Let no other server use the same SQLite file until this one is closed; raises `StorageBroken` where one does."""
        if self._lock is not None:
            try:
                self._lock.take()
            except OSError as error:
                raise StorageBroken(self._reason(error)) from error

    async def open(self) -> None:
        """Connect, make the tables that are missing, start the writer; raises `StorageBroken`."""
        self.engine = self.database()
        try:
            async with self.engine.begin() as connection:
                if self.sqlite and Path(self.url.database or "").stat().st_size <= BIGGEST_CHECKED:
                    found = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar()
                    if found != "ok":
                        raise StorageBroken(f"the database file {self.url.database} is damaged: {found}. {_ADVICE}")
                if not self.sqlite:
                    await connection.execute(text("SELECT pg_advisory_xact_lock(8123)"))  # two servers may start at once
                await connection.run_sync(bring_up, self.change)
        except (SQLAlchemyError, OSError) as error:
            await self._give_up()
            raise StorageBroken(self._reason(error)) from error
        except StorageBroken:
            await self._give_up()
            raise
        if self.direct:
            loop, file = asyncio.get_running_loop(), str(self.url.database)
            self._direct = await loop.run_in_executor(self._thread, Direct, file)
            self._reader = await loop.run_in_executor(self._reading, Reader, file)
        self._writer = asyncio.create_task(self._write())

    def database(self) -> Database:
        """Return the database, open; raises `StorageBroken`."""
        from sqlalchemy.ext.asyncio import create_async_engine  # brings half of SQLAlchemy along, which a store on another database can do without

        try:
            engine = create_async_engine(self.url, pool_pre_ping=not self.sqlite)
        except ModuleNotFoundError as error:
            raise StorageBroken(f"for this database the package {error.name!r} is missing; install it: pip install 'dvergar[postgres]'") from error
        if self.sqlite:
            event.listen(engine.sync_engine, "connect", prepare)
        return cast(Database, engine)  # it is one, in more ways than a type can say

    def connect_bus(self) -> None:
        """Hear of what other processes store in the same database."""
        if not self.sqlite:
            self.bus = PostgresBus(self.url)

    async def close(self) -> None:
        """Write what waits and disconnect."""
        await self.bus.stop()
        self._closing = True
        self._arrived.set()
        if self._writer is not None:
            await self._writer
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.connection.close)
        if self._reader is not None:
            await asyncio.get_running_loop().run_in_executor(self._reading, self._reader.connection.close)
        if self._postgres is not None:
            await self._postgres.close()
        self._thread.shutdown()
        self._reading.shutdown()
        await self._give_up()

    async def _give_up(self) -> None:
        if self.engine is not None:
            await self.engine.dispose()
        if self._lock is not None:
            self._lock.release()

    async def append(self, row: Row | Grant) -> None:
        """Return once the change or grant is committed; raises `Clash` when the change's number is taken and `StorageDown`."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, done))
        self._arrived.set()
        await done

    @property
    def waiting(self) -> int:
        """Return how many changes wait to be stored."""
        return len(self._waiting)

    async def append_all(self, rows: Sequence[Row | Grant]) -> None:
        """Store a whole new table, or several grants, at once; raises `Clash` and `StorageDown`."""
        wrong = await self._attempt(rows)
        if wrong is not None:
            raise wrong

    async def changes(self, table_id: str, start: int = 0) -> list[str]:
        """Return the changes of a table from number `start` on; [] for a table that is not there."""
        if self.reads:
            rows = await self.read(CHANGES, (table_id, start))
        else:
            rows = await self.ask(select(changes.c.n, changes.c.data).where(changes.c.table_id == table_id, changes.c.n >= start).order_by(changes.c.n))
        found = [row[1] for row in rows]
        if start == 0 and (not rows or rows[0][0] > 0):  # the first ones may be packed away
            packed = await self.ask(select(archive.c.data).where(archive.c.table_id == table_id))
            return [*await asyncio.to_thread(archives.unpack, packed[0][0]), *found] if packed else []
        return found

    async def pack(self, days: int) -> int:
        """Pack the changes of each table that nobody has touched for so many days; return how many tables."""
        before = await self.cutoff(days)
        query = select(listing.c.id).where(listing.c.changed < before, listing.c.status != ARCHIVED).limit(1000)
        ids = [row[0] for row in await self.ask(query)]
        for id in ids:
            await self.do(partial(archives.pack, id))
        return len(ids)

    async def cutoff(self, days: int) -> int:
        """Return the time, in seconds since 1970, before which everything is older than so many days (see `ages`)."""
        written = select(listing.c.changed // ages.DAY).union(select(sheets.c.changed // ages.DAY))
        return ages.cutoff([int(row[0]) for row in await self.ask(written)], days)

    async def forget(self, table_id: str) -> None:
        """Delete a table with all that was written at it."""

        async def work(connection: Connection) -> None:
            await connection.execute(delete(listing).where(listing.c.id == table_id))
            for kind in (changes, results, archive, reviews, grants):
                await connection.execute(delete(kind).where(kind.c.table_id == table_id))
            await self.bus.tell(connection, [], rewritten=[table_id])

        await self.do(work)

    async def rewrite(self, table_id: str, texts: dict[int, str], outcome: str) -> None:
        """Put other texts in the place of some changes, and another outcome in that of the table's: what somebody wrote is to be forgotten."""

        async def work(connection: Connection) -> None:
            await archives.unpack_all(connection, table_id)
            for n, data in texts.items():
                await connection.execute(update(changes).where(changes.c.table_id == table_id, changes.c.n == n).values(data=data))
            if outcome:
                await connection.execute(update(results).where(results.c.table_id == table_id).values(data=outcome))
            await self.bus.tell(connection, [], rewritten=[table_id])

        await self.do(work)

    async def do(self, work: Callable[[Connection], Awaitable[None]]) -> None:
        """Do something in one transaction; raises `StorageDown`."""
        assert self.engine is not None, "the store is open"
        try:
            async with self.engine.begin() as connection:
                await work(connection)
        except (SQLAlchemyError, OSError) as error:
            log.error("the database takes nothing: %s", _short(error))
            raise StorageDown from error

    async def outcomes(self, game: str, limit: int) -> list[str]:
        """Return how the last matches of a game ended."""
        return [row[0] for row in await self.ask(select(results.c.data).where(results.c.game == game).order_by(results.c.at.desc()).limit(limit))]

    async def same_deal(self, deal: str, limit: int) -> list[str]:
        """Return how the matches with one deal ended, the first one first."""
        return [row[0] for row in await self.ask(select(results.c.data).where(results.c.deal == deal).order_by(results.c.at).limit(limit))]

    async def open_tables(self, limit: int) -> list[str]:
        """Return the newest tables that wait for people and may be seen in the lobby."""
        query = select(listing.c.id).where(listing.c.status == "open", listing.c.listed).order_by(listing.c.changed.desc()).limit(limit)
        return [row[0] for row in await self.ask(query)]

    async def all_tables(self) -> list[str]:
        """Return the ids of all tables."""
        return [row[0] for row in await self.ask(select(listing.c.id).order_by(listing.c.id))]

    async def newest(self, ids: list[str], limit: int) -> list[str]:
        """Return those of these tables that are there, last changed first."""
        query = select(listing.c.id).where(listing.c.id.in_(ids[:1000])).order_by(listing.c.changed.desc()).limit(limit)
        return [row[0] for row in await self.ask(query)]

    async def due(self, days: int, quiet: int = 0) -> list[str]:
        """Return the tables of the last days where a bot owes a decision, and nothing has happened for `quiet` seconds."""
        query = select(listing.c.id).where(listing.c.due, listing.c.changed >= await self.cutoff(days))
        if quiet:
            query = query.where(listing.c.changed <= int(time.time()) - quiet)
        return [row[0] for row in await self.ask(query)]

    async def secret(self, name: str, make: Callable[[], str]) -> str:
        """Return what this server keeps to itself under a name, made at the first start; raises `StorageDown`."""
        query = select(secrets.c.value).where(secrets.c.name == name)
        rows = await self.ask(query)
        if not rows:

            async def work(connection: Connection) -> None:
                await connection.execute(insert(secrets).values(name=name, value=make()))

            with suppress(StorageDown):  # another process was faster, or the database is away, and then the next question says so
                await self.do(work)
            rows = await self.ask(query)
        if not rows:
            raise StorageDown
        return str(rows[0][0])

    async def ping(self) -> None:
        """Raise `StorageDown` when the database does not answer."""
        await self.ask(select(1))

    async def ask(self, query: Any) -> list[Any]:
        """Return the rows of a query; raises `StorageDown`."""
        assert self.engine is not None, "the store is open"
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError) as error:
            log.error("the database does not answer: %s", _short(error))
            raise StorageDown from error

    @property
    def reads(self) -> bool:
        """Return whether there is a short way for what is asked most."""
        return self._reader is not None

    async def read(self, question: str, parameters: Sequence[str | int]) -> list[Any]:
        """Return the rows that a question to SQLite finds, by the short way; raises `StorageDown`."""
        assert self._reader is not None, "the store is open"
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reading, self._reader.rows, question, parameters)
        except sqlite3.Error as error:
            log.error("the database does not answer: %s", error)
            raise StorageDown from error

    async def _write(self) -> None:
        while not self._closing or self._waiting:
            await self._arrived.wait()
            self._arrived.clear()
            if not self._closing:
                await asyncio.sleep(self._next - time.monotonic())  # at once after a while without changes
            batch, self._waiting = self._waiting, []
            if not batch:
                continue
            self._next = time.monotonic() + GATHER
            wrong = await self._attempt([row for row, _ in batch])
            each = [await self._attempt([row]) for row, _ in batch] if isinstance(wrong, Clash) and len(batch) > 1 else [wrong] * len(batch)
            for (_, done), error in zip(batch, each, strict=True):
                if done.done():
                    continue  # nobody waits any more
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)

    async def _attempt(self, rows: Sequence[Row | Grant]) -> Exception | None:
        """Commit rows in one transaction; return `Clash` when a number is taken, `StorageDown` for anything else that went wrong."""
        try:
            await self._commit(rows)
        except (Clash, IntegrityError, sqlite3.IntegrityError):
            return Clash()
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            log.error("the database takes nothing: %s", _short(error))
            return StorageDown()
        return None

    async def _commit(self, writes: Sequence[Row | Grant]) -> None:
        assert self.engine is not None, "the store is open"
        now, begun = int(time.time()), time.perf_counter()
        rows, granted = [write for write in writes if isinstance(write, Row)], [write for write in writes if isinstance(write, Grant)]
        if self._direct is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._direct.commit, rows, granted, now)
            self._count(rows, begun)
            return
        if self._postgres is not None and not granted and postgres.plain(rows):
            await self._postgres.commit(rows, now, CHANNEL, self.bus.payload([row.table_id for row in rows]))
            self._count(rows, begun)
            return
        async with self.engine.begin() as connection:
            if rows:
                await connection.execute(_add, [{"table_id": row.table_id, "n": row.n, "at": now, "data": row.data} for row in rows])
            await self._relist(connection, rows, now)
            ended = [row for row in rows if row.outcome]
            if ended:
                await connection.execute(
                    insert(results), [{"table_id": row.table_id, "game": row.game, "deal": row.deal, "at": now, "data": row.outcome} for row in ended]
                )
            for statement, parameters in zip((KNOW, GRANT), granting(granted), strict=True):
                if parameters:
                    await connection.execute(text(statement), parameters)
            await self.bus.tell(connection, [row.table_id for row in rows if row.n > 0])
        self._count(rows, begun)

    def _count(self, rows: list[Row], begun: float) -> None:
        self.commits += 1
        self.rows += len(rows)
        self.seconds += time.perf_counter() - begun

    async def _relist(self, connection: Connection, rows: list[Row], now: int) -> None:
        new = [row for row in rows if row.n == 0]
        old = [row for row in rows if row.n > 0 and row.relist]
        if new:
            fields = ("game", "status", "listed", "due")
            await connection.execute(_list, [{"id": row.table_id, "changed": now, **{f: getattr(row, f) for f in fields}} for row in new])
        if old:
            await connection.execute(_relist, [{"table_id": row.table_id, "new_status": row.status, "new_due": row.due, "new_changed": now} for row in old])

    def _reason(self, error: Exception) -> str:
        where = f"the database file {self.url.database}" if self.sqlite else f"the database {self.url.render_as_string(hide_password=True)}"
        if self.sqlite and ("not a database" in str(error) or "malformed" in str(error)):
            return f"{where} is damaged: {_short(error)}. {_ADVICE}"
        return f"{where} cannot be used: {_short(error)}"


_ADVICE = "Put a backup in its place, or move it away to begin with an empty one."


def address(place: Path | str) -> URL:
    """Return the URL of a database: a folder holds `dvergar.sqlite`; raises `StorageBroken` for an address that is none.

    >>> address("postgresql://club@db/dvergar").drivername
    'postgresql+asyncpg'
    """
    if isinstance(place, Path):
        return URL.create("sqlite+aiosqlite", database=str(place / FILE))
    try:
        url = make_url(place)
    except ArgumentError as error:
        raise StorageBroken(f"{place!r} is no database address; right would be postgresql://USER@HOST/NAME or sqlite:///FILE") from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    kind = url.drivername.partition("+")[0]
    if kind not in drivers:
        raise StorageBroken(f"databases are SQLite and PostgreSQL, not {kind!r}; right would be postgresql://USER@HOST/NAME or sqlite:///FILE")
    return url.set(drivername=drivers[kind])


def _short(error: Exception) -> str:
    cause = error.orig if isinstance(error, DBAPIError) else error
    return str(cause).splitlines()[0][:200] if str(cause) else type(cause).__name__
