"""What has been: replay, records in and out, the same deal once more, statistics."""

from __future__ import annotations

from pathlib import Path

import pytest

import dvergar
import toy
from dvergar.server.app import create_app
from dvergar.server.messages.history import Outcome, OutcomeSeat
from dvergar.server.tables import outcomes
from serving import Browser, serving

RECORDS = Path(__file__).parents[2] / "records"


def played(browser: Browser, *seats: str) -> str:
    """Play a match to its end and return its table."""
    table = browser.table(*(seats or ("me", "bold")))
    with browser.line(table) as line:
        line.finish()
    return table


def test_every_position_can_be_seen_again(anna: Browser, bert: Browser) -> None:
    table = played(anna)
    match = dvergar.Match.read(anna.get(f"/api/tables/{table}/record").body.decode())
    for at in range(len(match.log) + 1):
        for seat in (0, 1, None):
            found = bert.get(f"/api/tables/{table}/past/{at}" + ("" if seat is None else f"?seat={seat}")).json
            assert (found["at"], found["last"], found["seat"]) == (at, len(match.log), seat)
            assert found["view"]["hand"] == [] if seat is None else True
            assert found["view"]["over"] == (at == len(match.log))
    assert anna.get(f"/api/tables/{table}/past/{len(match.log) + 1}").json["word"] == "error-at"
    assert anna.get(f"/api/tables/{table}/past/0?seat=2").status == 403


def test_as_long_as_the_match_goes_on_nobody_looks_into_anothers_past(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open")
    assert bert.post(f"/api/tables/{table}/join", {"name": "Bert"}).status == 200
    with anna.line(table) as line:
        line.until(lambda show: bool(show["view"]))
        line.play()
    assert anna.get(f"/api/tables/{table}/past/0?seat=0").json["view"]["hand"]
    assert anna.get(f"/api/tables/{table}/past/0?seat=1").json["word"] == "error-not-yours"
    assert Browser(anna.address).get(f"/api/tables/{table}/past/0?seat=0").status == 403
    spectator = Browser(anna.address).get(f"/api/tables/{table}/past/1").json["view"]
    assert (spectator["hand"], spectator["chosen"]) == ([], 0)
    mine = bert.get(f"/api/tables/{table}/past/1?seat=1").json["view"]
    assert mine["chosen"] == 0, "the open answer of another seat is as secret in the past as now"


def test_a_record_comes_back_as_a_table(anna: Browser, bert: Browser) -> None:
    text = anna.get(f"/api/tables/{played(anna, 'me', 'bold', 'random')}/record").body.decode()
    answer = bert.post("/api/records", {"text": text})
    assert answer.status == 201
    table = answer.json["table"]
    assert (table["status"], table["imported"], table["practice"], table["mine"]) == ("over", True, True, [0, 1, 2])
    found = bert.get(f"/api/tables/{table['id']}/record")
    assert found.body.decode() == text
    assert found.headers["content-disposition"] == f'attachment; filename="toy-{table["id"]}.txt"'


def test_a_match_of_an_older_revision_keeps_its_rules(tmp_path: Path) -> None:
    game = dvergar.game("die_zwerge")
    match = dvergar.Match.new(game.as_of(1), 2, 73)
    rng = dvergar.Rng(73)
    while match.state.actors():
        legal = match.state.legal(match.state.actors()[0])
        match.play(match.state.actors()[0], legal[rng.below(len(legal))])  # under the present rules one of these is not legal
    with serving(create_app(tmp_path, games=[game], pause=(0, 0))) as address:
        answer = Browser(address).post("/api/records", {"text": match.record()})
        assert answer.status == 201
        assert Browser(address).get(f"/api/tables/{answer.json['table']['id']}/record").body.decode() == match.record()


def test_a_team_plays_again_at_another_difficulty(tmp_path: Path) -> None:
    text = (RECORDS / "die_zwerge/revision-1-seats-3-1.record").read_text(encoding="utf-8")
    with serving(create_app(tmp_path, games=[dvergar.game("die_zwerge")], pause=(0, 0))) as address:
        anna = Browser(address)
        first = anna.post("/api/records", {"text": text}).json["table"]
        assert first["status"] == "over"
        assert anna.post(f"/api/tables/{first['id']}/rematch", {"difficulty": "absurd"}).json["word"] == "error-option-value"
        again = anna.post(f"/api/tables/{first['id']}/rematch", {"difficulty": "heroic"}).json["table"]
        assert again["options"] == {**first["options"], "difficulty": "heroic"}
        second = anna.post(f"/api/tables/{first['id']}/rematch", {"difficulty": "easy"}).json["table"]
        assert (second["id"], second["options"]) == (again["id"], again["options"]), "whoever follows plays what the first one chose"


def test_a_match_from_a_record_is_played_again_by_the_same_people_and_bots(anna: Browser, bert: Browser) -> None:
    text = anna.get(f"/api/tables/{played(anna, 'me', 'bold', 'random')}/record").body.decode()
    table = bert.post("/api/records", {"text": text}).json["table"]["id"]
    again = bert.post(f"/api/tables/{table}/rematch", {}).json["table"]
    assert ([seat["kind"] for seat in again["seats"]], again["mine"]) == (["person", "bot", "bot"], [0])
    assert (again["imported"], again["practice"]) == (False, False), "it is a match like any other"


def test_an_unfinished_record_goes_on_as_practice(anna: Browser) -> None:
    match = dvergar.Match(toy.create(None), 2, 5, {})
    match.play(0, match.state.legal(0)[0])
    answer = anna.post("/api/records", {"text": match.record()}).json
    assert (answer["table"]["status"], answer["table"]["practice"], answer["table"]["mine"]) == ("playing", True, [0, 1])


@pytest.mark.parametrize("text", ["", "no record", "dvergar record 1\ngame chess\n", "dvergar record 1\ngame toy\nrevision 1\nmoves\nend 0"])
def test_what_is_no_record_is_refused(anna: Browser, text: str) -> None:
    answer = anna.post("/api/records", {"text": text})
    assert answer.status == 422
    assert answer.json["word"].startswith("error-record")


def test_a_record_that_was_tampered_with_is_refused(anna: Browser) -> None:
    text = anna.get(f"/api/tables/{played(anna)}/record").body.decode()
    assert anna.post("/api/records", {"text": text.replace("\nseed ", "\nseed 1")}).status == 422
    assert anna.post("/api/records", {"text": "x" * (300 << 10)}).status == 413


def test_the_same_cards_are_dealt_again_by_a_code_that_is_no_seed(anna: Browser, bert: Browser) -> None:
    first = anna.table("me", "bold", options={"rounds": 2})
    assert bert.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}] * 2, "deal": first}).json["word"] == "error-deal-running"
    with anna.line(first) as line:
        hand = line.until(lambda show: bool(show["view"]))["view"]["hand"]
        line.finish()
    assert bert.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}] * 3, "deal": first}).json["word"] == "error-deal-other"
    second = bert.table("me", "random", deal=first, options={"rounds": 6})
    with bert.line(second) as line:
        show = line.until(lambda show: bool(show["view"]))
        assert show["view"]["hand"] == hand
        assert (show["table"]["options"]["rounds"], show["table"]["deal"]) == (2, first)
        line.finish()
    third = bert.table("me", "random", deal=second)
    assert bert.get(f"/api/tables/{third}").json["deal"] == first
    found = anna.get(f"/api/tables/{second}/deal").json
    assert [(row["table"], row["counted"]) for row in found] == [(first, True), (second, False)]


def test_statistics_count_what_counts(anna: Browser) -> None:
    before = anna.get("/api/games/toy/statistics").json["matches"]
    table = played(anna, "me", "bold", "random")
    practice = anna.table("me", "bold")
    with anna.line(practice) as line:
        line.until(lambda show: bool(show["view"]["choices"]))
        line.play()
        after = line.asked()
        line.send({"t": "undo", "seat": 0, "decision": after["decision"], "consent": True})
        line.until(lambda show: bool(show["decision"] > after["decision"]))
        line.finish()
    anna.post("/api/records", {"text": anna.get(f"/api/tables/{table}/record").body.decode()})
    found = anna.get("/api/games/toy/statistics").json
    assert found["matches"] == before + 1
    assert sum(row["matches"] for row in found["by_seats"]) == found["matches"]
    assert sum(bar["count"] for bar in found["totals"]) == sum(row["matches"] for row in found["by_place"])
    assert {row["level"] for row in found["by_level"]} >= {"", "bold", "random"}
    assert anna.get("/api/games/chess/statistics").status == 404


def test_statistics_by_hand() -> None:
    def ended(*totals: int, counted: bool = True) -> Outcome:
        seats = [OutcomeSeat("", "bold" if n else "", total, total == max(totals), {"hero": {"@a": 1 + n}}) for n, total in enumerate(totals)]
        return Outcome("t", "toy", counted, "t", 9, seats)

    found = outcomes.statistics("toy", [ended(10, 20), ended(30, 20), ended(1, 2, 3), ended(99, 98, counted=False)])
    assert found.matches == 3
    assert [(row.seats, row.matches, row.average, row.winning, row.best) for row in found.by_seats] == [(2, 2, 20.0, 25.0, 30), (3, 1, 2.0, 3.0, 3)]
    assert [(row.seat, row.matches, row.won) for row in found.by_place] == [(0, 3, 1), (1, 3, 1), (2, 1, 1)]
    assert [(row.level, row.matches, row.won) for row in found.by_level] == [("", 3, 1), ("bold", 4, 2)]
    assert [(row.what, row.count, row.won) for row in found.taken["hero"]] == [("@a", 1 + 2 + 1 + 2 + 1 + 2 + 3, 2 + 1 + 3)]
    assert (found.totals[0].low, found.totals[-1].high) == (1, 30)
    assert outcomes.statistics("toy", []).totals == []
