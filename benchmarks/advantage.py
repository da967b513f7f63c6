"""Measure how far a bot of Le Roi des Nains is ahead of random players under each quest: `advantage.py [LEVEL] [--deals N] [--seats N] [--seconds S]`.

Each deal is played under a rule that nobody has chosen, by one bot against random players, the bot's seat going round. Printed are, rule by rule,
the mean of the bot's points less the mean of the others', its 95 % confidence interval and the number of deals; and the time of the bot's
moves. With `--seconds` each process stops beginning deals when the time is up: all rules are played in turn, so that each gets its share.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import statistics
from itertools import count
from time import perf_counter

import dvergar
from dvergar.bots import policy
from dvergar.engine.policy import Policy
from dvergar.games.roi_des_nains.position import SIDE_ACTION
from dvergar.games.roi_des_nains.rules import Rules

Found = tuple[str, float, list[float]]  # a rule, the points ahead, seconds of each move
PROCESSES = 2


def deal(state: Rules, players: list[Policy], me: int, side: int, seed: int) -> Found:
    """Play the first deal of a game under one side of its tile."""
    rng = dvergar.Rng(seed)
    rule = state.tables.rules[state.tables.tiles[state.tile][side]].id
    state.apply(state.active, SIDE_ACTION + side)
    times: list[float] = []
    while state.deal == 0:
        seat = state.active
        world = state.worlds(seat, rng) if seat == me else state
        begun = perf_counter()
        action = players[seat].choose(world, seat, rng)
        if seat == me:
            times.append(perf_counter() - begun)
        state.apply(seat, action)
    others = [total for seat, total in enumerate(state.totals) if seat != me]
    return rule, state.totals[me] - statistics.mean(others), times


def play(work: tuple[int, str, int, int, float]) -> list[Found]:
    """Play one process's share: so many deals of every tile, both sides of each."""
    seats, level, deals, first, seconds = work
    game = dvergar.game("roi_des_nains")
    bot, other = policy(game, level), policy(game, "random")
    end = perf_counter() + seconds
    found: list[Found] = []
    wanted: dict[int, int] = {}
    for seed in count(first):
        state = game.new(seats, seed, {"tile_set": "all", "deals": "3"})
        assert isinstance(state, Rules)
        if perf_counter() > end or (len(wanted) == len(state.tables.tiles) and min(wanted.values()) >= deals):
            return found
        if wanted.setdefault(state.tile, 0) < min(deals, min(wanted.values()) + 2):
            wanted[state.tile] += 1
            me = seed % seats
            for side in (0, 1):
                found.append(deal(state.clone(), [bot if seat == me else other for seat in range(seats)], me, side, seed))
    raise AssertionError("seeds do not end")


def interval(values: list[float]) -> float:
    """Return half the width of the 95 % confidence interval of a mean."""
    return 1.96 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description="Measure a bot of Le Roi des Nains against random players, quest by quest.")
    parser.add_argument("level", nargs="?", default="thinker")
    parser.add_argument("--deals", type=int, default=60, help="deals a rule, seat count and process")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5])
    parser.add_argument("--seconds", type=float, default=240.0, help="at most for each seat count")
    given = parser.parse_args()
    rules = [rule.id for rule in getattr(dvergar.game("roi_des_nains"), "tables").rules]  # noqa: B009 - the descriptor of another class
    table: dict[str, list[list[float]]] = {rule: [[] for _ in given.seats] for rule in rules}
    times: list[float] = []
    with multiprocessing.Pool(PROCESSES) as pool:
        for n, seats in enumerate(given.seats):
            shares = [(seats, given.level, given.deals, process * 10_000_000, given.seconds) for process in range(PROCESSES)]
            for found in pool.imap_unordered(play, shares):
                for rule, ahead, spent in found:
                    table[rule][n].append(ahead)
                    times += spent
    print("| rule | " + " | ".join(f"{seats} seats" for seats in given.seats) + " | all | deals |")
    print("|---|" + "---|" * (len(given.seats) + 2))
    for rule, parts in table.items():
        whole = [value for part in parts for value in part]
        cells = [f"{statistics.mean(part):+.2f} ± {interval(part):.2f}" if part else "" for part in [*parts, whole]]
        print(f"| {rule} | " + " | ".join(cells) + f" | {len(whole)} |")
    print(f"\nmoves: mean {statistics.mean(times) * 1000:.1f} ms, longest {max(times) * 1000:.0f} ms, of {len(times)}")


if __name__ == "__main__":
    main()
