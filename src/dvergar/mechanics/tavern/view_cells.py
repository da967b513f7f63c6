"""Versioned cells of a view, re-encoded only when their key changes: who has seen one version needs only what is newer."""

from __future__ import annotations

from typing import Any, final

from dvergar.engine.view_patch import change


@final
class ViewCells:
    """Numbered cells of a view, each with its key, its path and value as JSON, and the version in which that last changed.

    A key is all that the value is made of: numbers, and lists that a state replaces and never changes in place; of others a copy. Versions only grow.

    >>> cells = ViewCells()
    >>> gem = cells.add(b'"gem"')
    >>> cells.rekey(gem, 4), cells.rekey(gem, 4)
    (True, False)
    >>> cells.write(gem, 4, 1)
    >>> cells.changes_since(0), cells.changes_since(1)
    ([b'[["gem"],4]'], [])
    """

    def __init__(self) -> None:
        self._paths: list[bytes] = []
        self._keys: list[Any] = []
        self._texts: list[bytes] = []
        self._versions: list[int] = []

    def add(self, path: bytes) -> int:
        """Add an empty cell and return its number."""
        self._paths.append(path)
        self._keys.append(self)  # equals no key
        self._texts.append(b"")
        self._versions.append(0)
        return len(self._paths) - 1

    def rekey(self, cell: int, key: Any) -> bool:
        """Store the key of a cell; return whether it is another one than before, so that the cell must be written."""
        known = self._keys[cell]
        if known is key or known == key:
            return False
        self._keys[cell] = key
        return True

    def write(self, cell: int, value: Any, version: int) -> None:
        """Write the value of a cell; its version changes only if the value does."""
        text = change(self._paths[cell], value)
        if text != self._texts[cell]:
            self._texts[cell] = text
            self._versions[cell] = version

    def supersede(self, cells: list[int]) -> None:
        """Leave these cells out of the changes until they are written again: a newer cell holds their values."""
        for cell in cells:
            self._versions[cell] = 0

    def changes_since(self, version: int, without: int = -1) -> list[bytes]:
        """Return the changes since a version, those of one cell left out."""
        out: list[bytes] = []
        for cell, changed in enumerate(self._versions):
            if changed > version and cell != without:
                out.append(self._texts[cell])
        return out
