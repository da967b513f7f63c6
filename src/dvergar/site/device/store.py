"""SQLite on a browser's own disk: one connection, whose file the worker has opened before Python begins."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection as PlainConnection
from sqlalchemy import Engine, Executable, create_engine, event, inspect, text
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateColumn

from dvergar.server.storage.database import Connection, Database
from dvergar.server.storage.schema import metadata
from dvergar.server.storage.store import Store

if TYPE_CHECKING:
    from sqlalchemy import CursorResult

P = ParamSpec("P")
T = TypeVar("T")


class DeviceConnection:
    """A plain connection, asked as a `Connection` is; nothing of it waits."""

    def __init__(self, plain: PlainConnection) -> None:
        self.plain = plain

    async def execute(self, statement: Executable, parameters: Any = None, /) -> CursorResult[*tuple[Any, ...]]:
        """Do one statement."""
        return self.plain.execute(statement, parameters)

    async def run_sync(self, work: Callable[Concatenate[PlainConnection, P], T], /, *args: P.args, **named: P.kwargs) -> T:
        """Let a function work with the plain connection."""
        return work(self.plain, *args, **named)


class DeviceDatabase:
    """A database with one connection, held by one at a time."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._turn = asyncio.Lock()

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[Connection]:
        """Hold the connection for one transaction."""
        async with self._turn:
            with self.engine.begin() as plain:
                yield DeviceConnection(plain)

    def connect(self) -> Any:
        """Hold the connection to read with; a transaction, for there is no other connection."""
        return self.begin()

    async def dispose(self) -> None:
        """Close it."""
        self.engine.dispose()


def add_missing(connection: PlainConnection) -> None:
    """Add the tables, columns and indexes that an older database lacks, which is all that revisions do: a browser carries no Alembic."""
    found = inspect(connection)
    for table in metadata.sorted_tables:
        if not found.has_table(table.name):
            table.create(connection)
            continue
        columns = {column["name"] for column in found.get_columns(table.name)}
        for column in table.columns:
            if column.name not in columns:
                connection.execute(text(f"ALTER TABLE {table.name} ADD COLUMN {CreateColumn(column).compile(connection)}"))
        indexes = {index["name"] for index in found.get_indexes(table.name)}
        for index in table.indexes:
            if index.name not in indexes:
                index.create(connection)


class DeviceStore(Store):
    """The store of a browser."""

    change = staticmethod(add_missing)

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.direct = False
        self._lock = None  # the browser lets nobody else open the file

    def database(self) -> Database:
        """Return the database, open."""
        engine = create_engine(f"sqlite:///{self.url.database}", poolclass=StaticPool)
        event.listen(engine, "connect", prepare)
        return DeviceDatabase(engine)

    async def image(self) -> bytes:
        """Return the whole database as the bytes of a file."""
        assert self.engine is not None, "the store is open"
        async with self.engine.begin() as connection:
            return await connection.run_sync(lambda plain: bytes(plain.connection.driver_connection.serialize()))  # type: ignore[union-attr]


def prepare(connection: Any, _record: Any) -> None:
    """Set the connection up: it alone has the file, keeps its journal in a second one that stays, and is on disk before a commit returns."""
    cursor = connection.cursor()
    for pragma in ("locking_mode=EXCLUSIVE", "journal_mode=PERSIST", "journal_size_limit=1048576", "synchronous=FULL", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
