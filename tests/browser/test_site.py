"""A site without a server: Nidavellir with the network cut, a reload in mid-match, a second page that follows and takes over."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

PATIENCE = 120_000  # ms: Python starts in a worker, and the machine may be busy


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@pytest.fixture
def host(tmp_path: Path) -> Iterator[ThreadingHTTPServer]:
    """A plain file server with the site."""
    subprocess.run([sys.executable, "-m", "dvergar", "site", str(tmp_path)], check=True, capture_output=True)  # apart: Playwright keeps an event loop running
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def at_the_table(page: Page) -> None:
    expect(page.get_by_text("Coins in hand").first).to_be_visible(timeout=PATIENCE)


def test_a_match_goes_on_without_a_network_in_the_same_page_and_in_another_one(browser: Browser, host: ThreadingHTTPServer) -> None:
    home = f"http://127.0.0.1:{host.server_address[1]}/"
    with browser.new_context() as context:
        context.set_default_timeout(PATIENCE)
        first = context.new_page()
        first.goto(f"{home}#/new/nidavellir")
        first.get_by_role("button", name="Start").click()
        first.wait_for_url("**/#/t/*")
        at_the_table(first)
        host.shutdown()
        context.set_offline(True)
        first.reload()
        at_the_table(first)
        second = context.new_page()
        second.goto(first.url)
        at_the_table(second)
        first.close()
        second.goto(f"{home}#/mine")
        expect(second.get_by_role("link", name="Return to Nidavellir")).to_be_visible(timeout=PATIENCE)
        with second.expect_download() as saved:
            second.get_by_role("button", name="Save all to a file").click()
        assert b"SQLite format 3" in Path(saved.value.path()).read_bytes()
