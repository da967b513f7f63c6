"""How places that one dwarf each must visit are shared out among all, so that the last of them is done as early as can be (a bot's reckoning)."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.bot.measures import Measures
from dvergar.games.die_zwerge.bot.paths import FAR, moves
from dvergar.games.die_zwerge.cards import HEXES, SPEED

ALL: Final = 0.2  # what a turn of any dwarf counts beside a turn of the one who is done last


class Shares:
    """Dwarves and the places that are left, each of a few hexes; `work` is how many actions each dwarf spends at one."""

    def __init__(self, measures: Measures, places: list[list[int]], work: list[float]) -> None:
        self.measures = measures
        self.work = work
        self.count = len(places)
        self.reach: list[float] = []  # by dwarf and place: moves to get there
        self.apart: list[int] = []  # by place and place: steps
        for dwarf in range(measures.state.dwarves):
            for hexes in places:
                self.reach.append(measures.moves_of(dwarf, hexes))
        distance = measures.state.data.distance
        for hexes in places:
            for others in places:
                least = FAR
                for hex in hexes:
                    for other in others:
                        least = min(least, distance[hex * HEXES + other])
                self.apart.append(least)
        self.sets = 1 << self.count
        self.turns: list[float] = []  # by dwarf and set of places: when it has done them
        for dwarf in range(measures.state.dwarves):
            for chosen in range(self.sets):
                self.turns.append(measures.turns(dwarf, self.effort(dwarf, chosen, self.begin(dwarf, chosen))) if chosen else 0.0)

    def first(self) -> int:
        """Return to which place the active dwarf goes first by the best of all shares, -1 for none."""
        dwarves = self.measures.state.dwarves
        active = self.measures.dwarf
        best = -1.0
        mine = 0
        has = [0] * dwarves
        for code in range(dwarves**self.count):
            rest = code
            for dwarf in range(dwarves):
                has[dwarf] = 0
            for place in range(self.count):
                has[rest % dwarves] |= 1 << place
                rest //= dwarves
            cost = self.cost(has)
            if best < 0.0 or cost < best:
                best = cost
                mine = has[active]
        return self.begin(active, mine)

    def cost(self, has: list[int]) -> float:
        """Return what it costs if each dwarf goes to these places, in turns."""
        last = 0.0
        total = 0.0
        at = 0
        for chosen in has:
            turns = self.turns[at + chosen]
            at += self.sets
            total += turns
            if turns > last:
                last = turns
        return last + ALL * total

    def begin(self, dwarf: int, places: int) -> int:
        """Return with which of its places a dwarf begins, -1 where it has none."""
        best = -1
        least = 0.0
        for place in range(self.count):
            if places >> place & 1:
                effort = self.effort(dwarf, places, place)
                if best < 0 or effort < least:
                    best = place
                    least = effort
        return best

    def effort(self, dwarf: int, places: int, place: int) -> float:
        """Return how many actions a dwarf needs for its places, beginning with one and always going on to the nearest."""
        effort = self.reach[dwarf * self.count + place] + self.work[dwarf]
        speed = self.measures.state.value(dwarf, SPEED)
        left = places & ~(1 << place)
        while left:
            near = -1
            for other in range(self.count):
                if left >> other & 1 and (near < 0 or self.apart[place * self.count + other] < self.apart[place * self.count + near]):
                    near = other
            effort += moves(speed, max(1, self.apart[place * self.count + near])) + self.work[dwarf]
            left &= ~(1 << near)
            place = near
        return effort
