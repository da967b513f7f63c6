"""The application of the server as it runs inside a browser: its store, its workers, its door."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path

from dvergar.engine.game import Game
from dvergar.server.app import create_app, installed
from dvergar.server.bots import Bots
from dvergar.site.device.door import Door, Tell
from dvergar.site.device.store import DeviceStore
from dvergar.site.device.thinking import Thinker, ThinkingExecutor, awake, end

LIMIT = 30.0  # seconds until a bot counts as hung, once its worker is awake: a new one would have to wake first


def games() -> list[Game]:
    """Return the games of the house; those of other packages do not travel into a browser."""
    return [game for game in installed(None) if type(game).__module__.startswith("dvergar.")]


class Device:
    """The application of one browser, running."""

    def __init__(self, tell: Tell, thinker: Callable[[Callable[[int, bytes], None]], Thinker], folder: Path) -> None:
        """Take what tells pages something, what starts the second worker, and the folder of the files."""
        self.store = DeviceStore(folder)
        bots = Bots(lambda: ThinkingExecutor(thinker), workers=1, limit=LIMIT, end=end, awake=awake)
        self.app = create_app(self.store, games=games(), bots=bots)
        self.door = Door(self.app, tell)
        self._life = self.app.router.lifespan_context(self.app)

    async def begin(self) -> None:
        """Open the store and listen; raises `StorageBroken`."""
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
        await self._life.__aenter__()

    async def stop(self) -> None:
        """Write what waits, and close."""
        await self._life.__aexit__(None, None, None)
