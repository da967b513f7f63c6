"""Fitting a network to samples: by what differs between the seats of one position, or by whether the team has won in the end."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
SURE = 1e-4  # no chance is nearer to 0 or 1
DECAY = 1e-4  # of weights
BATCH = 512  # positions
RATE = 3e-3
DIGITS = 5  # of a number in the file


class Table(NamedTuple):
    """Positions of matches with as many seats: `numbers[position, seat, input]`, how many `points[position, seat]` the seats had in the end.

    A team is as one seat, and has 1 point where it won and 0 where not. Matches `held` are not learned from, but judged by; `stage` is the part of the
    match; `known` is what the position was worth to the first seat before anything was learned.
    """

    numbers: Floats
    points: Floats
    held: NDArray[np.bool_]
    stage: NDArray[np.int64]
    known: Floats


class Fit:
    """A network while it learns.

    The network gives each seat a number, and the difference of two is how likely one ends in front of the other (`engine.network.likely`). What it is
    to say is who did, softened: a lead of `scale` points is a clear one. Of a `team` the number itself is how likely it wins.
    """

    def __init__(self, tables: list[Table], units: int, scale: float, seed: int, team: bool = False) -> None:
        every = np.concatenate([table.numbers[~table.held].reshape(-1, table.numbers.shape[2]) for table in tables])
        inputs = every.shape[1]
        self.tables = tables
        self.scale = scale
        self.team = team
        self.rng = np.random.default_rng(seed)
        self.mean = every.mean(0)
        self.spread = every.std(0) + 1e-3
        self.parts: list[Floats] = [
            self.rng.normal(0, inputs**-0.5, (inputs, units)).astype(np.float32),
            np.zeros(units, np.float32),
            self.rng.normal(0, 0.3 * units**-0.5, units).astype(np.float32),
            np.zeros(inputs, np.float32),
            np.zeros(1, np.float32),  # where the numbers of a team start from
        ]
        self.first = [np.zeros_like(part) for part in self.parts]
        self.second = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def run(self, epochs: int) -> None:
        """Look at all samples so many times, with ever smaller steps (Adam)."""
        for epoch in range(epochs):
            rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + RATE / 300
            batches = [(table, part) for table in self.tables for part in self.drawn(table)]
            for n in self.rng.permutation(len(batches)):
                table, places = batches[n]
                self.step(self.standard(table.numbers[places]), table.points[places], rate)

    def drawn(self, table: Table) -> list[Any]:
        """Return the positions of a table to learn from, in batches drawn anew."""
        places = self.rng.permutation(np.flatnonzero(~table.held))
        return np.array_split(places, max(1, len(places) // BATCH))

    def standard(self, numbers: Floats) -> Floats:
        """Return the numbers with mean 0 and spread 1."""
        found: Floats = ((numbers - self.mean) / self.spread).astype(np.float32)
        return found

    def worths(self, numbers: Floats) -> Any:
        """Return the hidden layer and what each seat's position is worth."""
        hidden = numbers @ self.parts[0] + self.parts[1]
        return hidden, np.maximum(hidden, 0) @ self.parts[2] + numbers @ self.parts[3] + self.parts[4]

    def step(self, numbers: Floats, points: Floats, rate: float) -> None:
        """Learn from one batch."""
        weights, _, out, direct, _ = self.parts
        hidden, worths = self.worths(numbers)
        own = won(worths, points) if self.team else ahead(worths, points, self.scale)
        back = own[:, :, None] * out * (hidden > 0)
        units, inputs = len(out), len(direct)
        slopes = [
            numbers.reshape(-1, inputs).T @ back.reshape(-1, units) + DECAY * weights,
            back.sum((0, 1)),
            (np.maximum(hidden, 0) * own[:, :, None]).sum((0, 1)) + DECAY * out,
            (numbers * own[:, :, None]).sum((0, 1)),
            own.sum(keepdims=True)[0] if self.team else np.zeros(1, np.float32),
        ]
        self.steps += 1
        for part, first, second, slope in zip(self.parts, self.first, self.second, slopes, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            part -= (rate * (first / (1 - 0.9**self.steps)) / (np.sqrt(second / (1 - 0.999**self.steps)) + 1e-8)).astype(np.float32)

    def text(self, about: dict[str, Any]) -> str:
        """Return the network as a file holds it, for numbers as a game tells them; `about` says where it comes from."""
        weights = self.parts[0] / self.spread[:, None]
        bias = self.parts[1] - self.mean @ weights
        direct = self.parts[3] / self.spread
        found = {"weights": weights.T, "bias": bias, "out": self.parts[2], "direct": direct}
        base = {"base": float((self.parts[4] - self.mean @ direct)[0])} if self.team else {}  # else the same for all seats, and no difference
        return json.dumps(about | {key: rounded(value) for key, value in found.items()} | base)


def ahead(worths: Any, points: Any, scale: float) -> Any:
    """Return by how much each seat's number should be lower, for the chances to end in front of the others."""
    lead = worths[:, :, None] - worths[:, None, :]
    root = np.sqrt(1 + lead * lead)
    chance = np.clip(0.5 + 0.5 * lead / root, SURE, 1 - SURE)
    margin = (points[:, :, None] - points[:, None, :]) / scale
    target = 0.5 + 0.5 * margin / np.sqrt(1 + margin * margin)
    slope = np.clip((chance - target) / (chance * (1 - chance)) * 0.5 / root**3, -2, 2)
    return slope.sum(2) / (len(points) * max(1, points.shape[1] - 1))


def won(worths: Any, points: Any) -> Any:
    """Return by how much each team's number should be lower, for the chance to win: the slope of the log loss."""
    root = np.sqrt(1 + worths * worths)
    return 2 * (0.5 + 0.5 * worths / root - points) / root / len(points)


def rounded(values: Any) -> Any:
    """Return an array as lists of short numbers."""
    return [rounded(row) for row in values] if values.ndim > 1 else [float(f"{value:.{DIGITS}g}") for value in values]
