"""The texts of a game as the page reads them: its words in Fluent, its rules guide, its lesson."""

from __future__ import annotations

import hashlib
from functools import cache

import msgspec

from dvergar.engine import lessons, rules_guide
from dvergar.engine.game import Game
from dvergar.engine.lessons import Lesson
from dvergar.engine.words import package, source
from dvergar.server.messages.lessons import GuideText


@cache
def text(game: Game | None, language: str) -> tuple[str, str]:
    """Return the words of a game (None: of the house) in that language and the mark (ETag) of that text; "" for a game without words."""
    words = source("dvergar", language) if game is None else game.words(language) or ""
    return words, f'"{hashlib.blake2b(words.encode(), digest_size=12).hexdigest()}"'


@cache
def guide(game: Game, language: str) -> tuple[bytes, str] | None:
    """Return a game's rules guide as JSON and its mark; None where there is none."""
    text, name = game.guide(language), package(game)
    if text is None:
        return None
    found = msgspec.json.encode(GuideText(text, **rules_guide.links(name)))
    return found, f'"{hashlib.blake2b(found, digest_size=12).hexdigest()}"'


def lesson(game: Game) -> list[Lesson]:
    """Return the chapters of a game's lesson; none where there is none, or where other tables make another game of it."""
    name = package(game)
    found = [] if name is None else lessons.find(name)
    return [chapter for chapter in found if chapter.head.game.cards == game.cards]
