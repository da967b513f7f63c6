"""The numeric vectors of `vectors.toml` (spec 10): gems, coins, whole sheets, mercenaries."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from dvergar.games.nains.cards import CLASSES
from dvergar.games.nains.rules.position import GROUP, NO_GROUP
from dvergar.mechanics.tavern.coins import new_coin
from games.built import order_and_gems
from games.nains.build import Built

VECTORS: dict[str, list[dict[str, Any]]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))


def cases(kind: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("case", VECTORS[kind], ids=[case["id"] for case in VECTORS[kind]])


def test_every_kind_of_vector_is_read() -> None:
    assert set(VECTORS) == {"gem_exchange", "new_coin", "score", "mercenary"}


@cases("gem_exchange")
def test_order_and_gems(case: dict[str, Any]) -> None:
    order_and_gems(case, 0)


@cases("new_coin")
def test_the_coin_that_comes(case: dict[str, Any]) -> None:
    treasure = [1 if value in case["treasure"] else 0 for value in range(26)]
    assert new_coin(treasure, case["target"], case["discarded"]) == case["gets"]


@cases("score")
def test_score(case: dict[str, Any]) -> None:
    army = {place: " ".join(case[place]) for place in [*CLASSES, "command"]}
    if "gaat" in army["temple"]:
        army["command"] += " oboron"
    elite = [*case["elite"], *(["liquor_certification"] if case["certification"] else [])]
    built = Built(armies=[army], elite=[" ".join(elite)], coins=[" ".join(map(str, case["coins"]))])
    for line, points in case["expect"].items():
        assert (built.state.scores()[0] if line == "total" else built.line(0, line)) == points, line


@cases("mercenary")
def test_where_a_mercenary_may_stand(case: dict[str, Any]) -> None:
    built = Built()
    state = built.state
    for column, grades in enumerate(case["grades"]):
        for _ in range(grades):
            state.put(0, column, 0, 1, 0)
    state.recruits[0] = case["recruits"]
    gone = built.t.mercenaries - case["mercenaries_left"]
    for hero in range(built.t.ordinary, built.t.ordinary + gone):
        state.owner = [*state.owner[:hero], 1, *state.owner[hero + 1 :]]
    state.active = 0
    state.group = GROUP if case["after_mercenary"] else NO_GROUP
    columns = state.mercenary_columns(0, state.group_of(0), len(state.mercenaries()))
    assert [CLASSES[column] for column in columns] == case["columns"]
    names = [state.game.actions.name(action) for action in state.recruitable(0)]
    assert {name.split(",")[1][:-1] for name in names if "," in name} == set(case["columns"])
