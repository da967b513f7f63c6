"""Rows on disk: whole matches, the same file for the same plan, and nothing of somebody else's overwritten."""

from __future__ import annotations

import csv
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest

from dvergar import arena
from dvergar.arena.errors import ArenaError
from dvergar.arena.plan import planned
from dvergar.arena.store import Store
from dvergar.arena.work import COLUMNS, play_batch

KINDS = ["sqlite", "csv", "parquet"]


def played(file: Path | None, matches: int = 6, **more: Any) -> arena.Outcome:
    arguments: dict[str, Any] = {"game": "toy", "bots": ["bold", "random"], "seats": 2, **more}
    return arena.run(matches=matches, out=file, **arguments)


def content(file: Path) -> bytes:
    """Return what must be the same in equal runs."""
    if file.suffix != ".sqlite":
        return file.read_bytes()
    base = sqlite3.connect(file)
    dump = "\n".join(line for line in base.iterdump() if "times" not in line)
    base.close()
    return dump.encode()


@pytest.mark.parametrize("kind", KINDS)
def test_equal_runs_give_equal_files_and_more_matches_go_on(kind: str, tmp_path: Path) -> None:
    one, other = tmp_path / f"one.{kind}", tmp_path / f"other.{kind}"
    first = played(one)
    before = content(one)
    assert played(one).rows == first.rows
    assert content(one) == before, "a finished run is left as it is"
    played(other, 4)
    assert played(other).rows == first.rows
    assert content(other) == before
    assert len(first.rows) == 12
    assert [(row["match"], row["seat"]) for row in first.rows] == [(match, seat) for match in range(6) for seat in range(2)]
    left = {file.name for file in tmp_path.iterdir()}
    assert left == {f"{name}.{kind}" for name in ("one", "other", *(() if kind == "sqlite" else ("one.times", "other.times")))}


def test_columns_have_the_names_that_are_promised(tmp_path: Path) -> None:
    played(tmp_path / "rows.csv")
    with (tmp_path / "rows.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert {"match", "seat", "bot", "rank", "points", "seed", "game", "seats", "seating", "options", "decisions"} <= set(rows[0])
    assert "milliseconds" not in rows[0]
    with (tmp_path / "rows.times.csv").open(newline="") as file:
        assert all(float(row["milliseconds"]) > 0 for row in csv.DictReader(file))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("other", "text"),
    [
        ({"seed": 1}, "another --seed"),
        ({"bots": ["bold"]}, "its bots are bold, random"),
        ({"bots": ["random", "bold"]}, "named in another order"),
        ({"seats": 3}, "seats: 2, not 3"),
        ({"budget": 5}, "budget: none, not 5"),
        ({"matches": 3}, "holds 6 matches, more than the 3 asked for"),
        ({"game": "nidavellir", "bots": ["greedy"]}, "game: toy, not nidavellir"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_other_arguments_are_refused_and_nothing_is_lost(kind: str, other: dict[str, Any], text: str, tmp_path: Path) -> None:
    file = tmp_path / f"rows.{kind}"
    played(file)
    before = content(file)
    with pytest.raises(ArenaError, match=text):
        played(file, **{"matches": 6, **other})
    assert content(file) == before
    assert {other.name for other in tmp_path.iterdir()} <= {file.name, f"rows.times.{kind}"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_of_something_else_is_left_alone(kind: str, tmp_path: Path) -> None:
    file = tmp_path / f"mine.{kind}"
    if kind == "sqlite":
        base = sqlite3.connect(file)
        base.execute("CREATE TABLE mine (a)")
        base.close()
    else:
        file.write_text("name,age\nAlberich,900\n")
    before = file.read_bytes()
    with pytest.raises(ArenaError, match="name another"):
        played(file)
    assert file.read_bytes() == before
    file.write_bytes(b"\x00\xffnothing that anybody could read")
    with pytest.raises(ArenaError, match=r"mine\.\w+ (cannot be used|is not a file that an arena)"):
        played(file)
    assert [file.name for file in tmp_path.iterdir()] == [f"mine.{kind}"]


def test_what_cannot_be_written_is_told_before_anything_is_played(tmp_path: Path) -> None:
    for file, text in ((tmp_path / "no/rows.csv", "there is no folder"), (tmp_path / "rows.txt", r"right would end in \.sqlite, \.csv, \.parquet")):
        with pytest.raises(ArenaError, match=text):
            played(file)
    (tmp_path / "folder.csv").mkdir()
    with pytest.raises(ArenaError, match="is a folder"):
        played(tmp_path / "folder.csv")
    with pytest.raises(ArenaError, match="there is no folder"):
        played(tmp_path / "rows.csv", report=tmp_path / "no/page.html")
    with pytest.raises(ArenaError, match="name the same file"):
        played(tmp_path / "rows.csv", report=tmp_path / "rows.csv")
    assert [file.name for file in tmp_path.iterdir()] == ["folder.csv"]


def test_parquet_asks_for_what_is_not_installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(ArenaError, match=r"a Parquet file needs the package pyarrow.*pip install 'dvergar\[arena\]'"):
        played(tmp_path / "rows.parquet")
    assert list(tmp_path.iterdir()) == []


def test_matches_may_come_in_any_order_and_twice() -> None:
    plan = planned("toy", ["bold", "random"], 2, 4)
    game = plan.game
    store = Store(plan, None)
    for first in (3, 0, 1, 1, 2):
        store.add(*play_batch(plan, game.cards, game.revision, first, 1))
    assert store.complete()
    straight = Store(plan, None)
    straight.add(*play_batch(plan, game.cards, game.revision, 0, 4))
    assert list(store.rows()) == list(straight.rows())
    assert len(next(store.rows())) == len(COLUMNS)


def test_a_worker_with_other_tables_is_refused() -> None:
    plan = planned("toy", ["bold", "random"], 2, 4)
    with pytest.raises(ArenaError, match="a worker has another"):
        play_batch(plan, "0123456789abcdef", plan.game.revision, 0, 1)
