"""Guides and lessons over the wire: a guide is kept by the browser, and a lesson takes its learner by the hand to its end and lets go there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import dvergar
import toy
from dvergar.engine.lessons import find
from serving import Browser, Line, serving, toy_app

GAMES = [dvergar.game("nidavellir"), dvergar.game("brisingamen"), toy.create(None)]


@contextmanager
def house(data: Path) -> Iterator[Browser]:
    """Somebody at a server with that data."""
    with serving(toy_app(data, games=GAMES)) as address:
        yield Browser(address)


def test_a_guide_is_kept_until_it_changes(tmp_path: Path) -> None:
    with house(tmp_path) as anna:
        found = anna.get("/api/guide/nidavellir/de")
        assert found.status == 200
        assert found.json["prompts"]["nidavellir-prompt-bid"] in found.json["text"]
        again = anna.ask("GET", "/api/guide/nidavellir/de", headers={"if-none-match": found.headers["etag"]})
        assert (again.status, again.body) == (304, b"")
        for path, word in {"nidavellir/it": "error-language", "toy/en": "error-no-guide", "chess/en": "error-game"}.items():
            answer = anna.get(f"/api/guide/{path}")
            assert (answer.status, answer.json["word"]) == (404, word)
        assert {each["id"]: (each["guide"], each["lesson"], each["sheet"]) for each in anna.get("/api/games").json} == {
            "nidavellir": (True, True, True),
            "brisingamen": (True, True, True),
            "toy": (False, False, False),
        }


def asked(line: Line) -> dict[str, Any]:
    """Receive until the lesson speaks of a decision, or is over."""
    return line.until(lambda show: bool(show["lesson"]["done"] or show["lesson"]["steps"]))


def follow(line: Line, steps: int) -> None:
    """Do what the lesson says, so many times."""
    for _ in range(steps):
        show = asked(line)
        if show["lesson"]["done"]:
            return
        line.send({"t": "play", "seat": show["seat"], "decision": show["decision"], "action": show["lesson"]["action"]})
        line.answered(show)


def test_a_lesson_leads_to_its_end_over_a_restart_and_lets_go(tmp_path: Path) -> None:
    lesson = find("dvergar.games.nidavellir")[0]
    with house(tmp_path) as anna:
        entered = anna.post("/api/lessons/nidavellir", {"name": "Anna", "colour": "moss"})
        assert entered.status == 201
        table = entered.json["table"]["id"]
        assert [seat["name"] for seat in entered.json["table"]["seats"]] == ["Anna", *lesson.names[1:]]
        with anna.line(table) as line:
            show = asked(line)
            assert (show["lesson"]["n"], show["lesson"]["of"]) == (1, len(lesson.steps))
            other = next(choice["action"] for choice in show["view"]["choices"] if choice["action"] != show["lesson"]["action"])
            line.send({"t": "play", "seat": 0, "decision": show["decision"], "action": other})
            assert line.refused()["word"] == "error-lesson-other"
            follow(line, 4)
            stood = asked(line)
        cookies = anna.cookies
    with house(tmp_path) as anna:
        anna.cookies = cookies
        with anna.line(table) as line:
            show = asked(line)
            assert (show["lesson"], show["view"]["prompt"]) == (stood["lesson"], stood["view"]["prompt"])
            follow(line, len(lesson.steps))
            show = line.until(lambda show: bool(show["lesson"]["done"] and show["view"]["choices"]))
            assert show["lesson"]["action"] is None
            assert show["table"]["practice"] is False
            line.play()
            line.finish()
        assert anna.get("/api/games/nidavellir/statistics").json["matches"] == 0
        assert anna.get(f"/api/tables/{table}/record").status == 200
        again = anna.post(f"/api/tables/{table}/rematch", {}).json["table"]["id"]
        with anna.line(again) as line:
            assert line.asked()["lesson"] is None


def test_a_later_chapter_begins_amid_a_match_and_lets_go(tmp_path: Path) -> None:
    with house(tmp_path) as anna:
        entered = anna.post("/api/lessons/brisingamen", {"name": "Anna", "chapter": 2})
        assert entered.status == 201
        with anna.line(entered.json["table"]["id"]) as line:
            show = asked(line)
            assert (show["lesson"]["n"], show["lesson"]["chapter"], show["lesson"]["chapters"]) == (1, 2, 2)
            assert show["view"]["round"] > 1
            follow(line, show["lesson"]["of"])
            show = line.until(lambda show: bool(show["lesson"]["done"] and show["view"]["choices"]))
            line.play()
        for chapter in (0, 3):
            assert anna.post("/api/lessons/brisingamen", {"chapter": chapter}).json["word"] == "error-no-lesson"


def test_a_lesson_that_has_changed_leaves_the_match_to_its_people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = find("dvergar.games.nidavellir")[0]
    with house(tmp_path) as anna:
        table = anna.post("/api/lessons/nidavellir", {}).json["table"]["id"]
        monkeypatch.setattr(lesson, "mark", "another")
    with house(tmp_path) as bert:
        bert.cookies = anna.cookies
        with bert.line(table) as line:
            assert line.asked()["lesson"] is None
            line.play(7)


def test_there_is_no_lesson_of_every_game(tmp_path: Path) -> None:
    with house(tmp_path) as anna:
        assert anna.post("/api/lessons/toy", {}).json["word"] == "error-no-lesson"
        assert anna.post("/api/lessons/chess", {}).json["word"] == "error-game"
        assert anna.post("/api/lessons/nidavellir", {"seat": 1}).json["word"] == "error-message"
