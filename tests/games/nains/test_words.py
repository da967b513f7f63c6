"""What Nains alone must find words for; the rest is in `test_tavern_words.py`."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dvergar
from dvergar.bots import levels
from dvergar.engine.words import LANGUAGES
from games import wording
from games.nains import build

GAME = "nains"
SRC = Path(dvergar.__file__).parent


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_tables_name_has_words(language: str) -> None:
    said = wording.words(GAME, language)
    for name, keys in {"cards": ["card"], "cognars": ["card", "effect"], "elite": ["distinction", "gain"]}.items():
        for id in re.findall(r'^id = "(.+)"', (SRC / "games/nains/data" / f"{name}.toml").read_text(encoding="utf-8"), re.MULTILINE):
            for key in keys:
                assert said.has(f"nains-{key}-{id}"), (key, id)
    for rune in build.game().data.rune_ids:
        assert said.has(f"nains-rune-{rune}")
    wording.options_have_words(dvergar.game(GAME), language)
    for level in levels(dvergar.game(GAME)):
        assert said.has(f"level-{level}")
