"""HTTP under uvicorn with a door before it: connections are counted, and headers and bodies have to come in time."""

from __future__ import annotations

import asyncio
import math
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from dvergar.server.sockets.door import Door, Visit
from dvergar.server.sockets.websocket import SocketProtocol

FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\ncontent-length: 47\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
    b"There are too many connections; try again soon."
)


class HttpProtocol(H11Protocol):
    """The protocol of a connection until it becomes a socket to a table."""

    door: Door
    visit: Visit | None = None
    _of: object = None  # the request that owes its body

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let the connection in, or say that there are too many."""
        made = cast(asyncio.Transport, transport)
        super().connection_made(made)
        self.door = cast(Any, self.config.app).state.door
        self.visit = self.door.enter(made, self.client[0] if self.client else "")
        if self.visit is None:
            made.write(FULL)
            made.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        super().connection_lost(exc)
        if self.visit is not None:
            self.door.leave(self.visit)

    def data_received(self, data: bytes) -> None:
        """Read, and note what is owed after that."""
        super().data_received(data)
        self._owe()

    def on_response_complete(self) -> None:
        """Note that the connection may be idle now; uvicorn closes it after some seconds."""
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and self.visit is not None:
            self.door.owe(self.visit, "")

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the protocol of sockets."""
        super().handle_websocket_upgrade(event)
        protocol, visit = self.transport.get_protocol(), self.visit
        self.visit = None
        if visit is None:
            return
        if isinstance(protocol, SocketProtocol):
            self.door.owe(visit, "")
            protocol.door, protocol.visit = self.door, visit
            if more := self.conn.trailing_data[0]:
                protocol.data_received(more)  # it came in one packet with the request, and uvicorn would lose it
        else:
            self.door.leave(visit)

    def send_400_response(self, msg: str) -> None:
        """Say that a request is none, where nothing was answered yet."""
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self.transport.close()

    def pause_writing(self) -> None:
        """Note that the other side takes nothing more."""
        super().pause_writing()
        self.door.stall(self.visit, True)

    def resume_writing(self) -> None:
        """Note that the other side goes on."""
        super().resume_writing()
        self.door.stall(self.visit, False)

    def _owe(self) -> None:
        visit = self.visit
        if visit is None:
            return
        if self.conn.their_state is h11.IDLE:
            if visit.owes != "head":
                self.door.owe(visit, "head")
        elif self.conn.their_state is h11.SEND_BODY:
            if visit.owes != "body" or self._of is not self.cycle:
                self._of = self.cycle
                self.door.owe(visit, "body")
        elif visit.due != math.inf:
            self.door.owe(visit, "")
