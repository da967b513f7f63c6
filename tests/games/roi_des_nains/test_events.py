"""What the chronicle tells, and to whom."""

from __future__ import annotations

from dvergar.engine.state import Event
from games.roi_des_nains.build import Built
from games.roi_des_nains.test_rulings import exchanged, last_trick, sorcerer


def kinds(events: list[Event], to: int = -1) -> list[str]:
    return [event.kind for event in events if event.to == to]


def test_a_trick_is_told_card_by_card() -> None:
    built = Built(rule="T05a").opened(0, "NA N6", "N4 C2", "N5 C3", "N3 C4")
    built.events.clear()
    built.plays("0:NA 1:N4 2:N5 3:N3")
    assert kinds(built.events) == ["led", "played", "played", "played", "trick", "heir"]
    assert built.kinds("trick") == [{"trick": 1, "card": "@roi_des_nains-card-NA"}]


def test_copies_are_told_with_what_they_stand_for() -> None:
    built = Built(special="MAR").opened(0, "C2", "MAR", "C6", "C7").plays("0:C2 1:MAR")
    assert built.kinds("played_copy") == [{"card": "@roi_des_nains-card-MAR", "copy": "@roi_des_nains-card-C2"}]


def test_the_exchange_tells_cards_to_the_two_only() -> None:
    built = exchanged("G2 G3", "NR G3")
    assert kinds(built.events, 3) == ["standard_taken", "standard_first", "standard_given"]
    assert kinds(built.events, 2) == ["standard_lost", "standard_received"]
    assert kinds(built.events)[-4:] == ["standard_shown", "standard_target", "standard_done", "first_lead"]


def test_the_sorcerer_is_told_once_he_is_shown() -> None:
    built = Built(special="SOR").opened(0, "NA C2", "N2 C3", "N3 SOR", "N4 C6").plays("0:NA 1:N2 2:N3 3:N4").do("pass")
    assert kinds(built.events)[-2:] == ["sorcerer_shown", "sorcerer_passed"]
    assert sorcerer(8).do("card(NA)").kinds("sorcerer_traded") == [{"card": "@roi_des_nains-card-SOR", "other": "@roi_des_nains-card-NA"}]


def test_effects_are_told() -> None:
    built = Built(special="N11b").opened(0, "NA CA", "N11b C3", "N3 C4", "N4 C6").plays("0:NA 1:N11b 2:N3 3:N4")
    assert built.kinds("armed") == [{"card": "@roi_des_nains-card-N11b", "points": 3}]
    built.plays("0:CA 1:C3 2:C4 3:C6")
    assert built.kinds("bonus") == [{"card": "@roi_des_nains-card-N11b", "points": 3}]
    built = Built(special="C11b").opened(0, "CA", "C11b", "C4", "C6").plays("0:CA 1:C11b 2:C4 3:C6")
    assert built.kinds("doubled") == [{"card": "@roi_des_nains-card-C11b", "factor": 2}]
    built = Built(special="C11a").opened(0, "CA N2", "C11a N3", "C4 N4", "C6 N6").plays("0:CA 1:C11a 2:C4 3:C6").do("hands(right)")
    assert built.kinds("rotated") == [{"direction": "@roi_des_nains-direction-right"}]


def test_the_end_of_a_deal_and_of_a_game() -> None:
    built = last_trick([2, 4, 0, 0], 6)
    assert [event.seat for event in built.events if event.kind == "scored"] == [0, 1, 2, 3]
    assert built.kinds("over") == [{"count": 1, "points": 5}]
    built = last_trick([2, 5, 0, 0], 6)
    assert kinds(built.events)[-3:] == ["tie", "deal_extra", "quest_shown"]


# What the specials do, one by one (spec 5)


def test_the_druid_swaps_hands_and_nothing_else() -> None:
    built = Built(special="N1").opened(0, "NA C2", "N1 C3", "N3 C4", "N4 C6").plays("0:NA 1:N1 2:N3 3:N4").do("seat(3)")
    assert [built.hand(seat) for seat in range(4)] == [["C2"], ["C6"], ["C4"], ["C3"]]
    assert (built.asked, built.state.winners) == (("play_card", 0), [0])


def test_hands_passed_to_the_left_go_to_the_next_seat() -> None:
    for way, hands in (("left", [["C7"], ["C2"], ["C3"], ["N4"]]), ("right", [["C3"], ["N4"], ["C7"], ["C2"]])):
        built = Built(special="C11a").opened(0, "CA C2", "C11a C3", "C4 N4", "C6 C7").plays("0:CA 1:C11a 2:C4 3:C6").do(f"hands({way})")
        assert [built.hand(seat) for seat in range(4)] == hands


def test_specials_without_effect_in_the_last_trick() -> None:
    for special, cards in (("N1", "N9 N1 N3 N4"), ("N11b", "NA N11b N3 N4"), ("C11a", "CA C11a C3 C4")):
        hands = cards.split()
        built = Built(special=special, rule="T03a").later(10, 0, "", *hands).plays(" ".join(f"{seat}:{card}" for seat, card in enumerate(hands)))
        assert built.phase == "choose_quest"
        assert [seat[2] for seat in built.past()] == [0, 0, 0, 0]


def test_the_standard_bearer_of_dwarves_and_the_joker_score_in_the_last_trick() -> None:
    assert [seat[2] for seat in last_trick([0, 0, 0, 0], 0).past()] == [3, 0, 0, 0]
    built = Built(special="C1", rule="T03a").later(10, 0, "", "C9", "C1", "C3", "C4").plays("0:C9 1:C1 2:C3 3:C4")
    assert [seat[2] for seat in built.past()] == [0, 3, 0, 0]


def test_the_scout_counts_every_head_of_its_trick() -> None:
    built = Built(special="G1").opened(0, "GV", "G1", "NA", "CR").lay_turns("0:GV 1:G1 2:NA 3:CR")
    built.state.take_trick()
    assert built.state.bonus == [0, 3, 0, 0]
