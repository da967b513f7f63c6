"""Trades outside the mine: settings, parts, skills, the black market and the thief (spec 4.8 to 4.11, 5.6)."""

from __future__ import annotations

from dvergar.games.brisingamen.cards import (
    FIELD,
    FIRST_PART,
    FIRST_SKILL,
    GEMS,
    SKILL_BIT,
    SKILLS,
    SMALLS,
    THIEF,
    TYPES,
    UNIT,
    WEIGHT,
    weigh,
)
from dvergar.games.brisingamen.rules.mining import Mining
from dvergar.games.brisingamen.rules.phases import (
    COMPLETE_ACTION,
    EMPTY,
    ENOUGH_ACTION,
    GEM_ACTION,
    GIVE,
    GIVE_MORE,
    MARKET,
    RECEIVE,
    RETIRED,
    SKILL_ACTION,
    TAKE_ACTION,
    THEFT,
    THEFT_MORE,
    THIEF_ACTION,
)


class Trading(Mining):
    """A position whose seats can trade cards and gems."""

    # Settings and parts

    def take_setting(self, action: int) -> None:
        """Take a setting from the workshop and fill it up."""
        card = action - TAKE_ACTION
        seat = self.active
        workshop = self.workshop.copy()
        workshop[workshop.index(card)] = EMPTY
        self.workshop = workshop
        self.hold(seat, card)
        if self.listener is not None:
            self.tell("took", seat, {"card": f"@brisingamen-card-{self.data.cards[card]}"})
        self.refill()
        self.finish()

    def hold(self, seat: int, card: int) -> None:
        """Lay a setting before a seat."""
        held = self.held.copy()
        held[seat] = [*held[seat], card]
        held[seat].sort()
        self.held = held
        self.refresh_able(seat)

    def refill(self) -> None:
        """Draw until the workshop is full or the deck empty (spec 4.9)."""
        deck = self.deck
        workshop = self.workshop
        if self.drawn < len(deck):
            self.reveals += 1
        while self.drawn < len(deck) and EMPTY in workshop:
            card = deck[self.drawn]
            self.drawn += 1
            if card < FIRST_PART:
                workshop[workshop.index(EMPTY)] = card
                if self.listener is not None:
                    self.tell("shown", -1, {"card": f"@brisingamen-card-{self.data.cards[card]}"})
            elif card < FIRST_SKILL:
                self.display = [*self.display, card]
                self.display.sort()
                if self.listener is not None:
                    self.tell("part_shown", -1, {"card": f"@brisingamen-card-{self.data.cards[card]}"})
            else:
                self.place_skill(card - FIRST_SKILL)
        self.shelve()

    def place_skill(self, skill: int) -> None:
        """Lay a skill from the deck in a free slot, or face down under the pile (R25, R26)."""
        word = f"@brisingamen-skill-{SKILLS[skill]}" if self.listener is not None else ""
        for slot in range(len(self.slots)):
            if self.slots[slot] == 0:
                self.show_skill(slot, skill)
                if self.listener is not None:
                    self.tell("skill_shown", -1, {"skill": word})
                return
        self.pile = [skill, *self.pile]
        if self.listener is not None:
            self.tell("skill_buried", -1, {"skill": word})

    def show_skill(self, slot: int, skill: int) -> None:
        """Lay a skill, or none, in a slot."""
        slots = self.slots.copy()
        slots[slot] = skill
        self.slots = slots
        faces = 0
        for other in slots:
            faces |= SKILL_BIT[other]
        self.faces = faces

    def complete(self, action: int) -> None:
        """Complete a setting, which retires a dwarf, or a part, which pays tokens (spec 4.10)."""
        card = action - COMPLETE_ACTION
        t = self.data
        seat = self.active
        if card >= FIRST_PART:
            self.complete_part(card)
            return
        held = self.held.copy()
        held[seat] = [other for other in held[seat] if other != card]
        self.held = held
        self.gain(seat, -t.needs[card])
        done = self.done.copy()
        done[seat] = [*done[seat], card]
        self.done = done
        points = self.points.copy()
        points[seat] += t.points[card]
        self.points = points
        dwarf = self.outside(seat)
        self.where[dwarf] = RETIRED
        if self.listener is not None:
            args: dict[str, str | int] = {"card": f"@brisingamen-card-{t.cards[card]}", "points": t.points[card], "dwarf": dwarf % self.team + 1}
            self.tell("completed", seat, args)
        if self.retired(seat) == self.team:
            self.trigger("quota")
        self.finish()

    def complete_part(self, card: int) -> None:
        """Complete a part of the necklace."""
        t = self.data
        seat = self.active
        part = card - FIRST_PART
        self.display = [other for other in self.display if other != card]
        self.made = [*self.made, part * 8 + seat]
        self.gain(seat, -t.needs[card])
        tokens = self.tokens.copy()
        tokens[seat] += t.rewards[part]
        self.tokens = tokens
        if self.listener is not None:
            args: dict[str, str | int] = {"card": f"@brisingamen-card-{t.cards[card]}", "tokens": t.rewards[part], "parts": len(self.made)}
            self.tell("part_made", seat, args)
        if len(self.made) == t.necklace:
            self.trigger("necklace")
        self.finish()

    def trigger(self, kind: str) -> None:
        """Note that the end has come (R32: it pays once)."""
        if not self.ended:
            self.ended = True
            self.ender = self.active
        if self.listener is not None:
            self.tell(kind, self.active, {})

    # Skills

    def take_skill(self, action: int) -> None:
        """Take a skill that lies face up; the pile's top card takes its place (spec 4.11)."""
        skill = action - SKILL_ACTION
        seat = self.active
        self.taken += 1
        self.own(seat, self.cards[seat] | SKILL_BIT[skill], self.given[seat])
        if self.listener is not None:
            self.tell("skill_taken", seat, {"skill": f"@brisingamen-skill-{SKILLS[skill]}"})
        slot = self.slots.index(skill)
        if self.pile:
            new = self.pile[-1]
            self.pile = self.pile[:-1]
            if self.hidden:
                self.hidden -= 1
                self.reveals += 1
            self.show_skill(slot, new)
            if self.listener is not None:
                self.tell("skill_shown", -1, {"skill": f"@brisingamen-skill-{SKILLS[new]}"})
        else:
            self.show_skill(slot, 0)
        self.finish()

    # The thief

    def send_thief(self, action: int) -> None:
        """Choose whom the thief visits; the card leaves the game."""
        seat = self.active
        self.source = action - THIEF_ACTION
        bit = SKILL_BIT[THIEF]
        self.own(seat, self.cards[seat] & ~bit, self.given[seat])
        self.gone += 1 << (4 * THIEF)
        if self.listener is not None:
            if self.source == MARKET:
                self.tell("thief_market", seat, {})
            else:
                self.tell("thief", seat, {"victim": f"seat:{self.source}"})
        self.phase = THEFT
        self.choices = self.gem_choices(self.market if self.source == MARKET else self.supply[self.source], 0)

    def steal(self, action: int) -> None:
        """Take a large gem, or a first small one."""
        gem = action - GEM_ACTION
        self.received = UNIT[gem]
        self.first = gem
        if gem < SMALLS:
            left = (self.market if self.source == MARKET else self.supply[self.source]) - UNIT[gem]
            more: list[int] = []
            for other in range(gem, SMALLS):
                if left >> (FIELD * other) & 63:
                    more.append(GEM_ACTION + other)
            if more:
                more.append(ENOUGH_ACTION)
                self.tell_gem("stealing", gem)
                self.phase = THEFT_MORE
                self.choices = more
                return
        self.carry_off()

    def steal_more(self, action: int) -> None:
        """Take a second small gem, or none."""
        if action != ENOUGH_ACTION:
            self.received += UNIT[action - GEM_ACTION]
        self.carry_off()

    def carry_off(self) -> None:
        """Bring the stolen gems home."""
        seat = self.active
        gems = self.received
        if self.source == MARKET:
            self.market -= gems
            if self.listener is not None:
                self.tell_gems("stole_market", seat, gems, {})
        else:
            self.gain(self.source, -gems)
            if self.listener is not None:
                self.tell_gems("stole", seat, gems, {"victim": f"seat:{self.source}"})
        self.gain(seat, gems)
        self.received = 0
        self.first = 0
        self.source = 0
        self.finish()

    def tell_gem(self, kind: str, gem: int) -> None:
        """Tell the listener, if there is one, of a gem that was chosen."""
        if self.listener is not None:
            self.tell(kind, self.active, {"gem": f"@brisingamen-gem-{TYPES[gem]}"})

    # The black market

    def ask_swap(self) -> None:
        """Ask for the first gem to give."""
        supply = self.supply[self.active]
        choices: list[int] = []
        for gem in range(GEMS):
            if supply >> (FIELD * gem) & 63 and (self.pays(UNIT[gem]) or self.pays_with_more(gem)):
                choices.append(GEM_ACTION + gem)
        if self.listener is not None:
            self.tell("swapping", self.active, {})
        self.phase = GIVE
        self.choices = choices
        self.owing = 0
        self.received = 0

    def pays(self, given: int) -> bool:
        """Return whether the market can pay exactly for what is given, in other types."""
        return self.payable(weigh(given), self.offer(given), 0)

    def offer(self, given: int) -> int:
        """Return the market without the types that are given."""
        market = self.market
        for gem in range(GEMS):
            if given >> (FIELD * gem) & 63:
                market &= ~(63 << (FIELD * gem))
        return market

    def pays_with_more(self, first: int) -> bool:
        """Return whether the market can pay for that gem and a second one of the same or a later type."""
        rest = self.supply[self.active] - UNIT[first]
        for gem in range(first, GEMS):  # noqa: SIM110 - mypyc is faster without a generator
            if rest >> (FIELD * gem) & 63 and self.pays(UNIT[first] + UNIT[gem]):
                return True
        return False

    def payable(self, weight: int, market: int, first: int) -> bool:
        """Return whether gems of types from `first` on can make exactly that weight."""
        small = 0
        large = 0
        market >>= FIELD * first
        for gem in range(first, GEMS):
            if gem < SMALLS:
                small += market & 63
            else:
                large += market & 63
            market >>= FIELD
        pairs = min(large, weight >> 1)
        return weight - 2 * pairs <= small

    def give(self, action: int) -> None:
        """Give a first gem, and ask for a second one."""
        gem = action - GEM_ACTION
        self.tell_gem("offered", gem)
        self.first = gem
        self.owing = UNIT[gem]
        rest = self.supply[self.active] - UNIT[gem]
        choices: list[int] = []
        for other in range(gem, GEMS):
            if rest >> (FIELD * other) & 63 and self.pays(UNIT[gem] + UNIT[other]):
                choices.append(GEM_ACTION + other)
        if self.pays(UNIT[gem]):
            choices.append(ENOUGH_ACTION)
        self.phase = GIVE_MORE
        self.choices = choices

    def give_more(self, action: int) -> None:
        """Give a second gem, or none."""
        if action != ENOUGH_ACTION:
            self.owing += UNIT[action - GEM_ACTION]
        if self.listener is not None:
            self.tell_gems("swap_gave", self.active, self.owing, {})
        self.first = 0
        self.ask_receive()

    def ask_receive(self) -> None:
        """Ask for the next gem received: of the last one's type or a later one, so that each set comes up once."""
        weight = weigh(self.owing) - weigh(self.received)
        market = self.offer(self.owing) - self.received
        choices: list[int] = []
        for gem in range(self.first, GEMS):
            if market >> (FIELD * gem) & 63 and WEIGHT[gem] <= weight and self.payable(weight - WEIGHT[gem], market - UNIT[gem], gem):
                choices.append(GEM_ACTION + gem)
        self.phase = RECEIVE
        self.choices = choices

    def receive(self, action: int) -> None:
        """Receive a gem; the swap is over when the weights are equal."""
        self.first = action - GEM_ACTION
        self.received += UNIT[self.first]
        if weigh(self.received) < weigh(self.owing):
            self.tell_gem("receiving", self.first)
            self.ask_receive()
            return
        seat = self.active
        given = self.owing
        gems = self.received
        if self.listener is not None:
            self.tell_gems("swap_got", seat, gems, {})
        self.market += given - gems
        self.gain(seat, gems - given)
        self.first = 0
        self.owing = 0
        self.received = 0
        self.finish()
