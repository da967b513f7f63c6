"""What the active dwarf should do for the team: every open job with its worth and the actions it takes, the best rate wins (spec 12)."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge import odds
from dvergar.games.die_zwerge.cards import (
    ANYWHERE,
    CARD_TROOPS,
    COMBAT,
    COMPLETE_ADVENTURE,
    COUNCIL_AT,
    CRAFT,
    DESTROY,
    DISCARD_GEAR,
    FORGE,
    GATES,
    HEALTH_ROLL,
    HEXES,
    KILL,
    KILLS_IN_TURN,
    MEET,
    MOST,
    NODONN,
    PINNED,
    REROLL_CRAFT,
    REROLL_FIGHT,
    SCENE,
    SLOTS,
    SPEED,
    TEST,
    TESTS_IN_EACH,
    THREAT,
    VISIT,
    VISIT_TEST,
    WITH_TROOPS,
)
from dvergar.games.die_zwerge.dice import CRAFT_TARGET
from dvergar.games.die_zwerge.paths import FAR, moves, ways
from dvergar.games.die_zwerge.phases import CARD_ACTION, CRAFT_ACTION, FIGHT_ACTION, MESSAGE_ACTION, MOVE_ACTION, PASS_ACTION
from dvergar.games.die_zwerge.state import Position
from dvergar.games.die_zwerge.worth import (
    W_ADVENTURE,
    W_CRAFT,
    W_MESSAGE,
    W_NEAR,
    W_OTHERS,
    W_SCENE,
    gear_worth,
    growing,
    health_worth,
    map_troop_worth,
    reward_worth,
    survivors,
    threat_cost,
    troop_worth,
)

COUNCIL_WORTH: Final = [-9.0, -2.6, -1.7, -0.8, 0.0, 0.6, 1.3, 2.7, 3.6]  # of each space, from the left
KILLS: Final = [-1.0] * (8 * 216)  # a memory of means


def mean_kills(state: Position, dice: int, orc: int, troll: int, elf: int) -> float:
    """Return how many troops a fight destroys on average; more than five of a kind count as five."""
    dice = min(dice, 7)
    orc = min(orc, 5)
    troll = min(troll, 5)
    elf = min(elf, 5)
    at = dice * 216 + orc * 36 + troll * 6 + elf
    if KILLS[at] < 0:
        defeat = state.tables.defeat
        KILLS[at] = odds.kills(dice, orc, troll, elf, defeat[0], defeat[1], defeat[2])
    return KILLS[at]


class Plan:
    """Looks at all jobs of the active dwarf; afterwards `action` and `goal` say what to do, `rate` how good it is."""

    def __init__(self, state: Position, w: list[float], actions: int, steps: int) -> None:
        self.state = state
        self.w = w
        self.dwarf = state.dwarf
        self.actions = actions
        self.steps = steps  # of a move that is under way; -1 otherwise
        self.hex = state.pos[self.dwarf]
        self.speed = state.value(self.dwarf, SPEED)
        self.cost = ways(state, self.dwarf, self.hex)
        self.pinned = state.pinned(self.dwarf)
        self.rate = 0.0
        self.action = PASS_ACTION
        self.goal = self.hex
        self.anchored = False
        self.others: list[list[int]] = []
        scene = state.cards[SCENE]
        mission = state.tables.mission[scene] if scene >= 0 else -1
        self.extra = w[W_SCENE] if mission == COMPLETE_ADVENTURE else 0.0  # of any adventure
        self.look_at_council(mission)
        if scene >= 0:
            self.look_at_scene(scene, mission)
        else:
            self.prepare()
        for slot in range(SCENE):
            if state.cards[slot] >= 0:
                self.look_at_card(slot)
        self.look_at_map(mission)

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
            self.others[dwarf] = ways(self.state, dwarf, self.state.pos[dwarf])
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
        again = attribute == CRAFT and odds.t_ability(self.state, dwarf) == REROLL_CRAFT
        one = odds.at_least(dice, target, need)
        if again:
            one = odds.twice(one)
        if need == 1:
            return 1.0 / max(one, 0.02)
        two = odds.in_two_actions(dice, target, need, again)
        return (one + 2.0 * (1.0 - one)) / max(two, 0.02)

    def job(self, value: float, hex: int, work: float, action: int) -> None:
        """Weigh a job of so many actions on a hex; `action` is the first of them."""
        effort = self.travel(hex) + work
        if hex == self.hex and self.steps < 0:
            self.take(value, effort, action, hex)
        elif not self.pinned:
            self.take(value, effort, MOVE_ACTION, hex)

    def take(self, value: float, effort: float, action: int, hex: int) -> None:
        """Keep the best rate."""
        effort = max(effort, 0.5)
        rate = value / (effort + 0.04 * effort * effort)
        if self.anchored and hex != self.hex:
            rate *= 0.25
        if rate > self.rate:
            self.rate = rate
            self.action = action
            self.goal = hex

    def chance(self, value: float, likely: float, action: int) -> None:
        """Weigh an action that is done where the dwarf stands, with a chance of its whole worth."""
        if self.steps < 0:
            self.take(value * likely, 1.0, action, self.hex)

    # Council

    def look_at_council(self, mission: int) -> None:
        """Weigh a message, and equipment made at the council."""
        state = self.state
        t = state.tables
        if state.council < t.council_top:
            at = state.council + t.council_zero
            value = (COUNCIL_WORTH[at + 1] - COUNCIL_WORTH[at]) * growing(state, self.w) * self.w[W_MESSAGE]
            for slot in range(SLOTS):
                card = state.cards[slot]
                if card >= 0 and t.mission[card] == COUNCIL_AT and state.council < t.spot[card]:
                    left = t.spot[card] - state.council
                    goal = self.w[W_SCENE] if slot == SCENE else reward_worth(state, self.w, card) + self.w[W_ADVENTURE] + self.extra
                    value += goal / (left + 0.5 * (left - 1))
            self.chance(value, odds.message(state, self.dwarf), MESSAGE_ACTION)
        else:
            self.chance(gear_worth(state, self.w) * self.w[W_CRAFT], odds.test(state, self.dwarf, CRAFT, CRAFT_TARGET, 1), CRAFT_ACTION)

    # Scenarios

    def prepare(self) -> None:
        """Between two scenarios go where the forge is, when it comes next."""
        state = self.state
        t = state.tables
        if len(state.history) == len(state.scenes) - len(t.c_cards) - len(t.b_cards):
            hexes = t.place_hexes[t.place[t.b_cards[0]]]
            self.job(self.w[W_NEAR] * (1.0 + state.value(self.dwarf, CRAFT)), hexes[0], 1.0, MESSAGE_ACTION)

    def look_at_scene(self, card: int, mission: int) -> None:
        """Weigh what the scenario asks for."""
        t = self.state.tables
        value = self.w[W_SCENE]
        if mission == CARD_TROOPS:
            self.look_at_troops(SCENE, t.place_hexes[t.place[card]])
        elif mission == MEET:
            self.look_at_meeting(t.place_hexes[t.place[card]], t.need[card], value)
        elif mission == FORGE:
            self.look_at_forge(card, t.place_hexes[t.place[card]], value)
        elif mission in (TESTS_IN_EACH, GATES):
            self.look_at_places(card, value)
        elif mission == KILLS_IN_TURN:
            self.look_at_slaughter(t.need[card], value)
        elif mission == NODONN:
            self.look_at_nodonn(card, value)

    def look_at_meeting(self, hexes: list[int], need: int, value: float) -> None:
        """Go where dwarves must meet, if this one is among the quickest; wait there."""
        state = self.state
        there = state.gathered(hexes)
        here = self.hex in hexes
        if there >= need:
            return
        if here and self.steps < 0:
            self.anchored = True
            return
        mine = self.moves_of(self.dwarf, hexes)
        quicker = 0
        first = 99.0
        for dwarf in range(state.dwarves):
            if dwarf != self.dwarf and state.pos[dwarf] not in hexes:
                theirs = self.turns(dwarf, self.moves_of(dwarf, hexes))
                first = min(first, theirs)
                if theirs < self.turns(self.dwarf, mine):
                    quicker += 1
        missing = need - there
        share = 1.0 if quicker < missing else self.share(self.turns(self.dwarf, mine), first)
        self.job(value * share / missing, self.nearest(hexes), 0.3, PASS_ACTION)

    def look_at_forge(self, card: int, hexes: list[int], value: float) -> None:
        """Bring the best crafter and a helper together, and forge."""
        state = self.state
        t = state.tables
        smith = -1
        best = 0.0
        for dwarf in range(state.dwarves):
            work = self.test_work(dwarf, t.attribute[card], t.target[card], t.need[card])
            time = self.turns(dwarf, self.moves_of(dwarf, hexes) + work) + (0.0 if dwarf == self.dwarf else 0.4)
            if smith < 0 or time < best:
                smith = dwarf
                best = time
        helper = -1
        soonest = 0.0
        for dwarf in range(state.dwarves):
            if dwarf != smith:
                time = self.turns(dwarf, self.moves_of(dwarf, hexes))
                if helper < 0 or time < soonest:
                    helper = dwarf
                    soonest = time
        here = self.hex in hexes
        together = state.gathered(hexes)
        if here and together >= 2 and self.steps < 0:
            need = t.need[card] - state.hits[SCENE]
            again = odds.t_ability(state, self.dwarf) == REROLL_CRAFT
            dice = state.value(self.dwarf, CRAFT)
            one = odds.at_least(dice, t.target[card], need)
            likely = odds.twice(one) if again else one
            if self.actions >= 2:
                likely = odds.in_two_actions(dice, t.target[card], need, again) * 0.7
            self.chance(value, likely, CARD_ACTION + SCENE)
            self.anchored = True
            return
        if here and self.dwarf in (smith, helper) and self.steps < 0:
            self.anchored = True
            return
        if self.dwarf in (smith, helper):
            work = self.test_work(self.dwarf, t.attribute[card], t.target[card], t.need[card]) if self.dwarf == smith else 0.5
            self.job(value * (1.0 if together > 0 else 0.7), hexes[0], work, PASS_ACTION)

    def look_at_places(self, card: int, value: float) -> None:
        """Make a test at each open place, each by the dwarf who is there first."""
        state = self.state
        t = state.tables
        places = t.visits[card]
        left = len(places) - state.ticks.bit_count()
        for n in range(len(places)):
            if state.ticks >> n & 1:
                continue
            hexes = t.place_hexes[places[n]]
            first = 99.0
            for dwarf in range(state.dwarves):
                if dwarf != self.dwarf:
                    work = self.test_work(dwarf, t.attribute[card], t.target[card], 1)
                    first = min(first, self.turns(dwarf, self.moves_of(dwarf, hexes) + work))
            hex = self.nearest(hexes)
            work = self.test_work(self.dwarf, t.attribute[card], t.target[card], 1)
            mine = self.turns(self.dwarf, self.travel(hex) + work)
            self.job(value * self.share(mine, first) / (0.5 + 0.5 * left), hex, work, CARD_ACTION + SCENE)

    def look_at_slaughter(self, need: int, value: float) -> None:
        """Go where many troops stand and destroy enough of them in one turn."""
        state = self.state
        dice = state.value(self.dwarf, COMBAT)
        need -= state.kills
        for hex in range(HEXES):
            pools = self.pools(hex)
            count = pools[0] + pools[1] + pools[2]
            if count < need:
                continue
            mean = mean_kills(state, dice, pools[0], pools[1], pools[2])
            here = hex == self.hex and self.steps < 0
            fights = min(2, self.actions) if here else 2
            likely = max(0.02, min(0.95, (mean * fights - need + 1.3) / 2.6))
            self.job(value, hex, fights / likely, FIGHT_ACTION)
            if here:
                self.chance(value, likely if fights == 1 else 0.6 * likely, FIGHT_ACTION)

    def look_at_nodonn(self, card: int, value: float) -> None:
        """Fight Nôd'onn, and the troops before him."""
        state = self.state
        t = state.tables
        hex = t.goal
        dice = state.value(self.dwarf, COMBAT)
        miss = 1.0 - odds.hit_something(state, self.dwarf, dice, t.target[card])
        mean = dice / 6.0 * (1.4 if odds.t_ability(state, self.dwarf) == REROLL_FIGHT else 1.0)
        fights = state.tokens / max(0.1, mean)
        if state.troops(hex) > 0:
            fights += 1.3
            miss *= 0.6
        worth = value * 1.5 * min(1.0, 0.5 + mean / max(1, state.tokens)) - miss * health_worth(state.health[self.dwarf]) * min(2.0, fights)
        if worth > 0:
            self.job(worth, hex, fights, FIGHT_ACTION)
            if self.hex == hex:
                self.chance(value * 1.5 * min(1.0, mean / max(1, state.tokens)) - miss * health_worth(state.health[self.dwarf]), 1.0, FIGHT_ACTION)

    # Cards

    def look_at_card(self, slot: int) -> None:
        """Weigh an adventure or a threat."""
        state = self.state
        t = state.tables
        card = state.cards[slot]
        mission = t.mission[card]
        if t.deck[card] == THREAT:
            if mission == CARD_TROOPS:
                self.look_at_troops(slot, t.place_hexes[t.place[card]])
            elif mission == PINNED and state.pins[slot] == self.dwarf:
                dice = state.value(self.dwarf, COMBAT)
                likely = odds.hit_something(state, self.dwarf, dice, t.defeat[2])
                self.chance(troop_worth(state, self.w, slot, 2) - (1.0 - likely) * health_worth(state.health[self.dwarf]), likely, FIGHT_ACTION)
            return
        value = reward_worth(state, self.w, card) + self.w[W_ADVENTURE] + self.extra
        if mission == TEST:
            self.look_at_test(slot, card, value)
        elif mission == VISIT_TEST:
            steps = state.progress[slot * MOST + self.dwarf]
            work = self.test_work(self.dwarf, t.attribute[card], t.target[card], t.need[card])
            hexes = t.place_hexes[t.place[card]]
            if steps == len(t.visits[card]):
                self.job(value, self.nearest(hexes), work, CARD_ACTION + slot)
            else:
                self.look_at_visit(card, steps, value, work + moves(self.speed, self.between(t.visits[card][-1], hexes)))
        elif mission == VISIT:
            self.look_at_visit(card, state.progress[slot * MOST + self.dwarf], value, 0.0)
        elif mission == HEALTH_ROLL:
            likely = odds.at_least(state.health[self.dwarf], t.target[card], t.need[card])
            self.chance(value, likely, CARD_ACTION + slot)
        elif mission == DISCARD_GEAR:
            if state.gear[self.dwarf] > 0:
                hexes = self.fitting(t.place[card])
                if hexes:
                    self.job(value - 0.6 * self.w[1] * growing(state, self.w), self.nearest(hexes), 1.0, CARD_ACTION + slot)
        elif mission == KILL:
            self.look_at_kills(card, value)
        elif mission == CARD_TROOPS:
            self.look_at_troops(slot, t.place_hexes[t.place[card]])
        elif mission == MEET:
            self.look_at_meeting(t.place_hexes[t.place[card]], t.need[card], value * 0.6)

    def fitting(self, place: int) -> list[int]:
        """Return the hexes where a mission can be done."""
        state = self.state
        if place >= 0:
            return state.tables.place_hexes[place]
        if place == ANYWHERE:
            return [self.hex]
        out: list[int] = []
        for hex in range(HEXES):
            if state.troops(hex) > 0:
                if place == WITH_TROOPS:
                    out.append(hex)
                else:
                    out += state.tables.around[hex]
        return out

    def look_at_test(self, slot: int, card: int, value: float) -> None:
        """Weigh a test, with what this turn has brought already."""
        state = self.state
        t = state.tables
        hexes = self.fitting(t.place[card])
        if not hexes:
            return
        work = self.test_work(self.dwarf, t.attribute[card], t.target[card], t.need[card])
        if t.trip[card] and state.tripped == 0:
            tunnels = state.entrances()
            if len(tunnels) > 1:
                near = self.nearest(tunnels)
                far = tunnels[0] if tunnels[0] != near else tunnels[1]
                if self.cost[near] == 0 or self.steps > self.cost[near]:
                    self.job(value, far, work, PASS_ACTION)
                else:
                    self.job(value, near, work + 1.0, PASS_ACTION)
            return
        hex = self.nearest(hexes)
        self.job(value, hex, work, CARD_ACTION + slot)
        if hex == self.hex and (self.actions == 1 or state.hits[slot] > 0):
            need = t.need[card] - state.hits[slot]
            self.chance(value, odds.test(state, self.dwarf, t.attribute[card], t.target[card], need), CARD_ACTION + slot)

    def between(self, place: int, hexes: list[int]) -> int:
        """Return how far it is from a place to the nearest of some hexes."""
        t = self.state.tables
        least = FAR
        for one in t.place_hexes[place]:
            for hex in hexes:
                least = min(least, t.distance[one * HEXES + hex])
        return least

    def look_at_visit(self, card: int, step: int, value: float, more: float) -> None:
        """Weigh the way along all places that are left."""
        state = self.state
        t = state.tables
        visits = t.visits[card]
        if step >= len(visits):
            return
        if t.pay[card] > 0:
            value -= health_worth(state.health[self.dwarf])
        for n in range(step + 1, len(visits)):
            more += moves(self.speed, max(1, self.between(visits[n - 1], t.place_hexes[visits[n]])))
        hexes = t.place_hexes[visits[step]]
        if len(hexes) == 1 and hexes[0] == self.hex:
            self.job(value, self.nearest(t.around[self.hex]), more + 0.4, PASS_ACTION)
        else:
            away = [hex for hex in hexes if hex != self.hex]
            self.job(value, self.nearest(away), more, PASS_ACTION)

    def look_at_kills(self, card: int, value: float) -> None:
        """Weigh a fight that must destroy so many of a kind."""
        state = self.state
        t = state.tables
        kind = t.kind[card]
        dice = state.value(self.dwarf, COMBAT)
        likely = odds.at_least(dice, t.defeat[kind], t.need[card])
        if odds.t_ability(state, self.dwarf) == REROLL_FIGHT:
            likely = odds.twice(likely)
        if likely < 0.1:
            return
        for hex in range(HEXES):
            if state.army[hex * 3 + kind] >= t.need[card]:
                self.job(value, hex, 1.0 / likely, FIGHT_ACTION)

    # Fights

    def pools(self, hex: int) -> list[int]:
        """Return what could be fought on a hex: map troops and troops of cards."""
        state = self.state
        out = state.army[hex * 3 : hex * 3 + 3]
        t = state.tables
        for slot in range(SLOTS):
            card = state.cards[slot]
            if card >= 0 and t.mission[card] == CARD_TROOPS and t.within[t.place[card]][hex]:
                for kind in range(3):
                    out[kind] += state.held[slot * 3 + kind]
        return out

    def look_at_troops(self, slot: int, hexes: list[int]) -> None:
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
                total += troop_worth(state, self.w, slot, kind) * state.held[at + kind]
                easiest = min(easiest, state.tables.defeat[kind])
        miss = 1.0 - odds.hit_something(state, self.dwarf, dice, easiest)
        fights = max(1.0, left / max(0.2, mean))
        risk = miss * health_worth(state.health[self.dwarf])
        self.job(total - risk * fights, hex, fights, FIGHT_ACTION)
        if hex == self.hex:
            self.chance(total * min(1.0, mean / left) - risk, 1.0, FIGHT_ACTION)

    def look_at_map(self, mission: int) -> None:
        """Weigh one fight on every hex with troops."""
        state = self.state
        t = state.tables
        dice = state.value(self.dwarf, COMBAT)
        health = health_worth(state.health[self.dwarf])
        scene = state.cards[SCENE]
        bonus = self.w[W_SCENE] * 1.3 / t.need[scene] if mission == DESTROY else 0.0
        for hex in range(HEXES):
            at = hex * 3
            count = state.army[at] + state.army[at + 1] + state.army[at + 2]
            if count == 0:
                continue
            mean = mean_kills(state, dice, state.army[at], state.army[at + 1], state.army[at + 2])
            total = 0.0
            easiest = 6
            for kind in range(3):
                if state.army[at + kind] > 0:
                    total += (map_troop_worth(state, self.w, hex, kind) + bonus) * state.army[at + kind]
                    easiest = min(easiest, t.defeat[kind])
            miss = 1.0 - odds.hit_something(state, self.dwarf, dice, easiest)
            value = total * mean / count - miss * health
            if value > 0:
                self.job(value, hex, 1.0, FIGHT_ACTION)


def threat_now(state: Position, w: list[float], slot: int) -> float:
    """Return what a threat would cost if it happened now."""
    return threat_cost(state, w, slot, survivors(state, slot))
