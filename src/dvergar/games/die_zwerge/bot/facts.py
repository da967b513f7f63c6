"""What speaks for an action in Die Zwerge: the job that a dwarf heads for, chances of fights and tests, who is near falling, land that is near perishing.

Nothing hidden is looked at (for hints).
"""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Fact
from dvergar.engine.view import Args, Choice
from dvergar.games.die_zwerge.bot.answers import destroyed
from dvergar.games.die_zwerge.bot.evaluation import SHARP
from dvergar.games.die_zwerge.bot.jobs import Jobs
from dvergar.games.die_zwerge.bot.paths import FAR, ways
from dvergar.games.die_zwerge.bot.plain_facts import SLOT_NAMES, plain
from dvergar.games.die_zwerge.cards import (
    ADVENTURE,
    ATTRIBUTES,
    BAN_REWARD,
    CARD_TROOPS,
    COMBAT,
    COUNCIL,
    COUNCIL_AT,
    CRAFT,
    DESTROY,
    DISCARD_GEAR,
    GEAR_REWARD,
    HEALTH_ROLL,
    IGNORE_PERISHED,
    KEEN_REWARD,
    NO_EFFECT,
    REMOVE_REWARD,
    REWARDS,
    SCENE,
    SLOTS,
)
from dvergar.games.die_zwerge.rules import odds
from dvergar.games.die_zwerge.rules import phases as p
from dvergar.games.die_zwerge.rules.dice import CRAFT_TARGET
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.rules.rewards import KIND_WORDS

ID: Final = "die_zwerge-hint-"
NEAR: Final = 2  # troops below the limit from which a hex is spoken of
WEAK: Final = 2  # health from which somebody is near falling


class ZwergeFacts:
    """Facts about the actions of the team in one position."""

    def __init__(self, state: ZwergeState) -> None:
        self.state = state
        self.t = state.data

    def of(self, choice: Choice) -> list[Fact]:
        """Return what speaks for a choice, and what can be said of it in any case where nothing does."""
        found = self.special(choice)
        if all(fact.against for fact in found):
            found += plain(self.state, choice.action)
        return found

    def special(self, choice: Choice) -> list[Fact]:
        """Return what speaks for a choice in this position."""
        state, action, phase = self.state, choice.action, self.state.phase
        if phase == p.DRAFT:
            return [Fact(f"die_zwerge-ability-{self.t.heroes[action]}", {}, [])]
        if phase in (p.ACTION, p.REST):
            return self.deed(action)
        if phase == p.STEP:
            return self.step(action)
        if phase == p.PENALTY:
            return self.price(action)
        if phase == p.ASSIGN:
            return self.hit(action)
        if phase in (p.REROLL, p.RAISE, p.SONG, p.REROLL_DIE):
            return self.dice(action)
        if p.DWARF_ACTION <= action < p.CARD_ACTION:
            return self.dwarf(action - p.DWARF_ACTION)
        if p.CARD_ACTION <= action < p.GEAR_ACTION:
            return self.from_card(action - p.CARD_ACTION)
        if p.GEAR_ACTION <= action < p.KIND_ACTION:
            return [Fact(f"{ID}gear-does", {"effect": f"@die_zwerge-effect-{self.t.gears[action - p.GEAR_ACTION]}"}, [])]
        if action >= p.HEX_ACTION:
            return self.at_hex(action - p.HEX_ACTION)
        if phase == p.SHIELD:
            keeper, hurt = state.b, state.a
            dwarf = keeper if action == p.USE_ACTION else hurt
            return self.bears(dwarf)
        return []

    # Names

    def name(self, dwarf: int) -> str:
        """Return a dwarf's word."""
        return self.t.hero_words[self.state.heroes[dwarf]]

    def card(self, slot: int) -> str:
        """Return the word of a card that lies face up."""
        return self.t.card_words[self.state.cards[slot]]

    def percent(self, likely: float) -> int:
        """Return a chance in hundredths."""
        return round(100 * likely)

    # Deeds of a turn

    def deed(self, action: int) -> list[Fact]:
        """Return facts about an action of the turn, or food."""
        state = self.state
        if action == p.FIGHT_ACTION:
            return self.fight()
        if action == p.MESSAGE_ACTION:
            return self.message()
        if action == p.CRAFT_ACTION:
            return [Fact(f"{ID}makes", {"percent": self.percent(odds.test(state, state.dwarf, CRAFT, CRAFT_TARGET, 1))}, [])]
        if p.CARD_ACTION <= action < p.GEAR_ACTION:
            return self.work(action - p.CARD_ACTION)
        if action == p.CHEESE_ACTION:
            return self.cheese()
        if p.BEER_ACTION <= action < p.REROLL_ACTION:
            return self.needs(action - p.BEER_ACTION)
        if action == p.MOVE_ACTION:
            return self.job(Jobs(state, SHARP, state.actions, -1), state.pos[state.dwarf])
        if action == p.PASS_ACTION:
            return self.waits()
        return []

    def fight(self) -> list[Fact]:
        """Return what a fight here destroys, and why these troops matter."""
        state = self.state
        hex = state.pos[state.dwarf]
        mean, likely = odds.fight(state, state.dwarf)
        tenths = round(10 * mean)
        args: Args = {"count": sum(odds.foes(state, state.dwarf)), "mean": f"{tenths // 10}.{tenths % 10}", "percent": self.percent(likely)}
        out = [Fact(f"{ID}fights", args, [f"hex:{self.t.hexes[hex]}"])]
        out += self.full(hex)
        for slot in range(SLOTS):
            card = state.cards[slot]
            if card >= 0 and self.t.mission[card] == CARD_TROOPS and self.t.within[self.t.place[card]][hex]:
                left = sum(state.held[slot * 3 : slot * 3 + 3])
                if left:
                    out.append(Fact(f"{ID}troops-of", {"card": self.card(slot), "count": left}, [f"card:{SLOT_NAMES[slot]}"]))
        scene = state.cards[SCENE]
        if scene >= 0 and self.t.mission[scene] == DESTROY:
            out.append(Fact(f"{ID}destroys-for", {"card": self.card(SCENE), "count": max(0, self.t.need[scene] - state.tally)}, ["card:scenario"]))
        return out

    def full(self, hex: int) -> list[Fact]:
        """Return that a hex is about to perish, or doom to come nearer."""
        count = self.state.troops(hex)
        if hex == self.t.goal:
            return [Fact(f"{ID}saddle", {"count": count}, [])] if count else []
        if count >= self.state.limit - NEAR:
            return [Fact(f"{ID}near-full", {"hex": self.t.hex_words[hex], "count": count, "limit": self.state.limit}, [f"hex:{self.t.hexes[hex]}"])]
        return []

    def message(self) -> list[Fact]:
        """Return how likely a message is heard, what the next space of the council does, and the card that waits for it."""
        state = self.state
        at = state.council + self.t.council_zero
        args: Args = {"percent": self.percent(odds.message(state, state.dwarf))}
        out = [Fact(f"{ID}heard", args, ["council"])]
        if at + 1 < len(self.t.council_effect):
            effect = self.t.council_effect[at + 1]
            if effect not in (NO_EFFECT, self.t.council_effect[at]):
                out.append(Fact(f"{ID}council-next", {"effect": f"@die_zwerge-council-{COUNCIL[effect]}"}, []))
        for slot in range(SLOTS):
            card = state.cards[slot]
            if card >= 0 and self.t.mission[card] == COUNCIL_AT and state.council < self.t.spot[card]:
                out.insert(1, Fact(f"{ID}council-for", {"card": self.card(slot), "count": self.t.spot[card] - state.council}, [f"card:{SLOT_NAMES[slot]}"]))
        return out

    def work(self, slot: int) -> list[Fact]:
        """Return how likely a card is done, and what it brings."""
        state, t = self.state, self.t
        card = state.cards[slot]
        mission = t.mission[card]
        out: list[Fact] = []
        if mission == HEALTH_ROLL:
            out.append(
                Fact(f"{ID}done", {"card": self.card(slot), "percent": self.percent(odds.health_roll(state, state.dwarf, t.target[card], t.need[card]))}, [])
            )
        elif mission != DISCARD_GEAR:
            likely = odds.test(state, state.dwarf, t.attribute[card], t.target[card], t.need[card] - state.hits[slot])
            out.append(Fact(f"{ID}done", {"card": self.card(slot), "percent": self.percent(likely)}, []))
        return out + self.reward(slot)

    def reward(self, slot: int) -> list[Fact]:
        """Return what a completed card brings."""
        t = self.t
        card = self.state.cards[slot]
        if slot == SCENE:
            left = len(self.state.scenes) - len(self.state.history) - 1
            return [Fact(f"{ID}scenario-left", {"count": left}, ["card:scenario"])]
        kind = t.reward[card]
        if t.deck[card] != ADVENTURE or kind < 0:
            return []
        args: Args = {}
        if kind in (GEAR_REWARD, REMOVE_REWARD, KEEN_REWARD):
            args = {"amount": t.amount[card]}
        elif kind == BAN_REWARD:
            args = {"troop": KIND_WORDS[t.amount[card]]}
        return [Fact(f"{ID}reward-{REWARDS[kind]}", args, [f"card:{SLOT_NAMES[slot]}"])]

    def cheese(self) -> list[Fact]:
        """Return how many wounds the team has, and who is weakest."""
        state = self.state
        hurt = len(state.wounded())
        weakest = min(range(state.dwarves), key=lambda dwarf: state.health[dwarf])
        return [Fact(f"{ID}cheese", {"count": hurt}, []), *self.needs(weakest)]

    def needs(self, dwarf: int) -> list[Fact]:
        """Return how a dwarf's health stands, among the others'."""
        state = self.state
        least = state.health[dwarf] == min(state.health)
        word = "weakest" if least and state.health[dwarf] <= WEAK else "health"
        return [Fact(f"{ID}{word}", {"dwarf": self.name(dwarf), "health": state.health[dwarf], "most": state.most(dwarf)}, [f"dwarf:{dwarf}"])]

    def bears(self, dwarf: int) -> list[Fact]:
        """Return what is left to a dwarf who loses a health point."""
        state = self.state
        left = state.health[dwarf] - 1
        best = state.health[dwarf] == max(state.health)
        word = "falls" if left <= 0 else "bears-best" if best else "bears"
        return [Fact(f"{ID}{word}", {"dwarf": self.name(dwarf), "left": max(0, left)}, [f"dwarf:{dwarf}"])]

    def waits(self) -> list[Fact]:
        """Return why a dwarf had better stay where it is."""
        state = self.state
        jobs = Jobs(state, SHARP, state.actions, -1)
        if jobs.anchored:
            slot = SCENE if jobs.waits else self.slot_at(state.pos[state.dwarf])
            return [Fact(f"{ID}waits", {"card": self.card(slot)}, [f"card:{SLOT_NAMES[slot]}"])] if slot >= 0 else []
        return []

    # Ways

    def slot_at(self, hex: int) -> int:
        """Return the face-up card that is done or goes on at a hex, the scenario first; -1 for none."""
        state, t = self.state, self.t
        for slot in (SCENE, 0, 1, 2):
            card = state.cards[slot]
            if card < 0:
                continue
            if t.place[card] >= 0 and hex in t.place_hexes[t.place[card]]:
                return slot
            for place in t.visits[card]:
                if hex in t.place_hexes[place]:
                    return slot
        return -1

    def job(self, jobs: Jobs, start: int) -> list[Fact]:
        """Return where the best job of the dwarf is, what it is, and how far that is from a hex."""
        state, t = self.state, self.t
        goal = jobs.goal
        if goal == state.pos[state.dwarf] and start == goal and jobs.steps < 0:
            return []
        far = ways(state, state.dwarf, start, jobs.price)[goal]
        hex = t.hex_words[goal]
        at = [f"hex:{t.hexes[goal]}"]
        args: Args = {"hex": hex, "steps": far}
        nearer = start == state.pos[state.dwarf] or far < jobs.cost[goal]
        reach = "there" if far == 0 else "far" if far >= FAR else "steps" if nearer else "away"
        against = reach in ("far", "away")
        if jobs.task == p.FIGHT_ACTION and state.troops(goal):
            return [Fact(f"{ID}to-fight-{reach}", {**args, "count": state.troops(goal)}, at, against), *([] if against else self.full(goal))]
        slot = jobs.task - p.CARD_ACTION if p.CARD_ACTION <= jobs.task < p.GEAR_ACTION else self.slot_at(goal)
        if slot >= 0 and state.cards[slot] >= 0:
            return [
                Fact(f"{ID}to-card-{reach}", {**args, "card": self.card(slot)}, [*at, f"card:{SLOT_NAMES[slot]}"]),
                *(self.reward(slot) if slot != SCENE else []),
            ]
        return [Fact(f"{ID}to-{reach}", args, at, against)]

    def step(self, action: int) -> list[Fact]:
        """Return how a step lies on the way to the best job, and what it costs."""
        state, t = self.state, self.t
        jobs = Jobs(state, SHARP, state.actions, state.steps)
        if action == p.STOP_ACTION:
            return self.job(jobs, state.pos[state.dwarf]) if jobs.goal == state.pos[state.dwarf] else []
        hex = action - p.HEX_ACTION
        out = self.job(jobs, hex)
        if state.tile[hex] > 0 and t.ability[state.heroes[state.dwarf]] != IGNORE_PERISHED:
            out.insert(0, Fact(f"{ID}perished", {"hex": t.hex_words[hex]}, []))
        if state.troops(hex) > 0 and hex != jobs.goal:
            out.insert(0, Fact(f"{ID}stopped", {"count": state.troops(hex)}, []))
        return out

    def price(self, action: int) -> list[Fact]:
        """Return what either price of perished land leaves."""
        state = self.state
        if action == p.HEALTH_ACTION:
            return self.bears(state.a)
        left = state.doom - state.hero - 1
        return [Fact(f"{ID}doom-left", {"count": left}, ["fate"])]

    # Dice and troops

    def dice(self, action: int) -> list[Fact]:
        """Return what a roll has brought so far, and what another one would bring on average."""
        state = self.state
        if state.purpose == p.TEST_ROLL:
            missing = state.missing()
            return [Fact(f"{ID}test-missing" if missing > 0 else f"{ID}test-done", {"count": missing}, [])]
        if state.purpose == p.FIGHT_ROLL:
            now = destroyed(state, state.dice)
            if action >= p.DIE_ACTION:
                die = action - p.DIE_ACTION
                if state.phase == p.RAISE:
                    other = state.dice.copy()
                    other[die] += 1
                    return [Fact(f"{ID}raises", {"count": destroyed(state, other) - now}, [])]
                return self.lowest(die)
            foes = odds.foes(state, state.dwarf)
            mean = odds.kills(len(state.dice), *[min(count, 5) for count in foes], *self.t.defeat)
            tenths = round(10 * mean)
            word = "keeps-roll" if action == p.DECLINE_ACTION else "new-roll"
            return [Fact(f"{ID}{word}", {"count": now, "mean": f"{tenths // 10}.{tenths % 10}"}, [])]
        if p.DIE_ACTION <= action < p.HIT_ACTION:
            return self.lowest(action - p.DIE_ACTION)
        return []

    def lowest(self, die: int) -> list[Fact]:
        """Return that a die is the lowest of the roll, if it is."""
        dice = self.state.dice
        return [Fact(f"{ID}die-low", {"die": dice[die]}, [])] if dice[die] == min(dice) else []

    def hit(self, action: int) -> list[Fact]:
        """Return why a troop is one to destroy."""
        state = self.state
        if action == p.TOKEN_ACTION:
            return [Fact(f"{ID}token", {"count": state.tokens - 1}, [])]
        pool = (action - p.HIT_ACTION) // 3
        if pool == 0:
            hex = state.pos[state.dwarf]
            count = state.troops(hex)
            args: Args = {"hex": self.t.hex_words[hex], "count": count - 1}
            return self.full(hex) or [Fact(f"{ID}leaves-at", args, [f"hex:{self.t.hexes[hex]}"])]
        left = sum(state.held[(pool - 1) * 3 : pool * 3])
        word = "last-of" if left == 1 else "left-of"
        return [Fact(f"{ID}{word}", {"card": self.card(pool - 1), "count": left - 1}, [f"card:{SLOT_NAMES[pool - 1]}"]), *self.reward(pool - 1)]

    # Answers

    def dwarf(self, dwarf: int) -> list[Fact]:
        """Return why a dwarf is the one to be chosen."""
        state, t = self.state, self.t
        phase = state.phase
        if phase in (p.DAMAGE, p.REDIRECT):
            return self.bears(dwarf)
        if phase == p.HEAL:
            return self.needs(dwarf)
        if phase in (p.KEEN, p.PIN):
            return [Fact(f"{ID}combat", {"dwarf": self.name(dwarf), "count": state.value(dwarf, COMBAT)}, [f"dwarf:{dwarf}"])]
        if phase == p.GIVE:
            kind = 1 << state.a
            for attribute in range(len(ATTRIBUTES)):
                more = t.bonus[attribute * 2048 + kind]
                if more:
                    args: Args = {"dwarf": self.name(dwarf), "attribute": f"@die_zwerge-attribute-{ATTRIBUTES[attribute]}"}
                    args["count"] = state.value(dwarf, attribute) + more
                    return [Fact(f"{ID}dice-with", args, [f"dwarf:{dwarf}"])]
            return self.needs(dwarf)
        if phase in (p.PLACE_DWARF, p.JOIN_DWARF, p.JOIN):
            return [Fact(f"{ID}stands-at", {"dwarf": self.name(dwarf), "hex": t.hex_words[state.pos[dwarf]]}, [f"hex:{t.hexes[state.pos[dwarf]]}"])]
        return []

    def from_card(self, slot: int) -> list[Fact]:
        """Return how many troops a card still has."""
        left = sum(self.state.held[slot * 3 : slot * 3 + 3])
        return [Fact(f"{ID}troops-of", {"card": self.card(slot), "count": left}, [])] if left else []

    def at_hex(self, hex: int) -> list[Fact]:
        """Return how many troops stand at a hex, or which card is done there."""
        state, t = self.state, self.t
        if state.phase in (p.REMOVE, p.CLEAR, p.MUSTER):
            return self.full(hex) or [Fact(f"{ID}stand-there", {"hex": t.hex_words[hex], "count": state.troops(hex)}, [])]
        slot = self.slot_at(hex)
        return [Fact(f"{ID}done-there", {"card": self.card(slot)}, [f"card:{SLOT_NAMES[slot]}"])] if slot >= 0 else []
