"""The protocol of a socket alone, between a transport and an application that note what they are told."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from dvergar.server.sockets.websocket import SocketProtocol

REQUEST = (
    b"GET /ws/bcdfgh HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Line(asyncio.Transport):
    """A transport that goes nowhere."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = b""
        self.closed = False

    def write(self, data: Any) -> None:
        self.sent += bytes(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


async def connected(app: Callable[[Scope, Receive, Send], Awaitable[None]]) -> tuple[SocketProtocol, Line]:
    """Have an application asked for a socket; return its protocol once it has answered."""
    config = Config(app, ws=SocketProtocol, log_config=None, proxy_headers=False)
    config.load()
    protocol, line = SocketProtocol(config, ServerState(), {}), Line()
    protocol.connection_made(line)
    protocol.data_received(REQUEST)
    while not line.sent:
        await asyncio.sleep(0)
    return protocol, line


async def listening(scope: Scope, receive: Receive, send: Send) -> None:
    """Accept, and stay until the other side has gone."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    scope["extensions"]["dvergar.transport"]["transport"].receiver = Deaf()
    await receive()


class Deaf:
    """A receiver that hears nothing."""

    def hear(self, text: str | bytes) -> int:
        return 0

    def flush(self) -> None: ...


def test_a_socket_that_answers_pings_stays_and_a_silent_one_is_closed() -> None:
    async def work() -> None:
        protocol, line = await connected(listening)
        for _ in range(3):
            line.sent = b""
            protocol.keep_alive()
            assert line.sent == b"\x89\x00"
            protocol.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
        assert not line.closed
        protocol.keep_alive()
        line.sent = b""
        protocol.keep_alive()
        assert line.closed
        assert line.sent[2:4] == (1011).to_bytes(2, "big")

    asyncio.run(work())


def test_a_server_that_stops_says_so() -> None:
    async def work() -> None:
        protocol, line = await connected(listening)
        line.sent = b""
        protocol.shutdown()
        assert (line.sent, line.closed) == (b"\x88\x02" + (1012).to_bytes(2, "big"), True)

    asyncio.run(work())


def test_the_other_side_has_so_long_to_close_as_well() -> None:
    async def work() -> None:
        protocol, line = await connected(listening)
        await protocol.close(4404)
        assert line.sent.endswith(b"\x88\x02" + (4404).to_bytes(2, "big"))
        assert not line.closed
        protocol.data_received(Frame(Opcode.TEXT, b"{}").serialize(mask=True) + Frame(Opcode.CLOSE, (4404).to_bytes(2, "big")).serialize(mask=True))
        assert line.closed

    asyncio.run(work())


async def refusing(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with a page instead of a socket."""
    await send({"type": "websocket.http.response.start", "status": 403, "headers": [(b"content-type", b"text/x"), (b"content-length", b"2")]})
    await send({"type": "websocket.http.response.body", "body": b"no"})


async def closing(scope: Scope, receive: Receive, send: Send) -> None:
    """Close before anything is accepted."""
    await send({"type": "websocket.close", "code": 1013})


async def failing(scope: Scope, receive: Receive, send: Send) -> None:
    """Break down."""
    raise ValueError


@pytest.mark.parametrize(("app", "status", "body"), [(refusing, 403, b"no"), (closing, 403, b""), (failing, 500, b"")], ids=["refusing", "closing", "failing"])
def test_a_socket_that_is_not_accepted_has_an_answer_of_http(app: Any, status: int, body: bytes) -> None:
    async def work() -> None:
        protocol, line = await connected(app)
        head, _, rest = line.sent.partition(b"\r\n\r\n")
        assert head.startswith(f"HTTP/1.1 {status} ".encode())
        assert head.lower().count(b"content-length:") == 1
        assert f"content-length: {len(body)}".encode() in head.lower()
        assert (rest, line.closed) == (body, True)
        protocol.connection_lost(None)

    asyncio.run(work())
