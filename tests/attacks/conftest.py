"""A database of each kind that no test before has used."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store lies: a folder for SQLite, the address of a PostgreSQL."""
    return tmp_path if request.param == "sqlite" else str(request.getfixturevalue("postgres"))
