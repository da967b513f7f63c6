"""Le Roi des Nains, by Bruno Faidutti: seven deals of tricks, each with a quest of its own and one special card (3 to 5 seats)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar.engine.game import Game, Option, OptionValue, PackagedGame
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.roi_des_nains.cards import CardData
from dvergar.games.roi_des_nains.loading import OPTIONS, SEATS, read
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import action_space

if TYPE_CHECKING:
    from dvergar.engine.score_entries import Entries
    from dvergar.engine.score_form import Tally


MEANINGS = {
    "tile_set": "classic plays with the tiles of 2011, revised with those of the later printing, all with both.",
    "specials": "all plays with every special card, no_sorcerer without the Sorcerer, who asks after each trick.",
    "deals": "How many regular deals are played.",
    "first_dealer": "random lets chance name the first dealer, seat0 the first seat deals.",
    "tie_break": "extra_deals plays on while the first place is tied, shared_victory ends after the last regular deal.",
    "excalibur_lead": "free lets Excalibur lead a trick, last_card_only when it is the only card in hand.",
    "won_tricks": "open lets everybody look through the tricks won, last_trick_only shows the last one.",
    "live_score": "on shows what the quest gives each seat so far.",
}
OF_THE_TABLE = ("won_tricks", "live_score")


class RoiDesNains(PackagedGame):
    """The game with one set of card data."""

    id = "roi_des_nains"
    package = __name__
    title = "Le Roi des Nains"
    seats = SEATS
    minutes = 30
    renamed = ({"master": "former"},)  # masters look through two tricks with the answers of all seats
    data: CardData

    def __init__(self, data: CardData, folder: Path | None) -> None:
        super().__init__(data, folder)
        self.options = tuple(
            Option(key, "choice", data.defaults[key], MEANINGS[key], "table" if key in OF_THE_TABLE else "rules", values) for key, values in OPTIONS.items()
        )
        self.actions = action_space()

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> RoiState:
        """Make a state, before `State.begin`."""
        return RoiState(self, seats, options, rng, self.data)

    def tally(self, entries: Entries) -> Tally:
        """Count a score sheet."""
        from dvergar.games.roi_des_nains.score_deals import tally

        return tally(self.make(entries.form.seats, dict(entries.form.options), Rng(0)), entries)

    def written(self, state: State, seed: int, moves: list[tuple[int, int]]) -> dict[str, Any]:
        """Return what a score sheet of that match holds."""
        from dvergar.games.roi_des_nains.score_deals import written

        first = self.new(state.seats, seed, state.options)
        assert isinstance(first, RoiState)
        return written(first, moves)


def create(cards: Path | None) -> Game:
    """Return the game with its own card data, or with that of the files in the folder `cards`; raises `BadData`."""
    return RoiDesNains(read(cards), cards)
