"""Measure how far apart the levels are: `ladder.py [GAME ...] [--seats N ...] [--matches N] [--jobs N] [--scale PART]` prints the table of docs/bots.md.

Apprentices, journeymen and masters sit at the same tables, and each deal is played from every seat; in a game of one team, each team plays the
deal. The masters think for a part of the iterations that they have in earnest, counted and not timed: equal arguments give equal tables, however
many processes play.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from itertools import pairwise

import dvergar
from dvergar.arena import Outcome, run
from dvergar.arena.outcome import percent, spread
from dvergar.bots import LEVELS, policy
from dvergar.engine.errors import DvergarError
from dvergar.engine.game import Game

USUAL = {"nidavellir": 3, "nains": 3, "die_zwerge": 4, "roi_des_nains": 4, "brisingamen": 4}
OPTIONS = {"die_zwerge": {"difficulty": "normal"}}
HEAD = ("game", "seats", "matches", "iterations", "apprentice", "journeyman", "master", "journeyman before apprentice", "master before journeyman")


def budget(game: Game, scale: float) -> int:
    """Return that part of what a master may think; 1 where it does not search."""
    return max(1, round(scale * int(getattr(policy(game, LEVELS[-1]), "iterations", 0))))


def row(found: Outcome, iterations: int) -> list[str]:
    """Return one line of the table: ratings (of a team: the share of wins), and who stands before whom, with 95 % intervals."""
    game = found.plan.game
    if game.cooperative:
        ratings = [f"wins {percent(found.wins[level].value)} ({spread(found.wins[level], percent)})" for level in LEVELS]
    else:
        rated = {rating.bot: rating for rating in found.ratings or []}
        ratings = [f"{rated[level].mu:.1f} ({rated[level].low:.1f} to {rated[level].high:.1f})" for level in LEVELS if level in rated] or ["", "", ""]
    pairs = [found.pair(better, lesser) for lesser, better in pairwise(LEVELS)]
    return [game.title, str(found.plan.seats), str(found.matches), str(iterations) if iterations > 1 else "", *ratings, *pairs]


def rows(games: list[str], seats: list[int], matches: int, jobs: int, scale: float) -> Iterator[list[str]]:
    """Play, and yield one line after the other."""
    for id in games:
        game = dvergar.game(id)
        iterations = budget(game, scale)
        for count in seats or [USUAL.get(id, game.seats.start)]:
            if count in game.seats:
                yield row(run(id, LEVELS, count, matches, budget=iterations, options=OPTIONS.get(id), jobs=jobs), iterations)


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="the usual number, if none is named")
    parser.add_argument("--matches", type=int, default=120)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scale", type=float, default=0.1)
    words = parser.parse_args()
    print(f"| {' | '.join(HEAD)} |\n|{'---|' * len(HEAD)}", flush=True)
    try:
        for line in rows(words.games or list(USUAL), words.seats, words.matches, words.jobs, words.scale):
            print(f"| {' | '.join(line)} |", flush=True)
    except DvergarError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
