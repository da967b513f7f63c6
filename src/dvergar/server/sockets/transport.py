"""How a connection reads and writes: messages of ASGI, or whatever shorter way the server under it offers (`websocket.py` under uvicorn)."""

from __future__ import annotations

import asyncio
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

EXTENSION = "dvergar.transport"  # of ASGI: where a server offers a shorter way
MANY = 8  # messages that may wait before no more are read


class Receiver(Protocol):
    """Who takes what a transport reads, and writes when it has room."""

    def hear(self, text: str | bytes) -> int:
        """Take a message; return how many wait now."""

    def flush(self) -> None:
        """Send what is new: there is room again."""


class Transport(Protocol):
    """What a connection reads from and writes to."""

    free: bool  # whether there is room; else whoever has something to send waits to be asked to `flush`
    receiver: Receiver | None

    def write(self, text: bytes) -> None:
        """Send a text."""

    def resume(self) -> None:
        """Read on: nothing waits any more."""

    async def close(self, code: int) -> None:
        """Close the socket, after all that was written."""


class AsgiTransport:
    """Writes through ASGI, one text at a time."""

    def __init__(self, websocket: WebSocket) -> None:
        self.websocket = websocket
        self.receiver: Receiver | None = None
        self.free = True
        self._gone = False
        self._texts: list[bytes] = []
        self._sending: asyncio.Task[None] | None = None

    def write(self, text: bytes) -> None:
        """Send a text."""
        if self._gone:
            return
        self._texts.append(text)
        self.free = False
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    def resume(self) -> None:
        """Nothing to do: ASGI asks for one message after the other."""

    async def close(self, code: int) -> None:
        """Close the socket, after all that was written."""
        if self._sending is not None:
            await self._sending
        await self.websocket.close(code)

    async def _send(self) -> None:
        try:
            while self._texts:
                texts, self._texts = self._texts, []
                for text in texts:
                    await self.websocket.send_text(text.decode())
        except (WebSocketDisconnect, RuntimeError):
            self._gone = True  # whoever listens hears of it
        self._sending = None
        self.free = True
        if self.receiver is not None:
            self.receiver.flush()


def transport_of(websocket: WebSocket) -> Transport:
    """Return what to write to, for a socket that was accepted."""
    found: dict[str, Transport] | None = websocket.scope.get("extensions", {}).get(EXTENSION)
    return AsgiTransport(websocket) if found is None else found["transport"]
