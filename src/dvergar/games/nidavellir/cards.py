"""The card data of Nidavellir as int lists (spec 2): `loading.py` fills one `CardData` from `data/*.toml`, and hot code reads it."""

from __future__ import annotations

from typing import Final

from dvergar.mechanics.tavern.board import Board

# Classes, in the order of the columns.
WARRIOR: Final = 0
HUNTER: Final = 1
MINER: Final = 2
BLACKSMITH: Final = 3
EXPLORER: Final = 4
NEUTRAL: Final = 5  # of a hero who goes to the command zone
NO_CLASS: Final = 6  # of a royal offering
CLASSES: Final = ["warrior", "hunter", "miner", "blacksmith", "explorer"]
TAVERNS: Final = ["goblin", "dragon", "horse"]

# Kinds of cards.
DWARF: Final = 0
OFFERING: Final = 1
HERO: Final = 2

# Effects of heroes; `CardData.amount` is their number.
PLAIN: Final = 0
DISCARD_DWARVES: Final = 1  # how many other columns lose their last dwarf
REQUIRES_GRADES: Final = 2  # grades needed in its column before
PER_EXPLORER: Final = 3  # points for each explorer grade
DWERG: Final = 4
HIGHEST_COIN: Final = 5
TRANSFORM_COIN: Final = 6  # bonus
ULINE: Final = 7
YLUD: Final = 8
THRUD: Final = 9

# Rewards of distinctions.
REWARD_TRANSFORM: Final = 0
REWARD_COIN: Final = 1
REWARD_GEM: Final = 2
REWARD_BLACKSMITH: Final = 3
REWARD_DRAW: Final = 4

LINES: Final = ["warrior", "warrior_bonus", "hunter", "miner", "blacksmith", "explorer", "dwerg", "neutral", "coins", "gem"]


class CardData(Board):
    """All numbers of the game.

    Cards are first the dwarves and offerings in the order of `cards.toml`, then the heroes in the order of `heroes.toml`. Copies of one face
    are the same int, and of faces that only the 5-player mark tells apart the first one stands for both in the decks.
    """

    def __init__(self) -> None:
        super().__init__()
        self.classes = CLASSES
        self.taverns = TAVERNS
        self.first_game: list[bool] = []  # by hero: plays in the hero set `first_game` too
        self.choosy: list[int] = []  # heroes that cannot always be recruited
        self.uline = -1  # cards; -1 where the card data has no such hero
        self.ylud = -1
        self.thrud = -1
        self.ylud_points: list[int] = []  # by class
        self.dwerg: list[int] = []  # points by number of brothers
        self.hunter_track: list[int] = []  # points by grades
        self.blacksmith_track: list[int] = []
        self.gem_points = 0  # of the special gem
        self.reward: list[int] = []  # by distinction
        self.reward_amount: list[int] = []  # bonus of a transformation, cards drawn, or the special blacksmith's card
