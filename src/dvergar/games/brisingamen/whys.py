"""Why things on the table cannot be chosen now, for whoever clicks them nevertheless."""

from __future__ import annotations

from dvergar.engine.view import Args
from dvergar.games.brisingamen.cards import FIRST_PART, LETTERS, SKILL_BIT, SKILLS, STRENGTH, THIEF, covers
from dvergar.games.brisingamen.goods import lacking
from dvergar.games.brisingamen.messages import Why
from dvergar.games.brisingamen.phases import ACTION, COMPLETE_ACTION, FREE, MARKET, NOBODY, OUTSIDE, SKILL_ACTION, SWAP_ACTION, THIEF_ACTION
from dvergar.games.brisingamen.rules import Rules

WORD = "brisingamen-why-"


def whys(state: Rules, seat: int | None, legal: list[int]) -> list[Why]:
    """Return the reasons for the acting seat while it chooses an action, [] at any other time."""
    if seat is None or not legal or state.phase not in (ACTION, FREE):
        return []
    allowed = set(legal)
    return [*dwarves(state, seat, allowed), *cards(state, seat, allowed), *skills(state, seat, allowed), *gems(state, seat, allowed)]


def dwarves(state: Rules, seat: int, allowed: set[int]) -> list[Why]:
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


def cards(state: Rules, seat: int, allowed: set[int]) -> list[Why]:
    """Say of held settings and of parts why they cannot be completed."""
    t = state.tables
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


def skills(state: Rules, seat: int, allowed: set[int]) -> list[Why]:
    """Say of skills that lie face up why they cannot be taken."""
    t = state.tables
    own = state.cards[seat]
    out: list[Why] = []
    for skill in range(1, THIEF + 1):
        if state.faces & SKILL_BIT[skill] and SKILL_ACTION + skill not in allowed:
            reason = "skill_turn" if state.taken >= t.skill_takes else "skill_same" if own & SKILL_BIT[skill] else "skill_three"
            out.append(Why(f"skill:{SKILLS[skill]}", f"{WORD}{reason}"))
    return out


def gems(state: Rules, seat: int, allowed: set[int]) -> list[Why]:
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
