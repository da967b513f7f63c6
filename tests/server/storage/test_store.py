"""The store on both databases: the key as the only lock, one transaction for many tables, clear words for a database that is none."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from dvergar.server.errors import StorageBroken, StorageDown
from dvergar.server.security import new_token
from dvergar.server.storage.devices import Devices
from dvergar.server.storage.rows import Clash, Row
from dvergar.server.storage.store import FILE, Store, address

Run = Callable[[Callable[[Store], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def run(place: Path | str) -> Run:
    """Run a coroutine with an open store."""

    def run(work: Callable[[Store], Coroutine[Any, Any, None]]) -> None:
        async def whole() -> None:
            store = Store(place)
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(whole())

    return run


def row(table: str, n: int, data: str = "x", status: str = "playing", due: bool = False) -> Row:
    return Row(table, n, data, "toy", status, True, due)


def test_a_stream_comes_back_in_order(run: Run) -> None:
    async def work(store: Store) -> None:
        for n in range(5):
            await store.append(row("stream", n, f'{{"n":{n},"name":"Þráinn\\u0000"}}'))
        assert await store.changes("stream") == [f'{{"n":{n},"name":"Þráinn\\u0000"}}' for n in range(5)]
        assert len(await store.changes("stream", 3)) == 2
        assert await store.changes("nobody") == []

    run(work)


def test_what_is_asked_most_takes_the_short_way_where_there_is_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    async def work(store: Store) -> None:
        devices = Devices(store)
        token = new_token()
        await store.append(row("asked", 0))
        await devices.grant(token, {"asked": {"key": 1}})
        await devices.remember(token, "Þráinn", "moss")
        whole = store.ask

        async def ask(query: Any) -> list[Any]:
            asked.append(query)
            return await whole(query)

        monkeypatch.setattr(store, "ask", ask)
        assert await store.changes("asked") == ["x"]
        assert await devices.keys(token, ["asked"]) == {"asked": {"key"}}
        assert await devices.keys(token, ["asked", "other"]) == {"asked": {"key"}, "other": frozenset()}
        known = await devices.known(token)
        assert known is not None
        assert (known.name, known.colour) == ("Þráinn", "moss")
        assert await devices.known(new_token()) is None
        assert len(asked) == (1 if store.reads else 5), "two places at once are asked for otherwise"

    run(work)


def test_whoever_is_first_has_the_number_and_the_others_of_the_batch_are_not_harmed(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.append(row("one", 0, "first"))
        results = await asyncio.gather(
            store.append(row("two", 0, "a")), store.append(row("one", 0, "late")), store.append(row("three", 0, "b")), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Clash, type(None)]
        assert await store.changes("one") == ["first"]
        assert await store.changes("two") == ["a"]
        assert await store.changes("three") == ["b"]

    run(work)


def test_of_further_changes_too_only_those_that_come_late_are_refused(run: Run) -> None:
    async def work(store: Store) -> None:
        for table in ("old1", "old2", "old3"):
            await store.append(row(table, 0, "begun"))
        await store.append(row("old1", 1, "first"))
        results = await asyncio.gather(
            *(store.append(row(table, 1, table, "over", True)) for table in ("old2", "old1", "old3")), store.append(row("old4", 0)), return_exceptions=True
        )
        assert [type(result) for result in results] == [type(None), Clash, type(None), type(None)]
        assert [await store.changes(table) for table in ("old1", "old2", "old3")] == [["begun", "first"], ["begun", "old2"], ["begun", "old3"]]
        assert {"old2", "old3"} <= set(await store.due(1))
        assert "old1" not in await store.due(1)

    run(work)


def test_a_connection_that_is_lost_is_made_anew(postgres: str) -> None:
    async def work() -> None:
        store, other = Store(postgres), Store(postgres)
        for each in (store, other):
            await each.open()
        try:
            for n in range(2):
                await store.append(row("lost", n))
            await other.ask(text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"))
            told = await asyncio.gather(store.append(row("lost", 2)), return_exceptions=True)
            assert type(told[0]) in (type(None), StorageDown)
            stored = len(await store.changes("lost"))
            await store.append(row("lost", stored))
            assert len(await store.changes("lost")) == stored + 1
        finally:
            for each in (store, other):
                await each.close()

    asyncio.run(work())


def test_many_tables_go_into_few_transactions(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(store: Store) -> None:
        batches = []
        commit = store._commit

        async def counted(rows: list[Row]) -> None:
            batches.append(len(rows))
            await commit(rows)

        monkeypatch.setattr(store, "_commit", counted)
        await asyncio.gather(*(store.append(row(f"many{n}", 0)) for n in range(200)))
        assert sum(batches) == 200
        assert len(batches) <= 3

    run(work)


def test_two_servers_on_one_database_see_each_other(run: Run) -> None:
    async def work(store: Store) -> None:
        other = Store(store.url.render_as_string(hide_password=False))
        await other.open()
        try:
            await store.append(row("shared", 0, "mine"))
            with pytest.raises(Clash):
                await other.append(row("shared", 0, "theirs"))
            await other.append(row("shared", 1, "theirs"))
            assert await store.changes("shared") == ["mine", "theirs"]
        finally:
            await other.close()

    run(work)


def test_the_listing_follows(run: Run) -> None:
    async def work(store: Store) -> None:
        await store.append(row("listing", 0, status="open"))
        assert "listing" in await store.open_tables(50)
        assert "listing" not in await store.due(30)
        await store.append(row("listing", 1, status="playing", due=True))
        assert "listing" not in await store.open_tables(50)
        assert "listing" in await store.due(30)
        await store.append(row("listing", 2, status="over", due=False))
        assert "listing" not in await store.due(30)
        assert await store.newest(["nobody", "listing"], 9) == ["listing"]

    run(work)


def test_sqlite_waits_for_the_disk_before_it_answers(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        assert store.engine is not None
        async with store.engine.connect() as connection:
            answers = [(await connection.execute(text(f"PRAGMA {pragma}"))).scalar() for pragma in ("journal_mode", "synchronous")]
        await store.close()
        assert answers == ["wal", 2]

    asyncio.run(work())


def broken(place: Path | str) -> str:
    """Return why that database cannot be used."""

    async def work() -> None:
        await Store(place).open()

    with pytest.raises(StorageBroken) as error:
        asyncio.run(work())
    return str(error.value)


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"this was never a database" * 1000)
    text = broken(tmp_path)
    assert FILE in text
    assert "damaged" in text
    assert "backup" in text


def test_a_database_damaged_in_the_middle_is_found_at_the_start(tmp_path: Path) -> None:
    async def fill() -> None:
        store = Store(tmp_path)
        await store.open()
        for n in range(50):
            await store.append(row("table", n, "y" * 3000))
        await store.close()

    asyncio.run(fill())
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = bytearray((tmp_path / FILE).read_bytes())
    data[8192:40960] = b"\xa5" * (40960 - 8192)
    (tmp_path / FILE).write_bytes(data)
    assert "damaged" in broken(tmp_path)


def test_a_database_that_does_not_answer_is_named_without_its_password() -> None:
    text = broken("postgresql://club:s3cret@127.0.0.1:1/dvergar")
    assert "127.0.0.1" in text
    assert "s3cret" not in text


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "http://localhost/"])
def test_an_address_that_is_none_says_what_would_be_right(url: str) -> None:
    with pytest.raises(StorageBroken, match="postgresql://USER@HOST/NAME"):
        address(url)


def test_a_database_that_goes_away_refuses_and_comes_back(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        await store.append(row("table", 0))
        with sqlite3.connect(tmp_path / FILE) as connection:
            connection.execute("ALTER TABLE event RENAME TO elsewhere")
        with pytest.raises(StorageDown):
            await store.append(row("table", 1))
        with pytest.raises(StorageDown):
            await store.changes("table")
        with sqlite3.connect(tmp_path / FILE) as connection:
            connection.execute("ALTER TABLE elsewhere RENAME TO event")
        await store.append(row("table", 1, "again"))
        assert await store.changes("table") == ["x", "again"]
        await store.close()

    asyncio.run(work())
