"""Rate limits of HTTP: a token bucket for each address. Whoever asks too fast is told when to try again."""

from __future__ import annotations

import re
from collections import Counter

import msgspec
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from dvergar.server.addresses import LOCAL, visitor
from dvergar.server.errors import failure
from dvergar.server.rates import Buckets, Busy, Rate
from dvergar.server.sockets.door import Door

ASKS = Rate(240, 20.0)  # HTTP requests and new sockets of one address
MAKES = Rate(30, 0.5)  # tables, records, lessons, shared sheets, codes and tried codes of one address
MAKES_A_DAY = Rate(1000, 1000 / 86400)
MAKING = re.compile(r"/api/(tables|records|sheets|lessons/[^/]*|tables/[^/]*/rematch|sheets/[^/]*/rounds|device/(code|claim))")
WAIT = 5.0  # seconds after which somebody with too many requests at a time may try again


class RateLimits:
    """Middleware that limits how fast each visitor asks, and how many requests and sockets each has at a time.

    Addresses of this machine are counted only where the door counts them. Behind a proxy a visitor's address is the one that its headers tell.
    """

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door
        self._buckets = Buckets()
        self._held: Counter[str] = Counter()  # requests and sockets by visitor

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(("/api/", "/ws/")):
            await self.app(scope, receive, send)
            return
        address = (scope.get("client") or ("", 0))[0]
        if address in LOCAL and not self.door.everybody:
            await self.app(scope, receive, send)
            return
        who = visitor(address)
        try:
            if self._held[who] >= self.door.each:
                self.door.turned_away += 1
                raise Busy(WAIT)
            self._count(who, scope)
        except Busy as busy:
            await _refuse(busy, scope, receive, send)
            return
        self._held[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self._held[who] -= 1
            if not self._held[who]:
                del self._held[who]

    def _count(self, who: str, scope: Scope) -> None:
        self._buckets.of(who, ASKS).take()
        if scope["type"] == "http" and scope["method"] == "POST" and MAKING.fullmatch(scope["path"]):
            self._buckets.of(who, MAKES_A_DAY).take()
            self._buckets.of(who, MAKES).take()


async def _refuse(busy: Busy, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "http":
        headers = {"retry-after": str(busy.seconds), "cache-control": "no-store"}
        await Response(msgspec.json.encode(failure(busy)), 429, headers, "application/json")(scope, receive, send)
    else:
        await receive()
        await send({"type": "websocket.close", "code": 1013, "reason": "busy"})
