"""What the greedy way of playing thinks of things, as numbers: each counts only against the others."""

from __future__ import annotations

from typing import Final

NAMES: Final = [
    "tempo", "part_weight", "part_far", "lack_cost", "trust_cost", "swap", "amber",
    "rival", "on_top", "crowded", "home", "alone", "later", "scale", "leaping", "own_target",
    "idle", "harm", "taking", "fetching", "ahead", "held", "take_least", "take_each", "swap_cost", "theft_cost", "free_cost",
    "speed", "stealth", "bat", "stamina", "strength", "thief",
]  # fmt: skip
START: Final = [
    1.5, 1.1, 0.5, 1.2, 1.4, 0.4, 0.6,
    0.92, 0.5, 2.0, 0.2, 1.0, 0.89, 9.0, 0.7, 0.85,
    0.1, 0.3, 0.9, 1.4, 0.5, 2.0, 2.0, 0.5, 0.3, 2.0, 0.5,
    1.2, 0.3, 0.5, 0.8, 0.2, 1.2,
]  # fmt: skip
# How far a duel's variants lie apart (`engine.policy.Number`), where not as elsewhere, and what is never more than so much.
SPREADS: Final = {
    "later": 0.02, "rival": 0.05, "own_target": 0.1, "lack_cost": 0.15, "trust_cost": 0.15, "part_weight": 0.12, "leaping": 0.2, "held": 0.3,
}  # fmt: skip
MOST: Final = {"later": 0.97, "rival": 1.0, "own_target": 1.0}
# What some 7,500 matches at tables of 3 to 5 seats have taught, in each of which two tastes a little apart met.
TAUGHT: Final = [
    1.34, 0.69, 0.378, 1.22, 1.69, 0.586, 2.41,
    1.0, 0.121, 3.13, 0.0998, 0.579, 0.876, 2.83, 0.272, 1.0,
    0.016, 0.0307, 0.251, 2.29, 0.79, 1.57, 0.723, 0.744, 0.33, 10.7, 0.361,
    0.15, 0.697, 0.602, 1.67, 0.114, 9.05,
]  # fmt: skip


class Taste:
    """One set of these numbers, in the order of `NAMES`."""

    def __init__(self, numbers: list[float]) -> None:
        self.numbers = numbers
        self.tempo = numbers[0]  # for each dwarf retired: the end comes nearer
        self.part_weight = numbers[1]  # a part costs neither a dwarf nor an action to take it
        self.part_far = numbers[2]  # what is left of a part's worth while nearly all of it is lacking
        self.lack_cost = numbers[3]  # actions that each weight costs which a card lacks
        self.trust_cost = numbers[4]  # likewise, where it is judged whether there is time for it
        self.swap = numbers[5]  # what a loose gem is worth beyond its weight, since it may be swapped
        self.amber = numbers[6]  # likewise of amber
        self.rival = numbers[7]  # what each empty rival near a cavern leaves of it
        self.on_top = numbers[8]  # actions that every trip costs beyond its moves
        self.crowded = numbers[9]  # actions that an occupied cavern costs
        self.home = numbers[10]  # what an idle dwarf's way out is worth
        self.alone = numbers[11]  # where no other is outside
        self.later = numbers[12]  # what a step's delay leaves of a gain
        self.scale = numbers[13]  # a gain by moving, against one by other actions
        self.leaping = numbers[14]  # leaps make ways shorter by so much
        self.own_target = numbers[15]  # what is left of a cavern that another own dwarf is nearer to
        self.idle = numbers[16]  # what passing counts: an action that brings less is not made
        self.harm = numbers[17]  # what a rival's loss counts
        self.taking = numbers[18]  # a gain by taking a setting, against others
        self.fetching = numbers[19]  # what each weight costs that is still to be fetched
        self.ahead = numbers[20]  # how much of a gain counts that is still to come
        self.held = numbers[21]  # so many unfinished settings are enough
        self.take_least = numbers[22]  # actions that taking and completing a setting costs
        self.take_each = numbers[23]  # and each weight that is not at hand
        self.swap_cost = numbers[24]
        self.theft_cost = numbers[25]  # a later visit may find more
        self.free_cost = numbers[26]  # what each weight of a card that a token completes would bring otherwise
        self.skills = [0.0, *numbers[27:33]]  # by skill: what taking it counts


PLAIN: Final = Taste(START)
SHARP: Final = Taste(TAUGHT)
