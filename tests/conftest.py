"""What holds for all tests, and `postgres`, a throw-away database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from databases import Postgres

# Tests that may fail once for a reason that is this machine's and not theirs; what failed is shown all the same. The list only shrinks.
SECOND_TRIES: dict[str, str] = {}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--long", action="store_true", help="play many times as many random games, and what else takes long")
    parser.addoption("--deal", type=int, default=0, help="other deals than usual in the browser tests")
    parser.addoption("--slow", type=int, default=1, help="give pages a processor so many times as slow in the browser tests: who does not wait is found out")
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
    """Address of a throw-away PostgreSQL that all tests of this process share."""
    database = Postgres()
    yield database.address
    database.end()
