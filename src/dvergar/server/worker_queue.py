"""The queue before the workers of a server: bots before hints before patient bots before reviews, and within each the tables in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from enum import IntEnum
from math import ceil
from typing import NamedTuple


class Rank(IntEnum):
    """What is worked out, the most urgent first.

    At a table people wait for a bot. Whoever wants a hint can go on without. Who has chosen a bot that thinks for seconds is in no hurry, and a match
    with a review is over.
    """

    BOT = 0
    HINT = 1
    PATIENT = 2
    REVIEW = 3


Told = Callable[[int, int], None]  # hears as which one somebody waits (1: the next, 0: it is worked on), and about how many seconds


class Waiting(NamedTuple):
    """Somebody who waits for a worker, for how many seconds they will need it, and what hears how long it takes."""

    turn: asyncio.Future[None]
    seconds: float
    told: Told | None


class WorkerQueue:
    """Gives workers to whoever is next. As long as there are several, one of them is left to bots that answer soon."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._busy = [0] * len(Rank)
        self._waiting: list[OrderedDict[str, deque[Waiting]]] = [OrderedDict() for _ in Rank]  # by table, the one whose turn it is first

    async def enter(self, rank: Rank, table: str, seconds: float = 0.0, told: Told | None = None) -> None:
        """Return when a worker is free for a work of that rank and table, which must then `leave`; `told` hears the place in the queue as it changes."""
        waiting = Waiting(asyncio.get_running_loop().create_future(), seconds, told)
        self._waiting[rank].setdefault(table, deque()).append(waiting)
        self._give()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            if waiting.turn.done() and not waiting.turn.cancelled():
                self.leave(rank)
            else:
                self._withdraw(rank, table, waiting)
            raise

    def leave(self, rank: Rank) -> None:
        """Give a worker back."""
        self._busy[rank] -= 1
        self._give()

    def wait(self, rank: Rank) -> int:
        """Return about how many seconds a new work of that rank would wait for those of its own rank that are before it."""
        ahead = [waiting.seconds for table in self._waiting[rank].values() for waiting in table]
        return ceil(sum(ahead) / self._most(rank))

    def others(self, table: str) -> bool:
        """Return whether bots of other tables wait for a worker."""
        return any(other != table for rank in (Rank.BOT, Rank.PATIENT) for other in self._waiting[rank])

    def _most(self, rank: Rank) -> int:
        return self.workers if rank is Rank.BOT else max(1, self.workers - 1)

    def _free(self, rank: Rank) -> bool:
        return sum(self._busy) < self.workers and (rank is Rank.BOT or sum(self._busy) - self._busy[Rank.BOT] < self._most(rank))

    def _give(self) -> None:
        for rank in Rank:
            tables = self._waiting[rank]
            while tables and self._free(rank):
                table, waiting = tables.popitem(last=False)
                first = waiting.popleft()
                if waiting:
                    tables[table] = waiting  # behind all others
                if not first.turn.done():
                    self._busy[rank] += 1
                    first.turn.set_result(None)
                    if first.told is not None:
                        first.told(0, 0)
        self._tell()

    def _tell(self) -> None:
        """Tell who waits, and wants to know, when their turn comes: the tables take turns, whoever has asked most at one waits longest."""
        for rank in Rank:
            seconds = 0.0
            longest = max((len(queue) for queue in self._waiting[rank].values()), default=0)
            turns = [queue[n] for n in range(longest) for queue in self._waiting[rank].values() if n < len(queue)]
            for place, waiting in enumerate(turns, 1):
                seconds += waiting.seconds  # its own stands for those that are being worked on
                if waiting.told is not None:
                    waiting.told(place, max(1, ceil(seconds / self._most(rank))))

    def _withdraw(self, rank: Rank, table: str, waiting: Waiting) -> None:
        tables = self._waiting[rank]
        with suppress(KeyError, ValueError):  # already taken out, because it was cancelled
            tables[table].remove(waiting)
            if not tables[table]:
                del tables[table]
        self._tell()
