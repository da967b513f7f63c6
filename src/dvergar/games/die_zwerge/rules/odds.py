"""Odds of dice, exact for the order of spec 4.3: previews show them, and bots reckon with them.

The roller plays for just that. Council, abilities, and the equipment of all who may use it are included.
"""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.cards import (
    COMBAT,
    CRAFT,
    PLUS_FIGHT,
    PLUS_MESSAGE,
    REROLL_CRAFT,
    REROLL_FIGHT,
    REROLL_HIGHEST,
    REROLL_ONE,
    SCENE,
    SLOTS,
    SPEED,
)
from dvergar.games.die_zwerge.rules.questions import ZwergeQuestions

MOST_DICE: Final = 12

# What the council does to every roll of number dice; each has its table of `AFTER`.
CALM: Final = 0
HIGHEST: Final = 1  # one of the highest must be rolled again
ONE: Final = 2  # one may be rolled again: of a test always one that has failed


def binomials() -> list[float]:
    """Return the chance of exactly k successes at `target * 13 * 13 + n * 13 + k`, for targets 0..7 and up to 12 dice."""
    out = [0.0] * (8 * 13 * 13)
    for target in range(8):
        hit = min(1.0, max(0.0, (7 - target) / 6.0))
        for n in range(MOST_DICE + 1):
            row = [1.0] + [0.0] * MOST_DICE
            for _ in range(n):
                for k in range(12, 0, -1):
                    row[k] = row[k] * (1.0 - hit) + row[k - 1] * hit
                row[0] = row[0] * (1.0 - hit)
            for k in range(13):
                out[target * 169 + n * 13 + k] = row[k]
    return out


EXACTLY: Final = binomials()


def councils() -> list[float]:
    """Return, like `EXACTLY`, the chance of k successes after the council's step, at `council * 8 * 13 * 13` more."""
    out = EXACTLY + [0.0] * (2 * len(EXACTLY))
    for target in range(8):
        hit = min(1.0, max(0.0, (7 - target) / 6.0))
        for n in range(1, MOST_DICE + 1):
            at = target * 169 + n * 13
            for k in range(n + 1):
                likely = EXACTLY[at + k]
                highest = len(EXACTLY) + at + max(0, k - 1)  # where a die has succeeded, a success is rolled again
                out[highest] += likely * (1.0 - hit)
                out[highest + 1] += likely * hit
                one = 2 * len(EXACTLY) + at + k
                if k == n:
                    out[one] += likely
                else:
                    out[one] += likely * (1.0 - hit)
                    out[one + 1] += likely * hit
    return out


AFTER: Final = councils()


def rolled(council: int, dice: int, target: int, need: int) -> float:
    """Return the chance of at least `need` successes in one roll, after the council's step.

    >>> round(rolled(HIGHEST, 4, 4, 1), 4), round(rolled(ONE, 4, 6, 1), 4)
    (0.8438, 0.5981)
    """
    total = 0.0
    at = council * 1352 + target * 169 + dice * 13
    for k in range(max(0, need), dice + 1):
        total += AFTER[at + k]
    return min(1.0, total)


def repeated(chance: float, again: int) -> float:
    """Return a chance when all dice may be rolled so many times more."""
    missed = 1.0 - chance
    for _ in range(again):
        missed *= 1.0 - chance
    return 1.0 - missed


def council_dice(state: ZwergeQuestions) -> int:
    """Return what the council does to every roll."""
    effect = state.data.council_effect[state.council + state.data.council_zero]
    return HIGHEST if effect == REROLL_HIGHEST else ONE if effect == REROLL_ONE else CALM


def in_two_actions(dice: int, target: int, need: int, again: int, council: int = CALM) -> float:
    """Return the chance of so many successes with one or two actions of one turn; all dice may be rolled `again` times more (0 or 1) in each.

    Whoever may roll again does so where that leaves the better chance.

    >>> round(in_two_actions(4, 5, 2, 0), 4), round(in_two_actions(4, 5, 2, 1), 4)
    (0.8049, 0.9678)
    """
    at = council * 1352 + target * 169 + dice * 13
    fresh = 0.0  # the chance that a new roll of all dice leaves
    for k in range(dice + 1):
        fresh += AFTER[at + k] * (repeated(rolled(council, dice, target, need - k), again) if k < need else 1.0)
    if again == 0:
        return fresh
    total = 0.0
    for k in range(dice + 1):
        kept = repeated(rolled(council, dice, target, need - k), again) if k < need else 1.0
        total += AFTER[at + k] * max(kept, fresh)
    return total


def message(state: ZwergeQuestions, dwarf: int) -> float:
    """Return the chance that a dwarf's message is heard: no craft test, so only the council rolls dice again."""
    t = state.data
    need = t.council_need[state.council + t.council_zero]
    if need == 0:
        return 0.0
    if t.ability[state.heroes[dwarf]] == PLUS_MESSAGE:
        need -= 1
    return rolled(council_dice(state), state.value(dwarf, CRAFT), need, 1)


def test(state: ZwergeQuestions, dwarf: int, attribute: int, target: int, need: int) -> float:
    """Return the chance of a test in one action: with ability and anvil for craft, with all songs for speed."""
    dice = state.value(dwarf, attribute)
    again = 0
    if attribute == CRAFT:
        again = (t_ability(state, dwarf) == REROLL_CRAFT) + state.owns(dwarf, state.data.anvil)
    elif attribute == SPEED and target <= state.data.song_value and need <= dice:
        need -= owners(state, state.data.song)
    return repeated(rolled(council_dice(state), dice, target, need), again)


def health_roll(state: ZwergeQuestions, dwarf: int, target: int, need: int) -> float:
    """Return the chance of a health roll: all food that is owned may be eaten before it."""
    t = state.data
    dice = state.health[dwarf] + owners(state, t.beer) * t.beer_heal + owners(state, t.cheese) * t.cheese_heal
    return rolled(council_dice(state), min(dice, state.most(dwarf)), target, need)


def owners(state: ZwergeQuestions, gear: int) -> int:
    """Return how many dwarves own a kind of equipment."""
    count = 0
    for dwarf in range(state.dwarves):
        if state.owns(dwarf, gear):
            count += 1
    return count


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


def fight_again(state: ZwergeQuestions, dwarf: int) -> int:
    """Return how many times a dwarf may roll all dice of a fight again."""
    return (t_ability(state, dwarf) == REROLL_FIGHT) + state.owns(dwarf, state.data.dagger)


def hit_something(state: ZwergeQuestions, dwarf: int, dice: int, easiest: int) -> float:
    """Return the chance that a fight destroys at least one troop, the easiest of which falls to that number."""
    target = easiest - 1 if t_ability(state, dwarf) == PLUS_FIGHT else easiest
    return repeated(rolled(council_dice(state), dice, target, 1), fight_again(state, dwarf))


MEANS: Final[dict[int, float]] = {}  # of fights that were asked for: a view asks for the same one again and again
MOST_MEANS: Final = 5000


def fight(state: ZwergeQuestions, dwarf: int) -> list[float]:
    """Return how many troops and tokens a dwarf's fight takes on average, and the chance of at least one; each by play for just that."""
    t = state.data
    needs: list[int] = []
    counts = foes(state, dwarf)
    dice = state.value(dwarf, COMBAT)
    for kind in range(3):
        needs += [t.defeat[kind]] * min(counts[kind], dice)
    if state.nodonn(dwarf):
        needs += [t.target[state.cards[SCENE]]] * min(state.tokens, dice)
    needs = sorted(needs)[:dice]
    council, plus, again = council_dice(state), t_ability(state, dwarf) == PLUS_FIGHT, fight_again(state, dwarf)
    key = (dice * 3 + council) * 8 + plus * 4 + again
    for need in needs:
        key = key << 3 | need
    if key not in MEANS:
        if len(MEANS) > MOST_MEANS:
            MEANS.clear()
        MEANS[key] = Fight(needs, dice, council, plus).mean(again)
    return [MEANS[key], hit_something(state, dwarf, dice, needs[0])]


class Fight:
    """What a fight destroys on average, by going through all rolls; `needs` are the numbers that the foes fall to, ascending.

    >>> round(Fight([4], 4, CALM, False).mean(0), 4), round(Fight([6, 6, 6], 4, CALM, False).mean(1), 4)
    (0.9375, 0.987)
    """

    def __init__(self, needs: list[int], dice: int, council: int, plus: bool) -> None:
        self.needs = needs
        self.council = council
        self.plus = plus
        self.rolls: list[list[int]] = []  # each as its number of ones, twos, ...
        self.shares: list[float] = []  # the chance of each roll
        self.known: dict[int, int] = {}  # by roll: what it destroys
        self.spread([], dice)
        for counts in self.rolls:
            ways = FACTORIAL[dice]
            for count in counts:
                ways /= FACTORIAL[count]
            self.shares.append(ways / 6.0**dice)

    def spread(self, counts: list[int], left: int) -> None:
        """List all rolls that begin with these numbers of faces."""
        if len(counts) == 5:
            self.rolls.append([*counts, left])
            return
        for count in range(left + 1):
            self.spread([*counts, count], left - count)

    def mean(self, again: int) -> float:
        """Return the average when all dice may be rolled so many times more, each time followed by the council's step."""
        floor = 0.0
        for _ in range(again + 1):
            total = 0.0
            for counts, share in zip(self.rolls, self.shares, strict=True):
                total += share * self.best(counts, floor)
            floor = total
        return floor

    def best(self, counts: list[int], floor: float) -> float:
        """Return what a roll is worth before the council's step, where `floor` may be had instead after it."""
        if self.council == HIGHEST:
            face = 5
            while counts[face] == 0:
                face -= 1
            return self.changed(counts, face, floor)
        most = max(float(self.destroyed(counts)), floor)
        if self.council == ONE:
            for face in range(5):
                if counts[face] > 0:
                    most = max(most, self.changed(counts, face, floor))
        return most

    def changed(self, counts: list[int], face: int, floor: float) -> float:
        """Return what a roll is worth when a die of that face is rolled again."""
        counts = counts.copy()
        counts[face] -= 1
        total = 0.0
        for new in range(6):
            counts[new] += 1
            total += max(float(self.destroyed(counts)), floor)
            counts[new] -= 1
        return total / 6.0

    def destroyed(self, counts: list[int]) -> int:
        """Return how many foes a roll destroys, with 1 added to a die where the dwarf may."""
        key = 0
        for count in counts:
            key = key << 4 | count
        found = self.known.get(key, -1)
        if found < 0:
            found = self.taken(counts)
            if self.plus:
                for face in range(5):
                    if counts[face] > 0:
                        other = counts.copy()
                        other[face] -= 1
                        other[face + 1] += 1
                        found = max(found, self.taken(other))
            self.known[key] = found
        return found

    def taken(self, counts: list[int]) -> int:
        """Return how many foes fall when each die takes, the lowest first, the one that falls to least."""
        done = 0
        for face in range(6):
            for _ in range(counts[face]):
                if done < len(self.needs) and self.needs[done] <= face + 1:
                    done += 1
        return done
