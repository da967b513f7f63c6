"""Work on a database of tables without serving it: records are brought in and out, all matches are played again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

from dvergar.engine.errors import DvergarError
from dvergar.engine.game import Game
from dvergar.engine.match import Match
from dvergar.server.bots import Bots
from dvergar.server.storage.store import Store
from dvergar.server.tables.registry import Tables


class Replayed(NamedTuple):
    """What `check` found: how many tables were played again, and what was wrong with the others."""

    whole: int
    wrong: list[str]


@asynccontextmanager
async def _tables(place: Path | str, games: Iterable[Game]) -> AsyncIterator[Tables]:
    store = Store(place)
    await store.open()
    try:
        yield Tables(store, {game.id: game for game in games}, Bots(), (0, 0), 0)
    finally:
        await store.close()


def export(place: Path | str, games: Iterable[Game], table: str) -> str:
    """Return the record of a table whose match is over; raises `DvergarError`."""

    async def work() -> str:
        async with _tables(place, games) as tables, tables.at(table.lower()) as found:
            return found.record()

    return asyncio.run(work())


def bring(place: Path | str, games: Iterable[Game], match: Match) -> tuple[str, str]:
    """Make a table of a match; return its id and the token of its first seat. Raises `DvergarError`."""

    async def work() -> tuple[str, str]:
        async with _tables(place, games) as tables:
            id, keys = await tables.bring(match)
            return id, keys[0]

    return asyncio.run(work())


def check(place: Path | str, games: Iterable[Game]) -> Replayed:
    """Play all matches of a database again, as after an upgrade; nothing is changed."""

    async def work() -> Replayed:
        whole, wrong = 0, []
        async with _tables(place, games) as tables:
            for id in await tables.store.all_tables():
                try:
                    async with tables.at(id) as table:
                        if table.match is not None:
                            table.match.result()
                        whole += 1
                except DvergarError as error:
                    wrong.append(str(error))
        return Replayed(whole, wrong)

    return asyncio.run(work())
