"""Moving and fighting (spec 4.2, 4.5)."""

from __future__ import annotations

from dvergar.games.die_zwerge.cards import COMBAT, DESTROY, HEXES, IGNORE_PERISHED, SCENE, SLOTS
from dvergar.games.die_zwerge.rules.frames import ASSIGNS, CHECK, GUARDED, PRICE, STEPS, VISITED
from dvergar.games.die_zwerge.rules.phases import ASSIGN, FIGHT_ROLL, HEX_ACTION, HIT_ACTION, NO_KILLS, SEES_MOVES, SEES_VISITS, STEP, STOP_ACTION, TOKEN_ACTION
from dvergar.games.die_zwerge.rules.rewards import KIND_WORDS
from dvergar.games.die_zwerge.rules.threats import Threats


class Moves(Threats):
    """Moves the active dwarf step by step, and fights."""

    __slots__ = ()

    # Moving

    def ask_step(self) -> None:
        """Ask for the next step, as long as there is one."""
        if self.steps > 0:
            hex = self.pos[self.dwarf]
            if self.entrance(hex):
                ways = [HEX_ACTION + one for one in self.entrances() if one != hex]
                if ways:
                    near = self.data.step_choices[hex]
                    self.ask(STEP, self.dwarf, sorted({*near, *ways}))
                    return
            self.ask(STEP, self.dwarf, self.data.step_choices[hex])

    def answer_step(self, action: int) -> None:
        """Enter a hex, or stop."""
        dwarf = self.dwarf
        if action == STOP_ACTION:
            self.steps = 0
            if self.listener is not None:
                self.tell("stops", dwarf, {})
            return
        t = self.data
        hex = action - HEX_ACTION
        old = self.pos[dwarf]
        hop = t.distance[old * HEXES + hex] > 1 or (self.entrance(old) and self.entrance(hex))
        if hop:
            self.tripped = 1
        self.pos = self.pos.copy()
        self.pos[dwarf] = hex
        self.steps -= 1
        if self.listener is not None:
            self.tell("hopped" if hop else "moved", dwarf, {"hex": t.hex_words[hex], "at": t.hexes[hex], "from": t.hexes[old], "left": self.steps})
        if self.troops(hex) > 0:
            self.steps = 0
        costly = self.tile[hex] > 0 and t.ability[self.heroes[dwarf]] != IGNORE_PERISHED
        if self.watch & SEES_MOVES or costly:
            self.push(STEPS)
            if self.watch & SEES_MOVES:
                self.push(CHECK)
            if self.watch & SEES_VISITS:
                self.push(VISITED, dwarf)
            if costly:
                self.push(PRICE, dwarf)
        else:
            self.ask_step()

    # Fighting

    def fight(self) -> None:
        """Fight everything that can be fought here."""
        self.fresh = NO_KILLS
        self.roll(FIGHT_ROLL, self.value(self.dwarf, COMBAT), 1 if self.nodonn(self.dwarf) else 0)

    def assigns(self, die: int, killed: int) -> None:
        """Ask what the next die destroys, the lowest die first; one that can destroy nothing is lost."""
        dice = self.dice
        while die < len(dice):
            choices = self.hits_of(dice[die])
            if choices:
                self.push(ASSIGNS, die + 1, killed + 1)
                self.ask(ASSIGN, self.dwarf, choices, die, killed)
                return
            die += 1
        self.push(CHECK)
        if killed == 0:
            if self.listener is not None:
                self.tell("missed", self.dwarf, {})
            self.push(GUARDED, self.dwarf, 0)

    def hits_of(self, die: int) -> list[int]:
        """Return what a die can destroy."""
        t = self.data
        out: list[int] = []
        at = self.pos[self.dwarf] * 3
        for kind in range(3):
            if die >= t.defeat[kind] and self.army[at + kind] > 0:
                out.append(HIT_ACTION + kind)
        for slot in range(SLOTS):
            if self.fought(self.dwarf, slot):
                for kind in range(3):
                    if die >= t.defeat[kind] and self.held[slot * 3 + kind] > 0:
                        out.append(HIT_ACTION + 3 + slot * 3 + kind)
        if self.lent == 1 and self.tokens > 0 and die >= t.target[self.cards[SCENE]]:
            out.append(TOKEN_ACTION)
        return out

    def answer_assign(self, action: int) -> None:
        """Destroy a troop, or take a token from Nôd'onn."""
        t = self.data
        if action == TOKEN_ACTION:
            self.tokens -= 1
            if self.listener is not None:
                self.tell("token", self.dwarf, {"left": self.tokens, "die": self.dice[self.a]})
            if self.tokens == 0 and self.mended():
                self.push(CHECK)  # the last token wins at once: the dice that are left destroy nothing any more
            return
        pool, kind = divmod(action - HIT_ACTION, 3)
        place = ""
        if pool == 0:
            hex = self.pos[self.dwarf]
            self.kill(hex, kind)
            fresh = self.fresh.copy()
            fresh[kind] += 1
            self.fresh = fresh
            if self.cards[SCENE] >= 0 and t.mission[self.cards[SCENE]] == DESTROY:
                self.tally += 1
            place = t.hex_words[hex]
        else:
            self.held = self.held.copy()
            self.held[(pool - 1) * 3 + kind] -= 1
            self.supply = self.supply.copy()
            self.supply[kind] += 1
            place = t.card_words[self.cards[pool - 1]]
        self.kills += 1
        destroyed = self.destroyed.copy()
        destroyed[kind] += 1
        self.destroyed = destroyed
        if self.listener is not None:
            self.tell("destroyed", self.dwarf, {"troop": KIND_WORDS[kind], "place": place, "die": self.dice[self.a]})
