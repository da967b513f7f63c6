"""The rulings of the spec (section 8), one test or more each, named by their numbers."""

from __future__ import annotations

import dvergar
from dvergar.engine.rng import Rng
from dvergar.games.roi_des_nains.cards import IDS
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import COLUMN, OVER, QUEST, RECORD
from games.roi_des_nains.build import Built, cards, game

FOUR = (
    "N2 N3 N4 N6 N7 N8 N9 N10 NV ND",
    "C2 C3 C4 C5 C6 C7 C8 C9 C10 CV",
    "G2 G3 G4 G5 G6 G7 G8 G9 G10 GV",
    "NR NA CD CR CA GD GR GA N5 N11a",
)
EXCHANGE = (*FOUR[:3], FOUR[3].replace("N11a", "G11b"))  # seat 3 holds the Goblin Standard Bearer, seat 2 the 5 of Goblins


def points(rule: str, *piles: str, winners: list[int] | None = None) -> list[int]:
    """Return what a rule gives for these piles."""
    t = game().data
    return scoring.quest(t, t.rules[t.rule(rule)], t.tricks[len(piles)], [cards(pile) for pile in piles], winners or [])


def test_R1_the_first_dealer_is_a_random_seat() -> None:
    dealers = {state.dealer for seed in range(40) if isinstance(state := game().new(5, seed), RoiState)}
    assert dealers == {0, 1, 2, 3, 4}


def test_R2_the_next_seat_plays_next_and_is_the_left_neighbour() -> None:
    built = Built(seats=3).opened(1, "N3", "N4", "N5")
    built.plays("1:N4 2:N5 0:N3")
    assert points("T12b", "", "", "", winners=[1, 1, 2]) == [2, 1, 0]  # seat 1 is on the left of seat 0
    assert points("T12a", "", "", "", winners=[1, 1, 2]) == [1, 0, 2]


def test_R3_the_tile_is_chosen_after_all_hands_are_dealt() -> None:
    state = game().new(4, 3)
    assert isinstance(state, RoiState)
    assert state.phase == QUEST
    assert [len(hand) for hand in state.hands] == [10] * 4
    view = game().view(state, state.active)
    assert len(view.hand) == 10  # type: ignore[attr-defined]
    assert view.quest.side is None  # type: ignore[attr-defined]


def exchanged(taken: str, given: str, hands: tuple[str, ...] = EXCHANGE, target: int = 2, rule: str = "T05a") -> Built:
    """Play the exchange of the Goblin Standard Bearer."""
    built = Built(special="G11b", rule=rule).hands(*hands).quest()
    for seed in range(2000):
        trial = built.state.clone()
        trial.rng = Rng(seed)
        trial.draw_two(trial.active, target)
        if trial.taken == cards(taken):
            built.state.rng = Rng(seed)
            built.do(f"seat({target})")
            break
    return built.do(*(f"card({id})" for id in given.split()))


def test_R4_who_holds_the_5_of_goblins_after_the_exchange_leads() -> None:
    assert exchanged("G2 G5", "N5 NR").asked == ("play_card", 3)
    assert exchanged("G2 G5", "G5 NR").asked == ("play_card", 2)
    assert exchanged("G2 G3", "N5 NR").asked == ("play_card", 2)


def test_R5_the_5_of_knights_may_move_and_changes_nothing() -> None:
    built = exchanged("C5 C2", "N5 NR", target=1)
    assert "C5" in built.hand(3)
    assert (built.state.chooser, built.asked) == (1, ("play_card", 2))


def test_R6_any_two_cards_may_be_given_back() -> None:
    built = exchanged("G2 G3", "")
    assert built.asked == ("standard_give_first", 3)
    assert set(built.cards()) == {*EXCHANGE[3].split(), "G2", "G3"}
    built.do("card(G11b)")
    assert "G11b" not in built.cards()
    built.do("card(G2)")
    assert {"G11b", "G2"} <= set(built.hand(2))
    assert len(built.hand(2)) == len(built.hand(3)) == 10


def test_R7_the_dragon_loses_to_the_champion_of_the_led_suit_else_to_the_last_one() -> None:
    built = Built(seats=5, special="DRA").later(2, 0, "")
    assert built.lay("0:N5 1:CA 2:DRA 3:NA 4:GA").state.trick_winner() == 3
    built = Built(seats=5, special="DRA").later(2, 0, "")
    assert built.lay("0:N5 1:CA 2:DRA 3:GA 4:N7").state.trick_winner() == 3
    built = Built(seats=3, special="DRA").later(2, 0, "")
    assert built.lay("0:GA 1:N5 2:DRA").state.trick_winner() == 0


def test_R8_excalibur_may_lead_and_wins() -> None:
    built = Built(special="EXC").later(2, 0, "", "C5 EXC")
    assert built.cards() == ["C5", "EXC"]
    assert built.lay("0:EXC 1:N2").led() == "dwarf"
    assert built.lay("2:NA 3:N3").state.trick_winner() == 0


def test_R8_with_last_card_only_excalibur_leads_only_as_the_last_card() -> None:
    built = Built(special="EXC", excalibur_lead="last_card_only").later(2, 0, "", "C5 EXC", "N2 EXC")
    assert built.cards() == ["C5"]
    built.state.hands[0] = cards("EXC")
    assert built.cards() == ["EXC"]
    assert built.lay("0:EXC 1:N2 2:NA 3:N3").state.trick_winner() == 0
    following = Built(special="EXC", excalibur_lead="last_card_only").later(2, 0, "", "N9", "C5 EXC").lay("0:N9")
    following.state.active = 1
    assert following.cards() == ["C5", "EXC"]


def test_R9_mummy_and_puppeteer_are_cards_of_the_suit_they_copy() -> None:
    before = "0:C8 1:C2 2:N3 3:C3"
    built = Built(special="MOM").later(2, 0, before, "C9", "N5 G2 MOM").plays("0:C9")
    assert built.cards() == ["MOM"]
    built = Built(special="MAR").later(2, 0, before, "C9", "N5 G2 MAR").plays("0:C9")
    assert built.cards() == ["MAR"]


def test_R10_the_puppeteer_behind_a_discard_loses() -> None:
    built = Built(special="MAR").later(2, 0, "", "", "", "", "")
    assert built.lay("0:N9 1:GA 2:MAR 3:N4").state.trick_winner() == 0


def test_R11_the_puppeteer_leads_as_the_last_card_of_the_trick_before() -> None:
    built = Built(seats=3, special="MAR").later(2, 1, "1:C9 2:C4 0:G8", "", "MAR")
    assert built.cards() == ["MAR"]
    built.lay("1:MAR")
    assert (built.led(), built.state.best) == ("goblin", 2 * IDS.index("G8") + 1)
    assert built.lay("2:G9 0:G5").state.trick_winner() == 2


def test_R12_one_special_a_deal_so_the_half_step_never_meets_an_11() -> None:
    for seed in range(30):
        state = game().new(4, seed)
        assert isinstance(state, RoiState)
        dealt = [card for hand in state.hands for card in hand if card in state.data.specials]
        assert dealt == [state.special]


def test_R13_a_mummy_that_copies_the_5_of_dwarves_makes_no_dealer() -> None:
    built = Built(seats=3, special="MOM").later(3, 0, "0:N5 1:G2 2:G3", "MOM", "N3", "N4")
    built.state.heir = 2
    built.plays("0:MOM 1:N3 2:N4")
    assert built.state.winners[-1] == 0
    assert built.state.heir == 2


def test_R14_druid_and_standard_bearers_may_not_decline() -> None:
    built = Built(special="N1").later(2, 0, "", "N1 C2", "N2 C3", "N3 C4", "N4 C6").plays("0:N1 1:N2 2:N3 3:N4")
    assert (built.asked, built.legal()) == (("druid_target", 0), ["seat(1)", "seat(2)", "seat(3)"])
    built = Built(special="C11a").later(2, 0, "", "C11a C2", "N2 C3", "N3 C4", "N4 C6").plays("0:C11a 1:C3 2:C4 3:C6")
    assert (built.asked, built.legal()) == (("standard_direction", 0), ["hands(left)", "hands(right)"])
    built = Built(special="G11b").hands(*EXCHANGE).quest()
    assert (built.asked, built.legal()) == (("standard_target", 3), ["seat(0)", "seat(1)", "seat(2)"])


def sorcerer(trick: int) -> Built:
    """Return the window after that trick; seat 2 holds the Sorcerer."""
    built = Built(special="SOR").later(trick, 0, "", "NA C2", "N2 C3", "N3 SOR", "N4 C6")
    return built.plays("0:NA 1:N2 2:N3 3:N4")


def test_R15_the_sorcerer_must_be_traded_before_the_last_trick() -> None:
    assert sorcerer(8).legal() == ["card(N2)", "card(N3)", "card(N4)", "card(NA)", "pass"]
    built = sorcerer(9)
    assert built.legal() == ["card(N2)", "card(N3)", "card(N4)", "card(NA)"]
    built.do("card(NA)")
    assert built.hand(2) == ["NA"]
    assert built.asked == ("play_card", 0)


def test_R16_the_holder_of_the_sorcerer_is_public_from_the_first_window() -> None:
    built = Built(special="SOR").opened(0, "NA C2", "N2 C3", "N3 SOR", "N4 C6")
    special = game().view(built.state, 0).special  # type: ignore[attr-defined]
    assert (special.where, special.seat) == ("unknown", None)
    built.plays("0:NA 1:N2 2:N3 3:N4")
    for reader in (None, 0, 1, 3):
        special = game().view(built.state, reader).special  # type: ignore[attr-defined]
        assert (special.where, special.seat) == ("hand", 2)


def test_R17_the_enchanter_doubles_quest_and_bonus() -> None:
    built = Built(special="C11b", rule="T05a").later(10, 0, "", "C11b", "C2", "C3", "C4")
    built.state.bonus = [3, 0, 0, 0]
    built.plays("0:C11b 1:C2 2:C3 3:C4")
    assert built.past()[0] == (10, 10, 3, 2)
    assert built.state.totals == [26, 0, 0, 0]


def test_R18_no_trick_is_neither_even_nor_odd_but_counts_in_comparisons() -> None:
    assert points("T15a", "", "", "", winners=[0, 0, 1]) == [5, 0, 0]
    assert points("T15b", "", "", "", winners=[0, 0, 1]) == [0, 5, 0]
    assert points("T19b", "", "", "", winners=[0, 0]) == [0, 5, 5]
    assert points("T19a", "", "", "", winners=[0, 0, 1]) == [5, 5, 5]
    assert points("R06b", "", "", "", winners=[0]) == [6, 0, 0]
    assert points("R06a", "", "", "", winners=[0]) == [3, 3, 0]


def test_R19_the_elite_army_with_a_missing_suit_is_worth_nothing() -> None:
    assert points("T07a", "C2 C3 N4", "C2 N3 G4", "") == [0, 1, 0]


def test_R20_nobody_is_ever_stuck() -> None:
    """Many random deals with a magic card: a legal card at every turn (the invariants ask it at every step of every game)."""
    for special in ("DRA", "MOM", "MAR", "SOR", "EXC"):
        for seats in (3, 4, 5):
            for lead in ("free", "last_card_only"):
                built = Built(seats=seats, special=special, seed=seats, excalibur_lead=lead).quest()
                rng = Rng(seats)
                while built.state.deal == 0:
                    legal = built.state.legal(built.state.active)
                    assert legal
                    built.state.apply(built.state.active, legal[rng.below(len(legal))])


def test_R21_without_a_trick_the_lowest_card_counts_nothing() -> None:
    assert points("T11a", "", "", "C2") == [0, 0, 2]
    assert points("T11b", "", "", "C2") == [0, 0, -2]


def test_R22_magic_cards_do_not_spoil_a_pile_of_heads() -> None:
    assert points("T11a", "CV ND GR DRA", "CV C9 N7", "") == [10, 7, 0]
    assert points("T11b", "CV ND GR DRA", "CV C9 N7", "") == [0, -7, 0]


def test_R23_runs_mix_suits_ignore_doubles_and_do_not_wrap() -> None:
    assert points("T06b", "C2 N2 G3 C4", "NA GA C2 C3", "NR CA G2") == [3, 0, 0]
    assert points("T06b", "C9 N10 GV", "C10 C11b NV", "N10 GV CD") == [3, 3, 3]
    assert points("T06b", "C2 C3", "", "") == [0, 0, 0]


def test_R24_exact_counts_are_worth_five() -> None:
    assert points("T03a", "", "", "", winners=[0, 0, 0, 0, 1, 1]) == [5, 0, 0]
    assert points("T03b", "", "", "", winners=[0, 0, 0, 0, 1, 1]) == [0, 5, 0]
    assert points("T16a", "", "", "", winners=[0, 0, 0, 1]) == [5, 0, 0]
    assert points("T16b", "", "", "", winners=[0, 0, 0, 1]) == [0, 5, 0]


def test_R25_a_tie_for_the_highest_sum_scores_for_nobody() -> None:
    assert points("R02a", "C9 N2", "N10 CA", "G11b") == [0, 0, 0]
    assert points("R02b", "C9 N3", "N10 CA", "G11b") == [5, 0, 0]


def test_R26_in_the_race_only_who_gets_there_scores() -> None:
    assert points("R03a", "", "", "", "", winners=[1, 1, 0, 0, 1, 2, 0, 2]) == [4, 3, 0, 0]
    assert points("R03b", "", "", "", "", winners=[1, 1, 0, 0, 1, 2, 2, 2]) == [0, -3, -4, 0]


def last_trick(totals: list[int], deal: int, **options: str) -> Built:
    """Play the last trick of a deal that gives each seat nothing but its bonus: seat 0 wins the Dwarf Standard Bearer."""
    built = Built(4, "N11a", "T03a", 1, deal, totals, **options)
    return built.later(10, 0, "", "N11a", "N2", "N3", "N4").plays("0:N11a 1:N2 2:N3 3:N4")


def test_R27_a_tie_after_the_last_regular_deal_brings_a_deal_for_all() -> None:
    built = last_trick([2, 5, 0, 0], 6)
    assert built.state.totals == [5, 5, 0, 0]
    assert (built.state.deal, built.phase) == (7, "choose_quest")
    assert built.kinds("tie") == [{"count": 2, "points": 5}]
    view = game().view(built.state, None)
    assert view.extra  # type: ignore[attr-defined]
    assert last_trick([2, 4, 0, 0], 6).phase == "over"
    assert last_trick([2, 4, 0, 0], 5).phase == "choose_quest"


def test_R27_a_seat_that_was_behind_may_win_the_extra_deal() -> None:
    built = last_trick([2, 4, 4, 0], 7)
    assert (built.phase, game().result(built.state).winners) == ("over", [0])


def test_R28_the_game_ends_with_the_last_special() -> None:
    built = last_trick([2, 5, 0, 0], 13)
    assert built.phase == "over"
    assert game().result(built.state).winners == [0, 1]
    built = last_trick([2, 5, 0, 0], 12, specials="no_sorcerer")
    assert built.phase == "over"
    assert last_trick([2, 5, 0, 0], 12).phase == "choose_quest"


def test_R29_the_example_of_the_rulebook_counts_for_the_evaluator_only() -> None:
    assert points("T04a", "N2 N3 N4 N6 N7 N8", "C2 C3 C4 C5 C6 N9", "C7 C8 C9 C10 CV CD CR CA N5 N10 NV ND NR NA") == [-6, 4, 2]
    assert IDS.index("N2") not in game().data.packs[3]
    assert len([card for card in game().data.packs[3] if IDS[card][0] == "N"]) == 12


def test_R30_knights_without_dwarves() -> None:
    assert points("T04a", "C2 C3 N4", "N5", "") == [1, -1, 0]


def test_R31_all_tricks_won_are_open() -> None:
    built = Built().quest().finish_deal()
    view = game().view(built.state, None)
    assert len(view.past) == 10  # type: ignore[attr-defined]
    assert [option.default for option in game().options if option.key == "won_tricks"] == ["open"]


def test_R32_the_classic_tiles_are_the_usual_ones() -> None:
    match = dvergar.Match.new("roi_des_nains", seats=3, seed=1)
    state = match.state
    assert isinstance(state, RoiState)
    assert sorted(state.data.tile_ids[tile] for tile in state.tiles) == [f"T{n:02}" for n in range(1, 21)]


def test_R33_a_standard_bearer_given_away_exchanges_nothing_more() -> None:
    built = exchanged("G2 G3", "G11b NR")
    assert built.asked == ("play_card", 2)
    assert "G11b" in built.hand(2)
    built.finish_deal()
    assert len(built.kinds("standard_target")) == 1


def test_R34_the_dealer_stays_named_until_the_5_of_dwarves_is_won_again() -> None:
    built = Built(special="SOR").later(8, 0, "", "NA C2 C7", "N5 C3 C8", "N3 SOR G2", "N4 C6 G3").plays("0:NA 1:N5 2:N3 3:N4")
    assert built.state.heir == 0
    built.do("card(N5)")
    assert built.state.heir == 0
    built.plays("0:C2 1:C3 2:G2 3:C6").plays("3:G3 0:C7 1:C8 2:N5")
    assert built.state.dealer == 3
    assert built.past()[3][0] == 2
    assert len(built.state.history) == RECORD + COLUMN * 4
    assert built.state.phase != OVER
