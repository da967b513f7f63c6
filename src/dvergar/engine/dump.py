"""Reading a state back from the ints of its dump."""

from __future__ import annotations

from typing import final


@final
class IntReader:
    """A reader of the ints of a dump, from the front.

    >>> reader = IntReader([5, 2, 8, 9])
    >>> reader.take(1), reader.many(), reader.at
    ([5], [8, 9], 4)
    """

    def __init__(self, ints: list[int], at: int = 0) -> None:
        self.ints = ints
        self.at = at

    def take(self, count: int) -> list[int]:
        """Return the next `count` ints."""
        self.at += count
        return self.ints[self.at - count : self.at]

    def many(self) -> list[int]:
        """Return the next list, which follows its own length."""
        return self.take(self.take(1)[0])
