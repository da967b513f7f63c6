"""The vectors of `vectors.toml` (spec 10): tricks, legal cards, counts, and whole deals under each of the 52 rules."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from dvergar.engine.rng import Rng
from dvergar.games.roi_des_nains.cards import IDS
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.play import RoiState
from games.roi_des_nains.build import Built, cards, game

VECTORS: dict[str, list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))
MAGIC = ("DRA", "MOM", "MAR", "SOR", "EXC")
RULES = [rule.id for rule in game().data.rules]


EXAMPLES = {  # the worked examples of spec 10 that vectors are, in the order of the file; V for a vector that is none
    "trick": ["T1", "T3", "T3", "T4", "V", "T12", "T12", "T5", "T5", "T5", "T6", "T6", "T7", "T8", "V", "T8", "T10", "T10", "T10", "T11"],
    "legal": ["V", "V", "V", "V", "T7", "T7", "T7", "V", "V", "T9", "V", "V", "V", "V", "V", "V"],
    "count": ["T2", "V", "T13", "T14", "T15"],
    "deal": ["D1", "D2", "D4", "D5", "D7", "D9", "D10"],
}


def cases(kind: str) -> pytest.MarkDecorator:
    """Run a test on every vector of a kind; an id begins with the number of the worked example, or with V."""
    ids = [f"{number}-{case['name'].replace(' ', '_')}" for number, case in zip(EXAMPLES[kind], VECTORS[kind], strict=True)]
    return pytest.mark.parametrize("case", VECTORS[kind], ids=ids)


def special_in(ids: list[str]) -> str:
    """Return the special among cards, or one that is not there."""
    return next((id for id in ids if id in MAGIC or id[1:] in ("1", "11a", "11b")), "N11a")


def test_every_kind_of_vector_is_read() -> None:
    assert {kind: len(found) for kind, found in VECTORS.items()} == {"trick": 20, "legal": 16, "count": 5, "deal": 7}
    assert len(RULES) == 52
    assert all(set(case["points"]) == set(RULES) for case in VECTORS["deal"])


def at_trick(case: dict[str, Any], ids: list[str], leader: int, hands: list[str]) -> Built:
    """Return the position in which a trick of a vector begins."""
    built = Built(seats=case["players"], special=special_in(ids))
    built.later(case["trick_no"], leader, " ".join(case.get("prev_trick", [])), *hands)
    if "prev_winner_card" in case:  # in some vectors another seat leads than has won the trick before: only the card matters
        built.state.copied = IDS.index(case["prev_winner_card"])
    return built


@cases("trick")
def test_trick(case: dict[str, Any]) -> None:
    ids = [play.partition(":")[2] for play in case["plays"]]
    leader = int(case["plays"][0][0])
    built = at_trick(case, ids, leader, [""] * case["players"])
    assert built.state.tricks == case["tricks_total"]
    built.lay(" ".join(case["plays"]))
    assert built.led() == case["led"]
    assert built.state.take_trick() == case["winner"]
    assert built.state.bonus == case.get("bonus", [0] * case["players"])
    doubled = case["winner"] if "C11b" in ids else -1  # T3: who wins the Enchanter
    assert built.state.doubled == case.get("doubled_seat", doubled) == doubled


@cases("legal")
def test_legal(case: dict[str, Any]) -> None:
    played = [play.partition(":")[2] for play in case["plays"]]
    seat = len(case["plays"])
    hands = [""] * case["players"]
    hands[seat] = " ".join(case["hand"])
    built = at_trick(case, [*case["hand"], *played], 0, hands)
    built.lay(" ".join(case["plays"]))
    built.state.active = seat
    assert built.cards() == [IDS[card] for card in cards(" ".join(case["legal"]))]


@cases("count")
def test_count(case: dict[str, Any]) -> None:
    t = game().data
    rule = t.rules[t.rule(case["rule"])]
    won = [cards(" ".join(pile)) for pile in case["piles"]]
    assert scoring.quest(t, rule, t.tricks[case["players"]], won, []) == case["points"]


def play_deal(case: dict[str, Any], rule: str) -> Built:
    """Play a whole deal of the vectors under a rule; every card played and every answer must be legal."""
    built = Built(seats=case["players"], special=case["special"], rule=rule)
    built.hands(*(" ".join(hand) for hand in case["hands"])).quest()
    exchange = case.get("quest_special")
    if exchange:
        assert built.asked == ("standard_target", exchange["seat"])
        draw(built, exchange["target"], cards(" ".join(exchange["taken"])))
        built.do(*(f"card({id})" for id in exchange["given"]))
    windows = {window["after_trick"]: window for window in case.get("windows", [])}
    for number, trick in enumerate(case["tricks"], 1):
        built.plays(" ".join(trick))
        if number < built.state.tricks:
            assert built.state.winners[-1] == case["winners"][number - 1]
            if window := windows.get(number):
                names = {"sorcerer": "card({})", "druid": "seat({})", "rotate": "hands({})"}
                assert built.state.active == window["seat"]
                built.do("pass" if window["choice"] == "pass" else names[window["kind"]].format(window["choice"]))
    return built


def draw(built: Built, target: int, taken: list[int]) -> None:
    """Find a generator that draws these two cards, and let it draw them."""
    for seed in range(2000):
        trial = built.state.clone()
        trial.rng = Rng(seed)
        trial.draw_two(trial.active, target)
        if trial.taken == taken:
            built.state.rng = Rng(seed)
            built.do(f"seat({target})")
            return
    raise AssertionError("no generator draws these cards")


def test_T13_the_other_side_of_only_heads() -> None:
    t = game().data
    won = [cards("CV ND GR"), cards("C2 C3 C4"), []]
    assert scoring.quest(t, t.rules[t.rule("T11a")], 13, won, []) == [10, 2, 0]


@cases("deal")
def test_deal(case: dict[str, Any]) -> None:
    """Winners, piles, bonus, factor and next dealer."""
    state = play_deal(case, "T04a").state
    n, tricks = state.seats, state.tricks
    winners, lying = state.past[4 : 4 + tricks], state.past[4 + tricks :]
    assert winners == case["winners"]
    won = scoring.piles(n, lying, winners)
    assert [[IDS[card] for card in pile] for pile in won] == case["piles"]
    assert [seat[2] for seat in first_deal(state)] == case["bonus"]
    assert [seat[3] for seat in first_deal(state)] == case["multiplier"]
    assert state.dealer == case["next_dealer"]
    points = case["points"]["T04a"]
    assert state.totals == [(points[s] + case["bonus"][s]) * case["multiplier"][s] for s in range(n)]


def first_deal(state: RoiState) -> list[list[int]]:
    """Return tricks, quest points, bonus and factor of each seat in the first deal."""
    return [state.history[6 + 4 * seat : 10 + 4 * seat] for seat in range(state.seats)]


@pytest.mark.parametrize("case", VECTORS["deal"], ids=[case["name"] for case in VECTORS["deal"]])
def test_deal_under_each_rule(case: dict[str, Any]) -> None:
    assert {rule: [seat[1] for seat in first_deal(play_deal(case, rule).state)] for rule in RULES} == case["points"]
