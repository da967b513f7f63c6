"""The command line: what it does, and what it says when that cannot be done."""

from __future__ import annotations

import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import dvergar
from dvergar.cli import data_folder, main
from dvergar.server.storage.store import FILE
from serving import WAIT, Browser, Process


def said(capsys: pytest.CaptureFixture[str], *argv: str | Path) -> str:
    """Return what a refused command line says; it is one line, and the status is 2."""
    assert main([str(word) for word in argv]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("dvergar: ")
    assert told.err.count("\n") == 1
    return told.err


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        text = said(capsys, "serve", "--no-open", "--data", tmp_path, "--port", str(port))
    assert f"port {port} is taken" in text
    assert f"--port {port + 1}" in text


def test_a_host_that_is_not_here(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "no address of this machine" in said(capsys, "serve", "--no-open", "--data", tmp_path, "--host", "nowhere.invalid", "--port", "0")
    assert "192.0.2.77" in said(capsys, "serve", "--no-open", "--data", tmp_path, "--host", "192.0.2.77", "--port", "0")


def test_a_data_folder_that_cannot_be_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "below"):
        text = said(capsys, "serve", "--no-open", "--data", folder, "--port", "0")
        assert str(folder) in text
        assert "--data DIR" in text


def test_a_damaged_database_file(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"no database " * 500)
    text = said(capsys, "serve", "--no-open", "--data", tmp_path, "--port", "0")
    assert FILE in text
    assert "damaged" in text
    assert (tmp_path / FILE).read_bytes() == b"no database " * 500, "what is left of it stays as it is"


def test_a_database_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "PostgreSQL" in said(capsys, "serve", "--no-open", "--database", "oracle://x/y", "--port", "0")
    assert "give one" in said(capsys, "serve", "--no-open", "--database", "postgresql://x/y", "--data", tmp_path)


def test_cards_that_are_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "cards" in said(capsys, "serve", "--no-open", "--data", tmp_path, "--cards", tmp_path / "nothing", "--port", "0")
    (tmp_path / "nidavellir").mkdir()
    (tmp_path / "nidavellir/coins.toml").write_text("this = [is no toml")
    text = said(capsys, "serve", "--no-open", "--data", tmp_path, "--cards", tmp_path, "--port", "0")
    assert "coins.toml" in text
    assert "no TOML" in text


@pytest.mark.parametrize(
    "argv", [["serve", "--port", "70000"], ["serve", "--port", "x"], ["serve", "--pace", "-1"], ["serve", "--speed", "9"], ["dance"], [], ["record"]]
)
def test_arguments_that_are_not_understood(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(argv)
    assert stopped.value.code == 2
    assert "usage: dvergar" in capsys.readouterr().err


def test_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == dvergar.games()
    assert "2-4 seats" in next(line for line in lines if line.startswith("toy"))


def test_a_record_is_checked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    match = dvergar.Match.new("toy", seats=2, seed=7)
    while actors := match.state.actors():
        match.play(actors[0], match.state.legal(actors[0])[0])
    file = tmp_path / "match.txt"
    file.write_text(match.record())
    assert main(["record", "check", str(file)]) == 0
    told = capsys.readouterr().out
    assert "Toy, 2 seats" in told
    assert ", ".join(map(str, match.result().totals)) in told
    file.write_text(match.record().replace("seed 7", "seed 8"))
    assert "line" in said(capsys, "record", "check", file)
    file.write_bytes(b"\xff\xfe")
    assert "it is no text" in said(capsys, "record", "check", file)
    assert "nothing.txt" in said(capsys, "record", "check", tmp_path / "nothing.txt")


def test_the_usual_folder_is_the_users(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/dvergar")


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    server = Process("--data", tmp_path / "new" / "folder", "--host", "0.0.0.0")
    yield server
    server.kill()


def test_serve_says_where_it_is_and_one_signal_stops_it(process: Process) -> None:
    browser = Browser(process.address)
    assert browser.get("/healthz").status == 200
    addresses = browser.get("/api/house").json["addresses"]
    assert all(address.startswith("http://") for address in addresses)
    assert {game["id"] for game in browser.get("/api/games").json} >= {"nidavellir", "toy"}
    with browser.line(browser.table("me", "bold")) as line:
        line.asked()
        process.process.send_signal(signal.SIGINT)
        assert process.process.wait(WAIT) == 0  # with a line still open
    with pytest.raises(urllib.error.URLError):
        urllib.request.urlopen(process.address, timeout=2)


def test_the_module_and_the_program_are_one() -> None:
    told = subprocess.run([sys.executable, "-m", "dvergar", "--version"], capture_output=True, text=True, check=True)
    assert told.stdout == f"dvergar {dvergar.__version__}\n"


def test_a_record_is_shown_brought_in_and_written_again(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = sorted((Path(__file__).parents[1] / "records" / "nidavellir").glob("*"))[0]
    assert main(["record", "show", str(record), "--language", "fr"]) == 0
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("Nidavellir")
    assert shown[-1].startswith("Place ")
    assert main(["record", "show", str(record), "--at", "0"]) == 0
    assert len(capsys.readouterr().out.splitlines()) < len(shown)
    assert "no position after" in said(capsys, "record", "show", record, "--at", "99999")
    assert main(["import", str(record), "--data", str(tmp_path)]) == 0
    table, link = capsys.readouterr().out.split()
    assert link.startswith(f"#/t/{table}/k/")
    assert main(["export", table.upper(), "--data", str(tmp_path), "-o", str(tmp_path / "again.txt")]) == 0
    assert dvergar.Match.read((tmp_path / "again.txt").read_text()).result() == dvergar.Match.read(record.read_text()).result()
    assert main(["check", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 tables play again, 0 do not\n"
    assert "no table" in said(capsys, "export", "zzzzzz", "--data", tmp_path)
    with sqlite3.connect(tmp_path / FILE) as connection:
        connection.execute("UPDATE event SET data = replace(data, 'bid(', 'bad(') WHERE n = 1")
    assert main(["check", "--data", str(tmp_path)]) == 1
    assert "0 tables play again, 1 do not" in capsys.readouterr().out
