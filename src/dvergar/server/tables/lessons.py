"""What a lesson does at its table: it moves for all others, and for the learner where it has nothing to say."""

from __future__ import annotations

from dvergar.engine.lessons import Lesson, answers
from dvergar.engine.match import Match
from dvergar.server.errors import Refusal
from dvergar.server.messages.lessons import LessonNow, LessonStep


def wanted(lesson: Lesson | None, match: Match | None, seat: int) -> int | None:
    """Return what the lesson wants that seat to do next; None without a lesson, and when it has nothing more for the seat."""
    return None if lesson is None or match is None else lesson.wanted(seat, answers(match, seat))


def made(lesson: Lesson | None, match: Match | None, seat: int) -> bool:
    """Return whether the learner's next decision is made for them, because the lesson does not speak of it."""
    if lesson is None or match is None or seat != lesson.seat:
        return False
    done = answers(match, seat)
    return not lesson.over(done) and not lesson.speaks(done)


def check(lesson: Lesson | None, match: Match, seat: int, action: int) -> None:
    """Raise `Refusal` for an action that is not the one the lesson speaks of."""
    right = wanted(lesson, match, seat)
    if right is not None and action != right and match.state.actors():
        name = match.game.actions.name(right)
        raise Refusal(f"in this lesson seat {seat} does {name} now; when it is over, every move is free", "error-lesson-other", 409)


def now(lesson: Lesson | None, match: Match | None, seat: int | None) -> LessonNow | None:
    """Return what a reader is taught at this moment."""
    if lesson is None or match is None or seat != lesson.seat:
        return None
    done = answers(match, seat)
    over = lesson.over(done)
    asked = over or (seat in match.state.actors() and lesson.speaks(done))
    steps = [LessonStep(step.word, step.look, step.read) for step in lesson.at(done)] if asked else []
    return LessonNow(lesson.before(done) + 1, len(lesson.steps), steps, lesson.wanted(seat, done) if asked else None, over, lesson.chapter, lesson.chapters)
