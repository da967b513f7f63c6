"""Checked tables: every getter says file, key and reason; a folder may replace tables."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from dvergar import BadData
from dvergar.engine.data import TomlTable, read_tables

DATA: dict[str, Any] = {
    "n": 3,
    "flag": True,
    "name": "Kraal",
    "list": [1, 2],
    "words": ["a", "b"],
    "empty": "",
    "none": [],
    "real": 1.5,
    "sub": {"n": 9},
    "rows": [{"n": 1}, {"n": 2}],
    "mixed": [1, "a"],
}
Getter = Callable[[TomlTable], object]


def table() -> TomlTable:
    return TomlTable("cards.toml", "", DATA)


RIGHT: list[tuple[Getter, object]] = [
    (lambda t: t.whole("n", 3, 3), 3),
    (lambda t: t.wholes("list", 1, 2), [1, 2]),
    (lambda t: t.wholes("none", 1, 2), []),
    (lambda t: t.text("name"), "Kraal"),
    (lambda t: t.text("name", ["Tarah", "Kraal"]), "Kraal"),
    (lambda t: t.texts("words"), ["a", "b"]),
    (lambda t: t.texts("words", ["b", "a"]), ["a", "b"]),
    (lambda t: t.flag("flag"), True),
    (lambda t: t.table("sub").whole("n", 0, 9), 9),
    (lambda t: [row.whole("n", 0, 9) for row in t.tables("rows")], [1, 2]),
    (lambda t: t.get("real"), 1.5),
]
WRONG: list[tuple[Getter, str, str]] = [
    (lambda t: t.get("x"), "x", "is missing"),
    (lambda t: t.whole("x", 0, 9), "x", "is missing"),
    (lambda t: t.whole("n", 4, 9), "n", "must be a whole number from 4 to 9, not 3"),
    (lambda t: t.whole("n", 0, 2), "n", "must be a whole number from 0 to 2, not 3"),
    (lambda t: t.whole("flag", 0, 2), "flag", "must be a whole number from 0 to 2, not True"),
    (lambda t: t.whole("real", 0, 2), "real", "must be a whole number from 0 to 2, not 1.5"),
    (lambda t: t.wholes("n", 0, 9), "n", "must be a list of whole numbers from 0 to 9, not 3"),
    (lambda t: t.wholes("list", 2, 9), "list", "must be a list of whole numbers from 2 to 9, not [1, 2]"),
    (lambda t: t.wholes("mixed", 0, 9), "mixed", "must be a list of whole numbers from 0 to 9, not [1, 'a']"),
    (lambda t: t.text("n"), "n", "must be a text, not 3"),
    (lambda t: t.text("empty"), "empty", "must be a text, not ''"),
    (lambda t: t.text("name", ["Tarah", "Aral"]), "name", "must be one of Tarah, Aral, not 'Kraal'"),
    (lambda t: t.texts("name"), "name", "must be a list of texts, not 'Kraal'"),
    (lambda t: t.texts("mixed"), "mixed", "must be a list of texts, not [1, 'a']"),
    (lambda t: t.texts("words", ["a"]), "words", "must be a list of texts among a, not ['a', 'b']"),
    (lambda t: t.flag("n"), "n", "must be true or false, not 3"),
    (lambda t: t.table("n"), "n", "must be a table"),
    (lambda t: t.tables("sub"), "sub", "must be a list of tables, at least one"),
    (lambda t: t.tables("none"), "none", "must be a list of tables, at least one"),
    (lambda t: t.tables("mixed"), "mixed", "must be a list of tables, at least one"),
    (lambda t: t.table("sub").whole("m", 0, 9), "sub.m", "is missing"),
    (lambda t: t.tables("rows")[1].whole("n", 0, 1), "rows[1].n", "must be a whole number from 0 to 1, not 2"),
    (lambda t: t.tables("rows")[0].table("n"), "rows[0].n", "must be a table"),
    (lambda t: TomlTable("a.toml", "b", {"c": [{"d": 1}]}).tables("c")[0].text("d"), "b.c[0].d", "must be a text, not 1"),
]


@pytest.mark.parametrize(("getter", "value"), RIGHT)
def test_a_right_value_is_returned(getter: Getter, value: object) -> None:
    assert getter(table()) == value


@pytest.mark.parametrize(("getter", "key", "reason"), WRONG, ids=lambda x: x if isinstance(x, str) else "")
def test_a_wrong_value_is_named_by_file_key_and_reason(getter: Getter, key: str, reason: str) -> None:
    with pytest.raises(BadData) as caught:
        getter(table())
    error = caught.value
    assert (error.key, error.reason) == (key, reason)
    assert str(error) == f"{error.file}: {key}: {reason}"
    assert (error.word, error.args_) == ("error-data", {"file": error.file, "key": key, "reason": reason})


def test_lists_are_copies() -> None:
    assert table().wholes("list", 0, 9) is not DATA["list"]
    assert table().texts("words") is not DATA["words"]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    home = tmp_path / "home"
    home.mkdir()
    (home / "cards.toml").write_text("n = 1\n", encoding="utf-8")
    (home / "coins.toml").write_text("n = 2\n", encoding="utf-8")
    return home


@pytest.fixture
def own(tmp_path: Path) -> Path:
    own = tmp_path / "own"
    own.mkdir()
    return own


def numbers(home: Path, own: Path | None = None) -> list[int]:
    return [table.whole("n", 0, 99) for table in read_tables(home, ["cards", "coins"], own)[0].values()]


def test_a_folder_replaces_the_tables_it_holds(home: Path, own: Path) -> None:
    (own / "coins.toml").write_text("n = 7\n", encoding="utf-8")
    assert numbers(home) == [1, 2]
    assert numbers(home, own) == [1, 7]


def test_the_hash_names_the_values_and_not_how_they_are_written(home: Path, own: Path) -> None:
    _, usual = read_tables(home, ["cards", "coins"], None)
    (own / "coins.toml").write_text("# the same\nn=2", encoding="utf-8")
    assert read_tables(home, ["cards", "coins"], own)[1] == usual
    (own / "coins.toml").write_text("n = 3", encoding="utf-8")
    assert read_tables(home, ["cards", "coins"], own)[1] != usual
    assert len(usual) == 16


def test_a_byte_order_mark_does_no_harm(home: Path, own: Path) -> None:
    (own / "coins.toml").write_text("n = 7\n", encoding="utf-8-sig")
    assert numbers(home, own) == [1, 7]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"n = ", "is no TOML: "),
        (b"n = 1\nn = 2", "is no TOML: "),
        (b"\xff\xfe", "is no TOML: "),
        (b"n = " + b"[" * 5000, "is no TOML: "),
        (b"n = " + b"9" * 5000, "is no TOML: "),
    ],
    ids=["cut", "twice", "bytes", "deep", "long"],
)
def test_a_damaged_file_is_named(home: Path, own: Path, content: bytes, reason: str) -> None:
    (own / "coins.toml").write_bytes(content)
    with pytest.raises(BadData) as caught:
        numbers(home, own)
    assert (caught.value.file, caught.value.key) == ("coins.toml", "file")
    assert caught.value.reason.startswith(reason)


def test_a_file_that_replaces_nothing_is_named(home: Path, own: Path) -> None:
    (own / "coin.toml").write_text("n = 7\n", encoding="utf-8")
    (own / "notes.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(BadData, match=r"coin\.toml: file: replaces nothing; there are cards\.toml, coins\.toml"):
        numbers(home, own)


def test_a_folder_without_tables_is_named(home: Path, own: Path) -> None:
    with pytest.raises(BadData, match=r"own: folder: holds no table; it may replace cards\.toml, coins\.toml"):
        numbers(home, own)


@pytest.mark.parametrize("name", ["nowhere", "file"])
def test_a_folder_that_is_none_is_named(home: Path, tmp_path: Path, name: str) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(BadData, match=f"{name}: folder: is not there or is no folder"):
        numbers(home, tmp_path / name)


def test_a_file_that_cannot_be_read_is_named(home: Path, own: Path) -> None:
    (own / "coins.toml").mkdir()
    with pytest.raises(BadData, match=r"coins\.toml: file: cannot be read: "):
        numbers(home, own)
