"""Measure how far apart the levels are, and how long masters think: `ladder.py [GAME ...]` writes the tables of docs/bots.md.

Apprentices, journeymen and masters sit at the same tables, and each deal is played from every seat; in a game of one team, each team plays the
deal. A master that has learned also sits down with the one that grows trees without, which may think for as many iterations more as it does in the
same time. With `--grand N` grand masters meet masters.
Masters think for a part of the iterations that they have in earnest, counted and not timed: equal arguments give equal lines, however many
processes play and however busy the machine is. Only move times depend on it, so they stand in a table of their own.
Lines that are not measured stay as they are. With `--keep FOLDER` a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import os
import statistics
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import dvergar
from dvergar.arena import Outcome, run
from dvergar.arena.outcome import percent, spread
from dvergar.arena.play import limit
from dvergar.bots import LEVELS, levels, policy
from dvergar.engine.errors import DvergarError
from dvergar.engine.game import Game
from dvergar.engine.policy import Policy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

PAGE = Path(__file__).parents[1] / "docs/bots.md"
USUAL = {"nidavellir": 3, "nains": 3, "die_zwerge": 4, "roi_des_nains": 4, "brisingamen": 4}
OPTIONS = {"die_zwerge": {"difficulty": "normal"}}
LADDER = LEVELS[:3]  # all that keep nobody waiting
HEAD = ("game", "seats", "matches", "iterations", "apprentice", "journeyman", "master", "journeyman before apprentice", "master before journeyman")
DUEL = ("game", "seats", "matches", "iterations", "iterations without", "with before without", "wins with", "wins without")
GRAND = ("game", "seats", "matches", "iterations", "iterations of the master", "grand master before master", "grand master wins", "master wins")
TIMES = ("game", "seats", "decisions", "mean", "median", "p99", "longest")


def budget(game: Game, scale: float, level: str = LADDER[-1]) -> int:
    """Return that part of what a master may think; 1 where it does not search."""
    return max(1, round(scale * int(getattr(policy(game, level), "iterations", 0))))


def row(found: Outcome, iterations: int) -> list[str]:
    """Return one line of the table: ratings (of a team: the share of wins), and who stands before whom, with 95 % intervals."""
    game = found.plan.game
    if game.cooperative:
        ratings = [f"wins {percent(found.wins[level].value)} ({spread(found.wins[level], percent)})" for level in LADDER]
    else:
        rated = {rating.bot: rating for rating in found.ratings or []}
        ratings = [f"{rated[level].mu:.1f} ({rated[level].low:.1f} to {rated[level].high:.1f})" if level in rated else "" for level in LADDER]
    pairs = [found.pair(better, lesser) for lesser, better in pairwise(LADDER)]
    return [game.title, str(found.plan.seats), str(found.matches), str(iterations) if iterations > 1 else "", *ratings, *pairs]


def measure(id: str, seats: int, given: argparse.Namespace) -> list[str]:
    """Play the matches of one line."""
    game = dvergar.game(id)
    usual = seats == USUAL.get(id, game.seats.start)
    iterations = budget(game, given.scale)
    matches = (given.matches if usual or given.seats else given.few) * (len(LADDER) if game.cooperative else 1)  # a deal for each team
    out = None if given.keep is None else given.keep / f"{id}-{seats}.sqlite"
    return row(run(id, LADDER, seats, matches, budget=iterations, options=OPTIONS.get(id), jobs=given.jobs, out=out), iterations)


def limited(id: str, level: str, iterations: int) -> Policy:
    """Return a bot that thinks for so many iterations."""
    found = policy(dvergar.game(id), level)
    limit(found, iterations)
    return found


def duel(id: str, seats: int, given: argparse.Namespace, better: str, lesser: str, matches: int) -> list[str]:
    """Let two levels play with each other, each with that part of its own iterations."""
    game = dvergar.game(id)
    iterations = {level: budget(game, given.scale, level) for level in (better, lesser)}
    bots = {level: partial(limited, id, level, count) for level, count in iterations.items()}
    out = None if given.keep is None else given.keep / f"{id}-{seats}-{better}-{lesser}.sqlite"
    found = run(id, bots, seats, matches, options=OPTIONS.get(id), jobs=given.jobs, out=out)
    wins = [f"{percent(found.wins[name].value)} ({spread(found.wins[name], percent)})" for name in bots]
    return [game.title, str(seats), str(found.matches), *map(str, iterations.values()), found.pair(better, lesser), *wins]


def asked(id: str, seats: int, count: int) -> Iterator[tuple[State, int]]:
    """Yield decisions with a choice from whole matches of journeymen, spread evenly over them."""
    game = dvergar.game(id)
    found: list[tuple[State, int]] = []
    for seed in range(2):
        state, rng = game.new(seats, seed, OPTIONS.get(id)), Rng(seed)
        bot = policy(game, LADDER[1])
        while actors := state.actors():
            if len(state.legal(actors[0])) > 1:
                found.append((state.clone(), actors[0]))
            state.apply(actors[0], bot.choose(state.worlds(actors[0], rng), actors[0], rng))
    yield from (found[len(found) * n // count] for n in range(min(count, len(found))))


def thinking(id: str, seats: int, count: int) -> list[str]:
    """Time so many decisions of a master that thinks as long as it may, in milliseconds."""
    game, rng = dvergar.game(id), Rng(1)
    bot = policy(game, LADDER[-1])
    spent = []
    for state, seat in asked(id, seats, count):
        world = state.worlds(seat, rng)
        begun = perf_counter()
        bot.choose(world, seat, rng)
        spent.append(1000 * (perf_counter() - begun))
    spent.sort()
    figures = (statistics.mean(spent), statistics.median(spent), spent[(99 * len(spent) + 99) // 100 - 1], spent[-1])
    return [game.title, str(seats), str(len(spent)), *(f"{figure:.0f} ms" for figure in figures)]


def written(text: str, name: str, head: tuple[str, ...], line: list[str]) -> str:
    """Return the page with this line in the table of that name, in the place of one for the same game and seats, else behind the game's others."""
    first, last = f"<!-- {name} -->\n", f"<!-- end of {name} -->"
    before, _, rest = text.partition(first)
    table, _, after = rest.partition(last)
    lines = [[cell.strip() for cell in each.strip("|").split("|")] for each in table.strip().splitlines()[2:]]
    lines = [each for each in lines if each[:2] != line[:2]] + [line]
    titles = [dvergar.game(id).title for id in USUAL]
    lines.sort(key=lambda each: (titles.index(each[0]), int(each[1])))
    body = "".join(f"| {' | '.join(each)} |\n" for each in [list(head), ["---"] * len(head), *lines])
    return f"{before}{first}{body}{last}{after}"


def note(page: Path | None, name: str, head: tuple[str, ...], line: list[str]) -> None:
    """Print a line, and write it into the page."""
    print(f"| {' | '.join(line)} |", flush=True)
    if page is not None:
        page.write_text(written(page.read_text(encoding="utf-8"), name, head, line), encoding="utf-8")


def main() -> None:
    """Measure what is asked for, line by line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--seats", type=int, nargs="+", default=[], help="all, if none is named")
    parser.add_argument("--matches", type=int, default=120, help="at the usual number of seats, or at those named; of a team: deals; 0 for none")
    parser.add_argument("--few", type=int, default=24, help="matches at other numbers of seats")
    parser.add_argument("--grand", type=int, default=0, help="matches of grand masters against masters, at the usual number of seats or at those named")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--scale", type=float, default=0.1)
    parser.add_argument("--times", type=int, default=100, help="decisions of each master that are timed; 0 for none")
    parser.add_argument("--keep", type=Path, help="a folder for the rows, to go on with")
    parser.add_argument("--page", type=Path, default=PAGE, help="what is written to")
    parser.add_argument("--print", action="store_true", help="print only")
    given = parser.parse_args()
    page = None if given.print else given.page
    ids = given.games or list(USUAL)
    try:
        for id in [] if given.matches < 1 else sorted(ids, key=lambda id: list(USUAL).index(id) if id in USUAL else 99):
            game = dvergar.game(id)
            for seats in sorted(given.seats or game.seats, key=lambda seats: seats != USUAL.get(id)):
                if seats in game.seats:
                    note(page, "ladder", HEAD, measure(id, seats, given))
                    if "former" in levels(game):
                        matches = given.matches if given.seats or seats == USUAL[id] else given.few
                        note(page, "learned", DUEL, duel(id, seats, given, "master", "former", matches))
        for id in ids if given.grand else []:
            for seats in given.seats or [USUAL[id]]:
                note(page, "grand", GRAND, duel(id, seats, given, "grandmaster", "master", given.grand))
        for id in ids if given.times else []:
            note(page, "times", TIMES, thinking(id, USUAL[id], given.times))
    except DvergarError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
