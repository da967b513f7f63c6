"""Forty positions of each tavern game in which exactly one action wins, whatever the others do: every master finds it."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.arena.play import limit
from dvergar.bots import levels, policy
from dvergar.bots.trials import Trier
from dvergar.engine.policy import decide
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

# By game and seats: the seed of a match of random moves, after how many of them, and the action. They were found by looking at all that may follow.
POSITIONS = {
    ("nidavellir", 2): [
        (5, 65, 65),
        (6, 78, 114),
        (7, 72, 67),
        (8, 70, 66),
        (15, 74, 111),
        (18, 61, 67),
        (19, 81, 66),
        (20, 72, 67),
        (21, 70, 67),
        (22, 66, 67),
        (23, 77, 67),
        (25, 72, 67),
        (27, 92, 109),
        (29, 64, 67),
        (30, 68, 66),
        (31, 69, 67),
        (33, 66, 67),
        (37, 72, 114),
        (38, 68, 66),
        (40, 79, 64),
        (43, 71, 65),
        (44, 80, 66),
        (45, 67, 67),
        (46, 65, 66),
        (47, 78, 110),
    ],
    ("nidavellir", 3): [
        (2, 86, 66),
        (3, 83, 66),
        (4, 82, 65),
        (5, 79, 67),
        (8, 76, 67),
        (9, 82, 67),
        (12, 91, 113),
        (14, 77, 66),
        (16, 86, 67),
        (17, 78, 66),
        (19, 81, 110),
        (20, 82, 65),
        (21, 81, 67),
        (25, 85, 65),
        (28, 80, 65),
    ],
    ("nains", 2): [
        (1, 63, 66),
        (4, 69, 101),
        (8, 67, 66),
        (9, 68, 67),
        (11, 72, 67),
        (13, 72, 65),
        (14, 68, 66),
        (16, 66, 67),
        (18, 69, 65),
        (19, 66, 67),
        (21, 73, 66),
        (25, 66, 66),
        (29, 73, 66),
        (37, 65, 102),
        (38, 72, 65),
        (40, 66, 66),
        (41, 65, 101),
        (42, 70, 67),
        (44, 72, 66),
        (45, 69, 66),
        (46, 68, 66),
        (51, 71, 66),
        (55, 74, 66),
        (58, 70, 67),
        (63, 67, 66),
    ],
    ("nains", 3): [
        (2, 77, 65),
        (4, 84, 65),
        (5, 77, 66),
        (7, 82, 65),
        (8, 75, 121),
        (12, 81, 66),
        (14, 82, 67),
        (16, 82, 66),
        (19, 82, 67),
        (20, 80, 66),
        (21, 88, 65),
        (24, 84, 65),
        (26, 81, 67),
        (28, 79, 65),
        (31, 79, 67),
    ],
}
MASTERS = ("former", "master")


def position(id: str, seats: int, seed: int, moves: int) -> State:
    """Return where a match of random moves stands."""
    state, rng = dvergar.game(id).new(seats, seed), Rng(seed)
    for _ in range(moves):
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize(("id", "seats"), POSITIONS)
def test_masters_find_what_alone_wins(id: str, seats: int) -> None:
    game = dvergar.game(id)
    for level in MASTERS:
        if level not in levels(game):
            continue
        bot = policy(game, level)
        limit(bot, 40 if isinstance(bot, Trier) else 200)
        for seed, moves, right in POSITIONS[id, seats]:
            state = position(id, seats, seed, moves)
            assert decide(bot, state, state.actors()[0], seed) == right, (level, seed, moves)
