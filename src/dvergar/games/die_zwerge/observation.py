"""What a seat may know of Die Zwerge, as a row of numbers: all but the order of the decks (spec 7)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.observation import Observer, byte, one_of
from dvergar.engine.state import State
from dvergar.games.die_zwerge.cards import GEARS, HEXES, MOST, SLOTS, TROOPS, Tables
from dvergar.games.die_zwerge.phases import PHASES, PURPOSES
from dvergar.games.die_zwerge.rules import Rules

DICE: Final = 8  # places for the dice of a roll; no roll has more


class ZwergeObserver(Observer):
    """Writes the observations of Die Zwerge. The dwarves stand in the order of the table, the reader's own is marked."""

    def __init__(self, tables: Tables, seats: int) -> None:
        super().__init__()
        self.tables = tables
        self.seats = seats
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
            layout.add(f"card_{slot}", 1, len(tables.cards))
            layout.add(f"card_{slot}.troops", kinds)
            layout.add(f"card_{slot}.visits", MOST)
            layout.add(f"card_{slot}.successes")
            layout.add(f"card_{slot}.pinned", 1, MOST)
        for dwarf in range(MOST):
            who = f"dwarf_{dwarf}"
            layout.add(f"{who}.own", 1, 1)
            layout.add(f"{who}.hero", len(tables.heroes), 1)
            layout.add(f"{who}.hex", 1, HEXES)
            layout.add(f"{who}.health")
            layout.add(f"{who}.values", 3)
            layout.add(f"{who}.gear", GEARS, 1)
        layout.add("army", HEXES * kinds)
        layout.add("tile", HEXES, len(tables.tiles))

    def write(self, state: State, seat: int, out: list[int]) -> None:
        """Append one row: the position as that seat may know it."""
        assert isinstance(state, Rules)
        seats = self.seats
        one_of(state.phase, len(PHASES), out)
        actors = state.actors()
        for k in range(seats):
            out.append(1 if (seat + k) % seats in actors else 0)
        out += [byte(state.a + 1), byte(state.b + 1), byte(state.turn), state.dwarf + 1, byte(state.actions), byte(state.steps), byte(state.hero)]
        out += [byte(state.doom), byte(state.council), state.tunnel + 1, state.keen + 1, 1 if state.skip else 0, 1 if state.tripped else 0]
        for kind in range(3):
            out.append(state.bans >> kind & 1)
        for kind in range(3):
            out.append(byte(state.supply[kind]))
        out.append(byte(state.tokens))
        for bit in range(16):
            out.append(state.ticks >> bit & 1)
        out += [byte(state.tally), byte(state.kills), state.purpose]
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
                out += [0] * (6 + GEARS + len(self.tables.heroes))
        for troops in state.army:
            out.append(byte(troops))
        out += state.tile

    def write_card(self, state: Rules, slot: int, out: list[int]) -> None:
        """Append a face-up card and how far it has come."""
        out.append(state.cards[slot] + 1)
        for kind in range(3):
            out.append(byte(state.held[slot * 3 + kind]))
        for dwarf in range(MOST):
            out.append(byte(state.progress[slot * MOST + dwarf]))
        out += [byte(state.hits[slot]), state.pins[slot] + 1]

    def write_dwarf(self, state: Rules, dwarf: int, reader: int, out: list[int]) -> None:
        """Append all of one dwarf."""
        out.append(1 if state.seat_of(dwarf) == reader else 0)
        hero = state.heroes[dwarf]
        one_of(hero, len(self.tables.heroes), out)
        if hero < 0:
            out += [0] * (5 + GEARS)
            return
        out += [state.pos[dwarf] + 1, byte(state.health[dwarf])]
        for attribute in range(3):
            out.append(byte(state.value(dwarf, attribute)))
        for gear in range(GEARS):
            out.append(state.gear[dwarf] >> gear & 1)
