"""What reaches whom: secrets stay with their seat, slow readers get the newest view, and a clash of two servers doubles nothing."""

from __future__ import annotations

import asyncio
import gc
import socket
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import ExitStack, asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.sync.client import connect

import dvergar
import toy
from dvergar.engine.game import OptionValue
from dvergar.engine.rng import Rng
from dvergar.server.storage.store import FILE, Store
from dvergar.server.tables.changes import Created
from dvergar.server.tables.feed import Pace
from serving import WAIT, Browser, serving, toy_app


class CanaryState(toy.ToyState):
    """Every private event carries a text that nobody else may ever receive."""

    def tell(self, kind: str, seat: int, args: dict[str, str | int] | None = None, to: int = -1) -> None:
        super().tell(kind, seat, {**(args or {}), **({"canary": f"for-{to}-only"} if to >= 0 else {})}, to)


class CanaryGame(toy.ToyGame):
    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> toy.ToyState:
        state = CanaryState(self, seats, dict(options), rng)
        state.deal()
        return state


def test_private_texts_seed_and_tokens_reach_nobody_else(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path, games=[CanaryGame()])) as address:
        anna, bert, carl = Browser(address), Browser(address), Browser(address)
        table = anna.table("me", "open")
        answers = [bert.post(f"/api/tables/{table}/join", {"name": "Bert"}).body, bert.get(f"/api/tables/{table}").body]
        with anna.line(table) as one, bert.line(table) as two, carl.line(table) as watching:
            lines = [one, two]
            for line in lines:
                line.until(lambda show: bool(show["view"]))
            while one.show["table"]["status"] != "over":
                for line in lines:
                    line.reach(max(one.show["rev"], two.show["rev"]))
                    if line.show["view"]["choices"]:
                        line.play()
                for line in (one, two):
                    line.reach(max(one.show["rev"], two.show["rev"]))
            watching.reach(one.show["rev"])
            heard = [b"".join(line.heard) for line in (one, two, watching)]
        answers.append(carl.get("/api/tables").body)
        own = [token.encode() for browser in (anna, bert) for token in browser.cookies.values()]
    with sqlite3.connect(tmp_path / FILE) as connection:
        created = msgspec.json.decode(connection.execute("SELECT data FROM event WHERE n = 0").fetchone()[0], type=Created)
    for at, bytes_ in enumerate(heard):
        for seat in (0, 1):
            assert (f"for-{seat}-only".encode() in bytes_) == (at == seat)
    everything = b"".join([*heard, *answers])
    secrets = [created.seed.encode(), str(int(created.seed, 16)).encode(), created.host.encode(), created.chairs[0].key.encode(), *own]
    assert [secret for secret in secrets if secret in everything] == []
    (told,) = msgspec.json.decode(answers[0])["keys"]
    assert told["token"].encode() not in b"".join([*heard, *answers[1:]]), "the own token comes to the one who sat down, once"
    assert b"private" not in everything


@contextmanager
def slow(browser: Browser, table: str) -> Iterator[Any]:
    """A socket with small buffers that reads only when asked."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    host, port = browser.host.split(":")
    narrow.connect((host, int(port)))
    with connect(f"ws://{browser.host}/ws/{table}", sock=narrow, additional_headers={"cookie": browser.cookie()}, compression=None, max_queue=1) as line:
        yield line


def test_a_slow_reader_gets_the_newest_view_and_no_pile_of_old_ones(tmp_path: Path) -> None:
    app = toy_app(tmp_path)
    running, loops = app.router.lifespan_context, []

    @asynccontextmanager
    async def watched(app: Any) -> AsyncIterator[Any]:
        loops.append(asyncio.get_running_loop())
        async with running(app) as state:
            yield state

    app.router.lifespan_context = watched
    with serving(app) as address:
        anna = Browser(address)
        id = anna.table("me", "open")
        anna.post(f"/api/tables/{id}/join", {"name": "Bert"})
        with ExitStack() as stack:
            line = stack.enter_context(anna.line(id))
            line.until(lambda show: bool(show["view"]))
            sluggish = stack.enter_context(slow(Browser(address), id))
            line.until(lambda show: bool(show["table"]["watching"]))
            shown = 0

            async def storm() -> None:
                nonlocal shown
                async with app.state.tables.at(id) as table:
                    pass
                reader = next(reader for reader in table.readers if not reader.keys)

                message = table.message

                def counted(eyes: Any) -> bytes:
                    nonlocal shown
                    shown += eyes is reader
                    eyes.cursor.show = None  # all of it each time: much to send
                    sent: bytes = message(eyes)
                    return sent

                table.message = counted
                still, last = 0, -1
                for _ in range(400):
                    still = still + 1 if shown == last else 0
                    if still == 5:
                        break  # nothing goes out any more: the line is full
                    last = shown
                    for _ in range(50):
                        reader.wake()
                        await asyncio.sleep(0)
                        await asyncio.sleep(0)
                    await asyncio.sleep(0.01)
                full = shown
                for _ in range(500):
                    reader.wake()
                    await asyncio.sleep(0)
                assert shown == full, "views are made for a reader that does not read"

            asyncio.run_coroutine_threadsafe(storm(), loops[0]).result(2 * WAIT)
            line.look(0)
            rev = line.play()["rev"]
            seen = [msgspec.json.decode(sluggish.recv(WAIT))["rev"]]
            while seen[-1] < rev:
                seen.append(msgspec.json.decode(sluggish.recv(WAIT))["rev"])
            assert len(seen) <= shown + 2


def test_a_reader_that_falls_silent_leaves_no_trace(tmp_path: Path) -> None:
    app = toy_app(tmp_path)
    with serving(app) as address:
        anna = Browser(address)
        id = anna.table("me", "open")
        with anna.line(id) as line:
            line.until(lambda show: bool(show["table"]["seats"][0]["online"]))
            with Browser(address).line(id) as other:
                line.until(lambda show: bool(show["table"]["watching"] == 1))
                other.socket.socket.shutdown(socket.SHUT_RDWR)
                line.until(lambda show: bool(show["table"]["watching"] == 0))


def test_a_table_that_nobody_needs_is_gone_at_once(tmp_path: Path) -> None:
    """Nothing holds it in a cycle: memory does not wait until cycles are looked for."""
    app = toy_app(tmp_path)
    with serving(app) as address:
        anna = Browser(address)
        gc.disable()
        try:
            id = anna.table("me", "me")
            with anna.line(id) as line:
                while line.show.get("table", {}).get("status") != "over":
                    line.until(lambda show: bool(show["sits"]) or show["table"]["status"] == "over")
                    if line.show["sits"]:
                        line.look(line.show["sits"][0])
                        line.play()
                assert app.state.tables.known([id])
            until = time.monotonic() + WAIT
            while app.state.tables.known([id]):
                assert time.monotonic() < until, "the table is still held"
                time.sleep(0.01)
        finally:
            gc.enable()


def test_whoever_moved_hears_that_it_is_stored_where_the_view_can_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(toy_app(tmp_path)) as address:
        anna, bert = Browser(address), Browser(address)
        table = anna.table("me", "open")
        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        with anna.line(table) as one, bert.line(table) as two:
            shows = [line.until(lambda show: bool(show["view"] and show["view"]["choices"])) for line in (one, two)]
            monkeypatch.setattr(Pace, "pause", lambda *_: 1000.0)  # a server that has more to do than it can
            cards = [show["view"]["choices"][0]["action"] for show in shows]
            one.send({"t": "play", "seat": 0, "decision": 0, "action": cards[0]})
            while not one.stored:
                one.hear()
            assert (one.stored, one.show["decision"]) == ({0: 0}, 0), "stored, and the view has not followed"
            with closing(sqlite3.connect(tmp_path / FILE)) as connection:
                assert connection.execute("SELECT data FROM event ORDER BY n DESC LIMIT 1").fetchone()[0].startswith('{"type":"played","seat":0')
            two.send({"t": "play", "seat": 1, "decision": 0, "action": cards[1]})
            best = 0 if cards[0] >= cards[1] else 1
            assert (one, two)[best].answered(shows[best])["view"]["choices"], "what is asked anew comes at once"


def test_two_servers_at_one_table_lose_and_double_nothing(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both hold the table in memory; each change of one is a surprise to the other, which loads anew and answers again."""
    monkeypatch.setattr(Store, "connect_bus", lambda _: None)  # neither hears of the other
    monkeypatch.setattr(Store, "keep_others_out", lambda _: None)  # as where files cannot be locked
    apps = [toy_app(place) for _ in range(2)]
    with serving(apps[0]) as first, serving(apps[1]) as second:
        anna = Browser(first)
        id = anna.table("me", "me", options={"rounds": 6})
        elsewhere = Browser(second)
        elsewhere.cookies = anna.cookies
        with anna.line(id) as one, elsewhere.line(id) as two:
            refused = 0
            for line in (one, two):
                line.receive()
            while one.show["table"]["status"] != "over" or two.show["table"]["status"] != "over":
                for line in (one, two):
                    if line.show["table"]["status"] != "over":
                        show = line.look(line.show["sits"][0])
                        action = show["view"]["choices"][0]["action"]
                        line.send({"t": "play", "seat": show["seat"], "decision": show["decision"], "action": action})
                        message = line.receive()
                        while message["t"] == "show" and message["rev"] == show["rev"]:
                            message = line.receive()
                        refused += message["t"] == "refused"
                        line.reach(show["rev"] + 1)
        match = dvergar.Match.read(anna.get(f"/api/tables/{id}/record").body.decode())
        assert refused > 0, "each was surprised by the other"
        assert len(match.log) == one.show["rev"] - 1, "one change opened the table, the others are actions, none twice"
