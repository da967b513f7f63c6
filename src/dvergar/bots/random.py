"""The bot that every game has: any legal action, each as likely as the others."""

from __future__ import annotations

from dvergar.engine.rng import Rng
from dvergar.engine.state import State


class RandomPolicy:
    """Plays a random legal action."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        legal = world.legal(seat)
        return legal[rng.below(len(legal))]
