"""Requests and sockets that break off: a line in the log for each, no traceback, and the next one is served."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from attacks.wire import dial, head, reset, rest, soon, upgrade
from dvergar.server.sockets.door import Door
from serving import Browser, serving, toy_app

TIMES = 10


@pytest.fixture
def door() -> Door:
    return Door()


@pytest.fixture
def anna(tmp_path: Path, door: Door, caplog: pytest.LogCaptureFixture) -> Iterator[Browser]:
    with serving(toy_app(tmp_path, door=door, figures=True), log_config=None) as address:
        yield Browser(address)
    for record in caplog.records:
        if record.levelno >= logging.WARNING:
            assert record.exc_info is None, record.getMessage()
            assert "\n" not in record.getMessage()


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what was logged of requests that broke off."""
    return [record.getMessage() for record in caplog.records if "broken off" in record.getMessage()]


@pytest.mark.parametrize("end", ["closed", "reset"])
def test_a_body_that_breaks_off(anna: Browser, door: Door, end: str, caplog: pytest.LogCaptureFixture) -> None:
    for path in ["/api/tables", "/api/records", "/api/qr"]:
        line = dial(anna.address)
        line.sendall(head("POST", path, anna.host, "Content-Type: application/json", "Content-Length: 100") + b'{"game"')
        assert anna.get("/healthz").status == 200
        line.close() if end == "closed" else reset(line)
    soon(lambda: door.broken_off == 3)
    assert lines(caplog) == [f"a request was broken off: POST {path}" for path in ["/api/tables", "/api/records", "/api/qr"]]
    assert b"dvergar_broken_off_total 3\n" in anna.get("/metrics").body


def test_a_socket_that_breaks_off_before_it_is_answered(anna: Browser, door: Door, caplog: pytest.LogCaptureFixture) -> None:
    table = anna.table("me", "bold")
    for _ in range(TIMES):
        line = dial(anna.address)
        line.sendall(upgrade(anna, table))
        reset(line)
    assert anna.get("/healthz").status == 200
    soon(lambda: not door.visits)
    assert len(lines(caplog)) == door.broken_off


def test_texts_that_are_none_and_bodies_that_go_on_after_the_answer(anna: Browser) -> None:
    table = anna.table("me", "bold")
    with dial(anna.address) as line:
        line.sendall(upgrade(anna, table))
        line.recv(4000)
        line.sendall(Frame(Opcode.TEXT, b"\xff", False).serialize(mask=True) + Frame(Opcode.CONT, b"\xff").serialize(mask=True))
        assert rest(line)[-4:] == b"\x88\x02" + (1007).to_bytes(2, "big")
    with dial(anna.address) as line:
        line.sendall(head("POST", "/api/tables", anna.host, "Content-Type: application/json", "Transfer-Encoding: chunked"))
        line.sendall(b"8000\r\n" + b" " * 0x8000 + b"\r\n")
        assert line.recv(4000).startswith(b"HTTP/1.1 413")
        line.sendall(b"no chunk\r\n\r\n")
        rest(line)
    assert anna.get("/healthz").status == 200


@pytest.mark.parametrize(("more", "status"), [(("X: " + "y" * 9000,), 431), (("Content-Length: 5",), 400)], ids=["line", "body"])
def test_a_request_for_a_socket_is_always_answered(anna: Browser, more: tuple[str, ...], status: int) -> None:
    with dial(anna.address) as line:
        line.sendall(upgrade(anna, anna.table("me", "bold"), *more))
        assert rest(line).startswith(f"HTTP/1.1 {status}".encode())
