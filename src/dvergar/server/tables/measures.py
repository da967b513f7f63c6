"""How much each person may send to a table, and how many sockets they may have there, however they spread it."""

from __future__ import annotations

from dvergar.server.errors import Refusal
from dvergar.server.rates import MESSAGES, SAYINGS, Bucket, Buckets, Rate
from dvergar.server.tables.people import HOST
from dvergar.server.tables.reader import Reader
from dvergar.server.tables.table import Table

WATCHING = Rate(200, 20.0)  # messages of a socket that only watches; all of a table together have as much as a person
MOST_SOCKETS = 12  # of a person at a table
MOST_WATCHING = 200  # sockets at a table that only watch
MOST_KEPT = 20_000  # buckets


class Measures:
    """The buckets of people at tables: all sockets of a person share theirs, and it outlives them. Those asked for last are kept."""

    def __init__(self) -> None:
        self._buckets = Buckets(MOST_KEPT)

    def messages(self, table: Table, reader: Reader) -> list[Bucket]:
        """Return what a reader's messages are taken from."""
        who = person(table, reader)
        shared = self._buckets.of((table.id, who), MESSAGES)
        return [shared] if who is not None else [shared, Bucket(WATCHING)]

    def sayings(self, table: Table, reader: Reader) -> Bucket:
        """Return what a reader's talk is taken from; who only watches is not heard anyway."""
        who = person(table, reader)
        return Bucket(SAYINGS) if who is None else self._buckets.of((table.id, who), SAYINGS)


def person(table: Table, reader: Reader) -> int | None:
    """Return by which seat a reader is told from others: the first one held, `HOST` without a seat; None: they only watch."""
    mine = table.mine(reader.keys)
    return mine[0] if mine else HOST if table.people.host in reader.keys else None


def check_sockets(table: Table, reader: Reader) -> None:
    """Raise `Refusal` where a person has too many sockets at a table already, or too many watch."""
    who = person(table, reader)
    most = MOST_WATCHING if who is None else MOST_SOCKETS
    if sum(person(table, other) == who for other in table.readers) >= most:
        raise Refusal(f"at most {most} pages at a time show table {table.id} like that: close one", "error-many-pages", 429, most=most)
