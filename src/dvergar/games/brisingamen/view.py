"""Filling the view from an allow-list (spec 7): what is not named here is not sent. Never compiled: msgspec Structs."""

from __future__ import annotations

from functools import cache

from dvergar.games.brisingamen.cards import CAVERN, FIRST_PART, FIRST_SKILL, KINDS, SKILLS, STEALTH, THIEF, Tables, count, unpack, weigh
from dvergar.games.brisingamen.choices import choices
from dvergar.games.brisingamen.messages import (
    Barred,
    BrisingamenView,
    Doing,
    Dwarf,
    Part,
    Reach,
    Seat,
    Setting,
    Skill,
    Space,
    Unseen,
    Way,
)
from dvergar.games.brisingamen.prompts import prompt
from dvergar.games.brisingamen.rules import Rules
from dvergar.games.brisingamen.sheet import result
from dvergar.games.brisingamen.state import (
    ACTION,
    BAT,
    BAT_MORE,
    EMPTY,
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
    RETIRED,
    THEFT,
    THEFT_MORE,
    WHERE,
    BrisingamenState,
)
from dvergar.games.brisingamen.whys import whys


@cache
def edges(tables: Tables) -> list[tuple[str, str]]:
    """Return each edge once."""
    return [(id, tables.spaces[other]) for space, id in enumerate(tables.spaces) for other in tables.neighbours[space] if other > space]


def some(gems: int) -> list[int]:
    """Return the counts, [] for none."""
    return unpack(gems) if gems else []


def view(state: Rules, seat: int | None) -> BrisingamenView:
    """Return what that seat (None: a spectator) may know."""
    t = state.tables
    actors = state.actors()
    legal = state.legal(seat) if seat is not None and seat in actors else []
    free_left = min(t.free_actions - state.spent, state.tokens[state.active])
    gone = [(SKILLS[skill], state.gone >> (4 * skill) & 15) for skill in range(1, THIEF + 1)]
    deciding = state.phase not in (OVER, ACTION, FREE)
    step = min(state.step + (0 if deciding else 1), t.actions + 1) if not state.spent else t.actions + 1
    return BrisingamenView(
        game="brisingamen",
        seats=state.seats,
        seat=seat,
        actors=actors,
        over=state.phase == OVER,
        prompt=prompt(state, seat, actors),
        choices=choices(state, legal),
        result=result(state),
        reveals=state.reveals,
        phase=state.phase_name(),
        round=state.round,
        rounds=state.rounds or None,
        order=state.order(),
        turn=state.turn,
        step=step,
        left=t.actions - state.step + (1 if deciding and not state.spent else 0),
        free=max(free_left, 0),
        skill_taken=state.taken >= t.skill_takes,
        acted=state.acted,
        ender=None if state.ender == NOBODY else state.ender,
        last=state.ended,
        spaces=spaces(state),
        edges=edges(t),
        reach=reach(state),
        table=[seat_of(state, other) for other in range(state.seats)],
        workshop=[None if card == EMPTY else setting(state, card, list(range(state.seats))) for card in state.workshop],
        deck=len(state.deck) - state.drawn,
        parts=[part(state, card, True) for card in state.display],
        necklace=[part(state, FIRST_PART + (made >> 3), False, made & 7) for made in state.made],
        necklace_size=t.necklace,
        skills=[SKILLS[skill] if skill else None for skill in state.slots],
        pile=len(state.pile),
        pile_known=[SKILLS[skill] for skill in state.known_pile()],
        skills_gone=[(skill, number) for skill, number in gone if number],
        market=unpack(state.market),
        market_weight=weigh(state.market),
        doing=doing(state),
        whys=whys(state, seat, legal),
        unseen=unseen(state),
    )


def spaces(state: BrisingamenState) -> list[Space]:
    """Return the mine with all that stands and lies in it."""
    t = state.tables
    who = {space: dwarf for dwarf, space in enumerate(state.where) if space > OUTSIDE}
    out: list[Space] = []
    for space, id in enumerate(t.spaces):
        dwarf = who.get(space)
        plain = {"id": id, "label": t.labels[space], "kind": KINDS[t.kinds[space]], "branch": t.branches[space]}
        out.append(
            Space(
                **plain,
                depth=t.depths[space],
                x=t.across[space],
                y=t.down[space],
                lantern=t.lanterns[space],
                spots=t.spots[space] if t.kinds[space] == CAVERN else [],
                gems=some(state.gems[space]),
                seat=None if dwarf is None else state.owner(dwarf),
                dwarf=0 if dwarf is None else dwarf % state.team + 1,
                skill=None if dwarf is None else SKILLS[state.skills[dwarf]] or None,
                loaded=dwarf is not None and state.barrows[dwarf] != 0,
                wall=state.timer if dwarf is not None and dwarf == state.strong else 0,
            )
        )
    return out


def reach(state: Rules) -> list[Reach]:
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


def reach_of(state: Rules, space: int, number: int, skill: int) -> Reach:
    """Follow the walks from one space."""
    t = state.tables
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


def lacking(state: BrisingamenState, card: int, seat: int) -> list[int]:
    """Return the gems that a seat's supply lacks for a card."""
    supply, need = state.supply[seat], state.tables.needs[card]
    return [max(0, count(need, gem) - count(supply, gem)) for gem in range(10)]


def setting(state: BrisingamenState, card: int, seats: list[int]) -> Setting:
    """Return a setting, with what these seats lack for it."""
    t = state.tables
    return Setting(
        id=t.cards[card],
        kind=t.sorts[card],
        points=t.points[card],
        penalty=t.penalties[card],
        weight=t.weights[card],
        needs=unpack(t.needs[card]),
        missing=[lacking(state, card, seat) for seat in seats],
    )


def part(state: BrisingamenState, card: int, open: bool, maker: int | None = None) -> Part:
    """Return a part of the necklace."""
    t = state.tables
    return Part(
        id=t.cards[card],
        tokens=t.rewards[card - FIRST_PART],
        weight=t.weights[card],
        needs=unpack(t.needs[card]),
        missing=[lacking(state, card, seat) for seat in range(state.seats)] if open else [],
        maker=maker,
    )


def seat_of(state: BrisingamenState, seat: int) -> Seat:
    """Return everything before a seat."""
    t = state.tables
    first = seat * state.team
    dwarves: list[Dwarf] = []
    carrier: dict[int, int] = {}
    for dwarf in range(first, first + state.team):
        space = state.where[dwarf]
        skill = state.skills[dwarf]
        carrier[skill] = dwarf - first + 1
        dwarves.append(
            Dwarf(
                number=dwarf - first + 1,
                state="retired" if space == RETIRED else "outside" if space == OUTSIDE else "mine",
                space=t.spaces[space] if space > OUTSIDE else None,
                skill=SKILLS[skill] or None,
                gems=some(state.barrows[dwarf]),
                strength=state.timer if dwarf == state.strong else 0,
            )
        )
    return Seat(
        seat=seat,
        dwarves=dwarves,
        left=state.team - state.retired(seat),
        supply=unpack(state.supply[seat]),
        weight=weigh(state.supply[seat]),
        held=[setting(state, card, [seat]) for card in state.held[seat]],
        done=[setting(state, card, []) for card in state.done[seat]],
        skills=[Skill(id=SKILLS[skill], dwarf=carrier.get(skill, 0)) for skill in range(1, THIEF + 1) if state.cards[seat] >> (skill - 1) & 1],
        tokens=state.tokens[seat],
        parts=[t.cards[FIRST_PART + (made >> 3)] for made in state.made if made & 7 == seat],
    )


def doing(state: BrisingamenState) -> Doing:
    """Return what has been decided of the present action."""
    t = state.tables
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


def unseen(state: Rules) -> Unseen:
    """Return the cards that nobody has seen."""
    t = state.tables
    cards = state.unseen()
    skills = [card - FIRST_SKILL for card in cards if card >= FIRST_SKILL]
    return Unseen(
        settings=[t.cards[card] for card in cards if card < FIRST_PART],
        parts=[t.cards[card] for card in cards if FIRST_PART <= card < FIRST_SKILL],
        skills=[(SKILLS[skill], skills.count(skill)) for skill in sorted(set(skills))],
    )
