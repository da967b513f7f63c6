"""Rate limits, figures and logs."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from pathlib import Path

from dvergar.server import limits, rates
from dvergar.server.logs import JsonLines
from dvergar.server.sockets.door import Door
from serving import Browser, serving, toy_app


def test_who_asks_too_fast_hears_when_to_try_again(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path, door=Door(everybody=True))) as address:
        anna = Browser(address)
        answers = [anna.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}) for _ in range(limits.MAKES.burst + 1)]
        assert {answer.status for answer in answers[:-1]} == {201}
        late = answers[-1]
        assert (late.status, late.json["word"]) == (429, "error-busy")
        assert late.json["args"]["seconds"] == int(late.headers["retry-after"]) >= 1
        assert anna.get("/api/tables").status == 200, "to look is still allowed"
        assert anna.get("/healthz").status == 200


def test_this_machine_itself_is_not_counted(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address:
        anna = Browser(address)
        for _ in range(limits.MAKES.burst + 5):
            assert anna.post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}]}).status == 201


def test_talk_has_a_measure_of_its_own_and_a_flood_stops_nobody_else(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address:
        anna, bert = Browser(address), Browser(address)
        table = anna.table("me", "open")
        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        with anna.line(table) as line, bert.line(table) as other:
            line.until(lambda show: bool(show["view"]))
            for _ in range(rates.SAYINGS.burst + 1):
                line.send({"t": "say", "seat": 0, "phrase": "hurry"})
            assert line.refused()["word"] == "error-busy"
            line.play()  # a move is no talk
            for _ in range(rates.MESSAGES.burst * 2):
                line.send("{}")
            while line.refused()["word"] != "error-busy":
                pass
            other.until(lambda show: bool(show["view"]["choices"]))
            other.play()


def test_figures_are_told_only_when_wanted(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).mkdir()
    with serving(toy_app(tmp_path / "a")) as address:
        assert b"dvergar_" not in Browser(address).get("/metrics").body
    with serving(toy_app(tmp_path / "b", figures=True)) as address:
        anna = Browser(address)
        with anna.line(anna.table("me", "bold")) as line:
            line.asked()
            line.play()
            told = dict(row.split(" ") for row in anna.get("/metrics").body.decode().splitlines() if not row.startswith("#"))
        assert told["dvergar_sockets"] == "1"
        assert int(told["dvergar_changes_total"]) >= 2
        assert int(told["dvergar_commit_rows_total"]) >= int(told["dvergar_changes_total"])


def test_a_log_line_is_an_object() -> None:
    record = logging.LogRecord("dvergar.server", logging.INFO, "", 1, "a table of %s is open", ("toy",), None)
    record.table = "bcdfgh"
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["from"], line["text"], line["table"]) == ("info", "dvergar.server", "a table of toy is open", "bcdfgh")
    assert "T" in line["at"]


def test_the_command_writes_such_lines(tmp_path: Path) -> None:
    script = f"from dvergar.server.logs import begin; import logging; begin('json'); logging.getLogger('dvergar.x').info('{tmp_path.name}')"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stderr
    assert json.loads(said)["text"] == tmp_path.name
