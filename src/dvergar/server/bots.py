"""Bots, thinking in other processes: each gets one world, drawn here from what its seat knows, and answers with an action."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor

from dvergar.bots import answer
from dvergar.bots.advice import Advice, advise
from dvergar.engine.policy import decide_in
from dvergar.engine.pool import end, pool
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.server.errors import Refusal

log = logging.getLogger(__name__)
TRIES = 3


class Bots:
    """Asks bots; a worker that crashes or hangs is replaced, and in the end a random action keeps the table going."""

    def __init__(self, make: Callable[[], Executor] | None = None, work: Callable[..., int] = answer, workers: int | None = None, limit: float = 10.0) -> None:
        """Take what makes an executor (a pool of processes by default), its work, how many workers it has, and after how many seconds one counts as hung."""
        self.workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self.make = make or (lambda: pool(self.workers))
        self.work = work
        self.limit = limit
        self._executor: Executor | None = None
        self._room = asyncio.Semaphore(self.workers)  # so that waiting for a free worker does not count as hanging

    def start(self) -> None:
        """Start the workers, so that the first bot need not wait for them."""
        executor = self._current()
        for _ in range(self.workers):
            executor.submit(os.getpid)

    def stop(self) -> None:
        """Stop at once, whatever they are thinking about."""
        if self._executor is not None:
            end(self._executor).join(2)
            self._executor = None

    async def answer(self, state: State, seat: int, level: str) -> int:
        """Return the action that a bot of that level chooses for the seat."""
        asked = state.clone()  # the table plays on; a second try must ask the same question
        for number in range(1, TRIES + 1):
            async with self._room:
                executor = self._current()
                try:
                    future = decide_in(executor, self.work, asked, seat, Rng(secrets.randbits(128)), level)
                    action = await asyncio.wait_for(asyncio.wrap_future(future), self.limit)
                except (BrokenExecutor, TimeoutError) as error:
                    log.warning("a bot worker %s (try %d): replaced", "hangs" if isinstance(error, TimeoutError) else "has died", number)
                    self._replace(executor)
                except Exception:
                    log.exception("bot %s of %s failed (try %d)", level, asked.game.id, number)
                else:
                    if action in asked.legal(seat):
                        return action
                    log.error("bot %s of %s chose %r, which is not legal (try %d)", level, asked.game.id, action, number)
        log.error("bot %s of %s gives no answer: a random one keeps the table going", level, asked.game.id)
        return secrets.choice(asked.legal(seat))

    async def advise(self, state: State, seat: int, seconds: float, played: int = -1) -> Advice:
        """Return advice for a seat, found in so many seconds with what it may know; raises `Refusal` when there is none to be had."""
        async with self._room:
            executor = self._current()
            try:
                future = decide_in(executor, advise, state, seat, Rng(secrets.randbits(128)), seconds, played)
                return await asyncio.wait_for(asyncio.wrap_future(future), 3 * self.limit)  # whoever waits sees that it takes long
            except (BrokenExecutor, TimeoutError) as error:
                log.warning("a bot worker gives no advice (%s): replaced", type(error).__name__)
                self._replace(executor)
            except Exception:
                log.exception("no advice on %s", state.game.id)
        raise Refusal("no hint could be worked out just now", "error-hint-none", 503)

    def _current(self) -> Executor:
        if self._executor is None:
            self._executor = self.make()
        return self._executor

    def _replace(self, broken: Executor) -> None:
        if self._executor is broken:  # else another one has seen to it
            self._executor = None
            end(broken)
