"""What the store asks of a database, whichever it is: SQLite, PostgreSQL, or SQLite on a browser's own disk."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection as PlainConnection
from sqlalchemy import Executable

if TYPE_CHECKING:
    from sqlalchemy import CursorResult

P = ParamSpec("P")
T = TypeVar("T")


class Connection(Protocol):
    """One conversation with a database."""

    async def execute(self, statement: Executable, parameters: Any = None, /) -> CursorResult[*tuple[Any, ...]]:
        """Do one statement of SQLAlchemy, with parameters or a list of them."""

    async def run_sync(self, work: Callable[Concatenate[PlainConnection, P], T], /, *args: P.args, **named: P.kwargs) -> T:
        """Let a function work with SQLAlchemy's plain connection."""


class Database(Protocol):
    """A database that is open; SQLAlchemy's `AsyncEngine` is one."""

    def begin(self) -> AbstractAsyncContextManager[Connection]:
        """Hold a connection for one transaction: what raises within is rolled back."""

    def connect(self) -> AbstractAsyncContextManager[Connection]:
        """Hold a connection to read with."""

    async def dispose(self) -> None:
        """Close it."""
