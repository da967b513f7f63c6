"""The log of a campaign at a real table: each match counts as in the engine, and what cannot be is refused where it stands."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.engine.state import play_out
from dvergar.games.die_zwerge.rules.phases import DIED, OVER, WON
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.score_form import needed, written
from games.die_zwerge.build import GAME, table
from games.scoring import lines, refused

ROW: dict[str, Any] = {"dwarves": ["tungdil", "boindil"], "outcome": "doomed", "turns": 20}


def row(state: ZwergeState) -> dict[str, Any]:
    """Return a match as a row of the log."""
    found: dict[str, Any] = written(state)["table"]["matches"][0]
    return found


def score(*rows: dict[str, Any], seats: int = 2) -> Any:
    """Count a log."""
    return dvergar.score("die_zwerge", {"table": {"matches": list(rows)}, "seats": [{}] * seats})


@pytest.mark.parametrize("seats", GAME.seats)
def test_matches_count_alike_on_a_sheet(seats: int) -> None:
    rows, totals = [], []
    for seed in range(4):
        state = GAME.new(seats, seed, {"difficulty": ["easy", "heroic"][seed % 2]})
        assert isinstance(state, ZwergeState)
        play_out(state, dvergar.Rng(seed))
        rows.append(row(state))
        result, tally = GAME.result(state), score(rows[-1], seats=seats)
        assert (tally.missing, tally.result) == ([], result)
        totals.append(result.totals)
    assert [one.points for one in score(*rows, seats=seats).rounds] == totals
    assert score(*rows, seats=seats).result.totals == [sum(own) for own in zip(*totals, strict=True)]


@pytest.mark.parametrize("outcome", [WON, DIED], ids=["won", "died"])
def test_a_match_with_another_end_counts_alike_on_a_sheet(outcome: int) -> None:
    state = table("tungdil", "boindil", "bavragor")
    t = state.data
    state.outcome, state.phase, state.turn, state.laid, state.doom, state.health = outcome, OVER, 21, 7, 30, [5, 0 if outcome == DIED else 3, 4]
    state.history = [64 * turn + card for turn, card in enumerate([*t.a_cards, *t.b_cards][: needed(t, str(state.options["difficulty"])) - 1])]
    if outcome == WON:
        state.history.append(64 * 20 + t.c_cards[1])
    found = row(state)
    assert (found.get("final"), found.get("fallen")) == ((t.cards[t.c_cards[1]], None) if outcome == WON else (None, "boindil"))
    assert score(found, seats=3).result == GAME.result(state)


def test_6_a_match_won_and_a_match_lost() -> None:
    lost = score({**ROW, "difficulty": "heroic", "outcome": "died", "fallen": "boindil", "scenarios": 9, "distance": 7, "perished": 16, "health": 4})
    assert lost.result.totals == [0 + 0 + 45 + 7 - 16 + 4] * 2
    won = score({**ROW, "difficulty": "heroic", "outcome": "won", "final": "haltet_die_tore", "distance": 7, "perished": 16, "health": 8})
    assert won.result.totals == [100 + 40 + 50 + 7 - 16 + 8] * 2
    assert lines(won, 0) == {"outcome": 100, "difficulty": 40, "scenarios": 50, "distance": 7, "perished": -16, "health": 8}
    assert (lost.result.winners, won.result.winners) == ([], [0, 1])


def test_the_log_tells_how_the_campaign_goes() -> None:
    win = {**ROW, "outcome": "won", "final": "haltet_die_tore", "turns": 30, "dwarves": ["tungdil", "bavragor"]}
    found = {figure.word: figure.value for figure in score(ROW, win, win).figures if not figure.args}
    assert {key.removeprefix("die_zwerge-form-"): value for key, value in found.items()} == {
        "played": 3,
        "won": 2,
        "doomed": 1,
        "died": 0,
        "share": 67,
        "mean-turns": 27,
        "best": 130,
        "streak": 2,
    }
    with_whom = {figure.args["what"]: (figure.value, figure.args["played"]) for figure in score(ROW, win, win).figures if figure.args}
    assert with_whom["@die_zwerge-hero-tungdil"] == (2, 3)
    assert with_whom["@die_zwerge-hero-boindil"] == (0, 1)
    assert with_whom["@option-difficulty-easy"] == (2, 3)


def test_a_match_in_progress_is_counted_so_far() -> None:
    tally = score({"dwarves": ["tungdil"]})
    assert [missing.path[3] for missing in tally.missing] == ["dwarves", "outcome", "turns"]
    assert tally.result.winners == []


@pytest.mark.parametrize(
    ("row", "path", "word"),
    [
        ({"dwarves": ["tungdil", "tungdil"]}, ["dwarves", 1], "score-wrong-twice"),
        ({"dwarves": ["tungdil", "boindil", "boendal"]}, ["dwarves"], "score-wrong-many"),
        ({"outcome": "drawn"}, ["outcome"], "score-wrong-item"),
        ({"difficulty": "gentle"}, ["difficulty"], "score-wrong-item"),
        ({"scenarios": 6}, ["scenarios"], "die_zwerge-form-wrong-scenarios"),
        ({"outcome": "died", "fallen": "bavragor"}, ["fallen"], "die_zwerge-form-wrong-fallen"),
        ({"outcome": "won", "final": "zusammenkunft"}, ["final"], "score-wrong-item"),
        ({"perished": 37}, ["perished"], "score-wrong-number"),
        ({"turns": 0}, ["turns"], "score-wrong-number"),
        ({"expert": 1}, ["expert"], "score-wrong-toggle"),
        ({"note": "x" * 201}, ["note"], "score-wrong-text"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused(row: dict[str, Any], path: list[str | int], word: str) -> None:
    sheet = {"table": {"matches": [{**ROW, **row}]}, "seats": [{}, {}]}
    assert refused("die_zwerge", sheet) == [(["table", "matches", 0, *path], word)]


@pytest.mark.parametrize(
    ("more", "key", "word"),
    [
        ({"dwarves": ["tungdil", "boindil"], "health": 10}, "health", "most"),  # 4 + 3, and two chain mails
        ({"dwarves": ["tungdil", "boindil"], "outcome": "died", "fallen": "boindil", "health": 6}, "health", "most"),
        ({"turns": 10, "messages": 21}, "messages", "most"),
        ({"turns": 4, "scenarios": 5}, "scenarios", "most"),
        ({"turns": 6, "destroyed_orc": 85}, "destroyed_orc", "most"),  # two fights a turn, seven dice each
        ({"outcome": "won", "final": "besiegt_nodonn", "distance": 5, "perished": 14}, "perished", "tiles"),  # spec 2.9: 15 tiles at least
        ({"outcome": "died", "fallen": "tungdil", "distance": 43}, "distance", "number"),  # the hero has made a step
    ],
)
def test_2_what_dwarves_turns_and_the_last_scenario_do_not_allow_is_refused(more: dict[str, Any], key: str, word: str) -> None:
    row = {**ROW, "outcome": "doomed", "turns": 30} | more
    word = "score-wrong-number" if word == "number" else f"die_zwerge-form-wrong-{word}"
    assert (["table", "matches", 0, key], word) in refused("die_zwerge", {"seats": [{}] * 2, "table": {"matches": [row]}})
