"""Nidavellir, by Serge Laget: bids with coins, dwarves of five classes, heroes for complete lines (2 to 5 seats)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar.engine.actions import ActionSpace
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view_feed import ViewFeed
from dvergar.games.nidavellir.cards import CLASSES, CardData
from dvergar.games.nidavellir.loading import OPTIONS, read
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import PAIRS
from dvergar.mechanics.tavern.bids import SLOTS, add_tavern_actions
from dvergar.mechanics.tavern.game import TavernGame

if TYPE_CHECKING:
    from dvergar.engine.match import Match
    from dvergar.engine.observation import Observer
    from dvergar.engine.policy import Heuristics, PolicyMaker
    from dvergar.engine.score_form import Form, Tally
    from dvergar.engine.score_sheet import Entries
    from dvergar.engine.view import Result, View

MEANINGS = {
    "hero_set": "all plays with every hero, first_game without Thrud, Ylud and Uline.",
    "distinction_evaluation": "sequential compares grades when each distinction is reached, snapshot once before the first.",
    "show_derivable_coins": "on shows everybody's five coins, which all could work out; off leaves that to memory.",
    "auto_pick_same_class": "on takes the highest card by itself when all cards left in a tavern are of one class.",
    "live_scores": "on shows all totals during play.",
}


class Nidavellir(TavernGame):
    """The game with one set of tables."""

    id = "nidavellir"
    title = "Nidavellir"

    def __init__(self, data: CardData, folder: Path | None) -> None:
        super().__init__(data, folder, OPTIONS, MEANINGS, 2)
        self.data = data
        self.actions = action_space(data)

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> State:
        """Make a state."""
        return NidavellirState(self, seats, options, rng, self.data)

    def view(self, state: State, seat: int | None) -> View:
        """Return what that seat (None: a spectator) may know."""
        from dvergar.games.nidavellir.view.table import view

        assert isinstance(state, NidavellirState)
        return view(state, seat)

    def view_feed(self, state: State) -> ViewFeed:
        """Return what shows this state move after move."""
        from dvergar.games.nidavellir.view.table import NidavellirFeed

        assert isinstance(state, NidavellirState)
        return NidavellirFeed(state)

    def result(self, state: State) -> Result:
        """Return the score sheet."""
        from dvergar.games.nidavellir.view.result import result

        assert isinstance(state, NidavellirState)
        return result(state)

    def form(self, seats: int, options: Mapping[str, OptionValue]) -> Form:
        """Return what a score sheet of so many seats holds."""
        from dvergar.games.nidavellir.score_form import form

        return form(self.data, seats, dict(options))

    def tally(self, entries: Entries) -> Tally:
        """Count a score sheet."""
        from dvergar.games.nidavellir.score_form import tally

        return tally(NidavellirState(self, entries.form.seats, dict(entries.form.options), Rng(0), self.data), entries)

    def written(self, match: Match) -> dict[str, Any]:
        """Return what a score sheet of that match holds."""
        from dvergar.games.nidavellir.score_form import written

        assert isinstance(match.state, NidavellirState)
        return written(match.state)

    def taken(self, state: State) -> list[dict[str, list[str]]]:
        """Return each seat's heroes, and the classes in which it is strongest."""
        from dvergar.games.nidavellir.view.result import taken

        assert isinstance(state, NidavellirState)
        return taken(state)

    def observer(self, seats: int) -> Observer:
        """Return what writes observations at that seat count."""
        from dvergar.games.nidavellir.view.observation import NidavellirObserver

        return NidavellirObserver(self.data, seats)

    def policies(self) -> dict[str, PolicyMaker]:
        """Return this game's bots."""
        from dvergar.games.nidavellir.bot.policies import policies

        return policies()

    def heuristics(self) -> Heuristics:
        """Return what a search is told of this game."""
        from dvergar.games.nidavellir.bot.heuristics import NidavellirHeuristics

        return NidavellirHeuristics()


def action_space(data: CardData) -> ActionSpace:
    """Name the actions, in the order of the constants in state.py.

    >>> space = create(None).actions
    >>> space.size, space.name(0), space.parse("hero(kraal)")
    (157, 'bid(0,1,2)', 136)
    """
    space = ActionSpace()
    add_tavern_actions(space, data)
    space.add("trade", [f"{a},{b}" for a, b in PAIRS])
    space.add("thrud", CLASSES)
    space.add("ylud", CLASSES)
    space.add("keep", [""])
    space.add("discard", [f"{CLASSES[a]},{CLASSES[b]}" for a, b in PAIRS] + CLASSES)
    space.add("pioneer", SLOTS)
    space.add("hero", data.ids[data.first_hero :])
    return space


def create(cards: Path | None) -> Game:
    """Return the game, with the tables in the folder `cards` in place of the printed ones; raises `BadData`."""
    return Nidavellir(read(cards), cards)
