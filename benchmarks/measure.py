"""Measure one build of Dvergar and print the figures as JSON: `measure.py [WHAT] [--quick]`, WHAT being all, clone or a game's id.

Every figure is the median of several repeats, and each repeat is timed beside a fixed loop of plain Python in the same process: `us` is
microseconds on this machine, `ratio` the same in turns of that loop, which travels better from machine to machine. The keys stay as they are.
"""

from __future__ import annotations

import json
import platform
import statistics
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from time import perf_counter

import dvergar
from dvergar.bots import LEVELS
from dvergar.bots.search import Search
from dvergar.engine import state as states
from dvergar.engine.game import Game
from dvergar.engine.policy import Heuristics, Policy, decide
from dvergar.engine.state import State, play_out

Figures = dict[str, dict[str, float]]
TURNS = 2_000


def reference(turns: int) -> int:
    """Do a fixed piece of work on ints and small lists, as game code does."""
    total = 0
    cells = [0] * 16
    for turn in range(turns):
        place = (turn * 7 + total) & 15
        cells[place] += turn & 3
        if cells[place] > 9:
            cells[place] = 0
        total = (total + cells[place]) & 0xFFFF
    return total


class Bench:
    """Takes the figures; `repeats` times each, after one turn that is not counted."""

    def __init__(self, repeats: int) -> None:
        self.repeats = repeats
        self.figures: Figures = {}
        self.turn_us: list[float] = []

    def take(self, key: str, work: Callable[[], int]) -> None:
        """Time `work`, which returns how many things it did, and note one thing's cost under `key`."""
        work()
        costs, ratios = [], []
        for _ in range(self.repeats):
            begun = perf_counter()
            reference(TURNS)
            between = perf_counter()
            done = work()
            ended = perf_counter()
            turn = (between - begun) / TURNS
            costs.append((ended - between) / done)
            ratios.append(costs[-1] / turn)
            self.turn_us.append(turn * 1e6)
        cost = statistics.median(costs)
        self.figures[key] = {"us": round(cost * 1e6, 4), "ratio": round(statistics.median(ratios), 3), "per_second": round(1 / cost, 1)}


def measure_game(bench: Bench, game: Game, what: str, games: int) -> None:
    """Take the figures of one game, at each number of seats."""
    for seats in game.seats:
        name = f"{game.id}/{seats}"
        seeds = count()
        samples = positions(game, seats)
        bench.take(f"{name}/clone", partial(each, samples, lambda state: state.clone()))
        if what == "clone":
            continue
        bench.take(f"{name}/decision", partial(play, [game.new(seats, next(seeds)) for _ in range(games)]))
        bench.take(f"{name}/game", partial(whole_games, game, seats, seeds, games))
        bench.take(f"{name}/dump", partial(each, samples, lambda state: state.dump()))
        bench.take(f"{name}/key", partial(each, samples, lambda state: state.key()))
        bench.take(f"{name}/worlds", partial(each, samples, lambda state: state.worlds(0, dvergar.Rng(5))))
        bench.take(f"{name}/view", partial(each, samples, lambda state: game.view(state, 0)))
        bench.take(f"{name}/view_feed", partial(watch, game, seats))
        midway = course(game, seats, 1, dvergar.Rng(1))
        bench.take(f"{name}/iteration", partial(iterate, midway[len(midway) // 2], 100))
        for level, make in game.policies().items():
            if level in LEVELS:  # they are the others with slips, or as long as the clock says
                continue
            bench.take(f"{name}/{level}", partial(each, samples, partial(choose, make())))


def positions(game: Game, seats: int) -> list[State]:
    """Return positions from all stages of a few random games."""
    rng = dvergar.Rng(1)
    found = [state for seed in range(4) for state in course(game, seats, seed, rng)]
    return found[:: max(1, len(found) // 60)]


def course(game: Game, seats: int, seed: int, rng: dvergar.Rng) -> list[State]:
    """Play a game at random and return the position before each decision."""
    state, found = game.new(seats, seed), []
    while actors := state.actors():
        found.append(state.clone())
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[rng.below(len(legal))])
    return found


def play(starts: list[State]) -> int:
    """Play a clone of each to the end at random and count the decisions."""
    rng = dvergar.Rng(2)
    return sum(play_out(start.clone(), rng) for start in starts)


def whole_games(game: Game, seats: int, seeds: Iterator[int], games: int) -> int:
    """Set up and play so many games."""
    for seed in islice(seeds, games):
        play_out(game.new(seats, seed), dvergar.Rng(seed))
    return games


def each(states: list[State], do: Callable[[State], object]) -> int:
    """Do it with every position."""
    for state in states:
        do(state)
    return len(states)


def watch(game: Game, seats: int) -> int:
    """Play a game at random, show every seat the table after each move as a server does, and count the views; the moves are timed with them."""
    state, rng, views = game.new(seats, 9), dvergar.Rng(9), 0
    feed = game.view_feed(state)
    while actors := state.actors():
        legal = state.legal(actors[0])
        state.apply(actors[0], legal[rng.below(len(legal))])
        feed.state_changed()
        for seat in range(seats):
            feed.view(seat)
        views += seats
    return views


def iterate(state: State, iterations: int) -> int:
    """Search from the middle of a game, with random playouts to the end."""
    Search(state, state.actors()[0], Heuristics(), dvergar.Rng(3)).run(iterations)
    return iterations


def choose(policy: Policy, state: State) -> int:
    """Let a bot answer, from a world that it may see."""
    seat = state.actors()[0]
    return decide(policy, state, seat, 6)


def main(argv: list[str]) -> None:
    """Measure what is asked for and print it."""
    quick = "--quick" in argv
    what = next((text for text in argv if not text.startswith("--")), "all")
    known = ["all", "clone", *dvergar.games()]
    if what not in known:
        raise SystemExit(f"nothing called {what!r} can be measured; there are: {', '.join(known)}")
    bench = Bench(3 if quick else 9)
    for game in dvergar.games():
        if what in ("all", "clone", game):
            measure_game(bench, dvergar.game(game), what, 4 if quick else 40)
    build = "plain" if str(states.__file__).endswith(".py") else "compiled"
    out = {"build": build, "python": platform.python_version(), "reference_us": round(statistics.median(bench.turn_us), 4), "figures": bench.figures}
    print(json.dumps(out))


if __name__ == "__main__":
    main(sys.argv[1:])
