"""The commands for those who write a game: `dvergar new-game` and `dvergar check-game`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

WRONG = 2


def add(jobs: Any) -> None:
    """Add the commands to the command line."""
    new = jobs.add_parser("new-game", help="begin a game of your own", description="Write a working game in one file, to be changed into yours.")
    new.add_argument("id", metavar="ID", help="its id: small letters, digits, underscores")
    new.add_argument("folder", type=Path, metavar="DIR", help="a new folder for its package")
    new.set_defaults(job=new_game)
    check = jobs.add_parser("check-game", help="put an installed game to the test", description="Put a game through all suites, and say what is wrong.")
    check.add_argument("game", metavar="ID", help="its id; `dvergar games` lists them")
    check.add_argument("--matches", type=int, default=3, metavar="N", help="random matches in each suite (default 3)")
    check.set_defaults(job=check_game)


def new_game(given: argparse.Namespace) -> int:
    """`dvergar new-game ID DIR`: says which files were written, and how to go on."""
    from dvergar.tools.new_game import Unfit, write

    try:
        written = write(given.id, given.folder)
    except (Unfit, OSError) as error:
        print(f"dvergar: {error}", file=sys.stderr)
        return WRONG
    for file in written:
        print(file)
    print(f"Now: pip install -e {given.folder}, then dvergar check-game {given.id}")
    return 0


def check_game(given: argparse.Namespace) -> int:
    """`dvergar check-game ID`: a line for each suite; status 1 where something is wrong."""
    from dvergar.checking.check import check
    from dvergar.engine.discovery import game
    from dvergar.engine.errors import DvergarError

    try:
        found = game(given.game)
    except DvergarError as error:
        print(f"dvergar: {error}", file=sys.stderr)
        return WRONG
    wrong = 0
    for finding in check(found, max(1, given.matches)):
        told = f"WRONG: {finding.wrong}" if finding.wrong else f"left out: {finding.left_out}" if finding.left_out else "right"
        print(f"{finding.seats} seats  {finding.suite:30} {told}", flush=True)
        wrong += bool(finding.wrong)
    print(f"{found.title}: {f'{wrong} of these are wrong' if wrong else 'everything is right'}")
    return 1 if wrong else 0
