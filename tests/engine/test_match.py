"""Playing: what is refused and with which words, that a refused action changes nothing, log, events, decision numbers."""

from __future__ import annotations

import random
from typing import Any

import pytest

import dvergar
from dvergar import DvergarError, IllegalAction, Match
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from engine.walk import Walk, log, play, walk
from support import NAMES, SETUPS, new, pick, steps

HUGE = 10**5000


def everything(match: Match) -> object:
    """Return all that an action could change."""
    events = [(event.kind, event.seat, event.args, event.to, event.before) for event in match.events]
    return match.state.key(), len(match.log), events, list(match.decisions), match.practice, [match.can_redo(seat) for seat in range(match.seats)]


def refused(match: Match, seat: Any, action: Any) -> IllegalAction:
    """Return why an action is refused, by `play` and by `check` alike."""
    before = everything(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(seat, action)
    with pytest.raises(IllegalAction) as checked:
        match.check(seat, action)
    assert everything(match) == before
    assert len(str(caught.value)) < 600
    assert (str(checked.value), vars(checked.value)) == (str(caught.value), vars(caught.value))
    return caught.value


def test_the_five_lines_of_the_design_play_a_game() -> None:
    match = Match.new("toy", seats=3, seed=7)
    while actors := match.state.actors():
        seat = random.choice(actors)
        match.play(seat, random.choice(match.state.legal(seat)))
    assert match.result().over
    assert [sum(line.points for line in lines) for lines in match.result().lines] == match.result().totals


@pytest.mark.parametrize("seat", [-1, 3, True, "0", 0.0, None, [0], HUGE], ids=lambda seat: "huge" if seat == HUGE else repr(seat))
def test_a_seat_that_is_none(seat: Any) -> None:
    error = refused(walk(), seat, 0)
    assert str(error).endswith(": the seats are 0 to 2")
    assert (error.word, error.legal) == ("error-no-seat", [])


@pytest.mark.parametrize("action", [None, 1.0, True, [1], b"walk"], ids=repr)
def test_an_action_of_a_wrong_kind(action: Any) -> None:
    error = refused(walk(), 0, action)
    assert str(error) == f"seat 0: an action is a number or a name, not {str(action)!r}"
    assert error.word == "error-action-kind"


@pytest.mark.parametrize(
    "action", [-1, 6, 10**30, HUGE, "run", "", "walk(1)", "x" * 1000], ids=["below", "above", "big", "huge", "run", "none", "more", "long"]
)
def test_an_action_that_does_not_exist(action: Any) -> None:
    error = refused(walk(), 0, action)
    assert "legal are walk, on, flip, ask" in str(error)
    assert error.word in ("error-action-number", "error-action-name")
    assert (error.seat, error.legal) == (0, [0, 1, 2, 3])


@pytest.mark.parametrize("action", [5, "yes"])
def test_an_action_that_is_not_legal_now(action: Any) -> None:
    error = refused(walk(), 0, action)
    assert str(error) == "seat 0 may not yes now; legal are walk, on, flip, ask"
    assert (error.word, error.seat, error.action, error.legal) == ("error-illegal", 0, 5, [0, 1, 2, 3])
    assert error.args_ == {"seat": 0, "tried": "yes", "right": "walk, on, flip, ask"}


def test_many_legal_actions_are_cut_short_in_the_text() -> None:
    class Wide(Walk):
        def __init__(self) -> None:
            super().__init__()
            self.actions.add("more", [str(n) for n in range(20)])

    match = Match.new(Wide(), seats=2, seed=1)
    match.state.legal = lambda seat: list(range(6, 26))  # type: ignore[method-assign]
    assert str(refused(match, 0, 0)).endswith(", more(11) and 8 more")


def test_another_seats_turn() -> None:
    error = refused(play(walk(), "0 walk"), 0, "walk")
    assert str(error) == "it is not seat 0's turn: waiting for seat 1"
    assert (error.word, error.legal, error.args_["waiting"]) == ("error-not-your-turn", [], "1")
    assert refused(play(walk(), "0 ask", "1 no", "1 no"), 1, "no").args_["waiting"] == "0, 2"


def test_a_match_that_is_over() -> None:
    match = walk()
    while match.state.actors():
        match.play(match.state.actors()[0], "walk")
    error = refused(match, 0, "walk")
    assert str(error) == "seat 0 cannot act: the match is over"
    assert error.word == "error-over"


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_no_refused_action_changes_anything_in_any_game(id: str, seats: int) -> None:
    match, rng = new(id, seats, 5), Rng(5)
    size = match.game.actions.size
    for count in steps(match, rng):
        if count % 5 == 0 or not match.state.actors():
            for seat in range(seats):
                legal = match.state.legal(seat)
                wrong = [action for action in (rng.below(size), rng.below(size), size, -1) if action not in legal]
                for action in wrong:
                    assert refused(match, seat, action).legal == legal
        if count > 60:
            break


def test_what_may_be_played_is_told_without_playing_it() -> None:
    match = walk()
    before = everything(match)
    number = match.game.actions.parse("walk")
    assert (match.check(0, " walk"), match.check(0, number)) == (number, number)
    assert everything(match) == before


def test_an_action_may_be_named() -> None:
    match = Match.new("toy", seats=2, seed=3)
    name = match.game.actions.name(match.state.legal(1)[0])
    match.play(1, f" {name} ")
    assert (match.log[0].seat, match.log[0].action) == (1, match.game.actions.parse(name))


def test_who_answered_is_kept() -> None:
    match = play(walk(), "0 walk", "1 walk bot", "2 walk auto")
    assert [entry.by for entry in match.log] == ["person", "bot", "auto"]
    assert repr(match.log[1]) == "Entry(seat=1, action=0, by='bot')"


def test_events_name_the_action_that_caused_them_and_reach_their_readers_only() -> None:
    match = play(walk(), "0 on", "0 ask", "1 no", "2 yes", "1 yes")
    assert [(event.before, event.seat, event.to) for event in match.events] == [(0, 0, -1), (1, 0, -1), (2, 1, 1), (3, 2, 2), (4, 1, 1)]
    assert [event.before for event in match.told(1)] == [0, 1, 2, 4]
    assert [event.before for event in match.told(0)] == [0, 1]
    assert [event.before for event in match.told(None)] == [0, 1]


def test_decision_numbers_grow_with_the_own_answers_only() -> None:
    match = walk()
    assert match.decisions == [0, 0, 0]
    play(match, "0 on", "0 ask", "1 no", "1 no bot", "2 yes auto")
    assert match.decisions == [2, 2, 1]


@pytest.mark.parametrize("count", [0, 1, 4, 9])
def test_the_match_as_it_stood(count: int) -> None:
    match, keys = new("toy", 3, 2), []
    rng = Rng(1)
    for _ in range(9):
        keys.append(match.state.key())
        match.play(*pick(match.state, rng))
    keys.append(match.state.key())
    before = everything(match)
    past = match.at(count)
    assert (past.state.key(), len(past.log)) == (keys[count], count)
    assert [event.before for event in past.events] == [event.before for event in match.events if event.before < count]
    past.play(*pick(past.state, rng))
    assert everything(match) == before


@pytest.mark.parametrize("count", [-1, 3])
def test_a_moment_that_is_not_there(count: int) -> None:
    with pytest.raises(DvergarError, match=f"the match has 2 actions: there is no position after {count}"):
        play(walk(), "0 walk", "1 walk").at(count)


def test_a_match_of_a_game_object_and_of_its_id_are_equal() -> None:
    assert Match.new(dvergar.game("toy"), seats=2, seed=1).state.key() == Match.new("toy", seats=2, seed=1).state.key()


def test_a_state_that_is_no_game_says_so() -> None:
    game = Walk()
    state = State(game, 2, {}, Rng(1))
    for method in (state.actors, state.clone, state.scores, state.dump):
        with pytest.raises(TypeError, match="a game's state"):
            method()
    with pytest.raises(TypeError, match="a game shows its own states"):
        game.view(state, None)
    assert not state.secret()
    assert log(Match.new(game, seats=2, seed=1)) == []


def test_a_seat_is_told_what_came_since_its_turn_before() -> None:
    match = Match.new("toy", seats=2, seed=1)
    seats: list[int] = []
    while actors := match.state.actors():
        for seat in range(2):
            run = len(seats)
            while run and seats[run - 1] == seat:
                run -= 1
            before = [at for at in range(run) if seats[at] == seat]
            assert match.since(seat) == ((before[-1], run) if before else None)
        seats.append(actors[-1])
        match.play(actors[-1], match.state.legal(actors[-1])[0])
    assert len(set(seats)) == 2
