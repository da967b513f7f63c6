"""How matches ended: what is stored of each when it is over, and what a game's statistics make of many."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec import structs

from dvergar.server.messages.history import Bar, LevelRow, Outcome, OutcomeSeat, SeatRow, SeatsRow, Statistics, TakenRow
from dvergar.server.storage.rows import Row
from dvergar.server.tables.changes import Change, Played
from dvergar.server.tables.table import Table

BARS = 12
MOST_TAKEN = 80  # different things of one kind; more are no choice to compare

_decoder = msgspec.json.Decoder(Outcome)


def of(table: Table) -> Outcome | None:
    """Return how a table's match ended, None when it has not."""
    match, created = table.match, table.created
    if match is None or created is None or match.state.actors():
        return None
    result = match.result()
    taken: list[dict[str, Counter[str]]] = [{} for _ in range(match.seats)]
    for event in match.events:
        what = next((value for value in event.args.values() if isinstance(value, str) and value.startswith("@")), None)
        if what is not None and 0 <= event.seat < match.seats:
            taken[event.seat].setdefault(event.kind, Counter())[what] += 1
    seats = [
        OutcomeSeat(
            name=chair.name,
            level=chair.level if chair.kind == "bot" else "",
            total=result.totals[seat],
            won=seat in result.winners,
            taken={kind: dict(counts) for kind, counts in taken[seat].items()},
        )
        for seat, chair in enumerate(table.people.seats)
    ]
    counted = not (match.practice or created.imported or created.deal or created.lesson)
    return Outcome(table.id, created.game, counted, created.deal or table.id, len(match.log), seats, str(created.rules.get("difficulty", "")))


def write(outcome: Outcome) -> str:
    """Return an outcome as it is stored."""
    return msgspec.json.encode(outcome).decode()


def row_of(table: Table, change: Change) -> Row:
    """Return the change just applied as the store takes it; the one that ends a match brings how it ended."""
    row = table.row(change)
    if row.status != "over" or not isinstance(change, Played):
        return row
    ended = of(table)
    return row if ended is None else row._replace(deal=ended.deal, outcome=write(ended))


def nameless(table: Table, seat: int) -> str:
    """Return how a table's match ended as it is stored, without the name of one seat; "" when it has not ended."""
    ended = of(table)
    if ended is None:
        return ""
    seats = [structs.replace(each, name="") if at == seat else each for at, each in enumerate(ended.seats)]
    return write(structs.replace(ended, seats=seats))


def read(text: str) -> Outcome:
    """Return the outcome that `write` wrote."""
    outcome: Outcome = _decoder.decode(text)
    return outcome


def statistics(game: str, outcomes: Iterable[Outcome]) -> Statistics:
    """Return what many outcomes of one game say together; those that do not count are left out."""
    found = [outcome for outcome in outcomes if outcome.counted]
    return Statistics(game, len(found), _by_seats(found), _by_place(found), _by_level(found), _bars(found), _taken(found))


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 2) if values else 0.0


def _by_seats(found: list[Outcome]) -> list[SeatsRow]:
    rows = []
    for count in sorted({len(outcome.seats) for outcome in found}):
        of_them = [outcome for outcome in found if len(outcome.seats) == count]
        best = [max(seat.total for seat in outcome.seats) for outcome in of_them]
        totals = [seat.total for outcome in of_them for seat in outcome.seats]
        rows.append(SeatsRow(count, len(of_them), _mean(totals), _mean(best), max(best)))
    return rows


def _by_place(found: list[Outcome]) -> list[SeatRow]:
    most = max((len(outcome.seats) for outcome in found), default=0)
    rows = []
    for place in range(most):
        there = [outcome.seats[place] for outcome in found if place < len(outcome.seats)]
        rows.append(SeatRow(place, len(there), sum(seat.won for seat in there), _mean([seat.total for seat in there])))
    return rows


def _by_level(found: list[Outcome]) -> list[LevelRow]:
    levels: dict[str, list[OutcomeSeat]] = {}
    for outcome in found:
        for seat in outcome.seats:
            levels.setdefault(seat.level, []).append(seat)
    return [LevelRow(level, len(seats), sum(seat.won for seat in seats), _mean([seat.total for seat in seats])) for level, seats in sorted(levels.items())]


def _bars(found: list[Outcome]) -> list[Bar]:
    totals = sorted(seat.total for outcome in found for seat in outcome.seats)
    if not totals:
        return []
    low, high = totals[0], totals[-1]
    width = max(1, -(-(high - low + 1) // BARS))
    edges = range(low, high + 1, width)
    return [Bar(edge, min(edge + width - 1, high), sum(edge <= total < edge + width for total in totals)) for edge in edges]


def _taken(found: list[Outcome]) -> dict[str, list[TakenRow]]:
    times: dict[str, Counter[str]] = {}
    won: dict[str, Counter[str]] = {}
    for outcome in found:
        for seat in outcome.seats:
            for kind, counts in seat.taken.items():
                times.setdefault(kind, Counter()).update(counts)
                if seat.won:
                    won.setdefault(kind, Counter()).update(counts)
    return {
        kind: [TakenRow(what, count, won.get(kind, Counter())[what]) for what, count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))]
        for kind, counts in sorted(times.items())
        if len(counts) <= MOST_TAKEN
    }
