"""What the page weighs, as it was built."""

from __future__ import annotations

import gzip

from dvergar.server.web import WEB

LIMIT = 100_000  # bytes of script for a game, compressed: design section 9


def test_script_of_each_game_stays_light() -> None:
    sizes = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in (WEB / "assets").glob("*.js")}
    house = sum(size for name, size in sizes.items() if name.startswith("index-"))
    tables = {name: size for name, size in sizes.items() if name.startswith("Table-")}
    assert house, sizes
    assert tables, sizes
    rest = sum(sizes.values()) - house - sum(tables.values())  # what several tables share
    assert all(house + rest + size <= LIMIT for size in tables.values()), sizes
