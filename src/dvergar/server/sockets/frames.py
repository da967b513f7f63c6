"""How a connection reads and writes under uvicorn: frames, straight from and to its protocol.

Most messages are one short frame each. Those are read here; pings, fragments and whatever breaks the rules goes to the library below.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import SecurityError
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.utils import apply_mask

from dvergar.server.rates import PINGS, Bucket, Busy
from dvergar.server.security import BIGGEST, DEVICE_COOKIE, TABLE_COOKIE
from dvergar.server.sockets.door import Door, Visit
from dvergar.server.sockets.transport import EXTENSION, MANY, Receiver

WHOLE_TEXT = 0x81  # first byte of a frame that is a whole message
MASKED = 0x80
CONTROL = 0x88  # from here on: close, ping, pong, in one frame
LONG = 4096  # bytes of a request from which on its cookies are looked through: the library reads lines of 8,192
SLICE = 4096  # bytes that the library reads at a time
PIECES = 256  # of one message at most
TOO_LARGE, BROKEN_TEXT, TOO_FAST = 1009, 1007, 1008  # close codes


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


def is_text(data: bytes) -> bool:
    """Return whether bytes are a text in UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class FrameTransport(WebSocketsSansIOProtocol):
    """The protocol of a socket to a table; once a receiver is joined to it, frames take the short way."""

    free = True
    early = b""  # what came before a receiver was joined
    ending = False  # the server has closed the socket: the library reads the rest
    _receiver: Receiver | None = None
    slow = False  # a message came in pieces or as bytes: from then on the library reads everything
    full = False  # reading has stopped, since messages wait
    rest = b""  # the beginning of a frame
    pings: Bucket | None = None
    door: Door | None = None
    visit: Visit | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection; whoever waits for room need not wait any more."""
        super().connection_lost(exc)
        self.free = True
        if self._receiver is not None:
            self._receiver.flush()
        if self.door is not None and self.visit is not None:
            self.door.leave(self.visit)

    def handle_connect(self, event: Request) -> None:
        """Tell the application of the short way."""
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][EXTENSION] = {"transport": self}

    @property
    def receiver(self) -> Receiver | None:
        """Whoever takes what is read here; what came before is theirs as well."""
        return self._receiver

    @receiver.setter
    def receiver(self, receiver: Receiver | None) -> None:
        self._receiver = receiver
        if receiver is not None:
            self._read_on()

    def data_received(self, data: bytes) -> None:
        """Read the handshake, and then whole frames; until a receiver is joined they wait."""
        if not self.handshake_initiated:
            super().data_received(data if len(data) < LONG else lean(data))
            if self.conn.handshake_exc is not None:
                self._refuse_handshake(self.conn.handshake_exc)
        elif self.slow or self.ending:
            self._pass_on(data)
        elif self._receiver is None:
            self.early += data
            self.transport.pause_reading()
        else:
            self._read(self._receiver, data)

    def _read_on(self) -> None:
        early, self.early = self.early, b""
        if early:
            self.transport.resume_reading()
            self.data_received(early)

    def _pass_on(self, data: bytes) -> None:
        """Have the library read: what is answered to one slice may fill the line, and then the next one is not answered."""
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])

    def _read(self, receiver: Receiver, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        at, size, waiting = 0, len(data), 0
        while size - at >= 2:
            kind, length, start = data[at], data[at + 1] - MASKED, at + 2
            if length == 126 and size >= start + 2:
                length, start = (data[start] << 8) + data[start + 1], start + 2
            elif length == 127:
                length = BIGGEST + 1  # whatever it is exactly
            if not 0 <= length <= BIGGEST or (kind != WHOLE_TEXT and not CONTROL <= kind < CONTROL + 3):
                self.slow, self.rest = True, b""
                self._pass_on(data[at:])
                return
            stop = start + 4 + length
            if stop > size:
                break
            if kind == WHOLE_TEXT:
                text = apply_mask(data[start + 4 : stop], data[start : start + 4])
                if not is_text(text):
                    self._fail(BROKEN_TEXT)
                    return
                waiting = receiver.hear(text)
            else:
                super().data_received(data[at:stop])
            at = stop
        self.rest = data[at:]
        if waiting > MANY and not self.full:
            self.full = True
            self.transport.pause_reading()

    def _refuse_handshake(self, wrong: Exception) -> None:
        """Answer a request for a socket that the library below does not understand; it would leave it without an answer."""
        status = "431 Request Header Fields Too Large" if isinstance(wrong, SecurityError) else "400 Bad Request"
        self.handshake_complete = self.close_sent = True
        self.transport.write(f"HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n".encode())
        self.transport.close()

    def handle_ping(self) -> None:
        """Answer a ping, unless the other side takes no answers; very many end the socket."""
        self.pings = self.pings or Bucket(PINGS)
        try:
            self.pings.take()
        except Busy:
            self._fail(TOO_FAST)
            return
        if self.free:
            super().handle_ping()
        else:
            self.conn.data_to_send()  # whoever reads nothing needs no answer, and must not let them pile up

    def handle_cont(self, event: Frame) -> None:
        """Take another piece of a message; one in very many pieces ends the socket."""
        if len(self.frames) >= PIECES:
            self._fail(TOO_LARGE)
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Give a message on; a text that is none ends the socket, and uvicorn would write a traceback of it."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._fail(BROKEN_TEXT)
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int) -> None:
        self.frames = []
        if not self.close_sent:
            self.conn.fail(code)
            self.handle_parser_exception()

    def resume(self) -> None:
        """Read on: nothing waits any more."""
        if self.full:
            self.full = False
            self.transport.resume_reading()

    def write(self, text: bytes) -> None:
        """Send a text in one frame."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        length = len(text)
        if length < 126:
            head = bytes((WHOLE_TEXT, length))
        elif length < 65536:
            head = bytes((WHOLE_TEXT, 126, length >> 8, length & 255))
        else:
            head = bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big")
        self.transport.write(head + text)

    async def close(self, code: int) -> None:
        """Close the socket."""
        await self.send({"type": "websocket.close", "code": code, "reason": ""})
        self.ending = True
        self._read_on()

    def pause_writing(self) -> None:
        """Note that the page reads slowly: there is no room."""
        super().pause_writing()
        self.free = False
        if self.door is not None:
            self.door.stall(self.visit, True)

    def resume_writing(self) -> None:
        """Note that the page has caught up: there is room again."""
        super().resume_writing()
        self.free = True
        if self.door is not None:
            self.door.stall(self.visit, False)
        if self._receiver is not None:
            self._receiver.flush()
