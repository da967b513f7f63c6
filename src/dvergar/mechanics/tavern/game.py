"""What the descriptors of all tavern games have in common. Never compiled: a game is an interpreted class."""

from __future__ import annotations

from pathlib import Path

from dvergar.engine.game import Option, PackagedGame
from dvergar.mechanics.tavern.board import Board


class TavernGame(PackagedGame):
    """A tavern game with one set of card data."""

    seats = range(2, 6)
    minutes = 45
    renamed = ({"master": "former"},)  # masters have learned

    def __init__(self, board: Board, folder: Path | None, options: dict[str, list[str]], meanings: dict[str, str], rules: int) -> None:
        """Take card data over; the first options, so many as `rules` says, go into the match, the others concern the table only."""
        super().__init__(board, folder)
        self.options = tuple(
            Option(key, "choice", board.option_defaults[key], meanings[key], "rules" if n < rules else "table", values)
            for n, (key, values) in enumerate(options.items())
        )
