"""A view feed shows after every move what a fresh view shows, and its changes turn the old view into the new one, in every game."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import dvergar
from deltas import followed, written
from dvergar.engine.rng import Rng
from dvergar.engine.view import View
from dvergar.engine.view_feed import VIEW_PATH
from dvergar.engine.view_patch import changes
from serving import changed
from support import NAMES, SETUPS, pick

VIEWS = 50  # of each match


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_a_feed_shows_what_a_fresh_view_shows_and_its_changes_lead_there(id: str, seats: int, scale: int) -> None:
    for seed in range(scale):
        state, rng = dvergar.game(id).new(seats, 40 + seed), Rng(seed)
        feed = state.game.view_feed(state)
        held: dict[int | None, tuple[View, Any, Any]] = {}
        lean: dict[int | None, tuple[Any, Any]] = {}  # of readers who hear deltas: the view in the server's words, and its version
        seen, answered = 0, 0
        while seen < VIEWS * scale:
            reader = [None, *range(seats)][rng.below(seats + 1)]
            read_only = reader is not None and answered >> reader & 1 == 1
            view = feed.view(reader, read_only)
            wire = msgspec.to_builtins(view)
            fresh = msgspec.to_builtins(state.game.view(state, reader))
            assert wire == ({**fresh, "choices": []} if read_only else fresh)
            if reader in held:
                old, before, version = held[reader]
                assert msgspec.to_builtins(old) == before, "what a view holds is never changed later"
                plain = msgspec.json.decode(msgspec.json.encode(view))
                assert changed({"view": before}, read(feed.changes_since(reader, version, read_only)))["view"] == plain
                assert changed({"view": before}, read(changes(old, view, VIEW_PATH)))["view"] == plain
            in_few_words = msgspec.json.decode(msgspec.json.encode(feed.lean_view(reader, read_only)))
            if reader in lean:
                seen_before, version = lean[reader]
                assert followed(seen_before, read(feed.deltas_since(reader, version, read_only))) == in_few_words
            lean[reader] = in_few_words, feed.lean_version(reader, read_only)
            assert written({"view": in_few_words})["view"] == msgspec.json.decode(msgspec.json.encode(view))
            assert feed.deltas_since(reader, lean[reader][1], read_only) == []
            held[reader] = view, wire, feed.version(reader, read_only)
            assert feed.changes_since(reader, held[reader][2], read_only) == [], "nothing has changed for who has just seen all"
            seen += 1
            if rng.below(2):
                continue  # somebody else looks at the same position
            for _ in range(1 + rng.below(2)):  # not every position is looked at
                if not state.actors():
                    break
                state.apply(*pick(state, rng))
                feed.state_changed()
                answered = rng.below(1 << seats) & rng.below(1 << seats)  # for whom a bot answers meanwhile
            else:
                continue
            break


def read(found: list[bytes]) -> Any:
    """Return changes as a page reads them."""
    return msgspec.json.decode(b"[" + b",".join(found) + b"]")
