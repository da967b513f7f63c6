"""How the cards and coins of a tavern game look, whoever sees them."""

from __future__ import annotations

from dvergar.mechanics.tavern.board import Board
from dvergar.mechanics.tavern.coins import KINDS
from dvergar.mechanics.tavern.messages import CoinFace, Face, HeroView, Place


class Looks:
    """Faces of all cards and coins, made once for each set of tables."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.faces = [self.face(card) for card in range(len(board.ids))]
        self.places: dict[tuple[int, int, bool], Place] = {}  # by coin (-1: unknown), where, face up
        self.bare = [HeroView(face=face) for face in self.faces]  # as a spectator sees a hero
        self._worth: dict[tuple[int, int], HeroView] = {}  # by hero and what it would bring
        self.coins = [CoinFace(value=value, kind=kind) for value in range(board.most_coin + 1) for kind in KINDS]  # by coin, see coins.py

    def face(self, card: int) -> Face:
        """Return the face of a card as it lies in a tavern or among the heroes."""
        raise TypeError("a game draws its cards")

    def standing(self, column: int, cards: tuple[int, ...]) -> list[Face]:
        """Return the cards of a column as they stand there."""
        return [self.faces[card] for card in cards]

    def worth(self, card: int, value: int) -> HeroView:
        """Return a hero with what it would bring a reader: the same for all who get as much of it."""
        found = self._worth.get((card, value))
        if found is None:
            found = self._worth[card, value] = HeroView(face=self.faces[card], value=value)
        return found
