"""When the server's own things go wrong: a database that is away for a while, a mistake in a game's rules."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import dvergar
import toy
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.policy import PolicyMaker
from dvergar.engine.rng import Rng
from dvergar.server.storage.store import FILE
from serving import Browser, serving, toy_app


@contextmanager
def house(data: Path, game: Game) -> Iterator[Browser]:
    with serving(toy_app(data, games=[game])) as address:
        yield Browser(address)


def test_a_database_that_is_away_refuses_and_the_table_goes_on_when_it_is_back(tmp_path: Path) -> None:
    with house(tmp_path, toy.create(None)) as anna:
        table = anna.table("me", "bold")
        with anna.line(table) as line:
            before = line.asked()
            with sqlite3.connect(tmp_path / FILE) as connection:
                connection.execute("ALTER TABLE event RENAME TO elsewhere")
            message = {"t": "play", "seat": 0, "decision": before["decision"], "action": before["view"]["choices"][0]["action"]}
            line.send(message)
            assert line.refused()["word"] == "error-storage"
            assert anna.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "me"}]}).status == 503
            with sqlite3.connect(tmp_path / FILE) as connection:
                connection.execute("ALTER TABLE elsewhere RENAME TO event")
            line.send({"t": "look", "seat": 0})
            while (shown := line.receive())["t"] != "show":
                pass
            assert shown["view"] == before["view"], "what was refused has not happened"
            line.send(message)
            line.answered(before)
            line.finish()
        assert anna.get(f"/api/tables/{table}/record").status == 200


class Faulty(toy.ToyState):
    """Forgets its deck and fails when seat 0 passes."""

    def apply(self, seat: int, action: int) -> None:
        if seat == 0 and action == toy.PASS:
            self.deck = []
            raise ZeroDivisionError("a mistake in the rules")
        super().apply(seat, action)


class FaultyGame(toy.ToyGame):
    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> toy.ToyState:
        state = Faulty(self, seats, dict(options), rng)
        state.deal()
        return state


def test_a_mistake_in_the_rules_is_told_and_changes_nothing(tmp_path: Path) -> None:
    with house(tmp_path, FaultyGame()) as anna:
        table = anna.table("me", "random", options={"rounds": 6})
        with anna.line(table) as line:
            while [choice["word"] for choice in line.asked()["view"]["choices"]][-1] != "toy-choice-pass":
                line.play(-1)
            before = line.show
            line.send({"t": "play", "seat": 0, "decision": before["decision"], "action": toy.PASS})
            failure = line.refused()
            assert failure["word"] == "error-internal"
            assert "mistake in the rules" not in str(failure), "its details stay in the log"
            line.send({"t": "look", "seat": 0})
            assert line.receive()["view"] == before["view"]
            line.play()  # to peek is well
            line.finish()
        assert dvergar.Match.read(anna.get(f"/api/tables/{table}/record").body.decode()).result().over


class Shy(toy.ToyGame):
    def policies(self) -> dict[str, PolicyMaker]:
        raise RuntimeError("secret detail")


def test_a_mistake_of_the_server_tells_no_details(tmp_path: Path) -> None:
    with house(tmp_path, Shy()) as anna:
        answer = anna.get("/api/games")
        assert answer.status == 500
        assert answer.json["word"] == "error-internal"
        assert b"secret detail" not in answer.body
        assert anna.get("/healthz").status == 200
