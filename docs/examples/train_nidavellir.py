"""Learn when to overrule the greedy bot of three-seat Nidavellir, with plain NumPy, and measure what that brings.

    python docs/examples/train_nidavellir.py --minutes 10 --matches 2160 --save nidavellir.npz

Three players who mostly follow the greedy bot's opinion, and now and then something that it likes a little less, play each other. One ridge
regression for bids and one for all else explain by how many points a seat will gain on its rivals from a decision on: by the position, by how much
less the greedy bot likes the choice than its favourite, and by what the choice is. The weights of the last two are the policy, some 200 numbers.
With `--rounds` the players of later rounds follow what has been learned so far.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

import dvergar
from dvergar.bots import policy
from dvergar.engine.policy import Policy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.mechanics.tavern.bids import PLACES

Array = np.ndarray[Any, Any]

SEATS = 3
GAME = dvergar.game("nidavellir")
GREEDY, HEURISTICS = policy(GAME, "greedy"), GAME.heuristics()
OBSERVER = GAME.observer(SEATS)
assert HEURISTICS is not None
assert OBSERVER is not None
LAYOUT = OBSERVER.layout
HEROES, COINS, GRADES, POINTS = (LAYOUT.slice(name) for name in ("heroes", "own.coins", "own.grades", "own.points"))
AGE, ROUND = LAYOUT.slice("age").start, LAYOUT.slice("round").start
OWN = 2  # what stands for one's own heroes
TAVERNS, SLOTS, STAGES = 3, 5, 4  # the stages are the first and the second half of each age
BID_SIZE = TAVERNS * SLOTS
REST_SIZE = 5 + 5 + 1 + HEROES.stop - HEROES.start
LIMIT = 12.0  # what the greedy bot likes less than its favourite by more points is not looked at


def doubts(world: State, seat: int, legal: list[int]) -> Array:
    """Return by how many points the greedy bot likes its favourite better than each of these actions; [] where it has no opinion."""
    assert HEURISTICS is not None
    weights = np.array(HEURISTICS.weigh(world, seat, legal))
    out: Array = (1 / np.sqrt(weights) - 1) * HEURISTICS.soft  # type: ignore[attr-defined]
    return out


def row(state: State, seat: int) -> Array:
    """Return what a seat may know."""
    assert OBSERVER is not None
    return np.frombuffer(OBSERVER.row(state, seat), np.uint8).astype(np.float32)


def choices(state: State, seat: int, now: Array, actions: Sequence[int]) -> Array:
    """Return what each of these actions is: which coin goes to which tavern, or what an army has more of afterwards; each stage has its own places."""
    secret = state.secret()
    size = BID_SIZE if secret else REST_SIZE
    out = np.zeros((len(actions), STAGES, size), np.float32)
    stage = int(2 * (now[AGE] - 1) + (now[ROUND] > 2))
    for n, action in enumerate(actions):
        if secret:
            for tavern in range(TAVERNS):
                out[n, stage, tavern * SLOTS + PLACES[action][tavern]] = 1
        else:
            after = state.clone()
            after.apply(seat, action)
            then = row(after, seat)
            out[n, stage, :5] = then[GRADES] - now[GRADES]
            out[n, stage, 5:10] = then[POINTS] - now[POINTS]
            out[n, stage, 10] = np.clip(then[COINS].sum() - now[COINS].sum(), -25, 25)
            out[n, stage, 11:] = (then[HEROES] == OWN).astype(np.float32) - (now[HEROES] == OWN)
    return out.reshape(len(actions), -1)


class Regression:
    """Explains gains by a position, a doubt and a choice; `weights` are those of doubt and choice, so far."""

    def __init__(self, size: int) -> None:
        self.known = LAYOUT.size + SEATS + 1  # the position, all totals, and 1
        width = self.known + 1 + size
        self.squares = np.zeros((width, width))
        self.products = np.zeros(width)
        self.weights: Array = np.zeros(1 + size)
        self.weights[0] = -1.0  # before anything is learned, a doubt counts in full
        self.caution: Array = np.full(width, 200.0)  # the less is known, the nearer a weight stays to where it began
        self.caution[: self.known] = 1.0
        self.count = 0

    def add(self, rows: Array, gains: Array) -> None:
        """Take decisions in: one row each, and what followed."""
        self.squares += rows.T @ rows
        self.products += rows.T @ (gains + rows[:, self.known])  # what a doubt explains by itself is taken away
        self.count += len(rows)

    def solve(self) -> None:
        """Work the weights out anew."""
        found = np.linalg.solve(self.squares + np.diag(self.caution), self.products)[self.known :]
        found[0] -= 1.0
        self.weights = found


class Learned:
    """Follows the greedy bot but where it has learned better."""

    def __init__(self, bids: Array, rest: Array) -> None:
        self.bids = bids
        self.rest = rest

    def hopes(self, world: State, seat: int, now: Array, legal: list[int]) -> tuple[list[int], Array, Array, Array] | None:
        """Return the actions worth a look with doubts, choices and hopes; None where there is nothing to weigh."""
        doubt = doubts(world, seat, legal) if len(legal) > 1 else np.zeros(0)
        if not len(doubt):
            return None
        close = np.flatnonzero(doubt <= LIMIT)
        actions = [legal[n] for n in close]
        what = choices(world, seat, now, actions)
        weights = self.bids if world.secret() else self.rest
        return actions, doubt[close], what, doubt[close] * weights[0] + what @ weights[1:]

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        found = self.hopes(world, seat, row(world, seat), world.legal(seat))
        return GREEDY.choose(world, seat, rng) if found is None else found[0][int(np.argmax(found[3]))]


def lead(scores: Sequence[float], seat: int) -> float:
    """Return by how many points a seat is ahead of the mean of its rivals."""
    return scores[seat] - (sum(scores) - scores[seat]) / (SEATS - 1)


def play(seed: int, seats: Sequence[Policy], rng: Rng) -> list[int]:
    """Play a match and return its totals."""
    state = GAME.new(SEATS, seed)
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, seats[seat].choose(state.worlds(seat, rng), seat, rng))
    return state.scores()


class School:
    """Plays matches to learn from."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.seed = seed << 40
        self.bids = Regression(STAGES * BID_SIZE)
        self.rest = Regression(STAGES * REST_SIZE)

    def learned(self) -> Learned:
        """Return the policy as far as it has come."""
        return Learned(self.bids.weights, self.rest.weights)

    def watch(self) -> None:
        """Play a match in which three decisions in ten are drawn among what looks good, and take all of them in."""
        player, rng = self.learned(), self.rng
        state = GAME.new(SEATS, self.seed)
        self.seed += 1
        notes: tuple[list[Array], list[Array]] = ([], [])
        leads: tuple[list[tuple[int, float]], list[tuple[int, float]]] = ([], [])
        while actors := state.actors():
            seat, secret = actors[0], state.secret()
            world, now = state.worlds(seat, rng), row(state, seat)
            found = player.hopes(world, seat, now, state.legal(seat))
            if found is None:
                state.apply(seat, GREEDY.choose(world, seat, rng))
                continue
            actions, doubt, what, hope = found
            n = int(np.argmax(hope))
            if rng.below(10) < 3:
                chances = np.cumsum(np.exp((hope - hope[n]) / 3))
                n = int(np.searchsorted(chances, chances[-1] * (rng.below(1 << 20) + 0.5) / (1 << 20)))
            scores = state.scores()
            notes[secret].append(np.concatenate([now, scores[seat:], scores[:seat], [1.0, doubt[n]], what[n]]))
            leads[secret].append((seat, lead(scores, seat)))
            state.apply(seat, actions[n])
        totals = state.scores()
        for secret, regression in ((True, self.bids), (False, self.rest)):
            gains = np.array([lead(totals, seat) - before for seat, before in leads[secret]])
            regression.add(np.stack(notes[secret]), gains)


def measure(learner: Policy, other: Policy, matches: int, first_seed: int) -> tuple[float, float, float]:
    """Play each deal once from every seat against two of the other kind; return the share of pairs won by rank, with its 95 % interval.

    A tie counts half. The deals are independent of each other, the matches of one deal are not: so the interval is that of the deals' means.
    """
    shares = []
    for deal in range(max(2, matches // SEATS)):
        won = 0.0
        for seat in range(SEATS):
            totals = play(first_seed + deal, [learner if k == seat else other for k in range(SEATS)], Rng(first_seed + deal))
            won += sum(float(totals[seat] > total) + 0.5 * float(totals[seat] == total) for k, total in enumerate(totals) if k != seat)
        shares.append(won / (SEATS * (SEATS - 1)))
    mean, half = float(np.mean(shares)), 1.96 * float(np.std(shares, ddof=1)) / math.sqrt(len(shares))
    return mean, mean - half, mean + half


def train(seconds: float, seed: int = 1, rounds: int = 1, say: Callable[[str], None] = print) -> Learned:
    """Learn for about so many seconds of processor time; each round plays by what the rounds before have taught."""
    school, begun, count = School(seed), time.process_time(), 0
    for turn in range(rounds):
        while count == 0 or time.process_time() < begun + seconds * (turn + 1) / rounds:
            school.watch()
            count += 1
        school.bids.solve()
        school.rest.solve()
        say(f"round {turn + 1}: {count:,} matches, {school.bids.count:,} bids and {school.rest.count:,} other decisions")
    return school.learned()


def main(words: Sequence[str] | None = None) -> None:
    """Train, measure, and keep the weights where that is wished."""
    parser = argparse.ArgumentParser(description="Learn when to overrule the greedy bot of three-seat Nidavellir.")
    parser.add_argument("--minutes", type=float, default=10.0, help="processor time for training")
    parser.add_argument("--matches", type=int, default=1200, help="matches against two greedy bots to measure by")
    parser.add_argument("--rounds", type=int, default=1, help="how many times what was learned so far becomes what is played")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to write the weights (.npz)")
    chosen = parser.parse_args(words)
    learned = train(60 * chosen.minutes, chosen.seed, chosen.rounds)
    if chosen.save is not None:
        np.savez(chosen.save, bids=learned.bids, rest=learned.rest)
    share, low, high = measure(learned, GREEDY, chosen.matches, 1 << 60)
    print(f"against greedy: ahead in {share:.1%} of the pairs (95 % interval {low:.1%} to {high:.1%}), {chosen.matches} matches")


if __name__ == "__main__":
    main()
