"""Advice: as fair as the bots, and always with a reason."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.bots.advice import Advice, advise
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
