"""Measure what a move sends to the three readers of a table, over whole matches: `messages.py [--matches 3] [--parts] [--json] [GAME ...]`.

Everybody is told of every move, as if none shared a message. For each game, of pages that hear deltas and of those that hear paths and values: bytes
of a move at all readers together, mean, 99 of 100 and at worst; the largest first message; microseconds of processor time to make the messages, in
turns within one run. `--parts` names the parts of the view that are most of it.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

import msgspec

import dvergar
from dvergar.engine.rng import Rng
from dvergar.server.tables.changes import Played
from eyes import Eyes, seated

SEATS = 3
KINDS = {"deltas": True, "paths": False}

encode = msgspec.json.Encoder().encode


class Told:
    """What one table has told."""

    def __init__(self, id: str, seed: int, deltas: bool) -> None:
        self.table = seated(id, SEATS, seed)
        self.eyes = [Eyes(seat, f"key {seat}", deltas=deltas) for seat in range(SEATS)]
        self.first = max(len(self.table.message(each)) for each in self.eyes)
        self.bytes: list[int] = []
        self.times: list[float] = []
        self.parts: Counter[str] = Counter()

    def play(self, played: Played, parts: bool) -> None:
        """Let a move happen and tell everybody."""
        self.table.apply(played)
        before = time.process_time()
        messages = [self.table.message(each) for each in self.eyes]
        self.times.append(time.process_time() - before)
        self.bytes.append(sum(map(len, messages)))
        for message in messages if parts else ():
            if message:
                self.count(msgspec.json.decode(message))

    def count(self, step: Any) -> None:
        """Count the bytes of each part of a step."""
        if isinstance(step, dict):
            for change in step["changes"]:
                self.parts[str(change[0][1] if change[0][0] == "view" and len(change[0]) > 1 else "frame")] += len(encode(change))
            self.parts["story"] += len(encode(step["story"]))
            return
        for entry in step[1] if isinstance(step[1], list) else ():
            if len(entry) > 1:
                self.parts[entry[0]] += len(encode(entry))
            else:
                for name, value in entry[0].items():
                    self.parts[name.lstrip("/#")] += len(encode({name: value}))
        self.parts["frame"] += len(encode(step[2]))
        self.parts["story"] += len(encode(step[4]))


def measure(id: str, matches: int, parts: bool) -> dict[str, dict[str, Any]]:
    """Play whole matches at random and return the figures of both kinds of page."""
    all: dict[str, list[Told]] = {name: [] for name in KINDS}
    for seed in range(matches):
        rng = Rng(seed)
        tables = {name: Told(id, seed, deltas) for name, deltas in KINDS.items()}
        for name, told in tables.items():
            all[name].append(told)
        match = tables["deltas"].table.match
        assert match is not None
        while actors := match.state.actors():
            seat = actors[rng.below(len(actors))]
            legal = match.state.legal(seat)
            played = Played(seat, match.game.actions.name(legal[rng.below(len(legal))]))
            for told in tables.values():
                told.play(played, parts)
    found = {}
    for name, tolds in all.items():
        sizes = sorted(size for told in tolds for size in told.bytes)
        count = sum((told.parts for told in tolds), Counter[str]())
        found[name] = {
            "moves": len(sizes),
            "mean": round(statistics.mean(sizes)),
            "p99": sizes[len(sizes) * 99 // 100],
            "worst": sizes[-1],
            "first": max(told.first for told in tolds),
            "us": round(statistics.mean(time for told in tolds for time in told.times) * 1e6),
            "parts": {part: round(size / len(sizes)) for part, size in count.most_common(8)},
        }
    return found


def main(words: list[str]) -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="messages.py", description=__doc__)
    parser.add_argument("games", nargs="*", default=[])
    parser.add_argument("--matches", type=int, default=3)
    parser.add_argument("--parts", action="store_true")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(words)
    found = {id: measure(id, given.matches, given.parts) for id in given.games or dvergar.games()}
    if given.json:
        print(json.dumps(found))
        return
    for id, kinds in found.items():
        for name, figures in kinds.items():
            print(f"{id:15} {name:7}", *(f"{key} {value:>6,}" for key, value in figures.items() if key != "parts"))
            if given.parts:
                print(" " * 24, ", ".join(f"{part} {size}" for part, size in figures["parts"].items()))


if __name__ == "__main__":
    main(sys.argv[1:])
