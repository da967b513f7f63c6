"""What Nidavellir alone must find words for; the rest is in `test_tavern_words.py`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dvergar
from dvergar.bots import levels
from dvergar.engine.words import LANGUAGES
from games import wording

GAME = "nidavellir"
SRC = Path(dvergar.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_tables_name_has_words(language: str) -> None:
    said = wording.words(GAME, language)
    for name in ("cards", "heroes", "distinctions", "meta"):
        for id in re.findall(r'^id = "(.+)"', (SRC / "games/nidavellir/data" / f"{name}.toml").read_text(encoding="utf-8"), re.MULTILINE):
            for key in {"cards": ["card"], "heroes": ["card", "epithet", "effect"], "distinctions": ["distinction", "gain"], "meta": []}[name]:
                assert said.has(f"nidavellir-{key}-{id}"), (key, id)
    wording.options_have_words(dvergar.game(GAME), language)
    for level in levels(dvergar.game(GAME)):
        assert said.has(f"level-{level}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_sources_has_words(language: str) -> None:
    spoken = {word for path in SRC.rglob("*.py") for word in re.findall(r'"(error-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert len(spoken) > 15
    assert {word for word in spoken if not wording.words(GAME, language).has(word)} == set()
