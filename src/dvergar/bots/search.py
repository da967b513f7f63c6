"""Monte Carlo tree search over information sets, for any game: many worlds, one tree for each seat that decides in them."""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from dvergar.engine.policy import Guide
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

PATH_BITS: Final = 40  # a path is a number below 2**40, so that one multiplication stays within 64 bits
PATH_MASK: i64 = (1 << 40) - 1
PATH_FACTOR: Final = 1_000_003
FIRST_PATH: Final = 7
SEAT_SPAN: Final = 4096  # actions are below it: another seat's action on a path is told apart from one's own


class Node:
    """What one seat has learned about one of its decisions. Actions come and go with the worlds, so each counts how often it was there."""

    __slots__ = ("actions", "index", "prior", "seen", "total", "value", "visits")

    def __init__(self) -> None:
        self.index: dict[int, int] = {}
        self.actions: list[int] = []
        self.seen: list[int] = []  # how often an action was legal when this node was met
        self.visits: list[int] = []
        self.value: list[float] = []  # sum of what followed on it
        self.prior: list[float] = []
        self.total = 0

    def add(self, action: int, prior: float) -> int:
        """Note an action that was not met before and return its place."""
        place = len(self.actions)
        self.index[action] = place
        self.actions.append(action)
        self.seen.append(0)
        self.visits.append(0)
        self.value.append(0.0)
        self.prior.append(prior)
        return place


class Search:
    """Searches from one world that a seat may see. Equal worlds, generators and iterations give equal trees.

    Each iteration draws another world, walks down the trees of the seats that decide in it, grows one of them by a node, and plays the rest
    with the guide's cheap moves. Every seat maximises its own value (max^n), and answers of a secret phase are chosen tree by tree, none knowing
    the others'. A seat's path through its tree holds its own actions and the others' public ones.
    """

    def __init__(self, world: State, seat: int, guide: Guide, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.guide = guide
        self.rng = rng
        self.explore = guide.explore
        self.bias = guide.bias
        self.depth = guide.depth
        self.iterations = 0
        self.trees: list[dict[int, Node]] = [{} for _ in range(world.seats)]
        self.paths: list[int] = [FIRST_PATH] * world.seats
        self.walked: list[Node] = []
        self.places: list[int] = []
        self.walkers: list[int] = []

    def run(self, iterations: int) -> None:
        """Do so many iterations more."""
        for _ in range(iterations):
            self.iterate()

    def run_for(self, seconds: float, most: int) -> None:
        """Search for so long, at most so many iterations."""
        end = time.perf_counter() + seconds
        while self.iterations < most and time.perf_counter() < end:
            self.run(8)

    def iterate(self) -> None:
        """Draw a world, walk, grow, play out, and write down what came of it."""
        rng = self.rng
        state = self.world.worlds(self.seat, rng)
        for seat in range(state.seats):
            self.paths[seat] = FIRST_PATH
        self.walked.clear()
        self.places.clear()
        self.walkers.clear()
        growing = True
        actors = state.actors()
        while actors and growing:
            actor = self.seat if not self.walked and self.seat in actors else actors[0]
            legal = state.legal(actor)
            tree = self.trees[actor]
            path = self.paths[actor]
            node = tree.get(path)
            if node is None:
                node = Node()
                tree[path] = node
                growing = not self.walked  # the root is no growth yet
            place = self.select(node, state, actor, legal)
            action = node.actions[place]
            self.walked.append(node)
            self.places.append(place)
            self.walkers.append(actor)
            self.step(actor, action, state.secret())
            state.apply(actor, action)
            actors = state.actors()
            if actors and self.guide.ends(state, self.world):
                break
        values = self.play_on(state)
        for n in range(len(self.walked)):
            node = self.walked[n]
            place = self.places[n]
            node.total += 1
            node.visits[place] += 1
            node.value[place] += values[self.walkers[n]]
        self.iterations += 1

    def step(self, actor: int, action: int, secret: bool) -> None:
        """Lengthen the paths by an action: the actor's, and the others' where they see it."""
        for seat in range(len(self.paths)):
            if seat == actor:
                self.paths[seat] = longer(self.paths[seat], action + 1)
            elif not secret:
                self.paths[seat] = longer(self.paths[seat], SEAT_SPAN * (actor + 1) + action)

    def select(self, node: Node, state: State, actor: int, legal: list[int]) -> int:
        """Return the place of the action with the best mix of value, doubt and the guide's opinion; equals are drawn."""
        index = node.index
        fresh = False
        for action in legal:
            if action not in index:
                fresh = True
                break
        if fresh:
            priors = self.guide.weigh(state, actor, legal)
            for n in range(len(legal)):
                if legal[n] not in index:
                    node.add(legal[n], priors[n] if priors else 0.0)
        mean = 0.5
        if node.total > 0:
            mean = 0.0
            for place in range(len(node.actions)):
                mean += node.value[place]
            mean /= node.total
        best = -1
        most = 0.0
        equals = 0
        for action in legal:
            place = index[action]
            node.seen[place] += 1
            tries = node.visits[place] + 1.0
            worth = (
                (node.value[place] + mean) / tries + self.explore * math.sqrt(math.log(node.seen[place] + 1.0) / tries) + self.bias * node.prior[place] / tries
            )
            if best < 0 or worth > most:
                best = place
                most = worth
                equals = 1
            elif worth == most:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = place
        return best

    def play_on(self, state: State) -> list[float]:
        """Play the rest by the guide's cheap moves, up to its depth, and return what it is worth to each seat."""
        rng = self.rng
        guide = self.guide
        left = self.depth
        actors = state.actors()
        while actors and left != 0:
            actor = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
            state.apply(actor, guide.move(state, actor, rng))
            left -= 1
            if guide.ends(state, self.world):
                break
            actors = state.actors()
        return guide.value(state)

    def ranking(self) -> list[tuple[int, int, float]]:
        """Return (action, visits, mean value) at the root, most visited first."""
        root = self.trees[self.seat].get(FIRST_PATH)
        if root is None:
            return []
        found = [(root.visits[n], root.value[n] / max(1, root.visits[n]), -root.actions[n]) for n in range(len(root.actions))]
        found.sort(reverse=True)
        return [(-action, visits, value) for visits, value, action in found]


def longer(path: i64, step: i64) -> i64:
    """Return the path with one step more."""
    return (path * PATH_FACTOR + step) & PATH_MASK


class Searcher:
    """A way to play by search: `iterations` at most and, where `seconds` is positive, no longer than that."""

    def __init__(self, guide: Guide, iterations: int, seconds: float = 0.0) -> None:
        if iterations < 1:
            raise ValueError(f"a search needs at least one iteration, not {iterations}")
        self.guide = guide
        self.iterations = iterations
        self.seconds = seconds

    def search(self, world: State, seat: int, rng: Rng) -> Search:
        """Return the finished search."""
        found = Search(world, seat, self.guide, rng)
        if self.seconds > 0:
            found.run_for(self.seconds, self.iterations)
        else:
            found.run(self.iterations)
        return found

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return the action that was tried most."""
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        return self.search(world, seat, rng).ranking()[0][0]
