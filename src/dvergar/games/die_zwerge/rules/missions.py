"""What the face-up cards ask for, one handler for each kind of mission, and how they are completed (spec 4.7, 5.1, 5.2)."""

from __future__ import annotations

from dvergar.games.die_zwerge.cards import (
    ADVENTURE,
    ANYWHERE,
    CARD_TROOPS,
    COLLECT,
    COMPLETE_ADVENTURE,
    COUNCIL_AT,
    COUNTED,
    DESTROY,
    DISCARD_GEAR,
    DISCARD_THREAT,
    FORGE,
    GATES,
    HEALTH_ROLL,
    KILL,
    KILLS_IN_TURN,
    MEET,
    MEET_ALL,
    MOST,
    NODONN,
    OWN_GEAR,
    PINNED,
    SCENE,
    TEST,
    TESTS_IN_EACH,
    THREAT,
    VISIT,
    VISIT_TEST,
    WITH_TROOPS,
)
from dvergar.games.die_zwerge.rules.dice import Dice
from dvergar.games.die_zwerge.rules.frames import BRAVES, CHECK, FORGED, OFFERED, PAID, PAYS, REWARD, WATCHED
from dvergar.games.die_zwerge.rules.harm import USE_OR_NOT
from dvergar.games.die_zwerge.rules.phases import (
    CARD_ACTION,
    COURAGE,
    DECLINE_ACTION,
    FIRST_OTHER,
    GEAR_ACTION,
    HEALTH_DICE,
    NO_HITS,
    NO_PINS,
    OFFER,
    ORDER,
    PAY,
    SPEND,
    TEST_ROLL,
    WON,
)


class Missions(Dice):
    """Knows what is fulfilled, what can be worked at, and completes cards."""

    __slots__ = ()

    # Is it done?

    def fulfilled(self, slot: int) -> bool:
        """Return whether the mission of the card in a slot is done."""
        t = self.data
        card = self.cards[slot]
        mission = t.mission[card]
        if mission <= COUNTED:
            return self.hits[slot] >= t.need[card]
        if mission == VISIT:
            steps = len(t.visits[card])
            at = slot * MOST
            return steps in self.progress[at : at + MOST]
        if mission in (CARD_TROOPS, PINNED):
            at = slot * 3
            return self.held[at] + self.held[at + 1] + self.held[at + 2] == 0
        if mission == KILL:
            return self.fresh[t.kind[card]] >= t.need[card]
        if mission == COLLECT:
            return self.held[slot * 3 + t.kind[card]] >= t.need[card] or self.on_map(t.kind[card]) == 0
        if mission == MEET:
            return self.gathered(t.place_hexes[t.place[card]]) >= t.need[card]
        if mission == MEET_ALL:
            return self.together(self.pos[0]) == self.dwarves
        if mission == COUNCIL_AT:
            return self.council == t.spot[card]
        if mission == OWN_GEAR:
            return sum([mask.bit_count() for mask in self.gear]) >= t.need[card]
        if mission in (TESTS_IN_EACH, GATES):
            return self.ticks == (1 << len(t.visits[card])) - 1
        if mission == KILLS_IN_TURN:
            return self.kills >= t.need[card]
        if mission in (COMPLETE_ADVENTURE, DESTROY):
            return self.tally >= t.need[card]
        return mission == NODONN and self.tokens == 0

    def check(self) -> None:
        """Complete one fulfilled card, and look again (spec 4.7): a last scenario wins, then threats, adventures, the scenario."""
        watch = self.watch // FIRST_OTHER if self.hits is NO_HITS else 15  # which slots to look at
        if watch == 0:
            return
        t = self.data
        cards = self.cards
        scene = watch >= 8 and cards[SCENE] >= 0 and self.fulfilled(SCENE)
        if scene and t.level[cards[SCENE]] == "C":
            self.win(cards[SCENE])
            return
        done = 0
        first = -1
        for slot in range(SCENE):
            if watch >> slot & 1 and cards[slot] >= 0 and self.fulfilled(slot):
                if t.deck[cards[slot]] == THREAT:
                    self.avert(slot)
                    self.push(CHECK)
                    return
                if done == 0:
                    first = slot
                done += 1
        if done > 1:
            self.push(CHECK)
            self.ask(ORDER, self.dwarf, [CARD_ACTION + slot for slot in range(SCENE) if cards[slot] >= 0 and self.fulfilled(slot)])
        elif done == 1:
            self.push(CHECK)
            self.complete(first)
        elif scene:
            self.push(CHECK)
            self.complete_scene()

    def win(self, card: int) -> None:
        """End the match: a last scenario is done."""
        self.outcome = WON
        self.culprit = card
        self.history = [*self.history, self.turn * 64 + card]
        if self.listener is not None:
            self.tell("scenario_done", -1, {"card": self.data.card_words[card], "count": len(self.history)})

    def avert(self, slot: int) -> None:
        """Discard a threat whose mission is done."""
        self.averted += 1
        if self.listener is not None:
            self.tell("averted", -1, {"card": self.data.card_words[self.cards[slot]]})
        self.drop(slot)

    def complete(self, slot: int) -> None:
        """Complete an adventure: discard it, then its reward, then what the council offers."""
        card = self.cards[slot]
        if self.listener is not None:
            self.tell("completed", -1, {"card": self.data.card_words[card]})
        self.drop(slot)
        self.adventures += 1
        if self.cards[SCENE] >= 0 and self.data.mission[self.cards[SCENE]] == COMPLETE_ADVENTURE:
            self.tally += 1
        self.push(OFFERED)
        self.push(REWARD, card)

    def complete_scene(self) -> None:
        """Complete a scenario that is not the last; the next is turned up in a later turn."""
        card = self.cards[SCENE]
        self.history = [*self.history, self.turn * 64 + card]
        if self.listener is not None:
            self.tell("scenario_done", -1, {"card": self.data.card_words[card], "count": len(self.history)})
        self.drop(SCENE)
        if self.data.reward[card] >= 0:
            self.push(FORGED)

    def drop(self, slot: int) -> None:
        """Take a card off the table, its troops to the supply."""
        card = self.cards[slot]
        self.unload(slot)
        if self.data.level[card] == "":
            self.discard = [*self.discard, card]
        self.put(slot, -1)

    def put(self, slot: int, card: int) -> None:
        """Lay a card in a slot (-1: none), with no progress."""
        cards = self.cards.copy()
        cards[slot] = card
        self.cards = cards
        if self.hits[slot] > 0:
            hits = self.hits.copy()
            hits[slot] = 0
            self.hits = hits
        self.progress = self.progress[: slot * MOST] + [0] * MOST + self.progress[(slot + 1) * MOST :]
        if self.pins[slot] >= 0:
            self.pins = NO_PINS
        self.refresh_watch()

    def offered(self) -> None:
        """Offer to discard a threat after an adventure, where the council does that."""
        if self.council_does(DISCARD_THREAT):
            threats = self.threats_shown()
            if threats:
                self.ask(OFFER, self.dwarf, [DECLINE_ACTION, *[CARD_ACTION + slot for slot in threats]])

    def answer_offer(self, action: int) -> None:
        """Discard that threat without its effect."""
        if action == DECLINE_ACTION:
            self.tell_declined(self.dwarf)
            return
        slot = action - CARD_ACTION
        if self.listener is not None:
            self.tell("dismissed", -1, {"card": self.data.card_words[self.cards[slot]]})
        self.drop(slot)
        self.push(CHECK)

    # Working at it

    def open_task(self, slot: int) -> bool:
        """Return whether the active dwarf can spend an action on the card in a slot."""
        card = self.cards[slot]
        if card < 0:
            return False
        t = self.data
        mission = t.mission[card]
        dwarf = self.dwarf
        if mission == TEST:
            return (self.tripped == 1 or not t.trip[card]) and self.fits(t.place[card])
        if mission == HEALTH_ROLL:
            return True
        if mission == DISCARD_GEAR:
            return self.gear[dwarf] > 0 and self.fits(t.place[card])
        if mission == VISIT_TEST:
            return self.progress[slot * MOST + dwarf] == len(t.visits[card]) and self.fits(t.place[card])
        if mission == FORGE:
            return self.fits(t.place[card]) and self.gathered(t.place_hexes[t.place[card]]) >= 2
        if mission in (TESTS_IN_EACH, GATES):
            return self.open_place(card) >= 0
        return False

    def fits(self, place: int) -> bool:
        """Return whether the active dwarf stands where a mission is done."""
        hex = self.pos[self.dwarf]
        if place >= 0:
            return self.data.within[place][hex]
        if place == ANYWHERE:
            return True
        if place == WITH_TROOPS:
            return self.troops(hex) > 0
        for other in self.data.around[hex]:  # noqa: SIM110 - mypyc is faster without a generator
            if self.troops(other) > 0:
                return True
        return False

    def work(self, slot: int) -> None:
        """Spend an action on the card in a slot."""
        t = self.data
        card = self.cards[slot]
        mission = t.mission[card]
        if self.listener is not None:
            self.tell("works", self.dwarf, {"card": t.card_words[card]})
        if mission == HEALTH_ROLL:
            self.push(BRAVES, slot, 0)
        elif mission == DISCARD_GEAR:
            self.ask(SPEND, self.dwarf, self.own_gear(self.dwarf), slot)
        else:
            self.roll(TEST_ROLL, self.value(self.dwarf, t.attribute[card]), slot)

    def braves(self, slot: int, k: int) -> None:
        """Ask the owners of food before a health roll, then roll."""
        for at in range(k, self.dwarves):
            owner = self.after(at)
            choices = self.food(owner, self.dwarf)
            if choices:
                self.ask(COURAGE, owner, [DECLINE_ACTION, *choices], slot, owner)
                return
        self.roll(HEALTH_DICE, self.health[self.dwarf], slot)

    def answer_courage(self, action: int) -> None:
        """Feed the roller, or let the next owner be asked."""
        slot, owner = self.a, self.b
        k = (owner - self.dwarf) % self.dwarves
        if action == DECLINE_ACTION:
            self.tell_declined(owner)
            k += 1
        else:
            self.eat(owner, action)
        self.push(BRAVES, slot, k)

    def answer_spend(self, action: int) -> None:
        """Discard equipment for a card."""
        self.spend(self.dwarf, action - GEAR_ACTION)
        hits = self.hits.copy()
        hits[self.a] += 1
        self.hits = hits
        self.push(CHECK)

    # Visits

    def visited(self, dwarf: int) -> None:
        """Take the next step of every visit that the hex fits which a dwarf has just entered."""
        t = self.data
        hex = self.pos[dwarf]
        for slot in range(SCENE, -1, -1):
            card = self.cards[slot]
            if card < 0 or (t.mission[card] != VISIT and t.mission[card] != VISIT_TEST):
                continue
            step = self.progress[slot * MOST + dwarf]
            visits = t.visits[card]
            if step < len(visits) and t.within[visits[step]][hex]:
                if t.pay[card] > 0 and step == len(visits) - 1:
                    self.push(PAYS, slot, dwarf)
                else:
                    self.advance(slot, dwarf)

    def advance(self, slot: int, dwarf: int) -> None:
        """Note one step of a visit."""
        progress = self.progress.copy()
        progress[slot * MOST + dwarf] += 1
        self.progress = progress
        if self.listener is not None:
            card = self.cards[slot]
            args: dict[str, str | int] = {"card": self.data.card_words[card], "step": progress[slot * MOST + dwarf], "of": len(self.data.visits[card])}
            self.tell("visited", dwarf, args)

    def pays(self, slot: int, dwarf: int) -> None:
        """Ask whether health is paid for a visit."""
        self.ask(PAY, self.dwarf, USE_OR_NOT, slot, dwarf)

    def answer_pay(self, action: int) -> None:
        """Pay: no shield helps, food does."""
        slot, dwarf = self.a, self.b
        if action == DECLINE_ACTION:
            self.tell_declined(dwarf)
            return
        self.push(PAID, slot, dwarf)
        if self.listener is not None:
            self.tell("pays", dwarf, {"card": self.data.card_words[self.cards[slot]]})
        for _ in range(self.data.pay[self.cards[slot]]):
            self.push(WATCHED, dwarf, 0)

    def answer_order(self, action: int) -> None:
        """Complete the adventure that was chosen first."""
        self.complete(action - CARD_ACTION)

    def kind_of(self, slot: int) -> int:
        """Return the deck of the card in a slot, -1 for an empty one."""
        return self.data.deck[self.cards[slot]] if self.cards[slot] >= 0 else -1

    def adventures_shown(self) -> list[int]:
        """Return the slots of the face-up adventures."""
        return [slot for slot in range(SCENE) if self.kind_of(slot) == ADVENTURE]
