"""Advice: as fair as the bots, and always with a reason."""

from __future__ import annotations

import math

import pytest

import dvergar
from dvergar.bots import policy
from dvergar.bots.advice import CLOSE, SURE, Advice, advise
from dvergar.bots.search import Search
from dvergar.engine.policy import decide
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.words import LANGUAGES, Words
from support import HOUSE, new, steps


def asked(state: State, seat: int, played: int = -1) -> Advice:
    """Return advice that a count ends, not the clock."""
    return advise(state.game.id, None, state.seats, state.options, state.dump(), seat, 9, 1000.0, played, 8)


@pytest.mark.parametrize("id", HOUSE)
def test_advice_is_the_same_in_all_worlds_of_one_view_and_can_be_said(id: str) -> None:
    match, rng, said = new(id, 3, 6), Rng(6), 0
    words = [Words(language, f"dvergar.games.{id}") for language in LANGUAGES]
    for count in steps(match, rng):
        actors = match.state.actors()
        if not actors or count % 37 != 5 or said == 2:
            continue
        seat = actors[0]
        legal = match.state.legal(seat)
        found = asked(match.state.worlds(seat, Rng(1)), seat)
        assert found == asked(match.state.worlds(seat, Rng(2)), seat)
        assert found.played == -1.0
        assert 1 <= len(found.best) <= 3
        assert [choice.value for choice in found.best] == sorted((choice.value for choice in found.best), reverse=True)
        for choice in found.best:
            assert choice.action in legal
            for word, args in choice.reasons:
                assert all(each.say(word, **args) for each in words), word
        said += 1
    assert said


def test_what_was_played_is_valued_even_where_the_search_left_it_aside() -> None:
    state = dvergar.game("nidavellir").new(3, 5)
    for played in (state.legal(0)[0], state.legal(0)[-1]):
        assert 0.0 < asked(state.worlds(0, Rng(1)), 0, played).played < 1.0


def alone(state: State, seat: int) -> State:
    """Return a position in which the seat has one legal action only, reached at random from this one."""
    rng = Rng(4)
    while len(state.legal(seat)) != 1:
        actor = state.actors()[0]
        legal = state.legal(actor)
        state.apply(actor, legal[rng.below(len(legal))])
    return state


def test_only_where_one_action_is_legal_is_it_said_that_there_is_nothing_else() -> None:
    state = alone(dvergar.game("roi_des_nains").new(3, 5), 0)
    found = asked(state.worlds(0, Rng(1)), 0)
    assert found.legal == 1
    assert ("hint-only", {}) in found.best[0].reasons
    state = dvergar.game("nidavellir").new(3, 5)
    found = asked(state.worlds(0, Rng(1)), 0)
    assert found.legal == len(state.legal(0)) > 3
    assert len(found.best) == 3
    assert all(word != "hint-only" for choice in found.best for word, _ in choice.reasons)


def test_what_chance_alone_sets_apart_is_about_as_good() -> None:
    state = dvergar.game("nidavellir").new(3, 5)
    few = asked(state.worlds(0, Rng(1)), 0)  # eight tries tell sixty bids little
    assert not few.best[0].even
    for choice in few.best[1:]:
        assert choice.even == (few.best[0].value - choice.value <= max(CLOSE, SURE * math.hypot(few.best[0].error, choice.error)))
    assert any(choice.even for choice in few.best)


def test_the_error_of_a_mean_shrinks_with_its_tries() -> None:
    game = dvergar.game("nidavellir")
    heuristics = game.heuristics()
    assert heuristics is not None
    search = Search(game.new(3, 5).worlds(0, Rng(1)), 0, heuristics, Rng(2))
    search.watched = True
    search.run(40)
    action, _, _ = search.ranking()[0]
    root = search.root()
    assert root is not None
    early = search.error(root.actions.index(action))
    search.run(400)
    late = search.error(root.actions.index(action))
    assert 0.0 < late < early < 0.5
    assert search.doubt(0.04, 100) < search.doubt(0.04, 10) < 0.2


def test_after_what_was_played_the_best_is_compared_with_it() -> None:
    game = dvergar.game("roi_des_nains")
    state = game.new(3, 5)
    told = set()
    for played in state.legal(state.actors()[0]):
        seat = state.actors()[0]
        found = advise(game.id, None, 3, state.options, state.worlds(seat, Rng(1)).dump(), seat, 9, 1000.0, played, 60)
        told |= {word for word, _ in found.best[0].reasons}
        assert "roi_des_nains-hint-saw" not in {word for word, _ in found.best[0].reasons}
        assert found.doubt > 0.0
    assert "hint-saw-more" in told


def test_what_a_network_sees_is_told_of_the_best_choice_and_is_the_same_for_all_worlds() -> None:
    """A decision of Nidavellir that is best for the coins."""
    game = dvergar.game("nidavellir")
    match, bot = dvergar.Match.new(game, seats=3, seed=5), policy(game, "greedy")
    for n in range(21):
        seat = match.state.actors()[0]
        match.play(seat, decide(bot, match.state, seat, n))
    seat = match.state.actors()[0]
    first, second = (advise(game.id, None, 3, match.options, match.state.worlds(seat, Rng(k)).dump(), seat, 9, 1000.0, -1, 24) for k in (1, 2))
    assert first == second
    assert [word for word, _ in first.best[0].reasons] == ["hint-bid-points", "hint-order-first", "hint-sees-coins"]
    assert not any(word.startswith("hint-sees") for choice in first.best[1:] for word, _ in choice.reasons)


def test_advice_values_positions_by_what_was_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    game = dvergar.game("nidavellir")
    state = game.new(3, 5)
    by_network = asked(state.worlds(0, Rng(1)), 0)
    monkeypatch.setattr(type(game), "learned", lambda self: None)
    by_estimate = asked(state.worlds(0, Rng(1)), 0)
    assert [choice.value for choice in by_network.best] != [choice.value for choice in by_estimate.best]
