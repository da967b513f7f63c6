"""What networks of all tavern games are told alike. Nothing hidden is looked at.

Which numbers these are, and their order, is what networks have learned from: whoever changes them trains all anew (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from dvergar.mechanics.tavern.board import COINS
from dvergar.mechanics.tavern.evaluation import TavernForecast
from dvergar.mechanics.tavern.recruits import RecruitingState

NEXT: Final = 3  # lines, of which each is told how likely it will be complete
FAR: Final = 8.0  # grades: a line that lacks more is as good as out of reach
CLEAR: Final = 3.0  # grades: a lead of more is as good as won


def sorted_coins(state: RecruitingState, seat: int) -> list[int]:
    """Return the values of a seat's coins, ascending: everybody knows them, only their places are secret."""
    coins = [state.coins[seat * COINS + p] >> 2 for p in range(COINS)]
    coins.sort()
    return coins


def of_worth(state: RecruitingState, forecast: TavernForecast, estimate: float, now: float) -> list[float]:
    """Return how far the game has come, and a seat's points in the end as they are estimated, and `now`."""
    part = forecast.part
    estimate /= 20.0
    now /= 20.0
    return [part, 1.0 if state.age == 1 else 0.0, forecast.rounds / 8.0, state.seats / 5.0, estimate, estimate * part, now, now * part]


def of_lead(grades: int, rivals: int) -> float:
    """Return by how much a seat leads in a column."""
    return max(-CLEAR, min(CLEAR, float(grades - rivals))) / CLEAR


def of_lines(forecast: TavernForecast, lacking: list[float]) -> list[float]:
    """Return how likely the next lines will be complete that lack so many grades, and what the first of them lacks."""
    out = [forecast.likely(lacking[line]) for line in range(NEXT)]
    out.append(min(FAR, lacking[0]) / 5.0)
    return out


def of_coins(coins: list[int], part: float) -> list[float]:
    """Return each coin, and all of them, for now and for what is left of the game."""
    out: list[float] = []
    total = 0
    for coin in coins:
        out.append(coin / 10.0)
        total += coin
    out += [total / 40.0, total / 40.0 * part]
    return out
