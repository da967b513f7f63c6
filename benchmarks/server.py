"""Measure a server on one core under load over real sockets: `server.py [--quick] [--json]`.

Cases: 100 tables of three seats, each answered by a client that plays at random as soon as it is asked; with the database (group commit,
synchronous=FULL) and without; then 1,000 tables with 3,000 sockets at rest; then 50,000 stored matches. `--quick` is the first case, shortly.
The server runs on one core, the clients on the others. Where others use the machine too, `moves_per_core_s` is the figure to compare: moves by
the server's processor time; `server_core` and `clients_core` say how much of a core each had.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import secrets
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

import msgspec

from deltas import arranged, changed

if TYPE_CHECKING:
    from fleet import Fleet

GAME = "nidavellir"
SEATS = 3


SEEN = ("choices", "over")  # what a client looks at of a view

decode: Any = msgspec.json.Decoder().decode


class Client(asyncio.Protocol):
    """A plain WebSocket client that answers at random whenever it is asked, and notes how long each answer took to come back. It hears deltas."""

    query = "?deltas"

    def __init__(self, host: str, table: str, cookie: str, seat: int, load: Load) -> None:
        self.head = f"GET /ws/{table}{self.query} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        self.head += f"Sec-WebSocket-Key: {base64.b64encode(secrets.token_bytes(16)).decode()}\r\nCookie: {cookie}\r\n\r\n"
        self.seat = seat
        self.load = load
        self.buffer = bytearray()
        self.open = False
        self.shows = False
        self.view: dict[str, Any] | None = None
        self.rev = self.decision = 0
        self.answered = -1
        self.sent = 0.0
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the line."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head.encode())

    def data_received(self, data: bytes) -> None:
        """Read frames as they come."""
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del buffer[: end + 4]
            self.open = True
            self.send(f'{{"t":"look","seat":{self.seat}}}')
        while len(buffer) >= 2:
            length, start = buffer[1] & 127, 2
            if length == 126:
                if len(buffer) < 4:
                    return
                length, start = struct.unpack_from(">H", buffer, 2)[0], 4
            elif length == 127:
                if len(buffer) < 10:
                    return
                length, start = struct.unpack_from(">Q", buffer, 2)[0], 10
            if len(buffer) < start + length:
                return
            kind, body = buffer[0] & 15, bytes(buffer[start : start + length])
            del buffer[: start + length]
            if kind == 1:
                self.read(body)
            elif kind == 9:
                self.frame(10, body)

    def read(self, body: bytes) -> None:
        """Take a text."""
        self.load.heard += 1
        message = decode(body)
        if isinstance(message, list):
            self.step(message)
        elif message["t"] == "show":
            self.show(message)
        elif message["t"] == "done":
            self.taken()
            return
        else:
            self.load.refused += 1
            return
        self.look()

    def show(self, message: dict[str, Any]) -> None:
        """Keep what is shown, as far as this client looks at it."""
        view = message["view"]
        self.view = {name: view[name] for name in SEEN} if view else None
        self.rev, self.decision, self.shows = message["rev"], message["decision"], message["seat"] == self.seat

    def step(self, step: list[Any]) -> None:
        """Apply deltas as far as this client looks at what they change."""
        if isinstance(step[1], dict):
            self.view = {name: step[1][name] for name in SEEN}
        elif self.view is not None:
            for entry in step[1]:
                if len(entry) == 1:
                    own = {name: value for name, value in entry[0].items() if name.lstrip("/#") in SEEN}
                    self.view = changed(self.view, own) if own else self.view
                elif entry[0] in SEEN:
                    self.view[entry[0]] = changed(self.view[entry[0]], entry[1])
        self.rev, self.decision = step[2].get("rev", self.rev), step[2].get("decision", self.decision)

    def choices(self) -> list[Any]:
        """Return what this client may answer now."""
        if self.view is None or not self.shows or self.decision <= self.answered:
            return []
        found: Any = self.view["choices"]
        return arranged(found) if isinstance(found, dict) else found

    def play(self, action: int) -> None:
        """Answer what is asked."""
        self.answered = self.decision
        self.send(f'{{"t":"play","seat":{self.seat},"decision":{self.decision},"action":{action}}}')

    def look(self) -> None:
        """Answer at once what is asked."""
        if self.view is None or not self.shows:
            return
        if self.decision > self.answered:
            self.taken()
        if self.view["over"]:
            self.load.finished(self)
        elif self.load.running and (choices := self.choices()):
            self.sent = time.perf_counter()
            self.play(random.choice(choices)["action"])

    def taken(self) -> None:
        """Note how long an answer took: it is stored."""
        if self.sent:
            self.load.times.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    def send(self, text: str) -> None:
        """Send a text."""
        self.frame(1, text.encode())

    def frame(self, kind: int, body: bytes) -> None:
        """Send a frame; a mask of zeros is a mask too."""
        head = bytes([128 | kind, 128 | len(body)]) if len(body) < 126 else struct.pack(">BBH", 128 | kind, 254, len(body))
        self.transport.write(head + b"\0\0\0\0" + body)


class Load:
    """Keeps so many tables going: where a match ends, another one begins."""

    client: type[Client] = Client

    def __init__(self, host: str, port: int) -> None:
        self.host = f"{host}:{port}"
        self.port = port
        self.times: list[float] = []
        self.refused = self.heard = 0
        self.running = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.tables: dict[str, list[Client]] = {}

    async def post(self, path: str, body: object) -> tuple[Any, str]:
        """POST JSON and return the answer with the cookie that came along."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        text = json.dumps(body)
        lines = [f"POST {path} HTTP/1.1", f"Host: {self.host}", "Content-Type: application/json", f"Content-Length: {len(text)}", "Connection: close"]
        writer.write(("\r\n".join([*lines, "", text])).encode())
        answer = await reader.read()
        writer.close()
        top, _, sent = answer.partition(b"\r\n\r\n")
        cookie = next((line.split(b": ", 1)[1].split(b";")[0].decode() for line in top.split(b"\r\n") if line.lower().startswith(b"set-cookie")), "")
        return json.loads(sent), cookie

    async def sit(self) -> None:
        """Open a table and connect its three seats."""
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
        entered, cookie = await self.post("/api/tables", {"game": GAME, "seats": seats, "listed": False})
        id = entered["table"]["id"]
        cookies = [cookie, *[(await self.post(f"/api/tables/{id}/join", {"name": f"Dwarf {seat}", "seat": seat}))[1] for seat in range(1, SEATS)]]
        loop = asyncio.get_running_loop()
        self.tables[id] = []
        for seat, each in enumerate(cookies):
            client = self.client(self.host, id, each, seat, self)
            await loop.create_connection(lambda client=client: client, "127.0.0.1", self.port)  # type: ignore[misc]
            self.tables[id].append(client)

    def finished(self, client: Client) -> None:
        """Let another match begin, once for all three."""
        id = next((id for id, clients in self.tables.items() if client in clients), None)
        if id is None:
            return
        for each in self.tables.pop(id):
            each.transport.close()
        if self.running:
            task = asyncio.create_task(self.sit())
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)


SERVER = """
import os, sys, asyncio, socket
from pathlib import Path
import uvicorn
os.sched_setaffinity(0, {0}) if hasattr(os, "sched_setaffinity") and os.cpu_count() > 1 else None
from dvergar.server import app as apps
from dvergar.server.storage import store as stores
from dvergar.server.storage.rows import Clash, Row
from dvergar.server.run import SETTINGS, settle

if sys.argv[2] == "memory":
    class Memory(stores.Store):
        def __init__(self, place):
            super().__init__(place)
            self.kept = {}
        async def append(self, row):
            if not isinstance(row, Row):
                await super().append(row)
                return
            texts = self.kept.setdefault(row.table_id, [])
            if row.n != len(texts):
                raise Clash
            texts.append(row.data)
        async def changes(self, table_id, start=0):
            return self.kept.get(table_id, [])[start:]
    apps.Store = Memory
bound = socket.socket(fileno=int(sys.argv[3]))
app = apps.create_app(sys.argv[1] if "://" in sys.argv[1] else Path(sys.argv[1]), games=apps.installed(None), pause=(0, 0))
settle()
uvicorn.Server(uvicorn.Config(app, **SETTINGS)).run(sockets=[bound])
"""


class Served:
    """A server in a process of its own, on one core."""

    def __init__(self, folder: Path | str, kind: str) -> None:
        with socket.socket() as bound:
            bound.bind(("127.0.0.1", 0))
            bound.listen(4096)
            self.port: int = bound.getsockname()[1]
            words = [sys.executable, "-c", SERVER, str(folder), kind, str(bound.fileno())]
            self.process = subprocess.Popen(words, pass_fds=[bound.fileno()])

    def rss_mb(self) -> float:
        """Return the memory that it holds now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def cpu(self) -> float:
        """Return the seconds of processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(20)


async def play(served: Served | Fleet, tables: int, seconds: float, others: Callable[[], dict[str, float]] = dict) -> dict[str, float]:
    """Play at so many tables for a while and return the figures; `others` tells by name what other programs have used, in seconds."""
    load = Load("127.0.0.1", served.port)
    await wait_up(load)
    for _ in range(tables):
        await load.sit()
    load.running = True
    for client in [client for clients in load.tables.values() for client in clients]:
        client.send(f'{{"t":"look","seat":{client.seat}}}')
    await asyncio.sleep(1)
    load.times.clear()
    load.heard = 0
    begun, cpu, own, before = time.perf_counter(), served.cpu(), time.process_time(), others()
    await asyncio.sleep(seconds)
    spent, used, own, after = time.perf_counter() - begun, served.cpu() - cpu, time.process_time() - own, others()
    load.running = False
    times = sorted(load.times)
    figures = {
        "moves_per_s": round(len(times) / spent, 1),
        "p50_ms": round(statistics.median(times) * 1000, 2),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 2),
        "rss_mb": round(served.rss_mb(), 1),
        "moves_per_core_s": round(len(times) / used, 1),
        "server_core": round(used / spent, 2),
        "clients_core": round(own / spent, 2),
        "messages_a_move": round(load.heard / len(times), 2),
        "refused": load.refused,
        **{f"{name}_us_a_move": round((seconds - before[name]) / len(times) * 1e6) for name, seconds in after.items()},
    }
    await asyncio.sleep(0.3)
    return figures


async def rest(served: Served, tables: int) -> dict[str, float]:
    """Connect three sockets to each of so many tables and look at the memory."""
    load = Load("127.0.0.1", served.port)
    await wait_up(load)
    for _ in range(tables):
        await load.sit()
    await asyncio.sleep(2)
    return {"tables": tables, "sockets": tables * SEATS, "tables_rss_mb": round(served.rss_mb(), 1)}


async def wait_up(load: Load) -> None:
    """Wait until the server answers."""
    for _ in range(100):
        try:
            await asyncio.wait_for(load.post("/api/qr", {"text": "up"}), 5)
            return
        except (OSError, ValueError, TimeoutError):
            await asyncio.sleep(0.1)


def fill(folder: Path, count: int) -> None:
    """Store so many matches: one that was played, again and again under other ids."""
    import sqlite3

    import dvergar
    from dvergar.engine.rng import Rng
    from dvergar.server.security import new_id
    from dvergar.server.tables.changes import Chair, Created, Played, write
    from dvergar.server.tables.creation import options

    game = dvergar.game(GAME)
    match, dice = dvergar.Match.new(game, SEATS, 7), Rng(7)
    while actors := match.state.actors():
        legal = match.state.legal(actors[0])
        match.play(actors[0], legal[dice.below(len(legal))])
    rules, display = options(game, SEATS, {})
    created = Created(
        game.id, game.revision, game.cards, [Chair("person", key=f"k{seat}") for seat in range(SEATS)], rules, display, f"{7:032x}", "", True, "h"
    )
    texts = [write(created), *(write(Played(entry.seat, game.actions.name(entry.action))) for entry in match.log)]
    with sqlite3.connect(folder / "dvergar.sqlite") as connection:
        ids: set[str] = set()
        while len(ids) < count:
            ids.add(new_id())
        connection.executemany("INSERT INTO game_table VALUES (?, ?, 'over', 1, 0, ?)", [(id, GAME, int(time.time())) for id in ids])
        connection.execute("CREATE TEMP TABLE part (n INTEGER, data TEXT)")
        connection.executemany("INSERT INTO part VALUES (?, ?)", enumerate(texts))
        connection.execute("INSERT INTO event SELECT id, n, 0, data FROM (SELECT id FROM game_table ORDER BY id) CROSS JOIN part")
        print(f"filled {count} matches of {len(texts)} changes", file=sys.stderr)


async def find(served: Served, folder: Path) -> dict[str, float]:
    """Open stored matches and the lobby, and return how long that takes."""
    import sqlite3

    load = Load("127.0.0.1", served.port)
    await wait_up(load)
    with sqlite3.connect(folder / "dvergar.sqlite") as connection:
        ids = [row[0] for row in connection.execute("SELECT id FROM game_table ORDER BY random() LIMIT 40")]

    async def timed(path: str) -> float:
        begun = time.perf_counter()
        reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {load.host}\r\nConnection: close\r\n\r\n".encode())
        await reader.read()
        writer.close()
        return (time.perf_counter() - begun) * 1000

    opened = sorted([await timed(f"/api/tables/{id}") for id in ids])
    lobby = sorted([await timed("/api/tables") for _ in range(20)])
    return {"open_ms": round(statistics.median(opened), 1), "open_worst_ms": round(opened[-1], 1), "lobby_ms": round(statistics.median(lobby), 1)}


def served(kind: str, work: Callable[[Served, Path], Any], before: Callable[[Path], None] | None = None) -> dict[str, float]:
    """Do something with a fresh server."""
    with tempfile.TemporaryDirectory() as folder:
        if before is not None:
            asyncio.run(made(Path(folder)))
            before(Path(folder))
        server = Served(Path(folder), kind)
        try:
            found: dict[str, float] = asyncio.run(work(server, Path(folder)))
        finally:
            server.stop()
    return found


async def made(folder: Path) -> None:
    """Make an empty database."""
    from dvergar.server.storage.store import Store

    store = Store(folder)
    await store.open()
    await store.close()


def leave_a_core() -> None:
    """Keep this process off the first core, where servers have one to themselves, if there are several."""
    cores = os.sched_getaffinity(0)
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})


def main(words: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="server.py", description=__doc__)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--matches", type=int, default=50_000)
    given = parser.parse_args(words)
    leave_a_core()
    seconds = 8.0 if given.quick else 20.0
    figures = served("disk", lambda server, _: play(server, given.tables, seconds))
    if not given.quick:
        memory = served("memory", lambda server, _: play(server, given.tables, seconds))
        figures |= {f"memory_{name}": memory[name] for name in ("moves_per_s", "moves_per_core_s")}
        figures |= served("disk", lambda server, _: rest(server, 1000))
        figures |= served("disk", find, lambda folder: fill(folder, given.matches))
    if given.json:
        print(json.dumps(figures))
    else:
        for key, value in figures.items():
            print(f"{key:20} {value:>12,}")


if __name__ == "__main__":
    main(sys.argv[1:])
