"""Telling people elsewhere: webhooks, quiet hours, and what is never called or told."""

from __future__ import annotations

import json
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, ClassVar

import pytest

from dvergar.server.messages.bodies import Notify
from dvergar.server.tables.changes import Noticed
from dvergar.server.tables.notifier import Letter, Notifier, kept, letter, post, quiet
from serving import WAIT, Browser, serving, toy_app

HOOK = "https://discord.example/api/webhooks/1/canary"


def asked(browser: Browser, **more: Any) -> dict[str, Any]:
    return {"seat": 1, "kind": "discord", "url": HOOK, "home": browser.address + "/", "language": "de", **more}


def until(true: Any) -> None:
    end = time.monotonic() + WAIT
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_an_absent_person_is_told_once_a_turn_and_a_present_one_is_not(tmp_path: Path) -> None:
    sent: list[Letter] = []

    def send(letter: Letter) -> int:
        sent.append(letter)
        return 204

    notifier = Notifier(0.1, send)
    app = toy_app(tmp_path, notifier=notifier)
    with serving(app) as address:
        anna, bert = Browser(address), Browser(address)
        table = anna.table("me", "open")
        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        assert anna.post(f"/api/tables/{table}/notify", asked(bert)).status == 403
        with bert.line(table) as line:
            line.until(lambda show: bool(show["view"]))
            assert bert.post(f"/api/tables/{table}/notify", asked(bert)).status == 200
            time.sleep(0.3)
            assert sent == []
        until(lambda: len(sent) == 1)
        assert sent[0].url == HOOK
        said = json.loads(sent[0].body)["content"]
        assert said.endswith(f"{address}/#/t/{table}")
        assert "Du bist dran" in said
        with anna.line(table) as other:
            other.until(lambda show: bool(show["view"]))
            other.send({"t": "say", "seat": 0, "phrase": "hurry"})
            other.until(lambda show: bool(show["chat"]))
            time.sleep(0.3)
            assert len(sent) == 1 or sent[1:] == sent[1:2], "the same turn is told again only after something was said"
            assert b"canary" not in b"".join(other.heard)
        assert b"canary" not in anna.get(f"/api/tables/{table}").body
        assert bert.post(f"/api/tables/{table}/notify", {"seat": 1, "kind": ""}).status == 200
        assert bert.get(f"/api/tables/{table}/notify?seat=1").json["kind"] == ""


def test_what_was_asked_for_can_be_read_again_by_its_own_seat_alone(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address:
        anna, bert = Browser(address), Browser(address)
        table = anna.table("me", "open")
        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        there = f"/api/tables/{table}/notify"
        wanted = asked(bert, quiet_from=23, quiet_to=7, zone=2)
        bert.post(there, wanted)
        assert bert.get(f"{there}?seat=1").json == {**wanted, "p256dh": "", "auth": ""}
        for browser, query in [(anna, "?seat=1"), (bert, "?seat=0"), (bert, ""), (bert, "?seat=x")]:
            refused = browser.get(there + query)
            assert (refused.status, refused.json["word"]) == (403, "error-not-yours")
            assert b"canary" not in refused.body


def test_a_subscription_for_push_is_told_to_nobody() -> None:
    notice = Noticed(1, "push", "https://push.example/canary", "https://here.example/", "fr", 23, 7, 2, "canary", "canary")
    assert kept(notice) == Notify(1, "push", "", "https://here.example/", "fr", 23, 7, 2)


@pytest.mark.parametrize(
    ("more", "word"),
    [
        ({"url": "http://discord.example/x"}, "error-webhook"),
        ({"url": "https://user@discord.example/x"}, "error-webhook"),
        ({"url": "https://discord.example/a b"}, "error-webhook"),
        ({"url": "https://" + "x" * 1000}, "error-webhook"),
        ({"url": "https://[no"}, "error-webhook"),
        ({"home": "https://[no"}, "error-webhook-home"),
        ({"home": "https://elsewhere.example/"}, "error-webhook-home"),
        ({"quiet_from": 24}, "error-webhook-home"),
        ({"zone": 15}, "error-webhook-home"),
        ({"language": "xx"}, "error-webhook-home"),
        ({"kind": "carrier-pigeon"}, "error-message"),
    ],
)
def test_addresses_that_will_not_do(tmp_path: Path, more: dict[str, Any], word: str) -> None:
    with serving(toy_app(tmp_path)) as address:
        anna = Browser(address)
        table = anna.table("me", "open")
        answer = anna.post(f"/api/tables/{table}/notify", asked(anna, seat=0, **more))
        assert (answer.status, answer.json["word"]) == (422, word)


class Hook(BaseHTTPRequestHandler):
    """Keeps what was posted."""

    got: ClassVar[list[tuple[str, dict[str, str], bytes]]] = []

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.got.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
        self.send_response(302)
        self.send_header("location", "http://127.0.0.1:1/")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def test_a_letter_goes_out_follows_nobody_and_never_into_the_own_network() -> None:
    server = HTTPServer(("127.0.0.1", 0), Hook)
    Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/topic?x=1"
    note = Noticed(0, "ntfy", url, "https://here.example/", "fr")
    assert post(letter(note, "bcdfgh", "Toy"), anywhere=True) == 302
    path, headers, body = Hook.got[0]
    assert (path, headers["click"], body.decode()) == ("/topic?x=1", "https://here.example/#/t/bcdfgh", "Toy: À vous de jouer")
    with pytest.raises(ValueError, match="no public address"):
        post(letter(note, "bcdfgh", "Toy"))
    assert len(Hook.got) == 1
    server.shutdown()
    server.server_close()


def test_quiet_hours_around_midnight_and_none() -> None:
    day = 86400 * 20_000
    night = Noticed(0, quiet_from=22, quiet_to=7)
    assert [quiet(night, day + hour * 3600) for hour in (21, 22, 23, 0, 6, 7)] == [False, True, True, True, True, False]
    assert not any(quiet(Noticed(0), day + hour * 3600) for hour in range(24))
    noon = Noticed(0, quiet_from=12, quiet_to=14, zone=-2)
    assert [quiet(noon, day + hour * 3600) for hour in (13, 14, 15, 16)] == [False, True, True, False]
