"""A network is read from a file, and says the same on every build."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dvergar.engine.errors import BadData
from dvergar.engine.network import Network, from_text, likely, network, standings

SMALL = {"weights": [[1.0, -1.0], [0.5, 0.5]], "bias": [0.0, -1.0], "out": [2.0, 4.0], "direct": [0.25, 0.0]}


def test_a_network_adds_what_its_units_say_and_what_goes_past_them() -> None:
    found = from_text(json.dumps(SMALL))
    assert found.worth([3.0, 1.0]) == 0.25 * 3.0 + 2.0 * (3.0 - 1.0) + 4.0 * (1.5 + 0.5 - 1.0)
    assert found.worth([0.0, 1.0]) == 0.0  # both units are silent


def test_a_network_refuses_what_it_has_not_learned_from() -> None:
    with pytest.raises(ValueError, match="learned from 2 numbers was asked about 3"):
        from_text(json.dumps(SMALL)).worth([1.0, 2.0, 3.0])
    with pytest.raises(ValueError, match="do not fit together"):
        Network([[1.0, 2.0]], [0.0, 0.0], [1.0], [1.0, 1.0])


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"weights": 3}', json.dumps(SMALL | {"bias": ["a", "b"]}), json.dumps(SMALL | {"out": [1.0]})])
def test_a_broken_file_is_named(text: str, tmp_path: Path) -> None:
    file = tmp_path / "learned.json"
    file.write_text(text)
    with pytest.raises(BadData, match=r"learned\.json"):
        network(file)


def test_chances_of_two_add_up_and_who_is_ahead_stands_higher() -> None:
    assert [likely(lead) + likely(-lead) for lead in (0.0, 0.3, 2.0)] == [1.0, 1.0, 1.0]
    for front in (0.0, 0.5, 1.0):
        found = standings([0.4, 2.0, -1.0, 0.4], front)
        assert found[1] > found[0] == found[3] > found[2]
        assert all(0.0 <= each <= 1.0 for each in found)
    assert sum(standings([0.4, 2.0, -1.0, 0.4], 0.0)) == pytest.approx(2.0)  # the mean of pairs shares half of them
