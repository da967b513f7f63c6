"""What is counted while a server runs."""

from __future__ import annotations

import time


class Figures:
    """The counters of one process: how often something has happened since it began."""

    __slots__ = ("begun", "bots", "changes", "refused", "sockets")

    def __init__(self) -> None:
        self.begun = time.time()
        self.changes = 0
        self.refused = 0
        self.bots = 0
        self.sockets = 0
