"""Bots of the server: other processes, one drawn world each, and a table that goes on whatever happens to them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import dvergar
import toy
from dvergar.bots import answer
from dvergar.engine.game import OptionValue
from dvergar.engine.match import Match
from dvergar.server.bots import Bots
from failing import Fails
from serving import WAIT, Browser, serving, toy_app


def ask(bots: Bots, match: Match, seat: int, level: str, times: int = 1) -> list[int]:
    """Let bots answer, all at once."""

    async def whole() -> list[int]:
        bots.start()
        try:
            return list(await asyncio.gather(*(bots.answer(match.state, seat, level) for _ in range(times))))
        finally:
            bots.stop()

    return asyncio.run(whole())


def test_a_pool_of_processes_answers() -> None:
    match = Match.new(toy.create(None), 2, 7)
    assert ask(Bots(workers=1), match, 0, "bold", 3) == [match.state.legal(0)[-1]] * 3


@pytest.mark.parametrize("how", ["die", "hang"])
def test_a_worker_that_fails_is_replaced_and_asked_again(how: str, tmp_path: Path) -> None:
    match = Match.new(toy.create(None), 2, 7)
    bots = Bots(workers=1, work=Fails(str(tmp_path / "mark"), how), limit=4)
    assert ask(bots, match, 0, "bold") == [match.state.legal(0)[-1]]


@pytest.mark.parametrize("wrong", ["raises", "illegal"])
def test_a_bot_that_cannot_play_is_replaced_by_chance_and_logged(wrong: str, caplog: pytest.LogCaptureFixture) -> None:
    def work(*_: object) -> int:
        if wrong == "raises":
            raise RuntimeError("no idea")
        return 99

    match = Match.new(toy.create(None), 2, 7)
    (action,) = ask(Bots(lambda: ThreadPoolExecutor(1), work, workers=1), match, 1, "bold")
    assert action in match.state.legal(1)
    assert "a random one keeps the table going" in caplog.text


def test_what_a_bot_gets_is_a_world_and_not_the_truth() -> None:
    """Asked often about one position, a bot sees other hands and another future each time, and its own hand always."""
    seen: list[list[int]] = []

    def work(game: str, cards: str | None, seats: int, options: Mapping[str, OptionValue], ints: list[int], seat: int, seed: int, level: str) -> int:
        seen.append(ints)
        return answer(game, cards, seats, options, ints, seat, seed, level)

    match = Match.new(toy.create(None), 3, 7)
    ask(Bots(lambda: ThreadPoolExecutor(1), work, workers=1), match, 0, "random", 30)
    states = [match.game.restore(3, match.options, ints) for ints in seen]
    assert all(isinstance(state, toy.ToyState) for state in states)
    truth = match.state
    assert isinstance(truth, toy.ToyState)
    assert {tuple(state.hands[0]) for state in states if isinstance(state, toy.ToyState)} == {tuple(truth.hands[0])}
    assert len({tuple(state.hands[1]) for state in states if isinstance(state, toy.ToyState)}) > 10
    assert all(state.rng.clone().word() != truth.rng.clone().word() for state in states)
    assert truth.key() not in {state.key() for state in states}


def test_a_bot_waits_a_moment_while_somebody_watches_and_not_otherwise(tmp_path: Path) -> None:
    app = toy_app(tmp_path, pause=(0.3, 0.3))
    with serving(app) as address:
        anna = Browser(address)
        alone = anna.table("bold", "bold", options={"rounds": 6})
        until = time.monotonic() + WAIT
        while anna.get(f"/api/tables/{alone}").json["status"] != "over":
            assert time.monotonic() < until
            time.sleep(0.02)  # who asks all the time is refused
        table = anna.table("me", "bold", options={"rounds": 1})
        with anna.line(table) as line:
            line.asked()
            begun = time.monotonic()
            line.play()
            line.finish()
            actions = [event for event in line.story if event["kind"] in ("peeked", "passed") and event["seat"] == 1]
            assert time.monotonic() - begun >= 0.3 * len(actions)


def test_bots_go_on_when_the_server_starts_again(tmp_path: Path) -> None:
    def server(work: Callable[..., int]) -> Bots:
        return Bots(lambda: ThreadPoolExecutor(1), work, workers=1)

    def slow(*_: object) -> int:
        time.sleep(0.7)
        raise RuntimeError("stopped before it answered")

    with serving(toy_app(tmp_path, bots=server(slow))) as address:
        anna = Browser(address)
        table = anna.table("bold", "random")
        assert anna.get(f"/api/tables/{table}").json["actors"] == [0, 1]
    with serving(toy_app(tmp_path, bots=server(answer))) as address:
        again = Browser(address)
        until = time.monotonic() + WAIT
        while again.get(f"/api/tables/{table}").json["status"] != "over":  # nobody has connected to it
            assert time.monotonic() < until
            time.sleep(0.02)
        match = dvergar.Match.read(again.get(f"/api/tables/{table}/record").body.decode())
        assert match.result().over


class Thinking:
    """An executor's work that notes who plays, and answers when it may."""

    def __init__(self, until: threading.Event) -> None:
        self.until = until
        self.levels: list[str] = []

    def __call__(self, game: str, cards: str | None, seats: int, options: Mapping[str, OptionValue], ints: list[int], seat: int, seed: int, level: str) -> int:
        self.levels.append(level)
        self.until.wait(WAIT)
        return toy.create(None).restore(seats, options, ints).legal(seat)[0]


def test_who_thinks_for_seconds_leaves_a_worker_to_bots_of_other_tables() -> None:
    """Two grand masters want two workers: one waits, and a bot of another table answers in the meantime."""
    match = Match.new(toy.create(None), 2, 7)
    think = Thinking(threading.Event())
    bots = Bots(lambda: ThreadPoolExecutor(2), think, workers=2)

    async def whole() -> None:
        patient = [asyncio.create_task(bots.answer(match.state, 0, "grandmaster", "a")) for _ in range(2)]
        await asyncio.sleep(0)
        soon = asyncio.create_task(bots.answer(match.state, 1, "bold", "b"))
        while len(think.levels) < 2:
            await asyncio.sleep(0.001)
        assert sorted(think.levels) == ["bold", "grandmaster"]
        think.until.set()
        await asyncio.gather(soon, *patient)
        bots.stop()

    asyncio.run(whole())
    assert sorted(think.levels) == ["bold", "grandmaster", "grandmaster"]


def test_who_thinks_for_seconds_plays_as_a_master_while_bots_of_other_tables_wait() -> None:
    match = Match.new(toy.create(None), 2, 7)
    think = Thinking(threading.Event())
    bots = Bots(lambda: ThreadPoolExecutor(1), think, workers=1)

    async def whole() -> None:
        tables = [asyncio.create_task(bots.answer(match.state, 0, "grandmaster", table)) for table in "abcc"]
        while not think.levels:
            await asyncio.sleep(0.001)
        think.until.set()
        await asyncio.gather(*tables)
        bots.stop()

    asyncio.run(whole())
    assert think.levels == ["grandmaster", "master", "grandmaster", "grandmaster"]  # of "c" only its own other bot waits
