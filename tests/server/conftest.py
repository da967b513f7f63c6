"""A database of each kind, a server on it, and the people who play there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from serving import Browser, serving, thread_bots, toy_app

KINDS = ["sqlite", "postgres"]


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store lies: a folder for SQLite, the address of a PostgreSQL."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture(scope="module", params=KINDS)
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a server with the toy game only, on each kind of database; a module may have another one."""
    data = tmp_path_factory.mktemp("house") if request.param == "sqlite" else request.getfixturevalue("postgres")
    with serving(toy_app(data, bots=thread_bots(2))) as address:
        yield address


@pytest.fixture
def anna(house: str) -> Browser:
    """Somebody at a browser."""
    return Browser(house)


@pytest.fixture
def bert(house: str) -> Browser:
    """Somebody else."""
    return Browser(house)
