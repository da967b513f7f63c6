"""Runner of an arena: sends batches of matches to workers and stores the whole matches that come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from typing import Any

from dvergar.arena.errors import ArenaError
from dvergar.arena.executors import Workers
from dvergar.arena.plan import Plan
from dvergar.arena.store import Store
from dvergar.arena.work import play_batch

Batch = tuple[int, int]  # the first match and how many
BATCH_SECONDS = 0.25  # that one batch should take: long against sending it, short against losing it
MOST = 500  # matches in one batch
AHEAD = 2  # batches for each worker at a time
BREAKS = 2  # times in a row that workers may die before anything comes back
TICK = 0.25


class Runner:
    """Plays what the store does not hold yet. `told` hears how many matches are done, again and again."""

    def __init__(self, plan: Plan, store: Store, workers: Workers, told: Callable[[int], None]) -> None:
        self.plan = plan
        self.store = store
        self.workers = workers
        self.told = told
        self.waiting = deque(gaps(store.done, plan.matches))
        self.flying: dict[Future[Any], Batch] = {}
        self.pace = 0.0  # seconds that a match takes, from the latest batches
        self.breaks = 0

    def run(self) -> None:
        """Play; raises `ArenaError` where it cannot go on, and then all that came back is in the store."""
        self.told(len(self.store.done))
        while self.waiting or self.flying:
            self.send()
            done, _ = wait(self.flying, TICK, FIRST_COMPLETED)
            self.take(done)
            self.told(len(self.store.done))
            lost = self.workers.lost()
            if lost:
                raise ArenaError(lost)

    def send(self) -> None:
        """Give out batches until every worker has enough."""
        game = self.plan.game
        most = AHEAD * self.workers.count()
        while self.waiting and len(self.flying) < most:
            first, count = self.waiting.popleft()
            size = min(count, self.size())
            if size < count:
                self.waiting.appendleft((first + size, count - size))
            try:
                future = self.workers.submit(play_batch, self.plan, game.cards, game.revision, first, size)
            except BrokenExecutor:  # it broke since we looked
                self.waiting.appendleft((first, size))
                self.mend()
                return
            except Exception as error:
                lost = self.workers.lost(error)
                if lost:
                    raise ArenaError(lost) from error
                raise
            self.flying[future] = (first, size)

    def size(self) -> int:
        """Return how many matches go into the next batch."""
        return 1 if self.pace == 0.0 or self.breaks else max(1, min(MOST, int(BATCH_SECONDS / self.pace)))

    def take(self, done: set[Future[Any]]) -> None:
        """Store what has come back: good rows are kept before an error is raised."""
        wrong: BaseException | None = None
        broken = False
        for future in done:
            batch = self.flying.pop(future)
            error = CancelledError() if future.cancelled() else future.exception()
            if error is None:
                rows, times = future.result()
                self.store.add(rows, times)
                spent = sum(times) / 1000 / batch[1]
                self.pace = spent if self.pace == 0.0 else 0.7 * self.pace + 0.3 * spent
                self.breaks = 0
            else:
                self.waiting.appendleft(batch)
                broken = broken or isinstance(error, BrokenExecutor)
                wrong = error if not isinstance(error, BrokenExecutor) else wrong
        if wrong is not None:
            raise ArenaError(self.workers.lost(wrong) or reason(wrong)) from wrong
        if broken:
            self.mend()

    def mend(self) -> None:
        """Replace dead workers and play their batches again."""
        for future, batch in list(self.flying.items()):
            if not (future.done() and future.exception() is None):
                self.waiting.appendleft(batch)
                del self.flying[future]
        self.breaks += 1
        if self.breaks > BREAKS or not self.workers.renew():
            first = min(first for first, _ in self.waiting)
            raise ArenaError(f"workers die again and again, near match {first} (seed {self.plan.sitting(first).seed})")


def reason(error: BaseException) -> str:
    """Say in one line why workers fail; what cannot be imported there lies deep in the causes."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, ImportError):
            return f"the workers cannot import what they are to play with ({cause}); install the same Dvergar there"
        cause = cause.__cause__
    return " ".join(str(error).split()) or f"the workers have failed ({type(error).__name__})"


def gaps(done: set[int], matches: int) -> list[Batch]:
    """Return the runs of matches that are not done.

    >>> gaps({0, 1, 4}, 7)
    [(2, 2), (5, 2)]
    """
    out: list[Batch] = []
    for match in range(matches):
        if match not in done:
            if out and sum(out[-1]) == match:
                out[-1] = (out[-1][0], out[-1][1] + 1)
            else:
                out.append((match, 1))
    return out
