"""Reviews are kept: they outlive a restart, go on where they were, and one process works on each."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from dvergar.bots.advice import Advice
from dvergar.engine.state import State
from dvergar.server import review
from dvergar.server.bots import Bots
from dvergar.server.storage.reviews import Progress, ReviewStore, Taken
from dvergar.server.storage.rows import Row
from dvergar.server.storage.store import Store
from serving import WAIT, Browser, serving, toy_app


class Tiring(Bots):
    """Gives so many pieces of advice, and then none any more."""

    def __init__(self, strength: int) -> None:
        super().__init__(lambda: ThreadPoolExecutor(1), workers=1)
        self.strength = strength
        self.asked = 0

    async def review(self, state: State, seat: int, seconds: float, played: int, table: str) -> Advice:
        self.asked += 1
        if self.asked > self.strength:
            await asyncio.Event().wait()
        return await super().review(state, seat, seconds, played, table)


def grown(browser: Browser, table: str, done: int) -> dict[str, Any]:
    """Ask for a review until so many decisions are looked at (-1: all)."""
    until = time.monotonic() + WAIT
    while True:
        found: dict[str, Any] = browser.get(f"/api/tables/{table}/review?seat=0").json
        if found["done"] >= (found["of"] if done < 0 else done):
            return found
        assert time.monotonic() < until
        time.sleep(0.02)


def test_a_review_outlives_restarts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "SECONDS", 0.01)
    cookies: dict[str, str] = {}
    before: dict[str, Any] = {"curve": []}
    table, asked = "", 0
    for strength, done in ((2, 2), (1000, -1), (0, -1)):
        bots = Tiring(strength)
        with serving(toy_app(tmp_path, bots=bots)) as address:
            browser = Browser(address)
            browser.cookies = cookies
            if not table:
                table = browser.table("me", "bold", options={"rounds": 6})
                with browser.line(table) as line:
                    line.asked()
                    line.finish()
            found = grown(browser, table, done)
            assert found["curve"][: len(before["curve"])] == before["curve"], "it goes on where it was"
            before, asked = found, asked + min(bots.asked, strength)
            if strength == 0:
                assert bots.asked == 0, "what is finished is only read"
                assert browser.post(f"/api/tables/{table}/forget", {"seat": None}).status == 200
    assert asked == len(before["curve"]), "nothing was looked at twice"

    async def left() -> list[Any]:
        store = Store(tmp_path)
        await store.open()
        rows = await store.ask(text("SELECT * FROM review"))
        await store.close()
        return rows

    assert asyncio.run(left()) == [], "it goes with its table"


def test_one_process_works_on_a_review(place: Path | str) -> None:
    async def work() -> None:
        store = Store(place)
        await store.open()
        await store.append(Row("reviewed", 0, "created", "toy", "over", False, False))
        one, two = ReviewStore(store), ReviewStore(store)
        with pytest.raises(Taken):
            await one.claim("elsewhere", 0, "5-a")
        assert await one.read("reviewed", 0, "5-a") is None
        assert await one.claim("reviewed", 0, "5-a") == Progress()
        await one.save("reviewed", 0, Progress(3, 2))
        found = await two.read("reviewed", 0, "5-a")
        assert found == (Progress(3, 2), False, isinstance(place, Path))
        if isinstance(place, str):
            with pytest.raises(Taken):
                await two.claim("reviewed", 0, "5-a")
            await one.save("reviewed", 0, Progress(3, 2), leave=True)
        assert await two.claim("reviewed", 0, "5-a") == Progress(3, 2), "it goes on where the other stopped"
        with pytest.raises(Taken):
            await one.save("reviewed", 0, Progress(4, 3))
        await two.save("reviewed", 0, Progress(5, 3), ended=True)
        with pytest.raises(Taken):
            await two.claim("reviewed", 0, "5-a")
        assert await one.read("reviewed", 0, "5-b") is None, "another match at the same table"
        assert await one.claim("reviewed", 0, "5-b") == Progress()
        async with store.engine.begin() as connection:  # type: ignore[union-attr]
            await connection.execute(text("UPDATE review SET data = 'of another version'"))
        assert (await one.read("reviewed", 0, "5-b")) == (Progress(), False, True)
        await store.forget("reviewed")
        with pytest.raises(Taken):
            await one.save("reviewed", 0, Progress(1, 1))
        await store.close()

    asyncio.run(work())
