"""The executor of a browser: work is done by a second worker, one after the other, so that the first one always listens to its pages.

The second worker tells when its Python has woken, and when it cannot go on: a bot counts as hung by how long it thinks, not by how long it wakes.
"""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
AWAKE = 0  # what the second worker tells under this number: its Python has woken
DEAD = -1  # and under this one, as text: why it answers nothing any more


class Thinker(Protocol):
    """The second worker, as the browser's side shows it."""

    def ask(self, number: int, work: bytes) -> None:
        """Have a pickled work done; `ThinkingExecutor.answered` is called when it is."""

    def end(self) -> None:
        """End the worker, whatever it does."""


class ThinkingExecutor(Executor):
    """Gives work to the second worker."""

    def __init__(self, start: Callable[[Callable[[int, bytes], None]], Thinker]) -> None:
        """Take what starts the worker; it is told whom to call with each answer."""
        self.awake: Future[None] = Future()
        self._works: dict[int, Future[Any]] = {AWAKE: self.awake}
        self._number = AWAKE
        self._broken = ""
        self.thinker = start(self.answered)

    def submit(self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> Future[T]:
        """Return the future of a work; raises `BrokenExecutor` where the worker has died."""
        if self._broken:
            raise BrokenExecutor(self._broken)
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._number += 1
        self._works[self._number] = future
        self.thinker.ask(self._number, pickle.dumps((work, args, named)))
        return future

    def answered(self, number: int, answer: bytes) -> None:
        """Take what the worker tells: an answer of `worked`, that it has woken, or that it has died."""
        if number == DEAD:
            self._break(answer.decode())
            return
        future = self._works.pop(number, None)
        if future is None or future.done():
            return
        done, value = (True, None) if number == AWAKE else pickle.loads(answer)
        if done:
            future.set_result(value)
        else:
            future.set_exception(value)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the worker; whoever still waits is told."""
        self.thinker.end()
        self._break("the worker was ended")

    def _break(self, why: str) -> None:
        self._broken = why
        for future in self._works.values():
            if not future.done():
                future.set_exception(BrokenExecutor(why))
        self._works.clear()


def worked(work: bytes) -> bytes:
    """Do a pickled work, in the second worker; return, pickled, whether it went well, and what it gave or raised."""
    try:
        function, args, named = pickle.loads(work)
        return pickle.dumps((True, function(*args, **named)))
    except Exception as error:
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))


def think(work: Any) -> Any:
    """Do a pickled work for the second worker's script."""
    return handed(worked(work.to_bytes()))


def handed(value: Any) -> Any:
    """Return bytes, or a list, as the script's own."""
    from pyodide.ffi import to_js

    return to_js(value)


async def awake(executor: Executor) -> None:
    """Wait until an executor of this kind has woken; raises `BrokenExecutor` where it cannot."""
    assert isinstance(executor, ThinkingExecutor)
    await asyncio.shield(asyncio.wrap_future(executor.awake))


def end(executor: Executor, wait: float = 0.0) -> None:
    """End an executor of this kind."""
    executor.shutdown()
