"""The words of Le Roi des Nains: the same in three languages, well set, and every key that the game can speak is there."""

from __future__ import annotations

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import dvergar
from dvergar.bots import levels
from dvergar.engine.view import Args
from dvergar.engine.words import LANGUAGES, Words, source
from dvergar.games.roi_des_nains.cards import IDS, SUITS
from dvergar.games.roi_des_nains.loading import TERMS
from dvergar.games.roi_des_nains.rules.position import PHASES
from dvergar.games.roi_des_nains.view.messages import RoiDesNainsView
from games.roi_des_nains.build import game

GAME = "dvergar.games.roi_des_nains"


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
def messages(language: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source(GAME, language)).body
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


def text_of(language: str) -> list[str]:
    """Return the lines that hold text: comments and selectors left out."""
    lines = source(GAME, language).splitlines()
    return [line.partition(" = ")[2] if " = " in line else line for line in lines if not line.startswith("#") and not line.endswith("->")]


@pytest.mark.parametrize("language", ["fr", "de"])
def test_languages_have_the_same_keys_and_variables(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    for key, message in english.items():
        assert variables(other[key].value) == variables(message.value), key


def test_french_sets_narrow_spaces_before_high_marks() -> None:
    for line in text_of("fr"):
        assert not re.search(r" [;!?:»]|« |'|\w[;!?]", line), line
        assert not re.search(r"[^\u00a0\d]:(?![\d/])", line), line


def test_german_sets_its_own_quotes() -> None:
    for line in text_of("de"):
        assert '"' not in line, line
        assert "'" not in line, line
        assert line.count("„") == line.count("“"), line


def test_english_sets_real_quotes() -> None:
    for line in text_of("en"):
        assert '"' not in line, line


@pytest.mark.parametrize("language", ["fr", "de"])
def test_buttons_and_chips_are_not_much_longer_than_in_english(language: str) -> None:
    for key, message in messages("en").items():
        if re.match(r"roi_des_nains-(choice|preview|score|phase|tally|card|suit|rule)", key):
            args = dict.fromkeys(variables(message.value), 5)
            assert len(words(language).say(key, **args)) <= 1.6 * len(words("en").say(key, **args)) + 14, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_tables_name_has_words(language: str) -> None:
    said, t = words(language), game().data
    keys = [f"card-{id}" for id in IDS] + [f"effect-{IDS[card]}" for card in t.specials]
    keys += [f"{kind}-{rule.id}" for rule in t.rules for kind in ("rule", "help")]
    keys += [f"phase-{phase}" for phase in PHASES] + [f"suit-{suit}" for suit in [*SUITS, "magic"]] + [f"one-{suit}" for suit in SUITS]
    keys += [f"rank-{rank}" for rank in [*map(str, range(1, 12)), "V", "D", "R", "A", "magic"]]
    keys += [f"score-deal_{n}" for n in range(1, len(t.specials) + 1)] + [f"tally-{term}" for term in [*TERMS, "cards"]]
    keys += [f"where-{where}" for where in ("unknown", "hand", "trick", "pile")]
    assert [key for key in keys if not said.has(f"roi_des_nains-{key}")] == []
    for option in game().options:
        assert said.has(f"option-{option.key}")
        assert all(said.has(f"option-{option.key}-{value}") for value in option.values)
    assert all(said.has(f"level-{level}") for level in levels(game()))


def spoken_by(view: RoiDesNainsView) -> list[tuple[str, Args]]:
    """Return every word of a view with its arguments."""
    found: list[tuple[str, Args]] = [(view.prompt.word, view.prompt.args), (f"roi_des_nains-phase-{view.phase}", {})]
    if view.prompt.why is not None:
        found.append((view.prompt.why, view.prompt.why_args))
    for choice in view.choices:
        found.append((choice.word, choice.args))
        if choice.preview is not None and choice.preview.word is not None:
            found.append((choice.preview.word, choice.preview.args))
    found += [(card.why, card.why_args) for card in view.hand if card.why is not None]
    found += [(f"roi_des_nains-score-{line.key}", {}) for line in view.result.lines[0]]
    found += [(f"roi_des_nains-tally-{tally.key}", {"count": tally.count}) for seat in view.table for tally in seat.tallies]
    return found


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (3, 4), (4, 5), (5, 6)])
def test_whatever_a_game_says_can_be_said_in_all_languages(seats: int, seed: int) -> None:
    rng = dvergar.Rng(seed)
    match = dvergar.Match.new("roi_des_nains", seats=seats, seed=seed, options={"tile_set": "all"})
    said: set[tuple[str, tuple[tuple[str, str | int], ...]]] = set()
    while True:
        for reader in (*match.state.actors(), None):
            shown = match.view(reader)
            assert isinstance(shown, RoiDesNainsView)
            said.update((word, tuple(sorted(args.items()))) for word, args in spoken_by(shown))
        actors = match.state.actors()
        if not actors:
            break
        legal = match.state.legal(actors[0])
        match.play(actors[0], legal[rng.below(len(legal))])
    for event in match.events:
        by: Args = {} if event.seat < 0 else {"who": f"seat:{event.seat}"}
        said.add((f"roi_des_nains-event-{event.kind}", tuple(sorted((by | event.args).items()))))
    for language in LANGUAGES:
        for word, args in said:
            text = say(language, word, dict(args))
            assert text.strip()
            assert "seat:" not in text
