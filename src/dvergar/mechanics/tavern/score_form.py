"""Score sheets of tavern games: coins, gems, columns by quick totals or card by card. Never compiled: it makes messages."""

from __future__ import annotations

from typing import Any

from dvergar.engine.score_entries import Entries, shared_victory
from dvergar.engine.score_form import Field, Group, Item, Note, Tally
from dvergar.engine.view import Result
from dvergar.mechanics.tavern.board import COINS, COLUMNS, Board
from dvergar.mechanics.tavern.coins import BASE, EXCHANGE, ROYAL, coin
from dvergar.mechanics.tavern.position import OVER
from dvergar.mechanics.tavern.recruits import RecruitingState

MODES = ["quick", "cards"]
SPECIAL = "special"  # the id of the better exchange coin
MOST_CARDS = 60  # in one army

Reach = list[int]  # by grades: the sums of points that so many can have, as a bit mask


def coins_field(game: str, board: Board, seats: int) -> Field:
    """Return the field of a seat's five coins."""
    royal = board.setup(seats).treasure
    base = [one >> 2 for one in board.base]
    items = [
        Item(str(value), f"{game}-coin", {"value": value}, kind="coin", copies=royal[value], own=base.count(value), points=value)
        for value in range(board.most_coin + 1)
        if royal[value] or value in base
    ]
    special = board.special >> 2
    items.append(Item(SPECIAL, f"{game}-coin-special", {"value": special}, kind="coin", copies=1, points=special))
    return Field("coins", "picks", f"{game}-form-coins", hint=f"{game}-form-coins-hint", look="coins", items=items, least=COINS, most=COINS)


def read_coins(entries: Entries, seat: int, board: Board) -> list[int]:
    """Return a seat's five coins, 0 for those not entered yet; says what is wrong with the exchange coin."""
    ids: list[str] = entries.seats[seat].get("coins", [])
    trading = str(board.exchange >> 2)
    held = ids.count(trading) + ids.count(SPECIAL)
    if held > 1 or (held == 0 and len(ids) == COINS):
        entries.wrong(["seats", seat, "coins"], "score-wrong-exchange", coin=board.exchange >> 2, special=board.special >> 2)
    out: list[int] = []
    for id in ids:
        if id == SPECIAL:
            out.append(board.special)
        elif id == trading:
            out.append(board.exchange)
        else:
            base = coin(int(id), BASE)
            out.append(base if base in board.base and base not in out else coin(int(id), ROYAL))
    return sorted([*out, *[coin(0, EXCHANGE)] * (COINS - len(out))])


def written_coins(state: RecruitingState, seat: int) -> list[str]:
    """Return a seat's five coins as a sheet has them."""
    return [SPECIAL if one == state.board.special else str(one >> 2) for one in state.coins[seat * COINS : seat * COINS + COINS]]


def column_fields(game: str, board: Board, reaches: list[Reach], pointed: list[bool]) -> list[Field]:
    """Return one group a column for quick totals: grades, and points where the column has any."""
    out: list[Field] = []
    for column, cls in enumerate(board.classes):
        reach = reaches[column]
        fields = [Field("grades", "number", "score-grades", high=len(reach) - 1, look="stepper", default=0)]
        if pointed[column]:
            most = max(sums.bit_length() for sums in reach) - 1
            fields.append(Field("points", "number", "score-points", high=most, look="pad", default=0))
        out.append(Field(cls, "group", f"{game}-class-{cls}", mode="quick", fields=fields))
    return out


def reach(cards: list[tuple[int, int, int]]) -> Reach:
    """Return what can be had of these cards, each (grades, points, copies).

    >>> [bin(sums) for sums in reach([(1, 3, 1), (2, 1, 1)])]
    ['0b1', '0b1000', '0b10', '0b10000']
    """
    out: Reach = [1]
    for grades, points, copies in cards:
        for _ in range(copies):
            more = [0] * grades + [sums << points for sums in out]
            out = [(out[k] if k < len(out) else 0) | more[k] for k in range(len(more))]
    return out


def can_be(reach: Reach, grades: int, points: int | None) -> bool:
    """Return whether cards can have so many grades with so many points (None: any)."""
    return grades < len(reach) and (reach[grades] != 0 if points is None else reach[grades] >> points & 1 == 1)


def read_quick(entries: Entries, seat: int, state: RecruitingState, reaches: list[Reach], pointed: list[bool]) -> None:
    """Put a seat's totals into the state, those that no cards can have left out."""
    board = state.board
    for column, cls in enumerate(board.classes):
        values: dict[str, int] = entries.seats[seat].get(cls, {})
        grades, points = values.get("grades", 0), values.get("points", 0)
        if not can_be(reaches[column], grades, points if pointed[column] else None):
            entries.wrong(["seats", seat, cls], "score-wrong-grades", grades=grades, points=points, column=board.class_words[column])
            continue
        state.put(seat, seat * COLUMNS + column, 0, grades, points)
        state.columns[seat * COLUMNS + column] = ()


def check_together(entries: Entries, board: Board, grades: list[list[int]], points: list[list[int]], reaches: list[Reach], graded: list[bool]) -> None:
    """Say where all seats together have more grades than there are, or points that no cards have together.

    Grades and points run by seat and column; columns that are not `graded` are entered by points alone.
    """
    for column, reach in enumerate(reaches):
        quick = [seat for seat, own in enumerate(grades) if entries.mode(seat) == "quick" and own[column] + points[seat][column] > 0]
        total, sum_ = sum(own[column] for own in grades), sum(own[column] for own in points)
        if not quick:
            continue
        path: list[str | int] = ["seats", quick[-1], board.classes[column]]
        if graded[column] and total >= len(reach):
            entries.wrong([*path, "grades"], "score-wrong-together", grades=total, most=len(reach) - 1, column=board.class_words[column])
        elif not any(sums >> sum_ & 1 for sums in (reach[total : total + 1] if graded[column] else reach)):
            entries.wrong([*path, "points"], "score-wrong-together-points", points=sum_, column=board.class_words[column])


def copies(board: Board, seats: int) -> list[int]:
    """Return how many of each card lie in the decks of so many seats."""
    out = [0] * len(board.ids)
    for deck in board.setup(seats).decks:
        for card in deck:
            out[card] += 1
    return out


def card_items(board: Board, cards: list[tuple[int, int]], looks: dict[int, Any], symbols: dict[int, list[str]], group: dict[int, str]) -> list[Item]:
    """Return one item for all cards that look alike, of cards each with its copies; `looks` says by card what is compared. Of what has no copies, nothing."""
    found: dict[Any, list[tuple[int, int]]] = {}
    for card, count in cards:
        found.setdefault(looks[card], []).append((card, count))
    out: list[Item] = []
    for alike in found.values():
        first = next((card for card, count in alike if count), None)
        if first is not None:
            out.append(
                Item(
                    board.ids[first],
                    board.card_words[first][1:],
                    group=group[first],
                    kind="dwarf" if first < board.first_hero else "hero",
                    copies=sum(count for _, count in alike),
                    points=board.points[first] if board.numbered[first] else None,
                    grades=board.grades[first],
                    symbols=symbols.get(first, []),
                    also=[board.ids[card] for card, _ in alike if card != first],
                )
            )
    return out


def groups(game: str, board: Board, more: list[str]) -> list[Group]:
    """Return the columns, and more groups behind them, as groups of a picker."""
    return [Group(cls, f"{game}-class-{cls}") for cls in [*board.classes, *more]]


def tally(game: str, entries: Entries, state: RecruitingState, result: Result, ties: list[Note]) -> Tally:
    """Return the tally of a state that was filled from entries."""
    state.phase = OVER
    over = not entries.missing
    winners = state.best_of(result.totals) if over else []
    counted = Result(over, result.totals, result.lines, result.facts, winners)
    return Tally(game, entries.names, counted, entries.missing, ties if over else [], [], [], [])


def shared(winners: list[int], points: int) -> list[Note]:
    """Return the sentence for a victory that is shared."""
    return [shared_victory(winners, points)] if len(winners) > 1 else []
