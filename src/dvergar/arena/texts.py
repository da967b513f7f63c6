"""Texts of a report: those of the arena, and those of a game for its own things."""

from __future__ import annotations

import math
from collections.abc import Mapping
from html import escape

from dvergar.engine.game import Game, OptionValue
from dvergar.engine.words import Words


class ReportTexts:
    """The texts of a report in one language; what has no text is named by its id."""

    def __init__(self, game: Game, language: str) -> None:
        self.id = game.id
        self.title = game.title
        self.words = Words(language, "dvergar.arena", own=game.words(language) or "")

    def __call__(self, word: str, /, **args: str | int) -> str:
        """Return a text of the arena or of the package."""
        return self.words.say(word, **args)

    def first(self, id: str, *words: str) -> str:
        """Say the first of these words that there is; else the id, as it stands in the rows."""
        for word in words:
            if self.words.has(word):
                try:
                    return self.words.say(word)
                except (KeyError, ValueError):  # it wants arguments
                    continue
        return id

    def game(self) -> str:
        """Say the game's title."""
        return self.first(self.title, f"{self.id}-title")

    def bot(self, level: str) -> str:
        """Say a level."""
        return self.first(level, f"level-{level}")

    def line(self, key: str) -> str:
        """Say a line of the score sheet."""
        return escape(self.first(key, f"{self.id}-score-{key}"))

    def fact(self, key: str) -> str:
        """Say a count; most have the name only that they have in the rows."""
        said = self.first("", f"{self.id}-fact-{key}")
        return escape(said) if said else f"<code>{escape(key)}</code>"

    def kind(self, kind: str) -> str:
        """Say a kind of thing that seats come by."""
        return self.first(kind.capitalize(), f"{self.id}-kind-{kind}", f"arena-kind-{kind}")

    def taken(self, kind: str, id: str) -> str:
        """Say one such thing."""
        said = self.first(id, *(f"{self.id}-{of}-{id}" for of in (kind, "card", "rule", "class", "cause")), f"arena-{kind}-{id}")
        return escape(said[:1].upper() + said[1:])

    def options(self, options: Mapping[str, OptionValue]) -> str:
        """Say the options that differ from the defaults."""
        said = []
        for key, value in options.items():
            text = ", ".join(value) if isinstance(value, list) else self.first(str(value), f"option-{key}-{value}")
            said.append(f"{self.first(key, f'option-{key}')}: {text}")
        return "; ".join(said)

    def number(self, value: float, digits: int = 1) -> str:
        """Write a number, with a real minus and the decimal mark of the language."""
        text = f"{value:,.{digits}f}"
        if not float(f"{value:.{digits}f}"):
            text = text.replace("-", "")
        marks = {",": "\u202f", ".": self.words.say("arena-mark"), "-": "\u2212"}
        return "".join(marks.get(sign, sign) for sign in text)

    def between(self, low: float, high: float) -> str:
        """Write the ends of an interval, if it has any."""
        return self.words.say("arena-to", low=self.tick(round(low, 1)), high=self.tick(round(high, 1))) if math.isfinite(low) else "\u2014"

    def tick(self, value: float) -> str:
        """Write a round number as short as it can be."""
        return self.number(value, next(digits for digits in (0, 1, 2, 3) if digits == 3 or abs(value - round(value, digits)) < 1e-9))

    def percent(self, share: float) -> str:
        """Write a share."""
        return self.words.say("arena-percent", number=self.number(100 * share, 0 if share in (0.0, 1.0) else 1))

    def percent_tick(self, share: float) -> str:
        """Write a round share."""
        return self.words.say("arena-percent", number=self.number(100 * share, 0))
