"""Jobs that the council and the scenario cards offer the active dwarf (a bot's reckoning)."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.bot.evaluation import (
    W_ADVENTURE,
    W_CRAFT,
    W_ELSE,
    W_LAST_COUNCIL,
    W_MESSAGE,
    W_NEAR,
    W_SLAUGHTER,
    gear_value,
    growing,
    health_value,
    reward_value,
)
from dvergar.games.die_zwerge.bot.measures import Measures, likely_kills, mean_kills
from dvergar.games.die_zwerge.bot.shares import Shares
from dvergar.games.die_zwerge.cards import (
    CARD_TROOPS,
    COMBAT,
    COUNCIL_AT,
    CRAFT,
    FORGE,
    GATES,
    HEXES,
    KILLS_IN_TURN,
    MEET,
    NODONN,
    REROLL_CRAFT,
    REROLL_FIGHT,
    SCENE,
    SLOTS,
    TESTS_IN_EACH,
)
from dvergar.games.die_zwerge.rules import odds
from dvergar.games.die_zwerge.rules.dice import CRAFT_TARGET
from dvergar.games.die_zwerge.rules.phases import CARD_ACTION, CRAFT_ACTION, FIGHT_ACTION, MESSAGE_ACTION, PASS_ACTION

COUNCIL_VALUE: Final = [-9.0, -2.6, -1.7, -0.8, 0.0, 0.6, 1.3, 2.7, 3.6]  # of each space, from the left


class ScenarioJobs(Measures):
    """Weighs the jobs of council and scenario."""

    # Council

    def weigh_council(self, mission: int) -> None:
        """Weigh a message, and equipment made at the council."""
        state = self.state
        t = state.data
        if state.council < t.council_top:
            at = state.council + t.council_zero
            value = (COUNCIL_VALUE[at + 1] - COUNCIL_VALUE[at]) * growing(state, self.w) * self.w[W_MESSAGE]
            if self.last:
                value *= self.w[W_LAST_COUNCIL]
            for slot in range(SLOTS):
                card = state.cards[slot]
                if card >= 0 and t.mission[card] == COUNCIL_AT and state.council < t.spot[card]:
                    left = t.spot[card] - state.council
                    goal = self.scenario_value if slot == SCENE else reward_value(state, self.w, card) + self.w[W_ADVENTURE] + self.extra
                    value += goal / (left + 0.5 * (left - 1))
            self.chance(value, odds.message(state, self.dwarf), MESSAGE_ACTION)
        else:
            self.chance(gear_value(state, self.w) * self.w[W_CRAFT], odds.test(state, self.dwarf, CRAFT, CRAFT_TARGET, 1), CRAFT_ACTION)

    # Scenarios

    def prepare(self) -> None:
        """Between two scenarios go where the forge is, when it comes next."""
        state = self.state
        t = state.data
        if len(state.history) == len(state.scenes) - len(t.c_cards) - len(t.b_cards):
            hexes = t.place_hexes[t.place[t.b_cards[0]]]
            self.job(self.w[W_NEAR] * (1.0 + state.value(self.dwarf, CRAFT)), hexes[0], 1.0, MESSAGE_ACTION)

    def weigh_scene(self, card: int, mission: int) -> None:
        """Weigh what the scenario asks for."""
        t = self.state.data
        value = self.scenario_value
        if mission == CARD_TROOPS:
            self.weigh_troops(SCENE, t.place_hexes[t.place[card]])
        elif mission == MEET:
            self.weigh_meeting(t.place_hexes[t.place[card]], t.need[card], value)
        elif mission == FORGE:
            self.weigh_forge(card, t.place_hexes[t.place[card]], value)
        elif mission in (TESTS_IN_EACH, GATES):
            self.weigh_places(card, value)
        elif mission == KILLS_IN_TURN:
            self.weigh_slaughter(t.need[card], value)
        elif mission == NODONN:
            self.weigh_nodonn(card, value)

    def weigh_meeting(self, hexes: list[int], need: int, value: float) -> None:
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

    def weigh_forge(self, card: int, hexes: list[int], value: float) -> None:
        """Bring the best crafter and a helper together, and forge."""
        state = self.state
        t = state.data
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
                time = 0.0 if state.pos[dwarf] in hexes else self.turns(dwarf, self.moves_of(dwarf, hexes)) + 0.1
                if helper < 0 or time < soonest:
                    helper = dwarf
                    soonest = time
        here = self.hex in hexes
        together = state.gathered(hexes)
        if here and together >= 2 and self.steps < 0:
            need = t.need[card] - state.hits[SCENE]
            again = 1 if odds.t_ability(state, self.dwarf) == REROLL_CRAFT else 0
            dice = state.value(self.dwarf, CRAFT)
            council = odds.council_dice(state)
            likely = odds.repeated(odds.rolled(council, dice, t.target[card], need), again)
            if self.actions >= 2:
                likely = odds.in_two_actions(dice, t.target[card], need, again, council) * 0.7
            self.chance(value, likely, CARD_ACTION + SCENE)
            self.anchored = True
            return
        if here and self.dwarf in (smith, helper) and self.steps < 0:
            self.anchored = True
            return
        if self.dwarf in (smith, helper):
            work = self.test_work(self.dwarf, t.attribute[card], t.target[card], t.need[card]) if self.dwarf == smith else 0.5
            self.job(value * (1.0 if together > 0 else 0.7), hexes[0], work, PASS_ACTION)

    def weigh_places(self, card: int, value: float) -> None:
        """Make a test at each open place, each by the dwarf who is there first."""
        state = self.state
        t = state.data
        if self.w[W_ELSE] > 0.0:
            self.share_places(card, value)
            return
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

    def share_places(self, card: int, value: float) -> None:
        """Make a test at each open place, each by the dwarf with whom the last of them is done as early as can be."""
        state = self.state
        t = state.data
        places: list[list[int]] = []
        for n in range(len(t.visits[card])):
            if state.ticks >> n & 1 == 0:
                places.append(t.place_hexes[t.visits[card][n]])
        work = [self.test_work(dwarf, t.attribute[card], t.target[card], 1) for dwarf in range(state.dwarves)]
        mine = Shares(self, places, work).first()
        for n in range(len(places)):
            counts = 1.0 if n == mine else self.w[W_ELSE]
            self.job(value * counts / (0.5 + 0.5 * len(places)), self.nearest(places[n]), work[self.dwarf], CARD_ACTION + SCENE)

    def weigh_slaughter(self, need: int, value: float) -> None:
        """Go where many troops stand and destroy enough of them in one turn."""
        state = self.state
        dice = state.value(self.dwarf, COMBAT)
        need -= state.kills
        for hex in range(HEXES):
            pools = self.pools(hex)
            count = pools[0] + pools[1] + pools[2]
            if count < need:
                continue
            if self.w[W_SLAUGHTER] > 0.0:
                self.plan_slaughter(hex, pools, need, value)
                continue
            mean = mean_kills(state, dice, pools[0], pools[1], pools[2])
            here = hex == self.hex and self.steps < 0
            fights = min(2, self.actions) if here else 2
            likely = max(0.02, min(0.95, (mean * fights - need + 1.3) / 2.6))
            self.job(value, hex, fights / likely, FIGHT_ACTION)
            if here:
                self.chance(value, likely if fights == 1 else 0.6 * likely, FIGHT_ACTION)

    def plan_slaughter(self, hex: int, pools: list[int], need: int, value: float) -> None:
        """Destroy enough troops on a hex in one turn, for which both actions may be needed: wait for them where one is too little."""
        state = self.state
        dice = state.value(self.dwarf, COMBAT)
        again = odds.fight_again(state, self.dwarf)
        two = likely_kills(state, dice, pools[0], pools[1], pools[2], need, 2)
        if again:
            two = 0.5 * (two + odds.repeated(two, again))
        if hex != self.hex or self.steps >= 0:
            if two > 0.04:
                self.job(value, hex, 2.0 / two + self.w[W_SLAUGHTER], FIGHT_ACTION)
            return
        if self.actions >= 2:
            self.take(value * two, 2.0, FIGHT_ACTION, hex)
            self.job(value, hex, 2.0 / max(0.04, two), FIGHT_ACTION)
            return
        once = odds.repeated(likely_kills(state, dice, pools[0], pools[1], pools[2], need, 1), again)
        if state.kills > 0 or once > 0.6 * two:
            self.chance(value, once, FIGHT_ACTION)
        elif two > 0.25:
            self.anchored = True
            self.waits = True

    def weigh_nodonn(self, card: int, value: float) -> None:
        """Fight Nôd'onn, and the troops before him."""
        state = self.state
        t = state.data
        hex = t.goal
        dice = state.value(self.dwarf, COMBAT)
        miss = 1.0 - odds.hit_something(state, self.dwarf, dice, t.target[card])
        mean = dice / 6.0 * (1.4 if odds.t_ability(state, self.dwarf) == REROLL_FIGHT else 1.0)
        fights = state.tokens / max(0.1, mean)
        if state.troops(hex) > 0:
            fights += 1.3
            miss *= 0.6
        net = value * 1.5 * min(1.0, 0.5 + mean / max(1, state.tokens)) - miss * health_value(state, self.w, state.health[self.dwarf]) * min(2.0, fights)
        if net > 0:
            self.job(net, hex, fights, FIGHT_ACTION)
            if self.hex == hex:
                self.chance(
                    value * 1.5 * min(1.0, mean / max(1, state.tokens)) - miss * health_value(state, self.w, state.health[self.dwarf]), 1.0, FIGHT_ACTION
                )
