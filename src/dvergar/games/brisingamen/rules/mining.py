"""Moves of dwarves through the mine, and what they bring home (spec 4.4 to 4.7, 5)."""

from __future__ import annotations

from typing import Final

from dvergar.games.brisingamen.cards import BAT as BAT_SKILL
from dvergar.games.brisingamen.cards import FIELD, GEMS, NO_SKILL, SKILL_BIT, SKILLS, SPEED, STAMINA, STEALTH, STRENGTH, TYPES, UNIT
from dvergar.games.brisingamen.rules.phases import (
    BAT,
    BAT_MORE,
    ENOUGH_ACTION,
    GEM_ACTION,
    GO_ACTION,
    HARVEST,
    HARVEST_ACTION,
    KEEP_ACTION,
    LEAVE_ACTION,
    NOBODY,
    ONWARD,
    OUTSIDE,
    STAY_ACTION,
    WHERE,
    WITH_HARVEST,
    WITH_STRENGTH,
)
from dvergar.games.brisingamen.rules.position import BrisingamenPosition

HARVEST_CHOICES: Final = [HARVEST_ACTION, LEAVE_ACTION]  # shared, never to be changed


class Mining(BrisingamenPosition):
    """A position whose dwarves can move and mine."""

    def finish(self) -> None:
        """Go on after an action."""
        raise TypeError("the rules say what follows")

    # Where a dwarf may go

    def wall(self, seat: int) -> int:
        """Return the space that this seat's dwarves cannot pass for another's active strength, or NOBODY."""
        strong = self.strong
        return NOBODY if strong == NOBODY or self.owner(strong) == seat else self.where[strong]

    def destinations(self, space: int, stealth: bool) -> list[int]:
        """Return the plain actions that lead an active seat's dwarf from a space to each nearest free lantern, ascending; shared."""
        t = self.data
        occupied = self.occupied
        if not t.near[space] & occupied:
            return t.steps[space]
        limit = t.stealth_limit if stealth else t.pass_limit
        wall = self.wall(self.active)
        bits = t.bits
        ways = t.ways[space]
        end = len(ways)
        found = 0
        out: list[int] = []
        at = 0
        while at < end:
            other = ways[at]
            bit = bits[other]
            if not occupied & bit:
                if other == OUTSIDE:
                    bit = 1
                if not found & bit:
                    found |= bit
                    out.append(GO_ACTION + 4 * other)
                at = ways[at + 1]
            elif ways[at + 2] >= limit or other == wall:
                at = ways[at + 1]
            else:
                at += 3
        out.sort()
        return out

    def can_go(self, space: int, stealth: bool) -> bool:
        """Return whether there is any destination."""
        t = self.data
        occupied = self.occupied
        if t.near[space] & ~occupied:
            return True
        limit = t.stealth_limit if stealth else t.pass_limit
        wall = self.wall(self.active)
        bits = t.bits
        ways = t.ways[space]
        end = len(ways)
        at = 0
        while at < end:
            other = ways[at]
            if not occupied & bits[other]:
                return True
            if ways[at + 2] >= limit or other == wall:
                at = ways[at + 1]
            else:
                at += 3
        return False

    def passed(self, space: int, goal: int, seat: int, stealth: bool) -> int:
        """Return how many dwarves a move from one space to another passes at least, or -1 where it cannot be made."""
        t = self.data
        limit = t.stealth_limit if stealth else t.pass_limit
        wall = self.wall(seat)
        ways = t.ways[space]
        best = -1
        at = 0
        while at < len(ways):
            other = ways[at]
            if not self.occupied & t.bits[other]:
                if other == goal and (best < 0 or ways[at + 2] < best):
                    best = ways[at + 2]
                at = ways[at + 1]
            elif ways[at + 2] >= limit or other == wall:
                at = ways[at + 1]
            else:
                at += 3
        return best

    def may_harvest(self, dwarf: int, skill: int) -> bool:
        """Return whether a dwarf that carries this skill may load a cavern's gems (spec 4.6)."""
        return skill != BAT_SKILL and (self.barrows[dwarf] == 0 or skill == STAMINA)

    # Moves

    def ask_where(self, dwarf: int, entry: int) -> None:
        """Ask where a dwarf goes, and what it does on starting."""
        self.dwarf = dwarf
        self.entry = entry
        self.leg = 0
        self.phase = WHERE
        space = self.where[dwarf]
        skill = self.skills[dwarf] if space != OUTSIDE else entry
        plain = self.destinations(space, skill == STEALTH)
        harvest = self.gems[space] != 0 and self.may_harvest(dwarf, skill)
        strength = skill == STRENGTH and self.strong == NOBODY
        if self.listener is not None and (len(plain) > 1 or harvest or strength):
            self.tell("readied", self.active, {"dwarf": dwarf % self.team + 1})
        if not harvest and not strength:
            self.choices = plain
            return
        choices: list[int] = []
        for action in plain:
            choices.append(action)
            if harvest:
                choices.append(action + WITH_HARVEST)
            if strength and action != GO_ACTION + 4 * OUTSIDE:
                choices.append(action + WITH_STRENGTH)
                if harvest:
                    choices.append(action + WITH_HARVEST + WITH_STRENGTH)
        self.choices = choices

    def go(self, action: int) -> None:
        """Move the dwarf in question, and ask what is to be decided on its arrival."""
        goal = (action - GO_ACTION) >> 2
        dwarf = self.dwarf
        space = self.where[dwarf]
        if self.entry:
            self.carry(dwarf, self.entry)
        flags = (action - GO_ACTION) & 3
        if flags & WITH_STRENGTH:
            self.activate(dwarf)
        if flags & WITH_HARVEST:
            self.harvest(dwarf, space)
        if self.listener is not None:
            self.tell_move(dwarf, space, goal)
        bits = self.data.bits
        self.occupied = (self.occupied & ~bits[space]) | bits[goal]
        self.where[dwarf] = goal
        self.entry = NO_SKILL
        if goal == OUTSIDE:
            self.unload(dwarf)
            self.finish()
            return
        gems = self.gems[goal]
        if gems:
            skill = self.skills[dwarf]
            if skill == BAT_SKILL:
                self.phase = BAT
                choices = self.gem_choices(gems, 0)
                choices.append(KEEP_ACTION)
                self.choices = choices
                return
            if self.barrows[dwarf] == 0 or skill == STAMINA:
                self.phase = HARVEST
                self.choices = HARVEST_CHOICES
                return
        self.ask_onward()

    def tell_move(self, dwarf: int, space: int, goal: int) -> None:
        """Tell of a move that is about to be made."""
        t = self.data
        seat = self.owner(dwarf)
        skill = self.skills[dwarf]
        args: dict[str, str | int] = {"dwarf": dwarf % self.team + 1, "to": t.labels[goal], "to_kind": t.kinds[goal]}
        args["passed"] = self.passed(space, goal, seat, skill == STEALTH)
        if space == OUTSIDE:
            if self.entry:
                args["skill"] = f"@brisingamen-skill-{SKILLS[skill]}"
            self.tell("entered_with" if self.entry else "entered", seat, args)
        else:
            args["space"] = t.labels[space]
            args["kind"] = t.kinds[space]
            self.tell("moved", seat, args)

    def ask_onward(self) -> None:
        """Ask a dwarf with speed for its second move; the action of any other is over (spec 4.5 step 7)."""
        dwarf = self.dwarf
        if self.skills[dwarf] == SPEED and self.leg == 0:
            plain = self.destinations(self.where[dwarf], False)
            if plain:
                self.phase = ONWARD
                self.choices = [STAY_ACTION, *plain]
                return
        self.finish()

    def onward(self, action: int) -> None:
        """Make the second move, or stay."""
        if action == STAY_ACTION:
            if self.listener is not None:
                self.tell("stayed", self.active, {"dwarf": self.dwarf % self.team + 1})
            self.finish()
            return
        self.leg = 1
        self.go(action)

    def answer_harvest(self, action: int) -> None:
        """Load the cavern's gems, or leave them."""
        dwarf = self.dwarf
        if action == HARVEST_ACTION:
            self.harvest(dwarf, self.where[dwarf])
        elif self.listener is not None:
            space = self.where[dwarf]
            self.tell("left", self.active, {"dwarf": dwarf % self.team + 1, "space": self.data.labels[space], "kind": self.data.kinds[space]})
        self.ask_onward()

    # Gems

    def gem_choices(self, gems: int, first: int) -> list[int]:
        """Return an action for each type that is there, from `first` on."""
        out: list[int] = []
        gems >>= FIELD * first
        for gem in range(first, GEMS):
            if gems & 63:
                out.append(GEM_ACTION + gem)
            gems >>= FIELD
        return out

    def harvest(self, dwarf: int, space: int) -> None:
        """Load all gems of a cavern; a loaded dwarf uses up its stamina."""
        gems = self.gems[space]
        loaded = self.barrows[dwarf]
        if self.listener is not None:
            args: dict[str, str | int] = {"dwarf": dwarf % self.team + 1, "space": self.data.labels[space], "kind": self.data.kinds[space]}
            self.tell_gems("harvested_again" if loaded else "harvested", self.owner(dwarf), gems, args)
        self.fill(dwarf, loaded + gems)
        self.leave(space, 0)
        if loaded:
            self.lose_skill(dwarf)

    def unload(self, dwarf: int) -> None:
        """Empty the barrow of a dwarf that came out; what it still carries of a skill is lost (spec 4.7)."""
        gems = self.barrows[dwarf]
        seat = self.owner(dwarf)
        if gems:
            if self.listener is not None:
                self.tell_gems("unloaded", seat, gems, {"dwarf": dwarf % self.team + 1})
            self.fill(dwarf, 0)
            self.gain(seat, gems)
        skill = self.skills[dwarf]
        if skill:
            if self.listener is not None:
                self.tell("skill_lost", seat, {"dwarf": dwarf % self.team + 1, "skill": f"@brisingamen-skill-{SKILLS[skill]}"})
            self.lose_skill(dwarf)

    def bat(self, action: int) -> None:
        """Send the first gem by bat, or keep the bat."""
        if action == KEEP_ACTION:
            if self.listener is not None:
                self.tell("bat_kept", self.active, {"dwarf": self.dwarf % self.team + 1})
            self.finish()
            return
        self.first = action - GEM_ACTION
        self.received = UNIT[self.first]
        if self.listener is not None:
            self.tell("bat_loaded", self.active, {"dwarf": self.dwarf % self.team + 1, "gem": f"@brisingamen-gem-{TYPES[self.first]}"})
        more = self.gem_choices(self.gems[self.where[self.dwarf]] - self.received, self.first)
        more.append(ENOUGH_ACTION)
        self.phase = BAT_MORE
        self.choices = more

    def bat_more(self, action: int) -> None:
        """Send the bat off, with a second gem or without."""
        dwarf = self.dwarf
        gems = self.received
        if action != ENOUGH_ACTION:
            gems += UNIT[action - GEM_ACTION]
        space = self.where[dwarf]
        if self.listener is not None:
            args: dict[str, str | int] = {"dwarf": dwarf % self.team + 1, "space": self.data.labels[space], "kind": self.data.kinds[space]}
            self.tell_gems("bat_sent", self.active, gems, args)
        self.leave(space, self.gems[space] - gems)
        self.gain(self.active, gems)
        self.lose_skill(dwarf)
        self.received = 0
        self.first = 0
        self.finish()

    # Skills

    def carry(self, dwarf: int, skill: int) -> None:
        """Give a dwarf that enters a skill of its owner."""
        skills = self.skills.copy()
        skills[dwarf] = skill
        self.skills = skills
        seat = self.owner(dwarf)
        self.own(seat, self.cards[seat], self.given[seat] | SKILL_BIT[skill])

    def activate(self, dwarf: int) -> None:
        """Begin a dwarf's strength (spec 5.5)."""
        self.strong = dwarf
        self.timer = self.data.strength_turns
        self.fresh = True
        if self.listener is not None:
            self.tell("strength", self.owner(dwarf), {"dwarf": dwarf % self.team + 1})

    def lose_skill(self, dwarf: int) -> None:
        """Take marker and card of a dwarf out of the game."""
        skill = self.skills[dwarf]
        skills = self.skills.copy()
        skills[dwarf] = NO_SKILL
        self.skills = skills
        seat = self.owner(dwarf)
        bit = SKILL_BIT[skill]
        self.own(seat, self.cards[seat] & ~bit, self.given[seat] & ~bit)
        self.gone += 1 << (4 * skill)
        if dwarf == self.strong:
            self.strong = NOBODY
            self.timer = 0
            self.fresh = False
