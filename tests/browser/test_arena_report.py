"""The report of an arena in a browser: nothing is fetched, nothing runs off the side, and axe has nothing to say."""

from __future__ import annotations

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

from dvergar import arena


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with every part."""
    file = tmp_path_factory.mktemp("arena") / "page.html"
    arena.run("nidavellir", {"one": "random", "another with a long name": "random"}, 3, 20, report=file, language="de")
    return file


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_report_is_read_by_everybody(report: Path, page: Page, width: int, height: int) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.set_viewport_size({"width": width, "height": height})
    page.goto(report.as_uri())
    assert asked == [report.as_uri()]
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
