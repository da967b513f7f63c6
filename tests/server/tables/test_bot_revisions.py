"""A running table keeps the bots that it began with, where they still exist; a new one, and one that is played again, has today's."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path

import pytest

import dvergar
from dvergar.bots import as_of, levels, revision
from dvergar.engine.state import State
from dvergar.server.app import create_app
from dvergar.server.bots import Bots
from dvergar.server.security import hashed
from dvergar.server.storage.store import FILE
from dvergar.server.tables.changes import Chair, Created, read, write
from dvergar.server.tables.creation import again, options
from dvergar.server.tables.table import Table
from serving import WAIT, Browser, serving
from support import HOUSE


class Noting(Bots):
    """Bots that note which level was asked, and answer with the first action."""

    def __init__(self) -> None:
        super().__init__(workers=1)
        self.asked: list[str] = []

    async def answer(self, state: State, seat: int, level: str, table: str = "", wish: str = "") -> int:
        self.asked.append(level)
        await asyncio.sleep(0)
        return state.legal(seat)[0]


def asked(bots: Noting, folder: Path, table: str) -> list[str]:
    """Open a table's server anew and return the levels that are asked there, sorted; nobody is at the table."""
    with serving(create_app(folder, games=[dvergar.game("nidavellir")], bots=bots, pause=(0, 0))) as address:
        until = time.monotonic() + WAIT
        while len(bots.asked) < 2:
            assert time.monotonic() < until
        again = Browser(address).get(f"/api/tables/{table}").json
        assert {seat["level"] for seat in again["seats"]} == {"", "master", "apprentice"}
    return sorted(bots.asked[:2])


def test_a_table_from_before_bots_had_revisions_keeps_its_former_master(tmp_path: Path) -> None:
    first = Noting()
    with serving(create_app(tmp_path, games=[dvergar.game("nidavellir")], bots=first, pause=(0, 0))) as address:
        browser = Browser(address)
        table = browser.table("me", "master", "apprentice", game="nidavellir")
        until = time.monotonic() + WAIT
        while len(first.asked) < 2:
            assert time.monotonic() < until
    assert sorted(first.asked[:2]) == ["apprentice", "master"]
    base = sqlite3.connect(tmp_path / FILE)
    with base:  # as the server before wrote it
        (text,) = base.execute("SELECT data FROM event WHERE table_id = ? AND n = 0", (table,)).fetchone()
        created = json.loads(text)
        assert created.pop("bots") == 1
        base.execute("DELETE FROM event WHERE table_id = ? AND n > 0", (table,))
        base.execute("UPDATE event SET data = ? WHERE table_id = ?", (json.dumps(created), table))
        base.execute("UPDATE game_table SET due = 1")
    base.close()
    assert asked(Noting(), tmp_path, table) == ["apprentice", "former"]


def test_what_is_stored_of_a_table_without_old_bots_says_nothing_of_them() -> None:
    text = '{"type":"created","game":"toy","revision":1,"cards":"","chairs":[],"rules":{},"display":{},"seed":"0","title":"","listed":false,"host":""}'
    old = read(text)
    assert isinstance(old, Created)
    assert old.bots == 0
    assert write(old) == text


@pytest.mark.parametrize("id", HOUSE)
def test_where_a_former_master_exists_tables_of_before_have_it_and_new_ones_do_not(id: str) -> None:
    game = dvergar.game(id)
    before = as_of(game, "master", 0)
    assert before == ("former" if "former" in levels(game) else "master")
    assert as_of(game, "master", revision(game)) == "master"
    assert as_of(game, "journeyman", 0) == "journeyman"


def test_who_plays_again_meets_the_bots_of_today() -> None:
    game = dvergar.game("brisingamen")
    table = Table("bcdfgh", {game.id: game})
    chairs = [Chair("person", "Anna", key=hashed("anna")), *(Chair("bot", name, "master") for name in "BC")]
    rules = dict(game.checked(3, 1, {}))
    table.apply(Created(game.id, game.revision, game.cards, chairs, rules, options(game, 3, {})[1], "1", "", False, hashed("host")))
    assert table.created is not None
    assert table.created.bots == 0
    assert again(table, [0], {}).bots == revision(game) == 1
