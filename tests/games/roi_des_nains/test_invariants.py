"""The invariants of the spec (section 9), named by their numbers; the generic suites ask most of them again in every position and every drawn world."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import dvergar
from dvergar.engine.rng import Rng
from dvergar.games.roi_des_nains.cards import IDS, MAGIC
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import PLAY
from dvergar.games.roi_des_nains.view.messages import RoiDesNainsView
from games.roi_des_nains import invariants as i
from games.roi_des_nains.build import Built, game
from games.roi_des_nains.test_rulings import exchanged

SEATS = pytest.mark.parametrize("seats", [3, 4, 5])


def walk(seats: int, games: int = 2, **options: str) -> Iterator[RoiState]:
    """Yield every position of some random games, the last ones too."""
    for seed in range(games):
        state, rng = game().new(seats, seed, {"tile_set": "all", **options}), Rng(seed)
        assert isinstance(state, RoiState)
        yield state
        while actors := state.actors():
            legal = state.legal(actors[0])
            state.apply(actors[0], legal[rng.below(len(legal))])
            yield state


@SEATS
def test_I1_hands_table_and_piles_are_the_pack(seats: int) -> None:
    for state in walk(seats):
        i.check_cards(state)


@SEATS
def test_I2_hands_are_equal_before_each_trick_and_all_tricks_are_won(seats: int) -> None:
    for state in walk(seats):
        if state.phase == PLAY and state.cards_on_table() == 0:
            assert {len(hand) for hand in state.hands} == {state.tricks - state.trick}
        i.check_tricks(state)


@SEATS
def test_I3_one_card_of_each_seat_and_the_winner_leads(seats: int) -> None:
    for state in walk(seats):
        i.check_tricks(state)
        if state.phase == PLAY and state.trick and state.cards_on_table() == 0:
            assert state.active == state.winners[-1]


@SEATS
def test_I4_there_is_always_a_legal_card_and_a_discard_means_void(seats: int) -> None:
    for state in walk(seats):
        i.check_legal(state)


@SEATS
def test_I5_without_magic_the_strongest_card_of_the_led_suit_wins(seats: int) -> None:
    seen = 0
    for state in walk(seats):
        i.check_tricks(state)
        seen += state.phase == PLAY and max(state.cards, default=0) < MAGIC
    assert seen > 100


@SEATS
def test_I6_one_special_and_only_its_bonus(seats: int) -> None:
    bonus = set()
    for state in walk(seats, 4):
        i.check_bonus(state)
        bonus |= {points for points in state.bonus if points}
    assert {3, -3} <= bonus


@SEATS
def test_I7_hands_change_only_by_what_may_change_them(seats: int) -> None:
    before: list[set[int]] | None = None
    for state in walk(seats):
        hands = [set(hand) for hand in state.hands]
        if before is not None and state.phase == PLAY and state.cards and state.effect not in (6, 7, 8, 12):
            assert all(hand <= old for hand, old in zip(hands, before, strict=True))
        before = hands if state.phase == PLAY else None
        i.check_cards(state)


@SEATS
def test_I8_sums_over_the_seats(seats: int) -> None:
    for state in walk(seats, 6, deals="3"):
        if state.winners and len(state.winners) == state.tricks:
            i.check_sums(state.data, state)
            return
    raise AssertionError("no game has ended")


@SEATS
def test_I9_opposite_rules(seats: int) -> None:
    ended = 0
    for state in walk(seats, 5, deals="3", tie_break="shared_victory"):
        if not state.actors():
            i.check_sums(state.data, state)
            ended += 1
    assert ended == 5


@SEATS
def test_I10_alone_or_not_even_or_odd(seats: int) -> None:
    for rule in ("T19a", "T19b", "T15a", "T15b"):
        built = Built(seats=seats, rule=rule, special="N11a", seed=3).quest().finish_deal()
        other = Built(seats=seats, rule=rule[:3] + ("b" if rule[3] == "a" else "a"), special="N11a", seed=3).quest().finish_deal()
        for (tricks, points, _, _), (_, against, _, _) in zip(built.past(), other.past(), strict=True):
            assert points + against == (5 if tricks or (rule[1] == "1" and rule[2] == "9") else 0)


@SEATS
def test_I11_points_are_within_bounds(seats: int) -> None:
    for state in walk(seats, 4):
        i.check_scores(state)
        assert all(-26 <= points <= 26 for points in state.quest_points())


@SEATS
def test_I12_decisions_of_a_deal_and_of_a_game(seats: int) -> None:
    deal, game_count, most = 0, 0, i.MOST[seats]
    last: RoiState | None = None
    number = -1
    for state in walk(seats, 6):
        if state is not last:
            last, deal, game_count, number = state, 0, 0, 0
            continue
        game_count += 1
        deal += 1
        assert deal <= most[0]
        assert game_count <= most[1]
        if state.deal != number:
            number, deal = state.deal, 0


@SEATS
def test_I13_totals_stand_between_deals_and_who_won_the_5_of_dwarves_deals(seats: int) -> None:
    totals, deal, heir = None, -1, -1
    for state in walk(seats, 1):
        if deal == state.deal and state.actors():
            assert state.totals == totals
        elif deal >= 0 and state.actors():
            assert state.dealer == state.history[-1 - 4 * seats]
        totals, deal, heir = state.totals, state.deal, state.heir
    assert heir in range(seats)


@SEATS
def test_I14_an_observation_names_no_card_of_another_hand_that_was_not_shown(seats: int) -> None:
    for number, state in enumerate(walk(seats, 2)):
        if number % 7:
            continue
        for reader in (None, *range(seats)):
            shown = game().view(state, reader)
            assert isinstance(shown, RoiDesNainsView)
            for seat in shown.table:
                known = {face.id for face in seat.known}
                assert known <= {IDS[card] for card in state.hands[seat.seat]}
                if seat.seat != reader and not state.watch[seat.seat] and state.target < 0:
                    assert known <= {"C5", "G5", "SOR", "G11b", IDS[state.traded]}
            text = msgspec.json.encode([shown.plays, shown.choices, shown.prompt, shown.special]).decode()
            hidden = {IDS[card] for seat, hand in enumerate(state.hands) if seat != reader for card in hand} - {
                face.id for s in shown.table for face in s.known
            }
            assert not [id for id in hidden if f'"card:{id}"' in text]


def test_I14_of_an_exchange_only_the_two_know() -> None:
    built = exchanged("G2 G3", "NR G3")
    for reader, names in ((2, {"G2", "G11b"}), (3, {"NR", "G3"})):
        shown = game().view(built.state, reader)
        assert isinstance(shown, RoiDesNainsView)
        assert names <= {face.id for face in shown.table[5 - reader].known}


@SEATS
def test_I15_equal_seeds_and_choices_give_equal_games(seats: int) -> None:
    keys = [[state.key() for number, state in enumerate(walk(seats, 1)) if number % 20 == 0] for _ in range(2)]
    assert keys[0] == keys[1]
    match = dvergar.Match.new("roi_des_nains", seats=seats, seed=5)
    rng = Rng(5)
    while actors := match.state.actors():
        legal = match.state.legal(actors[0])
        match.play(actors[0], legal[rng.below(len(legal))])
    assert dvergar.Match.read(match.record()).state.key() == match.state.key()
