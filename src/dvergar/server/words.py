"""Fluent texts as the page reads them."""

from __future__ import annotations

import hashlib
from functools import cache

from dvergar.engine.game import Game
from dvergar.engine.words import source


def package(game: Game) -> str | None:
    """Return the package that holds `words/` for a game: its class's own, or one around it; None when there is none."""
    parts = type(game).__module__.split(".")
    for end in range(len(parts), 0, -1):
        name = ".".join(parts[:end])
        if name != "dvergar" and _there(name):
            return name
    return None


def _there(name: str) -> bool:
    try:
        source(name, "en")
    except (OSError, ImportError, TypeError):
        return False
    return True


@cache
def text(name: str | None, language: str) -> tuple[str, str]:
    """Return a package's words in that language and the mark (ETag) of that text; "" for a game without words."""
    words = "" if name is None else source(name, language)
    return words, f'"{hashlib.blake2b(words.encode(), digest_size=12).hexdigest()}"'
