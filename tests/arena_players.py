"""Bots that die, fail or wait; they lie here so that other processes can import them."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

from dvergar.bots.random import RandomPolicy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State


class Plain:
    """Plays at random, in a world like any other bot."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return any legal action."""
        return RandomPolicy().choose(world, seat, rng)


class Dies(Plain):
    """Kills its process the first time that it is asked, however often it is made."""

    def __init__(self, mark: str) -> None:
        self.mark = Path(mark)

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Die, or return any legal action."""
        try:
            self.mark.touch(exist_ok=False)
        except FileExistsError:
            return super().choose(world, seat, rng)
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody survives that")


class AlwaysDies(Plain):
    """Kills its process whenever it is asked."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Die."""
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError("nobody survives that")


class Waits(Plain):
    """Plays the first matches, then waits for a file before it goes on; every match is a mark in a folder."""

    def __init__(self, folder: str, matches: int) -> None:
        self.folder = Path(folder)
        self.matches = matches
        self.begun = False

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return any legal action, when it is time."""
        if not self.begun:
            self.begun = True
            while len(list(self.folder.glob("match-*"))) >= self.matches and not (self.folder / "go").exists():
                time.sleep(0.01)
            (self.folder / f"match-{os.getpid()}-{time.monotonic_ns()}").touch()
        return super().choose(world, seat, rng)


class Fails(Plain):
    """Fails whenever it is asked."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Fail."""
        raise KeyError("no idea")
