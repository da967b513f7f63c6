"""What all tests of tables in a browser hold in their hands."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Callable[[ViewportSize], BrowserContext]:
    """Make a browser that is held in a hand."""

    def made(size: ViewportSize) -> BrowserContext:
        return browser.new_context(base_url=base_url, viewport=size, has_touch=True, is_mobile=True)

    return made
