"""Rate limits: a token bucket for each socket and for each address. Whoever asks too fast is told when to try again."""

from __future__ import annotations

import time
from math import ceil
from typing import NamedTuple

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from dvergar.server.errors import Refusal, failure

MOST_ADDRESSES = 10_000  # remembered at a time
LOCAL = ("127.0.0.1", "::1", "")  # this machine, or a proxy that does not say who asks: no address to tell people apart by


class Rate(NamedTuple):
    """How many requests may come at once, and how many a second after that."""

    burst: int
    per_second: float


MESSAGES = Rate(1000, 200.0)  # of one socket
SAYINGS = Rate(6, 0.5)  # things said on one socket
ASKS = Rate(240, 20.0)  # HTTP requests and new sockets of one address
MAKES = Rate(30, 0.5)  # tables, records and shared sheets of one address


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
    dvergar.server.limits.Busy: that is too fast; try again in 2 s
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


class RateLimits:
    """Middleware that limits how fast each address asks. Addresses of this machine are not counted, unless `everybody`."""

    def __init__(self, app: ASGIApp, everybody: bool = False) -> None:
        self.app = app
        self.everybody = everybody
        self._buckets: dict[tuple[str, Rate], Bucket] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            try:
                self._count((scope.get("client") or ("", 0))[0], scope)
            except Busy as busy:
                answer = Response(msgspec.json.encode(failure(busy)), 429, {"retry-after": str(busy.seconds), "cache-control": "no-store"}, "application/json")
                if scope["type"] == "http":
                    await answer(scope, receive, send)
                else:
                    await receive()
                    await send({"type": "websocket.close", "code": 1013, "reason": "busy"})
                return
        await self.app(scope, receive, send)

    def _count(self, address: str, scope: Scope) -> None:
        if address in LOCAL and not self.everybody:
            return
        path = scope["path"]
        if not path.startswith(("/api/", "/ws/")):
            return
        self._bucket(address, ASKS).take()
        if scope["type"] == "http" and scope["method"] == "POST" and path in ("/api/tables", "/api/records", "/api/sheets"):
            self._bucket(address, MAKES).take()

    def _bucket(self, address: str, rate: Rate) -> Bucket:
        key = (address, rate)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets.pop(next(iter(self._buckets)))
            bucket = self._buckets[key] = Bucket(rate)
        return bucket
