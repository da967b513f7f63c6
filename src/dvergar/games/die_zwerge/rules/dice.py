"""Rolling number dice in the exact order of the rules (spec 4.3), and what a roll leads to (4.2, 4.5)."""

from __future__ import annotations

from typing import Final

from dvergar.games.die_zwerge.cards import CRAFT, GATES, PLUS_FIGHT, PLUS_MESSAGE, REROLL_CRAFT, REROLL_FIGHT, REROLL_HIGHEST, REROLL_ONE, SPEED, TESTS_IN_EACH
from dvergar.games.die_zwerge.rules.frames import ASSIGNS, CHECK, DICE, SINGS, STEPS
from dvergar.games.die_zwerge.rules.harm import USE_OR_NOT, Harm
from dvergar.games.die_zwerge.rules.phases import (
    CRAFT_ROLL,
    DECLINE_ACTION,
    DIE_ACTION,
    FIGHT_ROLL,
    HEALTH_DICE,
    MESSAGE_ROLL,
    MOVE_ROLL,
    PURPOSES,
    RAISE,
    REROLL,
    REROLL_ACTION,
    REROLL_DIE,
    RUNNING,
    SONG,
    SOURCES,
    TEST_ROLL,
    USE_ACTION,
)

CRAFT_TARGET: Final = 4  # of the council's own craft test
PURPOSE_WORDS: Final = [f"@die_zwerge-roll-{purpose}" for purpose in PURPOSES]
SOURCE_WORDS: Final = [f"@die_zwerge-source-{source}" for source in SOURCES]

# Where the dice of an entry of `trail` come from; an entry is the source, then three bits a die, the first die highest, behind a leading 1.
ROLLED: Final = 0
BY_SPACE: Final = 1  # the council made or let one die be rolled again
BY_ABILITY: Final = 2
BY_DAGGER: Final = 3
BY_ANVIL: Final = 4
RAISED: Final = 5
SUNG: Final = 6
TRAIL: Final = ["rolled", "council", "ability", "dagger", "anvil", "raised", "sung"]

# Stages of a roll.
COUNCIL_STAGE: Final = 0
OWN_STAGE: Final = 1
RAISE_STAGE: Final = 2
SONG_STAGE: Final = 3
RESULT_STAGE: Final = 4


class Dice(Harm):
    """Rolls, re-rolls and reads dice."""

    __slots__ = ()

    def roll(self, purpose: int, count: int, slot: int) -> None:
        """Roll dice for the active dwarf."""
        self.purpose = purpose
        self.lent = slot
        self.used = 0
        self.trail = []
        self.throw(count, ROLLED)
        if self.listener is not None:
            self.tell("rolled", self.dwarf, {"dice": self.faces(), "purpose": PURPOSE_WORDS[purpose]})
        self.push(DICE, COUNCIL_STAGE)

    def throw(self, count: int, source: int) -> None:
        """Throw all dice."""
        dice: list[int] = []
        rng = self.rng
        for _ in range(count):
            dice.append(rng.below(6) + 1)
        self.dice = dice
        self.reveals += 1
        self.note(source)

    def note(self, source: int) -> None:
        """Note how the dice lie now, and why."""
        entry = 8 + source
        for die in self.dice:
            entry = entry << 3 | die
        self.trail = [*self.trail, entry]

    def faces(self) -> str:
        """Write the dice down."""
        return " ".join([str(die) for die in self.dice])

    def change(self, at: int, die: int, source: int) -> None:
        """Change one die."""
        dice = self.dice.copy()
        dice[at] = die
        self.dice = dice
        self.note(source)

    def roll_on(self, stage: int) -> None:
        """Go through the stages of a roll, up to the next question."""
        if stage == COUNCIL_STAGE:
            effect = self.data.council_effect[self.council + self.data.council_zero]
            if effect == REROLL_HIGHEST:
                self.reroll_die(self.dice.index(max(self.dice)))
            elif effect == REROLL_ONE and self.improvable():
                self.push(DICE, OWN_STAGE)
                self.ask(REROLL_DIE, self.dwarf, [DECLINE_ACTION, *self.different(1, 5)])
                return
        if stage <= OWN_STAGE:
            sources = self.sources()
            if sources and self.improvable():
                self.push(DICE, RAISE_STAGE)
                self.ask(REROLL, self.dwarf, [DECLINE_ACTION, *sources])
                return
        if stage <= RAISE_STAGE and self.raise_die():
            self.push(DICE, SONG_STAGE)
            return
        if stage <= SONG_STAGE and self.purpose in (MOVE_ROLL, TEST_ROLL):
            self.push(DICE, RESULT_STAGE)
            self.sings(0)
            if self.phase != RUNNING:
                return
            self.stack.pop()
        self.result()

    def reroll_die(self, at: int) -> None:
        """Roll one die again."""
        old = self.dice[at]
        self.change(at, self.rng.below(6) + 1, BY_SPACE)
        self.reveals += 1
        if self.listener is not None:
            self.tell("rerolled_die", self.dwarf, {"old": old, "new": self.dice[at], "dice": self.faces()})

    def different(self, low: int, high: int) -> list[int]:
        """Return one die for each different face within bounds."""
        out: list[int] = []
        for at in range(len(self.dice)):
            if low <= self.dice[at] <= high and self.dice[at] not in self.dice[:at]:
                out.append(DIE_ACTION + at)
        return out

    def ability(self) -> int:
        """Return the ability of the active dwarf."""
        return self.data.ability[self.heroes[self.dwarf]]

    def crafting(self) -> bool:
        """Return whether this roll is a craft test; a message is none."""
        return self.purpose == CRAFT_ROLL or (self.purpose == TEST_ROLL and self.data.attribute[self.cards[self.lent]] == CRAFT)

    def sources(self) -> list[int]:
        """Return the ways to roll all dice again that the active dwarf has left."""
        out: list[int] = []
        t = self.data
        if self.purpose in (MOVE_ROLL, MESSAGE_ROLL, HEALTH_DICE):
            return out
        craft = self.crafting()
        if self.purpose == FIGHT_ROLL or craft:
            if self.used & 1 == 0 and self.ability() == (REROLL_CRAFT if craft else REROLL_FIGHT):
                out.append(REROLL_ACTION)
            if not craft and self.owns(self.dwarf, t.dagger):
                out.append(REROLL_ACTION + 1)
            if craft and self.owns(self.dwarf, t.anvil):
                out.append(REROLL_ACTION + 2)
        return out

    def missing(self) -> int:
        """Return how many successes a test still lacks with the dice as they lie."""
        card = self.cards[self.lent]
        t = self.data
        return t.need[card] - self.hits[self.lent] - self.count(t.target[card])

    def count(self, target: int) -> int:
        """Return how many dice show at least the target."""
        found = 0
        for die in self.dice:
            if die >= target:
                found += 1
        return found

    def improvable(self) -> bool:
        """Return whether other dice could be better: nobody is asked to spoil a success."""
        purpose = self.purpose
        if purpose in (TEST_ROLL, HEALTH_DICE):
            return self.missing() > 0
        if purpose == MESSAGE_ROLL:
            return self.count(self.message_need()) == 0
        if purpose == CRAFT_ROLL:
            return self.count(CRAFT_TARGET) == 0
        if purpose == MOVE_ROLL:
            return 6 not in self.dice
        return min(self.dice) < 6

    def message_need(self) -> int:
        """Return the lowest die that moves the council marker."""
        t = self.data
        need = t.council_need[self.council + t.council_zero]
        return need - 1 if self.ability() == PLUS_MESSAGE else need

    def answer_reroll_die(self, action: int) -> None:
        """Roll the chosen die again."""
        if action == DECLINE_ACTION:
            self.tell_declined(self.dwarf)
        else:
            self.reroll_die(action - DIE_ACTION)

    def answer_reroll(self, action: int) -> None:
        """Roll all dice again, by ability or equipment."""
        if action == DECLINE_ACTION:
            self.tell_declined(self.dwarf)
            return
        source = action - REROLL_ACTION
        if source == 0:
            self.used |= 1
        else:
            self.spend(self.dwarf, self.data.dagger if source == 1 else self.data.anvil)
        self.throw(len(self.dice), BY_ABILITY + source)
        if self.listener is not None:
            self.tell("rerolled", self.dwarf, {"source": SOURCE_WORDS[source], "dice": self.faces()})
        self.stack.pop()
        self.push(DICE, COUNCIL_STAGE)

    def raise_die(self) -> bool:
        """Add 1 to a die: in a fight by choice, in a message wherever it helps; returns whether it asks."""
        if self.purpose == FIGHT_ROLL and self.ability() == PLUS_FIGHT:
            useful = self.different(self.data.defeat[0] - 1, 5)
            if useful:
                self.ask(RAISE, self.dwarf, [DECLINE_ACTION, *useful])
                return True
        elif self.purpose == MESSAGE_ROLL and self.ability() == PLUS_MESSAGE:
            need = self.message_need()
            if max(self.dice) == need:
                self.raised(self.dice.index(need))
        return False

    def answer_raise(self, action: int) -> None:
        """Add 1 to the chosen die."""
        if action == DECLINE_ACTION:
            self.tell_declined(self.dwarf)
        else:
            self.raised(action - DIE_ACTION)

    def raised(self, at: int) -> None:
        """Add 1 to a die; a 7 counts as 6."""
        self.change(at, min(6, self.dice[at] + 1), RAISED)
        if self.listener is not None:
            self.tell("raised", self.dwarf, {"dice": self.faces()})

    def sings(self, k: int) -> None:
        """Ask the owners of a song, where a die turned into its number would help."""
        t = self.data
        if self.purpose == TEST_ROLL:
            target = t.target[self.cards[self.lent]]
            if t.attribute[self.cards[self.lent]] != SPEED or self.missing() <= 0 or t.song_value < target or min(self.dice) >= target:
                return
        elif self.purpose != MOVE_ROLL or max(self.dice) >= t.song_value:
            return
        for at in range(k, self.dwarves):
            owner = self.after(at)
            if self.owns(owner, t.song):
                self.ask(SONG, owner, USE_OR_NOT, owner)
                return

    def answer_song(self, action: int) -> None:
        """Turn the lowest die into the song's number."""
        owner = self.a
        if action == USE_ACTION:
            self.spend(owner, self.data.song)
            self.change(self.dice.index(min(self.dice)), self.data.song_value, SUNG)
            if self.listener is not None:
                self.tell("sung", owner, {"dice": self.faces()})
        else:
            self.tell_declined(owner)
        self.push(SINGS, (owner - self.dwarf) % self.dwarves + 1)

    # What it leads to

    def result(self) -> None:
        """Read the dice."""
        purpose = self.purpose
        if purpose == MOVE_ROLL:
            self.steps = max(self.dice)
            self.push(STEPS)
        elif purpose == FIGHT_ROLL:
            self.dice = sorted(self.dice)
            self.push(ASSIGNS, 0, 0)
        elif purpose == MESSAGE_ROLL:
            t = self.data
            if max(self.dice) >= t.council_need[self.council + t.council_zero]:
                self.messages += 1
                self.council_right()
                self.push(CHECK)
            elif self.listener is not None:
                self.tell("unheard", self.dwarf, {})
        elif purpose == CRAFT_ROLL:
            if self.count(CRAFT_TARGET) > 0:
                if self.mended():
                    self.push(CHECK)
                self.draw(1)
            elif self.listener is not None:
                self.tell("failed", self.dwarf, {})
        else:
            self.tested()

    def tested(self) -> None:
        """Count the successes of a test or health roll for its card."""
        t = self.data
        slot = self.lent
        card = self.cards[slot]
        found = self.count(t.target[card])
        if self.listener is not None:
            self.tell("tested", self.dwarf, {"card": t.card_words[card], "count": found, "target": t.target[card]})
        mission = t.mission[card]
        if found > 0:
            if mission in (TESTS_IN_EACH, GATES):
                self.ticks |= 1 << self.open_place(card)
            else:
                hits = self.hits.copy()
                hits[slot] += found
                self.hits = hits
            self.push(CHECK)

    def open_place(self, card: int) -> int:
        """Return which place of a card the active dwarf stands on that is not done yet, or -1."""
        t = self.data
        hex = self.pos[self.dwarf]
        for n in range(len(t.visits[card])):
            if self.ticks >> n & 1 == 0 and t.within[t.visits[card][n]][hex]:
                return n
        return -1

    def draw(self, count: int) -> None:
        """Draw equipment and give it out."""
        raise TypeError("rewards give equipment")
