"""What a network is told of a position of Brísingamen, from one seat's point of view. Nothing hidden is looked at.

Which numbers these are, and their order, is what a network has learned from: whoever changes them trains anew (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from dvergar.games.brisingamen.bot.evaluation import Evaluation, lacking
from dvergar.games.brisingamen.bot.trips import Trips
from dvergar.games.brisingamen.cards import AMBER_LARGE, AMBER_SMALL, GEMS, WEIGHT, unpack, weigh
from dvergar.games.brisingamen.rules.phases import OUTSIDE
from dvergar.games.brisingamen.rules.play import BrisingamenState

FAR: Final = 6  # what a setting counts as lacking that is not there
MOST_SKILLS: Final = 6


def features(state: BrisingamenState, seat: int, total: int) -> list[float]:
    """Return the numbers, each about from -1 to 3; `total` is what the seat would have in the end, were it now."""
    t = state.data
    evaluation = Evaluation(state, seat)
    trips = Trips(state, evaluation)
    turns = evaluation.turns / 20.0
    token = evaluation.token(state)
    left = state.team - state.retired(seat)
    penalties = 0
    for card in state.held[seat]:
        penalties += t.penalties[card]
    loaded, empty, load_weight, way_home = 0.0, 0.0, 0, 0
    full, outside, below = 0, 0, 0
    for dwarf in range(seat * state.team, (seat + 1) * state.team):
        place = state.where[dwarf]
        if place == OUTSIDE:
            outside += 1
        elif place > OUTSIDE:
            below += 1
            load = state.barrows[dwarf]
            if load:
                full += 1
                gain = trips.load_value(load)
                loaded += trips.outlook(place, state.skills[dwarf], load, gain, -1) - gain
                load_weight += weigh(load)
                way_home += t.far[place][OUTSIDE]
            else:
                empty += trips.outlook(place, state.skills[dwarf], 0, 0.0, -1)
    now = (state.points[seat] + state.tokens[seat] * token + trips.whole - penalties + left + 0.6 * loaded + 0.2 * empty) / 30.0
    pool = unpack(state.supply[seat])
    weight = 0
    for gem in range(GEMS):
        weight += pool[gem] * WEIGHT[gem]
    amber = pool[AMBER_SMALL] + 2 * pool[AMBER_LARGE]
    near, next_near = FAR, FAR
    for card in state.held[seat]:
        short = lacking(t.needs[card], pool)
        if short < near:
            next_near = near
            near = short
        elif short < next_near:
            next_near = short
    part = FAR + 2
    if len(state.made) < t.necklace:
        for card in state.display:
            part = min(part, lacking(t.needs[card], pool))
    own_parts = 0
    for made in state.made:
        own_parts += 1 if made & 7 == seat else 0
    skills = 0
    for bit in range(MOST_SKILLS):
        skills += state.cards[seat] >> bit & 1
    out = [turns, state.seats / 5.0, now, now * turns, total / 30.0, total / 30.0 * turns]
    out += [state.points[seat] / 20.0, state.tokens[seat] / 5.0, state.tokens[seat] * token / 10.0]
    out += [trips.whole / 20.0, trips.whole / 20.0 * turns, loaded / 5.0, empty / 5.0, left / 5.0, left / 5.0 * turns, penalties / 10.0]
    out += [weight / 10.0, amber / 5.0, load_weight / 8.0, way_home / 10.0, full / 3.0, outside / 3.0, below / 3.0]
    out += [len(state.held[seat]) / 3.0, near / 5.0, next_near / 5.0, part / 6.0, len(state.made) / 7.0, own_parts / 3.0]
    out += [skills / 3.0, evaluation.ready / 2.0, 1.0 if state.ended else 0.0]
    return out
