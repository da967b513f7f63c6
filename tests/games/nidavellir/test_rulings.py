"""The rulings of the spec (section 8), one test or more each."""

from __future__ import annotations

import pytest

from dvergar.engine.rng import Rng
from games.nidavellir.build import Built, game

ONE_LINE = {"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B", "explorer": "X5"}
ALMOST = {"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B"}  # an explorer completes the line
TAVERNS = ["X6 H M0", "W8 H M0", "W7 H M0"]


def about_to_recruit(army: dict[str, str] | None = None) -> Built:
    """Return a two-seat game where seat 0 has just completed its line with X6 at the first tavern."""
    built = Built(armies=[army or ALMOST], taverns=TAVERNS, coins=["0 2 3 4 5"]).bid("5 2 3", "4 2 3").pick("X6")
    assert built.asked == ("hero", 0)
    return built


def end_of_age(age: int, armies: list[dict[str, str]], **more: object) -> Built:
    """Return a game that has just ended an age, with these armies."""
    built = Built(seats=len(armies), armies=armies, age=age, **more)  # type: ignore[arg-type]
    built.state.round = built.state.setup.rounds
    built.state.end_round()
    return built


def test_R1_two_lines_at_once_bring_two_heroes() -> None:
    built = about_to_recruit({"warrior": "W3 W4", "hunter": "H H", "miner": "M0 M0", "blacksmith": "B B", "explorer": ""})
    built.do("hero(skaa)")
    assert built.asked == ("turn", 1)
    built = about_to_recruit({"warrior": "W3 W4", "hunter": "H H", "miner": "M0 M0", "blacksmith": "B B", "explorer": ""})
    built.do("hero(idunn)")  # her own grade completes the second line
    assert built.asked == ("hero", 0)
    built.do("hero(skaa)")
    assert built.asked == ("turn", 1)


def test_R2_recruiting_is_not_optional() -> None:
    assert all(name.startswith("hero(") for name in about_to_recruit().legal())


def test_R3_lines_are_counted_after_the_discards() -> None:
    army = {"warrior": "W3 W4", "hunter": "H", "miner": "M0 M0", "blacksmith": "B B", "explorer": "X5"}
    built = Built(armies=[army | {"command": "skaa"}], taverns=TAVERNS).bid("5 2 3", "4 2 3").pick("X6")
    assert built.asked == ("turn", 1)
    built = about_to_recruit(ALMOST).do("hero(dagda)")
    assert built.phase == "discard"
    built.do("discard(warrior,miner)")
    assert built.grades(0) == [0, 4, 0, 1, 1]
    assert (built.state.lines[0], built.state.recruits[0]) == (0, 1)  # the line that paid for her is broken; she stays
    assert built.asked == ("turn", 1)


def test_R3_dagda_on_two_lines_leaves_one_hero_less() -> None:
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M0 M0", "blacksmith": "B", "explorer": "X5 X6"}
    built = Built(armies=[army, {"hunter": "H"}], round=4)
    built.state.evaluate(0)
    while built.phase == "transform":
        built.do(built.legal()[0])
    assert built.column(0, "blacksmith") == "B S"
    built.do("hero(dagda)", "discard(warrior,explorer)")
    assert (built.state.lines[0], built.state.recruits[0]) == (1, 1)
    assert built.phase != "hero"


@pytest.mark.parametrize(
    ("column", "eligible"), [("W3", True), ("W3 tarah", False), ("W3 thrud", False), ("W3 ylud", False), ("W3 kraal W4", True), ("", False)]
)
def test_R4_only_a_dwarf_that_is_the_last_card(column: str, eligible: bool) -> None:
    built = Built(armies=[{"warrior": column}])
    assert built.state.ends_with_dwarf(0, 0) == eligible


def test_R5_discards_come_before_thrud() -> None:
    army = {"warrior": "W3 W4", "hunter": "H thrud", "miner": "M0 M0", "blacksmith": "B B", "explorer": "X5"}
    built = Built(armies=[army], taverns=TAVERNS).bid("5 2 3", "4 2 3").pick("X6")
    assert built.asked == ("hero", 0)
    built.do("hero(dagda)")
    assert built.phase == "discard"
    assert built.state.thrud < -1
    assert built.command(0) == []  # she is in hand, not in the command zone
    assert len(built.legal()) == 6
    built.do("discard(warrior,explorer)")
    assert built.asked == ("thrud", 0)
    built.do("thrud(hunter)")
    assert built.column(0, "hunter") == "H dagda thrud"


def test_R6_the_special_blacksmith_is_a_dwarf() -> None:
    built = about_to_recruit({"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B S"}).do("hero(dagda)", "discard(warrior,blacksmith)")
    assert built.column(0, "blacksmith") == "B"
    assert built.discarded() == ["W3", "S"]
    assert built.grades(0)[3] == 1


@pytest.mark.parametrize(("column", "reason"), [("X5 X6 X7 X8 thrud", 0), ("X5 ylud X6 X7 X8", 0), ("X5 X6 X7 thrud", 2)])
def test_R7_thrud_and_ylud_count_for_hourya(column: str, reason: int) -> None:
    built = Built(armies=[{"explorer": column}])
    assert built.state.why_not(0, built.t.hero("hourya")) == reason


def test_R8_ylud_may_stay() -> None:
    built = end_of_age(2, [{"warrior": "W3 ylud W4"}, {}])
    assert built.asked == ("ylud", 0)
    assert "keep" in built.legal()
    built.do("keep")
    assert built.column(0, "warrior") == "W3 ylud W4"
    assert built.phase == "over"
    assert built.told("ylud_kept") == [{"column": "@nidavellir-class-warrior"}]


def test_R8_ylud_may_move_and_the_cards_close_up() -> None:
    built = end_of_age(2, [{"warrior": "W3 ylud W4"}, {}]).do("ylud(explorer)")
    assert built.column(0, "warrior") == "W3 W4"
    assert built.column(0, "explorer") == "ylud"
    assert [built.line(0, "warrior"), built.line(0, "explorer")] == [7, 11]


@pytest.mark.parametrize(("column", "offered"), [("W3 ylud W4", False), ("W3 ylud thrud", True)])
def test_R9_the_same_column_only_under_thrud(column: str, offered: bool) -> None:
    built = end_of_age(2, [{"warrior": column}, {}])
    assert ("ylud(warrior)" in built.legal()) == offered
    assert len(built.legal()) == 5 + offered


def test_R9_back_under_thrud() -> None:
    built = end_of_age(2, [{"warrior": "W3 ylud W4 thrud"}, {}]).do("ylud(warrior)")
    assert built.asked == ("thrud", 0)
    built.do("thrud(miner)")
    assert built.column(0, "warrior") == "W3 W4 ylud"


def test_R10_ylud_then_her_heroes_then_thrud_goes_home() -> None:
    army = {"warrior": "W3 W4 W5", "hunter": "H H H", "miner": "M0 M0 thrud", "blacksmith": "B B B", "explorer": "X5 X6", "command": "ylud"}
    built = end_of_age(2, [army, {}])
    built.do("ylud(explorer)")
    assert built.state.lines[0] == 3  # with Thrud
    assert built.asked == ("hero", 0)
    built.do("hero(skaa)")
    assert built.phase == "over"
    assert built.column(0, "miner") == "M0 M0"
    assert built.command(0) == ["skaa", "thrud"]
    assert [event.kind for event in built.events if event.kind in ("ylud_placed", "hero", "thrud_home")] == ["ylud_placed", "hero", "thrud_home"]


@pytest.mark.parametrize(("how", "winner"), [("sequential", 0), ("snapshot", -1)])
def test_R11_distinctions_one_after_the_other(how: str, winner: int) -> None:
    armies = [ONE_LINE | {"warrior": "W3", "hunter": "H", "blacksmith": "B B", "command": ""}, {"explorer": "X8", "miner": "M0", "warrior": "W4"}]
    built = end_of_age(1, armies, distinction_evaluation=how)
    while built.phase == "transform":
        built.do(built.legal()[0])
    assert built.state.holder[3] == 0
    built.do("hero(idunn)")  # the armorer's line; a second explorer grade
    assert built.state.holder[4] == winner
    assert (built.phase == "pioneer") == (winner == 0)


def test_R12_ylud_recruited_in_the_evaluation_waits() -> None:
    built = end_of_age(1, [ALMOST | {"blacksmith": "", "explorer": "X5", "hunter": "H"}, {"hunter": "H", "miner": "M0", "warrior": "W4", "explorer": "X7"}])
    assert built.state.holder[3] == -1
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M0 M0", "blacksmith": "B", "explorer": "X5 X6", "command": "skaa"}
    built = end_of_age(1, [army, army | {"command": "astrid", "blacksmith": ""}])
    while built.phase != "hero":
        built.do(built.legal()[0])
    built.do("hero(ylud)")
    assert built.command(0) == ["skaa", "ylud"]
    assert built.state.age == 2
    assert built.phase == "bid"


@pytest.mark.parametrize(("pouch", "result"), [("24 25", [23, 24]), ("5r 25", [5, 24])])
def test_R13_R14_no_coin_is_high_enough(pouch: str, result: list[int]) -> None:
    built = Built(coins=[f"0 2 3 {pouch}"], taverns=["W9 H M0", *TAVERNS[1:]]).bid("0 2 3", "5 2 3").pick("W9", "H")
    assert built.pouch(0) == result


def test_R14_a_transformation_may_lose() -> None:
    built = Built(coins=["0 2 3 4 25"], taverns=["+3 H M0", *TAVERNS[1:]]).bid("25 2 3", "5 2 3").pick("+3")
    assert len(built.legal()) == 4
    built.do("transform(4,goblin)")
    assert built.on(0, 0) == 24


def test_R15_of_equal_pouch_coins_the_base_one_goes() -> None:
    built = Built(coins=["0 2 3 5 5r"], taverns=["W9 H M0", *TAVERNS[1:]]).bid("0 2 3", "5 2 3").pick("W9", "H")
    assert built.told("traded")[0]["old_kind"] == "base"


def test_R16_a_face_down_coin_may_be_transformed_and_is_known_then() -> None:
    built = Built(taverns=["+3 H M0", *TAVERNS[1:]]).bid("5 4 3", "4 3 2").pick("+3")
    assert built.legal() == ["transform(1,pouch)", "transform(2,horse)", "transform(3,dragon)", "transform(4,goblin)"]
    reveals = built.state.reveals
    built.do("transform(3,dragon)")
    assert built.on(0, 1) == 7
    assert not built.state.up(0, 1)
    assert built.state.common(0, 1)
    assert built.state.reveals == reveals + 1
    for seed in range(20):
        assert built.state.worlds(1, Rng(seed)).coins[1] >> 2 == 7
    assert {tuple(built.state.worlds(1, Rng(seed)).coins[2:5]) for seed in range(60)} != {tuple(built.state.coins[2:5])}


def test_R17_a_transformation_here_changes_no_order() -> None:
    built = Built(gems=[4, 5], taverns=["+3 H M0", *TAVERNS[1:]]).bid("3 4 5", "3 4 5").pick("H")
    assert built.asked == ("turn", 0)
    built.pick("+3").do("transform(2,goblin)")
    assert built.on(0, 0) == 6
    assert built.state.gems == [5, 4]  # still a tie of threes


def test_R18_three_tied_seats_pair_from_both_ends() -> None:
    built = Built(seats=3, gems=[4, 3, 5], taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("3 4 5", "3 4 5", "3 4 5").pick("W9", "H")
    assert built.state.gems == [4, 5, 3]


def test_R19_the_special_gem_stays_out_of_the_exchange() -> None:
    built = Built(seats=4, gems=[2, 6, 3, 4], taverns=["W9 H M0 B", "W8 H M0 B", "W7 H M0 B"]).bid(*["3 4 5"] * 4)
    assert built.state.order() == [1, 3, 2, 0]
    built.pick("W9", "H", "M0")
    assert built.state.gems == [4, 6, 3, 2]


def test_R20_R21_the_gem_under_the_special_one_is_out_of_play() -> None:
    built = end_of_age(1, [{"miner": "M0"}, {}], gems=[4, 5])
    assert built.state.gems == [6, 5]
    assert built.told("special_gem") == [{"gem": 6, "covered": 4}]
    assert [built.line(seat, "gem") for seat in (0, 1)] == [3, 0]


def test_R22_the_special_coin_ties_with_a_base_three() -> None:
    built = end_of_age(1, [{"hunter": "H"}, {}], gems=[4, 5])
    assert built.coins(0) == [2, 3, 3, 4, 5]
    built.bid("3s 4 5", "3 4 5")
    assert built.state.order() == [1, 0]
    tie = built.told("tie")[0]
    assert (tie["coin"], tie["count"], tie["seat1"], tie["gem1"]) == (3, 2, "seat:1", 5)


def test_R23_the_highest_coin_is_one_that_is_held() -> None:
    built = Built(armies=[{"warrior": "W3"}], coins=["0 2 3 24 25"], taverns=["W9 H M0", *TAVERNS[1:]]).bid("0 2 3", "5 2 3").pick("W9", "H")
    assert built.line(0, "warrior_bonus") == 24


def test_R24_no_warrior_no_bonus() -> None:
    built = Built(armies=[{"hunter": "H"}, {}])
    assert [built.line(seat, "warrior_bonus") for seat in (0, 1)] == [0, 0]
    built = Built(armies=[{"warrior": "thrud"}, {}])  # she counts at home
    assert [built.line(seat, "warrior_bonus") for seat in (0, 1)] == [0, 0]


def test_R25_R26_uline_on_the_turn_of_a_zero_bid() -> None:
    built = Built(armies=[ALMOST], taverns=TAVERNS).bid("0 3 5", "5 3 4").pick("M0", "X6").do("hero(uline)")
    assert built.state.place(0, 0) == 0  # the coin here stays
    assert [built.state.place(0, p) for p in range(1, 5)] == [4, 4, 4, 4]
    assert built.asked == ("uline_trade", 0)
    assert built.legal() == ["trade(1,2)", "trade(1,3)", "trade(1,4)", "trade(2,3)", "trade(2,4)", "trade(3,4)"]
    built.do("trade(1,2)")
    assert built.coins(0) == [0, 2, 4, 5, 5]


def test_R26_her_coins_on_resolved_taverns_stay_too() -> None:
    built = Built(armies=[ALMOST], taverns=["W8 H M0", *TAVERNS[:1], "W7 H M0"]).bid("5 4 3", "4 3 2").pick("M0", "H", "X6").do("hero(uline)")
    assert [built.state.place(0, p) for p in range(5)] == [0, 1, 4, 4, 4]
    assert built.told("uline_back") == [{"count": 3}]


def test_R27_uline_in_a_tie() -> None:
    built = Built(armies=[{"command": "uline"}], gems=[4, 5], taverns=["W9 H M0", *TAVERNS[1:]]).bid("-", "4 3 2")
    assert built.asked == ("uline_bid", 0)
    built.do("lay(3)")
    assert built.state.order() == [1, 0]
    built.pick("W9", "H")
    assert built.state.gems == [5, 4]


def test_R28_the_pioneer_looks_alone() -> None:
    built = end_of_age(1, [{"explorer": "X5"}, {}], later="W9 H M2")
    assert built.asked == ("pioneer", 0)
    assert [built.t.ids[one] for one in built.state.peek()] == ["a2_warrior_9", "a2_hunter", "a2_miner_2"]
    cards = [event for event in built.events if event.kind == "pioneer_cards"]
    assert [event.to for event in cards] == [0]
    assert cards[0].args["card1"] == "@nidavellir-card-a2_warrior_9"
    assert all(built.state.worlds(0, Rng(seed)).later[:3] == built.state.later[:3] for seed in range(20))
    assert any(built.state.worlds(reader, Rng(seed)).later[:3] != built.state.later[:3] for seed in range(20) for reader in (1, None))
    built.do("pioneer(2)")
    assert built.column(0, "miner") == "M2"
    assert len(built.state.deck) == 36


def test_R28_an_offering_is_kept_for_its_transformation() -> None:
    built = end_of_age(1, [{"explorer": "X5"}, {}], later="+5 H H")
    assert built.legal() == ["pioneer(0)", "pioneer(1)"]  # the two hunters are alike
    built.do("pioneer(0)")
    assert built.asked == ("transform", 0)
    assert built.discarded() == ["+5"]
    built.do("transform(4,hand)")
    assert built.coins(0) == [0, 2, 3, 4, 10]


def nobody_left(built: Built, *but: str) -> None:
    """Give all heroes, but some, to nobody."""
    state = built.state
    state.owner = [owner if owner >= 0 or built.t.ids[built.t.first_hero + hero] in but else -3 for hero, owner in enumerate(state.owner)]
    state.left = state.heroes_left()


def test_R29_no_recruitable_hero_is_skipped_and_tried_again() -> None:
    built = Built(armies=[ALMOST], taverns=["X6 H M0", "W8 H M0", "W7 H M0"])
    nobody_left(built, "hourya")
    built.bid("5 4 3", "4 3 2").pick("X6")
    assert built.asked == ("turn", 1)
    assert built.told("no_hero") == [{"lines": 1}]
    built.pick("M0")
    for _ in range(4):
        built.state.put(0, 4, built.t.card("a1_explorer_7"), 1, 7)
    built.pick("W8")  # its loop looks again: one hero may come, and all can see that it must
    assert built.told("hero") == [{"hero": "@nidavellir-card-hourya"}]
    assert built.column(0, "explorer").endswith("hourya")


def test_R30_two_players_the_third_card_goes() -> None:
    built = Built(taverns=TAVERNS).bid("5 4 3", "4 3 2").pick("H", "X6")
    assert built.discarded() == ["M0"]
    assert built.state.takers[:3] == [1, 0, -2]


def test_R31_the_last_tavern_exchanges_gems_before_the_evaluation() -> None:
    built = Built(armies=[{"miner": "M0"}, {}], gems=[4, 5], taverns=TAVERNS, round=4).bid("5 4 3", "4 5 3")
    built.pick("X6", "H", "W8", "H", "W7", "H").do("transform(1,hand)")
    assert [event.kind for event in built.events if event.kind in ("gems", "evaluation", "special_gem")] == ["gems", "evaluation", "special_gem"]
    assert built.told("special_gem") == [{"gem": 6, "covered": 5}]


def test_R32_coins_are_in_hand_for_the_evaluation() -> None:
    built = end_of_age(1, [{"warrior": "W3"}, {}])
    assert built.asked == ("transform", 0)
    assert built.legal() == [f"transform({slot},hand)" for slot in (1, 2, 3, 4)]
    assert [built.state.place(0, p) for p in range(5)] == [4] * 5


def test_R33_a_shared_victory() -> None:
    built = end_of_age(2, [{"explorer": "X5"}, {"explorer": "X5"}])
    assert game().result(built.state).winners == [0, 1]
    assert built.told("over") == [{"points": 19, "count": 2, "seat1": "seat:0", "seat2": "seat:1"}]


def test_R34_columns_stand_in_order_of_arrival() -> None:
    built = Built(armies=[{"explorer": "X7"}], taverns=["X6 H M0", "X8 H M0", "X5 H M0"]).bid("5 4 3", "4 3 2")
    built.pick("X6", "H", "X8", "H", "X5", "H")
    assert built.column(0, "explorer") == "X7 X6 X8 X5"


def test_R35_only_the_placement_is_secret() -> None:
    built = Built(seats=3, taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("5 4 3", "4 3 2", "0 2 5")
    for reader in (1, 2, None):
        world = built.state.worlds(reader, Rng(3))
        for seat in range(3):
            assert sorted(world.coins[5 * seat : 5 * seat + 5]) == sorted(built.state.coins[5 * seat : 5 * seat + 5])


def test_R36_the_trade_is_mandatory_to_the_very_end() -> None:
    built = Built(coins=["0 2 3 24 25"], taverns=["W9 H M0", "W8 H M0", "W7 H M0"], age=2, round=4).bid("2 3 0", "5 4 3")
    built.pick("W9", "H", "W8", "H", "W7", "H")
    assert built.phase == "over"
    assert built.coins(0) == [0, 2, 3, 23, 24]


def test_R37_a_coin_that_came_back_before_is_there_again() -> None:
    built = Built(coins=["0 2 3 7 10", "0 2 3 4 5"], treasure={7: 0, 8: 0, 9: 0}, taverns=["+3 H M0", "W8 H M0", "W7 H M0"])
    built.bid("0 2 3", "5 3 4").pick("H", "+3").do("transform(3,pouch)")  # the 7 goes back, a 10 comes
    assert built.state.treasure[7] == 1
    assert built.told("traded") == [{"kept": 10, "old": 10, "old_kind": "royal", "new": 20, "sum": 20}]
    built = Built(coins=["0 2 3 4 5", "0 2 3 4 7"], treasure={7: 0, 8: 0, 9: 0, 10: 0}, taverns=["+3 H +3", "W8 H M0", "W7 H M0"])
    built.bid("5 2 3", "7 2 3").pick("+3").do("transform(4,goblin)")
    assert built.state.treasure[7] == 1
    built.pick("+3").do("transform(3,pouch)")
    assert built.coins(0) == [0, 2, 3, 5, 7]  # 4 + 3: the other seat's 7


def test_R38_lines_are_counted_when_thrud_is_down() -> None:
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M0 M0", "blacksmith": "B B", "explorer": "X5 thrud"}
    built = Built(armies=[army | {"command": "skaa"}], taverns=TAVERNS).bid("5 2 3", "4 2 3").pick("X6")
    assert built.asked == ("thrud", 0)
    assert not built.told("line")  # two lines even without her, and two heroes
    built.do("thrud(explorer)")
    assert built.asked == ("turn", 1)
