"""The tables of Nidavellir as int lists (spec 2). `reading.py` fills them from `data/*.toml`; hot code reads one `Tables` object."""

from __future__ import annotations

from typing import Final

from dvergar.mechanics.board import Board

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

# Effects of heroes; `Tables.amount` is their number.
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


class Tables(Board):
    """All numbers of the game; lists are never changed once read.

    Cards are ints: first the dwarves and offerings in the order of `cards.toml`, then, from `first_hero`, the heroes in the order of `heroes.toml`
    (hero `h` is card `first_hero + h`). Copies of one face are the same int, and of faces that only the 5-player mark tells apart the first one
    stands for both in the decks. Lists run by card unless they say otherwise.
    """

    def __init__(self) -> None:
        super().__init__()
        self.digest = ""  # hash of all files
        self.ids: list[str] = []
        self.kind: list[int] = []
        self.age: list[int] = []  # of its deck; 0 for the special blacksmith and for heroes
        self.faces: list[list[int]] = []  # points of each grade
        self.numbered: list[bool] = []  # False for a dwarf without a printed number
        self.bonus: list[int] = []  # of an offering, or of a hero who transforms a coin; else 0
        self.effect: list[int] = []
        self.amount: list[int] = []
        self.flat: list[int] = []  # points from the command zone
        self.first_hero = 0
        self.heroes = 0  # how many there are
        self.first_game: list[bool] = []  # by hero: plays in the hero set `first_game` too
        self.choosy: list[int] = []  # heroes that cannot always be recruited
        self.uline = -1  # cards; -1 where the tables have no such hero
        self.ylud = -1
        self.thrud = -1
        self.ylud_points: list[int] = []  # by class
        self.dwerg: list[int] = []  # points by number of brothers
        self.hunter_track: list[int] = []  # points by grades
        self.blacksmith_track: list[int] = []
        self.gem_points = 0  # of the special gem
        self.most_coin = 0  # the highest value there is
        self.distinctions: list[str] = []  # ids in order of evaluation; the next three lists run alike
        self.judged: list[int] = []  # class whose grades are compared
        self.reward: list[int] = []
        self.reward_amount: list[int] = []  # bonus of a transformation, cards drawn, or the special blacksmith's card
        self.score_lines: list[str] = []  # keys in order
        self.option_defaults: dict[str, str] = {}
        self.class_words: list[str] = []  # word keys

    def card(self, id: str) -> int:
        """Return the int of a card or hero; raises `ValueError` for an unknown id."""
        return self.ids.index(id)

    def hero(self, id: str) -> int:
        """Return the number of a hero, from 0; raises `ValueError` for an unknown id."""
        return self.ids.index(id, self.first_hero) - self.first_hero
