"""Learn when to overrule the greedy bot of three-seat Nidavellir, with plain NumPy, and measure what that brings.

    python docs/examples/train_nidavellir.py --minutes 10 --matches 1200 --save nidavellir.npz

Three players who mostly follow the greedy bot's opinion, and now and then something that it likes a little less, play each other. From what
a seat can see after its decision, and from how much less the greedy bot likes it than its favourite, two small networks learn how many
points that seat will gain on its rivals until the end: one for bids, one for all else. To play, a seat takes the choice for which they hope for most.
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
from dvergar.mechanics.bids import PLACES

Array = np.ndarray[Any, Any]

SEATS = 3
GAME = dvergar.game("nidavellir")
GREEDY, GUIDE = policy(GAME, "greedy"), GAME.guide()
OBSERVER = GAME.observer(SEATS)
assert GUIDE is not None
assert OBSERVER is not None
LAYOUT = OBSERVER.layout
HEROES, COINS, LAID = (LAYOUT.slice(name) for name in ("heroes", "own.coins", "own.laid"))
READY = LAYOUT.slice("own.ready").start
OWN, AVAILABLE = 2, 1  # what stands for one's own heroes, and for those still to be had
LAYING = np.array(PLACES)  # by bid: the coins on the three taverns and in the pouch, as places among the five
SCORES = slice(LAYOUT.size, LAYOUT.size + SEATS)  # behind the observation: all totals as of now, the own first
DOUBT = LAYOUT.size + SEATS  # and by how many points the greedy bot likes something else better
WIDTH = DOUBT + 1
LIMIT = 6.0  # what it likes less than that is not looked at


def doubts(world: State, seat: int, legal: list[int]) -> Array:
    """Return by how many points the greedy bot likes its favourite better than each of these actions; [] where it has no opinion."""
    assert GUIDE is not None
    weights = np.array(GUIDE.weigh(world, seat, legal))
    out: Array = (1 / np.sqrt(weights) - 1) * GUIDE.soft  # type: ignore[attr-defined]
    return out


def seen(state: State, seat: int, doubt: float) -> Array:
    """Return what a seat may know, all totals, and the greedy bot's doubt."""
    assert OBSERVER is not None
    scores = state.scores()
    return np.array([*OBSERVER.row(state, seat), *scores[seat:], *scores[:seat], doubt], np.float32)


def outcomes(state: State, seat: int, actions: Sequence[int], doubt: Sequence[float]) -> Array:
    """Return what the seat would see after each of these actions; after a bid, what it would see before the others have bid."""
    if state.secret():
        rows = np.repeat(seen(state, seat, 0.0)[None], len(actions), 0)
        rows[:, LAID] = rows[0, COINS][LAYING[list(actions)]]
        rows[:, READY] = 1
        rows[:, DOUBT] = doubt
        return rows
    found = []
    for action, how_much in zip(actions, doubt, strict=True):
        after = state.clone()
        after.apply(seat, action)
        found.append(seen(after, seat, how_much))
    return np.stack(found)


def lead(scores: Array) -> Array:
    """Return by how many points the first is ahead of the mean of the others."""
    out: Array = scores[:, 0] - scores[:, 1:].mean(1)
    return out


def features(rows: Array) -> Array:
    """Return what the networks see: the rows, and the heroes by owner."""
    heroes = rows[:, HEROES]
    return np.concatenate([rows, heroes == OWN, heroes == AVAILABLE], 1, dtype=np.float32)


class Network:
    """One hidden layer on standardised numbers, trained by Adam."""

    def __init__(self, size: int, hidden: int, rng: np.random.Generator) -> None:
        self.mean: Array = np.zeros(size, np.float32)
        self.scale: Array = np.ones(size, np.float32)
        self.weights: list[Array] = [
            rng.normal(0, math.sqrt(2 / size), (size, hidden)).astype(np.float32),
            np.zeros(hidden, np.float32),
            np.zeros((hidden, 1), np.float32),
            np.zeros(1, np.float32),
            np.zeros((size, 1), np.float32),
        ]
        self.first = [np.zeros_like(weight) for weight in self.weights]
        self.second = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def fit_scale(self, x: Array) -> None:
        """Learn the mean and the spread of each number."""
        self.mean, self.scale = x.mean(0), 1 / np.maximum(x.std(0), 0.02)

    def __call__(self, x: Array) -> Array:
        """Return how many points each row will gain."""
        a, b, c, d, e = self.weights
        z = (x - self.mean) * self.scale
        out: Array = (np.maximum(z @ a + b, 0) @ c + d + z @ e)[:, 0]
        return out

    def learn(self, x: Array, y: Array, rate: float, decay: float = 1e-4) -> None:
        """Take one step towards these targets."""
        a, b, c, d, e = self.weights
        z = (x - self.mean) * self.scale
        hidden = np.maximum(z @ a + b, 0)
        error = ((hidden @ c + d + z @ e)[:, 0] - y)[:, None] / len(y)
        back = (error @ c.T) * (hidden > 0)
        slopes = [z.T @ back, back.sum(0), hidden.T @ error, error.sum(0), z.T @ error]
        self.steps += 1
        for weight, slope, first, second in zip(self.weights, slopes, self.first, self.second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            by = first / (1 - 0.9**self.steps) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)
            weight -= rate * (by + decay * weight)


class Learned:
    """Follows the greedy bot but where the networks hope for more."""

    def __init__(self, bids: Network, rest: Network) -> None:
        self.bids = bids
        self.rest = rest

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        legal = world.legal(seat)
        doubt = doubts(world, seat, legal) if len(legal) > 1 else np.zeros(0)
        if not len(doubt):
            return GREEDY.choose(world, seat, rng)
        close = [n for n in range(len(legal)) if doubt[n] <= LIMIT]
        rows = outcomes(world, seat, [legal[n] for n in close], doubt[close])
        hope = lead(rows[:, SCORES]) + (self.bids if world.secret() else self.rest)(features(rows))
        return legal[close[int(np.argmax(hope))]]


def play(seed: int, seats: Sequence[Policy], rng: Rng) -> list[int]:
    """Play a match and return its totals."""
    state = GAME.new(SEATS, seed)
    while actors := state.actors():
        seat = actors[0]
        state.apply(seat, seats[seat].choose(state.worlds(seat, rng), seat, rng))
    return state.scores()


class Memory:
    """What seats saw after their decisions, and how many points they gained on their rivals from there on; bids apart."""

    def __init__(self) -> None:
        self.rows: tuple[list[Array], list[Array]] = ([], [])
        self.gains: tuple[list[float], list[float]] = ([], [])

    def gather(self, seeds: range, rng: Rng, until: float) -> int:
        """Play matches until the processor time is up and return how many."""
        for count, seed in enumerate(seeds):
            if time.process_time() > until:
                return count
            self.watch(seed, rng)
        return len(seeds)

    def watch(self, seed: int, rng: Rng) -> None:
        """Play a match: three decisions in ten go to what the greedy bot may like less, and each is written down."""
        state = GAME.new(SEATS, seed)
        notes: list[tuple[int, bool, Array]] = []
        while actors := state.actors():
            seat, legal, secret = actors[0], state.legal(actors[0]), state.secret()
            world = state.worlds(seat, rng)
            doubt = doubts(world, seat, legal) if len(legal) > 1 else np.zeros(0)
            if not len(doubt):
                state.apply(seat, GREEDY.choose(world, seat, rng))
                continue
            n = int(np.argmin(doubt))
            if rng.below(10) < 3:
                chances = np.cumsum(np.exp(-doubt / 2.5) * (doubt <= LIMIT))
                n = int(np.searchsorted(chances, chances[-1] * (rng.below(1 << 20) + 0.5) / (1 << 20)))
            if secret:
                notes.append((seat, True, outcomes(state, seat, [legal[n]], [doubt[n]])[0]))
            state.apply(seat, legal[n])
            if not secret:
                notes.append((seat, False, seen(state, seat, doubt[n])))
        totals = state.scores()
        for seat, secret, row in notes:
            ends = np.array([totals[seat:] + totals[:seat]], np.float32)
            self.gains[secret].append(float(lead(ends)[0] - lead(row[None, SCORES])[0]))
            self.rows[secret].append(row.astype(np.float16))

    def train(self, secret: bool, hidden: int, epochs: int, rng: np.random.Generator, say: Callable[[str], None]) -> Network:
        """Return a network that has learned what was gathered; one part in twenty is kept back to see how well it does."""
        rows, gains = np.stack(self.rows[secret]), np.array(self.gains[secret], np.float32)
        kept = len(rows) // 20
        network = Network(features(rows[:1].astype(np.float32)).shape[1], hidden, rng)
        network.fit_scale(features(rows[:: max(1, len(rows) // 20_000)].astype(np.float32)))
        batch = min(256, len(rows) - kept)
        for epoch in range(epochs):
            order = rng.permutation(len(rows) - kept) + kept
            for start in range(0, len(order) - batch + 1, batch):
                part = order[start : start + batch]
                rate = 2e-3 * 0.5 ** (5 * (epoch + start / len(order)) / epochs)
                network.learn(features(rows[part].astype(np.float32)), gains[part], rate)
        error = gains[:kept] - network(features(rows[:kept].astype(np.float32)))
        say(f"{'bids' if secret else 'the rest'}: {1 - error.var() / gains[:kept].var():.3f} of the variance explained, {len(rows):,} decisions")
        return network


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


def train(seconds: float, seed: int = 1, hidden: int = 32, epochs: int = 3, say: Callable[[str], None] = print) -> Learned:
    """Train both networks for about so many seconds of processor time, four fifths of it for playing."""
    rng = np.random.default_rng(seed)
    memory = Memory()
    count = memory.gather(range(seed << 40, (seed << 40) + 10_000_000), Rng(seed), time.process_time() + 0.8 * seconds)
    say(f"{count:,} matches played")
    return Learned(memory.train(True, hidden, epochs, rng, say), memory.train(False, hidden, epochs, rng, say))


def main(words: Sequence[str] | None = None) -> None:
    """Train, measure, and keep the networks where that is wished."""
    parser = argparse.ArgumentParser(description="Learn when to overrule the greedy bot of three-seat Nidavellir.")
    parser.add_argument("--minutes", type=float, default=10.0, help="processor time for training")
    parser.add_argument("--matches", type=int, default=600, help="matches against two greedy bots to measure by")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to write the networks (.npz)")
    chosen = parser.parse_args(words)
    learned = train(60 * chosen.minutes, chosen.seed)
    if chosen.save is not None:
        parts = [part for network in (learned.bids, learned.rest) for part in (network.mean, network.scale, *network.weights)]
        np.savez(chosen.save, *parts)
    share, low, high = measure(learned, GREEDY, chosen.matches, 1 << 60)
    print(f"against greedy: ahead in {share:.1%} of the pairs (95 % interval {low:.1%} to {high:.1%}), {chosen.matches} matches")


if __name__ == "__main__":
    main()
