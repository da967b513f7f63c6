"""Health, equipment, and the windows in which an owner may use it (spec 4.6, 5.5)."""

from __future__ import annotations

from dvergar.games.die_zwerge.cards import MOST
from dvergar.games.die_zwerge.rules.frames import DISCARDS, EACH, GUARDED, HEALING, TARGET, WATCHED
from dvergar.games.die_zwerge.rules.land import Land
from dvergar.games.die_zwerge.rules.phases import (
    BEER_ACTION,
    CHEESE_ACTION,
    DAMAGE,
    DECLINE_ACTION,
    DWARF_ACTION,
    GEAR_ACTION,
    HEAL,
    LOSE_GEAR,
    REDIRECT,
    RESCUE,
    SHIELD,
    USE_ACTION,
)

USE_OR_NOT = [USE_ACTION, DECLINE_ACTION]  # shared, never to be changed


class Harm(Land):
    """Deals damage point by point, heals, gives and takes equipment."""

    __slots__ = ()

    def after(self, k: int) -> int:
        """Return the k-th dwarf from the active one, in turn order."""
        return (self.dwarf + k) % self.dwarves

    def everybody(self) -> list[int]:
        """Return the choices of any dwarf."""
        return [DWARF_ACTION + dwarf for dwarf in range(self.dwarves)]

    # One point of damage

    def guarded(self, victim: int, k: int) -> None:
        """Ask the owners of a shield whether they take the point instead."""
        for at in range(k, self.dwarves):
            owner = self.after(at)
            if owner != victim and self.owns(owner, self.data.shield):
                self.ask(SHIELD, owner, USE_OR_NOT, victim, owner)
                return
        self.push(WATCHED, victim, 0)

    def answer_shield(self, action: int) -> None:
        """Take the point, or let the next owner be asked."""
        victim, owner = self.a, self.b
        if action == USE_ACTION:
            if self.listener is not None:
                self.tell("shielded", owner, {"victim": self.data.hero_words[self.heroes[victim]]})
            self.push(WATCHED, owner, 0)
        else:
            self.tell_declined(owner)
            self.push(GUARDED, victim, (owner - self.dwarf) % self.dwarves + 1)

    def watched(self, victim: int, k: int) -> None:
        """Take the point; where it would be the last, ask the owners of food first."""
        if self.health[victim] > 1:
            self.hurt(victim)
            return
        for at in range(k, self.dwarves):
            owner = self.after(at)
            choices = self.food(owner, victim)
            if choices:
                self.ask(RESCUE, owner, [DECLINE_ACTION, *choices], victim, owner)
                return
        self.hurt(victim)

    def answer_rescue(self, action: int) -> None:
        """Feed the victim, or let the next owner be asked."""
        victim, owner = self.a, self.b
        k = (owner - self.dwarf) % self.dwarves
        if action == DECLINE_ACTION:
            self.tell_declined(owner)
            k += 1
        else:
            self.eat(owner, action)
        self.push(WATCHED, victim, k)

    def food(self, owner: int, eater: int) -> list[int]:
        """Return the actions by which an owner can heal a dwarf."""
        out: list[int] = []
        if self.gear[owner] > 0 and self.health[eater] < self.most(eater):
            if self.owns(owner, self.data.cheese):
                out.append(CHEESE_ACTION)
            if self.owns(owner, self.data.beer):
                out.append(BEER_ACTION + eater)
        return out

    def eat(self, owner: int, action: int) -> None:
        """Let an owner discard cheese for all, or beer for one."""
        t = self.data
        if action == CHEESE_ACTION:
            self.spend(owner, t.cheese)
            for dwarf in range(self.dwarves):
                self.heal(dwarf, t.cheese_heal)
        else:
            self.spend(owner, t.beer)
            self.heal(action - BEER_ACTION, t.beer_heal)

    # Whom it meets

    def target(self, points: int) -> None:
        """Let the active seat name a dwarf for each point."""
        if points > 0:
            self.push(TARGET, points - 1)
            self.ask(DAMAGE, self.dwarf, self.everybody(), 1)

    def lowest(self, points: int) -> None:
        """Let the active seat name one of the dwarves with the least health."""
        least = min(self.health)
        self.ask(DAMAGE, self.dwarf, [DWARF_ACTION + dwarf for dwarf in range(self.dwarves) if self.health[dwarf] == least], points)

    def answer_damage(self, action: int) -> None:
        """Deal the points to the dwarf that was named."""
        victim = action - DWARF_ACTION
        if self.listener is not None:
            self.tell("named", victim, {"points": self.a})
        for _ in range(self.a):
            self.push(GUARDED, victim, 0)

    def each(self, k: int) -> None:
        """Let the active seat say who takes the loss of the next dwarf."""
        if k < self.dwarves:
            self.push(EACH, k + 1)
            self.ask(REDIRECT, self.dwarf, self.everybody(), self.after(k))

    def answer_redirect(self, action: int) -> None:
        """Deal that loss."""
        taker = action - DWARF_ACTION
        if self.listener is not None:
            if taker != self.a:
                self.tell("took_over", taker, {"victim": self.data.hero_words[self.heroes[self.a]]})
            else:
                self.tell("named", taker, {"points": 1})
        self.push(GUARDED, taker, 0)

    def discards(self, k: int) -> None:
        """Let the next dwarf with equipment discard one."""
        for at in range(k, self.dwarves):
            owner = self.after(at)
            if self.gear[owner] > 0:
                self.push(DISCARDS, at + 1)
                self.ask(LOSE_GEAR, owner, self.own_gear(owner), owner)
                return

    # Healing and equipment

    def healing(self, points: int, may: int) -> None:
        """Let the active seat name a dwarf for each point that heals."""
        wounded = self.wounded()
        if points > 0 and wounded:
            choices = [DECLINE_ACTION] if may else []
            for dwarf in wounded:
                choices.append(DWARF_ACTION + dwarf)
            self.push(HEALING, points - 1, may)
            self.ask(HEAL, self.dwarf, choices, points)

    def answer_heal(self, action: int) -> None:
        """Heal one point."""
        if action == DECLINE_ACTION:
            self.tell_declined(self.dwarf)
        else:
            self.heal(action - DWARF_ACTION, 1)

    def heal(self, dwarf: int, points: int) -> None:
        """Give health, up to the maximum."""
        gained = min(points, self.most(dwarf) - self.health[dwarf])
        if gained > 0:
            self.health = self.health.copy()
            self.health[dwarf] += gained
            if self.listener is not None:
                self.tell("healed", dwarf, {"points": gained, "left": self.health[dwarf]})

    def own_gear(self, dwarf: int) -> list[int]:
        """Return the actions that name a dwarf's equipment."""
        out: list[int] = []
        for kind in range(len(self.data.gears)):
            if self.gear[dwarf] >> kind & 1:
                out.append(GEAR_ACTION + kind)
        return out

    def gain(self, dwarf: int, kind: int) -> None:
        """Give a dwarf equipment."""
        gear = self.gear.copy()
        gear[dwarf] |= 1 << kind
        self.gear = gear
        if self.listener is not None:
            self.tell("gained", dwarf, {"gear": self.data.gear_words[kind]})
        if self.data.mail_full >> kind & 1:
            self.heal(dwarf, MOST + self.most(dwarf))

    def spend(self, dwarf: int, kind: int) -> None:
        """Discard a dwarf's equipment; with mail goes the health that it gave room for."""
        gear = self.gear.copy()
        gear[dwarf] &= ~(1 << kind)
        self.gear = gear
        self.kit_discard = [*self.kit_discard, kind]
        self.health = self.health.copy()
        self.health[dwarf] = min(self.health[dwarf], self.most(dwarf))
        if self.listener is not None:
            self.tell("spent", dwarf, {"gear": self.data.gear_words[kind]})

    def tell_declined(self, dwarf: int) -> None:
        """Tell that somebody let a chance pass."""
        if self.listener is not None:
            self.tell("declined", dwarf, {})
