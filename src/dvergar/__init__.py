"""Dvergar plays five dwarf board games: for people, bots and researchers.

>>> import dvergar
>>> match = dvergar.Match.new("nidavellir", seats=3, seed=7)
>>> match.state.actors()
[0, 1, 2]
"""

from dvergar import games as _folder  # noqa: F401 - first: importing the subpackage later would put it in the place of the function `games`
from dvergar.engine.discovery import game, games
from dvergar.engine.errors import BadData, BadRecord, BadSetup, DvergarError, IllegalAction, UnknownGame
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.engine.score_report import score_csv, score_text
from dvergar.engine.score_sheet import BadSheet, form, score

__version__ = "0.2.0"
__all__ = [
    "BadData",
    "BadRecord",
    "BadSetup",
    "BadSheet",
    "DvergarError",
    "IllegalAction",
    "Match",
    "Rng",
    "UnknownGame",
    "form",
    "game",
    "games",
    "score",
    "score_csv",
    "score_text",
]
