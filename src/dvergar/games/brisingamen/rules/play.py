"""The flow of Brísingamen: set-up, turns, what may be chosen, the ends (spec 3, 4.1 to 4.3, 6)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.rng import Rng
from dvergar.games.brisingamen.cards import (
    AMBER_GUARD,
    AMBER_LARGE,
    AMBER_SMALL,
    ENTRY_SKILLS,
    FIRST_PART,
    FIRST_SKILL,
    GEMS,
    LARGE_GUARD,
    SETTINGS,
    SKILL_BIT,
    SMALL_GUARD,
    SMALLS,
    STEALTH,
    STRENGTH,
    THIEF,
    TO_GUARD,
    TO_GUARD_TWO,
    UNIT,
    covers,
)
from dvergar.games.brisingamen.rules.phases import (
    ACTION,
    BAT,
    BAT_MORE,
    COMPLETE_ACTION,
    ENTER_ACTION,
    FREE,
    GIVE,
    GIVE_MORE,
    HARVEST,
    MARKET,
    NOBODY,
    NOTHING,
    ONWARD,
    OUTSIDE,
    OVER,
    PASS_ACTION,
    PHASES,
    RECEIVE,
    SKILL_ACTION,
    STRENGTH_ACTION,
    SWAP_ACTION,
    THEFT,
    THIEF_ACTION,
    WHERE,
)
from dvergar.games.brisingamen.rules.scoring import totals
from dvergar.games.brisingamen.rules.trading import Trading

ENTRIES: Final = [[ENTER_ACTION] + [ENTER_ACTION + skill for skill in range(1, THIEF) if mask & SKILL_BIT[skill]] for mask in range(32)]  # by set of skills
TAKES: Final = [[SKILL_ACTION + skill for skill in range(1, THIEF + 1) if mask & SKILL_BIT[skill]] for mask in range(64)]  # likewise
SIZES: Final = [bin(mask).count("1") for mask in range(64)]  # likewise


class BrisingamenState(Trading):
    """A position of Brísingamen that can be played: the class that views, bots and tests name."""

    # Set-up

    def begin(self) -> None:
        """Lay out the mine, the market and the cards (spec 3)."""
        t = self.data
        small: list[int] = []
        large: list[int] = []
        for gem in range(GEMS):
            if gem < AMBER_SMALL:
                small += [gem] * t.stock[gem]
            elif SMALLS <= gem < AMBER_LARGE:
                large += [gem] * t.stock[gem]
        self.rng.shuffle(small)
        self.rng.shuffle(large)
        gems: list[int] = []
        for spots in t.spots:
            inside = spots[2] * UNIT[AMBER_SMALL] + spots[3] * UNIT[AMBER_LARGE]
            for _ in range(spots[0]):
                inside += UNIT[small.pop()]
            for _ in range(spots[1]):
                inside += UNIT[large.pop()]
            gems.append(inside)
        self.gems = gems
        self.market = 0
        for gem in small + large:
            self.market += UNIT[gem]
        settings = list(range(SETTINGS))
        parts = list(range(FIRST_PART, FIRST_SKILL))
        skills: list[int] = []
        for skill in range(1, THIEF + 1):
            skills += [skill] * t.copies[skill]
        self.rng.shuffle(settings)
        self.rng.shuffle(parts)
        self.rng.shuffle(skills)
        self.workshop = settings[: t.workshop]
        del settings[: t.workshop]
        self.slots = skills[: t.skill_slots]
        self.pile = skills[t.skill_slots : t.skill_slots + t.skill_pile]
        self.hidden = t.skill_pile
        self.display = parts[:1]
        top = settings[: t.top_settings] + parts[1:]
        for skill in skills[t.skill_slots + t.skill_pile :]:
            top.append(FIRST_SKILL + skill)
        self.rng.shuffle(top)
        self.deck = top + settings[t.top_settings :]
        self.drawn = 0
        self.start = self.rng.below(self.seats)
        self.settle()
        if self.listener is not None:
            self.tell("began", self.start, {"dwarves": self.team})
        self.open_round()

    def clone(self) -> BrisingamenState:
        """Return an equal state that shares nothing that changes."""
        return BrisingamenState(self.game, self.seats, self.options, self.rng.clone(), self.data, self)

    # Worlds

    def order(self) -> list[int]:
        """Return the seats of this round in order of play."""
        return [(self.start + turn) % self.seats for turn in range(self.seats)]

    def known_pile(self) -> list[int]:
        """Return the skills of the pile that everybody knows, which lie under the others, the top one first."""
        known = self.pile[: len(self.pile) - self.hidden]
        known.reverse()
        return known

    def unseen(self) -> list[int]:
        """Return the cards nobody has seen, ascending: in the deck, or face down in the skill pile from the start."""
        unknown = [FIRST_SKILL + skill for skill in self.pile[len(self.pile) - self.hidden :]]
        return sorted(self.deck[self.drawn :] + unknown)

    def worlds(self, seat: int | None, rng: Rng) -> BrisingamenState:
        """Return a state that nobody can tell from this one: all know the same (spec 7)."""
        other = self.clone()
        other.redraw(rng)
        return other

    def redraw(self, rng: Rng) -> None:
        """Draw anew, in place, the order of the deck and the skill pile's unknown cards."""
        t = self.data
        settings: list[int] = []
        parts: list[int] = []
        skills: list[int] = []
        for card in self.unseen():
            if card < FIRST_PART:
                settings.append(card)
            elif card < FIRST_SKILL:
                parts.append(card)
            else:
                skills.append(card)
        rng.shuffle(settings)
        rng.shuffle(parts)
        rng.shuffle(skills)
        known = len(self.pile) - self.hidden
        pile = self.pile[:known]
        for _ in range(self.hidden):
            pile.append(skills.pop() - FIRST_SKILL)
        self.pile = pile
        below = min(len(settings), len(t.cards) - len(t.rewards) - t.workshop - t.top_settings)
        kinds = [0] * (len(settings) - below) + [1] * len(parts) + [2] * len(skills)
        rng.shuffle(kinds)
        deck: list[int] = []
        for kind in kinds:
            deck.append(settings.pop() if kind == 0 else parts.pop() if kind == 1 else skills.pop())
        self.deck = deck + settings
        self.drawn = 0
        self.rng = Rng(rng.seed())

    # Play

    def phase_name(self) -> str:
        """Return the present phase as views call it."""
        return PHASES[self.phase]

    def apply(self, seat: int, action: int) -> None:
        """Let the active seat do it, and everything that then is nobody's decision."""
        self.act(action)
        while len(self.choices) == 1:
            self.act(self.choices[0])

    def act(self, action: int) -> None:
        """Do one step."""
        phase = self.phase
        if phase <= FREE:
            self.head(action)
        elif phase == WHERE:
            self.go(action)
        elif phase == HARVEST:
            self.answer_harvest(action)
        elif phase == ONWARD:
            self.onward(action)
        elif phase == RECEIVE:
            self.receive(action)
        elif phase == GIVE:
            self.give(action)
        elif phase == GIVE_MORE:
            self.give_more(action)
        elif phase == BAT:
            self.bat(action)
        elif phase == BAT_MORE:
            self.bat_more(action)
        elif phase == THEFT:
            self.steal(action)
        else:
            self.steal_more(action)

    def head(self, action: int) -> None:
        """Begin an action; a free one costs its token now (spec 4.2, 4.3)."""
        seat = self.active
        if self.phase == FREE:
            if action == PASS_ACTION:
                if self.listener is not None:
                    self.tell("stopped", seat, {})
                self.end_turn()
                return
            self.spent += 1
            tokens = self.tokens.copy()
            tokens[seat] -= 1
            self.tokens = tokens
            if self.listener is not None:
                self.tell("token", seat, {"left": tokens[seat]})
        else:
            self.step += 1
            if action == PASS_ACTION:
                if self.listener is not None:
                    self.tell("passed", seat, {})
                self.finish()
                return
        self.acted = True
        if action < ENTER_ACTION:
            self.ask_where(seat * self.team + action, 0)
        elif action < STRENGTH_ACTION:
            self.ask_where(self.outside(seat), action - ENTER_ACTION)
        elif action == STRENGTH_ACTION:
            self.activate(self.skills.index(STRENGTH))
            self.finish()
        elif action < COMPLETE_ACTION:
            self.take_setting(action)
        elif action < SWAP_ACTION:
            self.complete(action)
        elif action == SWAP_ACTION:
            self.ask_swap()
        elif action < THIEF_ACTION:
            self.take_skill(action)
        else:
            self.send_thief(action)

    def finish(self) -> None:
        """Go on after an action: the next one, a free one, or the next seat."""
        if self.step < self.data.actions:
            self.phase = ACTION
            self.choices = self.heads()
            return
        if self.spent < self.data.free_actions and self.tokens[self.active] > 0:
            self.phase = FREE
            self.choices = self.heads()
            if len(self.choices) > 1:
                return
        self.end_turn()

    def heads(self) -> list[int]:
        """Return how an action may begin, ascending."""
        seat = self.active
        t = self.data
        where = self.where
        first = seat * self.team
        carrying = self.given[seat]
        outside = False
        out: list[int] = []
        for i in range(self.team):
            space = where[first + i]
            if space > OUTSIDE:
                if self.can_go(space, carrying != 0 and self.skills[first + i] == STEALTH):
                    out.append(i)
            elif space == OUTSIDE:
                outside = True
        cards = self.cards[seat]
        if outside:
            free = cards & ~carrying & ENTRY_SKILLS
            if self.can_go(OUTSIDE, False):
                out += ENTRIES[free]
            elif free & SKILL_BIT[STEALTH] and self.can_go(OUTSIDE, True):
                out.append(ENTER_ACTION + STEALTH)
        if carrying & SKILL_BIT[STRENGTH] and self.strong == NOBODY:
            out.append(STRENGTH_ACTION)
        out += self.shelf
        supply = self.supply[seat]
        if supply:
            if outside:
                out += self.able[seat]
                if (supply + TO_GUARD) & AMBER_GUARD and len(self.made) < t.necklace:
                    for card in self.display:
                        if covers(supply, t.needs[card]):
                            out.append(COMPLETE_ACTION + card)
            if self.can_swap(supply):
                out.append(SWAP_ACTION)
        if self.taken < t.skill_takes and SIZES[cards] < t.skill_cards:
            out += TAKES[self.faces & ~cards]
        if cards & SKILL_BIT[THIEF] and outside and self.phase == ACTION:
            for other in range(self.seats):
                if other != seat and self.supply[other]:
                    out.append(THIEF_ACTION + other)
            if self.market:
                out.append(THIEF_ACTION + MARKET)
        out.append(PASS_ACTION)
        return out

    def can_swap(self, supply: int) -> bool:
        """Return whether any swap can be made: one gem for one of its size, or two small ones against a large one (spec 4.8)."""
        market = self.market
        own = supply + TO_GUARD
        there = market + TO_GUARD
        for size in (SMALL_GUARD, LARGE_GUARD):
            mine = own & size
            theirs = there & size
            if mine and theirs:
                both = mine | theirs
                if both & (both - 1):
                    return True
        return (own & LARGE_GUARD != 0 and two_small(market)) or (there & LARGE_GUARD != 0 and two_small(supply))

    # Turns and ends

    def open_round(self) -> None:
        """Begin a round (spec 4.1)."""
        self.turn = 0
        self.acted = False
        if self.listener is not None:
            self.tell("round", self.start, {"round": self.round})
        self.open_turn()

    def open_turn(self) -> None:
        """Let the next seat begin."""
        self.active = (self.start + self.turn) % self.seats
        self.step = 0
        self.spent = 0
        self.taken = 0
        self.finish()

    def end_turn(self) -> None:
        """Close a turn: strength, the end, and after the last turn of a round stalemate and the most rounds (R43)."""
        strong = self.strong
        if strong != NOBODY and self.owner(strong) == self.active:
            if self.fresh:
                self.fresh = False
            else:
                self.timer -= 1
                if self.timer == 0:
                    if self.listener is not None:
                        self.tell("strength_over", self.active, {"dwarf": strong % self.team + 1})
                    self.lose_skill(strong)
        last = self.turn == self.seats - 1
        if self.ended and (last or not self.even):
            self.close("over")
        elif not last:
            self.turn += 1
            self.open_turn()
        elif not self.acted:
            self.close("over_stalemate")
        elif self.round == self.rounds:
            self.close("over_rounds")
        else:
            self.round += 1
            if self.turning:
                self.start = (self.start + 1) % self.seats
            self.open_round()

    def close(self, kind: str) -> None:
        """End the game."""
        self.phase = OVER
        self.choices = NOTHING
        if self.listener is not None:
            self.tell(kind, self.ender, {})
            for seat, total in enumerate(self.scores()):
                self.tell("scored", seat, {"total": total})

    def scores(self) -> list[int]:
        """Return one total a seat, as of now."""
        return totals(self)


def two_small(gems: int) -> bool:
    """Return whether there are two small gems or more.

    >>> two_small(UNIT[2] + UNIT[4]), two_small(UNIT[4] + 3 * UNIT[5])
    (True, False)
    """
    if (gems + TO_GUARD_TWO) & SMALL_GUARD:
        return True
    kinds = (gems + TO_GUARD) & SMALL_GUARD
    return kinds & (kinds - 1) != 0
