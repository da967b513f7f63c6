"""Fields of the view of Nains, all that a seat may know (spec 7). Never compiled: msgspec Structs.

Click targets of its own choices, besides those that all tavern games have, always in this order:

| phase | clicks | preview |
|---|---|---|
| hero | also `hero:<id>`, `column:<class>` of a mercenary | points, line |
| discard | `card:<tavern>:<slot>` | - |
| gaat | `column:<class>` | points, line |
| svara | `peek:<n>` | as in turn |

Orders are called classes, Cognars heroes, Elite Cognars and the Certification (of the class `malt`) distinctions, Eras ages, as in all tavern
games. A Talion dwarf's hint has the coin that grows; one whose number is there already has the word of the Paria token.
"""

from __future__ import annotations

import msgspec

from dvergar.mechanics.tavern.messages import CoinFace, Column, Distinction, Face, HeroView, Holding, Place, Seat, Tavern, TavernView

__all__ = ["CoinFace", "Column", "Distinction", "Face", "HeroView", "Holding", "NainsSeat", "NainsView", "Place", "Rune", "Seat", "Tavern"]


class Rune(msgspec.Struct, frozen=True):
    """One of all runes that there are."""

    id: str
    glyph: str
    common: bool  # on dwarves of the Forge; else on one Cognar only


class NainsSeat(Seat, frozen=True, kw_only=True):
    """A seat with its symbols, all counted as they score now."""

    occult: int  # the board's own included
    runes: list[str]  # different ones, in the order of all runes
    malt: int
    malt_rate: int  # points for each Malt
    tokens: int  # Paria tokens on Errants
    freed: int  # so many of them come off at the end
    regained: int  # which brings so many points, counted in the Errants already
    elite: int  # Elite Cognars: they break a tie
    opening: str | None  # the one shortest column, where a first mercenary could complete a line


class NainsView(TavernView, frozen=True, kw_only=True):
    """The table as one reader sees it; its own phases are discard, gaat, svara."""

    table: list[NainsSeat]
    mercenaries: int  # still to be had
    group: str  # of the mercenaries being recruited: none, forced (a second one must follow), open (more may)
    grower: Face | None  # the card that lets a coin grow which is being chosen
    runes: list[Rune]  # all there are
    shield_track: list[int]  # points by number of shield grades
    last_card: Face | None  # of Era 2, taken by nobody, once the match is over
