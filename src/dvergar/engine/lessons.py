"""Lessons: a match that guides a learner, made from a record and a list of steps (docs/guides.md).

`lesson/record.txt` is an ordinary record; `lesson/lesson.toml` says which seat learns, who the others are, and what is said before which decision. Further
chapters, each a table of its own, stand beside them: `record-2.txt` and `lesson-2.toml`, and so on.
"""

from __future__ import annotations

import hashlib
import tomllib
from functools import cache
from importlib.resources import files

from dvergar.engine import record as records
from dvergar.engine.data import TomlTable
from dvergar.engine.match import Match

MOST = 9  # chapters


class Step:
    """One text for the learner: before decision `at` (0 is the first), about the things `look`; a `read` step goes on by a button."""

    def __init__(self, at: int, word: str, look: list[str], read: bool) -> None:
        self.at = at
        self.word = word
        self.look = look
        self.read = read


class Lesson:
    """A chapter of a lesson. All seats act as in the record; the learner's decisions that no step speaks of are made for them.

    Decisions are numbered from the beginning of the match; in the file, from where the learner sits down: after the first `skip` moves of the record.
    """

    def __init__(self, record: str, table: TomlTable, mark: str, chapter: int) -> None:
        self.mark = mark  # names this version of the lesson
        self.chapter = chapter  # 1 is the first
        self.chapters = chapter  # how many the lesson has
        self.head = records.read(record, None)
        self.seat = table.whole("seat", 0, self.head.seats - 1)
        self.names = table.texts("names")
        if len(self.names) != self.head.seats:
            raise table.wrong("names", f"must name {self.head.seats} seats")
        self.level = table.text("level")
        self.skip = table.whole("skip", 0, len(self.head.moves)) if "skip" in table.data else 0
        self.first = sum(move.seat == self.seat for move in self.head.moves[: self.skip])  # the learner's first decision after those
        self.moves: list[list[int]] = [[] for _ in range(self.head.seats)]
        for move in self.head.moves:
            self.moves[move.seat].append(move.action)
        last = len(self.moves[self.seat])
        self.steps = [self._step(step, last - self.first) for step in table.tables("step")]
        for step, after in zip(self.steps, self.steps[1:], strict=False):
            if after.at < step.at or (after.at == step.at and not step.read):
                raise table.wrong("step", f"{after.word} comes after {step.word}: steps go up by decision, and only the last one of a decision asks for it")
        self._spoken = {step.at for step in self.steps if not step.read}

    def _step(self, step: TomlTable, last: int) -> Step:
        at = step.whole("at", 0, last)
        read = "read" in step.data and step.flag("read")
        if at == last and not read:
            raise step.wrong("at", f"there are {last} decisions, from 0 on: after the last one there is only something to read")
        return Step(self.first + at, step.text("word"), step.texts("look") if "look" in step.data else [], read)

    def wanted(self, seat: int, done: int) -> int | None:
        """Return the action that the record has next for a seat that has acted so many times; None when there is none."""
        return self.moves[seat][done] if done < len(self.moves[seat]) else None

    def speaks(self, done: int) -> bool:
        """Return whether the learner answers the decision of that number; others are made for them."""
        return done in self._spoken

    def over(self, done: int) -> bool:
        """Return whether the learner has made all decisions of the lesson."""
        return done >= len(self.moves[self.seat])

    def at(self, done: int) -> list[Step]:
        """Return what is said before that decision."""
        return [step for step in self.steps if step.at == done]

    def before(self, done: int) -> int:
        """Return how many steps come before those of that decision."""
        return sum(step.at < done for step in self.steps)

    def start(self) -> Match:
        """Return the match as the learner finds it."""
        match = Match(self.head.game, self.head.seats, self.head.seed, self.head.options)
        for move in self.head.moves[: self.skip]:
            match.play(move.seat, move.action, "bot")
        return match


@cache
def find(package: str) -> list[Lesson]:
    """Return the chapters of a game's lesson, none where it has none; raises `BadData` or `BadRecord` for one that is damaged."""
    folder = files(package).joinpath("lesson")
    found: list[Lesson] = []
    for chapter in range(1, MOST + 1):
        tail = "" if chapter == 1 else f"-{chapter}"
        name = f"lesson{tail}.toml"
        if not folder.joinpath(name).is_file():
            break
        record, steps = (folder.joinpath(each).read_text(encoding="utf-8") for each in (f"record{tail}.txt", name))
        mark = hashlib.blake2b((record + steps).encode(), digest_size=8).hexdigest()
        found.append(Lesson(record, TomlTable(name, "", tomllib.loads(steps)), mark, chapter))
    for each in found:
        each.chapters = len(found)
    return found


def answers(match: Match, seat: int) -> int:
    """Return how many times a seat has acted, whoever chose for it."""
    return sum(entry.seat == seat for entry in match.log)
