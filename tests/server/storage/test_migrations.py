"""Databases of earlier versions, old tables that are packed, what is forgotten for good."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from dvergar.server.errors import StorageBroken
from dvergar.server.storage import migrations
from dvergar.server.storage.rows import Row
from dvergar.server.storage.schema import metadata
from dvergar.server.storage.store import FILE, Store
from serving import Browser, serving, toy_app

Fresh = Callable[[], Coroutine[Any, Any, Store]]


@pytest.fixture
def fresh(place: Path | str) -> Fresh:
    """Give an open store whose database has no tables yet."""

    async def empty() -> Store:
        store = Store(place)
        await store.open()
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.run_sync(metadata.drop_all)
            await connection.execute(text("DROP TABLE alembic_version"))
        return store

    return empty


def differences(connection: Connection) -> list[Any]:
    found = compare_metadata(MigrationContext.configure(connection), metadata)
    return [each for each in found if getattr(each[1], "name", "") != "alembic_version"]


def test_the_migrations_make_what_the_store_wants(fresh: Fresh) -> None:
    async def work() -> None:
        store = await fresh()
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade, "head")
            assert await connection.run_sync(differences) == []
            assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == migrations.HEAD
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.bring_up)
        await store.close()

    asyncio.run(work())


def test_a_database_of_the_first_version_is_brought_up_with_its_tables(fresh: Fresh) -> None:
    async def work() -> None:
        store = await fresh()
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.upgrade, migrations.FIRST)
            await connection.execute(text("DROP TABLE alembic_version"))
            await connection.execute(text("INSERT INTO event (table_id, n, at, data) VALUES ('bcdfgh', 0, 1, 'old')"))
        async with store.engine.begin() as connection:
            await connection.run_sync(migrations.bring_up)
            assert await connection.run_sync(differences) == []
        assert await store.changes("bcdfgh") == ["old"]
        await store.close()

    asyncio.run(work())


def test_a_database_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        await store.close()
        with sqlite3.connect(tmp_path / FILE) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(StorageBroken, match="newer Dvergar"):
            await Store(tmp_path).open()

    asyncio.run(work())


def test_a_table_that_nobody_touches_is_packed_and_can_go_on(place: Path | str) -> None:
    async def work() -> None:
        store = Store(place)
        await store.open()
        for n in range(3):
            await store.append(Row("packed", n, f"change {n}", "toy", "open", True, True))
        for week in range(5):
            await store.append(Row(f"week {week}", 0, "", "toy", "open", True, False))
        assert await store.pack(30) == 0
        assert store.engine is not None
        async with store.engine.begin() as connection:
            for week in range(5):  # nothing grows old while nothing is written
                await connection.execute(text(f"UPDATE game_table SET changed = changed - {week * 7 * 86400} WHERE id = 'week {week}'"))
            await connection.execute(text("UPDATE game_table SET changed = 1 WHERE id = 'packed'"))
        assert await store.pack(30) == 1
        assert "packed" not in await store.open_tables(50)
        assert "packed" not in await store.due(30)
        assert await store.changes("packed") == ["change 0", "change 1", "change 2"]
        await store.append(Row("packed", 3, "change 3", "toy", "open", True, False))
        assert await store.changes("packed") == [f"change {n}" for n in range(4)]
        assert await store.changes("packed", 3) == ["change 3"]
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE game_table SET changed = 1 WHERE id = 'packed'"))
        assert await store.pack(30) == 1
        assert await store.changes("packed") == [f"change {n}" for n in range(4)]
        for week in range(5):
            await store.forget(f"week {week}")
        await store.forget("packed")
        assert await store.changes("packed") == []
        await store.close()

    asyncio.run(work())


def test_nothing_of_a_forgotten_nickname_stays_in_the_file(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address:
        anna, bert = Browser(address), Browser(address)
        table = anna.table("me", "open", options={"rounds": 2})
        bert.post(f"/api/tables/{table}/join", {"name": "Canary"})
        with bert.line(table) as line, anna.line(table) as other:
            line.until(lambda show: bool(show["view"]))
            line.send({"t": "say", "seat": 1, "text": "the canary sings"})
            line.send({"t": "rename", "seat": 1, "name": "Canary Bird", "colour": "plum"})
            line.until(lambda show: show["table"]["seats"][1]["colour"] == "plum")
            lines = [other, line]
            other.until(lambda show: bool(show["view"]))
            while other.show["table"]["status"] != "over":
                asked = other.until(lambda show: bool(show["view"] and (show["view"]["actors"] or show["view"]["over"])))["view"]["actors"]
                if asked:
                    lines[asked[0]].until(lambda show: bool(show["view"]["choices"]))
                    rev = lines[asked[0]].play()["rev"]
                    for each in lines:
                        each.reach(rev)
        assert anna.post(f"/api/tables/{table}/forget", {"seat": 1}).status == 200, "the host may forget somebody"
        assert anna.get(f"/api/tables/{table}").json["seats"][1]["name"] == ""
        assert anna.get(f"/api/tables/{table}/record").status == 200, "the match itself is still whole"
    with sqlite3.connect(tmp_path / FILE) as connection:
        rows = "".join(str(row) for name in ("event", "result", "game_table") for row in connection.execute(f"SELECT * FROM {name}"))
    assert "canary" not in rows.lower()
