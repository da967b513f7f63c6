"""What others wait while somebody floods the server: a request and a move of theirs, median and 99 of 100, each with a bound.

With `--long` more is measured, and `-s` shows the figures.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from attacks.test_uninvited import figures
from attacks.wire import dial, head, rest, upgrade
from serving import WAIT, Browser, Process

MOST = 200  # times that a stranger asks
MEDIAN, P99 = 0.5, 3.0  # seconds that others wait at most, on a machine that does something else as well
STRANGER = "127.0.0.2"  # an address that is counted
JSON = "Content-Type: application/json"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    started = Process("--data", tmp_path_factory.mktemp("house"), "--metrics")
    yield started
    started.kill()


@contextmanager
def again_and_again(*works: Callable[[], None]) -> Iterator[None]:
    """Do each of these works in a thread of its own over and over, at most `MOST` times, whatever comes of it."""
    over = threading.Event()

    def keep(work: Callable[[], None]) -> None:
        for _ in range(MOST):
            if over.is_set():
                return
            with suppress(OSError):
                work()

    threads = [threading.Thread(target=keep, args=(work,), daemon=True) for work in works]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        over.set()
        for thread in threads:
            thread.join(WAIT)


@contextmanager
def holding(server: Process, count: int, said: Callable[[Browser], bytes]) -> Iterator[None]:
    """Hold so many connections, from addresses enough, that say something and then nothing more."""
    anna = Browser(server.address)
    with ExitStack() as held:
        for number in range(count):
            line = held.enter_context(dial(server.address, f"127.0.1.{1 + number // 150}"))
            line.sendall(said(anna))
        yield


def half_head(anna: Browser) -> bytes:
    return b"GET / HTTP/1.1\r\nHost: " + anna.host.encode() + b"\r\nX:"


def half_body(anna: Browser) -> bytes:
    return head("POST", "/api/tables", anna.host, JSON, "Content-Length: 4000") + b'{"game"'


def asking(server: Process, method: str, path: str, body: object = None) -> Callable[[], None]:
    """A stranger who asks the same over and over."""
    host = Browser(server.address).host
    sent = b"" if body is None else json.dumps(body).encode()
    request = head(method, path, host, JSON, f"Content-Length: {len(sent)}", "Connection: close") + sent

    def work() -> None:
        with dial(server.address, STRANGER) as line:
            line.sendall(request)
            rest(line)

    return work


def recorded(game: str) -> str:
    """Return the longest record that is kept of a game."""
    return max((file.read_text() for file in (Path(__file__).parents[1] / "records" / game).glob("*")), key=len)


def codes(server: Process) -> Callable[[], None]:
    return asking(server, "POST", "/api/qr", {"text": "x" * 500})


def positions(server: Process) -> Callable[[], None]:
    table = Browser(server.address).post("/api/records", {"text": recorded("die_zwerge")}).json["table"]["id"]
    return asking(server, "GET", f"/api/tables/{table}/past/150?seat=0")


def records(server: Process) -> Callable[[], None]:
    return asking(server, "POST", "/api/records", {"text": recorded("brisingamen")[:-10]})


def broken(server: Process) -> Callable[[], None]:
    anna = Browser(server.address)

    def work() -> None:
        with dial(server.address, STRANGER) as line:
            line.sendall(half_body(anna))

    return work


def pings(server: Process) -> Callable[[], None]:
    """A socket that sends pings and reads nothing."""
    anna = Browser(server.address)
    table = anna.table("me", "bold")
    data = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 50

    def work() -> None:
        with dial(server.address, STRANGER) as line:
            line.settimeout(0.2)
            line.sendall(upgrade(anna, table))
            for _ in range(50):
                line.sendall(data)
            rest(line)

    return work


FLOODS: dict[str, Callable[[Process], list[Callable[[], None]]]] = {
    "nothing": lambda server: [],
    "codes": lambda server: [codes(server)] * 4,
    "positions": lambda server: [positions(server)] * 4,
    "records": lambda server: [records(server)] * 4,
    "broken off": lambda server: [broken(server)] * 2,
    "pings": lambda server: [pings(server)] * 2,
}
HELD = {"silent": lambda anna: b"", "half heads": half_head, "half bodies": half_body}


def waits(server: Process, times: int) -> dict[str, tuple[float, float]]:
    """Return what others wait for a request and for a move: median and 99 of 100, in seconds."""
    anna = Browser(server.address)
    found: dict[str, list[float]] = {"request": [], "move": []}
    line = None
    with ExitStack() as open_:
        for _ in range(times):
            begun = time.perf_counter()
            assert anna.get("/api/house").status == 200
            found["request"].append(time.perf_counter() - begun)
            if line is None or line.show["table"]["status"] == "over":
                line = open_.enter_context(anna.line(anna.table("me", "random", options={"rounds": 6})))
            line.until(lambda show: bool(show["table"]["status"] == "over" or (show["view"] and show["view"]["choices"])))
            if line.show["table"]["status"] != "over":
                begun = time.perf_counter()
                line.play()
                found["move"].append(time.perf_counter() - begun)
    return {what: (sorted(each)[len(each) // 2], sorted(each)[min(len(each) - 1, len(each) * 99 // 100)]) for what, each in found.items()}


def judge(name: str, server: Process, times: int) -> None:
    """Measure, tell, and compare with the bounds."""
    told = waits(server, times)
    now = figures(Browser(server.address))
    shown = {what: [round(value * 1000, 1) for value in pair] for what, pair in told.items()}
    print(json.dumps({"flood": name, "ms": shown, "connections": now["dvergar_connections"], "memory_mb": round(now["dvergar_memory_bytes"] / 1e6)}))
    for median, p99 in told.values():
        assert median < MEDIAN, name
        assert p99 < P99, name


@pytest.mark.parametrize("name", list(FLOODS))
def test_others_go_on_while_somebody_asks_over_and_over(server: Process, name: str, scale: int) -> None:
    with again_and_again(*FLOODS[name](server)):
        judge(name, server, 20 * min(scale, 10))


@pytest.mark.parametrize("name", list(HELD))
def test_others_go_on_while_somebody_holds_connections(server: Process, name: str, scale: int) -> None:
    count = 200 if scale == 1 else 4000
    allow(count + 200)
    with holding(server, count, HELD[name]):
        judge(f"{count} {name}", server, 20 * min(scale, 10))


def allow(files: int) -> None:
    """Let this process open so many files."""
    import resource

    low, high = resource.getrlimit(resource.RLIMIT_NOFILE)
    if low < files:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(files, high), high))
