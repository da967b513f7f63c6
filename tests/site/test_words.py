"""What a device says: nothing of a server that is not there."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from dvergar.engine.words import LANGUAGES, source
from dvergar.site.write import own_words

SPOKEN = re.compile(r"\b(server|serveur)s?\b", re.IGNORECASE)
ELSEWHERE = {  # they speak of a server that is elsewhere, or of there being none
    *("page-here-old", "page-here-alone", "page-here-insecure", "page-here-weaker"),
    *(
        "page-carry-note",
        "page-carry-server-note",
        "page-carry-address",
        "page-carry-address-bad",
        "page-carry-go",
        "page-carry-sheet",
        "page-carry-sheet-note",
    ),
}
UNSEEN = {  # nobody meets them on a device: there is no network between, no link, no notification, and the cards are those of the house
    *("error-push-off", "error-host", "error-origin", "error-no-site", "error-not-here", "error-json-only"),
    *("page-replaced", "page-listed-note", "page-mine-note", "page-elsewhere-note", "score-page-unsent"),
    *("page-keep-what", "page-keep-can", "page-keep-cannot"),
}


def messages(text: str) -> dict[str, ast.Message]:
    """Return the messages of a Fluent text by key."""
    return {entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)}


def said(message: ast.Message) -> str:
    """Return a message with its attributes, without its key."""
    return FluentSerializer().serialize_entry(message).partition("=")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_on_a_device_speaks_of_its_server(language: str) -> None:
    found = {key for key, message in messages(own_words(source("dvergar", language).encode()).decode()).items() if SPOKEN.search(said(message))}
    assert found == ELSEWHERE | UNSEEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_device_are_those_of_the_house_with_its_own_sentences(language: str) -> None:
    house, device = messages(source("dvergar", language)), messages(own_words(source("dvergar", language).encode()).decode())
    assert house.keys() == device.keys()
    told = {key: {each.id.name: each for each in message.attributes} for key, message in house.items()}
    assert {key for key, own in told.items() if "here" in own} == {
        key for key, each in messages(source("dvergar", "en")).items() if any(a.id.name == "here" for a in each.attributes)
    }
    for key, message in device.items():
        wanted = told[key]["here"].value if "here" in told[key] else house[key].value
        assert message.value is not None
        assert wanted is not None
        assert message.value.equals(wanted)
        assert [each.id.name for each in message.attributes] == [name for name in told[key] if name != "here"]
