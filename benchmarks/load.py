"""Measure all that a release says of load, in one go of about six minutes on two quiet cores: `load.py [--short] [--json]`.

Open loop (`rate.py`) at 100, 500 and 1,000 moves a second and the most that holds, at 300 tables of three on SQLite; closed loop (`server.py`) on SQLite
and without a database; then both on a throw-away PostgreSQL behind nginx with 1, 2 and 4 processes. What several processes cost is told by the open loop
at 200 moves a second for each, where as many moves share a transaction; at 400 for all of them fewer do. In a closed loop a server that comes late lets
more moves share a view (`messages_a_move`), and looks cheaper.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parent))

from fleet import Fleet
from rate import Reader, all_rates, database_cpu, reference_us

from databases import Postgres
from server import leave_a_core, play

COUNTS = (1, 2, 4)
EACH, ALL = 200.0, 400.0  # moves a second: at each of several processes, and at all together, however many they are


def opened(database: str, count: int, rates: list[float], tables: int, seconds: float, most: bool) -> dict[str, Any]:
    """Measure the open loop."""
    fleet = Fleet(database, count)
    try:
        return asyncio.run(all_rates(fleet, rates, tables, seconds, Reader, bool(database), most, seconds / 2))
    finally:
        fleet.stop()


def closed(database: str, count: int, kind: str, tables: int, seconds: float) -> dict[str, Any]:
    """Measure the closed loop."""
    fleet = Fleet(database, count, kind)
    try:
        others = (lambda: {"database": database_cpu(), "nginx": fleet.proxy_cpu()}) if database else dict
        return asyncio.run(play(fleet, tables, seconds, others))
    finally:
        fleet.stop()


def all_of_it(short: bool) -> Iterator[tuple[str, dict[str, Any]]]:
    """Measure everything, and give each part when it is known."""
    share = 0.2 if short else 1.0
    tables, seconds = round(300 * share), 8 * share
    for rate, figures in opened("", 1, [100 * share, 500 * share, 1000 * share], tables, seconds, not short).items():
        yield f"open loop, SQLite, {rate} moves a second", figures
    for kind, name in (("disk", "SQLite"), ("memory", "no database")):
        yield f"closed loop, {name}", closed("", 1, kind, round(100 * share), 15 * share)
    postgres = Postgres()
    try:
        for count in COUNTS:
            address = postgres.address
            rates = list(dict.fromkeys([EACH * count * share, ALL * share]))
            for rate, figures in opened(address, count, rates, round(120 * share), seconds, False).items():
                yield f"open loop, PostgreSQL, {count} processes, {rate} moves a second", figures
            yield f"closed loop, PostgreSQL, {count} processes", closed(address, count, "disk", round(60 * share), 10 * share)
    finally:
        postgres.end()


def main(words: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="load.py", description=__doc__)
    parser.add_argument("--short", action="store_true", help="a fifth of everything, to see whether it runs")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    leave_a_core()
    found: dict[str, Any] = {}
    for name, figures in all_of_it(given.short):
        figures["reference_us"] = reference = reference_us()
        cost = figures.get("server_us_a_move") or 1e6 / max(1.0, figures["moves_per_core_s"])
        figures["server_loops_a_move"] = round(cost / reference, 3)
        found[name] = figures
        if not given.json:
            print(name)
            for key, value in figures.items():
                print(f"  {key:20} {value:>12,}", flush=True)
    if given.json:
        print(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1:])
