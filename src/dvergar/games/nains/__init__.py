"""Nains, by Serge Laget: the bids of Nidavellir in the world of the comics, with five Orders, symbols and mercenaries (2 to 5 seats)."""

from __future__ import annotations

from pathlib import Path

from dvergar.engine.game import Game, OptionValue
from dvergar.engine.rng import Rng
from dvergar.games.nains.cards import CardData
from dvergar.games.nains.loading import OPTIONS, read
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import action_space
from dvergar.mechanics.tavern.game import TavernGame

MEANINGS = {
    "elite_order": "random shuffles the Elite Cognars, class lays them in the order of the columns; it changes no result.",
    "show_derivable_coins": "on shows everybody's five coins, which all could work out; off leaves that to memory.",
    "live_scores": "on shows all totals during play.",
    "reveal_last_card": "on shows the card of Era 2 that nobody took once the match is over.",
}


class Nains(TavernGame):
    """The game with one set of card data."""

    id = "nains"
    package = __name__
    title = "Nains"
    data: CardData

    def __init__(self, data: CardData, folder: Path | None) -> None:
        super().__init__(data, folder, OPTIONS, MEANINGS, 1)
        self.reconstructed = data.reconstructed
        self.actions = action_space(data)

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> NainsState:
        """Make a state, before `State.begin`."""
        return NainsState(self, seats, options, rng, self.data)


def create(cards: Path | None) -> Game:
    """Return the game with its own card data, or with that of the files in the folder `cards`; raises `BadData`."""
    return Nains(read(cards), cards)
