"""A shared score sheet with people who tap at once, who delete and take back, and whose host makes it read-only; on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import dvergar
from dvergar.engine.words import words_of
from dvergar.server.app import create_app
from dvergar.server.storage.ages import DAY
from dvergar.server.storage.sheets import MOST_ROUNDS, SheetStore
from dvergar.server.storage.store import Store
from serving import Answer, Browser, serving, thread_bots

NEW = {"game": "nidavellir", "names": ["Ann", "Ben"], "seats": [{"coins": [0, 2]}, {}]}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    place: Path | str = tmp_path_factory.mktemp("house") if request.param == "sqlite" else request.getfixturevalue("postgres")
    with serving(create_app(place, games=[dvergar.game("nidavellir"), dvergar.game("nains")], bots=thread_bots())) as address:
        yield address


@pytest.fixture
def id(anna: Browser) -> str:
    """A sheet that Anna has shared."""
    return str(anna.post("/api/sheets", NEW).json["id"])


@pytest.fixture
def ben(anna: Browser) -> Browser:
    """Somebody else."""
    return Browser(anna.address)


def enter(browser: Browser, id: str, path: list[str | int], was: object, value: object, **more: object) -> Answer:
    entry = {"path": path, "was": was, "value": value, "revision": 1, **more}
    return browser.ask("PATCH", f"/api/sheets/{id}/rounds/1/entries", {"entries": [entry]})


def there(browser: Browser, id: str) -> dict[str, Any]:
    answer = browser.get(f"/api/sheets/{id}")
    assert answer.status == 200, answer.body
    found: dict[str, Any] = answer.json
    return found


def refused(answer: Answer, status: int, word: str) -> None:
    assert (answer.status, answer.json["word"]) == (status, word), answer.body
    for language in ("en", "fr", "de"):
        assert words_of(dvergar.game("nidavellir"), language).say(word, **answer.json["args"])


def test_all_who_tap_at_once_are_heard(anna: Browser, id: str) -> None:
    """Six people tap six times each, in one column, in others, in the names and in the options."""

    def tap(who: int) -> list[int]:
        mine = Browser(anna.address)
        fields: list[list[str | int]] = [["seats", 0, "gem"], ["seats", 0, "hunter", "grades"], ["seats", 1, "gem"], ["names", 0], ["names", 1], ["table", "x"]]
        values = [f"Ann {n}" for n in range(6)] if fields[who][0] == "names" else [*range(6)]
        was: list[object] = ["Ann" if who == 3 else "Ben" if who == 4 else None, *values[:-1]]
        return [enter(mine, id, fields[who], *pair).status for pair in zip(was, values, strict=True)]

    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(tap, range(6))) == [[200] * 6] * 6
    found = there(anna, id)
    sheet = found["rounds"][0]["sheet"]
    assert sheet["seats"] == [{"coins": [0, 2], "gem": 5, "hunter": {"grades": 5}}, {"gem": 5}]
    assert (sheet["names"], sheet["table"]) == (["Ann 5", "Ann 5"], {"x": 5})
    assert {news["kind"] for news in found["news"]} == {"named"}


def test_two_values_in_one_field_are_told_with_both(anna: Browser, ben: Browser, id: str) -> None:
    assert enter(anna, id, ["seats", 1, "gem"], None, 4).json["news"] == []
    assert enter(ben, id, ["seats", 1, "gem"], None, 4).json["news"] == []  # the same twice is no clash
    told = enter(ben, id, ["seats", 1, "gem"], None, 5).json
    assert told["rounds"][0]["sheet"]["seats"][1] == {"gem": 5}
    clash = {"n": told["revision"], "kind": "clash", "round": 1, "path": ["seats", 1, "gem"], "first": 4, "then": 5}
    assert told["news"] == there(anna, id)["news"] == [clash]
    assert enter(ben, id, ["seats", 1, "gem"], 5, 3).json["news"] == [clash]  # seen before it was changed: no clash


def test_who_enters_what_stands_there_wakes_nobody(anna: Browser, id: str) -> None:
    revision = enter(anna, id, ["seats", 1, "gem"], None, 4).json["revision"]
    assert enter(anna, id, ["seats", 1, "gem"], None, 4).json["revision"] == revision


def test_an_old_page_and_a_new_one_share_a_sheet(anna: Browser, ben: Browser, id: str) -> None:
    old = {"section": "names", "revision": 1, "value": ["Ann", "Bert"]}
    assert anna.ask("PATCH", f"/api/sheets/{id}/rounds/1", old).json["news"][0]["then"] == "Bert"
    assert enter(ben, id, ["names", 0], "Ann", "Anna").json["rounds"][0]["sheet"]["names"] == ["Anna", "Bert"]
    refused(anna.ask("PATCH", f"/api/sheets/{id}/rounds/1", old | {"revision": 2}), 409, "error-sheet-stale")


def test_a_row_that_is_taken_out_is_told_with_its_revision(anna: Browser, id: str) -> None:
    assert enter(anna, id, ["seats", 0, "mercenaries", 0, "mercenary"], None, "wal", revision=1).status == 200
    assert enter(anna, id, ["seats", 0, "mercenaries", 1, "mercenary"], None, "ordo", revision=2).status == 200
    found = enter(anna, id, ["seats", 0, "mercenaries", 0], {"mercenary": "wal"}, None, revision=3, out=True).json["rounds"][0]
    assert found["outs"] == {"seat:0": [[4, ["mercenaries"], 0]]}
    late = enter(anna, id, ["seats", 0, "mercenaries", 1, "column"], None, "errant", revision=3).json["rounds"][0]
    assert late["sheet"]["seats"][0]["mercenaries"] == [{"mercenary": "ordo", "column": "errant"}]


def test_a_round_that_was_deleted_is_taken_back_by_anybody(anna: Browser, ben: Browser, id: str) -> None:
    before = there(anna, id)["rounds"]
    anna.post(f"/api/sheets/{id}/rounds", NEW)
    gone = ben.ask("DELETE", f"/api/sheets/{id}/rounds/1").json
    assert ([one["n"] for one in gone["rounds"]], gone["dropped"], gone["news"][-1]["kind"], gone["news"][-1]["round"]) == ([2], [1], "dropped", 1)
    refused(enter(ben, id, ["seats", 1, "gem"], None, 4), 404, "error-sheet")
    back = Browser(anna.address).post(f"/api/sheets/{id}/rounds/1/back", {}).json
    assert ([one["n"] for one in back["rounds"]], back["dropped"], back["news"][-1]["kind"]) == ([1, 2], [], "back")
    assert back["rounds"][0] == before[0]
    assert ben.post(f"/api/sheets/{id}/rounds/1/back", {}).json["revision"] == back["revision"]  # twice is once
    refused(ben.post(f"/api/sheets/{id}/rounds/7/back", {}), 404, "error-sheet")


def test_a_sheet_that_was_deleted_is_taken_back_by_its_host(anna: Browser, ben: Browser, id: str) -> None:
    before = there(anna, id)["rounds"]
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(ben.get, f"/api/sheets/{id}?since={there(anna, id)['revision']}")
        assert anna.ask("DELETE", f"/api/sheets/{id}").json == {}
        heard = waiting.result(20)
    refused(heard, 404, "error-sheet")
    assert heard.json["args"]["dropped"] == 1
    refused(enter(ben, id, ["seats", 1, "gem"], None, 4), 404, "error-sheet")
    refused(ben.post(f"/api/sheets/{id}/back", {}), 403, "error-sheet-not-yours")
    back = anna.post(f"/api/sheets/{id}/back", {}).json
    assert (back["rounds"], back["host"]) == (before, True)
    assert enter(ben, id, ["seats", 1, "gem"], None, 4).status == 200
    never = anna.get("/api/sheets/zzzzzz")
    refused(never, 404, "error-sheet")
    assert never.json["args"]["dropped"] == 0


def test_a_read_only_sheet_is_its_hosts_alone(anna: Browser, ben: Browser, id: str) -> None:
    refused(ben.ask("PATCH", f"/api/sheets/{id}", {"locked": True}), 403, "error-sheet-not-yours")
    locked = anna.ask("PATCH", f"/api/sheets/{id}", {"locked": True}).json
    assert (locked["locked"], locked["news"][-1]["kind"]) == (True, "locked")
    assert anna.ask("PATCH", f"/api/sheets/{id}", {"locked": True}).json["revision"] == locked["revision"]
    for answer in (
        enter(ben, id, ["seats", 1, "gem"], None, 4),
        ben.ask("PATCH", f"/api/sheets/{id}/rounds/1", {"section": "names", "revision": 1, "value": ["X", "Y"]}),
        ben.ask("DELETE", f"/api/sheets/{id}/rounds/1"),
        ben.post(f"/api/sheets/{id}/rounds", NEW),
        ben.post(f"/api/sheets/{id}/rounds/1/back", {}),
    ):
        refused(answer, 403, "error-sheet-locked")
    assert there(ben, id)["revision"] == locked["revision"]
    assert enter(anna, id, ["seats", 1, "gem"], None, 4).status == 200
    opened = anna.ask("PATCH", f"/api/sheets/{id}", {"locked": False}).json
    assert (opened["locked"], opened["news"][-1]["kind"]) == (False, "open")
    assert enter(ben, id, ["seats", 1, "gem"], 4, 5).status == 200


@pytest.mark.parametrize(
    ("entry", "word"),
    [
        ({"path": []}, "error-message"),
        ({"path": ["gold"], "value": 1}, "error-message"),
        ({"path": ["names", "x"], "value": "A"}, "error-message"),
        ({"path": ["seats", 1], "value": {}}, "error-message"),
        ({"path": ["seats", 9, "gem"], "value": 1}, "error-sheet-section"),
        ({"path": ["names", 7], "value": "A"}, "error-sheet-section"),
        ({"path": ["names", 1], "value": 3}, "error-sheet-section"),
        ({"path": ["names", 1], "value": "x" * 25}, "error-name-long"),
        ({"path": ["options", "x"], "value": 1}, "error-option"),
        ({"path": ["seats", 1, "a", 10**6], "value": 1}, "error-message"),
        ({"path": ["seats", 1, *["a"] * 20], "value": 1}, "error-message"),
        ({"path": ["seats", 1, "a"], "value": [[[[[[[[[[[[[[1]]]]]]]]]]]]]]}, "error-message"),
        ({"path": ["seats", 0, "coins", "x"], "value": 1}, "error-message"),
        ({"path": ["seats", 1, "a"], "value": 1, "gold": 1}, "error-message"),
    ],
)
def test_entries_that_are_refused(anna: Browser, id: str, entry: dict[str, object], word: str) -> None:
    refused(anna.ask("PATCH", f"/api/sheets/{id}/rounds/1/entries", {"entries": [entry]}), 422, word)
    assert there(anna, id)["revision"] == 1


def test_a_column_has_an_end(anna: Browser, id: str) -> None:
    for n in range(2):
        answer = enter(anna, id, ["seats", 1, f"x{n}"], None, "x" * 40_000)
    refused(answer, 413, "error-oversized")


def test_deleted_rounds_and_sheets_have_an_end(tmp_path: Path) -> None:
    """As many as a sheet may have can be taken back, for a day in which something is written."""

    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        book = SheetStore(store)
        await book.create("bcdfgh", "toy", {"setup": {}}, "")
        await book.create("dropped", "toy", {"setup": {}}, "")
        for n in range(MOST_ROUNDS + 1):
            await book.add_round("bcdfgh", {"setup": {}}, host=False)
            await book.drop_round("bcdfgh", n + 2, host=False)
        assert (await book.read("bcdfgh")).dropped == list(range(3, MOST_ROUNDS + 3))
        await book.drop("dropped")
        await book.clear(730)
        assert (await book.read("dropped", dropped=True)).rounds
        assert len((await book.read("bcdfgh")).dropped) == MOST_ROUNDS
        assert store.engine is not None
        async with store.engine.begin() as connection:
            await connection.execute(text(f"UPDATE sheet SET changed = changed - {3 * DAY}, dropped = dropped - {3 * DAY} WHERE id = 'dropped'"))
            await connection.execute(text(f"UPDATE sheet_part SET dropped = dropped - {3 * DAY} WHERE round = 5"))
        await book.clear(730)
        assert len((await book.read("bcdfgh")).dropped) == MOST_ROUNDS - 1
        with pytest.raises(dvergar.DvergarError, match="no score sheet"):
            await book.read("dropped", dropped=True)
        await store.close()

    asyncio.run(work())
