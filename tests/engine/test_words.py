"""The words of the house and of every game: the same in all languages, and whatever a match says can be said."""

from __future__ import annotations

import ast as python
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import dvergar
from dvergar.checking import texts
from dvergar.engine.words import LANGUAGES, Words, parsed, source
from support import EXAMPLES, HOUSE, subject

SRC = Path(dvergar.__file__).parent
PACKAGES = ["dvergar", "dvergar.arena", *(f"dvergar.games.{id}" for id in HOUSE)]
CLASSES = ["BadSetup", "Refusal", "IllegalAction", "NoUndo", "UnknownAction", "UnknownGame", "DvergarError", "__init__"]  # arguments are given by name
SHARED = re.compile(r"(seat|level|error|option)-")


class Variables(Visitor):
    """Collects the variables that a node uses, selectors included."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    visitor = Variables()
    visitor.visit(node)
    return visitor.names


@cache
def messages(package: str, language: str) -> dict[str, set[str]]:
    """Return the variables of each message and of each attribute (`key.aria`)."""
    found: dict[str, set[str]] = {}
    for entry in parsed(source(package, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables(entry)
            for attribute in entry.attributes:
                assert attribute.id.name in {"aria", "here"} or attribute.id.name in variables(entry)
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_all_languages_have_the_same_words_with_the_same_variables(package: str) -> None:
    english = messages(package, "en")
    assert english
    for language in LANGUAGES:
        assert messages(package, language) == english


@pytest.mark.parametrize("id", HOUSE)
def test_a_game_keeps_to_its_own_words(id: str) -> None:
    own = messages(f"dvergar.games.{id}", "en").keys()
    assert not own & messages("dvergar", "en").keys()
    assert [word for word in own if not word.startswith(f"{id}-") and not SHARED.match(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", HOUSE)
def test_what_the_table_itself_needs_of_a_game_has_words(id: str, language: str) -> None:
    game, words = dvergar.game(id), Words(language, f"dvergar.games.{id}")
    needed = [f"{id}-title", f"{id}-pitch", *(f"level-{level}" for level in game.policies()), "level-random"]
    for option in game.options:
        needed += [f"option-{option.key}", f"option-{option.key}-note", *(f"option-{option.key}-{value}" for value in option.values)]
    assert [word for word in needed if not words.has(word)] == []


def refusals() -> list[tuple[str, set[str] | None]]:
    """Return each `error-...` text of the sources that names a sentence, with the arguments that an error gets along with it."""
    found: list[tuple[str, set[str] | None]] = []
    for path in sorted(SRC.rglob("*.py")):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Call):
                texts = [a.value for a in node.args if isinstance(a, python.Constant) and isinstance(a.value, str) and a.value.startswith("error-")]
                called = node.func.attr if isinstance(node.func, python.Attribute) else getattr(node.func, "id", "")
                named = {keyword.arg for keyword in node.keywords if keyword.arg is not None} if called in CLASSES else None
                found += [(text, named) for text in texts]
    return found


def test_every_refusal_has_a_sentence_and_gives_it_what_it_needs() -> None:
    english = messages("dvergar", "en")
    calls = refusals()
    assert len(calls) > 15
    for word, named in calls:
        assert word in english, word
        assert named is None or english[word] <= named, word


@pytest.mark.parametrize("id", [*HOUSE, *EXAMPLES])
def test_whatever_a_match_tells_can_be_said_in_every_language(id: str) -> None:
    texts.named(dvergar.game(id))
    assert sum(texts.sayable(subject(id, seats)) for seats in dvergar.game(id).seats) > 10


PERSONS = re.compile(r"who|target|victim|taker|on|seat\d")
NAMED = {  # the words say names, or are never said to the person they name; nor are refusals, score sheets, and hints, which speak of rivals
    "page-chronicle-known",
    "page-curtain",
    "page-curtain-lift",
    "page-pass-on",
    "page-forget-who",
    "page-mute-who",
    "page-muted",
    "page-winner",
    "page-you-share",
    "page-winners",
    "roi_des_nains-prompt-standard_give_first",
    "roi_des_nains-prompt-standard_give_second",
    "roi_des_nains-choice-target",
    "roi_des_nains-choice-druid",
    "roi_des_nains-preview-below",
    "roi_des_nains-preview-loses",
    "roi_des_nains-event-standard_taken",
    "roi_des_nains-event-standard_lost",
    "roi_des_nains-event-standard_first",
    "roi_des_nains-event-standard_given",
    "roi_des_nains-event-standard_received",
    "roi_des_nains-page-choose-seat",
    "roi_des_nains-page-known",
    "brisingamen-prompt-theft",
    "brisingamen-prompt-theft_more",
    "brisingamen-choice-thief",
    "die_zwerge-event-took_over",  # a dwarf, not a person
    "die_zwerge-event-shielded",
    "die_zwerge-event-tested",  # a number of pips
    "die_zwerge-page-successes",
    "die_zwerge-page-needs",
}
LABEL = re.compile(
    r"(^|[:·(›] |, |[(])SOMEBODY($|\s?[:·,)]| [(\d›·+−-]| SUM)", re.MULTILINE
)  # "Ann: ...", "Ann 5, Ben 3", "Trick 4 · Ann": a name stands alone


@cache
def spoken_in(language: str, package: str) -> Words:
    return Words(language, package)


def bare(package: str, language: str, word: str, person: str) -> bool:
    """Say whether a sentence speaks of a person in running words, where "You" in place of a name would be wrong."""
    words, every = spoken_in(language, package), set[str]().union(*messages(package, language).values())
    for count in (0, 1, 2, 3, 4, 5):
        args: dict[str, str | int] = {name: "X" if PERSONS.fullmatch(name) else count for name in every}
        text = words.say(word, **args | {person: "SOMEBODY"})
        if "SOMEBODY" in LABEL.sub("", text):
            return True
    return False


@pytest.mark.parametrize("package", [package for package in PACKAGES if package != "dvergar.arena"])
def test_every_word_about_a_person_has_a_form_for_that_person(package: str) -> None:
    lacking: list[tuple[str, str, str]] = []
    for language in LANGUAGES:
        for entry in parsed(source(package, language)).body:
            if not isinstance(entry, ast.Message) or entry.id.name in NAMED or re.match(r"error-|score-|\w+-form-|(\w+-)?hint-", entry.id.name):
                continue
            word, forms = entry.id.name, {attribute.id.name for attribute in entry.attributes}
            for person in filter(PERSONS.fullmatch, messages(package, language)[word]):
                waits = word.endswith("-wait") and person == "who"  # read by the others only
                if not waits and person not in forms and bare(package, language, word, person):
                    lacking.append((language, word, person))
    assert not lacking


def test_say() -> None:
    words = Words("en")
    assert words.has("seat-name")
    assert not words.has("nothing")
    assert words.say("error-at", last=3) == "There is no position after that many actions; the match has 3."
    assert words.say("error-over") == Words("en").say("error-over")
    assert words.say("error-illegal", tried="seat:1") == "That is not possible now: Seat 2."
    assert words.say("error-game", game="@level-random", known="a") == "There is no game called “Random”. There are: a."
    with pytest.raises(KeyError, match="nothing"):
        words.say("nothing")
    with pytest.raises(ValueError, match="error-at: "):
        words.say("error-at")
