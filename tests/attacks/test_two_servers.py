"""Two servers on one SQLite folder: the second says who has it, and a lock whose holder is dead is none."""

from __future__ import annotations

import os
import re
import signal
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from dvergar.cli import main
from dvergar.server.errors import StorageBroken
from dvergar.server.storage.lock import FileLock
from dvergar.server.storage.store import FILE
from serving import Browser, Process

PROMISED = re.compile(r"in use by another server \(process (\d+), since \d{4}-\d\d-\d\d \d\d:\d\d\)")


def refused(capsys: pytest.CaptureFixture[str], *argv: str | Path) -> int:
    """Return which process has the folder, as a second server says that is told to start."""
    assert main(["serve", "--no-open", "--port", "0", *map(str, argv)]) == 2
    told = capsys.readouterr().err
    found = PROMISED.search(told)
    assert found, told
    assert told.count("\n") == 1
    return int(found[1])


def test_the_second_server_is_told_who_was_first_and_kill_9_leaves_no_lock(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = Process("--data", tmp_path)
    try:
        table = Browser(first.address).table("me", "bold")
        assert refused(capsys, "--data", tmp_path) == first.process.pid
        assert refused(capsys, "--database", f"sqlite:///{tmp_path / FILE}") == first.process.pid
        assert main(["check", "--data", str(tmp_path)]) == 0, "work beside a server goes on"
        assert Browser(first.address).get(f"/api/tables/{table}").status == 200
        first.kill()
        second = Process("--data", tmp_path)
        try:
            assert Browser(second.address).get(f"/api/tables/{table}").status == 200
            assert refused(capsys, "--data", tmp_path) == second.process.pid
            second.process.send_signal(signal.SIGINT)
            assert second.process.wait(30) == 0
            third = Process("--data", tmp_path)
            third.kill()
        finally:
            second.kill()
    finally:
        first.kill()


def test_a_lock_that_nobody_holds_is_none_whatever_it_says(tmp_path: Path) -> None:
    for told in (b"", b"rubbish", b'{"pid": %d, "since": 1}' % os.getppid()):
        (tmp_path / "x.lock").write_bytes(told)
        lock = FileLock(tmp_path / "x")
        lock.take()
        with pytest.raises(StorageBroken, match=f"process {os.getpid()}"):
            FileLock(tmp_path / "x").take()
        lock.release()


def test_of_many_that_start_at_once_one_has_it(tmp_path: Path) -> None:
    locks = [FileLock(tmp_path / "x") for _ in range(20)]

    def try_(lock: FileLock) -> bool:
        try:
            lock.take()
        except StorageBroken:
            return False
        return True

    with ThreadPoolExecutor(20) as threads:
        assert sum(threads.map(try_, locks)) == 1
    for lock in locks:
        lock.release()
