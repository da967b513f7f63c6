"""What the events of every tavern game must keep: listed in a docstring with their arguments, heard in play, sayable."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import dvergar
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.mechanics.tavern.recruits import RecruitingState
from dvergar.mechanics.tavern.taverns import TavernState
from games import wording


def listed(*classes: type) -> dict[str, tuple[str, set[str]]]:
    """Return who does it, and the words of the arguments, by kind of event, from the docstrings; a compiled class keeps none, its source does."""
    found: dict[str, tuple[str, set[str]]] = {}
    for cls in (TavernState, RecruitingState, *classes):
        source = Path(dvergar.__file__).parents[1].joinpath(*cls.__module__.split(".")).with_suffix(".py").read_text(encoding="utf-8")
        body = next(node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == cls.__name__)
        for line in (ast.get_docstring(body) or "").splitlines():
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            if len(cells) == 3 and cells[0] not in ("kind", "---"):
                assert cells[0] not in found, cells[0]
                found[cells[0]] = (cells[1], set(re.findall(r"\w+", cells[2])))
    return found


def heard(game: str, games: int) -> list[Event]:
    """Return the events of random games of all sizes."""
    events: list[Event] = []
    for seats in (2, 3, 4, 5):
        for seed in range(games):
            state, rng = dvergar.game(game).new(seats, seed, {}), Rng(seed)
            state.listener = events
            while actors := state.actors():
                legal = state.legal(actors[0])
                state.apply(actors[0], legal[rng.below(len(legal))])
    return events


def arguments_are_listed(events: list[Event], kinds: dict[str, tuple[str, set[str]]]) -> None:
    """Check who does it and what is told with it."""
    for event in events:
        who, words = kinds[event.kind]
        assert (event.seat == -1) == (who == "-"), event.kind
        for key, value in event.args.items():
            assert re.sub(r"\d+$", "1", key) in words, (event.kind, key)
            assert isinstance(value, (int, str))
        assert event.to in (-1, event.seat)


def all_can_be_said(game: str, events: list[Event]) -> None:
    """Check that each kind, for each number of things, is a sentence in each language."""
    seats = {f"seat:{seat}": f"Seat {seat}" for seat in range(5)}
    for language in ("en", "fr", "de"):
        said = set()
        for event in events:
            shape = (event.kind, event.args.get("count"))
            if shape not in said:
                said.add(shape)
                args = {key: seats.get(str(value), value) for key, value in event.args.items()}
                assert wording.words(game, language).say(f"{game}-event-{event.kind}", who="Anna", **args)
