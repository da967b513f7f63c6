"""CSV and Parquet files of rows, with the columns of the database."""

from __future__ import annotations

import csv
import os
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any

from dvergar.arena.errors import ArenaError, needs
from dvergar.arena.work import COLUMNS, TIMES, Row

MANY = 50_000  # rows at a time


def pyarrow() -> Any:
    """Return the package; raises `ArenaError` where it is not installed."""
    try:
        import_module("pyarrow.parquet")
        return import_module("pyarrow")  # by name: it tells no types
    except ImportError as error:
        raise needs("a Parquet file", "pyarrow") from error


def probe(file: Path) -> None:
    """Raise `ArenaError` where this file could not be written."""
    if file.is_dir():
        raise ArenaError(f"{file} is a folder, not a file")
    if not file.parent.is_dir():
        raise ArenaError(f"{file} cannot be written: there is no folder {file.parent}")
    trial = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        trial.write_bytes(b"")
        trial.unlink()
        if file.exists():
            with file.open("r+b"):
                pass
    except OSError as error:
        raise ArenaError(f"{file} cannot be written: {error.strerror}") from error


def times_of(file: Path) -> Path:
    """Return where the times stand that belong to a CSV or Parquet file."""
    return file.with_name(f"{file.stem}.times{file.suffix}")


def write(file: Path, rows: Iterator[tuple[Any, ...]], columns: Mapping[str, str]) -> None:
    """Write a table, whole or not at all; raises `ArenaError`."""
    new = file.with_name(f"{file.name}.new")
    try:
        (write_csv if file.suffix == ".csv" else write_parquet)(new, rows, columns)
        os.replace(new, file)
    except OSError as error:
        raise ArenaError(f"{file} cannot be written: {error.strerror or error}; the rows are kept in {file.name}.part") from error


def write_csv(file: Path, rows: Iterator[tuple[Any, ...]], columns: Mapping[str, str]) -> None:
    """Write a CSV file with a line of names; nothing stands for null."""
    with file.open("w", encoding="utf-8", newline="") as out:
        lines = csv.writer(out, lineterminator="\n")
        lines.writerow(columns)
        lines.writerows(rows)


def write_parquet(file: Path, rows: Iterator[tuple[Any, ...]], columns: Mapping[str, str]) -> None:
    """Write a Parquet file."""
    arrow = pyarrow()
    kinds = {"int": arrow.int64(), "real": arrow.float64(), "text": arrow.string()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    with arrow.parquet.ParquetWriter(file, schema) as out:
        while some := list(islice(rows, MANY)):
            arrays = [arrow.array(values, field.type) for values, field in zip(zip(*some, strict=True), schema, strict=True)]
            out.write_table(arrow.Table.from_arrays(arrays, schema=schema))


def read(file: Path) -> tuple[list[Row], list[float | None]]:
    """Return the rows of a finished file, and their milliseconds where those are still beside it; raises `ArenaError`."""
    rows = table(file, COLUMNS)
    times = times_of(file)
    spent: dict[Any, Any] = {(row[0], row[1]): row[2] for row in table(times, TIMES)} if times.exists() else {}
    return rows, [spent.get((row[0], row[1])) for row in rows]


def table(file: Path, columns: Mapping[str, str]) -> list[Row]:
    """Return the rows of a CSV or Parquet file with these columns."""
    strange = ArenaError(f"{file} is not a file that an arena of this version wrote; name another one")
    try:
        names, rows = (read_csv if file.suffix == ".csv" else read_parquet)(file)
        if list(names) != list(columns):
            raise strange
        makers = [{"int": int, "real": float, "text": str}[kind] for kind in columns.values()]
        blank = [None if kind != "text" else "" for kind in columns.values()]
        return [tuple(none if value in ("", None) else make(value) for make, none, value in zip(makers, blank, row, strict=True)) for row in rows]
    except (ValueError, csv.Error) as error:  # pyarrow's errors are among them
        raise strange from error


def read_csv(file: Path) -> tuple[Sequence[str], Iterable[Sequence[Any]]]:
    """Return names and rows."""
    with file.open(encoding="utf-8", newline="") as given:
        rows = list(csv.reader(given))
    return (rows[0], rows[1:]) if rows else ([], [])


def read_parquet(file: Path) -> tuple[Sequence[str], Iterable[Sequence[Any]]]:
    """Return names and rows."""
    found = pyarrow().parquet.read_table(file)
    return found.column_names, zip(*(column.to_pylist() for column in found.columns), strict=True)
