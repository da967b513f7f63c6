"""Servers are killed in the middle of matches, with kill -9, again and again: no acknowledged action is lost, none is doubled."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import dvergar
from serving import WAIT, Browser, Line, Process

MATCHES = 7  # at a time: three houses of them are 21, with --long twenty times as many
DEATHS = 3
ROUNDS = 6
ACTIONS = 2 * ROUNDS * MATCHES  # of persons; fewer cannot end all matches
CUT = (ConnectionClosed, ConnectionError, InvalidHandshake, EOFError)  # what a line says whose server dies


class Witness:
    """Remembers what the server has acknowledged to one seat, and looks whether it still holds."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.show: dict[str, Any] = {}
        self.story: list[Any] = []
        self.stored = -1  # the newest decision whose answer is known to be stored

    def take(self, line: Line) -> None:
        """Note what is shown now."""
        self.show, self.story = line.show, list(line.story)

    def check(self, line: Line) -> None:
        """Assert that nothing acknowledged is lost, an open secret choice included."""
        assert line.show["decision"] > self.stored
        if not self.show:
            return
        assert line.show["rev"] >= self.show["rev"]
        assert line.show["decision"] >= self.show["decision"]
        assert line.story[: len(self.story)] == self.story
        secret = self.show["view"]["chosen"]
        if secret:
            opened = [event["args"]["card"] for event in line.story[len(self.story) :] if event["kind"] == "showed" and event["seat"] == self.seat]
            assert (opened or [line.show["view"]["chosen"]])[0] == secret


class House:
    """A server that dies at actions chosen beforehand (no machine is so fast that the matches end before) and is started again."""

    def __init__(self, dice: random.Random, argv: list[str | Path]) -> None:
        self.dice = dice
        self.argv = argv
        self.process = Process(*argv)
        self.left = sorted(dice.sample(range(1, ACTIONS * 3 // 4), DEATHS))
        self.sent = 0
        self.counting = threading.Lock()
        self.dying = threading.Lock()  # one blow at a time: two servers on one file are no house
        self.falling: list[threading.Timer] = []

    @property
    def address(self) -> str:
        """Return where it is now."""
        return self.process.address

    def send(self, line: Line, message: object, answered: Callable[[], None]) -> None:
        """Send an action; if it is one of the chosen, the blow falls when it is answered, while it is on its way, or at any moment."""
        with self.counting:
            self.sent += 1
            due = self.sent in self.left
            when = self.dice.choice(["answered", "sent", "whenever"]) if due else ""
            after = self.dice.random() / 20 if when == "whenever" else 0
        try:
            try:
                line.send(message)
            finally:  # its line may be cut by an earlier blow
                if when != "answered":
                    self.fall(due, after)
            answered()
        finally:
            if when == "answered":
                self.fall(due, 0)

    def fall(self, due: bool, after: float) -> None:
        """Let it die so many seconds from now, if that is due."""
        if due:
            self.falling.append(threading.Timer(after, self.die))
            self.falling[-1].start()

    def die(self) -> None:
        """Die as by a pulled plug, and start again."""
        with self.dying:
            self.process.kill()
            self.process = Process(*self.argv)

    def settle(self) -> None:
        """Wait until it has died as often as it was to."""
        assert len(self.falling) == DEATHS
        for fall in self.falling:
            fall.join()

    def close(self) -> None:
        """Die for good."""
        self.process.kill()


class Workers(House):
    """Several processes of which one dies, which one is a matter of chance; the server replaces it."""

    def die(self) -> None:
        """Let one process die."""
        os.kill(self.dice.choice(children(self.process.process.pid)), signal.SIGKILL)


@contextmanager
def house(kind: str, dice: random.Random, database: Callable[[], str], folder: Path) -> Iterator[House]:
    """Open a house."""
    if kind == "sqlite":
        opened = House(dice, ["--data", folder])
    elif kind == "postgres":
        opened = House(dice, ["--database", database()])
    else:
        opened = Workers(dice, ["--database", database(), "--workers", "2"])
    try:
        yield opened
    finally:
        for fall in opened.falling:
            fall.join()
        opened.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgres", "workers"])
def test_kill_9_loses_no_acknowledged_action(kind: str, tmp_path: Path, request: pytest.FixtureRequest, scale: int) -> None:
    for number in range(scale):
        dice = random.Random(f"{kind} {number}")
        matches = []
        with (
            house(kind, dice, lambda: str(request.getfixturevalue("postgres")), tmp_path) as server,
            ThreadPoolExecutor(MATCHES) as players,
        ):
            for played in [players.submit(play, server, random.Random(f"{kind} {number} {match}")) for match in range(MATCHES)]:
                matches.append(played.result())
            server.settle()
            for match in matches:
                verify(server, *match)


def play(house: House, dice: random.Random) -> tuple[Browser, str, list[Witness]]:
    """Play one match for two people against two bots, while the server dies now and then."""
    browser = Browser(house.address)
    table = again(house, browser, lambda: browser.table("me", "me", "bold", "random", options={"rounds": ROUNDS}))
    witnesses = [Witness(0), Witness(1)]
    while any(witness.show.get("table", {}).get("status") != "over" for witness in witnesses):
        again(house, browser, lambda: watch(house, browser.line(table), witnesses, dice))
    return browser, table, witnesses


def verify(house: House, browser: Browser, table: str, witnesses: list[Witness]) -> None:
    """Assert that the match holds an action for each decision, and plays back to its result."""
    match = dvergar.Match.read(again(house, browser, lambda: browser.get(f"/api/tables/{table}/record").body.decode()))
    for witness in witnesses:
        actions = [entry for entry in match.log if entry.seat == witness.seat]
        assert len(actions) == witness.show["decision"], "an action for each decision: none lost, none doubled"
        assert {entry.by for entry in actions} == {"person"}


def again(house: House, browser: Browser, ask: Callable[[], Any]) -> Any:
    """Ask until the server lives to the end of the answer."""
    until = time.monotonic() + 3 * WAIT
    while True:
        browser.address = house.address
        try:
            return ask()
        except CUT:
            assert time.monotonic() < until
            time.sleep(0.05)


def watch(house: House, line: Line, witnesses: list[Witness], dice: random.Random) -> None:
    """Play until the match is over; raises one of `CUT` when the server is killed."""
    with line:
        line.receive()
        while any(witness.show.get("rev") != line.show["rev"] for witness in witnesses) or line.show["table"]["status"] != "over":
            for witness in witnesses:
                show = line.look(witness.seat)
                witness.check(line)
                if not show["sits"]:
                    time.sleep(0.01)  # bots are to act; who asks all the time is refused
                if show["table"]["status"] != "over" and witness.seat in show["sits"]:
                    action = dice.choice(show["view"]["choices"])["action"]
                    message = {"t": "play", "seat": witness.seat, "decision": show["decision"], "action": action}
                    house.send(line, message, partial(answered, line, witness, show))
                witness.take(line)


def answered(line: Line, witness: Witness, show: dict[str, Any]) -> None:
    """Wait for the answer and remember it; that it is stored may be heard before what became of it."""
    try:
        line.answered(show)
    finally:
        witness.stored = max(witness.stored, line.stored.get(witness.seat, -1))
    witness.take(line)


def ps(*argv: str) -> list[list[str]]:
    """Ask for processes."""
    return [line.split(None, 2) for line in subprocess.run(["ps", "-ww", *argv], capture_output=True, text=True, check=False).stdout.splitlines()]


def children(parent: int) -> list[int]:
    """Return the server processes below that one; Python's resource tracker is none of them."""
    until = time.monotonic() + WAIT
    while True:
        found = [int(pid) for pid, above, command in ps("-A", "-o", "pid=,ppid=,args=") if above == str(parent) and "spawn_main" in command]
        if found:
            return found
        assert time.monotonic() < until
        time.sleep(0.05)


def test_the_processes_of_a_killed_server_do_not_stay_behind(tmp_path: Path) -> None:
    server = Process("--data", tmp_path)
    try:
        browser = Browser(server.address)
        with browser.line(browser.table("me", "bold")) as line:
            line.asked()  # a bot has answered, so its process runs
        left = [pid for pid, parent in ps("-A", "-o", "pid=,ppid=") if parent == str(server.process.pid)]
        assert left
    finally:
        server.kill()
    until = time.monotonic() + WAIT
    for child in left:
        while any(not state.startswith("Z") for (state,) in ps("-o", "stat=", "-p", child)):
            assert time.monotonic() < until
            time.sleep(0.05)
