"""Nains's words: the same in three languages, well set, and every key that the game can speak is there."""

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


@pytest.mark.parametrize("package", ["dvergar", f"dvergar.games.{GAME}"])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_languages_have_the_same_keys_and_variables(package: str, language: str) -> None:
    wording.same_keys(package, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_said(language: str) -> None:
    wording.all_sayable(GAME, language)


def test_french_sets_narrow_spaces_before_high_marks() -> None:
    wording.well_set_french(GAME)


def test_german_sets_its_own_quotes() -> None:
    wording.well_set_german(GAME)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_buttons_and_chips_are_not_much_longer_than_in_english(language: str) -> None:
    wording.short_enough(GAME, language)


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


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5), (2, 6), (4, 7), (5, 8)])
def test_whatever_a_game_says_can_be_said_in_all_languages(seats: int, seed: int) -> None:
    wording.whole_match_can_be_said(GAME, seats, seed)
