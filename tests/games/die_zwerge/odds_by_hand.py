"""The chances of Die Zwerge once more, by going through every roll as spec 4.3 orders it; shares no code with `rules/odds.py`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import product

Roll = tuple[int, ...]
Worth = Callable[[Roll], float]
RIGHT = {-4: 3, -3: 3, -2: 4, -1: 4, 0: 5, 1: 5, 2: 6, 3: 6}  # spec 2.4: what a message needs
DEFEAT = {"orc": 4, "troll": 5, "elf": 6}


def expected(dice: int, council: int, again: int, worth: Worth) -> float:
    """Return what a roll of so many dice is worth by right play, all of them rolled up to `again` times more."""
    value: float | None = None
    for _ in range(again + 1):
        value = sum(times * settled(roll, council, worth, value) for roll, times in rolls(dice)) / 6**dice
    assert value is not None
    return value


@cache
def rolls(dice: int) -> list[tuple[Roll, int]]:
    """Return all rolls, sorted, with the number of ways in which each may fall."""
    return list(Counter(tuple(sorted(roll)) for roll in product(range(1, 7), repeat=dice)).items())


def settled(roll: Roll, council: int, worth: Worth, other: float | None) -> float:
    """Return what a roll is worth before step 2 (the council); `other` is a new roll of all dice, where one may still be made."""

    def kept(now: Roll) -> float:
        return worth(now) if other is None else max(worth(now), other)

    def without(at: int) -> float:
        return sum(kept(tuple(sorted((*roll[:at], face, *roll[at + 1 :])))) for face in range(1, 7)) / 6

    if council == -2:
        return without(roll.index(max(roll)))
    if council == 3:
        return max([kept(roll), *(without(roll.index(face)) for face in set(roll))])
    return kept(roll)


def successes(target: int, need: int, songs: int = 0) -> Worth:
    """Return whether a roll has so many successes, when each song turns one die into a 5."""

    def worth(roll: Roll) -> float:
        return float(max(sum(die >= target for die in now) for now in sung(roll, songs)) >= need)

    return cache(worth)


def sung(roll: Roll, songs: int) -> list[Roll]:
    """Return all that songs can make of a roll."""
    found = [roll]
    for _ in range(songs):
        found += [(*now[:at], 5, *now[at + 1 :]) for now in found for at in range(len(now))]
    return found


def fallen(roll: Roll, foes: list[str], plus: bool) -> int:
    """Return how many foes a roll can destroy, by trying out which die takes which; a token falls to a 6."""
    raised = [roll, *((*roll[:at], roll[at] + 1, *roll[at + 1 :]) for at in range(len(roll)) if plus)]
    return max(paired(tuple(sorted(now)), tuple(sorted(DEFEAT.get(foe, 6) for foe in foes))) for now in raised)


@cache
def paired(dice: Roll, needs: Roll) -> int:
    if not dice:
        return 0
    best = paired(dice[1:], needs)
    for at, need in enumerate(needs):
        if dice[0] >= need:
            best = max(best, 1 + paired(dice[1:], (*needs[:at], *needs[at + 1 :])))
    return best


def message(dice: int, council: int, tungdil: bool) -> float:
    """Return the chance that a message is heard; Tungdil adds 1 to a die at the end."""
    return expected(dice, council, 0, successes(RIGHT[council] - tungdil, 1))


def fight(dice: int, council: int, again: int, foes: list[str], plus: bool) -> tuple[float, float]:
    """Return the average of what a fight destroys, and the chance of at least one."""
    count = cache(lambda roll: float(fallen(roll, foes, plus)))
    one = cache(lambda roll: float(fallen(roll, foes, plus) > 0))
    return expected(dice, council, again, count), expected(dice, council, again, one)


def two_actions(dice: int, council: int, target: int, need: int, again: int) -> float:
    """Return the chance of so many successes in two actions of one turn."""

    @cache
    def second(left: int) -> float:
        return 1.0 if left <= 0 else expected(dice, council, again, successes(target, left))

    return expected(dice, council, again, cache(lambda roll: second(need - sum(die >= target for die in roll))))
