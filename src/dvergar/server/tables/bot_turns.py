"""Bots' turns at the tables of this process: each question to a bot is one task until its answer is stored."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from dvergar.bots import as_of
from dvergar.engine.errors import DvergarError
from dvergar.engine.match import Match
from dvergar.server.bots import Bots
from dvergar.server.errors import Stale, StorageDown
from dvergar.server.figures import Figures
from dvergar.server.storage.store import Store
from dvergar.server.tables.changes import Change
from dvergar.server.tables.table import Table

log = logging.getLogger(__name__)
BRISK = 0.4  # of a bot's pause, where a lesson makes a decision for its learner
REMEMBERED = 30  # days after which a bot no longer goes on by itself when the server starts


class TurnSource(Protocol):
    """What bots' turns ask of the registry of tables."""

    store: Store
    bots: Bots
    figures: Figures

    def at(self, id: str) -> AbstractAsyncContextManager[Table]:
        """Hold a table, locked and up to date."""

    async def change(self, id: str, propose: Callable[[Table], Change]) -> None:
        """Let a change happen."""


class BotTurns:
    """Asks the bots that owe a decision and lets what they answer happen."""

    def __init__(self, tables: TurnSource, pause: tuple[float, float]) -> None:
        """`pause` says between how many seconds a bot seems to think while a person is at the table."""
        self.tables = tables
        self.pause = pause
        self._tasks: set[asyncio.Task[None]] = set()

    async def resume(self, quiet: int = 0) -> None:
        """Let bots go on where a server was stopped; `quiet` is for how many seconds nothing must have happened there."""
        try:
            due = await self.tables.store.due(REMEMBERED, quiet)
        except StorageDown:
            due = []
        for id in due:
            try:
                async with self.tables.at(id) as table:
                    self.wake(table)
            except DvergarError as error:
                log.warning("table %s does not go on: %s", id, error)

    def wake(self, table: Table) -> None:
        """Ask the bots that owe a decision, and let them tell their plans; the caller holds the table."""
        self.ask(table)
        if table.match is not None and table.match.game.cooperative:
            self._plan(table, table.match)

    def ask(self, table: Table) -> None:
        """Ask the bots that owe a decision and were not asked by this process; the caller holds the table."""
        for seat in table.bots():
            assert table.match is not None
            question = (seat, table.match.decisions[seat])
            if question not in table.asked:
                table.asked.add(question)
                task = asyncio.create_task(self._turn(table, *question))
                self._keep(task)

    def _keep(self, task: asyncio.Task[None]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _plan(self, table: Table, match: Match) -> None:
        """Let bots tell the people what they mean to do, once at a position, and again when somebody has pointed where they will go."""
        chairs, moves = table.people.seats, len(match.log)
        bots = [chair.seat for chair in chairs if chair.kind == "bot"]
        if not bots or len(bots) == len(chairs) or not match.state.actors():
            return
        wish = table.people.wish(moves)
        pointed, due = wish != table.wish, table.planned != moves
        table.wish, table.planned = wish, moves
        telling = match.game.planners(match.state) if due else []
        for seat in bots:
            if seat in telling or (pointed and wish):
                phrase, at = match.game.plan(match.state, seat, wish)
                if phrase and (seat in telling or at == wish):
                    self._keep(asyncio.create_task(self._tell(table.id, seat, phrase, at)))

    async def _tell(self, id: str, seat: int, phrase: str, at: str) -> None:
        try:
            await self.tables.change(id, lambda table: table.bot_says(seat, phrase, at))
        except DvergarError as error:
            log.info("table %s: the bot on seat %d keeps its plan to itself: %s", id, seat, error)

    async def _turn(self, table: Table, seat: int, decision: int) -> None:
        try:
            while True:
                try:
                    await self._answer(table.id, seat, decision)
                    return
                except Stale:
                    return  # it was taken back, or another process was faster
                except StorageDown:
                    await asyncio.sleep(1)
        except DvergarError as error:
            log.error("table %s: the bot on seat %d is stuck: %s", table.id, seat, error)
        except Exception:
            log.exception("table %s: the bot on seat %d is stuck", table.id, seat)
        finally:
            table.asked.discard((seat, decision))

    async def _answer(self, id: str, seat: int, decision: int) -> None:
        tables, begun = self.tables, asyncio.get_running_loop().time()
        async with tables.at(id) as table:
            match = table.match
            if match is None or match.decisions[seat] != decision or seat not in table.bots():
                return
            action = table.wanted(seat)
            assert table.created is not None
            level = as_of(match.game, table.people.seats[seat].level, table.created.bots)
            wish = table.people.wish(len(match.log)) if match.game.cooperative else ""
            thinking = asyncio.ensure_future(tables.bots.answer(match.state.clone(), seat, level, id, wish)) if action is None else None
            watched = bool(table.readers)
            pace = 1.0 if table.people.seats[seat].kind == "bot" else BRISK
        if thinking is not None:
            action = await thinking
        assert action is not None
        tables.figures.bots += 1
        if watched:
            spent = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(max(0.0, random.uniform(*self.pause) * pace - spent))
        await tables.change(id, lambda table: table.bot_answer(seat, decision, action))

    async def stop(self) -> None:
        """Stop all turns; they go on when the server starts again."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
