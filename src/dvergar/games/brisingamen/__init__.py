"""Brísingamen (Freya's Folly), by Don Bone: dwarves fetch gems from a branching mine for jewels and Freya's necklace (3 to 5 seats)."""

from __future__ import annotations

from pathlib import Path

from dvergar.engine.game import Game, Option, OptionValue, PackagedGame
from dvergar.engine.rng import Rng
from dvergar.games.brisingamen.cards import CardData
from dvergar.games.brisingamen.loading import read
from dvergar.games.brisingamen.rules.phases import action_space
from dvergar.games.brisingamen.rules.play import BrisingamenState


class Brisingamen(PackagedGame):
    """The game with one set of card data."""

    id = "brisingamen"
    package = __name__
    title = "Brísingamen"
    seats = range(3, 6)
    minutes = 75
    reconstructed = True
    renamed = ({"master": "former"},)  # masters have another taste
    data: CardData

    def __init__(self, data: CardData, folder: Path | None) -> None:
        super().__init__(data, folder)
        self.options = (
            Option(
                "turn_order",
                "choice",
                "rotating",
                "rotating moves the first seat one place on after each round, fixed_order plays clockwise for ever.",
                "rules",
                values=["rotating", "fixed_order"],
            ),
            Option(
                "tie_break",
                "choice",
                "shared",
                "shared lets tied seats win together, settings asks first for more settings, then for more tokens.",
                "rules",
                values=["shared", "settings"],
            ),
            Option(
                "max_rounds",
                "range",
                data.rounds,
                "After how many rounds the game ends, if nobody has ended it.",
                "rules",
                low=30,
                high=200,
                only={"round_cap": ["on"]},
            ),
            Option("round_cap", "choice", "on", "off plays on, however many rounds that takes; not for bots alone.", "rules", values=["on", "off"]),
            Option("even_turns", "choice", "off", "on plays the last round to its end.", "rules", values=["off", "on"]),
            Option("auto_harvest", "choice", "on", "on answers yes for the seat wherever a harvest costs no stamina.", "table", values=["on", "off"]),
            Option("open_piles", "choice", "off", "on lists the cards that nobody has seen yet.", "table", values=["off", "on"]),
        )
        self.actions = action_space(data)

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> BrisingamenState:
        """Make a state, before `State.begin`."""
        return BrisingamenState(self, seats, options, rng, self.data)


def create(cards: Path | None) -> Game:
    """Return the game with its own card data, or with that of the files in the folder `cards`; raises `BadData`."""
    return Brisingamen(read(cards), cards)
