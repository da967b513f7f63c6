"""The executor of a browser: work is done by a second worker, one after the other, so that the first one always listens to its pages."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


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
        self._works: dict[int, Future[Any]] = {}
        self._number = 0
        self.thinker = start(self.answered)

    def submit(self, work: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> Future[T]:
        """Return the future of a work."""
        future: Future[T] = Future()
        future.set_running_or_notify_cancel()
        self._number += 1
        self._works[self._number] = future
        self.thinker.ask(self._number, pickle.dumps((work, args, named)))
        return future

    def answered(self, number: int, answer: bytes) -> None:
        """Take an answer of `worked`."""
        future = self._works.pop(number, None)
        if future is None or future.done():
            return
        done, value = pickle.loads(answer)
        if done:
            future.set_result(value)
        else:
            future.set_exception(value)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the worker; nobody waits any more."""
        self.thinker.end()
        self._works.clear()


def worked(work: bytes) -> bytes:
    """Do a pickled work, in the second worker; return, pickled, whether it went well, and what it gave or raised."""
    try:
        function, args, named = pickle.loads(work)
        return pickle.dumps((True, function(*args, **named)))
    except Exception as error:
        return pickle.dumps((False, RuntimeError(f"{type(error).__name__}: {error}")))


def end(executor: Executor, wait: float = 0.0) -> None:
    """End an executor of this kind."""
    executor.shutdown()
