"""The database of reviews, and which process works on one: they outlive a restart, and an interrupted one goes on where it was."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from dvergar.server.messages.hints import Chance, Moment
from dvergar.server.storage.database import Connection
from dvergar.server.storage.schema import listing, reviews
from dvergar.server.storage.store import Store

STALE = 60  # seconds after which a process that has said nothing of its review is taken for dead


class Progress(msgspec.Struct):
    """How far a review has come: all before action `at` is examined, `done` decisions of its seat; what was found."""

    at: int = 0
    done: int = 0
    moments: list[Moment] = []
    curve: list[Chance] = []
    finest: Moment | None = None


class StoredReview(NamedTuple):
    """A review as it is stored; `free` where no process works on it."""

    progress: Progress
    ended: bool
    free: bool


class Taken(Exception):
    """Another process works on that review, it is finished, or its table is gone."""


class ReviewStore:
    """All reviews of the database; `played` tells matches of one table apart, for who goes back behind the end may play another one."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.process = secrets.token_hex(8)

    async def read(self, table: str, seat: int, played: str) -> StoredReview | None:
        """Return what there is; raises `StorageDown`."""
        query = select(reviews).where(reviews.c.table_id == table, reviews.c.seat == seat, reviews.c.played == played)
        for row in await self.store.ask(query):
            return StoredReview(_read(row.data), row.ended, self._free(row.owner, row.beat))
        return None

    async def claim(self, table: str, seat: int, played: str) -> Progress:
        """Let this process go on with a review; return how far it has come. Raises `Taken` and `StorageDown`."""
        own = {"played": played, "owner": self.process, "beat": int(time.time())}
        found = Progress()

        async def work(connection: Connection) -> None:
            nonlocal found
            if (await connection.execute(select(listing.c.id).where(listing.c.id == table))).first() is None:
                raise Taken
            here = (reviews.c.table_id == table, reviews.c.seat == seat)
            row = (await connection.execute(select(reviews).where(*here))).first()
            if row is None:
                try:
                    await connection.execute(insert(reviews).values(table_id=table, seat=seat, ended=False, data=_written(found), **own))
                except IntegrityError as error:
                    raise Taken from error
                return
            if row.played == played:
                if row.ended or not self._free(row.owner, row.beat):
                    raise Taken
                found = _read(row.data)
            same = (*here, reviews.c.owner == row.owner, reviews.c.beat == row.beat)
            done = await connection.execute(update(reviews).where(*same).values(ended=False, data=_written(found), **own))
            if done.rowcount == 0:
                raise Taken

        await self.store.do(work)
        return found

    async def save(self, table: str, seat: int, progress: Progress, ended: bool = False, leave: bool = False) -> None:
        """Keep how far this process has come, `leave` it for another one; raises `Taken` where it is its review no more, and `StorageDown`."""
        beat = 0 if leave else int(time.time())

        async def work(connection: Connection) -> None:
            own = (reviews.c.table_id == table, reviews.c.seat == seat, reviews.c.owner == self.process)
            done = await connection.execute(update(reviews).where(*own).values(ended=ended, beat=beat, data=_written(progress)))
            if done.rowcount == 0:
                raise Taken

        await self.store.do(work)

    def _free(self, owner: str, beat: int) -> bool:
        """Return whether nobody works on it: with SQLite there is no other process that could."""
        return owner == self.process or self.store.sqlite or beat < time.time() - STALE


def _written(progress: Progress) -> str:
    return msgspec.json.encode(progress).decode()


def _read(data: str) -> Progress:
    """Return what was written; what an earlier version wrote otherwise begins anew."""
    try:
        return msgspec.json.decode(data, type=Progress)
    except msgspec.MsgspecError:
        return Progress()
