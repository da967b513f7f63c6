"""The examples of docs/envs.md run as they stand there."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

PAPER = (Path(__file__).parents[2] / "docs/envs.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAPER, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS, ids=[f"block {number}" for number in range(1, len(BLOCKS) + 1)])
def test_the_paper_runs(block: str) -> None:
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        exec(compile(block, "envs.md", "exec"), {"__name__": "paper"})
    assert out.getvalue().strip(), "an example prints what it found"
