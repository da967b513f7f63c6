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
    """The tables that the tavern mechanics need of a game; a game's own tables extend it. Lists run by card and are never changed once read.

    Cards are ints: first what lies in taverns, then, from `first_hero`, the heroes or whoever comes for a line (hero `h` is card
    `first_hero + h`). Those that nobody can tell apart are the same int. `column` is 0..4 for a card that goes to a class column, 5 or more
    for any other.
    """

    def __init__(self) -> None:
        self.digest = ""  # hash of all files
        self.setups: list[Setup | None] = []  # by seat count
        self.base: list[int] = []  # the coins every seat begins with, ascending
        self.exchange = -1  # the coin among them that trades
        self.special = -1  # the better exchange coin
        self.special_gem = 0  # never exchanged; no gem is 0
        self.most_coin = 0  # the highest value there is
        self.ids: list[str] = []
        self.kind: list[int] = []
        self.age: list[int] = []  # of its deck; 0 for a card of none
        self.column: list[int] = []
        self.grades: list[int] = []
        self.faces: list[list[int]] = []  # points of each grade
        self.points: list[int] = []  # their sum
        self.numbered: list[bool] = []  # False for a dwarf without a printed number
        self.effect: list[int] = []
        self.amount: list[int] = []  # the number of that effect
        self.flat: list[int] = []  # points from the command zone
        self.bonus: list[int] = []  # by which a coin grows when this card comes; 0 for most
        self.single: list[tuple[int, ...]] = []  # each card as a column of its own: joined to another, it saves making one
        self.first_hero = 0
        self.heroes = 0  # how many there are
        self.distinctions: list[str] = []  # ids of what the end of the first age brings
        self.judged: list[int] = []  # by distinction: the column whose grades are compared; 5 or more for something else
        self.score_lines: list[str] = []  # keys in order
        self.option_defaults: dict[str, str] = {}
        self.classes: list[str] = []  # ids of the columns
        self.taverns: list[str] = []  # ids
        self.tavern_words: list[str] = []  # word keys
        self.place_words: list[str] = []  # of the taverns, the pouch, the hand
        self.class_words: list[str] = []
        self.card_words: list[str] = []  # by card
        self.judged_words: list[str] = []  # by distinction: of what is compared

    def setup(self, seats: int) -> Setup:
        """Return what that seat count fixes."""
        found = self.setups[seats]
        if found is None:
            raise ValueError(f"there is no set-up for {seats} seats")
        return found

    def card(self, id: str) -> int:
        """Return the int of a card or hero; raises `ValueError` for an unknown id."""
        return self.ids.index(id)

    def hero(self, id: str) -> int:
        """Return the number of a hero, from 0; raises `ValueError` for an unknown id."""
        return self.ids.index(id, self.first_hero) - self.first_hero

    def name(self, game: str) -> None:
        """Fill the word keys of everything once it has its id."""
        self.card_words = [f"@{game}-card-{id}" for id in self.ids]
        self.class_words = [f"@{game}-class-{id}" for id in self.classes]
        self.tavern_words = [f"@{game}-tavern-{id}" for id in self.taverns]
        self.place_words = [f"@{game}-place-{id}" for id in [*self.taverns, "pouch", "hand"]]
        self.judged_words = [self.class_words[column] for column in self.judged if column < COLUMNS]
