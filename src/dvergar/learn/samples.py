"""Samples to learn from: positions of whole matches, as numbers, with how the matches ended."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from dvergar.arena.plan import seed_of
from dvergar.bots import policy
from dvergar.bots.search import Searcher
from dvergar.bots.trials import Trier
from dvergar.engine.discovery import game as find
from dvergar.engine.game import Game
from dvergar.engine.network import from_text
from dvergar.engine.policy import Heuristics, Policy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

TEACHER = "greedy"  # the level that plays before anything is learned, where the cheap player goes by no numbers
WILD = 4  # of a hundred decisions so many are any legal one: what a search asks about lies beside the best line too


class Samples(NamedTuple):
    """What was seen in one match: `rows[position * seats + seat, input]`, in half precision, and each seat's points in the end.

    `known[position]` is what the first seat had there by the heuristics. A team is as one seat, with 1 point where it won.
    """

    seats: int
    rows: NDArray[np.float16]
    points: list[int]
    known: list[float]


def gather(
    game_id: str, seats: int, seed: int, generation: int, matches: list[int], learned: str, iterations: int, options: list[Mapping[str, object]]
) -> list[Samples]:
    """Play these matches of a generation and return what was seen in each: the work of one worker.

    `learned` is the network by which all seats search with so many iterations, "" for the teacher without search; `options` take turns.
    """
    game = find(game_id)
    heuristics = game.heuristics() or Heuristics()
    bot = searcher(game_id, learned, iterations) if learned else teacher(game, heuristics)
    found = []
    for match in matches:
        rng = Rng(seed_of(128, seed, generation, seats, match))
        state = game.new(seats, rng.below(1 << 30), options[match % len(options)])
        found.append(watch(state, bot, heuristics, rng, game.cooperative))
    return found


def teacher(game: Game, heuristics: Heuristics) -> Policy:
    """Return who plays before anything is learned: the cheap player as a master's playouts know it, for that is whose chances these learn."""
    numbers = heuristics.numbers()
    return heuristics.player([number.start for number in numbers]) if numbers else policy(game, TEACHER)


@cache
def searcher(game_id: str, learned: str, iterations: int) -> Policy:
    """Return the bot that searches with a network (without one: by the game's own estimate), with so many iterations for each decision."""
    heuristics = find(game_id).heuristics() or Heuristics()
    if learned:
        heuristics.learn(from_text(learned))
    return Trier(heuristics, iterations, 0.0, heuristics.trials) if heuristics.trials else Searcher(heuristics, iterations)


def watch(state: State, bot: Policy, heuristics: Heuristics, rng: Rng, team: bool) -> Samples:
    """Play a position to its end, in place, and note it wherever there is something to learn."""
    rows: list[list[float]] = []
    known: list[float] = []
    start = state.clone()
    actors = state.actors()
    while actors:
        seat = actors[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            action = legal[0]
        elif rng.below(100) < WILD:
            action = legal[rng.below(len(legal))]
        else:
            action = bot.choose(state.worlds(seat, rng), seat, rng)
        state.apply(seat, action)
        actors = state.actors()
        if actors and heuristics.noted(state, start):
            start = state.clone()
            rows += [heuristics.features(state, each) for each in range(1 if team else state.seats)]
            known.append(heuristics.value(state)[0])
    points = [round(heuristics.value(state)[0])] if team else state.scores()
    return Samples(state.seats, np.array(rows, np.float16), points, known)
