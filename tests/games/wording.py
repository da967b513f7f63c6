"""What the words of every game must keep: the same keys in three languages, well set, all of them sayable."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import dvergar
from dvergar.checking.texts import asked
from dvergar.engine.game import Game
from dvergar.engine.view import Args, View
from dvergar.engine.words import LANGUAGES, Words, parsed, source

PACKAGE = "dvergar.games."


class Variables(Visitor):
    """Collects the variables that a pattern uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode | None) -> set[str]:
    """Return the variables of a pattern."""
    visitor = Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.names


@cache
def messages(package: str, language: str) -> dict[str, ast.Message]:
    """Return all messages of a package by key."""
    entries = parsed(source(package, language)).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    found = [entry for entry in entries if isinstance(entry, ast.Message)]
    assert len({message.id.name for message in found}) == len(found), "a key stands twice"
    return {message.id.name: message for message in found}


@cache
def words(game: str, language: str) -> Words:
    """Return what a game says in a language."""
    return Words(language, PACKAGE + game)


def say(game: str, language: str, word: str, args: Args) -> str:
    """Say it as the page does: a seat becomes a name."""
    return words(game, language).say(word, **{key: re.sub(r"^seat:\d+$", "Anna", value) if isinstance(value, str) else value for key, value in args.items()})


def same_keys(package: str, language: str) -> None:
    """Check that another language has the keys and variables of the English one, in the same order."""
    english, other = messages(package, "en"), messages(package, language)
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key].value) == variables(message.value), key
        for attribute in other[key].attributes:
            assert attribute.id.name in ("aria", "here") or attribute.id.name in variables(message)
            mine = next((a for a in message.attributes if a.id.name == attribute.id.name), None)
            assert variables(attribute.value) == variables(mine.value if mine else message.value), key


def all_sayable(game: str, language: str) -> None:
    """Check that each word is said for any number."""
    for package in ("dvergar", PACKAGE + game):
        for key, message in messages(package, language).items():
            for number in (0, 1, 2, 7):
                assert words(game, language).say(key, **dict.fromkeys(variables(message.value), number)).strip(), key


def text_of(game: str, language: str) -> list[str]:
    """Return the lines that hold text: comments and selectors left out."""
    lines = source("dvergar", language).splitlines() + source(PACKAGE + game, language).splitlines()
    return [line.partition(" = ")[2] if " = " in line else line for line in lines if not line.startswith("#") and not line.endswith("->")]


def well_set_french(game: str) -> None:
    """Check the narrow spaces before high marks, and apostrophes."""
    for line in text_of(game, "fr"):
        assert not re.search(r" [;!?:»]|« |'|\w[;!?]", line), line
        assert not re.search(r"[^\u00a0\d]:(?![\d/])", line), line


def well_set_english(game: str) -> None:
    """Check quotes."""
    for line in text_of(game, "en"):
        assert '"' not in line, line


def well_set_german(game: str) -> None:
    """Check quotes; what stands between `{ "` and `" }` is text that Fluent takes as it is."""
    for line in text_of(game, "de"):
        assert '"' not in re.sub(r'\{ "[ ,]*" \}', "", line), line
        assert "'" not in line, line
        assert line.count("„") == line.count("“"), line


def short_enough(game: str, language: str, kinds: str, more: int) -> None:
    """Check that what stands on buttons and chips, keys of these kinds (`a|b|c`), has at most 1.6 times the letters of the English, and `more`."""
    for key, message in messages(PACKAGE + game, "en").items():
        if re.match(rf"{game}-({kinds})", key):
            args = dict.fromkeys(variables(message.value), 5)
            assert len(words(game, language).say(key, **args)) <= 1.6 * len(words(game, "en").say(key, **args)) + more, key


def options_have_words(game: Game, language: str) -> None:
    """Check the options and the ways to play."""
    said = words(game.id, language)
    for option in game.options:
        assert said.has(f"option-{option.key}")
        assert all(said.has(f"option-{option.key}-{value}") for value in option.values)


def spoken_by(view: View) -> list[tuple[str, Args]]:
    """Return every word of a view with its arguments, as far as views of all games have such words."""
    found = asked(view)
    for line in view.result.lines[0]:
        found.append((f"{view.game}-score-{line.key}", {}))
    found.append((f"{view.game}-phase-{msgspec.to_builtins(view)['phase']}", {}))
    return found


def whole_match_can_be_said(game: str, seats: int, seed: int, spoken: Callable[[View], list[tuple[str, Args]]], options: dict[str, str] | None = None) -> None:
    """Play a match at random and say all that it shows and tells in all languages; `spoken` returns the words of a view."""
    rng = dvergar.Rng(seed)
    match = dvergar.Match.new(game, seats=seats, seed=seed, options=options)
    said: set[tuple[str, tuple[tuple[str, str | int], ...]]] = set()
    while True:
        for reader in (*range(seats), None):
            said.update((word, tuple(sorted(args.items()))) for word, args in spoken(match.view(reader)))
        actors = match.state.actors()
        if not actors:
            break
        seat = actors[rng.below(len(actors))]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    for event in match.events:
        by: Args = {} if event.seat < 0 else {"who": f"seat:{event.seat}", "seat": f"seat:{event.seat}"}  # what the page adds
        said.add((f"{game}-event-{event.kind}", tuple(sorted((by | event.args).items()))))
    for language in LANGUAGES:
        for word, args in said:
            sentence = say(game, language, word, dict(args))
            assert sentence.strip()
            assert " seat:" not in f" {sentence}"
