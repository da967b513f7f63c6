"""Work that takes long is done beside the event loop: while it lasts others are answered, visitors take turns, and too much of it is refused."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import segno

import dvergar
from attacks.wire import soon
from dvergar.engine.match import Match
from dvergar.server.long_work import LongWork
from dvergar.server.rates import Busy
from dvergar.server.tables import outcomes
from serving import WAIT, Browser, serving, toy_app


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Browser]:
    with serving(toy_app(tmp_path, figures=True)) as address:
        yield Browser(address)


class Gate:
    """Holds whoever does a certain work until it opens."""

    def __init__(self) -> None:
        self.reached = threading.Event()
        self.open = threading.Event()

    def before(self, work: Any) -> Any:
        """Return that work, done only when the gate is open."""

        def held(*args: Any, **more: Any) -> Any:
            self.reached.set()
            assert self.open.wait(WAIT)
            return work(*args, **more)

        return held


@contextmanager
def held(gate: Gate, ask: Any) -> Iterator[Any]:
    """Ask for something that waits at the gate; gives what it will be answered."""
    with ThreadPoolExecutor(1) as threads:
        asked = threads.submit(ask)
        try:
            assert gate.reached.wait(WAIT), "the work has begun"
            yield asked
        finally:
            gate.open.set()


def others_go_on(house: Browser) -> None:
    """Assert that somebody else is answered and plays."""
    other = Browser(house.address)
    assert other.get("/healthz").status == 200
    with other.line(other.table("me", "bold")) as line:
        line.asked()
        line.play()


def record() -> str:
    """Return the record of a whole match."""
    match = Match.new("toy", seats=2, seed=7)
    while actors := match.state.actors():
        match.play(actors[0], match.state.legal(actors[0])[0])
    return match.record()


def test_codes_are_drawn_beside_the_loop(house: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate()
    monkeypatch.setattr(segno, "make", gate.before(segno.make))
    with held(gate, lambda: house.post("/api/qr", {"text": "x" * 500})) as asked:
        others_go_on(house)
    assert asked.result().body.startswith(b"<svg")


def test_positions_of_the_past_are_played_beside_the_loop(house: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = house.post("/api/records", {"text": record()}).json["table"]["id"]
    assert house.get(f"/api/tables/{table}").status == 200
    gate = Gate()
    monkeypatch.setattr(Match, "_replay", gate.before(Match._replay))
    with held(gate, lambda: house.get(f"/api/tables/{table}/past/3?seat=0")) as asked:
        others_go_on(house)
    assert asked.result().json["at"] == 3


def test_records_are_read_and_made_tables_beside_the_loop(house: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    text = record()
    for where, what in ((Match, "_start"), (outcomes, "row_of")):
        gate = Gate()
        with monkeypatch.context() as patched:
            patched.setattr(where, what, gate.before(getattr(where, what)))
            with held(gate, lambda: house.post("/api/records", {"text": text})) as asked:
                assert Browser(house.address).get("/healthz").status == 200
                assert b"dvergar_work_waiting 1\n" in house.get("/metrics").body
        assert asked.result().status == 201


def test_a_past_that_goes_on_meanwhile_is_the_one_that_was_asked_for() -> None:
    match = dvergar.Match.read(record())
    whole = match.at(6).state.key()
    replay = match.replay_to(6)
    match.events, match.log = [], []
    assert replay().state.key() == whole


def test_visitors_take_turns_and_nobody_holds_all_places() -> None:
    order: list[str] = []
    gate = threading.Event()

    def work(who: str) -> str:
        assert gate.wait(WAIT)
        order.append(who)
        return who

    async def all_of_it() -> None:
        works = LongWork(threads=1, most=10, each=4)
        greedy = [asyncio.ensure_future(works.do("greedy", work, "greedy")) for _ in range(6)]
        await asyncio.sleep(0)
        modest = asyncio.ensure_future(works.do("modest", work, "modest"))
        await asyncio.sleep(0)
        assert (works.waiting, works.refused) == (5, 2)
        gate.set()
        ended = await asyncio.gather(*greedy, modest, return_exceptions=True)
        assert [str(each) for each in ended[:4]] == ["greedy"] * 4
        assert all(isinstance(each, Busy) for each in ended[4:6])
        assert order.index("modest") <= 2, "its turn comes before the greedy one's rest"
        assert works.waiting == 0
        works.stop()

    asyncio.run(all_of_it())


def test_too_much_of_it_is_refused_over_the_wire(house: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate()
    monkeypatch.setattr(segno, "make", gate.before(segno.make))
    most = LongWork().most
    with ThreadPoolExecutor(most + 6) as threads:
        asked = [threads.submit(house.post, "/api/qr", {"text": str(number)}) for number in range(most + 6)]
        try:
            soon(lambda: b"dvergar_work_refused_total 6\n" in house.get("/metrics").body)
            assert f"dvergar_work_waiting {most}\n".encode() in house.get("/metrics").body
        finally:
            gate.open.set()
        assert sorted(each.result().status for each in asked) == [200] * most + [429] * 6
