"""The greedy way to play Brísingamen: every action is rated by what it brings for each action that its plan still takes (spec 12)."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import PolicyMaker, Slips
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.brisingamen.bot.evaluation import NO_GOOD, Evaluation, final, lacking
from dvergar.games.brisingamen.bot.last_turn import LastTurn, is_last_turn
from dvergar.games.brisingamen.bot.nearest import Nearest
from dvergar.games.brisingamen.bot.swaps import Swaps
from dvergar.games.brisingamen.bot.taste import PLAIN, Taste
from dvergar.games.brisingamen.bot.trips import Trips
from dvergar.games.brisingamen.cards import FIELD, FIRST_PART, GEMS, NO_SKILL, SKILL_BIT, STEALTH, STRENGTH, THIEF, UNIT, WEIGHT, unpack
from dvergar.games.brisingamen.rules.phases import (
    ACTION,
    BAT,
    BAT_MORE,
    COMPLETE_ACTION,
    ENOUGH_ACTION,
    ENTER_ACTION,
    FREE,
    GEM_ACTION,
    GIVE,
    GIVE_MORE,
    GO_ACTION,
    HARVEST,
    HARVEST_ACTION,
    KEEP_ACTION,
    MARKET,
    NOBODY,
    ONWARD,
    OUTSIDE,
    PASS_ACTION,
    RECEIVE,
    SKILL_ACTION,
    STAY_ACTION,
    STRENGTH_ACTION,
    SWAP_ACTION,
    TAKE_ACTION,
    THIEF_ACTION,
    WHERE,
    WITH_HARVEST,
    WITH_STRENGTH,
)
from dvergar.games.brisingamen.rules.play import SIZES, BrisingamenState

JOURNEYMAN: Final = 3  # slips in a hundred decisions: one costs much, for a wrong way is long
ENDING: Final = 60.0  # an end that wins
READY: Final = 20.0  # completing is done at once
SKILL_KEPT: Final = [0.0, 0.3, 0.2, 0.3, 0.3, 0.2, 0.0]  # by skill: what it would bring on another trip


class Greedy:
    """Takes the action with the best rate; equal views give equal actions, for nothing hidden is looked at.

    With `waver` each rate is off by up to so much, at random: as playouts are to be that must not trust one answer of a rival.
    """

    def __init__(self, taste: Taste = PLAIN, waver: float = 0.0) -> None:
        self.taste = taste
        self.waver = waver

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        assert isinstance(world, BrisingamenState)
        if is_last_turn(world):
            return LastTurn(world, seat).choose()
        judge = Judge(world, seat, self.taste)
        if world.phase in (GIVE, GIVE_MORE, RECEIVE):
            return judge.swaps.step()
        best = -1
        most = NO_GOOD
        for action in world.legal(seat):
            value = judge.value(action)
            if self.waver > 0.0:
                value += self.waver * (rng.below(1024) + rng.below(1024) - 1023) / 1024.0
            if best < 0 or value > most:
                best = action
                most = value
        return best


class Judge:
    """Rates the actions of one seat in one position."""

    def __init__(self, state: BrisingamenState, seat: int, taste: Taste = PLAIN) -> None:
        self.state = state
        self.seat = seat
        self.taste = taste
        self.evaluation = Evaluation(state, seat, taste)
        self.trips = Trips(state, self.evaluation)
        self.swaps = Swaps(state, self.evaluation)
        self.reserved = False
        self.pool: list[int] = []  # what taking settings is judged by, once known
        self.before = 0.0

    def value(self, action: int) -> float:
        """Return the rate of an action; only differences count."""
        phase = self.state.phase
        if phase == ACTION:
            return self.head(action)
        if phase == FREE:
            return 0.0 if action == PASS_ACTION else self.free(action)
        if phase in (WHERE, ONWARD):
            return self.go(action)
        if phase == HARVEST:
            return self.harvest(action)
        if phase in (BAT, BAT_MORE):
            return self.bat(action)
        return self.steal(action)

    def head(self, action: int) -> float:
        """Rate an action of the turn."""
        if action < ENTER_ACTION:
            return self.move(self.seat * self.state.team + action)
        if action < STRENGTH_ACTION:
            return self.enter(action - ENTER_ACTION)
        if action == STRENGTH_ACTION:
            return self.wall(self.state.where[self.state.skills.index(STRENGTH)]) - 0.5
        if action < COMPLETE_ACTION:
            return self.take(action - TAKE_ACTION)
        if action < SWAP_ACTION:
            return self.complete(action - COMPLETE_ACTION)
        if action == SWAP_ACTION:
            return self.swaps.gain() - self.taste.swap_cost
        if action < THIEF_ACTION:
            return self.skill(action - SKILL_ACTION)
        if action < PASS_ACTION:
            return self.theft(action - THIEF_ACTION)
        return self.taste.idle

    def free(self, action: int) -> float:
        """Rate an action that costs a token: it must bring more than the token would score."""
        price = self.evaluation.token(self.state)
        if action == SWAP_ACTION:
            return self.swaps.gain() - price - 0.5
        if COMPLETE_ACTION <= action < SWAP_ACTION:
            card = action - COMPLETE_ACTION
            if self.complete(card) < 0.0:
                return -1.0
            return self.evaluation.gain(self.state, card) - self.taste.free_cost * self.state.data.weights[card] - price
        return -1.0

    # Cards

    def complete(self, card: int) -> float:
        """Rate completing a card: at once, unless that ends the game while others are ahead."""
        state = self.state
        t = state.data
        ends = len(state.made) == t.necklace - 1 if card >= FIRST_PART else state.retired(self.seat) == state.team - 1
        value = READY + self.evaluation.gain(state, card) / t.weights[card]
        if ends and not state.ended:
            other = state.clone()
            other.step = 0  # what follows in this turn is not looked at
            other.act(COMPLETE_ACTION + card)
            outcome = final(other, self.seat)
            if outcome > 0.0:
                return ENDING + outcome
            return value if self.evaluation.turns <= 1.0 else -1.0
        return value

    def take(self, card: int) -> float:
        """Rate taking a setting by what the gems at hand, under way and nearest would bring in it."""
        state = self.state
        t = state.data
        held = state.held[self.seat]
        short = 0
        for other in held:
            if lacking(t.needs[other], self.trips.all):
                short += 1
        alive = state.team - state.retired(self.seat)
        if len(held) >= alive or short >= self.taste.held:
            return -1.0
        if not self.pool:
            self.pool = self.horizon()
            self.before = self.evaluation.gems_value(state, self.pool, -1)
        pool = self.pool
        before = self.before
        after = self.evaluation.gems_value(state, pool, card)
        lack = lacking(t.needs[card], pool)
        hand = lacking(t.needs[card], self.trips.pool)
        gain = after - before - t.penalties[card]
        if hand > 0 and 1.0 + self.taste.lack_cost * hand > 2.5 * self.evaluation.actions:
            return -1.0
        late = self.evaluation.lasts(1.0 + self.taste.lack_cost * hand)
        future = (self.evaluation.gain(state, card) / t.weights[card] - self.taste.fetching) * lack * self.taste.ahead
        return (gain + future * late) / (self.taste.take_least + self.taste.take_each * hand) * self.taste.taking

    def horizon(self) -> list[int]:
        """Return the gems at hand, under way, and in the two best caverns."""
        pool = self.trips.all.copy()
        state = self.state
        gone = -1
        for _ in range(2):
            best = -1
            most = 0.0
            for k in range(len(self.trips.caverns)):
                value = self.trips.hauls[k] / (self.trips.homes[k] + 4.0)
                if k != gone and value > most:
                    best = k
                    most = value
            if best >= 0:
                gems = unpack(state.gems[self.trips.caverns[best]])
                for gem in range(GEMS):
                    pool[gem] += gems[gem]
                gone = best
        return pool

    # Skills

    def skill(self, skill: int) -> float:
        """Rate taking a skill: early, and while no other waits to be used."""
        state = self.state
        late = min(1.0, self.evaluation.turns / 6.0)
        free = SIZES[state.cards[self.seat] & ~state.given[self.seat]]
        if state.cards[self.seat] & ~state.given[self.seat] & ~SKILL_BIT[THIEF] and skill != THIEF:
            late *= 0.3
        if skill == THIEF and free > 1:
            late *= 0.5
        return self.taste.skills[skill] * late

    def wall(self, place: int) -> float:
        """Rate strength at a space: loaded rivals that must pass there on their way home, and empty ones on their way in."""
        state = self.state
        t = state.data
        behind = 0.0
        for dwarf, space in enumerate(state.where):
            if space > OUTSIDE and state.owner(dwarf) != self.seat and space != place:
                walk = space
                while walk != OUTSIDE and walk != place:
                    walk = t.hops[walk][OUTSIDE]
                if walk == place:
                    behind += 0.6 if state.barrows[dwarf] else 0.2
        return behind

    def theft(self, source: int) -> float:
        """Rate a visit of the thief by the best it can take."""
        state = self.state
        gems = state.market if source == MARKET else state.supply[source]
        best = 0.0
        for gem in range(GEMS):
            if gems >> (FIELD * gem) & 63:
                one = self.trips_gain(UNIT[gem])
                best = max(best, one)
                if WEIGHT[gem] == 1:
                    for other in range(gem, 5):
                        if (gems - UNIT[gem]) >> (FIELD * other) & 63:
                            best = max(best, self.trips_gain(UNIT[gem] + UNIT[other]))
        late = self.taste.theft_cost if self.evaluation.turns > 3.0 else 0.5
        return best + (self.taste.harm if source != MARKET else 0.0) - late

    def steal(self, action: int) -> float:
        """Rate a gem for the thief."""
        state = self.state
        if action == ENOUGH_ACTION:
            return 0.0
        gem = action - GEM_ACTION
        taken = state.received + UNIT[gem]
        value = self.trips_gain(taken)
        if state.received == 0 and WEIGHT[gem] == 1:
            gems = (state.market if state.source == MARKET else state.supply[state.source]) - UNIT[gem]
            best = value
            for other in range(gem, 5):
                if gems >> (FIELD * other) & 63:
                    best = max(best, self.trips_gain(taken + UNIT[other]))
            value = best
        return value

    def trips_gain(self, gems: int) -> float:
        """Return what gems add to all that is at hand and under way."""
        pool = self.trips.all.copy()
        for gem in range(GEMS):
            pool[gem] += gems >> (FIELD * gem) & 63
        return self.evaluation.gems_value(self.state, pool, -1) - self.trips.whole

    # Moves

    def goals(self, plain: list[int]) -> list[int]:
        """Return the spaces that plain actions lead to."""
        return [(action - GO_ACTION) >> 2 for action in plain]

    def move(self, dwarf: int) -> float:
        """Rate the best move of a dwarf in the mine, with a harvest where it starts in a cavern with gems."""
        state = self.state
        load = state.barrows[dwarf]
        place = state.where[dwarf]
        skill = state.skills[dwarf]
        goals = self.goals(state.destinations(place, skill == STEALTH))
        if load:
            gain = self.trips.load_value(load)
            return self.trips.score(self.trips.outlook(place, skill, load, gain, -1), skill, load, gain, goals, -1)
        kept = self.trips.hauls.copy()
        self.trips.reserve(dwarf)
        before = self.trips.outlook(place, skill, 0, 0.0, -1)
        value = self.trips.score(before, skill, 0, 0.0, goals, -1)
        if state.gems[place] and state.may_harvest(dwarf, skill):
            gems = state.gems[place]
            value = max(value, self.trips.score(before, skill, gems, self.trips_gain(gems), goals, place))
        self.trips.hauls = kept
        return value

    def enter(self, skill: int) -> float:
        """Rate a new trip, on which a dwarf may use a skill."""
        state = self.state
        kept = self.trips.hauls.copy()
        self.trips.reserve(NOBODY)
        before = self.trips.outlook(OUTSIDE, NO_SKILL, 0, 0.0, -1)
        value = self.trips.score(before, skill, 0, 0.0, self.goals(state.destinations(OUTSIDE, skill == STEALTH)), -1)
        self.trips.hauls = kept
        return value - SKILL_KEPT[skill]

    def go(self, action: int) -> float:
        """Rate a destination by what it adds to the outlook."""
        state = self.state
        dwarf = state.dwarf
        place = state.where[dwarf]
        skill = state.entry if place == OUTSIDE else state.skills[dwarf]
        load = state.barrows[dwarf]
        gain = self.trips.load_value(load) if load else 0.0
        if not self.reserved and not load:
            self.trips.reserve(dwarf)
            self.reserved = True
        if action == STAY_ACTION:
            return 0.0
        before = self.trips.outlook(place, skill, load, gain, -1)
        goal = (action - GO_ACTION) >> 2
        flags = (action - GO_ACTION) & 3
        value = 0.0
        without = -1
        if flags & WITH_STRENGTH:
            value += self.wall(goal) - 0.4
        if flags & WITH_HARVEST:
            gain += self.trips_gain(state.gems[place])
            value -= 1.5 if load else 0.0
            load += state.gems[place]
            without = place
        return value + self.trips.score(before, skill, load, gain, [goal], without)

    def harvest(self, action: int) -> float:
        """Rate a harvest: yes, unless another cavern is much better."""
        state = self.state
        dwarf = state.dwarf
        place = state.where[dwarf]
        if action == HARVEST_ACTION:
            gain = self.trips_gain(state.gems[place])
            if state.barrows[dwarf]:
                return gain - 1.5
            return self.trips.outlook(place, NO_SKILL, 1, gain, place) + 0.05
        return 0.0 if state.barrows[dwarf] else self.trips.outlook(place, NO_SKILL, 0, 0.0, place)

    def bat(self, action: int) -> float:
        """Rate a gem for the bat by what it adds."""
        state = self.state
        if action == KEEP_ACTION:
            return 0.5
        if action == ENOUGH_ACTION:
            return 0.0
        return self.trips_gain(state.received + UNIT[action - GEM_ACTION])


def policies() -> dict[str, PolicyMaker]:
    """Return this game's ways to play, weakest first.

    >>> list(policies())
    ['nearest', 'apprentice', 'journeyman', 'greedy']
    """
    return {"nearest": Nearest, "apprentice": Nearest, "journeyman": lambda: Slips(Greedy(), JOURNEYMAN), "greedy": Greedy}
