"""Training in generations: play, fit, measure. A run that was stopped goes on with what lies beside its file."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from dvergar.arena import ArenaError, run
from dvergar.arena.executors import Workers
from dvergar.arena.plan import seed_of
from dvergar.engine.discovery import game as find
from dvergar.engine.policy import Heuristics
from dvergar.learn.fit import SURE, Fit, Table
from dvergar.learn.samples import Samples, gather, searcher

AT_ONCE = 8  # matches that a worker plays before it tells what it saw
HELD = 5  # one of so many matches is kept to be judged by
STAGES = 4  # parts of a match that are judged apart


@dataclass(frozen=True)
class Course:
    """What is learned and how; equal courses give equal networks where time does not end them."""

    game: str
    seats: tuple[int, ...]
    seed: int = 0
    generations: int = 2
    matches: int = 18_000  # of the first generation, two thirds of them at the first number of seats; it is played without search
    searched: int = 600  # of each later one
    iterations: int = 60  # of a search for each of its decisions
    units: int = 16
    epochs: int = 20
    scale: float = 5.0  # a lead of so many points is a clear one
    measured: int = 60  # matches against a search without it after each generation, at the first number of seats
    budget: int = 200  # iterations of both in these
    options: Mapping[str, object] = field(default_factory=dict)
    vary: str = ""  # an option whose values take turns in the matches it learns from

    def planned(self, generation: int, seats: int) -> int:
        """Return how many matches a generation plays at a number of seats: twice as many at the first as at all others together."""
        every, others = self.matches if generation == 0 else self.searched, len(self.seats) - 1
        return max(1, every if others == 0 else every * 2 // 3 if seats == self.seats[0] else every // 3 // others)

    def tables(self) -> list[Mapping[str, object]]:
        """Return the options of the matches it learns from, which take turns."""
        values = [value for option in find(self.game).options if option.key == self.vary for value in option.values]
        return [{**self.options, self.vary: value} for value in values] or [self.options]


class Training:
    """One course, as far as it has come. `told` hears what happens, line by line."""

    def __init__(self, course: Course, file: Path, workers: Workers, told: Callable[[str], None]) -> None:
        heuristics = find(course.game).heuristics() or Heuristics()
        state = find(course.game).new(course.seats[0], 0)
        if not heuristics.features(state, 0):
            raise ArenaError(f"{find(course.game).title} tells no numbers to learn from: its heuristics have no features")
        self.course = course
        self.team = find(course.game).cooperative
        self.file = file
        self.kept = file.with_suffix(".npz")
        self.workers = workers
        self.told = told
        self.learned = ""  # the network of the last generation
        self.report: list[dict[str, Any]] = []
        self.seen: list[Samples] = []
        self.of: list[int] = []  # by match seen: its generation
        self.resume()

    def resume(self) -> None:
        """Take over what an earlier run of the same course has left."""
        if not self.kept.exists():
            return
        with np.load(self.kept, allow_pickle=False) as kept:
            about = json.loads(str(kept["about"]))
            if about["course"] != json.loads(json.dumps(asdict(self.course))):
                raise ArenaError(f"{self.kept.name} belongs to another course; name another file, or delete it")
            rows = kept["rows"]
            ends = np.cumsum([0, *about["rows"]])
            for n, seats in enumerate(about["seats"]):
                self.seen.append(Samples(seats, rows[ends[n] : ends[n + 1]], about["points"][n], about["known"][n]))
            self.of, self.learned, self.report = about["of"], about["learned"], about["report"]
        self.told(f"goes on behind {len(self.seen)} matches")

    def keep(self) -> None:
        """Write down how far this has come."""
        about = {
            "course": asdict(self.course),
            "of": self.of,
            "learned": self.learned,
            "report": self.report,
            "seats": [each.seats for each in self.seen],
            "points": [each.points for each in self.seen],
            "known": [each.known for each in self.seen],
            "rows": [len(each.rows) for each in self.seen],
        }
        rows = np.concatenate([each.rows for each in self.seen if len(each.rows)]) if self.seen else np.zeros((0, 0), np.float16)
        fresh = self.kept.with_suffix(".new.npz")
        np.savez_compressed(fresh, about=np.array(json.dumps(about)), rows=rows)
        fresh.replace(self.kept)

    def run(self, seconds: float) -> bool:
        """Go on for so long, and write the network whenever a generation is done; returns whether the course is at its end."""
        end = time.monotonic() + seconds
        for generation in range(len(self.report), self.course.generations):
            if not self.play(generation, end):
                self.keep()
                return False
            self.learn(generation)
            self.keep()
            if time.monotonic() >= end:
                break
        return len(self.report) == self.course.generations

    def play(self, generation: int, end: float) -> bool:
        """Play what the generation still lacks; returns whether that was done in time."""
        course = self.course
        for seats in course.seats:
            planned = course.planned(generation, seats)
            done = sum(1 for each, of in zip(self.seen, self.of, strict=True) if of == generation and each.seats == seats)
            at_once = AT_ONCE * max(1, self.workers.count())
            for first in range(done, planned, at_once):
                if time.monotonic() >= end:
                    self.told(f"generation {generation}: time is over behind {len(self.seen)} matches")
                    return False
                last = min(first + at_once, planned)
                parts = [list(range(n, min(n + AT_ONCE, last))) for n in range(first, last, AT_ONCE)]
                words = (course.game, seats, course.seed, generation)
                for future in [self.workers.submit(gather, *words, part, self.learned, course.iterations, course.tables()) for part in parts]:
                    found = future.result()
                    self.seen += found
                    self.of += [generation] * len(found)
        return True

    def learn(self, generation: int) -> None:
        """Fit a network to all that was seen, judge it, let it play against a search without it, and write it."""
        course = self.course
        tables = [self.table(seats) for seats in course.seats]
        fit = Fit(tables, course.units, course.scale, seed_of(63, course.seed, generation), self.team)
        fit.run(course.epochs)
        about = {"game": course.game, "cards": find(course.game).cards, "course": asdict(course), "generation": generation, "matches": len(self.seen)}
        self.learned = fit.text(about)
        self.file.write_text(self.learned + "\n", encoding="utf-8")
        found = {"generation": generation, "matches": len(self.seen), **(judged_team if self.team else judged)(fit, tables)}
        if course.measured:
            found |= self.measure()
        self.report.append(found)
        self.told(json.dumps(found))

    def table(self, seats: int) -> Table:
        """Return all positions that were seen with so many seats."""
        seen = [each for each in self.seen if each.seats == seats and len(each.rows)]
        numbers = np.concatenate([each.rows for each in seen]).astype(np.float32).reshape(-1, 1 if self.team else seats, seen[0].rows.shape[1])
        counts = [len(each.known) for each in seen]
        known = np.concatenate([each.known for each in seen]).astype(np.float32)
        points = np.repeat(np.array([each.points for each in seen], np.float32), counts, axis=0)
        held = np.repeat(np.arange(len(seen)) % HELD == HELD - 1, counts)
        stage = np.concatenate([np.arange(count) * STAGES // count for count in counts])
        return Table(numbers, points, held, stage, known)

    def measure(self) -> dict[str, Any]:
        """Let a search with the network play against one without, with as many iterations, each deal from every seat."""
        course = self.course
        bots = {name: partial(searcher, course.game, learned, course.budget) for name, learned in (("learned", self.learned), ("plain", ""))}
        found = run(course.game, bots, course.seats[0], course.measured, seed=course.seed, options=dict(course.options))
        share = found.pairs[("learned", "plain")]
        return {"ahead": round(share.value, 3), "low": round(share.low, 3), "high": round(share.high, 3)}


def judged(fit: Fit, tables: list[Table]) -> dict[str, Any]:
    """Return how well a network foretells matches that it has not learned from: log loss, and how often it names the right one of two seats.

    Both for all positions and stage by stage of the match.
    """
    found: list[tuple[Any, Any, Any]] = []  # of pairs that did not end level: stage, loss, whether the right one was ahead
    for table in tables:
        worths = fit.worths(fit.standard(table.numbers[table.held]))[1]
        points = table.points[table.held]
        for one in range(points.shape[1]):
            for other in range(one):
                apart = points[:, one] != points[:, other]
                ahead = (points[:, one] > points[:, other])[apart]
                lead = (worths[:, one] - worths[:, other])[apart]
                chance = np.clip(0.5 + 0.5 * lead / np.sqrt(1 + lead * lead), SURE, 1 - SURE)
                found.append((table.stage[table.held][apart], -np.log(np.where(ahead, chance, 1 - chance)), (lead > 0) == ahead))
    stages, losses, rights = (np.concatenate(parts) for parts in zip(*found, strict=True))
    here = [stages == stage for stage in range(STAGES) if (stages == stage).any()]
    return {
        "loss": mean(losses),
        "right": mean(rights),
        "losses": [mean(losses[part]) for part in here],
        "rights": [mean(rights[part]) for part in here],
    }


def judged_team(fit: Fit, tables: list[Table]) -> dict[str, Any]:
    """Return how well a network foretells whether a team wins, in matches that it has not learned from: log loss and Brier score.

    Both for all positions and stage by stage of the match, and the same (`known_..`) of what was known before.
    """
    won = np.concatenate([table.points[table.held, 0] for table in tables])
    stages = np.concatenate([table.stage[table.held] for table in tables])
    worths = np.concatenate([fit.worths(fit.standard(table.numbers[table.held]))[1][:, 0] for table in tables])
    known = np.concatenate([table.known[table.held] for table in tables])
    here = [stages == stage for stage in range(STAGES) if (stages == stage).any()]
    found: dict[str, Any] = {}
    for name, chances in (("", 0.5 + 0.5 * worths / np.sqrt(1 + worths * worths)), ("known_", known)):
        chance = np.clip(chances, SURE, 1 - SURE)
        losses, errors = -np.log(np.where(won > 0.5, chance, 1 - chance)), (chance - won) ** 2
        found |= {f"{name}loss": mean(losses), f"{name}brier": mean(errors)}
        found |= {f"{name}losses": [mean(losses[part]) for part in here], f"{name}briers": [mean(errors[part]) for part in here]}
    return found


def mean(values: Any) -> float:
    """Return the mean, as short as a report wants it."""
    return round(float(np.mean(values)), 4)
