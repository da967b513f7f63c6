"""The built page as it is served, and the message types it is built with."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import toy
from dvergar.server.app import create_app
from dvergar.server.bots import Bots
from dvergar.tools import typescript
from serving import Browser, serving

SOURCES = Path(__file__).parents[2] / "ui/src"


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<!doctype html><title>Dvergar</title>")
    (web / "assets/main-1a2b.js").write_text("export const answer = 42\n" * 200)
    return web


@pytest.fixture(scope="module")
def anna(web: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    bots = Bots(lambda: ThreadPoolExecutor(1), workers=1)
    with serving(create_app(tmp_path_factory.mktemp("data"), games=[toy.create(None)], bots=bots, web=web)) as address:
        yield Browser(address)


def test_the_page_is_asked_for_anew_and_its_parts_never(anna: Browser) -> None:
    page = anna.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert anna.ask("GET", "/", headers={"if-none-match": page.headers["etag"]}).status == 304
    part = anna.get("/assets/main-1a2b.js")
    assert "immutable" in part.headers["cache-control"]
    assert "javascript" in part.headers["content-type"]
    assert anna.ask("GET", "/assets/main-1a2b.js", headers={"accept-encoding": "gzip"}).headers["content-encoding"] == "gzip"


def test_any_other_address_shows_the_page(anna: Browser) -> None:
    assert anna.get("/t/bcdfgh").body == anna.get("/").body
    assert anna.get("/assets/old-9f9f.js").status == 404
    assert anna.get("/../../etc/passwd").body != b""
    assert b"root:" not in anna.get("/..%2f..%2f..%2fetc/passwd").body


@pytest.mark.parametrize(("said", "meant"), [("/score/nidavellir", "../#/score/nidavellir"), ("/score", "./#/score"), ("/rules/nains", "../#/rules/nains")])
def test_an_address_as_people_say_it_leads_to_the_page(anna: Browser, said: str, meant: str) -> None:
    answer = anna.get(said)
    assert (answer.status, answer.headers["location"]) == (302, meant)


def test_without_a_built_page_there_is_a_clear_one(tmp_path: Path) -> None:
    bots = Bots(lambda: ThreadPoolExecutor(1), workers=1)
    with serving(create_app(tmp_path, games=[toy.create(None)], bots=bots, web=tmp_path / "nothing")) as address:
        answer = Browser(address).get("/")
    assert answer.status == 503
    assert b"The page is not built" in answer.body
    assert b"./forge play" in answer.body


def test_the_types_of_the_page_are_those_of_the_structs() -> None:
    for name, wanted in typescript.generate().items():
        assert (SOURCES / name).read_text(encoding="utf-8") == wanted, "run: python -m dvergar.tools.typescript ui/src"


def test_types_that_are_out_of_date_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert typescript.main([str(tmp_path)]) == 0
    assert typescript.main(["--check", str(tmp_path)]) == 0
    file = tmp_path / "games/nidavellir/messages.ts"
    file.write_text(file.read_text().replace("interface", "class", 1))
    assert typescript.main(["--check", str(tmp_path)]) == 1
    assert "nidavellir/messages.ts is out of date; write it anew" in capsys.readouterr().err
