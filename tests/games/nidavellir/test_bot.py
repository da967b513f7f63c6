"""The greedy bot: positions that a sensible player never gets wrong, nothing hidden looked at, random players beaten."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.engine.policy import decide
from dvergar.engine.rng import Rng
from dvergar.games.nidavellir.bot.policies import Greedy
from dvergar.games.nidavellir.view.messages import NidavellirView
from games import playing
from games.nidavellir.build import Built, game

PLAIN = ["W9 H M0", "W8 H M0", "W7 H M0"]
EVEN = {"warrior": "W3", "hunter": "H", "miner": "M1", "blacksmith": "B"}  # one grade of all but explorers


def answer(built: Built, seat: int) -> str:
    """Return what the bot does, by name."""
    return game().actions.name(decide(Greedy(), built.state, seat, 4))


def coins_of(built: Built, seat: int, bid: str) -> list[int]:
    """Return the values that a bid lays on the three taverns."""
    hand = built.coins(seat)
    return [hand[int(slot)] for slot in bid.removeprefix("bid(").removesuffix(")").split(",")]


def to_the_horse(built: Built) -> None:
    """Play on to the last tavern, where the cards of the others are all alike."""
    while built.state.tavern < 2:
        built.do(built.legal()[0])


# Positions


def test_takes_the_card_that_brings_a_hero() -> None:
    built = Built(seats=2, armies=[EVEN], taverns=["X5 W9 M2", *PLAIN[1:]], age=2, round=4).bid("5 2 3", "4 2 3")
    assert answer(built, 0) == "pick(0)"


def test_takes_the_most_points_with_its_last_pick() -> None:
    army = {"hunter": "H H H H H", "warrior": "W3", "explorer": "X5"}
    built = Built(seats=2, armies=[army, {"warrior": "W3 W4 W5"}], taverns=["M0 M0 M0", "B B B", "X8 H W9"], age=2, round=4).bid("2 3 5", "3 2 4")
    to_the_horse(built)
    assert answer(built, 0) == "pick(1)"  # 36 - 25 against 8 and 9


def test_takes_the_majority_of_warriors_when_its_coin_is_high() -> None:
    armies = [{"warrior": "W3 W4"}, {"warrior": "W8 W9 W9"}]
    built = Built(seats=2, armies=armies, coins=["0 2 3 4 25"], taverns=["M0 M0 M0", "B B B", "X8 H W3"], age=2, round=4).bid("2 3 25", "3 2 4")
    to_the_horse(built)
    assert answer(built, 0) == "pick(2)"  # 3 points and the 25 for a shared majority


def test_recruits_the_third_brother() -> None:
    army = {
        **EVEN,
        "warrior": "W3 W4 W5",
        "hunter": "H H H",
        "miner": "M0 M0 M0",
        "blacksmith": "B B B",
        "explorer": "X5 X6",
        "command": "dwerg_ymir dwerg_sigmir",
    }
    built = Built(seats=2, armies=[army], age=2, round=3, taverns=["X7 W9 H", *PLAIN[1:]]).bid("5 2 3", "4 2 3").pick("X7")
    assert built.asked == ("hero", 0)
    assert answer(built, 0).startswith("hero(dwerg_")


def test_recruits_the_hero_that_scores_most_at_the_very_end() -> None:
    army = {**EVEN, "explorer": "X5"}
    built = Built(seats=2, armies=[EVEN, army], coins=["0 2 3 4 25"], taverns=["H H H", "B B B", "X7 W9 H"], age=2, round=4)
    built.state.recruits[1] = 1
    built.bid("2 3 25", "3 2 4")
    to_the_horse(built)
    built.pick("X7")
    assert built.asked == ("hero", 0)
    view = game().view(built.state, 0)
    assert isinstance(view, NidavellirView)
    values = {hero.face.id: hero.value for hero in view.heroes}
    best = max(value for value in values.values() if value is not None)
    assert answer(built, 0) in [f"hero({id})" for id, value in values.items() if value == best]


def test_sends_the_dwarf_away_who_is_missed_least() -> None:
    army = {"warrior": "W9", "hunter": "H H H H H", "miner": "M2 M2 M2", "blacksmith": "B B", "explorer": "X5 X12", "command": "skaa"}
    built = Built(seats=2, armies=[army], coins=["0 2 3 4 6"], taverns=["M0 M0 M0", "B B B", "W3 H M0"], age=2, round=4)
    to_the_horse(built.bid("2 3 6", "3 2 4"))
    built.pick("W3").do("hero(bonfur)")
    assert built.asked == ("discard", 0)
    assert answer(built, 0) == "discard(warrior)"  # 3 points, not 12, a miner or the fifth hunter


def test_lets_the_coin_grow_that_gains_most() -> None:
    built = Built(seats=2, coins=["0 2 3 24 25"], age=2, round=4, taverns=["+5 H M0", *PLAIN[1:]]).bid("25 2 3", "4 2 3").pick("+5")
    assert answer(built, 0) in ("transform(1,dragon)", "transform(2,horse)")  # 24 and 25 could only shrink


def test_puts_thrud_where_she_completes_a_line() -> None:
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M1 M2", "blacksmith": "B", "explorer": "X5 thrud"}
    built = Built(seats=2, armies=[army], taverns=["X6 H M0", *PLAIN[1:]]).bid("5 2 3", "4 2 3").pick("X6")
    assert built.asked == ("thrud", 0)
    assert answer(built, 0) == "thrud(blacksmith)"


def test_puts_ylud_where_she_scores_most_at_the_end() -> None:
    army = {"warrior": "W3", "hunter": "H H", "miner": "M1", "blacksmith": "B B", "explorer": "X5", "command": "ylud skaa"}
    built = Built(seats=2, armies=[army, {"warrior": "W3 W4 W5"}], taverns=["B B B"] * 3, age=2, round=4).bid("5 4 3", "4 3 2")
    assert built.asked == ("ylud", 0)
    assert answer(built, 0) == "ylud(explorer)"


def test_lets_ylud_stay_where_moving_would_cost() -> None:
    army = {"warrior": "W3", "hunter": "H H", "miner": "M1", "blacksmith": "B B", "explorer": "X5 ylud", "command": "skaa"}
    built = Built(seats=2, armies=[army, {"warrior": "W3 W4 W5"}], taverns=["B B B"] * 3, age=2, round=4).bid("5 4 3", "4 3 2")
    assert built.asked == ("ylud", 0)
    assert answer(built, 0) == "keep"


def test_keeps_the_pioneers_card_that_completes_a_line() -> None:
    army = {"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "", "explorer": "X5 X6"}
    built = Built(seats=2, armies=[army], taverns=["X9 M0 M0"] * 3, round=4, later="M0 B W3").bid("5 4 3", "4 3 2")
    while built.phase == "turn":
        built.pick("X9" if built.state.active == 0 else "M0")
    while built.phase != "pioneer":
        built.do(built.legal()[0])
    assert answer(built, 0) == "pioneer(1)"


def test_trades_the_two_coins_of_ulines_hand_that_gain_most() -> None:
    built = Built(seats=2, armies=[{"command": "uline"}], coins=["0 2 3 10 24"], age=2, round=4, taverns=PLAIN).bid("-", "4 2 3")
    built.do("lay(0)").pick("W9", "H")
    assert built.asked == ("uline_trade", 0)
    assert answer(built, 0) == "trade(2,3)"  # 3 + 10 gains 3; with the 24 there is next to nothing to gain


def test_lays_ulines_weakest_coin_where_the_order_does_not_matter() -> None:
    built = Built(seats=3, armies=[{"command": "uline"}], coins=["0 2 3 4 20"], taverns=["B B B", "W9 M0 M0", "X11 M0 M0"]).bid("-", "4 2 3", "3 2 4")
    assert built.asked == ("uline_bid", 0)
    assert answer(built, 0) in ("lay(0)", "lay(1)")


def test_bids_its_exchange_coin_where_all_cards_are_alike() -> None:
    built = Built(seats=3, taverns=["W9 M0 H", "B B B", "X11 M0 H"], round=2)
    for seat in range(3):
        assert coins_of(built, seat, answer(built, seat))[1] == 0


def test_bids_its_best_coin_for_the_card_it_needs() -> None:
    taverns = ["M0 M0 M0", "X12 M0 M0", "B B B"]
    built = Built(seats=3, armies=[{**EVEN, "warrior": "W3 W4"}], gems=[5, 4, 3], taverns=taverns, round=3)
    assert coins_of(built, 0, answer(built, 0))[1] == 5


def test_never_trades_at_a_loss_in_the_last_round() -> None:
    built = Built(seats=2, coins=["0 2 3 24 25"], taverns=["H M0 M0", "H M0 M0", "B M0 M0"], age=2, round=4)
    bid = coins_of(built, 0, answer(built, 0))
    assert 0 not in bid or not {24, 25}.isdisjoint(bid)  # 24 + 25 would become 23


def test_takes_a_hero_of_points_at_the_end_and_one_of_growth_early() -> None:
    """Uline pays each round: early she beats the 17 points of Skaa, in the last round she never does."""
    built = Built(seats=2, armies=[EVEN], age=2, round=4, taverns=["H H H", "B B B", "X5 M0 M0"]).bid("2 3 5", "3 2 4")
    to_the_horse(built)
    built.pick("X5")
    assert built.asked == ("hero", 0)
    assert answer(built, 0) != "hero(uline)"


# Fairness and strength


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_worlds_of_one_view_give_one_answer(seats: int, seed: int) -> None:
    playing.one_answer_in_all_worlds(game().new(seats, seed), Greedy(), Rng(seed))


def test_beats_two_random_bots_in_nine_games_of_ten() -> None:
    assert playing.won_against_random("nidavellir", Greedy, 60) >= 54


def test_plays_every_option() -> None:
    for options in ({"hero_set": "first_game"}, {"distinction_evaluation": "snapshot"}):
        match = dvergar.Match.new("nidavellir", seats=4, seed=6, options=options)
        rng = Rng(6)
        while actors := match.state.actors():
            match.play(actors[0], decide(Greedy(), match.state, actors[0], rng.word()), "bot")
        assert match.result().over
