"""The work of one worker: it plays matches of a plan and returns their rows."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dvergar.arena.errors import ArenaError
from dvergar.arena.plan import Plan, Sitting
from dvergar.arena.play import Played, play
from dvergar.engine.view import Result

Row = tuple[int | str | None, ...]

# One row for each seat of each match. The key first; `COLUMNS` says what SQLite and Parquet take each for.
COLUMNS = {
    "match": "int",
    "seat": "int",
    "bot": "text",
    "rank": "int",
    "points": "int",
    "won": "int",
    "seed": "int",
    "deal": "int",
    "seating": "int",
    "decisions": "int",
    "game": "text",
    "revision": "int",
    "cards": "text",
    "seats": "int",
    "options": "text",
    "budget": "int",
    "lines": "text",
    "facts": "text",
    "taken": "text",
}
TIMES = {"match": "int", "seat": "int", "milliseconds": "real"}  # apart: nothing else depends on the machine

_encode = msgspec.json.Encoder().encode


def play_batch(plan: Plan, cards: str, revision: int, first: int, count: int) -> tuple[list[Row], list[float]]:
    """Play matches `first` to `first + count - 1`; returns their rows, and the milliseconds of each.

    Raises `BotFault` where a bot fails, and `ArenaError` where this worker has other tables or rules than the one who asks.
    """
    game = plan.game
    if (game.cards, game.revision) != (cards, revision):
        raise ArenaError(f"a worker has another {game.title}: revision {game.revision} with cards {game.cards[:8]}, not {revision} with {cards[:8]}")
    rows: list[Row] = []
    times: list[float] = []
    for match in range(first, first + count):
        sitting = plan.sitting(match)
        played = play(game, [plan.bot(name) for name in sitting.bots], sitting.seed, sitting.seeds, plan.options)
        rows += rows_of(plan, sitting, played)
        times += [round(1000 * seconds, 3) for seconds in played.seconds]
    return rows, times


def rows_of(plan: Plan, sitting: Sitting, played: Played) -> list[Row]:
    """Return the rows of one match, in the order of `COLUMNS`."""
    game = plan.game
    result = game.result(played.state)
    ranks = ranked(result, game.cooperative)
    lines = [text({line.key: line.points for line in own}) for own in result.lines]
    taken = game.taken(played.state)
    options = plan.options_text()
    return [
        (
            sitting.match,
            seat,
            sitting.bots[seat],
            ranks[seat],
            result.totals[seat],
            int(seat in result.winners),
            sitting.seed,
            sitting.deal,
            sitting.seating,
            played.decisions[seat],
            game.id,
            game.revision,
            game.cards,
            plan.seats,
            options,
            plan.budget,
            lines[seat],
            text(result.facts[seat]),
            text(taken[seat]),
        )
        for seat in range(plan.seats)
    ]


def text(value: object) -> str:
    """Return it as JSON."""
    return _encode(value).decode()


def ranked(result: Result, cooperative: bool) -> list[int]:
    """Return each seat's rank: one more than there are seats ahead of it. Who wins is first, whatever broke a tie; a team is first or second."""
    if cooperative:
        return [1 if seat in result.winners else 2 for seat in range(len(result.totals))]
    keys = [(seat in result.winners, total) for seat, total in enumerate(result.totals)]
    return [1 + count_ahead(keys, key) for key in keys]


def count_ahead(keys: Sequence[tuple[bool, int]], key: tuple[bool, int]) -> int:
    """Return how many of them are above."""
    return sum(other > key for other in keys)
