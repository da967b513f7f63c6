"""The complete rules: which frame and which answer does what."""

from __future__ import annotations

from dvergar.games.die_zwerge import frames, phases, scoring
from dvergar.games.die_zwerge.state import Position
from dvergar.games.die_zwerge.turns import Turns


class Rules(Turns):
    """A position of Die Zwerge that can be played."""

    __slots__ = ()

    def apply(self, seat: int, action: int) -> None:
        """Let the seat do it, and play on to the next decision."""
        self.answer(action)
        self.run()

    def run(self) -> None:
        """Do what is on the stack until a seat has a choice, or the match is over."""
        while self.outcome == phases.UNDECIDED:
            if self.phase != phases.RUNNING:
                if len(self.choices) > 1:
                    return
                self.answer(self.choices[0])
            else:
                self.go_on(self.stack.pop())
        self.phase = phases.OVER
        self.active = -1
        self.choices = phases.NOTHING
        self.stack = []
        if self.listener is not None:
            self.tell_end()

    def go_on(self, frame: int) -> None:
        """Do the next thing that is to be done."""
        kind = frame & 63
        x = frame >> 6 & 255
        y = frame >> 14 & 255
        if kind == frames.CHECK:
            self.check()
        elif kind == frames.ACTIONS:
            self.ask_action()
        elif kind == frames.DICE:
            self.roll_on(x)
        elif kind == frames.SINGS:
            self.sings(x)
        elif kind == frames.STEPS:
            self.ask_step()
        elif kind == frames.VISITED:
            self.visited(x)
        elif kind == frames.PRICE:
            self.price(x)
        elif kind == frames.ASSIGNS:
            self.assigns(x, y)
        elif kind == frames.NEXT:
            self.dwarf = (self.dwarf + 1) % self.dwarves
            self.push(frames.TURN)
        elif kind == frames.TURN:
            self.begin_turn()
        elif kind == frames.HERO:
            self.step_hero()
        elif kind == frames.RECRUIT:
            self.recruit(x, y, frame >> 22)
        elif kind == frames.SCENARIO:
            self.next_scenario()
        elif kind == frames.REFILL:
            self.refill()
        elif kind == frames.REVEALED:
            self.revealed(x)
        elif kind == frames.GUARDED:
            self.guarded(x, y)
        elif kind == frames.WATCHED:
            self.watched(x, y)
        else:
            self.go_on_rarely(kind, x, y, frame >> 22)

    def go_on_rarely(self, kind: int, x: int, y: int, z: int) -> None:
        """Do what is seldom to be done."""
        if kind == frames.REWARD:
            self.reward(x)
        elif kind == frames.OFFERED:
            self.offered()
        elif kind == frames.GIVES:
            self.gives(x)
        elif kind == frames.HEALING:
            self.healing(x, y)
        elif kind == frames.REMOVES:
            self.removes(x)
        elif kind == frames.PAYS:
            self.pays(x, y)
        elif kind == frames.PAID:
            self.advance(x, y)
        elif kind == frames.BRAVES:
            self.braves(x, y)
        elif kind == frames.FORGED:
            self.forged()
        elif kind == frames.SETUP:
            self.set_up(x)
        elif kind == frames.SWEEP:
            self.sweep()
        elif kind == frames.TRIGGER:
            self.trigger()
        elif kind == frames.DISGUISED:
            self.disguised(x, y)
        elif kind == frames.EFFECT:
            self.effect(x, y, z)
        elif kind == frames.DROP:
            self.drop(x)
        elif kind == frames.TARGET:
            self.target(x)
        elif kind == frames.LOWEST:
            self.lowest(x)
        elif kind == frames.EACH:
            self.each(x)
        elif kind == frames.DISCARDS:
            self.discards(x)
        elif kind == frames.PINS:
            self.ask_pin(x)
        elif kind == frames.DEAL:
            self.deal()
        elif kind == frames.MIX:
            self.mix(self.tables.mixed_in)
        else:
            raise ValueError(f"there is no frame {kind}")

    def answer(self, action: int) -> None:
        """Do what was chosen."""
        phase = self.phase
        self.phase = phases.RUNNING
        if phase == phases.STEP:
            self.answer_step(action)
        elif phase == phases.ACTION:
            self.answer_action(action)
        elif phase == phases.ASSIGN:
            self.answer_assign(action)
        elif phase == phases.REROLL:
            self.answer_reroll(action)
        elif phase == phases.REROLL_DIE:
            self.answer_reroll_die(action)
        elif phase == phases.RAISE:
            self.answer_raise(action)
        elif phase == phases.PENALTY:
            self.answer_penalty(action)
        elif phase == phases.REST:
            self.answer_rest(action)
        elif phase == phases.DAMAGE:
            self.answer_damage(action)
        elif phase == phases.HEAL:
            self.answer_heal(action)
        elif phase == phases.GIVE:
            self.answer_give(action)
        elif phase == phases.SHIELD:
            self.answer_shield(action)
        elif phase == phases.RESCUE:
            self.answer_rescue(action)
        elif phase == phases.SONG:
            self.answer_song(action)
        elif phase == phases.COURAGE:
            self.answer_courage(action)
        elif phase == phases.DISGUISE:
            self.answer_disguise(action)
        else:
            self.answer_rarely(phase, action)

    def answer_rarely(self, phase: int, action: int) -> None:
        """Do what is seldom asked."""
        if phase == phases.BAN:
            self.answer_ban(action)
        elif phase == phases.REDIRECT:
            self.answer_redirect(action)
        elif phase == phases.PIN:
            self.answer_pin(action)
        elif phase == phases.KEEN:
            self.answer_keen(action)
        elif phase == phases.TUNNEL:
            self.answer_tunnel(action)
        elif phase == phases.PLACE_DWARF:
            self.answer_place_dwarf(action)
        elif phase == phases.PLACE_HEX:
            self.place_dwarf(self.a, action - phases.HEX_ACTION)
        elif phase == phases.JOIN_DWARF:
            self.answer_join_dwarf(action)
        elif phase == phases.JOIN:
            self.place_dwarf(self.a, self.pos[action - phases.DWARF_ACTION])
        elif phase == phases.CLEAR:
            self.clear(action - phases.HEX_ACTION)
        elif phase == phases.REMOVE:
            self.answer_remove(action)
        elif phase == phases.REMOVE_KIND:
            self.answer_remove_kind(action)
        elif phase == phases.SPEND:
            self.answer_spend(action)
        elif phase == phases.LOSE_GEAR:
            self.spend(self.a, action - phases.GEAR_ACTION)
        elif phase == phases.THREATS:
            self.answer_threats(action)
        elif phase == phases.ORDER:
            self.answer_order(action)
        elif phase == phases.OFFER:
            self.answer_offer(action)
        elif phase == phases.PAY:
            self.answer_pay(action)
        elif phase == phases.MUSTER:
            self.answer_muster(action)
        elif phase == phases.DRAFT:
            self.answer_draft(action)
        else:
            raise ValueError(f"phase {phase} asks nothing")

    def tell_end(self) -> None:
        """Tell how the match ended."""
        if self.outcome == phases.WON:
            self.tell("won", -1, {"card": self.tables.card_words[self.culprit], "turn": self.turn})
        elif self.outcome == phases.DIED:
            self.tell("died", self.culprit, {"turn": self.turn})
        else:
            self.tell("doomed", -1, {"turn": self.turn, "space": self.hero, "cause": f"@die_zwerge-cause-{phases.CAUSES[self.cause]}"})

    def scores(self) -> list[int]:
        """Return the totals as of now: all seats share one."""
        return [sum(scoring.lines(self))] * self.seats

    def clone(self) -> Position:
        """Return an equal state that shares nothing that changes."""
        return Rules(self.game, self.seats, self.options, self.rng.clone(), self.tables, self)
