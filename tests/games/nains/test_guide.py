"""The guide tells what the game does: its worked example, and the faces of the cards it shows."""

from __future__ import annotations

import json
import re
from pathlib import Path

import msgspec
import pytest

from dvergar.games import nains
from dvergar.games.nains.view.table import NainsFaces
from games.nains.build import Built, game

GUIDE = Path(nains.__file__).parent / "guide"
PAGE = Path(__file__).parents[3] / "ui/src/games/nains/faces.json"
ARMY = {
    "shield": "S S S Sm Sm volgrir",
    "temple": "T3 T2 T1o T1m ararun tadgar",
    "errants": "E12 E10 E10 E8m dawn",
    "forge": "Ff5 Fu5 Fa3 Fr4 Fa2m",
    "talion": "L9 L7 L6 L5 L4m L3m",
    "command": "gurdan",
}
LINES = ["shield", "temple", "errants", "forge", "talion", "command", "elite", "malt", "coins"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_worked_example_is_counted_by_the_engine(language: str) -> None:
    built = Built(armies=[ARMY], elite=["redwin liquor_certification"], coins=["0 9 14 17 21"])
    text = (GUIDE / f"{language}.md").read_text(encoding="utf-8")
    example = text.split("{#example}")[1].split("{#end}")[0]
    told = [int(number.strip("*")) for number in re.findall(r"\| (\*{0,2}\d+\*{0,2}) \|$", example, re.MULTILINE)]
    assert told == [*(built.line(0, line) for line in LINES), built.state.scores()[0]]


def test_the_page_draws_the_cards_of_the_guide_as_they_are() -> None:
    t = game().data
    faces = NainsFaces(t)
    shown = sorted(set(re.findall(r"\(card:(\w+)\)", (GUIDE / "en.md").read_text(encoding="utf-8"))))
    assert json.loads(PAGE.read_text(encoding="utf-8")) == {id: msgspec.to_builtins(faces.face(t.card(id))) for id in shown}
