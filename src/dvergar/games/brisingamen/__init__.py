"""Brísingamen (Freya's Folly), by Don Bone: dwarves fetch gems from a branching mine for jewels and Freya's necklace (3 to 5 seats)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar.engine.actions import ActionSpace
from dvergar.engine.game import Game, Option, OptionValue
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view_feed import ViewFeed
from dvergar.games.brisingamen.cards import MOST_DWARVES, MOST_SEATS, SKILLS, TYPES, CardData
from dvergar.games.brisingamen.loading import read
from dvergar.games.brisingamen.rules.play import BrisingamenState

if TYPE_CHECKING:
    from dvergar.engine.match import Match
    from dvergar.engine.observation import Observer
    from dvergar.engine.policy import Heuristics, PolicyMaker
    from dvergar.engine.score_form import Form, Tally
    from dvergar.engine.score_sheet import Entries
    from dvergar.engine.view import Result, View


class Brisingamen(Game):
    """The game with one set of tables."""

    id = "brisingamen"
    title = "Brísingamen"
    seats = range(3, 6)
    minutes = 75
    reconstructed = True

    def __init__(self, data: CardData, folder: Path | None) -> None:
        self.data = data
        self.cards = data.digest
        self.replaced = folder
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
            Option("max_rounds", "range", data.rounds, "After how many rounds the game ends, if nobody has ended it.", "rules", low=30, high=200),
            Option("round_cap", "choice", "on", "off plays on, however many rounds that takes; not for bots alone.", "rules", values=["on", "off"]),
            Option("even_turns", "choice", "off", "on plays the last round to its end.", "rules", values=["off", "on"]),
            Option("auto_harvest", "choice", "on", "on answers yes for the seat wherever a harvest costs no stamina.", "table", values=["on", "off"]),
            Option("open_piles", "choice", "off", "on lists the cards that nobody has seen yet.", "table", values=["off", "on"]),
        )
        self.actions = action_space(data)

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> State:
        """Make the state of a new match."""
        return BrisingamenState(self, seats, dict(options), rng, self.data)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a state to load into."""
        return BrisingamenState(self, seats, dict(options), Rng(0), self.data)

    def view(self, state: State, seat: int | None) -> View:
        """Return what that seat (None: a spectator) may know: all know the same."""
        from dvergar.games.brisingamen.view.table import view

        assert isinstance(state, BrisingamenState)
        return view(state, seat)

    def view_feed(self, state: State) -> ViewFeed:
        """Return what shows this state move after move."""
        from dvergar.games.brisingamen.view.table import BrisingamenFeed

        assert isinstance(state, BrisingamenState)
        return BrisingamenFeed(state)

    def result(self, state: State) -> Result:
        """Return the score sheet."""
        from dvergar.games.brisingamen.view.result import result

        assert isinstance(state, BrisingamenState)
        return result(state)

    def form(self, seats: int, options: Mapping[str, OptionValue]) -> Form:
        """Return what a score sheet of so many seats holds."""
        from dvergar.games.brisingamen.score_form import form

        return form(self.data, seats, dict(options))

    def tally(self, entries: Entries) -> Tally:
        """Count a score sheet."""
        from dvergar.games.brisingamen.score_form import tally

        return tally(BrisingamenState(self, entries.form.seats, dict(entries.form.options), Rng(0), self.data), entries)

    def written(self, match: Match) -> dict[str, Any]:
        """Return what a score sheet of that match holds."""
        from dvergar.games.brisingamen.score_form import written

        assert isinstance(match.state, BrisingamenState)
        return written(match.state)

    def taken(self, state: State) -> list[dict[str, list[str]]]:
        """Return the settings and parts of the necklace that each seat has completed."""
        from dvergar.games.brisingamen.view.result import taken

        assert isinstance(state, BrisingamenState)
        return taken(state)

    def observer(self, seats: int) -> Observer:
        """Return what writes observations at that seat count."""
        from dvergar.games.brisingamen.view.observation import BrisingamenObserver

        return BrisingamenObserver(self.data, seats)

    def policies(self) -> dict[str, PolicyMaker]:
        """Return this game's bots."""
        from dvergar.games.brisingamen.bot.policies import policies

        return policies()

    def heuristics(self) -> Heuristics:
        """Return what a search is told of this game."""
        from dvergar.games.brisingamen.bot.heuristics import BrisingamenHeuristics

        return BrisingamenHeuristics()


def action_space(data: CardData) -> ActionSpace:
    """Name the actions, in the order of the constants in state.py.

    >>> space = create(None).actions
    >>> space.size, space.name(7), space.parse("go(cav01,harvest)")
    (305, 'enter(speed)', 210)
    """
    space = ActionSpace()
    space.add("move", [str(number) for number in range(1, MOST_DWARVES + 1)])
    space.add("enter", ["", *SKILLS[1:6]])
    space.add("strength", [""])
    space.add("take", data.cards[:38])
    space.add("complete", data.cards)
    space.add("swap", [""])
    space.add("skill", SKILLS[1:])
    space.add("thief", [*map(str, range(MOST_SEATS)), "market"])
    space.add("pass", [""])
    space.add("gem", TYPES)
    for verb in ("keep", "enough", "harvest", "leave", "stay"):
        space.add(verb, [""])
    space.add("go", [id + flags for id in data.spaces for flags in ("", ",harvest", ",strength", ",harvest,strength")])
    return space


def create(cards: Path | None) -> Game:
    """Return the game, with the tables in the folder `cards` in place of the printed ones; raises `BadData`."""
    return Brisingamen(read(cards), cards)
