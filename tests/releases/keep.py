"""Write the tables that this release leaves behind, for the releases after it to be tried with: `python tests/releases/keep.py`."""

from __future__ import annotations

import json
import lzma
import sys
import tempfile
from itertools import cycle, islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import dvergar
from dvergar.bots import levels
from dvergar.server.app import create_app, installed
from dvergar.server.storage.store import FILE
from serving import Browser, serving
from support import HOUSE

HERE = Path(__file__).parent
DECISIONS = 5  # of the person at each running table


def main() -> None:
    """Leave a running and a finished table of each game, and one in its waiting room; keep what the people at them hold."""
    to = HERE / dvergar.__version__
    to.mkdir()
    people: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        with serving(create_app(Path(folder), games=[game for game in installed(None) if game.id in HOUSE], pause=(0, 0))) as address:
            browser = Browser(address)
            for id in HOUSE:
                game = dvergar.game(id)
                seats = max(2, game.seats.start)
                table = browser.table("me", *islice(cycle(reversed(levels(game))), seats - 1), game=id)
                with browser.line(table) as line:
                    for _ in range(DECISIONS):
                        line.until(lambda show: bool(show["view"]["choices"]))
                        line.play()
                    shown = line.until(lambda show: bool(show["view"]["choices"]))
                people.append({"table": table, "game": id, "decision": shown["decision"], "choices": [choice["action"] for choice in shown["view"]["choices"]]})
                done = browser.table(*["random"] * seats, game=id)
                with browser.line(done) as line:
                    line.until(lambda show: bool(show["table"]["status"] == "over"))
                people.append({"table": done, "game": id, "record": browser.get(f"/api/tables/{done}/record").body.decode()})
            people.append({"table": browser.table("me", "open", game="nidavellir"), "game": "nidavellir"})
        (to / f"{FILE}.xz").write_bytes(lzma.compress((Path(folder) / FILE).read_bytes(), preset=9))
    (to / "people.json").write_text(json.dumps({"cookies": browser.cookies, "tables": people}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
