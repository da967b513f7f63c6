"""What nobody knows (spec 7): the order of the deck within its two parts, and the skills that lay face down from the start."""

from __future__ import annotations

from collections import Counter

import pytest

from dvergar.engine.rng import Rng
from dvergar.games.brisingamen.cards import FIRST_PART, FIRST_SKILL
from dvergar.games.brisingamen.rules.play import BrisingamenState
from games.brisingamen.build import Built, game


def kinds(cards: list[int]) -> Counter[int]:
    """Count settings, parts and skills."""
    return Counter((card >= FIRST_PART) + (card >= FIRST_SKILL) for card in cards)


@pytest.mark.parametrize("takes", [0, 3, 8, 14, 22])
def test_worlds_keep_what_is_known_of_the_deck(takes: int) -> None:
    built = Built(seed=takes)
    for _ in range(takes):
        built.play(built.taking())
    state = built.state
    top = max(0, 27 - state.drawn)
    for seed in range(20):
        world = built.world(seed)
        assert kinds(world.deck[:top]) == kinds(state.deck[state.drawn : state.drawn + top])
        assert kinds(world.deck[top:]) == kinds(state.deck[max(27, state.drawn) :])
        assert sorted(world.deck) != [] or takes > 20
        assert world.unseen() == state.unseen()
        assert world.known_pile() == state.known_pile()
        assert (world.slots, world.workshop, world.display, world.hidden) == (state.slots, state.workshop, state.display, state.hidden)
        assert game().view(world, 0) == game().view(state, 0)


def test_every_unseen_card_is_equally_likely_on_top() -> None:
    state = Built(seed=3).state
    tops = Counter(state.worlds(0, Rng(seed)).deck[0] for seed in range(2700))
    settings = [tops[card] for card in range(FIRST_PART) if tops[card]]
    assert len(settings) == 30, "all unseen settings turn up on top, those of the lower part of the deck too"
    assert abs(sum(settings) / 2700 - 15 / 27) < 0.05
    assert abs(sum(tops[card] for card in range(FIRST_PART, FIRST_SKILL)) / 2700 - 6 / 27) < 0.05
    assert max(settings) < 2.2 * 2700 * 15 / 27 / 30


def test_the_pile_is_drawn_with_the_skills_of_the_deck() -> None:
    state = Built(seed=3).state
    piles = Counter(skill for seed in range(600) for skill in state.worlds(None, Rng(seed)).pile)
    unseen = Counter(card - FIRST_SKILL for card in state.unseen() if card >= FIRST_SKILL)
    for skill, number in unseen.items():
        assert abs(piles[skill] / 600 - number / 2) < 0.15


def test_a_skill_that_went_under_the_pile_is_known() -> None:
    built = Built(slots="bat thief speed", deck="strength s10")
    built.play(built.taking())
    for seed in range(20):
        assert built.world(seed).pile[0] == built.state.pile[0]


def test_worlds_of_all_readers_are_alike_and_differ_with_the_generator() -> None:
    state = Built(seed=5).state
    assert state.worlds(0, Rng(1)).key() == state.worlds(None, Rng(1)).key() == state.worlds(2, Rng(1)).key()
    assert len({state.worlds(0, Rng(seed)).key() for seed in range(20)}) == 20
    assert isinstance(state.worlds(0, Rng(1)), BrisingamenState)
