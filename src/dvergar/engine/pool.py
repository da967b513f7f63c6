"""Process pools whose workers end with the process that made them, even if that is killed."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import Executor
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor


def pool(workers: int) -> ProcessPoolExecutor:
    """Return a process pool; its workers end with this process, even if it is killed."""
    import multiprocessing  # not to be had in a browser
    from concurrent.futures import ProcessPoolExecutor

    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin)


def end(executor: Executor, wait: float = 0.0) -> None:
    """Kill the processes of an executor, since one that hangs would never end by itself, and wait at most so many seconds until it is shut down."""
    for process in list((getattr(executor, "_processes", None) or {}).values()):  # from Python 3.14 on there is kill_workers()
        process.kill()
    tidying = threading.Thread(target=executor.shutdown, kwargs={"wait": True, "cancel_futures": True}, daemon=True)
    tidying.start()
    if wait:
        tidying.join(wait)


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; who made the pool ends it
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    import multiprocessing.connection

    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)
