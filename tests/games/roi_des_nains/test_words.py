"""The words of Le Roi des Nains: the same in three languages, well set, and every key that the game can speak is there."""

from __future__ import annotations

import pytest

from dvergar.bots import levels
from dvergar.engine.view import Args, View
from dvergar.engine.words import LANGUAGES
from dvergar.games.roi_des_nains.cards import IDS, SUITS
from dvergar.games.roi_des_nains.loading import TERMS
from dvergar.games.roi_des_nains.rules.position import PHASES
from dvergar.games.roi_des_nains.view.messages import RoiDesNainsView
from games import wording
from games.roi_des_nains.build import game

GAME = "roi_des_nains"


@pytest.mark.parametrize("language", ["fr", "de"])
def test_languages_have_the_same_keys_and_variables(language: str) -> None:
    wording.same_keys(wording.PACKAGE + GAME, language)


def test_french_sets_narrow_spaces_before_high_marks() -> None:
    wording.well_set_french(GAME)


def test_german_sets_its_own_quotes() -> None:
    wording.well_set_german(GAME)


def test_english_sets_real_quotes() -> None:
    wording.well_set_english(GAME)


@pytest.mark.parametrize("language", ["fr", "de"])
def test_buttons_and_chips_are_not_much_longer_than_in_english(language: str) -> None:
    wording.short_enough(GAME, language, "choice|preview|score|phase|tally|card|suit|rule", 14)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_tables_name_has_words(language: str) -> None:
    said, t = wording.words(GAME, language), game().data
    keys = [f"card-{id}" for id in IDS] + [f"effect-{IDS[card]}" for card in t.specials]
    keys += [f"{kind}-{rule.id}" for rule in t.rules for kind in ("rule", "help")]
    keys += [f"phase-{phase}" for phase in PHASES] + [f"suit-{suit}" for suit in [*SUITS, "magic"]] + [f"one-{suit}" for suit in SUITS]
    keys += [f"rank-{rank}" for rank in [*map(str, range(1, 12)), "V", "D", "R", "A", "magic"]]
    keys += [f"score-deal_{n}" for n in range(1, len(t.specials) + 1)] + [f"tally-{term}" for term in [*TERMS, "cards"]]
    keys += [f"where-{where}" for where in ("unknown", "hand", "trick", "pile")]
    assert [key for key in keys if not said.has(f"roi_des_nains-{key}")] == []
    wording.options_have_words(game(), language)
    assert all(said.has(f"level-{level}") for level in levels(game()))


def spoken_by(view: View) -> list[tuple[str, Args]]:
    """Return every word of a view with its arguments."""
    assert isinstance(view, RoiDesNainsView)
    found = wording.spoken_by(view)
    found += [(card.why, card.why_args) for card in view.hand if card.why is not None]
    found += [(f"roi_des_nains-tally-{tally.key}", {"count": tally.count}) for seat in view.table for tally in seat.tallies]
    return found


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (3, 4), (4, 5), (5, 6)])
def test_whatever_a_game_says_can_be_said_in_all_languages(seats: int, seed: int) -> None:
    wording.whole_match_can_be_said(GAME, seats, seed, spoken_by, {"tile_set": "all"})
