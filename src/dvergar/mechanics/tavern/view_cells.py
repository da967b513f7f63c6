"""What is shown, written in parts that are written anew only when they have changed: whoever has seen it up to a date needs only what is newer."""

from __future__ import annotations

from typing import Any, final

from dvergar.engine.view_patch import put


@final
class ViewCells:
    """Parts of a view, each with its key (all that it is made of), its place and value as JSON, and the date when that last became another one.

    A key holds numbers, and lists that a state replaces and never changes in place; of others a copy. Dates only grow.

    >>> cells = ViewCells()
    >>> gem = cells.part(b'"gem"')
    >>> cells.dated(gem, 4), cells.dated(gem, 4)
    (True, False)
    >>> cells.write(gem, 4, 1)
    >>> cells.newer(0), cells.newer(1)
    ([b'[["gem"],4]'], [])
    """

    def __init__(self) -> None:
        self._paths: list[bytes] = []
        self._keys: list[Any] = []
        self._texts: list[bytes] = []
        self._dates: list[int] = []

    def part(self, path: bytes) -> int:
        """Add a part that nothing is written of yet, and return its number."""
        self._paths.append(path)
        self._keys.append(self)  # equals no key
        self._texts.append(b"")
        self._dates.append(0)
        return len(self._paths) - 1

    def dated(self, part: int, key: Any) -> bool:
        """Return whether a part must be written anew, since its key is another one now."""
        known = self._keys[part]
        if known is key or known == key:
            return False
        self._keys[part] = key
        return True

    def write(self, part: int, value: Any, date: int) -> None:
        """Write what stands there now."""
        text = put(self._paths[part], value)
        if text != self._texts[part]:
            self._texts[part] = text
            self._dates[part] = date

    def told(self, parts: list[int]) -> None:
        """Note that another part, written later than these, holds them: whoever hears of that one knows them."""
        for part in parts:
            self._dates[part] = 0

    def newer(self, date: int, but: int = -1) -> list[bytes]:
        """Return what has changed since a date, but for one part."""
        out: list[bytes] = []
        for part, changed in enumerate(self._dates):
            if changed > date and part != but:
                out.append(self._texts[part])
        return out
