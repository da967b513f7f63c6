"""What is shown move after move is what a fresh look shows, and the differences that are sent make the old view the new one, in every game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import dvergar
from dvergar.engine.rng import Rng
from dvergar.engine.view import View
from dvergar.server.differences import changes
from serving import changed
from support import NAMES, SETUPS, pick

LOOKS = 50  # of each match


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_a_sight_shows_what_a_fresh_view_shows_and_steps_lead_there(id: str, seats: int, scale: int) -> None:
    for seed in range(scale):
        state, rng = dvergar.game(id).new(seats, 40 + seed), Rng(seed)
        sight = state.game.sight(state)
        held: dict[int | None, tuple[View, Any]] = {}
        looks = 0
        while looks < LOOKS * scale:
            reader = [None, *range(seats)][rng.below(seats + 1)]
            view, wire = sight.view(reader), msgspec.to_builtins(sight.view(reader))
            assert wire == msgspec.to_builtins(state.game.view(state, reader))
            if reader in held:
                old, before = held[reader]
                assert msgspec.to_builtins(old) == before, "what a view holds is never changed later"
                assert changed(before, msgspec.json.decode(changes(old, view))) == msgspec.json.decode(msgspec.json.encode(view))
            held[reader] = view, wire
            looks += 1
            if rng.below(2):
                continue  # somebody else looks at the same position
            for _ in range(1 + rng.below(2)):  # not every position is looked at
                if not state.actors():
                    break
                state.apply(*pick(state, rng))
                sight.moved()
            else:
                continue
            break
