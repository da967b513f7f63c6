"""The browser, and `server`, a whole Dvergar for it. Matches are the same in every run, so that what fails once fails again; `--deal N` gives others."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from serving import serving
from support import HOUSE
from watching import FLAGS


class Dealer(Random):
    """Draws in place of the module `secrets`."""

    def randbits(self, k: int) -> int:
        """Return a number of k bits."""
        return self.getrandbits(k)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the tests of a site first: of several processes that steal tests from each other's end one runs them all, and makes the site once."""
    items.sort(key=lambda item: item.path.name != "test_site.py")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the Chromium that the forge names in CHROMIUM, or the one on PATH."""
    return {**browser_type_launch_args, "executable_path": os.environ.get("CHROMIUM") or shutil.which("chromium"), "args": FLAGS}


@pytest.fixture(scope="session")
def monkeypatch_session() -> Iterator[pytest.MonkeyPatch]:
    """Change what holds for all tests."""
    with pytest.MonkeyPatch.context() as changed:
        yield changed


@pytest.fixture(autouse=True, scope="session")
def pace(request: pytest.FixtureRequest, monkeypatch_session: pytest.MonkeyPatch) -> None:
    """Slow pages down with `--slow N`."""
    rate = request.config.getoption("--slow")
    made = BrowserContext.new_page

    def slow(context: BrowserContext) -> Page:
        page = made(context)
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
        return page

    if rate > 1:
        monkeypatch_session.setattr(BrowserContext, "new_page", slow)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, monkeypatch_session: pytest.MonkeyPatch) -> Iterator[str]:
    """Address of a running server with the games of the house, bots in other processes that hardly pause, and an empty database."""
    from dvergar.server.app import create_app, installed

    monkeypatch_session.setattr("dvergar.server.review.SECONDS", 0.02)  # a team's reckoning asks for reviews
    games = [game for game in installed(None) if game.id in HOUSE]
    with serving(create_app(tmp_path_factory.mktemp("server"), games=games, pause=(0.02, 0.05))) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    """What Playwright's `page.goto("/")` means."""
    return server


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Draw the seeds of matches and bots from the test's name; tokens and ids of tables stay random."""
    dealer = Dealer(f"{request.config.getoption('--deal')} {request.node.nodeid}")
    monkeypatch.setattr("dvergar.server.tables.creation.secrets", dealer)
    monkeypatch.setattr("dvergar.server.bots.secrets", dealer)


@pytest.fixture(autouse=True)
def hands(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Say to those who play whether this is --long."""
    monkeypatch.setattr("playing.LONG", bool(request.config.getoption("--long")))


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Callable[[ViewportSize], BrowserContext]:
    """Make a browser that is held in a hand."""

    def made(size: ViewportSize) -> BrowserContext:
        return browser.new_context(base_url=base_url, viewport=size, has_touch=True, is_mobile=True)

    return made
