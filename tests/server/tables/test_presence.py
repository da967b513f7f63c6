"""Who is at a table: heads that come and go here and at other processes, and since when somebody is away."""

from __future__ import annotations

import pytest

from dvergar.server.security import hashed
from dvergar.server.tables.changes import Chair, Created
from dvergar.server.tables.people import People
from dvergar.server.tables.presence import Presence
from eyes import Eyes


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that presence reads."""
    now = [1000.0]
    monkeypatch.setattr("dvergar.server.tables.presence.time.monotonic", lambda: now[0])
    return now


def people() -> People:
    chairs = [Chair("person", name, key=hashed(name.lower())) for name in ("Anna", "Bert")]
    return People(Created("toy", 1, "", chairs, {}, {}, "0", "", True, "host"))


def test_who_is_here_and_how_many_watch(clock: list[float]) -> None:
    presence, anna, stranger = Presence(), Eyes(None, "anna"), Eyes(None, "none")
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
    presence, anna = Presence(), Eyes(None, "anna")
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
    presence, anna = Presence(), Eyes(None, "anna")
    presence.arrive(anna)
    assert (presence.present(), presence.watching()) == (set(), 1)
    presence.follow(people())
    assert (presence.present(), presence.watching()) == ({0}, 0)
    presence.follow(None)
    assert presence.present() == set()
