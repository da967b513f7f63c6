"""Events: every kind is listed in a docstring with its arguments, is heard in play, and can be said in words."""

from __future__ import annotations

from dvergar.engine.state import Event
from dvergar.games.nidavellir.rules.ages import Ages
from dvergar.games.nidavellir.rules.powers import Powers
from games import telling
from games.nidavellir.build import Built


def rare() -> list[Event]:
    """Return the events of cases that random games seldom bring."""
    none = Built(armies=[{"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B"}], taverns=["X6 H M0", "W8 H M0", "W7 H M0"])
    none.state.owner = [-3] * 21
    none.state.left = []
    kept = Built(armies=[{"warrior": "W3 ylud"}], age=2, round=4)
    kept.state.end_round()
    return none.bid("5 4 3", "4 3 2").pick("X6").events + kept.do("keep").events


def test_T18_thrud_who_stays_is_not_said_to_move() -> None:
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M0 M0", "blacksmith": "B", "explorer": "X5 thrud"}
    for column, kind in (("explorer", "thrud_placed"), ("blacksmith", "thrud_moved")):
        built = Built(armies=[army], taverns=["X6 H M0", "W8 H M0", "W7 H M0"]).bid("5 2 3", "4 2 3").pick("X6").do(f"thrud({column})")
        assert [event.kind for event in built.events if event.kind.startswith("thrud")] == [kind]


KINDS = telling.listed(Powers, Ages)
EVENTS = telling.heard("nidavellir", 6) + rare()


def test_every_kind_that_is_listed_is_heard_and_none_else() -> None:
    assert {event.kind for event in EVENTS} == set(KINDS)


def test_arguments_are_those_listed() -> None:
    telling.arguments_are_listed(EVENTS, KINDS)


def test_only_the_pioneer_s_cards_are_told_to_one_seat() -> None:
    assert {event.kind for event in EVENTS if event.to != -1} == {"pioneer_cards"}


def test_every_event_can_be_said() -> None:
    telling.all_can_be_said("nidavellir", EVENTS)


def test_nothing_is_told_without_a_listener() -> None:
    built = Built(seats=3)
    built.state.listener = None
    built.finish()
    assert built.events == []
    assert built.phase == "over"


def test_a_bid_tells_only_that_it_is_placed() -> None:
    built = Built(seats=3).bid("5 4 3")
    assert [(event.kind, event.seat, event.args) for event in built.events] == [("bid", 0, {})]
