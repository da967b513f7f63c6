"""The connections of one process: how many each visitor may hold, and how long each may take for what it owes."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import Counter
from typing import NamedTuple

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from dvergar.server.addresses import LOCAL, networks, parsed, visitor
from dvergar.server.rates import ARRIVALS, Buckets, Busy

log = logging.getLogger(__name__)
EACH = 200  # connections of one visitor: a household or a club behind one address has some ten each person
MOST = 10_000  # connections of a process
ROUNDS = 8  # how often the shortest deadline is looked at while it runs


class Deadlines(NamedTuple):
    """After how many seconds a connection is cut."""

    head: float = 10.0  # from its beginning, or the first byte of a request, to the end of that request's headers
    body: float = 30.0  # from there to the end of the body
    stall: float = 60.0  # while it takes nothing of what waits for it
    linger: float = 5.0  # once it is being closed, and the rest is not taken


DEADLINES = Deadlines()


class Visit:
    """One connection, and what it owes by when."""

    __slots__ = ("closing", "due", "owes", "stalled", "transport", "who")

    def __init__(self, transport: asyncio.Transport, who: str, due: float) -> None:
        self.transport = transport
        self.who = who  # "" where it is counted for nobody
        self.owes = "head"
        self.due = due
        self.stalled = math.inf  # when it is cut, since what waits for it is not taken
        self.closing = math.inf  # when it is cut, since it is closed and the rest is not taken


class Door:
    """Lets connections in and cuts those that are late. A connection of a proxy is counted for nobody here, but its requests are, by their headers."""

    def __init__(self, deadlines: Deadlines = DEADLINES, each: int = EACH, most: int = MOST, everybody: bool = False, proxies: tuple[str, ...] = ()) -> None:
        """Take deadlines, the most connections of one visitor and of all; with `everybody` this machine is a visitor too.

        `proxies` are the addresses or networks of proxies that say who asks; with one this machine is a visitor as well. Raises `ValueError` for what is none.
        """
        self.deadlines = deadlines
        self.each = each
        self.most = most
        self.everybody = everybody or bool(proxies)
        self.proxies = networks(proxies)
        self.visits: set[Visit] = set()
        self.held: Counter[str] = Counter()  # connections by visitor
        self.turned_away = 0
        self.broken_off = 0  # requests whose other side has gone before they were read
        self.cut: Counter[str] = Counter(head=0, body=0, stall=0, linger=0)
        self._arrived = Buckets()
        self._every = min(1.0, min(deadlines) / ROUNDS)
        self._round: asyncio.TimerHandle | None = None

    def counts(self, address: str) -> bool:
        """Return whether an address stands for a visitor: neither a proxy's nor, unless `everybody`, this machine's."""
        if address in LOCAL and not self.everybody:
            return False
        found = parsed(address)
        return found is None or not any(found in network for network in self.proxies)

    def enter(self, transport: asyncio.Transport, address: str) -> Visit | None:
        """Let a connection in; None where its visitor, or this process, has too many already, or the visitor opens one after the other."""
        who = visitor(address) if self.counts(address) else ""
        if len(self.visits) >= self.most or (who and (self.held[who] >= self.each or not self._may_arrive(who))):
            self.turned_away += 1
            return None
        loop = asyncio.get_running_loop()
        visit = Visit(transport, who, loop.time() + self.deadlines.head)
        self.visits.add(visit)
        if who:
            self.held[who] += 1
        if self._round is None:
            self._round = loop.call_later(self._every, self._look)
        return visit

    def _may_arrive(self, who: str) -> bool:
        try:
            self._arrived.of(who, ARRIVALS).take()
        except Busy:
            return False
        return True

    def leave(self, visit: Visit) -> None:
        """Forget a connection that is no more."""
        if visit in self.visits:
            self.visits.discard(visit)
            if visit.who:
                self.held[visit.who] -= 1
                if not self.held[visit.who]:
                    del self.held[visit.who]

    def owe(self, visit: Visit, what: str) -> None:
        """Note what a connection owes from now on: "head", "body", or "" for nothing."""
        visit.owes = what
        seconds = self.deadlines.head if what == "head" else self.deadlines.body if what == "body" else math.inf
        visit.due = asyncio.get_running_loop().time() + seconds

    def stall(self, visit: Visit | None, stalled: bool) -> None:
        """Note that a connection takes nothing more of what waits for it, or takes it again."""
        if visit is not None:
            visit.stalled = asyncio.get_running_loop().time() + self.deadlines.stall if stalled else math.inf

    def waiting(self) -> int:
        """Return how many bytes wait to be taken by all connections together."""
        return sum(visit.transport.get_write_buffer_size() for visit in self.visits)

    def _look(self) -> None:
        """Cut what is late; again and again as long as there are connections."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for visit in list(self.visits):
            if visit.transport.is_closing():
                if visit.closing == math.inf:
                    visit.closing = now + self.deadlines.linger
                late = "linger" if now >= visit.closing else ""
            else:
                late = visit.owes if now >= visit.due else "stall" if now >= visit.stalled else ""
            if late:
                self.cut[late] += 1
                visit.due = visit.stalled = visit.closing = math.inf
                visit.transport.abort()
        self._round = loop.call_later(self._every, self._look) if self.visits else None


class BrokenOff:
    """Middleware for requests whose other side has gone: a line in the log for each, and nothing to answer."""

    def __init__(self, app: ASGIApp, door: Door) -> None:
        self.app = app
        self.door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except (ClientDisconnect, WebSocketDisconnect):
            self.door.broken_off += 1
            log.warning("a request was broken off: %s %s", scope.get("method", "socket"), scope["path"][:80].encode("unicode_escape").decode())
