"""Messages of all kinds, right, nearly right and wrong, repeated and out of order: no failure of the server, no leak, and the table still plays."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import dvergar
from serving import Browser, Line, serving, toy_app

MESSAGES = 1_000  # 20,000 with --long
KINDS = ["look", "play", "undo", "redo", "say", "rename", "ready", "leave", "kick", "stand_in", "come_back", "propose", "vote", "dance"]
VALUES: list[Any] = [
    None,
    -1,
    0,
    1,
    2,
    3,
    99,
    2**70,
    1.5,
    True,
    False,
    "",
    "x",
    "bold",
    "undo",
    "kick",
    "stand_in",
    "plum",
    "hello",
    "x" * 300,
    [],
    {},
    "\u202e",
    "'; --",
]
FIELDS = ["seat", "decision", "action", "consent", "text", "phrase", "at", "name", "colour", "ready", "level", "what", "on", "yes", "extra"]
PATHS = ["", "/join", "/claim", "/hand", "/rematch", "/notify", "/record", "/past/0", "/past/1?seat=1", "/past/99999", "/past/x", "/deal", "/nothing"]


def message(dice: random.Random, show: dict[str, Any]) -> str | bytes:
    """Return a message: mostly well-formed, sometimes torn."""
    kind = dice.choice(KINDS)
    body: dict[str, Any] = {"t": kind, "seat": dice.choice([0, 0, 1, show.get("seat"), dice.choice(VALUES)])}
    for field in dice.sample(FIELDS, dice.randrange(5)):
        body[field] = dice.choice(VALUES)
    if kind in ("play", "undo", "redo") and dice.random() < 0.7:
        body["decision"] = show["decision"] - dice.choice([0, 0, 0, 1])
    if kind == "play" and dice.random() < 0.7:
        choices = (show["view"] or {}).get("choices") or [{"action": 3}]
        body = {"t": "play", "seat": body["seat"], "decision": body.get("decision", 0), "action": dice.choice(choices)["action"]}
    text = json.dumps(body)
    torn = dice.random()
    if torn < 0.03:
        return text[: dice.randrange(len(text))]
    return dice.randbytes(20) if torn < 0.05 else text


def drain(line: Line) -> None:
    """Take what has come."""
    while True:
        try:
            heard = line.receive(0.002)
        except TimeoutError:
            return
        if heard["t"] == "refused":
            assert heard["failure"]["error"] != "internal", heard


def test_a_storm_of_messages(tmp_path: Path, scale: int) -> None:
    dice = random.Random(4)
    with serving(toy_app(tmp_path, grace=0)) as address:
        sent = 0
        while sent < MESSAGES * scale:
            anna, bert = Browser(address), Browser(address)
            table = anna.table("me", "open", "bold", options={"rounds": 6}, ready=dice.random() < 0.2)
            bert.post(f"/api/tables/{table}/join", {"name": "Canary"})
            secret = list(anna.cookies.values())
            with anna.line(table) as one, bert.line(table) as two:
                one.until(lambda show: True)
                two.until(lambda show: True)
                for _ in range(100):
                    line = dice.choice([one, two])
                    text = message(dice, line.show)
                    for _ in range(dice.choice([1, 1, 1, 2])):
                        line.send(text)
                        sent += 1
                    if dice.random() < 0.1:
                        browser, body = (
                            dice.choice([anna, bert]),
                            {field: dice.choice(VALUES) for field in dice.sample(["seat", "name", "token", "kind", "url"], 2)},
                        )
                        path = f"/api/tables/{table}" + dice.choice(PATHS)
                        answer = browser.get(path) if dice.random() < 0.5 else browser.post(path, body)
                        assert answer.status < 500, (path, body, answer.body)
                    if dice.random() < 0.3:
                        drain(line)
                for line in (one, two):
                    drain(line)
                heard = b"".join(two.heard)
            assert [token for token in secret if token.encode() in heard] == []
            shown = anna.get(f"/api/tables/{table}")
            assert shown.status == 200
            if shown.json["status"] == "over":
                dvergar.Match.read(anna.get(f"/api/tables/{table}/record").body.decode())
        fresh = Browser(address)
        with fresh.line(fresh.table("me", "bold")) as line:
            line.finish()
