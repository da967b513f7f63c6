"""Hints and reviews against bots: whoever asks for much keeps nobody waiting for whom people wait at a table."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import pytest

import toy
from dvergar.bots.advice import advise
from dvergar.engine.match import Match
from dvergar.server import bots as server_bots
from dvergar.server.bots import LONGEST_WAIT, Bots
from dvergar.server.errors import Refusal
from dvergar.server.sockets import connection
from serving import WAIT, Browser, Line, serving, thread_bots, toy_app

SOCKETS = 40
HINT = 0.2  # seconds that a worker needs for one
Answer = TypeVar("Answer")


class Gate(Executor):
    """Takes works, notes what kind each is, and does one only when it is told to."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.open: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]] = []

    def submit(self, work: Callable[..., Answer], /, *args: Any, **_: Any) -> Future[Answer]:
        future: Future[Answer] = Future()
        self.begun.append({"answer": "bot", "advise": "advice"}.get(getattr(work, "__name__", ""), "start"))
        if self.begun[-1] == "start":
            future.set_result(work(*args))
        else:
            self.open.append((future, work, args))
        return future

    def step(self) -> None:
        """Do the first work that waits."""
        future, work, args = self.open.pop(0)
        future.set_result(work(*args))


async def settle() -> None:
    """Let everything that can go on go on."""
    for _ in range(20):
        await asyncio.sleep(0)


def in_a_loop(story: Callable[[Gate, Bots, Match], Any], workers: int = 1) -> Gate:
    """Play a story with bots whose workers wait to be told."""
    gate = Gate()

    async def whole() -> None:
        await story(gate, Bots(lambda: gate, workers=workers), Match.new(toy.create(None), 2, 7))

    asyncio.run(whole())
    return gate


def test_bots_come_before_hints_and_hints_before_reviews() -> None:
    async def story(gate: Gate, bots: Bots, match: Match) -> None:
        done: list[str] = []

        async def note(name: str, work: Any) -> None:
            await work
            done.append(name)

        asked = [note("first", bots.review(match.state, 0, 0.001, match.state.legal(0)[0], "one"))]
        asked += [note(f"review {n}", bots.review(match.state, 0, 0.001, match.state.legal(0)[0], "one")) for n in range(2)]
        asked += [note(f"hint {n}", bots.hint(match.state, 0, 0.001, {f"person {n}"}, "one")) for n in range(2)]
        asked += [note(f"bot {n}", bots.answer(match.state, 1, "bold", "two")) for n in range(2)]
        tasks = [asyncio.create_task(each) for each in asked]
        await settle()
        while gate.open:
            assert len(gate.open) == 1, "more is given to the workers than there are"
            gate.step()
            await settle()
        await asyncio.gather(*tasks)
        assert done == ["first", "bot 0", "bot 1", "hint 0", "hint 1", "review 0", "review 1"]

    in_a_loop(story)


def test_tables_take_turns() -> None:
    async def story(gate: Gate, bots: Bots, match: Match) -> None:
        done: list[str] = []

        async def note(table: str) -> None:
            await bots.answer(match.state, 1, "bold", table)
            done.append(table)

        tasks = [asyncio.create_task(note(table)) for table in ["greedy"] * 5 + ["modest"]]
        await settle()
        while gate.open:
            gate.step()
            await settle()
        await asyncio.gather(*tasks)
        assert done.index("modest") <= 2, done

    in_a_loop(story)


def test_whoever_waits_for_a_hint_hears_when_the_turn_comes() -> None:
    """Tables take turns: the second question of one table comes after the first one of another; whoever goes lets the others move up."""

    async def story(gate: Gate, bots: Bots, match: Match) -> None:
        heard: dict[str, list[tuple[int, int]]] = {}

        def asked(name: str, table: str) -> asyncio.Task[Any]:
            heard[name] = []

            def told(*place: int) -> None:
                heard[name] += [(place[0], place[1])] if [place] != heard[name][-1:] else []

            return asyncio.create_task(bots.hint(match.state, 0, 2.0, {name}, table, told))

        tasks = [asked(name, table) for name, table in (("ann", "one"), ("ben", "one"), ("cid", "one"), ("dot", "two"), ("eve", "one"))]
        await settle()
        assert {name: places[-1] for name, places in heard.items()} == {"ann": (0, 0), "ben": (1, 2), "dot": (2, 4), "cid": (3, 6), "eve": (4, 8)}
        tasks[2].cancel()
        await settle()
        assert heard["eve"][-1] == (3, 6)
        while gate.open:
            gate.step()
            await settle()
        assert heard["eve"][-3:] == [(2, 4), (1, 2), (0, 0)]
        await asyncio.gather(*tasks, return_exceptions=True)

    in_a_loop(story)


def test_one_of_several_workers_is_left_to_bots() -> None:
    async def story(gate: Gate, bots: Bots, match: Match) -> None:
        tasks = [asyncio.create_task(bots.hint(match.state, 0, 0.001, {f"person {n}"}, f"table {n}")) for n in range(4)]
        await settle()
        assert len(gate.open) == 2
        bot = asyncio.create_task(bots.answer(match.state, 1, "bold", "other"))
        await settle()
        assert gate.begun.count("bot") == 1
        while gate.open:
            gate.step()
            await settle()
        await asyncio.gather(bot, *tasks)

    in_a_loop(story, workers=3)


def test_who_goes_away_frees_neither_the_worker_nor_a_second_hint() -> None:
    """A page that asks and goes, over and over, would else fill the workers' own queue, and bots behind it would count as hung."""

    async def story(gate: Gate, bots: Bots, match: Match) -> None:
        refused = 0
        for _ in range(30):
            asking = asyncio.create_task(bots.hint(match.state, 0, 0.001, {"anna"}, "one"))
            await settle()
            asking.cancel()
            refused += isinstance((await asyncio.gather(asking, return_exceptions=True))[0], Refusal)
        assert (len(gate.open), refused) == (1, 29)
        gate.step()
        await settle()
        asking = asyncio.create_task(bots.hint(match.state, 0, 0.001, {"anna", "and another table of hers"}, "two"))
        await settle()
        gate.step()
        assert (await asking).best

    in_a_loop(story)


def test_who_would_wait_long_for_a_hint_hears_how_long() -> None:
    async def story(gate: Gate, bots: Bots, match: Match) -> None:
        tasks = [asyncio.create_task(bots.hint(match.state, 0, 0.9, {f"person {n}"}, "one")) for n in range(100)]
        await settle()
        told = [task.exception() for task in tasks if task.done()]
        assert 0 < len(tasks) - len(told) <= LONGEST_WAIT / 0.9 + 3
        for error in told:
            assert isinstance(error, Refusal)
            assert error.word == "error-hint-queue"
            assert LONGEST_WAIT < int(error.args_["seconds"]) <= LONGEST_WAIT + 2
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    in_a_loop(story)


def with_sockets(stack: ExitStack, browsers: list[Browser]) -> list[Line]:
    """Return an open socket to a table of two people for each browser in the list."""
    lines = []
    for browser in browsers:
        lines.append(stack.enter_context(browser.line(browser.table("me", "me"))))
        lines[-1].look(0)
    return lines


def plays_on(modest: Browser, stack: ExitStack, worked_out: Callable[[], int] = lambda: 0) -> list[int]:
    """Play a match against a bot to its end; return how many hints were begun from each move to the bot's answer."""
    line = stack.enter_context(modest.line(modest.table("me", "bold", options={"rounds": 6})))
    line.asked()
    passed: list[int] = []
    while line.until(lambda show: bool(show["table"]["status"] == "over" or show["view"]["choices"]))["table"]["status"] != "over":
        before = worked_out()
        line.play()
        line.until(lambda show: bool(show["table"]["status"] == "over" or show["view"]["choices"]))
        passed.append(worked_out() - before)
    return passed


def ask(lines: list[Line]) -> None:
    """Ask for a hint on each socket."""
    for each in lines:
        each.send({"t": "hint", "seat": 0, "decision": each.show["decision"]})


def answers(lines: list[Line]) -> list[dict[str, Any]]:
    """Return what each socket hears to its question."""
    with ThreadPoolExecutor(len(lines)) as pool:
        return list(pool.map(lambda each: next(m for m in iter(each.receive, None) if m["t"] in ("advice", "refused")), lines))


def test_a_bot_of_another_table_plays_on_while_forty_people_ask_for_hints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hint may be under way when the bot is asked, and some begin while its answer travels; without turns all forty would come first."""
    monkeypatch.setattr(connection, "HINT_SECONDS", HINT)
    begun: list[int] = []

    def noted(*asked: Any) -> Any:
        begun.append(1)
        return advise(*asked)

    monkeypatch.setattr(server_bots, "advise", noted)
    with serving(toy_app(tmp_path, bots=thread_bots())) as address, ExitStack() as stack:
        lines = with_sockets(stack, [Browser(address) for _ in range(SOCKETS)])
        ask(lines)
        passed = plays_on(Browser(address), stack, lambda: len(begun))
        assert sum(passed) > 0, "no hint was worked out meanwhile, so nothing was tried"
        assert max(passed) < SOCKETS // 4, passed
        assert {message["t"] for message in answers(lines)} == {"advice"}


def test_one_person_has_one_hint_worked_out_however_many_sockets_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first hint takes until all others are refused; a bot plays a whole match meanwhile."""
    monkeypatch.setattr(connection, "HINT_SECONDS", HINT)
    refused, begun = threading.Event(), threading.Event()

    def held(*asked: Any) -> Any:
        begun.set()
        assert refused.wait(WAIT)
        return advise(*asked)

    monkeypatch.setattr(server_bots, "advise", held)
    with serving(toy_app(tmp_path, bots=thread_bots(workers=2))) as address, ExitStack() as stack:
        greedy = Browser(address)
        tables = [line.show["table"]["id"] for line in with_sockets(stack, [greedy] * SOCKETS)]
        lines = [stack.enter_context(greedy.line(id)) for id in tables]  # whose sockets are opened when the cookies of all tables are there
        for line in lines:
            line.look(0)
        ask(lines[:1])
        assert begun.wait(WAIT)
        ask(lines[1:])
        heard = answers(lines[1:])
        plays_on(Browser(address), stack)
        refused.set()
        assert {(message["t"], message["failure"]["word"]) for message in heard} == {("refused", "error-hint-wait")}
        assert answers(lines[:1])[0]["t"] == "advice"
