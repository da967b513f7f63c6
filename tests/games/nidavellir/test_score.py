"""The score sheet for a real table: the spec's numbers come out of `dvergar.score` as out of the engine, and what cannot be is refused where it stands."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.games.nidavellir.cards import CLASSES
from dvergar.games.nidavellir.rules.play import NidavellirState
from games.nidavellir.build import game
from games.nidavellir.test_vectors import VECTORS
from games.scoring import line, lines, refused, same_as_matches

WHOLE: dict[str, Any] = {"coins": [0, 2, 3, 4, 5], "gem": 5}


def army(**columns: list[list[int]]) -> dict[str, Any]:
    """Return quick totals of columns, each a list of cards with the points of their grades."""
    return {
        cls: {"grades": sum(map(len, cards)), **({"points": sum(map(sum, cards))} if cls not in ("hunter", "blacksmith") else {})}
        for cls, cards in columns.items()
    }


def written(state: NidavellirState) -> dict[str, Any]:
    """Write a state as a sheet, its seats card by card and by totals in turn."""
    t, seats = state.data, []
    for seat in range(state.seats):
        columns = [state.columns[seat * 5 + column] for column in range(5)]
        heroes = [t.first_hero + hero for hero, owner in enumerate(state.owner) if owner == seat]
        values: dict[str, Any] = {
            "coins": ["special" if coin == t.special else coin >> 2 for coin in state.coins[seat * 5 : seat * 5 + 5]],
            "gem": state.gems[seat],
        }
        if seat % 2 == 0:
            values |= {
                "mode": "cards",
                "army": [t.ids[card] for cards in columns for card in cards if card < t.first_hero],
                "heroes": [t.ids[card] for card in heroes],
            }
            if t.ylud in heroes:
                values["ylud"] = CLASSES[state.ylud % 5]
        else:
            scoring = [card for card in heroes if (t.column[card] == 5 and card != t.ylud) or t.ids[card] == "idunn"]
            values["command"] = [t.ids[card] for card in scoring]
            for column, cls in enumerate(CLASSES):
                at = seat * 5 + column
                values[cls] = {"grades": state.grades[at] - (state.thrud == at)}
                if cls not in ("hunter", "blacksmith"):
                    values[cls]["points"] = state.points[at]
        seats.append(values)
    return {"game": "nidavellir", "options": state.options, "seats": seats}


@pytest.mark.parametrize("case", VECTORS["class_score"], ids=[case["id"] for case in VECTORS["class_score"]])
def test_class_score(case: dict[str, Any]) -> None:
    tally = dvergar.score("nidavellir", {"seats": [army(**{case["class"]: case["cards"]}), {}]})
    assert line(tally, 0, case["class"]) == case["score"]


@pytest.mark.parametrize("case", VECTORS["ylud_gain"], ids=[case["id"] for case in VECTORS["ylud_gain"]])
def test_what_ylud_adds(case: dict[str, Any]) -> None:
    for cls, gain in case["gain"].items():
        cards = [f"a1_{cls}_{sum(card)}" if cls not in ("hunter", "blacksmith") else f"a1_{cls}" for card in case["base"][cls]]
        before = dvergar.score("nidavellir", {"seats": [{"mode": "cards", "army": cards}, {}]})
        after = dvergar.score("nidavellir", {"seats": [{"mode": "cards", "army": cards, "heroes": ["ylud"], "ylud": cls}, {}]})
        assert line(after, 0, cls) - line(before, 0, cls) == gain


@pytest.mark.parametrize("case", VECTORS["final_score"], ids=[case["id"] for case in VECTORS["final_score"]])
def test_final_score(case: dict[str, Any]) -> None:
    others = [{"warrior": {"grades": grades, "points": 3 * grades + 5}} if grades else {} for grades in case["other_warrior_grades"]]
    seat = army(**{cls: case[cls] for cls in CLASSES}) | {key: case[key] for key in ("command", "coins", "gem")}
    tally = dvergar.score("nidavellir", {"seats": [seat, *others]})
    assert lines(tally, 0) == case["lines"]
    assert tally.result.totals[0] == case["total"]


def test_T24_warrior_tie() -> None:
    a, b, c = {"warrior": {"grades": 3, "points": 16}}, {"warrior": {"grades": 3, "points": 12}}, {"warrior": {"grades": 2, "points": 22}}
    tally = dvergar.score("nidavellir", {"seats": [a | {"coins": [0, 12]}, b | {"coins": [0, 20]}, c]})
    assert [sum(lines(tally, seat)[key] for key in ("warrior", "warrior_bonus")) for seat in range(3)] == [28, 32, 22]


@pytest.mark.parametrize(("brothers", "points"), [(1, 13), (2, 40), (3, 81), (4, 108), (5, 135)], ids=lambda value: f"T31-{value}")
def test_T31_dwerg(brothers: int, points: int) -> None:
    names = [f"dwerg_{name}" for name in ("ymir", "aesir", "sigmir", "jungir", "bergelmir")]
    assert line(dvergar.score("nidavellir", {"seats": [{"command": names[:brothers]}, {}]}), 0, "dwerg") == points


def test_R33_equal_totals_share_the_victory() -> None:
    tally = dvergar.score("nidavellir", {"seats": [WHOLE, WHOLE | {"gem": 4}]})
    assert tally.result.winners == [0, 1]
    assert [note.word for note in tally.ties] == ["score-tie-shared"]


@pytest.mark.parametrize("seats", game().seats)
def test_matches_count_alike_on_a_sheet(seats: int) -> None:
    same_as_matches("nidavellir", seats, written)


@pytest.mark.parametrize(
    ("seat", "path", "word"),
    [
        ({"coins": [0, 2, 26]}, ["coins", 2], "score-wrong-item"),
        ({"coins": [0, 2, 2]}, ["coins", 2], "score-wrong-own"),
        ({"coins": [0, 5, 5, 5, 5]}, ["coins", 4], "score-wrong-own"),
        ({"coins": [2, 3, 4, 5, 7]}, ["coins"], "score-wrong-exchange"),
        ({"coins": [0, "special"]}, ["coins"], "score-wrong-exchange"),
        ({"coins": [0, 2, 3, 4, 5, 7]}, ["coins"], "score-wrong-many"),
        ({"gem": 1}, ["gem"], "score-wrong-item"),
        ({"command": ["skaa", "skaa"]}, ["command", 1], "score-wrong-twice"),
        ({"warrior": {"grades": 1, "points": 99}}, ["warrior"], "score-wrong-grades"),
        ({"warrior": {"grades": 99}}, ["warrior", "grades"], "score-wrong-number"),
        ({"mode": "cards", "army": ["a1_warrior_6"] * 5}, ["army", 4], "score-wrong-supply"),
        ({"mode": "cards", "army": ["kraal"]}, ["army", 0], "score-wrong-item"),
        ({"mode": "cards", "army": ["a1_warrior_10_5p"]}, ["army", 0], "score-wrong-item"),
        ({"mode": "slow"}, ["mode"], "score-wrong-choice"),
        ({"gold": 3}, ["gold"], "score-wrong-key"),
        ({"coins": 5}, ["coins"], "score-wrong-list"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused(seat: dict[str, Any], path: list[str | int], word: str) -> None:
    assert refused("nidavellir", {"seats": [{}, seat]}) == [(["seats", 1, *path], word)]


def test_the_crown_jeweler_has_the_kings_gem() -> None:
    tally = dvergar.score("nidavellir", {"seats": [{"distinctions": ["crown_jeweler"], "coins": [0, 2, 3, 4, 5]}, WHOLE]})
    assert (line(tally, 0, "gem"), line(tally, 1, "gem"), tally.missing, tally.result.winners) == (3, 0, [], [0])


def test_distinctions_fit_coins_and_gem() -> None:
    jeweler = {"distinctions": ["crown_jeweler"]}
    assert refused("nidavellir", {"seats": [{"gem": 6}, jeweler]}) == [(["seats", 0, "gem"], "nidavellir-form-wrong-jeweler")]
    assert refused("nidavellir", {"seats": [jeweler, jeweler]}) == [(["seats", 1, "distinctions", 0], "score-wrong-twice")]
    master = {"distinctions": ["hunting_master"], "coins": [0, 2, 3, 4, 5]}
    assert refused("nidavellir", {"seats": [master, {}]}) == [(["seats", 0, "coins"], "nidavellir-form-wrong-master")]
    assert dvergar.score("nidavellir", {"seats": [master | {"coins": ["special", 2, 3, 4, 5]}, {}]}).result.totals[0] == 17


def test_cards_run_out_over_all_seats_together() -> None:
    assert refused("nidavellir", {"seats": [{"command": ["skaa"]}, {"mode": "cards", "heroes": ["skaa"]}]}) == [
        (["seats", 1, "heroes", 0], "score-wrong-twice")
    ]
    assert refused("nidavellir", {"seats": [{"gem": 4}, {"gem": 4}]}) == [(["seats", 1, "gem"], "score-wrong-twice")]
    assert refused("nidavellir", {"seats": [{"coins": [0, 25]}, {"coins": [0, 25]}]}) == [(["seats", 1, "coins", 1], "score-wrong-twice")]
    most = dvergar.form("nidavellir", 2).seat[1].fields[0].high
    assert refused("nidavellir", {"seats": [{"hunter": {"grades": most}}, {"hunter": {"grades": 1}}]}) == [
        (["seats", 1, "hunter", "grades"], "score-wrong-together")
    ]


def test_points_run_out_over_all_seats_together() -> None:
    grades, points = (field.high for field in dvergar.form("nidavellir", 2).seat[0].fields)
    assert dvergar.score("nidavellir", {"seats": [{"warrior": {"grades": grades, "points": points}}, {}]}).result.totals == [points, 0]
    half = {"warrior": {"grades": grades // 2, "points": points // 2 + 10}}
    assert dvergar.score("nidavellir", {"seats": [half, {}]})
    assert refused("nidavellir", {"seats": [half, half]}) == [(["seats", 1, "warrior", "points"], "score-wrong-together-points")]
