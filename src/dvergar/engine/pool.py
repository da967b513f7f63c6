"""Process pools whose workers end with the process that made them, even if that is killed."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from concurrent.futures import Executor, ProcessPoolExecutor


def pool(workers: int) -> ProcessPoolExecutor:
    """Return a process pool; its workers end with this process, even if it is killed."""
    return ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _begin)


def end(executor: Executor) -> threading.Thread:
    """Kill the processes of an executor and return the thread that shuts it down: a process that hangs would never end by itself."""
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
