"""Load that nobody has invited: what one visitor may open is bounded, behind a proxy too, and what the server holds is bounded and told."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from attacks.wire import dial, soon, upgrade
from dvergar.server import limits
from dvergar.server.rates import Rate
from dvergar.server.sockets.door import Door
from serving import Answer, Browser, Process, serving, toy_app

NEW = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}
PER_SOCKET = 100_000  # bytes of memory that a page at rest may take
PER_TABLE = 20_000  # bytes that a table without pages may leave behind


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[str]:
    with serving(toy_app(tmp_path, door=Door(proxies=("127.0.0.1",)), figures=True)) as address:
        yield address


def made(address: str, who: str, path: str = "/api/tables", body: object = NEW) -> Answer:
    """Ask for something new as a visitor behind the proxy."""
    headers = {"x-forwarded-for": who} if who else {}
    return Browser(address).ask("POST", path, body, headers=headers)


def test_behind_a_named_proxy_each_visitor_opens_so_many_tables(proxied: str) -> None:
    burst = limits.MAKES.burst
    assert [made(proxied, f"2001:db8::{n}").status for n in range(1, burst + 2)] == [201] * burst + [429], "one network, from many of its addresses"
    assert made(proxied, "2001:db8:1::1").status == 201
    assert made(proxied, "203.0.113.9").status == 201
    assert made(proxied, "198.51.100.1, 2001:db8::99").status == 429, "what a visitor writes itself does not count"


def test_what_comes_from_this_machine_is_counted_once_a_proxy_is_named(proxied: str) -> None:
    burst = limits.MAKES.burst
    assert [made(proxied, "").status for _ in range(burst + 1)] == [201] * burst + [429]


def test_lessons_sheets_and_records_count_as_well_and_a_day_has_its_measure(proxied: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAKES_A_DAY", Rate(5, 5 / 86400))
    for path, body in (
        ("/api/tables", NEW),
        ("/api/sheets", {"game": "toy", "seats": [{}, {}]}),
        ("/api/records", {"text": "nothing"}),
        ("/api/lessons/toy", {}),
        ("/api/tables/bcdfgh/rematch", {}),
    ):
        assert made(proxied, "203.0.113.9", path, body).status != 429
    late = made(proxied, "203.0.113.9")
    assert late.status == 429
    assert late.json["args"]["seconds"] > 3600


def figures(browser: Browser) -> dict[str, float]:
    """Return what /metrics tells."""
    return {name: float(value) for name, value in (row.split(" ") for row in browser.get("/metrics").body.decode().splitlines() if not row.startswith("#"))}


def test_idle_tables_and_sockets_take_little_and_it_is_told(tmp_path: Path, scale: int) -> None:
    """Tables that nobody looks at are in nobody's memory; a page at rest takes little; what has gone is given back."""
    server = Process("--data", tmp_path, "--metrics")
    try:
        anna = Browser(server.address)
        tables = [Browser(server.address).table("me", "open") for _ in range(100)]
        soon(lambda: figures(anna)["dvergar_tables"] == 0)
        before = figures(anna)["dvergar_memory_bytes"]
        tables += [Browser(server.address).table("me", "open") for _ in range(300)]
        soon(lambda: figures(anna)["dvergar_tables"] == 0)
        assert figures(anna)["dvergar_memory_bytes"] - before < 300 * PER_TABLE
        before = figures(anna)["dvergar_memory_bytes"]
        count = 100 * min(scale, 4)
        with ExitStack() as held:
            for table in tables[:count]:
                line = held.enter_context(dial(server.address))
                line.sendall(upgrade(Browser(server.address), table))
            soon(lambda: figures(anna)["dvergar_sockets"] == count)
            told = figures(anna)
            assert told["dvergar_connections"] >= count
            assert told["dvergar_connection_bytes"] == 0
            assert told["dvergar_memory_bytes"] - before < count * PER_SOCKET
        soon(lambda: figures(anna)["dvergar_sockets"] == figures(anna)["dvergar_tables"] == 0)
        for name in ("store", "sheets", "letters", "work"):
            assert figures(anna)[f"dvergar_{name}_waiting"] == 0
    finally:
        server.kill()
