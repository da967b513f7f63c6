"""Destinations of dwarves, and what has been decided of the present action, as the view tells them."""

from __future__ import annotations

from dvergar.games.brisingamen.cards import CAVERN, SKILLS, STEALTH, weigh
from dvergar.games.brisingamen.rules.phases import (
    ACTION,
    BAT,
    BAT_MORE,
    FREE,
    GIVE,
    GIVE_MORE,
    HARVEST,
    MARKET,
    NOBODY,
    ONWARD,
    OUTSIDE,
    OVER,
    RECEIVE,
    THEFT,
    THEFT_MORE,
    WHERE,
)
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.view.messages import Barred, Doing, Reach, Way
from dvergar.games.brisingamen.view.things import some


def reach(state: BrisingamenState) -> list[Reach]:
    """Return where the acting seat's dwarves could go: all of them while an action is chosen, else the one that moves."""
    if state.phase == OVER:
        return []
    seat = state.active
    first = seat * state.team
    out: list[Reach] = []
    if state.phase in (WHERE, ONWARD):
        space = state.where[state.dwarf]
        skill = state.entry if space == OUTSIDE else state.skills[state.dwarf]
        return [reach_of(state, space, 0 if space == OUTSIDE else state.dwarf - first + 1, skill)]
    if state.phase not in (ACTION, FREE):
        return []
    for dwarf in range(first, first + state.team):
        if state.where[dwarf] > OUTSIDE:
            out.append(reach_of(state, state.where[dwarf], dwarf - first + 1, state.skills[dwarf]))
    if state.outside(seat) != NOBODY:
        out.append(reach_of(state, OUTSIDE, 0, 0))
        if state.cards[seat] & ~state.given[seat] & 1 << (STEALTH - 1):
            out.append(reach_of(state, OUTSIDE, 0, STEALTH))
    return out


def reach_of(state: BrisingamenState, space: int, number: int, skill: int) -> Reach:
    """Follow the walks from one space."""
    t = state.data
    limit = t.stealth_limit if skill == STEALTH else t.pass_limit
    wall = state.wall(state.active)
    table = t.ways[space]
    ways: dict[str, list[str]] = {}
    barred: dict[str, str] = {}
    path: list[str] = []
    at = 0
    while at < len(table):
        other, passed = table[at], table[at + 2]
        id = t.spaces[other]
        del path[passed:]
        if not state.occupied & t.bits[other]:
            if id not in ways or len(path) < len(ways[id]):
                ways[id] = list(path)
            at = table[at + 1]
        elif t.kinds[other] == CAVERN or other == wall or passed >= limit:
            barred[id] = "brisingamen-why-cavern" if t.kinds[other] == CAVERN else "brisingamen-why-wall" if other == wall else "brisingamen-why-limit"
            at = table[at + 1]
        else:
            path.append(id)
            at += 3
    order = sorted(ways, key=t.spaces.index)
    return Reach(
        number=number,
        space=t.spaces[space],
        ways=[Way(space=id, passed=ways[id]) for id in order],
        barred=[Barred(space=id, why=why) for id, why in barred.items()],
        skill=SKILLS[skill] if number == 0 and skill else None,
    )


def doing(state: BrisingamenState) -> Doing:
    """Return what has been decided of the present action."""
    t = state.data
    phase = state.phase
    if phase in (WHERE, ONWARD, BAT, BAT_MORE, HARVEST):
        space = state.where[state.dwarf]
        return Doing(
            dwarf=state.dwarf % state.team + 1,
            space=t.spaces[space],
            skill=SKILLS[state.entry] or None if phase == WHERE else None,
            second=phase == ONWARD,
            received=some(state.received),
            offered=some(state.gems[space] - state.received),
        )
    if phase in (GIVE, GIVE_MORE):
        return Doing(given=some(state.owing), offered=some(state.supply[state.active] - state.owing))
    if phase == RECEIVE:
        owed = weigh(state.owing) - weigh(state.received)
        return Doing(given=some(state.owing), received=some(state.received), owed=owed, offered=some(state.market - state.received), source="market")
    if phase in (THEFT, THEFT_MORE):
        market = state.source == MARKET
        gems = state.market if market else state.supply[state.source]
        return Doing(received=some(state.received), offered=some(gems - state.received), source="market" if market else str(state.source))
    return Doing()
