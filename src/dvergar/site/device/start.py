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


class DeviceBots(Bots):
    """Bots in the second worker, which wakes once somebody looks at a table: until then a device needs no bot, and the first worker all there is of it."""

    def start(self) -> None:
        """Wait with it."""

    def wake(self) -> None:
        """Start the second worker, unless that is done."""
        self._current()


class Device:
    """The application of one browser, running."""

    def __init__(self, tell: Tell, thinker: Callable[[Callable[[int, bytes], None]], Thinker], folder: Path) -> None:
        """Take what tells pages something, what starts the second worker, and the folder of the files."""
        self.store = DeviceStore(folder)
        self.bots = DeviceBots(lambda: ThinkingExecutor(thinker), workers=1, limit=LIMIT, end=end, awake=awake)
        self.app = create_app(self.store, games=games(), bots=self.bots)
        self.door = Door(self.app, self._told)
        self._tell = tell
        self._life = self.app.router.lifespan_context(self.app)

    def _told(self, line: int, kind: str, text: str) -> None:
        self._tell(line, kind, text)
        if kind == "text":  # what a table shows
            self.bots.wake()

    async def begin(self) -> None:
        """Open the store and listen; raises `StorageBroken`."""
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
        await self._life.__aenter__()

    async def stop(self) -> None:
        """Write what waits, and close."""
        await self._life.__aexit__(None, None, None)
