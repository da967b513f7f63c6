"""Webhooks that drip, hang, or lead into the server's own network: each call ends in time, and holds up nobody else's."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest

from attacks.wire import TICK, soon
from dvergar.server.addresses import public
from dvergar.server.tables import notifier
from dvergar.server.tables.notifier import Calls, Crowded, Letter, post, resolved
from serving import WAIT

LIMIT = 0.5
SLACK = 10.0  # seconds more that a busy machine may take

INSIDE = [
    *("127.0.0.1", "10.1.2.3", "192.168.1.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "255.255.255.255", "240.0.0.1"),
    *("224.0.0.1", "239.255.255.250", "192.88.99.1", "192.0.0.170", "198.18.0.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fec0::1"),
    *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "::ffff:0:127.0.0.1", "::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b::808:808", "64:ff9b:1::a00:1"),
    *("2002:7f00:1::", "2002:a00:1::1", "2002:808:808::1", "2001::1", "2001:db8::1", "ff02::1", "ff0e::1", "nothing", ""),
]


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_not_out_in_the_internet_is_not_called(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not public(address)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (address, 443))])
    with pytest.raises(ValueError, match="no public address"):
        resolved("hook.example", 443)


def test_public_ones_are_called_and_a_name_with_both_is_called_there(monkeypatch: pytest.MonkeyPatch) -> None:
    for address in ("8.8.8.8", "2606:4700::1111", "2a00:1450::1"):
        assert public(address)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: [(0, 0, 0, "", (address, 443)) for address in ("127.0.0.1", "8.8.8.8", "10.0.0.1")])
    assert resolved("hook.example", 443) == "8.8.8.8"


def test_the_address_that_was_checked_is_called_and_it_is_looked_at_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name is resolved once; and a connection that ends inside all the same is dropped before anything is said."""
    asked: list[str] = []
    with listening(lambda line: None) as (port, heard):

        def first_outside(host: str, *_: object, **__: object) -> list[tuple[int, int, int, str, tuple[str, int]]]:
            asked.append(host)
            return [(0, 0, 0, "", ("8.8.8.8" if len(asked) == 1 else "127.0.0.1", port))]

        called: list[str] = []

        def inside(address: tuple[str, int], timeout: float) -> socket.socket:
            called.append(address[0])
            line = socket.socket()
            line.settimeout(timeout)
            line.connect(("127.0.0.1", port))
            return line

        monkeypatch.setattr(socket, "getaddrinfo", first_outside)
        monkeypatch.setattr(socket, "create_connection", inside)
        with pytest.raises(ValueError, match="no public address"):
            post(Letter(f"http://hook.example:{port}/", {}, b"secret"))
        assert (asked, called) == (["hook.example"], ["8.8.8.8"])
        soon(lambda: heard == [b""])


@contextmanager
def listening(answer: object) -> Iterator[tuple[int, list[bytes]]]:
    """Listen on a port and let `answer` do what it likes with each connection; gives the port, and what was heard at first on each."""
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as server:

        def serve() -> None:
            with suppress(OSError):
                while True:
                    line, _ = server.accept()
                    with line, suppress(OSError):
                        line.settimeout(WAIT)
                        heard.append(line.recv(65536))
                        answer(line)  # type: ignore[operator]

        thread = threading.Thread(target=serve, daemon=True)
        thread.start()
        yield server.getsockname()[1], heard
        with suppress(OSError):
            server.shutdown(socket.SHUT_RDWR)
        thread.join(WAIT)


def drip(data: bytes) -> object:
    """Return an answer that comes byte by byte, until nobody listens any more."""

    def answer(line: socket.socket) -> None:
        line.settimeout(TICK)
        for at in range(len(data)):
            line.sendall(data[at : at + 1])
            with suppress(TimeoutError):
                if line.recv(1) == b"":
                    return

    return answer


@pytest.mark.parametrize(
    "answer",
    [drip(b"HTTP/1.1 " + b"2" * 5000), drip(b"HTTP/1.1 100 Continue\r\n\r\n" * 400), drip(b""), drip(b"HTTP/1.1 1")],
    ids=["status", "continue", "nothing", "half"],
)
@pytest.mark.parametrize("scheme", ["http", "https"])
def test_a_call_ends_in_time_however_the_answer_comes(answer: object, scheme: str) -> None:
    def hold(line: socket.socket) -> None:
        answer(line)  # type: ignore[operator]
        line.recv(1)

    with listening(hold) as (port, _):
        begun = time.monotonic()
        with pytest.raises((OSError, ValueError)):
            post(Letter(f"{scheme}://127.0.0.1:{port}/", {}, b"x" * 1000), anywhere=True, limit=LIMIT)
        assert time.monotonic() - begun < LIMIT + SLACK


@pytest.mark.parametrize("said", [b"HTTP/1.1 204 No Content\r\n\r\n", b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 204 \r\n", b"HTTP/1.0 204\r\n"])
def test_the_status_is_all_that_is_read(said: bytes) -> None:
    with listening(lambda line: line.sendall(said)) as (port, heard):
        assert post(Letter(f"http://127.0.0.1:{port}/a?b", {"title": "x"}, b"body"), anywhere=True, limit=WAIT) == 204
        assert heard[0].startswith(b"POST /a?b HTTP/1.1\r\n")


def test_what_never_ends_is_no_answer() -> None:
    with listening(lambda line: line.sendall(b"x" * 1_000_000)) as (port, _), pytest.raises((ValueError, OSError)):
        post(Letter(f"http://127.0.0.1:{port}/", {}, b""), anywhere=True, limit=WAIT)


def test_a_host_that_hangs_holds_up_no_other_and_no_other_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes all its own places; letters to others go out as soon as a thread is free, and work in the common threads goes on at once."""
    monkeypatch.setattr(notifier, "MOST_OF_HOST", 3)
    go = threading.Event()

    def send(letter: Letter) -> int:
        if "slow" in letter.url:
            assert go.wait(WAIT)
        return 204

    async def work() -> None:
        calls = Calls(send, threads=4)
        slow = [asyncio.ensure_future(calls.deliver(Letter("https://slow.example/", {}, b""))) for _ in range(5)]
        await asyncio.sleep(0)
        assert await calls.deliver(Letter("https://other.example/", {}, b"")) == 204
        assert await asyncio.to_thread(lambda: 7) == 7
        assert calls.waiting == 3
        go.set()
        ended = await asyncio.gather(*slow, return_exceptions=True)
        assert ended[:3] == [204] * 3
        assert all(isinstance(error, Crowded) for error in ended[3:])
        assert (calls.waiting, calls.dropped) == (0, 2)
        calls.stop()

    asyncio.run(work())
