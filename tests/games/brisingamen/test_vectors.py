"""The worked examples of the spec (10), each under its number."""

from __future__ import annotations

import pytest

from dvergar.games.brisingamen.cards import LETTERS, pack
from dvergar.games.brisingamen.rules.phases import NOBODY
from games.brisingamen.build import Built, game, words


def test_T1_the_movement_example() -> None:
    assert Built().goals() == {"A": 0}
    assert Built(at={"A": "0.1"}).goals(seat=1) == {"B": 1}
    assert Built(at={"A": "0.1", "B": "1.1"}).goals(seat=2) == {"C": 2, "D": 2, "E": 2, "F": 2}


def test_T2_a_third_dwarf_closes_a_way() -> None:
    assert Built(seats=4, at={"A": "0.1", "B": "1.1", "C": "2.1"}).goals(seat=3) == {"D": 2, "E": 2, "F": 2}


def test_T3_stealth_passes_four() -> None:
    built = Built(seats=3, at={space: f"0.{n}" for n, space in enumerate("ABCDEF", 1)}, turn=1)
    assert built.goals(seat=1) == {}
    assert not {"enter", "move"} & built.verbs()
    far = ["G", "J", "K", "O", "P", "S", "cav01", "cav02", "cav07", "cav13", "cav19", "cav20"]
    assert built.goals(seat=1, skill="stealth") == dict.fromkeys(far, 3)


def test_T4_the_way_out_is_the_nearest_free_lantern_too() -> None:
    near = {"D": 1, "E": 1, "F": 1, "G": 0, "cav01": 0, "cav02": 0}
    assert Built(at={"A": "0.1", "B": "1.1", "C": "2.1"}).goals("2.1", seat=2) == {"out": 2, **near}
    assert Built(at={"B": "1.1", "C": "2.1"}).goals("2.1", seat=2) == {"A": 1, **near}


def test_T6_an_occupied_cavern_is_barred() -> None:
    assert Built(at={"G": "2.1", "cav03": "1.1", "H": "0.1"}).goals("2.1", seat=2) == {"C": 0, "cav04": 0, "I": 1, "cav05": 1}


def test_T7_strength_bars_everybody_but_its_owner() -> None:
    built = Built(at={"A": "0.1", "B": "1.1:strength"}, strong="1.1")
    assert built.goals(seat=2) == {}
    assert built.goals(seat=2, skill="stealth") == {}
    assert built.goals(seat=1) == dict.fromkeys("CDEF", 2)


def test_T10_harvest_and_the_way_home() -> None:
    built = Built(at={"C": "0.1"}, gems_in={"cav01": "1Rs 2Ss"})
    built.play("move(1)", "go(cav01)", "harvest")
    assert (built.load("0.1"), built.cavern("cav01")) == ("1Rs 2Ss", "")
    view = built.view(0)
    assert view.table[0].dwarves[0].gems == [1, 0, 2, 0, 0, 0, 0, 0, 0, 0]
    built.play("move(1)").turn().turn().turn()
    for goal in ("B", "A", "out"):
        while built.seat != 0:
            built.turn()
        built.play("move(1)", f"go({goal})")
    assert (built.where("0.1"), built.supply(), built.load("0.1")) == ("out", "1Rs 2Ss", "")


def test_T11_bat() -> None:
    built = Built(at={"G": "0.1:bat"}, gems_in={"cav04": "1Rs 1Ms 2As"})
    built.play("move(1)", "go(cav04)", "gem(amber_small)", "gem(amber_small)")
    assert (built.supply(), built.skill("0.1"), built.cards(), built.load("0.1")) == ("2As", "", set(), "")
    built.play("move(1)", "go(G,harvest)")
    assert (built.load("0.1"), built.cavern("cav04"), built.where("0.1")) == ("1Rs 1Ms", "", "G")


def test_T11_a_bat_that_stays_forbids_the_harvest() -> None:
    built = Built(at={"G": "0.1:bat"}, gems_in={"cav04": "1Rs 1Ms 2As"})
    built.play("move(1)", "go(cav04)", "keep")
    assert (built.cavern("cav04"), built.skill("0.1")) == ("1Rs 1Ms 2As", "bat")
    built.play("move(1)")
    assert built.where("0.1") == "G", "only one way leads out, and nothing can be harvested"
    assert built.load("0.1") == ""


def test_T12_speed() -> None:
    built = Built(at={"G": "0.1:speed"}, gems_in={"cav03": "2Es 1Ms 1SL"})
    built.play("move(1)", "go(cav03)", "harvest", "go(G)")
    assert (built.where("0.1"), built.load("0.1"), built.state.step) == ("G", "2Es 1Ms 1SL", 1)
    inside = Built(skills={0: "speed"}).play("enter(speed)", "go(B)")
    assert (inside.where("0.1"), inside.skill("0.1"), inside.state.step) == ("B", "speed", 1)


def test_T13_speed_is_lost_on_leaving() -> None:
    built = Built(at={"A": "0.1:speed"}, loads={"0.1": "1Rs"})
    built.play("move(1)", "go(out)")
    assert (built.supply(), built.cards(), built.skill("0.1"), built.state.step) == ("1Rs", set(), "", 1)


def test_T14_stamina() -> None:
    built = Built(at={"J": "0.1:stamina"}, loads={"0.1": "3Es"}, gems_in={"cav08": "1Rs 1Ss 1ML 1As"})
    built.play("move(1)", "go(cav08)", "harvest")
    assert (built.load("0.1"), built.skill("0.1"), built.cards()) == ("1Rs 3Es 1Ss 1As 1ML", "", set())
    third = Built(at={"G": "0.1"}, loads={"0.1": "3Es"})
    third.play("move(1)", "go(cav03)")
    assert third.state.step == 1, "nothing is asked"
    assert third.cavern("cav03") != ""


def test_T15_strength_lasts_two_turns_of_its_owner() -> None:
    built = Built(at={"A": "0.1:strength"}, turn=0)
    timers: list[tuple[int, int, int]] = []
    built.turn("strength")
    while built.state.round < 4:
        timers.append((built.state.round, built.seat, built.state.timer))
        assert (built.goals(seat=built.seat) == {}) == (built.seat != 0 and built.state.timer > 0)
        built.turn(built.taking())
    assert timers == [(1, 1, 2), (1, 2, 2), (2, 1, 2), (2, 2, 2), (2, 0, 2), (3, 2, 1), (3, 0, 1), (3, 1, 0)]
    assert built.cards() == set()
    assert built.state.strong == NOBODY


def test_T16_refill_chain() -> None:
    built = Built(
        slots="bat thief -",
        pile="",
        workshop="s21 s01 s02 s03 s04 s05 s06 s07",
        parts="b1",
        deck="speed b3 stealth s10 s11",
    )
    before = len(built.state.deck)
    built.play("take(s21)")
    state = built.state
    assert [game().data.cards[card] for card in state.workshop] == ["s10", "s01", "s02", "s03", "s04", "s05", "s06", "s07"]
    view = built.view()
    assert view.skills == ["bat", "thief", "speed"]
    assert [part.id for part in view.parts] == ["b1", "b3"]
    assert (view.pile, view.pile_known, state.hidden) == (1, ["stealth"], 0)
    assert before - (len(state.deck) - state.drawn) == 4
    assert state.reveals == 1


def test_T17_skill_limits() -> None:
    built = Built(at={"A": "0.1:speed"}, skills={0: "bat thief"}, slots="strength stealth speed")
    assert "skill" not in built.verbs()
    built.play("move(1)", "go(out)")
    assert {name for name in built.legal() if name.startswith("skill")} == {"skill(strength)", "skill(stealth)", "skill(speed)"}
    other = Built(skills={0: "bat thief"}, slots="bat thief stamina")
    assert {name for name in other.legal() if name.startswith("skill")} == {"skill(stamina)"}
    fresh = Built(slots="bat thief stamina", tokens={0: 1}).play("skill(bat)")
    assert "skill" not in fresh.verbs()
    fresh.play("pass")
    assert fresh.state.phase_name() == "free"
    assert "skill" not in fresh.verbs()


def swaps(built: Built) -> list[tuple[str, str]]:
    """Return all swaps that can be made, each as what is given and what is received."""
    found: list[tuple[str, str]] = []

    def follow(one: Built) -> None:
        if one.told("swap_got"):
            found.append((words(pack_of(one, "swap_gave")), words(pack_of(one, "swap_got"))))
            return
        for name in one.legal():
            follow(one.branch().play(name))

    follow(built.branch().play("swap"))
    return found


def pack_of(built: Built, kind: str) -> int:
    """Return the gems of the last event of a kind."""
    return pack([int(built.told(kind)[-1][letters]) for letters in LETTERS])


def test_T18_all_swaps() -> None:
    built = Built(supply={0: "2Rs 1EL"}, market="2Ss 1AL 1Rs")
    found = swaps(built)
    assert sorted(found) == sorted([("1Rs", "1Ss"), ("2Rs", "2Ss"), ("2Rs", "1AL"), ("1EL", "1AL"), ("1EL", "2Ss"), ("1EL", "1Rs 1Ss"), ("1Rs 1EL", "1Ss 1AL")])


def test_T20_two_swaps_of_a_picture() -> None:
    built = Built(supply={0: "1Rs 1EL"}, market="2Ms 1SL")
    found = swaps(built)
    assert ("1Rs 1EL", "1Ms 1SL") in found
    assert ("1EL", "2Ms") in found


def test_T21_completion() -> None:
    built = Built(supply={0: "2Rs 2Ss 1As"}, held={0: "s09"}, at={"A": "0.1"})
    built.play("complete(s09)")
    assert (built.supply(), built.where("0.2"), built.where("0.3")) == ("1As", "retired", "out")
    assert built.lines()["settings"] == 8
    inside = Built(seats=5, supply={0: "2Rs 2Ss"}, held={0: "s09"}, at={"A": "0.2", "B": "0.4"}, retired="0.1 0.3")
    assert "complete" not in inside.verbs()


def test_T22_part() -> None:
    built = Built(supply={0: "4As 1AL"}, parts="b1 b6", made="1:b2 2:b3", at={"A": "0.1"})
    assert {"complete(b1)", "complete(b6)"} <= set(built.legal())
    other = built.branch().play("complete(b1)")
    assert (other.supply(), other.state.tokens[0]) == ("1AL", 3)
    built.play("complete(b6)")
    assert (built.supply(), built.state.tokens[0], built.where("0.2")) == ("", 5, "out")
    assert not built.state.ended


def test_T24_both_ends_pay_once() -> None:
    retired = " ".join(f"0.{n}" for n in range(1, 6))
    goods = {0: "4As 2Rs 1Es"}
    built = Built(supply=goods, parts="b1", made="1:b2 2:b3 1:b5", held={0: "s01"}, retired=retired)
    built.play("complete(b1)", "complete(s01)", "pass")
    assert built.over()
    assert built.lines()["ender"] == 6
    reverse = Built(supply=goods, parts="b1", made="1:b2 2:b3 1:b5", held={0: "s01"}, retired=retired).play("complete(s01)")
    assert "complete" not in reverse.verbs()


def test_T26_turn_order() -> None:
    built = Built(start=2)
    seats: list[int] = []
    while built.state.round < 5:
        seats.append(built.seat)
        built.turn(built.taking())
    assert seats == [2, 0, 1, 0, 1, 2, 1, 2, 0, 2, 0, 1]


def test_T27_thief() -> None:
    built = Built(supply={1: "1Es 1AL"}, market="2Ss 1ML", skills={0: "thief"}, loads={"1.1": "4Rs"}, at={"cav01": "1.1"})
    assert {name for name in built.legal() if name.startswith("thief")} == {"thief(1)", "thief(market)"}
    taken = [built.branch().play("thief(1)", gem).supply() for gem in built.branch().play("thief(1)").legal()]
    assert taken == ["1Es", "1AL"]
    market = built.branch().play("thief(market)")
    assert market.legal() == ["gem(sapphire_small)", "gem(amethyst_large)"]
    assert market.branch().play("gem(amethyst_large)").supply() == "1ML"
    assert market.branch().play("gem(sapphire_small)", "enough").supply() == "1Ss"
    assert market.branch().play("gem(sapphire_small)", "gem(sapphire_small)").supply() == "2Ss"
    assert built.cards() == {"thief"}
    assert market.cards() == set()
    inside = Built(seats=5, supply={1: "1Es"}, skills={0: "thief"}, at={"A": "0.1", "B": "0.2", "C": "0.3", "D": "0.4"})
    assert "thief" not in inside.verbs()


@pytest.mark.parametrize(("seats", "dwarves"), [(3, 18), (4, 20), (5, 20)])
def test_T28_setup_totals(seats: int, dwarves: int) -> None:
    view = Built(seats=seats, seed=7).view()
    everybody = [dwarf for seat in view.table for dwarf in seat.dwarves]
    assert [dwarf.state for dwarf in everybody] == ["outside"] * dwarves
    assert sum(sum(space.gems) for space in view.spaces) == 98
    assert (sum(view.market), view.market_weight) == (12, 16)
    assert (len(view.workshop), view.deck, view.pile, len(view.skills), len(view.parts)) == (8, 42, 6, 3, 1)


def test_T29_a_round_of_passing_ends_the_game() -> None:
    built = Built()
    built.turn(built.taking()).turn().turn()
    assert (built.over(), built.state.round) == (False, 2)
    built.turn().turn()
    assert (built.over(), built.seat) == (False, 0), "not after the turn of seat 1"
    other = built.branch()
    built.turn()
    assert (built.over(), built.state.ender) == (True, NOBODY)
    assert [built.lines(seat)["ender"] for seat in range(3)] == [0, 0, 0]
    other.turn("enter")
    assert (other.over(), other.state.round) == (False, 3)
    other.turn().turn()
    assert not other.over()
    other.turn()
    assert other.over()


def test_T30_entering() -> None:
    built = Built(seats=5, at={"G": "0.2:bat", "A": "1.1"}, skills={0: "bat speed thief"})
    assert built.goals("0.2") == {"C": 0, "H": 0, "cav03": 0, "cav04": 0}
    assert built.goals() == {"B": 1}
    assert [name for name in built.legal() if name.startswith(("move", "enter"))] == ["move(2)", "enter", "enter(speed)"]
    built.play("enter(speed)", "stay")
    assert (built.where("0.1"), built.skill("0.1"), built.where("0.3")) == ("B", "speed", "out")


def test_T31_four_ways_of_strength() -> None:
    built = Built(at={"A": "0.1:strength"})
    assert "strength" in built.verbs()
    built.branch().play("strength")
    assert built.play("move(1)").legal() == ["go(out)", "go(B)", "go(B,strength)"]
