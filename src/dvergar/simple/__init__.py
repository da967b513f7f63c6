"""Games in one file: a game declares its fields, cards and moves, and writes its rules; everything else has an answer that suits.

>>> from dvergar.simple import Card, Move, SimpleGame, SimpleState, cards, per_seat_ints
"""

from dvergar.simple.fields import EVERYBODY, NOBODY, NONE, OWNER, an_int, cards, ints, per_seat_cards, per_seat_ints, per_seat_secrets
from dvergar.simple.game import CARD, NUMBER, SEAT, Card, Move, SimpleGame
from dvergar.simple.state import SimpleState

__all__ = [
    "CARD",
    "EVERYBODY",
    "NOBODY",
    "NONE",
    "NUMBER",
    "OWNER",
    "SEAT",
    "Card",
    "Move",
    "SimpleGame",
    "SimpleState",
    "an_int",
    "cards",
    "ints",
    "per_seat_cards",
    "per_seat_ints",
    "per_seat_secrets",
]
