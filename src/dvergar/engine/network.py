"""A small network that has learned what a position is worth to a seat: numbers that a game sees in the position go in, one number comes out.

The difference of two seats' numbers says which of them is likely to end in front of the other; of a team, whose seats share one number, that number
says how likely it wins (`likely`, both). Plain arithmetic and square roots, so that every build and machine agrees. `dvergar train` writes the file,
and no other package is needed to read it.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path

from librt.vecs import append, vec
from mypy_extensions import i64

from dvergar.engine.errors import BadData


class Network:
    """One hidden layer of rectified units, and a way past it; `base` is where it starts from, which is no matter where numbers are compared."""

    def __init__(self, weights: list[list[float]], bias: list[float], out: list[float], direct: list[float], base: float = 0.0) -> None:
        """`weights` holds a row for each hidden unit, as long as `direct`; `bias` and `out` a number for each unit."""
        if not direct or len(weights) != len(bias) or len(weights) != len(out) or {len(row) for row in weights} - {len(direct)}:
            raise ValueError("the parts of a network do not fit together")
        self.inputs = len(direct)
        self.units = len(bias)
        self.weights: vec[float] = packed(direct)  # `direct`, then the rows: compiled, a number of a vec is no object
        for row in weights:
            for weight in row:
                self.weights = append(self.weights, weight)
        self.bias = bias
        self.out = out
        self.base = base

    def worth(self, numbers: list[float]) -> float:
        """Return what a position is worth that a game sees so; raises `ValueError` where these are not as many numbers as were learned from."""
        if len(numbers) != self.inputs:
            raise ValueError(f"a network that has learned from {self.inputs} numbers was asked about {len(numbers)}")
        count: i64 = self.inputs
        weights = self.weights
        told = packed(numbers)
        total = self.base
        i: i64 = 0
        while i < count:
            total += weights[i] * told[i]
            i += 1
        first: i64 = count
        for unit in range(self.units):
            x = self.bias[unit]
            i = 0
            while i < count:
                x += weights[first + i] * told[i]
                i += 1
            if x > 0.0:
                total += self.out[unit] * x
            first += count
        return total

    def pulls(self, numbers: list[float], others: list[float]) -> list[float]:
        """Return by how much each number makes a position worth more than one of these others: together they are the whole difference.

        Each counts by its mean weight on the straight way from the one position to the other.
        """
        weights = self.weights
        out: list[float] = []
        for i in range(self.inputs):
            out.append(weights[i] * (numbers[i] - others[i]))
        for unit in range(self.units):
            first = (unit + 1) * self.inputs
            here = self.bias[unit]
            there = here
            for i in range(self.inputs):
                here += weights[first + i] * numbers[i]
                there += weights[first + i] * others[i]
            if here == there:
                continue
            open_part = (max(0.0, here) - max(0.0, there)) / (here - there)
            for i in range(self.inputs):
                out[i] += self.out[unit] * open_part * weights[first + i] * (numbers[i] - others[i])
        return out


def packed(numbers: list[float]) -> vec[float]:
    """Return the same numbers one beside the other."""
    found: vec[float] = vec[float]()
    for number in numbers:
        found = append(found, number)
    return found


def likely(lead: float) -> float:
    """Return how likely a seat ends in front of another whose number is lower by so much.

    >>> likely(0.0), round(likely(1.0), 3), round(likely(-1.0), 3)
    (0.5, 0.854, 0.146)
    """
    return 0.5 + 0.5 * lead / math.sqrt(1.0 + lead * lead)


def standings(worths: list[float], front: float) -> list[float]:
    """Return what a position is worth to each seat, 0 to 1, by the numbers of all seats.

    `front` of it is the chance to end in front of all others, as if each of them had to be beaten on its own; the rest the mean chance to end in
    front of one of them. With a `front` of 1 nothing but that chance counts, and those of all seats add up to 1.

    >>> [round(each, 2) for each in standings([1.0, 0.0, -1.0], 0.5)]
    [0.85, 0.31, 0.05]
    >>> [round(each, 2) for each in standings([1.0, 0.0, -1.0], 1.0)]
    [0.86, 0.13, 0.01]
    """
    out: list[float] = []
    for seat in range(len(worths)):
        all_of_them = 1.0
        mean = 0.0
        for other in range(len(worths)):
            if other != seat:
                chance = likely(worths[seat] - worths[other])
                all_of_them *= chance
                mean += chance
        out.append(front * all_of_them + (1.0 - front) * mean / max(1, len(worths) - 1))
    if front >= 1.0:
        total = 0.0
        for each in out:
            total += each
        for seat in range(len(out)):
            out[seat] /= total
    return out


@cache
def network(path: Path) -> Network:
    """Read a network from a file of `dvergar train`; raises `BadData` where it holds none."""
    try:
        return from_text(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadData(path.name, "network", str(error)) from error


def from_text(text: str) -> Network:
    """Read a network from a file's text; raises `ValueError` where it holds none."""
    read = json.loads(text)
    try:
        parts = floats(read["bias"]), floats(read["out"]), floats(read["direct"]), float(read.get("base", 0.0))
        return Network([floats(row) for row in read["weights"]], *parts)
    except (KeyError, TypeError) as error:
        raise ValueError(f"a part is missing or no list of numbers: {error}") from error


def floats(found: list[float]) -> list[float]:
    """Return what was read as floats."""
    return [float(each) for each in found]
