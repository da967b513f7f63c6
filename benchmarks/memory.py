"""Measure the memory of a server with pages open at many tables: `memory.py [--tables 1000] [--moves 10] [--rate 200] [--json]`.

Three sockets a table, at which moves arrive at a fixed rate from people who think, so many for each table; then all is quiet, until the server keeps no
views of tables that nobody touches. Told in megabytes is what the server's process holds (resident), empty, when all have sat down, when they have
played, and at rest; of all its processes together, where pages that several share count once (proportional), also when bots have played.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from rate import Rate, Reader

from dvergar.server.peers import ROUND
from dvergar.server.tables.feed import QUIET
from server import GAME, SEATS, Served, leave_a_core, made, wait_up

BOTS = 8  # tables with two bots each


def below(parent: int) -> list[int]:
    """Return the processes below one, and itself."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
    found = [parent]
    for process in found:
        found += [each for each, above in parents.items() if above == process]
    return found


def held_mb(process: int, kind: str) -> float:
    """Return the memory of a process: `kind` is Rss or Pss."""
    return int(Path(f"/proc/{process}/smaps_rollup").read_text().split(f"\n{kind}:")[1].split()[0]) / 1024


def look(served: Served) -> dict[str, float]:
    """Return what the server holds now."""
    server = served.process.pid
    processes = below(server)
    return {"server": round(held_mb(server, "Rss"), 1), "all": round(sum(held_mb(each, "Pss") for each in processes), 1), "processes": len(processes)}


async def measure(served: Served, tables: int, moves: int, rate: float) -> dict[str, dict[str, float]]:
    """Open the tables, play, let all rest, and let bots play; return what the server holds after each."""
    load = Rate("127.0.0.1", served.port, Reader)
    await wait_up(load)
    found = {"empty": look(served)}
    for _ in range(tables):
        await load.sit()
    await asyncio.sleep(2)
    found["seated"] = look(served)
    load.running = True
    await load.arrive(rate, moves * tables / rate)
    load.running = False
    await asyncio.sleep(2)
    found["played"] = {**look(served), "moves": load.sent}
    await asyncio.sleep(QUIET + ROUND + 5)
    found["at rest"] = look(served)
    bots = [{"kind": "bot", "level": "greedy"}] * (SEATS - 1)
    for _ in range(BOTS):
        await load.post("/api/tables", {"game": GAME, "seats": [{"kind": "me"}, *bots], "listed": False})
    await asyncio.sleep(10)
    found["with bots"] = look(served)
    return found


def main(words: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="memory.py", description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=10, help="a table")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    leave_a_core()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(made(Path(folder)))
        served = Served(folder, "disk")
        try:
            found = asyncio.run(measure(served, given.tables, given.moves, given.rate))
        finally:
            served.stop()
    if given.json:
        print(json.dumps(found))
        return
    print(f"{given.tables:,} tables, {given.tables * SEATS:,} sockets, MB     server  all of its processes")
    for when, held in found.items():
        print(f"{when:40} {held['server']:>8,} {held['all']:>9,} ({held['processes']:g})")


if __name__ == "__main__":
    main(sys.argv[1:])
