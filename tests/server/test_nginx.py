"""The configuration in docs/hosting.md, with a real nginx in front of two processes on one PostgreSQL."""

from __future__ import annotations

import os
import re
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed, InvalidStatus

import dvergar
from dvergar.server.sockets.door import Door
from nginx import fronting
from serving import Browser, Line, Process, serving, toy_app

TABLES = 12


@pytest.fixture
def processes(postgres: str) -> Iterator[list[tuple[str, Starlette]]]:
    """Two servers on one database, as two processes would be, behind a proxy."""
    apps = [toy_app(postgres, door=Door(proxies=("127.0.0.1",))) for _ in range(2)]
    with serving(apps[0]) as first, serving(apps[1]) as second:
        yield [(first, apps[0]), (second, apps[1])]


@pytest.fixture
def proxy(processes: list[tuple[str, Starlette]], tmp_path: Path) -> Iterator[str]:
    """Address of an nginx in front of them and of a third one that is not there."""
    with socket.socket() as dead:
        dead.bind(("127.0.0.1", 0))
        with fronting(tmp_path, [address for address, _ in processes] + [f"127.0.0.1:{dead.getsockname()[1]}"]) as (address, _):
            yield address


def test_each_table_is_always_at_the_same_process_and_those_of_a_dead_one_are_at_another(processes: list[tuple[str, Starlette]], proxy: str) -> None:
    """A move goes through, everybody at a table is at one process, and tables are at both; a process that is not there keeps nobody out."""
    held: list[int] = []
    for _ in range(TABLES):
        anna = Browser(proxy)
        table = anna.table("me", "me")
        with anna.line(table) as one, anna.line(table) as two:
            for line in (one, two):
                line.until(lambda show: bool(show["view"]))
                line.send({"t": "look", "seat": 0})
                line.until(lambda show: show["seat"] == 0)
            rev = one.play()["rev"]
            two.reach(rev)
            at = [sum(table == each.id and len(each.readers) for each in app.state.tables.loaded()) for _, app in processes]
            assert sorted(at) == [0, 2]
            held.append(at.index(2))
            assert anna.get(f"/api/tables/{table}").json["id"] == table
    assert set(held) == {0, 1}


def test_what_a_visitor_may_have_is_counted_for_all_processes_together(processes: list[tuple[str, Starlette]], tmp_path: Path) -> None:
    few = ("limit_conn dvergar_pages 200;", f"limit_conn dvergar_pages {TABLES};")
    slow = ("rate=20r/s", "rate=1r/m"), ("burst=240", f"burst={4 * TABLES}")
    with fronting(tmp_path, [address for address, _ in processes], few, *slow) as (address, _), ExitStack() as open_lines:
        anna = Browser(address)
        tables = [anna.table("me", "me") for _ in range(TABLES)]
        lines = [open_lines.enter_context(anna.line(table)) for table in tables]
        for line in lines:
            line.until(lambda show: bool(show["view"]))
        held = [sum(len(table.readers) for table in app.state.tables.loaded()) for _, app in processes]
        assert sum(held) == TABLES
        assert max(held) < TABLES, "neither process would have refused anybody"
        with pytest.raises(InvalidStatus) as refused, anna.line(tables[0]):
            pass
        assert refused.value.response.status_code == 429
        lines[0].__exit__()
        while (status := anna.get("/api/house").status) == 200:
            pass
        assert status == 429, "whoever asks too much is refused, whichever processes are asked"
        assert anna.get("/").status != 429, "files of the page are not counted"
        assert Browser(processes[0][0]).get("/api/house").status == 200


def sockets(server: Process) -> int:
    """Return how many pages are connected to a process."""
    found = re.search(r"^dvergar_sockets (\d+)", Browser(server.address).get("/metrics").body.decode(), re.MULTILINE)
    assert found
    return int(found[1])


def test_kill_9_of_the_process_that_holds_a_table_and_its_return(postgres: str, tmp_path: Path) -> None:
    """The pages of a table come back through nginx to the other process, where the bot is asked again; then the dead one is back, and has the table too."""
    shared = ("--database", postgres, "--proxy", "127.0.0.1", "--metrics")
    slow, quick = Process(*shared, "--pace", "10"), Process(*shared)
    try:
        with fronting(tmp_path / "first", [slow.address, quick.address]) as (address, _):
            anna, bert = Browser(address), Browser(address)
            while True:  # until a table is at the process whose bots take their time
                table = anna.table("me", "open", "bold", options={"rounds": 3})
                with anna.line(table) as one, bert.line(table) as two:
                    one.until(lambda show: True)
                    two.until(lambda show: True)
                    if sockets(slow) == 2:
                        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
                        one.until(lambda show: bool(show["view"]))
                        acknowledged = one.play()
                        os.kill(slow.process.pid, signal.SIGKILL)
                        for line in (one, two):
                            with pytest.raises(ConnectionClosed):
                                line.until(lambda show: False)
                        break
            with anna.line(table) as one, bert.line(table) as two:
                show = one.until(lambda show: bool(show["view"]))
                assert show["rev"] >= acknowledged["rev"]
                assert show["decision"] == acknowledged["decision"] == 1, "what was acknowledged is there"
                two.until(lambda show: bool(show["view"] and show["view"]["choices"]))
                two.play()
                shown = one.until(lambda show: show["view"]["round"] > 0 or bool(show["view"]["choices"]))
                assert shown["table"]["status"] == "playing", "the bot has answered at the other process"
                assert all(anna.get(f"/api/tables/{table}").status == 200 for _ in range(TABLES))
                port = slow.address.rpartition(":")[2]
                slow.kill()
                slow = Process(*shared, "--port", port)
                with fronting(tmp_path / "second", [slow.address, quick.address]) as (fresh, _):  # it has not seen anybody die
                    bert.address = fresh
                    with bert.line(table) as back:
                        back.until(lambda show: True)
                        assert (sockets(slow), sockets(quick)) == (1, 2), "the table is at both"
                        finish(one, back)
                    match = dvergar.Match.read(bert.get(f"/api/tables/{table}/record").body.decode())
                    assert [len([entry for entry in match.log if entry.seat == seat]) for seat in (0, 1)] == [line.show["decision"] for line in (one, back)]
                    assert match.result().totals == one.show["view"]["result"]["totals"] == back.show["view"]["result"]["totals"]
    finally:
        slow.kill()
        quick.kill()


def finish(*lines: Line) -> None:
    """Play to the end, each line for its seat, others' moves seen by all before the next."""
    while lines[0].show["table"]["status"] != "over":
        able = next((line for line in lines if line.show["view"]["choices"]), None)
        if able is not None:
            able.play()
        else:
            lines[0].reach(lines[0].show["rev"] + 1)
        rev = max(line.show["rev"] for line in lines)
        for line in lines:
            line.reach(rev)
