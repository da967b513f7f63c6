"""Clocks of a table: none, a time for each move, or a bank with an increment. A clock tells; it never ends a match."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from dvergar.server.messages.table import Clock, SeatClock

TELLING = 1.0  # seconds in which a page tells one event at a slow pace
MOST_TELLING = 15.0  # seconds that a page tells at most before it shortens the rest


class Clocks:
    """The clocks of one table. What a move has cost is stored with it, so that all processes and a restart agree; what runs now is this process's to know.

    A seat's clock stands still while its person is not connected, for at most the grace time of each decision. It begins when pages have told what others did:
    all seats are granted the same for that, whatever the pace of their pages.
    """

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * seats  # milliseconds
        self._since: dict[int, tuple[int, float]] = {}  # seat: the decision asked, and from when on it is counted
        self._gone: dict[int, float] = {}  # seats whose people are away, and since when
        self._paused: dict[int, float] = {}  # seconds away during this decision
        self._asked: list[int] = []  # seats whose decision has just been asked
        self._told = [0.0] * seats  # until when what has happened is told

    def ask(self, decisions: Iterable[tuple[int, int]], now: float | None = None) -> None:
        """Start the clocks of the seats asked now, by decision, and stop all others."""
        now = time.monotonic() if now is None else now
        asked = dict(decisions)
        for seat in list(self._since):
            if asked.get(seat) != self._since[seat][0]:
                del self._since[seat]
        self._asked = [seat for seat in asked if seat not in self._since]
        for seat in self._asked:
            self._begin(seat, asked[seat], now)

    def tell(self, actors: Sequence[int], now: float | None = None) -> None:
        """Grant the time in which pages tell events that have just happened, by the seats that did them: a decision asked with them is counted from then on."""
        now = time.monotonic() if now is None else now
        for seat, told in enumerate(self._told):
            others = sum(actor != seat for actor in actors)  # the own deed is not told
            self._told[seat] = min(max(told, now) + others * TELLING, now + MOST_TELLING)
        for seat in self._asked:
            self._begin(seat, self._since[seat][0], self._told[seat])
        self._asked = []

    def _begin(self, seat: int, decision: int, at: float) -> None:
        self._since[seat] = (decision, at)
        self._paused[seat] = 0.0
        if seat in self._gone:
            self._gone[seat] = at

    def away(self, seat: int, gone: bool, now: float | None = None) -> None:
        """Note that a seat's person has gone, or is back."""
        now = time.monotonic() if now is None else now
        if gone:
            self._gone.setdefault(seat, now)
        elif seat in self._gone:
            self._paused[seat] = self._paused.get(seat, 0.0) + max(0.0, now - self._gone.pop(seat))

    def spent(self, seat: int, grace: float, now: float | None = None) -> int:
        """Return the milliseconds that the decision asked of a seat has cost so far."""
        now = time.monotonic() if now is None else now
        if seat not in self._since:
            return 0
        paused = self._paused.get(seat, 0.0) + (max(0.0, now - self._gone[seat]) if seat in self._gone else 0.0)
        return max(0, int((now - self._since[seat][1] - min(grace, paused)) * 1000))

    def charge(self, seat: int, spent: int) -> None:
        """Take what a move has cost off the seat's time, and give what a move brings."""
        if self.clock.kind == "bank":
            self.left[seat] += self.clock.increment * 1000 - spent

    def told(self, running: Iterable[int], grace: float, now: float | None = None) -> list[SeatClock]:
        """Return all clocks as they are shown; those of `running` seats go on, some of them in a moment."""
        now = time.monotonic() if now is None else now
        asked = set(running)
        return [
            SeatClock(left - self.spent(seat, grace, now), seat in asked and seat not in self._gone, self._rest(seat, now))
            for seat, left in enumerate(self.left)
        ]

    def _rest(self, seat: int, now: float) -> int:
        return max(0, int((self._since[seat][1] - now) * 1000)) if seat in self._since else 0

    def out(self, seat: int, grace: float) -> bool:
        """Return whether a seat has no time left."""
        return self.left[seat] - self.spent(seat, grace) <= 0
