"""What speaks for an action in Brísingamen: gems that settings lack and where they lie, loads on their way home, what a card needs (for hints)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Fact, by_points
from dvergar.engine.view import Args, Choice
from dvergar.games.brisingamen.bot.evaluation import Evaluation
from dvergar.games.brisingamen.bot.swaps import Swaps
from dvergar.games.brisingamen.bot.trips import Trips
from dvergar.games.brisingamen.cards import (
    CAVERN,
    FIELD,
    FIRST_PART,
    GEMS,
    LETTERS,
    SKILLS,
    TYPES,
    count,
    pack,
    unpack,
    weigh,
)
from dvergar.games.brisingamen.rules.phases import (
    ACTION,
    COMPLETE_ACTION,
    ENTER_ACTION,
    FREE,
    GEM_ACTION,
    GIVE,
    GIVE_MORE,
    GO_ACTION,
    HARVEST_ACTION,
    KEEP_ACTION,
    MARKET,
    OUTSIDE,
    PASS_ACTION,
    SKILL_ACTION,
    STRENGTH_ACTION,
    SWAP_ACTION,
    TAKE_ACTION,
    THIEF_ACTION,
    WITH_HARVEST,
    WITH_STRENGTH,
)
from dvergar.games.brisingamen.rules.play import BrisingamenState

ID: Final = "brisingamen-hint-"


def gems_args(gems: int) -> Args:
    """Return the arguments of the word that lists gems."""
    return dict(zip(LETTERS, unpack(gems), strict=True))


class BrisingamenFacts:
    """Facts about the actions of one seat in one position; nothing hidden is looked at."""

    def __init__(self, state: BrisingamenState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.evaluation = Evaluation(state, seat)
        self.trips = Trips(state, self.evaluation)
        self.missing = self.evaluation.missing.copy()  # by type: what held settings and open parts lack of all that is there or on its way

    def of(self, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what speaks for a choice."""
        state, action = self.state, choice.action
        if state.phase in (ACTION, FREE):
            return self.head(action, choice, choices)
        if action >= GO_ACTION:
            return self.go((action - GO_ACTION) >> 2, (action - GO_ACTION) & 3)
        if action == HARVEST_ACTION:
            return self.loads(state.gems[state.where[state.dwarf]], "harvest")
        if GEM_ACTION <= action < KEEP_ACTION:
            return self.gem(action - GEM_ACTION)
        return by_points(choice, choices)

    def head(self, action: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return facts about an action of the turn."""
        state = self.state
        if action < ENTER_ACTION:
            return self.move(self.seat * state.team + action)
        if action < STRENGTH_ACTION:
            return self.goes_for(OUTSIDE, OUTSIDE) + self.skill_in_use(action - ENTER_ACTION)
        if action == STRENGTH_ACTION:
            return self.wall(state.where[state.skills.index(SKILLS.index("strength"))])
        if action < COMPLETE_ACTION:
            return self.take(action - TAKE_ACTION)
        if action < SWAP_ACTION:
            return self.complete(action - COMPLETE_ACTION, choice, choices)
        if action == SWAP_ACTION:
            return self.swap()
        if action < THIEF_ACTION:
            return self.skill_in_use(action - SKILL_ACTION)
        if action < PASS_ACTION:
            source = action - THIEF_ACTION
            return self.wanted_in(state.market if source == MARKET else state.supply[source])
        return []

    # Gems

    def lacked(self, gems: int) -> int:
        """Return those of some gems that the seat's settings and the open parts lack."""
        return pack([min(count(gems, gem), self.missing[gem]) for gem in range(GEMS)])

    def lacked_by(self, gem: int) -> int:
        """Return the first held setting, else open part, that lacks a gem of that type in the supply; -1 for none."""
        state = self.state
        for card in state.held[self.seat] + state.display:
            if count(state.data.needs[card], gem) > count(state.supply[self.seat], gem):
                return card
        return -1

    def card_word(self, card: int) -> str:
        """Return the word of a setting or part."""
        return f"@brisingamen-card-{self.state.data.cards[card]}"

    def gem(self, gem: int) -> list[Fact]:
        """Return whether a gem is lacked, or may go."""
        state = self.state
        word = f"@brisingamen-gem-{TYPES[gem]}"
        if state.phase in (GIVE, GIVE_MORE):
            for card in state.held[self.seat]:
                if count(state.data.needs[card], gem):
                    spare = count(state.supply[self.seat], gem) > count(state.data.needs[card], gem)
                    return [Fact(f"{ID}more-than" if spare else f"{ID}needed-by", {"gem": word, "card": self.card_word(card)}, [])]
            return [Fact(f"{ID}spare", {"gem": word}, [])]
        card = self.lacked_by(gem)
        return [Fact(f"{ID}lacked", {"gem": word, "card": self.card_word(card)}, [])] if card >= 0 else [Fact(f"{ID}loose", {"gem": word}, [])]

    def wanted_in(self, gems: int) -> list[Fact]:
        """Return which gems the seat lacks lie where the thief goes."""
        wanted = self.lacked(gems)
        return [Fact(f"{ID}thief-finds", gems_args(wanted), [])] if wanted else []

    def loads(self, gems: int, word: str) -> list[Fact]:
        """Return what a load is good for."""
        wanted = self.lacked(gems)
        if wanted:
            return [Fact(f"{ID}{word}-lacked", gems_args(wanted), [])]
        return [Fact(f"{ID}{word}-loose", {"points": weigh(gems)}, [])]

    # Dwarves

    def move(self, dwarf: int) -> list[Fact]:
        """Return what a dwarf in the mine has before it."""
        state = self.state
        place = state.where[dwarf]
        if state.barrows[dwarf]:
            return self.home(state.barrows[dwarf], place, True)
        if state.gems[place] and state.data.kinds[place] == CAVERN:
            return self.loads(state.gems[place], "harvest")
        return self.goes_for(place, place)

    def home(self, load: int, place: int, nearer: bool) -> list[Fact]:
        """Return how far a load at a space is from home, whether that is nearer than before, and the setting that waits for it."""
        steps = self.state.data.far[place][OUTSIDE]
        args: Args = {**gems_args(load), "steps": steps}
        if not nearer:
            return [Fact(f"{ID}load-away", {"steps": steps}, [], True)]
        out = [Fact(f"{ID}load-home" if steps else f"{ID}arrives", args, ["enter:mine"])]
        for card in self.state.held[self.seat]:
            need = self.state.data.needs[card]
            with_load = unpack(self.state.supply[self.seat] + load)
            if all(count(need, gem) <= with_load[gem] for gem in range(GEMS)):
                out.append(Fact(f"{ID}fills", {"card": self.card_word(card)}, [f"setting:{self.state.data.cards[card]}"]))
                break
        return out

    def goes_for(self, start: int, goal: int) -> list[Fact]:
        """Return the cavern that a dwarf at `goal`, who came from `start`, has before it, with what it holds for this seat."""
        state = self.state
        t = state.data
        k = self.trips.best_cavern(goal)
        if k < 0:
            return [Fact(f"{ID}exit", {"steps": t.far[goal][OUTSIDE]}, [])] if goal != OUTSIDE else []
        cavern = self.trips.caverns[k]
        wanted = self.lacked(state.gems[cavern])
        args: Args = {"space": t.labels[cavern], "steps": t.far[goal][cavern]}
        word = "cavern-lacked" if wanted else "cavern-loose"
        args |= gems_args(wanted if wanted else state.gems[cavern])
        return [Fact(f"{ID}{word}", args, [f"space:{t.spaces[cavern]}"])]

    def go(self, goal: int, flags: int) -> list[Fact]:
        """Return what going somewhere brings nearer."""
        state = self.state
        dwarf = state.dwarf
        place = state.where[dwarf]
        out: list[Fact] = []
        load = state.barrows[dwarf]
        if flags & WITH_HARVEST:
            out += self.loads(state.gems[place], "harvest")
            load += state.gems[place]
        if load:
            out += self.home(load, goal, state.data.far[goal][OUTSIDE] < state.data.far[place][OUTSIDE])
        elif goal != OUTSIDE and state.data.kinds[goal] == CAVERN and state.gems[goal]:
            out += self.loads(state.gems[goal], "here")
        elif goal == OUTSIDE:
            out.append(Fact(f"{ID}out", {}, []))
        else:
            out += self.goes_for(place, goal)
        return out + self.wall(goal) if flags & WITH_STRENGTH else out

    def wall(self, place: int) -> list[Fact]:
        """Return how many rivals' dwarves must pass a space on their way home, and how many of them are loaded."""
        state = self.state
        t = state.data
        behind = 0
        loaded = 0
        for dwarf, space in enumerate(state.where):
            if space > OUTSIDE and state.owner(dwarf) != self.seat and space != place:
                walk = space
                while walk not in (OUTSIDE, place):
                    walk = t.hops[walk][OUTSIDE]
                if walk == place:
                    behind += 1
                    loaded += 1 if state.barrows[dwarf] else 0
        return [Fact(f"{ID}wall", {"count": behind, "loaded": loaded}, [])] if behind else []

    def skill_in_use(self, skill: int) -> list[Fact]:
        """Return what a skill does."""
        if not skill:
            return []
        return [Fact(f"brisingamen-effect-{SKILLS[skill]}", {}, [])]

    # Cards

    def take(self, card: int) -> list[Fact]:
        """Return what of a setting's gems is at hand or on its way, and what is lacking."""
        t = self.state.data
        need = t.needs[card]
        short = pack([max(0, count(need, gem) - self.trips.all[gem]) for gem in range(GEMS)])
        args: Args = {"card": self.card_word(card)}
        ready = all(count(need, gem) <= self.trips.pool[gem] for gem in range(GEMS))
        if ready:
            return [Fact(f"{ID}take-ready", args, [])]
        if not short:
            return [Fact(f"{ID}take-coming", args, [])]
        return [Fact(f"{ID}take-lacks", {**args, **gems_args(short), "have": sum(unpack(need)) - sum(unpack(short)), "of": sum(unpack(need))}, [])]

    def complete(self, card: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return what completing a card brings."""
        state = self.state
        t = state.data
        if card >= FIRST_PART:
            made = len(state.made) + 1
            return [Fact(f"{ID}part-last" if made == t.necklace else f"{ID}part-made", {"made": made, "of": t.necklace, "each": t.token_whole}, [])]
        out: list[Fact] = []
        if not state.ended and state.retired(self.seat) == state.team - 1:
            out.append(Fact(f"{ID}ends", {"points": t.ender}, []))
        if t.penalties[card]:
            out.append(Fact(f"{ID}no-penalty", {"card": self.card_word(card), "points": t.points[card], "penalty": t.penalties[card]}, []))
        return out + by_points(choice, choices)

    def swap(self) -> list[Fact]:
        """Return the best swap on the black market, where one brings something."""
        swaps = Swaps(self.state, self.evaluation)
        if swaps.gain() <= 0.0:
            return []
        for gem in range(GEMS):
            if swaps.received >> (FIELD * gem) & 63:
                card = self.lacked_by(gem)
                if card >= 0:
                    first = next(other for other in range(GEMS) if swaps.given >> (FIELD * other) & 63)
                    args: Args = {"gem": f"@brisingamen-gem-{TYPES[gem]}", "given": f"@brisingamen-gem-{TYPES[first]}", "card": self.card_word(card)}
                    return [Fact(f"{ID}swap-for", args, [f"gem:{TYPES[gem]}"])]
        return []
