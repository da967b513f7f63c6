"""The worked examples of the spec (section 10), each played or counted as written there."""

from __future__ import annotations

import itertools

import pytest

from games.nidavellir.build import Built, game

FULL = "W9 H M0 B X5"  # a tavern of five cards that are all different
PLAIN = ["H M0 B"] * 3


def test_T1_the_rulebook_sheet_of_204() -> None:
    built = Built(
        seats=4,
        armies=[
            {"warrior": "W9 W8 W6 W5", "hunter": "H H aral", "miner": "M2 M2", "blacksmith": "B B B", "explorer": "X5 X9 X10 X11 X11", "command": "skaa"},
            {"warrior": "W3 W4 W5"},
            {"warrior": "W3 W4 W5"},
            {"warrior": "W3 W4"},
        ],
        coins=["0 7 10 12 24"],
        gems=[3, 2, 4, 5],
    )
    assert built.state.lines[0] == built.state.recruits[0] == 2
    sheet = game().result(built.state).lines[0]
    assert [line.points for line in sheet] == [28, 24, 16, 8, 12, 46, 0, 17, 53, 0]
    assert built.state.scores()[0] == 204


def test_T2_order_by_coins_then_gems() -> None:
    built = Built(seats=3, gems=[3, 5, 1], taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("5 0 3", "2 0 3", "2 0 3")
    assert built.state.order() == [0, 1, 2]
    built.pick("W9", "H")
    assert built.state.tavern == 1
    assert built.state.gems == [3, 1, 5]


def test_T3_the_special_gem_wins_and_stays() -> None:
    built = Built(seats=3, gems=[3, 5, 6], taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("4 0 3", "4 0 3", "4 0 3")
    assert built.state.order() == [2, 1, 0]
    built.pick("W9", "H")
    assert built.state.gems == [5, 3, 6]


def test_T4_two_groups_and_three_trades() -> None:
    built = Built(seats=5, gems=[3, 1, 5, 4, 2], taverns=[FULL, FULL, FULL])
    built.bid("3 2 4", "3 2 4", "0 2 3", "0 2 3", "0 2 3")
    assert built.state.order() == [0, 1, 2, 3, 4]
    built.pick("W9", "H", "M0")
    assert built.state.gems == [3, 1, 5, 4, 2]
    assert built.pouch(2) == [4, 9]  # traded at the end of its own turn, before any gem moves
    built.pick("B")
    assert [args["new"] for args in built.told("traded")] == [9, 9, 9]
    assert built.state.gems == [1, 3, 2, 4, 5]


def test_T5_a_four_way_tie() -> None:
    built = Built(seats=4, gems=[2, 5, 3, 4], taverns=["W9 H M0 B", *["W8 H M0 B"] * 2]).bid(*["2 3 4"] * 4)
    assert built.state.order() == [1, 3, 2, 0]
    built.pick("W9", "H", "M0")
    assert built.state.gems == [5, 2, 4, 3]


def test_T6_a_five_way_tie_with_the_special_gem() -> None:
    built = Built(seats=5, gems=[2, 6, 3, 4, 5], taverns=[FULL] * 3).bid(*["2 3 4"] * 5)
    assert built.state.order() == [1, 4, 3, 2, 0]
    built.pick("W9", "H", "M0", "B")
    assert built.state.gems == [5, 6, 4, 3, 2]


def test_T7_a_plain_trade() -> None:
    built = Built(seats=2, taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("0 2 3", "5 2 3")
    before = built.state.treasure[:]
    built.pick("W9", "H")
    assert built.pouch(0) == [4, 9]
    assert built.coins(0) == [0, 2, 3, 4, 9]
    assert built.state.treasure[9] == before[9] - 1
    assert sum(built.state.treasure) == sum(before) - 1  # the base 5 has left the game


def test_T8_the_value_is_missing() -> None:
    built = Built(seats=2, taverns=["W9 H M0", "W8 H M0", "W7 H M0"], treasure={9: 0}).bid("0 2 3", "5 2 3").pick("W9", "H")
    assert built.pouch(0) == [4, 10]


def test_T9_a_forced_loss() -> None:
    built = Built(seats=2, coins=["0 2 3 24 25"], taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("0 2 3", "5 2 3").pick("W9", "H")
    assert built.pouch(0) == [23, 24]
    assert sum(built.coins(0)) == 0 + 2 + 3 + 24 + 25 - 2
    assert built.state.treasure[25] == 1


def test_T11_an_equal_pouch() -> None:
    built = Built(seats=2, coins=["0 2 3 5 5r"], taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("0 2 3", "5 2 3")
    left = built.state.treasure[5]
    built.pick("W9", "H")
    assert built.pouch(0) == [5, 10]
    assert built.state.treasure[5] == left  # the royal 5 stays, the base 5 has gone
    assert built.told("traded")[0] | {"tavern": 0} == {"kept": 5, "old": 5, "old_kind": "base", "new": 10, "sum": 10, "tavern": 0}


def test_T12_a_transformation_on_the_present_tavern() -> None:
    built = Built(seats=2, gems=[5, 4], taverns=["+3 H M0", "W8 H M0", "W7 H M0"]).bid("4 0 3", "4 0 3").pick("+3")
    assert built.asked == ("transform", 0)
    built.do("transform(3,goblin)")
    assert built.on(0, 0) == 7
    assert built.asked == ("turn", 1)
    built.pick("H")
    assert built.state.gems == [4, 5]


def test_T13_a_transformation_of_a_later_bid() -> None:
    built = Built(seats=2, gems=[5, 4], taverns=["+3 H M0", "W8 H M0", "W7 H M0"]).bid("4 3 2", "3 4 5").pick("+3").do("transform(1,horse)")
    assert built.on(0, 2) == 5
    assert not built.state.up(0, 2)
    assert built.state.common(0, 2)
    assert built.state.hidden(0) == [1, 3, 4]
    built.pick("M0", "W8", "H")
    assert built.told("revealed")[2] == {
        "tavern": "@nidavellir-tavern-horse",
        "count": 2,
        "seat1": "seat:0",
        "coin1": 5,
        "gem1": 5,
        "seat2": "seat:1",
        "coin2": 5,
        "gem2": 4,
    }


def test_T14_the_first_hero() -> None:
    built = Built(armies=[{"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B"}], taverns=["X5 H M0", "W8 H M0", "W7 H M0"])
    built.bid("5 2 3", "4 2 3").pick("X5")
    assert built.asked == ("hero", 0)
    assert len(built.heroes()) == 20
    assert "hourya" not in built.heroes()
    assert {"dagda", "bonfur"} < set(built.heroes())
    built.do("hero(aral)")
    assert built.grades(0) == [1, 3, 1, 1, 1]
    assert (built.state.lines[0], built.state.recruits[0]) == (1, 1)
    assert built.asked == ("turn", 1)


def test_T15_two_heroes_at_once() -> None:
    army = {"warrior": "W3 W4 W5", "hunter": "H H H", "miner": "M0 M0 M1", "blacksmith": "B", "explorer": "X5 X6 X7", "command": "astrid"}
    built = Built(armies=[army, {"warrior": "W3 W4 W5", "hunter": "H H H", "miner": "M0 M0 M1", "explorer": "X5 X6 X7"}], round=4)
    built.state.evaluate(0)
    assert built.asked == ("hero", 0)
    assert built.column(0, "blacksmith") == "B S"
    built.do("hero(skaa)")
    assert built.asked == ("hero", 0)
    built.do("hero(tarah)")
    assert built.grades(0) == [4, 3, 3, 3, 3]
    assert (built.state.lines[0], built.state.recruits[0]) == (3, 3)
    assert built.state.age == 2


def test_T17_dagda_and_bonfur_forbidden() -> None:
    built = Built(armies=[{"warrior": "W3 tarah", "hunter": "H", "miner": "M0 lokdur", "blacksmith": "B", "explorer": "X5 idunn"}])
    hero = built.t.hero
    assert built.state.why_not(0, hero("dagda")) == 3
    assert built.state.why_not(0, hero("bonfur")) == 0
    built = Built(armies=[{"warrior": "W3 tarah", "hunter": "H", "miner": "M0 lokdur", "blacksmith": "B", "explorer": "X5"}])
    assert built.state.why_not(0, hero("dagda")) == 0
    assert built.state.why_not(0, hero("bonfur")) == 0


THRUD_CHAIN = {"warrior": "W3 W4", "hunter": "H H", "miner": "M0 M0", "blacksmith": "B", "explorer": "X5 thrud"}


@pytest.mark.parametrize(("column", "asked"), [("blacksmith", "hero"), ("explorer", "turn")])
def test_T18_the_thrud_chain(column: str, asked: str) -> None:
    built = Built(armies=[THRUD_CHAIN], taverns=["X6 H M0", "W8 H M0", "W7 H M0"]).bid("5 2 3", "4 2 3").pick("X6")
    assert built.asked == ("thrud", 0)
    assert built.column(0, "explorer") == "X5 X6"
    built.do(f"thrud({column})")
    assert built.column(0, column).endswith("thrud")
    assert built.phase == asked
    assert built.state.lines[0] == (2 if column == "blacksmith" else 1)


def test_T20_the_value_of_ylud() -> None:
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M1 M2", "blacksmith": "B B", "explorer": "X5 X6"}
    gains = []
    for cls in ("warrior", "hunter", "miner", "blacksmith", "explorer"):
        plain, with_her = Built(armies=[army]), Built(armies=[army | {cls: army[cls] + " ylud"}])
        gains.append(with_her.line(0, cls) - plain.line(0, cls))
    assert gains == [7, 5, 6, 5, 11]


@pytest.mark.parametrize(
    ("column", "score"),
    [
        ("M2 M1", 6),
        ("M2 M1 zoral", 20),
        ("M2 M1 lokdur", 18),
        ("M2 M1 zoral lokdur", 42),
        ("M0 M0 M1 M1", 8),
        ("M0 M0 M1 M1 lokdur", 25),
        ("M0 M0 M1 M1 zoral", 21),
    ],
)
def test_T21_miners(column: str, score: int) -> None:
    assert Built(armies=[{"miner": column}]).line(0, "miner") == score


def test_T23_one_coin_three_times() -> None:
    built = Built(armies=[{"warrior": "W3", "command": "astrid"}], coins=["0 2 3 4 25"], gems=[5, 4])
    assert [built.line(0, key) for key in ("warrior", "warrior_bonus", "neutral", "coins")] == [3, 25, 25, 34]
    assert built.state.scores()[0] == 87


def test_T24_a_warrior_tie() -> None:
    built = Built(
        seats=3,
        armies=[{"warrior": "W9 kraal"}, {"warrior": "W3 W4 W5"}, {"warrior": "tarah W8"}],
        coins=["0 2 3 4 12", "0 2 3 4 20", "0 2 3 4 5"],
    )
    assert [built.line(seat, "warrior") + built.line(seat, "warrior_bonus") for seat in range(3)] == [28, 32, 22]


def test_T26_uline_in_time() -> None:
    built = Built(armies=[{"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B"}], taverns=["X5 H M0", "W8 H M0", "W7 H M0"])
    built.bid("0 3 5", "5 3 4").pick("H", "X5").do("hero(uline)")
    assert built.told("uline_back") == [{"count": 4}]
    assert built.asked == ("uline_trade", 0)
    assert len(built.legal()) == 6
    built.do("trade(3,4)")
    assert built.coins(0) == [0, 2, 3, 4, 9]
    assert built.asked == ("uline_bid", 0)
    built.do("lay(4)")
    assert built.on(0, 1) == 9
    assert built.state.order() == [0, 1]


def test_T26_without_uline_the_pouch_gives_a_six() -> None:
    built = Built(taverns=["X5 H M0", "W8 H M0", "W7 H M0"]).bid("0 3 5", "5 3 4").pick("H", "X5")
    assert built.pouch(0) == [2, 6]


def test_T27_the_special_coin() -> None:
    built = Built(gems=[4, 5], coins=["3s 4 5 6 7", "0 2 3 4 5"], taverns=["W9 +3 M0", "W8 H M0", "W7 H M0"]).bid("3s 4 5", "3 4 5")
    assert built.state.order() == [1, 0]
    built.pick("W9", "+3")
    assert built.legal() == ["transform(1,dragon)", "transform(2,horse)", "transform(3,pouch)", "transform(4,pouch)"]  # not the special coin
    built.do("transform(3,pouch)")
    assert built.told("traded")[0]["sum"] == 7 + 9
    assert built.state.gems == [5, 4]


def test_T29_an_unclaimed_pioneer() -> None:
    armies = [{"explorer": "X5 X6 X7"}, {"explorer": "X8 X9 X10"}, {"explorer": "X11"}, {}]
    built = Built(seats=4, armies=armies, later="W9 H")
    assert len(built.state.later) == 37
    built.state.evaluate(0)
    assert built.state.holder[4] == -1
    assert built.discarded() == ["W9"]
    assert built.state.age == 2
    assert len(built.state.deck) == 36
    assert built.told("shuffled") == [{"age": 2, "cards": 36}]


def test_T30_two_players() -> None:
    built = Built(taverns=["W9 H M0", "W8 B M0", "W7 H M0"]).bid("5 2 3", "4 2 3").pick("H", "W9")
    assert built.discarded() == ["M0"]
    assert built.told("leftover") == [{"card": "@nidavellir-card-a1_miner_0", "tavern": "@nidavellir-tavern-goblin", "slot": 2}]
    assert built.state.tavern == 1


def test_T31_dwerg_brothers() -> None:
    brothers = ["dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", "dwerg_bergelmir"]
    values = [Built(armies=[{"command": " ".join(brothers[:count])}]).line(0, "dwerg") for count in range(6)]
    assert values == [0, 13, 40, 81, 108, 135]
    assert [b - a for a, b in itertools.pairwise(values)] == [13, 27, 41, 27, 27]


def test_T32_the_hero_line_walk() -> None:
    built = Built(armies=[{"blacksmith": "B", "hunter": "H", "explorer": "X5", "miner": "M0"}], taverns=["W3 M0 M1", "B X6 M1", "X7 B M2"])
    built.bid("5 4 3", "4 3 2").pick("W3").do("hero(tarah)")
    assert built.column(0, "warrior") == "W3 tarah"
    built.pick("M0", "B")
    assert built.state.lines[0] == 1
    built.pick("X6", "X7", "B")  # seat 1 takes the others
    built.state.put(0, 2, built.t.card("a1_miner_1"), 1, 1)
    assert (built.state.lines[0], built.state.recruits[0]) == (1, 1)
    built.state.cards = [built.t.card("a1_hunter"), *built.state.cards[1:]]
    built.bid("5 4 3", "4 3 2").pick("H")
    assert built.asked == ("hero", 0)
    built.do("hero(idunn)")
    assert built.column(0, "explorer") == "X5 X7 idunn"
    assert (built.state.lines[0], built.state.recruits[0]) == (2, 2)


def test_T33_transform_then_trade_in_one_turn() -> None:
    built = Built(taverns=["+3 H M0", "W8 H M0", "W7 H M0"]).bid("0 3 5", "5 3 4")
    sevens = built.state.treasure[7]
    built.pick("H", "+3").do("transform(3,pouch)")
    assert built.told("transformed") == [{"old": 4, "old_kind": "base", "new": 7, "bonus": 3, "place": "@nidavellir-place-pouch"}]
    assert built.told("traded") == [{"kept": 2, "old": 7, "old_kind": "royal", "new": 9, "sum": 9}]
    assert built.pouch(0) == [2, 9]
    assert built.state.treasure[7] == sevens
    assert sum(built.coins(0)) == 19


def test_T34_a_trade_with_the_special_coin() -> None:
    built = Built(coins=["3s 5 9 12 16", "0 2 3 4 5"], taverns=["W9 H M0", "W8 H M0", "W7 H M0"])
    nines = built.state.treasure[9]
    built.bid("3s 12 16", "4 3 2").pick("W9", "H")
    assert built.coins(0) == [3, 5, 12, 14, 16]
    assert built.state.treasure[9] == nines + 1
