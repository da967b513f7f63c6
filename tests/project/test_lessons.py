"""The lessons: a record that the rules still play, steps that say it in three languages, and every kind of decision met (docs/guides.md)."""

from __future__ import annotations

import re
from functools import cache

import pytest

from dvergar.engine.lessons import Lesson, find
from dvergar.engine.match import Match
from dvergar.engine.view import View
from dvergar.engine.words import LANGUAGES
from dvergar.tools.lesson_author import kinds
from games.wording import messages, variables
from support import HOUSE

EACH = pytest.mark.parametrize("id", HOUSE)
CHAPTERS = {id: find(f"dvergar.games.{id}") for id in HOUSE}
CHAPTER = pytest.mark.parametrize(("id", "chapter"), [(id, lesson.chapter) for id, lessons in CHAPTERS.items() for lesson in lessons])
TARGET = re.compile(r"[a-z_]+(:[\w#-]+){0,2}")


def lesson(id: str, chapter: int) -> Lesson:
    """Return a chapter of a game's lesson."""
    return CHAPTERS[id][chapter - 1]


@cache
def played(id: str, chapter: int) -> tuple[Match, dict[int, View], dict[int, int]]:
    """Return the match of a chapter, what the learner saw at each own decision, and what they did."""
    taught = lesson(id, chapter)
    match, views, chosen = taught.start(), {}, {}
    done = taught.first
    for move in taught.head.moves[taught.skip :]:
        if move.seat == taught.seat:
            views[done] = match.view(taught.seat)
            chosen[done] = move.action
            done += 1
        match.play(move.seat, move.action)
    return match, views, chosen


@CHAPTER
def test_the_page_offers_what_the_lesson_wants(id: str, chapter: int) -> None:
    taught = lesson(id, chapter)
    _, views, chosen = played(id, chapter)
    for number, view in views.items():
        choice = next((choice for choice in view.choices if choice.action == chosen[number]), None)
        assert choice is not None, f"decision {number}: the page names another one of equal choices"
        if taught.speaks(number):
            assert len(view.choices) > 1, f"decision {number} leaves nothing to decide"


@EACH
def test_the_learner_meets_every_kind_of_decision(id: str) -> None:
    met = set()
    for taught in CHAPTERS[id]:
        met |= {view.prompt.word for number, view in played(id, taught.chapter)[1].items() if taught.speaks(number)}
    assert kinds(id) - met == set()


@CHAPTER
def test_it_is_short_and_leads_on(id: str, chapter: int) -> None:
    taught = lesson(id, chapter)
    match, views, _ = played(id, chapter)
    assert (12 if chapter == 1 else 4) <= len(taught.steps) <= 32
    assert taught.steps[0].at == taught.first
    assert max(step.at for step in taught.steps) == taught.first + len(views), "something is said at the end"
    assert not match.state.actors() or taught.seat in match.state.actors(), "the learner goes on"
    assert all(TARGET.fullmatch(target) for step in taught.steps for target in step.look)


@pytest.mark.parametrize("language", LANGUAGES)
@EACH
def test_every_step_is_said(id: str, language: str) -> None:
    own = messages(f"dvergar.games.{id}", language)
    words = {f"{id}-lesson-done" + (f"-{taught.chapter}" if taught.chapter > 1 else "") for taught in CHAPTERS[id]}
    words |= {step.word for taught in CHAPTERS[id] for step in taught.steps}
    assert {key for key in own if key.startswith(f"{id}-lesson-")} == words
    assert not any(variables(own[word].value) for word in words)
