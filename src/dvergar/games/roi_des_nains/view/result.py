"""The result of Le Roi des Nains as a message: one line a deal (spec 6)."""

from __future__ import annotations

from dvergar.engine.view import Line, Result
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import COLUMN, OVER, RECORD
from dvergar.games.roi_des_nains.view.messages import DealScore, DealView
from dvergar.games.roi_des_nains.view.tricks import faces


def result(state: RoiState, deals: list[DealView] | None = None) -> Result:
    """Return one line for each regular deal, played or not, and for each extra deal that was played.

    Facts: `tricks`, `quest`, `bonus` of all deals, and `best`, the most points of one deal. Who has the finished deals already may bring them.
    """
    over = state.phase == OVER
    if deals is None:
        deals = history(state)
    lines = []
    facts = []
    for seat in range(state.seats):
        points = [deal.seats[seat].points for deal in deals]
        lines.append([Line(f"deal_{n + 1}", points[n] if n < len(points) else 0) for n in range(max(state.deals, len(deals)))])
        own = [deal.seats[seat] for deal in deals]
        facts.append(
            {
                "tricks": sum(score.tricks for score in own),
                "quest": sum(score.quest for score in own),
                "bonus": sum(score.bonus for score in own),
                "best": max(points, default=0),
            }
        )
    best = max(state.totals)
    winners = [seat for seat in range(state.seats) if state.totals[seat] == best] if over else []
    return Result(over=over, totals=state.scores(), lines=lines, facts=facts, winners=winners)


def history(state: RoiState) -> list[DealView]:
    """Return all finished deals."""
    t = state.data
    out: list[DealView] = []
    totals = [0] * state.seats
    size = RECORD + COLUMN * state.seats
    for number, at in enumerate(range(0, len(state.history), size)):
        dealer, tile, side, special, chooser, _ = state.history[at : at + RECORD]
        scores = []
        for seat in range(state.seats):
            first = at + RECORD + COLUMN * seat
            tricks, quest, bonus, factor = state.history[first : first + COLUMN]
            totals[seat] += (quest + bonus) * factor
            scores.append(DealScore(tricks=tricks, quest=quest, bonus=bonus, factor=factor, points=(quest + bonus) * factor, total=totals[seat]))
        out.append(
            DealView(
                number=number + 1,
                extra=number >= state.deals,
                dealer=dealer,
                chooser=chooser,
                tile=t.tile_ids[tile],
                rule=t.rules[t.tiles[tile][side]].id,
                other=t.rules[t.tiles[tile][1 - side]].id,
                special=faces(t)[special],
                seats=scores,
            )
        )
    return out


def taken(state: RoiState) -> list[dict[str, list[str]]]:
    """Return the quests that each seat has chosen, one a deal."""
    deals = history(state)
    return [{"quest": [deal.rule for deal in deals if deal.chooser == seat]} for seat in range(state.seats)]
