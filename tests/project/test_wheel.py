"""What is packed: the page, the words and the tables travel in the wheel, and a release needs no Node.js to install."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from hatch_build import page_is_current

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def build(root: Path, kind: str, to: Path) -> Path:
    """Build a wheel or an sdist from that folder, in an environment that finds no program but Python."""
    assert page_is_current(root), "src/dvergar/web is not built from these sources; `./forge check` builds it"
    env = {key: value for key, value in os.environ.items() if key not in ("DVERGAR_COMPILE", "PATH")}
    words = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(to)]
    done = subprocess.run(words, cwd=root, env={**env, "PATH": ""}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return next(to.iterdir())


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names in the wheel."""
    with zipfile.ZipFile(build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))) as packed:
        return set(packed.namelist())


def test_the_wheel_holds_all_that_a_player_needs(wheel: set[str]) -> None:
    wanted = {
        file.relative_to(SOURCE).as_posix()
        for ending in ("*.py", "*.ftl", "*.toml", "*.md", "record.txt", "py.typed", "page.css")
        for file in SOURCE.rglob(ending)
    }
    assert any(name.endswith("en.ftl") for name in wanted)
    assert any(name.endswith(".toml") for name in wanted)
    assert wanted - wheel == set()
    assert "dvergar/web/index.html" in wheel
    assert any(name.startswith("dvergar/web/licences/") for name in wheel)
    assert any(name.startswith("dvergar/web/assets/") and name.endswith(".js") for name in wheel)


def test_the_wheel_holds_nothing_else(wheel: set[str]) -> None:
    assert [name for name in wheel if not name.startswith(("dvergar/", "dvergar-"))] == []
    assert [name for name in wheel if name.endswith((".so", ".pyc"))] == []


def test_a_release_carries_the_built_page(tmp_path: Path) -> None:
    release = build(ROOT, "sdist", tmp_path / "release")
    with tarfile.open(release) as packed:
        packed.extractall(tmp_path / "unpacked", filter="data")
    home = next((tmp_path / "unpacked").iterdir())
    hook = "import sys; sys.path.insert(0, '.'); import hatch_build as h; from pathlib import Path; print(h.page_is_current(Path('.').resolve()))"
    assert subprocess.run([sys.executable, "-c", hook], cwd=home, capture_output=True, text=True).stdout.strip() == "True"
    with zipfile.ZipFile(build(home, "wheel", tmp_path / "wheel")) as packed:
        assert "dvergar/web/index.html" in packed.namelist()


def test_compiling_cannot_go_with_an_editable_install(tmp_path: Path) -> None:
    words = "import hatchling.build as b, sys; b.build_editable(sys.argv[1])"
    done = subprocess.run([sys.executable, "-c", words, str(tmp_path)], cwd=ROOT, env={**os.environ, "DVERGAR_COMPILE": "1"}, capture_output=True, text=True)
    assert done.returncode != 0
    assert "DVERGAR_COMPILE=1 cannot go with an editable install" in done.stderr
