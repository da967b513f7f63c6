"""Points, line by line (spec 6)."""

from __future__ import annotations

from typing import Final

from dvergar.games.brisingamen.cards import FIELD, GEMS, SMALLS, unpack
from dvergar.games.brisingamen.rules.position import BrisingamenPosition

LINES: Final = ["settings", "incomplete", "loose_small", "loose_large", "barrow", "tokens", "ender"]


def lines(state: BrisingamenPosition, seat: int) -> list[int]:
    """Return the points of each line for one seat, as of now."""
    t = state.data
    penalty = 0
    for card in state.held[seat]:
        penalty += t.penalties[card]
    small = 0
    large = 0
    supply = state.supply[seat]
    for gem in range(GEMS):
        if gem < SMALLS:
            small += supply >> (FIELD * gem) & 63
        else:
            large += supply >> (FIELD * gem) & 63
    loaded = 0
    if t.barrow_gem:
        for dwarf in range(seat * state.team, (seat + 1) * state.team):
            loaded += sum(unpack(state.barrows[dwarf]))
    token = t.token_whole if len(state.made) == t.necklace else t.token_else
    return [
        state.points[seat],
        -penalty,
        small * t.loose_small,
        large * t.loose_large,
        loaded * t.barrow_gem,
        state.tokens[seat] * token,
        t.ender if state.ender == seat else 0,
    ]


def totals(state: BrisingamenPosition) -> list[int]:
    """Return one total a seat, as of now."""
    return [sum(lines(state, seat)) for seat in range(state.seats)]


def winners(state: BrisingamenPosition, settings_first: bool) -> list[int]:
    """Return who has most points; with `settings_first` more settings, then more tokens break a tie (spec 11)."""
    ranks: list[int] = []
    for seat, total in enumerate(totals(state)):
        rank = total * 10_000
        if settings_first:
            rank += len(state.done[seat]) * 100 + state.tokens[seat]
        ranks.append(rank)
    best = max(ranks)
    return [seat for seat in range(state.seats) if ranks[seat] == best]
