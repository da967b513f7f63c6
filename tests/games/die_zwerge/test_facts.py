"""What hints say: for each position and action the reasons that a good team would give."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

import dvergar
from dvergar.engine.view import Args
from dvergar.engine.words import LANGUAGES, words_of
from dvergar.games.die_zwerge.rules.phases import PHASES
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import act, again, army, dice, give
from games.die_zwerge.test_bot import team
from games.hinting import facts, holds


def fighting() -> ZwergeState:
    return again(army(team("B4", "A2", "G6", "I5"), B4="o4"))


def forging() -> ZwergeState:
    return again(team("B4", "A2", "G6", "I5", scene="feuerklinge"))


def walking() -> ZwergeState:
    return act(dice(forging(), 4, 1, 1, 1), "move")


def hungry() -> ZwergeState:
    state = give(team("B4", "A2", "G6", "I5"), 0, "kaese")
    state.health = [4, 1, 2, 4]
    return again(state)


CASES: list[tuple[str, Callable[[], ZwergeState], str, dict[str, Args]]] = [
    ("a-fight-and-land-near-perishing", fighting, "fight", {"fights": {"count": 4}, "near-full": {"count": 4, "limit": 5}}),
    ("a-message-has-a-chance", fighting, "message", {"heard": {}}),
    ("the-forge-is-far", forging, "move", {"to-card-steps": {"card": "@die_zwerge-card-feuerklinge"}}),
    ("a-step-nearer", walking, "hex(A3)", {"to-card-steps": {"hex": "@die_zwerge-hex-A2", "steps": 1}}),
    ("a-step-away", walking, "hex(B5)", {"to-card-away": {"steps": 3}}),
    ("cheese-for-the-weakest", hungry, "cheese", {"cheese": {"count": 2}, "weakest": {"dwarf": "@die_zwerge-hero-balyndis", "health": 1}}),
]


@pytest.mark.parametrize(("build", "action", "wanted"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_die_zwerge(build: Callable[[], ZwergeState], action: str, wanted: dict[str, Args]) -> None:
    found = facts(build(), action)
    assert holds(found, wanted), found


def test_every_kind_of_action_has_a_reason() -> None:
    game = dvergar.game("die_zwerge")
    heuristics = game.heuristics()
    assert heuristics is not None
    known = [words_of(game, language) for language in LANGUAGES]
    met: Counter[tuple[str, str]] = Counter()
    for seed in range(6):
        draw = random.Random(seed)
        match = dvergar.Match.new("die_zwerge", seats=1 + seed % 5, seed=seed)
        while actors := match.state.actors():
            legal = match.state.legal(actors[0])
            if len(legal) > 1:
                state = match.state
                assert isinstance(state, ZwergeState)
                choices = game.view(state, actors[0]).choices
                for choice in choices:
                    kind = PHASES[state.phase], game.actions.name(choice.action).partition("(")[0]
                    if met[kind] == 8:
                        continue
                    met[kind] += 1
                    facts = [fact for fact in heuristics.facts(state, actors[0], choice, choices) if not fact.against]
                    assert facts, f"nothing speaks for {kind}"
                    for fact in facts:
                        for words in known:
                            words.say(fact.word, **fact.args)
            match.play(actors[0], draw.choice(legal))
    assert len(met) > 30, met
