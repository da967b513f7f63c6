"""The lock on a SQLite file: one server at a time. The system lets go of it when its process ends, however that ends, so there is no stale one."""

from __future__ import annotations

import json
import logging
import os
import sys
import time
from datetime import datetime
from pathlib import Path

from dvergar.server.errors import StorageBroken

log = logging.getLogger(__name__)
LENGTH = 200  # bytes that say who holds it; the lock itself lies on the byte behind them, which Windows lets nobody else read


class FileLock:
    """Holds a file for this process until `release`, or until the process ends."""

    def __init__(self, file: Path) -> None:
        """Take the file that is locked; what lies beside it with `.lock` behind its name says who holds it."""
        self.file = file
        self.path = file.with_name(f"{file.name}.lock")
        self._open = -1

    def take(self) -> None:
        """Take the lock; raises `StorageBroken`, which says who holds it."""
        self._open = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._open)
        except BlockingIOError as error:
            held = self._holder()
            self._close()
            raise StorageBroken(f"{self.file} is in use by another server{held}: stop that one first, or name another folder, --data DIR") from error
        except OSError as error:
            log.warning("%s cannot be locked (%s): see to it that only one server uses it", self.file, error.strerror)
            return
        told = json.dumps({"pid": os.getpid(), "since": int(time.time())}).encode().ljust(LENGTH)
        os.ftruncate(self._open, 0)
        os.lseek(self._open, 0, os.SEEK_SET)
        os.write(self._open, told)

    def release(self) -> None:
        """Let go. The file stays: whoever deleted it could delete it under somebody who has just taken it."""
        self._close()

    def _close(self) -> None:
        if self._open >= 0:
            os.close(self._open)
            self._open = -1

    def _holder(self) -> str:
        """Return who holds the lock, as far as that can be read."""
        try:
            os.lseek(self._open, 0, os.SEEK_SET)
            told = json.loads(os.read(self._open, LENGTH))
            since = datetime.fromtimestamp(told["since"]).strftime("%Y-%m-%d %H:%M")
            return f" (process {int(told['pid'])}, since {since})"
        except (OSError, ValueError, KeyError, TypeError, OverflowError):
            return ""


def _lock(opened: int) -> None:
    """Lock an open file; raises `BlockingIOError` where somebody else holds it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(opened, LENGTH, os.SEEK_SET)
        try:
            msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
        except OSError as error:
            raise BlockingIOError from error
    else:
        import fcntl

        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
