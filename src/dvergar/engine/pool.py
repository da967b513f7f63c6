"""A pool of processes that leaves nobody behind: it ends with the process that made it, and at once when that is wished."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor


def pool(workers: int) -> ProcessPoolExecutor:
    """Return a pool of processes that end with this one, even when it is killed."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin)


def end(executor: Executor) -> threading.Thread:
    """Stop an executor now and tidy up in the thread returned: processes are killed, for one that hangs would never end."""
    for process in list((getattr(executor, "_processes", None) or {}).values()):  # from Python 3.14 on there is kill_workers()
        process.kill()
    tidying = threading.Thread(target=executor.shutdown, kwargs={"wait": True, "cancel_futures": True}, daemon=True)
    tidying.start()
    return tidying


def _begin() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; who made the pool ends it
    threading.Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)
