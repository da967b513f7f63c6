"""Hints for whoever is asked, and the review of a match that is over."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

import pytest

import dvergar
import toy
from dvergar.bots.advice import Advice, Choice
from dvergar.engine.state import State
from dvergar.server import review
from dvergar.server.bots import Bots
from dvergar.server.sockets import connection
from serving import WAIT, Browser, Line, serving, toy_app


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    changed = pytest.MonkeyPatch()
    changed.setattr(connection, "HINT_SECONDS", 0.02)
    changed.setattr(review, "SECONDS", 0.01)
    with serving(toy_app(tmp_path_factory.mktemp("house"))) as address:
        yield address
    changed.undo()


def hinted(line: Line, **more: int) -> dict[str, Any]:
    """Ask for a hint and return the answer, whatever it is."""
    line.send({"t": "hint", "seat": line.show["seat"], "decision": line.show["decision"], **more})
    while (message := line.receive())["t"] not in ("advice", "refused"):
        pass
    return message


def test_a_hint_names_the_best_choices_with_chances_and_reasons(house: str) -> None:
    browser = Browser(house)
    with browser.line(browser.table("me", "bold", "random")) as line:
        show = line.asked()
        assert show["table"]["hints"] is True
        found = hinted(line)
        assert (found["t"], found["seat"], found["decision"], found["team"]) == ("advice", 0, show["decision"], False)
        legal = [choice["action"] for choice in show["view"]["choices"]]
        assert 1 <= len(found["best"]) <= 3
        assert {each["action"] for each in found["best"]} <= set(legal)
        values = [each["value"] for each in found["best"]]
        assert values == sorted(values, reverse=True)
        assert all(0 <= value <= 1 for value in values)
        assert all(each["reasons"] and each["reasons"][0]["word"].startswith("hint-") for each in found["best"])
        assert hinted(line)["t"] == "advice"  # and once more, nothing has changed


def test_hints_are_agreed_at_the_start_and_kept(house: str) -> None:
    browser, other = Browser(house), Browser(house)
    with browser.line(browser.table("me", "bold", hints="off")) as line:
        assert line.asked()["table"]["hints"] is False
        assert hinted(line)["failure"]["word"] == "error-hints-off"
    open_table = browser.table("me", "open")
    assert other.get(f"/api/tables/{open_table}").json["hints"] is False
    assert browser.get(f"/api/tables/{browser.table('me', 'open', hints='on')}").json["hints"] is True
    assert browser.get(f"/api/tables/{browser.table('me', 'me')}").json["hints"] is True
    wrong = browser.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}], "hints": "maybe"})
    assert wrong.status == 422


def test_only_the_seat_that_is_asked_gets_a_hint(house: str) -> None:
    browser, other = Browser(house), Browser(house)
    table = browser.table("me", "bold")
    with browser.line(table) as line, other.line(table) as watching:
        line.asked()
        assert hinted(line, decision=line.show["decision"] + 5)["failure"]["word"] == "error-stale"
        watching.receive()
        assert hinted(watching, seat=0, decision=line.show["decision"])["failure"]["word"] == "error-not-yours"
        assert hinted(line, seat=1)["failure"]["word"] == "error-not-yours"
        before = len(watching.heard)
        assert hinted(line)["t"] == "advice"
        line.play()
        watching.reach(line.show["rev"])
        assert b'"advice"' not in b"".join(watching.heard[before:])


def test_a_review_grows_until_all_decisions_are_looked_at(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "CLEAR", 0.0)
    browser = Browser(house)
    table = browser.table("me", "bold", "bold")
    with browser.line(table) as line:
        line.asked()
        early = browser.get(f"/api/tables/{table}/review?seat=0")
        assert (early.status, early.json["word"]) == (409, "error-review-running")
        line.finish()
    until = time.monotonic() + WAIT
    while (found := browser.get(f"/api/tables/{table}/review?seat=0").json)["done"] < found["of"] or not found["of"]:
        assert time.monotonic() < until
        time.sleep(0.02)
    assert [point["at"] for point in found["curve"]] == sorted(point["at"] for point in found["curve"])
    assert all(0 <= point["chance"] <= 1 for point in found["curve"])
    assert found["curve"]
    for moment in found["moments"]:
        assert moment["better_value"] >= moment["value"]
        assert moment["played"] != moment["better"]
        assert moment["at"] in [point["at"] for point in found["curve"]]
    assert browser.get(f"/api/tables/{table}/review?seat=0").json == found  # kept
    assert browser.get(f"/api/tables/{table}/review?seat=7").json["word"] == "error-no-seat"
    assert browser.get(f"/api/tables/{table}/review").json["word"] == "error-no-seat"


def test_a_review_keeps_the_decision_that_was_furthest_ahead() -> None:
    class Sure:
        ahead: ClassVar = [0.01, 0.3, 0.1, 0.4]  # the last one may be chance

        async def review(self, state: State, seat: int, *_: object) -> Advice:
            first, second = state.legal(seat)[:2]
            ahead = self.ahead.pop(0)
            return Advice([Choice(first, 0.5 + ahead, [], 0.01, False, []), Choice(second, 0.5, [], 0.01, ahead == 0.4, [])], 0.5, 0.0, 2)

    work, bots = review.Work("t", dvergar.Match(toy.create(None), 2, 5, {}), 0, ""), Sure()
    for at in range(4):
        asyncio.run(work.examine(bots, at, work.state.legal(0)[0]))  # type: ignore[arg-type]
    finest = work.progress.finest
    assert finest is not None
    assert (finest.at, finest.value, finest.better_value) == (1, 0.8, 0.5)
    assert finest.played != finest.better
    assert not work.progress.moments


def test_a_worker_that_gives_no_advice_is_said(tmp_path: Path) -> None:
    class Broken(ThreadPoolExecutor):
        def submit(self, *_: Any, **__: Any) -> Any:
            raise RuntimeError("no idea")

    bots = Bots(lambda: Broken(1), workers=1)
    bots.start = lambda: None  # type: ignore[method-assign]
    with serving(toy_app(tmp_path, bots=bots)) as address:
        browser = Browser(address)
        with browser.line(browser.table("me", "me")) as line:
            line.look(0)
            assert hinted(line)["failure"]["word"] == "error-hint-none"
