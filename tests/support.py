"""What the generic suites share: every installed game at every seat count, and ways to play at random."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType

import msgspec

import dvergar
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.match import Match, NoUndo
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Told

HERE = Path(__file__).parent
HOUSE = [id for id in dvergar.games() if (Path(dvergar.__file__).parent / "games" / id).is_dir()]  # without the toy
SETUPS = [(id, seats) for id in dvergar.games() for seats in dvergar.game(id).seats]
NAMES = [f"{id}-{seats}" for id, seats in SETUPS]
BOUND = 2000  # decisions in any match of any game; a game's invariants may name a lower one


def own_part(id: str, name: str) -> ModuleType | None:
    """Return a module `tests/games/<id>/<name>.py` with what a game adds to the generic suites, if there is one.

    `invariants.py`: `check(state)` raises where an invariant is broken; `BOUND` limits the decisions of a match; `OPTIONS` names the values of
    options that random matches have, the first one where they play the defaults; `STRIDE` spaces out what costs a replay. `secrets.py`: `PRIVATE`
    names the fields of a view that hold what only its seat knows, () where there are none; `HIDDEN = False` says that nothing is hidden, a
    number how many of the worlds differ at least; `EVERY` spaces out the tests of a long match.
    """
    path = HERE / "games" / id / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"{name}_of_{id}", path) if path.exists() else None
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def checker(id: str) -> Callable[[State], None]:
    """Return what asserts the invariants of a game."""
    module = own_part(id, "invariants")
    check: Callable[[State], None] = module.check if module is not None else lambda state: None
    return check


def bound(id: str) -> int:
    """Return how many decisions a match of this game has at most."""
    return int(getattr(own_part(id, "invariants"), "BOUND", BOUND))


def stride(id: str) -> int:
    """Return how many steps lie between looks that cost a replay."""
    return int(getattr(own_part(id, "invariants"), "STRIDE", 4))


def some_options(game: Game, rng: Rng) -> dict[str, OptionValue]:
    """Return rules options at random: every second time the defaults, else any right value of each."""
    tried: dict[str, list[OptionValue]] = getattr(own_part(game.id, "invariants"), "OPTIONS", {})
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


def new(id: str, seats: int, seed: int) -> Match:
    """Return a match with random options; equal arguments give equal matches."""
    game = dvergar.game(id)
    return Match.new(game, seats=seats, seed=seed, options=some_options(game, Rng(seed + 1000)))


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


def played(id: str, seats: int, seed: int) -> Match:
    """Return a match played at random to its end."""
    match = new(id, seats, seed)
    for _ in steps(match, Rng(seed)):
        pass
    return match


def undo_text(match: Match, seat: int) -> str:
    """Return why the seat cannot undo, or "" when it can."""
    if match.can_undo(seat):
        return ""
    try:
        match.undo(seat)
    except NoUndo as error:
        return f"{error} {error.word} {error.args_}"
    raise AssertionError("can_undo said no, and undo went")


def wire(match: Match, reader: int | None) -> bytes:
    """Return everything that travels to one reader: view, log, undo and redo, decision number."""
    told = [Told(event.before, event.kind, event.seat, event.args) for event in match.told(reader)]
    own = None if reader is None else (match.can_undo(reader), undo_text(match, reader), match.can_redo(reader), match.decisions[reader])
    return msgspec.json.encode((match.view(reader), told, own))
