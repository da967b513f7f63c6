"""Nidavellir, by Serge Laget: bids with coins, dwarves of five classes, heroes for complete lines (2 to 5 seats)."""

from __future__ import annotations

from pathlib import Path

from dvergar.engine.game import Game, OptionValue
from dvergar.engine.rng import Rng
from dvergar.games.nidavellir.cards import CardData
from dvergar.games.nidavellir.loading import OPTIONS, read
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import action_space
from dvergar.mechanics.tavern.game import TavernGame

MEANINGS = {
    "hero_set": "all plays with every hero, first_game without Thrud, Ylud and Uline.",
    "distinction_evaluation": "sequential compares grades when each distinction is reached, snapshot once before the first.",
    "show_derivable_coins": "on shows everybody's five coins, which all could work out; off leaves that to memory.",
    "auto_pick_same_class": "on takes the highest card by itself when all cards left in a tavern are of one class.",
    "live_scores": "on shows all totals during play.",
}


class Nidavellir(TavernGame):
    """The game with one set of card data."""

    id = "nidavellir"
    package = __name__
    title = "Nidavellir"
    data: CardData

    def __init__(self, data: CardData, folder: Path | None) -> None:
        super().__init__(data, folder, OPTIONS, MEANINGS, 2)
        self.actions = action_space(data)

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> NidavellirState:
        """Make a state, before `State.begin`."""
        return NidavellirState(self, seats, options, rng, self.data)


def create(cards: Path | None) -> Game:
    """Return the game with its own card data, or with that of the files in the folder `cards`; raises `BadData`."""
    return Nidavellir(read(cards), cards)
