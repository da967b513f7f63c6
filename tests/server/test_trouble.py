"""A full disk, a slow database, a line that loses, repeats and garbles: nothing is lost or doubled, and everything goes on by itself."""

from __future__ import annotations

import asyncio
import random
import resource
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.server.storage.rows import Row
from dvergar.server.storage.store import Store
from serving import Browser, Line, Process, serving, toy_app


def test_a_full_disk_refuses_and_the_table_goes_on_when_there_is_room(tmp_path: Path) -> None:
    server = Process("--data", tmp_path)
    try:
        anna = Browser(server.address)
        table = anna.table("me", "bold", options={"rounds": 6})
        with anna.line(table) as line:
            before = line.asked()
            full, free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, free))  # no byte more goes into any file
            message = {"t": "play", "seat": 0, "decision": before["decision"], "action": before["view"]["choices"][0]["action"]}
            line.send(message)
            assert line.refused()["word"] == "error-storage"
            assert anna.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]}).json["word"] == "error-storage"
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (full, free))
            line.send({"t": "look", "seat": 0})
            while (shown := line.receive())["t"] != "show":
                pass
            assert shown["decision"] == before["decision"], "what was refused has not happened"
            line.send(message)
            line.answered(before)
            line.finish()
        assert dvergar.Match.read(anna.get(f"/api/tables/{table}/record").body.decode()).result().over
    finally:
        server.kill()


def badly(line: Line, dice: random.Random, earlier: list[Any], message: object) -> None:
    """Send a message as a bad network and a broken page would: not at all, twice, after older ones, among rubbish."""
    earlier.append(message)
    what = dice.random()
    if what < 0.2:
        return  # it is lost; it is sent again when nothing comes
    if what < 0.4:
        line.send(dice.choice(earlier))
    if what > 0.9:
        line.send(dice.choice(['{"t": "play"', "[]", b"\x00\xff", '{"t": "play", "seat": 0, "decision": -1, "action": 10000}']))
    line.send(message)
    if what > 0.5:
        line.send(message)


def test_a_bad_line_and_a_slow_database_lose_and_double_nothing(place: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random("sqlite" if isinstance(place, Path) else "postgres")
    append = Store.append

    async def late(self: Store, row: Row) -> None:
        await asyncio.sleep(dice.uniform(0.05, 0.1))
        await append(self, row)

    monkeypatch.setattr(Store, "append", late)
    with serving(toy_app(place)) as address:
        anna = Browser(address)
        table = anna.table("me", "bold", options={"rounds": 6})
        earlier: list[Any] = []
        with anna.line(table) as line:
            line.receive()
            while line.show["table"]["status"] != "over":
                show = line.show
                if show["view"]["choices"]:
                    action = dice.choice(show["view"]["choices"])["action"]
                    badly(line, dice, earlier, {"t": "play", "seat": 0, "decision": show["decision"], "action": action})
                try:
                    line.receive(0.3)
                except TimeoutError:
                    continue  # the message was lost: once more
            answered = line.show["decision"]
        match = dvergar.Match.read(anna.get(f"/api/tables/{table}/record").body.decode())
        assert sum(entry.seat == 0 for entry in match.log) == answered, "an action for each decision"
        assert len(set(map(str, earlier))) >= answered
