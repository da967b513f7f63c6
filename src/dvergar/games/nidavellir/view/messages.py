"""Fields of the view of Nidavellir, all that a seat may know (spec 7). Never compiled: msgspec Structs.

Click targets of its own choices, besides those that all tavern games have, always in this order:

| phase | clicks | preview |
|---|---|---|
| uline_bid | `coin:a` | the place in the order as a word |
| discard | `column:<class>` once, or twice in the order of the classes | points |
| thrud | `column:<class>` | line |
| uline_trade | `coin:a`, `coin:b`, in the order of their values | coin, points |
| ylud | `column:<class>` or `keep` | points, line |
| pioneer | `peek:<n>` | as in turn |

An offering in a tavern is weighed by the best growth of a coin.
"""

from __future__ import annotations

from dvergar.mechanics.tavern.messages import CoinFace, Column, Distinction, Face, HeroView, Holding, Place, Seat, Tavern, TavernView

__all__ = ["CoinFace", "Column", "Distinction", "Face", "HeroView", "Holding", "NidavellirView", "Place", "Seat", "Tavern"]


class NidavellirView(TavernView, frozen=True, kw_only=True):
    """The table as one reader sees it; its own phases are uline_bid, discard, thrud, uline_trade, ylud, pioneer."""
