"""Undo and redo in all their cases: own actions, bots, reveals, other people, secret phases, consent; and the decision numbers."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar.engine.match import Match, NoUndo
from engine.walk import log, play, walk


def no_undo(match: Match, seat: int, word: str) -> NoUndo:
    before = match.state.key(), log(match), list(match.decisions), match.practice
    assert not match.can_undo(seat)
    with pytest.raises(NoUndo) as caught:
        match.undo(seat)
    assert (match.state.key(), log(match), list(match.decisions), match.practice) == before
    assert caught.value.word == word
    return caught.value


def no_redo(match: Match, seat: int) -> None:
    before = match.state.key(), log(match), list(match.decisions)
    assert not match.can_redo(seat)
    with pytest.raises(NoUndo) as caught:
        match.redo(seat)
    assert (match.state.key(), log(match), list(match.decisions)) == before
    assert caught.value.word == "error-redo-nothing"


def test_the_last_action_is_taken_back() -> None:
    match = play(walk(), "0 on")
    key = match.state.key()
    match.play(0, "on")
    assert match.can_undo(0)
    match.undo(0)
    assert (match.state.key(), log(match), match.practice) == (key, ["0 on"], False)
    assert [event.before for event in match.events] == [0]


def test_one_action_at_a_time_and_no_further_than_the_start() -> None:
    match = play(walk(), "0 on", "0 on", "0 walk")
    for left in (2, 1, 0):
        match.undo(0)
        assert len(match.log) == left
    no_undo(match, 0, "error-undo-nothing")


@pytest.mark.parametrize("seat", [1, 7, -1])
def test_a_seat_that_has_done_nothing(seat: int) -> None:
    assert str(no_undo(play(walk(), "0 walk"), seat, "error-undo-nothing")) == f"seat {seat} has done nothing yet that could be taken back"


def test_what_bots_and_automatic_plays_answered_goes_back_too() -> None:
    match = play(walk(), "0 on", "0 walk", "1 walk bot", "2 walk auto", "0 on bot")
    match.undo(0)
    assert log(match) == ["0 on"]


def test_what_a_bot_or_an_automatic_play_did_for_the_seat_is_not_its_action() -> None:
    no_undo(play(walk(), "0 walk bot"), 0, "error-undo-nothing")
    no_undo(play(walk(), "0 walk auto"), 0, "error-undo-nothing")


def test_undo_stops_at_another_persons_action() -> None:
    match = play(walk(), "0 walk", "1 on")
    assert str(no_undo(match, 0, "error-undo-acted")) == "seat 1 has acted since; going back needs the consent of all"
    match.undo(1)
    match.undo(0)
    assert log(match) == []


def test_undo_stops_at_a_reveal_of_its_own_of_a_bot_and_of_a_secret_phase() -> None:
    assert str(no_undo(play(walk(), "0 flip"), 0, "error-undo-reveal")).startswith("something hidden has become known since")
    no_undo(play(walk(), "0 walk", "1 flip bot"), 0, "error-undo-reveal")
    no_undo(play(walk(2), "0 ask", "0 no", "0 no", "1 no bot", "1 no bot"), 0, "error-undo-reveal")


def test_undo_after_a_reveal_goes_back_to_the_reveal_only() -> None:
    match = play(walk(2), "0 walk", "1 flip bot")
    key = match.state.key()
    play(match, "0 on", "0 on")
    match.undo(0)
    match.undo(0)
    assert match.state.key() == key
    no_undo(match, 0, "error-undo-reveal")


def test_a_secret_answer_is_withdrawn_while_the_others_stand() -> None:
    match = play(walk(), "0 ask", "1 yes", "0 no", "2 no bot", "2 no bot", "1 no")
    match.undo(1)
    assert log(match) == ["0 ask", "1 yes", "0 no", "2 no bot", "2 no bot"]
    match.undo(0)
    assert log(match) == ["0 ask", "1 yes", "2 no bot", "2 no bot"]
    match.undo(1)
    assert log(match) == ["0 ask", "2 no bot", "2 no bot"]
    assert match.state.actors() == [0, 1]
    assert not match.practice


def test_a_withdrawn_answer_leaves_the_same_position_as_if_it_had_never_been_given() -> None:
    match = play(walk(), "0 ask", "1 yes", "0 no", "2 no")
    match.undo(0)
    assert match.state.key() == play(walk(), "0 ask", "1 yes", "2 no").state.key()
    assert match.events[-1].before == 2


def test_before_the_secret_phase_undo_stops_at_the_answers_of_people_but_not_of_bots() -> None:
    no_undo(play(walk(), "0 ask", "1 yes"), 0, "error-undo-acted")
    match = play(walk(), "0 ask", "1 yes bot")
    match.undo(0)
    assert log(match) == []
    match = play(walk(), "0 ask", "0 no", "1 yes")
    match.undo(0)
    assert log(match) == ["0 ask", "1 yes"]
    no_undo(match, 0, "error-undo-acted")


def test_after_the_last_answer_nothing_is_withdrawn() -> None:
    no_undo(play(walk(2), "0 ask", "0 no", "0 no", "1 no", "1 no"), 1, "error-undo-reveal")


@pytest.mark.parametrize(
    ("moves", "seat", "left"),
    [
        (["0 walk", "1 walk"], 0, []),
        (["0 on", "0 flip", "1 walk"], 0, ["0 on"]),
        (["0 ask", "0 no", "0 no", "1 no", "1 no"], 0, ["0 ask", "0 no"]),
        (["0 ask", "1 yes"], 0, []),
    ],
)
def test_with_consent_one_goes_further_and_the_match_is_practice(moves: list[str], seat: int, left: list[str]) -> None:
    match = play(walk(2), *moves)
    assert not match.can_undo(seat)
    match.undo(seat, consent=True)
    assert (log(match), match.practice) == (left, True)
    assert match.state.key() == play(walk(2), *left).state.key()
    match.redo(seat)
    assert (log(match), match.practice) == (moves, True)
    assert "\npractice\n" in match.record()
    assert match.at(1).practice


def test_consent_that_is_not_needed_makes_no_practice() -> None:
    match = play(walk(), "0 on")
    match.undo(0, consent=True)
    assert not match.practice


def test_consent_of_all_cannot_take_back_what_was_not_done() -> None:
    with pytest.raises(NoUndo, match="seat 2 has done nothing yet"):
        play(walk(), "0 walk").undo(2, consent=True)


def test_redo_brings_it_back_with_what_bots_answered() -> None:
    match = play(walk(), "0 walk", "1 walk bot")
    key, events = match.state.key(), [(event.before, event.seat) for event in match.events]
    match.undo(0)
    no_redo(match, 1)
    assert match.can_redo(0)
    match.redo(0)
    assert (match.state.key(), log(match)) == (key, ["0 walk", "1 walk bot"])
    assert [(event.before, event.seat) for event in match.events] == events
    no_redo(match, 0)


def test_redo_twice_in_reverse_order() -> None:
    match = play(walk(), "0 on", "0 walk")
    match.undo(0)
    match.undo(0)
    match.redo(0)
    assert log(match) == ["0 on"]
    match.redo(0)
    assert log(match) == ["0 on", "0 walk"]


def test_redo_is_lost_after_a_play() -> None:
    match = play(walk(), "0 on", "0 walk")
    match.undo(0)
    match.play(0, "on")
    no_redo(match, 0)
    match = play(walk(), "0 walk", "1 walk")
    match.undo(1)
    match.play(1, "on", "bot")
    no_redo(match, 1)


def test_redo_of_two_seats_only_in_the_order_that_leads_back() -> None:
    match = play(walk(), "0 walk", "1 on")
    match.undo(1)
    match.undo(0)
    no_redo(match, 1)  # its action stood in a position that is not there now
    match.redo(0)
    match.redo(1)
    assert log(match) == ["0 walk", "1 on"]


def test_a_withdrawn_answer_comes_back_whatever_the_others_did_meanwhile() -> None:
    match = play(walk(), "0 ask", "0 yes", "1 yes", "1 yes")
    match.undo(0)
    match.undo(1)
    match.play(2, "no")
    assert [match.can_redo(seat) for seat in range(3)] == [True, True, False]
    match.redo(0)
    match.redo(1)
    assert log(match) == ["0 ask", "1 yes", "2 no", "0 yes", "1 yes"]


def test_a_withdrawn_answer_is_lost_when_the_seat_answers_anew() -> None:
    match = play(walk(), "0 ask", "0 yes", "0 yes", "1 no")
    match.undo(0)
    match.undo(0)
    match.undo(1)
    match.play(0, "no")
    no_redo(match, 0)
    assert match.can_redo(1)


def test_what_consent_took_back_is_lost_when_somebody_answers_otherwise() -> None:
    match = play(walk(2), "0 ask", "1 no", "0 yes", "0 yes", "1 no", "1 walk bot")
    match.undo(0, consent=True)
    assert log(match) == ["0 ask", "1 no", "0 yes"]
    match.play(1, "yes")
    no_redo(match, 0)


def test_an_answer_withdrawn_before_consent_comes_back_only_after_what_was_taken_back_later() -> None:
    match = play(walk(2), "0 on", "0 ask", "1 no", "0 yes")
    match.undo(1)
    match.undo(0)
    match.undo(0, consent=True)
    assert log(match) == ["0 on"]
    no_redo(match, 1)
    match.redo(0)
    match.redo(1)
    match.redo(0)
    assert log(match) == ["0 on", "0 ask", "1 no", "0 yes"]


def test_decision_numbers_undo_raises_them_for_all_and_a_withdrawal_for_the_own_seat() -> None:
    match = play(walk(), "0 on")
    assert match.decisions == [1, 0, 0]
    match.undo(0)
    assert match.decisions == [2, 1, 1]
    match.redo(0)
    assert match.decisions == [3, 1, 1]
    play(match, "0 ask", "1 no", "0 yes")
    assert match.decisions == [5, 2, 1]
    match.undo(1)
    assert match.decisions == [5, 3, 1]
    match.redo(1)
    assert match.decisions == [5, 4, 1]


MOVES = st.lists(
    st.tuples(st.sampled_from(["play", "play", "play", "undo", "consent", "redo"]), st.integers(0, 2), st.integers(0, 3), st.sampled_from("pppba"))
)


@settings(max_examples=300, deadline=None)
@given(MOVES)
def test_any_mixture_of_play_undo_and_redo_keeps_log_and_position_together(moves: list[tuple[str, int, int, str]]) -> None:
    match = walk()
    numbers = [-1, -1, -1]
    for what, seat, which, by in moves:
        logged, before = log(match), list(match.decisions)
        if what == "play":
            actors = match.state.actors()
            if not actors:
                break
            actor = actors[seat % len(actors)]
            legal = match.state.legal(actor)
            match.play(actor, legal[which % len(legal)], {"p": "person", "b": "bot", "a": "auto"}[by])  # type: ignore[arg-type]
            assert match.decisions[actor] == before[actor] + 1
        else:
            can = match.can_redo(seat) if what == "redo" else match.can_undo(seat)
            try:
                match.redo(seat) if what == "redo" else match.undo(seat, consent=what == "consent")
                assert can or what == "consent"
                assert len(log(match)) != len(logged)
                assert match.decisions[seat] > before[seat]
            except NoUndo:
                assert not can
                assert (log(match), match.decisions) == (logged, before)
        assert match.state.key() == play(walk(), *log(match)).state.key()  # raises when one of them would be illegal
        assert all(now >= then for now, then in zip(match.decisions, numbers, strict=True))
        numbers = list(match.decisions)
