"""Twins over the wire: two tables that differ only in what a reader may not know send that reader, a spectator and a stranger the same bytes."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.checking.secrecy import body, fork
from dvergar.engine.match import Match, Snapshot
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.server.app import create_app
from dvergar.server.security import hashed
from dvergar.server.storage.store import Store
from dvergar.server.tables import outcomes
from dvergar.server.tables.changes import Chair, Change, Created, Played
from dvergar.server.tables.table import Table
from serving import Browser, Line, serving, thread_bots
from support import HOUSE, bound, own_part, pick

SEATS = 3
TWINS = ("bcdfgh", "bcdfgj")  # the ids of the two tables
ACTIONS = 6  # that are compared at most
POSITIONS = 3  # by reader; twenty times as many with --long


def split(match: Match, world: State) -> Match:
    """Return the match as if it had come to that world: going back ends there."""
    other = fork(match, world)
    other._snapshots = (Snapshot(len(match.log), len(match.events), world.clone()),)
    return other


class Twin:
    """One of two tables, with a line of each seat and of a spectator; what travels is told as if both had one id."""

    def __init__(self, address: str, id: str, match: Match, reader: int | None, stack: ExitStack) -> None:
        self.id, self.match, self.reader = id, match, reader
        self.stranger = Browser(address)
        self.browsers = [Browser(address) for _ in range(SEATS)]
        for seat, browser in enumerate(self.browsers):
            browser.cookies[f"dvergar-{id}"] = f"token-{seat}"
        self.lines: list[Line] = [stack.enter_context(browser.line(id)) for browser in [*self.browsers, self.stranger]]
        for line in self.lines:
            line.until(lambda show: all(chair["online"] for chair in show["table"]["seats"]) and show["table"]["watching"] == 1)
        for seat, line in enumerate(self.lines):
            line.heard = []
            line.send({"t": "look", "seat": seat if seat < SEATS else None})
            line.receive()

    def sees(self) -> list[bytes]:
        """Return all that the reader's line and the spectator's were sent since they were asked last."""
        lines = [self.lines[-1], *([] if self.reader is None else [self.lines[self.reader]])]
        told = [raw.replace(self.id.encode(), b"twin") for line in lines for raw in line.heard if json.loads(raw)["t"] != "done"]
        for line in self.lines:
            line.heard = []
        return told

    def asks(self) -> list[object]:
        """Return what a stranger and the reader are answered over HTTP."""
        paths = ["", "/past/0", f"/past/{len(self.match.log)}", "/past/0?seat=0", "/record", "/review?seat=0", "/deal", "/sheet", "/notify?seat=0"]
        askers = [self.stranger, *([] if self.reader is None else [self.browsers[self.reader]])]
        answers = [(path, browser.get(f"/api/tables/{self.id}{path}")) for browser in askers for path in paths]
        posts = [("/join", {"name": "X"}), ("/hand", {"seat": 1}), ("/rematch", {}), ("/claim", {"token": "token"})]
        answers += [(path, self.stranger.post(f"/api/tables/{self.id}{path}", content)) for path, content in posts]
        return [(path, answer.status, answer.body.replace(self.id.encode(), b"twin")) for path, answer in answers]

    def refusals(self, actions: list[int]) -> None:
        """Let the reader try what it may not do."""
        if self.reader is None:
            return
        line, decision = self.lines[self.reader], self.match.decisions[self.reader]
        for action in actions:
            line.send({"t": "play", "seat": self.reader, "decision": decision, "action": action})
            line.refused()
        if not self.match.can_undo(self.reader):
            line.send({"t": "undo", "seat": self.reader, "decision": decision})
            line.refused()

    def plays(self, seat: int, action: int) -> None:
        """Let a seat act, and wait until all have been shown it."""
        rev, decision = self.lines[0].show["rev"], self.match.decisions[seat]
        self.lines[seat].send({"t": "play", "seat": seat, "decision": decision, "action": action})
        self.match.play(seat, action)
        self._shown(rev + 1)

    def withdraws(self, seat: int) -> None:
        """Let a seat take back what it did last."""
        rev, decision = self.lines[0].show["rev"], self.match.decisions[seat]
        self.lines[seat].send({"t": "undo", "seat": seat, "decision": decision})
        self.match.undo(seat)
        self._shown(rev + 1)

    def _shown(self, rev: int) -> None:
        for line in self.lines:
            line.reach(rev)


@contextlib.contextmanager
def twins(data: Path, match: Match, world: State, reader: int | None, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Twin, Twin]]:
    """Serve two tables with the changes of one match; as soon as they are loaded, one of them stands in another world."""
    data.mkdir()
    chairs = [Chair("person", f"Seat {seat}", key=hashed(f"token-{seat}")) for seat in range(SEATS)]
    game = match.game
    changes: list[Change] = [
        Created(game.id, game.revision, game.cards, chairs, dict(match.options), {}, f"{match.seed:032x}", "", False, hashed("host"), together=[]),
        *(Played(entry.seat, game.actions.name(entry.action)) for entry in match.log),
    ]

    async def stored() -> None:
        store = Store(data)
        await store.open()
        for id in TWINS:
            table, rows = Table(id, {game.id: game}), []
            for change in changes:
                table.apply(change)
                rows.append(outcomes.row_of(table, change))
            await store.append_all(rows)
        await store.close()

    asyncio.run(stored())
    adopt = Table.adopt

    def parted(table: Table, played: Table) -> None:
        assert played.match is not None
        assert len(played.match.log) == len(match.log), "a table is loaded again in the middle of the comparison"
        played.match = split(played.match, world if table.id == TWINS[1] else played.match.state)
        adopt(table, played)

    monkeypatch.setattr(Table, "adopt", parted)
    with serving(create_app(data, games=[game], bots=thread_bots())) as address, ExitStack() as stack:
        yield (
            Twin(address, TWINS[0], split(match, match.state), reader, stack),
            Twin(address, TWINS[1], split(match, world), reader, stack),
        )


def compare(one: Twin, two: Twin, rng: Rng) -> tuple[int, bool]:
    """Play both on, others answering secrets differently, until the difference is revealed; return how many times, and whether another seat saw any."""
    reader, size = one.reader, one.match.game.actions.size
    differ = [line.heard[-1].replace(one.id.encode(), b"twin") for line in one.lines] != [
        line.heard[-1].replace(two.id.encode(), b"twin") for line in two.lines
    ]
    assert one.sees() == two.sees(), "what is shown depends on something hidden"
    assert one.asks() == two.asks(), "what is answered over HTTP depends on something hidden"
    for count in range(ACTIONS):
        wrong = sorted({-1, size, *(rng.below(size) for _ in range(3))} - set([] if reader is None else one.match.state.legal(reader)))
        for twin in (one, two):
            twin.refusals(wrong)
        assert one.sees() == two.sees(), "a refusal depends on something hidden"
        actors = one.match.state.actors()
        assert actors == two.match.state.actors()
        if not actors:
            return count, differ
        seat = actors[rng.below(len(actors))]
        mine, yours = one.match.state.legal(seat), two.match.state.legal(seat)
        if seat != reader and one.match.state.secret():
            action, other = mine[rng.below(len(mine))], yours[rng.below(len(yours))]
        else:
            both = sorted(set(mine) & set(yours))
            assert both == mine or seat != reader, "what is legal depends on something hidden"
            if not both:
                return count, differ
            action = other = both[rng.below(len(both))]
        reveals = one.match.state.reveals, two.match.state.reveals
        one.plays(seat, action)
        two.plays(seat, other)
        if (one.match.state.reveals, two.match.state.reveals) != reveals:  # what has become known may be something else in each
            return count + 1, differ
        assert one.sees() == two.sees(), "what is sent depends on something hidden"
        if one.match.can_undo(seat) and two.match.can_undo(seat) and not rng.below(2):
            for twin, again in ((one, action), (two, other)):
                twin.withdraws(seat)
                twin.plays(seat, again)
            assert one.sees() == two.sees(), "what is taken back and done again tells something hidden"
    return ACTIONS, differ


@pytest.mark.parametrize("id", HOUSE)
def test_tables_that_differ_in_what_is_hidden_send_the_same_bytes(id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: int) -> None:
    rng, compared, differ, other = Rng(18), 0, False, 0
    for number in range(2 * POSITIONS * scale):
        match, reader = Match.new(dvergar.game(id), SEATS, rng.below(1 << 30)), (None, 0)[number % 2]
        for _ in range(rng.below(min(120, bound(id)))):
            if match.state.actors():
                match.play(*pick(match.state, rng))
        if not match.state.actors():
            continue
        world = match.state.worlds(reader, Rng(rng.seed()))
        other += body(world) != body(match.state)
        with monkeypatch.context() as patch, twins(tmp_path / str(number), match, world, reader, patch) as (one, two):
            count, seen = compare(one, two, rng)
        compared += count
        differ = differ or seen
    assert compared >= POSITIONS * scale
    assert other > 0
    private: Any = own_part(id, "secrets")
    assert differ or not private.PRIVATE, "no other seat ever saw anything else: the twins are one and the same"
