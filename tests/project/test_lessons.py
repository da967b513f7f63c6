"""The lessons: a record that the rules still play, steps that say it in three languages, and every kind of decision met (docs/guides.md)."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dvergar.engine.lessons import Lesson, find
from dvergar.engine.match import Match
from dvergar.engine.view import View
from dvergar.engine.words import LANGUAGES
from dvergar.server.teach import kinds
from games.wording import messages, variables
from support import HOUSE

EACH = pytest.mark.parametrize("id", HOUSE)
TARGET = re.compile(r"[a-z_]+(:[\w#-]+){0,2}")


def lesson(id: str) -> Lesson:
    """Return a game's lesson."""
    found = find(f"dvergar.games.{id}")
    assert found is not None, "every game has a lesson"
    return found


@cache
def played(id: str) -> tuple[Match, list[View], list[int]]:
    """Return the match of a lesson, what the learner saw at each own decision, and what they did."""
    taught = lesson(id)
    match, views, chosen = taught.start(), [], []
    for move in taught.head.moves:
        if move.seat == taught.seat:
            views.append(match.view(taught.seat))
            chosen.append(move.action)
        match.play(move.seat, move.action)
    return match, views, chosen


@EACH
def test_the_page_offers_what_the_lesson_wants(id: str) -> None:
    taught = lesson(id)
    _, views, chosen = played(id)
    for number, (view, action) in enumerate(zip(views, chosen, strict=True)):
        choice = next((choice for choice in view.choices if choice.action == action), None)
        assert choice is not None, f"decision {number}: the page names another one of equal choices"
        if taught.speaks(number):
            assert len(view.choices) > 1, f"decision {number} leaves nothing to decide"


@EACH
def test_the_learner_meets_every_kind_of_decision(id: str) -> None:
    taught = lesson(id)
    _, views, _ = played(id)
    met = {view.prompt.word for number, view in enumerate(views) if taught.speaks(number)}
    assert kinds(id) <= met | set(taught.unmet)
    assert not met & set(taught.unmet)


@EACH
def test_it_is_short_and_leads_on(id: str) -> None:
    taught = lesson(id)
    match, views, _ = played(id)
    assert 12 <= len(taught.steps) <= 32
    assert taught.steps[0].at == 0
    assert max(step.at for step in taught.steps) == len(views), "something is said at the end"
    assert not match.state.actors() or taught.seat in match.state.actors(), "the learner goes on"
    assert all(TARGET.fullmatch(target) for step in taught.steps for target in step.look)


@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_every_step_is_said(id: str, language: str) -> None:
    own = messages(f"dvergar.games.{id}", language)
    words = [step.word for step in lesson(id).steps]
    assert {key for key in own if key.startswith(f"{id}-lesson-")} == {*words, f"{id}-lesson-done"}
    assert not any(variables(own[word].value) for word in (*words, f"{id}-lesson-done"))
