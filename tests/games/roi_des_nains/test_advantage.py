"""The measuring of a bot quest by quest prints what it promises."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


def test_a_table_of_the_rules_asked_for() -> None:
    words = ["greedy", "--deals", "3", "--seats", "3", "5", "--rules", "T05b", "R06a"]
    done = subprocess.run([sys.executable, str(ROOT / "benchmarks/advantage.py"), *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    head, line, first, second, _, moves = done.stdout.splitlines()
    assert head == "| rule | 3 seats | 5 seats | all | deals |"
    assert line == "|---|---|---|---|---|"
    number = r"[+-]\d+\.\d\d ± \d+\.\d\d"
    assert re.fullmatch(rf"\| T05b \| {number} \| {number} \| {number} \| 12 \|", first)
    assert re.fullmatch(rf"\| R06a \| {number} \| {number} \| {number} \| 12 \|", second)
    assert moves.startswith("moves: mean ")
