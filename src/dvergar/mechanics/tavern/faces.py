"""Faces of the cards and coins of a tavern game: the messages that say how they look, the same for all readers."""

from __future__ import annotations

from dvergar.mechanics.tavern.board import Board
from dvergar.mechanics.tavern.coins import KINDS
from dvergar.mechanics.tavern.messages import CoinFace, Face, HeroView, Place


class Faces:
    """Faces of all cards and coins, built once for each set of card data."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cards = [self.face(card) for card in range(len(board.ids))]
        self.places: dict[tuple[int, int, bool], Place] = {}  # by coin (-1: unknown), where, face up
        self.heroes = [HeroView(face=face) for face in self.cards]  # by card, as a spectator sees it among the heroes
        self._valued: dict[tuple[int, int, int], HeroView] = {}  # by card, the points that it would bring, and those of them that may be lost
        self.coins = [CoinFace(value=value, kind=kind) for value in range(board.most_coin + 1) for kind in KINDS]  # by coin, see coins.py

    def face(self, card: int) -> Face:
        """Return the face of a card as it lies in a tavern or among the heroes."""
        raise TypeError("a game draws its cards")

    def standing(self, column: int, cards: tuple[int, ...]) -> list[Face]:
        """Return the cards of a column as they stand there."""
        return [self.cards[card] for card in cards]

    def hero(self, card: int, value: int, contested: int = 0) -> HeroView:
        """Return a hero with the points that it would bring a reader; readers with the same points share the message."""
        found = self._valued.get((card, value, contested))
        if found is None:
            found = self._valued[card, value, contested] = HeroView(face=self.cards[card], value=value, contested=contested)
        return found
