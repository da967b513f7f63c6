"""The flow of a match: set-up, the parts of a turn, actions (spec 3, 4.1, 4.2)."""

from __future__ import annotations

from dvergar.games.die_zwerge.cards import (
    COUNCIL_SYMBOL,
    CRAFT,
    CRAFT_GEAR,
    DOOM_AT_START,
    NODONN,
    RECRUIT_SYMBOL,
    REROLL_BLANK,
    SCENE,
    SLOTS,
    SPEED,
    THREAT_SYMBOL,
    TILES_AT_LEAST,
    TILES_BELOW,
    TROOPS,
    TROOPS_AT_LEAST,
)
from dvergar.games.die_zwerge.rules.frames import ACTIONS, CHECK, DEAL, HERO, MIX, READY, RECRUIT, REFILL, SETUP, SWEEP, TRIGGER, TURN
from dvergar.games.die_zwerge.rules.harm import USE_OR_NOT
from dvergar.games.die_zwerge.rules.moves import Moves
from dvergar.games.die_zwerge.rules.phases import (
    ACTION,
    BAN,
    BEER_ACTION,
    BY_COUNCIL,
    BY_GUARD,
    BY_HERO,
    CARD_ACTION,
    CHEESE_ACTION,
    CRAFT_ACTION,
    CRAFT_ROLL,
    DOOMED,
    DRAFT,
    END_ACTION,
    FIGHT_ACTION,
    FIRST_OTHER,
    FIRST_TASK,
    HERO_ACTION,
    HEX_ACTION,
    MESSAGE_ACTION,
    MESSAGE_ROLL,
    MOVE_ACTION,
    MOVE_ROLL,
    MUSTER,
    NO_HITS,
    NO_KILLS,
    PASS_ACTION,
    REST,
    TURNS,
    USE_ACTION,
)
from dvergar.games.die_zwerge.rules.rewards import KIND_WORDS

FATE_WORDS = ["@die_zwerge-fate-council", "@die_zwerge-fate-threat", "@die_zwerge-fate-recruit"]


class Turns(Moves):
    """Runs the match from the set-up on."""

    __slots__ = ()

    # Set-up

    def begin(self) -> None:
        """Set up: choose the dwarves, or ask for them, and deal."""
        self.push(DEAL)
        t = self.data
        choice = self.options["hero_choice"]
        if choice == "draft":
            self.draft()
        elif choice == "fixed":
            named = self.options["heroes"]
            assert isinstance(named, list)
            self.heroes = [t.heroes.index(id) for id in named[: self.dwarves]]
        else:
            heroes = list(range(len(t.heroes)))
            self.rng.shuffle(heroes)
            self.heroes = heroes[: self.dwarves]
        self.run()

    def run(self) -> None:
        """Go on to the next decision."""
        raise TypeError("the rules run")

    def draft(self) -> None:
        """Ask the next seat for its dwarf."""
        at = self.heroes.index(-1)
        free = [HERO_ACTION + hero for hero in range(len(self.data.heroes)) if hero not in self.heroes]
        self.ask(DRAFT, at, free, at)

    def answer_draft(self, action: int) -> None:
        """Take a dwarf."""
        heroes = self.heroes.copy()
        heroes[self.a] = action - HERO_ACTION
        self.heroes = heroes
        if self.listener is not None:
            self.tell("drafted", self.a, {})
        if -1 in heroes:
            self.draft()

    def deal(self) -> None:
        """Put figures and markers out, shuffle, and turn up the first scenario."""
        t = self.data
        rng = self.rng
        for dwarf in range(self.dwarves):
            self.pos = self.pos.copy()
            self.pos[dwarf] = t.start_hex[self.heroes[dwarf]]
            self.health = self.health.copy()
            self.health[dwarf] = t.max_health[self.heroes[dwarf]]
            if self.listener is not None:
                self.tell("begins", dwarf, {"hex": t.hex_words[self.pos[dwarf]], "at": t.hexes[self.pos[dwarf]]})
        tiles = list(range(len(t.tiles)))
        rng.shuffle(tiles)
        self.tiles = tiles
        first = t.a_cards.copy()
        last = t.c_cards.copy()
        rng.shuffle(first)
        rng.shuffle(last)
        difficulty = self.options["difficulty"]
        assert isinstance(difficulty, str)
        removed = t.removed[t.difficulties.index(difficulty)]
        self.scenes = [*first[removed:], *t.b_cards, *last]
        deck = list(range(t.first_adventure, t.first_threat))
        rng.shuffle(deck)
        self.deck = deck
        menace = list(range(t.first_threat, len(t.cards)))
        rng.shuffle(menace)
        self.menace = menace
        kit: list[int] = []
        for kind in range(len(t.gears)):
            kit += [kind] * t.copies[kind]
        rng.shuffle(kit)
        self.kit = kit
        self.reveals += 1
        if self.options["start_player"] == "random":
            self.dwarf = rng.below(self.dwarves)
        self.push(TURN)
        self.push(MIX)  # only when three adventures lie face up
        self.push(REFILL)
        self.turn_up()
        self.push(CHECK)
        self.push(SETUP, 0)

    def mix(self, count: int) -> None:
        """Shuffle the next threats into the adventure deck, unseen."""
        moved = self.menace[self.menace_at : self.menace_at + count]
        self.menace_at += len(moved)
        deck = self.deck[self.dealt :] + moved
        self.rng.shuffle(deck)
        self.deck, self.dealt = deck, 0
        if self.listener is not None:
            self.tell("mixed", -1, {"count": len(moved), "left": len(self.menace) - self.menace_at})

    # The beginning of a turn

    def begin_turn(self) -> None:
        """Begin the turn of a dwarf."""
        self.turn += 1
        if self.turn > TURNS:
            self.lose(DOOMED, BY_GUARD, -1)
            return
        if self.listener is not None:
            self.tell("turn", self.dwarf, {"turn": self.turn})
        self.actions = self.data.turn_actions
        self.tripped = 0
        self.kills = 0
        self.fresh = NO_KILLS
        self.hits = NO_HITS
        if self.council_does(DOOM_AT_START):
            self.doom_steps(1, BY_COUNCIL)
        self.push(READY)
        self.push(HERO)
        self.push(CHECK)

    def step_hero(self) -> None:
        """Move the hero marker, and do what its new space says."""
        if self.skip:
            self.skip = 0
            self.tell_plain("skipped")
            return
        t = self.data
        self.hero += 1
        if self.hero >= self.doom:
            if self.listener is not None:
                self.tell("met", -1, {"space": self.hero})
            self.lose(DOOMED, BY_HERO, -1)
            return
        symbol = t.fate[self.hero]
        value = t.fate_value[self.hero]
        if self.listener is not None:
            name = f"{FATE_WORDS[symbol]}-{t.gates[value]}" if symbol == RECRUIT_SYMBOL else FATE_WORDS[symbol]
            self.tell("fate", -1, {"space": self.hero, "left": self.doom - self.hero, "symbol": name})
        if symbol == COUNCIL_SYMBOL:
            self.council_left(1)
            self.push(CHECK)
        elif symbol == THREAT_SYMBOL:
            self.mix(value)
        elif symbol == RECRUIT_SYMBOL:
            self.push(RECRUIT, 0, 0, value)

    def recruit(self, kind: int, out: int, gate: int) -> None:
        """Ask which banned dice stay out, then roll the others and place the troops together."""
        while kind < 3:
            if self.bans >> kind & 1:
                self.bans &= ~(1 << kind)
                self.push(RECRUIT, kind + 1, out, gate)
                self.ask(BAN, self.dwarf, USE_OR_NOT, kind)
                return
            kind += 1
        t = self.data
        hex = t.gate_hex[gate]
        again = self.council_does(REROLL_BLANK)
        found = [0, 0, 0]
        for one in range(3):
            if out >> one & 1 == 0:
                skulls = t.recruit[one * 6 + self.rng.below(6)]
                if skulls == 0 and again:
                    skulls = t.recruit[one * 6 + self.rng.below(6)]
                    if self.listener is not None:
                        self.tell("blank", -1, {"troop": KIND_WORDS[one], "count": skulls})
                found[one] = min(skulls, self.supply[one])
                self.supply = self.supply.copy()
                self.supply[one] -= found[one]
                self.army[hex * 3 + one] += found[one]
        self.reveals += 1
        if self.listener is not None:
            args: dict[str, str | int] = {"gate": t.gate_words[gate], "at": t.hexes[hex], "orc": found[0], "troll": found[1], "elf": found[2]}
            args["count"] = sum(found)
            self.tell("recruited", -1, args)
        self.settle([hex])
        self.push(CHECK)

    def answer_ban(self, action: int) -> None:
        """Leave a die out, or not."""
        if action == USE_ACTION:
            self.stack[-1] |= 1 << self.a << 14
            if self.listener is not None:
                self.tell("left_out", self.dwarf, {"troop": KIND_WORDS[self.a]})
        else:
            self.tell_declined(self.dwarf)

    # Scenarios

    def ready(self) -> None:
        """Turn up what is missing, then ask for the first action."""
        cards = self.cards
        if cards[SCENE] < 0:
            self.push(ACTIONS)
            self.push(REFILL)
            self.next_scenario()
        elif cards[0] < 0 or cards[1] < 0 or cards[2] < 0:
            self.push(ACTIONS)
            self.push(REFILL)
        else:
            self.ask_action()

    def next_scenario(self) -> None:
        """Turn up the next scenario; then adventures and threats go."""
        self.turn_up()
        self.push(CHECK)
        self.push(TRIGGER)
        self.push(SWEEP)
        self.push(CHECK)
        self.push(SETUP, 0)

    def turn_up(self) -> None:
        """Turn up the next scenario card whose condition holds."""
        t = self.data
        while True:
            card = self.scenes[self.scene_at]
            self.scene_at += 1
            self.reveals += 1
            if self.holds(card):
                break
            if self.listener is not None:
                self.tell("unfit", -1, {"card": t.card_words[card]})
        self.put(SCENE, card)
        self.ticks = 0
        self.tally = 0
        self.tokens = t.tokens[card] if t.mission[card] == NODONN else 0
        if self.listener is not None:
            self.tell("scenario", -1, {"card": t.card_words[card], "number": len(self.history) + 1})

    def holds(self, card: int) -> bool:
        """Return whether the condition of a scenario holds."""
        t = self.data
        kind = t.condition[card]
        number = t.condition_number[card]
        if kind == TILES_AT_LEAST:
            return self.laid >= number
        if kind == TILES_BELOW:
            return self.laid < number
        if kind == TROOPS_AT_LEAST:
            return sum(self.army) >= number
        return True

    def set_up(self, kind: int) -> None:
        """Put troops on the scenario card, missing ones from the map; then gather the dwarves."""
        t = self.data
        card = self.cards[SCENE]
        while kind < len(TROOPS):
            missing = t.troops[card * 3 + kind] - self.held[SCENE * 3 + kind]
            taken = min(missing, self.supply[kind])
            self.supply = self.supply.copy()
            self.supply[kind] -= taken
            self.held = self.held.copy()
            self.held[SCENE * 3 + kind] += taken
            if taken < missing:
                hexes = self.hexes_with(kind)
                if hexes:
                    self.push(SETUP, kind)
                    self.ask(MUSTER, self.dwarf, [HEX_ACTION + hex for hex in hexes], kind)
                    return
            kind += 1
        if t.gather[card] >= 0:
            hex = t.place_hexes[t.gather[card]][0]
            for dwarf in range(self.dwarves):
                self.pos = self.pos.copy()
                self.pos[dwarf] = hex
            if self.listener is not None:
                self.tell("gathered", -1, {"hex": t.hex_words[hex], "at": t.hexes[hex]})

    def answer_muster(self, action: int) -> None:
        """Take a troop from a hex for the scenario card."""
        hex = action - HEX_ACTION
        self.army[hex * 3 + self.a] -= 1
        self.held = self.held.copy()
        self.held[SCENE * 3 + self.a] += 1
        if self.listener is not None:
            self.tell("mustered", -1, {"troop": KIND_WORDS[self.a], "hex": self.data.hex_words[hex], "at": self.data.hexes[hex]})

    # Actions

    def next_turn(self) -> None:
        """Pass the turn on."""
        self.dwarf = (self.dwarf + 1) % self.dwarves
        self.begin_turn()

    def ask_action(self) -> None:
        """Ask for the next action; after the last one, for free plays."""
        dwarf = self.dwarf
        free = self.free_plays()
        if self.actions == 0:
            if free:
                self.push(ACTIONS)
                self.ask(REST, dwarf, [END_ACTION, *free])
            else:
                self.next_turn()
            return
        self.push(ACTIONS)
        choices: list[int] = []
        if dwarf not in self.pins:
            choices.append(MOVE_ACTION)
        if self.fightable(dwarf):
            choices.append(FIGHT_ACTION)
        if self.council < self.data.council_top:
            choices.append(MESSAGE_ACTION)
        if self.council_does(CRAFT_GEAR):
            choices.append(CRAFT_ACTION)
        choices.append(PASS_ACTION)
        choices += free
        if self.watch % FIRST_OTHER >= FIRST_TASK:
            for slot in range(SLOTS):
                if self.watch & FIRST_TASK << slot and self.open_task(slot):
                    choices.append(CARD_ACTION + slot)
        self.ask(ACTION, dwarf, choices)

    def free_plays(self) -> list[int]:
        """Return the food that the active dwarf can eat or give now."""
        out: list[int] = []
        t = self.data
        if self.gear[self.dwarf] > 0 and (self.owns(self.dwarf, t.cheese) or self.owns(self.dwarf, t.beer)):
            wounded = self.wounded()
            if wounded and self.owns(self.dwarf, t.cheese):
                out.append(CHEESE_ACTION)
            if self.owns(self.dwarf, t.beer):
                for dwarf in wounded:
                    out.append(BEER_ACTION + dwarf)
        return out

    def answer_action(self, action: int) -> None:
        """Do it."""
        if CHEESE_ACTION <= action < BEER_ACTION + self.dwarves:
            self.eat(self.dwarf, action)
            return
        self.actions -= 1
        if action == MOVE_ACTION:
            self.roll(MOVE_ROLL, self.value(self.dwarf, SPEED), 0)
        elif action == FIGHT_ACTION:
            self.fight()
        elif action == MESSAGE_ACTION:
            self.roll(MESSAGE_ROLL, self.value(self.dwarf, CRAFT), 0)
        elif action == CRAFT_ACTION:
            self.roll(CRAFT_ROLL, self.value(self.dwarf, CRAFT), 0)
        elif action == PASS_ACTION:
            if self.listener is not None:
                self.tell("passes", self.dwarf, {})
        else:
            self.work(action - CARD_ACTION)

    def answer_rest(self, action: int) -> None:
        """End the turn, or eat."""
        if action == END_ACTION:
            self.stack.pop()
            if self.listener is not None:
                self.tell("ends", self.dwarf, {})
            self.next_turn()
        else:
            self.eat(self.dwarf, action)
