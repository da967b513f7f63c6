"""Bots, thinking in other processes: each gets one world, drawn here from what its seat knows, and answers with an action."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Set
from concurrent.futures import BrokenExecutor, Executor
from typing import Any, TypeVar

from dvergar.bots import PATIENT, answer
from dvergar.bots.advice import Advice, advise
from dvergar.engine.policy import decide_in
from dvergar.engine.pool import end, pool
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.server.errors import Refusal
from dvergar.server.worker_queue import Rank, Told, WorkerQueue

log = logging.getLogger(__name__)
Answer = TypeVar("Answer")
TRIES = 3
LONGEST_WAIT = 15  # seconds that a hint may have to wait; whoever would wait longer is told so


class Bots:
    """Asks bots; a worker that crashes or hangs is replaced, and in the end a random action keeps the table going."""

    def __init__(
        self,
        make: Callable[[], Executor] | None = None,
        work: Callable[..., int] = answer,
        workers: int | None = None,
        limit: float = 10.0,
        end: Callable[[Executor, float], object] = end,
        awake: Callable[[Executor], Awaitable[None]] | None = None,
    ) -> None:
        """Take what makes an executor (a pool of processes by default), its work, how many workers it has, after how many seconds one counts as hung,
        what ends an executor within so many seconds, and what waits until one is awake, where that may take longer than a work.
        """
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.make = make or (lambda: pool(self.workers))
        self.work = work
        self.limit = limit
        self.end = end
        self.awake = awake
        self._executor: Executor | None = None
        self.queue = WorkerQueue(self.workers)  # so that waiting for a free worker does not count as hanging
        self._advised: set[str] = set()  # what tells the people apart for whom a hint is being worked out
        self._works: set[asyncio.Task[Any]] = set()

    def start(self) -> None:
        """Start the workers, so that the first bot need not wait for them."""
        executor = self._current()
        for _ in range(self.workers):
            executor.submit(os.getpid)

    def stop(self) -> None:
        """Stop at once, whatever they are thinking about."""
        if self._executor is not None:
            self.end(self._executor, 2.0)
            self._executor = None

    async def answer(self, state: State, seat: int, level: str, table: str = "", wish: str = "") -> int:
        """Return the action that a bot of that level chooses for the seat at that table, where somebody may have pointed at a thing (`wish`).

        A patient one (`dvergar.bots.PATIENT`) thinks no longer than others where bots of other tables wait.
        """
        asked = state.clone()  # the table plays on; a second try must ask the same question
        rank = Rank.PATIENT if level in PATIENT else Rank.BOT
        for number in range(1, TRIES + 1):
            await self.queue.enter(rank, table)
            plays = PATIENT[level] if rank is Rank.PATIENT and self.queue.others(table) else level
            action = await self._held(rank, self._try(asked, seat, [plays, wish] if wish else [plays], number))
            if action is not None:
                return action
        log.error("bot %s of %s gives no answer: a random one keeps the table going", level, asked.game.id)
        return secrets.choice(asked.legal(seat))

    async def review(self, state: State, seat: int, seconds: float, played: int, table: str) -> Advice:
        """Return advice on an action that was played at a table; raises `Refusal` when there is none to be had."""
        await self.queue.enter(Rank.REVIEW, table, seconds)
        return await self._held(Rank.REVIEW, self._advise(state, seat, seconds, played))

    async def hint(self, state: State, seat: int, seconds: float, person: Set[str], table: str, told: Told | None = None) -> Advice:
        """Return advice for a seat at a table, found in so many seconds with what it may know.

        Raises `Refusal` where that person's last hint is not ready yet, or many others wait. `person` is all that tells people apart:
        who shares any of it is the same one, at whatever table and on however many sockets. `told` hears the place in the queue as long as it waits.
        """
        if not self._advised.isdisjoint(person):
            raise Refusal("one hint is being worked out already", "error-hint-wait", 409)
        wait = self.queue.wait(Rank.HINT)
        if wait > LONGEST_WAIT:
            raise Refusal(f"many hints are being worked out; try again in {wait} s", "error-hint-queue", 429, seconds=wait)
        self._advised |= person
        try:
            await self.queue.enter(Rank.HINT, table, seconds, told)
        except BaseException:
            self._advised -= person
            raise
        return await self._held(Rank.HINT, self._advise(state, seat, seconds, -1), person)

    async def _held(self, rank: Rank, work: Coroutine[Any, Any, Answer], person: Set[str] = frozenset()) -> Answer:
        """Do a work for which a worker is held. It ends even if nobody waits for it any more, for its worker is busy so long."""

        async def whole() -> Answer:
            try:
                return await work
            finally:
                self._advised -= person
                self.queue.leave(rank)

        task = asyncio.create_task(whole())
        self._works.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._works.discard(task)
        if not task.cancelled():
            task.exception()  # whoever asked may have gone, and then nobody else reads it

    async def _try(self, asked: State, seat: int, more: list[str], number: int) -> int | None:
        executor = self._current()
        try:
            await self._woken(executor)
            future = decide_in(executor, self.work, asked, seat, Rng(secrets.randbits(128)), *more)
            action = await asyncio.wait_for(asyncio.wrap_future(future), self.limit)
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("a bot worker %s (try %d): replaced", "hangs" if isinstance(error, TimeoutError) else "has died", number)
            self._replace(executor)
        except Exception:
            log.exception("bot %s of %s failed (try %d)", more[0], asked.game.id, number)
        else:
            if action in asked.legal(seat):
                return action
            log.error("bot %s of %s chose %r, which is not legal (try %d)", more[0], asked.game.id, action, number)
        return None

    async def _advise(self, state: State, seat: int, seconds: float, played: int) -> Advice:
        executor = self._current()
        try:
            await self._woken(executor)
            future = decide_in(executor, advise, state, seat, Rng(secrets.randbits(128)), seconds, played)
            return await asyncio.wait_for(asyncio.wrap_future(future), 3 * self.limit)  # whoever waits sees that it takes long
        except (BrokenExecutor, TimeoutError) as error:
            log.warning("a bot worker gives no advice (%s): replaced", type(error).__name__)
            self._replace(executor)
        except Exception:
            log.exception("no advice on %s", state.game.id)
        raise Refusal("no hint could be worked out just now", "error-hint-none", 503)

    async def _woken(self, executor: Executor) -> None:
        if self.awake is not None:
            await self.awake(executor)

    def _current(self) -> Executor:
        if self._executor is None:
            self._executor = self.make()
        return self._executor

    def _replace(self, broken: Executor) -> None:
        if self._executor is broken:  # else another one has seen to it
            self._executor = None
            self.end(broken, 0.0)
