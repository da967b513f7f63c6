"""Refusals of the server beside the engine's errors, and the form in which all of them travel."""

from __future__ import annotations

from dvergar.engine.errors import BadRecord, BadSetup, DvergarError, UnknownGame
from dvergar.engine.score_sheet import BadSheet
from dvergar.server.messages.sheets import RefusedSheet
from dvergar.server.messages.table import Failure


class Refusal(DvergarError):
    """Something a client asked for cannot be done, and nothing has changed; `status` is the HTTP status that says so."""

    def __init__(self, text: str, word: str, status: int, /, **args: str | int) -> None:
        super().__init__(text, word, **args)
        self.status = status


class Stale(Refusal):
    """An answer to a decision that is no longer asked: a double click, a retry, a page that has not seen the newest view."""

    def __init__(self, seat: int, decision: int) -> None:
        super().__init__(f"seat {seat}: decision {decision} is not the one asked now; look at the present view and answer that", "error-stale", 409, seat=seat)


class StorageDown(Refusal):
    """The database does not take or give anything at the moment."""

    def __init__(self) -> None:
        super().__init__("the server cannot write to its database at the moment; nothing was changed, try again shortly", "error-storage", 503)


class Internal(Refusal):
    """The server itself went wrong; its log says how, and nobody else is told."""

    def __init__(self) -> None:
        super().__init__("the server made a mistake; nothing was changed, and it was logged", "error-internal", 500)


class StorageBroken(Exception):
    """The database cannot be used at all; the text says why and what to do."""


def status_of(error: DvergarError) -> int:
    """Return the HTTP status of a refusal."""
    if isinstance(error, Refusal):
        return error.status
    if isinstance(error, UnknownGame):
        return 404
    return 422 if isinstance(error, BadSetup | BadRecord | BadSheet) else 409


def failure(error: DvergarError) -> Failure:
    """Return a refusal as it travels.

    >>> failure(Stale(1, 7)).error
    'stale'
    """
    said = (error.word.partition("-")[2], error.word, dict(error.args_), str(error))
    return RefusedSheet(*said, error.problems, error.tally) if isinstance(error, BadSheet) else Failure(*said)
