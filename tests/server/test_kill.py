"""The server is killed in the middle of a game, with kill -9, again and again: no acknowledged action is lost, none is doubled."""

from __future__ import annotations

import random
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import dvergar
from serving import WAIT, Browser, Line, Process

DEATHS = 3
ROUNDS = 6


@pytest.fixture
def start() -> Iterator[Callable[..., Process]]:
    """Start servers; none survives the test."""
    started: list[Process] = []

    def start(*words: str | Path) -> Process:
        started.append(Process(*words))
        return started[-1]

    yield start
    for process in started:
        process.kill()


class Witness:
    """Remembers what the server has acknowledged to one seat, and looks whether it still holds."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.show: dict[str, Any] = {}
        self.story: list[Any] = []

    def take(self, line: Line) -> None:
        """Note what is shown now."""
        self.show, self.story = line.show, list(line.story)

    def check(self, line: Line) -> None:
        """Assert that nothing acknowledged is lost, an open secret choice included."""
        if not self.show:
            return
        assert line.show["rev"] >= self.show["rev"]
        assert line.show["decision"] >= self.show["decision"]
        assert line.story[: len(self.story)] == self.story
        secret = self.show["view"]["chosen"]
        if secret:
            opened = [event["args"]["card"] for event in line.story[len(self.story) :] if event["kind"] == "showed" and event["seat"] == self.seat]
            assert (opened or [line.show["view"]["chosen"]])[0] == secret


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_kill_9_loses_no_acknowledged_action(database: str, tmp_path: Path, start: Callable[..., Process], request: pytest.FixtureRequest, scale: int) -> None:
    where = ("--data", tmp_path) if database == "sqlite" else ("--database", request.getfixturevalue("postgres"))
    for game in range(scale):
        play(random.Random(f"{database} {game}"), lambda: start(*where))


class Plug:
    """Is pulled three times in a match, at actions chosen beforehand: no machine is so fast that the match ends before."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.left = sorted(dice.sample(range(1, 2 * ROUNDS - 1), DEATHS))
        self.sent = 0

    def pull(self, line: Line, server: Process, witness: Witness) -> None:
        """Count an action that was sent; if it is one of those, kill the server once it is answered, while it is on its way, or at any moment."""
        show = line.show
        self.sent += 1
        if not self.left or self.sent < self.left[0]:
            line.answered(show)
            return
        del self.left[0]
        when = self.dice.choice(["answered", "sent", "whenever"])
        if when == "answered":
            line.answered(show)
            witness.take(line)
        threading.Timer(self.dice.random() / 20 if when == "whenever" else 0, server.kill).start()
        while True:
            line.receive()  # bots may move meanwhile; the end of the line ends this


def play(dice: random.Random, start: Callable[[], Process]) -> None:
    """Play one game for two people against two bots, while the server dies now and then."""
    server = start()
    browser = Browser(server.address)
    table = browser.table("me", "me", "bold", "random", options={"rounds": ROUNDS})
    witnesses = [Witness(0), Witness(1)]
    plug = Plug(dice)
    deaths = 0
    while any(witness.show.get("table", {}).get("status") != "over" for witness in witnesses):
        try:
            with browser.line(table) as line:
                line.receive()
                turns(line, witnesses, dice, server, plug)
        except (ConnectionClosed, ConnectionError):
            deaths += 1
            server.process.wait(WAIT)
            server = start()
            browser.address = server.address
    assert deaths == DEATHS
    match = dvergar.Match.read(browser.get(f"/api/tables/{table}/record").body.decode())
    for witness in witnesses:
        actions = [entry for entry in match.log if entry.seat == witness.seat]
        assert len(actions) == witness.show["decision"], "an action for each decision: none lost, none doubled"
        assert {entry.by for entry in actions} == {"person"}
    server.kill()


def turns(line: Line, witnesses: list[Witness], dice: random.Random, server: Process, plug: Plug) -> None:
    """Play until the match is over, or until the server is killed."""
    while any(witness.show.get("rev") != line.show["rev"] for witness in witnesses) or line.show["table"]["status"] != "over":
        for witness in witnesses:
            show = line.look(witness.seat)
            witness.check(line)
            if not show["sits"]:
                time.sleep(0.01)  # bots are to act; who asks all the time is refused
            if show["table"]["status"] != "over" and witness.seat in show["sits"]:
                action = dice.choice(show["view"]["choices"])["action"]
                line.send({"t": "play", "seat": witness.seat, "decision": show["decision"], "action": action})
                plug.pull(line, server, witness)
            witness.take(line)


def ps(*words: str) -> list[list[str]]:
    """Ask for processes."""
    return [line.split() for line in subprocess.run(["ps", *words], capture_output=True, text=True, check=False).stdout.splitlines()]


def test_the_workers_of_a_killed_server_do_not_stay_behind(tmp_path: Path, start: Callable[..., Process]) -> None:
    server = start("--data", tmp_path)
    browser = Browser(server.address)
    with browser.line(browser.table("me", "bold")) as line:
        line.asked()  # a bot has answered, so its worker runs
    children = [pid for pid, parent in ps("-A", "-o", "pid=,ppid=") if parent == str(server.process.pid)]
    assert children
    server.kill()
    until = time.monotonic() + WAIT
    for child in children:
        while any(not state.startswith("Z") for (state,) in ps("-o", "stat=", "-p", child)):
            assert time.monotonic() < until
            time.sleep(0.05)
