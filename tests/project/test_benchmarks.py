"""The figures have stable keys, and the table reads them."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from support import HOUSE

ROOT = Path(__file__).parents[2]


def measured(*words: str) -> dict[str, Any]:
    """Return what the measuring prints."""
    done = subprocess.run([sys.executable, str(ROOT / "benchmarks/measure.py"), *words, "--quick"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture(scope="module")
def figures() -> dict[str, Any]:
    return measured("nidavellir")


def test_every_figure_of_a_game_is_taken_at_each_number_of_seats(figures: dict[str, Any]) -> None:
    assert figures["build"] in ("plain", "compiled")
    assert figures["reference_us"] > 0
    kinds = {"clone", "decision", "game", "dump", "key", "worlds", "view", "iteration", "greedy"}
    assert kinds <= {key.split("/")[2] for key in figures["figures"]}
    assert {f"nidavellir/{seats}/{kind}" for seats in (2, 3, 4, 5) for kind in kinds} <= set(figures["figures"])
    for figure in figures["figures"].values():
        assert set(figure) == {"us", "ratio", "per_second"}
        assert min(figure.values()) > 0


def test_one_kind_alone_can_be_asked_for() -> None:
    assert {key.split("/")[2] for key in measured("clone")["figures"]} == {"clone"}


def test_what_cannot_be_measured_is_refused_with_what_can() -> None:
    done = subprocess.run([sys.executable, str(ROOT / "benchmarks/measure.py"), "chess"], capture_output=True, text=True)
    assert done.returncode != 0
    assert "nothing called 'chess' can be measured; there are: all, clone, " in done.stderr


def test_the_table_sets_both_builds_side_by_side(figures: dict[str, Any]) -> None:
    both = json.dumps({"plain": figures, "compiled": figures})
    done = subprocess.run([sys.executable, str(ROOT / "benchmarks/table.py")], input=both, capture_output=True, text=True)
    lines = done.stdout.splitlines()
    assert len(lines) == 2 + len(figures["figures"])
    row = next(line.split() for line in lines if line.startswith("nidavellir/3/clone"))
    assert row[1] == row[4] == f"{figures['figures']['nidavellir/3/clone']['us']:.2f}"
    assert row[7:] == ["1.0", "x"]


def test_the_ladder_is_the_same_however_many_processes_play() -> None:
    words = [sys.executable, str(ROOT / "benchmarks/ladder.py"), "nidavellir", "--seats", "2", "--matches", "2", "--scale", "0.0002"]
    words += ["--times", "0", "--print", "--jobs"]
    tables = [subprocess.run([*words, jobs], capture_output=True, text=True) for jobs in ("1", "2")]
    assert tables[0].stdout == tables[1].stdout
    rows = [line.split(" | ") for line in tables[0].stdout.splitlines()]
    assert [row[:3] for row in rows] == [["| Nidavellir", "2", "2"]] * 2, tables[0].stderr
    assert [len(row) for row in rows] == [9, 8]  # of the levels, and of those who have learned against those who have not


def test_the_ladder_writes_each_line_in_its_place() -> None:
    spec = importlib.util.spec_from_file_location("ladder", ROOT / "benchmarks/ladder.py")
    assert spec is not None
    assert spec.loader is not None
    ladder: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(ladder)
    page = "before\n<!-- times -->\n<!-- end of times -->\nafter\n"
    for line in (["Nains", "3", "7"], ["Nidavellir", "4", "8"], ["Nidavellir", "3", "9"], ["Nains", "3", "5"]):
        page = ladder.written(page, "times", ("game", "seats", "mean"), line)
    lines = ["| game | seats | mean |", "| --- | --- | --- |", "| Nidavellir | 3 | 9 |", "| Nidavellir | 4 | 8 |", "| Nains | 3 | 5 |"]
    assert page == "\n".join(["before", "<!-- times -->", *lines, "<!-- end of times -->", "after", ""])
    assert all(f"<!-- {name} -->" in ladder.PAGE.read_text(encoding="utf-8") for name in ("ladder", "learned", "times"))


def bench(name: str, *words: str) -> dict[str, Any]:
    """Return what a benchmark prints."""
    done = subprocess.run([sys.executable, str(ROOT / "benchmarks" / name), *words, "--json"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_moves_arrive_at_the_rate_that_was_asked_for_and_are_followed_to_every_reader() -> None:
    figures = bench("rate.py", "--rates", "20", "--tables", "4", "--seconds", "2", "--warm", "0.5")["20"]
    assert figures["refused"] == 0
    assert min(figures[key] for key in ("moves_per_s", "mover_p50_ms", "others_p50_ms", "server_us_a_move")) > 0
    assert figures["bytes_a_move"] > 500, "all three readers are told of each move"


BIGGEST = {"first": 16_000, "mean": 5_000}  # bytes: of a first message, and of a move at a table of three


def test_a_move_sends_little_in_every_game_and_the_first_view_is_no_big_one() -> None:
    for id, kinds in bench("messages.py", "--matches", "1", *HOUSE).items():
        told = kinds["deltas"]
        assert (told["mean"] <= BIGGEST["mean"], told["first"] <= BIGGEST["first"]) == (True, True), (id, told)
        assert told["mean"] < 0.7 * kinds["paths"]["mean"], id
