"""Measure servers when moves arrive at a fixed rate from people who think: `rate.py [--rates 100,500,1000] [--tables 300] [--most] [--json]`.

Open loop: when a move comes does not depend on how the server does. At each instant of the rate somebody who is asked answers, at random, at a table
where nothing is on its way; all times count from that instant, also where the server kept everybody waiting. Measured is until the mover hears that
the move is stored, until each of the other readers sees it, how many bytes all of them are sent, and the processor time of all threads of the server
(with `--database URL` that of PostgreSQL and of nginx too, behind which `--processes` servers stand). With `--most` the rate then grows by a fifth until
the server no longer keeps up with it. The readers are one process of their own; by how much its event loop was late (`readers_lag`) is in all times.

Without `--plain` the readers ask for deltas, as the page does. The servers run on one core, the readers on the others.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import time
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parent))

from fleet import TICKS, Fleet

from server import SEEN, Client, Load, decode, leave_a_core, wait_up

SECONDS = 8.0
WARM = 6.0  # seconds in which moves come as fast as they can, so that matches are at all their phases
FAST = 3000.0
PROBE = 0.005  # seconds from one look at the readers' own event loop to the next
BEHIND = 0.5  # seconds: a server whose movers wait longer than that at the 99th percentile does not keep up


class Move:
    """A move on its way: whose, since when, and which state of the table shows it."""

    def __init__(self, due: float, mover: Reader, place: Place) -> None:
        self.due = due
        self.mover = mover
        self.rev = max(reader.rev for reader in place.readers) + 1
        self.stored = False
        self.waiting = set(place.readers)


class Place:
    """A table, its readers, and the move that is on its way there."""

    def __init__(self) -> None:
        self.readers: list[Reader] = []
        self.move: Move | None = None


class Reader(Client):
    """A person at a table, who answers when told to."""

    load: Rate
    table: Place | None = None

    def read(self, body: bytes) -> None:
        """Take a text, and note how much came."""
        self.load.bytes += len(body)
        self.load.messages += 1
        super().read(body)

    def taken(self) -> None:
        """Note that an answer is stored."""
        self.load.stored(self)

    def look(self) -> None:
        """Note what is seen now of the move that is on its way."""
        if self.table is not None:
            self.load.saw(self, self.table)

    def answer(self, due: float) -> bool:
        """Answer at random, if anything is asked; the answer was due then."""
        choices = self.choices()
        if not choices or self.table is None:
            return False
        self.table.move = Move(due, self, self.table)
        self.play(random.choice(choices)["action"])
        return True


class Plain(Reader):
    """A reader who hears paths and values."""

    query = ""

    def read(self, body: bytes) -> None:
        """Take a text; paths and values are read here."""
        if not body.startswith(b'{"t":"step"'):
            super().read(body)
            return
        self.load.bytes += len(body)
        self.load.messages += 1
        for way, value in decode(body)["changes"]:
            if way[0] in ("rev", "decision"):
                setattr(self, way[0], value)
            elif way == ["view"]:
                self.view = {name: value[name] for name in SEEN}
            elif way[0] == "view" and way[1] in SEEN and self.view is not None:
                part: Any = self.view
                for key in way[1:-1]:
                    part = part[key]
                part[way[-1]] = value
        self.look()


class Rate(Load):
    """Lets moves arrive at a rate, and notes how long each took."""

    def __init__(self, host: str, port: int, kind: type[Reader]) -> None:
        super().__init__(host, port)
        self.client = kind
        self.places: list[Place] = []
        self.heard_after: list[float] = []
        self.lag: list[float] = []  # by which this process was late
        self.seen_after: list[float] = []
        self.bytes = self.messages = self.sent = 0

    async def sit(self) -> None:
        """Open a table and connect its seats."""
        known = set(self.tables)
        await super().sit()
        for id in set(self.tables) - known:
            place = Place()
            place.readers = [client for client in self.tables[id] if isinstance(client, Reader)]
            for reader in place.readers:
                reader.table = place
            self.places.append(place)

    def stored(self, reader: Reader) -> None:
        """Note that somebody has heard that an answer is stored."""
        move = reader.table.move if reader.table is not None else None
        if move is not None and move.mover is reader and not move.stored:
            move.stored = True
            self.heard_after.append(time.perf_counter() - move.due)

    def saw(self, reader: Reader, place: Place) -> None:
        """Note what somebody sees, and where a match is over let another one begin."""
        move = place.move
        if move is not None and reader.rev >= move.rev and reader in move.waiting:
            move.waiting.discard(reader)
            if reader is move.mover:
                self.stored(reader)
            else:
                self.seen_after.append(time.perf_counter() - move.due)
            if not move.waiting:
                place.move = None
        if reader.view is not None and reader.view["over"] and place in self.places and place.move is None:
            self.places.remove(place)
            self.finished(reader)

    def one(self, due: float) -> bool:
        """Let a move come from somebody who is asked, if there is anybody at a table where nothing is on its way."""
        places = self.places
        first = random.randrange(len(places)) if places else 0
        for at in range(len(places)):
            place = places[(first + at) % len(places)]
            if place.move is None and any(reader.answer(due) for reader in random.sample(place.readers, len(place.readers))):
                return True
        return False

    async def arrive(self, rate: float, seconds: float) -> float:
        """Let moves arrive for a while; return how many seconds the last one was late."""
        begun, due = time.perf_counter(), 0.0
        late = 0.0
        while due < seconds:
            now = time.perf_counter() - begun
            while due <= now and due < seconds and self.one(begun + due):
                self.sent += 1
                late = now - due
                due += random.expovariate(rate)
            await asyncio.sleep(0.002)
            if now > seconds * 2:
                break
        return max(late, time.perf_counter() - begun - due)

    async def watch(self) -> None:
        """Note again and again by how much this process is late, until cancelled."""
        while True:
            due = time.perf_counter() + PROBE
            await asyncio.sleep(PROBE)
            self.lag.append(time.perf_counter() - due)

    def clear(self) -> None:
        """Forget what was measured."""
        self.lag.clear()
        self.heard_after.clear()
        self.seen_after.clear()
        self.bytes = self.messages = self.sent = 0


def database_cpu() -> float:
    """Return the seconds of processor time that all processes of PostgreSQL on this machine have used."""
    ticks = 0
    for folder in Path("/proc").iterdir():
        try:
            name, _, rest = (folder / "stat").read_text().partition("(")[2].rpartition(")")
        except OSError:
            continue
        if folder.name.isdigit() and name == "postgres":
            fields = rest.split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / TICKS


def at(times: list[float], share: float) -> float:
    """Return that quantile in milliseconds."""
    return round(sorted(times)[min(len(times) - 1, int(len(times) * share))] * 1000, 1) if times else 0.0


async def measure(load: Rate, served: Fleet, rate: float, seconds: float, postgres: bool) -> dict[str, float]:
    """Let moves arrive at a rate for a while and return the figures."""
    await load.arrive(rate, 1.0)
    load.clear()
    begun, cpu, own, stored, passed = time.perf_counter(), served.cpu(), time.process_time(), database_cpu(), served.proxy_cpu()
    late = await load.arrive(rate, seconds)
    await asyncio.sleep(0.3)
    spent, used, own = time.perf_counter() - begun, served.cpu() - cpu, time.process_time() - own
    moves = max(1, load.sent)
    figures = {
        "moves_per_s": round(load.sent / (spent - 0.3), 1),
        "mover_p50_ms": at(load.heard_after, 0.5),
        "mover_p99_ms": at(load.heard_after, 0.99),
        "others_p50_ms": at(load.seen_after, 0.5),
        "others_p99_ms": at(load.seen_after, 0.99),
        "bytes_a_move": round(load.bytes / moves),
        "messages_a_move": round(load.messages / moves, 2),
        "server_us_a_move": round(used / moves * 1e6),
        "server_core": round(used / spent, 2),
        "readers_core": round(own / spent, 2),
        "readers_lag_p99_ms": at(load.lag, 0.99),
        "late_s": round(late, 3),
        "refused": load.refused,
    }
    if postgres:
        figures["database_us_a_move"] = round((database_cpu() - stored) / moves * 1e6)
        figures["nginx_us_a_move"] = round((served.proxy_cpu() - passed) / moves * 1e6)
    return figures


def reference_us() -> float:
    """Return how long a fixed loop takes here, to tell machines and moments apart."""
    times = []
    for _ in range(9):
        begun = time.process_time()
        total = 0
        for number in range(20_000):
            total += number % 7
        times.append(time.process_time() - begun)
    return round(statistics.median(times) * 1e6, 1)


async def all_rates(
    served: Fleet, rates: list[float], tables: int, seconds: float, kind: type[Reader], postgres: bool, most: bool, warm: float
) -> dict[str, Any]:
    """Measure each rate, and the most that holds."""
    load = Rate("127.0.0.1", served.port, kind)
    await wait_up(load)
    for _ in range(tables):
        await load.sit()
    load.running = True
    watching = asyncio.create_task(load.watch())
    await load.arrive(FAST, warm)
    await asyncio.sleep(1)
    found: dict[str, Any] = {}
    for rate in rates:
        found[f"{rate:g}"] = await measure(load, served, rate, seconds, postgres)
    rate = rates[-1]
    while most:
        rate *= 1.2
        figures = await measure(load, served, rate, seconds, postgres)
        if figures["mover_p99_ms"] > BEHIND * 1000 or figures["moves_per_s"] < rate * 0.95:
            break
        found["most"] = {"rate": round(rate), **figures}
    load.running = False
    watching.cancel()
    return found


def main(words: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="rate.py", description=__doc__)
    parser.add_argument("--rates", default="100,500,1000")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--warm", type=float, default=WARM)
    parser.add_argument("--database", default="", help="URL of an empty PostgreSQL database; SQLite without")
    parser.add_argument("--processes", type=int, default=1, help="with --database: so many servers, behind an nginx")
    parser.add_argument("--plain", action="store_true", help="readers who hear paths and values")
    parser.add_argument("--most", action="store_true", help="find the most that holds, too")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    leave_a_core()
    served = Fleet(given.database, given.processes)
    try:
        rates = [float(rate) for rate in given.rates.split(",")]
        kind = Plain if given.plain else Reader
        found = asyncio.run(all_rates(served, rates, given.tables, given.seconds, kind, bool(given.database), given.most, given.warm))
    finally:
        served.stop()
    found["reference_us"] = reference = reference_us()
    for figures in found.values():
        if isinstance(figures, dict):
            figures["server_loops_a_move"] = round(figures["server_us_a_move"] / reference, 3)
    if given.json:
        print(json.dumps(found))
        return
    for rate, figures in found.items():
        print(f"{rate}: {figures}" if isinstance(figures, float) else f"at {rate} moves a second")
        for key, value in figures.items() if isinstance(figures, dict) else ():
            print(f"  {key:20} {value:>12,}")


if __name__ == "__main__":
    main(sys.argv[1:])
