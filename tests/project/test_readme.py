"""The examples of the README run as they stand there."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", README, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[f"block {number}" for number in range(1, len(BLOCKS) + 1)])
def test_python_of_the_readme_runs(block: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, "-c", block], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip(), "an example prints what it found"


def test_every_file_that_the_papers_link_to_is_there() -> None:
    papers = [ROOT / "README.md", ROOT / "CREDITS.md", *(ROOT / "docs").glob("*.md")]
    links = [(paper, link) for paper in papers for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", paper.read_text(encoding="utf-8"))]
    assert links
    assert [f"{paper.name}: {link}" for paper, link in links if not (paper.parent / link).exists()] == []
