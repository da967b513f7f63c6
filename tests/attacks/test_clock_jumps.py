"""A clock that jumps by two years, forward or back, makes nothing old: no sheet is deleted, no table packed, and bots go on."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from sqlalchemy import text

from dvergar.engine.errors import DvergarError
from dvergar.server.peers import KEPT, SHEETS_KEPT
from dvergar.server.storage.ages import DAY, LONGEST_SILENCE
from dvergar.server.storage.devices import Devices, clear_devices
from dvergar.server.storage.rows import Row
from dvergar.server.storage.sheets import SheetStore
from dvergar.server.storage.store import Store

JUMP = 731 * DAY


def row(id: str) -> Row:
    return Row(id, 0, "{}", "toy", "playing", False, True)


@pytest.mark.parametrize("jump", [JUMP, -JUMP], ids=["forward", "back"])
@pytest.mark.parametrize("written", [False, True], ids=["quiet", "written"])
def test_nothing_is_lost_by_a_clock_that_jumps(tmp_path: Path, jump: int, written: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also not when something is written by the wrong clock, and again when the clock is right."""

    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        sheets = SheetStore(store)
        await sheets.create("before", "toy", {"setup": {}}, "")
        await store.append(row("before"))
        right = time.time
        monkeypatch.setattr(time, "time", lambda: right() + jump)
        if written:
            await sheets.create("during", "toy", {"setup": {}}, "")
            await store.append(row("during"))
        there = ["before", "during"] if written else ["before"]
        await tidied(store, sheets, there)
        monkeypatch.setattr(time, "time", right)
        await sheets.create("after", "toy", {"setup": {}}, "")
        await store.append(row("after"))
        await tidied(store, sheets, [*there, "after"])
        await store.close()

    asyncio.run(work())


async def tidied(store: Store, sheets: SheetStore, there: list[str]) -> None:
    """Tidy up, and assert that those are there as before."""
    assert await store.pack(KEPT) == 0
    await sheets.clear(SHEETS_KEPT)
    for id in there:
        assert (await sheets.read(id)).rounds
    assert sorted(await store.due(KEPT)) == sorted(there)


def test_what_is_truly_old_goes(tmp_path: Path) -> None:
    """Something is written every week for two years: the sheet of before is deleted then, and not a week earlier."""

    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        sheets = SheetStore(store)
        weeks = SHEETS_KEPT // LONGEST_SILENCE + 2
        await sheets.create("old", "toy", {"setup": {}}, "")
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.execute(text(f"UPDATE sheet SET changed = changed - {weeks * 7 * DAY} WHERE id = 'old'"))
        for week in range(weeks):
            assert await sheets.read("old")
            await sheets.clear(SHEETS_KEPT)
            await store.append(row(f"week {week}"))
            async with store.engine.begin() as connection:
                await connection.execute(text(f"UPDATE game_table SET changed = changed - {(weeks - week - 1) * 7 * DAY} WHERE id = 'week {week}'"))
        await sheets.clear(SHEETS_KEPT)
        with pytest.raises(DvergarError, match="no score sheet"):
            await sheets.read("old")
        await store.close()

    asyncio.run(work())


@pytest.mark.parametrize(("weeks", "jump", "left"), [(0, JUMP, {"named", "seated"}), (10, 0, {"seated"}), (60, 0, set())])
def test_devices_go_when_they_are_truly_old(tmp_path: Path, weeks: int, jump: int, left: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Something is written every week: who has no seat is forgotten after some months, others when their cookie is gone; nobody by a clock that jumps."""

    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        known = Devices(store)
        await known.remember("named", "Ann", "")
        await known.grant("seated", {"bcdfgh": {"key": 0}})
        for week in range(weeks):
            await store.append(row(f"week {week}"))
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.execute(text(f"UPDATE device SET seen = seen - {weeks * 7 * DAY}"))
            for week in range(weeks):
                await connection.execute(text(f"UPDATE game_table SET changed = changed - {(weeks - week - 1) * 7 * DAY} WHERE id = 'week {week}'"))
        right = time.time
        monkeypatch.setattr(time, "time", lambda: right() + jump)
        await store.append(row("today"))
        await clear_devices(store)
        assert {token for token in ("named", "seated") if await known.known(token)} == left
        assert bool((await known.keys("seated", ["bcdfgh"]))["bcdfgh"]) == ("seated" in left)
        await store.close()

    asyncio.run(work())
