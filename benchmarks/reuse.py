"""Measure whether trees that go on are worth it: `reuse.py GAME [--seats N] [--matches N] [--iterations N] [--seed N]`.

Searches that keep what they learned of a later decision play against searches that begin anew, both with the same number of iterations for each
decision, each deal from every seat. Printed are the share of pairs in which the first stand before the second, with its 95 % interval, and how
many decisions went on, with how many visits from before.
"""

from __future__ import annotations

import argparse

import dvergar
from dvergar.arena import run
from dvergar.bots.search import Searcher
from dvergar.engine.policy import Heuristics, Policy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State


class Counting:
    """Plays by search, and counts its decisions, those that went on, and the visits that these began with."""

    totals = [0, 0, 0]

    def __init__(self, bot: Searcher) -> None:
        self.bot = bot

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return the action that was tried most."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        found = self.bot.search(world, seat, rng)
        ranking = found.ranking()
        before = sum(visits for _, visits, _ in ranking) - found.iterations
        for n, more in enumerate((1, int(before > 0), before)):
            self.totals[n] += more
        return ranking[0][0]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=[id for id in dvergar.games() if not dvergar.game(id).cooperative])
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--matches", type=int, default=144)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()

    def searching(reuse: bool) -> Policy:
        heuristics = dvergar.game(given.game).heuristics() or Heuristics()
        heuristics.reuse = reuse
        return Counting(Searcher(heuristics, given.iterations)) if reuse else Searcher(heuristics, given.iterations)

    bots = {"going on": lambda: searching(True), "anew": lambda: searching(False)}
    found = run(given.game, bots, given.seats, given.matches, seed=given.seed)
    asked, went, visits = Counting.totals
    print(f"{given.game}, {found.matches} matches: {found.pair('going on', 'anew')}; {went} of {asked} decisions went on, with {visits // max(1, went)} visits")


if __name__ == "__main__":
    main()
