"""Frames on the wire: whole, in pieces, several at once, and what breaks the rules; and the same table behind another ASGI server."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from serving import WAIT, Browser, serving, toy_app


@contextmanager
def house(folder: Path, **settings: Any) -> Iterator[Browser]:
    with serving(toy_app(folder), **settings) as address:
        yield Browser(address)


def test_another_asgi_server_serves_the_same_table(tmp_path: Path) -> None:
    with house(tmp_path, ws="websockets-sansio") as anna:
        table = anna.table("me", "bold")
        with anna.line(table) as line:
            line.asked()
            line.send("no JSON")
            assert line.refused()["word"] == "error-json"
            for _ in range(40):
                line.send({"t": "look", "seat": 7})
            assert [line.refused()["args"]["seat"] for _ in range(40)] == [7] * 40
            assert line.finish()["view"]["over"]
        with anna.line("bcdfgh") as line:
            assert line.refused()["word"] == "error-table"
            with pytest.raises(ConnectionClosed) as closed:
                line.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


class Plain:
    """A socket that writes frames byte by byte as it likes."""

    def __init__(self, anna: Browser, table: str) -> None:
        host, port = anna.host.split(":")
        self.socket = socket.create_connection((host, int(port)), WAIT)
        lines = [f"GET /ws/{table} HTTP/1.1", f"Host: {anna.host}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
        self.socket.sendall("\r\n".join([*lines, "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", f"Cookie: {anna.cookie()}", "", ""]).encode())
        self.file = self.socket.makefile("rb")
        while self.file.readline() != b"\r\n":
            pass

    def frame(self) -> tuple[int, bytes]:
        """Return the next frame that is no view: its kind and what it says."""
        while True:
            kind, length = self.file.read(2)
            more = {126: 2, 127: 8}.get(length, 0)
            body = self.file.read(int.from_bytes(self.file.read(more)) if more else length)
            if kind & 15 != Opcode.TEXT or json.loads(body)["t"] == "refused":
                return kind & 15, body


def text(message: str, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, message.encode(), fin).serialize(mask=True)


def test_frames_are_read_however_they_come(tmp_path: Path) -> None:
    """Unknown seats are refused, each with its own number: so it shows that every message was heard, once and in order."""
    with house(tmp_path) as anna:
        plain = Plain(anna, anna.table("me", "me"))
        with plain.socket:
            asks = [text(json.dumps({"t": "look", "seat": 100 + n})) for n in range(7)]
            plain.socket.sendall(asks[0])
            heard = [plain.frame()]
            plain.socket.sendall(asks[1] + asks[2] + Frame(Opcode.PING, b"there?").serialize(mask=True) + asks[3][:9])
            heard += [plain.frame() for _ in range(3)]
            assert Opcode.PONG in [kind for kind, _ in heard]
            plain.socket.sendall(asks[3][9:10])
            plain.socket.sendall(asks[3][10:] + asks[4])
            heard += [plain.frame(), plain.frame()]
            half = '{"t": "look", '
            plain.socket.sendall(text(half, fin=False) + text('"seat": 105}', opcode=Opcode.CONT) + asks[6])
            heard += [plain.frame(), plain.frame()]
            seats = [json.loads(body)["failure"]["args"]["seat"] for kind, body in heard if kind == Opcode.TEXT]
            assert seats == [100, 101, 102, 103, 104, 105, 106]


@pytest.mark.parametrize(("bad", "code"), [(Frame(Opcode.TEXT, b"{}....").serialize(mask=False), 1002), (text("x" * 70_000), 1009)], ids=["bare", "large"])
def test_what_breaks_the_rules_ends_the_line(bad: bytes, code: int, tmp_path: Path) -> None:
    with house(tmp_path) as anna:
        plain = Plain(anna, anna.table("me", "me"))
        with plain.socket:
            plain.socket.sendall(text('{"t": "look", "seat": 7}'))
            assert plain.frame()[0] == Opcode.TEXT
            plain.socket.sendall(bad)
            kind, body = plain.frame()
            assert (kind, int.from_bytes(body[:2])) == (Opcode.CLOSE, code)
