"""Fair by construction: every level chooses alike, draw for draw, in all true states behind one view."""

from __future__ import annotations

from collections import Counter

import pytest

import dvergar
from dvergar.bots import levels
from dvergar.engine.policy import Policy, decide
from dvergar.engine.rng import Rng
from support import HOUSE, new, steps

DRAWS, MOST = 3, 4  # seeds a bot is asked with in each state, and states of a match
SETUPS = [(id, level, 3) for id in HOUSE for level in levels(dvergar.game(id)) if level != "greedy"]  # journeymen are greedy ones that slip


def tiny(policy: Policy) -> Policy:
    """Let a level that searches think so little that a test can wait for it, by the count and not by the clock."""
    if hasattr(policy, "iterations"):
        policy.iterations = 3
        policy.seconds = 0.0  # type: ignore[attr-defined]
    return policy


@pytest.mark.parametrize(("id", "level", "seats"), SETUPS, ids=[f"{id}-{level}" for id, level, _ in SETUPS])
def test_a_level_chooses_alike_in_all_true_states_behind_one_view(id: str, level: str, seats: int, scale: int) -> None:
    policy = tiny(levels(dvergar.game(id))[level]())
    for seed in range(scale):
        match, rng = new(id, seats, seed), Rng(seed)
        asked = 0
        for count in steps(match, rng):
            actors = match.state.actors()
            if not actors or count % 29 != 11 or asked == MOST:
                continue
            seat = actors[0]
            states = [match.state, match.state.worlds(seat, rng), match.state.worlds(seat, rng)]
            found = [Counter(decide(policy, state, seat, draw) for draw in range(DRAWS)) for state in states]
            assert found[0] == found[1] == found[2]
            assert found[0].total() == DRAWS
            asked += 1
        assert asked
