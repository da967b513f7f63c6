"""Nobody does what is another's to do: each message and each address, tried by everybody who may not, is refused and changes nothing.

What is tried is held against the messages and addresses that there are, so that a new one must be given its place here.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple, get_args

import msgspec
import pytest

import dvergar
import toy
from dvergar.server.http.openapi import operations
from dvergar.server.messages import hints, socket
from serving import Browser, serving, toy_app

TOKEN = "x" * 22
BOT = 2  # the seat where one sits
NEW = {"game": "nidavellir", "names": ["Ann", "Ben"], "seats": [{}, {}]}
ENTRY = {"entries": [{"path": ["seats", 0, "gem"], "value": 4}]}
# what is somebody's: the path below the address's start, and the body; {id} is a running table, {sheet} a sheet that is read-only, both of somebody else
GUARDED: dict[str, list[tuple[str, object]]] = {
    "POST /api/device/code": [("", {"table": "{id}", "seat": 0})],
    "POST /api/device/claim": [("", {"code": "bcdfghjkmn"})],
    "POST /api/tables/{id}/join": [("", {"name": "Mallory", "seat": seat}) for seat in (None, 0, 1, BOT)],
    "POST /api/tables/{id}/claim": [("", {"token": TOKEN})],
    "POST /api/tables/{id}/hand": [("", {"seat": seat}) for seat in (0, BOT)],
    "POST /api/tables/{id}/rematch": [("", {})],
    "GET /api/tables/{id}/notify": [("?seat=0", None), (f"?seat={BOT}", None)],
    "POST /api/tables/{id}/notify": [("", {"seat": seat, "kind": "ntfy", "url": "https://ntfy.sh/x"}) for seat in (0, BOT)],
    "POST /api/tables/{id}/forget": [("", {"seat": seat}) for seat in (0, BOT, None)],
    "GET /api/tables/{id}/record": [("", None)],
    "GET /api/tables/{id}/past/{at}": [("?seat=0", None), (f"?seat={BOT}", None)],
    "GET /api/tables/{id}/review": [("?seat=0", None), (f"?seat={BOT}", None)],
    "GET /api/tables/{id}/deal": [("", None)],
    "GET /api/tables/{id}/sheet": [("", None)],
    "DELETE /api/sheets/{id}": [("", None)],
    "PATCH /api/sheets/{id}": [("", {"locked": False})],
    "POST /api/sheets/{id}/back": [("", {})],
    "POST /api/sheets/{id}/rounds": [("", NEW)],
    "DELETE /api/sheets/{id}/rounds/{n}": [("", None)],
    "PATCH /api/sheets/{id}/rounds/{n}": [("", {"section": "names", "revision": 1, "value": ["Mallory", "Ben"]})],
    "PATCH /api/sheets/{id}/rounds/{n}/entries": [("", ENTRY)],
    "POST /api/sheets/{id}/rounds/{n}/back": [("", {})],
}
# what is everybody's, or about whoever asks alone
OPEN = {
    *("GET /healthz", "GET /metrics", "GET /api/house", "GET /api/games", "GET /api/words/{language}", "GET /api/words/{game}/{language}"),
    *("GET /api/guide/{game}/{language}", "GET /api/openapi.json", "GET /api/games/{game}/statistics", "POST /api/qr"),
    *("GET /api/device", "POST /api/device", "GET /api/device/games", "POST /api/device/forget"),
    *("POST /api/lessons/{game}", "GET /api/tables", "POST /api/tables", "GET /api/tables/{id}", "POST /api/records"),
    *("GET /api/score/{game}", "POST /api/score/{game}", "POST /api/sheets", "GET /api/sheets/{id}"),
    *("GET /api/keep", "POST /api/keep"),  # only the machine of the server has anything made: test_kept_site.py
}


def message(kind: type[msgspec.Struct], seat: int, show: dict[str, Any]) -> msgspec.Struct:
    """Return a message of that kind that its own person might send just now."""
    decision, action = show["decision"], show["view"]["choices"][0]["action"]
    made: dict[type[msgspec.Struct], msgspec.Struct] = {
        socket.Look: socket.Look(seat),
        socket.Play: socket.Play(seat, decision, action),
        socket.Undo: socket.Undo(seat, decision),
        socket.Redo: socket.Redo(seat, decision),
        hints.Hint: hints.Hint(seat, decision),
        socket.Say: socket.Say(seat, "I am somebody else"),
        socket.Rename: socket.Rename(seat, "Mallory"),
        socket.Ready: socket.Ready(seat, True),
        socket.Leave: socket.Leave(seat),
        socket.Kick: socket.Kick(seat),
        socket.StandIn: socket.StandIn(seat, "bold"),
        socket.ComeBack: socket.ComeBack(seat),
        socket.Propose: socket.Propose(seat, "kick", 1 - seat if seat < BOT else 0),
        socket.Vote: socket.Vote(seat, True),
    }
    return made[kind]


class Place(NamedTuple):
    """A running table of Anna, who is its host, Bert and a bot; a read-only sheet of Anna; and strangers, one of them with a device."""

    anna: Browser
    bert: Browser
    strangers: list[Browser]
    id: str
    sheet: str

    def stands(self) -> object:
        """Return all that could have been changed."""
        with self.anna.line(self.id) as one, self.bert.line(self.id) as two:
            shows = [line.until(lambda show: show["view"] is not None) for line in (one, two)]
            told = [(show["rev"], show["view"], show["story"], show["chat"], show["table"]["mine"]) for show in shows]
        seats = [(seat["kind"], seat["name"], seat["stand_in"]) for seat in self.anna.get(f"/api/tables/{self.id}").json["seats"]]
        return told, seats, self.anna.get(f"/api/sheets/{self.sheet}").json


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    with serving(app(tmp_path_factory.mktemp("house"))) as address:
        anna, bert, cid = Browser(address), Browser(address), Browser(address)
        cid.table("me", "bold")
        id = anna.table("me", "open", "bold", options={"rounds": 6})
        assert bert.post(f"/api/tables/{id}/join", {"name": "Bert"}).status == 200
        sheet = anna.post("/api/sheets", NEW).json["id"]
        anna.post(f"/api/sheets/{sheet}/rounds", NEW)
        anna.ask("DELETE", f"/api/sheets/{sheet}/rounds/2")
        assert anna.ask("PATCH", f"/api/sheets/{sheet}", {"locked": True}).status == 200
        with anna.line(id) as line:
            line.until(lambda show: show["view"] is not None and show["view"]["actors"] != [BOT])
        yield Place(anna, bert, [cid, Browser(address)], id, sheet)


def app(folder: Path) -> Any:
    return toy_app(folder, games=[toy.create(None), dvergar.game("nidavellir")], figures=True)


with TemporaryDirectory() as folder:
    DESCRIBED = {f"{method} {path}" for path, method, _ in operations(app(Path(folder)).routes)}


def test_every_address_has_its_place_here() -> None:
    assert GUARDED.keys() | OPEN == DESCRIBED
    assert not GUARDED.keys() & OPEN


@pytest.mark.parametrize("kind", get_args(socket.ClientMessage), ids=lambda kind: kind.__name__)
def test_no_message_speaks_for_another_seat(kind: type[msgspec.Struct], place: Place) -> None:
    """By strangers for every seat, by each player for the other one and for the bot; who is at the table is not to be put off it."""
    before = place.stands()
    with place.anna.line(place.id) as anna, place.bert.line(place.id) as bert:
        shows = [line.until(lambda show: bool(show["view"]["choices"])) for line in (anna, bert)]
        asked = [(anna, 1), (anna, BOT), (bert, 0), (bert, BOT)]
        if kind is socket.Leave:
            asked.remove((anna, BOT))  # the host may send a bot away
        for stranger in place.strangers:
            with stranger.line(place.id) as line:
                for seat in (0, 1, BOT):
                    line.send(msgspec.json.encode(message(kind, seat, shows[seat % 2])).decode())
                    assert line.refused()["word"].startswith("error-")
        for line, seat in asked:
            line.send(msgspec.json.encode(message(kind, seat, shows[seat % 2])).decode())
            assert line.refused()["error"] != "internal"
    assert place.stands() == before


@pytest.mark.parametrize("address", sorted(GUARDED))
def test_no_address_gives_what_is_anothers(address: str, place: Place) -> None:
    before = place.stands()
    method, _, path = address.partition(" ")
    path = path.replace("{id}", place.sheet if "/sheets/" in path else place.id).replace("{n}", "2" if path.endswith("/back") else "1").replace("{at}", "0")
    for browser in [place.bert, *place.strangers]:
        for below, body in GUARDED[address]:
            sent = {key: place.id if value == "{id}" else value for key, value in body.items()} if isinstance(body, dict) else body
            answer = browser.ask(method, path + below, sent)
            assert 400 <= answer.status < 500, (address, below, body, answer.body)
            assert answer.json["word"].startswith("error-")
    assert place.stands() == before
