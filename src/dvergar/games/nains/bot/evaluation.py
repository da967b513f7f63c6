"""Evaluation of a fortress for a player who looks ahead: the greedy bot plays by it (spec 6 and 12).

Plain arithmetic on floats, without any function of the C library, so that every build and machine agrees.
"""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import chance
from dvergar.games.nains.cards import ERRANTS, FORGE, LIQUOR_PAIR, SHIELD, TEMPLE
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force, count_bits, malt_of
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.evaluation import AHEAD, DRIFT, NOW, TavernForecast
from dvergar.mechanics.tavern.position import AVAILABLE, OPEN

CARDS: Final = [8, 7, 8, 6, 7]  # in an Era, by Order
CARDS_FIVE: Final = [10, 9, 10, 8, 8]

# What the estimate believes; found by letting bots with other numbers play against each other.
FOCUS: Final = [1.0, 1.0, 1.0, 1.0, 1.0]  # by Order: how much of an even share of the coming cards it gets
COGNAR: Final = 22.0  # one who is not chosen yet
GROWTH: Final = 0.14  # what a coin's point brings later, for each round left
PRIZES: Final = [11.0, 8.0, 16.0, 10.0, 6.0, 0.0]  # the Elite Cognars, by number
TEMPLE_POINTS: Final = 1.4  # on a coming card
TEMPLE_OCCULT: Final = 0.45
RUNES_SLOW: Final = 3.0  # the more, the slower coming dwarves of the Forge bring the runes that are lacking
MALT_EACH: Final = 0.36  # on any coming card
PARTNER: Final = 0.5  # how likely the other one of Gurdan and Borogam comes, while he is to be had
NEVER: Final = 99.0
FREED: Final = 1.5  # what a token that may be taken off is worth while there is none


class Forecast(TavernForecast):
    """The forecast of one seat: what it may still expect, and how its rivals stand."""

    def __init__(self, state: NainsState, seat: int, ahead: int) -> None:
        """`ahead` counts the picks that this seat has before it, the one being weighed left out."""
        t = state.data
        super().__init__(state, seat, ahead, FOCUS, CARDS if state.setup.width < 5 else CARDS_FIVE, PRIZES)
        self.data = t
        self.common = 0  # runes that stand on dwarves
        for card in range(t.first_hero):
            self.common |= t.runes[card]
        self.certificate = state.age == 1 and state.holder[t.certification] == OPEN
        self.most_malt = 0  # of a rival
        if self.certificate:
            for other in range(state.seats):
                if other != seat:
                    malt = malt_of(state, other)
                    if malt > self.most_malt:
                        self.most_malt = malt
        self.pair_left = 0  # of Gurdan and Borogam, still to be had
        for hero in range(t.ordinary):
            if t.effect[t.first_hero + hero] == LIQUOR_PAIR and state.owner[hero] == AVAILABLE:
                self.pair_left += 1


def track(points: list[int], grades: float) -> float:
    """Return what a track gives for so many grades, between two as a part."""
    whole = int(grades)
    low = points[whole]
    return low + (grades - whole) * (points[whole + 1] - low)


def runes_to_come(f: Force, forecast: Forecast) -> float:
    """Return how many different runes more the coming dwarves of the Forge will bring."""
    lacking = count_bits(forecast.common & ~f.runes)
    return lacking * forecast.coming[FORGE] / (forecast.coming[FORGE] + RUNES_SLOW)


def column_value(f: Force, forecast: Forecast, column: int, runes: float) -> float:
    """Return what an Order scores in the end with what is still to come, points of coming cards that all seats get alike left out."""
    points = f.points[column]
    coming = forecast.coming[column]
    if column == SHIELD:
        grades = f.grades[SHIELD] + coming
        return track(forecast.data.shield_track, grades) + points + (f.per_shield + f.elite_per_shield) * grades
    if column == TEMPLE:
        return (points + coming * TEMPLE_POINTS) * (f.occult + coming * TEMPLE_OCCULT) + f.apart
    if column == ERRANTS:
        spare = f.free - len(f.covered)
        return points + f.regained() + (spare * FREED * coming / (coming + 2.0) if spare > 0 else 0.0)
    if column == FORGE:
        return points + runes * runes
    return float(points)


def evaluate(f: Force, forecast: Forecast, recruits: int) -> float:
    """Return what this fortress-state will score in the end, but for coins, when it has so many recruits."""
    runes = f.different_runes() + runes_to_come(f, forecast)
    total = f.flat + f.per_rune * runes + f.elite_points
    for column in range(COLUMNS):
        total += column_value(f, forecast, column, runes)
    total += malt_value(f, forecast) + cognar_value(f, forecast, recruits)
    if forecast.early >= 0.0:
        for column in range(COLUMNS):
            total += forecast.prize(column, f.grades[column])
    return total


def malt_value(f: Force, forecast: Forecast) -> float:
    """Return what the Malt will score, with the Certification and the partner of Gurdan or Borogam as likely as they are."""
    malt = f.malt + MALT_EACH * forecast.picks
    rate = float(f.rate)
    if forecast.certificate:
        lead = f.malt - forecast.most_malt
        if forecast.early < 0.5:
            rate += forecast.data.certified_rate if lead > 0 else 0.0
        else:
            rate += forecast.data.certified_rate * chance(lead - 0.5, 0.5 + 2.5 * DRIFT * forecast.early)
    if f.pair == 1 and forecast.pair_left > 0:
        rate += PARTNER * forecast.data.pair_rate * (forecast.picks / (forecast.picks + 4.0))
    return malt * rate


def shortage(f: Force, forecast: Forecast, line: int) -> float:
    """Return how many grades a line still lacks; far too many where an Order is no longer to be had."""
    lacking = 0
    for column in range(COLUMNS):
        short = line - f.grades[column]
        if short > 0:
            if short > forecast.left[column]:
                return NEVER
            lacking += short
    return float(lacking)


def cognar_value(f: Force, forecast: Forecast, recruits: int) -> float:
    """Return what the Cognars still to come will bring: as many as the lines that can be reached."""
    total = 0.0
    for line in range(recruits + 1, recruits + 1 + AHEAD):
        need = shortage(f, forecast, line)
        likely = forecast.likely(need)
        if likely <= 0.0:
            break
        total += COGNAR * likely
        if need < 0.5:
            total += NOW
    return total


def coin_value(forecast: Forecast, old: int, new: int) -> float:
    """Return what it brings that a coin of value `old` becomes `new`."""
    return (new - old) * (1.0 + GROWTH * forecast.rounds)
