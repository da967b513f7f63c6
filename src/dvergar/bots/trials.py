"""Search by trials, for games with a cheap good move: other candidates are played on in the same worlds, and must prove clearly better."""

from __future__ import annotations

import math
import time
from typing import Final

from dvergar.engine.policy import Heuristics
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

FEW: Final = 4  # worlds in which every candidate is tried before the worse half is dropped
EACH: Final = 12  # playouts for each of many candidates, until the best is found
SURE: Final = 1.0  # standard errors by which a candidate must be ahead of the heuristics' favourite
VARIANCE: Final = 0.01  # of a lead, as if that had been seen in `SEEN` worlds besides: two or three tell little
SEEN: Final = 2.0
CHANCES: Final = 1 << 20  # as finely a drawn answer is told from another


class Trial:
    """One decision being weighed: the heuristics' favourite against the next best by its opinion.

    In each drawn world every candidate is played on with the heuristics' cheap moves and with the same luck, so that what differs is the candidate.
    After some worlds the worse half is dropped, but never the favourite. Rivals' answers of a secret phase, and what else is hidden, are drawn as
    likely as the heuristics say.
    """

    def __init__(self, world: State, seat: int, heuristics: Heuristics, rng: Rng, most: int) -> None:
        self.world = world
        self.seat = seat
        self.heuristics = heuristics
        self.rng = rng
        legal = world.legal(seat)
        opinions = heuristics.weigh(world, seat, legal)
        self.actions = candidates(opinions, legal, most, heuristics.least)
        self.behind = [heuristics.behind(opinions[legal.index(action)]) if opinions else 0.0 for action in self.actions]
        self.doubt = heuristics.off(world)
        self.guess = heuristics.guess(world, seat)
        self.odds: list[list[float]] = [[] for _ in range(world.seats)]  # by rival
        if world.secret():
            for rival in world.actors():
                if rival != seat:
                    self.odds[rival] = heuristics.odds(world, rival)
        self.live = list(range(len(self.actions)))
        self.ahead = [0.0] * len(self.actions)  # of the favourite, summed over the worlds
        self.square = [0.0] * len(self.actions)
        self.worlds = 0
        self.playouts = 0

    def run(self, playouts: int, seconds: float) -> None:
        """Draw worlds until so many playouts are done or, where `seconds` is positive, that time is over."""
        end = time.perf_counter() + seconds
        goal = FEW
        while len(self.live) > 1 and self.playouts + len(self.live) <= playouts and self.draw(end if seconds > 0.0 else 0.0):
            if self.worlds == goal and len(self.live) > 2:
                self.drop_half()
                goal += FEW

    def draw(self, end: float = 0.0) -> bool:
        """Try every candidate that is left in one more world; where time is over before (`end`, 0 for never), nothing was seen and the answer is no."""
        base = self.world.worlds(self.seat, self.rng)
        if self.guess is not None:
            self.guess.settle(base, self.rng)
        luck = Rng(self.rng.word())
        values: list[float] = []
        for n in self.live:
            if end > 0.0 and time.perf_counter() >= end:
                return False
            state = base.clone()
            state.apply(self.seat, self.actions[n])
            values.append(self.play_on(state, Rng(0, luck)))
        for k in range(1, len(values)):
            lead = values[k] - values[0]
            self.ahead[self.live[k]] += lead
            self.square[self.live[k]] += lead * lead
        self.worlds += 1
        self.playouts += len(values)
        return True

    def play_on(self, state: State, rng: Rng) -> float:
        """Play on by the heuristics' cheap moves until it may stop, and return what that is worth to the seat."""
        heuristics = self.heuristics
        actors = state.actors()
        while actors and not heuristics.ends(state, self.world):
            actor = actors[0]
            odds = self.odds[actor]
            if odds and state.reveals == self.world.reveals:
                state.apply(actor, state.legal(actor)[drawn(odds, rng)])
            else:
                state.apply(actor, heuristics.move(state, actor, rng))
            actors = state.actors()
        return heuristics.value(state)[self.seat]

    def lead(self, n: int) -> float:
        """Return by how much a candidate seems ahead of the favourite, with what the opinions say where they are trusted."""
        mean = self.ahead[n] / self.worlds
        if n == 0 or self.doubt <= 0.0:
            return mean
        prior = self.doubt * self.doubt
        seen = (max(0.0, self.square[n] - mean * self.ahead[n]) + SEEN * VARIANCE) / (self.worlds + SEEN) / self.worlds
        return (mean * prior - self.behind[n] * seen) / (prior + seen)

    def drop_half(self) -> None:
        """Keep the favourite and the better half of the others."""
        others = self.live[1:]
        while len(others) > (len(self.live)) // 2:
            worst = others[0]
            for n in others:
                if self.lead(n) <= self.lead(worst):
                    worst = n
            others.remove(worst)
        self.live = [0, *others]

    def best(self) -> int:
        """Return the candidate that is furthest ahead of the favourite, if that is no chance; else the favourite."""
        best = 0
        if self.worlds:
            for n in self.live:
                if self.lead(n) > self.lead(best):
                    best = n
        if best == 0 or self.doubt > 0.0:
            return self.actions[best]
        mean = self.ahead[best] / self.worlds
        error = math.sqrt(max(0.0, self.square[best] / self.worlds - mean * mean) / max(1, self.worlds - 1))
        return self.actions[best] if mean > SURE * error + self.heuristics.margin else self.actions[0]


def drawn(odds: list[float], rng: Rng) -> int:
    """Return a place, drawn as likely as these numbers say."""
    total = 0.0
    for each in odds:
        total += each
    left = total * (rng.below(CHANCES) / CHANCES)
    place = 0
    while place < len(odds) - 1 and left >= odds[place]:
        left -= odds[place]
        place += 1
    return place


def candidates(weights: list[float], legal: list[int], most: int, least: float = 0.0) -> list[int]:
    """Return the actions with the highest weights, highest first, none but the first below `least`.

    Of equals the one named first comes first, as where nobody has weighed them.

    >>> candidates([0.2, 1.0, 0.2], [7, 8, 9], 2)
    [8, 7]
    >>> candidates([0.2, 1.0, 0.2], [7, 8, 9], 2, 0.5)
    [8]
    """
    if not weights:
        return legal[:most]
    out: list[int] = []
    left = list(range(len(legal)))
    while left and len(out) < most:
        best = left[0]
        for n in left:
            if weights[n] > weights[best]:
                best = n
        if out and weights[best] < least:
            break
        out.append(legal[best])
        left.remove(best)
    return out


class Trier:
    """A bot that plays by trials: `iterations` playouts at most and, where `seconds` is positive, no longer than that; `most` candidates.

    In a secret phase the candidates are as many as the heuristics say there, where that is more and there are playouts enough.
    """

    def __init__(self, heuristics: Heuristics, iterations: int, seconds: float = 0.0, most: int = 5) -> None:
        if iterations < 1:
            raise ValueError(f"a search needs at least one iteration, not {iterations}")
        self.heuristics = heuristics
        self.iterations = iterations
        self.seconds = seconds
        self.most = most

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return the heuristics' favourite, or what has proved better."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        most = max(self.most, min(self.heuristics.wide, self.iterations // EACH)) if world.secret() else self.most
        trial = Trial(world, seat, self.heuristics, rng, most)
        trial.run(self.iterations, self.seconds)
        return trial.best()
