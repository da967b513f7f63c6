"""Score sheets over HTTP: forms, counting, and sheets that a group fills in at once, on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import text

import dvergar
from dvergar.engine.words import words_of
from dvergar.server.app import create_app
from dvergar.server.storage.sheets import MOST_ROUNDS, SheetStore
from dvergar.server.storage.store import FILE, Store
from serving import Answer, Browser, serving, thread_bots

NEW = {"game": "nidavellir", "names": ["Ann", "Ben"], "seats": [{"coins": [0, 2]}, {}]}


def app(place: Path | str) -> Any:
    return create_app(place, games=[dvergar.game("nidavellir"), dvergar.game("nains")], bots=thread_bots())


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place: Path | str = tmp_path_factory.mktemp("house") if request.param == "sqlite" else request.getfixturevalue("postgres")
    with serving(app(place)) as address:
        yield address


def opened(anna: Browser, **more: object) -> dict[str, Any]:
    answer = anna.post("/api/sheets", NEW | more)
    assert answer.status == 201, answer.body
    found: dict[str, Any] = answer.json
    return found


def change(browser: Browser, id: str, section: str, revision: int, value: object, n: int = 1) -> Answer:
    return browser.ask("PATCH", f"/api/sheets/{id}/rounds/{n}", {"section": section, "revision": revision, "value": value})


def refused(answer: Answer, status: int, word: str) -> None:
    assert (answer.status, answer.json["word"]) == (status, word), answer.body
    assert words_of(dvergar.game("nidavellir"), "en").say(word, **answer.json["args"])


def test_the_form_of_a_game(anna: Browser) -> None:
    form = anna.get("/api/score/nidavellir?seats=3&hero_set=first_game").json
    assert (form["game"], form["seats"], form["options"]["hero_set"], form["modes"]) == ("nidavellir", 3, "first_game", ["quick", "cards"])
    refused(anna.get("/api/score/chess"), 404, "error-game")
    refused(anna.get("/api/score/nidavellir?seats=9"), 422, "error-seats")
    refused(anna.get("/api/score/nidavellir?hero_set=none"), 422, "error-option-value")


def test_a_sheet_is_counted_and_what_cannot_be_is_refused(anna: Browser) -> None:
    tally = anna.post("/api/score/nidavellir", {"seats": [{"coins": [0, 2, 3, 4, 9]}, {}]})
    assert (tally.status, tally.json["result"]["totals"]) == (200, [18, 0])
    answer = anna.post("/api/score/nidavellir", {"seats": [{"coins": [0, 2, 3, 4, 9]}, {"coins": [26]}]})
    refused(answer, 422, "score-wrong-item")
    assert answer.json["problems"] == [{"path": ["seats", 1, "coins", 0], "word": "score-wrong-item", "args": {"value": "26"}}]
    assert answer.json["tally"]["result"]["totals"] == [18, 0]
    refused(anna.post("/api/score/nidavellir", {"seats": 3}), 422, "score-wrong-seats")
    refused(anna.post("/api/score/nidavellir", [1]), 422, "error-message")
    refused(anna.post("/api/score/nidavellir", {"names": "x" * 70_000}), 413, "error-oversized")


def test_everybody_enters_a_column_at_once(anna: Browser) -> None:
    sheet = opened(anna)
    assert sheet["rounds"][0]["revisions"] == {"names": 1, "seat:0": 1, "setup": 1}
    with ThreadPoolExecutor(4) as pool:
        columns = [("seat:0", 1, {"coins": [0, 2, 3, 4, 9]}), ("seat:1", 0, {"coins": [0, 2, 3, 4, 5]}), ("names", 1, ["Anna", "Bert"]), ("table", 0, {})]
        answers = list(pool.map(lambda one: change(Browser(anna.address), sheet["id"], *one), columns))
    assert [answer.status for answer in answers] == [200] * 4
    found = anna.get(f"/api/sheets/{sheet['id']}").json
    assert found["rounds"][0]["totals"] == [18, 14]
    assert found["rounds"][0]["sheet"]["names"] == ["Anna", "Bert"]
    assert found["rounds"][0]["revisions"] == {"names": 2, "seat:0": 2, "seat:1": 1, "setup": 1, "table": 1}


def test_of_two_who_change_the_same_column_the_later_is_told(anna: Browser) -> None:
    id = opened(anna)["id"]
    assert change(anna, id, "seat:1", 0, {"gem": 4}).status == 200
    refused(change(anna, id, "seat:1", 0, {"gem": 5}), 409, "error-sheet-stale")
    assert change(anna, id, "seat:1", 1, {"gem": 5}).status == 200
    refused(change(anna, id, "seat:1", 1, {}), 409, "error-sheet-stale")
    assert anna.get(f"/api/sheets/{id}").json["rounds"][0]["sheet"]["seats"][1] == {"gem": 5}


def test_a_change_is_heard_at_once(anna: Browser) -> None:
    sheet = opened(anna)
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(Browser(anna.address).get, f"/api/sheets/{sheet['id']}?since={sheet['revision']}")
        changed = change(anna, sheet["id"], "seat:1", 0, {"gem": 4}).json
        heard = waiting.result(20).json
    assert heard["revision"] == changed["revision"] > sheet["revision"]
    assert anna.get(f"/api/sheets/{sheet['id']}?since=0").json["revision"] == changed["revision"]


def test_rounds_are_kept_and_can_be_deleted(anna: Browser) -> None:
    id = opened(anna)["id"]
    two = anna.post(f"/api/sheets/{id}/rounds", {"game": "nidavellir", "names": ["Ann", "Ben", "Cid"], "seats": [{}, {}, {"gem": 3}]})
    assert (two.status, [one["n"] for one in two.json["rounds"]]) == (201, [1, 2])
    assert change(anna, id, "setup", 1, {"seats": 4, "options": {"hero_set": "first_game"}}, 2).json["rounds"][1]["totals"] == [0] * 4
    assert [one["n"] for one in anna.ask("DELETE", f"/api/sheets/{id}/rounds/1").json["rounds"]] == [2]
    assert anna.post(f"/api/sheets/{id}/rounds", NEW).json["rounds"][1]["n"] == 3
    refused(change(anna, id, "seat:0", 1, {}, 1), 404, "error-sheet")
    refused(anna.post(f"/api/sheets/{id}/rounds", NEW | {"game": "nains"}), 409, "error-sheet-game")
    assert anna.ask("DELETE", f"/api/sheets/{id}").json == {}
    refused(anna.get(f"/api/sheets/{id}"), 404, "error-sheet")
    refused(anna.ask("DELETE", f"/api/sheets/{id}"), 404, "error-sheet")


def test_only_who_shared_a_sheet_deletes_it(anna: Browser) -> None:
    sheet, ben = opened(anna), Browser(anna.address)
    path = f"/api/sheets/{sheet['id']}"
    assert [sheet["host"], anna.get(path).json["host"], ben.get(path).json["host"]] == [True, True, False]
    opened(ben)  # who hosts another sheet does not host this one
    refused(ben.ask("DELETE", path), 403, "error-sheet-not-yours")
    assert change(ben, sheet["id"], "seat:1", 0, {"gem": 4}).json["host"] is False
    assert change(anna, sheet["id"], "seat:0", 1, {"gem": 5}).json["host"] is True
    assert anna.ask("DELETE", path).json == {}
    refused(ben.get(path), 404, "error-sheet")


def test_the_token_of_a_host_is_for_its_browser_alone(anna: Browser) -> None:
    answer = anna.post("/api/sheets", NEW)
    id = answer.json["id"]
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    (token,) = anna.cookies.values()
    assert token.encode() not in answer.body + anna.get(f"/api/sheets/{id}").body


def test_who_has_the_link_deletes_a_sheet_of_before_there_were_hosts(tmp_path: Path) -> None:
    with serving(app(tmp_path)) as address:
        id = opened(Browser(address))["id"]
        with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
            (host,) = connection.execute("SELECT host FROM sheet").fetchone()
            assert len(host) == 64  # a hash, and no token
            connection.execute("UPDATE sheet SET host = NULL")
        ben = Browser(address)
        assert ben.get(f"/api/sheets/{id}").json["host"] is True
        assert ben.ask("DELETE", f"/api/sheets/{id}").json == {}


def test_a_match_that_is_over_is_a_sheet(anna: Browser) -> None:
    running = anna.table("me", "me", game="nidavellir")
    refused(anna.get(f"/api/tables/{running}/sheet"), 409, "error-sheet-running")
    assert anna.get("/api/tables/zzzzzz/sheet").status == 404
    record = (Path(__file__).parents[2] / "records/nidavellir/revision-1-seats-2-1.record").read_text(encoding="utf-8")
    id = anna.post("/api/records", {"text": record}).json["table"]["id"]
    sheet = Browser(anna.address).get(f"/api/tables/{id}/sheet").json
    assert anna.post("/api/score/nidavellir", sheet).json["result"] == msgspec.to_builtins(dvergar.Match.read(record).result())
    assert anna.post("/api/sheets", sheet).json["rounds"][0]["over"]


def test_what_is_wrong_is_kept_and_told_with_its_number(anna: Browser) -> None:
    id = opened(anna)["id"]
    found = change(anna, id, "seat:1", 0, {"coins": [26], "x": {"deep": [1]}}).json["rounds"][0]
    assert (found["problems"], found["over"], found["sheet"]["seats"][1]) == (2, False, {"coins": [26], "x": {"deep": [1]}})


@pytest.mark.parametrize(
    ("section", "revision", "value", "status", "word"),
    [
        ("seat:5", 0, {}, 422, "error-sheet-section"),
        ("seat:x", 0, {}, 422, "error-sheet-section"),
        ("gold", 0, {}, 422, "error-sheet-section"),
        ("seat:1", 0, [], 422, "error-sheet-section"),
        ("names", 1, {}, 422, "error-sheet-section"),
        ("names", 1, [3], 422, "error-sheet-section"),
        ("names", 1, ["x" * 25], 422, "error-name-long"),
        ("names", 1, ["a\u202eb"], 422, "error-name-letters"),
        ("setup", 1, {"seats": 9, "options": {}}, 422, "error-seats"),
        ("setup", 1, {"seats": 3, "options": {"x": 1}}, 422, "error-option"),
        ("setup", 1, {"seats": 3}, 422, "error-sheet-section"),
        ("seat:1", -1, {}, 422, "error-message"),
        ("seat:1", 10**20, {}, 422, "error-message"),
        ("seat:1", 0, "x" * 70_000, 413, "error-oversized"),
        ("seat:1", 0, "x", 422, "error-message"),
    ],
)
def test_changes_that_are_refused(anna: Browser, section: str, revision: int, value: object, status: int, word: str) -> None:
    id = opened(anna)["id"]
    refused(change(anna, id, section, revision, value), status, word)
    assert anna.get(f"/api/sheets/{id}").json["revision"] == 1


def test_what_is_asked_from_elsewhere_is_refused(anna: Browser) -> None:
    id = opened(anna)["id"]
    for method, path in (("DELETE", f"/api/sheets/{id}"), ("DELETE", f"/api/sheets/{id}/rounds/1"), ("PATCH", f"/api/sheets/{id}/rounds/1")):
        refused(anna.ask(method, path, {}, headers={"origin": "http://elsewhere.example"}), 403, "error-origin")
    for path in ("/api/sheets/zzzzzz", "/api/sheets/x", "/api/sheets/ABCDEF"):
        refused(anna.get(path), 404, "error-sheet")
    refused(anna.post("/api/sheets", NEW | {"game": "chess"}), 404, "error-game")
    refused(anna.post("/api/sheets", NEW | {"seats": []}), 422, "error-seats")
    refused(anna.post("/api/sheets", NEW | {"gold": 1}), 422, "error-message")


def test_another_process_hears_of_a_change(postgres: str) -> None:
    with serving(app(postgres)) as here, serving(app(postgres)) as there:
        sheet = opened(Browser(here))
        with ThreadPoolExecutor(1) as pool:
            waiting = pool.submit(Browser(there).get, f"/api/sheets/{sheet['id']}?since={sheet['revision']}")
            change(Browser(here), sheet["id"], "seat:1", 0, {"gem": 4})
            assert waiting.result(20).json["rounds"][0]["sheet"]["seats"][1] == {"gem": 4}


def test_a_sheet_has_an_end_and_old_ones_go(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        book = SheetStore(store)
        await book.create("bcdfgh", "toy", {"setup": {}}, "")
        await book.create("newest", "toy", {"setup": {}}, "")
        for _ in range(MOST_ROUNDS - 1):
            await book.add_round("bcdfgh", {"setup": {}}, host=False)
        with pytest.raises(dvergar.DvergarError, match="at most"):
            await book.add_round("bcdfgh", {"setup": {}}, host=False)
        await book.clear(1)
        assert len((await book.read("bcdfgh")).rounds) == MOST_ROUNDS
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.execute(text("UPDATE sheet SET changed = 1 WHERE id = 'bcdfgh'"))
        await book.clear(1)
        with pytest.raises(dvergar.DvergarError, match="no score sheet"):
            await book.read("bcdfgh")
        await store.close()

    asyncio.run(work())
