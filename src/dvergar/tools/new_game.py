"""`dvergar new-game ID DIR`: a working game in one file, as a package of its own that is found once it is installed."""

from __future__ import annotations

import keyword
import re
from pathlib import Path

from dvergar.engine.discovery import found

PROJECT = """\
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "dvergar-{name}"
version = "0.1.0"
description = "{title}, a game for Dvergar"
requires-python = ">=3.11"
dependencies = ["dvergar"]

[project.entry-points."dvergar.games"]
{id} = "{id}:{Class}.create"

[tool.hatch.build.targets.wheel]
include = ["{id}.py"]
"""

GAME = '''\
"""{title}: take the card you want before the others do. This text is the rules guide of the page, so tell the rules here.

2 to 4 dwarves, some five minutes. Three cards lie in a row. On your turn you take one into your store, and the row is filled up. When the deck is
empty and the row has been taken, the highest sum wins.
"""

from __future__ import annotations

from dvergar.simple import CARD, EVERYBODY, NOBODY, Card, Move, SimpleGame, SimpleState, cards, per_seat_cards

RULES = __doc__ or ""
ROW = 3


class {Class}State(SimpleState):
    """One position. Whatever somebody must not know lies in a field of cards that they do not see."""

    deck = cards(title=("Deck", "Pioche", "Stapel"), seen=NOBODY)
    row = cards(title=("Row", "Rangée", "Reihe"))
    stores = per_seat_cards(title=("Store", "Réserve", "Lager"), seen=EVERYBODY)  # scores are shown, so what counts is open

    def setup(self) -> None:
        """Shuffle, fill the row, and let chance say who begins."""
        self.deck = [card for card in range(len(self.simple.pack)) for _ in range(2)]
        self.rng.shuffle(self.deck)
        self.row = [self.deck.pop() for _ in range(ROW)]
        self.turn = self.rng.below(self.seats)

    def choices(self, seat: int) -> list[tuple[str, int]]:
        """Return what may be done: take any card of the row."""
        return [("take", card) for card in self.row]

    def play(self, seat: int, verb: str, thing: int) -> None:
        """Take the card, fill the row, and go on to the left."""
        self.row.remove(thing)
        self.stores[seat].append(thing)
        if self.deck:
            self.row.append(self.deck.pop())
        self.turn = self.next_seat(seat)
        self.over = int(not self.row)

    def scores(self) -> list[int]:
        """Return one total a seat."""
        return [sum(card + 1 for card in store) for store in self.stores]


class {Class}(SimpleGame):
    """The descriptor: what the game is called, who can play it, its cards and moves."""

    id = "{id}"
    title = "{title}"
    seats = range(2, 5)
    minutes = 5
    state = {Class}State
    pack = tuple(Card(("Axe", "Hache", "Axt"), number, "red", "battle-axe") for number in range(1, 10))
    moves = (Move("take", CARD, on="row"),)
    rules = RULES
    texts = {{
        "pitch": ("Take the best before the others do.", "Prenez le meilleur avant les autres.", "Nimm das Beste vor den anderen."),
        "prompt-turn": ("Take a card", "Prenez une carte", "Nimm eine Karte"),
    }}
'''

TEST = '''\
"""The game keeps what every game of Dvergar keeps."""

import pytest
from dvergar.checking.check import Finding, check

from {id} import {Class}


@pytest.mark.parametrize("finding", check({Class}.create(None)), ids=lambda finding: f"{{finding.suite}}, {{finding.seats}} seats")
def test_the_game_keeps_its_promises(finding: Finding) -> None:
    assert not finding.wrong
'''

README = """\
# {title}

A game for Dvergar in one file: `{id}.py`.

    pip install -e .            # beside an installed Dvergar
    dvergar check-game {id}     # is anything wrong with it?
    pytest                      # the same, as tests
    dvergar serve               # play it
"""


class Unfit(ValueError):
    """The name or the folder will not do; the text says why, and what would."""


def write(id: str, folder: Path) -> list[Path]:
    """Write a new game into a folder that is empty or not there yet, and return the files; raises `Unfit`."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,39}", id) or keyword.iskeyword(id):
        raise Unfit(f"{id[:60]!r} is no id of a game; right would be a word of small letters, digits and underscores, such as deep_shaft")
    if id in found():
        raise Unfit(f"there is a game called {id!r} already; take another name")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise Unfit(f"{folder} is not empty; name a new folder")
    title = id.replace("_", " ").title()
    blanks = {"id": id, "name": id.replace("_", "-"), "title": title, "Class": title.replace(" ", "")}
    texts = {"pyproject.toml": PROJECT, f"{id}.py": GAME, f"tests/test_{id}.py": TEST, "README.md": README}
    written = []
    for name, text in texts.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text.format(**blanks), encoding="utf-8")
        written.append(file)
    return written
