"""Evaluation for the team, in actions: what equipment, health, spaces before doom and threats are worth to a bot."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.cards import (
    BAN_REWARD,
    CARD_TROOPS,
    CLEAR_HERE_REWARD,
    CLEAR_NEXT_REWARD,
    COLLECT,
    COMBAT,
    COMPLETE_ADVENTURE,
    COUNCIL_EFFECT,
    COUNCIL_PER_SURVIVOR,
    CRAFT,
    DAMAGE_EACH,
    DAMAGE_LOWEST,
    DAMAGE_PER_SURVIVOR,
    DISCARD_EACH,
    DOOM_EFFECT,
    DOOM_PER_SURVIVOR,
    GEAR_REWARD,
    HEAL_ONE_REWARD,
    HEAL_TWO_REWARD,
    IMMEDIATE,
    JOIN_REWARD,
    OWN_GEAR,
    PERISH,
    PERISH_ALL,
    PINNED,
    PLACE_REWARD,
    REMOVE_REWARD,
    SCENE,
    SKIP_REWARD,
    SPEED,
    THREAT,
    TUNNEL_REWARD,
)
from dvergar.games.die_zwerge.rules.play import ZwergeState

# Places in a list of weights.
W_SCENE: Final = 0  # a scenario
W_GEAR: Final = 1  # a piece of equipment at the start
W_SKIP: Final = 2
W_SPACE: Final = 3  # a space between the markers
W_MESSAGE: Final = 4  # a space of the council
W_KILL: Final = 5  # a map troop
W_FULL: Final = 6  # more for each on a hex about to perish
W_HEAL: Final = 7
W_REMOVE: Final = 8
W_PLACE: Final = 9
W_PERISH: Final = 10  # a hex that perishes
W_COUNCIL: Final = 11  # a space lost by a threat
W_OTHERS: Final = 12  # how much less a job counts that another dwarf would finish earlier
W_ADVENTURE: Final = 13  # any adventure, on top of its reward
W_NEAR: Final = 14  # being near where the next scenario is
W_LATE: Final = 15  # how much of a growing good is left at the end of the track
W_CRAFT: Final = 16  # equipment made at the council, as a part of its worth
W_OPEN: Final = 17  # what the threats would cost that a completed scenario sets off, as a part of it
W_VISIT: Final = 18  # how much a visit counts that another dwarf has begun and would finish earlier
W_THIRD: Final = 19  # the last health point but two
W_SECOND: Final = 20  # the last but one
W_PRICE: Final = 21  # steps that a hex of perished land is worth to a healthy dwarf
# Where the last scenario is up, of what they are worth elsewhere:
W_LAST_PRICE: Final = 22  # (this one in steps)
W_LAST_HEALTH: Final = 23  # health above the last point
W_LAST_SIDE: Final = 24  # adventures
W_LAST_COUNCIL: Final = 25  # messages
W_LAST_FIGHT: Final = 26  # troops on the map
# Planned with more care where these are above 0:
W_ELSE: Final = 27  # places to be visited are shared out among the dwarves: how much one counts that is another dwarf's
W_SLAUGHTER: Final = 28  # many troops are to be destroyed in one turn, which takes both actions: how many it costs besides to go there first
NAMES: Final = [
    "scene", "gear", "skip", "space", "message", "kill", "full", "heal", "remove", "place",
    "perish", "council", "others", "adventure", "near", "late", "craft", "open", "visit",
    "third", "second", "price", "last_price", "last_health", "last_side", "last_council", "last_fight", "else", "slaughter",
]  # fmt: skip
# A journeyman's.
PLAIN: Final = [
    9.0, 1.55, 1.85, 1.2, 3.0, 0.35, 0.12, 1.0, 0.35, 1.2,
    0.4, 0.5, 0.35, 0.3, 0.5, 0.3, 1.4, 0.4, 0.4,
    1.2, 3.0, 3.0, 3.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0,
]  # fmt: skip
# A master's.
SHARP: Final = [
    9.0, 1.55, 1.85, 1.2, 3.0, 0.35, 0.12, 1.0, 0.35, 1.2,
    0.4, 0.5, 0.35, 0.3, 0.5, 0.3, 1.4, 0.4, 0.4,
    0.8, 1.8, 2.0, 1.0, 0.1, 0.2, 0.2, 0.3, 0.2, 0.5,
]  # fmt: skip


def time_left(state: ZwergeState) -> float:
    """Return how much of the path of fate is still to be gone, from 1 down to 0."""
    return max(0.0, min(1.0, (state.doom - state.hero) / 43.0))


def growing(state: ZwergeState, w: list[float]) -> float:
    """Return how much of its full worth something has that pays for the rest of the match."""
    return w[W_LATE] + (1.0 - w[W_LATE]) * time_left(state)


def is_last(state: ZwergeState) -> bool:
    """Return whether the last scenario is face up: threats that lie there will never happen."""
    scene = state.cards[SCENE]
    return scene >= 0 and state.data.level[scene] == "C"


def health_value(state: ZwergeState, w: list[float], health: int) -> float:
    """Return what the next health point lost is worth, with so many left."""
    if health <= 1:
        return 30.0
    value = w[W_SECOND] if health == 2 else w[W_THIRD] if health == 3 else 0.6
    return value * w[W_LAST_HEALTH] if is_last(state) else value


def gear_value(state: ZwergeState, w: list[float]) -> float:
    """Return what an unknown piece of equipment is worth."""
    if state.rest_of_kit() == 0:
        return 0.0
    value = w[W_GEAR] * growing(state, w)
    scene = state.cards[SCENE]
    if scene >= 0 and state.data.mission[scene] == OWN_GEAR:
        value += w[W_SCENE] / state.data.need[scene]
    return value


def healing_value(state: ZwergeState, w: list[float], points: int) -> float:
    """Return what it is worth to heal so many points, the worst wounds first."""
    health = state.health.copy()
    total = 0.0
    for _ in range(points):
        worst = -1
        for dwarf in range(state.dwarves):
            if health[dwarf] < state.most(dwarf) and (worst < 0 or health[dwarf] < health[worst]):
                worst = dwarf
        if worst < 0:
            break
        total += min(3.5, health_value(state, w, health[worst] + 1) if health[worst] > 1 else 3.5) * w[W_HEAL]
        health[worst] += 1
    return total


def reward_value(state: ZwergeState, w: list[float], card: int) -> float:
    """Return what an adventure's reward is worth."""
    t = state.data
    kind = t.reward[card]
    if kind == GEAR_REWARD:
        return gear_value(state, w) * t.amount[card]
    if kind == SKIP_REWARD:
        return 0.0 if state.skip else w[W_SKIP]
    if kind == BAN_REWARD:
        return 0.3
    if kind == TUNNEL_REWARD:
        return 0.4
    if kind == PLACE_REWARD:
        return w[W_PLACE]
    if kind == JOIN_REWARD:
        return w[W_PLACE] * 0.6
    if kind == REMOVE_REWARD:
        return w[W_REMOVE] * t.amount[card]
    if kind in (CLEAR_HERE_REWARD, CLEAR_NEXT_REWARD):
        return w[W_REMOVE] * 2.5
    if kind == HEAL_ONE_REWARD:
        return healing_value(state, w, 1)
    return healing_value(state, w, 2) if kind == HEAL_TWO_REWARD else 0.0


def scenario_value(state: ZwergeState, w: list[float]) -> float:
    """Return what completing the scenario is worth, less for the threats that the next one sets off."""
    value = w[W_SCENE]
    if is_last(state):
        return value
    for slot in range(SCENE):
        card = state.cards[slot]
        if card >= 0 and state.data.deck[card] == THREAT:
            value -= w[W_OPEN] * threat_cost(state, w, slot, survivors(state, slot))
    return max(0.3 * w[W_SCENE], value)


def adventure_bonus(state: ZwergeState, w: list[float]) -> float:
    """Return what any adventure brings to the scenario."""
    scene = state.cards[SCENE]
    return w[W_SCENE] if scene >= 0 and state.data.mission[scene] == COMPLETE_ADVENTURE else 0.0


def threat_cost(state: ZwergeState, w: list[float], slot: int, survivors: int) -> float:
    """Return what it costs when a threat happens with so many troops left on it."""
    t = state.data
    if is_last(state) and t.mission[state.cards[slot]] != IMMEDIATE:
        return 0.0
    effects = t.effects[state.cards[slot]]
    total = 0.0
    for at in range(0, len(effects), 2):
        kind = effects[at]
        amount = effects[at + 1]
        if kind == DOOM_EFFECT:
            total += w[W_SPACE] * amount
        elif kind == DOOM_PER_SURVIVOR:
            total += w[W_SPACE] * amount * survivors
            if amount * survivors >= state.doom - state.hero:
                total += 30.0
        elif kind in (COUNCIL_EFFECT, COUNCIL_PER_SURVIVOR):
            steps = amount if kind == COUNCIL_EFFECT else amount * survivors
            total += w[W_COUNCIL] * min(steps, state.council + t.council_zero)
        elif kind == DAMAGE_PER_SURVIVOR:
            total += damage_cost(state, w, amount * survivors)
        elif kind == DAMAGE_LOWEST:
            least = min(state.health)
            total += health_value(state, w, least) + (health_value(state, w, least - 1) if amount > 1 else 0.0)
        elif kind == DAMAGE_EACH:
            total += damage_cost(state, w, state.dwarves)
        elif kind == DISCARD_EACH:
            for mask in state.gear:
                if mask > 0:
                    total += 0.5 * w[W_GEAR] * growing(state, w)
        elif kind == PERISH:
            total += w[W_PERISH] * len(t.place_hexes[amount])
        elif kind == PERISH_ALL:
            for hex in state.hexes_with(amount):
                if state.tile[hex] == 0 and hex != t.goal:
                    total += w[W_PERISH]
    return total


def damage_cost(state: ZwergeState, w: list[float], points: int) -> float:
    """Return what so many points cost when each goes to the healthiest dwarf."""
    health = state.health.copy()
    total = 0.0
    for _ in range(points):
        best = 0
        for dwarf in range(len(health)):
            if health[dwarf] > health[best]:
                best = dwarf
        total += health_value(state, w, health[best])
        health[best] -= 1
    return total


def survivors(state: ZwergeState, slot: int) -> int:
    """Return how many troops a threat would still have."""
    return 0 if state.data.mission[state.cards[slot]] == COLLECT else sum(state.held[slot * 3 : slot * 3 + 3])


def troop_value(state: ZwergeState, w: list[float], slot: int, kind: int) -> float:
    """Return what it is worth to destroy a troop on a card."""
    t = state.data
    card = state.cards[slot]
    left = sum(state.held[slot * 3 : slot * 3 + 3])
    if slot == SCENE:
        return w[W_SCENE] / max(1, sum(t.troops[card * 3 : card * 3 + 3])) + (1.5 if left == 1 else 0.5)
    if t.mission[card] == PINNED:
        return threat_cost(state, w, slot, 1) + 2.0
    if card >= t.first_threat:
        if left == 1:
            return threat_cost(state, w, slot, 1)
        return max(0.3, threat_cost(state, w, slot, left) - threat_cost(state, w, slot, left - 1))
    if t.mission[card] == CARD_TROOPS:
        return (reward_value(state, w, card) + w[W_ADVENTURE]) / max(1, sum(t.troops[card * 3 : card * 3 + 3])) + (0.5 if left == 1 else 0.0)
    return 0.1 + 0.05 * kind


def map_troop_value(state: ZwergeState, w: list[float], hex: int, kind: int) -> float:
    """Return what it is worth to destroy a troop on a hex."""
    t = state.data
    count = state.troops(hex)
    value = w[W_KILL] * (1.0 + 0.1 * kind)
    if is_last(state):
        value *= w[W_LAST_FIGHT]
    if hex == t.goal:
        value += w[W_SPACE] * 0.18 * (2.0 if count >= 3 else 1.0)
    elif count >= state.limit - 2:
        value += w[W_FULL] * (2.0 if count >= state.limit - 1 else 1.0)
    for slot in range(SCENE):
        card = state.cards[slot]
        if card >= 0 and t.mission[card] == COLLECT and t.kind[card] == kind:
            cost = threat_cost(state, w, slot, 0)
            value += cost / max(1, min(t.need[card] - state.held[slot * 3 + kind], state.on_map(kind)))
    return value


def best_owner(state: ZwergeState, kind: int) -> int:
    """Return which dwarf should get a piece of equipment, among those who lack it; -1: nobody can."""
    best = -1
    most = -1.0
    for dwarf in range(state.dwarves):
        if state.gear[dwarf] >> kind & 1 == 0:
            value = owner_value(state, dwarf, kind)
            if value > most:
                best = dwarf
                most = value
    return best


def owner_value(state: ZwergeState, dwarf: int, kind: int) -> float:
    """Return how well equipment suits a dwarf, from 0 up."""
    t = state.data
    hand = 0.1 * (5 - state.gear[dwarf].bit_count())
    bonus = 1 << 11
    if t.bonus[COMBAT * bonus + (1 << kind)] or kind == t.dagger:
        return 2.0 + state.value(dwarf, COMBAT) + hand
    if t.bonus[CRAFT * bonus + (1 << kind)] or kind == t.anvil:
        return 2.0 + state.value(dwarf, CRAFT) + hand
    if t.bonus[SPEED * bonus + (1 << kind)]:
        return 8.0 - state.value(dwarf, SPEED) + hand
    if t.mail_full >> kind & 1:
        return 9.0 - state.health[dwarf] + 0.5 * (state.most(dwarf) - state.health[dwarf])
    if kind == t.shield:
        return 1.0 + state.health[dwarf]
    return 1.0 + hand
