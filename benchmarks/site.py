"""Measure Dvergar without a server in Chromium: `site.py [DIR] [--matches N] [--answers N]`, DIR being a site that is there already.

What a first and a second visit transfer (texts compressed on the way, as most hosts do), how long it takes from opening the page to the first decision
of Nidavellir, cold and warm, after how long a decision shows over whole matches by clicks, how long bots of each level think in each game, and how much
memory all that takes. Times are by the clock, so they count on a quiet machine only: the processor time of the whole browser and the load of the machine
stand beside them. Chromium is the one that CHROMIUM names, or the one on PATH. It needs the extras `site` and `dev`.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).parents[1] / "tests"))

from playwright.sync_api import BrowserContext, Page, Worker, expect, sync_playwright

import dvergar
import playing
from dvergar.bots import LEVELS
from dvergar.site.fetch import cache_folder
from dvergar.site.write import write
from playing import Player, player
from watching import FLAGS

GAMES = ("nidavellir", "nains", "die_zwerge", "roi_des_nains", "brisingamen")
PATIENCE = 180_000  # ms
TEXTS = (".js", ".mjs", ".css", ".html", ".json", ".svg", ".txt", ".webmanifest", "")
TICK = os.sysconf("SC_CLK_TCK")

WANTED = {"master": "2000 ms", "grandmaster": "3 s of thinking"}  # until a bot answers
# in each page, before anything else: when a decision was sent, and when its view had come and a frame with it was painted
WATCH = """(() => {
    window.shown = []
    const post = BroadcastChannel.prototype.postMessage
    let own = '' // this page, as it names itself: others of the device, at tables of their own, are heard here too
    BroadcastChannel.prototype.postMessage = function (data) {
        own ||= data?.page ?? ''
        return post.call(this, data)
    }
    const channel = new BroadcastChannel(`dvergar ${new URL('./', location.href).href}`)
    let sent = 0
    channel.onmessage = ({ data }) => {
        if (data?.page !== own) return
        if (data.t === 'say' && data.text.includes('"t":"play"')) sent = performance.now()
        if (data.t !== 'text') return
        window.heard(data.text)
        if (sent && !data.text.includes('"t":"done"')) {
            const begun = sent
            sent = 0
            requestAnimationFrame(() => setTimeout(() => window.shown.push(performance.now() - begun)))
        }
    }
})()"""
# in the worker that keeps the device: how long the second worker takes for each work
THOUGHT = """(() => {
    const asked = new Map(), post = Worker.prototype.postMessage
    self.thought = []
    Worker.prototype.postMessage = function (message, ...more) {
        if (!this.watched) this.addEventListener('message', ({ data }) => asked.has(data[0]) && self.thought.push(performance.now() - asked.get(data[0])))
        this.watched = true
        if (Array.isArray(message)) asked.set(message[0], performance.now())
        return post.call(this, message, ...more)
    }
})()"""
# asks the device as a page does, and keeps a line to a table open
ASK = """async ([method, address, body]) => {
    if (!window.bench) {
        const home = new URL('./', location.href).href, page = crypto.randomUUID(), waiting = new Map()
        navigator.locks.request(`dvergar page ${home} ${page}`, () => new Promise(() => undefined))
        const channel = new BroadcastChannel(`dvergar ${home}`)
        window.bench = { page, channel, waiting, n: 0 }
        channel.onmessage = ({ data }) => data?.page === page && data.t === 'answer' && waiting.get(data.n)?.(data)
    }
    const { page, channel, waiting } = window.bench, n = ++window.bench.n
    const jar = JSON.parse(localStorage.getItem('dvergar-device') ?? '{}')
    const cookie = ['cookie', Object.entries(jar).map((pair) => pair.join('=')).join('; ')]
    if (method === 'LINE') {
        channel.postMessage({ page, t: 'open', line: n, address, headers: [cookie] })
        channel.postMessage({ page, t: 'say', line: n, text: body })
        return ''
    }
    const answer = await new Promise((done) => {
        waiting.set(n, done)
        channel.postMessage({ page, t: 'ask', n, method, address, headers: [['content-type', 'application/json'], cookie], body })
    })
    for (const [name, value] of answer.headers) if (name === 'set-cookie') {
        const [pair] = value.split(';'), [key, ...rest] = pair.split('=')
        localStorage.setItem('dvergar-device', JSON.stringify({ ...JSON.parse(localStorage.getItem('dvergar-device') ?? '{}'), [key]: rest.join('=') }))
    }
    return new TextDecoder().decode(answer.body)
}"""


class Host(ThreadingHTTPServer):
    """A file server as docs/site.md advises it: it compresses texts on the way, lets `assets/` be kept for ever, and counts what it sends."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        self.sent = 0
        self.home = f"http://127.0.0.1:{self.server_address[1]}/"


class Files(SimpleHTTPRequestHandler):
    """Hands out the files of a site."""

    protocol_version = "HTTP/1.1"  # before it a browser heeds no ETag

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """Send a file, compressed where that helps."""
        assert isinstance(self.server, Host)
        path = Path(self.translate_path(self.path))
        path = path / "index.html" if path.is_dir() else path
        if not path.is_file():
            self.send_error(404)
            return
        data, packed = path.read_bytes(), path.suffix in TEXTS
        etag, kept = f'"{hashlib.sha256(data).hexdigest()[:16]}"', "/assets/" in self.path
        if self.headers.get("if-none-match") == etag:
            self.send_response(304)
            self.send_header("etag", etag)
            self.send_header("content-length", "0")
            self.end_headers()
            return
        data = gzip.compress(data) if packed else data
        self.send_response(200)
        self.send_header("etag", etag)
        self.send_header("content-type", "text/html" if path.suffix == ".html" else self.guess_type(str(path)))
        if packed:
            self.send_header("content-encoding", "gzip")
        self.send_header("content-length", str(len(data)))
        self.send_header("cache-control", "max-age=31536000, immutable" if kept else "no-cache")
        self.end_headers()
        self.wfile.write(data)
        self.server.sent += len(data)


def descendants() -> dict[int, str]:
    """Return the processes that this one has started, with their command lines."""
    parents, lines = {}, {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
                lines[int(folder.name)] = (folder / "cmdline").read_text().replace("\0", " ")
            except OSError:
                continue
    found, todo = {}, [os.getpid()]
    while todo:
        parent = todo.pop()
        for pid in [pid for pid, above in parents.items() if above == parent]:
            found[pid] = lines.get(pid, "")
            todo.append(pid)
    return found


def spent() -> float:
    """Return the processor seconds of the browser's processes, so far; what drives it does not count."""
    total = 0.0
    for pid in [pid for pid, line in descendants().items() if "chrom" in line.partition(" ")[0]]:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += sum(int(field) for field in fields[11:15]) / TICK
    return total


def memory() -> float:
    """Return how many MB the pages and their workers hold: the proportional share of the renderers that hold more than an empty one."""
    sizes = []
    for pid, line in descendants().items():
        if "--type=renderer" in line:
            try:
                text = Path(f"/proc/{pid}/smaps_rollup").read_text()
            except OSError:
                continue
            sizes.append(next(int(each.split()[1]) for each in text.splitlines() if each.startswith("Pss:")) / 1000)
    return max(sizes, default=0.0)


class Report:
    """Prints the figures, line by line."""

    def __init__(self) -> None:
        print("| what | wanted | figure | processor | load |\n| --- | --- | --- | --- | --- |", flush=True)

    def line(self, what: str, wanted: str, figure: str, processor: float | None = None) -> None:
        """Print one."""
        print(f"| {what} | {wanted} | {figure} | {'' if processor is None else f'{processor:.1f} s'} | {os.getloadavg()[0]:.1f} |", flush=True)

    def timed(self, what: str, wanted: str, work: Callable[[], None]) -> None:
        """Print how long something takes, by the clock and in processor time."""
        before, begun = spent(), time.perf_counter()
        work()
        self.line(what, wanted, f"{time.perf_counter() - begun:.2f} s", spent() - before)


def spread(values: list[float]) -> str:
    """Return median, 95th percentile and longest of some milliseconds."""
    if not values:
        return "none"
    ordered = sorted(values)
    p95 = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    return f"median {statistics.median(ordered):.0f} ms, p95 {p95:.0f} ms, longest {ordered[-1]:.0f} ms, {len(ordered)} of them"


def sat(context: BrowserContext, host: Host) -> Player:
    """Open the page, and set a table of Nidavellir up by clicks, against apprentices."""
    page = context.new_page()
    seen = player("nidavellir", page)
    page.expose_binding("heard", lambda source, text: seen._heard(text))
    page.add_init_script(WATCH)
    page.goto(f"{host.home}#/new/nidavellir")
    expect(page.get_by_role("button", name="Start")).to_be_visible()
    for level in page.get_by_role("radio", name="Apprentice").all():
        level.locator("..").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/#/t/*")
    return seen


def decided(context: BrowserContext, host: Host) -> None:
    """Sit down and give the first answer, until it shows."""
    seen = sat(context, host)
    seen.asked()
    seen.act()
    while not seen.page.evaluate("shown.length"):  # the site's policy lets no page poll a text for its truth
        seen.page.wait_for_timeout(5)


def match(context: BrowserContext, host: Host) -> list[float]:
    """Play a match of Nidavellir to its end by clicks; return after how many ms each decision showed."""
    seen = sat(context, host)
    while seen.asked():
        seen.act()
    found: list[float] = seen.page.evaluate("shown")
    seen.page.close()
    return found


def keeper(page: Page) -> Worker:
    """Return the worker that keeps the device."""
    for worker in page.workers:
        if worker.evaluate("typeof self.thought") != "undefined" or "worker" in worker.url.rpartition("/")[2]:
            return worker
    raise RuntimeError("nobody keeps the device")


def thinking(page: Page, game: str, level: str, answers: int) -> list[float]:
    """Let bots of one level play among themselves; return how many ms each answer took."""
    seats = min(max(3, min(dvergar.game(game).seats)), max(dvergar.game(game).seats))
    table = {"game": game, "seats": [{"kind": "me", "name": "Ann"}, *[{"kind": "bot", "level": level}] * (seats - 1)]}
    worker = keeper(page)
    worker.evaluate("void (self.thought.length = 0)")
    opened = json.loads(ask(page, "POST", "/api/tables", table))["table"]["id"]
    page.evaluate(ASK, ["LINE", f"/ws/{opened}", json.dumps({"t": "stand_in", "seat": 0, "level": level})])
    end = time.monotonic() + 60 + 3 * answers
    while worker.evaluate("self.thought.length") < answers and time.monotonic() < end:
        page.wait_for_timeout(200)
    ask(page, "POST", f"/api/tables/{opened}/forget", {"seat": None})
    found: list[float] = worker.evaluate("self.thought")
    return found


def ask(page: Page, method: str, address: str, body: Any) -> str:
    """Ask the device something."""
    said: str = page.evaluate(ASK, [method, address, json.dumps(body)])
    return said


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, metavar="DIR", help="a site; one is written where none is named")
    parser.add_argument("--matches", type=int, default=2, help="whole matches by clicks")
    parser.add_argument("--answers", type=int, default=12, help="of bots, for each level of each game; 0 for none")
    given = parser.parse_args()
    playing.WAIT = PATIENCE / 1000
    expect.set_options(timeout=PATIENCE)
    with ExitStack() as stack:
        folder = given.folder
        if folder is None:
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            write(folder, cache_folder(), lambda text: print(f"{text} ...", file=sys.stderr))
        tools = stack.enter_context(sync_playwright())  # an event loop runs from here on
        host = Host(folder)
        threading.Thread(target=host.serve_forever, daemon=True).start()
        browser = tools.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        context.set_default_timeout(PATIENCE)
        report = Report()
        report.timed("first decision, cold", "below 8 s", partial(decided, context, host))
        context.pages[0].wait_for_function("navigator.serviceWorker.ready.then(() => true)")
        report.line("first visit", "below 8 MB", f"{host.sent / 1e6:.2f} MB")
        for page in context.pages:
            page.close()
        host.sent = 0
        report.timed("first decision, warm", "below 4 s", partial(decided, context, host))
        report.line("second visit", "nothing", f"{host.sent / 1e3:.1f} kB")
        shown = [each for _ in range(given.matches) for each in match(context, host)]
        report.line(f"a decision shows, {given.matches} matches", "100 ms", spread(shown))
        page = context.pages[0]
        keeper(page).evaluate(THOUGHT)
        for game in GAMES if given.answers else ():
            for level in LEVELS:
                before = spent()
                found = thinking(page, game, level, given.answers)
                report.line(f"{level} of {game} answers", WANTED.get(level, "500 ms"), spread(found), spent() - before)
        report.line("memory of page and workers", "below 300 MB", f"{memory():.0f} MB")
        browser.close()
        host.shutdown()


if __name__ == "__main__":
    main()
