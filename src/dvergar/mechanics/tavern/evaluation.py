"""The forecast on which the evaluation of a tavern game rests: what one seat may still expect, as far as all such games agree.

Plain arithmetic on floats, without any function of the C library, so that every build and machine agrees.
"""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import chance
from dvergar.mechanics.tavern.board import COLUMNS, TAVERNS
from dvergar.mechanics.tavern.position import FREE, OPEN
from dvergar.mechanics.tavern.recruits import RecruitingState

AHEAD: Final = 5  # lines looked at beyond the next one

# What the estimate believes; found by letting bots with other numbers play against each other.
REACH: Final = 0.6  # a line is out of reach when it lacks more than this part of the coming picks
SPAN: Final = 0.55  # and sure when it lacks less than REACH - SPAN of them
NOW: Final = 4.0  # a hero at once is better than one later
DRIFT: Final = 0.13  # how far a lead may still shift with each coming pick


class TavernForecast:
    """The forecast of one seat: what it may still expect, and how its rivals stand."""

    def __init__(self, state: RecruitingState, seat: int, ahead: int, focus: list[float], cards: list[int], prizes: list[float]) -> None:
        """`ahead` counts the picks that this seat has before it, the one being weighed left out; `cards` those of each class in an age."""
        setup = state.setup
        self.picks = float(ahead)
        ages = 2 - state.age
        self.rounds = setup.rounds - state.round + ages * setup.rounds  # after this one
        self.early = float(ahead - ages * setup.rounds * 3) if ages else -1.0  # picks left in the first age, -1 when it is over
        share = self.picks / 36.0 if setup.width < 5 else self.picks / 45.0
        self.coming: list[float] = [share * focus[column] * cards[column] for column in range(COLUMNS)]
        self.left: list[int] = grades_left(state) if self.rounds == 0 else [99] * COLUMNS  # that can still be had, by class
        self.rivals: list[int] = [0] * COLUMNS
        for other in range(state.seats):
            if other != seat:
                for column in range(COLUMNS):
                    grades = state.grades[other * COLUMNS + column]
                    if grades > self.rivals[column]:
                        self.rivals[column] = grades
        self.part = self.rounds / (2 * setup.rounds)  # of the game that is left
        self.prizes: list[float] = [0.0] * COLUMNS  # by the class whose grades they compare
        if ages:
            for k in range(len(state.board.judged)):
                if state.holder[k] == OPEN and state.board.judged[k] < COLUMNS:
                    self.prizes[state.board.judged[k]] += prizes[k]

    def likely(self, need: float) -> float:
        """Return how likely a line will be complete that still lacks so many grades; 0 if it is out of reach."""
        if need < 0.5:
            return 1.0
        reach = REACH * self.picks + 0.7
        span = SPAN * self.picks + 1.2
        if need + span <= reach:
            return 1.0
        return (reach - need) / span if need < reach else 0.0

    def prize(self, column: int, grades: int) -> float:
        """Return what the majority of a class promises with so many grades; a tie wins nothing."""
        if self.prizes[column] <= 0.0:
            return 0.0
        lead = grades - self.rivals[column]
        if self.early < 0.5:
            return self.prizes[column] if lead > 0 else 0.0
        return self.prizes[column] * chance(lead - 0.5, 0.4 + 2.5 * DRIFT * self.early)


def grades_left(state: RecruitingState) -> list[int]:
    """Return on how many taverns, after the present one, each class can still be had in this round."""
    width = state.setup.width
    out = [0] * COLUMNS
    for tavern in range(state.tavern + 1, TAVERNS):
        seen = [False] * COLUMNS
        for i in range(tavern * width, tavern * width + width):
            column = state.board.column[state.cards[i]]
            if column < COLUMNS and not seen[column] and state.takers[i] == FREE:
                seen[column] = True
                out[column] += 1
    return out
