"""Events: every kind is listed in a docstring with its arguments, is heard in play, and can be said in words."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import dvergar
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.engine.words import Words
from dvergar.games.nidavellir.ages import Ages
from dvergar.games.nidavellir.powers import Powers
from dvergar.mechanics.recruits import RecruitingState
from dvergar.mechanics.taverns import TavernState
from games.nidavellir.build import Built, game


def listed() -> dict[str, tuple[str, set[str]]]:
    """Return who does it, and the words of the arguments, by kind of event, from the docstrings; a compiled class keeps none, its source does."""
    found: dict[str, tuple[str, set[str]]] = {}
    for cls in (TavernState, RecruitingState, Powers, Ages):
        source = Path(dvergar.__file__).parents[1].joinpath(*cls.__module__.split(".")).with_suffix(".py").read_text(encoding="utf-8")
        body = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
        for line in (ast.get_docstring(body) or "").splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if len(cells) == 3 and cells[0] not in ("kind", "---"):
                assert cells[0] not in found, cells[0]
                found[cells[0]] = (cells[1], set(re.findall(r"\w+", cells[2])))
    return found


def heard() -> list[Event]:
    """Return the events of random games of all sizes, and of two rare cases."""
    events: list[Event] = []
    for seats in (2, 3, 4, 5):
        for seed in range(6):
            state, rng = game().new(seats, seed, {}), Rng(seed)
            state.listener = events
            while actors := state.actors():
                legal = state.legal(actors[0])
                state.apply(actors[0], legal[rng.below(len(legal))])
    none = Built(armies=[{"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B"}], taverns=["X6 H M0", "W8 H M0", "W7 H M0"])
    none.state.owner = [-3] * 21
    none.state.left = []
    kept = Built(armies=[{"warrior": "W3 ylud"}], age=2, round=4)
    kept.state.end_round()
    return events + none.bid("5 4 3", "4 3 2").pick("X6").events + kept.do("keep").events


EVENTS = heard()


def test_every_kind_that_is_listed_is_heard_and_none_else() -> None:
    assert {event.kind for event in EVENTS} == set(listed())


def test_arguments_are_those_listed() -> None:
    kinds = listed()
    for event in EVENTS:
        who, words = kinds[event.kind]
        assert (event.seat == -1) == (who == "-"), event.kind
        for key, value in event.args.items():
            assert re.sub(r"\d+$", "1", key) in words, (event.kind, key)
            assert isinstance(value, (int, str))
        assert event.to in (-1, event.seat)


def test_only_the_pioneer_s_cards_are_told_to_one_seat() -> None:
    assert {event.kind for event in EVENTS if event.to != -1} == {"pioneer_cards"}


def test_every_event_can_be_said() -> None:
    seats = {f"seat:{seat}": f"Seat {seat}" for seat in range(5)}
    for language in ("en", "fr", "de"):
        words = Words(language, "dvergar.games.nidavellir")
        said = set()
        for event in EVENTS:
            shape = (event.kind, event.args.get("count"))
            if shape not in said:
                said.add(shape)
                args = {key: seats.get(str(value), value) for key, value in event.args.items()}
                assert words.say(f"nidavellir-event-{event.kind}", who="Anna", **args)


def test_nothing_is_told_without_a_listener() -> None:
    built = Built(seats=3)
    built.state.listener = None
    built.finish()
    assert built.events == []
    assert built.phase == "over"


def test_a_bid_tells_only_that_it_is_placed() -> None:
    built = Built(seats=3).bid("5 4 3")
    assert [(event.kind, event.seat, event.args) for event in built.events] == [("bid", 0, {})]
