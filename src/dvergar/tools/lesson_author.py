"""Find and write the match of a lesson: `python -m dvergar.tools.lesson_author GAME --seats N` (docs/guides.md).

Without `--seed` it plays short matches from many seeds and tells which of them show the learner most kinds of decision soonest; with it, it tells that
match decision by decision, and `--write` keeps its record.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from dvergar import Match, game
from dvergar.bots import policy
from dvergar.engine.errors import DvergarError
from dvergar.engine.policy import decide
from dvergar.engine.rng import Rng
from dvergar.engine.words import Words, package, source

BEST = 12  # seeds that are shown


class Play:
    """A match in which one seat shall meet much in little time."""

    def __init__(self, given: argparse.Namespace, seed: int) -> None:
        self.given = given
        self.seat: int = given.seat
        self.rng = Rng(seed + 1)
        self.match = Match.new(given.game, given.seats, seed, dict(text.split("=", 1) for text in given.option))
        self.chosen = {int(number): action for number, action in (text.split("=", 1) for text in given.choose)}
        self.preferred = [self.match.game.actions.parse(name) for name in given.prefer]
        self.policy = policy(self.match.game, given.level)
        self.met: dict[str, int] = {}  # kind of decision: the number of the first one
        self.lines: list[str] = []
        self.done = 0

    def run(self, words: Words | None = None) -> None:
        """Play until the learner has made all decisions and is asked once more, or the match is over."""
        while actors := self.match.state.actors():
            seat = actors[0] if self.seat not in actors else self.seat
            if seat == self.seat and self.done == self.given.moves:
                others = [actor for actor in actors if actor != seat]
                if not others:
                    return
                seat = others[0]
            action = self.choice(seat)
            if seat == self.seat:
                self.note(action, words)
            self.match.play(seat, action, "person" if seat == self.seat else "bot")

    def choice(self, seat: int) -> int:
        """Return what a seat does: what was asked for, something random now and then, else what the bots' level would."""
        state = self.match.state
        if seat == self.seat and self.done in self.chosen:
            return self.match.game.actions.parse(self.chosen[self.done])
        named = [choice.action for choice in self.match.view(seat).choices]
        wild = self.rng.below(100) < self.given.wild
        liked = [action for action in self.preferred if action in named]
        if seat == self.seat and liked:
            return liked[0]
        if seat == self.seat and wild:
            return named[self.rng.below(len(named))]
        choice = decide(self.policy, state, seat, self.rng.seed())
        return choice if seat != self.seat or choice in named else named[0]

    def note(self, action: int, words: Words | None) -> None:
        """Write a decision of the learner down."""
        view = self.match.view(self.seat)
        self.met.setdefault(view.prompt.word, self.done)
        if words is not None:
            choice = next((it for it in view.choices if it.action == action), None)
            if choice is None:
                raise SystemExit(f"decision {self.done}: the page does not offer {self.match.game.actions.name(action)}")
            said = words.say(choice.word, **choice.args)
            name = self.match.game.actions.name(action)
            self.lines.append(f"{self.done:3} {view.prompt.word.partition('-prompt-')[2]:24} {name:24} {said}  {' '.join(choice.clicks)}")
        self.done += 1


def kinds(id: str) -> set[str]:
    """Return the prompts that a game can ask with."""
    name = package(game(id))
    keys = [] if name is None else [line.split(" ", 1)[0] for line in source(name, "en").splitlines() if line.startswith(f"{id}-prompt-")]
    return {key for key in keys if not key.endswith("-wait") and f"{key}-wait" in keys}


def search(given: argparse.Namespace) -> None:
    """Print the seeds that show most, those that do it soonest first."""
    found = []
    for seed in range(given.first, given.first + given.seeds):
        play = Play(given, seed)
        play.run()
        found.append((-len(play.met), max(play.met.values(), default=0), seed, play.met))
    found.sort(key=lambda each: each[:3])
    every = kinds(given.game)
    for count, last, seed, met in found[:BEST]:
        unmet = ", ".join(sorted(key.partition("-prompt-")[2] for key in every - set(met)))
        print(f"seed {seed}: {-count} kinds by decision {last}; never: {unmet or 'none'}")


def tell(given: argparse.Namespace) -> None:
    """Print a match decision by decision, and keep its record if that is asked for."""
    name = package(game(given.game))
    words = Words("en", *([] if name is None else [name]))
    play = Play(given, given.seed)
    play.run(words)
    print("\n".join(play.lines))
    print("never:", ", ".join(sorted(kinds(given.game) - set(play.met))) or "none")
    if given.write:
        record = (
            Path(sys.modules[type(play.match.game).__module__].__file__ or "").parent
            / "lesson"
            / f"record{'' if given.chapter == 1 else f'-{given.chapter}'}.txt"
        )
        record.parent.mkdir(exist_ok=True)
        record.write_text(play.match.record(), encoding="utf-8")
        print(f"written: {record}")


def main(argv: list[str]) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m dvergar.tools.lesson_author", description="Find and write the match of a lesson.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, required=True)
    parser.add_argument("--seat", type=int, default=0, help="who learns")
    parser.add_argument("--level", default="greedy", help="how everybody plays")
    parser.add_argument("--wild", type=int, default=20, help="of a hundred decisions of the learner, so many are random")
    parser.add_argument("--moves", type=int, default=24, help="decisions of the learner")
    parser.add_argument("--seeds", type=int, default=300, help="how many seeds are tried")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument("--option", action="append", default=[], help="KEY=VALUE: an option of the rules")
    parser.add_argument("--choose", action="append", default=[], help="NUMBER=ACTION: what the learner does at that decision")
    parser.add_argument("--prefer", action="append", default=[], help="an ACTION that the learner takes whenever it can; the first one goes first")
    parser.add_argument("--seed", type=int, help="tell this one")
    parser.add_argument("--write", action="store_true", help="keep its record")
    parser.add_argument("--chapter", type=int, default=1, help="as that chapter's")
    given = parser.parse_args(argv)
    try:
        (search if given.seed is None else tell)(given)
    except DvergarError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
