"""The words of Die Zwerge: whatever card data and rules name can be said, and the typography of each language is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import dvergar
from dvergar.engine.words import LANGUAGES, Words
from dvergar.games.die_zwerge.cards import COUNCIL, LINES, REWARDS, CardData
from dvergar.games.die_zwerge.rules.dice import TRAIL
from dvergar.games.die_zwerge.rules.phases import CAUSES, PHASES, PURPOSES, RUNNING, SOURCES
from games import wording
from games.die_zwerge.build import GAME

PACKAGE = "dvergar.games.die_zwerge"
SRC = Path(dvergar.__file__).parent / "games/die_zwerge"
T: CardData = GAME.data  # type: ignore[attr-defined]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_tables_name_has_words(language: str) -> None:
    words = Words(language, PACKAGE)
    wanted = [f"{part}-{id}" for id in T.heroes for part in ("hero", "hero-full", "ability")]
    wanted += [f"{part}-{id}" for id in T.gears for part in ("gear", "effect")]
    wanted += [f"{part}-{id}" for id in T.cards for part in ("card", "mission")] + [f"threat-{id}" for id in T.cards[T.first_threat :]]
    wanted += [f"condition-{T.cards[card]}" for card in T.c_cards] + [f"reward-{kind}" for kind in REWARDS] + [f"council-{kind}" for kind in COUNCIL]
    wanted += [place.replace(":", "-") for place in T.places] + [f"hex-{id}" for hex, id in enumerate(T.hexes) if T.text[hex]]
    wanted += [f"fate-recruit-{gate}" for gate in T.gates] + [f"gate-full-{gate}" for gate in T.gates]
    wanted += [f"phase-{name}" for phase, name in enumerate(PHASES) if phase != RUNNING] + [f"score-{line}" for line in LINES]
    wanted += [f"cause-{cause}" for cause in CAUSES] + [f"roll-{purpose}" for purpose in PURPOSES] + [f"source-{one}" for one in SOURCES]
    wanted += [f"throw-{one}" for one in TRAIL] + [f"note-doomed-{cause}" for cause in CAUSES]
    wanted += [f"prompt-{name}{voice}" for name in PHASES[2:] for voice in ("", "-wait")]
    assert [word for word in wanted if not words.has(f"die_zwerge-{word}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence(language: str) -> None:
    words = Words(language, PACKAGE)
    told = {kind for path in SRC.rglob("*.py") for kind in re.findall(r'\.tell(?:_plain|_troops)?\(\s*"(\w+)"', path.read_text(encoding="utf-8"))}
    assert len(told) > 55
    assert [kind for kind in sorted(told) if not words.has(f"die_zwerge-event-{kind}")] == []


def test_french_sets_narrow_spaces_before_high_marks() -> None:
    wording.well_set_french("die_zwerge")


def test_german_sets_its_own_quotes() -> None:
    wording.well_set_german("die_zwerge")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_choices_are_not_much_longer_than_in_english(language: str) -> None:
    wording.short_enough("die_zwerge", language, "choice|phase|score|hero|gear|place", 14)


@pytest.mark.parametrize(
    ("troops", "said"),
    [
        ((1, 0, 0), "A3 → B3: 1 orc."),
        ((2, 1, 0), "A3 → B3: 2 orcs, 1 troll."),
        ((0, 2, 1), "A3 → B3: 2 trolls, 1 Älfar."),
        ((0, 0, 2), "A3 → B3: 2 Älfar."),
        ((1, 1, 1), "A3 → B3: 1 orc, 1 troll, 1 Älfar."),
    ],
)
def test_the_chronicle_names_only_troops_that_are_there(troops: tuple[int, int, int], said: str) -> None:
    orc, troll, elf = troops
    args: dict[str, str | int] = {"from": "A3", "to": "B3", "orc": orc, "troll": troll, "elf": elf}
    assert Words("en", "dvergar.games.die_zwerge").say("die_zwerge-event-spread", **args) == said
