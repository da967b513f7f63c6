"""TOML tables of a game, read with every value checked; errors name file, key and reason."""

from __future__ import annotations

import hashlib
import json
import tomllib
from pathlib import Path
from typing import Any

from dvergar.engine.errors import BadData


class TomlTable:
    """One TOML table with checked getters; each raises `BadData` naming file, key and reason.

    >>> TomlTable("coins.toml", "", {"value": 3}).whole("value", 0, 25)
    3
    """

    def __init__(self, file: str, path: str, data: dict[str, Any]) -> None:
        self.file = file
        self.path = path
        self.data = data

    def wrong(self, key: str, reason: str) -> BadData:
        """Return the error for a key of this table."""
        return BadData(self.file, f"{self.path}.{key}" if self.path else key, reason)

    def get(self, key: str) -> Any:
        """Return a value of any kind that must be there."""
        if key not in self.data:
            raise self.wrong(key, "is missing")
        return self.data[key]

    def whole(self, key: str, low: int, high: int) -> int:
        """Return a whole number within bounds, both included."""
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            raise self.wrong(key, f"must be a whole number from {low} to {high}, not {value!r}")
        return value

    def wholes(self, key: str, low: int, high: int) -> list[int]:
        """Return a list of whole numbers within bounds."""
        value = self.get(key)
        if not isinstance(value, list) or any(type(v) is not int or not low <= v <= high for v in value):
            raise self.wrong(key, f"must be a list of whole numbers from {low} to {high}, not {value!r}")
        return list(value)

    def text(self, key: str, among: list[str] | None = None) -> str:
        """Return a text, one of `among` where that is given."""
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, f"must be a text, not {value!r}")
        if among is not None and value not in among:
            raise self.wrong(key, f"must be one of {', '.join(among)}, not {value!r}")
        return value

    def texts(self, key: str, among: list[str] | None = None) -> list[str]:
        """Return a list of texts."""
        value = self.get(key)
        if not isinstance(value, list) or any(not isinstance(v, str) or (among is not None and v not in among) for v in value):
            raise self.wrong(key, f"must be a list of texts{' among ' + ', '.join(among) if among else ''}, not {value!r}")
        return list(value)

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self.get(key)
        if type(value) is not bool:
            raise self.wrong(key, f"must be true or false, not {value!r}")
        return value

    def table(self, key: str) -> TomlTable:
        """Return a table within this one."""
        value = self.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, "must be a table")
        return TomlTable(self.file, f"{self.path}.{key}" if self.path else key, value)

    def tables(self, key: str) -> list[TomlTable]:
        """Return a list of tables, `[[key]]` in the file."""
        value = self.get(key)
        if not isinstance(value, list) or not value or any(not isinstance(v, dict) for v in value):
            raise self.wrong(key, "must be a list of tables, at least one")
        return [TomlTable(self.file, f"{self.path}.{key}[{n}]" if self.path else f"{key}[{n}]", v) for n, v in enumerate(value)]


def read_tables(home: Path, files: list[str], replaced: Path | None) -> tuple[dict[str, TomlTable], str]:
    """Return the tables by file and a hash of all; `files` (names without `.toml`) are read from the folder `replaced` if it holds them, else from `home`.

    Raises `BadData` for an unreadable or damaged file, and for a file in `replaced` that replaces nothing.
    """
    if replaced is not None:
        if not replaced.is_dir():
            raise BadData(str(replaced), "folder", "is not there or is no folder")
        own = {path.name for path in replaced.glob("*.toml")}
        if not own:
            raise BadData(str(replaced), "folder", f"holds no table; it may replace {', '.join(f + '.toml' for f in files)}")
        for name in sorted(own - {f + ".toml" for f in files}):
            raise BadData(name, "file", f"replaces nothing; there are {', '.join(f + '.toml' for f in files)}")
    tables: dict[str, TomlTable] = {}
    for file in files:
        name = file + ".toml"
        path = replaced / name if replaced is not None and (replaced / name).exists() else home / name
        try:
            data = tomllib.loads(path.read_text(encoding="utf-8-sig"))  # some editors put a byte order mark
        except OSError as error:
            raise BadData(name, "file", f"cannot be read: {error.strerror}") from error
        except (ValueError, RecursionError) as error:  # TOMLDecodeError, UnicodeDecodeError, and ints of more than 4,300 digits
            raise BadData(name, "file", f"is no TOML: {error}") from error
        tables[file] = TomlTable(name, "", data)
    text = json.dumps({file: table.data for file, table in tables.items()}, sort_keys=True, default=str)
    return tables, hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
