"""The score sheet for a real table: the spec's numbers come out of `dvergar.score` as out of the engine, and what cannot be is refused where it stands."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from games.scoring import line, lines, refused


def score(*seats: dict[str, Any], ender: int | str = "nobody", **options: str) -> Any:
    """Count a sheet of three seats."""
    return dvergar.score("brisingamen", {"options": options, "table": {"ender": ender}, "seats": [*seats, *[{}] * (3 - len(seats))]})


def test_T21_a_completed_setting_scores_its_points() -> None:
    assert line(score({"settings": ["s09"]}), 0, "settings") == 8


def test_R35_the_penalty_is_rounded_down() -> None:
    assert line(score({"held": ["s29"]}), 0, "incomplete") == -7
    assert line(score({"held": ["s29", "s05"]}), 0, "incomplete") == -10


def test_T24_R32_the_end_pays_once() -> None:
    tally = score({"settings": ["s01", "s02", "s03", "s04", "s05", "s06"], "parts": ["b2", "b3", "b5", "b1"]}, ender=0)
    assert [line(tally, seat, "ender") for seat in range(3)] == [6, 0, 0]
    assert tally.notes == []


def test_T29_nobody_ended_the_game() -> None:
    tally = score()
    assert [line(tally, seat, "ender") for seat in range(3)] == [0, 0, 0]
    assert tally.result.over


def test_6_tokens_count_six_when_the_necklace_is_whole() -> None:
    assert line(score({"parts": ["b4"], "tokens": 4}), 0, "tokens") == 12
    assert line(score({"parts": ["b4"], "tokens": 4}, {"parts": ["b2", "b5"]}, {"parts": ["b1"]}), 0, "tokens") == 24


def test_6_loose_gems() -> None:
    expected = {"settings": 0, "incomplete": 0, "loose_small": 3, "loose_large": 4, "barrow": 0, "tokens": 0, "ender": 0}
    assert lines(score({"small": 3, "large": 2}), 0) == expected


def test_tie_break_settings_asks_for_settings_then_tokens() -> None:
    seats: list[dict[str, Any]] = [{"settings": ["s01"], "small": 2}, {"small": 7}, {}]
    shared = score(*seats)
    assert (shared.result.winners, [note.word for note in shared.ties]) == ([0, 1], ["score-tie-shared"])
    broken = score(*seats, tie_break="settings")
    assert (broken.result.winners, [note.word for note in broken.ties]) == ([0], ["brisingamen-form-tie"])


def test_an_end_that_does_not_fit_is_noted() -> None:
    assert [note.word for note in score(ender=1).notes] == ["brisingamen-form-note-ender"]
    assert [note.word for note in score({"parts": ["b1", "b2", "b3", "b4"]}).notes] == ["brisingamen-form-note-ended"]


@pytest.mark.parametrize(
    ("seats", "path", "word"),
    [
        ([{"settings": ["s01"]}, {"held": ["s01"]}], [1, "held", 0], "score-wrong-twice"),
        ([{"settings": ["s39"]}], [0, "settings", 0], "score-wrong-item"),
        ([{"settings": ["s01", "s02", "s03", "s04", "s05", "s06", "s07"]}], [0, "settings"], "score-wrong-many"),
        ([{"settings": ["s17", "s32", "s35"]}, {"settings": ["s09", "s11", "s15", "s37", "s01"]}], [1, "settings"], "brisingamen-form-wrong-gems"),
        ([{"parts": ["b1", "b2", "b3"]}, {"parts": ["b4", "b5"]}], [1, "parts"], "brisingamen-form-wrong-parts"),
        ([{"parts": ["b1"], "tokens": 4}], [0, "tokens"], "brisingamen-form-wrong-tokens"),
        ([{"small": 50}, {"small": 31}], [1, "small"], "brisingamen-form-wrong-loose"),
        ([{"settings": ["s38"]}, {"large": 27}], [1, "large"], "brisingamen-form-wrong-loose"),
        ([{"large": 31}], [0, "large"], "score-wrong-number"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused(seats: list[dict[str, Any]], path: list[str | int], word: str) -> None:
    assert (["seats", *path], word) in refused("brisingamen", {"seats": [*seats, *[{}] * (3 - len(seats))]})


def test_nobody_sits_there() -> None:
    assert refused("brisingamen", {"table": {"ender": 3}, "seats": [{}, {}, {}]}) == [(["table", "ender"], "score-wrong-item")]


def test_facts_of_a_sheet_know_who_has_retired_and_what_is_in_barrows() -> None:
    tally = score({"settings": ["s01", "s02"], "loaded": 7}, {"settings": ["s03"]})
    assert [(facts["left"], facts["loaded"]) for facts in tally.result.facts] == [(4, 7), (5, 0), (6, 0)]
    assert line(tally, 0, "barrow") == 0


def test_gems_in_barrows_are_bounded_by_the_stock_and_need_a_dwarf() -> None:
    whole = {"settings": ["s01", "s02", "s03", "s04", "s05", "s06"], "loaded": 1}
    assert refused("brisingamen", {"seats": [whole, {}, {}], "table": {"ender": 0}}) == [(["seats", 0, "loaded"], "brisingamen-form-wrong-loaded")]
    much = {"small": 80, "large": 30, "loaded": 1}
    assert refused("brisingamen", {"seats": [{}, much, {}], "table": {"ender": "nobody"}}) == [(["seats", 1, "loaded"], "brisingamen-form-wrong-loose")]
