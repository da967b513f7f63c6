"""What hints say of one action in a position: facts as the game tells them, with the words that make them sentences in every language."""

from __future__ import annotations

from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Args
from dvergar.engine.words import LANGUAGES, words_of


def facts(state: State, action: str) -> dict[str, Args]:
    """Return the facts about an action, by word without `<id>-hint-` or `hint-`, as the seat to act may know them; each can be said."""
    game = state.game
    seat = state.actors()[0]
    number = game.actions.parse(action)
    world = state.worlds(seat, Rng(3))
    choices = game.view(world, seat).choices
    heuristics = game.heuristics()
    assert heuristics is not None
    found = heuristics.facts(world, seat, next(choice for choice in choices if choice.action == number), choices)
    for language in LANGUAGES:
        for fact in found:
            words_of(game, language).say(fact.word, **fact.args)
    return {fact.word.removeprefix(f"{game.id}-").removeprefix("hint-"): fact.args for fact in found}


def holds(found: dict[str, Args], wanted: dict[str, Args]) -> bool:
    """Return whether all wanted facts are among those found, with at least these arguments."""
    return all(word in found and found[word].items() >= args.items() for word, args in wanted.items())
