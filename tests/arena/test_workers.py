"""Whoever plays, the rows are the same; workers, schedulers and whole arenas may die, and nothing that came back is lost."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import arena_players as players
from dvergar import arena
from dvergar.arena.errors import ArenaError

PATIENCE = 60.0  # seconds that a test waits for what must come


def rows(matches: int = 12, **more: Any) -> list[dict[str, Any]]:
    arguments: dict[str, Any] = {"bots": ["bold", "random"], "seats": 2, **more}
    return arena.run("toy", matches=matches, **arguments).rows


def until(true: Callable[[], bool]) -> None:
    """Wait until it is so."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.01)


def kept(journal: Path) -> int:
    """Return how many matches are in a journal by now."""
    if not journal.exists():
        return 0
    base = sqlite3.connect(journal, timeout=10)
    try:
        return int(base.execute("SELECT count(DISTINCT match) FROM results").fetchone()[0])
    except sqlite3.OperationalError:  # it is just being made
        return 0
    finally:
        base.close()


class Backwards(Executor):
    """Does what it was given last first, and only when somebody waits."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.alarm = threading.Event()
        threading.Thread(target=self.work, daemon=True).start()

    def submit(self, work: Callable[..., Any], /, *args: Any, **more: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.waiting.append((future, partial(work, *args, **more)))
        self.alarm.set()
        return future

    def work(self) -> None:
        while self.alarm.wait():
            self.alarm.clear()
            time.sleep(0.02)
            while self.waiting:
                future, work = self.waiting.pop()
                future.set_result(work())


def test_rows_are_the_same_whoever_plays() -> None:
    right = rows()
    assert rows(jobs=2) == right
    assert rows(executor=Backwards()) == right
    with ThreadPoolExecutor(3) as pool:
        assert rows(executor=pool) == right
        assert pool.submit(lambda: 7).result() == 7, "somebody else's executor is left alone"


def test_a_worker_that_is_killed_is_replaced_and_nothing_is_lost(tmp_path: Path) -> None:
    def bots(mark: str) -> dict[str, Any]:
        return {"mortal": partial(players.Dies, str(tmp_path / mark)), "random": "random"}

    (tmp_path / "dead").touch()
    assert rows(bots=bots("alive"), jobs=2, out=tmp_path / "rows.sqlite") == rows(bots=bots("dead"))
    assert (tmp_path / "alive").exists()


def test_workers_that_always_die_end_the_arena_with_a_word(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match=r"workers die again and again, near match \d+ \(seed \d+\); nothing was played"):
        rows(bots={"dead": players.AlwaysDies, "random": "random"}, jobs=2, out=tmp_path / "rows.csv")
    assert list(tmp_path.iterdir()) == []


def test_a_bot_that_fails_is_named_with_its_match() -> None:
    with pytest.raises(ArenaError, match=r"2 seats, seed \d+: the bot Fails on seat \d has failed .KeyError: 'no idea'.*0 of 12 matches were played"):
        rows(bots={"bad": players.Fails, "random": "random"})


STOPPED = """
import sys
from functools import partial
import arena_players as players
from dvergar import arena
bots = {"slow": partial(players.Waits, sys.argv[2], 5), "random": "random"}
if __name__ == "__main__":
    arena.run("toy", bots, 2, 12, out=sys.argv[1], jobs=int(sys.argv[3]))
"""


@pytest.mark.parametrize(("kind", "jobs"), [("sqlite", 1), ("csv", 2)])
def test_an_arena_that_is_killed_goes_on_where_it_was(kind: str, jobs: int, tmp_path: Path) -> None:
    script, file, marks = tmp_path / "stopped.py", tmp_path / f"rows.{kind}", tmp_path / "marks"
    script.write_text(STOPPED)
    marks.mkdir()
    words = [sys.executable, str(script), str(file), str(marks), str(jobs)]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    running = subprocess.Popen(words, env=env, start_new_session=True)
    journal = file if kind == "sqlite" else tmp_path / "rows.csv.part"
    try:
        until(lambda: kept(journal) > 0 and len(list(marks.iterdir())) >= 5)
    finally:
        os.killpg(running.pid, signal.SIGKILL)
        assert running.wait() == -signal.SIGKILL
    before = kept(journal)
    assert 0 < before < 12
    (marks / "go").touch()
    subprocess.run(words, env=env, check=True, timeout=PATIENCE)
    assert len(list(marks.glob("match-*"))) <= 5 + 2 * jobs + 12 - before, "what was kept is not played again"
    straight = tmp_path / f"straight.{kind}"
    right = rows(bots={"slow": players.Plain, "random": "random"}, out=straight)
    assert rows(bots={"slow": players.Plain, "random": "random"}, out=file) == right
    if kind == "csv":
        assert file.read_bytes() == straight.read_bytes()
        assert not journal.exists()


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address and the process of a Dask scheduler, for which two other processes work."""
    place = tmp_path / "scheduler.json"
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}

    def start(module: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{module}", "--scheduler-file", str(place), "--no-dashboard", *words]
        return subprocess.Popen(command, env=env, start_new_session=True, stderr=subprocess.DEVNULL, cwd=tmp_path)

    running = [start("dask_scheduler", "--port", "0", "--host", "127.0.0.1")]
    try:
        until(place.exists)
        running += [start("dask_worker", "--no-nanny", "--nthreads", "1", "--host", "127.0.0.1") for _ in range(2)]
        until(lambda: place.read_text().rstrip().endswith("}"))
        yield json.loads(place.read_text())["address"], running[0]
    finally:
        for process in running:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def test_dask_gives_the_same_rows_though_a_worker_is_killed_and_keeps_them_when_the_scheduler_is_lost(
    cluster: tuple[str, subprocess.Popen[bytes]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dvergar.arena.executors.PATIENCE", PATIENCE)
    address, scheduler = cluster
    (tmp_path / "dead").touch()
    right = rows(bots={"mortal": partial(players.Dies, str(tmp_path / "dead")), "random": "random"})
    assert rows(bots={"mortal": partial(players.Dies, str(tmp_path / "alive")), "random": "random"}, dask=address) == right
    assert (tmp_path / "alive").exists()

    file, marks = tmp_path / "rows.csv", tmp_path / "marks"
    marks.mkdir()

    def lose() -> None:
        until(lambda: kept(tmp_path / "rows.csv.part") > 0)
        scheduler.kill()

    watching = threading.Thread(target=lose)
    watching.start()
    told = rf"the Dask scheduler at {address} is lost; \d+ of 12 matches are kept in .*rows\.csv\.part, and the same command goes on from there"
    with pytest.raises(ArenaError, match=told):
        rows(bots={"slow": partial(players.Waits, str(marks), 5), "random": "random"}, out=file, dask=address)
    watching.join(PATIENCE)
    assert rows(bots={"slow": players.Plain, "random": "random"}, out=file) == rows(bots={"slow": players.Plain, "random": "random"})


def test_dask_may_be_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("dvergar.arena.executors.PATIENCE", 0.2)
    with pytest.raises(ArenaError, match=r"there is no Dask scheduler at tcp://127\.0\.0\.1:9: "):
        rows(dask="tcp://127.0.0.1:9", out=tmp_path / "rows.csv")
    with pytest.raises(ArenaError, match="'scheduler' is no address of a Dask scheduler; right would be HOST:PORT"):
        rows(dask="scheduler", out=tmp_path / "rows.csv")
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ArenaError, match=r"--dask needs the package distributed, .*pip install 'dvergar\[arena\]'"):
        rows(dask=True, out=tmp_path / "rows.sqlite")
    assert list(tmp_path.iterdir()) == []
