"""Score reports: a tally as a table for a terminal, or as CSV for a spreadsheet."""

from __future__ import annotations

import csv
import io
from typing import Final

from dvergar.engine.discovery import game
from dvergar.engine.game import Game
from dvergar.engine.score_form import Path, Problem, Tally
from dvergar.engine.score_sheet import spot
from dvergar.engine.view import Args
from dvergar.engine.words import Words, words_of

FORMULA: Final = ("=", "+", "-", "@", "\t")  # a spreadsheet would take what begins so for a formula


class ScoreTexts:
    """The sentences of a tally in one language, with the names of the players."""

    def __init__(self, game: Game, names: list[str], language: str) -> None:
        self.game = game
        self.words: Words = words_of(game, language)
        self.names = [name or self.words.say("seat-name", number=seat + 1) for seat, name in enumerate(names)]

    def say(self, word: str, args: Args) -> str:
        """Return a sentence; seats in it become names."""
        return self.words.say(word, **{key: self._named(value) for key, value in args.items()})

    def label(self, key: str) -> str:
        """Return the name of a score line."""
        word = f"{self.game.id}-score-{key}"
        return self.words.say(word) if self.words.has(word) else self.words.say(f"score-{key}") if self.words.has(f"score-{key}") else key

    def place(self, path: Path) -> str:
        """Return where an entry stands: the player's name if it is a seat's, and the path."""
        if path[:1] == ["seats"] and len(path) > 1 and isinstance(path[1], int):
            return f"{self.names[path[1]]}: {spot(path[2:])}" if len(path) > 2 else self.names[path[1]]
        return spot(path)

    def _named(self, value: str | int) -> str | int:
        if isinstance(value, str) and value.startswith("seat:"):
            return ", ".join(self.names[int(seat)] for seat in value[5:].split(","))
        return value


def rows(tally: Tally, texts: ScoreTexts) -> list[tuple[str, list[int]]]:
    """Return label and points of each seat: rounds that are no score lines, then the score lines, then the totals."""
    seats = range(len(tally.names))
    found = [(texts.label(line.key), [tally.result.lines[seat][n].points for seat in seats]) for n, line in enumerate(tally.result.lines[0])]
    labels = {label for label, _ in found}
    own = [(texts.say(one.word, one.args), one.points) for one in tally.rounds]
    return [*(row for row in own if row[0] not in labels), *found, (texts.label("total"), tally.result.totals)]


def score_csv(tally: Tally, language: str = "en") -> str:
    """Return a tally as CSV: a line with the names, one for each score line, and the totals.

    >>> from dvergar.engine.score_sheet import score
    >>> print(score_csv(score("nidavellir", {"names": ["Ann", "Ben"], "seats": [{"hunter": {"grades": 3}}, {}]})).splitlines()[3])
    Hunters,9,0
    """
    texts = ScoreTexts(game(tally.game), tally.names, language)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow([texts.game.title, *("'" + name if name.startswith(FORMULA) else name for name in texts.names)])
    for label, points in rows(tally, texts):
        writer.writerow([label, *points])
    return out.getvalue()


def score_text(tally: Tally, language: str = "en") -> str:
    """Return a tally as a table, followed by winners, how a tie was broken, what is missing and what else there is to say."""
    texts = ScoreTexts(game(tally.game), tally.names, language)
    lines = rows(tally, texts)
    wide = max(len(label) for label, _ in lines)
    columns = [max(len(name), 6) for name in texts.names]
    out = [texts.game.title, " ".join([" " * wide, *(name.rjust(width) for name, width in zip(texts.names, columns, strict=True))])]
    out += [" ".join([label.ljust(wide), *(str(value).rjust(width) for value, width in zip(points, columns, strict=True))]) for label, points in lines]
    if tally.result.winners:
        seats = "seat:" + ",".join(map(str, tally.result.winners))
        out.append(texts.say("score-winners", {"seats": seats, "count": len(tally.result.winners)}))
    out += [texts.say(note.word, note.args) for note in (*tally.ties, *tally.notes)]
    out += [f"{texts.say(figure.word, figure.args)}: {figure.value}" for figure in tally.figures]
    for missing in tally.missing:
        whose = f"{texts.names[missing.path[1]]}: " if missing.path[0] == "seats" and isinstance(missing.path[1], int) else ""
        out.append(texts.say("score-missing", {"what": whose + texts.say(missing.word, missing.args)}))
    return "\n".join(out)


def problem_text(game: Game, names: list[str], problem: Problem, language: str = "en") -> str:
    """Return where a refused entry stands, and why it was refused."""
    texts = ScoreTexts(game, names, language)
    return f"{texts.place(problem.path)}: {texts.say(problem.word, problem.args)}"
