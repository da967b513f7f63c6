"""The interface of bots: one world in, one action out; and what a search may ask a game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Final, NamedTuple, Protocol, TypeVar

from mypy_extensions import mypyc_attr

from dvergar.engine.network import Network, standings
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Args, Choice

# How long a master thinks about a decision. In a browser Python is slower, and no other table waits for the same processor.
MASTER_SECONDS: Final = 1.6 if sys.platform == "emscripten" else 0.8
GRAND_SECONDS: Final = 3.0  # and a grand master, anywhere: people wait no longer for one answer
GRAND: Final = 3.75  # as many iterations of a master has a grand master


class Fact(NamedTuple):
    """What speaks for an action: a word key, its arguments, and the things of the table that it speaks of, as click targets.

    `against`: it speaks against the action, and is no reason to name it best.
    """

    word: str
    args: Args
    at: list[str]
    against: bool = False


class Policy(Protocol):
    """A bot. It sees one world that was drawn from the seat's view, never the true state, and draws all others from that one."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`; equal worlds and equal generators give the same answer, of a bot that was asked the same before."""


class Number(NamedTuple):
    """One of the numbers above 0 that a game's cheap player goes by: it may be learned (`dvergar train`).

    A variant that is tried lies a factor of about e to the power of `spread` away; none is above `most`.
    """

    name: str
    start: float
    spread: float = 0.25
    most: float = 1e9


class Guess:
    """What a seat takes to be likely of all that is hidden from it."""

    def settle(self, state: State, rng: Rng) -> None:
        """Draw it anew in a world of that seat, in place, the likelier the oftener."""


PolicyMaker = Callable[[], Policy]
Answer = TypeVar("Answer")


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristics:
    """What a search knows about a game beyond its rules: cheap moves, opinions, values. Each has an answer that suits any game of rivals.

    `explore` weighs doubt against value, `bias` the opinions of `weigh`; `depth` limits a playout in decisions (-1: to the end);
    `iterations` are as many as one core does in about 0.8 s, compiled. `reuse` keeps what a tree has learned of a decision that comes up later.
    `trials` is how many candidates a decision has where a master weighs them by trials instead of growing a tree, 0 otherwise; `wide` is how many in a
    secret phase, where that is more.
    Those whose opinion is below `least` are none, and one must be ahead by `margin` beyond what chance explains.
    Of the candidates, `doubt` says how far the opinions of `weigh` are off in value: then what was found counts the more the surer it is, and 0 lets the
    favourite stand until another has proved clearly better.
    `network` has learned what a position is worth from the numbers that `features` tells of it, None where nobody has; `front` is how much the chance
    to end in front of all others counts then, against the mean chance to end in front of one.
    """

    explore: float = 0.5
    bias: float = 0.0
    depth: int = -1
    iterations: int = 4_000
    reuse: bool = False
    trials: int = 0
    wide: int = 0
    least: float = 0.0
    margin: float = 0.0
    doubt: float = 0.0
    network: Network | None = None
    front: float = 0.5
    scale: float = 20.0  # a lead of so many points is a clear one
    saw: str = "hint-saw-end"  # the word for the points (`points`) that a search finds on average where its playouts end, "" where points say little

    def move(self, state: State, seat: int, rng: Rng) -> int:
        """Return a cheap legal move for a playout; a random one, unless a game knows better."""
        legal = state.legal(seat)
        return legal[0] if len(legal) == 1 else legal[rng.below(len(legal))]

    def ends(self, state: State, start: State) -> bool:
        """Return whether a playout that began at `start` may stop here, to be valued; the game's end stops it anyway."""
        return False

    def noted(self, state: State, start: State) -> bool:
        """Return whether this position is one to learn from, when the last such was `start`: wherever a playout may stop, unless a game knows better."""
        return self.ends(state, start)

    def weigh(self, state: State, seat: int, legal: list[int]) -> list[float]:
        """Return an opinion from 0 to 1 on each of these actions, or [] for none."""
        return []

    def behind(self, opinion: float) -> float:
        """Return how much less an action is likely worth than the favourite, of which the opinion is 1."""
        return 0.0

    def off(self, state: State) -> float:
        """Return how far the opinions of `weigh` are off in value in this position, as `doubt` says where nothing else is known."""
        return self.doubt

    def odds(self, state: State, seat: int) -> list[float]:
        """Return how likely each of a rival's legal answers in a secret phase is, in any measure; [] where its cheap moves say so.

        Nothing hidden enters.
        """
        return []

    def guess(self, world: State, seat: int) -> Guess | None:
        """Return what the seat takes to be likely of what is hidden from it; None where all its worlds are equally likely."""
        return None

    def reason(self, state: State, seat: int, action: int) -> str:
        """Return the word that says what an action is good for, "" where there is nothing to say."""
        return ""

    def facts(self, state: State, seat: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what speaks for one of the seat's choices against the others, the weightiest first.

        Only what the seat knows may enter: the same for all worlds that it cannot tell apart.
        """
        word = self.reason(state, seat, choice.action)
        return [Fact(word, {}, [])] if word else by_points(choice, choices)

    def learn(self, network: Network) -> None:
        """Take over what was learned; a game may search otherwise with it."""
        self.network = network

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a network is told of a position from a seat's point of view, [] where nothing can be learned.

        Always as many numbers, and only what that seat knows: the same for all worlds that it cannot tell apart.
        """
        return []

    def numbers(self) -> list[Number]:
        """Return the numbers that this game's cheap player goes by, [] where it goes by none."""
        return []

    def player(self, numbers: list[float]) -> Policy:
        """Return the cheap player that goes by other numbers, as many and in the same order."""
        raise TypeError("this game's player goes by no numbers")

    def sees(self, state: State, more: list[float], pulls: list[float]) -> list[Fact]:
        """Return what a network sees in a seat's best choice rather than in another one.

        Where playouts end, the numbers of `features` are greater by `more` on average, and that makes the position worth more by `pulls`.
        """
        return []

    def standing(self, state: State, network: Network) -> list[float]:
        """Return what a position is worth to each seat by what was learned, 0 to 1."""
        worths: list[float] = []
        for seat in range(state.seats):
            worths.append(network.worth(self.features(state, seat)))
        return standings(worths, self.front)

    def value(self, state: State) -> list[float]:
        """Return what a position is worth to each seat, 0 to 1: half for being in front, half for how far."""
        scores = state.scores()
        out = []
        for seat in range(len(scores)):
            rivals = [scores[other] for other in range(len(scores)) if other != seat]
            lead = float(scores[seat] - max(rivals)) if rivals else float(scores[seat])
            won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
            out.append(0.5 * won + 0.25 * (1.0 + max(-1.0, min(1.0, lead / (2.0 * self.scale)))))
        return out


class Slips:
    """A bot that plays like another one, but so many of a hundred decisions at random."""

    def __init__(self, better: Policy, slips: int) -> None:
        self.better = better
        self.slips = slips

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        if rng.below(100) < self.slips:
            legal = world.legal(seat)
            return legal[rng.below(len(legal))]
        return self.better.choose(world, seat, rng)


def decide(policy: Policy, state: State, seat: int, seed: int) -> int:
    """Draw the seat's world from the true state and ask the policy; what the seat cannot know never reaches it."""
    rng = Rng(seed)
    return policy.choose(state.worlds(seat, rng), seat, rng)


def decide_in(executor: Executor, work: Callable[..., Answer], state: State, seat: int, rng: Rng, *args: object) -> Future[Answer]:
    """Draw the seat's world here and let `work(game id, cards, seats, options, dump, seat, seed, *args)` answer in any executor.

    `cards` is the folder of replaced tables as a text, or None. Only ints and texts travel, so a process pool and a Dask cluster serve
    alike; the true state stays here.
    """
    world = state.worlds(seat, rng)
    cards = None if world.game.replaced is None else str(world.game.replaced)
    return executor.submit(work, world.game.id, cards, world.seats, world.options, world.dump(), seat, rng.seed(), *args)


def chance(lead: float, spread: float) -> float:
    """Return how likely it is that a lead, which may still shift by about `spread`, ends above zero."""
    x = lead / spread
    if x >= 0.0:
        return 0.5 + 0.5 * x / (1.0 + x)
    return 0.5 + 0.5 * x / (1.0 - x)


def chances(totals: list[float], spread: float) -> list[float]:
    """Return how likely each seat is to end in front of all others, by what each is to score.

    >>> [round(each, 2) for each in chances([30.0, 20.0, 10.0], 10.0)]
    [0.75, 0.25, 0.17]
    """
    out: list[float] = []
    for seat in range(len(totals)):
        best = -999.0
        for other in range(len(totals)):
            if other != seat and totals[other] > best:
                best = totals[other]
        out.append(chance(totals[seat] - best, spread))
    return out


def is_most(choice: Choice, choices: list[Choice]) -> bool:
    """Return whether no other choice brings as many points."""
    assert choice.preview is not None
    assert choice.preview.points is not None
    for other in choices:
        if other.action != choice.action and other.preview is not None and other.preview.points is not None and other.preview.points >= choice.preview.points:
            return False
    return len(choices) > 1


def by_points(choice: Choice, choices: list[Choice]) -> list[Fact]:
    """Return what a choice brings at once, and whether that is the most there is, or costs the least."""
    preview = choice.preview
    out: list[Fact] = []
    if preview is None:
        return out
    if preview.line is not None:
        out.append(Fact("hint-line", {"line": preview.line}, []))
    if preview.points is not None and preview.points > 0:
        out.append(Fact("hint-points-most" if is_most(choice, choices) else "hint-points", {"points": preview.points}, []))
    elif preview.points is not None and preview.points < 0 and is_most(choice, choices):
        out.append(Fact("hint-points-least", {"points": -preview.points}, []))
    return out
