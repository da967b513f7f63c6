"""Moves (spec 4.4 to 4.7): the tables prepared at load against the walk of the spec, and the rulings about dwarves."""

from __future__ import annotations

import pytest

from dvergar.engine.rng import Rng
from dvergar.games.brisingamen.cards import SKILLS
from dvergar.games.brisingamen.rules.phases import GO_ACTION, NOBODY
from dvergar.games.brisingamen.rules.play import BrisingamenState
from games.brisingamen.build import Built, game


def walk(state: BrisingamenState, start: int, limit: int, wall: int) -> set[int]:
    """Return the destinations by the walk of the spec (4.4), with its passes."""
    t = state.data
    found: set[int] = set()

    def step(space: int, path: tuple[int, ...], passed: int) -> None:
        for other in t.neighbours[space]:
            if other in path:
                continue
            if other == 0 or other not in state.where:
                found.add(other)
            elif t.spaces[other].startswith("cav") or other == wall:
                continue
            elif passed < limit:
                step(other, (*path, other), passed + 1)

    step(start, (start,), 0)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_the_tables_say_what_the_walk_says(seed: int) -> None:
    """In crowds of every density, with and without stealth, with and without another's strength."""
    rng = Rng(seed)
    state = Built(seats=5).state
    spaces = list(range(1, len(state.data.spaces)))
    galleries = list(range(1, 21))
    for _ in range(150):
        crowd = galleries[:] if rng.below(2) else spaces[:]
        rng.shuffle(crowd)
        dwarves = 1 + rng.below(20)
        state.where = crowd[:dwarves] + [0] * (20 - dwarves)
        state.strong = rng.below(20) if rng.below(2) else NOBODY
        state.settle()
        for start in [0, *state.where[:dwarves]]:
            for stealth in (False, True):
                found = {(action - GO_ACTION) // 4 for action in state.destinations(start, stealth)}
                assert found == walk(state, start, 4 if stealth else 2, state.wall(state.active))
                assert state.can_go(start, stealth) == bool(found)
                for goal in range(len(state.data.spaces)):
                    assert (state.passed(start, goal, state.active, stealth) >= 0) == (goal in found)


def test_I11_a_move_changes_the_space_and_passes_occupied_ones_only() -> None:
    state = game().new(5, 3)
    assert isinstance(state, BrisingamenState)
    rng, moves = Rng(3), 0
    while state.actors():
        view = game().view(state, state.active)
        for reach in view.reach:  # type: ignore[attr-defined]
            taken = {space.id for space in view.spaces if space.dwarf}  # type: ignore[attr-defined]
            for way in reach.ways:
                moves += 1
                assert way.space != reach.space
                assert set(way.passed) <= taken
                assert way.space not in taken
            assert {barred.space for barred in reach.barred} <= taken
        legal = state.legal(state.active)
        state.apply(state.active, legal[rng.below(len(legal))])
        if state.round > 15:
            break
    assert moves > 500


def test_R1_each_direction_has_its_own_nearest_lantern() -> None:
    assert Built(at={"C": "0.1"}).goals("0.1") == {"B": 0, "G": 0, "cav01": 0, "cav02": 0}
    assert "H" not in Built(at={"C": "0.1"}).goals("0.1"), "a free lantern is never jumped over"


def test_R2_two_are_passed_at_most_in_each_move() -> None:
    built = Built(at={"A": "1.1", "B": "1.2", "C": "1.3"})
    assert "G" not in built.goals()
    again = Built(at={"A": "1.1", "B": "1.2"}).play("enter", "go(C)")
    assert again.goals("0.1") == {"out": 2, "D": 1, "E": 1, "F": 1, "G": 0, "cav01": 0, "cav02": 0}, "the next move counts anew"


def test_R3_behind_a_passed_dwarf_every_branch_is_open() -> None:
    assert Built(at={"B": "1.1"}, skills={}).goals() == {"A": 0}
    assert Built(at={"A": "0.1", "B": "1.1"}).goals("0.1") == {"out": 0, "C": 1, "D": 1, "E": 1, "F": 1}


def test_R4_own_dwarves_count_as_passed() -> None:
    assert Built(at={"A": "0.1", "B": "0.2", "C": "0.3"}).goals() == {"D": 2, "E": 2, "F": 2}


def test_R5_a_dwarf_in_a_dead_end_can_only_turn_back() -> None:
    assert Built(at={"cav01": "0.1"}).goals("0.1") == {"C": 0}
    assert Built(at={"cav01": "0.1", "C": "1.1", "cav02": "1.2"}).goals("0.1") == {"B": 1, "G": 1}


def test_R6_a_dwarf_without_a_destination_cannot_be_chosen() -> None:
    shut = {"cav06": "0.1", "I": "1.1", "H": "1.2", "G": "1.3", "cav05": "1.4"}
    built = Built(at=shut)
    assert built.goals("0.1") == {}
    assert "move" not in built.verbs()
    assert "move(1)" in Built(at=shut, retired="1.3").legal()


def test_R7_the_surface_has_room_for_all() -> None:
    assert Built(at={"A": "1.1", "B": "0.1"}).goals("0.1")["out"] == 1
    assert Built(at={"A": "1.1", "B": "1.2", "C": "0.1"}).goals("0.1")["out"] == 2
    assert "out" not in Built(at={"A": "1.1", "B": "1.2", "C": "1.3", "G": "0.1"}).goals("0.1")


def test_R8_a_start_harvest_needs_a_move() -> None:
    free = Built(at={"cav01": "0.1"}, gems_in={"cav01": "2Rs"}).play("move(1)")
    assert free.legal() == ["go(C)", "go(C,harvest)"]
    free.play("go(C,harvest)")
    assert free.load("0.1") == "2Rs"
    shut = Built(at={"cav06": "0.1", "I": "1.1", "H": "1.2", "G": "1.3", "cav05": "1.4"}, gems_in={"cav06": "2Rs"})
    assert "move" not in shut.verbs()


def test_R9_a_harvest_is_optional_and_complete() -> None:
    built = Built(at={"C": "0.1"}, gems_in={"cav01": "2Rs 1Es"}).play("move(1)", "go(cav01)")
    assert built.legal() == ["harvest", "leave"]
    built.play("leave")
    assert (built.cavern("cav01"), built.load("0.1")) == ("2Rs 1Es", "")


def test_R10_an_empty_cavern_may_be_entered_and_one_may_be_entered_loaded() -> None:
    built = Built(at={"C": "0.1", "D": "0.2"}, gems_in={"cav01": "", "cav07": "2Rs"}, loads={"0.2": "1Es"})
    built.play("move(1)", "go(cav01)")
    assert (built.where("0.1"), built.state.step) == ("cav01", 1)
    built.play("move(2)", "go(cav07)")
    assert (built.where("0.2"), built.load("0.2"), built.cavern("cav07")) == ("cav07", "1Es", "2Rs")


def test_R11_a_barrow_has_no_limit() -> None:
    built = Built(at={"C": "0.1:stamina"}, loads={"0.1": "9Rs 9Es 5EL"}, gems_in={"cav01": "7Rs 7Es"}).play("move(1)", "go(cav01)", "harvest")
    assert built.load("0.1") == "16Rs 16Es 5EL"


def test_R12_a_skill_is_given_on_entry_only_and_a_returning_dwarf_may_get_another() -> None:
    built = Built(at={"A": "0.1"}, skills={0: "speed bat"})
    assert [name for name in built.legal() if name.startswith(("move", "enter"))] == ["move(1)", "enter", "enter(speed)", "enter(bat)"]
    built.play("move(1)", "go(out)", "enter(bat)")
    assert built.skill("0.1") == "bat"


def test_R13_assigned_cards_count_towards_the_limits() -> None:
    built = Built(at={"A": "0.1:speed", "B": "0.2:bat", "C": "0.3:stealth"}, slots="stamina thief strength")
    assert "skill" not in built.verbs()


@pytest.mark.parametrize("skill", ["speed", "stealth", "bat", "stamina", "strength"])
def test_R14_every_marker_is_lost_on_leaving(skill: str) -> None:
    built = Built(at={"A": f"0.1:{skill}"}).play("move(1)", "go(out)")
    assert (built.where("0.1"), built.skill("0.1"), built.cards()) == ("out", "", set())
    assert built.state.gone == 1 << (4 * SKILLS.index(skill))


def test_R15_a_bat_given_on_entry_forbids_the_harvest_too() -> None:
    built = Built(at={"A": "1.1", "B": "1.2"}, skills={0: "bat"}).play("enter(bat)", "go(C)", "move(1)", "go(cav01)")
    assert built.legal()[-1] == "keep"
    assert "harvest" not in built.verbs()


def test_R37_R38_a_seat_with_all_dwarves_shut_in_can_still_act() -> None:
    walls = {"I": "1.1", "H": "1.2", "G": "1.3", "cav05": "2.1", "Q": "1.4", "P": "2.2", "E": "2.3", "R": "2.4", "cav16": "3.1", "cav17": "3.2"}
    own = {"cav06": "0.1", "cav18": "0.2", "cav12": "0.3:strength", "cav11": "0.4"}
    rest = {"N": "3.3", "M": "3.4", "K": "4.1", "cav09": "4.2", "D": "4.3"}
    built = Built(seats=5, at={**own, **walls, **rest}, supply={0: "1Rs"}, market="1Es")
    assert [built.goals(f"0.{n}") for n in (1, 2, 3, 4)] == [{}, {}, {}, {}]
    assert built.verbs() == {"take", "swap", "skill", "pass", "strength"}


def test_R39_stealth_counts_for_each_move() -> None:
    four = {"A": "1.1", "B": "1.2", "C": "1.3", "G": "1.4"}
    built = Built(at=four, skills={0: "stealth"})
    assert built.goals(skill="stealth")["H"] == 4
    built.play("enter(stealth)", "go(H)")
    assert built.goals("0.1")["out"] == 4, "four more in the next move of the same turn"
    built.play("move(1)", "go(out)")
    assert built.where("0.1") == "out"


def test_R40_the_lowest_numbered_dwarf_enters() -> None:
    built = Built(at={"B": "0.1"}, retired="0.2").play("enter")
    assert built.where("0.3") == "A"
    assert built.where("0.4") == "out"
