"""The example of docs/training.md, at a small size."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from dvergar.engine.rng import Rng


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_nidavellir", Path(__file__).parents[2] / "docs/examples/train_nidavellir.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_before_it_has_learned_it_plays_as_the_greedy_bot(example: ModuleType) -> None:
    learned = example.School(1).learned()
    assert example.play(3, [learned] * 3, Rng(3)) == example.play(3, [example.GREEDY] * 3, Rng(3))


def test_it_learns_and_plays(example: ModuleType) -> None:
    schools = [example.School(5), example.School(5)]
    for school in schools:
        for _ in range(2):
            school.watch()
            school.bids.solve()
            school.rest.solve()
    one, two = (school.learned() for school in schools)
    assert np.array_equal(one.bids, two.bids)
    assert np.array_equal(one.rest, two.rest)
    assert np.abs(one.bids[1:]).max() > 0
    assert schools[0].bids.count > 40
    assert example.play(3, [one, example.GREEDY, example.GREEDY], Rng(3)) == example.play(3, [two, example.GREEDY, example.GREEDY], Rng(3))


def test_a_regression_finds_what_there_is(example: ModuleType) -> None:
    regression, rng = example.Regression(2), np.random.default_rng(1)
    rows = rng.normal(size=(5000, len(regression.products)))
    regression.add(rows, 3 * rows[:, 0] - 0.5 * rows[:, -3] + 2 * rows[:, -1] + rng.normal(size=5000))
    regression.solve()
    assert np.allclose(regression.weights, [-0.5, 0, 2], atol=0.15)


def test_the_command(example: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example.main(["--minutes", "0.001", "--matches", "3", "--rounds", "2", "--save", str(tmp_path / "weights.npz")])
    assert "against greedy: ahead in" in capsys.readouterr().out
    assert sorted(np.load(tmp_path / "weights.npz")) == ["bids", "rest"]
