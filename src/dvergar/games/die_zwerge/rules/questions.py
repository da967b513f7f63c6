"""Questions that rules, views and bots ask of a position of Die Zwerge, and the worlds that look like it."""

from __future__ import annotations

from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.games.die_zwerge.cards import (
    CARD_TROOPS,
    COMBAT,
    COUNTED,
    GATES,
    GEARS,
    HEALTH,
    HEXES,
    MEET,
    MEET_ALL,
    NODONN,
    PINNED,
    SCENE,
    SLOTS,
    TESTS_IN_EACH,
    THREAT,
    VISIT,
    VISIT_TEST,
)
from dvergar.games.die_zwerge.rules.phases import FIRST_FIGHT, FIRST_OTHER, FIRST_TASK, SEES_MEETINGS, SEES_VISITS
from dvergar.games.die_zwerge.rules.position import ZwergePosition


class ZwergeQuestions(ZwergePosition):
    """Everything on the table, and what can be asked of it."""

    __slots__ = ()

    # Questions

    def mended(self) -> bool:
        """Return whether the match is played by the present rules: under revision 1 the points of `DieZwerge.revision` were otherwise."""
        return self.game.revision > 1

    def seat_of(self, dwarf: int) -> int:
        """Return who plays a dwarf; one seat alone plays all."""
        return 0 if self.seats == 1 else dwarf

    def owns(self, dwarf: int, gear: int) -> bool:
        """Return whether a dwarf has that kind of equipment; -1 is a kind that the card data does not have."""
        return gear >= 0 and self.gear[dwarf] >> gear & 1 == 1

    def most(self, dwarf: int) -> int:
        """Return a dwarf's maximum of health."""
        return self.data.max_health[self.heroes[dwarf]] + self.data.bonus[HEALTH * (1 << GEARS) + self.gear[dwarf]]

    def value(self, dwarf: int, attribute: int) -> int:
        """Return how many dice a dwarf rolls for an attribute."""
        t = self.data
        found = t.base[self.heroes[dwarf] * 3 + attribute] + t.bonus[attribute * (1 << GEARS) + self.gear[dwarf]]
        return found + t.amount[t.b_cards[0]] if attribute == COMBAT and dwarf == self.keen else found

    def troops(self, hex: int) -> int:
        """Return how many troops stand on a hex."""
        at = hex * 3
        army = self.army
        return army[at] + army[at + 1] + army[at + 2]

    def hexes_with(self, kind: int) -> list[int]:
        """Return the hexes with a kind of troops, in reading order."""
        out: list[int] = []
        for hex in range(HEXES):
            if self.army[hex * 3 + kind] > 0:
                out.append(hex)
        return out

    def on_map(self, kind: int) -> int:
        """Return how many troops of a kind stand on the map."""
        held = self.held
        return self.data.supply[kind] - self.supply[kind] - held[kind] - held[3 + kind] - held[6 + kind] - held[9 + kind]

    def wounded(self) -> list[int]:
        """Return the dwarves below their maximum."""
        out: list[int] = []
        for dwarf in range(self.dwarves):
            if self.health[dwarf] < self.most(dwarf):
                out.append(dwarf)
        return out

    def pinned(self, dwarf: int) -> bool:
        """Return whether a dwarf may neither move nor be placed."""
        return dwarf in self.pins

    def gathered(self, hexes: list[int]) -> int:
        """Return how many dwarves stand on these hexes."""
        count = 0
        for one in self.pos:
            if one in hexes:
                count += 1
        return count

    def together(self, hex: int) -> int:
        """Return how many dwarves stand on a hex."""
        count = 0
        for one in self.pos:
            if one == hex:
                count += 1
        return count

    def entrance(self, hex: int) -> bool:
        """Return whether a hex has an open tunnel."""
        return (self.data.is_tunnel[hex] or hex == self.tunnel) and self.tile[hex] == 0

    def entrances(self) -> list[int]:
        """Return the hexes with open tunnels, ascending."""
        out: list[int] = []
        for hex in self.data.printed:
            if self.tile[hex] == 0:
                out.append(hex)
        if self.tunnel >= 0 and self.tile[self.tunnel] == 0:
            out.append(self.tunnel)
            out.sort()
        return out

    def fought(self, dwarf: int, slot: int) -> bool:
        """Return whether the troops on a card stand in a dwarf's fight."""
        card = self.cards[slot]
        if card < 0:
            return False
        t = self.data
        mission = t.mission[card]
        if mission == PINNED:
            return self.pins[slot] == dwarf
        if mission == CARD_TROOPS and t.within[t.place[card]][self.pos[dwarf]]:
            at = slot * 3
            return self.held[at] + self.held[at + 1] + self.held[at + 2] > 0
        return False

    def nodonn(self, dwarf: int) -> bool:
        """Return whether a dwarf's fight is against Nôd'onn (spec 5.4)."""
        card = self.cards[SCENE]
        t = self.data
        if card < 0 or t.mission[card] != NODONN or self.tokens == 0:
            return False
        return t.within[t.place[card]][self.pos[dwarf]] and self.troops(self.pos[dwarf]) == 0

    def fightable(self, dwarf: int) -> bool:
        """Return whether there is anything to fight for a dwarf."""
        if self.troops(self.pos[dwarf]) > 0:
            return True
        if self.watch % FIRST_TASK >= FIRST_FIGHT:
            for slot in range(SLOTS):
                if self.fought(dwarf, slot):
                    return True
            return self.nodonn(dwarf)
        return False

    def scene(self) -> int:
        """Return the scenario card that lies face up, or -1."""
        return self.cards[SCENE]

    def display(self) -> int:
        """Return how many adventures and threats lie face up."""
        cards = self.cards
        return (cards[0] >= 0) + (cards[1] >= 0) + (cards[2] >= 0)

    def threats_shown(self) -> list[int]:
        """Return the slots of the face-up threats."""
        out: list[int] = []
        for slot in range(SCENE):
            if self.cards[slot] >= 0 and self.data.deck[self.cards[slot]] == THREAT:
                out.append(slot)
        return out

    def rest_of_kit(self) -> int:
        """Return how many equipment cards can still be drawn."""
        return len(self.kit) - self.kit_at + len(self.kit_discard)

    def refresh_watch(self) -> None:
        """Note what can come of entering a hex and of spending an action, after the face-up cards have changed."""
        watch = 0
        for slot in range(SLOTS):
            card = self.cards[slot]
            if card >= 0:
                mission = self.data.mission[card]
                if mission in (VISIT, VISIT_TEST):
                    watch |= SEES_VISITS
                elif mission in (MEET, MEET_ALL):
                    watch |= SEES_MEETINGS
                elif mission in (CARD_TROOPS, PINNED, NODONN):
                    watch |= FIRST_FIGHT << slot
                if mission <= COUNTED or mission in (TESTS_IN_EACH, GATES):
                    watch |= FIRST_TASK << slot
                if mission > COUNTED:
                    watch |= FIRST_OTHER << slot
        self.watch = watch

    def tell(self, kind: str, dwarf: int, args: dict[str, str | int]) -> None:
        """Tell the listener; callers look first whether there is one, so that simulation pays nothing. `dwarf` -1: nobody did it."""
        if self.listener is not None:
            if dwarf >= 0:
                args["dwarf"] = self.data.hero_words[self.heroes[dwarf]]
            self.listener.append(Event(kind, -1 if dwarf < 0 else self.seat_of(dwarf), args))

    # Copies

    def scores(self) -> list[int]:
        """Return the totals as of now."""
        raise TypeError("the rules count")

    def clone(self) -> ZwergeQuestions:
        """Return an equal state that shares nothing that changes."""
        raise TypeError("the rules make states")

    def worlds(self, seat: int | None, rng: Rng) -> ZwergeQuestions:
        """Return a state that nobody can tell from this one (spec 7): all decks shuffled anew among what has not been seen."""
        other = self.clone()
        t = self.data
        rest = sorted(self.kit[self.kit_at :])
        rng.shuffle(rest)
        other.kit, other.kit_at = rest, 0
        stack = sorted(self.tiles[self.laid :])
        rng.shuffle(stack)
        other.tiles = self.tiles[: self.laid] + stack
        unseen: list[int] = []
        known: list[int] = []
        for card in sorted(self.deck[self.dealt :] + self.menace[self.menace_at :]):
            if card >= t.first_threat and self.seen >> (card - t.first_threat) & 1 == 0:
                unseen.append(card)
            else:
                known.append(card)
        rng.shuffle(unseen)
        kept = len(self.menace) - self.menace_at
        other.menace, other.menace_at = unseen[:kept], 0
        mixed = sorted(known + unseen[kept:])
        rng.shuffle(mixed)
        other.deck, other.dealt = mixed, 0
        past = self.scenes[: self.scene_at]
        future = self.scenes[self.scene_at :]
        first = [card for card in t.a_cards if card not in past]
        last = [card for card in t.c_cards if card not in past]
        rng.shuffle(first)
        rng.shuffle(last)
        drawn: list[int] = []
        for card in future:
            drawn.append(first.pop() if t.level[card] == "A" else last.pop() if t.level[card] == "C" else card)
        other.scenes = past + drawn
        other.rng = Rng(rng.seed())
        return other
