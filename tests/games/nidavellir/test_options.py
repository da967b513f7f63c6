"""Options, the action space and what they promise (spec 11 and 12)."""

from __future__ import annotations

import pytest

from dvergar import BadSetup
from dvergar.games.nidavellir.rules.position import KEEP_ACTION
from dvergar.mechanics.tavern.position import TRANSFORM_ACTION
from games.nidavellir.build import Built, game


def test_the_options_and_their_defaults() -> None:
    found = {option.key: (option.values, option.default, option.scope) for option in game().options}
    assert found == {
        "hero_set": (["all", "first_game"], "all", "rules"),
        "distinction_evaluation": (["sequential", "snapshot"], "sequential", "rules"),
        "show_derivable_coins": (["on", "off"], "on", "table"),
        "auto_pick_same_class": (["off", "on"], "off", "table"),
        "live_scores": (["on", "off"], "on", "table"),
    }
    assert all(option.kind == "choice" and option.meaning.endswith(".") for option in game().options)
    assert list(game().seats) == [2, 3, 4, 5]


def test_first_game_leaves_three_heroes_out() -> None:
    built = Built(hero_set="first_game")
    t = built.t
    assert len(built.state.heroes_left()) == 18
    assert [t.ids[t.first_hero + hero] for hero, owner in enumerate(built.state.owner) if owner == -3] == ["uline", "ylud", "thrud"]
    assert all(built.state.why_not(0, t.hero(id)) == 1 for id in ("uline", "ylud", "thrud"))


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "2 to 5 seats"),
        (6, {}, "2 to 5 seats"),
        (3, {"hero_set": "none"}, "one of all, first_game"),
        (3, {"live_scores": "on"}, "it concerns the table only"),
        (3, {"thingvellir": "on"}, "no rules option"),
    ],
)
def test_wrong_set_ups_are_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        game().new(seats, 1, options)


def test_every_action_has_a_name_that_reads_back() -> None:
    space = game().actions
    assert space.size == 157
    for action in range(space.size):
        name = space.name(action)
        assert " " not in name
        assert space.parse(name) == action
    assert space.name(KEEP_ACTION) == "keep"
    assert space.name(TRANSFORM_ACTION + 3 * 5 + 1) == "transform(3,dragon)"
    assert [space.starts[verb] for verb in ("bid", "lay", "pick", "transform", "trade", "thrud", "ylud", "keep", "discard", "pioneer", "hero")] == [
        0, 60, 65, 70, 95, 105, 110, 115, 116, 131, 136,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("coins", "count"), [("0 2 3 4 5", 60), ("0 2 3 5 5r", 60), ("0 2 3 7 7", 33), ("0 2 7 7 7", 13), ("0 7 7 8 8", 18), ("3s 3 4 7 7", 33)]
)
def test_bids_that_look_alike_are_one(coins: str, count: int) -> None:
    """Spec 4.2: options equal by value and kind are merged."""
    built = Built(coins=[coins])
    bids = built.state.legal(0)
    assert len(bids) == count
    hand = built.state.coins[:5]
    seen = set()
    for name in built.legal():
        slots = [int(slot) for slot in name[4:-1].split(",")]
        seen.add(tuple(hand[slot] for slot in slots))
    assert len(seen) == count


def test_picks_that_look_alike_are_one() -> None:
    built = Built(seats=5, taverns=["H H B B X5"] * 3).bid(*["5 4 3"] * 5)
    assert built.legal() == ["pick(0)", "pick(2)", "pick(4)"]
    built.do("pick(0)")
    assert built.legal() == ["pick(1)", "pick(2)", "pick(4)"]


def test_a_pick_among_cards_that_are_alike_is_made_at_once() -> None:
    built = Built(seats=3, taverns=["H H X5", "W8 H M0", "W7 H M0"]).bid("5 4 3", "4 3 2", "3 2 5").pick("X5")
    assert built.state.tavern == 1
    assert [args["card"] for args in built.told("recruited")][1:] == ["@nidavellir-card-a1_hunter"] * 2


def test_equal_coins_in_different_places_are_different_options() -> None:
    """Spec 4.10: only equal coins in one place are interchangeable."""
    built = Built(coins=["0 2 7 7 7", "0 2 3 4 5"], treasure={7: 0}, taverns=["+3 H M0", "W8 H M0", "W7 H M0"]).bid("7 7 0", "4 3 2").pick("+3")
    assert built.legal() == ["transform(1,pouch)", "transform(2,goblin)", "transform(2,dragon)", "transform(2,pouch)"]
    built = Built(coins=["0 2 7 7 7", "0 2 3 4 5"], treasure={7: 0}, taverns=["+3 H M0", "W8 H M0", "W7 H M0"]).bid("7 2 0", "4 3 2").pick("+3")
    assert built.legal() == ["transform(1,dragon)", "transform(2,goblin)", "transform(2,pouch)"]


def test_ulines_equal_coins_are_one_option() -> None:
    built = Built(armies=[{"command": "uline"}], coins=["0 2 7 7 8", "0 2 3 4 5"], taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("-", "4 3 2")
    assert built.legal() == ["lay(0)", "lay(1)", "lay(2)", "lay(4)"]
    built.do("lay(0)")
    assert built.asked == ("turn", 1)
    built.pick("W9", "H")
    assert built.asked == ("uline_trade", 0)
    assert built.legal() == ["trade(1,2)", "trade(1,4)", "trade(2,3)", "trade(2,4)"]


def test_ulines_last_two_coins_trade_without_a_question() -> None:
    built = Built(armies=[{"command": "uline"}], taverns=["W9 H M0", "W8 H M0", "W7 H M0"]).bid("-", "4 3 2")
    built.do("lay(4)").pick("W9", "H").do("lay(3)").pick("W8", "H").do("lay(0)").pick("W7", "H")
    assert built.told("traded") == [{"kept": 2, "old": 3, "old_kind": "base", "new": 5, "sum": 5}]
    assert built.phase == "bid"
    assert built.coins(0) == [0, 2, 4, 5, 5]


def test_ulines_equal_coins_leave_no_question() -> None:
    """Everybody knows her hand, so everybody sees that there is nothing to choose."""
    taverns = ["W9 H M0 B", "W8 H M0 B", "W7 H M0 B"]
    built = Built(seats=4, armies=[{"command": "uline"}], coins=["0 7 7 7 8"], taverns=taverns).bid("-", *["4 3 2"] * 3)
    built.do("lay(4)").pick("W9", "H", "M0").do("lay(0)").pick("W8", "H", "M0")
    assert built.told("traded") == [{"kept": 7, "old": 7, "old_kind": "royal", "new": 14, "sum": 14}]
    assert built.asked == ("uline_bid", 0)
    assert built.legal() == ["lay(1)", "lay(4)"]
    built = Built(seats=4, armies=[{"command": "uline"}], coins=["0 7 7 7 8"], taverns=taverns).bid("-", *["4 3 2"] * 3).do("lay(4)")
    built.pick("W9", "H").state.coins = [8 * 4 + 1, *[7 * 4 + 1] * 4, *built.state.coins[5:]]  # four of a kind, as other tables might have
    built.pick("M0")
    assert built.told("uline_bid")[1] == {"tavern": "@nidavellir-tavern-dragon", "coin": 7}


def test_a_discard_of_one_set_is_made_at_once() -> None:
    built = Built(
        armies=[{"warrior": "W3", "hunter": "H", "miner": "M0 lokdur", "blacksmith": "B aegur", "explorer": "X5 idunn"}],
        taverns=["W4 H M0", "W8 H M0", "W7 H M0"],
    )
    built.state.recruits = [0, 0]
    built.bid("5 4 3", "4 3 2").pick("W4").do("hero(bonfur)")
    assert built.phase == "discard"
    built = Built(
        armies=[{"warrior": "W3", "hunter": "H aral", "miner": "M0 lokdur", "blacksmith": "B aegur", "explorer": "X5 idunn"}],
        taverns=["W4 H M0", "W8 H M0", "W7 H M0"],
    )
    built.state.recruits = [0, 0]
    built.bid("5 4 3", "4 3 2").pick("W4").do("hero(bonfur)")
    assert built.discarded() == ["W4"]
    assert built.phase == "turn"
