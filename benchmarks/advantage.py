"""Measure how far a bot of Le Roi des Nains is ahead of random players under each quest: `advantage.py [LEVEL] [--deals N] [--seats N ..] [--rules ID ..]`.

Each deal is played under a rule that nobody has chosen, by one bot against random players, the bot's seat going round. Printed are, rule by rule,
the mean of the bot's points less the mean of the others', with its 95 % confidence interval, and the number of deals; and the time of the bot's
moves. The luck of the hand is taken out: from each deal goes what a random player on the same seat gets there on the average, which is nothing in
the long run. With `--seconds` no deal is begun after that time; all tiles come in turn, so that each gets its share.
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
from dvergar.games.roi_des_nains import RoiDesNains
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import SIDE_ACTION

Found = tuple[str, float, list[float]]  # a rule, the points ahead, seconds of each move
Share = tuple[int, str, list[str], int, int, float]
PROCESSES = 2
CONTROLS = 24  # times that each deal is played by random players alone


def tables() -> RoiDesNains:
    """Return the game."""
    game = dvergar.game("roi_des_nains")
    assert isinstance(game, RoiDesNains)
    return game


def ahead(state: RoiState, me: int) -> float:
    """Return how far a seat is ahead of the mean of the others."""
    return state.totals[me] - statistics.mean(total for seat, total in enumerate(state.totals) if seat != me)


def play_deal(state: RoiState, players: list[Policy], me: int, rng: dvergar.Rng) -> list[float]:
    """Play the first deal of a game and return the times of one seat's moves."""
    times: list[float] = []
    while state.deal == 0:
        seat = state.active
        world = state.worlds(seat, rng) if seat == me else state
        begun = perf_counter()
        action = players[seat].choose(world, seat, rng)
        if seat == me:
            times.append(perf_counter() - begun)
        state.apply(seat, action)
    return times


def luck(state: RoiState, me: int, rng: dvergar.Rng) -> float:
    """Return how far a random player on that seat is ahead in this deal, on the average."""
    total = 0.0
    for _ in range(CONTROLS):
        trial = state.clone()
        while trial.deal == 0:
            legal = trial.legal(trial.active)
            trial.apply(trial.active, legal[rng.below(len(legal))])
        total += ahead(trial, me)
    return total / CONTROLS


def play(share: Share) -> list[Found]:
    """Play one process's share: so many deals of every tile, both sides of each."""
    seats, level, rules, deals, first, seconds = share
    game = tables()
    bot, other = policy(game, level), policy(game, "random")
    end = perf_counter() + seconds
    found: list[Found] = []
    wanted = {rule.tile: deals for rule in game.data.rules if rule.id in rules}
    for seed in count(first):
        state = game.new(seats, seed, {"tile_set": "all", "deals": "3"})
        assert isinstance(state, RoiState)
        if perf_counter() > end or max(wanted.values()) == 0:
            return found
        if wanted.get(state.tile, 0) == max(wanted.values()):
            wanted[state.tile] -= 1
            me = seed % seats
            for side, number in enumerate(game.data.tiles[state.tile]):
                if game.data.rules[number].id in rules:
                    start, rng = state.clone(), dvergar.Rng(seed)
                    start.apply(start.active, SIDE_ACTION + side)
                    control = luck(start, me, rng)
                    times = play_deal(start, [bot if seat == me else other for seat in range(seats)], me, rng)
                    found.append((game.data.rules[number].id, ahead(start, me) - control, times))
    raise AssertionError("seeds do not end")


def cell(values: list[float]) -> str:
    """Write a mean with half the width of its 95 % confidence interval."""
    if len(values) < 2:
        return ""
    return f"{statistics.mean(values):+.2f} ± {1.96 * statistics.stdev(values) / math.sqrt(len(values)):.2f}"


def main() -> None:
    """Measure and print a table."""
    all_rules = [rule.id for rule in tables().data.rules]
    parser = argparse.ArgumentParser(description="Measure a bot of Le Roi des Nains against random players, quest by quest.")
    parser.add_argument("level", nargs="?", default="thinker")
    parser.add_argument("--deals", type=int, default=20, help="deals a rule, seat count and process")
    parser.add_argument("--seats", type=int, nargs="*", default=[3, 4, 5])
    parser.add_argument("--rules", nargs="*", default=all_rules)
    parser.add_argument("--seconds", type=float, default=240.0, help="at most, for each seat count")
    given = parser.parse_args()
    table: dict[str, list[list[float]]] = {rule: [[] for _ in given.seats] for rule in given.rules}
    times: list[float] = []
    with multiprocessing.Pool(PROCESSES) as pool:
        for n, seats in enumerate(given.seats):
            shares: list[Share] = [(seats, given.level, given.rules, given.deals, process * 10_000_000, given.seconds) for process in range(PROCESSES)]
            for found in pool.imap_unordered(play, shares):
                for rule, points, spent in found:
                    table[rule][n].append(points)
                    times += spent
    print("| rule | " + " | ".join(f"{seats} seats" for seats in given.seats) + " | all | deals |")
    print("|---|" + "---|" * (len(given.seats) + 2))
    for rule, parts in table.items():
        whole = [value for part in parts for value in part]
        print(f"| {rule} | " + " | ".join(cell(part) for part in [*parts, whole]) + f" | {len(whole)} |")
    print(f"\nmoves: mean {statistics.mean(times) * 1000:.1f} ms, longest {max(times) * 1000:.0f} ms, of {len(times)}")


if __name__ == "__main__":
    main()
