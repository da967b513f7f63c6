"""A real server on a free port, and a plain client that plays at it."""

from __future__ import annotations

import http.client
import json
import os
import re
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import uvicorn
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

import toy
from dvergar.server.app import create_app
from dvergar.server.bots import Bots
from dvergar.server.run import SETTINGS

WAIT = 30.0  # seconds until a test gives up on an answer


def thread_bots(workers: int = 1) -> Bots:
    """Return bots that think in so many threads of this process."""
    return Bots(lambda: ThreadPoolExecutor(workers), workers=workers)


def toy_app(data: Path | str, **more: Any) -> Starlette:
    """Return a server with the toy game only, whose bots think in a thread and do not pause; `more` is what `create_app` takes besides."""
    return create_app(data, **{"games": [toy.create(None)], "pause": (0, 0), "bots": thread_bots(), **more})


@contextmanager
def serving(app: Starlette, **settings: Any) -> Iterator[str]:
    """Serve the application in a thread, with other settings than the server's own where they are given; gives its address."""
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, **{**SETTINGS, **settings}))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    until = time.monotonic() + WAIT
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < until, "the server takes too long to start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join(WAIT)
        listening.close()


class Answer(NamedTuple):
    """An HTTP answer."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """Return the body as JSON."""
        return json.loads(self.body)


class Browser:
    """Somebody with cookies: asks over HTTP and opens lines to tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.cookies: dict[str, str] = {}
        self.tokens: dict[str, list[str]] = {}  # of its seats, by table, as the server told them once

    @property
    def host(self) -> str:
        """Return host and port."""
        return urlsplit(self.address).netloc

    def ask(self, method: str, path: str, body: object = None, raw: bytes | None = None, headers: dict[str, str] | None = None) -> Answer:
        """Ask and return the answer; `raw` goes instead of JSON."""
        connection = http.client.HTTPConnection(self.host, timeout=WAIT)
        sent = {"cookie": self.cookie(), **({"content-type": "application/json"} if body is not None or raw is not None else {}), **(headers or {})}
        try:
            connection.request(method, path, raw if raw is not None else None if body is None else json.dumps(body), sent)
            response = connection.getresponse()
            found = {key.lower(): value for key, value in response.getheaders()}
            for header, value in response.getheaders():
                if header.lower() == "set-cookie":
                    self._keep(SimpleCookie(value))
            answer = Answer(response.status, found, response.read())
            if response.status in (200, 201) and path.startswith("/api/tables") and b'"keys":[{' in answer.body and not path.endswith("/hand"):
                self.tokens.setdefault(answer.json["table"]["id"], []).extend(key["token"] for key in answer.json["keys"])
            return answer
        finally:
            connection.close()

    def get(self, path: str) -> Answer:
        """GET."""
        return self.ask("GET", path)

    def post(self, path: str, body: object) -> Answer:
        """POST JSON."""
        return self.ask("POST", path, body)

    def _keep(self, cookies: SimpleCookie) -> None:
        for key, morsel in cookies.items():
            if morsel["max-age"] == "0":
                self.cookies.pop(key, None)
            else:
                self.cookies[key] = morsel.value

    def code(self, **what: object) -> str:
        """Ask for a code for another device: for all seats, or for one `seat` of one `table`."""
        return str(self.post("/api/device/code", what).json["code"])

    def cookie(self) -> str:
        """Return the cookie header."""
        return "; ".join(f"{key}={value}" for key, value in self.cookies.items())

    def table(self, *seats: str, game: str = "toy", **more: object) -> str:
        """Open a table with these seats ("me", "open", or a bot's level) and return its id."""
        setup = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = self.post("/api/tables", {"game": game, "seats": setup, **more})
        assert answer.status == 201, answer.body
        return str(answer.json["table"]["id"])

    def line(self, table: str, **more: str) -> Line:
        """Open a line to a table."""
        return Line(self, table, **more)


def changed(old: Any, changes: list[Any]) -> Any:
    """Return a message with its changes in their places; the old one stays as it was."""
    new = json.loads(json.dumps(old))
    for way, value in changes:
        part = new
        for key in way[:-1]:
            part = part[key]
        part[way[-1]] = value
    return new


def stepped(show: dict[str, Any], step: dict[str, Any]) -> dict[str, Any]:
    """Return what a page shows after a step."""
    new: dict[str, Any] = changed(show, step["changes"])
    return {**new, **{key: step[key] for key in ("story_from", "story", "chat_from", "chat")}}


class Line:
    """An open socket to a table, with the newest view and the story so far."""

    def __init__(self, browser: Browser, table: str, origin: str | None = None) -> None:
        headers = {"cookie": browser.cookie(), **({"origin": origin} if origin is not None else {})}
        self._open = connect(f"ws://{browser.host}/ws/{table}", additional_headers=headers, compression=None, open_timeout=WAIT, close_timeout=2, max_size=None)
        self.socket: ClientConnection
        self.show: dict[str, Any] = {}
        self.steps = 0
        self.story: list[Any] = []
        self.heard: list[bytes] = []  # everything that ever came
        self.stored: dict[int, int] = {}  # by seat the newest decision whose answer is known to be stored

    def __enter__(self) -> Line:
        self.socket = self._open.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._open.__exit__(None, None, None)

    def send(self, message: object) -> None:
        """Send a message as JSON, a text or bytes as they are."""
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self, timeout: float = WAIT) -> dict[str, Any]:
        """Return the next message that says more than that an answer is stored; a view is kept."""
        while (message := self.hear(timeout))["t"] == "done":
            pass
        return message

    def hear(self, timeout: float = WAIT) -> dict[str, Any]:
        """Return the next message; a view is kept."""
        raw = self.socket.recv(timeout)
        self.heard.append(raw.encode() if isinstance(raw, str) else raw)
        message: dict[str, Any] = json.loads(raw)
        if message["t"] == "done":
            self.stored[message["seat"]] = message["decision"]
        if message["t"] == "show":
            self.steps = 0
        elif message["t"] == "step":
            self.steps += 1
            assert message["step"] == self.steps
            message = stepped(self.show, message)
        if message["t"] == "show":
            self.show = message
            self.story = [*self.story[: message["story_from"]], *message["story"]]
        return message

    def until(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Receive until a view fits, and return it."""
        while not (self.show and fits(self.show)):
            message = self.receive()
            assert message["t"] == "show", message
        return self.show

    def reach(self, rev: int) -> dict[str, Any]:
        """Receive until that many changes are shown."""
        return self.until(lambda show: bool(show["rev"] >= rev))

    def asked(self) -> dict[str, Any]:
        """Receive until it is this seat's turn, and only its: bots have answered."""
        return self.until(lambda show: show["view"] is not None and show["view"]["actors"] == [show["seat"]])

    def look(self, seat: int | None) -> dict[str, Any]:
        """See the table as another seat."""
        self.send({"t": "look", "seat": seat})
        return self.until(lambda show: bool(show["seat"] == seat))

    def refused(self) -> dict[str, Any]:
        """Receive until something is refused, and return the failure."""
        while (message := self.receive())["t"] != "refused":
            pass
        failure: dict[str, Any] = message["failure"]
        return failure

    def play(self, choice: int = 0, seat: int | None = None) -> dict[str, Any]:
        """Choose among what the newest view offers and return the view in which that has been done."""
        show = self.show
        action = show["view"]["choices"][choice]["action"]
        self.send({"t": "play", "seat": show["seat"], "decision": show["decision"], "action": action})
        return self.answered(show)

    def answered(self, show: dict[str, Any]) -> dict[str, Any]:
        """Receive until the decision asked in that view has been answered."""
        return self.until(lambda new: bool(new["seat"] == show["seat"] and new["decision"] > show["decision"]))

    def finish(self, enough: Callable[[dict[str, Any]], bool] = lambda view: False) -> dict[str, Any]:
        """Play the first choice until the match is over, or until the view asked for a choice is `enough`; the line looks as one seat."""
        while True:
            show = self.until(lambda new: bool(new["table"]["status"] == "over" or new["view"]["choices"]))
            if show["table"]["status"] == "over" or enough(show["view"]):
                return show
            self.play()


class Process:
    """A server in a process of its own, as `dvergar serve` starts it, with the toy game among its games; with another `python`, what is installed there."""

    def __init__(self, *argv: str | Path, python: Path | None = None) -> None:
        path = "" if python else os.pathsep.join([str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])])
        command = [python or sys.executable, "-m", "dvergar", "serve", "--port", "0", "--no-open", "--pace", "0", *argv]
        env = {**os.environ, "PYTHONPATH": path}
        self.process = subprocess.Popen(list(map(str, command)), stdout=subprocess.PIPE, text=True, env=env, cwd=python and python.parent)
        assert self.process.stdout is not None
        found = re.search(r"http://\S+(?=/ )", self.process.stdout.readline())
        assert found, "the server says where it is"
        self.address = found[0].replace("localhost", "127.0.0.1")

    def kill(self) -> None:
        """Kill it as a pulled plug would."""
        self.process.kill()
        self.process.wait(WAIT)
        if self.process.stdout is not None:
            self.process.stdout.close()
