"""The door of a browser: requests and sockets of its pages reach the application as messages of ASGI, without a network between them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from starlette.types import ASGIApp, Message, Scope

HOST = b"localhost"
Tell = Callable[[int, str, str], None]  # number of the line, "open", "text" or "close", a text or a close code
Headers = list[tuple[str, str]]


class Answer(NamedTuple):
    """What the application answers to a request."""

    status: int
    headers: Headers
    body: bytes


class Door:
    """Lets the pages of one browser in. `tell` says what a line has to say to its page."""

    def __init__(self, app: ASGIApp, tell: Tell) -> None:
        self.app = app
        self.tell = tell
        self._lines: dict[int, asyncio.Queue[Message]] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(self, method: str, address: str, headers: Headers, body: bytes) -> Answer:
        """Return the answer to a request."""
        sent: list[Message] = []
        coming: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]
        ended = asyncio.Event()

        async def receive() -> Message:
            if coming:
                return coming.pop()
            await ended.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)

        try:
            await self.app({**self._scope("http", address, headers), "method": method}, receive, send)
        except Exception:
            if not sent:  # the application has answered by then, and raises for whoever keeps a log
                raise
        finally:
            ended.set()
        found = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in sent[0].get("headers", [])]
        return Answer(sent[0]["status"], found, b"".join(message.get("body", b"") for message in sent[1:]))

    def open(self, line: int, address: str, headers: Headers) -> None:
        """Open a socket; what it has to say is told from now on."""
        queue = self._lines[line] = asyncio.Queue()
        queue.put_nowait({"type": "websocket.connect"})
        self._do(self._socket(line, queue, self._scope("websocket", address, headers)))

    def say(self, line: int, text: str) -> None:
        """Take a text from a page's socket."""
        if line in self._lines:
            self._lines[line].put_nowait({"type": "websocket.receive", "text": text})

    def close(self, line: int) -> None:
        """Close a page's socket: the page has gone."""
        queue = self._lines.pop(line, None)
        if queue is not None:
            queue.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def _scope(self, kind: str, address: str, headers: Headers) -> Scope:
        path, _, query = address.partition("?")
        sent = [(b"host", HOST), *((name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers)]
        given: Scope = {"type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http" if kind == "http" else "ws", "root_path": ""}
        return {**given, "path": path, "raw_path": path.encode(), "query_string": query.encode(), "headers": sent, "client": ("127.0.0.1", 0), "server": None}

    async def _socket(self, line: int, queue: asyncio.Queue[Message], scope: Scope) -> None:
        async def send(message: Message) -> None:
            kind = message["type"]
            if kind == "websocket.accept":
                self.tell(line, "open", "")
            elif kind == "websocket.send":
                self.tell(line, "text", message["text"])
            elif kind in ("websocket.close", "websocket.http.response.start"):
                self._gone(line, int(message.get("code", 1006)))

        try:
            await self.app(scope, queue.get, send)
        finally:
            self._gone(line, 1006)

    def _gone(self, line: int, code: int) -> None:
        if self._lines.pop(line, None) is not None:
            self.tell(line, "close", str(code))

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
