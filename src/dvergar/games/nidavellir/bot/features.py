"""What a network is told of a position of Nidavellir, from one seat's point of view. Nothing hidden is looked at.

Which numbers these are, and their order, is what a network has learned from: whoever changes them trains anew (docs/bots.md).
"""

from __future__ import annotations

from dvergar.games.nidavellir.bot.evaluation import GROWTH, Army, Forecast, evaluate, hero_value, majority, needed, prize_value
from dvergar.games.nidavellir.cards import BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.mechanics.tavern.auction import picks_ahead
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.themes import GEM, LINES, NOTHING, PURSE


def features(state: NidavellirState, seat: int) -> list[float]:
    """Return the numbers, each about from -1 to 3."""
    forecast = Forecast(state, seat, picks_ahead(state))
    a = Army(state, seat)
    part = forecast.part
    coins = [state.coins[seat * COINS + p] >> 2 for p in range(COINS)]
    coins.sort()
    purse = float(coins[0] + coins[1] + coins[2] + coins[3] + coins[4])
    estimate = (evaluate(a, forecast) + purse * (1.0 + GROWTH * forecast.rounds)) / 20.0
    now = points_now(state, a, forecast, seat, purse) / 20.0
    out = [part, 1.0 if state.age == 1 else 0.0, forecast.rounds / 8.0, state.seats / 5.0]
    out += [estimate, estimate * part, now, now * part]
    for column in range(COLUMNS):
        out.append(a.grades[column] / 5.0)
        lead = a.standing[column] + (1 if a.thrud == column else 0) - forecast.rivals[column]
        out.append(max(-3.0, min(3.0, float(lead))) / 3.0)
    smiths = float(a.grades[BLACKSMITH])
    out += [a.grades[HUNTER] * a.grades[HUNTER] / 20.0, a.points[MINER] * a.grades[MINER] / 20.0, smiths * (smiths + 5.0) / 40.0]
    out += [a.points[EXPLORER] / 10.0, a.points[WARRIOR] / 10.0, a.points[MINER] / 4.0, majority(a, forecast) * a.best / 20.0]
    out += [a.heroes / 4.0, 1.0 if a.thrud >= 0 else 0.0, float(a.ylud), float(a.seer)]
    out += [a.brothers / 3.0, float(a.best_counts), a.each_explorer / 2.0, a.flat / 15.0]
    for line in range(a.heroes + 1, a.heroes + 4):
        out.append(forecast.likely(needed(a, forecast, line)))
    out.append(min(8.0, needed(a, forecast, a.heroes + 1)) / 5.0)
    for coin in coins:
        out.append(coin / 10.0)
    out += [purse / 40.0, purse / 40.0 * part, a.best / 20.0, state.gems[seat] / 5.0]
    out += [hero_value(a, forecast) / 20.0, prize_value(a, forecast) / 10.0 if forecast.early >= 0.0 else 0.0]
    return out


def themes() -> list[int]:
    """Return of what each of these numbers tells (`mechanics.tavern.themes`): a class, lines, coins, the gem; the rest tell of all together."""
    out = [NOTHING] * 8
    for column in range(COLUMNS):
        out += [column, column]
    out += [HUNTER, MINER, BLACKSMITH, EXPLORER, WARRIOR, MINER, WARRIOR]
    out += [LINES] + [NOTHING] * 7
    out += [LINES] * 4 + [PURSE] * (COINS + 3)
    return [*out, GEM, LINES, NOTHING]


def points_now(state: NidavellirState, a: Army, forecast: Forecast, seat: int, purse: float) -> float:
    """Return about what the army and the coins score as they are, Thrud and Ylud left out."""
    smiths = a.grades[BLACKSMITH]
    total = purse + a.flat + a.points[WARRIOR] + a.points[EXPLORER] + a.each_explorer * a.grades[EXPLORER]
    total += a.grades[HUNTER] * a.grades[HUNTER] + a.points[MINER] * a.grades[MINER] + smiths * (smiths + 5) // 2
    total += state.data.dwerg[a.brothers] + a.best_counts * a.best
    return total + (a.best if a.grades[WARRIOR] >= forecast.warriors else 0)
