"""Evaluation of gems and cards for a seat: points made, and gems by what they are needed for (spec 12)."""

from __future__ import annotations

from typing import Final

from dvergar.games.brisingamen.bot.taste import PLAIN, Taste
from dvergar.games.brisingamen.cards import AMBER_LARGE, AMBER_SMALL, FIELD, FIRST_PART, GEMS, WEIGHT, CardData
from dvergar.games.brisingamen.rules.phases import NOBODY
from dvergar.games.brisingamen.rules.play import BrisingamenState

TURNS_A_SETTING: Final = 4.2  # how long a seat takes to fill one
WEIGHT_A_SETTING: Final = 5.0
WHOLE: Final = [1.0, 0.9, 0.75, 0.6, 0.5]  # by parts missing: how likely the necklace becomes whole
NO_GOOD: Final = -1.0e9


def moves(t: CardData, occupied: int, start: int, goal: int, limit: int) -> int:
    """Return about how many moves a way takes while all others stand still; a way that is closed costs two more."""
    hops = t.hops
    bits = t.bits
    space = start
    count = 0
    while space != goal:
        passed = 0
        space = hops[space][goal]
        while space != goal and occupied & bits[space]:
            passed += 1
            if passed > limit:
                count += 2
                passed = 0
            space = hops[space][goal]
        count += 1
    return count


def turns_left(state: BrisingamenState) -> float:
    """Return about how many turns each seat still has."""
    t = state.data
    least = 99.0
    for seat in range(state.seats):
        left = state.team - state.retired(seat)
        weight = 0
        supply = state.supply[seat]
        for gem in range(GEMS):
            if gem != AMBER_SMALL and gem != AMBER_LARGE:
                weight += (supply >> (FIELD * gem) & 63) * WEIGHT[gem]
        filled = min(float(left), 0.7 * weight / WEIGHT_A_SETTING)
        least = min(least, TURNS_A_SETTING * (left - filled) + 1.0 * filled)
    parts = t.necklace - len(state.made)
    least = min(least, 4.0 * parts)
    if state.rounds:
        least = min(least, float(state.rounds - state.round + 1))
    return max(least, 0.5)


class Evaluation:
    """Weighs gems and cards for one seat."""

    def __init__(self, state: BrisingamenState, seat: int, taste: Taste = PLAIN) -> None:
        self.seat = seat
        self.taste = taste
        self.turns = turns_left(state)
        self.actions = 2.0 * self.turns
        self.missing = [0] * GEMS  # by type: how many are still needed
        self.needed = [0.0] * GEMS  # by type: what one of those is worth
        self.ready = 0  # how many cards could be completed when gems were last evaluated
        swap = taste.swap * min(1.0, self.turns / 8.0)
        self.loose = [(1.0 + swap) * weight for weight in WEIGHT]  # by type: what any other is worth
        amber = 1.0 + (taste.amber * min(1.0, self.turns / 8.0) if len(state.made) < state.data.necklace else 0.0)
        self.loose[AMBER_SMALL] = amber
        self.loose[AMBER_LARGE] = 2.0 * amber

    def token(self, state: BrisingamenState) -> float:
        """Return what a token will score: more, the nearer the necklace is to being whole."""
        t = state.data
        missing = t.necklace - len(state.made)
        whole = 1.0 if missing <= 0 else WHOLE[min(missing, 4)]
        return t.token_else + (t.token_whole - t.token_else) * whole

    # Gems and cards

    def gems_value(self, state: BrisingamenState, pool: list[int], extra: int) -> float:
        """Return what gems are worth: in the settings held (and one more, or -1) and the parts that lie open they fill, the best first, and loose.

        Notes by type how many are missing and what one of those would be worth.
        """
        t = state.data
        seat = self.seat
        left = pool.copy()
        self.ready = 0
        missing = [0] * GEMS
        needed = [0.0] * GEMS
        total = 0.0
        targets = state.held[seat].copy()
        if extra >= 0:
            targets.append(extra)
        if len(state.made) < t.necklace:
            targets += state.display
        dwarves = state.team - state.retired(seat)
        outside = state.outside(seat) != NOBODY
        budget = self.actions
        parts = t.necklace - len(state.made)
        while targets:
            best = -1
            most = 0.0
            for card in targets:
                gain = self.gain(state, card)
                short = lacking(t.needs[card], left)
                value = gain / (t.weights[card] + 3.0) * (t.weights[card] - short + 1.0) / (t.weights[card] + 1.0) if short else 10.0 + gain
                if best < 0 or value > most:
                    best = card
                    most = value
            targets.remove(best)
            part = best >= FIRST_PART
            if (parts if part else dwarves) == 0:
                continue
            short = lacking(t.needs[best], left)
            weight = t.weights[best]
            trust = self.trust(short, budget, outside, part)
            gain = self.gain(state, best) * trust
            if short == 0:
                self.ready += 1
            if part and short >= weight - 1 and weight > 2:
                gain *= self.taste.part_far
            need = t.needs[best]
            share = gain / weight
            for gem in range(GEMS):
                wanted = need >> (FIELD * gem) & 63
                if wanted:
                    have = min(wanted, left[gem])
                    left[gem] -= have
                    total += have * WEIGHT[gem] * share
                    if wanted > have:
                        value = share * WEIGHT[gem]
                        if missing[gem] == 0 or value < needed[gem]:
                            needed[gem] = value if missing[gem] == 0 else (needed[gem] + value) / 2.0
                        missing[gem] += wanted - have
            budget -= 1.0 + self.taste.lack_cost * short
            if part:
                parts -= 1
            else:
                dwarves -= 1
        for gem in range(GEMS):
            total += left[gem] * self.loose[gem]
        self.missing = missing
        self.needed = needed
        return total

    def gain(self, state: BrisingamenState, card: int) -> float:
        """Return what completing a card changes, its gems left out."""
        t = state.data
        if card >= FIRST_PART:
            whole = len(state.made) == t.necklace - 1
            return t.rewards[card - FIRST_PART] * (float(t.token_whole) if whole else self.token(state)) + (float(t.ender) if whole else 0.0)
        last = state.retired(self.seat) == state.team - 1
        return float(t.points[card] + t.penalties[card]) + (float(t.ender) if last else self.taste.tempo)

    def lasts(self, cost: float) -> float:
        """Return how likely the game lasts for so many more actions of this seat."""
        part = cost / (self.actions + 2.0)
        return 1.0 / (1.0 + part * part)

    def trust(self, short: int, budget: float, outside: bool, part: bool) -> float:
        """Return how surely a card is completed in time that lacks so much weight."""
        if short == 0:
            sure = 0.97 if outside else 0.9
            return (sure if budget >= 2.0 else 0.75) * (0.95 if part else 1.0)
        cost = 1.0 + self.taste.trust_cost * short + self.actions - budget
        return (0.97 - 0.01 * short) * self.lasts(cost) * (self.taste.part_weight if part else 1.0)

    def haul(self, gems: int) -> float:
        """Return what gems would be worth in the supply, on top of all that is there or under way."""
        total = 0.0
        for gem in range(GEMS):
            number = gems & 63
            if number:
                wanted = min(number, self.missing[gem])
                total += wanted * max(self.needed[gem], self.loose[gem]) + (number - wanted) * self.loose[gem]
            gems >>= FIELD
            if not gems:
                break
        return total


def power(base: float, exponent: float) -> float:
    """Return a power of base, in a way that all builds share."""
    out = 1.0
    while exponent >= 1.0:
        out *= base
        exponent -= 1.0
    return out * (1.0 - (1.0 - base) * exponent)


def lacking(need: int, pool: list[int]) -> int:
    """Return the weight that a pool lacks for what is needed."""
    short = 0
    for gem in range(GEMS):
        wanted = need >> (FIELD * gem) & 63
        if wanted > pool[gem]:
            short += (wanted - pool[gem]) * WEIGHT[gem]
    return short


def final(state: BrisingamenState, seat: int) -> float:
    """Return what an end now is worth: the lead over the best other seat, and the win."""
    totals = state.scores()
    best = NO_GOOD
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(totals[other]))
    lead = totals[seat] - best
    return lead + (12.0 if lead > 0.0 else -12.0 if lead < 0.0 else 4.0)
