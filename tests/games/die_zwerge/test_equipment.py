"""Equipment, the powers of the dwarves and the council work in their windows."""

from __future__ import annotations

import pytest

from games.die_zwerge.build import (
    TABLES,
    act,
    again,
    apart,
    armies,
    army,
    dice,
    give,
    hear,
    kinds,
    lay,
    names,
    phase,
    put,
    show,
    table,
)


@pytest.mark.parametrize(("id", "values"), [("stiefel", [3, 4, 3]), ("werkzeug", [3, 5, 2]), ("waffe", [4, 4, 2])])
def test_permanent_equipment(id: str, values: list[int]) -> None:
    state = give(apart(), 0, id)
    assert [state.value(0, attribute) for attribute in range(3)] == values


def test_boindil_and_the_dagger_follow_each_other() -> None:
    state = army(give(put(table("boindil", "tungdil"), 0, "D4"), 0, "dolch"), D4="e1")
    act(dice(again(state), 1, 1, 1, 1), "fight")
    assert names(state) == ["decline", "reroll(ability)", "reroll(dagger)"]
    act(dice(state, 2, 2, 2, 2), "reroll(ability)")
    assert names(state) == ["decline", "reroll(dagger)"]
    act(dice(state, 6, 2, 2, 2), "reroll(dagger)")
    assert armies(state) == ""


def test_the_council_answers_a_new_roll_but_not_itself() -> None:
    state = army(put(table("boindil", "tungdil"), 0, "D4"), D4="e1")
    state.council = -2
    heard = hear(state)
    act(dice(again(state), 1, 1, 1, 3, 2), "fight")
    act(dice(state, 1, 1, 1, 5, 2), "reroll(ability)")
    assert kinds(heard).count("rerolled_die") == 2
    assert state.health[0] == 2


def test_balyndis_and_the_anvil_in_craft_tests() -> None:
    state = show(give(put(table("balyndis", "tungdil"), 0, "E5"), 0, "amboss"), 0, "alte_runen")
    act(dice(again(state), 1, 1, 1, 1), "card(0)")
    assert names(state) == ["decline", "reroll(ability)", "reroll(anvil)"]
    act(dice(state, 1, 1, 1, 5), "reroll(anvil)")
    assert phase(state) == "give"
    assert not state.owns(0, TABLES.anvil)


def test_the_fourth_space_makes_equipment() -> None:
    state = apart()
    assert "craft" not in names(again(state))
    state.council = 4
    again(state)
    assert "message" not in names(state)
    act(dice(state, 4, 4, 4, 1), "craft")
    assert phase(state) == "give"
    act(state, "dwarf(1)")
    assert state.gear[1].bit_count() == 1


def test_a_shield_takes_each_point_and_stays() -> None:
    state = lay(give(apart(), 0, "schild"), D4="R01", D5="R02")
    put(state, 1, "D3")
    act(dice(again(state, 1), 6, 1, 1), "move", "hex(D4)", "health")
    assert (phase(state), state.active) == ("shield", 0)
    act(state, "use", "hex(D5)", "health", "decline")
    assert state.health == [3, 3]
    assert state.owns(0, TABLES.shield)


def test_cheese_and_beer_before_between_and_after_actions() -> None:
    state = give(apart(), 0, "kaese", "bier")
    state.health = [3, 2]
    again(state)
    assert {"cheese", "beer(0)", "beer(1)"} <= set(names(state))
    act(state, "cheese")
    assert (state.health, state.actions) == ([4, 3], 2)
    act(state, "pass", "pass")
    assert (phase(state), names(state)) == ("rest", ["end", "beer(1)"])
    act(state, "beer(1)")
    assert (state.health, state.dwarf) == ([4, 4], 1)


def test_bavragor_walks_perished_land_for_nothing() -> None:
    state = lay(put(apart(), 0, "D3"), D4="R01")
    act(dice(again(state), 6, 1), "move", "hex(D4)")
    assert (phase(state), state.health, state.doom) == ("step", [4, 4], 43)


def test_nothing_is_asked_of_whoever_owns_nothing() -> None:
    """Windows ask owners only: walk, fight and wounds without equipment ask nobody but the active seat."""
    state = show(army(lay(put(apart(), 1, "D3"), D4="R01"), D5="e1"), 0, "umzingelt")
    act(dice(again(state, 1), 2, 1, 1), "move", "hex(D4)", "health")
    assert phase(state) == "step"
    act(state, "hex(D5)")
    assert (phase(state), state.active) == ("action", 1)
    act(dice(state, 1, 1, 1), "fight")
    assert (state.dwarf, state.health) == (0, [4, 2])
