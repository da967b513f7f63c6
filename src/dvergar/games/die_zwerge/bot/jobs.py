"""The job that the active dwarf does for the team: of all open ones that with the best rate of value to actions (spec 12)."""

from __future__ import annotations

from dvergar.games.die_zwerge.bot.evaluation import (
    W_ADVENTURE,
    W_LAST_SIDE,
    W_SCENE,
    W_VISIT,
    growing,
    health_value,
    map_troop_value,
    reward_value,
    survivors,
    threat_cost,
    troop_value,
)
from dvergar.games.die_zwerge.bot.measures import mean_kills
from dvergar.games.die_zwerge.bot.paths import FAR, moves
from dvergar.games.die_zwerge.bot.scenario_jobs import ScenarioJobs
from dvergar.games.die_zwerge.cards import (
    ANYWHERE,
    CARD_TROOPS,
    COMBAT,
    DESTROY,
    DISCARD_GEAR,
    HEALTH_ROLL,
    HEXES,
    KILL,
    MEET,
    MOST,
    PINNED,
    SCENE,
    SPEED,
    TEST,
    THREAT,
    VISIT,
    VISIT_TEST,
    WITH_TROOPS,
)
from dvergar.games.die_zwerge.rules import odds
from dvergar.games.die_zwerge.rules.phases import CARD_ACTION, FIGHT_ACTION, PASS_ACTION
from dvergar.games.die_zwerge.rules.play import ZwergeState


class Jobs(ScenarioJobs):
    """Weighs all jobs of the active dwarf; afterwards `action` and `goal` say what to do, `rate` how good it is."""

    def __init__(self, state: ZwergeState, w: list[float], actions: int, steps: int, wish: int = -1, wished: int = -1) -> None:
        super().__init__(state, w, actions, steps)
        self.wish = wish
        self.wished = wished
        scene = state.cards[SCENE]
        mission = state.data.mission[scene] if scene >= 0 else -1
        self.weigh_council(mission)
        if scene >= 0:
            self.slot = SCENE
            self.weigh_scene(scene, mission)
        else:
            self.prepare()
        for slot in range(SCENE):
            if state.cards[slot] >= 0:
                self.slot = slot
                self.weigh_card(slot)
        self.slot = -1
        self.weigh_map(mission)

    # Cards

    def weigh_card(self, slot: int) -> None:
        """Weigh an adventure or a threat."""
        state = self.state
        t = state.data
        card = state.cards[slot]
        mission = t.mission[card]
        if t.deck[card] == THREAT:
            if mission == CARD_TROOPS:
                self.weigh_troops(slot, t.place_hexes[t.place[card]])
            elif mission == PINNED and state.pins[slot] == self.dwarf:
                dice = state.value(self.dwarf, COMBAT)
                likely = odds.hit_something(state, self.dwarf, dice, t.defeat[2])
                self.chance(troop_value(state, self.w, slot, 2) - (1.0 - likely) * health_value(state, self.w, state.health[self.dwarf]), likely, FIGHT_ACTION)
            return
        value = reward_value(state, self.w, card) + self.w[W_ADVENTURE] + self.extra
        if self.last:
            value *= self.w[W_LAST_SIDE]
        if mission == TEST:
            self.weigh_test(slot, card, value)
        elif mission == VISIT_TEST:
            steps = state.progress[slot * MOST + self.dwarf]
            work = self.test_work(self.dwarf, t.attribute[card], t.target[card], t.need[card])
            hexes = t.place_hexes[t.place[card]]
            if steps == len(t.visits[card]):
                self.job(value, self.nearest(hexes), work, CARD_ACTION + slot)
            else:
                self.weigh_visit(card, slot, steps, value, work + moves(self.speed, self.between(t.visits[card][-1], hexes)))
        elif mission == VISIT:
            self.weigh_visit(card, slot, state.progress[slot * MOST + self.dwarf], value, 0.0)
        elif mission == HEALTH_ROLL:
            likely = odds.rolled(odds.council_dice(state), state.health[self.dwarf], t.target[card], t.need[card])
            self.chance(value, likely, CARD_ACTION + slot)
        elif mission == DISCARD_GEAR:
            if state.gear[self.dwarf] > 0:
                hexes = self.fitting(t.place[card])
                if hexes:
                    self.job(value - 0.6 * self.w[1] * growing(state, self.w), self.nearest(hexes), 1.0, CARD_ACTION + slot)
        elif mission == KILL:
            self.weigh_kills(card, value)
        elif mission == CARD_TROOPS:
            self.weigh_troops(slot, t.place_hexes[t.place[card]])
        elif mission == MEET:
            self.weigh_meeting(t.place_hexes[t.place[card]], t.need[card], value * 0.6)

    def fitting(self, place: int) -> list[int]:
        """Return the hexes where a mission can be done."""
        state = self.state
        if place >= 0:
            return state.data.place_hexes[place]
        if place == ANYWHERE:
            return [self.hex]
        out: list[int] = []
        for hex in range(HEXES):
            if state.troops(hex) > 0:
                if place == WITH_TROOPS:
                    out.append(hex)
                else:
                    out += state.data.around[hex]
        return out

    def weigh_test(self, slot: int, card: int, value: float) -> None:
        """Weigh a test, with what this turn has brought already."""
        state = self.state
        t = state.data
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
        t = self.state.data
        least = FAR
        for one in t.place_hexes[place]:
            for hex in hexes:
                least = min(least, t.distance[one * HEXES + hex])
        return least

    def weigh_visit(self, card: int, slot: int, step: int, value: float, more: float) -> None:
        """Weigh the way along all places that are left."""
        state = self.state
        t = state.data
        visits = t.visits[card]
        if step >= len(visits):
            return
        if t.pay[card] > 0:
            value -= health_value(state, self.w, state.health[self.dwarf])
        for n in range(step + 1, len(visits)):
            more += moves(self.speed, max(1, self.between(visits[n - 1], t.place_hexes[visits[n]])))
        value *= self.visit_share(card, slot, step, more)
        hexes = t.place_hexes[visits[step]]
        if len(hexes) == 1 and hexes[0] == self.hex:
            self.job(value, self.nearest(t.around[self.hex]), more + 0.4, PASS_ACTION)
        else:
            away = [hex for hex in hexes if hex != self.hex]
            self.job(value, self.nearest(away), more, PASS_ACTION)

    def visit_share(self, card: int, slot: int, step: int, more: float) -> float:
        """Return how much a visit counts, in view of those who have begun it too."""
        state = self.state
        t = state.data
        visits = t.visits[card]
        mine = self.turns(self.dwarf, self.moves_of(self.dwarf, t.place_hexes[visits[step]]) + more)
        for dwarf in range(state.dwarves):
            begun = state.progress[slot * MOST + dwarf]
            if dwarf != self.dwarf and 0 < begun < len(visits):
                effort = self.moves_of(dwarf, t.place_hexes[visits[begun]])
                for n in range(begun + 1, len(visits)):
                    effort += moves(state.value(dwarf, SPEED), max(1, self.between(visits[n - 1], t.place_hexes[visits[n]])))
                if self.turns(dwarf, effort) <= mine:
                    return self.w[W_VISIT]
        return 1.0

    def weigh_kills(self, card: int, value: float) -> None:
        """Weigh a fight that must destroy so many of a kind."""
        state = self.state
        t = state.data
        kind = t.kind[card]
        dice = state.value(self.dwarf, COMBAT)
        likely = odds.rolled(odds.council_dice(state), dice, t.defeat[kind], t.need[card])
        likely = odds.repeated(likely, odds.fight_again(state, self.dwarf))
        if likely < 0.1:
            return
        for hex in range(HEXES):
            if state.army[hex * 3 + kind] >= t.need[card]:
                self.job(value, hex, 1.0 / likely, FIGHT_ACTION)

    def weigh_map(self, mission: int) -> None:
        """Weigh one fight on every hex with troops."""
        state = self.state
        t = state.data
        dice = state.value(self.dwarf, COMBAT)
        health = health_value(state, self.w, state.health[self.dwarf])
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
                    total += (map_troop_value(state, self.w, hex, kind) + bonus) * state.army[at + kind]
                    easiest = min(easiest, t.defeat[kind])
            miss = 1.0 - odds.hit_something(state, self.dwarf, dice, easiest)
            value = total * mean / count - miss * health
            if value > 0 and not (self.waits and hex == self.hex):
                self.job(value, hex, 1.0, FIGHT_ACTION)


def threat_now(state: ZwergeState, w: list[float], slot: int) -> float:
    """Return what a threat would cost if it happened now."""
    return threat_cost(state, w, slot, survivors(state, slot))
