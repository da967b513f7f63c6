"""SQLite without a detour: one thread and one connection to write all changes that wait in one transaction, one of each to read what is asked most.

What else is read goes through SQLAlchemy.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from dvergar.server.storage.rows import Grant, Row

_ADD = "INSERT INTO event (table_id, n, at, data) VALUES "
_EACH = "(?, ?, ?, ?)"
_MOST = 200  # changes in one statement: each statement of this thread may wait for the one that plays
_LIST = "INSERT INTO game_table (id, game, status, listed, due, changed) VALUES (?, ?, ?, ?, ?, ?)"
_RELIST = "UPDATE game_table SET status = ?, due = ?, changed = ? WHERE id = ?"
_END = "INSERT INTO result (table_id, game, deal, at, data) VALUES (?, ?, ?, ?, ?)"
KNOW = """INSERT INTO device (hash, made, seen, name, colour) VALUES (:device, :at, :at, :name, :colour) ON CONFLICT (hash) DO UPDATE SET
seen = excluded.seen,
colour = CASE WHEN excluded.name = '' THEN device.colour ELSE excluded.colour END,
name = CASE WHEN excluded.name = '' THEN device.name ELSE excluded.name END"""
GRANT = "INSERT INTO device_grant (device, table_id, key, seat, at) VALUES (:device, :place, :key, :seat, :at) ON CONFLICT DO NOTHING"


def granting(grants: list[Grant]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Return the parameters of `KNOW` and of `GRANT`, in one order for all processes, so that none waits for another in a circle."""
    grants = sorted(grants)
    known = [{"device": grant.device, "at": grant.at, "name": grant.name, "colour": grant.colour} for grant in grants]
    each = [{"device": grant.device, "place": grant.place, "key": key, "seat": seat, "at": grant.at} for grant in grants for key, seat in grant.keys]
    return known, each


class Direct:
    """The connection that changes are written with; used by one thread only."""

    def __init__(self, file: str) -> None:
        self.connection = sqlite3.connect(file, isolation_level=None)
        prepare(self.connection, None)

    def commit(self, rows: list[Row], grants: list[Grant], now: int) -> None:
        """Write changes and grants in one transaction; raises `sqlite3.IntegrityError` when a number is taken, and then nothing is written."""
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for start in range(0, len(rows), _MOST):
                part = rows[start : start + _MOST]
                connection.execute(_ADD + ", ".join([_EACH] * len(part)), [value for row in part for value in (row.table_id, row.n, now, row.data)])
            listed = [row for row in rows if row.n == 0 or row.relist or row.outcome]
            if listed:
                connection.executemany(_LIST, [(row.table_id, row.game, row.status, row.listed, row.due, now) for row in listed if row.n == 0])
                connection.executemany(_RELIST, [(row.status, row.due, now, row.table_id) for row in listed if row.n > 0 and row.relist])
                connection.executemany(_END, [(row.table_id, row.game, row.deal, now, row.outcome) for row in listed if row.outcome])
            if grants:
                for statement, parameters in zip((KNOW, GRANT), granting(grants), strict=True):
                    connection.executemany(statement, parameters)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


class Reader:
    """The connection that is asked what is asked most; used by one thread only."""

    def __init__(self, file: str) -> None:
        self.connection = sqlite3.connect(file, isolation_level=None)
        prepare(self.connection, None)

    def rows(self, question: str, parameters: Sequence[str | int]) -> list[Any]:
        """Return the rows that a question finds; raises `sqlite3.Error`."""
        return self.connection.execute(question, parameters).fetchall()


def prepare(connection: Any, _record: Any) -> None:
    """Set a new connection up: wait for others, write ahead, and be on disk before a commit returns."""
    cursor = connection.cursor()
    for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
