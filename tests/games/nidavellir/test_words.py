"""Nidavellir's words: the same in three languages, well set, and every key that the game can speak is there."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dvergar
from dvergar.bots import levels
from dvergar.engine.view import Args, View
from dvergar.engine.words import LANGUAGES, Words, source

GAME = "dvergar.games.nidavellir"
SRC = Path(dvergar.__file__).parent


class Variables(Visitor):
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode | None) -> set[str]:
    visitor = Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.names


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source(package, language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "a key stands twice"
    return {message.id.name: message for message in found}


@cache
def words(language: str) -> Words:
    return Words(language, GAME)


def say(language: str, word: str, args: Args) -> str:
    """Say it as the page does: a seat becomes a name."""
    return words(language).say(word, **{key: re.sub(r"^seat:\d+$", "Anna", value) if isinstance(value, str) else value for key, value in args.items()})


@pytest.mark.parametrize("package", ["dvergar", GAME])
@pytest.mark.parametrize("language", ["fr", "de"])
def test_languages_have_the_same_keys_and_variables(package: str, language: str) -> None:
    english, other = messages(package, "en"), messages(package, language)
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key].value) == variables(message.value), key
        for attribute in other[key].attributes:
            assert attribute.id.name == "aria"
            mine = next((a for a in message.attributes if a.id.name == "aria"), None)
            assert variables(attribute.value) == variables(mine.value if mine else message.value), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_can_be_said(language: str) -> None:
    for package in ("dvergar", GAME):
        for key, message in messages(package, language).items():
            for number in (0, 1, 2, 7):
                assert words(language).say(key, **dict.fromkeys(variables(message.value), number)).strip(), key


def text_of(language: str) -> list[str]:
    """Return the lines that hold text: comments and selectors left out."""
    lines = source("dvergar", language).splitlines() + source(GAME, language).splitlines()
    return [line.partition(" = ")[2] if " = " in line else line for line in lines if not line.startswith("#") and not line.endswith("->")]


def test_french_sets_narrow_spaces_before_high_marks() -> None:
    for line in text_of("fr"):
        assert not re.search(r" [;!?:»]|« |'|\w[;!?]", line), line
        assert not re.search(r"[^\u00a0\d]:(?![\d/])", line), line


def test_german_sets_its_own_quotes() -> None:
    for line in text_of("de"):
        assert '"' not in line, line
        assert "'" not in line, line
        assert line.count("„") == line.count("“"), line


@pytest.mark.parametrize("language", ["fr", "de"])
def test_buttons_and_chips_are_not_much_longer_than_in_english(language: str) -> None:
    for key, message in messages(GAME, "en").items():
        if re.match(r"nidavellir-(choice|preview|score|phase|place|status|card|class|tavern)", key):
            args = dict.fromkeys(variables(message.value), 5)
            assert len(words(language).say(key, **args)) <= 1.6 * len(words("en").say(key, **args)) + 12, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_tables_name_has_words(language: str) -> None:
    said = words(language)
    for name in ("cards", "heroes", "distinctions", "meta"):
        for id in re.findall(r'^id = "(.+)"', (SRC / "games/nidavellir/data" / f"{name}.toml").read_text(encoding="utf-8"), re.MULTILINE):
            for key in {"cards": ["card"], "heroes": ["card", "epithet", "effect"], "distinctions": ["distinction", "gain"], "meta": []}[name]:
                assert said.has(f"nidavellir-{key}-{id}"), (key, id)
    for option in dvergar.game("nidavellir").options:
        assert said.has(f"option-{option.key}")
        assert all(said.has(f"option-{option.key}-{value}") for value in option.values)
    for level in levels(dvergar.game("nidavellir")):
        assert said.has(f"level-{level}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_the_sources_has_words(language: str) -> None:
    spoken = {word for path in SRC.rglob("*.py") for word in re.findall(r'"(error-[a-z-]+)"', path.read_text(encoding="utf-8"))}
    assert len(spoken) > 15
    assert {word for word in spoken if not words(language).has(word)} == set()


def spoken_by(view: View) -> list[tuple[str, Args]]:
    """Return every word of a view with its arguments."""
    found: list[tuple[str, Args]] = [(view.prompt.word, view.prompt.args)]
    if view.prompt.why is not None:
        found.append((view.prompt.why, view.prompt.why_args))
    for choice in view.choices:
        found.append((choice.word, choice.args))
        if choice.preview is not None and choice.preview.word is not None:
            found.append((choice.preview.word, choice.preview.args))
    plain = msgspec.to_builtins(view)
    for hero in plain["heroes"]:
        if "why_not" in hero:
            found.append((hero["why_not"], hero.get("why_args", {})))
    for line in view.result.lines[0]:
        found.append((f"nidavellir-score-{line.key}", {}))
    found.append((f"nidavellir-phase-{plain['phase']}", {}))
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5), (2, 6), (4, 7), (5, 8)])
def test_whatever_a_game_says_can_be_said_in_all_languages(seats: int, seed: int) -> None:
    rng = dvergar.Rng(seed)
    match = dvergar.Match.new("nidavellir", seats=seats, seed=seed)
    said: set[tuple[str, tuple[tuple[str, str | int], ...]]] = set()
    while True:
        for reader in (*range(seats), None):
            said.update((word, tuple(sorted(args.items()))) for word, args in spoken_by(match.view(reader)))
        actors = match.state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    for event in match.events:
        by: Args = {} if event.seat < 0 else {"who": f"seat:{event.seat}", "seat": f"seat:{event.seat}"}  # what the page adds
        said.add((f"nidavellir-event-{event.kind}", tuple(sorted((by | event.args).items()))))
    for language in LANGUAGES:
        for word, args in said:
            assert say(language, word, dict(args)).strip()
            assert " seat:" not in f" {say(language, word, dict(args))}"
