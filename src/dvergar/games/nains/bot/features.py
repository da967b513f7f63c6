"""What a network is told of a position of Nains, from one seat's point of view. Nothing hidden is looked at.

Which numbers these are, and their order, is what a network has learned from: whoever changes them trains anew (docs/bots.md).
"""

from __future__ import annotations

from dvergar.games.nains.bot.evaluation import GROWTH, Forecast, cognar_value, evaluate, malt_value, shortage
from dvergar.games.nains.cards import TEMPLE
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force
from dvergar.mechanics.tavern.auction import picks_ahead
from dvergar.mechanics.tavern.board import COINS, COLUMNS


def features(state: NainsState, seat: int, now: int) -> list[float]:
    """Return the numbers, each about from -1 to 3; `now` is the seat's total as of now."""
    forecast = Forecast(state, seat, picks_ahead(state))
    f = Force(state, seat)
    part = forecast.part
    recruits = state.recruits[seat]
    coins = [state.coins[seat * COINS + p] >> 2 for p in range(COINS)]
    coins.sort()
    purse = float(coins[0] + coins[1] + coins[2] + coins[3] + coins[4])
    estimate = (evaluate(f, forecast, recruits) + purse * (1.0 + GROWTH * forecast.rounds)) / 20.0
    total = now / 20.0
    out = [part, 1.0 if state.age == 1 else 0.0, forecast.rounds / 8.0, state.seats / 5.0]
    out += [estimate, estimate * part, total, total * part]
    for column in range(COLUMNS):
        out.append(f.grades[column] / 5.0)
        out.append(f.points[column] / 10.0)
        out.append(max(-3.0, min(3.0, float(f.grades[column] - forecast.rivals[column]))) / 3.0)
    runes = float(f.different_runes())
    out += [f.occult / 4.0, f.points[TEMPLE] * f.occult / 20.0, f.malt / 8.0, f.rate / 2.0, f.malt * f.rate / 15.0]
    out += [runes / 5.0, runes * runes / 25.0, float(f.free), len(f.covered) / 2.0, float(f.per_shield), float(f.per_rune), f.pair / 2.0, f.flat / 15.0]
    out += [f.elite_points / 10.0, float(f.elite_per_shield), recruits / 4.0]
    for line in range(recruits + 1, recruits + 4):
        out.append(forecast.likely(shortage(f, forecast, line)))
    out.append(min(8.0, shortage(f, forecast, recruits + 1)) / 5.0)
    for coin in coins:
        out.append(coin / 10.0)
    out += [purse / 40.0, purse / 40.0 * part, state.gems[seat] / 5.0]
    out += [malt_value(f, forecast) / 20.0, cognar_value(f, forecast, recruits) / 20.0]
    return out
