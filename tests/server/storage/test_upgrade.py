"""What earlier releases left behind, in databases as they wrote them, goes on under this one."""

from __future__ import annotations

import json
import lzma
from pathlib import Path
from typing import Any

import pytest

import dvergar
from dvergar.cli import main
from dvergar.server.app import create_app, installed
from dvergar.server.storage.store import FILE
from serving import Browser, serving
from support import HOUSE

RELEASES = [folder for folder in sorted((Path(__file__).parents[2] / "releases").iterdir()) if folder.is_dir() and folder.name[0].isdigit()]


@pytest.fixture(params=RELEASES, ids=lambda folder: folder.name)
def left(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, Any]:
    """Unpack a release's database into `tmp_path` and return what its people hold."""
    release: Path = request.param
    (tmp_path / FILE).write_bytes(lzma.decompress((release / f"{FILE}.xz").read_bytes()))
    people: dict[str, Any] = json.loads((release / "people.json").read_text(encoding="utf-8"))
    return people


def test_every_match_of_an_earlier_release_plays_again(left: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--data", str(tmp_path)]) == 0
    assert f"{len(left['tables'])} tables" in capsys.readouterr().out


def test_people_go_on_where_an_earlier_release_stopped(left: dict[str, Any], tmp_path: Path) -> None:
    games = [game for game in installed(None) if game.id in HOUSE]
    assert {table["game"] for table in left["tables"]} == {game.id for game in games}
    with serving(create_app(tmp_path, games=games, pause=(0, 0))) as address:
        browser = Browser(address)
        browser.cookies = left["cookies"]
        for table in left["tables"]:
            if "record" in table:
                record = browser.get(f"/api/tables/{table['table']}/record").body.decode()
                assert record == table["record"]
                assert dvergar.Match.read(record).result().over
            elif "choices" in table:
                with browser.line(table["table"]) as line:
                    shown = line.until(lambda show: bool(show["view"] and show["view"]["choices"]))
                    assert shown["decision"] == table["decision"]
                    assert [choice["action"] for choice in shown["view"]["choices"]] == table["choices"]
                    line.play()
            else:
                assert browser.get(f"/api/tables/{table['table']}").json["status"] == "open"
        assert browser.get("/api/games/nidavellir/statistics").status == 200
