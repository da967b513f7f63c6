"""Who is at a table: pages that are connected here, and people at other processes."""

from __future__ import annotations

import time
from collections.abc import Iterable

from dvergar.server.tables.feed import Reader
from dvergar.server.tables.people import People


class Presence:
    """The part of a table that knows who is there. Looking is cheap: it is counted anew only when somebody has come or gone."""

    def __init__(self) -> None:
        self.stale = True  # what is here does not hold: the stream must be read anew
        self.elsewhere: dict[str, tuple[float, set[int], int]] = {}  # by process: when it said so, whose people are there, how many watch
        self.readers: set[Reader] = set()
        self._people: People | None = None
        self._begun = time.monotonic()
        self._seen: dict[int, float] = {}  # when somebody last left that seat's socket, by this process's clock
        self._arrivals = 0  # grows with all that comes and goes
        self._around: tuple[int, int] | None = None  # what had come and gone when it was last counted
        self._present: set[int] = set()
        self._watching = 0

    @property
    def people(self) -> People:
        """Return who sits here; the table must have been loaded."""
        assert self._people is not None
        return self._people

    def mine(self, keys: Iterable[str]) -> list[int]:
        """Return the seats that these hashed tokens open, ascending."""
        return self.people.mine(keys)

    def arrive(self, reader: Reader) -> None:
        """Note that a reader has come."""
        self.readers.add(reader)
        self._arrivals += 1

    def present(self) -> set[int]:
        """Return the seats whose people are here, or at another process."""
        self._look_around()
        return self._present

    def watching(self) -> int:
        """Return how many watch, here and elsewhere."""
        self._look_around()
        return self._watching

    def _look_around(self) -> None:
        around = (self._arrivals, self.people.version)
        if around != self._around:
            self._around = around
            mine = [self.mine(reader.keys) for reader in self.readers]
            self._present = {seat for seats in mine for seat in seats}.union(*(seats for _, seats, _ in self.elsewhere.values()))
            self._watching = sum(not seats for seats in mine) + sum(count for _, _, count in self.elsewhere.values())

    def here(self) -> tuple[list[int], int]:
        """Return whose people are at this process, and how many watch here."""
        mine = [self.mine(reader.keys) for reader in self.readers]
        return sorted({seat for seats in mine for seat in seats}), sum(not seats for seats in mine)

    def heard(self, process: str, seats: list[int], watching: int) -> None:
        """Note who is at another process."""
        before = self.present() if not self.stale else set()
        if seats or watching:
            self.elsewhere[process] = (time.monotonic(), set(seats), watching)
        else:
            self.elsewhere.pop(process, None)
        self._arrivals += 1
        if not self.stale:
            self._seen.update(dict.fromkeys(before - self.present(), time.monotonic()))

    def unheard(self) -> None:
        """Forget who is at other processes: they are asked again."""
        self.elsewhere.clear()
        self._arrivals += 1

    def away(self, seat: int) -> float:
        """Return for how many seconds that seat's person has not been here, as far as this process knows."""
        return 0.0 if seat in self.present() else time.monotonic() - self._seen.get(seat, self._begun)

    def leave(self, reader: Reader) -> None:
        """Note that a reader has gone."""
        self.readers.discard(reader)
        self._arrivals += 1
        if not self.stale:
            self._seen.update(dict.fromkeys(self.mine(reader.keys), time.monotonic()))
