"""Between the worker's script and Python: what the one calls in the other, in texts and bytes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from dvergar.site.device.start import Device
from dvergar.site.device.thinking import handed


class ScriptThinker:
    """The second worker, which the script has started."""

    def __init__(self, start: Any, answered: Callable[[int, bytes], None]) -> None:
        self._script = start(_callable(lambda number, answer: answered(number, answer.to_bytes())))

    def ask(self, number: int, work: bytes) -> None:
        """Have a pickled work done."""
        self._script.ask(number, handed(work))

    def end(self) -> None:
        """End the worker."""
        self._script.end()


class Bridge:
    """The device, as the script sees it."""

    def __init__(self, folder: str, tell: Any, thinker: Any) -> None:
        """Take the folder of the files, and functions of the script: what tells pages something, and what starts the second worker."""
        self.device = Device(tell, lambda answered: ScriptThinker(thinker, answered), Path(folder))

    async def begin(self) -> None:
        """Begin."""
        await self.device.begin()

    async def stop(self) -> None:
        """Stop."""
        await self.device.stop()

    async def ask(self, method: str, address: str, headers: str, body: str) -> Any:
        """Return status, headers (JSON) and body of the answer to a request; `headers` are JSON too."""
        answer = await self.device.door.ask(method, address, [(name, value) for name, value in json.loads(headers)], body.encode())
        return handed([answer.status, json.dumps(answer.headers), answer.body])

    def open(self, line: int, address: str, headers: str) -> None:
        """Open a socket."""
        self.device.door.open(line, address, [(name, value) for name, value in json.loads(headers)])

    def say(self, line: int, text: str) -> None:
        """Take a text from a socket."""
        self.device.door.say(line, text)

    def close(self, line: int) -> None:
        """Close a socket."""
        self.device.door.close(line)

    async def image(self) -> Any:
        """Return the database as the bytes of a file."""
        return handed(await self.device.store.image())


def _callable(function: Callable[..., None]) -> Any:
    """Return a function that the script may call as long as it likes."""
    from pyodide.ffi import create_proxy

    return create_proxy(function)
