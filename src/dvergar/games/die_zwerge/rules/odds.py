"""Odds of dice: previews show them, and bots reckon with them."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.cards import CRAFT, PLUS_FIGHT, PLUS_MESSAGE, REROLL_CRAFT, REROLL_FIGHT, SLOTS
from dvergar.games.die_zwerge.rules.questions import ZwergeQuestions


def binomials() -> list[float]:
    """Return the chance of exactly k successes at `target * 13 * 13 + n * 13 + k`, for targets 0..7 and up to 12 dice."""
    out = [0.0] * (8 * 13 * 13)
    for target in range(8):
        hit = min(1.0, max(0.0, (7 - target) / 6.0))
        for n in range(13):
            row = [1.0] + [0.0] * 12
            for _ in range(n):
                for k in range(12, 0, -1):
                    row[k] = row[k] * (1.0 - hit) + row[k - 1] * hit
                row[0] = row[0] * (1.0 - hit)
            for k in range(13):
                out[target * 169 + n * 13 + k] = row[k]
    return out


EXACTLY: Final = binomials()


def at_least(dice: int, target: int, need: int) -> float:
    """Return the chance that `dice` dice show `target` or more at least `need` times.

    >>> round(at_least(4, 4, 3), 4)
    0.3125
    """
    total = 0.0
    for k in range(max(0, need), dice + 1):
        total += EXACTLY[target * 169 + dice * 13 + k]
    return min(1.0, total)


def twice(chance: float) -> float:
    """Return a chance when all dice may be rolled once more."""
    return 1.0 - (1.0 - chance) * (1.0 - chance)


def in_two_actions(dice: int, target: int, need: int, again: bool) -> float:
    """Return the chance of so many successes with one or two actions of one turn; `again`: all dice may be rolled once more in each.

    >>> round(in_two_actions(4, 5, 2, False), 4)
    0.8049
    """
    first = at_least(dice, target, need)
    missed = 1.0 - first if again else 1.0  # whoever may roll again does so after a roll that does not finish
    total = twice(first) if again else first
    for k in range(need):
        rest = at_least(dice, target, need - k)
        total += missed * EXACTLY[target * 169 + dice * 13 + k] * (twice(rest) if again else rest)
    return total


def message(state: ZwergeQuestions, dwarf: int) -> float:
    """Return the chance that a dwarf's message is heard."""
    t = state.data
    need = t.council_need[state.council + t.council_zero]
    if need == 0:
        return 0.0
    if t.ability[state.heroes[dwarf]] == PLUS_MESSAGE:
        need -= 1
    return at_least(state.value(dwarf, CRAFT), need, 1)


def test(state: ZwergeQuestions, dwarf: int, attribute: int, target: int, need: int) -> float:
    """Return the chance of a test in one action."""
    chance = at_least(state.value(dwarf, attribute), target, need)
    if attribute == CRAFT and t_ability(state, dwarf) == REROLL_CRAFT:
        return twice(chance)
    return chance


def t_ability(state: ZwergeQuestions, dwarf: int) -> int:
    """Return a dwarf's ability."""
    return state.data.ability[state.heroes[dwarf]]


def kills(dice: int, orc: int, troll: int, elf: int, need_orc: int, need_troll: int, need_elf: int) -> float:
    """Return how many troops so many dice destroy on average.

    >>> round(kills(4, 1, 0, 0, 4, 5, 6), 4)
    0.9375
    """
    # Dice that reach no more than the orcs' number, than the trolls', or the elves': a multinomial of four classes.
    p6 = (7 - need_elf) / 6.0
    p5 = (need_elf - need_troll) / 6.0
    p4 = (need_troll - need_orc) / 6.0
    p0 = 1.0 - p6 - p5 - p4
    total = 0.0
    for a in range(dice + 1):
        for b in range(dice + 1 - a):
            for c in range(dice + 1 - a - b):
                rest = dice - a - b - c
                ways = FACTORIAL[dice] / (FACTORIAL[a] * FACTORIAL[b] * FACTORIAL[c] * FACTORIAL[rest])
                chance = ways * p6**a * p5**b * p4**c * p0**rest
                orcs = min(c, orc)
                left = orc - orcs
                fives = min(b, troll + left)
                sixes = min(a, troll + left - fives + elf)
                total += chance * (orcs + fives + sixes)
    return total


FACTORIAL: Final = [1.0, 1.0, 2.0, 6.0, 24.0, 120.0, 720.0, 5040.0, 40320.0]


def foes(state: ZwergeQuestions, dwarf: int) -> list[int]:
    """Return the troops that stand in a dwarf's fight, by kind."""
    at = state.pos[dwarf] * 3
    out = [state.army[at], state.army[at + 1], state.army[at + 2]]
    for slot in range(SLOTS):
        if state.fought(dwarf, slot):
            for kind in range(3):
                out[kind] += state.held[slot * 3 + kind]
    return out


def hit_something(state: ZwergeQuestions, dwarf: int, dice: int, easiest: int) -> float:
    """Return the chance that a fight destroys at least one troop, the easiest of which falls to that number."""
    ability = t_ability(state, dwarf)
    chance = at_least(dice, easiest - 1 if ability == PLUS_FIGHT else easiest, 1)
    return twice(chance) if ability == REROLL_FIGHT else chance
