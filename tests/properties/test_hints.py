"""Hints of all games at random positions: only legal actions, nothing that the seat cannot know, sentences that say something, in every language."""

from __future__ import annotations

import pytest

from dvergar.bots.advice import advise
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.words import LANGUAGES, words_of
from support import HOUSE, new, steps

POSITIONS = 50
SAMPLE = 3  # choices of a position
# What hints said that named neither thing nor effect; the words stay for reviews that were kept.
FILLER = {
    *("hint-clear", "hint-deep", "hint-sound", "hint-close", "hint-behind", "hint-best-card", "hint-deny"),
    *("hint-bid-first", "hint-bid-second", "hint-bid-third"),
    *(f"brisingamen-hint-{word}" for word in ("sell", "part", "take", "enter", "swap", "home", "walk", "harvest", "thief")),
    *(f"die_zwerge-hint-{word}" for word in ("fight", "message", "craft", "scene", "card", "food", "move", "step")),
    *(f"roi_des_nains-hint-{word}" for word in ("quest", "lead", "duck", "win", "ahead")),
}


def positions(id: str) -> list[State]:
    """Return positions of random matches in which somebody has a choice, spread over the match."""
    out: list[State] = []
    for seed in range(1, 9):
        match = new(id, 3, seed)
        for count in steps(match, Rng(seed)):
            actors = match.state.actors()
            if actors and count % 7 == seed % 7 and len(match.state.legal(actors[0])) > 1:
                out.append(match.state.clone())
    stride = max(1, len(out) // POSITIONS)
    return out[::stride][:POSITIONS]


@pytest.mark.parametrize("id", HOUSE)
def test_hints_name_legal_actions_and_say_something_that_the_seat_knows(id: str) -> None:
    found = positions(id)
    assert len(found) == POSITIONS
    kinds: set[str] = set()
    for number, state in enumerate(found):
        game, seat, rng = state.game, state.actors()[0], Rng(number)
        heuristics = game.heuristics()
        assert heuristics is not None
        worlds = [state.worlds(seat, Rng(number)), state.worlds(seat, Rng(number + 999))]
        shown = [game.view(world, seat).choices for world in worlds]
        for _ in range(SAMPLE):
            at = rng.below(len(shown[0]))
            facts = heuristics.facts(worlds[0], seat, shown[0][at], shown[0])
            assert facts == heuristics.facts(worlds[1], seat, shown[1][at], shown[1]), "a fact depends on what the seat cannot know"
            for fact in facts:
                kinds.add(fact.word)
                assert fact.word not in FILLER
                assert all(":" in target or target in ("fate", "council") for target in fact.at), fact
                for language in LANGUAGES:
                    assert words_of(game, language).say(fact.word, **fact.args).strip()
        if number % 10 == 0:
            advice = advise(id, None, state.seats, state.options, worlds[0].dump(), seat, number, 0.0)
            legal = state.legal(seat)
            assert advice.legal == len(legal)
            assert len(advice.best) == min(3, len(legal))
            assert {choice.action for choice in advice.best} <= set(legal)
            assert not advice.best[0].even
            for choice in advice.best:
                assert not {word for word, _ in choice.reasons} & (FILLER | {"hint-only"})
                assert 0.0 <= choice.error <= 0.5
    assert len(kinds) > 7, kinds
