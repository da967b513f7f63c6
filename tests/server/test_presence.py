"""Who is at a table: heads that come and go here and at other processes, and since when somebody is away."""

from __future__ import annotations

import pytest

from dvergar.server.tables.changes import Chair, Created
from dvergar.server.tables.people import People
from dvergar.server.tables.presence import Presence
from dvergar.server.tables.reader import Cursor


class Watcher:
    """A reader without a socket."""

    def __init__(self, *keys: str) -> None:
        self.seat: int | None = None
        self.cursor = Cursor()
        self.keys = frozenset(keys)

    def wake(self) -> None:
        """Sleep on."""

    def flush(self) -> None:
        """Send nothing."""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that presence reads."""
    now = [1000.0]
    monkeypatch.setattr("dvergar.server.tables.presence.time.monotonic", lambda: now[0])
    return now


def people() -> People:
    return People(Created("toy", 1, "", [Chair("person", "Anna", key="a"), Chair("person", "Bert", key="b")], {}, {}, "0", "", True, "host"))


def test_who_is_here_and_how_many_watch(clock: list[float]) -> None:
    presence, anna, stranger = Presence(), Watcher("a"), Watcher("none")
    presence.follow(people())
    assert (presence.present(), presence.watching(), presence.here()) == (set(), 0, ([], 0))
    presence.arrive(anna)
    presence.arrive(stranger)
    assert (presence.present(), presence.watching(), presence.here()) == ({0}, 1, ([0], 1))
    version = presence.version
    presence.heard("other", [1], 2)
    assert (presence.present(), presence.watching(), presence.here()) == ({0, 1}, 3, ([0], 1))
    assert presence.version != version
    presence.forget_elsewhere()
    assert (presence.present(), presence.watching()) == ({0}, 1)


def test_how_long_somebody_is_away_counts_from_when_the_last_socket_closed(clock: list[float]) -> None:
    presence, anna = Presence(), Watcher("a")
    presence.follow(people())
    presence.arrive(anna)
    presence.heard("other", [1], 0)
    clock[0] = 1500.0
    assert (presence.away(0), presence.away(1)) == (0.0, 0.0)
    presence.leave(anna)
    presence.heard("other", [], 0)
    clock[0] = 1507.0
    assert (presence.away(0), presence.away(1)) == (7.0, 7.0)


def test_seats_are_nobodys_until_the_table_is_loaded(clock: list[float]) -> None:
    presence, anna = Presence(), Watcher("a")
    presence.arrive(anna)
    assert (presence.present(), presence.watching()) == (set(), 1)
    presence.follow(people())
    assert (presence.present(), presence.watching()) == ({0}, 0)
    presence.follow(None)
    assert presence.present() == set()
