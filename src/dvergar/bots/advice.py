"""Advice for a seat: its best choices with their chances and reasons, found with that seat's knowledge alone."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from dvergar.bots.search import Search
from dvergar.engine.discovery import game as find
from dvergar.engine.game import OptionValue
from dvergar.engine.policy import Fact, Heuristics
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Args
from dvergar.engine.view import Choice as Shown

SHOWN = 3  # choices
TOLD = 3  # facts about each
TRUST = 4.0  # tries that a choice needs to be believed half
TRIED = 0.08  # of the tries of the most tried choice: with fewer of them, and fewer than `ENOUGH`, a choice is tried some more before it is spoken of
ENOUGH = 24
CLEAR, CLOSE = 0.06, 0.01  # of chance that one choice is before the next
SURE = 1.5  # standard errors by which a choice must be behind the best to count as worse
FORCED = 32  # playouts of a choice asked about that the search has left aside
PART = 0.2  # of the time that is given: for those playouts
LOOKED = 16  # worlds in which the best choice and another one are played on to see what sets them apart
LOOK = 0.05  # of the time that is given: for these
UNCOUNTED = -1000.0  # points
FEWEST = 8  # iterations, however short the time
MOST = 6_000  # iterations, however fast the machine is
Said = tuple[str, Args]
_game = cache(find)  # a worker answers many times for the same few games


class Choice(NamedTuple):
    """An action, the chance that it leaves (to end in front; of a team to win) with its standard error, and why.

    `even` says that it is behind the best by no more than chance; `marks` are the things of the table that the reasons speak of.
    """

    action: int
    value: float
    reasons: list[Said]
    error: float
    even: bool
    marks: list[str]


class Advice(NamedTuple):
    """The best choices, best first, out of `legal` ones.

    `played` is the chance that the choice asked about leaves, -1 where nobody knows; `doubt` the standard error of the best one's lead over it.
    """

    best: list[Choice]
    played: float
    doubt: float
    legal: int


class Worth(NamedTuple):
    """What was found of an action: its value, the standard error of that, and the seat's mean points where playouts ended, or `UNCOUNTED`."""

    value: float
    error: float
    points: float


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
    learned = game.learned()
    if learned is not None:
        learned.front = 1.0  # people are told the chance to end in front of all
    heuristics = learned or game.heuristics() or Heuristics()
    legal = world.legal(seat)
    search = Search(world, seat, heuristics, Rng(seed))
    search.watched = True
    search.run(min(FEWEST, most) if len(legal) > 1 else 1)
    if len(legal) > 1:
        search.run_for(seconds * (1.0 - PART - LOOK), most)
    found = weighed(search, seconds * PART, min(FORCED, most), played)
    order = sorted(found, key=lambda action: (-found[action].value, action))
    best = found[order[0]]
    shown = game.view(world, seat).choices
    choices = []
    differ = len({round(found[action].points) for action in order[:SHOWN]}) > 1
    for action in order[:SHOWN]:
        worth = found[action]
        choice = next(each for each in shown if each.action == action)
        facts = told(heuristics, world, seat, choice, shown, worth.points, differ, action == order[0])
        even = action != order[0] and best.value - worth.value <= max(CLOSE, SURE * math.hypot(best.error, worth.error))
        marks = [target for fact in facts for target in fact.at]
        choices.append(Choice(action, worth.value, [(fact.word, fact.args) for fact in facts], worth.error, even, list(dict.fromkeys(marks))))
    other = played if 0 <= played != order[0] else order[1] if len(order) > 1 else -1
    if other >= 0:
        choices[0] = foreseen(choices[0], seen(search, order[0], other, seconds * LOOK))
    if played < 0:
        return Advice(choices, -1.0, 0.0, len(legal))
    more = round(best.points - found[played].points)
    reasons = [said for said in choices[0].reasons if said[0] != heuristics.saw]  # compared with what was played it says more
    choices[0] = choices[0]._replace(reasons=[*reasons, ("hint-saw-more", {"points": more})] if more > 0 else reasons)
    return Advice(choices, found[played].value, math.hypot(best.error, found[played].error), len(legal))


def weighed(search: Search, seconds: float, most: int, played: int) -> dict[int, Worth]:
    """Return what is known of all actions that were tried enough, of the next few, and of the one asked about; none is above the search's best.

    What the search has hardly tried is tried some more, for so many seconds together, each action at most so often.
    """
    root = search.root()
    assert root is not None
    ranking = search.ranking()
    tries = max(1, search.iterations)
    mean = sum(visits * value for _, visits, value in ranking) / tries
    enough = min(float(ENOUGH), max(TRUST, TRIED * ranking[0][1]), float(ranking[0][1]))
    found: dict[int, Worth] = {}
    for action, visits, value in ranking:
        if visits >= enough:
            place = root.actions.index(action)
            points = search.points[place] / visits if search.heuristics.saw else UNCOUNTED
            found[action] = Worth((visits * value + TRUST * mean) / (visits + TRUST), search.error(place), points)
    top = max(worth.value for worth in found.values())
    wanted = [action for action, _, _ in sorted(ranking, key=lambda each: (-each[1], -root.prior[root.actions.index(each[0])], each[0]))]
    missing = [action for action in wanted if action not in found][: max(0, SHOWN - len(found))]
    if played >= 0 and played not in found and played not in missing:
        missing.append(played)
    end = time.perf_counter() + seconds
    for n, action in enumerate(missing):
        worth = forced(search, action, time.perf_counter() + (end - time.perf_counter()) / (len(missing) - n), most)
        found[action] = Worth(min(top, worth.value), worth.error, worth.points)
    return found


def forced(search: Search, action: int, end: float, most: int) -> Worth:
    """Return what an action is worth that the search has hardly tried, by so many playouts, fewer where that time comes first."""
    values: list[float] = []
    points = 0
    while len(values) < 4 or (len(values) < most and time.perf_counter() < end):
        state = search.world.worlds(search.seat, search.rng)
        state.apply(search.seat, action)
        values.append(search.play_on(state)[search.seat])
        if search.heuristics.saw:
            points += state.scores()[search.seat]
    mean = sum(values) / len(values)
    variance = sum((value - mean) * (value - mean) for value in values) / len(values)
    return Worth(mean, search.doubt(variance, len(values)), points / len(values) if search.heuristics.saw else UNCOUNTED)


def seen(search: Search, action: int, other: int, seconds: float) -> list[Fact]:
    """Return what the game's network sees in an action rather than in another one, in so many seconds at most; [] where the game has none.

    Both are played on in the same worlds and with the same luck.
    """
    heuristics = search.heuristics
    network = heuristics.network
    if network is None:
        return []
    sums: list[list[float]] = [[0.0] * network.inputs, [0.0] * network.inputs]
    rng = search.rng
    worlds = 0
    end = time.perf_counter() + seconds
    while worlds < 2 or (worlds < LOOKED and time.perf_counter() < end):
        base = search.world.worlds(search.seat, rng)
        luck = Rng(rng.word())
        for n, each in enumerate((action, other)):
            state = base.clone()
            state.apply(search.seat, each)
            search.rng = Rng(0, luck)
            search.play_on(state)
            numbers = heuristics.features(state, search.seat)
            for i in range(network.inputs):
                sums[n][i] += numbers[i]
        worlds += 1
    search.rng = rng
    here = [number / worlds for number in sums[0]]
    there = [number / worlds for number in sums[1]]
    more = [here[i] - there[i] for i in range(network.inputs)]
    return heuristics.sees(search.world, more, network.pulls(here, there))


def foreseen(choice: Choice, ahead: list[Fact]) -> Choice:
    """Return the best choice with what the game's network sees in it, in the place of the least weighty reason where there are enough."""
    kept = choice.reasons[: TOLD - len(ahead)]
    marks = [target for fact in ahead for target in fact.at]
    return choice._replace(reasons=[*kept, *((fact.word, fact.args) for fact in ahead)], marks=list(dict.fromkeys([*choice.marks, *marks])))


def told(heuristics: Heuristics, world: State, seat: int, choice: Shown, choices: list[Shown], points: float, differ: bool, best: bool) -> list[Fact]:
    """Return what is said of a choice: the game's facts, and what the search saw where these are few and it tells choices apart, or where there are none."""
    facts = [fact for fact in heuristics.facts(world, seat, choice, choices) if not (best and fact.against)][:TOLD]
    if len(choices) == 1:
        facts.append(Fact("hint-only", {}, []))
    elif len(facts) < (2 if differ else 1) and heuristics.saw and points > UNCOUNTED:
        facts.append(Fact(heuristics.saw, {"points": round(points)}, []))
    return facts
