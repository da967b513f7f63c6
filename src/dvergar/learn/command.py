"""`dvergar train GAME`: learning as a command."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from dvergar.engine.discovery import game as find
from dvergar.engine.errors import DvergarError

WRONG = 2  # exit status
NUMBERS = (
    ("generations", "how often it plays and learns: first without search, then searching with what it has learned"),
    ("matches", "how many matches the first generation plays"),
    ("searched", "how many each later one plays"),
    ("measured", "how many matches it plays against a search without it after each; 0 for none"),
)


def add(jobs: Any) -> None:
    """Add `train` to the command line."""
    train = jobs.add_parser(
        "train",
        help="let bots learn from self-play",
        description="Learn from self-play what a position is worth. A run that was stopped goes on with the same arguments.",
    )
    train.add_argument("game", metavar="GAME", help="its id; `dvergar games` lists them")
    train.add_argument("--minutes", required=True, type=float, metavar="N", help="how long it may take; what is missing then is done by the next run")
    train.add_argument("--out", required=True, type=Path, metavar="FILE", help="what is learned, a .json file; what was seen lies beside it as .npz")
    train.add_argument("--seats", metavar="N,N,..", help="how many sit at the tables it learns from, the first at those it is measured at (default: all)")
    train.add_argument("--seed", type=int, default=0, metavar="N", help="equal seeds give equal networks (default 0)")
    for name, text in NUMBERS:
        train.add_argument(f"--{name}", type=int, metavar="N", help=text)
    workers = train.add_mutually_exclusive_group()
    workers.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (default: as many as there are cores)")
    workers.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster of this scheduler")
    train.set_defaults(job=run)


def run(given: argparse.Namespace) -> int:
    """Learn; what happens is told to standard error, line by line. Returns the exit status: 0 learned, 1 more time is needed, 2 it cannot be done."""
    from dvergar.arena.errors import ArenaError

    try:
        return learn(given)
    except (ArenaError, DvergarError, OSError) as error:
        print(f"dvergar: {error}", file=sys.stderr)
        return WRONG


def learn(given: argparse.Namespace) -> int:
    """Check the arguments and learn; raises `ArenaError` or `DvergarError` where that cannot be done."""
    from dvergar.arena.errors import ArenaError
    from dvergar.arena.executors import DaskWorkers, ProcessWorkers, ThisProcess

    try:
        from dvergar.learn.training import Course, Training
    except ImportError as error:
        raise ArenaError(f"dvergar train needs {error.name}, which is not installed: pip install 'dvergar[learn]'") from error
    game = find(given.game)
    try:
        seats = tuple(int(text) for text in given.seats.split(",")) if given.seats else tuple(game.seats)
    except ValueError as error:
        raise ArenaError(f"{given.seats!r} are no numbers of seats; right would be as in 3,4") from error
    for number in seats:
        game.checked(number, given.seed, {})
    asked = {name: getattr(given, name) for name, _ in NUMBERS if getattr(given, name) is not None}
    course = Course(given.game, seats, given.seed, **asked)
    workers = DaskWorkers(given.dask, given.jobs) if given.dask else ProcessWorkers(given.jobs) if given.jobs > 1 else ThisProcess()
    try:
        return 0 if Training(course, given.out, workers, tell).run(60 * given.minutes) else 1
    finally:
        workers.close()


def tell(line: str) -> None:
    """Say what happens."""
    print(line, file=sys.stderr, flush=True)
