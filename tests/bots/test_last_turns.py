"""Last turns of matches of Brísingamen in which exactly one action wins, whatever the seat does afterwards: every master finds it."""

from __future__ import annotations

import pytest

import dvergar
from bots.test_known_best import position
from dvergar.arena.play import limit
from dvergar.bots import policy
from dvergar.engine.policy import decide

# By seats: the seed of a match of random moves, after how many of them, and the action. They were found by looking at all that may follow.
POSITIONS = {
    3: [
        (38, 646, 4),
        (50, 712, 1),
        (67, 632, 125),
        (72, 649, 3),
        (83, 666, 125),
        (94, 646, 0),
        (127, 654, 125),
        (171, 685, 0),
        (181, 668, 0),
        (182, 656, 1),
        (197, 670, 0),
        (245, 644, 82),
        (260, 637, 3),
        (267, 668, 5),
    ],
    4: [
        (5, 889, 125),
        (15, 842, 141),
        (17, 868, 3),
        (46, 858, 4),
        (50, 900, 0),
        (64, 907, 133),
        (72, 842, 2),
        (76, 849, 96),
        (90, 865, 137),
        (93, 841, 0),
        (114, 869, 0),
        (149, 862, 129),
        (208, 851, 129),
        (214, 859, 0),
    ],
    5: [
        (32, 1018, 3),
        (60, 1030, 133),
        (66, 1104, 0),
        (77, 1134, 2),
        (88, 1088, 1),
        (178, 1136, 3),
        (185, 1165, 2),
        (211, 1138, 1),
        (221, 1098, 57),
        (223, 1080, 0),
        (280, 1090, 1),
        (327, 1063, 2),
        (341, 1147, 96),
        (346, 1113, 129),
    ],
}
PLAYOUTS = 12


@pytest.mark.parametrize("seats", POSITIONS)
def test_masters_find_what_alone_wins(seats: int) -> None:
    bot = policy(dvergar.game("brisingamen"), "master")
    limit(bot, PLAYOUTS)
    for seed, moves, right in POSITIONS[seats]:
        state = position("brisingamen", seats, seed, moves)
        assert decide(bot, state, state.actors()[0], seed) == right, (seed, moves)
