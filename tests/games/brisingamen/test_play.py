"""Whole matches: invariants (spec 9) at every step and option, ends, and what events say."""

from __future__ import annotations

import importlib.util
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from dvergar import Match
from dvergar.engine.rng import Rng
from dvergar.games.brisingamen.cards import LETTERS, pack, unpack, weigh
from dvergar.games.brisingamen.rules.phases import OVER, RETIRED
from dvergar.games.brisingamen.rules.play import BrisingamenState
from games.brisingamen.build import Built, game

spec = importlib.util.spec_from_file_location("brisingamen_invariants", Path(__file__).with_name("invariants.py"))
assert spec is not None
assert spec.loader is not None
invariants = importlib.util.module_from_spec(spec)
spec.loader.exec_module(invariants)

NAMES = "I1 I2 I3 I4 I5 I6 I7 I8 I9 I10 I12 I13 I14"
VARIANTS: list[dict[str, Any]] = [{}, {"turn_order": "fixed_order"}, {"even_turns": "on"}, {"tie_break": "settings"}, {"max_rounds": 45}]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: "-".join([NAMES, *map(str, options.values())]))
def test_invariants_hold_in_random_matches(seats: int, options: dict[str, Any]) -> None:
    state = game().new(seats, seats, {"max_rounds": 30, **options})
    assert isinstance(state, BrisingamenState)
    rng, before = Rng(seats), monotone(state)
    while state.actors():
        invariants.check(state)
        legal = state.legal(state.active)
        state.apply(state.active, legal[rng.below(len(legal))])
        after = monotone(state)
        assert all(a <= b for a, b in zip(before, after, strict=True)), "I10: these never fall"
        before = after
    invariants.check(state)
    assert state.phase == OVER


def monotone(state: BrisingamenState) -> list[int]:
    """Return what never falls in a match: settings and parts made, skills gone, dwarves retired, cards drawn, and gems that left the caverns."""
    spent = sum(state.data.rewards[made >> 3] for made in state.made) - sum(state.tokens)
    gone = sum(state.gone >> (4 * skill) & 15 for skill in range(7))
    return [
        sum(map(len, state.done)),
        len(state.made),
        spent,
        gone,
        state.where.count(RETIRED),
        state.drawn,
        -sum(map(weigh, state.gems)),
        -weigh(state.market),
    ]


def test_I13_a_match_ends_within_the_bound() -> None:
    for seed in range(4):
        state, rng, count = game().new(5, seed), Rng(seed), 0
        while state.actors():
            legal = state.legal(state.actors()[0])
            state.apply(state.actors()[0], legal[rng.below(len(legal))])
            count += 1
        assert isinstance(state, BrisingamenState)
        assert count <= 10_500
        assert state.round <= 60


def test_I15_two_turns_of_a_seat_are_at_most_2n_minus_1_turns_apart() -> None:
    built, seats = Built(seats=5), []
    while built.state.round < 7:
        seats.append(built.seat)
        built.turn(built.taking())
    for seat in range(5):
        places = [n for n, one in enumerate(seats) if one == seat]
        assert max(b - a for a, b in pairwise(places)) <= 9


def test_fixed_order_plays_clockwise_for_ever() -> None:
    built, seats = Built(start=1, turn_order="fixed_order"), []
    while built.state.round < 4:
        seats.append(built.seat)
        built.turn(built.taking())
    assert seats == [1, 2, 0] * 3


def test_even_turns_plays_the_round_to_its_end_and_pays_once() -> None:
    last = " ".join(f"{seat}.{n}" for seat in (0, 1) for n in range(1, 6))
    goods = {0: "2Rs 1Es", 1: "2Es 1Ss"}
    built = Built(supply=goods, held={0: "s01", 1: "s02"}, retired=last, even_turns="on").turn("complete(s01)")
    assert (built.over(), built.seat) == (False, 1)
    built.turn("complete(s02)")
    assert (built.over(), built.seat) == (False, 2)
    built.turn()
    assert built.over()
    assert [built.lines(seat)["ender"] for seat in range(3)] == [6, 0, 0]


def test_tie_break_settings_asks_for_settings_then_tokens() -> None:
    def winners(**more: Any) -> list[int]:
        built = Built(round=60, turn=2, start=0, **more).turn("enter")
        assert built.over()
        return game().result(built.state).winners

    tied: dict[str, Any] = {"supply": {0: "3Rs", 1: "1Rs 1EL", 2: "1Es"}}
    assert winners(**tied) == [0, 1]
    assert winners(**tied, tie_break="settings") == [0, 1]
    tokens: dict[str, Any] = {"supply": {0: "3Rs"}, "tokens": {1: 1}}
    assert winners(**tokens) == [0, 1]
    assert winners(**tokens, tie_break="settings") == [1]


def test_max_rounds_and_no_cap() -> None:
    assert Built(round=30, turn=2, max_rounds=30).turn("enter").over()
    assert not Built(round=60, turn=2, max_rounds=200).turn("enter").over()
    free = Built(round=200, turn=2, round_cap="off", max_rounds=200)
    assert free.view().rounds is None
    assert not free.turn("enter").over()
    assert Built(round=300, turn=2, round_cap="off").turn().over(), "the stalemate rule stays"


def test_undo_within_a_turn_until_a_card_is_revealed() -> None:
    match = Match.new("brisingamen", seats=3, seed=2)
    seat = match.state.actors()[0]
    key = match.state.key()
    match.play(seat, "enter")
    assert match.can_undo(seat)
    match.undo(seat)
    assert match.state.key() == key
    match.play(seat, next(name for name in map(match.game.actions.name, match.state.legal(seat)) if name.startswith("take")))
    assert not match.can_undo(seat)


def test_a_skill_of_the_known_part_of_the_pile_reveals_nothing() -> None:
    built = Built(slots="bat thief speed", pile="stealth", hidden=0)
    reveals = built.state.reveals
    built.play("skill(bat)")
    assert built.state.reveals == reveals
    hidden = Built(slots="bat thief speed", pile="stealth")
    hidden.play("skill(bat)")
    assert hidden.state.reveals == reveals + 1


def test_events_tell_of_moves_and_gems() -> None:
    built = Built(at={"C": "0.1", "B": "1.1"}, gems_in={"cav01": "1Rs 2Ss"}).play("move(1)", "go(cav01)", "harvest")
    assert built.told("moved")[0] == {"dwarf": 1, "to": "1", "to_kind": 2, "passed": 0, "space": "C", "kind": 1}
    told = built.told("harvested")[0]
    assert pack([int(told[letters]) for letters in LETTERS]) == pack([1, 0, 2, 0, 0, 0, 0, 0, 0, 0])
    leap = Built(at={"C": "0.1", "B": "1.1"}, loads={"0.1": "1EL"}).play("move(1)", "go(A)")
    assert leap.told("moved")[0]["passed"] == 1
    leap.play("move(1)", "go(out)")
    assert leap.told("unloaded")[0]["el"] == 1
    assert unpack(leap.state.supply[0])[6] == 1
