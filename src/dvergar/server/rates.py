"""Token buckets: how fast somebody may ask, and the refusal that says when to try again."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Hashable
from math import ceil
from typing import NamedTuple

from dvergar.server.errors import Refusal


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


class Buckets:
    """A bucket for each of many askers, and no more than so many: whoever asked longest ago is forgotten.

    >>> buckets = Buckets(2)
    >>> ann = buckets.of("ann", MESSAGES)
    >>> _ = buckets.of("bert", MESSAGES)
    >>> buckets.of("ann", MESSAGES) is ann, buckets.of("ann", SAYINGS) is ann
    (True, False)
    """

    def __init__(self, most: int = 10_000) -> None:
        self.most = most
        self._buckets: OrderedDict[tuple[Hashable, Rate], Bucket] = OrderedDict()

    def of(self, who: Hashable, rate: Rate) -> Bucket:
        """Return the bucket of an asker, full for one that is not remembered."""
        key = (who, rate)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate)
            if len(self._buckets) > self.most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket
