"""What completed cards bring, one handler for each kind of reward (spec 5.2)."""

from __future__ import annotations

from dvergar.games.die_zwerge.cards import (
    BAN_REWARD,
    CLEAR_HERE_REWARD,
    CLEAR_NEXT_REWARD,
    COLLECT,
    GEAR_REWARD,
    HEAL_ONE_REWARD,
    HEXES,
    IGNORE_PERISHED,
    JOIN_REWARD,
    PLACE_REWARD,
    REMOVE_REWARD,
    SKIP_REWARD,
    SLOTS,
    TROOPS,
    TUNNEL_REWARD,
)
from dvergar.games.die_zwerge.rules.frames import GIVES, GUARDED, HEALING, PRICE, REMOVES
from dvergar.games.die_zwerge.rules.missions import Missions
from dvergar.games.die_zwerge.rules.phases import (
    BY_PENALTY,
    CARD_ACTION,
    CLEAR,
    DECLINE_ACTION,
    DOOM_ACTION,
    DWARF_ACTION,
    GIVE,
    HEALTH_ACTION,
    HEX_ACTION,
    JOIN,
    JOIN_DWARF,
    KEEN,
    KIND_ACTION,
    PENALTY,
    PLACE_DWARF,
    PLACE_HEX,
    REMOVE,
    REMOVE_KIND,
    TUNNEL,
)

KIND_WORDS = [f"@die_zwerge-troop-{kind}" for kind in TROOPS]
PRICES = [HEALTH_ACTION, DOOM_ACTION]  # shared, never to be changed


class Rewards(Missions):
    """Gives rewards."""

    __slots__ = ()

    def reward(self, card: int) -> None:
        """Give the reward of an adventure."""
        t = self.data
        kind = t.reward[card]
        amount = t.amount[card]
        if kind == GEAR_REWARD:
            self.draw(amount)
        elif kind == SKIP_REWARD:
            self.skip = 1
            self.tell_plain("skip_set")
        elif kind == BAN_REWARD:
            self.bans |= 1 << amount
            if self.listener is not None:
                self.tell("ban_set", -1, {"troop": KIND_WORDS[amount]})
        elif kind == TUNNEL_REWARD:
            free = [HEX_ACTION + hex for hex in range(HEXES) if not t.text[hex] and self.tile[hex] == 0 and hex != self.tunnel]
            self.ask(TUNNEL, self.dwarf, [DECLINE_ACTION, *free])
        elif kind in (PLACE_REWARD, JOIN_REWARD):
            free = [DWARF_ACTION + dwarf for dwarf in range(self.dwarves) if not self.pinned(dwarf) and (kind == PLACE_REWARD or self.others(dwarf))]
            if free:
                self.ask(PLACE_DWARF if kind == PLACE_REWARD else JOIN_DWARF, self.dwarf, [DECLINE_ACTION, *free])
        elif kind == CLEAR_HERE_REWARD:
            self.clear(self.pos[self.dwarf])
        elif kind == CLEAR_NEXT_REWARD:
            near = [HEX_ACTION + hex for hex in t.around[self.pos[self.dwarf]] if self.troops(hex) > 0]
            if near:
                self.ask(CLEAR, self.dwarf, near)
        elif kind == REMOVE_REWARD:
            self.push(REMOVES, amount)
        else:
            self.push(HEALING, 1 if kind == HEAL_ONE_REWARD else 2)

    def tell_plain(self, kind: str) -> None:
        """Tell that something happened to all."""
        if self.listener is not None:
            self.tell(kind, -1, {})

    # Equipment

    def draw(self, count: int) -> None:
        """Draw equipment, as much as there is, and give it out one by one."""
        drawn: list[int] = []
        for _ in range(count):
            if self.kit_at == len(self.kit):
                if not self.kit_discard:
                    break
                again = self.kit_discard.copy()
                self.rng.shuffle(again)
                self.kit, self.kit_at, self.kit_discard = again, 0, []
            drawn.append(self.kit[self.kit_at])
            self.kit_at += 1
            self.reveals += 1
        for kind in drawn:
            if self.listener is not None:
                self.tell("drawn", -1, {"gear": self.data.gear_words[kind]})
            self.push(GIVES, kind)
        if not drawn:
            self.tell_plain("nothing_drawn")

    def gives(self, kind: int) -> None:
        """Ask which dwarf without that kind gets it; where nobody can, it is discarded."""
        free = [DWARF_ACTION + dwarf for dwarf in range(self.dwarves) if self.gear[dwarf] >> kind & 1 == 0]
        if free:
            self.ask(GIVE, self.dwarf, free, kind)
        else:
            self.kit_discard = [*self.kit_discard, kind]
            if self.listener is not None:
                self.tell("not_needed", -1, {"gear": self.data.gear_words[kind]})

    def answer_give(self, action: int) -> None:
        """Give it."""
        self.gain(action - DWARF_ACTION, self.a)

    def forged(self) -> None:
        """Ask who gets the Keenfire."""
        self.ask(KEEN, self.dwarf, self.everybody())

    def answer_keen(self, action: int) -> None:
        """Give it."""
        self.keen = action - DWARF_ACTION
        if self.listener is not None:
            self.tell("keenfire", self.keen, {})

    # Places

    def answer_tunnel(self, action: int) -> None:
        """Lay the tunnel tile."""
        if action == DECLINE_ACTION:
            self.tell_declined(self.dwarf)
            return
        self.tunnel = action - HEX_ACTION
        if self.listener is not None:
            self.tell("tunnel", -1, {"hex": self.data.hex_words[self.tunnel], "at": self.data.hexes[self.tunnel]})

    def others(self, dwarf: int) -> list[int]:
        """Return the dwarves who stand elsewhere."""
        return [one for one in range(self.dwarves) if self.pos[one] != self.pos[dwarf]]

    def answer_place_dwarf(self, action: int) -> None:
        """Ask where the chosen dwarf is put."""
        if action == DECLINE_ACTION:
            self.tell_declined(self.dwarf)
            return
        dwarf = action - DWARF_ACTION
        if self.listener is not None:
            self.tell("chosen", dwarf, {})
        self.ask(PLACE_HEX, self.dwarf, [HEX_ACTION + hex for hex in range(HEXES) if hex != self.pos[dwarf]], dwarf)

    def answer_join_dwarf(self, action: int) -> None:
        """Ask to whom the chosen dwarf goes."""
        if action == DECLINE_ACTION:
            self.tell_declined(self.dwarf)
            return
        dwarf = action - DWARF_ACTION
        if self.listener is not None:
            self.tell("chosen", dwarf, {})
        self.ask(JOIN, self.dwarf, [DWARF_ACTION + one for one in self.others(dwarf)], dwarf)

    def place_dwarf(self, dwarf: int, hex: int) -> None:
        """Put a dwarf on a hex; that is no visit, but perished land has its price."""
        self.pos = self.pos.copy()
        self.pos[dwarf] = hex
        if self.listener is not None:
            self.tell("placed", dwarf, {"hex": self.data.hex_words[hex], "at": self.data.hexes[hex]})
        if self.tile[hex] > 0:
            self.push(PRICE, dwarf)

    def price(self, dwarf: int) -> None:
        """Ask for the price of entering perished land."""
        if self.data.ability[self.heroes[dwarf]] != IGNORE_PERISHED:
            self.ask(PENALTY, self.dwarf, PRICES, dwarf)

    def answer_penalty(self, action: int) -> None:
        """Pay it."""
        if action == HEALTH_ACTION:
            if self.listener is not None:
                self.tell("price", self.a, {})
            self.push(GUARDED, self.a, 0)
        else:
            self.doom_steps(1, BY_PENALTY)

    # Troops

    def clear(self, hex: int) -> None:
        """Put all troops of a hex into the supply."""
        if self.listener is not None:
            args: dict[str, str | int] = {"hex": self.data.hex_words[hex], "at": self.data.hexes[hex], "count": self.troops(hex)}
            self.tell("cleared", -1, args)
        self.wipe(hex)

    def removes(self, left: int) -> None:
        """Ask where the next troop is removed: a hex, or a card with troops, whether they wait to be beaten or were collected."""
        if left == 0:
            return
        t = self.data
        places: list[int] = []
        for slot in range(SLOTS):
            at = slot * 3
            if self.held[at] + self.held[at + 1] + self.held[at + 2] > 0 and (self.mended() or t.mission[self.cards[slot]] != COLLECT):
                places.append(CARD_ACTION + slot)
        for hex in range(HEXES):
            if self.troops(hex) > 0:
                places.append(HEX_ACTION + hex)
        if places:
            self.push(REMOVES, left - 1)
            self.ask(REMOVE, self.dwarf, [DECLINE_ACTION, *places], left)

    def answer_remove(self, action: int) -> None:
        """Remove a troop there; where several kinds are, ask for the kind."""
        if action == DECLINE_ACTION:
            self.stack.pop()
            self.tell_declined(self.dwarf)
            return
        place = action - HEX_ACTION if action >= HEX_ACTION else HEXES + action - CARD_ACTION
        kinds = [KIND_ACTION + kind for kind in range(3) if self.standing(place, kind) > 0]
        if len(kinds) > 1 and self.listener is not None:
            self.tell("aims", self.dwarf, {})
        self.ask(REMOVE_KIND, self.dwarf, kinds, place)

    def standing(self, place: int, kind: int) -> int:
        """Return the troops of a kind on a hex, or on the card in slot `place - 61`."""
        return self.army[place * 3 + kind] if place < HEXES else self.held[(place - HEXES) * 3 + kind]

    def answer_remove_kind(self, action: int) -> None:
        """Put that troop into the supply."""
        place, kind = self.a, action - KIND_ACTION
        if place < HEXES:
            self.army[place * 3 + kind] -= 1
        else:
            self.held = self.held.copy()
            self.held[(place - HEXES) * 3 + kind] -= 1
        self.supply = self.supply.copy()
        self.supply[kind] += 1
        if self.listener is not None:
            t = self.data
            name = t.hex_words[place] if place < HEXES else t.card_words[self.cards[place - HEXES]]
            self.tell("removed", -1, {"troop": KIND_WORDS[kind], "place": name})
