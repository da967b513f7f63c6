"""The site of a server: made when somebody wants to keep Dvergar on a device, and made anew when the server is of another version."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import sys
from pathlib import Path

import dvergar
from dvergar.server.http.page import WEB
from dvergar.server.messages.bodies import Keep
from dvergar.site.fetch import CannotFetch, tool
from dvergar.site.pack import own

log = logging.getLogger(__name__)
LAST = "sw.js"  # of the files of a site, the one that is written last
STAMP = "made"


class OnDemand:
    """Makes the site of a server in another process, into a folder beside the tables."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._trouble = ""
        self._making: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Make a site of another version anew."""
        if (self.folder / LAST).is_file() and self._stamp() != _recipe():
            self.make()

    def stop(self) -> None:
        """End the process that makes it."""
        if self._making is not None:
            self._making.cancel()

    def keep(self) -> Keep:
        """Return how far it is; a site of an earlier version serves until the newer one is there."""
        if (self.folder / LAST).is_file():
            return Keep("ready")
        if self._making is not None and not self._making.done():
            return Keep("making")
        try:
            tool("npm")
        except CannotFetch:
            return Keep("cannot")
        return Keep("failed", self._trouble) if self._trouble else Keep("can")

    def make(self) -> None:
        """Make it, unless that is being done."""
        if self._making is None or self._making.done():
            self._making = asyncio.get_running_loop().create_task(self._make())

    async def _make(self) -> None:
        self._trouble, recipe = "", _recipe()
        words = ["-m", "dvergar", "site", str(self.folder), "--server", "../"]
        process = await asyncio.create_subprocess_exec(sys.executable, *words, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE)
        try:
            _, said = await process.communicate()
        except asyncio.CancelledError:
            process.kill()
            await process.wait()
            raise
        if process.returncode:
            lines = said.decode(errors="replace").strip().splitlines() or ["nothing was said"]
            self._trouble = lines[-1].removeprefix("dvergar: ")[:300]
            log.warning("the site cannot be made: %s", self._trouble)
        else:
            (self.folder / STAMP).write_text(recipe)

    def _stamp(self) -> str:
        try:
            return (self.folder / STAMP).read_text()
        except OSError:
            return ""


def _recipe() -> str:
    """Return a hash of all that decides the site."""
    found = hashlib.blake2b(dvergar.__version__.encode(), digest_size=16)
    for file in [*own(), WEB / "recipe"]:
        if file.is_file():
            found.update(file.read_bytes())
    return found.hexdigest()
