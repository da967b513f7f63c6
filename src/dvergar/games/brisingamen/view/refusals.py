"""Refusals: why things on the table cannot be chosen now, for whoever clicks them nevertheless."""

from __future__ import annotations

from dvergar.engine.view import Args
from dvergar.games.brisingamen.cards import FIELD, FIRST_PART, GEMS, LETTERS, SKILL_BIT, SKILLS, SMALLS, STRENGTH, THIEF, TYPES, UNIT, WEIGHT, covers, weigh
from dvergar.games.brisingamen.rules.phases import (
    ACTION,
    BAT_MORE,
    COMPLETE_ACTION,
    FREE,
    GEM_ACTION,
    GIVE,
    GIVE_MORE,
    MARKET,
    NOBODY,
    OUTSIDE,
    RECEIVE,
    SKILL_ACTION,
    SWAP_ACTION,
    THEFT_MORE,
    THIEF_ACTION,
)
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.view.messages import Why
from dvergar.games.brisingamen.view.things import lacking

WORD = "brisingamen-why-"


def refusals(state: BrisingamenState, seat: int | None, legal: list[int]) -> list[Why]:
    """Return the reasons for the acting seat while it chooses an action or gems, [] at any other time."""
    if seat is None or not legal:
        return []
    allowed = set(legal)
    if state.phase not in (ACTION, FREE):
        return stones(state, allowed)
    return [*dwarves(state, seat, allowed), *cards(state, seat, allowed), *skills(state, seat, allowed), *gems(state, seat, allowed)]


def dwarves(state: BrisingamenState, seat: int, allowed: set[int]) -> list[Why]:
    """Say of dwarves why they cannot move."""
    first = seat * state.team
    out: list[Why] = []
    for i in range(state.team):
        space = state.where[first + i]
        if space > OUTSIDE and i not in allowed:
            out.append(Why(f"dwarf:{i + 1}", f"{WORD}shut_in", {"dwarf": i + 1}))
    if not any(6 <= action < 12 for action in allowed):
        out.append(Why("enter:mine", f"{WORD}{'nobody_outside' if state.outside(seat) == NOBODY else 'entrance'}"))
    if state.given[seat] & SKILL_BIT[STRENGTH] and state.strong != NOBODY:
        out.append(Why(f"strength:{state.strong % state.team + 1}", f"{WORD}strong_already"))
    return out


def cards(state: BrisingamenState, seat: int, allowed: set[int]) -> list[Why]:
    """Say of held settings and of parts why they cannot be completed."""
    t = state.data
    supply = state.supply[seat]
    out: list[Why] = []
    for card in [*state.held[seat], *state.display]:
        if COMPLETE_ACTION + card in allowed:
            continue
        target = f"{'part' if card >= FIRST_PART else 'setting'}:{t.cards[card]}"
        if card >= FIRST_PART and len(state.made) == t.necklace:
            out.append(Why(target, f"{WORD}necklace"))
        elif not covers(supply, t.needs[card]):
            args: Args = dict(zip(LETTERS, lacking(supply, t.needs[card]), strict=True))
            out.append(Why(target, f"{WORD}missing", args))
        else:
            out.append(Why(target, f"{WORD}nobody_outside"))
    return out


def skills(state: BrisingamenState, seat: int, allowed: set[int]) -> list[Why]:
    """Say of skills that lie face up why they cannot be taken."""
    t = state.data
    own = state.cards[seat]
    out: list[Why] = []
    for skill in range(1, THIEF + 1):
        if state.faces & SKILL_BIT[skill] and SKILL_ACTION + skill not in allowed:
            reason = "skill_turn" if state.taken >= t.skill_takes else "skill_same" if own & SKILL_BIT[skill] else "skill_three"
            out.append(Why(f"skill:{SKILLS[skill]}", f"{WORD}{reason}"))
    return out


def gems(state: BrisingamenState, seat: int, allowed: set[int]) -> list[Why]:
    """Say why there is no swap and why the thief stays."""
    out: list[Why] = []
    if SWAP_ACTION not in allowed:
        out.append(Why("swap:market", f"{WORD}{'swap' if state.supply[seat] else 'no_gems'}"))
    if state.cards[seat] & SKILL_BIT[THIEF]:
        for source in [*[other for other in range(state.seats) if other != seat], MARKET]:
            if THIEF_ACTION + source not in allowed:
                reason = "thief_free" if state.phase == FREE else "nobody_outside" if state.outside(seat) == NOBODY else "nothing_there"
                out.append(Why(f"thief:{'market' if source == MARKET else source}", f"{WORD}{reason}"))
    return out


def stones(state: BrisingamenState, allowed: set[int]) -> list[Why]:
    """Say of the types of gems why they cannot be chosen next; types that are not there are left out."""
    out: list[Why] = []
    for gem in range(GEMS):
        if GEM_ACTION + gem not in allowed:
            why = swap_gem(state, gem) if state.phase in (GIVE, GIVE_MORE, RECEIVE) else more_gem(state, gem)
            if why:
                args: Args = {"weight": weigh(state.owing) - weigh(state.received)} if why == "gem_heavy" else {}
                out.append(Why(f"gem:{TYPES[gem]}", WORD + why, args))
    return out


def more_gem(state: BrisingamenState, gem: int) -> str:
    """Say why the bat or the thief cannot take that type as a second gem."""
    if state.phase == BAT_MORE:
        there = state.gems[state.where[state.dwarf]]
    elif state.phase == THEFT_MORE:
        there = state.market if state.source == MARKET else state.supply[state.source]
    else:
        return ""
    if not (there - state.received) >> (FIELD * gem) & 63:
        return ""
    return "gem_large" if state.phase == THEFT_MORE and gem >= SMALLS else "gem_order"


def swap_gem(state: BrisingamenState, gem: int) -> str:
    """Say why a type cannot be given or received; what is amiss with the order of types only is said so (spec 4.12)."""
    if state.phase == RECEIVE:
        if state.owing >> (FIELD * gem) & 63:
            return "gem_given"
        market = state.offer(state.owing) - state.received
        left = weigh(state.owing) - weigh(state.received) - WEIGHT[gem]
        if not market >> (FIELD * gem) & 63:
            return ""
        if left < 0:
            return "gem_heavy"
        if gem >= state.first and state.payable(left, market - UNIT[gem], state.first):
            return "gem_later"
        return "gem_order" if state.payable(left, market - UNIT[gem], 0) else "gem_rest"
    supply = state.supply[state.active] - state.owing
    if not supply >> (FIELD * gem) & 63:
        return ""
    if state.phase == GIVE_MORE:
        return "gem_order" if gem < state.first and state.pays(state.owing + UNIT[gem]) else "gem_both"
    for other in range(gem):
        if supply >> (FIELD * other) & 63 and state.pays(UNIT[other] + UNIT[gem]):
            return "gem_later"
    return "gem_market"
