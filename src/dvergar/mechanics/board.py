"""What stays the same through a match of a tavern game: coins, gems, decks and the numbers on the cards."""

from __future__ import annotations

from typing import Final

COLUMNS: Final = 5
TAVERNS: Final = 3
COINS: Final = 5


class Setup:
    """What one seat count fixes (Nidavellir spec 3, Nains spec 3). Lists are shared by all states and never changed."""

    def __init__(self, seats: int, rounds: int, width: int, gems: list[int], treasure: list[int], decks: list[list[int]]) -> None:
        self.seats = seats
        self.rounds = rounds  # in each age
        self.width = width  # cards in each tavern
        self.gems = gems  # dealt at the start, ascending
        self.treasure = treasure  # copies by value at the start
        self.decks = decks  # the cards of each age, ascending


class Board:
    """The numbers that the tavern mechanics need of a game; a game's tables extend it. Lists run by card.

    Cards are ints; those that nobody can tell apart are the same int. `column` is 0..4 for a card that goes to a class column, 5 or more for
    any other.
    """

    def __init__(self) -> None:
        self.setups: list[Setup | None] = []  # by seat count
        self.base: list[int] = []  # the coins every seat begins with, ascending
        self.exchange = -1  # the coin among them that trades
        self.special = -1  # the better exchange coin
        self.special_gem = 0  # never exchanged
        self.column: list[int] = []
        self.grades: list[int] = []
        self.points: list[int] = []
        self.single: list[tuple[int, ...]] = []  # each card as a column of its own: joined to another, it saves making one
        self.tavern_words: list[str] = []  # word keys
        self.card_words: list[str] = []  # word keys by card

    def setup(self, seats: int) -> Setup:
        """Return what that seat count fixes."""
        found = self.setups[seats]
        if found is None:
            raise ValueError(f"there is no set-up for {seats} seats")
        return found
