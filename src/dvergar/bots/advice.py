"""Advice for a seat: its best choices with their chances and reasons, found with that seat's knowledge alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from dvergar.bots.search import Search
from dvergar.engine.discovery import game as find
from dvergar.engine.game import OptionValue
from dvergar.engine.policy import Heuristics
from dvergar.engine.rng import Rng
from dvergar.engine.view import Args

SHOWN = 3  # choices
TRUST = 4.0  # tries that a choice needs to be believed half
TRIED = 0.08  # of the tries of the most tried choice: with fewer, nothing is said of one
CLEAR, CLOSE = 0.06, 0.015  # of chance that one choice is before the next
FORCED = 24  # playouts of a choice asked about that the search has left aside
MOST = 6_000  # iterations, however fast the machine is
Said = tuple[str, Args]
_game = cache(find)  # a worker answers many times for the same few games


class Choice(NamedTuple):
    """An action, the chance that it leaves (to end in front; of a team to win), and why."""

    action: int
    value: float
    reasons: list[Said]


class Advice(NamedTuple):
    """The best choices, best first; `played` is the chance that the choice asked about leaves, -1 where nobody knows."""

    best: list[Choice]
    played: float


def advise(
    game_id: str,
    cards: str | None,
    seats: int,
    options: Mapping[str, OptionValue],
    ints: list[int],
    seat: int,
    seed: int,
    seconds: float,
    played: int = -1,
    most: int = MOST,
) -> Advice:
    """Return advice for a seat in a world written as ints: the work that `engine.policy.decide_in` sends to an executor.

    Raises `UnknownGame` or `BadData`.
    """
    game = _game(game_id, cards)
    world = game.restore(seats, options, ints)
    heuristics = game.heuristics() or Heuristics()
    search = Search(world, seat, heuristics, Rng(seed))
    if len(world.legal(seat)) > 1:
        search.run_for(seconds, most)
    else:
        search.run(1)
    ranking = search.ranking()
    tries = max(1, search.iterations)
    mean = sum(visits * value for _, visits, value in ranking) / tries
    worth = {action: (visits * value + TRUST * mean) / (visits + TRUST) for action, visits, value in ranking}
    tried = {action: visits for action, visits, _ in ranking if visits >= max(1.0, TRIED * ranking[0][1])}
    order = sorted(tried, key=lambda action: (-worth[action], action))
    gains = {choice.action: choice.preview for choice in game.view(world, seat).choices}
    root = search.root()
    assert root is not None
    prior = dict(zip(root.actions, root.prior, strict=True))
    best = []
    for place, action in enumerate(order[:SHOWN]):
        reasons: list[Said] = []
        own = heuristics.reason(world, seat, action)
        if own:
            reasons.append((own, {}))
        preview = gains.get(action)
        if preview is not None:
            if preview.line is not None:
                reasons.append(("hint-line", {"line": preview.line}))
            elif preview.points is not None and preview.points > 0:
                reasons.append(("hint-points", {"points": preview.points}))
            if preview.coin is not None and preview.coin[1] > preview.coin[0]:
                reasons.append(("hint-coin", {"from": preview.coin[0], "to": preview.coin[1]}))
        reasons.append(standing([worth[each] for each in order], place, prior[action]))
        best.append(Choice(action, worth[action], reasons))
    if played < 0:
        return Advice(best, -1.0)
    return Advice(best, worth[played] if played in tried else forced(search, played))


def forced(search: Search, action: int) -> float:
    """Return what an action is worth that the search has hardly tried."""
    total = 0.0
    for _ in range(FORCED):
        state = search.world.worlds(search.seat, search.rng)
        state.apply(search.seat, action)
        total += search.play_on(state)[search.seat]
    return total / FORCED


def standing(values: list[float], place: int, prior: float) -> Said:
    """Return the word for how a choice compares with the others, all valued best first; `prior` is the opinion before the search."""
    if len(values) == 1:
        return ("hint-only", {})
    if place == 0:
        if values[0] - values[1] >= CLEAR:
            return ("hint-clear", {})
        return ("hint-deep", {}) if 0.0 < prior < 0.5 else ("hint-sound", {})
    behind = values[0] - values[place]
    return ("hint-close", {}) if behind < CLOSE else ("hint-behind", {"percent": max(1, round(100 * behind))})
