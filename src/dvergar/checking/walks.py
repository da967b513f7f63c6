"""Playing at random, and all that travels to one reader: what every suite needs."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from dvergar.engine.game import Game, OptionValue
from dvergar.engine.match import Match, NoUndo
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Told


class Broken(AssertionError):
    """A game does not keep what every game promises; the text says what is wrong, in plain words."""


def must(kept: bool, wrong: str) -> None:
    """Raise `Broken` with that text unless the promise was kept."""
    if not kept:
        raise Broken(wrong)


def pick(state: State, rng: Rng) -> tuple[int, int]:
    """Return any acting seat and any of its legal actions."""
    actors = state.actors()
    seat = actors[rng.below(len(actors))]
    legal = state.legal(seat)
    return seat, legal[rng.below(len(legal))]


def steps(match: Match, rng: Rng) -> Iterator[int]:
    """Play a match at random to its end; yield before each decision, and once at the end, how many were made."""
    count = 0
    while match.state.actors():
        yield count
        match.play(*pick(match.state, rng))
        count += 1
    yield count


def some_options(game: Game, rng: Rng, tried: dict[str, list[OptionValue]] | None = None) -> dict[str, OptionValue]:
    """Return rules options at random: every second time the defaults, else any right value of each.

    `tried` names the values of options that random matches have, the first one where they play the defaults.
    """
    tried = tried or {}
    options = {key: values[0] for key, values in tried.items()}
    if rng.below(2):
        return options
    for option in game.options:
        if option.scope == "rules":
            if option.key in tried:
                options[option.key] = tried[option.key][rng.below(len(tried[option.key]))]
            elif option.kind == "range":
                options[option.key] = option.low + rng.below(option.high - option.low + 1)
            elif option.kind == "choice":
                options[option.key] = option.values[rng.below(len(option.values))]
            else:
                options[option.key] = [value for value in option.values if rng.below(2)]
    return options


def undo_text(match: Match, seat: int) -> str:
    """Return why the seat cannot undo, or "" when it can."""
    if match.can_undo(seat):
        return ""
    try:
        match.undo(seat)
    except NoUndo as error:
        return f"{error} {error.word} {error.args_}"
    raise Broken("can_undo said no, and undo went")


def wire(match: Match, reader: int | None) -> bytes:
    """Return everything that travels to one reader: view, log, undo and redo, decision number."""
    told = [Told(event.before, event.kind, event.seat, event.args) for event in match.told(reader)]
    own = None if reader is None else (match.can_undo(reader), undo_text(match, reader), match.can_redo(reader), match.decisions[reader])
    return msgspec.json.encode((match.view(reader), told, own))
