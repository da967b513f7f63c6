"""Who is at a table: pages that are connected here, and people at other processes."""

from __future__ import annotations

import time

from dvergar.server.tables.people import People
from dvergar.server.tables.reader import Reader


class Presence:
    """Knows who is at one table. Asking is cheap: heads are counted anew only when somebody has come or gone, or the people have changed."""

    def __init__(self) -> None:
        self.readers: set[Reader] = set()
        self.elsewhere: dict[str, tuple[float, set[int], int]] = {}  # by process: when it said so, whose people are there, how many watch
        self._people: People | None = None
        self._begun = time.monotonic()
        self._seen: dict[int, float] = {}  # when somebody last left that seat's socket, by this process's clock
        self._arrivals = 0  # grows with all that comes and goes
        self._counted: tuple[int, int] | None = None  # the version of which heads were counted last
        self._present: set[int] = set()
        self._watching = 0

    @property
    def version(self) -> tuple[int, int]:
        """Return what is another value whenever somebody has come or gone, or the people have changed."""
        return self._arrivals, -1 if self._people is None else self._people.version

    def follow(self, people: People | None) -> None:
        """Tell by these people from now on whose seat a reader's tokens open; None: nobody sits anywhere, as long as the table is not loaded."""
        self._people = people
        self._arrivals += 1

    def arrive(self, reader: Reader) -> None:
        """Note that a reader has come."""
        self.readers.add(reader)
        self._arrivals += 1

    def leave(self, reader: Reader) -> None:
        """Note that a reader has gone."""
        self.readers.discard(reader)
        self._arrivals += 1
        self._seen.update(dict.fromkeys(self._mine(reader), time.monotonic()))

    def present(self) -> set[int]:
        """Return the seats whose people are here, or at another process."""
        self._count()
        return self._present

    def watching(self) -> int:
        """Return how many watch, here and elsewhere."""
        self._count()
        return self._watching

    def here(self) -> tuple[list[int], int]:
        """Return whose people are at this process, and how many watch here."""
        mine = [self._mine(reader) for reader in self.readers]
        return sorted({seat for seats in mine for seat in seats}), sum(not seats for seats in mine)

    def away(self, seat: int) -> float:
        """Return for how many seconds that seat's person has not been here, as far as this process knows."""
        return 0.0 if seat in self.present() else time.monotonic() - self._seen.get(seat, self._begun)

    def heard(self, process: str, seats: list[int], watching: int) -> None:
        """Note who is at another process."""
        before = self.present()
        if seats or watching:
            self.elsewhere[process] = (time.monotonic(), set(seats), watching)
        else:
            self.elsewhere.pop(process, None)
        self._arrivals += 1
        self._seen.update(dict.fromkeys(before - self.present(), time.monotonic()))

    def forget_elsewhere(self) -> None:
        """Forget who is at other processes: they are asked again."""
        self.elsewhere.clear()
        self._arrivals += 1

    def _count(self) -> None:
        if self._counted != self.version:
            self._counted = self.version
            here, watching = self.here()
            self._present = set(here).union(*(seats for _, seats, _ in self.elsewhere.values()))
            self._watching = watching + sum(count for _, _, count in self.elsewhere.values())

    def _mine(self, reader: Reader) -> list[int]:
        return [] if self._people is None else self._people.mine(reader.keys)
