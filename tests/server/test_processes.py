"""Several processes on one PostgreSQL: what one stores is seen at the other at once, and a dead one is missed by nobody."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import dvergar
from dvergar.server import peers
from dvergar.server.storage.bus import News, PostgresBus
from dvergar.server.storage.store import Store
from serving import WAIT, Browser, Line, Process, serving, toy_app


@pytest.fixture
def pair(postgres: str) -> Iterator[tuple[str, str]]:
    """Addresses of two servers on one database, as two processes would be."""
    apps = [toy_app(postgres, grace=0) for _ in range(2)]
    with serving(apps[0]) as first, serving(apps[1]) as second:
        yield first, second


def elsewhere(browser: Browser, address: str) -> Browser:
    """Return the same browser at another process."""
    other = Browser(address)
    other.cookies = browser.cookies
    return other


def test_a_move_at_one_process_is_seen_at_the_other(pair: tuple[str, str]) -> None:
    anna, bert = Browser(pair[0]), Browser(pair[1])
    table = anna.table("me", "open", options={"rounds": 2})
    with anna.line(table) as one:
        one.until(lambda show: True)
        assert bert.post(f"/api/tables/{table}/join", {"name": "Bert"}).status == 200
        one.until(lambda show: bool(show["view"]))
        with bert.line(table) as two:
            two.until(lambda show: bool(show["view"]))
            lines = [one, two]
            while one.show["table"]["status"] != "over":
                seat = one.until(lambda show: bool(show["view"]["actors"] or show["view"]["over"]))["view"]["actors"]
                if not seat:
                    break
                line = lines[seat[0]]
                line.until(lambda show: bool(show["view"]["choices"]))
                rev = line.play()["rev"]
                for each in lines:
                    each.reach(rev)
            two.until(lambda show: bool(show["view"]["over"]))
            assert one.story[-1] == two.story[-1]


def test_people_at_another_process_are_online_and_their_talk_is_heard(pair: tuple[str, str]) -> None:
    anna, bert = Browser(pair[0]), Browser(pair[1])
    table = anna.table("me", "open")
    with anna.line(table) as one:
        one.until(lambda show: True)
        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        one.until(lambda show: bool(show["view"]))
        assert not one.show["table"]["seats"][1]["online"]
        with bert.line(table) as two, Browser(pair[1]).line(table):
            one.until(lambda show: bool(show["table"]["seats"][1]["online"] and show["table"]["watching"] == 1))
            two.until(lambda show: bool(show["table"]["seats"][0]["online"]))
            two.send({"t": "say", "seat": 1, "text": "from afar"})
            one.until(lambda show: bool(show["chat"]))
            assert one.show["chat"] == [{"seat": 1, "text": "from afar"}]
            one.send({"t": "stand_in", "seat": 1, "level": "bold"})
            assert one.refused()["word"] == "error-grace", "who is at another process is not absent"
        one.until(lambda show: not show["table"]["seats"][1]["online"] and show["table"]["watching"] == 0)


def test_what_is_deleted_or_forgotten_at_one_process_is_gone_at_the_other(pair: tuple[str, str]) -> None:
    anna, bert = Browser(pair[0]), Browser(pair[1])
    table = anna.table("me", "open")
    bert.post(f"/api/tables/{table}/join", {"name": "Canary"})
    with anna.line(table) as one, bert.line(table) as two:
        two.until(lambda show: True)
        two.send({"t": "say", "seat": 1, "text": "canary sings"})
        one.until(lambda show: bool(show["chat"]))
        assert bert.post(f"/api/tables/{table}/forget", {"seat": 0}).status == 403
        assert bert.post(f"/api/tables/{table}/forget", {"seat": None}).status == 403
        assert bert.post(f"/api/tables/{table}/forget", {"seat": 1}).status == 200
        one.until(lambda show: show["table"]["seats"][1]["name"] == "" and show["chat_from"] == 0 and show["chat"] == [])
        assert anna.post(f"/api/tables/{table}/forget", {"seat": None}).status == 200
        for line in (one, two):
            assert line.refused()["word"] == "error-table"
            with pytest.raises(ConnectionClosed) as closed:
                line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4404
    assert anna.get(f"/api/tables/{table}").status == 404
    assert b"canary" not in Browser(pair[0]).get("/api/tables").body.lower()


def test_a_line_to_the_database_that_breaks_is_made_anew_and_nothing_is_missed(postgres: str) -> None:
    async def work() -> None:
        store = Store(postgres)
        bus, other = PostgresBus(store.url), PostgresBus(store.url)
        heard: list[News | None] = []
        await bus.listen(heard.append)
        await other.listen(lambda news: None)
        assert heard == [None]
        other.say(News(["abc"], []))
        await until(lambda: len(heard) == 2)
        assert heard[1] == News(["abc"], [], other.process)
        bus._connection.terminate()
        await until(lambda: len(heard) == 3)
        assert heard[2] is None, "the listener looks at everything again"
        other.say(News(["def"], []))
        await until(lambda: len(heard) == 4)
        await bus.stop()
        await other.stop()

    asyncio.run(work())


def test_a_bot_that_was_asked_at_a_process_that_is_away_is_asked_where_a_page_arrives(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "ROUND", 1e6)  # no round finds it
    with serving(toy_app(postgres, pause=(1e6, 1e6))) as first, serving(toy_app(postgres)) as second:
        anna = Browser(first)
        table = anna.table("me", "open", "bold")
        with anna.line(table) as one, anna.line(table) as two:
            one.until(lambda show: True)
            two.until(lambda show: True)
            Browser(first).post(f"/api/tables/{table}/join", {"name": "Bert"})
            one.until(lambda show: bool(show["view"]))
            one.play()
        with elsewhere(anna, second).line(table) as back:
            back.until(lambda show: show["view"]["ready"][2])


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


def test_kill_9_of_any_of_three_processes(postgres: str, scale: int) -> None:
    """Whole matches, while one process after the other dies at any moment: nothing acknowledged is lost, nothing is doubled."""
    dice = random.Random(7)
    servers = [Process("--database", postgres) for _ in range(3)]
    try:
        for _ in range(2 * scale):
            browser = Browser(servers[0].address)
            table = browser.table("me", "bold", "random", options={"rounds": 6})
            acknowledged: dict[str, Any] = {}
            deaths = 0
            while acknowledged.get("table", {}).get("status") != "over":
                at = dice.randrange(3)
                browser.address = servers[at].address
                try:
                    with browser.line(table) as line:
                        acknowledged = some_turns(line, acknowledged, dice, servers[at] if deaths < 2 else None)
                except (ConnectionClosed, OSError, EOFError):
                    deaths += 1
                    servers[at].kill()
                    servers[at] = Process("--database", postgres)
            browser.address = servers[dice.randrange(3)].address
            match = dvergar.Match.read(browser.get(f"/api/tables/{table}/record").body.decode())
            assert len([entry for entry in match.log if entry.seat == 0]) == acknowledged["decision"]
            assert match.result().totals == acknowledged["view"]["result"]["totals"]
            assert deaths > 0
    finally:
        for server in servers:
            server.kill()


def some_turns(line: Line, before: dict[str, Any], dice: random.Random, victim: Process | None) -> dict[str, Any]:
    """Play a few turns at one process and perhaps kill it; return what it acknowledged last."""
    left = dice.randrange(1, 4)
    while True:
        show = line.until(lambda show: bool(show["table"]["status"] == "over" or show["view"]["choices"]))
        assert show["rev"] >= before.get("rev", 0), "what was acknowledged is there, whoever is asked"
        if show["table"]["status"] == "over":
            return show
        action = dice.choice(show["view"]["choices"])["action"]
        line.send({"t": "play", "seat": 0, "decision": show["decision"], "action": action})
        left -= 1
        if victim is not None and left == 0:
            os.kill(victim.process.pid, signal.SIGKILL)
        before.update(line.answered(show))
        if left == 0:
            return before


def test_workers_serve_one_address_and_a_dead_one_is_replaced(postgres: str) -> None:
    server = Process("--database", postgres, "--workers", "2")
    try:
        children = workers(server.process.pid)
        assert len(children) == 2
        browser = Browser(server.address)
        table = retried(lambda: browser.table("me", "bold"))
        for child in children:
            os.kill(child, signal.SIGKILL)
        end = time.monotonic() + 30
        while len(set(workers(server.process.pid)) - set(children)) < 2:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert retried(lambda: browser.get(f"/api/tables/{table}")).json["id"] == table
        server.process.terminate()
        assert server.process.wait(WAIT) == 0
    finally:
        server.kill()


def retried(ask: Callable[[], Any]) -> Any:
    """Ask until somebody answers: the port is open before its processes are up."""
    end = time.monotonic() + 30
    while True:
        try:
            return ask()
        except OSError:
            assert time.monotonic() < end
            time.sleep(0.1)


def workers(parent: int) -> list[int]:
    """Return the server processes below that one; Python's resource tracker is none of them."""
    said = subprocess.run(["ps", "-ww", "-A", "-o", "pid=,ppid=,args="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 2) for line in said.splitlines()]
    return [int(pid) for pid, above, command in rows if int(above) == parent and "spawn_main" in command]


def test_several_processes_need_a_database_that_all_can_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from dvergar.cli import main

    assert main(["serve", "--workers", "2", "--data", str(tmp_path), "--no-open"]) == 2
    assert "postgresql://" in capsys.readouterr().err
