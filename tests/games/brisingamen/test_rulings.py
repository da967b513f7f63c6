"""The rulings of the spec (8) about cards, gems, turns and ends, each under its number; those about dwarves are in test_mine.py."""

from __future__ import annotations

from itertools import pairwise

import pytest

from dvergar.games.brisingamen.cards import FIRST_PART, FIRST_SKILL, SKILLS, count
from dvergar.games.brisingamen.rules.phases import NOBODY
from games.brisingamen.build import Built, game, words

LAST = " ".join(f"0.{n}" for n in range(1, 6))  # all dwarves of a seat but one


def test_R16_R17_strength_on_the_spot_is_paid_by_a_token_too() -> None:
    built = Built(at={"B": "0.1:strength"}, tokens={0: 1}).play("pass", "pass", "strength")
    assert built.state.tokens[0] == 0
    assert built.state.timer == 2, "the turn of activation does not count"
    assert built.seat == 1
    assert "strength" not in Built(at={"B": "0.1:strength"}, strong="0.1").verbs(), "it is awake already"


def test_5_5_strength_moves_along_ends_on_leaving_and_with_the_last_turn() -> None:
    built = Built(at={"A": "0.1:strength"}).play("move(1)", "go(B,strength)")
    assert (built.where("0.1"), built.state.timer) == ("B", 2)
    built.play("move(1)", "go(A)")
    assert built.goals(seat=1) == {}
    built.turn().turn().turn()
    while built.seat != 0:
        built.turn(built.taking())
    built.play("move(1)", "go(out)")
    assert (built.state.strong, built.state.timer, built.cards()) == (NOBODY, 0, set())


def test_5_5_strength_can_be_woken_on_the_entry_move() -> None:
    built = Built(skills={0: "strength"}).play("enter(strength)")
    assert built.legal() == ["go(A)", "go(A,strength)"]
    built.play("go(A,strength)")
    assert built.goals(seat=2) == {}
    assert built.goals(seat=0) == {"B": 1}


def test_R18_the_thief_is_no_free_action_and_visits_one_source() -> None:
    built = Built(skills={0: "thief"}, supply={1: "1Rs", 2: "1Es"}, tokens={0: 3})
    assert "thief" in built.verbs()
    built.play("pass", "pass")
    assert built.state.phase_name() == "free"
    assert "thief" not in built.verbs()
    one = Built(skills={0: "thief"}, supply={1: "1Rs", 2: "1Es"}).play("thief(1)")
    assert (one.supply(0), one.supply(1), one.supply(2)) == ("1Rs", "", "1Es"), "one small gem is enough"


def test_R19_a_part_and_a_theft_keep_the_dwarf() -> None:
    built = Built(supply={0: "4As", 1: "1Rs"}, parts="b1", skills={0: "thief"}).play("complete(b1)", "thief(1)")
    assert [built.where(f"0.{n}") for n in range(1, 7)] == ["out"] * 6


def test_R20_the_lowest_numbered_dwarf_outside_retires() -> None:
    built = Built(supply={0: "2Rs 1Es"}, held={0: "s01"}, at={"A": "0.1"}, retired="0.2").play("complete(s01)")
    assert [built.where(f"0.{n}") for n in (1, 2, 3, 4)] == ["A", "retired", "retired", "out"]


def test_R21_two_large_gems_bring_four_small_ones() -> None:
    built = Built(supply={0: "2EL"}, market="4Rs").play("swap", "gem(emerald_large)")
    assert (built.supply(), words(built.state.market)) == ("4Rs", "2EL"), "the rest follows of itself"


def test_R22_amber_is_swapped_both_ways() -> None:
    assert Built(supply={0: "1As"}, market="1Rs").play("swap").supply() == "1Rs"
    assert Built(supply={0: "1Rs"}, market="1As").play("swap").supply() == "1As"


def test_4_8_no_type_is_given_and_received() -> None:
    assert "swap" not in Built(supply={0: "1Rs"}, market="3Rs").verbs()
    assert "swap" not in Built(supply={0: "1RL"}, market="3RL 1Es").verbs()
    assert "swap" in Built(supply={0: "1RL"}, market="3RL 2Es").verbs()
    assert "swap" not in Built(supply={0: "1Rs"}, market="3RL").verbs()
    assert "swap" in Built(supply={0: "1Rs 1Es"}, market="3RL").verbs()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_R23_all_amber_starts_in_the_mine(seats: int) -> None:
    state = Built(seats=seats, seed=4).state
    assert sum(count(gems, 4) for gems in state.gems) == 16
    assert sum(count(gems, 9) for gems in state.gems) == 6
    assert count(state.market, 4) == count(state.market, 9) == 0


@pytest.mark.parametrize("seed", range(5))
def test_R24_the_deck_holds_15_settings_6_parts_and_6_skills_above_15_settings(seed: int) -> None:
    deck = Built(seed=seed).state.deck
    top, below = deck[:27], deck[27:]
    assert sum(card < FIRST_PART for card in top) == 15
    assert sum(FIRST_PART <= card < FIRST_SKILL for card in top) == 6
    assert sum(card >= FIRST_SKILL for card in top) == 6
    assert len(below) == 15
    assert max(below) < FIRST_PART


def test_R25_a_skill_goes_under_the_pile_where_all_slots_are_full() -> None:
    built = Built(slots="bat thief speed", pile="stealth stamina", deck="thief s10")
    built.play(built.taking())
    assert [SKILLS[skill] for skill in built.state.pile] == ["thief", "stamina", "stealth"]
    assert (built.state.hidden, built.view().pile_known) == (2, ["thief"])


def test_R26_a_skill_goes_into_a_free_slot_even_beside_a_pile() -> None:
    built = Built(slots="bat - speed", pile="stealth", deck="thief s10")
    built.play(built.taking())
    assert built.view().skills == ["bat", "thief", "speed"]
    assert built.state.pile == [2]


def test_R27_a_seat_may_wait_for_all_others_twice() -> None:
    built, seats = Built(seats=4), []
    while built.state.round < 4:
        seats.append(built.seat)
        built.turn(built.taking())
    gaps = [b - a for seat in range(4) for a, b in pairwise(places(seats, seat))]
    assert max(gaps) <= 2 * 4 - 1
    assert seats == [0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1]


def places(seats: list[int], seat: int) -> list[int]:
    return [n for n, one in enumerate(seats) if one == seat]


def test_R28_tokens_of_this_turn_pay_in_it_three_at_most() -> None:
    built = Built(supply={0: "4As"}, parts="b1").play("pass", "complete(b1)")
    assert (built.state.phase_name(), built.state.tokens[0]) == ("free", 3)
    built.play("enter").play(built.taking()).play(built.taking())
    assert (built.seat, built.state.tokens[0]) == (1, 0)
    rich = Built(tokens={0: 5}).play("pass", "pass")
    for _ in range(3):
        rich.play(rich.taking())
    assert (rich.seat, rich.state.tokens[0]) == (1, 2), "three a turn"


def test_R28_a_token_pays_for_the_part_that_brings_more() -> None:
    built = Built(supply={0: "4As"}, parts="b1", tokens={0: 1}).play("pass", "pass", "complete(b1)")
    assert (built.state.phase_name(), built.state.tokens[0]) == ("free", 3)


def test_R29_after_the_fourth_part_no_other_is_made_but_a_setting_may_be() -> None:
    built = Built(supply={0: "8As 1AL 2Rs 1Es"}, parts="b1 b2", made="1:b3 1:b4 2:b5", held={0: "s01"}).play("complete(b1)")
    assert built.state.ended
    assert "complete(b2)" not in built.legal()
    assert "complete(s01)" in built.legal()
    built.play("complete(s01)")
    assert built.state.phase_name() == "free", "what is left of the turn is still played"


def test_R29_with_no_dwarf_left_one_takes_swaps_or_passes() -> None:
    built = Built(supply={0: "3Rs 1Es"}, held={0: "s01"}, retired=LAST, market="1Ss", tokens={0: 1}).play("complete(s01)")
    assert (built.state.ended, built.over()) == (True, False)
    assert built.verbs() == {"take", "swap", "skill", "pass"}
    built.play("pass")
    assert built.state.phase_name() == "free"
    built.play("pass")
    assert built.over()


def test_R30_one_action_in_a_round_keeps_the_game_going() -> None:
    built = Built().turn("enter").turn().turn()
    assert not built.over()
    built.turn().turn().turn()
    assert built.over()
    free = Built(tokens={0: 1}).play("pass", "pass", "enter").turn().turn()
    assert not free.over(), "a free action is more than passing"


def test_R31_after_the_last_round_the_game_ends_without_a_bonus() -> None:
    built = Built(round=60, start=1).turn("enter").turn()
    assert not built.over()
    built.turn()
    assert (built.over(), built.state.ender) == (True, NOBODY)
    assert "over_rounds" in [event.kind for event in built.events]


def test_R32_only_the_first_to_trigger_gets_the_bonus() -> None:
    built = Built(supply={0: "4As"}, parts="b1", made="1:b2 2:b3 1:b5").play("complete(b1)", "pass", "pass")
    assert built.over()
    assert [built.lines(seat)["ender"] for seat in range(3)] == [6, 0, 0]


def test_R33_gems_on_cards_are_gone() -> None:
    built = Built(supply={1: "4As 2Rs 1Es"}, parts="b1", held={1: "s01"}, turn=1, skills={2: "thief"}, market="").play("complete(b1)", "complete(s01)")
    built.turn()
    assert built.seat == 2
    assert "thief" not in built.verbs()
    assert [built.lines(1)[key] for key in ("loose_small", "loose_large")] == [0, 0]


def test_R34_a_setting_is_taken_and_completed_in_one_turn() -> None:
    built = Built(supply={0: "2Rs 1Es"}, workshop="s01 s02 s03 s04 s05 s06 s07 s08", deck="s10").play("take(s01)", "complete(s01)")
    assert built.lines()["settings"] == 5


def test_R35_the_penalty_is_rounded_down() -> None:
    assert Built(held={0: "s29"}).lines()["incomplete"] == -7
    assert Built(held={0: "s29 s05"}).lines()["incomplete"] == -10


def test_R36_an_empty_slot_stays_when_the_deck_is_out() -> None:
    built = Built(workshop="s01 s02 - s04 - - - -", deck="")
    assert [name for name in built.legal() if name.startswith("take")] == ["take(s01)", "take(s02)", "take(s04)"]
    reveals = built.state.reveals
    built.play("take(s01)")
    assert [name for name in built.legal() if name.startswith("take")] == ["take(s02)", "take(s04)"]
    assert built.state.reveals == reveals, "nothing is drawn, so nothing is revealed"


def test_R37_skills_that_nobody_may_take_stay() -> None:
    built = Built(slots="bat bat bat", skills={0: "bat"}, pile="")
    assert "skill" not in built.verbs()
    built.turn()
    assert "skill(bat)" in built.legal()
    built.play("skill(bat)")
    assert built.view().skills == [None, "bat", "bat"]


def test_R41_the_fourth_part_may_be_made_by_a_free_action() -> None:
    built = Built(supply={0: "4As"}, parts="b1", made="1:b2 2:b3 1:b5", tokens={0: 1}).play("pass", "pass", "complete(b1)")
    assert (built.state.ended, built.over(), built.state.tokens[0]) == (True, False, 3)
    built.play(built.taking()).play(built.taking())
    assert (built.over(), built.state.tokens[0]) == (True, 1), "its own tokens pay, three free actions in all"
    assert built.lines()["tokens"] == 6


def test_R42_without_any_source_the_thief_stays() -> None:
    built = Built(skills={0: "thief"}, market="", at={"A": "1.1"}, loads={"1.1": "4Rs"})
    assert "thief" not in built.verbs()
    assert built.cards() == {"thief"}


def test_R43_a_trigger_in_the_last_turn_of_the_last_round_pays() -> None:
    built = Built(round=60, turn=2, supply={2: "2Rs 1Es"}, held={2: "s01"}, retired=LAST.replace("0.", "2.")).turn("complete(s01)")
    assert built.over()
    assert built.lines(2)["ender"] == 6
    passed = Built(round=60, turn=2, ender=NOBODY).turn()
    assert passed.over()
    assert "over_stalemate" in [event.kind for event in passed.events], "stalemate comes before the last round"


def test_R43_strength_is_counted_down_before_the_end() -> None:
    built = Built(at={"A": "0.6:strength"}, strong="0.6", supply={0: "2Rs 1Es"}, held={0: "s01"}, retired="0.1 0.2 0.3 0.4")
    built.turn("complete(s01)")
    assert (built.state.timer, built.over()) == (1, False)


def test_4_3_completion_needs_a_dwarf_outside_even_for_a_part() -> None:
    built = Built(seats=5, supply={0: "4As"}, parts="b1", at={"A": "0.1", "B": "0.2", "C": "0.3", "D": "0.4"})
    assert "complete" not in built.verbs()


def test_5_2_the_bat_needs_a_cavern_with_gems() -> None:
    built = Built(at={"C": "0.1:bat"}, gems_in={"cav01": "", "cav02": "1RL 1Rs"}).play("move(1)", "go(cav01)")
    assert (built.state.step, built.skill("0.1")) == (1, "bat"), "an empty cavern: no release"
    built.play("move(1)")
    assert built.where("0.1") == "C"
    one = Built(at={"C": "0.1:bat"}, gems_in={"cav02": "1RL 1Rs"}).play("move(1)", "go(cav02)")
    assert one.legal() == ["gem(ruby_small)", "gem(ruby_large)", "keep"]
    one.play("gem(ruby_small)")
    assert one.legal() == ["gem(ruby_large)", "enough"]
    one.play("enough")
    assert (one.supply(), one.cavern("cav02")) == ("1Rs", "1RL")


def test_5_4_stamina_is_put_to_its_owner_and_the_first_harvest_never_uses_it() -> None:
    built = Built(at={"C": "0.1:stamina"}, gems_in={"cav01": "1Rs", "cav02": "1Es"}).play("move(1)", "go(cav01)", "harvest")
    assert built.skill("0.1") == "stamina"
    built.play("move(1)")
    assert built.where("0.1") == "C"
    built.turn().turn()
    while built.seat != 0:
        built.turn(built.taking())
    built.play("move(1)", "go(cav02)")
    assert built.legal() == ["harvest", "leave"]
    start = Built(at={"cav01": "0.1:stamina"}, loads={"0.1": "1Es"}, gems_in={"cav01": "1Rs"}).play("move(1)", "go(C,harvest)")
    assert (start.load("0.1"), start.skill("0.1")) == ("1Rs 1Es", "")


def test_4_6_speed_has_no_second_start_harvest() -> None:
    built = Built(at={"C": "0.1:speed"}, gems_in={"cav01": "1Rs"}).play("move(1)", "go(cav01)", "leave")
    assert built.legal() == ["stay", "go(C)"]
    built.play("go(C)")
    assert built.cavern("cav01") == "1Rs"


def test_the_last_dwarf_ends_the_game_after_its_turn() -> None:
    built = Built(supply={0: "2Rs 1Es"}, held={0: "s01"}, retired=LAST).play("pass", "complete(s01)")
    assert built.over()
    assert game().result(built.state).winners == [0]
    assert (built.lines()["settings"], built.lines()["ender"]) == (5, 6)


def test_6_tokens_count_six_when_the_necklace_is_whole() -> None:
    assert Built(tokens={0: 4}).lines()["tokens"] == 12
    assert Built(tokens={0: 4}, made="1:b2 2:b3 1:b5 2:b1").lines()["tokens"] == 24


def test_6_loose_gems() -> None:
    built = Built(supply={0: "2Rs 1As 1EL 1AL"}, at={"A": "0.1"}, loads={"0.1": "9Rs"})
    assert built.lines() == {"settings": 0, "incomplete": 0, "loose_small": 3, "loose_large": 4, "barrow": 0, "tokens": 0, "ender": 0}
