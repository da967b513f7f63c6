"""The names that a server answers to: a page elsewhere may let its own name point here (DNS rebinding), and would then pass for one of the server's own."""

from __future__ import annotations

import re
import socket
from collections.abc import Iterable

import msgspec
from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from dvergar.server.addresses import parsed
from dvergar.server.errors import Refusal, failure

NAME = re.compile(r"(?!-)[a-z0-9_-]{1,63}(\.[a-z0-9_-]{1,63})*", re.ASCII)
HOST = re.compile(r"(?:\[([0-9a-f:.]+)\]|([^\[\]:]*))(?::[0-9]*)?", re.ASCII)
MISDIRECTED = 421  # HTTP status: this server is not the one that was meant
ASKED_BY_MACHINES = ("/healthz",)  # says nothing that is not public


class OtherHost(Refusal):
    """The request is for a host that this server does not answer to."""

    def __init__(self, host: str) -> None:
        self.host = host if NAME.fullmatch(host) else "HOST"
        told = f"this server does not answer to the name {self.host}: if it should, start it with --name {self.host}"
        super().__init__(told, "error-host", MISDIRECTED, host=self.host)


def host_of(header: str) -> str:
    """Return the name or address in a Host header, without its port.

    >>> host_of("Dwarves.example.org.:8123"), host_of("[::1]:8123"), host_of("127.0.0.1")
    ('dwarves.example.org', '::1', '127.0.0.1')
    """
    found = HOST.fullmatch(header.strip().lower())
    return header if found is None else found[1] or (found[2] or "").removesuffix(".")


def own_names(more: Iterable[str] = ()) -> frozenset[str]:
    """Return the names that lead to this machine by themselves, and `more`, as they stand in a Host header without port."""
    machine = socket.gethostname().lower()
    first = machine.partition(".")[0]
    return frozenset(name for name in ("localhost", machine, first, f"{first}.local", *map(host_of, more)) if name)


class OwnNames:
    """Middleware that answers only what is asked under one of the server's own names.

    Addresses in numbers are always answered to: nobody can let one point elsewhere. So are requests without a Host, which no browser sends.
    """

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"] not in ASKED_BY_MACHINES:
            hosts = [host_of(header) for header in Headers(scope=scope).getlist("host")]
            wrong = next((host for host in hosts if not self._own(host)), None)
            if wrong is not None:
                await self._refuse(OtherHost(wrong), scope, receive, send)
                return
        await self.app(scope, receive, send)

    def _own(self, host: str) -> bool:
        return not host or host in self.names or host.endswith(".localhost") or parsed(host) is not None

    async def _refuse(self, refusal: OtherHost, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {"cache-control": "no-store"}
        if scope["path"].startswith(("/api/", "/ws/")):
            answer = Response(msgspec.json.encode(failure(refusal)), MISDIRECTED, headers, "application/json")
        else:
            answer = PlainTextResponse(f"{refusal}\n", MISDIRECTED, headers)
        if scope["type"] == "websocket":
            await receive()
        await answer(scope, receive, send)
