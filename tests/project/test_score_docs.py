"""The examples of docs/score.md count as they say, in Python and on the command line."""

from __future__ import annotations

import contextlib
import io
import json
import re
import tomllib
from pathlib import Path

import pytest

import dvergar
from dvergar.cli import main
from dvergar.engine.words import LANGUAGES
from support import HOUSE

TEXT = (Path(__file__).parents[2] / "docs/score.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```toml\n(# totals ([^\n]+)\n.*?)```", TEXT, re.DOTALL)
SHEETS = [(tomllib.loads(toml), [int(total) for total in totals.split()]) for toml, totals in EXAMPLES]


def test_every_game_has_an_example() -> None:
    assert sorted(sheet["game"] for sheet, _ in SHEETS) == HOUSE


@pytest.mark.parametrize("example", range(len(SHEETS)), ids=[sheet["game"] for sheet, _ in SHEETS])
def test_an_example_counts_as_it_says(example: int) -> None:
    sheet, totals = SHEETS[example]
    tally = dvergar.score(sheet["game"], sheet)
    assert (tally.result.totals, tally.missing) == (totals, [])


def test_the_python_example() -> None:
    code = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)[0]
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        exec(code, {})
    assert said.getvalue().strip() == re.findall(r"# (\[.+)$", code, re.MULTILINE)[0]


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    status = main([str(word) for word in words])
    said = capsys.readouterr()
    return status, said.out, said.err


@pytest.mark.parametrize("example", range(len(SHEETS)), ids=[sheet["game"] for sheet, _ in SHEETS])
def test_the_command_line_prints_the_breakdown(example: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet, totals = SHEETS[example]
    file = tmp_path / "sheet.toml"
    file.write_text(EXAMPLES[example][0], encoding="utf-8")
    status, said, _ = run(capsys, "score", file)
    assert status == 0
    assert any(re.findall(r"-?\d+", line.split("  ", 1)[-1])[-len(totals) :] == [str(total) for total in totals] for line in said.splitlines())
    (tmp_path / "sheet.json").write_text(json.dumps(sheet), encoding="utf-8")
    status, said, _ = run(capsys, "score", tmp_path / "sheet.json", "--csv")
    assert (status, said.splitlines()[0].split(",")[0]) == (0, dvergar.game(sheet["game"]).title)
    assert said.splitlines()[-1].split(",")[1:] == [str(total) for total in totals]


def test_problems_are_said_with_their_place_and_status_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(json.dumps({"names": ["Ann", "Ben"], "seats": [{"coins": [26]}, {"x": 1, "gem": 4}]}), encoding="utf-8")
    for language, sentence in zip(LANGUAGES, ("There is no “26” here.", "Il n’y a pas de «\u202f26\u202f» ici.", "„26“ gibt es hier nicht."), strict=True):
        status, said, wrong = run(capsys, "score", file, "--game", "nidavellir", "--language", language)
        assert (status, said) == (2, "")
        assert wrong.splitlines()[0] == f"Ann: coins[0]: {sentence}"
        assert wrong.splitlines()[1].startswith("Ben: x: ")


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("none.json", None, "cannot be read"),
        ("bad.json", "{", "is no JSON"),
        ("bad.toml", "a = [", "is no TOML"),
        ("list.json", "[]", "holds no score sheet"),
        ("game.json", "{}", "does not say of which game"),
        ("chess.json", '{"game": "chess"}', "no game is called"),
        ("deep.json", "[" * 100_000, "is no JSON"),
    ],
)
def test_files_that_cannot_be_counted(name: str, text: str | None, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    if text is not None:
        (tmp_path / name).write_text(text, encoding="utf-8")
    status, said, wrong = run(capsys, "score", tmp_path / name)
    assert (status, said) == (2, "")
    assert reason in wrong


def test_a_name_is_never_a_formula() -> None:
    tally = dvergar.score("nidavellir", {"names": ["=1+1", "Ben, the 2nd"], "seats": [{}, {}]})
    assert dvergar.score_csv(tally).splitlines()[0] == 'Nidavellir,\'=1+1,"Ben, the 2nd"'


def test_a_text_says_who_has_won_and_how_a_tie_was_broken() -> None:
    sheet = next(sheet for sheet, _ in SHEETS if sheet["game"] == "nains")
    said = dvergar.score_text(dvergar.score("nains", sheet), "en").splitlines()
    assert said[-2:] == ["Winner: Serge", "Serge, Céline have 82 each; most Elite Cognars (2) decide: Serge."]
