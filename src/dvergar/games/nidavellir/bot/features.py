"""What a network is told of a position of Nidavellir, from one seat's point of view. Nothing hidden is looked at.

Which numbers these are, and their order, is what a network has learned from: whoever changes them trains anew (docs/bots.md).
"""

from __future__ import annotations

from dvergar.games.nidavellir.bot.evaluation import GROWTH, Army, Forecast, evaluate, hero_value, majority, needed, prize_value
from dvergar.games.nidavellir.cards import BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.mechanics.tavern.auction import picks_ahead
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.features import NEXT, of_coins, of_lead, of_lines, of_worth, sorted_coins
from dvergar.mechanics.tavern.themes import GEM, LINES, NOTHING, PURSE


def features(state: NidavellirState, seat: int) -> list[float]:
    """Return the numbers, each about from -1 to 3."""
    forecast = Forecast(state, seat, picks_ahead(state))
    a = Army(state, seat)
    coins = sorted_coins(state, seat)
    purse = float(sum(coins))
    out = of_worth(state, forecast, evaluate(a, forecast) + purse * (1.0 + GROWTH * forecast.rounds), points_now(state, a, forecast, purse))
    for column in range(COLUMNS):
        out.append(a.grades[column] / 5.0)
        out.append(of_lead(a.standing[column] + (1 if a.thrud == column else 0), forecast.rivals[column]))
    smiths = float(a.grades[BLACKSMITH])
    out += [a.grades[HUNTER] * a.grades[HUNTER] / 20.0, a.points[MINER] * a.grades[MINER] / 20.0, smiths * (smiths + 5.0) / 40.0]
    out += [a.points[EXPLORER] / 10.0, a.points[WARRIOR] / 10.0, a.points[MINER] / 4.0, majority(a, forecast) * a.best / 20.0]
    out += [a.heroes / 4.0, 1.0 if a.thrud >= 0 else 0.0, float(a.ylud), float(a.seer)]
    out += [a.brothers / 3.0, float(a.best_counts), a.each_explorer / 2.0, a.flat / 15.0]
    out += of_lines(forecast, [needed(a, forecast, line) for line in range(a.heroes + 1, a.heroes + 1 + NEXT)])
    out += of_coins(coins, forecast.part)
    out += [a.best / 20.0, state.gems[seat] / 5.0]
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


def points_now(state: NidavellirState, a: Army, forecast: Forecast, purse: float) -> float:
    """Return about what the army and the coins score as they are, Thrud and Ylud left out."""
    smiths = a.grades[BLACKSMITH]
    total = purse + a.flat + a.points[WARRIOR] + a.points[EXPLORER] + a.each_explorer * a.grades[EXPLORER]
    total += a.grades[HUNTER] * a.grades[HUNTER] + a.points[MINER] * a.grades[MINER] + smiths * (smiths + 5) // 2
    total += state.data.dwerg[a.brothers] + a.best_counts * a.best
    return total + (a.best if a.grades[WARRIOR] >= forecast.warriors else 0)
