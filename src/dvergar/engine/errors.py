"""The named errors: each says who, what, why, and what would be right."""

from __future__ import annotations

from functools import partial
from typing import Any


def shown(value: object, limit: int = 40) -> str:
    """Return a value as a short text for a message; never raises, though Python writes no int of 4,300 digits."""
    try:
        return str(value)[:limit]
    except ValueError:
        return f"a {type(value).__name__} too big to write"


class DvergarError(ValueError):
    """Something asked for cannot be done; nothing has changed.

    `word` and `args` name the sentence in `words/*.ftl`, so that a page can say it in the reader's language; `str(error)` is English. An argument is not called
    `text` or `word` (of an `IllegalAction`: nor `action` or `legal`): compiled, such a name would meet the parameter itself.
    """

    def __init__(self, text: str, word: str, /, **args: str | int) -> None:
        super().__init__(text)
        self.word = word
        self.args_ = args

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the arguments: an exception that cannot be unpickled breaks a process pool."""
        return partial(type(self), str(self), self.word, **self.args_), ()


class UnknownGame(DvergarError):
    """No game of that name is installed."""


class BadSetup(DvergarError):
    """A match cannot be set up with that seat count, seed, option or value."""


class IllegalAction(DvergarError):
    """A seat may not play that action now.

    `seat` and `action` are what was tried, `legal` what that seat may do instead (empty when it is not its turn). It tells nothing that the seat does not know.
    """

    def __init__(self, text: str, word: str, seat: int, action: int, legal: list[int], /, **args: str | int) -> None:
        super().__init__(text, word, seat=seat, **args)
        self.seat = seat
        self.action = action
        self.legal = legal

    def __reduce__(self) -> tuple[Any, ...]:
        rest = {key: value for key, value in self.args_.items() if key != "seat"}
        return partial(IllegalAction, str(self), self.word, self.seat, self.action, self.legal, **rest), ()


class BadRecord(DvergarError):
    """A record is damaged, foreign or of a revision that is not read; `line` counts from 1.

    `reason` is for whoever repairs the text; `word` says in the reader's language what kind of trouble it is.
    """

    def __init__(self, line: int, reason: str, word: str = "error-record") -> None:
        super().__init__(f"record, line {line}: {reason}", word, line=line, reason=reason)
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return BadRecord, (self.line, self.reason, self.word)


class BadData(DvergarError):
    """A data file of a game is wrong; names file, key and reason."""

    def __init__(self, file: str, key: str, reason: str) -> None:
        super().__init__(f"{file}: {key}: {reason}", "error-data", file=file, key=key, reason=reason)
        self.file = file
        self.key = key
        self.reason = reason

    def __reduce__(self) -> tuple[Any, ...]:
        return BadData, (self.file, self.key, self.reason)
