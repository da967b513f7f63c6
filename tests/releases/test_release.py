"""What a release installs: wheel and sdist in an empty environment without Node.js or a compiler, and the compiled build. `./forge test` runs it last."""

from __future__ import annotations

import json
import lzma
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import dvergar
from dvergar.server.storage.store import FILE
from serving import Browser, Process

ROOT = Path(__file__).parents[2]
FOLDER = "Scripts" if os.name == "nt" else "bin"
GAMES = ["brisingamen", "die_zwerge", "nains", "nidavellir", "roi_des_nains"]
FIVE_LINES = """
import random, dvergar
match = dvergar.Match.new("nains", seats=2, seed=7)
while actors := match.state.actors():
    match.play(actors[0], random.choice(match.state.legal(actors[0])))
print(match.result().over)
"""


def run(python: Path, *words: str | Path, home: Path | None = None, status: int = 0) -> str:
    """Run that Python with no other program to be found, and return what it printed."""
    env = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "VIRTUAL_ENV", "DVERGAR_COMPILE", "CC", "CXX")}
    pinned = (ROOT / "constraints.txt").as_uri()
    env |= {"PATH": "", "PIP_CONSTRAINT": pinned, "PIP_BUILD_CONSTRAINT": pinned, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    done = subprocess.run([str(python), *map(str, words)], cwd=home, env=env, capture_output=True, text=True)
    assert done.returncode == status, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module", params=[pytest.param(kind, marks=pytest.mark.xdist_group(kind)) for kind in ("wheel", "sdist", "compiled")])
def python(request: pytest.FixtureRequest) -> Iterator[Path]:
    """The Python of an environment where that was installed, and nothing else."""
    if request.param == "compiled":
        yield ROOT / ".venv-compiled" / FOLDER / "python"
        return
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        run(Path(sys.executable), "-m", "hatchling", "build", "-t", request.param, "-d", home / "built", home=ROOT)
        subprocess.run([sys.executable, "-m", "venv", home / "venv"], check=True)
        inside = home / "venv" / FOLDER / "python"
        run(inside, "-m", "pip", "install", "--quiet", next((home / "built").iterdir()))
        yield inside


def test_it_says_what_it_is_and_plays_in_five_lines(python: Path, tmp_path: Path) -> None:
    assert run(python, "-m", "dvergar", "--version", home=tmp_path) == f"dvergar {dvergar.__version__}\n"
    assert [line.split()[0] for line in run(python, "-m", "dvergar", "games", home=tmp_path).splitlines()] == GAMES
    assert run(python, "-c", FIVE_LINES, home=tmp_path) == "True\n"
    assert "site-packages" in run(python, "-c", "import dvergar; print(dvergar.__file__)", home=tmp_path)


def test_it_serves_the_page_and_a_whole_match(python: Path, tmp_path: Path) -> None:
    server = Process("--data", tmp_path, python=python)
    try:
        browser = Browser(server.address)
        page = browser.get("/")
        assert page.status == 200
        assert b'id="app"' in page.body
        assert [game["id"] for game in browser.get("/api/games").json] == GAMES
        with browser.line(browser.table("me", "random", game="nains")) as line:
            assert line.finish()["table"]["status"] == "over"
    finally:
        server.kill()


def test_it_goes_on_with_the_tables_of_an_earlier_release(python: Path, tmp_path: Path) -> None:
    release = Path(__file__).parent / "0.1.0"
    (tmp_path / FILE).write_bytes(lzma.decompress((release / f"{FILE}.xz").read_bytes()))
    left = json.loads((release / "people.json").read_text(encoding="utf-8"))
    assert f"{len(left['tables'])} tables play again, 0 do not" in run(python, "-m", "dvergar", "check", "--data", tmp_path, home=tmp_path)
    server = Process("--data", tmp_path, python=python)
    try:
        browser = Browser(server.address)
        browser.cookies = left["cookies"]
        running = next(table for table in left["tables"] if "choices" in table)
        with browser.line(running["table"]) as line:
            shown = line.until(lambda show: bool(show["view"] and show["view"]["choices"]))
            assert [choice["action"] for choice in shown["view"]["choices"]] == running["choices"]
            line.play()
    finally:
        server.kill()
