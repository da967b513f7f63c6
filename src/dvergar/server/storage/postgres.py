"""Writing to PostgreSQL without a detour: one connection, and one statement for all changes that wait, which is a transaction by itself."""

from __future__ import annotations

from typing import Any

from sqlalchemy.engine import URL

from dvergar.server.storage.bus import MOST
from dvergar.server.storage.rows import Clash, Row

_ADD = """
WITH added AS (
    INSERT INTO event (table_id, n, at, data)
    SELECT new.id, new.n, $1, new.data FROM unnest($2::text[], $3::int[], $4::text[]) AS new (id, n, data)
), relisted AS (
    UPDATE game_table SET status = new.status, due = new.due, changed = $1
    FROM unnest($5::text[], $6::text[], $7::boolean[]) AS new (id, status, due) WHERE game_table.id = new.id
)
SELECT CASE WHEN $9 <> '' THEN pg_notify($8, $9) END
"""


def plain(rows: list[Row]) -> bool:
    """Return whether rows are nothing but further changes of running tables, as nearly all are, and their ids fit into one notification."""
    return 0 < len(rows) <= MOST and all(row.n > 0 and not row.outcome for row in rows)


class Direct:
    """The connection that plain changes are written with; it is made when it is needed, and anew when it was lost."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: Any = None

    async def commit(self, rows: list[Row], now: int, channel: str, payload: str) -> None:
        """Write plain changes and notify with them; raises `Clash` when a number is taken, and `OSError` for anything else.

        Then nothing is written, unless the connection was lost before the answer came: the numbers are taken in that case, and the next change meets them.
        """
        import asyncpg  # type: ignore[import-untyped]

        old = [row for row in rows if row.relist]  # of each table one at most: it is locked until its change is stored
        added = [row.table_id for row in rows], [row.n for row in rows], [row.data for row in rows]
        relisted = [row.table_id for row in old], [row.status for row in old], [row.due for row in old]
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await asyncpg.connect(self._address)
            await self._connection.fetchval(_ADD, now, *added, *relisted, channel, payload)
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Clash from error
        except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
            raise OSError(str(error)) from error

    async def close(self) -> None:
        """Disconnect."""
        if self._connection is not None:
            self._connection.terminate()
