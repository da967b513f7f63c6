"""Observations of Die Zwerge: what a seat may know, as a row of numbers: all but the order of the decks (spec 7)."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from dvergar.engine.observation import Observer, byte, one_of, put, put_bits
from dvergar.engine.state import State
from dvergar.games.die_zwerge.cards import GEARS, HEXES, MOST, SLOTS, TROOPS, CardData
from dvergar.games.die_zwerge.rules.phases import PHASES, PURPOSES
from dvergar.games.die_zwerge.rules.play import ZwergeState

NO_HERO: Final = bytes(5 + GEARS)
DICE: Final = 8  # places for the dice of a roll; no roll has more


def observer(data: CardData, seats: int) -> ZwergeObserver:
    """Return what writes observations at that seat count."""
    return ZwergeObserver(data, seats)


class ZwergeObserver(Observer):
    """Writes the observations of Die Zwerge. The dwarves stand in the order of the table, the reader's own is marked."""

    def __init__(self, data: CardData, seats: int) -> None:
        super().__init__()
        self.data = data
        self.seats = seats
        self.no_dwarf = bytes(6 + GEARS + len(data.heroes))
        layout = self.layout
        kinds = len(TROOPS)
        layout.add("phase", len(PHASES), 1)
        layout.add("asked", seats, 1)
        for name in ("subject", "object", "turn", "dwarf", "actions", "steps", "hero", "doom", "council", "tunnel", "keenfire"):
            layout.add(name)
        for name in ("skip", "tripped"):
            layout.add(name, 1, 1)
        layout.add("bans", kinds, 1)
        layout.add("supply", kinds)
        layout.add("tokens")
        layout.add("ticks", 16, 1)
        layout.add("tally")
        layout.add("kills")
        layout.add("purpose", 1, len(PURPOSES))
        layout.add("dice", DICE, 6)
        for name in ("deck", "threats", "equipment", "scenarios", "tiles"):
            layout.add(name)
        layout.add("outcome", 1, 3)
        for slot in range(SLOTS):
            layout.add(f"card_{slot}", 1, len(data.cards))
            layout.add(f"card_{slot}.troops", kinds)
            layout.add(f"card_{slot}.visits", MOST)
            layout.add(f"card_{slot}.successes")
            layout.add(f"card_{slot}.pinned", 1, MOST)
        for dwarf in range(MOST):
            who = f"dwarf_{dwarf}"
            layout.add(f"{who}.own", 1, 1)
            layout.add(f"{who}.hero", len(data.heroes), 1)
            layout.add(f"{who}.hex", 1, HEXES)
            layout.add(f"{who}.health")
            layout.add(f"{who}.values", 3)
            layout.add(f"{who}.gear", GEARS, 1)
        layout.add("army", HEXES * kinds)
        layout.add("tile", HEXES, len(data.tiles))

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append one row: the position as that seat may know it."""
        assert isinstance(state, ZwergeState)
        seats = self.seats
        one_of(state.phase, len(PHASES), out)
        actors = state.actors()
        for k in range(seats):
            out.append(1 if (seat + k) % seats in actors else 0)
        put([state.a + 1, state.b + 1, state.turn, state.dwarf + 1, state.actions, state.steps, state.hero], out)
        put([state.doom, state.council, state.tunnel + 1, state.keen + 1], out)
        out.append(1 if state.skip else 0)
        out.append(1 if state.tripped else 0)
        put_bits(state.bans, 3, out)
        for kind in range(3):
            out.append(byte(state.supply[kind]))
        out.append(byte(state.tokens))
        put_bits(state.ticks, 16, out)
        put([state.tally, state.kills, state.purpose], out)
        for k in range(DICE):
            out.append(state.dice[k] if k < len(state.dice) else 0)
        out.append(byte(len(state.deck) - state.dealt))
        out.append(byte(len(state.menace) - state.menace_at))
        out.append(byte(len(state.kit) - state.kit_at))
        out.append(byte(len(state.scenes) - state.scene_at))
        out.append(byte(state.laid))
        out.append(state.outcome)
        for slot in range(SLOTS):
            self.write_card(state, slot, out)
        for dwarf in range(MOST):
            if dwarf < state.dwarves:
                self.write_dwarf(state, dwarf, seat, out)
            else:
                out.write(self.no_dwarf)
        put(state.army, out)
        put(state.tile, out)

    def write_card(self, state: ZwergeState, slot: int, out: BytesWriter) -> None:
        """Append a face-up card and how far it has come."""
        out.append(state.cards[slot] + 1)
        for kind in range(3):
            out.append(byte(state.held[slot * 3 + kind]))
        for dwarf in range(MOST):
            out.append(byte(state.progress[slot * MOST + dwarf]))
        out.append(byte(state.hits[slot]))
        out.append(state.pins[slot] + 1)

    def write_dwarf(self, state: ZwergeState, dwarf: int, reader: int, out: BytesWriter) -> None:
        """Append all of one dwarf."""
        out.append(1 if state.seat_of(dwarf) == reader else 0)
        hero = state.heroes[dwarf]
        one_of(hero, len(self.data.heroes), out)
        if hero < 0:
            out.write(NO_HERO)
            return
        out.append(state.pos[dwarf] + 1)
        out.append(byte(state.health[dwarf]))
        for attribute in range(3):
            out.append(byte(state.value(dwarf, attribute)))
        put_bits(state.gear[dwarf], GEARS, out)
