"""All suites on one installed game: what an author runs, and what is wrong in plain words."""

from __future__ import annotations

import importlib.util
import traceback
from collections.abc import Callable, Iterator
from typing import NamedTuple

from dvergar.arena.play import limit, play
from dvergar.bots import levels, policy
from dvergar.bots.random import RandomPolicy
from dvergar.checking import contract, secrecy, texts
from dvergar.checking.contract import Subject
from dvergar.checking.walks import Broken, must, pick
from dvergar.engine.game import Game
from dvergar.engine.match import Match
from dvergar.engine.policy import decide
from dvergar.engine.rng import Rng

DECISIONS = 12  # of each bot
ITERATIONS = 40  # of one whose thinking a clock would end
ROWS = 4  # matches side by side


class Finding(NamedTuple):
    """What a suite found at one seat count: `wrong` is "" where all is well, `left_out` says why a suite was not run."""

    suite: str
    seats: int
    wrong: str = ""
    left_out: str = ""


class NotHere(Exception):
    """A suite needs what is not installed."""


def check(game: Game, matches: int = 3) -> Iterator[Finding]:
    """Put a game through all suites at all its seat counts, with so many random matches in each."""
    suites: list[tuple[str, Callable[[Subject], object]]] = [
        ("positions, dumps and clones", lambda subject: contract.positions(subject, matches)),
        ("clones that are played on", contract.clones),
        ("seeds", contract.seeds),
        ("answers at the same time", lambda subject: contract.simultaneous(subject, matches)),
        ("undo", contract.undo),
        ("results", lambda subject: contract.results(subject, matches)),
        ("events", contract.listener),
        ("views and worlds", contract.looking),
        ("records", lambda subject: contract.records(subject, matches)),
        ("texts", texts.sayable),
        ("secrets", lambda subject: secrets(subject, matches)),
        ("observations", lambda subject: observations(subject, matches)),
        ("environment", environment),
        ("bots", bots),
        ("arena", arena),
    ]
    yield tried("title and options", game.seats.start, lambda: texts.named(game))
    for seats in game.seats:
        subject = Subject(game, seats)
        whole = tried("whole matches", seats, lambda subject=subject: contract.whole_matches(subject, matches))  # type: ignore[misc]
        yield whole
        for name, suite in suites:
            if whole.wrong:
                yield Finding(name, seats, left_out="no match comes to its end yet")
                continue
            yield tried(name, seats, lambda suite=suite, subject=subject: suite(subject))  # type: ignore[misc]


def tried(name: str, seats: int, suite: Callable[[], object]) -> Finding:
    """Run one suite; an error of the game's own is told with the line that raised it."""
    try:
        suite()
    except NotHere as reason:
        return Finding(name, seats, left_out=str(reason))
    except Broken as broken:
        return Finding(name, seats, str(broken))
    except Exception as error:
        last = traceback.extract_tb(error.__traceback__)[-1]
        return Finding(name, seats, f"{type(error).__name__}: {error} ({last.filename}, line {last.lineno})")
    return Finding(name, seats)


def private_fields(game: Game) -> tuple[str, ...]:
    """Return the fields of a view that hold what only its seat knows, as the game's attribute `private` names them."""
    found: tuple[str, ...] = getattr(game, "private", ())
    return found


def secrets(subject: Subject, matches: int) -> None:
    """Check that no reader is told what they may not know, and that worlds differ where something is hidden."""
    variety = secrecy.Variety(subject.seats, private_fields(subject.game), False)
    for seed in range(matches):
        secrecy.keeps_secrets(subject.match(seed), subject.check, Rng(seed), 4, variety)
    variety.check()


def observations(subject: Subject, matches: int) -> None:
    """Check that the row of a seat has its size, its bounds, and is the same in all worlds that the seat cannot tell apart."""
    observer = subject.game.observer(subject.seats)
    if observer is None:
        raise NotHere("the game offers no observations")
    highs = observer.layout.highs()
    for seed in range(matches):
        match, rng = subject.match(seed), Rng(seed)
        while match.state.actors():
            for reader in range(subject.seats):
                row = observer.row(match.state, reader)
                must(len(row) == len(highs), f"an observation has {len(row)} numbers, and its layout {len(highs)}")
                must(all(number <= high for number, high in zip(row, highs, strict=True)), "a number of an observation is higher than its layout says")
                must(observer.row(match.state.worlds(reader, Rng(rng.seed())), reader) == row, "an observation depends on something hidden")
            match.play(*pick(match.state, rng))


def environment(subject: Subject) -> None:
    """Check that learning programs can play many matches side by side."""
    if importlib.util.find_spec("numpy") is None:
        raise NotHere("numpy is not installed: pip install 'dvergar[envs]'")
    from dvergar.envs.batch import BatchEnv

    env = BatchEnv(subject.game, seats=subject.seats, observe=subject.game.observer(subject.seats) is not None)
    env.reset(ROWS, seed=1)
    ended = 0
    for _ in range(subject.bound):
        ended += int(env.step(env.random_actions()).done.sum())
        if ended >= ROWS:
            return
    must(False, "matches do not end in the environment")


def arena(subject: Subject) -> None:
    """Check that bots can meet in the arena, where equal seeds give equal matches."""
    one, same = (play(subject.game, [RandomPolicy() for _ in range(subject.seats)], 7, list(range(subject.seats))) for _ in range(2))
    must(one.state.key() == same.state.key(), "equal seeds give different matches in the arena")


def bots(subject: Subject) -> None:
    """Check that each level of bots answers with legal actions, and with the same ones for equal worlds."""
    for level in levels(subject.game):
        bot = policy(subject.game, level)
        limit(bot, ITERATIONS)
        match, rng = Match.new(subject.game, seats=subject.seats, seed=5), Rng(5)
        for _ in range(DECISIONS):
            if not match.state.actors():
                break
            seat = match.state.actors()[0]
            action = decide(bot, match.state, seat, rng.seed())
            must(action in match.state.legal(seat), f"the bot {level!r} answers {action}, which is not legal")
            match.play(*pick(match.state, rng))
