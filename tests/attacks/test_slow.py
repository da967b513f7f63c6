"""Connections that keep the server waiting: each is cut in time, and nobody else notices."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from attacks.wire import dial, dialled, head, rest, soon, trickle, upgrade
from dvergar.server.rates import Rate
from dvergar.server.sockets import door as doors
from dvergar.server.sockets.door import Deadlines, Door
from serving import WAIT, Browser, serving, toy_app

SHORT = Deadlines(head=0.5, body=0.5, stall=0.5, linger=0.5)
MANY = 40
POST = ("Content-Type: application/json", "Content-Length: 4000")


@pytest.fixture
def door() -> Door:
    return Door(SHORT)


@pytest.fixture
def anna(tmp_path: Path, door: Door) -> Iterator[Browser]:
    with serving(toy_app(tmp_path, door=door, figures=True)) as address:
        yield Browser(address)


@pytest.mark.parametrize("said", [b"", b"G", b"GET / HTTP/1.1\r\nHost: x\r\nX-A: b"], ids=["silent", "a letter", "half a head"])
def test_who_sends_no_whole_head_is_cut(anna: Browser, door: Door, said: bytes) -> None:
    with dialled(anna.address, MANY) as held:
        for line in held:
            line.sendall(said)
        assert anna.get("/healthz").status == 200
        assert [rest(line) for line in held] == [b""] * MANY
    soon(lambda: not door.visits)
    assert door.cut["head"] == MANY


def test_a_head_that_comes_byte_by_byte_gets_no_more_time(anna: Browser, door: Door) -> None:
    with dial(anna.address) as line:
        assert trickle(line, head("GET", "/healthz", anna.host, "X: " + "y" * 2000)) == b""
    assert door.cut["head"] == 1


def test_a_second_request_on_a_connection_has_the_same_deadline(anna: Browser, door: Door) -> None:
    with dial(anna.address) as line:
        line.sendall(head("GET", "/healthz", anna.host))
        assert line.recv(4000).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /healthz HT")
        rest(line)
    assert door.cut["head"] == 1


def test_who_sends_no_whole_body_is_cut(anna: Browser, door: Door) -> None:
    with dialled(anna.address, MANY) as held:
        for line in held:
            line.sendall(head("POST", "/api/tables", anna.host, *POST) + b'{"game"')
        assert anna.table("me", "bold")
        assert [rest(line) for line in held] == [b""] * MANY
    assert door.cut["body"] == MANY


def test_a_body_that_comes_byte_by_byte_gets_no_more_time(anna: Browser, door: Door) -> None:
    with dial(anna.address) as line:
        line.sendall(head("POST", "/api/tables", anna.host, *POST))
        assert trickle(line, b" " * 4000) == b""
    assert door.cut["body"] == 1


def test_the_rest_of_a_body_that_was_refused_is_not_awaited_for_ever(anna: Browser, door: Door) -> None:
    with dial(anna.address) as line:
        line.sendall(head("POST", "/api/tables", anna.host, "Content-Type: application/json", "Transfer-Encoding: chunked"))
        line.sendall(b"8000\r\n" + b" " * 0x8000 + b"\r\n")
        assert rest(line).startswith(b"HTTP/1.1 413")
    assert door.cut["body"] == 1


def test_who_takes_no_answers_is_cut(anna: Browser, door: Door) -> None:
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = anna.host.split(":")
        line.settimeout(WAIT)
        line.connect((host, int(port)))
        line.sendall(head("GET", "/api/words/en", anna.host) * 1000)
        soon(lambda: door.cut["stall"] == 1)
        assert anna.get("/healthz").status == 200


def test_a_socket_that_takes_no_answers_piles_nothing_up_and_is_cut(anna: Browser, door: Door) -> None:
    table = anna.table("me", "bold")
    worst = 0
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        host, port = anna.host.split(":")
        line.settimeout(WAIT)
        line.connect((host, int(port)))
        line.sendall(upgrade(anna, table))
        nonsense = Frame(Opcode.TEXT, b"{}").serialize(mask=True)
        try:
            for _ in range(4000):
                line.sendall(nonsense * 50)
                worst = max(worst, door.waiting())
                if door.cut["stall"]:
                    break
        except (ConnectionError, TimeoutError):
            pass
        soon(lambda: door.cut["stall"] == 1)
    assert worst < 200_000, "bytes that wait for one socket"
    soon(lambda: b"dvergar_sockets 0\n" in anna.get("/metrics").body)


def test_very_many_pings_end_the_socket(anna: Browser) -> None:
    table = anna.table("me", "bold")
    with dial(anna.address) as line:
        line.sendall(upgrade(anna, table))
        line.recv(4000)
        line.sendall(Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 100)
        assert rest(line)[-4:] == b"\x88\x02" + (1008).to_bytes(2, "big")


def test_a_message_in_very_many_pieces_ends_the_socket(anna: Browser) -> None:
    table = anna.table("me", "bold")
    with dial(anna.address) as line:
        line.sendall(upgrade(anna, table))
        line.recv(4000)
        line.sendall(Frame(Opcode.TEXT, b"{", False).serialize(mask=True) + Frame(Opcode.CONT, b"", False).serialize(mask=True) * 1000)
        assert rest(line)[-4:] == b"\x88\x02" + (1009).to_bytes(2, "big")


def test_those_who_are_quick_are_never_cut(anna: Browser, door: Door) -> None:
    """A page stays connected for longer than any deadline of requests."""
    table = anna.table("me", "bold", options={"rounds": 6})
    with anna.line(table) as line, dialled(anna.address, MANY) as held:
        line.asked()
        for other in held:
            rest(other)  # until it is cut
        line.finish()
    assert (door.cut["head"], door.cut["stall"], door.cut["body"]) == (MANY, 0, 0)


def test_each_visitor_holds_so_many_connections(tmp_path: Path) -> None:
    door = Door(each=5, everybody=True)
    with serving(toy_app(tmp_path, door=door)) as address:
        with dialled(address, 5) as held:
            soon(lambda: len(door.visits) == 5)
            with dial(address) as more:
                assert rest(more).startswith(b"HTTP/1.1 503")
            with dial(address, "127.0.0.2") as other:
                other.sendall(head("GET", "/healthz", "localhost"))
                assert other.recv(4000).startswith(b"HTTP/1.1 200"), "somebody else comes in"
            held[0].close()
            soon(lambda: door.held["127.0.0.1"] == 4)
            assert Browser(address).get("/healthz").status == 200
        assert door.turned_away == 1
    assert Door().each >= 100


def test_each_visitor_opens_so_many_connections_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "ARRIVALS", Rate(5, 0.01))
    with serving(toy_app(tmp_path)) as address:
        for number in range(8):
            with dial(address, "127.0.0.2") as line:
                line.sendall(head("GET", "/healthz", "localhost"))
                assert line.recv(12) == (b"HTTP/1.1 200" if number < 5 else b"HTTP/1.1 503")
        assert Browser(address).get("/healthz").status == 200


def test_all_together_hold_so_many_connections(tmp_path: Path) -> None:
    door = Door(most=5)
    with serving(toy_app(tmp_path, door=door)) as address, dialled(address, 5):
        soon(lambda: len(door.visits) == 5)
        with dial(address) as more:
            assert rest(more).startswith(b"HTTP/1.1 503")


def test_behind_a_proxy_a_visitor_is_told_by_its_headers(tmp_path: Path) -> None:
    """Four sockets of one IPv6 network, from four addresses of it, and no fifth; another network, and a forged first entry, is somebody else."""
    door = Door(each=4, proxies=("127.0.0.1",))
    with serving(toy_app(tmp_path, door=door)) as address:
        anna = Browser(address)
        table = anna.table("me", "bold")
        with dialled(address, 6) as held:
            answers = []
            for number, (line, who) in enumerate(zip(held, [*(f"2001:db8::{n}" for n in range(1, 6)), "2001:db8::1, 2001:db8:0:1::1"], strict=True)):
                line.sendall(upgrade(anna, table, f"X-Forwarded-For: {who}"))
                answers.append(line.recv(12))
                if number < 4:
                    assert line.recv(4000)
            assert answers == [b"HTTP/1.1 101"] * 4 + [b"HTTP/1.1 403", b"HTTP/1.1 101"]
        assert len(door.held) == 0
