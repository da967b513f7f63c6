"""Turning cards up and letting threats do what they do, one handler for each kind of effect (spec 4.1 REFILL, 4.6, 5.3)."""

from __future__ import annotations

from dvergar.games.die_zwerge.cards import (
    COLLECT,
    COUNCIL_EFFECT,
    COUNCIL_PER_SURVIVOR,
    DAMAGE_EACH,
    DAMAGE_LOWEST,
    DAMAGE_PER_SURVIVOR,
    DISCARD_EACH,
    DOOM_EFFECT,
    DOOM_PER_SURVIVOR,
    IMMEDIATE,
    PERISH,
    PERISH_ALL,
    PINNED,
    REVEAL_DAMAGE,
    REVEAL_HEAL,
    SCENE,
    SURVIVORS,
    THREAT,
)
from dvergar.games.die_zwerge.rules.frames import CHECK, DISCARDS, DISGUISED, DROP, EACH, EFFECT, HEALING, LOWEST, PINS, REFILL, REVEALED, TARGET, TRIGGER
from dvergar.games.die_zwerge.rules.harm import USE_OR_NOT
from dvergar.games.die_zwerge.rules.phases import BY_THREAT, CARD_ACTION, DISGUISE, DWARF_ACTION, PIN, THREATS, USE_ACTION
from dvergar.games.die_zwerge.rules.rewards import Rewards


class Threats(Rewards):
    """Turns up adventures and threats, and applies threats."""

    __slots__ = ()

    # Turning up

    def refill(self) -> None:
        """Turn up the next card while a place is free."""
        slot = -1
        for one in range(SCENE):
            if self.cards[one] < 0:
                slot = one
                break
        if slot < 0 or not self.fresh_deck():
            return
        t = self.data
        card = self.deck[self.dealt]
        self.dealt += 1
        self.reveals += 1
        self.push(REFILL)
        self.put(slot, card)
        if self.listener is not None:
            self.tell("threat" if t.deck[card] == THREAT else "adventure", -1, {"card": t.card_words[card], "slot": slot})
        self.push(REVEALED, slot)
        if t.deck[card] == THREAT:
            self.seen |= 1 << (card - t.first_threat)
            if self.council_does(REVEAL_DAMAGE):
                self.push(TARGET, 1)
            elif self.council_does(REVEAL_HEAL):
                self.push(HEALING, 1, 1)

    def fresh_deck(self) -> bool:
        """Return whether a card can be drawn; an empty deck is made anew from the discard pile."""
        if self.dealt == len(self.deck):
            if not self.discard:
                return False
            deck = self.discard.copy()
            self.rng.shuffle(deck)
            self.deck, self.dealt, self.discard = deck, 0, []
            if self.listener is not None:
                self.tell("reshuffled", -1, {"count": len(deck)})
        return True

    def revealed(self, slot: int) -> None:
        """Put troops on a new card, or apply it where it is immediate or troops are short."""
        t = self.data
        card = self.cards[slot]
        at = card * 3
        short = False
        for kind in range(3):
            if self.supply[kind] < t.troops[at + kind]:
                short = True
        if t.mission[card] == IMMEDIATE or short:
            if short and self.listener is not None:
                self.tell("short", -1, {"card": t.card_words[card]})
            self.push(CHECK)
            self.push(DROP, slot)
            if t.deck[card] == THREAT:
                self.push(DISGUISED, slot, 0)
            return
        for kind in range(3):
            self.supply = self.supply.copy()
            self.supply[kind] -= t.troops[at + kind]
            self.held = self.held.copy()
            self.held[slot * 3 + kind] += t.troops[at + kind]
        self.push(CHECK)
        if t.mission[card] == PINNED:
            self.push(PINS, slot)

    def ask_pin(self, slot: int) -> None:
        """Ask which dwarf is pinned."""
        self.ask(PIN, self.dwarf, self.everybody(), slot)

    def answer_pin(self, action: int) -> None:
        """Pin him."""
        pins = self.pins.copy()
        pins[self.a] = action - DWARF_ACTION
        self.pins = pins
        if self.listener is not None:
            self.tell("pinned", action - DWARF_ACTION, {"card": self.data.card_words[self.cards[self.a]]})

    # Before a new scenario

    def sweep(self) -> None:
        """Discard all adventures."""
        for slot in self.adventures_shown():
            if self.listener is not None:
                self.tell("discarded", -1, {"card": self.data.card_words[self.cards[slot]]})
            self.drop(slot)

    def trigger(self) -> None:
        """Let the next threat apply, in an order that the active seat chooses."""
        threats = self.threats_shown()
        if threats:
            self.push(TRIGGER)
            self.push(CHECK)
            self.ask(THREATS, self.dwarf, [CARD_ACTION + slot for slot in threats])

    def answer_threats(self, action: int) -> None:
        """Apply the chosen threat."""
        slot = action - CARD_ACTION
        if self.listener is not None:
            self.tell("triggers", -1, {"card": self.data.card_words[self.cards[slot]]})
        self.push(DROP, slot)
        self.push(DISGUISED, slot, 0)

    # What a threat does

    def disguised(self, slot: int, k: int) -> None:
        """Ask the owners of a disguise; without one the threat applies."""
        for at in range(k, self.dwarves):
            owner = self.after(at)
            if self.owns(owner, self.data.disguise):
                self.ask(DISGUISE, owner, USE_OR_NOT, slot, owner)
                return
        card = self.cards[slot]
        self.suffered += 1
        survivors = 0
        if self.data.mission[card] == COLLECT:
            self.unload(slot)
        else:
            survivors = sum(self.held[slot * 3 : slot * 3 + 3])
        if self.listener is not None:
            self.tell("suffered", -1, {"card": self.data.card_words[card], "count": survivors})
        self.push(EFFECT, slot, 0, survivors)

    def answer_disguise(self, action: int) -> None:
        """Cancel the threat, or let the next owner be asked."""
        slot, owner = self.a, self.b
        if action == USE_ACTION:
            self.spend(owner, self.data.disguise)
            if self.listener is not None:
                self.tell("fooled", owner, {"card": self.data.card_words[self.cards[slot]]})
        else:
            self.tell_declined(owner)
            self.push(DISGUISED, slot, (owner - self.dwarf) % self.dwarves + 1)

    def effect(self, slot: int, at: int, survivors: int) -> None:
        """Do the next thing that a threat does."""
        t = self.data
        effects = t.effects[self.cards[slot]]
        if at == len(effects):
            return
        self.push(EFFECT, slot, at + 2, survivors)
        kind = effects[at]
        amount = effects[at + 1]
        if kind == DOOM_EFFECT:
            self.doom_steps(amount, BY_THREAT)
        elif kind == COUNCIL_EFFECT:
            self.council_left(amount)
        elif kind == COUNCIL_PER_SURVIVOR:
            if survivors > 0:
                self.council_left(amount * survivors)
        elif kind == DOOM_PER_SURVIVOR:
            self.doom_steps(amount * survivors, BY_THREAT)
        elif kind == DAMAGE_PER_SURVIVOR:
            self.push(TARGET, amount * survivors)
        elif kind == DAMAGE_LOWEST:
            self.push(LOWEST, amount)
        elif kind == DAMAGE_EACH:
            self.push(EACH, 0)
        elif kind == DISCARD_EACH:
            self.push(DISCARDS, 0)
        elif kind == SURVIVORS:
            self.survive(slot, amount)
        elif kind == PERISH:
            for hex in t.place_hexes[amount]:
                self.perish(hex)
        elif kind == PERISH_ALL:
            self.perish_all(amount)

    def survive(self, slot: int, place: int) -> None:
        """Put the troops that are left on a card on a place, or into the supply."""
        if place < 0:
            self.unload(slot)
            return
        hex = self.data.place_hexes[place][0]
        for kind in range(3):
            self.army[hex * 3 + kind] += self.held[slot * 3 + kind]
            self.held = self.held.copy()
            self.held[slot * 3 + kind] = 0
        self.settle([hex])

    def perish_all(self, kind: int) -> None:
        """Convert every hex with a kind of troops, in reading order; those that lose it on the way are spared."""
        for hex in self.hexes_with(kind):
            if self.tile[hex] == 0 and hex != self.data.goal and self.army[hex * 3 + kind] > 0:
                self.perish(hex)
