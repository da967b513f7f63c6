"""`dvergar arena` on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar import cli
from dvergar.arena.runner import Runner


def test_it_plays_prints_keeps_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "toy", "--bots", "bold, random", "--seats", "3", "--matches", "6", "--jobs", "1", "--seed", "5"]
    words += ["--out", str(tmp_path / "rows.csv"), "--report", str(tmp_path / "page.html"), "--language", "de"]
    assert cli.main(words) == 0
    said = capsys.readouterr()
    assert "3 seats, 6 matches of 2 deals, seed 5" in said.out
    assert said.err.startswith("6 matches in ")
    assert (tmp_path / "rows.csv").read_text().count("\n") == 19
    assert '<html lang="de">' in (tmp_path / "page.html").read_text(encoding="utf-8")
    assert cli.main(words) == 0
    assert capsys.readouterr().out == said.out


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("chess --bots random --seats 3 --matches 3", "no game is called 'chess'"),
        ("toy --bots clever --seats 3 --matches 3", "has no level 'clever'"),
        ("toy --bots , --seats 3 --matches 3", "at least one bot"),
        ("toy --bots random --seats 77 --matches 3", "seats, not 77"),
        ("toy --bots random --seats 3 --matches 0", "0 matches"),
        ("toy --bots random --seats 3 --matches 3 --budget 0", "budget of 0"),
        ("toy --bots random --seats 3 --matches 3 --jobs 0", "0 jobs"),
        ("toy --bots random --seats 3 --matches 3 --option colour=red", "no rules option 'colour'"),
        ("toy --bots random --seats 3 --matches 3 --option colour", "is no option"),
        ("toy --bots random --seats 3 --matches 3 --out {}/no/rows.csv", "there is no folder"),
        ("toy --bots random --seats 3 --matches 3 --out {}/rows.ods", "right would end in"),
        ("toy --bots random --seats 3 --matches 3 --report {}", "is a folder"),
    ],
)
def test_bad_words_are_told_in_one_line_and_nothing_is_written(words: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", *words.format(tmp_path).split()]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("dvergar: ")
    assert text in said.err
    assert said.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_says_what_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop(self: Runner) -> None:
        self.send()
        self.take(set(self.flying))
        raise KeyboardInterrupt

    words = ["arena", "toy", "--bots", "random", "--seats", "3", "--matches", "50", "--jobs", "1", "--out", str(tmp_path / "rows.csv")]
    with monkeypatch.context() as patch:
        patch.setattr(Runner, "run", stop)
        assert cli.main(words) == 130
    assert f"stopped; 2 of 50 matches are kept in {tmp_path / 'rows.csv.part'}, and the same command goes on" in capsys.readouterr().err
    assert cli.main(words) == 0
    assert "2 of 50 matches were played before; going on" in capsys.readouterr().err
