"""The site is made of pinned parts, and its Python plays as this one does."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from dvergar.site.fetch import CannotFetch, cache_folder, check, tool
from dvergar.site.write import write
from site_played import keys

FIRST_VISIT = 8e6  # bytes at most


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    size = write(folder, cache_folder(), lambda text: None)
    assert size < FIRST_VISIT
    return folder


def test_python_in_a_browser_plays_the_same_games(site: Path, request: pytest.FixtureRequest) -> None:
    games = 1000 if request.config.getoption("--long") else 50
    script = Path(__file__).parent / "agree.mjs"
    ended = subprocess.run([tool("node"), str(script), str(site / "python"), str(games)], capture_output=True, text=True, timeout=3000)
    assert ended.returncode == 0, ended.stderr[-2000:]
    assert json.loads(ended.stdout) == keys(games)


def test_the_service_worker_knows_every_file_by_its_hash(site: Path) -> None:
    import hashlib

    text = (site / "sw.js").read_text()
    files = json.loads(text[text.index("{") : text.index("} //") + 1])
    laid = {file.relative_to(site).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest()[:16] for file in site.rglob("*") if file.is_file()}
    del laid["sw.js"]
    assert files == laid
    assert {"index.html", "python/dvergar.tar.zst", "api/games", "api/words/nidavellir/fr", "manifest.webmanifest"} <= set(files)


def test_a_part_that_is_not_the_pinned_one_is_refused(tmp_path: Path) -> None:
    part = tmp_path / "part.whl"
    part.write_bytes(b"something else")
    with pytest.raises(CannotFetch, match=r"part\.whl is not the file that was pinned"):
        check(part, "sha256", "0" * 64)
