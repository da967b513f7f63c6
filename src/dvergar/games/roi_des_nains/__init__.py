"""Le Roi des Nains, by Bruno Faidutti: seven deals of tricks, each with a quest of its own and one special card (3 to 5 seats)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar.engine.actions import ActionSpace
from dvergar.engine.game import Game, Option, OptionValue
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view_feed import ViewFeed
from dvergar.games.roi_des_nains.cards import IDS, CardData
from dvergar.games.roi_des_nains.loading import OPTIONS, SEATS, read
from dvergar.games.roi_des_nains.rules.play import RoiState

if TYPE_CHECKING:
    from dvergar.engine.match import Match
    from dvergar.engine.observation import Observer
    from dvergar.engine.policy import Heuristics, PolicyMaker
    from dvergar.engine.score_form import Form, Tally
    from dvergar.engine.score_sheet import Entries
    from dvergar.engine.view import Result, View

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


class RoiDesNains(Game):
    """The game with one set of tables."""

    id = "roi_des_nains"
    title = "Le Roi des Nains"
    seats = SEATS
    minutes = 30

    def __init__(self, data: CardData, folder: Path | None) -> None:
        self.data = data
        self.cards = data.digest
        self.replaced = folder
        self.options = tuple(
            Option(key, "choice", data.defaults[key], MEANINGS[key], "table" if key in OF_THE_TABLE else "rules", values) for key, values in OPTIONS.items()
        )
        self.actions = action_space()

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> State:
        """Make the state of a new match."""
        return RoiState(self, seats, dict(options), rng, self.data)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a state to load into."""
        return RoiState(self, seats, dict(options), Rng(0), self.data)

    def view(self, state: State, seat: int | None) -> View:
        """Return what that seat (None: a spectator) may know."""
        from dvergar.games.roi_des_nains.view.table import view

        assert isinstance(state, RoiState)
        return view(state, seat)

    def view_feed(self, state: State) -> ViewFeed:
        """Return what shows this state move after move."""
        from dvergar.games.roi_des_nains.view.table import RoiFeed

        assert isinstance(state, RoiState)
        return RoiFeed(state)

    def result(self, state: State) -> Result:
        """Return the score sheet."""
        from dvergar.games.roi_des_nains.view.result import result

        assert isinstance(state, RoiState)
        return result(state)

    def form(self, seats: int, options: Mapping[str, OptionValue]) -> Form:
        """Return what a score sheet of so many seats holds."""
        from dvergar.games.roi_des_nains.score_form import form

        return form(self.data, seats, dict(options))

    def tally(self, entries: Entries) -> Tally:
        """Count a score sheet."""
        from dvergar.games.roi_des_nains.score_deals import tally

        return tally(RoiState(self, entries.form.seats, dict(entries.form.options), Rng(0), self.data), entries)

    def written(self, match: Match) -> dict[str, Any]:
        """Return what a score sheet of that match holds."""
        from dvergar.games.roi_des_nains.score_deals import written

        return written(match)

    def taken(self, state: State) -> list[dict[str, list[str]]]:
        """Return the quests that each seat has chosen."""
        from dvergar.games.roi_des_nains.view.result import taken

        assert isinstance(state, RoiState)
        return taken(state)

    def observer(self, seats: int) -> Observer:
        """Return what writes observations at that seat count."""
        from dvergar.games.roi_des_nains.view.observation import RoiObserver

        return RoiObserver(self.data, seats)

    def policies(self) -> dict[str, PolicyMaker]:
        """Return this game's bots."""
        from dvergar.games.roi_des_nains.bot.policies import policies

        return policies()

    def heuristics(self) -> Heuristics:
        """Return what a search is told of this game."""
        from dvergar.games.roi_des_nains.bot.heuristics import RoiHeuristics

        return RoiHeuristics()


def action_space() -> ActionSpace:
    """Name the actions, in the order of the constants in state.py.

    >>> space = create(None).actions
    >>> space.size, space.name(0), space.parse("card(CA)"), space.name(62)
    (63, 'card(C1)', 15, 'pass')
    """
    space = ActionSpace()
    space.add("card", IDS)
    space.add("side", ["a", "b"])
    space.add("seat", [str(seat) for seat in range(5)])
    space.add("hands", ["left", "right"])
    space.add("pass", [""])
    return space


def create(cards: Path | None) -> Game:
    """Return the game, with the tables in the folder `cards` in place of the printed ones; raises `BadData`."""
    return RoiDesNains(read(cards), cards)
