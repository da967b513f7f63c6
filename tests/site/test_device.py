"""The application as a browser runs it: its own door, one connection to its database, a second worker that thinks."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text

import dvergar
from dvergar.server.errors import StorageDown
from dvergar.server.storage import migrations
from dvergar.server.storage.schema import metadata
from dvergar.server.storage.store import FILE
from dvergar.site.device.start import Device, games
from dvergar.site.device.store import DeviceStore
from dvergar.site.device.thinking import AWAKE, DEAD, ThinkingExecutor, end, worked

JSON = [("content-type", "application/json")]
Told = list[tuple[int, str, str]]


class Here:
    """A second worker that is this one; it wakes and answers in the next round of the loop."""

    def __init__(self, answered: Callable[[int, bytes], None]) -> None:
        self.answered = answered
        self.ended = False
        asyncio.get_running_loop().call_soon(self.wake)

    def wake(self) -> None:
        self.answered(AWAKE, b"")

    def ask(self, number: int, work: bytes) -> None:
        asyncio.get_running_loop().call_soon(lambda: self.answered(number, worked(work)))

    def end(self) -> None:
        self.ended = True


class Asleep(Here):
    """A second worker that wakes when it is woken."""

    started: ClassVar[list[Asleep]] = []

    def __init__(self, answered: Callable[[int, bytes], None]) -> None:
        self.answered = answered
        self.ended = False
        self.started.append(self)


def device(folder: Path, told: Told, thinker: type[Here] = Here) -> Device:
    return Device(lambda line, kind, text: told.append((line, kind, text)), thinker, folder)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def opened(device: Device, seats: int = 2, game: str = "nidavellir") -> tuple[str, str]:
    """Open a table for one person and bots; return its id and the cookie of the browser."""
    bots = [{"kind": "bot", "level": "apprentice"}] * (seats - 1)
    asked = json.dumps({"game": game, "seats": [{"kind": "me", "name": "Ann"}, *bots]})
    answer = await device.door.ask("POST", "/api/tables", JSON, asked.encode())
    assert answer.status == 201, answer.body
    cookie = next(value for name, value in answer.headers if name == "set-cookie").partition(";")[0]
    return json.loads(answer.body)["table"]["id"], cookie


async def heard(told: Told, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Wait for a message to a page."""
    at = 0
    while True:
        for _, kind, said in told[at:]:
            at += 1
            if kind == "text" and wanted(json.loads(said)):
                found: dict[str, Any] = json.loads(said)
                return found
        await asyncio.sleep(0.001)


def test_a_table_is_played_through_the_door_and_outlives_a_restart(tmp_path: Path) -> None:
    async def work() -> None:
        told: Told = []
        first = device(tmp_path, told)
        await first.begin()
        table, cookie = await opened(first)
        first.door.open(1, f"/ws/{table}", [("cookie", cookie)])
        show = await heard(told, lambda message: message["t"] == "show" and bool(message["view"]["choices"]))
        assert told[0] == (1, "open", "")
        answer = {"t": "play", "seat": 0, "decision": show["decision"], "action": show["view"]["choices"][0]["action"]}
        first.door.say(1, json.dumps(answer))
        await heard(told, lambda message: message["t"] == "step")
        image = await first.store.image()
        await first.stop()
        with sqlite3.connect(":memory:") as copy:
            copy.deserialize(image)
            assert copy.execute("SELECT count(*) FROM event WHERE table_id = ?", [table]).fetchone()[0] >= 2
        second = device(tmp_path, told)
        await second.begin()
        mine = await second.door.ask("GET", "/api/device/games", [("cookie", cookie)], b"")
        await second.stop()
        assert [each["id"] for each in json.loads(mine.body)["running"]] == [table]

    run(work())


def test_a_line_to_no_table_is_closed_with_the_code_that_says_so(tmp_path: Path) -> None:
    async def work() -> None:
        told: Told = []
        here = device(tmp_path, told)
        await here.begin()
        here.door.open(7, "/ws/zzzzzz", [])
        while told[-1:] != [(7, "close", "4404")]:
            await asyncio.sleep(0.001)
        here.door.say(7, "{}")  # too late: nobody is there
        here.door.close(7)
        await here.stop()

    run(work())


def test_only_games_of_the_house_travel() -> None:
    assert "toy" not in [game.id for game in games()]
    assert len(games()) == 5


def test_a_disk_that_is_full_is_told_and_what_was_stored_stays(tmp_path: Path) -> None:
    async def work() -> None:
        told: Told = []
        here = device(tmp_path, told)
        await here.begin()
        table, _ = await opened(here)
        await here.store.ask(text("PRAGMA max_page_count = 1"))
        answer = await here.door.ask("POST", "/api/records", JSON, json.dumps({"text": "x" * 9}).encode())
        assert answer.status == 422
        with pytest.raises(StorageDown):
            await here.store.ask(text("CREATE TABLE big AS SELECT randomblob(100000) AS data"))
        assert await here.store.all_tables() == [table]
        await here.stop()

    run(work())


def test_the_second_worker_answers_fails_and_ends() -> None:
    async def work() -> None:
        executor = ThinkingExecutor(Here)
        assert await asyncio.wrap_future(executor.submit(max, 2, 5)) == 5
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await asyncio.wrap_future(executor.submit(divmod, 1, 0))
        end(executor)
        assert isinstance(executor.thinker, Here)
        assert executor.thinker.ended

    run(work())


def test_a_bot_does_not_hang_as_long_as_its_worker_wakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Asleep, "started", [])

    async def work() -> None:
        here = device(tmp_path, [], Asleep)
        await here.begin()
        loop, bots = asyncio.get_running_loop(), here.app.state.tables.bots
        state = dvergar.game("nidavellir").new(seats=2, seed=1)
        asked = asyncio.create_task(bots.answer(state, 0, "apprentice"))
        for hours in range(24):  # a day passes at once, and whatever was to end in it does
            monkeypatch.setattr(loop, "time", partial(later, 3600.0 * hours))
            await asyncio.sleep(0)
        assert len(Asleep.started) == 1
        assert not asked.done()
        Asleep.started[0].wake()
        assert await asked in state.legal(0)
        assert not Asleep.started[0].ended
        await here.stop()

    asyncio.run(work())  # `run` would end it within that day


def later(seconds: float) -> float:
    """Return what a loop's clock says so many seconds from now."""
    return time.monotonic() + seconds


def test_the_second_worker_wakes_when_a_table_is_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Asleep, "started", [])

    async def work() -> None:
        told: Told = []
        here = device(tmp_path, told, Asleep)
        await here.begin()
        table, cookie = await opened(here, seats=1, game="die_zwerge")  # no bot is asked
        assert Asleep.started == []
        here.door.open(1, f"/ws/{table}", [("cookie", cookie)])
        await heard(told, lambda message: message["t"] == "show")
        assert len(Asleep.started) == 1
        await here.stop()

    run(work())


def test_a_worker_that_dies_is_replaced_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Asleep, "started", [])

    async def work() -> None:
        here = device(tmp_path, [], Asleep)
        await here.begin()
        state = dvergar.game("nidavellir").new(seats=2, seed=1)
        asked = asyncio.create_task(here.app.state.tables.bots.answer(state, 0, "apprentice"))
        while not Asleep.started:
            await asyncio.sleep(0)
        Asleep.started[0].answered(DEAD, b"no memory")
        while len(Asleep.started) == 1:
            await asyncio.sleep(0)
        assert Asleep.started[0].ended
        Asleep.started[1].wake()
        assert await asked in state.legal(0)
        await here.stop()

    run(work())


@pytest.mark.parametrize("revision", migrations.KNOWN[:-1])
def test_an_older_database_is_brought_up_without_alembic(tmp_path: Path, revision: str) -> None:
    with create_engine(f"sqlite:///{tmp_path / FILE}").begin() as connection:
        migrations.upgrade(connection, revision)
        connection.execute(text("INSERT INTO event (table_id, n, at, data) VALUES ('bcdfgh', 0, 1, 'old')"))

    async def work() -> None:
        store = DeviceStore(tmp_path)
        await store.open()
        assert await store.changes("bcdfgh") == ["old"]
        assert (await store.ask(text("SELECT version_num FROM alembic_version")))[0][0] == migrations.HEAD
        await store.close()

    run(work())
    with create_engine(f"sqlite:///{tmp_path / FILE}").begin() as connection:
        assert [
            found for found in compare_metadata(MigrationContext.configure(connection), metadata) if getattr(found[1], "name", "") != "alembic_version"
        ] == []


def test_revisions_only_add_which_is_all_that_a_browser_can_follow() -> None:
    sources = [file.read_text() for file in (Path(migrations.__file__).parent / "versions").glob("r*.py")]
    assert {word for source in sources for word in re.findall(r"op\.(\w+)", source)} == {"create_table", "create_index", "add_column"}


def test_the_store_of_a_browser_is_durable_and_keeps_its_journal(tmp_path: Path) -> None:
    async def work() -> None:
        store = DeviceStore(tmp_path)
        await store.open()
        found = [(await store.ask(text(f"PRAGMA {name}")))[0][0] for name in ("journal_mode", "synchronous")]
        await store.close()
        assert found == ["persist", 2]

    run(work())
