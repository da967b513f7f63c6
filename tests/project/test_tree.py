"""What must not be in the tree: addresses of a machine, files too long to read, and work left open."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SKIPPED = {".git", ".venv", ".venv-compiled", "node_modules", "web", "dist", "build", "shots", "test-results", "__pycache__", "shared"}
SOURCES = (".py", ".ts", ".svelte", ".mjs")
LONGEST = 450


def files(*endings: str) -> Iterator[Path]:
    """Return the files of the project with one of these endings, or all."""
    for folder, inner, names in os.walk(ROOT):
        inner[:] = [name for name in inner if name not in SKIPPED and not (name.startswith(".") and name.endswith("_cache")) and name != ".hypothesis"]
        yield from (Path(folder, name) for name in names if name not in SKIPPED and (not endings or name.endswith(endings)))


def texts(*endings: str) -> Iterator[tuple[str, str]]:
    """Return name and text of those that are texts."""
    for file in files(*endings):
        try:
            yield file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue


def test_no_path_of_a_machine_is_named() -> None:
    homes = "|".join(["home", "root", "tmp", "Users", "work", "mnt"])
    path = re.compile(rf"(?<![\w.@)/-])/({homes})/\w+")
    found = [f"{name}: {match.group()}" for name, text in texts() for match in path.finditer(text)]
    assert found == []


def test_the_lock_file_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "ui/package-lock.json").read_text(encoding="utf-8")


def test_every_source_is_short_enough_to_read() -> None:
    written = ((name, text) for name, text in texts(*SOURCES) if "do not edit" not in text.partition("\n")[0])
    long = {name: text.count("\n") for name, text in written if text.count("\n") > LONGEST}
    assert long == {}


def test_nothing_is_left_open_or_skipped() -> None:
    words = "|".join(["TO" + "DO", "FIX" + "ME", "X" * 3, "NotImplemented" + "Error"])
    left = re.compile(rf"\b({words})\b|pytest\.(mark\.)?(skip|xfail)\b")
    found = [f"{name}: {match.group()}" for name, text in texts(*SOURCES) for match in left.finditer(text) if name != "tests/project/test_tree.py"]
    assert found == []
