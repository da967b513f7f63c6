"""What is shown move after move is what a fresh look shows, and the differences that are sent make the old view the new one, in every game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import dvergar
from dvergar.engine.rng import Rng
from dvergar.engine.view import View
from dvergar.engine.view_feed import VIEW
from dvergar.engine.view_patch import changes
from serving import changed
from support import NAMES, SETUPS, pick

LOOKS = 50  # of each match


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_a_sight_shows_what_a_fresh_view_shows_and_news_lead_there(id: str, seats: int, scale: int) -> None:
    for seed in range(scale):
        state, rng = dvergar.game(id).new(seats, 40 + seed), Rng(seed)
        feed = state.game.view_feed(state)
        held: dict[int | None, tuple[View, Any, Any]] = {}
        looks, lookers = 0, 0
        while looks < LOOKS * scale:
            reader = [None, *range(seats)][rng.below(seats + 1)]
            looks_on = reader is not None and lookers >> reader & 1 == 1
            view = feed.view(reader, looks_on)
            wire = msgspec.to_builtins(view)
            fresh = msgspec.to_builtins(state.game.view(state, reader))
            assert wire == ({**fresh, "choices": []} if looks_on else fresh)
            if reader in held:
                old, before, since = held[reader]
                assert msgspec.to_builtins(old) == before, "what a view holds is never changed later"
                plain = msgspec.json.decode(msgspec.json.encode(view))
                assert changed({"view": before}, read(feed.news(reader, since, looks_on)))["view"] == plain
                assert changed({"view": before}, read(changes(old, view, VIEW)))["view"] == plain
            held[reader] = view, wire, feed.now(reader, looks_on)
            assert feed.news(reader, held[reader][2], looks_on) == [], "nothing is news to who has just looked"
            looks += 1
            if rng.below(2):
                continue  # somebody else looks at the same position
            for _ in range(1 + rng.below(2)):  # not every position is looked at
                if not state.actors():
                    break
                state.apply(*pick(state, rng))
                feed.moved()
                lookers = rng.below(1 << seats) & rng.below(1 << seats)  # for whom a bot answers meanwhile
            else:
                continue
            break


def read(news: list[bytes]) -> Any:
    """Return changes as a page reads them."""
    return msgspec.json.decode(b"[" + b",".join(news) + b"]")
