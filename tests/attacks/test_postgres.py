"""PostgreSQL is cut off, killed and started again under people who play: what was acknowledged stands, the rest is refused, and play goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import text

from databases import Postgres
from dvergar.server.storage.store import Store
from serving import Browser, Line, serving, toy_app

ROUNDS = 6


@pytest.fixture
def database() -> Iterator[Postgres]:
    """A database that may die."""
    own = Postgres()
    yield own
    own.end()


def cut(database: Postgres) -> None:
    """End every connection to it, as a router does that forgets them."""

    async def work() -> None:
        store = Store(database.address)
        await store.open()
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.execute(
                text("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'")
            )
        await store.close()

    asyncio.run(work())


def answered(line: Line) -> bool:
    """Answer what is asked; return whether an answer is stored, else it was refused because of the database.

    A database that goes away in the middle of a transaction may have kept the answer before, and nobody hears so until it is back: this one comes too late
    then, and the next question is on its way.
    """
    show = line.asked()
    line.send({"t": "play", "seat": 0, "decision": show["decision"], "action": show["view"]["choices"][0]["action"]})
    while True:
        heard = line.receive()
        if heard["t"] == "refused" and heard["failure"]["word"] == "error-storage":
            return False
        if heard["t"] == "refused":
            assert heard["failure"]["word"] == "error-stale"
        elif heard["decision"] > show["decision"]:
            return True


def test_a_database_that_is_cut_killed_and_started_again_loses_nothing(database: Postgres) -> None:
    with serving(toy_app(database.address)) as address:
        anna = Browser(address)
        id = anna.table("me", "bold", options={"rounds": ROUNDS})
        with anna.line(id) as line:
            assert answered(line)
            cut(database)
            while not answered(line):  # the first one may meet a line that is gone
                pass
            before = line.asked()
            database.kill()
            assert not answered(line)
            refused = anna.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot", "level": "bold"}]})
            assert (refused.status, refused.json["word"]) == (503, "error-storage")
            assert anna.get("/healthz").status == 503
            database.start()
            while anna.get("/healthz").status != 200:
                pass
            while not answered(line):
                pass
            assert line.show["decision"] > before["decision"]
            told = line.finish()
    with serving(toy_app(database.address)) as address:
        anna.address = address
        with anna.line(id) as line:
            assert line.until(lambda show: True)["view"]["result"] == told["view"]["result"]
            assert line.show["decision"] == told["decision"]
