"""Measure what is left of a master's strength in a browser: `site_masters.py [GAME ...] [--matches N] [--seats N] [--keep FOLDER]`.

A master with as many tries as fit into its time in a browser (docs/site.md) sits down with one that has all those of a server. Tries are counted and not
timed, so that equal arguments give equal lines however busy the machine is; each deal is played from every seat, and in a game of one team each team
plays the deal. Equal masters are ahead of each other in half of the pairs: 90 % of the strength are 45 % of the pairs, or 90 % of a team's wins.
With `--keep FOLDER` a run that was stopped goes on where it was.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

import dvergar
from dvergar.arena import Outcome, run
from dvergar.arena.outcome import percent, spread
from dvergar.arena.play import limit
from dvergar.bots import policy
from dvergar.engine.policy import Policy

HERE = {"nidavellir": 520, "nains": 700, "die_zwerge": 280, "brisingamen": 50}  # tries in a browser; Le Roi des Nains has all of them
SEATS = {"nidavellir": 3, "nains": 3, "die_zwerge": 2, "brisingamen": 3}
OPTIONS = {"die_zwerge": {"difficulty": "normal"}}
KEPT = 0.9


def master(id: str, tries: int) -> Policy:
    """Return a master with that many tries a decision."""
    bot = policy(dvergar.game(id), "master")
    limit(bot, tries)
    return bot


def verdict(found: Outcome) -> str:
    """Say whether enough is kept, as far as the interval tells."""
    if found.plan.game.cooperative:
        all_of_it = found.wins["server"].value
        low, value, high = (
            share / all_of_it if all_of_it else 1.0 for share in (found.wins["browser"].low, found.wins["browser"].value, found.wins["browser"].high)
        )
    else:
        share = found.pairs["browser", "server"]
        low, value, high = 2 * share.low, 2 * share.value, 2 * share.high
    sure = "" if low >= KEPT or high < KEPT else ", not certain"
    return f"{percent(value)} kept: {'enough' if value >= KEPT else 'too little'}{sure}"


def main() -> None:
    """Play the duels."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"of {', '.join(HERE)}")
    parser.add_argument("--matches", type=int, default=48)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--scale", type=float, default=1.0, help="let both have only that part of their tries, for a first look")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    print("| game | seats | matches | tries here and there | ahead here | wins here | wins there | strength |\n" + "| --- " * 8 + "|", flush=True)
    for id in given.games or HERE:
        tries = {"browser": HERE[id], "server": int(getattr(policy(dvergar.game(id), "master"), "iterations", 0))}
        tries = {name: max(1, round(given.scale * each)) for name, each in tries.items()}
        bots = {name: partial(master, id, each) for name, each in tries.items()}
        seats = given.seats or SEATS[id]
        out = given.keep / f"{id}-{seats}-{tries['browser']}-{tries['server']}.sqlite" if given.keep else None
        found = run(id, bots, seats, given.matches, seed=23, options=OPTIONS.get(id), out=out, jobs=given.jobs)
        wins = [f"{percent(found.wins[name].value)} ({spread(found.wins[name], percent)})" for name in bots]
        cells = [id, str(seats), str(found.matches), f"{tries['browser']}, {tries['server']}", found.pair("browser", "server"), *wins, verdict(found)]
        print("| " + " | ".join(cells) + " |", flush=True)


if __name__ == "__main__":
    main()
