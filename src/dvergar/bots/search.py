"""Monte Carlo tree search over information sets, for any game: many worlds, one tree for each seat that decides in them."""

from __future__ import annotations

import math
import time
from typing import Final

from mypy_extensions import i64

from dvergar.engine.policy import Heuristics
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

PATH_MASK: i64 = (1 << 40) - 1  # a path is a number below 2**40, so that one multiplication stays within 64 bits
PATH_FACTOR: Final = 1_000_003
FIRST_PATH: Final = 7
TRUST: Final = 4  # visits after which it is noted which decision a node stands for
MANY: Final = 60_000  # nodes of a tree that is not kept any longer
KEPT: Final = 4  # searches that a bot remembers
DRAWS: Final = Rng(0)
SEAT_SPAN: Final = 4096  # actions are below it: another seat's action on a path is told apart from one's own


class Node:
    """What one seat has learned about one of its decisions.

    In most games the same actions are there whenever a decision is met; `even` says that it has been so here. Where actions come and go with
    the worlds, each counts how often it was there, and `index` finds its place.
    """

    __slots__ = ("actions", "even", "index", "key", "met", "paths", "prior", "seen", "sum", "total", "value", "visits")

    def __init__(self, legal: list[int], priors: list[float]) -> None:
        self.actions = legal.copy()
        self.visits: list[int] = [0] * len(legal)
        self.value: list[float] = [0.0] * len(legal)  # sum of what followed on it
        self.prior: list[float] = priors.copy() if priors else [0.0] * len(legal)
        self.even = True
        self.met = 0  # how often this node was met, while that was so for all its actions
        self.seen: list[int] = []  # afterwards: how often an action was legal when this node was met
        self.index: dict[int, int] = {}
        self.total = 0
        self.sum = 0.0
        self.key = 0  # of all that the seat knows here, where it may be asked again; see `Search.mark`
        self.paths: list[int] = []

    def split(self) -> None:
        """Count from now on for each action how often it is there."""
        self.even = False
        self.seen = [self.met] * len(self.actions)
        for place in range(len(self.actions)):
            self.index[self.actions[place]] = place

    def add(self, action: int, prior: float) -> None:
        """Note an action that was not met before."""
        self.index[action] = len(self.actions)
        self.actions.append(action)
        self.seen.append(0)
        self.visits.append(0)
        self.value.append(0.0)
        self.prior.append(prior)


class Search:
    """Searches from one world that a seat may see. Equal worlds, generators and iterations give equal trees.

    Each iteration draws another world, walks down the trees of the seats that decide in it, grows one of them by a node, and plays the rest
    with the heuristics' cheap moves. Every seat maximises its own value (max^n), and answers of a secret phase are chosen tree by tree, none knowing
    the others'. A seat's path through its tree holds its own actions and the others' public ones.
    """

    def __init__(self, world: State, seat: int, heuristics: Heuristics, rng: Rng) -> None:
        self.world = world
        self.seat = seat
        self.heuristics = heuristics
        self.rng = rng
        self.explore = heuristics.explore
        self.bias = heuristics.bias
        self.depth = heuristics.depth
        self.reuse = heuristics.reuse
        self.iterations = 0
        self.trees: list[dict[int, Node]] = [{} for _ in range(world.seats)]
        self.starts: list[int] = [FIRST_PATH] * world.seats  # where each seat's tree begins
        self.paths: list[int] = self.starts.copy()
        self.walked: list[Node] = []
        self.places: list[int] = []
        self.walkers: list[int] = []
        self.equals: list[int] = []
        self.watched = False  # whether it is noted what was found at the root besides values, in the next two
        self.squares: list[float] = []  # by place at the root: sum of squared values
        self.points: list[int] = []  # likewise: sum of the seat's points where playouts ended

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
            self.paths[seat] = self.starts[seat]
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
                node = Node(legal, self.heuristics.weigh(state, actor, legal))
                tree[path] = node
                growing = not self.walked  # the root is no growth yet
            elif self.reuse and node.total == TRUST and self.walked and actor == self.seat:
                self.mark(node, state)
            place = self.select(node, state, actor, legal)
            action = node.actions[place]
            self.walked.append(node)
            self.places.append(place)
            self.walkers.append(actor)
            self.step(actor, action, state.secret())
            state.apply(actor, action)
            actors = state.actors()
            if actors and self.heuristics.ends(state, self.world):
                break
        values = self.play_on(state)
        for n in range(len(self.walked)):
            node = self.walked[n]
            place = self.places[n]
            node.total += 1
            node.visits[place] += 1
            value = values[self.walkers[n]]
            node.value[place] += value
            node.sum += value
        if self.watched:
            self.watch(self.places[0], values[self.seat], state)
        self.iterations += 1

    def watch(self, place: int, value: float, state: State) -> None:
        """Note what one playout has found for an action of the root."""
        while len(self.squares) <= place:
            self.squares.append(0.0)
            self.points.append(0)
        self.squares[place] += value * value
        if self.heuristics.saw:
            self.points[place] += state.scores()[self.seat]

    def error(self, place: int) -> float:
        """Return the standard error of the mean value of an action of the root; 0.5, which says nothing, where nobody has watched.

        After few tries the spread of all actions counts as well.
        """
        root = self.root()
        if root is None or place >= len(self.squares) or root.visits[place] == 0:
            return 0.5
        visits = root.visits[place]
        mean = root.value[place] / visits
        return self.doubt(self.squares[place] / visits - mean * mean, visits)

    def doubt(self, variance: float, tries: int) -> float:
        """Return the standard error of the mean of so many tries that had this variance; after few tries that of all actions counts as well."""
        root = self.root()
        assert root is not None
        mean = root.sum / root.total
        every = sum(self.squares) / root.total - mean * mean
        return math.sqrt(max(0.0, (variance * tries + every * TRUST) / (tries + TRUST)) / tries)

    def mark(self, node: Node, state: State) -> None:
        """Note what the seat knows at a node, if the path alone leads there: while nothing was revealed, equal paths are equal knowledge.

        Behind a reveal one node stands for many decisions, and what was learned about them together is not sound for one.
        """
        if state.reveals == self.world.reveals and not state.secret():
            node.key = knowledge(state, self.seat)
            node.paths = self.paths.copy()

    def goes_on(self, world: State, seat: int, rng: Rng) -> bool:
        """Search from a later decision of the same seat on, with all that is known of it; returns whether anything is."""
        if seat != self.seat or world.seats != self.world.seats or world.reveals != self.world.reveals or len(self.trees[seat]) > MANY:
            return False
        key = knowledge(world, seat)
        for node in self.trees[seat].values():
            if node.key == key:
                self.world = world
                self.rng = rng
                self.starts = node.paths
                self.iterations = 0
                return True
        return False

    def step(self, actor: int, action: int, secret: bool) -> None:
        """Lengthen the paths by an action: the actor's, and the others' where they see it."""
        for seat in range(len(self.paths)):
            if seat == actor:
                self.paths[seat] = longer(self.paths[seat], action + 1)
            elif not secret:
                self.paths[seat] = longer(self.paths[seat], SEAT_SPAN * (actor + 1) + action)

    def select(self, node: Node, state: State, actor: int, legal: list[int]) -> int:
        """Return the place of the action with the best mix of value, doubt and the heuristics' opinion; equals are drawn."""
        if node.even and node.actions != legal:
            node.split()
        mean = node.sum / node.total if node.total > 0 else 0.5
        equals = self.equals
        equals.clear()
        most = -1.0
        if node.even:
            node.met += 1
            doubt = self.explore * math.sqrt(math.log(node.met + 1.0))
            for place in range(len(node.actions)):
                visits = node.visits[place]
                if visits == 0:
                    worth = mean + doubt + self.bias * node.prior[place]
                else:
                    part = 1.0 / (visits + 1.0)
                    worth = (node.value[place] + mean + self.bias * node.prior[place]) * part + doubt * math.sqrt(part)
                if worth >= most:
                    if worth > most:
                        equals.clear()
                        most = worth
                    equals.append(place)
        else:
            self.learn(node, state, actor, legal)
            for action in legal:
                place = node.index[action]
                node.seen[place] += 1
                part = 1.0 / (node.visits[place] + 1.0)
                doubt = self.explore * math.sqrt(math.log(node.seen[place] + 1.0) * part)
                worth = (node.value[place] + mean + self.bias * node.prior[place]) * part + doubt
                if worth >= most:
                    if worth > most:
                        equals.clear()
                        most = worth
                    equals.append(place)
        return equals[0] if len(equals) == 1 else equals[self.rng.below(len(equals))]

    def learn(self, node: Node, state: State, actor: int, legal: list[int]) -> None:
        """Add the actions to a node that were not there before."""
        for action in legal:
            if action not in node.index:
                priors = self.heuristics.weigh(state, actor, legal)
                for n in range(len(legal)):
                    if legal[n] not in node.index:
                        node.add(legal[n], priors[n] if priors else 0.0)
                return

    def play_on(self, state: State) -> list[float]:
        """Play the rest by the heuristics' cheap moves, up to its depth, and return what it is worth to each seat."""
        rng = self.rng
        heuristics = self.heuristics
        left = self.depth
        actors = state.actors()
        while actors and left != 0:
            actor = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
            state.apply(actor, heuristics.move(state, actor, rng))
            left -= 1
            if heuristics.ends(state, self.world):
                break
            actors = state.actors()
        return heuristics.value(state)

    def root(self) -> Node | None:
        """Return what is known of the decision that is searched, None before the first iteration."""
        return self.trees[self.seat].get(self.starts[self.seat])

    def ranking(self) -> list[tuple[int, int, float]]:
        """Return (action, visits, mean value) at the root, most visited first."""
        root = self.root()
        if root is None:
            return []
        found = [(root.visits[n], root.value[n] / max(1, root.visits[n]), -root.actions[n]) for n in range(len(root.actions))]
        found.sort(reverse=True)
        return [(-action, visits, value) for visits, value, action in found]


def longer(path: i64, step: i64) -> i64:
    """Return the path with one step more."""
    return (path * PATH_FACTOR + step) & PATH_MASK


def knowledge(state: State, seat: int) -> int:
    """Return a number for all that a seat knows: positions that look alike to it have the same one."""
    return state.worlds(seat, Rng(0, DRAWS)).key()


class Searcher:
    """A bot that searches: `iterations` at most and, where `seconds` is positive, no longer than that.

    Where the heuristics wants it, a searcher remembers its last few trees. A later decision that was met in one of them goes on from there: it is known
    by all that its seat knows, so one searcher may serve many tables, and a tree that is gone is no fault.
    """

    def __init__(self, heuristics: Heuristics, iterations: int, seconds: float = 0.0) -> None:
        if iterations < 1:
            raise ValueError(f"a search needs at least one iteration, not {iterations}")
        self.heuristics = heuristics
        self.iterations = iterations
        self.seconds = seconds
        self.kept: list[Search] = []

    def begin(self, world: State, seat: int, rng: Rng) -> Search:
        """Return a search to be done: one of the last, where this decision was met in it and the heuristics wants that, else a new one."""
        if self.heuristics.reuse:
            for n in range(len(self.kept)):
                if self.kept[n].goes_on(world, seat, rng):
                    return self.kept.pop(n)
        return Search(world, seat, self.heuristics, rng)

    def search(self, world: State, seat: int, rng: Rng) -> Search:
        """Return the finished search."""
        found = self.begin(world, seat, rng)
        if self.heuristics.reuse:
            self.kept = [found, *self.kept[: KEPT - 1]]
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
