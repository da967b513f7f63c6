"""Plans of people and of bots at a table where all play together."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import dvergar
from dvergar.server.tables.changes import Chair, Created, Said
from dvergar.server.tables.people import LASTING, People
from serving import Browser, Line, serving, toy_app


class Listener:
    """Hears what is said at a table."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self.chat: list[dict[str, Any]] = []

    def plans(self, seat: int) -> list[dict[str, Any]]:
        """Return what a seat has said it means to do, by the newest view."""
        show = self.line.show
        self.chat = [*self.chat[: show["chat_from"]], *show["chat"]]
        return [said for said in self.chat if said["seat"] == seat and said.get("phrase", "").startswith("plan-")]


def test_plans_have_a_place_and_bots_tell_theirs(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path, games=[dvergar.game("die_zwerge")])) as address:
        anna = Browser(address)
        with anna.line(anna.table("me", "greedy", "greedy", game="die_zwerge")) as line:
            heard = Listener(line)
            line.until(lambda show: bool(heard.plans(1) and heard.plans(2)))
            assert {said["phrase"] for said in [*heard.plans(1), *heard.plans(2)]} <= {"plan-take", "plan-fight", "plan-council"}
            line.send({"t": "say", "seat": 0, "phrase": "plan-take", "at": "hex:E5"})
            line.until(lambda show: bool(heard.plans(0)))
            assert heard.plans(0)[0]["at"] == "hex:E5"
            line.send({"t": "say", "seat": 0, "phrase": "hello", "at": "hex:E5"})
            assert line.refused()["word"] == "error-point"
            line.send({"t": "say", "seat": 0, "phrase": "plan-nothing"})
            assert line.refused()["word"] == "error-phrase"


def test_bots_remember_for_a_while_where_a_person_has_pointed() -> None:
    chairs = [Chair("person", "Anna", "", "a"), Chair("bot", "Bot", "greedy", "")]
    people = People(Created(game="die_zwerge", revision=2, cards="", chairs=chairs, rules={}, display={}, seed="1", title="", listed=False, host="h"))
    assert people.wish(0) == ""
    people.apply(Said(0, at="hex:A1"), 3)
    people.apply(Said(1, phrase="plan-take", at="hex:B2"), 4)
    people.apply(Said(0, phrase="plan-fight", at="hex:C3"), 5)
    assert people.wish(5) == "hex:A1", "plans of one's own are no wishes, and those of bots neither"
    people.apply(Said(0, phrase="plan-help", at="hex:D4"), 6)
    assert people.wish(6 + LASTING) == "hex:D4"
    assert people.wish(7 + LASTING) == ""
