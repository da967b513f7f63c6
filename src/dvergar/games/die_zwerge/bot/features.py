"""What a network is told of a position of Die Zwerge, the same for all seats of the team. Nothing hidden is looked at.

Which numbers these are, and their order, is what a network has learned from: whoever changes them trains anew (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.bot.evaluation import adventure_bonus, is_last, reward_value, survivors, threat_cost
from dvergar.games.die_zwerge.bot.forecast import NEVER, Forecast
from dvergar.games.die_zwerge.cards import (
    ABILITIES,
    CARD_TROOPS,
    COMPLETE_ADVENTURE,
    COUNCIL_AT,
    COUNCIL_SYMBOL,
    DESTROY,
    FORGE,
    GATES,
    GEARS,
    HEXES,
    KILLS_IN_TURN,
    MEET,
    NODONN,
    OWN_GEAR,
    SCENE,
    TESTS_IN_EACH,
    THREAT,
    THREAT_SYMBOL,
)
from dvergar.games.die_zwerge.rules.play import ZwergeState

TASKS: Final = [CARD_TROOPS, MEET, OWN_GEAR, COUNCIL_AT, TESTS_IN_EACH, COMPLETE_ADVENTURE, KILLS_IN_TURN, FORGE, NODONN, DESTROY, GATES]
# The planner's weights as they were when the network learned: what the planner has learned since must not change what the network is told.
SCALE: Final = [
    9.0, 1.55, 1.85, 1.2, 3.0, 0.35, 0.12, 1.0, 0.35, 1.2,
    0.4, 0.5, 0.35, 0.3, 0.5, 0.3, 1.4, 0.4, 0.4,
    1.2, 3.0, 3.0, 3.0, 1.0, 1.0, 1.0, 1.0, 0.0, 0.0,
]  # fmt: skip
FEAR: Final = [4.0, 4.0, 3.0, 1.2]  # by health that is left, WELL with more
WELL: Final = 0.6
HORIZON: Final = 4.0  # turns in which what can be done counts half
SHOWN: Final = 2  # of adventures and threats, the weightiest


def features(state: ZwergeState) -> list[float]:
    """Return the numbers, each about from -1 to 3."""
    forecast = Forecast(state)
    out = of_track(state)
    out += of_dwarves(state, forecast)
    out += of_map(state)
    out += of_cards(state, forecast)
    out += of_scenario(state, forecast)
    return out


def soon(turns: float) -> float:
    """Return how near something is, 1 for now and 0 for never."""
    return HORIZON / (HORIZON + turns) if turns < NEVER else 0.0


def of_track(state: ZwergeState) -> list[float]:
    """Return what the markers, the scenarios left and the council say."""
    t = state.data
    gap = float(state.doom - state.hero)
    left = float(max(1, len(state.scenes) - len(t.c_cards) + 1 - len(state.history)))
    threats = 0
    councils = 0
    for space in range(state.hero + 1, state.doom):
        threats += t.fate_value[space] if t.fate[space] == THREAT_SYMBOL else 0
        councils += t.fate[space] == COUNCIL_SYMBOL
    next_one = t.fate[state.hero + 1] if state.hero + 1 < state.doom else -1
    council = state.council
    out = [gap / 20.0, left / 5.0, gap / left / 8.0, gap / (left + 1.0) / 8.0, 4.0 / (gap + 1.0), state.hero / 40.0, float(state.skip)]
    out += [threats / 6.0, councils / 4.0, float(next_one == THREAT_SYMBOL), float(next_one == COUNCIL_SYMBOL), state.bans.bit_count() / 2.0]
    out += [council / 4.0, float(council <= -4), float(council <= -2), float(council >= 2), float(council >= 3), float(council >= 4)]
    return out


def of_dwarves(state: ZwergeState, forecast: Forecast) -> list[float]:
    """Return what the dwarves are like: their health, from the lowest up, their strengths, their equipment."""
    t = state.data
    dwarves = state.dwarves
    health = sorted(state.health)
    fear = 0.0
    total = 0
    missing = 0
    pieces = 0
    weak = 0
    pinned = 0
    for dwarf in range(dwarves):
        total += state.health[dwarf]
        missing += state.most(dwarf) - state.health[dwarf]
        fear += FEAR[state.health[dwarf]] if state.health[dwarf] < len(FEAR) else WELL
        pieces += state.gear[dwarf].bit_count()
        weak += state.health[dwarf] <= 2
        pinned += state.pinned(dwarf)
    team = float(dwarves)
    out = [team / 4.0, 1.0 / team, state.actions / 2.0, float(state.limit == t.limit)]
    out += [health[0] / 3.0, health[1] / 3.0, total / team / 4.0, missing / team / 2.0, fear / team, weak / team, float(pinned > 0)]
    out += [pieces / team / 2.0, pieces / 6.0, float(state.keen >= 0)]
    dice = 0
    craft = 0
    speed = 0
    most_dice = 0
    most_craft = 0
    for dwarf in range(dwarves):
        dice += forecast.dice[dwarf]
        craft += forecast.craft[dwarf]
        speed += forecast.speed[dwarf]
        most_dice = max(most_dice, forecast.dice[dwarf])
        most_craft = max(most_craft, forecast.craft[dwarf])
    here = state.dwarf
    out += [dice / team / 4.0, craft / team / 4.0, speed / team / 3.0, most_dice / 5.0, most_craft / 5.0]
    out += [forecast.dice[here] / 4.0, forecast.craft[here] / 4.0, forecast.speed[here] / 3.0, state.health[here] / 4.0]
    for gear in range(GEARS):
        count = 0
        for mask in state.gear:
            count += mask >> gear & 1
        out.append(float(count))
    able = [0.0] * len(ABILITIES)
    for hero in state.heroes:
        able[t.ability[hero]] = 1.0
    return out + able


def of_map(state: ZwergeState) -> list[float]:
    """Return what stands on the map, and how much of it is about to perish."""
    t = state.data
    kinds = [0, 0, 0]
    full = 0
    nearly = 0
    pressure = 0.0
    weight = 0.0
    crowd = 0
    for hex in range(HEXES):
        at = hex * 3
        count = state.army[at] + state.army[at + 1] + state.army[at + 2]
        if count == 0:
            continue
        kinds[0] += state.army[at]
        kinds[1] += state.army[at + 1]
        kinds[2] += state.army[at + 2]
        crowd = max(crowd, count)
        weight += count / (1.0 + t.distance[hex * HEXES + t.goal])
        if hex != t.goal and state.tile[hex] == 0:
            full += count >= state.limit - 1
            nearly += count == state.limit - 2
            pressure += (count / state.limit) ** 2
    total = kinds[0] + kinds[1] + kinds[2]
    out = [total / 20.0, kinds[0] / 10.0, kinds[1] / 10.0, kinds[2] / 10.0, state.troops(t.goal) / 4.0, full / 2.0, nearly / 2.0, pressure, weight / 4.0]
    out += [crowd / 5.0, state.laid / 10.0, float(state.laid >= 15), max(0.0, (total - 25) / 10.0)]
    for hex in t.gate_hex:
        out += [state.troops(hex) / 4.0, float(state.tile[hex] > 0)]
    beset = 0
    lost = 0
    for hex in state.pos:
        beset += state.troops(hex) > 0
        lost += state.tile[hex] > 0
    return [*out, beset / 2.0, lost / 2.0]


def of_cards(state: ZwergeState, forecast: Forecast) -> list[float]:
    """Return what the adventures face up are worth and what the threats would cost, each the weightiest first, and how soon they could be gone."""
    t = state.data
    last = is_last(state)
    good: list[tuple[float, float, float]] = []
    bad: list[tuple[float, float, float]] = []
    worth = 0.0
    near = 0.0
    cost = 0.0
    kept = 0.0
    count = 0
    extra = adventure_bonus(state, SCALE) * 0.2
    for slot in range(SCENE):
        card = state.cards[slot]
        if card < 0:
            continue
        away = soon(forecast.first[slot])
        if t.deck[card] == THREAT:
            price = 0.0 if last else min(12.0, threat_cost(state, SCALE, slot, survivors(state, slot)))
            bad.append((-price, away, soon(forecast.second[slot])))
            cost += price
            kept += price * away
            count += 1
        else:
            value = reward_value(state, SCALE, card) + extra
            good.append((-value * away, value, away))
            worth += value
            near += value * away
    good.sort()
    bad.sort()
    out = [worth / 4.0, near / 3.0, cost / 8.0, kept / 6.0, count / 2.0, len(good) / 2.0]
    for n in range(SHOWN):
        if n < len(good):
            out += [-good[n][0] / 2.0, good[n][1] / 2.0, good[n][2]]
        else:
            out += [0.0, 0.0, 0.0]
        if n < len(bad):
            out += [-bad[n][0] / 5.0, bad[n][1], bad[n][2], -bad[n][0] * bad[n][1] / 5.0]
        else:
            out += [0.0, 0.0, 0.0, 0.0]
    cards = len(state.deck) - state.dealt
    mixed = len(t.cards) - t.first_threat - (len(state.menace) - state.menace_at) - count
    for card in state.discard:
        mixed -= t.deck[card] == THREAT
    return [*out, cards / 20.0, mixed / 4.0, mixed / (cards + 1.0)]


def of_scenario(state: ZwergeState, forecast: Forecast) -> list[float]:
    """Return which scenario is face up, how much of it is done, and how soon it could be."""
    t = state.data
    card = state.cards[SCENE]
    out = [0.0] * (2 * len(TASKS) + 8)
    if card < 0:
        return out
    mission = t.mission[card]
    first = forecast.first[SCENE]
    out[0] = 1.0
    out[1] = soon(first)
    out[2] = soon(forecast.second[SCENE])
    out[3] = min(first, NEVER) / 10.0
    out[4] = first / max(1.0, float(state.doom - state.hero))
    out[5] = float(t.level[card] == "C")
    done = 0.0
    if mission in (TESTS_IN_EACH, GATES):
        done = state.ticks.bit_count() / len(t.visits[card])
    elif mission == CARD_TROOPS:
        done = 1.0 - survivors(state, SCENE) / max(1, sum(t.troops[card * 3 : card * 3 + 3]))
    elif mission == NODONN:
        done = 1.0 - state.tokens / max(1, t.tokens[card])
    elif mission == DESTROY:
        done = state.tally / t.need[card]
    out[6] = done
    out[7] = done if t.level[card] == "C" else 0.0
    if mission in TASKS:
        at = 8 + 2 * TASKS.index(mission)
        out[at] = 1.0
        out[at + 1] = soon(first)
    return out
