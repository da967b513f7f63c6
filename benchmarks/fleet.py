"""Servers to measure: one, or several on one PostgreSQL behind an nginx with the configuration in docs/hosting.md."""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from nginx import fronting
from server import Load, Served, made, wait_up

TICKS = os.sysconf("SC_CLK_TCK")
OPEN_TO_ALL = (("limit_conn dvergar_pages 200;", ""), ("limit_req zone=dvergar_asked burst=240 nodelay;", ""))  # all readers have one address here


def used(process: int) -> float:
    """Return the seconds of processor time that all threads of a process have used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


class Fleet:
    """So many servers, all on one core; with a database address behind an nginx, also where it is one, so that all are measured alike."""

    def __init__(self, database: str = "", count: int = 1, kind: str = "disk") -> None:
        """Start them on a PostgreSQL, or without one on SQLite in a new folder; `kind` memory: one that stores nothing."""
        self._stack = ExitStack()
        self._proxy = 0
        folder = Path(self._stack.enter_context(tempfile.TemporaryDirectory()))
        if not database:
            asyncio.run(made(folder))
        self.servers = [Served(database or folder, kind) for _ in range(count)]
        self.port = self.servers[0].port
        try:
            for server in self.servers:
                asyncio.run(wait_up(Load("127.0.0.1", server.port)))
            if database:
                address, self._proxy = self._stack.enter_context(fronting(folder, [f"127.0.0.1:{server.port}" for server in self.servers], *OPEN_TO_ALL))
                self.port = int(address.rpartition(":")[2])
        except BaseException:
            self.stop()
            raise

    def cpu(self) -> float:
        """Return the seconds of processor time that the servers have used."""
        return sum(server.cpu() for server in self.servers)

    def proxy_cpu(self) -> float:
        """Return likewise that of nginx."""
        return used(self._proxy) if self._proxy else 0.0

    def rss_mb(self) -> float:
        """Return the memory that the servers hold now."""
        return sum(server.rss_mb() for server in self.servers)

    def stop(self) -> None:
        """Stop them."""
        for server in self.servers:
            server.stop()
        self._stack.close()
