"""Spaces, cards, gems and dwarves as the view shows them: their faces, and how they lie now."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from dvergar.games.brisingamen.cards import CAVERN, FIELD, FIRST_PART, GEMS, KINDS, SKILLS, THIEF, CardData, unpack, weigh
from dvergar.games.brisingamen.rules.phases import OUTSIDE, RETIRED
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.view.messages import Dwarf, Part, Seat, Setting, Skill, Space


class BrisingamenFaces:
    """Empty spaces, edges, and settings and parts by card, built once for each set of card data."""

    def __init__(self, data: CardData) -> None:
        self.spaces = [empty(data, space) for space in range(len(data.spaces))]
        self.edges = [(id, data.spaces[other]) for space, id in enumerate(data.spaces) for other in data.neighbours[space] if other > space]
        self.settings = [setting(data, card) for card in range(FIRST_PART)]
        self.parts = [part(data, card) for card in range(FIRST_PART, len(data.cards))]


@cache
def faces_of(data: CardData) -> BrisingamenFaces:
    """Return the faces for a set of card data."""
    return BrisingamenFaces(data)


def some(gems: int) -> list[int]:
    """Return the counts, [] for none."""
    return unpack(gems) if gems else []


def empty(t: CardData, space: int) -> Space:
    """Return a space with nothing in it."""
    return Space(
        id=t.spaces[space],
        label=t.labels[space],
        kind=KINDS[t.kinds[space]],
        branch=t.branches[space],
        depth=t.depths[space],
        x=t.across[space],
        y=t.down[space],
        lantern=t.lanterns[space],
        spots=t.spots[space] if t.kinds[space] == CAVERN else [],
    )


def setting(t: CardData, card: int) -> Setting:
    """Return a setting for which nothing is missing."""
    return Setting(id=t.cards[card], kind=t.sorts[card], points=t.points[card], penalty=t.penalties[card], weight=t.weights[card], needs=unpack(t.needs[card]))


def part(t: CardData, card: int) -> Part:
    """Return a part of the necklace for which nothing is missing."""
    return Part(id=t.cards[card], tokens=t.rewards[card - FIRST_PART], weight=t.weights[card], needs=unpack(t.needs[card]))


def lacking(supply: int, need: int) -> list[int]:
    """Return the gems that a supply lacks, by type.

    >>> lacking(2, 3 + (1 << FIELD))
    [1, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    """
    out: list[int] = []
    for _ in range(GEMS):
        missing = (need & 63) - (supply & 63)
        out.append(missing if missing > 0 else 0)
        supply >>= FIELD
        need >>= FIELD
    return out


def before(state: BrisingamenState, seat: int) -> Seat:
    """Return everything before a seat."""
    t, printed = state.data, faces_of(state.data)
    supply = state.supply[seat]
    first = seat * state.team
    carrier = {state.skills[dwarf]: dwarf - first + 1 for dwarf in range(first, first + state.team)}
    return Seat(
        seat=seat,
        dwarves=[dwarf_of(state, dwarf) for dwarf in range(first, first + state.team)],
        left=state.team - state.retired(seat),
        supply=unpack(supply),
        weight=weigh(supply),
        held=[replace(printed.settings[card], missing=[lacking(supply, t.needs[card])]) for card in state.held[seat]],
        done=[printed.settings[card] for card in state.done[seat]],
        skills=[Skill(id=SKILLS[skill], dwarf=carrier.get(skill, 0)) for skill in range(1, THIEF + 1) if state.cards[seat] >> (skill - 1) & 1],
        tokens=state.tokens[seat],
        parts=[t.cards[FIRST_PART + (made >> 3)] for made in state.made if made & 7 == seat],
    )


def dwarf_of(state: BrisingamenState, dwarf: int) -> Dwarf:
    """Return a dwarf with its barrow."""
    space = state.where[dwarf]
    return Dwarf(
        number=dwarf % state.team + 1,
        state="retired" if space == RETIRED else "outside" if space == OUTSIDE else "mine",
        space=state.data.spaces[space] if space > OUTSIDE else None,
        skill=SKILLS[state.skills[dwarf]] or None,
        gems=some(state.barrows[dwarf]),
        strength=state.timer if dwarf == state.strong else 0,
    )
