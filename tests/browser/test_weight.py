"""What the page weighs, as it was built."""

from __future__ import annotations

import gzip
import re

from dvergar.server.http.page import WEB

LIMIT = 100_000  # bytes of script for a game, compressed: design section 9
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")  # what a file cannot do without; `import(...)` comes later or never


def needed(name: str, texts: dict[str, str], found: set[str]) -> set[str]:
    """Return a file and all that it imports."""
    if name not in found:
        found.add(name)
        for other in IMPORTED.findall(texts[name]):
            needed(other, texts, found)
    return found


def test_script_of_each_game_stays_light() -> None:
    texts = {path.name: path.read_text(encoding="utf-8") for path in (WEB / "assets").glob("*.js")}
    sizes = {name: len(gzip.compress(text.encode(), 9)) for name, text in texts.items()}
    loaded = re.search(r'assets/(index-[\w-]+\.js)"', (WEB / "index.html").read_text(encoding="utf-8"))
    assert loaded is not None
    house = loaded[1]
    tables = [name for name in texts if name.startswith("Table-")]
    assert len(tables) == len({path.parent for path in WEB.parents[2].glob("ui/src/games/*/Table.svelte")})
    weights = {name: sum(sizes[one] for one in needed(name, texts, needed(house, texts, set()))) for name in tables}
    assert max(weights.values()) <= LIMIT, weights
    assert min(weights.values()) > sizes[house]
