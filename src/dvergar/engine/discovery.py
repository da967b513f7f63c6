"""Finding games: the folders under `dvergar/games/`, and packages with an entry point in the group `dvergar.games`."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from dvergar.engine.errors import UnknownGame, shown
from dvergar.engine.game import Game

HOME = "dvergar.games"


@cache
def found() -> dict[str, str | EntryPoint]:
    """Return where each game is, by id: a module of this package, or an entry point of another one."""
    places: dict[str, str | EntryPoint] = {}
    for module in pkgutil.iter_modules(importlib.import_module(HOME).__path__):
        if module.ispkg:
            places[module.name] = f"{HOME}.{module.name}"
    for point in entry_points(group=HOME):
        places.setdefault(point.name, point)
    return dict(sorted(places.items()))


def games() -> list[str]:
    """Return the ids of all installed games, sorted.

    >>> "nidavellir" in games()
    True
    """
    return list(found())


def game(id: str, cards: str | Path | None = None) -> Game:
    """Return a game by id, with tables replaced by the files in the folder `cards` (or in its subfolder of that id, where the
    folder holds such subfolders).

    Raises `UnknownGame`, or `BadData` naming file, key and reason.

    >>> game("nidavellir").title
    'Nidavellir'
    """
    place = found().get(id) if isinstance(id, str) else None
    if place is None:
        known = ", ".join(games())
        raise UnknownGame(f"no game is called {shown(id)!r}; there are: {known}", "error-game", game=shown(id), known=known)
    folder = None if cards is None else _folder(id, Path(cards))
    return _usual(id) if folder is None else _maker(id, place)(folder)


@cache
def _usual(id: str) -> Game:
    return _maker(id, found()[id])(None)


def _folder(id: str, cards: Path) -> Path | None:
    """Return the folder that replaces tables of this game; None if the folder has subfolders for other games only."""
    if (cards / id).is_dir():
        return cards / id
    return None if any((cards / other).is_dir() for other in games()) else cards


def _maker(id: str, place: str | EntryPoint) -> Callable[[Path | None], Game]:
    try:
        create: Callable[[Path | None], Game] = importlib.import_module(place).create if isinstance(place, str) else place.load()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(f"the game {id!r} is installed, but cannot be loaded: {error}", "error-game-broken", game=id, reason=str(error)) from error
    return create
