"""Measure the memory of a server with pages open at many tables: `memory.py [--tables 1000] [--moves 20] [--json]`.

Three sockets a table, at which people play as fast as they can until each table has seen so many moves; then all is quiet, until the server keeps
no views of tables that nobody touches. Told in megabytes is what the server's process holds (resident), empty, when all have sat down, when they
have played, and at rest; of all its processes together, where pages that several share count once (proportional), also when bots have played.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

from dvergar.server.peers import ROUND
from dvergar.server.tables.feed import QUIET
from server import GAME, SEATS, Load, Served, made, wait_up

LONGEST = 300.0  # seconds that the moves may take
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


async def measure(served: Served, tables: int, moves: int) -> dict[str, dict[str, float]]:
    """Open the tables, play, let all rest, and let bots play; return what the server holds after each."""
    load = Load("127.0.0.1", served.port)
    await wait_up(load)
    found = {"empty": look(served)}
    for _ in range(tables):
        await load.sit()
    await asyncio.sleep(2)
    found["seated"] = look(served)
    load.running = True
    for client in [client for clients in load.tables.values() for client in clients]:
        client.send(f'{{"t":"look","seat":{client.seat}}}')
    until = time.monotonic() + LONGEST
    while len(load.times) < moves * tables and time.monotonic() < until:
        await asyncio.sleep(0.2)
    load.running = False
    await asyncio.sleep(2)
    found["played"] = {**look(served), "moves": len(load.times)}
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
    parser.add_argument("--moves", type=int, default=20, help="a table")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    cores = os.sched_getaffinity(0)
    if len(cores) > 1:
        os.sched_setaffinity(0, cores - {0})
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(made(Path(folder)))
        served = Served(folder, "disk")
        try:
            found = asyncio.run(measure(served, given.tables, given.moves))
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
