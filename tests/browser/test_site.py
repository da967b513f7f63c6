"""A site without a server, with the network cut. One browser stands for all tests here: Python wakes in it once."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import dvergar
import playing
from dvergar.engine.rng import Rng
from playing import Player, player
from support import HOUSE

PATIENCE = 120_000  # ms: Python starts in a worker, and the machine may be busy
HEARD = """(() => {
    window.channel = new BroadcastChannel(`dvergar ${new URL('./', location.href).href}`)
    window.channel.onmessage = (event) => event.data?.t === 'text' && window.heard(event.data.text)
})()"""
# the browser closes the files of a worker that is gone when it gets to it
WIPE = """async () => {
    const root = await navigator.storage.getDirectory()
    const names = []
    for await (const name of root.keys()) names.push(name)
    while (names.length)
        await root.removeEntry(names[0], { recursive: true }).then(
            () => names.shift(),
            (error) => { if (error.name !== 'NoModificationAllowedError') throw error },
        )
}"""


class Files(SimpleHTTPRequestHandler):
    """Hands out files until the network is cut, and says nothing of how old they are: a browser cannot ask whether they have changed."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword != "Last-Modified":
            super().send_header(keyword, value)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        assert isinstance(self.server, Host)
        if self.server.cut:
            self.close_connection = True
        else:
            self.server.sent[self.path] += 1
            super().do_GET()


class Host(ThreadingHTTPServer):
    """A plain file server with a site."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.folder = folder
        self.cut = False
        self.sent: Counter[str] = Counter()
        self.home = f"http://127.0.0.1:{self.server_address[1]}/"


@pytest.fixture(autouse=True, scope="module")
def patience() -> Iterator[None]:
    usual = playing.WAIT
    playing.WAIT = PATIENCE / 1000
    expect.set_options(timeout=PATIENCE)
    yield
    playing.WAIT = usual
    expect.set_options(timeout=usual * 1000)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, "-m", "dvergar", "site", str(folder)], check=True, capture_output=True)  # apart: Playwright keeps an event loop running
    server = Host(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="module")
def device(browser: Browser, host: Host) -> Iterator[BrowserContext]:
    """A browser that has been to the site once, and has no network since. A page that stays open keeps Python awake."""
    with browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce") as context:
        context.set_default_timeout(PATIENCE)
        context.new_page().goto(host.home)
        awake(context.pages[0])
        cut(context, host, True)
        yield context


def cut(context: BrowserContext, host: Host, gone: bool) -> None:
    """Cut the network, or mend it."""
    host.cut = gone
    context.set_offline(gone)


def awake(page: Page) -> None:
    """Wait until Python runs: the page asks it for the tables."""
    expect(page.get_by_text("The door is open.").or_(page.get_by_role("button", name=re.compile("^Return|Finished"))).first).to_be_visible()
    expect(page.get_by_text("Dvergar wakes")).to_have_count(0)


def begun(page: Page, host: Host, game: str) -> Player:
    """Set a table up by clicks; return whoever plays at it."""
    seen = player(game, page)
    page.expose_binding("heard", lambda source, text: seen._heard(text))
    page.add_init_script(HEARD)
    page.goto(f"{host.home}#/new/{game}")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    for level in page.get_by_role("radio", name="Apprentice").all():
        level.locator("..").click()  # its label, which is what is seen
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/#/t/*")
    return seen


def records(page: Page) -> str:
    """Return the record of the match that is over on the page, as its person gets it."""
    page.get_by_role("button", name="Record and same cards").click()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    return Path(saved.value.path()).read_text()


def test_a_first_visit_fetches_no_script_twice(device: BrowserContext, host: Host) -> None:
    assert device.pages[0].url == host.home
    scripts = {path: times for path, times in host.sent.items() if path.startswith(("/python/", "/assets/")) and not path.endswith(".svg")}
    assert {path: times for path, times in scripts.items() if times > 1} == {}
    assert host.sent["/python/pyodide.asm.wasm.gz"] == 1


@pytest.mark.parametrize("game", HOUSE)
def test_a_match_is_played_by_clicks_and_outlives_a_reload(device: BrowserContext, host: Host, game: str) -> None:
    page = device.new_page()
    seen = begun(page, host, game)
    while seen.asked() and (playing.LONG or seen.acted < 2):
        seen.act()
        if seen.acted == 1:
            seen.show = None
            page.reload()
    assert seen.faults == []
    if playing.LONG:
        page.get_by_role("button", name="The reckoning").click()
        assert dvergar.Match.read(records(page)).result().over
    page.close()


def test_a_second_page_follows_takes_over_and_saves_all(device: BrowserContext, host: Host) -> None:
    first = device.new_page()
    seen = begun(first, host, "nidavellir")
    assert seen.asked()
    second = device.new_page()
    second.goto(first.url)
    expect(second.get_by_text("Coins in hand").first).to_be_visible()
    for page in device.pages:
        if page is not second:
            page.close()  # one of them kept the device
    second.goto(f"{host.home}#/mine")
    expect(second.get_by_role("link", name="Return to Nidavellir").first).to_be_visible()
    with second.expect_download() as saved:
        second.get_by_role("button", name="Save all to a file").click()
    file = Path(saved.value.path())
    assert b"SQLite format 3" in file.read_bytes()
    before = second.get_by_role("link", name="Return to").count()
    begun(device.new_page(), host, "nains")
    copy = file.with_name("copy.dvergar")
    shutil.copyfile(file, copy)
    second.reload()
    expect(second.get_by_role("link", name="Return to")).to_have_count(before + 1)
    second.locator('input[type="file"]').set_input_files(copy)
    second.get_by_role("alertdialog").get_by_role("button", name="Bring a saved file").click()
    expect(second.get_by_role("link", name="Return to")).to_have_count(before)


def test_the_record_of_another_dvergar_comes_in_and_goes_out_with_an_equal_key(device: BrowserContext, host: Host, tmp_path: Path) -> None:
    match, rng = dvergar.Match.new("nidavellir", seats=2, seed=3), Rng(3)
    while actors := match.state.actors():
        legal = match.state.legal(actors[0])
        match.play(actors[0], legal[rng.below(len(legal))])
    file = tmp_path / "match.txt"
    file.write_text(match.record())
    page = device.new_page()
    page.goto(host.home)
    page.locator('input[type="file"]').set_input_files(file)
    page.wait_for_url("**/#/t/*")
    again = dvergar.Match.read(records(page))
    assert again.state.key() == match.state.key()
    assert again.record() == match.record()
    page.close()


def counted(page: Page, entry: str, keys: str, *totals: int) -> None:
    """Enter a number on the column that is open, and see what all columns count."""
    page.get_by_role("spinbutton", name=entry).press(keys)
    expect(page.locator(".both .paper tfoot td")).to_have_text([str(total) for total in totals])


def test_an_evening_is_counted_without_a_network_and_shared_once_it_is_back(device: BrowserContext, host: Host, server: str) -> None:
    page = device.new_page()
    page.goto(f"{host.home}#/score/nains")
    page.get_by_role("textbox", name="Name on seat").first.fill("Ann")
    page.get_by_role("button", name="Done", exact=True).click()
    counted(page, "Runes", "5", 25, 0, 0)
    page.get_by_role("button", name="Next round").click()
    counted(page, "Runes", "2", 4, 0, 0)
    page.get_by_role("tab").nth(1).click()
    counted(page, "Runes", "3", 4, 9, 0)
    page.goto(f"{host.home}#/score/brisingamen")  # another game meanwhile
    page.get_by_role("button", name="Done", exact=True).click()
    small = dvergar.score("brisingamen", {"seats": [{"small": 8}, {}, {}]}).result.totals
    counted(page, "Small gems left", "8", *small)
    page.goto(f"{host.home}#/score")
    page.reload()
    expect(page.get_by_role("article")).to_have_count(2)
    page.get_by_role("article").filter(has_text="Nains").get_by_role("link").first.click()
    expect(page.locator(".both .paper tfoot td")).to_have_text(["4", "9", "0"])
    page.locator(".seg label").filter(has_text=re.compile("^1$")).click()
    expect(page.locator(".both .paper tfoot td")).to_have_text(["25", "0", "0"])
    expect(page.get_by_role("status").filter(has_text="Saved on this device")).to_be_visible()
    cut(device, host, False)
    page.get_by_role("button", name="Fill in together").click()
    page.get_by_label("Address of the server").fill(server)
    with device.expect_page() as opened:
        page.get_by_role("button", name="Take the sheet to the server").click()
    there = opened.value
    there.get_by_role("button", name="Share it here").click()
    expect(there.get_by_role("tab").first).to_contain_text("Ann")
    expect(there.locator(".both .paper tfoot td")).to_have_text(["4", "9", "0"])
    there.locator(".seg label").filter(has_text=re.compile("^1$")).click()
    expect(there.locator(".both .paper tfoot td")).to_have_text(["25", "0", "0"])
    cut(device, host, True)
    there.close()
    page.close()


def test_a_newer_version_waits_until_it_is_wanted_and_the_match_goes_on(device: BrowserContext, host: Host) -> None:
    page = device.new_page()
    seen = begun(page, host, "nidavellir")
    assert seen.asked()
    index, worker = host.folder / "index.html", host.folder / "sw.js"
    was = [index.read_bytes(), worker.read_bytes()]
    index.write_bytes(was[0].replace(b"<title>Dvergar", b"<title>Newer Dvergar"))
    import hashlib

    worker.write_bytes(re.sub(rb'("index.html":")[0-9a-f]+', rb"\g<1>" + hashlib.sha256(index.read_bytes()).hexdigest()[:16].encode(), was[1]))
    cut(device, host, False)
    seen.show = None
    page.reload()
    bar = page.get_by_text("A newer version of Dvergar is ready.")
    expect(bar).to_be_visible()
    assert seen.asked()
    seen.act()  # nothing stops for it
    page.get_by_role("button", name="Use it now").click()
    expect(page.get_by_text("Dvergar wakes")).to_have_count(0)
    expect(bar).to_have_count(0)
    cut(device, host, True)
    assert b"Newer" in page.evaluate("fetch('./').then((answer) => answer.text())").encode()
    expect(page.locator(".prompt").first).to_be_visible()
    page.close()


def test_a_full_disk_is_said_and_a_wiped_one_too(device: BrowserContext, host: Host) -> None:
    page = device.new_page()
    page.goto(f"{host.home}#/new/nidavellir")
    start = page.get_by_role("button", name="Start")
    expect(start).to_be_visible()
    workers = [worker for each in device.pages for worker in each.workers]
    for worker in workers:
        worker.evaluate("void (self.whole = FileSystemSyncAccessHandle.prototype.write)")
        worker.evaluate("void (FileSystemSyncAccessHandle.prototype.write = () => { throw new DOMException('full', 'QuotaExceededError') })")
    start.click()
    expect(page.get_by_role("alert").filter(has_text="This device takes nothing more")).to_be_visible()
    for worker in workers:
        worker.evaluate("void (FileSystemSyncAccessHandle.prototype.write = self.whole)")
    start.click()
    page.wait_for_url("**/#/t/*")
    for other in device.pages:
        if other is not page:
            other.close()
    page.goto(f"{host.home}licences/python.txt")  # nobody keeps the device any more
    page.evaluate(WIPE)
    page.goto(host.home)
    expect(page.get_by_text("What was kept on this device is gone")).to_be_visible()


@pytest.mark.parametrize("missing", ["DecompressionStream", "isSecureContext"])
def test_a_browser_that_cannot_is_told_why(browser: Browser, host: Host, missing: str) -> None:
    host.cut = False
    with browser.new_context() as context:
        page = context.new_page()
        page.add_init_script(
            "delete window.DecompressionStream"
            + ("; Object.defineProperty(window, 'isSecureContext', { value: false })" if missing == "isSecureContext" else "")
        )
        page.goto(host.home)
        expect(
            page.get_by_text("too old to play without a server" if missing == "DecompressionStream" else "only where its page came over https")
        ).to_be_visible()
    host.cut = True


def test_a_browser_of_another_age_is_told_without_the_page(browser: Browser, host: Host) -> None:
    host.cut = False
    with browser.new_context() as context:
        page = context.new_page()
        page.route("**/assets/*.js", lambda route: route.fulfill(body="this is no script of its time", content_type="text/javascript"))
        page.goto(host.home)
        for language in ("en", "fr", "de"):
            expect(page.locator(f'p[lang="{language}"]').filter(has_text="2023")).to_be_visible()
    host.cut = True


def test_files_of_this_site_name_no_other_address(host: Host) -> None:
    lock = json.loads((host.folder / "python/pyodide-lock.json").read_text())
    assert lock["packages"] == {}
