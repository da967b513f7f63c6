"""`dvergar train GAME`: learning as a command."""

from __future__ import annotations

import argparse
import os
import sys
from functools import partial
from pathlib import Path
from typing import Any

from dvergar.engine.discovery import game as find
from dvergar.engine.errors import DvergarError

WRONG = 2  # exit status
NUMBERS = (
    ("generations", "of a network: how often it plays and learns: first without search, then searching with what it has learned"),
    ("matches", "how many matches the first generation plays, or all duels together"),
    ("searched", "of a network: how many each later generation plays"),
    ("measured", "how many matches what was learned plays against a search without it, or against what was known; 0 for none"),
)


def add(jobs: Any) -> None:
    """Add `train` to the command line."""
    train = jobs.add_parser(
        "train",
        help="let bots learn from self-play",
        description="Learn from self-play: what a position is worth, as a network, or the numbers that a game's cheap player goes by, in duels. "
        "A run that was stopped goes on with the same arguments.",
    )
    train.add_argument("game", metavar="GAME", help="its id; `dvergar games` lists them")
    train.add_argument("--minutes", required=True, type=float, metavar="N", help="how long it may take; what is missing then is done by the next run")
    train.add_argument("--out", required=True, type=Path, metavar="FILE", help="what is learned, a .json file; how far a run has come lies beside it")
    train.add_argument("--by", choices=("network", "duels"), help="what is learned (default: by duels where the player goes by numbers)")
    train.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game; may be given several times")
    train.add_argument("--vary", default="", metavar="KEY", help="of a network: an option of the game whose values take turns in the matches it learns from")
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
    from dvergar.arena.plan import read_options

    game = find(given.game)
    try:
        seats = tuple(int(text) for text in given.seats.split(",")) if given.seats else tuple(game.seats)
    except ValueError as error:
        raise ArenaError(f"{given.seats!r} are no numbers of seats; right would be as in 3,4") from error
    options = read_options(game, given.option)
    for number in seats:
        game.checked(number, given.seed, options)
    asked: dict[str, Any] = {name: getattr(given, name) for name, _ in NUMBERS if getattr(given, name) is not None}
    heuristics = game.heuristics()
    make = duels if given.by == "duels" or (given.by is None and heuristics is not None and heuristics.numbers()) else network
    if given.vary:
        if make is duels or not any(option.key == given.vary and option.values for option in game.options):
            raise ArenaError(f"{given.vary!r} is no option of {game.title} whose values could take turns" if make is network else "duels do not vary options")
        asked["vary"] = given.vary
    learner = make(given.game, seats, given.seed, options, asked)
    workers = DaskWorkers(given.dask, given.jobs) if given.dask else ProcessWorkers(given.jobs) if given.jobs > 1 else ThisProcess()
    try:
        return 0 if learner(given.out, workers, tell).run(60 * given.minutes) else 1
    finally:
        workers.close()


def network(game: str, seats: tuple[int, ...], seed: int, options: dict[str, object], asked: dict[str, Any]) -> Any:
    """Return what makes the training of a network."""
    from dvergar.arena.errors import ArenaError

    try:
        from dvergar.learn.training import Course, Training
    except ImportError as error:
        raise ArenaError(f"a network needs {error.name}, which is not installed: pip install 'dvergar[learn]'") from error
    return partial(Training, Course(game, seats, seed, options=options, **asked))


def duels(game: str, seats: tuple[int, ...], seed: int, options: dict[str, object], asked: dict[str, Any]) -> Any:
    """Return what makes a contest of duels."""
    from dvergar.arena.errors import ArenaError
    from dvergar.learn.duels import Contest, Duels

    foreign = sorted(set(asked) - {"matches", "measured"})
    if foreign:
        raise ArenaError(f"duels have no {' and no '.join(foreign)}")
    return partial(Duels, Contest(game, seats, seed, options=options, **asked))


def tell(line: str) -> None:
    """Say what happens."""
    print(line, file=sys.stderr, flush=True)
