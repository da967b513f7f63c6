"""Plain sockets that say what they like, when they like, and hear what the server says to that."""

from __future__ import annotations

import socket
import struct
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

from serving import WAIT, Browser

TICK = 0.02  # seconds that somebody slow waits for an answer before the next byte


def dial(address: str, source: str = "") -> socket.socket:
    """Open a connection, from another address of this machine where one is named."""
    parts = urlsplit(address)
    assert parts.hostname is not None
    return socket.create_connection((parts.hostname, parts.port or 80), WAIT, (source, 0) if source else None)


@contextmanager
def dialled(address: str, count: int = 1, source: str = "") -> Iterator[list[socket.socket]]:
    """Hold so many connections."""
    held: list[socket.socket] = []
    try:
        held += [dial(address, source) for _ in range(count)]
        yield held
    finally:
        for each in held:
            each.close()


def rest(line: socket.socket) -> bytes:
    """Return what comes until the server hangs up; fails when it does not."""
    line.settimeout(WAIT)
    heard = b""
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionError:  # cut rather than closed
        pass
    return heard


def trickle(line: socket.socket, data: bytes) -> bytes:
    """Send a byte after the other until the server hangs up; return what it has said, or fail when it has heard everything."""
    line.settimeout(TICK)
    heard = b""
    for at in range(len(data)):
        try:
            line.sendall(data[at : at + 1])
            part = line.recv(65536)
        except TimeoutError:
            continue
        except ConnectionError:
            return heard
        if not part:
            return heard
        heard += part
    raise AssertionError("the server waited for the last byte")


def reset(line: socket.socket) -> None:
    """Hang up as a cable does that is pulled: with a reset."""
    line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    line.close()


def head(method: str, path: str, host: str, *lines: str) -> bytes:
    """Return the head of a request."""
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"Host: {host}", *lines, "", ""]).encode()


def upgrade(browser: Browser, table: str, *lines: str) -> bytes:
    """Return the request for a socket to a table."""
    wanted = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==")
    return head("GET", f"/ws/{table}", browser.host, *wanted, *((f"Cookie: {browser.cookie()}",) if browser.cookies else ()), *lines)


def soon(true: Callable[[], Any]) -> None:
    """Wait until something is so."""
    import time

    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(TICK)
