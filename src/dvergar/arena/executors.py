"""The workers that play the matches of an arena: this process, a process pool, a Dask cluster, or any other executor."""

from __future__ import annotations

import contextlib
import logging
import os
import re
from collections.abc import Callable
from concurrent.futures import Executor, Future
from importlib import import_module
from time import monotonic
from typing import Any

from dvergar.arena.errors import ArenaError, needs
from dvergar.engine.errors import shown
from dvergar.engine.pool import end, pool

PATIENCE = 10  # seconds to find a scheduler, and its first worker
ALONE = 60  # seconds that a scheduler may be without workers
ADDRESS = re.compile(r"((tcp|tls|ws|wss)://)?[^\s/]+:\d{1,5}")
RECOUNT = 2.0  # seconds between two counts of a cluster's workers


class Workers:
    """The workers of an arena, behind an executor. This one was given by the caller, who closes it."""

    def __init__(self, executor: Executor) -> None:
        """Take any executor; a thread or process pool says itself how many workers it has."""
        self.executor = executor

    def count(self) -> int:
        """Return how many matches are played at a time."""
        return int(getattr(self.executor, "_max_workers", 0) or os.cpu_count() or 1)

    def submit(self, work: Callable[..., Any], *args: object) -> Future[Any]:
        """Give a worker something to do."""
        return self.executor.submit(work, *args)

    def renew(self) -> bool:
        """Replace a broken executor; returns whether that can be done."""
        return False

    def lost(self, error: BaseException | None = None) -> str:
        """Return why no more rows will come, "" while some may; `error` is what came instead of rows."""
        return ""

    def close(self) -> None:
        """Stop, whatever is being played."""


class InlineExecutor(Executor):
    """An executor that does everything at once, in this process."""

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        """Call `work` now; the future holds what it returned or raised."""
        done: Future[Any] = Future()
        try:
            done.set_result(work(*args, **more))
        except Exception as error:
            done.set_exception(error)
        return done


class ThisProcess(Workers):
    """This process alone."""

    def __init__(self) -> None:
        super().__init__(InlineExecutor())

    def count(self) -> int:
        """Return 1."""
        return 1


class ProcessWorkers(Workers):
    """Processes of this machine; a broken pool is replaced."""

    def __init__(self, jobs: int) -> None:
        super().__init__(pool(jobs))
        self.jobs = jobs

    def renew(self) -> bool:
        """Start another pool."""
        end(self.executor)
        self.executor = pool(self.jobs)
        return True

    def close(self) -> None:
        """Kill the workers."""
        end(self.executor, 5.0)


class DaskWorkers(Workers):
    """A Dask cluster: of this machine (no address), or wherever its scheduler is."""

    def __init__(self, address: str | None, jobs: int) -> None:
        """Start or join it; raises `ArenaError` where there is no scheduler, or nobody works for it."""
        try:
            distributed = import_module("distributed")  # by name: it tells no types
        except ImportError as error:
            raise needs("--dask", "distributed") from error
        if address is not None and not ADDRESS.fullmatch(address):
            raise ArenaError(f"{shown(address)!r} is no address of a Dask scheduler; right would be HOST:PORT, as in 10.0.0.5:8786")
        self.address = address
        self.cluster = None
        self.threads = 0
        self.counted = -RECOUNT
        self.seen = monotonic()  # when somebody was last known to work for it
        for name in ("", ".client", ".core", ".scheduler", ".nanny", ".worker", ".comm.tcp", ".utils"):  # what matters is said by the arena
            logging.getLogger(f"distributed{name}").setLevel(logging.CRITICAL + 1)
        try:
            if address is None:
                self.cluster = distributed.LocalCluster(n_workers=jobs, threads_per_worker=1, dashboard_address=None, silence_logs=False)
            self.client = distributed.Client(address or self.cluster, timeout=PATIENCE, set_as_default=False)
        except (OSError, TimeoutError, ValueError) as error:
            raise ArenaError(f"there is no Dask scheduler at {address}: {error}" if address else f"no Dask cluster can be started here: {error}") from error
        try:
            self.client.wait_for_workers(1, timeout=PATIENCE)
        except TimeoutError as error:
            self.close()
            raise ArenaError(f"the Dask scheduler at {address} has no workers; start some with: dask worker {address}") from error
        super().__init__(self.client.get_executor(pure=False))

    def count(self) -> int:
        """Return how many threads its workers have now."""
        if monotonic() > self.counted + RECOUNT:
            self.counted = monotonic()
            with contextlib.suppress(OSError):  # a lost scheduler cannot tell; `lost` will
                self.threads = int(sum(self.client.ncores().values()))
            if self.threads:
                self.seen = self.counted
        return max(1, self.threads)

    def lost(self, error: BaseException | None = None) -> str:
        """Return why no more rows will come. What a lost scheduler was given is reported as cancelled before the client knows of the loss."""
        where = f"the Dask scheduler at {self.address}" if self.address else "the Dask scheduler"
        if self.client.status != "running" or type(error).__name__.endswith(("CancelledError", "CommClosedError")):
            return f"{where} is lost"
        return f"{where} has had no workers for {ALONE} seconds" if self.counted > self.seen + ALONE else ""

    def close(self) -> None:
        """Leave the cluster; end it if it was started here."""
        with contextlib.suppress(Exception):  # a lost scheduler hears no farewell
            self.client.close(timeout=2)
        if self.cluster is not None:
            with contextlib.suppress(Exception):
                self.cluster.close(timeout=5)
