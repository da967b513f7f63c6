"""What a network is told of a position of Nains, from one seat's point of view. Nothing hidden is looked at.

Which numbers these are, and their order, is what a network has learned from: whoever changes them trains anew (docs/bots.md).
"""

from __future__ import annotations

from dvergar.games.nains.bot.evaluation import GROWTH, Forecast, cognar_value, column_value, evaluate, malt_value, runes_to_come, shortage
from dvergar.games.nains.cards import ERRANTS, FORGE, SHIELD, TEMPLE
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force
from dvergar.mechanics.tavern.auction import picks_ahead
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.features import NEXT, of_coins, of_lead, of_lines, of_worth, sorted_coins
from dvergar.mechanics.tavern.themes import GEM, LINES, NOTHING, PURSE


def features(state: NainsState, seat: int) -> list[float]:
    """Return the numbers, each about from -1 to 3."""
    forecast = Forecast(state, seat, picks_ahead(state))
    f = Force(state, seat)
    recruits = state.recruits[seat]
    coins = sorted_coins(state, seat)
    purse = float(sum(coins))
    out = of_worth(state, forecast, evaluate(f, forecast, recruits) + purse * (1.0 + GROWTH * forecast.rounds), f.total() + purse)
    runes = float(f.different_runes())
    more = runes_to_come(f, forecast)
    prizes = 0.0
    for column in range(COLUMNS):
        out += [f.grades[column] / 5.0, f.points[column] / 10.0, of_lead(f.grades[column], forecast.rivals[column])]
        out.append(column_value(f, forecast, column, runes + more) / 20.0)
        if forecast.early >= 0.0:
            prizes += forecast.prize(column, f.grades[column])
    out += [f.occult / 4.0, f.points[TEMPLE] * f.occult / 20.0, f.apart / 10.0, runes / 5.0, runes * runes / 25.0, more / 2.0]
    out += [f.malt / 8.0, f.rate / 2.0, f.malt * f.rate / 15.0, of_lead(f.malt, forecast.most_malt) if forecast.certificate else 0.0]
    out += [float(f.free), len(f.covered) / 2.0, f.regained() / 10.0, forecast.coming[ERRANTS] * f.free / 3.0]
    out += [float(f.per_shield), float(f.per_rune), f.pair / 2.0, forecast.pair_left * f.pair / 2.0, f.flat / 15.0]
    out += [f.elite_points / 10.0, float(f.elite_per_shield), prizes / 10.0, recruits / 4.0]
    out += of_lines(forecast, [shortage(f, forecast, line) for line in range(recruits + 1, recruits + 1 + NEXT)])
    out += of_coins(coins, forecast.part)
    out += [state.gems[seat] / 5.0, malt_value(f, forecast) / 20.0, cognar_value(f, forecast, recruits) / 20.0]
    return out


def themes() -> list[int]:
    """Return of what each of these numbers tells (`mechanics.tavern.themes`): an Order, lines, coins, the gem; the rest tell of all together."""
    out = [NOTHING] * 8
    for column in range(COLUMNS):
        out += [column] * 4
    out += [TEMPLE] * 3 + [FORGE] * 3
    out += [NOTHING] * 4
    out += [ERRANTS] * 4
    out += [SHIELD, FORGE, NOTHING, NOTHING, NOTHING]
    out += [NOTHING, SHIELD, NOTHING, LINES]
    out += [LINES] * 4 + [PURSE] * (COINS + 2)
    return [*out, GEM, NOTHING, LINES]
