"""Forty positions in which one card brings its seat more than any other, whatever the others hold and do: the master finds it.

They were found by looking at all that may follow in each of the hands that the others can have: the worst that comes of the right card is better
than the best that comes of any other, in points of the deal ahead of the others' mean.
"""

from __future__ import annotations

import pytest

from dvergar.arena.play import limit
from dvergar.bots import policy
from dvergar.engine.policy import decide
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from games.roi_des_nains.build import game

# By seats: the seed of a match of random moves with all tiles, after how many of them, its rule, and the card.
POSITIONS = {
    3: [
        (1, 76, "T17b", "N10"),
        (6, 73, "T09a", "ND"),
        (22, 33, "R04a", "CA"),
        (29, 76, "R05b", "N3"),
        (31, 74, "T06b", "CA"),
        (37, 74, "T02a", "C4"),
        (42, 75, "T18a", "C10"),
        (44, 33, "T04a", "CA"),
    ],
    4: [
        (1, 76, "T17a", "C7"),
        (2, 33, "T13a", "N2"),
        (6, 75, "T09a", "GD"),
        (10, 74, "T18b", "CR"),
        (11, 37, "T15a", "GR"),
        (12, 33, "T02b", "CA"),
        (14, 77, "T08b", "C5"),
        (17, 36, "T08a", "N2"),
        (25, 77, "R01b", "ND"),
        (28, 32, "T08a", "CR"),
        (31, 34, "T07b", "GD"),
        (35, 36, "T08b", "N4"),
        (40, 35, "T01a", "EXC"),
        (42, 78, "T18b", "CA"),
        (47, 33, "T04b", "CD"),
        (55, 73, "T14a", "C8"),
        (59, 76, "T13b", "C6"),
        (61, 34, "T16a", "G10"),
        (63, 33, "R01b", "N2"),
        (66, 31, "T03a", "GA"),
        (68, 77, "R01a", "N10"),
        (73, 35, "T04b", "CR"),
        (74, 77, "T17b", "NV"),
        (75, 34, "T06a", "G10"),
    ],
    5: [
        (2, 30, "T13a", "CD"),
        (6, 29, "T17a", "C3"),
        (9, 34, "T02b", "N4"),
        (10, 32, "T16b", "C8"),
        (11, 36, "T15a", "CV"),
        (28, 76, "R04b", "GR"),
        (31, 33, "T07b", "C10"),
        (34, 72, "R04a", "G5"),
    ],
}


def position(seats: int, seed: int, moves: int) -> State:
    """Return where a match of random moves stands."""
    state, rng = game().new(seats, seed, {"tile_set": "all"}), Rng(seed)
    for _ in range(moves):
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("seats", POSITIONS)
def test_master_finds_the_card_that_brings_most(seats: int) -> None:
    bot = policy(game(), "master")
    limit(bot, 120)
    for seed, moves, rule, right in POSITIONS[seats]:
        state = position(seats, seed, moves)
        found = game().actions.name(decide(bot, state, state.actors()[0], seed))
        assert found == f"card({right})", (seats, seed, moves, rule)
