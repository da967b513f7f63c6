"""The card data of Nains as int lists (spec 2): `loading.py` fills one `CardData` from `data/*.toml`, and hot code reads it."""

from __future__ import annotations

from typing import Final

from dvergar.mechanics.tavern.board import Board

# Orders, in the order of the columns.
SHIELD: Final = 0
TEMPLE: Final = 1
ERRANTS: Final = 2
FORGE: Final = 3
TALION: Final = 4
COMMAND: Final = 5  # of a white Cognar
ANY: Final = 6  # of one who goes where his owner likes
MALT: Final = 5  # what the Certification compares, in place of a column
CLASSES: Final = ["shield", "temple", "errants", "forge", "talion"]
TAVERNS: Final = ["yjdad", "grognard", "hallebarde"]

# Kinds of cards.
DWARF: Final = 0
COGNAR: Final = 1  # of an Order, or white
MERCENARY: Final = 2
ALLY: Final = 3

# Effects; `CardData.amount` is their number.
PLAIN: Final = 0
UPGRADE: Final = 1  # a Talion dwarf: its coin grows
PARIA: Final = 2  # an Errants dwarf: its number may be there already
PER_SHIELD: Final = 3  # points for each shield grade
LOOK: Final = 4  # Svara: cards looked at
FREE_PARIA: Final = 5  # tokens taken off at the end
GROW_ANY: Final = 6  # Derdhr: any coin grows
EXCHANGE_THREE: Final = 7  # Kardum
LIQUOR_PAIR: Final = 8  # Gurdan and Borogam
PER_RUNE: Final = 9  # Jorun: points for each different rune
BRINGS_ALLY: Final = 10  # Oboron
LOW_EXCHANGE: Final = 11  # Ordo

LINES: Final = ["shield", "temple", "errants", "forge", "talion", "command", "elite", "malt", "coins"]


class CardData(Board):
    """All numbers of the game.

    Cards are first the dwarves in the order of `cards.toml`, then the Cognars: those of the Orders and the white ones, the mercenaries, the
    ally, each in the order of `cognars.toml`. Copies of one face are the same int, and of faces that only the 5-player mark tells apart the
    first one stands for both in the decks. A set of runes is a bit mask.
    """

    def __init__(self) -> None:
        super().__init__()
        self.classes = CLASSES
        self.taverns = TAVERNS
        self.malt: list[int] = []  # symbols, by card; likewise the next two
        self.occult: list[int] = []
        self.runes: list[int] = []
        self.rune_ids: list[str] = []  # by bit
        self.glyphs: list[str] = []  # likewise
        self.ordinary = 0  # Cognars who are neither mercenaries nor the ally: heroes 0..ordinary - 1
        self.mercenaries = 0  # the next ones
        self.ally = -1  # a card
        self.ally_points: list[int] = []  # by column
        self.shield_track: list[int] = []  # points by grades
        self.rune_points: list[int] = []  # by number of different runes
        self.board_occult = 0  # on every board
        self.malt_rate = 0
        self.certified_rate = 0  # more with the Certification
        self.pair_rate = 0  # and with Gurdan and Borogam
        self.discard_tavern = -1  # where the first of two seats discards a card
        self.elite_effect: list[int] = []  # by distinction, the Certification last; likewise the next four
        self.elite_amount: list[int] = []
        self.elite_points: list[int] = []
        self.elite_occult: list[int] = []
        self.elite_runes: list[int] = []
        self.certification = -1  # its number
        self.reconstructed = True  # the faces are not the printed ones
