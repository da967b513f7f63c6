"""Token buckets: how fast somebody may ask, and the refusal that says when to try again."""

from __future__ import annotations

import time
from math import ceil
from typing import NamedTuple

from dvergar.server.errors import Refusal

MOST_ADDRESSES = 10_000  # remembered at a time


class Rate(NamedTuple):
    """How many requests may come at once, and how many a second after that."""

    burst: int
    per_second: float


MESSAGES = Rate(1000, 200.0)  # of one socket
SAYINGS = Rate(6, 0.5)  # things said on one socket
PINGS = Rate(20, 1.0)  # of one socket
ARRIVALS = Rate(400, 40.0)  # connections that one visitor opens


class Busy(Refusal):
    """Whoever asks has asked too much in too little time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(1, ceil(seconds))
        super().__init__(f"that is too fast; try again in {self.seconds} s", "error-busy", 429, seconds=self.seconds)


class Bucket:
    """A token bucket: it fills with time, and each request takes one token.

    >>> bucket = Bucket(Rate(1, 0.5))
    >>> bucket.take()
    >>> bucket.take()
    Traceback (most recent call last):
    dvergar.server.rates.Busy: that is too fast; try again in 2 s
    """

    __slots__ = ("at", "left", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.burst)
        self.at = time.monotonic()

    def take(self) -> None:
        """Take one; raises `Busy` when there is none."""
        now = time.monotonic()
        self.left = min(float(self.rate.burst), self.left + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.left < 1:
            raise Busy((1 - self.left) / self.rate.per_second)
        self.left -= 1
