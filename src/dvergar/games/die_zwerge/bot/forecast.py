"""How soon the team could be done with the cards that lie face up, in turns from now (a bot's reckoning).

Ways are as long as on an empty map, with open tunnels: what troops and perished land cost on the way is left to who reads this.
"""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.bot.measures import mean_kills
from dvergar.games.die_zwerge.bot.paths import FAR, moves
from dvergar.games.die_zwerge.cards import (
    ANYWHERE,
    CARD_TROOPS,
    COLLECT,
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
    MEET_ALL,
    MOST,
    NODONN,
    OWN_GEAR,
    PINNED,
    REROLL_CRAFT,
    SCENE,
    SPEED,
    TEST,
    TESTS_IN_EACH,
    THREAT,
    VISIT,
    VISIT_TEST,
)
from dvergar.games.die_zwerge.rules import odds
from dvergar.games.die_zwerge.rules.play import ZwergeState

NEVER: Final = 20.0  # turns: what is further away than that is out of sight
TROUBLE: Final = 2.0  # moves that a trip through a tunnel takes before
KILLED: Final = 1.2  # troops in a fight where there are enough of them
SURE: Final = 0.05  # no chance is taken to be smaller


class Forecast:
    """What can be done how soon: `first[slot]` and `second[slot]` are the turns that the two quickest dwarves need for the card in a slot."""

    def __init__(self, state: ZwergeState) -> None:
        self.state = state
        self.dwarves = state.dwarves
        t = state.data
        self.council = odds.council_dice(state)
        self.entrances = state.entrances()
        self.speed: list[int] = []
        self.dice: list[int] = []  # in a fight
        self.craft: list[int] = []
        self.down: list[int] = []  # steps to the nearest open tunnel
        for dwarf in range(self.dwarves):
            self.speed.append(state.value(dwarf, SPEED))
            self.dice.append(state.value(dwarf, COMBAT))
            self.craft.append(state.value(dwarf, CRAFT))
            at = state.pos[dwarf] * HEXES
            least = FAR
            for hex in self.entrances:
                least = min(least, t.distance[at + hex])
            self.down.append(least)
        self.first = [NEVER, NEVER, NEVER, NEVER]
        self.second = [NEVER, NEVER, NEVER, NEVER]
        for slot in range(SCENE):
            if state.cards[slot] >= 0:
                self.look(slot)
        if state.cards[SCENE] >= 0:
            self.look(SCENE)

    def look(self, slot: int) -> None:
        """Reckon with the card in a slot."""
        state = self.state
        t = state.data
        card = state.cards[slot]
        mission = t.mission[card]
        if mission == TEST:
            self.tests(slot, card)
        elif mission in (VISIT, VISIT_TEST):
            self.visits(slot, card, mission)
        elif mission in (CARD_TROOPS, PINNED):
            self.troops(slot, card, mission)
        elif mission == HEALTH_ROLL:
            for dwarf in range(self.dwarves):
                self.note(slot, dwarf, 1.0 / max(SURE, odds.rolled(self.council, state.health[dwarf], t.target[card], t.need[card])))
        elif mission == DISCARD_GEAR:
            away = self.from_tunnels(t.place[card])
            for dwarf in range(self.dwarves):
                if state.gear[dwarf] > 0:
                    self.note(slot, dwarf, 1.0 + self.moves(dwarf, t.place[card], away))
        elif mission in (KILL, COLLECT):
            self.kills(slot, card, mission)
        elif mission == MEET:
            self.meeting(slot, t.place[card], t.need[card])
        elif mission == MEET_ALL:
            self.gathering(slot)
        elif mission == COUNCIL_AT:
            self.messages(slot, t.spot[card])
        else:
            self.look_rarely(slot, card, mission)

    def look_rarely(self, slot: int, card: int, mission: int) -> None:
        """Reckon with what only scenarios ask for."""
        state = self.state
        t = state.data
        if mission == OWN_GEAR:
            have = 0
            for mask in state.gear:
                have += mask.bit_count()
            self.adventures(slot, float(t.need[card] - have))
        elif mission == COMPLETE_ADVENTURE:
            self.adventures(slot, 1.0)
        elif mission in (TESTS_IN_EACH, GATES):
            self.places(slot, card)
        elif mission == KILLS_IN_TURN:
            self.slaughter(slot, t.need[card] - state.kills)
        elif mission == FORGE:
            self.forge(slot, card)
        elif mission == NODONN:
            away = self.from_tunnels(t.place[card])
            for dwarf in range(self.dwarves):
                fights = 6.0 * state.tokens / max(1, self.dice[dwarf]) + (1.0 if state.troops(t.goal) > 0 else 0.0)
                self.note(slot, dwarf, fights + self.moves(dwarf, t.place[card], away))
        elif mission == DESTROY:
            for dwarf in range(self.dwarves):
                self.note(slot, dwarf, (t.need[card] - state.tally) / KILLED / self.dwarves + self.near_troops(dwarf))

    # Measures

    def turns(self, dwarf: int, effort: float) -> float:
        """Return how many turns from now a dwarf has spent so many actions."""
        state = self.state
        if dwarf == state.dwarf:
            return max(0.0, (effort - state.actions) * 0.5) * self.dwarves
        return (dwarf - state.dwarf) % self.dwarves + max(0.0, (effort - 2.0) * 0.5) * self.dwarves

    def note(self, slot: int, dwarf: int, effort: float) -> None:
        """Note what a dwarf alone needs for the card in a slot."""
        self.tell(slot, self.turns(dwarf, effort))

    def tell(self, slot: int, turns: float) -> None:
        """Note one more number of turns for the card in a slot."""
        if turns < self.first[slot]:
            self.second[slot] = self.first[slot]
            self.first[slot] = turns
        elif turns < self.second[slot]:
            self.second[slot] = turns

    def from_tunnels(self, place: int) -> int:
        """Return how far the nearest hex of a place is from an open tunnel."""
        least = FAR
        if place >= 0:
            t = self.state.data
            for hex in t.place_hexes[place]:
                at = hex * HEXES
                for other in self.entrances:
                    least = min(least, t.distance[at + other])
        return least

    def moves(self, dwarf: int, place: int, away: int) -> float:
        """Return how many moves a dwarf needs to a place, which is so far from the tunnels."""
        if place < 0:
            return 0.0 if place == ANYWHERE else self.near_troops(dwarf)
        t = self.state.data
        least = self.down[dwarf] + 1 + away
        at = self.state.pos[dwarf] * HEXES
        for hex in t.place_hexes[place]:
            least = min(least, t.distance[at + hex])
        if least > 0 and self.state.pinned(dwarf):
            return NEVER
        return moves(self.speed[dwarf], least)

    def near_troops(self, dwarf: int) -> float:
        """Return how many moves a dwarf needs to the next troops."""
        state = self.state
        at = state.pos[dwarf] * HEXES
        least = FAR
        for hex in range(HEXES):
            if state.data.distance[at + hex] < least and state.troops(hex) > 0:
                least = state.data.distance[at + hex]
        return moves(self.speed[dwarf], least)

    def work(self, dwarf: int, attribute: int, target: int, need: int) -> float:
        """Return how many actions a test takes on average."""
        dice = self.state.value(dwarf, attribute)
        again = 1 if attribute == CRAFT and odds.t_ability(self.state, dwarf) == REROLL_CRAFT else 0
        one = odds.repeated(odds.rolled(self.council, dice, target, need), again)
        if need <= 1:
            return 1.0 / max(SURE, one)
        return (2.0 - one) / max(SURE, odds.in_two_actions(dice, target, need, again, self.council))

    # Cards

    def tests(self, slot: int, card: int) -> None:
        """A test somewhere."""
        state = self.state
        t = state.data
        place = t.place[card]
        away = self.from_tunnels(place)
        for dwarf in range(self.dwarves):
            need = t.need[card] - (state.hits[slot] if dwarf == state.dwarf else 0)
            effort = self.work(dwarf, t.attribute[card], t.target[card], need)
            if t.trip[card] and (dwarf != state.dwarf or state.tripped == 0):
                effort += TROUBLE
            self.note(slot, dwarf, effort + self.moves(dwarf, place, away))

    def visits(self, slot: int, card: int, mission: int) -> None:
        """Some places, one behind the other, and perhaps a test at the last."""
        state = self.state
        t = state.data
        stops = t.visits[card]
        for dwarf in range(self.dwarves):
            step = state.progress[slot * MOST + dwarf]
            effort = 0.0
            place = t.place[card]
            if mission == VISIT_TEST:
                effort = self.work(dwarf, t.attribute[card], t.target[card], t.need[card])
            if step < len(stops):
                if mission == VISIT_TEST:
                    effort += self.between(dwarf, stops[len(stops) - 1], place)
                for n in range(step + 1, len(stops)):
                    effort += self.between(dwarf, stops[n - 1], stops[n])
                place = stops[step]
                here = state.pos[dwarf]
                if t.within[place][here] and len(t.place_hexes[place]) == 1:
                    effort += 1.0
            elif mission == VISIT:
                continue
            self.note(slot, dwarf, effort + self.moves(dwarf, place, self.from_tunnels(place)))

    def between(self, dwarf: int, place: int, other: int) -> float:
        """Return how many moves it takes from one place to another."""
        t = self.state.data
        hex = t.place_hexes[place][0]
        least = FAR
        for to in t.place_hexes[other]:
            least = min(least, t.distance[hex * HEXES + to])
        return moves(self.speed[dwarf], max(1, min(least, self.from_tunnels(place) + 1 + self.from_tunnels(other))))

    def troops(self, slot: int, card: int, mission: int) -> None:
        """Troops on a card."""
        state = self.state
        at = slot * 3
        left = state.held[at] + state.held[at + 1] + state.held[at + 2]
        place = state.data.place[card]
        away = self.from_tunnels(place) if mission == CARD_TROOPS else 0
        for dwarf in range(self.dwarves):
            fights = max(1.0, left / max(0.2, mean_kills(state, self.dice[dwarf], state.held[at], state.held[at + 1], state.held[at + 2])))
            if mission == CARD_TROOPS:
                self.note(slot, dwarf, fights + self.moves(dwarf, place, away))
            elif state.pins[slot] == dwarf:
                self.note(slot, dwarf, fights)

    def kills(self, slot: int, card: int, mission: int) -> None:
        """Troops of one kind on the map."""
        state = self.state
        t = state.data
        kind = t.kind[card]
        need = t.need[card]
        once = need if mission == KILL else 1
        if mission == COLLECT:
            need = min(need - state.held[slot * 3 + kind], state.on_map(kind))
        for dwarf in range(self.dwarves):
            at = state.pos[dwarf] * HEXES
            least = FAR
            for hex in range(HEXES):
                if state.army[hex * 3 + kind] >= once and t.distance[at + hex] < least:
                    least = t.distance[at + hex]
            if least == FAR:
                continue
            if mission == KILL:
                fights = 1.0 / max(SURE, odds.repeated(odds.rolled(self.council, self.dice[dwarf], t.defeat[kind], need), odds.fight_again(state, dwarf)))
            else:
                fights = need / KILLED
            self.note(slot, dwarf, fights + moves(self.speed[dwarf], least))

    def meeting(self, slot: int, place: int, need: int) -> None:
        """Some dwarves at one place."""
        away = self.from_tunnels(place)
        times: list[float] = []
        for dwarf in range(self.dwarves):
            effort = self.moves(dwarf, place, away)
            times.append(0.0 if effort == 0.0 else self.turns(dwarf, effort))
        times.sort()
        if need <= self.dwarves:
            self.tell(slot, times[need - 1])
        if need < self.dwarves:
            self.tell(slot, times[need])

    def gathering(self, slot: int) -> None:
        """All dwarves at one place: where one of them stands."""
        state = self.state
        t = state.data
        for host in range(self.dwarves):
            last = 0.0
            for dwarf in range(self.dwarves):
                far = t.distance[state.pos[dwarf] * HEXES + state.pos[host]]
                if far > 0:
                    last = max(last, self.turns(dwarf, NEVER if state.pinned(dwarf) else moves(self.speed[dwarf], far)))
            self.tell(slot, last)

    def messages(self, slot: int, spot: int) -> None:
        """The council, to which all may speak."""
        state = self.state
        left = spot - state.council
        best = SURE
        total = 0.0
        for dwarf in range(self.dwarves):
            one = odds.message(state, dwarf)
            best = max(best, one)
            total += one
        self.tell(slot, left / max(SURE, total / self.dwarves) * 0.5)
        self.tell(slot, left / best * 0.5 * self.dwarves)

    def adventures(self, slot: int, count: float) -> None:
        """So many adventures."""
        state = self.state
        for other in range(SCENE):
            card = state.cards[other]
            if card >= 0 and state.data.deck[card] != THREAT:
                self.tell(slot, self.first[other])
        more = max(0.0, count - 1.0)
        self.first[slot] = min(NEVER, self.first[slot] + 4.0 * more)

    def places(self, slot: int, card: int) -> None:
        """A test at each of some places: the last one done, and how long it takes if one after the other."""
        state = self.state
        t = state.data
        stops = t.visits[card]
        last = 0.0
        total = 0.0
        for n in range(len(stops)):
            if state.ticks >> n & 1:
                continue
            away = self.from_tunnels(stops[n])
            least = NEVER
            for dwarf in range(self.dwarves):
                effort = self.work(dwarf, t.attribute[card], t.target[card], 1) + self.moves(dwarf, stops[n], away)
                least = min(least, self.turns(dwarf, effort))
            last = max(last, least)
            total += least
        self.tell(slot, last)
        self.tell(slot, total)

    def slaughter(self, slot: int, need: int) -> None:
        """So many troops in one turn."""
        state = self.state
        t = state.data
        for dwarf in range(self.dwarves):
            at = state.pos[dwarf] * HEXES
            best = NEVER
            for hex in range(HEXES):
                if state.troops(hex) >= need:
                    army = hex * 3
                    mean = mean_kills(state, self.dice[dwarf], state.army[army], state.army[army + 1], state.army[army + 2])
                    likely = max(SURE, min(0.95, (mean * 2.0 - need + 1.3) / 2.6))
                    best = min(best, moves(self.speed[dwarf], t.distance[at + hex]) + 2.0 / likely)
            self.note(slot, dwarf, best)

    def forge(self, slot: int, card: int) -> None:
        """A smith and a helper at one place."""
        state = self.state
        t = state.data
        place = t.place[card]
        away = self.from_tunnels(place)
        come: list[float] = []
        for dwarf in range(self.dwarves):
            effort = self.moves(dwarf, place, away)
            come.append(0.0 if effort == 0.0 else self.turns(dwarf, effort))
        for smith in range(self.dwarves):
            helper = NEVER
            for dwarf in range(self.dwarves):
                if dwarf != smith:
                    helper = min(helper, come[dwarf])
            need = t.need[card] - (state.hits[slot] if smith == state.dwarf else 0)
            effort = self.work(smith, t.attribute[card], t.target[card], need) + self.moves(smith, place, away)
            self.tell(slot, max(helper, self.turns(smith, effort)))
