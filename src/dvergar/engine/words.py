"""Texts in three languages: Fluent files, one set for Python and the page."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from dvergar.engine.game import Game

LANGUAGES = ("en", "fr", "de")


@cache
def source(package: str, language: str) -> str:
    """Return a package's Fluent text in that language; `package` holds `words/<language>.ftl`."""
    return files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")


@cache
def parsed(text: str) -> Resource:
    """Return a Fluent text as a tree, which nobody changes: reading the text of the house takes some 50 ms, and each game needs it."""
    from fluent.runtime import FluentResource

    return FluentResource(text)


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
def words_of(game: Game, language: str) -> Words:
    """Return the texts of this package and of that game; they are read once."""
    return Words(language, own=game.words(language) or "")


class Words:
    """Texts of this package and of one game in one language.

    >>> Words("en").say("seat-name", number=2)
    'Seat 2'
    """

    bundle: FluentBundle | None

    def __init__(self, language: str, *packages: str, own: str = "") -> None:
        """Take the texts of these packages and, besides, a Fluent text `own`."""
        try:
            from fluent.runtime import FluentBundle
        except ModuleNotFoundError:  # in a browser, whose page makes all sentences
            self.bundle = None
            return
        self.bundle = FluentBundle([language], use_isolating=False)
        for text in (*(source(package, language) for package in ("dvergar", *packages)), own):
            self.bundle.add_resource(parsed(text))

    def has(self, word: str) -> bool:
        """Return whether that word is there."""
        return self.bundle is not None and self.bundle.has_message(word)

    def say(self, word: str, /, **args: str | int) -> str:
        """Return the sentence; `@key` is said in this language, `seat:0` as seat 1.

        Where Fluent is not installed, a word stands for its sentence.
        Raises `KeyError` for a word that is missing and `ValueError` for arguments that do not fit.
        """
        if self.bundle is None:
            return word
        if not self.bundle.has_message(word):
            raise KeyError(word)
        pattern = self.bundle.get_message(word).value
        if pattern is None:
            raise KeyError(word)
        text, errors = self.bundle.format_pattern(pattern, {key: self._meant(value) for key, value in args.items()})
        if errors:
            raise ValueError(f"{word}: {errors[0]}")
        return str(text)

    def _meant(self, value: str | int) -> str | int:
        if isinstance(value, str) and value.startswith("@"):
            return self.say(value[1:])
        if isinstance(value, str) and value.startswith("seat:"):
            return ", ".join(self.say("seat-name", number=int(seat) + 1) for seat in value[5:].split(","))
        return value
