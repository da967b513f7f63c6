"""The score sheet for a real table: the spec's numbers come out of `dvergar.score` as out of the engine, and what cannot be is refused where it stands."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.games.nains.cards import CLASSES, COMMAND, MERCENARY
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force
from games.nains.build import Built, game
from games.nains.test_vectors import VECTORS
from games.scoring import line, refused, same_as_matches


def by_cards(state: NainsState, seat: int) -> dict[str, Any]:
    """Write a seat card by card."""
    t = state.data
    columns = [state.columns[seat * 5 + column] for column in range(5)]
    placed = [(t.ids[card], CLASSES[column], t.kind[card]) for column, cards in enumerate(columns) for card in cards]
    values: dict[str, Any] = {
        "mode": "cards",
        "army": [id for id, _, _ in placed if t.card(id) < t.first_hero],
        "cognars": [t.ids[t.first_hero + hero] for hero in range(t.ordinary) if state.owner[hero] == seat],
        "mercenaries": [{"mercenary": id, "column": cls} for id, cls, kind in placed if kind == MERCENARY],
    }
    for id, cls, _ in placed:
        if id == "gaat":
            values["gaat"] = cls
    return values


def by_totals(state: NainsState, seat: int) -> dict[str, Any]:
    """Write a seat in totals."""
    t, force = state.data, Force(state, seat)
    points = force.points.copy()
    points[2] += force.regained()
    own = [t.first_hero + hero for hero in range(t.ordinary) if state.owner[hero] == seat]
    temple = [card for card in state.columns[seat * 5 + 1] if t.kind[card] == MERCENARY]
    values: dict[str, Any] = {cls: {"points": points[column]} for column, cls in enumerate(CLASSES)}
    values["shield"]["grades"] = force.grades[0]
    values["temple_mercenaries"] = [t.ids[card] for card in temple]
    values |= {"occult": force.occult, "runes": force.different_runes(), "malt": force.malt}
    return values | {"command": [t.ids[card] for card in own if t.column[card] == COMMAND or t.ids[card] == "abokar"]}


def goods(state: NainsState, seat: int) -> dict[str, Any]:
    """Write a seat's elite, coins and gem."""
    t = state.data
    coins = ["special" if coin == t.special else coin >> 2 for coin in state.coins[seat * 5 : seat * 5 + 5]]
    return {"elite": [id for id, holder in zip(t.distinctions, state.holder, strict=True) if holder == seat], "coins": coins, "gem": state.gems[seat]}


def written(state: NainsState) -> dict[str, Any]:
    """Write a state as a sheet, its seats card by card and by totals in turn."""
    return {"seats": [(by_cards if seat % 2 else by_totals)(state, seat) | goods(state, seat) for seat in range(state.seats)]}


@pytest.mark.parametrize("way", [by_cards, by_totals], ids=["cards", "totals"])
@pytest.mark.parametrize("case", VECTORS["score"], ids=[case["id"] for case in VECTORS["score"]])
def test_score(case: dict[str, Any], way: Any) -> None:
    army = {place: " ".join(case[place]) for place in [*CLASSES, "command"]}
    if "gaat" in army["temple"]:
        army["command"] += " oboron"
    elite = [*case["elite"], *(["liquor_certification"] if case["certification"] else [])]
    state = Built(seats=5, armies=[army], elite=[" ".join(elite)], coins=[" ".join(map(str, case["coins"]))]).state
    tally = dvergar.score("nains", {"seats": [way(state, 0) | goods(state, 0), {}, {}, {}, {}]})
    for key, points in case["expect"].items():
        assert (tally.result.totals[0] if key == "total" else line(tally, 0, key)) == points, key


def test_T29_a_final_tie() -> None:
    first, second = {"elite": ["ordo", "redwin"], "coins": [0, 2, 3, 4, 5]}, {"elite": ["aral", "liquor_certification"], "coins": [0, 2, 3, 4, 5]}
    tied: list[dict[str, Any]] = [first | {"talion": {"points": 51}}, second | {"talion": {"points": 51}}, {"coins": [0, 2, 3, 4, 5]}]
    tied[0]["runes"] = tied[1]["runes"] = 1
    tally = dvergar.score("nains", {"seats": tied})
    assert tally.result.totals[:2] == [66, 66]
    assert tally.result.winners == [0]
    assert [(note.word, note.args["seats"], note.args["elite"]) for note in tally.ties] == [("nains-form-tie", "seat:0", 2)]


def test_equal_elite_shares_the_victory() -> None:
    tally = dvergar.score("nains", {"seats": [{"coins": [0, 2, 3, 4, 5]}] * 2})
    assert tally.result.winners == [0, 1]
    assert [note.word for note in tally.ties] == ["score-tie-shared"]


@pytest.mark.parametrize("seats", game().seats)
def test_matches_count_alike_on_a_sheet(seats: int) -> None:
    same_as_matches("nains", seats, written)


@pytest.mark.parametrize(
    ("seat", "path", "word"),
    [
        ({"coins": [0, 2, 1]}, ["coins", 2], "score-wrong-item"),
        ({"coins": [2, 3, 4, 5, 7]}, ["coins"], "score-wrong-exchange"),
        ({"gem": 6}, ["gem"], "score-wrong-item"),
        ({"shield": {"grades": 0, "points": 20}}, ["shield"], "score-wrong-grades"),
        ({"temple": {"points": 90}}, ["temple", "points"], "score-wrong-number"),
        ({"talion": {"points": 1}}, ["talion", "points"], "score-wrong-points"),
        ({"occult": 0}, ["occult"], "score-wrong-number"),
        ({"runes": 11}, ["runes"], "score-wrong-number"),
        ({"elite": ["tiss", "tiss"]}, ["elite", 1], "score-wrong-twice"),
        ({"mode": "cards", "army": ["e1_shield"] * 12}, ["army", 10], "score-wrong-supply"),
        ({"mode": "cards", "cognars": ["wal"]}, ["cognars", 0], "score-wrong-item"),
        ({"mode": "cards", "mercenaries": [{"mercenary": "wal", "column": "forge"}] * 2}, ["mercenaries", 1, "mercenary"], "score-wrong-twice"),
        ({"mode": "cards", "mercenaries": [{"mercenary": "wal", "column": "castle"}]}, ["mercenaries", 0, "column"], "score-wrong-item"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused(seat: dict[str, Any], path: list[str | int], word: str) -> None:
    assert ([*["seats", 1], *path], word) == refused("nains", {"seats": [{}, seat]})[0]


def test_points_and_symbols_run_out_over_all_seats_together() -> None:
    highs = {field.key: field.high for field in dvergar.form("nains", 2).seat}
    points = dvergar.form("nains", 2).seat[2].fields[0].high
    half = {"errants": {"points": points // 2 + 10}}
    assert refused("nains", {"seats": [half, half]}) == [(["seats", 1, "errants", "points"], "score-wrong-together-points")]
    for key, least in (("occult", 1), ("malt", 0)):
        assert dvergar.score("nains", {"seats": [{key: highs[key]}, {key: least}]})
        assert refused("nains", {"seats": [{key: highs[key]}, {key: least + 1}]}) == [(["seats", 1, key], "nains-form-wrong-symbols")]
