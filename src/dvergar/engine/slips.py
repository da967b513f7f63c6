"""Weaker ways to play: as a good one does, but for a slip now and then."""

from __future__ import annotations

from dvergar.engine.policy import Policy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State


class Slips:
    """Plays like another way, but so many of a hundred decisions are any legal action."""

    def __init__(self, better: Policy, slips: int) -> None:
        self.better = better
        self.slips = slips

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        if rng.below(100) < self.slips:
            legal = world.legal(seat)
            return legal[rng.below(len(legal))]
        return self.better.choose(world, seat, rng)
