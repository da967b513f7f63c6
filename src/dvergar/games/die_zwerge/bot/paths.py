"""Paths over the map as a bot weighs them: troops that stop, perished land that costs, tunnels that are open."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.bot.evaluation import W_LAST_PRICE, W_PRICE, is_last
from dvergar.games.die_zwerge.cards import HEXES, IGNORE_PERISHED
from dvergar.games.die_zwerge.rules.play import ZwergeState

FAR: Final = 99
STOPPED: Final = 3  # steps lost by a move that troops end
REACH: Final = 60
DEAREST: Final = 4  # steps that a hex of perished land may cost a healthy dwarf: a way stays within `REACH`


def moves_needed() -> list[float]:
    """Return how many moves a way takes on average, at `dice * 60 + steps`, for 0..5 dice."""
    out = [0.0] * (6 * REACH)
    for dice in range(1, 6):
        chance = [0.0] * 7
        for high in range(1, 7):
            chance[high] = (high / 6.0) ** dice - ((high - 1) / 6.0) ** dice
        for steps in range(1, REACH):
            total = 1.0
            for high in range(1, 7):
                if steps > high:
                    total += chance[high] * out[dice * REACH + steps - high]
            out[dice * REACH + steps] = total
    return out


MOVES: Final = moves_needed()


def price_for(state: ZwergeState, w: list[float]) -> int:
    """Return how many steps entering perished land is worth to a healthy dwarf."""
    return min(DEAREST, int(w[W_LAST_PRICE if is_last(state) else W_PRICE] + 0.5))


def price_of(state: ZwergeState, dwarf: int, price: int) -> int:
    """Return how many steps entering perished land is worth to a dwarf, `price` to a healthy one."""
    if state.data.ability[state.heroes[dwarf]] == IGNORE_PERISHED:
        return 0
    return price if state.health[dwarf] >= 3 else 2 * price


def ways(state: ZwergeState, dwarf: int, start: int, dear: int) -> list[int]:
    """Return the cost in steps from a hex to every other, as this dwarf would have to pay it."""
    t = state.data
    price = price_of(state, dwarf, dear)
    army = state.army
    tile = state.tile
    tunnels = state.entrances()
    cost = [FAR] * HEXES
    cost[start] = 0
    buckets: list[list[int]] = [[] for _ in range(REACH)]
    buckets[0].append(start)
    for reached in range(REACH - 12):
        for hex in buckets[reached]:
            if cost[hex] != reached:
                continue
            leave = reached + 1
            at = hex * 3
            if hex != start and army[at] + army[at + 1] + army[at + 2] > 0:
                leave += STOPPED
            for other in t.around[hex]:
                new = leave + (price if tile[other] > 0 else 0)
                if new < cost[other]:
                    cost[other] = new
                    buckets[new].append(other)
            if hex in tunnels:
                for other in tunnels:
                    if leave < cost[other]:
                        cost[other] = leave
                        buckets[leave].append(other)
    return cost


def next_step(state: ZwergeState, dwarf: int, goal: int, dear: int) -> int:
    """Return the neighbour through which the best way to another hex leads; the goal itself where it is next."""
    back = ways_back(state, dwarf, goal, dear)
    t = state.data
    hex = state.pos[dwarf]
    price = price_of(state, dwarf, dear)
    best = -1
    least = FAR * 2
    near = t.around[hex]
    if state.entrance(hex):
        near = near + [one for one in state.entrances() if one != hex and one not in near]
    for other in near:
        cost = back[other] + (price if state.tile[other] > 0 else 0)
        if other != goal and state.troops(other) > 0:
            cost += STOPPED
        if cost < least:
            least = cost
            best = other
    return best


def ways_back(state: ZwergeState, dwarf: int, goal: int, dear: int) -> list[int]:
    """Return the cost in steps from every hex to a goal: what is paid on entering each hex after the first."""
    t = state.data
    price = price_of(state, dwarf, dear)
    tunnels = state.entrances()
    cost = [FAR] * HEXES
    cost[goal] = 0
    buckets: list[list[int]] = [[] for _ in range(REACH)]
    buckets[0].append(goal)
    for reached in range(REACH - 12):
        for hex in buckets[reached]:
            if cost[hex] != reached:
                continue
            come = reached + 1
            if hex != goal or state.tile[hex] > 0:
                if state.tile[hex] > 0:
                    come += price
                if hex != goal and state.troops(hex) > 0:
                    come += STOPPED
            for other in t.around[hex]:
                if come < cost[other]:
                    cost[other] = come
                    buckets[come].append(other)
            if hex in tunnels:
                for other in tunnels:
                    if come < cost[other]:
                        cost[other] = come
                        buckets[come].append(other)
    return cost


def moves(dice: int, steps: int) -> float:
    """Return how many moves a way of so many steps takes."""
    return MOVES[dice * REACH + min(steps, REACH - 1)]
