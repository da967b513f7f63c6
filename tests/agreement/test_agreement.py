"""The compiled build is compiled, and plays as plain Python does. `./forge test` runs this once both builds are there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = "Scripts" if os.name == "nt" else "bin"
COMPILED = ROOT / ".venv-compiled" / FOLDER / "python"
WALK = Path(__file__).parent / "walk.py"


SLICES = 8  # tests that pytest spreads over the cores
GAMES = 2650  # in a slice


def walks(python: str | Path, first: int, games: int) -> list[list[str]]:
    """Return the lines of these games, walked by one build."""
    done = subprocess.run([str(python), str(WALK), str(first), str(games)], stdout=subprocess.PIPE, text=True)
    assert done.returncode == 0
    return [line.split() for line in done.stdout.splitlines()]


def first_step_apart(number: int) -> str:
    """Return where the two builds part in one game."""
    plain, compiled = (
        subprocess.run([str(python), str(WALK), str(number), "1", "--steps"], stdout=subprocess.PIPE, text=True).stdout.splitlines()
        for python in (sys.executable, COMPILED)
    )
    return next((f"{one}   against   {other}" for one, other in zip(plain, compiled, strict=False) if one != other), "in their length")


def test_the_hot_modules_are_compiled_there_and_plain_here() -> None:
    names = "from dvergar.engine import rng, state, policy; print(rng.__file__, state.__file__, policy.__file__)"
    compiled, plain = (subprocess.run([str(python), "-c", names], stdout=subprocess.PIPE, text=True).stdout.split() for python in (COMPILED, sys.executable))
    assert [Path(file).suffix in (".so", ".pyd") for file in compiled] == [True] * 3
    assert [Path(file).suffix for file in plain] == [".py"] * 3


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("part", range(SLICES))
def test_both_builds_agree_key_by_key(part: int, request: pytest.FixtureRequest) -> None:
    """Legal actions and keys at every step, and scores, over all seat counts and options: 20,140 games of Nidavellir, 1,060 of the others."""
    games = 5 * GAMES if request.config.getoption("--long") else GAMES
    plain, compiled = walks(sys.executable, part * games, games), walks(COMPILED, part * games, games)
    assert len(plain) == len(compiled) == games
    for one, other in zip(plain, compiled, strict=True):
        assert one == other, f"game {one[0]} parts: {first_step_apart(int(one[0]))}"
