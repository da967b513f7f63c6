"""The rulings of the spec (section 8), one test or more each; R5 to R8 and R41 are about mercenaries."""

from __future__ import annotations

import pytest

from dvergar.engine.rng import Rng
from dvergar.games.nains.rules.scoring import Force
from games.nains.build import ONE_EACH, Built, game

TAVERNS = ["L7 S T2", "L7 S T2", "L7 S T2"]
ALMOST = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}  # a Talion dwarf completes the line
TWO_BEHIND = {"shield": "S S", "temple": "T2 T3", "errants": "E9 E10", "forge": "Ff5 Fu5"}  # the Talion column is two behind


def about_to_recruit(army: dict[str, str] | None = None, **more: object) -> Built:
    """Return a two-seat game where seat 0 has just completed its line with L7 at the first tavern."""
    built = Built(armies=[army or ALMOST], taverns=TAVERNS, **more).bid("5 2 3", "4 2 3").pick("L7")  # type: ignore[arg-type]
    assert built.asked == ("hero", 0)
    return built


def end_of_era(age: int, armies: list[dict[str, str]], **more: object) -> Built:
    """Return a game that has just ended an Era with these armies."""
    built = Built(seats=len(armies), armies=armies, age=age, **more)  # type: ignore[arg-type]
    built.state.round = built.state.setup.rounds
    built.state.end_round()
    return built


def nobody_left(built: Built, *but: str) -> None:
    """Give all Cognars, but some, to nobody."""
    state = built.state
    state.owner = [owner if owner >= 0 or built.t.ids[built.t.first_hero + hero] in but else -3 for hero, owner in enumerate(state.owner)]
    state.left = state.heroes_left()


def test_R1_as_many_cognars_as_lines() -> None:
    built = about_to_recruit({"shield": "S S", "temple": "T2 T3", "errants": "E9 E10", "forge": "Ff5 Fu5", "talion": "L7"}, recruits=[0, 0])
    built.do("hero(gurdan)")
    assert built.asked == ("hero", 0)
    built.do("hero(jorun)")
    assert built.asked == ("turn", 1)


def test_R2_recruiting_is_not_optional() -> None:
    assert all(name.startswith(("hero(", "mercenary(")) for name in about_to_recruit().legal())


def test_R3_what_is_owed_stays_owed() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS)
    nobody_left(built)
    built.bid("5 4 3", "4 3 2").pick("L7")
    assert built.told("no_hero") == [{"lines": 1}]
    assert built.asked == ("turn", 1)
    nobody = built.state.owner
    built.state.owner = [-1 if hero == built.t.hero("jorun") else owner for hero, owner in enumerate(nobody)]
    built.state.left = built.state.heroes_left()
    built.pick("S", "S").do("discard(0)")  # a later turn of seat 0 offers it again; all can see that it must be Jorun
    assert built.told("hero") == [{"hero": "@nains-card-jorun"}]


def test_R4_R41_the_first_mercenary_completes_a_line_even_when_two_are_owed() -> None:
    built = about_to_recruit(TWO_BEHIND | {"talion": "L7"}, recruits=[0, 0])
    assert built.state.lines[0] == 2
    assert built.hired() == set()  # all columns are equally short: none completes a line
    built = about_to_recruit(
        TWO_BEHIND | {"shield": "S S S", "temple": "T2 T3 T3", "errants": "E9 E10 E11", "forge": "Ff5 Fu5 Fa3", "talion": "L7"}, recruits=[0, 0]
    )
    assert built.hired() == {"talion"}
    built.do("mercenary(wal,talion)", "mercenary(dawn,shield)")
    assert (built.state.lines[0], built.state.recruits[0]) == (3, 2)
    assert built.asked == ("hero", 0)  # a third one may follow, and so may anybody else
    assert built.hired() == {"shield", "temple", "errants", "forge", "talion"}
    assert "svara" in built.heroes()


def test_R5_a_second_mercenary_is_forced() -> None:
    built = about_to_recruit({**TWO_BEHIND, "talion": ""}).do("mercenary(akab,talion)")
    assert built.heroes() == []
    assert len(built.legal()) == 4 * 5
    assert built.state.why_not(0, built.t.hero("fey")) == 4
    assert built.state.why_not(1, built.t.hero("fey")) == 0


def test_R6_a_third_and_a_fourth_need_no_new_line() -> None:
    army = {"shield": "S S S S", "temple": "T2 T3 T3 T2", "errants": "E9 E10 E11 E12", "forge": "Ff5 Fu5 Fa3 Fr4", "talion": "L7 L7"}
    built = about_to_recruit(army, recruits=[0, 0])
    built.do("mercenary(akab,talion)", "mercenary(wal,shield)")
    assert (built.state.lines[0], built.state.recruits[0]) == (4, 2)
    built.do("mercenary(dawn,shield)", "mercenary(lygdr,shield)")
    assert built.asked == ("turn", 1)
    built = about_to_recruit(army, recruits=[0, 0])
    built.do("mercenary(akab,talion)", "mercenary(wal,shield)", "hero(jorun)")
    assert built.hired() == set()  # after another Cognar a group would have to be opened anew


def test_R6_a_group_ends_with_its_turn() -> None:
    army = {"shield": "S S S", "temple": "T2 T3 T3", "errants": "E9 E10 E11", "forge": "Ff5 Fu5 Fa3", "talion": "L7"}
    built = about_to_recruit(army, recruits=[1, 0]).do("mercenary(akab,talion)", "mercenary(wal,talion)")
    assert built.state.group == 0 or built.asked == ("hero", 0)
    while built.asked[0] == "hero":
        built.do("hero(jorun)")
    assert built.state.group == 0


def test_R7_the_last_mercenary_opens_no_group_but_may_go_on_with_one() -> None:
    built = Built(armies=[{**TWO_BEHIND, "talion": ""}], taverns=TAVERNS)
    nobody_left(built, "tadgar", "jorun", "fey")
    built.bid("5 2 3", "4 2 3").pick("L7")
    assert built.hired() == set()
    assert built.state.why_not(0, built.t.hero("tadgar")) == 2
    built = Built(armies=[{**TWO_BEHIND, "talion": ""}], taverns=TAVERNS)
    nobody_left(built, "tadgar", "wal", "jorun")
    built.bid("5 2 3", "4 2 3").pick("L7").do("mercenary(wal,talion)")
    assert built.hired() == {"shield", "temple", "errants", "forge", "talion"}
    assert len(built.legal()) == 5


@pytest.mark.parametrize(("column", "card", "before"), [("temple", "T2", 2), ("errants", "E9", 9), ("forge", "Ff5", 6), ("talion", "L7", 7)])
def test_R8_mercenary_points_are_added_to_the_column(column: str, card: str, before: int) -> None:
    built = Built(armies=[{column: card}])
    assert built.line(0, column) == before
    built.put(0, column, "tadgar")
    assert built.line(0, column) == before + 24


def test_R8_a_mercenary_in_the_shield_counts_on_the_track_too() -> None:
    assert Built(armies=[{"shield": "S tadgar"}]).line(0, "shield") == 7 + 24


def test_R9_gaat_has_one_grade_everywhere() -> None:
    built = about_to_recruit().do("hero(oboron)")
    assert built.asked == ("gaat", 0)
    built.do("gaat(shield)")
    assert built.grades(0) == [2, 1, 1, 1, 1]
    assert built.line(0, "shield") == 7


def test_R10_gaat_s_points_in_the_temple_are_multiplied() -> None:
    built = Built(armies=[{"temple": "T2 T1o"}])
    assert built.line(0, "temple") == 6
    built.put(0, "temple", "gaat")
    assert built.line(0, "temple") == 10


def test_R11_cognars_are_never_covered_and_cover_nobody() -> None:
    built = Built(armies=[{"errants": "droh gaat"}], taverns=["E9 S T2", "E10 S T2", *TAVERNS[2:]]).bid("5 4 3", "3 2 4").pick("E9", "S", "E10")
    assert built.told("paria") == []
    assert built.line(0, "errants") == 10 + 9 + 9 + 10


def test_R12_the_highest_covered_numbers_come_off() -> None:
    army = {"errants": "E9 E12 E12 E9 E7m E7m"}
    for ids, points in (("droh", 9 + 12 + 7 + 10 + 12), ("oosram", 9 + 12 + 7 + 15 + 12 + 9), ("droh oosram", 56 + 25)):
        assert Built(armies=[{"errants": f"{army['errants']} {ids}"}]).line(0, "errants") == points


def test_R13_the_board_s_malt_is_a_rate_its_occult_is_real() -> None:
    force = Force(Built().state, 0)
    assert (force.malt, force.rate, force.occult) == (0, 1, 1)


def test_R14_R15_a_tie_gives_the_certification_to_nobody() -> None:
    built = end_of_era(1, [{"shield": "Sm"}, {"errants": "E7m"}, {}])
    assert built.state.holder[5] == -1
    assert built.told("distinction_tied")[-1] == {"distinction": "@nains-distinction-liquor_certification", "grades": 1, "column": "@nains-malt", "count": 2}
    assert end_of_era(1, [{}, {}]).state.holder == [-1] * 6
    assert end_of_era(1, [{"shield": "Sm Sm"}, {"errants": "E7m"}]).state.holder[5] == 0


def test_R16_the_three_never_grows() -> None:
    built = about_to_recruit(ALMOST | {"talion": "kardum"}, coins=["3s 2 3 4 5"], recruits=[0, 0])
    built.do("hero(derdhr)")
    assert len(built.legal()) == 4
    assert all("3s" not in name for name in built.legal())
    assert all(built.state.coins[built.state.coin_of(0, action)] & 2 == 0 for action in built.state.legal(0))
    built = Built(armies=[{"talion": "kardum"}], coins=["3s 2 3 4 5"], taverns=TAVERNS).bid("3s 4 5", "5 4 3").pick("S", "L7")
    assert built.asked == ("transform", 0)
    assert [name.split(",")[1] for name in built.legal()] == ["pouch)", "pouch)"]


def test_R17_kardum_on_the_turn_of_the_zero() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS, gems=[5, 4]).bid("0 4 5", "0 4 5").pick("L7")
    built.do("transform(1,pouch)").do("hero(kardum)")
    assert built.state.order() == [0, 1]
    assert built.on(0, 0) == 3
    assert built.told("traded")[0]["sum"] == 8  # 2 became 5, then 5 + 3
    assert built.asked[1] == 1
    built.pick("S")
    assert built.state.gems == [4, 5]  # still a tie of zeros


@pytest.mark.parametrize(("bid", "place"), [("5 0 4", 1), ("5 4 3", 4)])
def test_R18_kardum_while_the_zero_lies_elsewhere(bid: str, place: int) -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS).bid(bid, "4 3 2").pick("L7").do("hero(kardum)")
    threes = [p for p in range(5) if built.state.coins[p] == built.t.special]
    assert [built.state.place(0, p) for p in threes] == [min(place, 3)]
    assert built.state.common(0, threes[0])
    assert not built.state.up(0, threes[0])
    assert all(built.state.worlds(1, Rng(seed)).coins[threes[0]] == built.t.special for seed in range(20))
    if place == 1:
        built.pick("S")
        assert built.state.order() == ([0, 1] if built.state.gems[0] > built.state.gems[1] else [1, 0])  # now a bid of 3


def test_R19_the_coin_grows_before_recruiting() -> None:
    built = about_to_recruit()
    kinds = [event.kind for event in built.events]
    assert kinds.index("transformed") < kinds.index("line")


def test_R20_a_loss_is_mandatory() -> None:
    built = Built(coins=["0 2 3 4 25"], taverns=TAVERNS).bid("25 2 3", "4 2 3").pick("L7")
    assert built.on(0, 0) == 24


def test_R21_of_equal_coins_the_bronze_one_goes() -> None:
    built = Built(coins=["0 2 3 5 5r"], taverns=TAVERNS).bid("0 2 3", "5 3 4").pick("L7", "S")
    assert built.told("traded")[0]["old_kind"] == "base"


def test_R22_a_coin_that_grows_here_changes_neither_order_nor_gems() -> None:
    built = Built(gems=[5, 4], taverns=TAVERNS).bid("3 4 5", "3 4 5").pick("L7")
    assert built.on(0, 0) == 5
    built.pick("S")
    assert built.state.gems == [4, 5]


def test_R23_svara_s_card_comes_before_the_loop_goes_on() -> None:
    army = {"temple": "T2 T3", "errants": "E9 E10", "forge": "Ff5 Fu5", "talion": "L7", "shield": "S"}
    built = Built(armies=[army], taverns=["L7 S T2", *TAVERNS[1:]], top="S T2 E9 Ff3 L7", recruits=[0, 0]).bid("5 2 3", "4 2 3").pick("S")
    built.do("hero(svara)")
    assert built.grades(0)[0] == 3
    built.do("svara(4)")  # a Talion dwarf: the second line
    assert built.state.lines[0] == 2
    assert built.asked == ("hero", 0)


def test_R24_svara_s_talion_dwarf_lets_the_present_coin_grow() -> None:
    built = about_to_recruit(top="L7 S T2 E9 Ff3").do("hero(svara)", "svara(0)")
    assert built.on(0, 0) == 7  # 5 grew to 6, and that to 7
    assert [event["new"] for event in built.told("transformed")] == [6, 7]


@pytest.mark.parametrize(("seats", "sizes"), [(2, [28, 19, 10, 1]), (3, [28, 19, 10, 1]), (4, [25, 13, 1]), (5, [31, 16, 1])])
def test_R25_the_deck_holds_five_cards_or_one(seats: int, sizes: list[int]) -> None:
    found = []
    for round in range(1, len(sizes) + 1):
        state = Built(seats=seats, age=2, round=round).state
        found.append(len(state.deck) - state.dealt)
    assert found == sizes


def test_R26_the_discard_comes_before_recruiting() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS).bid("2 5 3", "3 4 2").pick("S", "T2", "L7")
    assert built.asked == ("discard", 0)
    built.do("discard(1)")
    assert built.asked == ("hero", 0)


def test_R26_two_cards_that_are_alike_leave_no_question() -> None:
    built = Built(taverns=["L7 S T2", "L7 S S", "L7 S T2"]).bid("2 5 3", "3 4 2").pick("S", "L7", "L7")
    assert built.told("sent_away") == [{"card": "@nains-card-e1_shield", "tavern": "@nains-tavern-grognard", "slot": 1}]
    assert built.state.tavern == 2


def test_R27_three_tied_seats_pair_from_both_ends() -> None:
    built = Built(seats=3, gems=[4, 3, 5], taverns=TAVERNS).bid(*["3 4 5"] * 3).pick("S", "T2")
    assert built.state.gems == [4, 5, 3]


def test_R28_coins_are_in_hand_at_the_evaluation() -> None:
    built = end_of_era(1, [{"talion": "L7"}, {}], coins=["0 2 3 4 5"])
    assert built.coins(0) == [0, 3, 4, 5, 5]
    assert all(built.state.place(0, p) == 4 for p in range(5))


def test_R29_the_order_of_the_elite_changes_nothing() -> None:
    armies = [{"shield": "Sm S", "talion": "L7"}, {"temple": "T2", "forge": "Ff5"}]
    ends = []
    for order in ("random", "class"):
        built = end_of_era(1, armies, elite_order=order)
        ends.append((built.state.holder, built.state.coins, built.state.scores(), built.state.deck))
        assert built.state.elite[-1] == 5
    assert ends[0][:3] == ends[1][:3]
    assert Built(elite_order="class").state.elite == [0, 1, 2, 3, 4, 5]
    assert len({tuple(Built(seed=seed).state.elite) for seed in range(30)}) > 10


def test_R30_ordo_when_the_sum_is_missing() -> None:
    built = end_of_era(1, [{"talion": "L7"}, {}], coins=["0 2 3 9 10"], treasure={5: 0})
    assert built.coins(0) == [0, 3, 6, 9, 10]


def test_R31_R32_jorun_and_redwin_without_forge_cards() -> None:
    built = Built(armies=[{"command": "jorun"}], elite=["redwin"])
    assert [built.line(0, key) for key in ("forge", "command")] == [4, 6]


def test_R33_abokar_and_tiss_count_every_grade() -> None:
    built = Built(armies=[{"shield": "S volgrir abokar tadgar gaat"}], elite=["tiss"])
    assert [built.line(0, key) for key in ("shield", "elite")] == [33 + 24 + 6, 12]


def test_R34_majorities_count_grades_not_cards_nor_points() -> None:
    built = end_of_era(1, [{"errants": "droh E5m"}, {"errants": "E12 E11"}])
    assert built.state.holder[2] == 0
    assert built.state.judged[2 * 2 : 2 * 2 + 2] == [3, 2]


def test_R35_nobody_is_told_the_last_card() -> None:
    built = end_of_era(2, [{}, {}])
    assert built.phase == "over"
    assert not {"svara_kept", "leftover"} & {event.kind for event in built.events}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_R36_no_coin_is_removed(seats: int) -> None:
    assert sum(game().data.setup(seats).treasure) == 34


def test_R37_the_first_tavern_is_yjdad() -> None:
    assert game().data.taverns[0] == "yjdad"


def test_R38_gems_are_exchanged_at_the_last_tavern_of_an_era() -> None:
    built = Built(gems=[5, 4], taverns=TAVERNS, round=4).bid("5 4 3", "4 2 3")
    while built.state.tavern == 0 or built.phase != "bid":
        built.do(built.legal()[0])
        if built.state.age == 2:
            break
    assert built.state.gems == [4, 5]


def test_R39_derdhr_s_loss_is_mandatory() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS, coins=["0 22 23 24 5"], treasure={25: 0}).bid("5 22 23", "4 2 3").pick("L7").do("hero(derdhr)")
    assert len(built.legal()) == 4
    built.do("transform(4,pouch)")
    assert 24 not in built.coins(0)
    assert max(built.coins(0)) == 23


def test_R40_a_tie_with_as_many_elite_cognars_is_shared() -> None:
    built = end_of_era(2, [{}, {}, {}], elite=["tiss", "redwin"])
    built.state.points[9] = 20
    built.state.points[4] = 20 + built.state.scores()[1] - 20 - built.state.scores()[0]
    assert built.state.scores()[0] == built.state.scores()[1]
    assert built.state.winners() == [0, 1]
    assert game().view(built.state, None).prompt.word == "nains-prompt-over-shared"


def test_R42_ordo_may_shrink_a_coin() -> None:
    built = end_of_era(1, [{"talion": "L7"}, {}], coins=["0 22 23 24 25"], treasure=dict.fromkeys(range(10, 26), 0))
    assert built.coins(0) == [0, 9, 23, 24, 25]


def test_R43_oboron_brings_gaat_at_once_into_the_army() -> None:
    built = about_to_recruit().do("hero(oboron)")
    assert built.legal() == [f"gaat({cls})" for cls in built.t.classes]
    built.do("gaat(errants)")
    assert built.command(0) == ["oboron"]
    assert built.column(0, "errants") == "E9 gaat"
    assert built.state.recruits[0] == 1  # he is no recruit


def test_R43_gaat_completes_a_line() -> None:
    army = {"shield": "S S", "temple": "T2 T3", "errants": "E9 E10", "forge": "Ff5 Fu5"}
    built = about_to_recruit(army).do("hero(oboron)", "gaat(talion)")
    assert built.asked == ("hero", 0)
    assert built.state.lines[0] == 2


def test_R44_equal_bids_of_two_at_the_second_tavern() -> None:
    built = Built(gems=[4, 5], taverns=TAVERNS).bid("5 3 2", "4 3 2").pick("S", "L7")
    built.pick("L7")
    assert built.asked == ("discard", 1)
    built.do(built.legal()[0])
    assert built.state.gems == [5, 4]


def test_R45_a_coin_that_went_back_may_come_again() -> None:
    army = {"talion": "L7"} | dict.fromkeys(("shield", "temple", "errants", "forge"), "")
    built = Built(armies=[army], coins=["0 2 3 4 25"], taverns=TAVERNS).bid("0 2 3", "5 2 3").pick("S", "L7")
    built.do("transform(4,pouch)")  # 25 becomes 24, then 24 + 4 brings the 25 back
    assert built.pouch(0) == [4, 25]


def test_R46_an_exchange_is_mandatory_in_the_last_turn_too() -> None:
    built = Built(coins=["0 2 3 24 25"], age=2, round=4, taverns=TAVERNS).bid("3 2 0", "4 3 2")
    while built.phase != "over":
        built.do(built.legal()[0])
    assert built.told("traded")


def test_all_five_orders_of_one_make_a_line() -> None:
    built = Built(armies=[ONE_EACH])
    assert built.state.lines[0] == 1
