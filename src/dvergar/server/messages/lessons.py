"""What travels about learning a game: its rules guide and the steps of its lesson. TypeScript types are made from these Structs. Never compiled."""

from __future__ import annotations

import msgspec


class GuideText(msgspec.Struct, frozen=True):
    """GET /api/guide/{game}/{language}: a rules guide in Markdown, and which of its headings explains what.

    `cards` leads from things of the table, `prompts`, `why` and `events` from words; `*` in a key stands for anything.
    """

    text: str
    prompts: dict[str, str]
    cards: dict[str, str]
    why: dict[str, str]
    events: dict[str, str]


class LessonStep(msgspec.Struct, frozen=True):
    """One thing that a lesson says; `look` are click targets to look at, a `read` step goes on by a button."""

    word: str
    look: list[str]
    read: bool


class LessonNow(msgspec.Struct, frozen=True):
    """Where a learner stands: step `n` of `of` is the first of `steps`, `action` is what the lesson wants now; after the last decision it is `done`.

    A lesson has `chapters`; this is the one of number `chapter`, from 1 on.
    """

    n: int
    of: int
    steps: list[LessonStep]
    action: int | None
    done: bool
    chapter: int
    chapters: int
