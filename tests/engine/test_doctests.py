"""The examples in the docstrings are run."""

from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

import dvergar

MIGRATIONS = "dvergar.server.storage.migrations"  # run by Alembic, and only within it
MODULES = [
    "dvergar",
    *(
        module.name
        for module in pkgutil.walk_packages(dvergar.__path__, "dvergar.")
        if not module.name.endswith("__main__") and not module.name.startswith(MIGRATIONS)
    ),
]


def has_examples(name: str) -> bool:
    return any(test.examples for test in doctest.DocTestFinder().find(importlib.import_module(name)))


EXAMPLES = [name for name in MODULES if has_examples(name)]


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples(name: str) -> None:
    failures, tries = doctest.testmod(importlib.import_module(name))
    assert tries > 0
    assert failures == 0


def test_the_engines_examples_are_among_them() -> None:
    """Those of modules that are never compiled: compiled ones keep no docstrings that could be found."""
    assert {"dvergar", "dvergar.engine.data", "dvergar.engine.discovery", "dvergar.engine.match", "dvergar.engine.words"} <= set(EXAMPLES)
