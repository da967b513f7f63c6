"""Measures that jobs are weighed by: who gets where how soon, what a test or a fight takes, which job is the best so far (a bot's reckoning)."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.bot.evaluation import (
    W_OTHERS,
    adventure_bonus,
    health_value,
    is_last,
    scenario_value,
    troop_value,
)
from dvergar.games.die_zwerge.bot.paths import FAR, moves, price_for, ways
from dvergar.games.die_zwerge.cards import (
    CARD_TROOPS,
    COMBAT,
    CRAFT,
    HEXES,
    REROLL_CRAFT,
    SLOTS,
    SPEED,
)
from dvergar.games.die_zwerge.rules import odds
from dvergar.games.die_zwerge.rules.phases import FIGHT_ACTION, GEAR_ACTION, MOVE_ACTION, PASS_ACTION
from dvergar.games.die_zwerge.rules.play import ZwergeState


def mean_kills(state: ZwergeState, dice: int, orc: int, troll: int, elf: int) -> float:
    """Return how many troops a fight destroys on average; more than five of a kind count as five."""
    dice = min(dice, 7)
    orc = min(orc, 5)
    troll = min(troll, 5)
    elf = min(elf, 5)
    at = dice * 216 + orc * 36 + troll * 6 + elf
    means = state.data.kill_means
    if means[at] < 0:
        defeat = state.data.defeat
        means[at] = odds.kills(dice, orc, troll, elf, defeat[0], defeat[1], defeat[2])
    return means[at]


def likely_kills(state: ZwergeState, dice: int, orc: int, troll: int, elf: int, need: int, fights: int) -> float:
    """Return the chance that one or two fights destroy at least so many troops, three at most; more than five of a kind count as five."""
    if need <= 0:
        return 1.0
    dice = min(dice, 7)
    orc = min(orc, 5)
    troll = min(troll, 5)
    elf = min(elf, 5)
    if need > 3 or orc + troll + elf < need:
        return 0.0
    at = ((dice * 216 + orc * 36 + troll * 6 + elf) * 4 + need) * 2 + fights - 1
    chances = state.data.kill_chances
    if chances[at] < 0.0:
        defeat = state.data.defeat
        p6 = (7 - defeat[2]) / 6.0
        p5 = (defeat[2] - defeat[1]) / 6.0
        p4 = (defeat[1] - defeat[0]) / 6.0
        p0 = 1.0 - p6 - p5 - p4
        total = 0.0
        for a in range(dice + 1):
            for b in range(dice + 1 - a):
                for c in range(dice + 1 - a - b):
                    rest = dice - a - b - c
                    ways = odds.FACTORIAL[dice] / (odds.FACTORIAL[a] * odds.FACTORIAL[b] * odds.FACTORIAL[c] * odds.FACTORIAL[rest])
                    chance = ways * p6**a * p5**b * p4**c * p0**rest
                    orcs = min(c, orc)
                    trolls = min(b, troll)
                    fives = min(b - trolls, orc - orcs)
                    elves = min(a, elf)
                    more = min(a - elves, troll - trolls)
                    most = min(a - elves - more, orc - orcs - fives)
                    done = orcs + trolls + fives + elves + more + most
                    if done >= need:
                        total += chance
                    elif fights > 1:
                        total += chance * likely_kills(state, dice, orc - orcs - fives - most, troll - trolls - more, elf - elves, need - done, 1)
        chances[at] = total
    return chances[at]


WISHED: Final = 2.5  # times the worth of what somebody has pointed at: where another job is better still, it would be foolish


class Measures:
    """Weighs jobs of the active dwarf by value and effort; `action`, `goal`, `task` (what is done there) and `rate` are of the best so far.

    What somebody has pointed at is worth more: the hex `wish`, the card in slot `wished`; `slot` is the card being weighed.
    """

    def __init__(self, state: ZwergeState, w: list[float], actions: int, steps: int) -> None:
        self.state = state
        self.w = w
        self.dwarf = state.dwarf
        self.actions = actions
        self.steps = steps  # of a move that is under way; -1 otherwise
        self.hex = state.pos[self.dwarf]
        self.speed = state.value(self.dwarf, SPEED)
        self.price = price_for(state, w)
        self.cost = ways(state, self.dwarf, self.hex, self.price)
        self.pinned = state.pinned(self.dwarf)
        self.rate = 0.0
        self.action = PASS_ACTION
        self.goal = self.hex
        self.begun = [0.0] * GEAR_ACTION  # by action that a job can begin with where the dwarf stands: the best rate of those
        self.gone = [0.0] * HEXES  # by hex: the best rate of the jobs there
        self.task = PASS_ACTION  # what is done at the goal
        self.wish = -1
        self.wished = -1
        self.slot = -1
        self.anchored = False
        self.waits = False  # for two fights in one turn: troops here are spared until then
        self.others: list[list[int]] = []
        self.last = is_last(state)
        self.scenario_value = scenario_value(state, w)
        self.extra = adventure_bonus(state, w)

    # Measures

    def travel(self, hex: int) -> float:
        """Return how many moves of its own the dwarf needs to a hex."""
        cost = self.cost[hex]
        if cost == 0:
            return 0.0
        if self.pinned or cost >= FAR:
            return 30.0
        if self.steps >= 0:
            cost -= self.steps
            return 0.0 if cost <= 0 else moves(self.speed, cost)
        return moves(self.speed, cost)

    def nearest(self, hexes: list[int]) -> int:
        """Return the hex that costs least."""
        best = hexes[0]
        for hex in hexes:
            if self.cost[hex] < self.cost[best]:
                best = hex
        return best

    def ways_of(self, dwarf: int) -> list[int]:
        """Return the costs of another dwarf's ways."""
        if not self.others:
            self.others = [[] for _ in range(self.state.dwarves)]
            self.others[self.dwarf] = self.cost
        if not self.others[dwarf]:
            self.others[dwarf] = ways(self.state, dwarf, self.state.pos[dwarf], self.price)
        return self.others[dwarf]

    def moves_of(self, dwarf: int, hexes: list[int]) -> float:
        """Return how many moves a dwarf needs to the nearest of these hexes."""
        if dwarf == self.dwarf:
            return self.travel(self.nearest(hexes))
        cost = self.ways_of(dwarf)
        least = FAR
        for hex in hexes:
            least = min(least, cost[hex])
        if least > 0 and self.state.pinned(dwarf):
            return 30.0
        return 30.0 if least >= FAR else moves(self.state.value(dwarf, SPEED), least)

    def turns(self, dwarf: int, effort: float) -> float:
        """Return how many turns from now a dwarf has spent so many actions."""
        n = self.state.dwarves
        if dwarf == self.dwarf:
            return max(0.0, (effort - self.actions) / 2.0) * n
        return (dwarf - self.dwarf) % n + max(0.0, (effort - 2.0) / 2.0) * n

    def share(self, mine: float, others: float) -> float:
        """Return how much a job counts that the best other dwarf would finish `others` turns from now, and this one `mine`."""
        if mine <= others:
            return 1.0
        return max(self.w[W_OTHERS], 1.0 - (mine - others) / self.state.dwarves)

    def test_work(self, dwarf: int, attribute: int, target: int, need: int) -> float:
        """Return how many actions a test takes on average, each turn with two of them."""
        dice = self.state.value(dwarf, attribute)
        again = 1 if attribute == CRAFT and odds.t_ability(self.state, dwarf) == REROLL_CRAFT else 0
        council = odds.council_dice(self.state)
        one = odds.repeated(odds.rolled(council, dice, target, need), again)
        if need == 1:
            return 1.0 / max(one, 0.02)
        two = odds.in_two_actions(dice, target, need, again, council)
        return (one + 2.0 * (1.0 - one)) / max(two, 0.02)

    def job(self, value: float, hex: int, work: float, action: int) -> None:
        """Weigh a job of so many actions on a hex; `action` is the first of them."""
        effort = self.travel(hex) + work
        if hex == self.wish:
            value *= WISHED
        if hex == self.hex and self.steps < 0:
            self.take(value, effort, action, hex)
        elif not self.pinned:
            before = self.rate
            self.take(value, effort, MOVE_ACTION, hex)
            if self.rate > before:
                self.task = action

    def take(self, value: float, effort: float, action: int, hex: int) -> None:
        """Keep the best rate."""
        effort = max(effort, 0.5)
        if self.slot >= 0 and self.slot == self.wished:
            value *= WISHED
        rate = value / (effort + 0.04 * effort * effort)
        if self.anchored and hex != self.hex:
            rate *= 0.25
        if action != MOVE_ACTION:
            if action < GEAR_ACTION and rate > self.begun[action]:
                self.begun[action] = rate
        elif rate > self.gone[hex]:
            self.gone[hex] = rate
        if rate > self.rate:
            self.rate = rate
            self.action = action
            self.task = action
            self.goal = hex

    def chance(self, value: float, likely: float, action: int) -> None:
        """Weigh an action that is done where the dwarf stands, with a chance of its whole worth."""
        if self.steps < 0:
            self.take(value * likely, 1.0, action, self.hex)

    # Fights

    def pools(self, hex: int) -> list[int]:
        """Return what could be fought on a hex: map troops and troops of cards."""
        state = self.state
        out = state.army[hex * 3 : hex * 3 + 3]
        t = state.data
        for slot in range(SLOTS):
            card = state.cards[slot]
            if card >= 0 and t.mission[card] == CARD_TROOPS and t.within[t.place[card]][hex]:
                for kind in range(3):
                    out[kind] += state.held[slot * 3 + kind]
        return out

    def weigh_troops(self, slot: int, hexes: list[int]) -> None:
        """Weigh fighting the troops on a card until they are gone."""
        state = self.state
        at = slot * 3
        left = state.held[at] + state.held[at + 1] + state.held[at + 2]
        if left == 0:
            return
        hex = self.nearest(hexes)
        dice = state.value(self.dwarf, COMBAT)
        mean = mean_kills(state, dice, state.held[at], state.held[at + 1], state.held[at + 2])
        total = 0.0
        easiest = 6
        for kind in range(3):
            if state.held[at + kind] > 0:
                total += troop_value(state, self.w, slot, kind) * state.held[at + kind]
                easiest = min(easiest, state.data.defeat[kind])
        miss = 1.0 - odds.hit_something(state, self.dwarf, dice, easiest)
        fights = max(1.0, left / max(0.2, mean))
        risk = miss * health_value(state, self.w, state.health[self.dwarf])
        self.job(total - risk * fights, hex, fights, FIGHT_ACTION)
        if hex == self.hex:
            self.chance(total * min(1.0, mean / left) - risk, 1.0, FIGHT_ACTION)
