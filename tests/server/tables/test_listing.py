"""What the listing says of a table when several processes write it: a bot that owes a decision is found there after whoever asked it has died."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import toy
from dvergar.server.bots import Bots
from dvergar.server.messages.bodies import NewTable, SeatSetup
from dvergar.server.storage.store import Store
from dvergar.server.tables.changes import Change, Played
from dvergar.server.tables.registry import Tables
from dvergar.server.tables.table import Table


class Silent:
    """Bots that think for ever."""

    async def answer(self, *_: Any) -> int:
        await asyncio.Event().wait()
        return 0


def first(seat: int) -> Callable[[Table], Change]:
    """Return what answers for a seat with the first thing that it may do."""

    def played(table: Table) -> Change:
        assert table.match is not None
        state = table.match.state
        return Played(seat, state.game.actions.name(state.legal(seat)[0]), by="bot" if seat else "person")

    return played


def test_a_bot_that_is_asked_by_a_process_is_listed_whatever_another_one_wrote_before(tmp_path: Path) -> None:
    async def story() -> None:
        store = Store(tmp_path)
        await store.open()
        one, other = (Tables(store, {"toy": toy.create(None)}, cast(Bots, Silent()), (0, 0), 0) for _ in range(2))
        try:
            id, _ = await one.create(NewTable("toy", [SeatSetup("me", "Anna"), SeatSetup("bot", level="bold")], options={"rounds": 4}))
            async with one.at(id) as here, other.at(id) as there:
                pass
            asked = []
            while actors := (there if there.n > here.n else here).match.state.actors():  # type: ignore[union-attr]
                tables, table = (one, here) if actors[-1] else (other, there)  # one process plays for the bot, the other one for Anna
                here.behind = there.behind = True  # as the bus says
                await tables.change(id, first(actors[-1]))
                asked.append(bool(table.bots()))
                assert await store.due(1) == [id] * asked[-1], asked
            assert {True, False} <= set(asked)
        finally:
            for tables in (one, other):
                await tables.turns.stop()
            await store.close()

    asyncio.run(story())
