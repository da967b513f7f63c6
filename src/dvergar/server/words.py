"""Fluent texts as the page reads them."""

from __future__ import annotations

import hashlib
from functools import cache

from dvergar.engine.words import package, source

__all__ = ["package", "text"]


@cache
def text(name: str | None, language: str) -> tuple[str, str]:
    """Return a package's words in that language and the mark (ETag) of that text; "" for a game without words."""
    words = "" if name is None else source(name, language)
    return words, f'"{hashlib.blake2b(words.encode(), digest_size=12).hexdigest()}"'
