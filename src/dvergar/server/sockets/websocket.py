"""A socket to a table: between a transport of asyncio and the table's connection stands the library websockets, by its documented Sans-I/O protocol.

uvicorn makes one for each handshake (its setting `ws`), gives it the request, and asks it to `shutdown` at the end. The application is asked
by ASGI whether it accepts; from then on messages go from here to the connection and back, without a queue, a task or a wrapper for each.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from starlette.types import Message, Scope
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

from dvergar.server.rates import PINGS, Bucket, Busy
from dvergar.server.security import DEVICE_COOKIE, TABLE_COOKIE
from dvergar.server.sockets.door import Door, Visit
from dvergar.server.sockets.transport import EXTENSION, MANY, Receiver

LONG = 4096  # bytes of a request from which on its cookies are looked through: the library reads lines of 8,192
SLICE = 4096  # bytes that are read at a time: what is answered to them may fill the line, and then the next ones are not answered
PIECES = 256  # of one message at most
KEEPALIVE = 20.0  # seconds from ping to ping, and until a socket that has not answered is closed
CLOSING = 10.0  # seconds that the other side has to close as well
TOO_LARGE, BROKEN_TEXT, TOO_FAST, SILENT, RESTART = 1009, 1007, 1008, 1011, 1012  # close codes
BAD_REQUEST = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"

log = logging.getLogger(__name__)
TEXT, BINARY, CONT, PING, PONG = Opcode.TEXT, Opcode.BINARY, Opcode.CONT, Opcode.PING, Opcode.PONG


def lean(head: bytes) -> bytes:
    """Return a handshake without the cookies that say nothing about its table: of before there were devices, or of other servers on this host.

    >>> lean(b"GET /ws/bcdfgh HTTP/1.1\\r\\nCookie: a=1; dvergar-bcdfgh=x; dvergar-zzzzzz=y; dvergar.device-0=z\\r\\n\\r\\n")
    b'GET /ws/bcdfgh HTTP/1.1\\r\\ncookie: dvergar-bcdfgh=x; dvergar.device-0=z\\r\\n\\r\\n'
    """
    first, *lines = head.split(b"\r\n")
    table = TABLE_COOKIE.encode() + first.split(b"?")[0].split(b" ", 2)[1].rpartition(b"/")[2].lower() + b"="
    kept = []
    for line in lines:
        name, _, value = line.partition(b":")
        if name.lower() != b"cookie":
            kept.append(line)
            continue
        cookies = [cookie for each in value.split(b";") if (cookie := each.strip()).startswith((DEVICE_COOKIE.encode(), table))]
        kept.append(b"cookie: " + b"; ".join(cookies))
    return b"\r\n".join([first, *kept])


class SocketProtocol(asyncio.Protocol):
    """The protocol of a socket; a `Transport` for the connection that is joined to it as receiver."""

    door: Door | None = None
    visit: Visit | None = None
    _receiver: Receiver | None = None
    _response: Response  # to the handshake
    _refusal: tuple[int, list[tuple[bytes, bytes]]] | None = None  # status and headers of an answer that refuses the socket
    _asked = False  # the request has come
    _pings: Bucket | None = None
    _timer: asyncio.TimerHandle | None = None
    _told = False  # the application has been told of the handshake
    _answered = False  # the handshake has its answer
    _ending = False  # the server has closed the socket, and waits for the other side
    _full = False  # reading has stopped, since messages wait
    _pinged = False  # a ping of ours has no answer yet
    _text = False  # whether the message that comes in pieces is a text
    _early = b""  # what came before a receiver was joined
    free = True

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self._app = config.loaded_app
        self._root = config.root_path
        self._state = app_state
        self._server = server_state
        self._conn = ServerProtocol(max_size=config.ws_max_size, logger=log)
        self._loop = asyncio.get_running_loop()
        self._gone = self._loop.create_future()  # the close code, once there is one
        self._pieces: list[bytes] = []

    # ---- the transport tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection."""
        self.transport = cast(asyncio.Transport, transport)
        self._server.connections.add(cast(Any, self))

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection; whoever waits for room need not wait any more."""
        self._server.connections.discard(cast(Any, self))
        self._leave(1006)
        if self._timer is not None:
            self._timer.cancel()
        self.free = True
        if self._receiver is not None:
            self._receiver.flush()
        if self.door is not None and self.visit is not None:
            self.door.leave(self.visit)

    def pause_writing(self) -> None:
        """Note that the page reads slowly: there is no room."""
        self.free = False
        if self.door is not None:
            self.door.stall(self.visit, True)

    def resume_writing(self) -> None:
        """Note that the page has caught up: there is room again."""
        self.free = True
        if self.door is not None:
            self.door.stall(self.visit, False)
        if self._receiver is not None:
            self._receiver.flush()

    def data_received(self, data: bytes) -> None:
        """Read the request, and then frames; until a receiver is joined they wait."""
        if not self._asked:
            self._asked = True
            self._begin(data if len(data) < LONG else lean(data))
        elif self._receiver is None and not self._ending:
            self._early += data
            self.transport.pause_reading()
        elif len(data) <= SLICE:
            self._read(data)
        else:
            for start in range(0, len(data), SLICE):
                self._read(data[start : start + SLICE])

    def shutdown(self) -> None:
        """Close, since the server stops."""
        if not self._answered:
            self._refuse(self._conn.reject(HTTPStatus.SERVICE_UNAVAILABLE, ""))
        elif self._conn.state is OPEN:
            self._conn.send_close(RESTART)
            self._send()
        self._leave(RESTART)
        self.transport.close()

    # ---- the handshake

    def _begin(self, head: bytes) -> None:
        self._conn.receive_data(head)
        request = next(iter(self._conn.events_received()), None)
        if isinstance(request, Request):
            self._response = self._conn.accept(request)
            if self._response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
                task = self._loop.create_task(self._run(self._scope(request)))
                self._server.tasks.add(task)
                task.add_done_callback(self._server.tasks.discard)
            else:
                self._refuse(self._response)
        else:
            self.transport.write(b"".join(self._conn.data_to_send()) or BAD_REQUEST)
            self.transport.close()

    def _scope(self, request: Request) -> Scope:
        path, _, query = request.path.partition("?")
        peer, own = (self.transport.get_extra_info(name) for name in ("peername", "sockname"))
        return {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws" if self.transport.get_extra_info("sslcontext") is None else "wss",
            "server": own[:2] if isinstance(own, tuple) else None,
            "client": peer[:2] if isinstance(peer, tuple) else None,
            "root_path": self._root,
            "path": self._root + unquote(path),
            "raw_path": (self._root + path).encode("ascii"),
            "query_string": query.encode("ascii"),
            "headers": [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in request.headers.raw_items()],
            "subprotocols": [],
            "state": self._state.copy(),
            "extensions": {"websocket.http.response": {}, EXTENSION: {"transport": self}},
        }

    async def _run(self, scope: Scope) -> None:
        try:
            await cast(Any, self._app)(scope, self._receive_event, self._send_event)
        except Exception:
            log.exception("a socket ended with an error")
        if not self._answered and not self.transport.is_closing():
            self._refuse(self._conn.reject(HTTPStatus.INTERNAL_SERVER_ERROR, ""))
        if not self._ending:
            self.transport.close()

    async def _receive_event(self) -> Message:
        if not self._told:
            self._told = True
            return {"type": "websocket.connect"}
        return {"type": "websocket.disconnect", "code": await asyncio.shield(self._gone)}

    async def _send_event(self, message: Message) -> None:
        kind = message["type"]
        if self.transport.is_closing():
            raise ConnectionResetError("the other side has gone")
        if kind == "websocket.accept":
            self._answered = True
            self._response.headers.update(_texts(message.get("headers", [])))
            self._conn.send_response(self._response)
            self._send()
            self._timer = self._loop.call_later(KEEPALIVE, self.keep_alive)
        elif kind == "websocket.close":
            if self._answered:
                await self.close(message.get("code", 1000))
            else:
                self._refuse(self._conn.reject(HTTPStatus.FORBIDDEN, ""))
        elif kind == "websocket.http.response.start":
            self._refusal = message["status"], list(message.get("headers", []))
        elif kind == "websocket.http.response.body" and self._refusal is not None:
            status, headers = self._refusal
            response = self._conn.reject(status, "")
            del response.headers["Content-Length"], response.headers["Content-Type"]
            response.headers.update(_texts(headers))
            response.body = message.get("body", b"")
            self._refuse(response)
        else:
            raise RuntimeError(f"{kind} is not sent this way")

    def _refuse(self, response: Response) -> None:
        self._answered = True
        self._conn.send_response(response)
        self._send()

    # ---- in

    @property
    def receiver(self) -> Receiver | None:
        """Whoever takes what is read here; what came before is theirs as well."""
        return self._receiver

    @receiver.setter
    def receiver(self, receiver: Receiver | None) -> None:
        self._receiver = receiver
        if receiver is not None:
            self._read_early()

    def _read_early(self) -> None:
        early, self._early = self._early, b""
        if early:
            self.transport.resume_reading()
            self.data_received(early)

    def _read(self, data: bytes) -> None:
        conn = self._conn
        conn.receive_data(data)
        for frame in conn.events_received():
            self._take(cast(Frame, frame))
        if not self.free and conn.state is OPEN:
            conn.data_to_send()  # pongs: whoever reads nothing needs none, and must not let them pile up
        else:
            self._send()

    def _take(self, frame: Frame) -> None:
        kind = frame.opcode
        if kind is TEXT or kind is BINARY:
            self._text = kind is TEXT
            if frame.fin:
                self._hear(bytes(frame.data))
            else:
                self._pieces = [bytes(frame.data)]
        elif kind is CONT:
            self._pieces.append(bytes(frame.data))
            if frame.fin:
                whole, self._pieces = b"".join(self._pieces), []
                self._hear(whole)
            elif len(self._pieces) > PIECES:
                self._conn.fail(TOO_LARGE)
        elif kind is PONG:
            self._pinged = False
        elif kind is PING:
            self._pings = self._pings or Bucket(PINGS)
            try:
                self._pings.take()
            except Busy:
                self._conn.fail(TOO_FAST)

    def _hear(self, message: bytes) -> None:
        if self._receiver is None or self._conn.state is not OPEN:
            return
        if self._text:
            try:
                message.decode()
            except UnicodeDecodeError:
                self._conn.fail(BROKEN_TEXT)
                return
        if self._receiver.hear(message) > MANY and not self._full:
            self._full = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Read on: nothing waits any more."""
        if self._full:
            self._full = False
            self.transport.resume_reading()

    # ---- out

    def write(self, text: bytes) -> None:
        """Send a text in one frame."""
        if self._conn.state is OPEN and not self.transport.is_closing():
            self._conn.send_text(text)
            self._send()

    async def close(self, code: int) -> None:
        """Close the socket."""
        if self._conn.state is not OPEN or self.transport.is_closing():
            return
        self._conn.send_close(code)
        self._send()
        self._leave(code)
        self._ending = True
        self.resume()
        self._read_early()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._loop.call_later(CLOSING, self.transport.close)

    def keep_alive(self) -> None:
        """Ping; close the socket where the last ping has no answer."""
        if self._pinged:
            self._conn.fail(SILENT, "keepalive ping timeout")
        elif self.free:
            self._pinged = True
            self._conn.send_ping(b"")
        self._send()
        self._timer = self._loop.call_later(KEEPALIVE, self.keep_alive)

    def _send(self) -> None:
        for data in self._conn.data_to_send():
            if data:
                self.transport.write(data)
            else:  # both sides have said that they close, or the rules were broken
                self._leave(1006 if self._conn.close_rcvd is None else self._conn.close_rcvd.code)
                self.transport.close()

    def _leave(self, code: int) -> None:
        if not self._gone.done():
            self._gone.set_result(code)


def _texts(headers: Iterable[tuple[bytes, bytes]]) -> Headers:
    return Headers([(name.decode("latin-1"), value.decode("latin-1")) for name, value in headers])
