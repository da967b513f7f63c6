"""The words of the tavern games: the same in three languages, well set, and every key that a game can speak is there."""

from __future__ import annotations

import msgspec
import pytest

from dvergar.engine.view import Args, View
from dvergar.engine.words import LANGUAGES
from games import wording

GAMES = ["nidavellir", "nains"]


@pytest.mark.parametrize("package", ["dvergar", *(wording.PACKAGE + game for game in GAMES)])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_languages_have_the_same_keys_and_variables(package: str, language: str) -> None:
    wording.same_keys(package, language)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_said(game: str, language: str) -> None:
    wording.all_sayable(game, language)


@pytest.mark.parametrize("game", GAMES)
def test_french_sets_narrow_spaces_before_high_marks(game: str) -> None:
    wording.well_set_french(game)


@pytest.mark.parametrize("game", GAMES)
def test_german_sets_its_own_quotes(game: str) -> None:
    wording.well_set_german(game)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "de"])
def test_buttons_and_chips_are_not_much_longer_than_in_english(game: str, language: str) -> None:
    wording.short_enough(game, language, "choice|preview|score|phase|place|status|card|class|tavern", 12)


def spoken_by(view: View) -> list[tuple[str, Args]]:
    """Return every word of a view with its arguments."""
    heroes = msgspec.to_builtins(view)["heroes"]
    return wording.spoken_by(view) + [(hero["why_not"], hero.get("why_args", {})) for hero in heroes if "why_not" in hero]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5), (2, 6), (4, 7), (5, 8)])
def test_whatever_a_game_says_can_be_said_in_all_languages(game: str, seats: int, seed: int) -> None:
    wording.whole_match_can_be_said(game, seats, seed, spoken_by)
