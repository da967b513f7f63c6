"""What was entered into a score sheet, checked; and how sentences about it name seats and items."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from dvergar.engine.score_form import Form, Item, Missing, Note, Path, Problem

MOST_PROBLEMS: Final = 50  # told of one sheet


class Entries:
    """What was entered, checked: plain values by key, refused and missing ones left out; and what was found wrong or missing."""

    def __init__(self, form: Form) -> None:
        self.form = form
        self.names = [""] * form.seats
        self.table: dict[str, Any] = {}
        self.seats: list[dict[str, Any]] = [{} for _ in range(form.seats)]
        self.problems: list[Problem] = []
        self.missing: list[Missing] = []
        self.ties: list[Note] = []
        self.supplies: dict[tuple[str, str], Counter[int]] = {}  # by pool and item: how many each seat (-1: the table) has

    def wrong(self, path: Path, word: str, /, **args: str | int) -> None:
        """Note a problem."""
        if len(self.problems) < MOST_PROBLEMS:
            self.problems.append(Problem(list(path), word, args))

    def lacks(self, path: Path, word: str, /, **args: str | int) -> None:
        """Note that an entry is missing."""
        self.missing.append(Missing(list(path), word, args))

    def mode(self, seat: int) -> str:
        """Return how that seat is filled in."""
        return str(self.seats[seat].get("mode", self.form.modes[0] if self.form.modes else ""))

    def refuse(self, path: Path, word: str, /, **args: str | int) -> None:
        """Note a problem and take the entry at that path out."""
        self.wrong(path, word, **args)
        place: Any = {"table": self.table, "seats": self.seats}
        for step in path[:-1]:
            place = place[step]
        if isinstance(place, dict):
            place.pop(path[-1], None)
        else:
            place[path[-1]] = None


def named(text: str) -> str:
    """Return a word key as an argument of a sentence."""
    return f"@{text}"


def seats_arg(seats: list[int]) -> str:
    """Return seats as an argument of a sentence."""
    return "seat:" + ",".join(map(str, seats))


def shared_victory(winners: list[int], points: int) -> Note:
    """Return the sentence for seats that win together."""
    return Note("score-tie-shared", {"seats": seats_arg(winners), "count": len(winners), "points": points})


def item_args(item: Item) -> str:
    """Return an item as an argument of a sentence: its word, where that stands alone, else its id."""
    return item.id if item.args else named(item.word)
