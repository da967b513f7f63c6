"""Learning the numbers that a game's cheap player goes by (`Heuristics.numbers`), by duels of two variants a little apart on either side of what is known.

What wins pulls the numbers to its side. So little is told by one duel that only the mean of many says anything: each changes the direction a little,
the steps become smaller, and the mean of the second half is what was learned. Bots of a game of rivals meet at one table, each deal from both sides;
teams play the same deal.
"""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from dvergar.arena import ArenaError, run
from dvergar.arena.executors import Workers
from dvergar.arena.plan import seed_of
from dvergar.arena.play import play
from dvergar.engine.discovery import game as find
from dvergar.engine.game import Game
from dvergar.engine.policy import Heuristics, Number, Policy
from dvergar.engine.state import State

AT_ONCE = 16  # duels between two changes of the numbers
PART = 4  # of these a worker plays at a time
RATE, LAST = 0.15, 0.2  # of a step, and what is left of it in the end
KEPT = 0.95  # of the direction, from one duel to the next
LEAST = 1e-3  # a number that is 0 begins here
AHEAD, LEAD, WON = 0.5, 0.5, 0.25  # what counts in a duel: pairs, points, the match
TEAM_WON, TEAM_LEAD = 0.75, 0.25


@dataclass(frozen=True)
class Contest:
    """What is learned and how; equal contests give equal numbers where time does not end them."""

    game: str
    seats: tuple[int, ...]
    seed: int = 0
    matches: int = 7_500
    measured: int = 240  # matches of what was learned against what was known, in each quarter's report, at the first number of seats
    options: Mapping[str, object] = field(default_factory=dict)

    def duels(self) -> int:
        """Return how many duels there are, of two matches each."""
        return max(AT_ONCE, self.matches // 2 // AT_ONCE * AT_ONCE)


class Duels:
    """One contest, as far as it has come. `told` hears what happens, line by line."""

    def __init__(self, contest: Contest, file: Path, workers: Workers, told: Callable[[str], None]) -> None:
        heuristics = find(contest.game).heuristics() or Heuristics()
        self.numbers = heuristics.numbers()
        if not self.numbers:
            raise ArenaError(f"the player of {find(contest.game).title} goes by no numbers that duels could move")
        self.contest = contest
        self.file = file
        self.kept = file.with_suffix(".duels.json")
        self.workers = workers
        self.told = told
        self.at = [math.log(max(LEAST, number.start)) for number in self.numbers]
        self.towards = [0.0] * len(self.numbers)
        self.sums = [0.0] * len(self.numbers)  # of the second half
        self.done = 0
        self.report: list[dict[str, Any]] = []
        self.resume()

    def resume(self) -> None:
        """Take over what an earlier run of the same contest has left."""
        if not self.kept.exists():
            return
        kept = json.loads(self.kept.read_text(encoding="utf-8"))
        if kept["contest"] != json.loads(json.dumps(asdict(self.contest))):
            raise ArenaError(f"{self.kept.name} belongs to another course; name another file, or delete it")
        self.at, self.towards, self.sums, self.done, self.report = (kept[key] for key in ("at", "towards", "sums", "done", "report"))
        self.told(f"goes on behind {2 * self.done} matches")

    def keep(self) -> None:
        """Write down how far this has come."""
        kept = {"contest": asdict(self.contest), "at": self.at, "towards": self.towards, "sums": self.sums, "done": self.done, "report": self.report}
        fresh = self.kept.with_suffix(".new")
        fresh.write_text(json.dumps(kept), encoding="utf-8")
        fresh.replace(self.kept)

    def run(self, seconds: float) -> bool:
        """Go on for so long, and report after each quarter; returns whether the contest is at its end."""
        end = time.monotonic() + seconds
        whole = self.contest.duels()
        while self.done < whole:
            if time.monotonic() >= end:
                self.told(f"time is over behind {2 * self.done} matches")
                return False
            self.step()
            if 4 * self.done // whole > len(self.report):
                self.tell()
            self.keep()
        return True

    def step(self) -> None:
        """Play some duels at once, and move the numbers by what came of them."""
        contest, whole = self.contest, self.contest.duels()
        duels = list(range(self.done, min(whole, self.done + AT_ONCE)))
        parts = [duels[n : n + PART] for n in range(0, len(duels), PART)]
        futures = [self.workers.submit(fought, contest, part, self.at) for part in parts]
        leads = [lead for future in futures for lead in future.result()]
        for duel, lead in zip(duels, leads, strict=True):
            slope = RATE * (1.0 - (1.0 - LAST) * duel / whole)
            for n, (number, way) in enumerate(zip(self.numbers, ways(contest, duel, len(self.numbers)), strict=True)):
                self.towards[n] = KEPT * self.towards[n] + (1.0 - KEPT) * lead * way
                self.at[n] = min(math.log(number.most), self.at[n] + slope * number.spread * self.towards[n])
                if 2 * duel >= whole:
                    self.sums[n] += self.at[n]
        self.done += len(duels)

    def learned(self) -> list[float]:
        """Return what is learned so far: the mean of the second half, in the first the numbers as they are."""
        late = self.done - (self.contest.duels() + 1) // 2
        return [math.exp(at if late <= 0 else total / late) for at, total in zip(self.at, self.sums, strict=True)]

    def tell(self) -> None:
        """Measure what was learned, write it, and report."""
        contest, numbers = self.contest, [float(f"{number:.3g}") for number in self.learned()]
        found: dict[str, Any] = {"matches": 2 * self.done, "numbers": {number.name: value for number, value in zip(self.numbers, numbers, strict=True)}}
        if contest.measured:
            bots = {"learned": partial(player, contest.game, numbers), "known": partial(player, contest.game, [each.start for each in self.numbers])}
            outcome = run(contest.game, bots, contest.seats[0], contest.measured, seed=seed_of(30, contest.seed, 1), options=dict(contest.options))
            share, wins = outcome.pairs[("learned", "known")], {name: round(outcome.wins[name].value, 3) for name in bots}
            found |= {"ahead": round(share.value, 3), "low": round(share.low, 3), "high": round(share.high, 3), "wins": wins}
        self.report.append(found)
        about = {"game": contest.game, "cards": find(contest.game).cards, "contest": asdict(contest)}
        self.file.write_text(json.dumps(about | found, indent=1) + "\n", encoding="utf-8")
        self.told(json.dumps(found))


def player(game_id: str, numbers: list[float]) -> Policy:
    """Return a game's cheap player that goes by these numbers."""
    return (find(game_id).heuristics() or Heuristics()).player(numbers)


def ways(contest: Contest, duel: int, count: int) -> list[float]:
    """Return in which direction the variants of a duel lie apart."""
    drawn = Random(seed_of(63, contest.seed, duel))
    return [drawn.gauss(0.0, 1.0) for _ in range(count)]


def fought(contest: Contest, duels: list[int], at: list[float]) -> list[float]:
    """Play these duels around numbers (as logarithms) and return by how much the first variant leads in each: the work of one worker."""
    game = find(contest.game)
    numbers = (game.heuristics() or Heuristics()).numbers()
    found = []
    for duel in duels:
        apart = ways(contest, duel, len(numbers))
        sides = [player(contest.game, variant(numbers, at, apart, sign)) for sign in (1.0, -1.0)]
        seats = contest.seats[duel % len(contest.seats)]
        deal = seed_of(30, contest.seed, 2, duel)
        found.append(team_lead(game, contest, seats, deal, sides) if game.cooperative else table_lead(game, contest, seats, deal, sides))
    return found


def variant(numbers: list[Number], at: list[float], apart: list[float], sign: float) -> list[float]:
    """Return numbers a little to one side."""
    return [min(number.most, math.exp(each + sign * number.spread * way)) for number, each, way in zip(numbers, at, apart, strict=True)]


def table_lead(game: Game, contest: Contest, seats: int, deal: int, sides: list[Policy]) -> float:
    """Return by how much the first of two rivals leads, from -1 to 1, over a deal that is played from both sides."""
    total = 0.0
    for flip in (0, 1):
        side = [(seat + flip) % 2 for seat in range(seats)]
        state = play(game, [sides[n] for n in side], deal, [deal + seat for seat in range(seats)], contest.options).state
        total += lead(state, side, game) / 2
    return total


def lead(state: State, side: list[int], game: Game) -> float:
    """Return by how much the seats of side 0 lead in a match that is over: in pairs, in points, and in who has won."""
    scores, winners = state.scores(), game.result(state).winners
    scale = (game.heuristics() or Heuristics()).scale
    pairs = [scores[one] - scores[other] for one in range(len(side)) for other in range(len(side)) if side[one] == 0 and side[other] == 1]
    ahead = sum((gap > 0) - (gap < 0) for gap in pairs) / len(pairs) / 2
    points = sum(max(-1.0, min(1.0, gap / scale)) for gap in pairs) / len(pairs)
    won = sum(side[seat] == 0 for seat in winners) / max(1, len(winners)) - 0.5
    return (AHEAD * ahead + LEAD * points + WON * won) / (AHEAD / 2 + LEAD + WON / 2)


def team_lead(game: Game, contest: Contest, seats: int, deal: int, sides: list[Policy]) -> float:
    """Return by how much the first of two teams leads, from -1 to 1, in two plays of the same deal."""
    ended = [play(game, [bot] * seats, deal, [deal + seat for seat in range(seats)], contest.options).state for bot in sides]
    won = [bool(game.result(state).winners) for state in ended]
    points = [state.scores()[0] for state in ended]
    scale = (game.heuristics() or Heuristics()).scale
    return TEAM_WON * (won[0] - won[1]) + TEAM_LEAD * max(-1.0, min(1.0, (points[0] - points[1]) / scale))
