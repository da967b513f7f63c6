"""One thing is said in the singular: no sentence, in any language, says "1 points"."""

from __future__ import annotations

import re
from functools import cache

from dvergar.engine.words import LANGUAGES, Words
from games.wording import messages, variables
from support import HOUSE

PACKAGES = ["dvergar", "dvergar.arena", *(f"dvergar.games.{id}" for id in HOUSE)]
COUNTED = r"\b{}[\u0020\u00a0\u202f](\w+)"
NEVER_ONE = {  # what is counted there is always more, or the number that is one here is another in truth
    "page-points",  # somebody points at something
    "page-seats-taken",
    "score-wrong-together",
    "error-sheet-rounds",
    "brisingamen-event-began",
    "brisingamen-page-end-parts",
    "brisingamen-form-wrong-parts",
    "die_zwerge-condition-besiegt_nodonn",
    "die_zwerge-condition-haltet_die_tore",
    "die_zwerge-condition-kampf_um_das_geborgene_land",
    "die_zwerge-form-wrong-scenarios",  # of six and more
    "die_zwerge-page-sign-three",
    "die_zwerge-page-sign-four",
    "nains-prompt-svara",
    "nains-prompt-svara-wait",
    "nidavellir-event-uline_back",
    "nidavellir-event-pioneer",
    "nidavellir-event-shuffled",
    "roi_des_nains-event-armed",
}


@cache
def said(package: str, language: str, number: int) -> dict[str, str]:
    """Return each sentence of a package that has variables, with that number for all of them."""
    own, words = messages(package, language), Words(language, package)
    every = [variables(message.value) for message in (*messages("dvergar", language).values(), *own.values())]
    args = dict.fromkeys(set().union(*every), number)
    return {key: words.say(key, **args) for key, message in own.items() if variables(message.value)}


@cache
def plurals(language: str) -> set[str]:
    """Return all nouns that some sentence says otherwise of one thing than of two."""
    found: set[str] = set()
    for package in PACKAGES:
        two = said(package, language, 2)
        for key, text in said(package, language, 1).items():
            singular, plural = re.findall(COUNTED.format(1), text), re.findall(COUNTED.format(2), two[key])
            if len(singular) == len(plural):
                found |= {b for a, b in zip(singular, plural, strict=True) if a != b and a[:2] == b[:2]}
    return found


def test_one_thing_is_said_in_the_singular_and_no_exception_is_idle() -> None:
    """All of it in one test, since the nouns of a language come from all packages."""
    assert {"points", "cards", "grades", "heroes"} <= plurals("en")
    assert {"Punkte", "Karten"} <= plurals("de")
    assert {"points", "cartes"} <= plurals("fr")
    flagged = {
        (key, language)
        for language in LANGUAGES
        for package in PACKAGES
        for key, text in said(package, language, 1).items()
        if plurals(language) & set(re.findall(COUNTED.format(1), text))
    }
    assert {(key, language) for key, language in flagged if key not in NEVER_ONE} == set()
    assert {key for key, _ in flagged} == NEVER_ONE
