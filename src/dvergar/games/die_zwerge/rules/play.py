"""The complete rules: which frame and which answer does what."""

from __future__ import annotations

from dvergar.games.die_zwerge.rules import scoring
from dvergar.games.die_zwerge.rules.frames import (
    ACTIONS,
    ASSIGNS,
    BRAVES,
    CHECK,
    DEAL,
    DICE,
    DISCARDS,
    DISGUISED,
    DROP,
    EACH,
    EFFECT,
    FORGED,
    GIVES,
    GUARDED,
    HEALING,
    HERO,
    LOWEST,
    MIX,
    OFFERED,
    PAID,
    PAYS,
    PINS,
    PRICE,
    READY,
    RECRUIT,
    REFILL,
    REMOVES,
    REVEALED,
    REWARD,
    SCENARIO,
    SETUP,
    SINGS,
    STEPS,
    SWEEP,
    TARGET,
    TRIGGER,
    TURN,
    VISITED,
    WATCHED,
)
from dvergar.games.die_zwerge.rules.phases import (
    ACTION,
    ASSIGN,
    BAN,
    CAUSES,
    CLEAR,
    COURAGE,
    DAMAGE,
    DIED,
    DISGUISE,
    DRAFT,
    DWARF_ACTION,
    GEAR_ACTION,
    GIVE,
    HEAL,
    HEX_ACTION,
    JOIN,
    JOIN_DWARF,
    KEEN,
    LOSE_GEAR,
    MUSTER,
    NOTHING,
    OFFER,
    ORDER,
    OVER,
    PAY,
    PENALTY,
    PIN,
    PLACE_DWARF,
    PLACE_HEX,
    RAISE,
    REDIRECT,
    REMOVE,
    REMOVE_KIND,
    REROLL,
    REROLL_DIE,
    RESCUE,
    REST,
    RUNNING,
    SHIELD,
    SONG,
    SPEND,
    STEP,
    THREATS,
    TUNNEL,
    UNDECIDED,
    WON,
)
from dvergar.games.die_zwerge.rules.turns import Turns


class ZwergeState(Turns):
    """A position of Die Zwerge that can be played: the class that views, bots and tests name.

    Its methods fill eleven floors, each a class over the one before, because mypyc calls methods of one native class directly:

    - `ZwergePosition` (position.py): the fields, copies and dumps
    - `ZwergeQuestions` (questions.py): what can be asked of a position, and the worlds that look like it
    - `Land`: markers, troops, perished land
    - `Harm`: damage, healing, equipment
    - `Dice`: rolls and what they lead to
    - `Missions`, `Rewards`, `Threats`: one handler for each kind of mission, reward and effect
    - `Moves`: moves and fights
    - `Turns`: set-up, parts of a turn, actions
    - `ZwergeState`: which frame and which answer does what
    """

    __slots__ = ()

    def apply(self, seat: int, action: int) -> None:
        """Let the seat do it, and play on to the next decision."""
        self.answer(action)
        self.run()

    def run(self) -> None:
        """Do what is on the stack until a seat has a choice, or the match is over."""
        while self.outcome == UNDECIDED:
            if self.phase != RUNNING:
                if len(self.choices) > 1:
                    return
                self.answer(self.choices[0])
            else:
                self.go_on(self.stack.pop())
        self.phase = OVER
        self.active = -1
        self.choices = NOTHING
        self.stack = []
        if self.listener is not None:
            self.tell_end()

    def go_on(self, frame: int) -> None:
        """Do the next thing that is to be done."""
        kind = frame & 63
        x = frame >> 6 & 255
        y = frame >> 14 & 255
        if kind == CHECK:
            self.check()
        elif kind == ACTIONS:
            self.ask_action()
        elif kind == DICE:
            self.roll_on(x)
        elif kind == SINGS:
            self.sings(x)
        elif kind == STEPS:
            self.ask_step()
        elif kind == VISITED:
            self.visited(x)
        elif kind == PRICE:
            self.price(x)
        elif kind == ASSIGNS:
            self.assigns(x, y)
        elif kind == TURN:
            self.begin_turn()
        elif kind == HERO:
            self.step_hero()
        elif kind == RECRUIT:
            self.recruit(x, y, frame >> 22)
        elif kind == READY:
            self.ready()
        elif kind == REFILL:
            self.refill()
        elif kind == REVEALED:
            self.revealed(x)
        elif kind == GUARDED:
            self.guarded(x, y)
        elif kind == WATCHED:
            self.watched(x, y)
        else:
            self.go_on_rarely(kind, x, y, frame >> 22)

    def go_on_rarely(self, kind: int, x: int, y: int, z: int) -> None:
        """Do what is seldom to be done."""
        if kind == REWARD:
            self.reward(x)
        elif kind == OFFERED:
            self.offered()
        elif kind == GIVES:
            self.gives(x)
        elif kind == HEALING:
            self.healing(x, y)
        elif kind == REMOVES:
            self.removes(x)
        elif kind == PAYS:
            self.pays(x, y)
        elif kind == PAID:
            self.advance(x, y)
        elif kind == BRAVES:
            self.braves(x, y)
        elif kind == FORGED:
            self.forged()
        elif kind == SETUP:
            self.set_up(x)
        elif kind == SWEEP:
            self.sweep()
        elif kind == TRIGGER:
            self.trigger()
        elif kind == DISGUISED:
            self.disguised(x, y)
        elif kind == EFFECT:
            self.effect(x, y, z)
        elif kind == DROP:
            self.drop(x)
        elif kind == TARGET:
            self.target(x)
        elif kind == LOWEST:
            self.lowest(x)
        elif kind == EACH:
            self.each(x)
        elif kind == DISCARDS:
            self.discards(x)
        elif kind == PINS:
            self.ask_pin(x)
        elif kind == DEAL:
            self.deal()
        elif kind == SCENARIO:
            self.next_scenario()
        elif kind == MIX:
            self.mix(self.data.mixed_in)
        else:
            raise ValueError(f"there is no frame {kind}")

    def answer(self, action: int) -> None:
        """Do what was chosen."""
        phase = self.phase
        self.phase = RUNNING
        if phase == STEP:
            self.answer_step(action)
        elif phase == ACTION:
            self.answer_action(action)
        elif phase == ASSIGN:
            self.answer_assign(action)
        elif phase == REROLL:
            self.answer_reroll(action)
        elif phase == REROLL_DIE:
            self.answer_reroll_die(action)
        elif phase == RAISE:
            self.answer_raise(action)
        elif phase == PENALTY:
            self.answer_penalty(action)
        elif phase == REST:
            self.answer_rest(action)
        elif phase == DAMAGE:
            self.answer_damage(action)
        elif phase == HEAL:
            self.answer_heal(action)
        elif phase == GIVE:
            self.answer_give(action)
        elif phase == SHIELD:
            self.answer_shield(action)
        elif phase == RESCUE:
            self.answer_rescue(action)
        elif phase == SONG:
            self.answer_song(action)
        elif phase == COURAGE:
            self.answer_courage(action)
        elif phase == DISGUISE:
            self.answer_disguise(action)
        else:
            self.answer_rarely(phase, action)

    def answer_rarely(self, phase: int, action: int) -> None:
        """Do what is seldom asked."""
        if phase == BAN:
            self.answer_ban(action)
        elif phase == REDIRECT:
            self.answer_redirect(action)
        elif phase == PIN:
            self.answer_pin(action)
        elif phase == KEEN:
            self.answer_keen(action)
        elif phase == TUNNEL:
            self.answer_tunnel(action)
        elif phase == PLACE_DWARF:
            self.answer_place_dwarf(action)
        elif phase == PLACE_HEX:
            self.place_dwarf(self.a, action - HEX_ACTION)
        elif phase == JOIN_DWARF:
            self.answer_join_dwarf(action)
        elif phase == JOIN:
            self.place_dwarf(self.a, self.pos[action - DWARF_ACTION])
        elif phase == CLEAR:
            self.clear(action - HEX_ACTION)
        elif phase == REMOVE:
            self.answer_remove(action)
        elif phase == REMOVE_KIND:
            self.answer_remove_kind(action)
        elif phase == SPEND:
            self.answer_spend(action)
        elif phase == LOSE_GEAR:
            self.spend(self.a, action - GEAR_ACTION)
        elif phase == THREATS:
            self.answer_threats(action)
        elif phase == ORDER:
            self.answer_order(action)
        elif phase == OFFER:
            self.answer_offer(action)
        elif phase == PAY:
            self.answer_pay(action)
        elif phase == MUSTER:
            self.answer_muster(action)
        elif phase == DRAFT:
            self.answer_draft(action)
        else:
            raise ValueError(f"phase {phase} asks nothing")

    def tell_end(self) -> None:
        """Tell how the match ended."""
        if self.outcome == WON:
            self.tell("won", -1, {"card": self.data.card_words[self.culprit], "turn": self.turn})
        elif self.outcome == DIED:
            self.tell("died", self.culprit, {"turn": self.turn})
        else:
            self.tell("doomed", -1, {"turn": self.turn, "space": self.hero, "cause": f"@die_zwerge-cause-{CAUSES[self.cause]}"})

    def scores(self) -> list[int]:
        """Return the totals as of now: all seats share one."""
        return [sum(scoring.lines(self))] * self.seats

    def clone(self) -> ZwergeState:
        """Return an equal state that shares nothing that changes."""
        return ZwergeState(self.game, self.seats, self.options, self.rng.clone(), self.data, self)
