"""Nains, by Serge Laget: the bids of Nidavellir in the world of the comics, with five Orders, symbols and mercenaries (2 to 5 seats)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar.engine.actions import ActionSpace
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view_feed import ViewFeed
from dvergar.games.nains.cards import CLASSES, CardData
from dvergar.games.nains.loading import OPTIONS, read
from dvergar.games.nains.rules.play import NainsState
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
    "elite_order": "random shuffles the Elite Cognars, class lays them in the order of the columns; it changes no result.",
    "show_derivable_coins": "on shows everybody's five coins, which all could work out; off leaves that to memory.",
    "live_scores": "on shows all totals during play.",
    "reveal_last_card": "on shows the card of Era 2 that nobody took once the match is over.",
}


class Nains(TavernGame):
    """The game with one set of tables."""

    id = "nains"
    title = "Nains"

    def __init__(self, data: CardData, folder: Path | None) -> None:
        super().__init__(data, folder, OPTIONS, MEANINGS, 1)
        self.data = data
        self.reconstructed = data.reconstructed
        self.actions = action_space(data)

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> State:
        """Make a state."""
        return NainsState(self, seats, options, rng, self.data)

    def view(self, state: State, seat: int | None) -> View:
        """Return what that seat (None: a spectator) may know."""
        from dvergar.games.nains.view.table import view

        assert isinstance(state, NainsState)
        return view(state, seat)

    def view_feed(self, state: State) -> ViewFeed:
        """Return what shows this state move after move."""
        from dvergar.games.nains.view.table import NainsFeed

        assert isinstance(state, NainsState)
        return NainsFeed(state)

    def result(self, state: State) -> Result:
        """Return the score sheet."""
        from dvergar.games.nains.view.result import result

        assert isinstance(state, NainsState)
        return result(state)

    def form(self, seats: int, options: Mapping[str, OptionValue]) -> Form:
        """Return what a score sheet of so many seats holds."""
        from dvergar.games.nains.score_form import form

        return form(self.data, seats, dict(options))

    def tally(self, entries: Entries) -> Tally:
        """Count a score sheet."""
        from dvergar.games.nains.score_form import tally

        return tally(NainsState(self, entries.form.seats, dict(entries.form.options), Rng(0), self.data), entries)

    def written(self, match: Match) -> dict[str, Any]:
        """Return what a score sheet of that match holds."""
        from dvergar.games.nains.score_form import written

        assert isinstance(match.state, NainsState)
        return written(match.state)

    def taken(self, state: State) -> list[dict[str, list[str]]]:
        """Return each seat's Cognars and Elite Cognars, and the Orders in which it is strongest."""
        from dvergar.games.nains.view.result import taken

        assert isinstance(state, NainsState)
        return taken(state)

    def observer(self, seats: int) -> Observer:
        """Return what writes observations at that seat count."""
        from dvergar.games.nains.view.observation import NainsObserver

        return NainsObserver(self.data, seats)

    def policies(self) -> dict[str, PolicyMaker]:
        """Return this game's bots."""
        from dvergar.games.nains.bot.policies import policies

        return policies()

    def heuristics(self) -> Heuristics:
        """Return what a search is told of this game."""
        from dvergar.games.nains.bot.heuristics import NainsHeuristics

        return NainsHeuristics()


def action_space(data: CardData) -> ActionSpace:
    """Name the actions, in the order of the constants in state.py.

    >>> space = create(None).actions
    >>> space.size, space.name(0), space.parse("hero(volgrir)"), space.name(151)
    (152, 'bid(0,1,2)', 110, 'mercenary(wal,talion)')
    """
    space = ActionSpace()
    add_tavern_actions(space, data)
    space.add("svara", SLOTS)
    space.add("discard", SLOTS)
    space.add("gaat", CLASSES)
    heroes = data.ids[data.first_hero :]
    space.add("hero", heroes[: data.ordinary])
    space.add("mercenary", [f"{id},{cls}" for id in heroes[data.ordinary : data.ordinary + data.mercenaries] for cls in CLASSES])
    return space


def create(cards: Path | None) -> Game:
    """Return the game, with the tables in the folder `cards` in place of the reconstructed ones; raises `BadData`."""
    return Nains(read(cards), cards)
