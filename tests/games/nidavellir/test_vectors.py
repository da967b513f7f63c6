"""The numeric vectors of `vectors.toml` (spec 10): gems, coins, trades, class scores, whole sheets."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from dvergar.games.nidavellir.cards import CLASSES
from dvergar.games.nidavellir.rules.powers import EVALUATE
from dvergar.mechanics.tavern.coins import ROYAL, coin, new_coin
from games.built import order_and_gems
from games.nidavellir.build import Built, game

VECTORS: dict[str, list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))


def cases(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", VECTORS[kind], ids=[case["id"] for case in VECTORS[kind]])


def test_every_kind_of_vector_is_read() -> None:
    assert set(VECTORS) == {"gem_exchange", "new_coin", "class_score", "recruits", "trade", "ylud_gain", "final_score"}


@cases("gem_exchange")
def test_order_and_gems(case: dict[str, Any]) -> None:
    order_and_gems(case, 6)


@cases("new_coin")
def test_the_coin_that_comes(case: dict[str, Any]) -> None:
    treasure = [1 if value in case["treasure"] else 0 for value in range(26)]
    assert new_coin(treasure, case["target"], case["discarded"]) == case["gets"]


@cases("trade")
def test_trade(case: dict[str, Any]) -> None:
    built = Built()
    state = built.state
    state.laid = [3, 3]
    royal = game().data.setup(2).treasure
    state.coins[3:5] = [coin(value, ROYAL if royal[value] else 0) for value in case["pouch"]]
    state.treasure = [1 if value in case["treasure"] else 0 for value in range(26)]
    if case["discards"] in case["treasure"]:  # spec 5.1: it is not yet there, and is barred
        assert case["discards"] != case["gets"]
    state.trade_pair(0, 3, 4)
    kept = next(value for value in case["pouch"] if value != case["discards"])
    assert built.pouch(0) == sorted([kept, case["gets"]])


def army(columns: dict[str, list[list[int]]]) -> Built:
    """Return a state whose first seat has cards of these points a grade."""
    built = Built()
    for cls, cards in columns.items():
        for points in cards:
            built.state.put(0, CLASSES.index(cls), 0, len(points), sum(points))
    return built


@cases("class_score")
def test_class_score(case: dict[str, Any]) -> None:
    assert army({case["class"]: case["cards"]}).line(0, case["class"]) == case["score"]


@cases("recruits")
def test_recruits_in_a_row(case: dict[str, Any]) -> None:
    built = army({cls: [[0]] * case["grades"][cls] for cls in CLASSES})
    built.state.recruits[0] = case["heroes_owned"]
    built.state.push(EVALUATE, 0, 5)  # what comes after: no distinction is left, so age 2 begins
    built.state.recruits_due(0)
    count = 0
    while built.phase == "hero":
        built.do(["hero(skaa)", "hero(astrid)", "hero(dwerg_ymir)"][count])
        count += 1
    assert count == case["recruits"]


@cases("ylud_gain")
def test_what_ylud_adds(case: dict[str, Any]) -> None:
    for cls, gain in case["gain"].items():
        built = army({cls: case["base"][cls]})
        before = built.line(0, cls)
        column = CLASSES.index(cls)
        built.state.put(0, column, built.t.ylud, 1, built.t.ylud_points[column])
        assert built.line(0, cls) - before == gain


@cases("final_score")
def test_final_score(case: dict[str, Any]) -> None:
    seats = len(case["other_warrior_grades"]) + 1
    built = Built(seats=seats, armies=[{"command": " ".join(case["command"])}], coins=[" ".join(map(str, case["coins"]))])
    state = built.state
    for cls in CLASSES:
        for points in case[cls]:
            state.put(0, CLASSES.index(cls), 0, len(points), sum(points))
    for seat, grades in enumerate(case["other_warrior_grades"], 1):
        state.put(seat, seat * 5, 0, grades, 0)
    state.gems = [case["gem"], *[gem for gem in (1, 2, 3, 4, 5) if gem != case["gem"]][: seats - 1]]
    sheet = game().result(state)
    assert {line.key: line.points for line in sheet.lines[0]} == case["lines"]
    assert [line.key for line in sheet.lines[0]] == list(case["lines"])
    assert sheet.totals[0] == case["total"] == state.scores()[0]
