"""Markers, troops and perished land: everything that goes on without a decision (spec 4.4)."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.cards import COLLECT
from dvergar.games.die_zwerge.rules.phases import BY_SADDLE, CAUSES, DIED, DOOMED, UNDECIDED
from dvergar.games.die_zwerge.rules.questions import ZwergeQuestions

CAUSE_WORDS: Final = [f"@die_zwerge-cause-{cause}" for cause in CAUSES]


class Land(ZwergeQuestions):
    """Moves troops and markers."""

    __slots__ = ()

    def push(self, kind: int, x: int = 0, y: int = 0, z: int = 0) -> None:
        """Put something to be done on the stack."""
        self.stack.append(kind | x << 6 | y << 14 | z << 22)

    def ask(self, phase: int, dwarf: int, choices: list[int], a: int = 0, b: int = 0) -> None:
        """Ask the seat of a dwarf; a single choice is taken by itself."""
        self.phase = phase
        self.active = 0 if self.seats == 1 else dwarf
        self.choices = choices
        self.a = a
        self.b = b

    # Markers

    def lose(self, outcome: int, cause: int, culprit: int) -> None:
        """End the match."""
        if self.outcome == UNDECIDED:
            self.outcome = outcome
            self.cause = cause
            self.culprit = culprit

    def doom_steps(self, count: int, cause: int) -> None:
        """Move the doom marker towards the hero, step by step."""
        for _ in range(count):
            if self.outcome != UNDECIDED:
                return
            self.doom -= 1
            if self.listener is not None:
                self.tell("doom", -1, {"space": self.doom, "left": self.doom - self.hero, "cause": CAUSE_WORDS[cause]})
            if self.doom <= self.hero:
                self.lose(DOOMED, cause, -1)

    def council_left(self, count: int) -> None:
        """Move the council marker left, as far as it goes."""
        to = max(-self.data.council_zero, self.council - count)
        if self.listener is not None:
            self.tell("council" if to != self.council else "council_stays", -1, {"from": signed(self.council), "to": signed(to)})
        self.council = to

    def council_right(self) -> None:
        """Move the council marker one space right."""
        if self.listener is not None:
            self.tell("council", -1, {"from": signed(self.council), "to": signed(self.council + 1)})
        self.council += 1

    def council_does(self, effect: int) -> bool:
        """Return whether the council's present space has this effect."""
        t = self.data
        return t.council_effect[self.council + t.council_zero] == effect

    # Troops

    def settle(self, queue: list[int]) -> None:
        """Let troops flow and hexes perish until nothing moves, or the match is lost; the queue is used up."""
        t = self.data
        army = self.army
        at = 0
        while at < len(queue):
            hex = queue[at]
            at += 1
            i = hex * 3
            count = army[i] + army[i + 1] + army[i + 2]
            if count == 0:
                continue
            if self.tile[hex] > 0:
                to = self.downhill(hex)
                if self.listener is not None:
                    self.tell_troops("flowed", hex, to, army[i], army[i + 1], army[i + 2])
                self.shift(i, to * 3)
                queue.append(to)
            elif hex == t.goal:
                if count >= t.limit:
                    if self.listener is not None:
                        self.tell("saddle", -1, {"count": count, "orc": army[i], "troll": army[i + 1], "elf": army[i + 2]})
                    self.wipe(hex)
                    self.doom_steps(1, BY_SADDLE)
                    if self.outcome != UNDECIDED and self.mended():
                        return
            elif count >= self.limit and self.laid < len(self.tiles):
                self.convert(hex, queue)

    def convert(self, hex: int, queue: list[int]) -> None:
        """Lay the next tile on a hex and spread its troops; the hexes that may have got some join the queue."""
        t = self.data
        tile = self.tiles[self.laid]
        self.laid += 1
        self.reveals += 1
        tiles = self.tile.copy()
        tiles[hex] = tile + 1
        self.tile = tiles
        main = t.way[t.tile_way[tile] + hex]
        if self.listener is not None:
            self.tell("perished", -1, {"hex": t.hex_words[hex], "at": t.hexes[hex], "tile": t.tiles[tile], "tiles": self.laid})
        self.spread(hex, (main + t.tile_left[tile]) % 6, t.tile_troops[tile * 4], t.tile_troops[tile * 4 + 1], queue)
        self.spread(hex, (main - t.tile_right[tile]) % 6, t.tile_troops[tile * 4 + 2], t.tile_troops[tile * 4 + 3], queue)
        to = t.near[hex * 6 + main]
        i = hex * 3
        army = self.army
        if self.listener is not None and army[i] + army[i + 1] + army[i + 2] > 0:
            self.tell_troops("spread", hex, to, army[i], army[i + 1], army[i + 2])
        self.shift(i, to * 3)
        queue.append(to)

    def spread(self, hex: int, direction: int, one: int, other: int, queue: list[int]) -> None:
        """Move the troops printed on one side of a tile, as far as they are there."""
        to = self.data.near[hex * 6 + direction]
        if to < 0 or self.tile[to] > 0:
            return
        army = self.army
        moved = [0, 0, 0]
        for kind in (one, other):
            if army[hex * 3 + kind] > 0:
                army[hex * 3 + kind] -= 1
                army[to * 3 + kind] += 1
                moved[kind] += 1
        if self.listener is not None and moved[0] + moved[1] + moved[2] > 0:
            self.tell_troops("spread", hex, to, moved[0], moved[1], moved[2])
        queue.append(to)

    def shift(self, i: int, j: int) -> None:
        """Move all troops of one hex to another; both are given by their first place in `army`."""
        army = self.army
        for kind in range(3):
            army[j + kind] += army[i + kind]
            army[i + kind] = 0

    def perish(self, hex: int) -> None:
        """Convert a hex by force (spec 4.4): with fewer troops too. After the end nothing perishes."""
        if self.outcome != UNDECIDED and self.mended():
            return
        queue: list[int] = [hex]
        if self.tile[hex] == 0 and hex != self.data.goal and self.laid < len(self.tiles):
            queue = []
            self.convert(hex, queue)
        self.settle(queue)

    def downhill(self, hex: int) -> int:
        """Return where the tile of a perished hex leads."""
        t = self.data
        return t.near[hex * 6 + t.way[t.tile_way[self.tile[hex] - 1] + hex]]

    def wipe(self, hex: int) -> None:
        """Put all troops of a hex back into the supply."""
        for kind in range(3):
            self.supply = self.supply.copy()
            self.supply[kind] += self.army[hex * 3 + kind]
            self.army[hex * 3 + kind] = 0

    def kill(self, hex: int, kind: int) -> None:
        """Take a destroyed map troop away: to a threat that collects it, else to the supply."""
        self.army[hex * 3 + kind] -= 1
        t = self.data
        for slot in range(3):
            card = self.cards[slot]
            if card >= 0 and t.mission[card] == COLLECT and t.kind[card] == kind:
                self.held = self.held.copy()
                self.held[slot * 3 + kind] += 1
                return
        self.supply = self.supply.copy()
        self.supply[kind] += 1

    def unload(self, slot: int) -> None:
        """Put the troops of a card back into the supply."""
        for kind in range(3):
            self.supply = self.supply.copy()
            self.supply[kind] += self.held[slot * 3 + kind]
            self.held = self.held.copy()
            self.held[slot * 3 + kind] = 0

    def hurt(self, victim: int) -> None:
        """Take one health point."""
        self.health = self.health.copy()
        self.health[victim] -= 1
        if self.listener is not None:
            self.tell("hurt", victim, {"left": self.health[victim]})
        if self.health[victim] <= 0:
            self.lose(DIED, 0, victim)

    def tell_troops(self, kind: str, hex: int, to: int, orc: int, troll: int, elf: int) -> None:
        """Tell that troops went from one hex to another."""
        t = self.data
        self.tell(kind, -1, {"from": t.hex_words[hex], "to": t.hex_words[to], "at": t.hexes[hex], "into": t.hexes[to], "orc": orc, "troll": troll, "elf": elf})


def signed(number: int) -> str:
    """Write a space of the council."""
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"
