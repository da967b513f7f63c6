"""Other seats' open secret choices are drawn uniformly among their distinct legal ones, whatever they chose."""

from __future__ import annotations

import math
from collections import Counter

import msgspec
import pytest

from dvergar import Match
from dvergar.engine.rng import Rng
from toy import ToyState


def uniform(counts: list[int]) -> bool:
    """Chi-square within five standard deviations."""
    mean, free = sum(counts) / len(counts), len(counts) - 1
    return sum((count - mean) ** 2 / mean for count in counts) < free + 5 * math.sqrt(2 * free) + 5


def test_the_measure_itself() -> None:
    assert uniform([100, 95, 105, 98])
    assert not uniform([100, 95, 105, 200])
    assert not uniform([400, 0, 0, 0])


@pytest.mark.parametrize("reader", [None, 0])
def test_toy_answers(reader: int | None, scale: int) -> None:
    match = Match.new("toy", seats=3, seed=5)
    match.play(1, match.state.legal(1)[-1])
    rng, places = Rng(8), {1: Counter[int](), 2: Counter[int](), 3: Counter[int]()}
    for _ in range(1500 * scale):
        world = match.state.worlds(reader, rng)
        assert isinstance(world, ToyState)
        kinds = sorted(set(world.hands[1]))
        places[len(kinds)][kinds.index(world.chosen[1])] += 1
        assert world.chosen[2] == 0
    assert uniform([places[2][n] for n in range(2)])
    assert uniform([places[3][n] for n in range(3)])
    assert places[1].total() < places[3].total()


@pytest.mark.parametrize(("reader", "which"), [(None, 0), (0, -1)])
def test_nidavellir_bids(reader: int | None, which: int, scale: int) -> None:
    """In the first round all five coins differ: each of the 60 bids is as likely as the others, and the rounds' cards tell nothing."""
    match = Match.new("nidavellir", seats=3, seed=5)
    bids = match.state.legal(1)
    assert len(bids) == 60
    match.play(1, bids[which])
    rng, seen = Rng(8), Counter[bytes]()
    draws = 60 * 25 * scale
    for _ in range(draws):
        world = match.state.worlds(reader, rng)
        table = msgspec.to_builtins(match.game.view(world, 1))["table"]
        assert [seat["ready"] for seat in table] == [False, True, False]
        seen[msgspec.json.encode(sorted((place["coin"]["value"], place["where"]) for place in table[1]["places"]))] += 1
    assert len(seen) == 60
    assert uniform(list(seen.values()))
