"""What a device is told of its matches that are over."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from dvergar.engine.game import Game
from dvergar.server.messages.device import OwnStatistics, PlayedMatch, PlayedSeat, Rival
from dvergar.server.messages.history import Outcome
from dvergar.server.storage.devices import Ended
from dvergar.server.tables import outcomes


class _Seat(msgspec.Struct):
    """What statistics need of an `OutcomeSeat`: the rest is not read."""

    total: int
    won: bool
    name: str = ""
    level: str = ""


class _Outcome(msgspec.Struct):
    """What statistics need of an `Outcome`."""

    game: str
    counted: bool
    seats: list[_Seat]
    difficulty: str = ""


MOST_RIVALS = 20

_decode = msgspec.json.Decoder(_Outcome).decode


def over(ended: Iterable[Ended]) -> list[PlayedMatch]:
    """Return matches that are over as they travel."""
    return [_match(outcomes.read(each.outcome), each) for each in ended]


def statistics(ended: Iterable[Ended], games: Mapping[str, Game]) -> tuple[list[OwnStatistics], list[Rival]]:
    """Return what matches say together, game by game, and against whom they were.

    Left out are those that do not count, and those of several seats of one screen against each other.
    """
    found: dict[str, list[tuple[_Outcome, list[int]]]] = {}
    for each in ended:
        outcome = _decode(each.outcome)
        game = games.get(outcome.game)
        seats = [seat for seat in each.seats if seat < len(outcome.seats)]
        if game is not None and outcome.counted and seats and (len(seats) == 1 or game.cooperative):
            found.setdefault(outcome.game, []).append((outcome, seats))
    told = [_statistics(games[id], found[id]) for id in games if id in found]
    return told, _rivals(match for id, matches in found.items() if not games[id].cooperative for match in matches)


def _rivals(found: Iterable[tuple[_Outcome, list[int]]]) -> list[Rival]:
    """Return bots by level and people by name, those met most first; nobody is told of people without a name."""
    met: dict[tuple[str, str], list[bool]] = {}
    for outcome, seats in found:
        own = outcome.seats[seats[0]]
        for at, seat in enumerate(outcome.seats):
            if at != seats[0] and (seat.level or seat.name):
                ahead = (own.won, own.total) > (seat.won, seat.total)
                met.setdefault(("" if seat.level else seat.name, seat.level), []).append(ahead)
    rivals = [Rival(name, level, len(ahead), sum(ahead)) for (name, level), ahead in met.items()]
    return sorted(rivals, key=lambda rival: (-rival.seats, rival.level, rival.name))[:MOST_RIVALS]


def _match(outcome: Outcome, ended: Ended) -> PlayedMatch:
    seats = [PlayedSeat(seat.name, seat.level, seat.total, seat.won, at in ended.seats) for at, seat in enumerate(outcome.seats)]
    return PlayedMatch(outcome.table, outcome.game, ended.at, outcome.counted, outcome.difficulty, seats)


def _statistics(game: Game, found: list[tuple[_Outcome, list[int]]]) -> OwnStatistics:
    won = [outcome for outcome, seats in found if outcome.seats[seats[0]].won]
    hardest = [value for option in game.options if option.key == "difficulty" for value in option.values]
    best = max((hardest.index(outcome.difficulty) for outcome in won if outcome.difficulty in hardest), default=-1)
    places = [] if game.cooperative else [_place(outcome.seats, seats[0]) for outcome, seats in found]
    mean = round(sum(places) / len(places), 2) if places else 0.0
    top = None if game.cooperative else max(outcome.seats[seats[0]].total for outcome, seats in found)
    return OwnStatistics(game.id, len(found), len(won), mean, hardest[best] if best >= 0 else "", top)


def _place(seats: list[_Seat], own: int) -> int:
    """Return the place of a seat: 1 for who has won, else 1 more than there are seats that have won or have a better total."""
    mine = seats[own]
    return 1 if mine.won else 1 + sum(seat.won or seat.total > mine.total for at, seat in enumerate(seats) if at != own)
