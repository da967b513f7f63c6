"""Events: every kind is listed in a docstring with its arguments, is heard in play, and can be said in words."""

from __future__ import annotations

from dvergar.engine.state import Event
from dvergar.games.nains.rules.eras import Eras
from dvergar.games.nains.rules.powers import Powers
from games import telling
from games.nains.build import Built


def rare() -> list[Event]:
    """Return the events of cases that random games seldom bring."""
    army = {"shield": "S S", "temple": "T2 T3", "errants": "E9 E10", "forge": "Ff5 Fu5"}
    none = Built(armies=[army], taverns=["L7 S T2"] * 3)
    none.state.owner = [-3] * 23
    none.state.left = []
    hired = Built(armies=[army], taverns=["L7 S T2"] * 3).bid("5 4 3", "4 3 2").pick("L7")
    freed = Built(armies=[{"errants": "E9 E9 droh"}, {"errants": "E9 E9 E9 oosram"}], age=2, round=4)
    freed.state.end_round()
    return none.bid("5 4 3", "4 3 2").pick("L7").events + hired.do("mercenary(wal,talion)").events + freed.events


KINDS = telling.listed(Powers, Eras)
EVENTS = telling.heard("nains", 6) + rare()


def test_every_kind_that_is_listed_is_heard_and_none_else() -> None:
    assert {event.kind for event in EVENTS} == set(KINDS)


def test_arguments_are_those_listed() -> None:
    telling.arguments_are_listed(EVENTS, KINDS)


def test_only_svara_s_cards_are_told_to_one_seat() -> None:
    assert {event.kind for event in EVENTS if event.to != -1} == {"svara_cards"}


def test_every_event_can_be_said() -> None:
    telling.all_can_be_said("nains", EVENTS)


def test_nothing_is_told_without_a_listener() -> None:
    built = Built(seats=3)
    built.state.listener = None
    built.finish()
    assert built.events == []
    assert built.phase == "over"


def test_a_bid_tells_only_that_it_is_placed() -> None:
    built = Built(seats=3).bid("5 4 3")
    assert [(event.kind, event.seat, event.args) for event in built.events] == [("bid", 0, {})]
