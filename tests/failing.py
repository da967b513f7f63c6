"""Work for bots that fails; it lies here so that other processes can import it."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping

from dvergar.bots import answer
from dvergar.engine.game import OptionValue


class Fails:
    """Work that dies or hangs the first time, in whatever process it runs."""

    def __init__(self, mark: str, how: str) -> None:
        self.mark = mark
        self.how = how

    def __call__(self, game: str, cards: str | None, seats: int, options: Mapping[str, OptionValue], ints: list[int], seat: int, seed: int, level: str) -> int:
        try:
            os.close(os.open(self.mark, os.O_CREAT | os.O_EXCL))
        except FileExistsError:
            return answer(game, cards, seats, options, ints, seat, seed, level)
        if self.how == "die":
            os._exit(1)
        time.sleep(60)
        return 0
