"""The built page as it is served."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Browser, serving, toy_app


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> Path:
    web = tmp_path_factory.mktemp("web")
    (web / "assets").mkdir()
    (web / "index.html").write_text("<!doctype html><title>Dvergar</title>")
    (web / "assets/main-1a2b.js").write_text("export const answer = 42\n" * 200)
    return web


@pytest.fixture(scope="module")
def anna(web: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    with serving(toy_app(tmp_path_factory.mktemp("data"), web=web)) as address:
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
    with serving(toy_app(tmp_path, web=tmp_path / "nothing")) as address:
        answer = Browser(address).get("/")
    assert answer.status == 503
    assert b"The page is not built" in answer.body
    assert b"./forge play" in answer.body
