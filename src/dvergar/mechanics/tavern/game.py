"""What the descriptors of all tavern games have in common. Never compiled: a game is an interpreted class."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from dvergar.engine.game import Game, Option, OptionValue
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.mechanics.tavern.board import Board


class TavernGame(Game):
    """A tavern game with one set of tables."""

    seats = range(2, 6)
    minutes = 45

    def __init__(self, board: Board, folder: Path | None, options: dict[str, list[str]], meanings: dict[str, str], rules: int) -> None:
        """Take tables over; the first options, so many as `rules` says, go into the match, the others concern the table only."""
        self.cards = board.digest
        self.replaced = folder
        self.options = tuple(
            Option(key, "choice", board.option_defaults[key], meanings[key], "rules" if n < rules else "table", values)
            for n, (key, values) in enumerate(options.items())
        )

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> State:
        """Make a state."""
        raise TypeError("a game makes its own states")

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> State:
        """Make the state of a new match."""
        return self.make(seats, dict(options), rng)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a state to load into."""
        return self.make(seats, dict(options), Rng(0))
