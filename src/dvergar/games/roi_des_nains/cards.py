"""The card data of Le Roi des Nains as int lists (spec 2): `loading.py` fills one `CardData` from `data/*.toml`, and hot code reads it.

A card is an int: 16 of each suit in the order of their strength (`C1 C2 .. C10 C11a C11b CV CD CR CA`, then Dwarves, then Goblins), then the five
magic cards. So `card >> 4` is the suit, and of two cards of one suit the greater int is the stronger card.
"""

from __future__ import annotations

from typing import Final

# Suits; a magic card has none.
KNIGHT: Final = 0
DWARF: Final = 1
GOBLIN: Final = 2
NO_SUIT: Final = 3
SUITS: Final = ["knight", "dwarf", "goblin"]
LETTERS: Final = "CNG"

RANKS: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11a", "11b", "V", "D", "R", "A"]
STRENGTHS: Final = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 12, 13, 14, 15]  # by `card & 15`
CHAMPION: Final = 15  # `card & 15` of an A
MAGIC: Final = 48  # the first magic card
MAGICS: Final = ["DRA", "MOM", "MAR", "SOR", "EXC"]
CARDS: Final = 53
IDS: Final = [letter + rank for letter in LETTERS for rank in RANKS] + MAGICS

# Effects of specials; `CardData.amount` is their number of points, or the factor.
PLAIN: Final = 0
BONUS: Final = 1  # for the winner of the trick
BONUS_NEXT: Final = 2  # for the winner of the next trick
BONUS_LAST: Final = 3  # for its player, in the last trick
BONUS_HEADS: Final = 4  # for its player, for each head in the trick
DOUBLE: Final = 5
SWAP: Final = 6
ROTATE: Final = 7
EXCHANGE: Final = 8
DRAGON: Final = 9
MUMMY: Final = 10
PUPPETEER: Final = 11
SORCERER: Final = 12
EXCALIBUR: Final = 13

# Kinds of rules (spec 6.1).
PER_CARD: Final = 0
PER_TRICK: Final = 1
EXACT_TRICKS: Final = 2
PARITY_TRICKS: Final = 3
SAME_TRICKS: Final = 4
SUIT_COUNT: Final = 5
LOWEST_VALUE: Final = 6
RANK_RUN: Final = 7
TRIPLES: Final = 8
TRICK_STREAK: Final = 9
VALUE_SUM_MOST: Final = 10
NTH_TRICK_RACE: Final = 11
NEIGHBOURS: Final = 12
KINDS: Final = [
    "per_card",
    "per_trick",
    "exact_tricks",
    "parity_tricks",
    "same_tricks",
    "suit_count",
    "lowest_value",
    "rank_run",
    "triples",
    "trick_streak",
    "value_sum_most",
    "nth_trick_race",
    "neighbours",
]

# Whose tricks a rule looks at.
SELF: Final = 0
RIGHT: Final = 1
LEFT: Final = 2


class Rule:
    """One scoring rule; which of the numbers mean something depends on `kind`."""

    def __init__(self, id: str, tile: int, side: int, kind: int) -> None:
        self.id = id
        self.tile = tile
        self.side = side
        self.kind = kind
        self.points = 0  # for each thing counted, or for the whole feat; of a race what the first gets
        self.n = 0  # tricks wanted, length wanted; `PER_TRICK`: how many of the last tricks count, 0 for all
        self.mode = 0  # whose tricks; 1 for even, shared, max, lost, at least
        self.step = 0  # of a race: what each later one gets more
        self.heads = 0  # `LOWEST_VALUE`: only heads were won; `TRIPLES`: for a triple of heads
        self.lost = 0  # `TRICK_STREAK`: 1 for tricks lost in a row
        self.none = 0  # `LOWEST_VALUE`: nothing was won
        self.suits = 7  # bit by suit that counts
        self.card_points: list[int] = []  # points by card: all 0 but for `PER_CARD`
        self.total: list[int] = []  # by seats: what all basic cards are worth together
        self.terms: list[tuple[str, int, list[int]]] = []  # `PER_CARD`: what each term counts, by its name: points a card, cards
        self.sides: list[tuple[int, int, int]] = []  # `NEIGHBOURS`: RIGHT or LEFT, 1 for more and -1 for fewer, points


class CardData:
    """All numbers of the game; lists are never changed once read. Lists run by card unless they say otherwise."""

    def __init__(self) -> None:
        self.digest = ""  # hash of all files
        self.value: list[int] = []  # 1 to 11, 0 for heads and magic cards
        self.head: list[int] = []
        self.effect: list[int] = []
        self.amount: list[int] = []
        self.specials: list[int] = []  # all specials, ascending
        self.packs: list[list[int]] = []  # by seats: the basic cards, ascending
        self.pack_bits: list[int] = []  # by seats: the same, bit by card
        self.tricks: list[int] = []  # by seats: tricks of a deal
        self.heir = 0  # who wins this card deals next
        self.chooser = 0  # who was dealt this one chooses the quest
        self.opener = 0  # who holds this one leads first
        self.sorcerer = -1  # the card with that effect
        self.defaults: dict[str, str] = {}  # by option
        self.tile_ids: list[str] = []
        self.tiles: list[tuple[int, int]] = []  # by tile: its two rules
        self.sets: dict[str, list[int]] = {}  # by tile set: its tiles, ascending
        self.rules: list[Rule] = []
        self.card_words: list[str] = []
        self.rule_words: list[str] = []  # by rule
        self.bits: list[int] = []  # 1 << card

    def card(self, id: str) -> int:
        """Return a card by its id."""
        return IDS.index(id)

    def rule(self, id: str) -> int:
        """Return the number of a rule by its id."""
        return next(n for n, rule in enumerate(self.rules) if rule.id == id)
