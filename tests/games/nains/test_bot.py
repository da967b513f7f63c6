"""The greedy bot: positions that a sensible player never gets wrong, nothing hidden looked at, random players beaten."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.engine.policy import decide
from dvergar.engine.rng import Rng
from dvergar.games.nains.bot.policies import Greedy
from games import playing
from games.nains.build import Built, game

PLAIN = ["L7 S T2", "L7 S T2", "L7 S T2"]
ALMOST = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}  # a Talion dwarf completes the line
TWO_BEHIND = {"shield": "S S", "temple": "T2 T3", "errants": "E9 E10", "forge": "Ff5 Fu5"}
LAST = {"age": 2, "round": 4}  # the last round: what counts is the score


def answer(built: Built, seat: int) -> str:
    """Return what the bot does, by name."""
    return game().actions.name(decide(Greedy(), built.state, seat, 4))


def coins_of(built: Built, seat: int, bid: str) -> list[int]:
    """Return the values that a bid lays on the three taverns."""
    hand = built.coins(seat)
    return [hand[int(slot)] for slot in bid.removeprefix("bid(").removesuffix(")").split(",")]


def at_the_last_tavern(built: Built) -> Built:
    """Play on to the last tavern."""
    while built.state.tavern < 2:
        built.do(built.legal()[0])
    return built


def last_pick(army: dict[str, str], cards: str, elite: str = "", rival: str = "S S S S") -> str:
    """Return the word of the card that seat 0 takes first at the very last tavern."""
    built = Built(armies=[army, {"shield": rival}], elite=[elite], taverns=["S S S", "S S S", cards], age=2, round=4)
    built.state.recruits = [9, 9]
    built.bid("2 3 5", "3 2 4")
    at_the_last_tavern(built)
    return cards.split()[int(answer(built, 0)[5])]


def recruited(army: dict[str, str], **more: object) -> str:
    """Return whom seat 0 recruits when L7 completes a line at the first tavern."""
    built = Built(armies=[army], taverns=PLAIN, **more).bid("5 2 3", "4 2 3").pick("L7")  # type: ignore[arg-type]
    assert built.asked == ("hero", 0)
    return answer(built, 0)


# Picks: the last card of the game, where only points count


@pytest.mark.parametrize(
    ("army", "cards", "elite", "best"),
    [
        pytest.param({"shield": "S S S S S S"}, "E5m L7 S", "", "S", id="the-ninth-shield-grade-beats-a-number"),
        pytest.param({"temple": "T3 T2 T1o T0o T1o"}, "T0o L5 E5m", "aral", "T0o", id="an-occult-symbol-multiplies"),
        pytest.param({"errants": "E12 E11"}, "E12 L6 S", "", "L6", id="a-covered-number-is-worth-nothing"),
        pytest.param({"errants": "E12 E11"}, "E12 L6 S", "brum", "E12", id="but-brum-takes-the-token-off"),
        pytest.param({"forge": "Ff5 Fu5 Fa3 ulrog"}, "Fr4 E12 L9", "redwin", "Fr4", id="a-new-rune-beats-a-dozen"),
        pytest.param({"forge": "Ff5 Fu5 Fa3 Fr4"}, "Fr4 E9 S", "", "E9", id="a-rune-that-is-there-adds-its-number-only"),
        pytest.param({"command": "gurdan borogam"}, "E5m L5 S", "liquor_certification", "E5m", id="malt-at-three-points"),
        pytest.param({}, "L9 E9 T0o", "", "L9", id="a-talion-dwarf-raises-the-coin-besides"),
    ],
)
def test_the_last_pick_takes_the_most_points(army: dict[str, str], cards: str, elite: str, best: str) -> None:
    assert last_pick(army, cards, elite) == best


def test_a_talion_dwarf_that_would_shrink_a_25_is_left() -> None:
    built = Built(armies=[{}, {"shield": "S S"}], coins=["0 2 3 4 25"], taverns=["S S S", "S S S", "L5 S Fr5"], **LAST)  # type: ignore[arg-type]
    built.state.recruits = [9, 9]
    built.bid("2 3 25", "3 2 4")
    assert answer(at_the_last_tavern(built), 0) == "pick(2)"  # 5 and a first rune against 5 and a coin less


def test_takes_the_card_that_brings_a_cognar() -> None:
    built = Built(armies=[ALMOST], taverns=["L3m E12 Fr4", *PLAIN[1:]], age=2, round=4).bid("5 2 3", "4 2 3")
    assert answer(built, 0) == "pick(0)"


def test_takes_what_opens_the_way_to_two_mercenaries() -> None:
    built = Built(armies=[TWO_BEHIND], taverns=["L3m E12 Fr4", *PLAIN[1:]], age=2, round=4).bid("5 2 3", "4 2 3")
    assert answer(built, 0) == "pick(0)"


def test_leaves_the_other_of_two_the_card_that_helps_less() -> None:
    built = Built(armies=[{"talion": "L7"}, {"forge": "Ff5 Fu5 Fa3 ulrog"}], taverns=[PLAIN[0], "E12 Fr4 T0o", PLAIN[2]], age=2, round=4)
    built.state.recruits = [9, 9]
    built.bid("2 5 4", "3 4 2")
    while built.state.tavern < 1:
        built.do(built.legal()[0])
    built.pick("E12")
    assert built.asked == ("discard", 0)
    assert answer(built, 0) == "discard(1)"  # the rune goes


# Cognars


def test_recruits_gurdan_to_join_borogam() -> None:
    army = {"shield": "S S Sm Sm", "temple": "T2 T3 T0om", "errants": "E9 E10 E5m E6m", "forge": "Ff5 Fu5 Ff2m", "talion": "L7 L8", "command": "borogam"}
    assert recruited(army, age=2, round=3, recruits=[2, 0]) == "hero(gurdan)"


def test_recruits_jorun_with_many_runes_at_the_end() -> None:
    army = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5 Fu5 Fa3 Fr4 ulrog tala torun"}
    built = Built(armies=[army], elite=["redwin"], taverns=PLAIN, recruits=[0, 0], **LAST).bid("5 2 3", "4 2 3").pick("L7")  # type: ignore[arg-type]
    assert answer(built, 0) == "hero(jorun)"


def test_recruits_sriza_with_many_temple_points() -> None:
    army = {"shield": "S", "temple": "T3 T3 T3 T2 T2 fey", "errants": "E9", "forge": "Ff5"}
    assert recruited(army, recruits=[0, 0], age=2, round=3) in ("hero(sriza)", "hero(ararun)")


def test_recruits_oosram_with_two_high_tokens() -> None:
    army = {"shield": "S", "temple": "T2", "errants": "E12 E12 E11 E11", "forge": "Ff5"}
    assert recruited(army, **LAST) == "hero(oosram)"


def test_recruits_abokar_or_volgrir_with_many_shields_at_the_end() -> None:
    army = {"shield": "S S S S S S S S S S S", "temple": "T2", "errants": "E9", "forge": "Ff5"}
    assert recruited(army, **LAST) in ("hero(volgrir)", "hero(abokar)")


def test_opens_a_group_of_mercenaries_when_it_may() -> None:
    assert recruited(TWO_BEHIND, age=2, round=3).endswith(",talion)")


def test_the_second_mercenary_goes_where_his_grade_counts_most() -> None:
    army = {**TWO_BEHIND, "shield": "S S S S S S S S"}
    built = Built(armies=[army], taverns=PLAIN, **LAST).bid("5 2 3", "4 2 3").pick("L7").do("mercenary(tadgar,talion)")  # type: ignore[arg-type]
    assert answer(built, 0) == "mercenary(lygdr,shield)"  # the ninth grade scores 11, and 23 are the most that is left


def test_puts_gaat_where_he_completes_a_line() -> None:
    built = Built(armies=[TWO_BEHIND], taverns=PLAIN).bid("5 2 3", "4 2 3").pick("L7").do("hero(oboron)")
    assert answer(built, 0) == "gaat(talion)"


def test_puts_gaat_where_he_scores_most_at_the_very_end() -> None:
    army = {"shield": "S S", "temple": "T3 T1o T0o T1o T0om", "errants": "E9 E10", "forge": "Ff5 Fu5"}
    built = Built(armies=[army], elite=["aral"], taverns=["S S S", "S S S", "L7 S T2"], recruits=[0, 0], **LAST)  # type: ignore[arg-type]
    at_the_last_tavern(built.bid("2 3 5", "3 2 4")).pick("L7").do("hero(oboron)")
    assert built.asked == ("gaat", 0)
    assert answer(built, 0) in ("gaat(temple)", "gaat(talion)")  # 2 times 6 symbols, or a line


def test_keeps_the_card_of_svara_s_that_completes_a_line() -> None:
    army = {"shield": "S", "temple": "T2 T3", "errants": "E9", "forge": "Ff5 Fu5", "talion": "L7"}
    built = Built(armies=[army], taverns=PLAIN, top="S T0o E5m L4m T3", recruits=[0, 0]).bid("5 2 3", "4 2 3").pick("L7")
    built.do("hero(svara)")  # two of all but of Errants
    assert answer(built, 0) == "svara(2)"


def test_derdhr_lets_the_coin_grow_that_gains_most() -> None:
    built = Built(armies=[ALMOST], coins=["0 2 3 24 25"], taverns=PLAIN, **LAST).bid("25 2 3", "4 2 3").pick("L7").do("hero(derdhr)")  # type: ignore[arg-type]
    assert answer(built, 0) in ("transform(1,grognard)", "transform(2,hallebarde)")  # 24 could only shrink


def test_raises_the_coin_of_the_pouch_that_makes_the_better_exchange() -> None:
    """T25: 2 becomes 5 and 14 in the end, 9 becomes 10 and 12."""
    built = Built(coins=["0 2 3 4 9"], taverns=PLAIN).bid("0 3 4", "5 3 4").pick("S", "L7")
    assert built.asked == ("transform", 0)
    assert answer(built, 0) == "transform(1,pouch)"


# Bids


def test_bids_its_exchange_coin_where_all_cards_are_alike() -> None:
    built = Built(seats=3, taverns=["L9 T3 S", "S S S", "E12 T3 Ff5"], round=2)
    for seat in range(3):
        assert coins_of(built, seat, answer(built, seat))[1] == 0


def test_bids_its_best_coin_for_the_card_it_needs() -> None:
    army = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}
    built = Built(seats=3, armies=[army], gems=[5, 4, 3], taverns=["S S S", "L9 S S", "T2 T2 T2"], round=3)
    assert coins_of(built, 0, answer(built, 0))[1] == 5


def test_never_exchanges_at_a_loss_in_the_last_round() -> None:
    built = Built(coins=["0 2 3 24 25"], taverns=["S T2 T2", "S T2 T2", "Ff3 T2 T2"], **LAST)  # type: ignore[arg-type]
    bid = coins_of(built, 0, answer(built, 0))
    assert 0 not in bid or not {24, 25}.isdisjoint(bid)  # 24 + 25 would become 23


def test_exchanges_early() -> None:
    built = Built(seats=3, coins=["0 2 3 9 10"], taverns=["S T2 T3", "S T2 T3", "S T2 T3"], round=2)
    assert 0 in coins_of(built, 0, answer(built, 0))


# Fairness and strength


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_worlds_of_one_view_give_one_answer(seats: int, seed: int) -> None:
    playing.one_answer_in_all_worlds(game().new(seats, seed), Greedy(), Rng(seed))


def test_beats_two_random_bots_in_nine_games_of_ten() -> None:
    assert playing.won_against_random("nains", Greedy, 20) >= 18


def test_plays_every_option() -> None:
    match = dvergar.Match.new("nains", seats=4, seed=6, options={"elite_order": "class"})
    rng = Rng(6)
    while actors := match.state.actors():
        match.play(actors[0], decide(Greedy(), match.state, actors[0], rng.word()), "bot")
    assert match.result().over
