"""Let bot dwarves play Die Zwerge together: `zwerge.py [GAMES] [--level LEVEL] [--dwarves N] [--difficulty D]` prints the win rates at each difficulty.

The level `plan` is what masters plan, without search; `--tries` are counted playouts of masters, in place of what they do in a second.
Beside them stands what the spec's own simulated planner wins with as many dwarves. All cores are used; equal arguments give equal games.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from time import process_time

import dvergar
from dvergar.bots import policy, searching
from dvergar.engine.policy import Policy, decide
from dvergar.games.die_zwerge.bot.evaluation import SHARP
from dvergar.games.die_zwerge.bot.policies import Planner
from dvergar.games.die_zwerge.rules.phases import CAUSES, DIED, DOOMED, WON
from dvergar.games.die_zwerge.rules.play import ZwergeState

SPEC = {
    2: {"easy": 0.82, "normal": 0.68, "challenge": 0.49, "brave": 0.41, "heroic": 0.20},
    3: {"easy": 0.82, "normal": 0.66, "challenge": 0.50, "brave": 0.33, "heroic": 0.15},
    4: {"easy": 0.80, "normal": 0.56, "challenge": 0.41, "brave": 0.27, "heroic": 0.11},
    5: {"easy": 0.66, "normal": 0.53, "challenge": 0.32, "brave": 0.17, "heroic": 0.07},
}
Outcome = tuple[str, int, int, float, float]  # how it ended, turns, decisions, seconds of all and of the slowest decision


def team(level: str, tries: int) -> Policy:
    """Return the bot that plays all dwarves."""
    game = dvergar.game("die_zwerge")
    if level == "plan":
        return Planner(SHARP)
    if tries == 0:
        return policy(game, level)
    heuristics = game.former() if level == "former" else game.heuristics()
    assert heuristics is not None
    return searching(heuristics, tries, 0.0)


def play(level: str, tries: int, dwarves: int, difficulty: str, seed: int) -> Outcome:
    """Play one game; each decision is made in a world drawn for its seat."""
    game = dvergar.game("die_zwerge")
    state = game.new(dwarves, seed, {"difficulty": difficulty})
    assert isinstance(state, ZwergeState)
    bot = team(level, tries)
    count, total, slowest = 0, 0.0, 0.0
    while actors := state.actors():
        begun = process_time()
        action = decide(bot, state, actors[0], seed * 1000 + count)
        spent = process_time() - begun
        total, slowest, count = total + spent, max(slowest, spent), count + 1
        state.apply(actors[0], action)
    end = {WON: "won", DIED: "died", DOOMED: CAUSES[state.cause]}[state.outcome]
    return end, state.turn, count, total, slowest


def main() -> None:
    """Print one line for each difficulty."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=200)
    parser.add_argument("--level", default="greedy")
    parser.add_argument("--tries", type=int, default=0)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--dwarves", type=int, default=4, choices=range(2, 6))
    parser.add_argument("--difficulty", choices=list(SPEC[4]), help="only this one")
    given = parser.parse_args()
    print(f"{given.games} games each, {given.dwarves} dwarves, level {given.level}")
    print(f"{'':10}{'won':>6}{'spec':>6}{'turns':>7}{'ms a decision':>15}{'slowest, ms':>13}  ends")
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for difficulty, spec in SPEC[given.dwarves].items():
            if given.difficulty in (None, difficulty):
                jobs = [pool.submit(play, given.level, given.tries, given.dwarves, difficulty, given.first + n) for n in range(given.games)]
                found = [job.result() for job in jobs]
                ends = Counter(end for end, *_ in found)
                mean = 1000 * sum(one[3] for one in found) / sum(one[2] for one in found)
                turns = sum(one[1] for one in found) / len(found)
                rest = ", ".join(f"{end} {count}" for end, count in ends.most_common() if end != "won")
                slowest = 1000 * max(one[4] for one in found)
                print(f"{difficulty:10}{ends['won'] / len(found):6.2f}{spec:6.2f}{turns:7.1f}{mean:15.3f}{slowest:13.1f}  {rest}")


if __name__ == "__main__":
    main()
