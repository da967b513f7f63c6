"""Work that takes many milliseconds, in threads beside the event loop: drawing codes, reading records, playing a match again up to a position."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from dvergar.server.rates import Busy
from dvergar.server.worker_queue import Rank, WorkerQueue

T = TypeVar("T")
THREADS = 2  # they share one interpreter with the event loop: more would only take more of its time
MOST, EACH = 64, 8  # works that wait or are done, of all and of one visitor


class LongWork:
    """Does works in a few threads, the visitors in turn; who brings too many at a time is refused."""

    def __init__(self, threads: int = THREADS, most: int = MOST, each: int = EACH) -> None:
        self.most = most
        self.each = each
        self.refused = 0
        self._held: Counter[str] = Counter()
        self._queue = WorkerQueue(threads)
        self._threads = ThreadPoolExecutor(threads, "work")

    @property
    def waiting(self) -> int:
        """Return how many works wait or are being done."""
        return self._held.total()

    async def do(self, who: str, work: Callable[..., T], *args: object) -> T:
        """Return what a work gives; `who` is the visitor that wants it, "" for one that is counted for nobody. Raises `Busy`, and what the work raises."""
        if self.waiting >= self.most or (who and self._held[who] >= self.each):
            self.refused += 1
            raise Busy(1)
        self._held[who] += 1
        try:
            await self._queue.enter(Rank.BOT, who)  # all are of one rank
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
            finally:
                self._queue.leave(Rank.BOT)
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]

    def stop(self) -> None:
        """Begin nothing more."""
        self._threads.shutdown(wait=False, cancel_futures=True)
