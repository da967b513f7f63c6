"""What the generic suites share: every installed game at every seat count, and ways to play at random."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import dvergar
from dvergar.checking.contract import BOUND as BOUND
from dvergar.checking.contract import Subject
from dvergar.checking.walks import pick as pick
from dvergar.checking.walks import some_options as options_at_random
from dvergar.checking.walks import steps as steps
from dvergar.checking.walks import undo_text as undo_text
from dvergar.checking.walks import wire as wire
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

HERE = Path(__file__).parent
HOUSE = [id for id in dvergar.games() if (Path(dvergar.__file__).parent / "games" / id).is_dir()]  # without the toy and the examples
EXAMPLES = [id for id in dvergar.games() if id not in (*HOUSE, "toy")]
SETUPS = [(id, seats) for id in dvergar.games() for seats in dvergar.game(id).seats]
NAMES = [f"{id}-{seats}" for id, seats in SETUPS]


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
    """Return rules options at random, those that the game's `invariants.py` names among its own values."""
    return options_at_random(game, rng, getattr(own_part(game.id, "invariants"), "OPTIONS", {}))


def subject(id: str, seats: int) -> Subject:
    """Return a game at one seat count, to be put through `dvergar.checking`."""
    return Subject(dvergar.game(id), seats, checker(id), bound(id), stride(id), getattr(own_part(id, "invariants"), "OPTIONS", {}))


def new(id: str, seats: int, seed: int) -> Match:
    """Return a match with random options; equal arguments give equal matches."""
    game = dvergar.game(id)
    return Match.new(game, seats=seats, seed=seed, options=some_options(game, Rng(seed + 1000)))


def played(id: str, seats: int, seed: int) -> Match:
    """Return a match played at random to its end."""
    match = new(id, seats, seed)
    for _ in steps(match, Rng(seed)):
        pass
    return match
