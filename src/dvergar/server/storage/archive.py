"""Changes of old tables, packed into one compressed text each. Such a table is read as before, and can go on."""

from __future__ import annotations

import json
import zlib

from sqlalchemy import delete, insert, select, update

from dvergar.server.storage import schema as s
from dvergar.server.storage.database import Connection


def packed(texts: list[str]) -> bytes:
    """Return changes as one compressed text.

    >>> unpack(packed(["a", "b"]))
    ['a', 'b']
    """
    return zlib.compress(json.dumps(texts).encode(), 9)


def unpack(data: bytes) -> list[str]:
    """Return the changes that were packed."""
    texts: list[str] = json.loads(zlib.decompress(data))
    return texts


async def pack(table_id: str, connection: Connection) -> None:
    """Pack a table's changes; what is written meanwhile stays as it is."""
    first = await _first(connection, table_id)
    query = select(s.changes.c.n, s.changes.c.data).where(s.changes.c.table_id == table_id).order_by(s.changes.c.n)
    rows = (await connection.execute(query)).all()
    if rows:
        texts = [*first, *(row[1] for row in rows)]
        await connection.execute(delete(s.archive).where(s.archive.c.table_id == table_id))
        await connection.execute(insert(s.archive).values(table_id=table_id, changes=len(texts), data=packed(texts)))
        await connection.execute(delete(s.changes).where(s.changes.c.table_id == table_id, s.changes.c.n <= rows[-1][0]))
    await connection.execute(update(s.listing).where(s.listing.c.id == table_id).values(status=s.ARCHIVED, due=False))


async def unpack_all(connection: Connection, table_id: str) -> None:
    """Put packed changes back as they were before."""
    first = await _first(connection, table_id)
    if first:
        await connection.execute(delete(s.archive).where(s.archive.c.table_id == table_id))
        await connection.execute(insert(s.changes), [{"table_id": table_id, "n": n, "at": 0, "data": text} for n, text in enumerate(first)])


async def _first(connection: Connection, table_id: str) -> list[str]:
    found = (await connection.execute(select(s.archive.c.data).where(s.archive.c.table_id == table_id))).scalar()
    return [] if found is None else unpack(found)
