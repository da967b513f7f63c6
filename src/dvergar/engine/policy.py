"""What bots, search and arena agree on: one world in, one action out."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Protocol

from dvergar.engine.rng import Rng
from dvergar.engine.state import State


class Policy(Protocol):
    """A way to play. It sees one world that was drawn from the seat's view, never the true state, and draws all others from that one."""

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`; equal worlds and equal generators give the same answer."""


PolicyMaker = Callable[[], Policy]


def decide(policy: Policy, state: State, seat: int, seed: int) -> int:
    """Draw the seat's world from the true state and ask the policy; what the seat cannot know never reaches it."""
    rng = Rng(seed)
    return policy.choose(state.worlds(seat, rng), seat, rng)


def decide_in(executor: Executor, work: Callable[..., int], state: State, seat: int, rng: Rng, *args: object) -> Future[int]:
    """Draw the seat's world here and let `work(game id, cards, seats, options, dump, seat, seed, *args)` answer in any executor.

    `cards` is the folder of replaced tables as a text, or None. Only ints and texts travel, so a process pool and a Dask cluster serve
    alike; the true state stays here.
    """
    world = state.worlds(seat, rng)
    cards = None if world.game.replaced is None else str(world.game.replaced)
    return executor.submit(work, world.game.id, cards, world.seats, world.options, world.dump(), seat, rng.seed(), *args)
