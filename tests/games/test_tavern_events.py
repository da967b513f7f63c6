"""Events of the tavern games: every kind is listed in a docstring with its arguments, is heard in play, and can be said in words."""

from __future__ import annotations

from types import ModuleType

import pytest

from dvergar import Match
from games import telling
from games.nains import build as nains_build
from games.nains import events as nains
from games.nidavellir import build as nidavellir_build
from games.nidavellir import events as nidavellir

GAMES = [pytest.param(nidavellir, id="nidavellir"), pytest.param(nains, id="nains")]
BUILDS = [pytest.param(nidavellir_build.Built, id="nidavellir"), pytest.param(nains_build.Built, id="nains")]


@pytest.mark.parametrize("own", GAMES)
def test_every_kind_that_is_listed_is_heard_and_none_else(own: ModuleType) -> None:
    assert {event.kind for event in own.EVENTS} == set(own.KINDS)


@pytest.mark.parametrize("own", GAMES)
def test_arguments_are_those_listed(own: ModuleType) -> None:
    telling.arguments_are_listed(own.EVENTS, own.KINDS)


@pytest.mark.parametrize("own", GAMES)
def test_only_cards_looked_at_are_told_to_one_seat(own: ModuleType) -> None:
    assert {event.kind for event in own.EVENTS if event.to != -1} == own.SECRET


@pytest.mark.parametrize("own", GAMES)
def test_every_event_can_be_said(own: ModuleType) -> None:
    telling.all_can_be_said(own.__name__.split(".")[1], own.EVENTS)


@pytest.mark.parametrize("built", BUILDS)
def test_nothing_is_told_without_a_listener(built: type[nidavellir_build.Built | nains_build.Built]) -> None:
    deaf = built(seats=3)
    deaf.state.listener = None
    deaf.finish()
    assert deaf.events == []
    assert deaf.phase == "over"


@pytest.mark.parametrize("built", BUILDS)
def test_a_bid_tells_only_that_it_is_placed(built: type[nidavellir_build.Built | nains_build.Built]) -> None:
    first = built(seats=3).bid("5 4 3")
    assert [(event.kind, event.seat, event.args) for event in first.events] == [("bid", 0, {})]


@pytest.mark.parametrize("game", ["nidavellir", "nains"])
@pytest.mark.parametrize("seats", [2, 3])
def test_an_event_names_the_slot_that_a_card_left(game: str, seats: int) -> None:
    match = Match.new(game, seats=seats, seed=5)
    heard = 0
    while actors := match.state.actors():
        before, told = match.view(None).taverns, len(match.events)  # type: ignore[attr-defined]
        match.play(actors[0], match.state.legal(actors[0])[-1])
        for event in match.events[told:]:
            if event.kind in {"recruited", "offering", "leftover", "sent_away"}:
                tavern = next(it for it in before if event.args["tavern"] == f"@{game}-tavern-{it.id}")
                face = tavern.cards[event.args["slot"]]
                assert face is not None
                assert event.args["card"] == f"@{game}-card-{face.id}"
                heard += 1
    assert heard > 50
