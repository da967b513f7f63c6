"""Evaluation of an army for a player who looks ahead: the greedy bot plays by it (spec 6 and 12).

Plain arithmetic on floats, without any function of the C library, so that every build and machine agrees.
"""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import chance
from dvergar.games.nidavellir.cards import (
    BLACKSMITH,
    DWERG,
    EXPLORER,
    HIGHEST_COIN,
    HUNTER,
    MINER,
    PER_EXPLORER,
    ULINE,
    WARRIOR,
    CardData,
)
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.scoring import best_coin
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.evaluation import AHEAD, DRIFT, NOW, TavernForecast

CARDS: Final = [8, 6, 6, 8, 7]  # in an age, by class
CARDS_FIVE: Final = [9, 8, 8, 10, 8]
NEVER: Final = 99.0

# What the estimate believes; found by letting bots with other numbers play against each other.
FOCUS: Final = [1.0, 1.0, 1.0, 0.7, 1.0]  # by class: how much of an even share of the coming cards it gets
HERO: Final = 29.0  # a hero not chosen yet
OTHER: Final = 24.0  # a hero chosen in place of a brother
SEER: Final = 1.5  # Uline's gain a round
GROWTH: Final = 0.11  # what a coin's point brings later, for each round left
PRIZES: Final = [7.0, 8.0, 9.0, 12.0, 11.0]  # distinctions, by what they reward with: see cards.py


class Army:
    """One seat's army in numbers. Thrud and Ylud are kept apart, for they go where they are needed."""

    def __init__(self, state: NidavellirState, seat: int) -> None:
        t = state.data
        first = seat * COLUMNS
        self.grades: list[int] = state.grades[first : first + COLUMNS]  # that score: without Thrud and Ylud
        self.points: list[int] = state.points[first : first + COLUMNS]
        self.thrud = -1  # her column, COLUMNS where she may go anywhere at once, -1 without her
        self.ylud = 0  # 1 with her
        if state.thrud >= first and state.thrud < first + COLUMNS:
            self.thrud = state.thrud - first
            self.grades[self.thrud] -= 1
        self.standing: list[int] = self.grades.copy()  # that count for lines and distinctions: with Ylud where she stands
        if state.ylud >= first and state.ylud < first + COLUMNS:
            self.grades[state.ylud - first] -= 1
            self.points[state.ylud - first] -= t.ylud_points[state.ylud - first]
            self.ylud = 1
        self.heroes = state.recruits[seat]
        self.best = best_coin(state, seat)
        self.brothers = 0
        self.each_explorer = 0
        self.best_counts = 0
        self.seer = 0
        self.flat = 0
        for hero in range(t.heroes):
            if state.owner[hero] == seat:
                self.join(t, t.first_hero + hero)

    def join(self, t: CardData, card: int) -> None:
        """Count what a hero brings besides grades."""
        effect = t.effect[card]
        self.flat += t.flat[card]
        if effect == DWERG:
            self.brothers += 1
        elif effect == PER_EXPLORER:
            self.each_explorer += t.amount[card]
        elif effect == HIGHEST_COIN:
            self.best_counts += 1
        elif effect == ULINE:
            self.seer = 1
        elif card == t.ylud:
            self.ylud = 1

    def leave(self, t: CardData, card: int) -> None:
        """Take back what `join` counted."""
        effect = t.effect[card]
        self.flat -= t.flat[card]
        if effect == DWERG:
            self.brothers -= 1
        elif effect == PER_EXPLORER:
            self.each_explorer -= t.amount[card]
        elif effect == HIGHEST_COIN:
            self.best_counts -= 1
        elif effect == ULINE:
            self.seer = 0
        elif card == t.ylud:
            self.ylud = 0

    def add(self, column: int, grades: int, points: int) -> None:
        """Add grades and points to a column (or take them, with negative numbers)."""
        self.grades[column] += grades
        self.standing[column] += grades
        self.points[column] += points


class Forecast(TavernForecast):
    """The forecast of one seat: what it may still expect, and how its rivals stand."""

    def __init__(self, state: NidavellirState, seat: int, ahead: int) -> None:
        """`ahead` counts the picks that this seat has before it, the one being weighed left out."""
        t = state.data
        few = state.setup.width < 5
        super().__init__(state, seat, ahead, FOCUS, CARDS if few else CARDS_FIVE, [PRIZES[reward] for reward in t.reward])
        self.data = t
        self.warriors = 1
        for other in range(state.seats):
            at = other * COLUMNS + WARRIOR
            grades = state.grades[at] - (1 if state.thrud == at else 0)
            if other != seat and grades > self.warriors:
                self.warriors = grades
        self.top = 21.0 if state.seats <= 3 else 18.5  # a good coin at the end
        self.brothers = 0  # still to be had
        for hero in range(t.heroes):
            if state.owner[hero] == -1 and t.effect[t.first_hero + hero] == DWERG:
                self.brothers += 1


def column_value(a: Army, forecast: Forecast, column: int, grades: float, points: float) -> float:
    """Return what a column scores in the end with what is still to come; warriors without the majority."""
    g = grades + forecast.coming[column]
    if column == HUNTER:
        return g * g
    if column == MINER:
        return (points + forecast.coming[MINER]) * g
    if column == BLACKSMITH:
        return g * (g + 5.0) * 0.5
    if column == EXPLORER:
        return points + a.each_explorer * g
    return points


def majority(a: Army, forecast: Forecast) -> float:
    """Return how likely this seat ends with the most warriors."""
    lead = a.grades[WARRIOR] - forecast.warriors
    if forecast.picks < 0.5:
        return 1.0 if lead >= 0 else 0.0
    return chance(lead + 0.5, 0.4 + DRIFT * forecast.picks)


def evaluate(a: Army, forecast: Forecast) -> float:
    """Return what this army will score in the end, but for coins."""
    total = float(a.flat)
    for column in range(COLUMNS):
        total += column_value(a, forecast, column, a.grades[column], a.points[column])
    if a.ylud:
        total += ylud_value(a, forecast)
    best = a.best + (forecast.top - a.best) * forecast.part * 0.8 if a.best < forecast.top else float(a.best)
    total += best * (majority(a, forecast) + a.best_counts)
    if a.seer:
        total += SEER * forecast.rounds
    total += hero_value(a, forecast)
    if forecast.early >= 0.0:
        total += prize_value(a, forecast)
    return total


def ylud_value(a: Army, forecast: Forecast) -> float:
    """Return what Ylud adds in the column where she is worth most."""
    most = 0.0
    points = forecast.data.ylud_points
    for column in range(COLUMNS):
        g, p = a.grades[column], a.points[column]
        more = column_value(a, forecast, column, g + 1.0, p + points[column]) - column_value(a, forecast, column, g, p)
        if more > most:
            most = more
    return most


def prize_value(a: Army, forecast: Forecast) -> float:
    """Return what the distinctions of the first age promise."""
    total = 0.0
    for column in range(COLUMNS):
        total += forecast.prize(column, a.standing[column] + (1 if a.thrud == column else 0))
    return total


def needed(a: Army, forecast: Forecast, line: int) -> float:
    """Return how many grades a line still lacks, with the help of Thrud; far too many where a class is no longer to be had."""
    lacking = 0
    fixed = 0
    for column in range(COLUMNS):
        short = line - a.standing[column]
        if short > 0:
            lacking += short
            fixed += short - (1 if a.thrud == column else 0)
            if short > forecast.left[column] + (1 if a.thrud >= 0 else 0):
                return NEVER
    if a.thrud < 0:
        return float(lacking)
    free = lacking - 1 if lacking > 0 else 0
    if a.thrud == COLUMNS or fixed <= free:
        return float(free)
    return free + 0.5  # she has to be covered first


def hero_value(a: Army, forecast: Forecast) -> float:
    """Return what the heroes still to come will bring: as many as the lines that can be reached, brothers where that pays."""
    expected = 0.0
    at_once = 0.0
    for line in range(a.heroes + 1, a.heroes + 1 + AHEAD):
        need = needed(a, forecast, line)
        likely = forecast.likely(need)
        if likely <= 0.0:
            break
        expected += likely
        if need < 0.5:
            at_once += NOW
    whole = int(expected)
    part = expected - whole
    low = best_heroes(a, forecast, whole)
    return at_once + low + part * (best_heroes(a, forecast, whole + 1) - low)


def best_heroes(a: Army, forecast: Forecast, count: int) -> float:
    """Return the best that so many more heroes bring together with the brothers who are here: some of them brothers, where that pays."""
    t = forecast.data
    most = float(t.dwerg[a.brothers])
    brothers = 1
    while brothers <= count and brothers <= forecast.brothers and a.brothers + brothers < len(t.dwerg):
        total = t.dwerg[a.brothers + brothers] - OTHER * brothers
        if total > most:
            most = total
        brothers += 1
    return most + HERO * count


def coin_value(forecast: Forecast, a: Army, old: int, new: int, best: int) -> float:
    """Return what it brings that a coin of value `old` becomes `new`, and the best coin then is `best`."""
    more = float(new - old)
    total = more * (1.0 + GROWTH * forecast.rounds)
    if best != a.best:
        total += (best - a.best) * (majority(a, forecast) + a.best_counts) * (1.0 - forecast.part * 0.8)
    return total
