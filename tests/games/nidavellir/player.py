"""Ways to act at a table of Nidavellir."""

from __future__ import annotations

from tavern_playing import TavernPlayer


class GamePlayer(TavernPlayer):
    """Knows the table of Nidavellir."""

    game = "nidavellir"
