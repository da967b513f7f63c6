"""The guide tells what the game does: its examples, and the signs of the missions that it draws."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from dvergar.games import die_zwerge
from dvergar.games.die_zwerge.rules.phases import OVER, WON
from games.die_zwerge.build import armies, army, stack, table
from games.die_zwerge.test_vectors import settle

FOLDER = Path(die_zwerge.__file__).parent
PAGE = Path(__file__).parents[3] / "ui/src/games/die_zwerge/missions.json"
Mission = dict[str, Any]


def text(language: str) -> str:
    return (FOLDER / f"guide/{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_points_of_the_example_are_counted_by_the_engine(language: str) -> None:
    state = table("balyndis", "boendal", difficulty="normal")
    state.outcome, state.phase, state.history = WON, OVER, [0] * 7
    state.hero, state.doom, state.laid, state.health = 31, 38, 16, [2, 3]
    told = re.search(r"= \*\*(\d+)\*\*", text(language))
    assert told is not None
    assert state.scores() == [int(told[1])] * 2


def test_the_example_of_perished_land_is_what_happens() -> None:
    state = settle(stack(army(table("tungdil", "boindil"), A3="o4 t1"), "R01"), "A3")
    assert armies(state) == "A2{o1 t1} B3{o2} B4{o1}"
    for told in ("one orc goes to B4", "both go to A2", "two orcs go to B3"):
        assert told in text("en")


def signs(mission: Mission) -> list[str]:
    """Return what a card asks for, sign by sign."""
    kind = mission["kind"]
    count = int(mission.get("count") or mission.get("successes") or 1)
    where = [] if mission.get("where", "any") == "any" else [mission["where"]]
    troops = [kind for kind, count in mission.get("troops", {}).items() for _ in range(count)]
    tests = [f"{mission['attr']}-{mission['target']}"] * count if "attr" in mission else []
    if kind == "visit_then_test":
        return [*mission["steps"], *signs(mission["test"])]
    own = {
        "visit": [*mission.get("steps", []), *["health"] * mission.get("pay_health", 0)],
        "meet": ["dwarf"] * count,
        "meet_all": ["dwarf"] * 3,
        "forge": ["dwarf"] * mission.get("dwarfs", 0),
        "own_equipment": ["equipment"] * count,
        "discard_equipment": ["equipment"] * count,
        "tests_in_each": mission.get("wheres", []),
        "complete_adventure": ["adventure"],
        "council_at": ["council"],
        "kills_in_turn": ["kill"] * count,
        "destroy_map_troops": [f"kill-{count}"],
        "nodonn": ["combat-6"] * mission.get("tokens", 0),
        "gates": ["gate:I", "gate:II", "gate:IV", "gate:V"],
        "kill_in_fight": [mission.get("troop", "")] * count,
        "collect_kills": [mission.get("troop", "")] * count,
        "health_roll": ["health", "die-6"],
        "immediate": ["now"],
        "pinned_kill": ["held"],
    }.get(kind, [])
    return [*(["tunnel"] if mission.get("after_tunnel_trip") else []), *where, *own, *tests, *troops]


def test_the_page_draws_the_missions_as_they_are() -> None:
    wanted = {}
    for deck in ("scenario", "adventure", "threat"):
        for card in tomllib.loads((FOLDER / f"data/{deck}.toml").read_text(encoding="utf-8"))["card"]:
            wanted[card["id"]] = {"deck": deck, "signs": signs(card["mission"])}
    assert json.loads(PAGE.read_text(encoding="utf-8")) == wanted


def test_the_page_shows_the_dwarves_as_they_are_printed() -> None:
    heroes = json.loads(PAGE.with_name("heroes.json").read_text(encoding="utf-8"))
    printed = tomllib.loads((FOLDER / "data/heroes.toml").read_text(encoding="utf-8"))["hero"]
    assert heroes == {one["id"]: {"values": [one["combat"], one["craft"], one["speed"]], "health": one["health"], "gate": one["start_gate"]} for one in printed}
