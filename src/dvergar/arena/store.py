"""The store of an arena's rows: SQLite while it runs, so that a killed one loses nothing, and at the end the file that was asked for."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from dvergar.arena import files
from dvergar.arena.errors import ArenaError
from dvergar.arena.plan import Plan
from dvergar.arena.work import COLUMNS, TIMES, Row

KINDS = (".sqlite", ".csv", ".parquet")
COMPARED = ("bot", "seed", "deal", "seating", "game", "revision", "cards", "seats", "options", "budget")
MARK = 0x44766172  # names the databases of an arena, as SQLite wishes


class Store:
    """The rows of one plan. Matches come in any order, each whole or not at all; equal plans give equal files, but for the times.

    A CSV or Parquet file is written when all is played; until then its rows are in the file `NAME.part` beside it, which is SQLite too.
    """

    def __init__(self, plan: Plan, file: Path | None) -> None:
        """Open or begin the file (None: in memory); raises `ArenaError` where it cannot be written or holds something else."""
        self.plan = plan
        self.file = file
        kept = file is not None and file.suffix == ".sqlite"
        self.journal = file if file is None or kept else file.with_name(file.name + ".part")
        if file is not None:
            files.probe(file)
            if file.suffix == ".parquet":
                files.pyarrow()
        fresh = self.fresh = self.journal is not None and not self.journal.exists()
        try:
            self.base = sqlite3.connect(":memory:" if self.journal is None else self.journal, isolation_level=None)
            self._open()
            if file is not None and not kept and fresh and file.exists():
                self._insert(*files.read(file))  # a finished run: more matches may follow
            self.done = self._checked()
        except BaseException as error:
            self._give_up(fresh)
            if isinstance(error, sqlite3.Error):
                raise ArenaError(f"{self.journal} cannot be used: {error}") from error
            raise

    def _give_up(self, fresh: bool) -> None:
        base = getattr(self, "base", None)
        if base is not None:
            base.close()
        if fresh and self.journal is not None:
            for name in ("", "-wal", "-shm"):
                self.journal.with_name(self.journal.name + name).unlink(missing_ok=True)

    def _open(self) -> None:
        if self.base.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0:
            self.base.execute("PRAGMA journal_mode = WAL")
            for table, columns in (("results", COLUMNS), ("times", TIMES)):
                body = ", ".join(f"{name} {kind.upper()}" for name, kind in columns.items())
                self.base.execute(f"CREATE TABLE {table} ({body}, PRIMARY KEY (match, seat)) WITHOUT ROWID")
            self.base.execute(f"PRAGMA application_id = {MARK}")
        if self.base.execute("PRAGMA application_id").fetchone()[0] != MARK:
            raise ArenaError(f"{self.journal} is a database of something else; name another file")
        names = [name for _, name, *_ in self.base.execute("PRAGMA table_info(results)")]
        if names != list(COLUMNS):
            raise ArenaError(f"{self.journal} was written by another version of Dvergar; name another file")
        self.base.execute("PRAGMA journal_mode = WAL")
        self.base.execute("PRAGMA synchronous = NORMAL")

    def _checked(self) -> set[int]:
        """Return the matches that are there, all of them those of the plan."""
        plan, found = self.plan, set()
        usual = (plan.game.id, plan.game.revision, plan.game.cards, plan.seats, plan.options_text(), plan.budget)
        names = (*COMPARED[4:], *COMPARED[:4])
        for match, seat, *values in self.base.execute(f"SELECT match, seat, {', '.join(names)} FROM results ORDER BY match, seat"):
            difference = next(((name, has, asked) for name, has, asked in zip(names, values, usual, strict=False) if has != asked), None)
            if difference is None:
                sitting = plan.sitting(match)
                right = (sitting.bots[seat], sitting.seed, sitting.deal, sitting.seating)
                difference = next(((name, has, asked) for name, has, asked in zip(COMPARED, values[6:], right, strict=False) if has != asked), None)
            if difference is not None:
                raise ArenaError(self._other(match, seat, *difference))
            found.add(match)
        if found and max(found) >= plan.matches:
            raise ArenaError(f"{self.file} holds {len(found)} matches, more than the {plan.matches} asked for; ask for as many, or name another file")
        return found

    def _other(self, match: int, seat: int, name: str, has: object, asked: object) -> str:
        if name == "bot":
            bots = ", ".join(name for (name,) in self.base.execute("SELECT DISTINCT bot FROM results ORDER BY bot"))
            what = f"its bots are {bots}" if bots != ", ".join(sorted(self.plan.names)) else "its bots were named in another order"
        elif name in ("seed", "deal", "seating"):
            what = "it has another --seed"
        elif name in ("revision", "cards"):
            what = f"it was played with {name} {has!s:.16} of {self.plan.game.title}, which is now {asked!s:.16}"
        else:
            what = f"{name}: {has if has not in (None, '') else 'none'}, not {asked if asked not in (None, '') else 'none'}"
        return f"{self.file} is of another run ({what}); give the same arguments to go on, or name another file"

    def add(self, rows: Sequence[Row], times: Sequence[float]) -> None:
        """Keep whole matches, for good when this returns; raises `ArenaError` where the disk refuses."""
        try:
            self._insert(rows, times)
        except sqlite3.Error as error:
            raise ArenaError(f"{self.journal} cannot be written to: {error}; {len(self.done)} matches are kept in it") from error
        self.done.update(int(row[0] or 0) for row in rows)

    def _insert(self, rows: Sequence[Row], times: Sequence[float | None]) -> None:
        self.base.execute("BEGIN IMMEDIATE")
        try:
            self.base.executemany(f"INSERT OR IGNORE INTO results VALUES ({', '.join('?' * len(COLUMNS))})", rows)
            timed = [(row[0], row[1], time) for row, time in zip(rows, times, strict=True)]
            self.base.executemany("INSERT OR IGNORE INTO times VALUES (?, ?, ?)", timed)
            self.base.execute("COMMIT")
        except BaseException:
            if self.base.in_transaction:
                self.base.execute("ROLLBACK")
            raise

    def rows(self, *names: str) -> Iterator[tuple[Any, ...]]:
        """Return these columns of all rows (no names: all of them), by match and seat."""
        return iter(self.base.execute(f"SELECT {', '.join(names) or '*'} FROM results ORDER BY match, seat"))

    def times(self) -> Iterator[tuple[Any, ...]]:
        """Return match, seat and milliseconds."""
        return iter(self.base.execute("SELECT match, seat, milliseconds FROM times ORDER BY match, seat"))

    def speeds(self) -> dict[str, float]:
        """Return the milliseconds that each bot took for a decision, on the average."""
        joined = "results JOIN times USING (match, seat) WHERE milliseconds IS NOT NULL GROUP BY bot"
        return dict(self.base.execute(f"SELECT bot, sum(milliseconds) / max(1, sum(decisions)) FROM {joined}"))

    def finish(self) -> None:
        """Write the CSV or Parquet file, all at once, and put the journal away."""
        if self.file is None or self.journal is None or self.file == self.journal or not self.complete():
            return
        files.write(self.file, self.rows(), COLUMNS)
        files.write(files.times_of(self.file), self.times(), TIMES)

    def complete(self) -> bool:
        """Return whether all is played."""
        return len(self.done) == self.plan.matches

    def close(self) -> None:
        """Leave one file behind: of a finished CSV or Parquet no journal, of any database no side files, and nothing where nothing was played."""
        if self.journal is not None:
            self.base.execute("PRAGMA journal_mode = DELETE")
        self.base.close()
        if self.journal is not None and ((self.fresh and not self.done) or (self.journal != self.file and self.complete())):
            self.journal.unlink()
