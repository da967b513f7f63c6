"""Face-up cards as the view shows them: what they ask for, and how far that has come."""

from __future__ import annotations

from dvergar.games.die_zwerge import cards as c
from dvergar.games.die_zwerge.cards import MOST, TROOPS, CardData
from dvergar.games.die_zwerge.rules import phases as s
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.view.messages import Card, Visit

WHERE = {c.ANYWHERE: "anywhere", c.WITH_TROOPS: "with_troops", c.NEXT_TO_TROOPS: "next_to_troops"}
TESTED = (c.TEST, c.VISIT_TEST, c.FORGE, c.HEALTH_ROLL, c.TESTS_IN_EACH, c.GATES)


def card(state: ZwergeState, slot: int) -> Card | None:
    """Return a face-up card."""
    one = state.cards[slot]
    if one < 0:
        return None
    t = state.data
    mission = t.mission[one]
    at = slot * 3
    reward = t.reward[one]
    done, need = progress(state, slot)
    return Card(
        id=t.cards[one],
        deck=["scenario", "adventure", "threat"][t.deck[one]],
        mission=c.MISSIONS[mission],
        level=t.level[one],
        where=WHERE.get(t.place[one]) if mission in (c.TEST, c.DISCARD_GEAR) else None,
        places=places(state, slot),
        attribute=c.ATTRIBUTES[t.attribute[one]] if mission in TESTED and mission != c.HEALTH_ROLL else None,
        target=t.target[one],
        done=done,
        need=need,
        orc=state.held[at],
        troll=state.held[at + 1],
        elf=state.held[at + 2],
        kind=TROOPS[t.kind[one]] if mission in (c.KILL, c.COLLECT) else None,
        collects=mission == c.COLLECT,
        pinned=state.pins[slot] if state.pins[slot] >= 0 else None,
        reward=c.REWARDS[reward] if reward >= 0 else None,
        amount=t.amount[one] if reward in (c.GEAR_REWARD, c.REMOVE_REWARD, c.KEEN_REWARD) else 0,
        troop=TROOPS[t.amount[one]] if reward == c.BAN_REWARD else None,
        open=state.phase == s.ACTION and state.open_task(slot),
    )


def places(state: ZwergeState, slot: int) -> list[Visit]:
    """Return the places of a mission in order."""
    t = state.data
    one = state.cards[slot]
    mission = t.mission[one]
    out: list[Visit] = []
    for n, place in enumerate(t.visits[one]):
        ticked = mission in (c.TESTS_IN_EACH, c.GATES) and state.ticks >> n & 1 == 1
        been = [d for d in range(state.dwarves) if state.progress[slot * MOST + d] > n] if mission in (c.VISIT, c.VISIT_TEST) else []
        out.append(visit(t, place, ticked, been))
    if t.place[one] >= 0:
        out.append(visit(t, t.place[one], False, []))
    return out


def visit(t: CardData, place: int, done: bool, dwarves: list[int]) -> Visit:
    """Return one place of a mission."""
    return Visit(t.places[place].replace(":", "-"), [t.hexes[hex] for hex in t.place_hexes[place]], done, dwarves)


def progress(state: ZwergeState, slot: int) -> tuple[int, int]:
    """Return how far a mission has come, and how far it must come; (0, 0) where nothing is counted."""
    t = state.data
    one = state.cards[slot]
    mission = t.mission[one]
    need = t.need[one]
    if mission <= c.COUNTED:
        return min(need, state.hits[slot]), need
    if mission == c.VISIT:
        return max(state.progress[slot * MOST : slot * MOST + MOST]), len(t.visits[one])
    if mission in (c.CARD_TROOPS, c.PINNED):
        total = sum(t.troops[one * 3 : one * 3 + 3])
        return max(0, total - sum(state.held[slot * 3 : slot * 3 + 3])), total
    if mission == c.COLLECT:
        return state.held[slot * 3 + t.kind[one]], need
    if mission == c.MEET:
        return state.gathered(t.place_hexes[t.place[one]]), need
    if mission == c.MEET_ALL:
        return max(state.together(hex) for hex in state.pos), state.dwarves
    if mission == c.OWN_GEAR:
        return sum(mask.bit_count() for mask in state.gear), need
    if mission in (c.TESTS_IN_EACH, c.GATES):
        return state.ticks.bit_count(), len(t.visits[one])
    if mission == c.KILLS_IN_TURN:
        return min(need, state.kills), need
    if mission in (c.COMPLETE_ADVENTURE, c.DESTROY):
        return min(need, state.tally), need
    if mission == c.NODONN:
        return need - state.tokens, need
    return 0, need if mission == c.KILL else 0
