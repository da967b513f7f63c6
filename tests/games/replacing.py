"""Tables that tests replace: copies of a tavern game's own with texts changed."""

from __future__ import annotations

from pathlib import Path

import pytest

import dvergar
from dvergar import BadData


def data(game: str) -> Path:
    """Return the folder of a game's card data."""
    return Path(dvergar.__file__).parent / "games" / game / "data"


def replaced(game: str, folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """Write a copy of one table with texts changed."""
    text = (data(game) / f"{file}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def refused(game: str, folder: Path, file: str, change: tuple[str, str], key: str, reason: str) -> None:
    """Check that a game refuses a table, naming file, key and reason."""
    with pytest.raises(BadData) as caught:
        dvergar.game(game, cards=replaced(game, folder, file, change))
    assert caught.value.key == key
    assert reason in caught.value.reason
    assert caught.value.file.endswith(".toml")
