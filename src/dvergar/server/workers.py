"""Several processes behind one address: all accept on the same socket, and one that dies is replaced."""

from __future__ import annotations

import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from types import FrameType
from typing import NamedTuple

from dvergar.server.logs import Form


class Settings(NamedTuple):
    """What each process is told so that all serve the same tables."""

    place: Path | str
    cards: Path | None
    pause: tuple[float, float]
    addresses: list[str]
    figures: bool
    form: Form
    proxies: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def run_workers(settings: Settings, count: int, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Serve with so many processes until a signal comes; return the exit status."""
    context = multiprocessing.get_context("spawn")
    stopping = threading.Event()

    def start() -> BaseProcess:
        process = context.Process(target=_work, args=(settings, listening))
        process.start()
        return process

    def stop(_signal: int, _frame: FrameType | None) -> None:
        stopping.set()
        for process in workers:
            process.terminate()

    workers: list[BaseProcess] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, stop)
    workers += [start() for _ in range(count)]
    ready()
    while not stopping.is_set():
        multiprocessing.connection.wait([process.sentinel for process in workers], 1.0)
        for at, process in enumerate(workers):
            if not process.is_alive() and not stopping.is_set():
                workers[at] = start()
                time.sleep(0.2)  # one that cannot start must not keep the machine busy
    for process in workers:
        process.join(5)
        if process.is_alive():
            process.kill()
    return 0


def _work(settings: Settings, listening: socket.socket) -> None:
    from dvergar.server.app import create_app, installed
    from dvergar.server.logs import begin
    from dvergar.server.run import most_connections, run
    from dvergar.server.sockets.door import Door

    threading.Thread(target=_follow, daemon=True).start()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the first process ends the others
    begin(settings.form)
    door = Door(most=most_connections(), proxies=settings.proxies)
    games = installed(settings.cards)
    place, pause, addresses, figures = settings.place, settings.pause, settings.addresses, settings.figures
    app = create_app(place, games=games, pause=pause, addresses=addresses, figures=figures, door=door, names=settings.names)
    run(app, listening, lambda: None)


def _follow() -> None:
    """End with the first process, even when it is killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(0)
