"""The site that a server offers to keep: who sees it, who has it made, and how it is served."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.server.messages.bodies import Keep
from dvergar.server.sockets.door import Door
from dvergar.site import on_demand
from dvergar.site.fetch import CannotFetch
from dvergar.site.on_demand import OnDemand
from serving import Browser, serving, toy_app


class Maker:
    """Makes a site of one page at once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""

    def keep(self) -> Keep:
        return Keep("ready" if self.folder.is_dir() else "can")

    def make(self) -> None:
        (self.folder / "assets").mkdir(parents=True)
        (self.folder / "index.html").write_text("<!doctype html><title>here</title>")
        (self.folder / "assets/a.js").write_text("export {}")


def test_a_site_is_made_by_whoever_sits_at_the_machine_and_served_from_then_on(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path, site=Maker(tmp_path / "site"))) as address:
        browser = Browser(address)
        assert browser.get("/api/house").json["keep"] == "here/"
        assert browser.get("/api/keep").json["state"] == "can"
        missing = browser.get("/here/")
        assert (missing.status, missing.headers["location"]) == (302, "../#/keep")
        assert browser.ask("POST", "/api/keep", {}, headers={"origin": "https://elsewhere.example"}).status == 403
        assert browser.post("/api/keep", {}).json["state"] == "ready"
        page = browser.get("/here/")
        assert b"<title>here</title>" in page.body
        assert page.headers["cache-control"] == "no-cache"
        assert "script-src 'self' 'wasm-unsafe-eval';" in page.headers["content-security-policy"]
        assert "immutable" in browser.get("/here/assets/a.js").headers["cache-control"]
        assert browser.get("/here/other").status == 404
        assert "wasm" not in browser.get("/").headers["content-security-policy"]


def test_behind_a_proxy_nobody_has_it_made_and_all_see_one_that_is_there(tmp_path: Path) -> None:
    maker = Maker(tmp_path / "site")
    with serving(toy_app(tmp_path, site=maker, door=Door(proxies=("127.0.0.1",)))) as address:
        browser = Browser(address)
        assert browser.get("/api/house").json["keep"] == ""
        assert browser.post("/api/keep", {}).status == 404
        maker.make()
        assert browser.get("/api/house").json["keep"] == "here/"
        assert browser.post("/api/keep", {}).status == 403


def test_a_server_without_a_site_offers_none(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address:
        browser = Browser(address)
        assert browser.get("/api/house").json["keep"] == ""
        assert browser.get("/api/keep").json["word"] == "error-no-site"


def test_it_says_what_is_missing_and_makes_a_site_of_another_version_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    maker = OnDemand(tmp_path)
    assert maker.keep() == Keep("can")

    def none(name: str) -> str:
        raise CannotFetch(f"no {name}")

    with monkeypatch.context() as without:
        without.setattr(on_demand, "tool", none)
        assert maker.keep() == Keep("cannot")
    (tmp_path / "sw.js").touch()
    assert maker.keep() == Keep("ready")
    made = []
    monkeypatch.setattr(maker, "make", lambda: made.append(True))
    maker.begin()
    assert made == [True]
    (tmp_path / "made").write_text(on_demand._recipe())
    maker.begin()
    assert made == [True]
