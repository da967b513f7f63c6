"""Versioned cells of a view, rewritten only when their key changes: who has seen one version needs only what is newer."""

from __future__ import annotations

from typing import Any, Final, final

from dvergar.engine.view_delta import entry, put
from dvergar.engine.view_feed import VIEW_PATH
from dvergar.engine.view_patch import change

NOTHING: Final = object()  # equals no key and no value
_places: Final[dict[bytes, tuple[bytes, bytes, bytes]]] = {}  # by path: the path, the way there and the name, once for all tables


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
        self._keys.append(NOTHING)
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


@final
class DeltaCells(ViewCells):
    """Cells for readers who hear deltas: what has changed of a value is worked out once for all who hold the value before.

    >>> cells = DeltaCells()
    >>> facts = cells.add(b'"view","facts"')
    >>> cells.write(facts, {"gem": 3, "lines": 0}, 1)
    >>> cells.write(facts, {"gem": 4, "lines": 0}, 2)
    >>> cells.changes_since(0), cells.changes_since(1)
    ([b'[{"facts":{"gem":4,"lines":0}}]'], [b'[{"/facts":{"gem":4}}]'])
    """

    def __init__(self) -> None:
        super().__init__()
        self._ways: list[bytes] = []  # to where the value stands, as JSON with a comma behind each step
        self._names: list[bytes] = []  # there, as JSON without the quote before it
        self._values: list[tuple[Any, Any]] = []  # before and now
        self._before: list[int] = []  # the version of the value before
        self._deltas: list[bytes] = []  # b"": not worked out yet
        self._newer: dict[int, list[int]] = {}  # by version: the cells that have changed since

    def add(self, path: bytes) -> int:
        """Add an empty cell and return its number."""
        place = _places.get(path)
        if place is None:
            steps: list[bytes] = path[len(VIEW_PATH) + 1 :].split(b",")
            place = _places[path] = (path, b"".join([step + b"," for step in steps[:-1]]), steps[-1].strip(b'"') + b'"')
        self._ways.append(place[1])
        self._names.append(place[2])
        self._values.append((None, NOTHING))
        self._before.append(-1)
        self._deltas.append(b"")
        return super().add(place[0])

    def write(self, cell: int, value: Any, version: int) -> None:
        """Write the value of a cell; its version changes only if the value does."""
        old = self._values[cell][1]
        if old is value or (type(old) is type(value) and old == value):
            return
        self._values[cell] = (old, value)
        self._before[cell] = self._versions[cell] if old is not NOTHING else -1
        self._versions[cell] = version
        self._texts[cell] = self._deltas[cell] = b""
        if self._newer:
            self._newer = {}

    def changes_since(self, version: int, without: int = -1) -> list[bytes]:
        """Return the deltas since a version, each with the way to it, those of one cell left out."""
        out: list[bytes] = []
        way, said = b"", b""
        for cell in self._since(version):
            if cell == without:
                continue
            text = self._delta(cell) if version >= self._before[cell] >= 0 else self._whole(cell)
            if said and way == self._ways[cell]:
                said += b"," + text
                continue
            if said:
                out.append(b"[" + way + b"{" + said + b"}]")
            way, said = self._ways[cell], text
        if said:
            out.append(b"[" + way + b"{" + said + b"}]")
        return out

    def _since(self, version: int) -> list[int]:
        """Return the cells that have changed since a version."""
        found = self._newer.get(version)
        if found is None:
            found = self._newer[version] = [cell for cell, changed in enumerate(self._versions) if changed > version]
        return found

    def _delta(self, cell: int) -> bytes:
        """Return what has become of the value before."""
        text = self._deltas[cell]
        if not text:
            old, new = self._values[cell]
            text = self._deltas[cell] = entry(self._names[cell], old, new)
        return text

    def _whole(self, cell: int) -> bytes:
        """Return the value as it stands."""
        text = self._texts[cell]
        if not text:
            text = self._texts[cell] = put(self._names[cell], self._values[cell][1])
        return text
