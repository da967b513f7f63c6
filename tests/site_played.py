"""Random games, one after the other through all games and sizes: what CPython and Python in a browser must agree on."""

from __future__ import annotations

import dvergar
from dvergar.engine.rng import Rng

HOUSE = ("brisingamen", "die_zwerge", "nains", "nidavellir", "roi_des_nains")


def keys(seeds: int) -> list[str]:
    """Return the key of the last position of each game, with how many decisions it had and its points."""
    out = []
    for seed in range(seeds):
        game = dvergar.game(HOUSE[seed % len(HOUSE)])
        sizes = list(game.seats)
        state = game.new(seats=sizes[seed // len(HOUSE) % len(sizes)], seed=seed)
        rng, decisions = Rng(seed), 0
        while actors := state.actors():
            seat = actors[rng.below(len(actors))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            decisions += 1
        out.append(f"{state.key():016x} {decisions} {state.scores()}")
    return out
