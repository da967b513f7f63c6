"""Counting the deals of a score sheet (spec 6): each becomes tricks and piles that the evaluator of the engine scores; and writing those of a match.

Never compiled: it makes messages.
"""

from __future__ import annotations

from typing import Any

from dvergar.engine.score_entries import Entries, seats_arg, shared_victory
from dvergar.engine.score_form import Missing, Note, Round, Tally
from dvergar.engine.view import Result
from dvergar.games.roi_des_nains.cards import (
    BONUS_HEADS,
    CHAMPION,
    DOUBLE,
    IDS,
    LOWEST_VALUE,
    MAGIC,
    NTH_TRICK_RACE,
    PER_CARD,
    PER_TRICK,
    RANK_RUN,
    STRENGTHS,
    SUIT_COUNT,
    TRICK_STREAK,
    TRIPLES,
    VALUE_SUM_MOST,
    CardData,
    Rule,
)
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.deals import ENDED, TIED
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import COLUMN, OVER, RECORD
from dvergar.games.roi_des_nains.rules.position import NOBODY as NO_SEAT
from dvergar.games.roi_des_nains.score_bounds import check_counts, check_piles
from dvergar.games.roi_des_nains.score_form import CARDS, GIVING, HEADS, NOBODY, NONE, ORDER_KINDS, alike
from dvergar.games.roi_des_nains.view.result import result as result_of

Piles = list[list[int]]


def tally(state: RoiState, entries: Entries) -> Tally:
    """Note each deal in an empty state, and say what follows."""
    t = state.data
    state.specials = [card for card in t.specials if card != t.sorcerer or state.options["specials"] == "all"]
    rows: list[dict[str, Any]] = entries.table.get("deals", [])
    state.dealer = int(entries.table.get("first_dealer", NO_SEAT))
    rounds: list[Round] = []
    ended = False
    for number, row in enumerate(rows):
        if ended:
            entries.wrong(["table", "deals", number], "roi_des_nains-form-wrong-over", deal=number + 1)
            break
        before = state.totals
        _deal(state, entries, number, row)
        points = [now - then for now, then in zip(state.totals, before, strict=True)]
        rounds.append(Round(["table", "deals", number], f"roi_des_nains-score-deal_{number + 1}", {}, points, state.totals))
        whole = not any(missing.path[:3] == ["table", "deals", number] for missing in entries.missing)
        ended = whole and state.outcome() == ENDED
        state.dealer = state.heir
    missing = entries.missing
    if not ended and not missing:
        missing = [Missing(["table", "deals", len(rows)], "roi_des_nains-form-deal", {"deal": len(rows) + 1})]
    state.phase = OVER if ended and not missing else state.phase
    return _told(state, entries, missing, rounds, ended)


def _told(state: RoiState, entries: Entries, missing: list[Missing], rounds: list[Round], ended: bool) -> Tally:
    found = result_of(state)
    over = ended and not missing
    result = Result(over, found.totals, found.lines, found.facts, found.winners if over else [])
    best = max(result.totals)
    tied = [seat for seat, total in enumerate(result.totals) if total == best]
    ties = [shared_victory(tied, best)] if over and len(tied) > 1 else []
    notes: list[Note] = []
    if not ended:
        if rounds and state.outcome() == TIED:
            ties = [Note("roi_des_nains-form-tied", {"seats": seats_arg(tied), "count": len(tied), "points": best})]
        if state.dealer != NO_SEAT:
            notes = [Note("roi_des_nains-form-deals-next", {"who": f"seat:{state.dealer}", "deal": len(rounds) + 1})]
    return Tally(entries.form.game, entries.names, result, missing, ties, notes, rounds, [])


def _deal(state: RoiState, entries: Entries, number: int, row: dict[str, Any]) -> None:
    """Count one deal."""
    t, seats = state.data, state.seats
    dealer = state.dealer
    state.clear()
    state.dealer = dealer
    state.deal = number
    state.tile, state.side = 0, 0
    points, tricks = [0] * seats, [0] * seats
    if "special" in row:
        state.special = t.card(row["special"])
        state.effect = t.effect[state.special]
        _bonus(state, row)
    if "rule" in row:
        rule = t.rules[t.rule(row["rule"])]
        state.rule, state.tile, state.side = t.rule(rule.id), rule.tile, rule.side
        if row.get("by") == CARDS:
            check_piles(state, entries, number, row, rule)
            points, tricks = _by_cards(state, row, rule)
            if rule.kind not in ORDER_KINDS and sum(len(pile or []) for pile in row["won"]) < seats * state.tricks:
                entries.lacks(["table", "deals", number, "won"], "roi_des_nains-form-won")
        else:
            check_counts(state, entries, number, row, rule)
            points = _by_counts(state, row, rule)
            tricks = [count or 0 for count in row.get("tricks", row.get("all_tricks", tricks))]
    if "next_dealer" in row:
        state.heir = int(row["next_dealer"])
    state.note(tricks, points)


def _bonus(state: RoiState, row: dict[str, Any]) -> None:
    """Let the special card give its points, or its factor, to the seat that was entered."""
    taker = row.get("bonus", NOBODY)
    if taker == NOBODY:
        return
    amount = state.data.amount[state.special]
    if state.effect == DOUBLE:
        state.doubled = int(taker)
    else:
        state.bonus[int(taker)] += amount * (row.get("heads", 0) if state.effect == BONUS_HEADS else 1)


def _by_cards(state: RoiState, row: dict[str, Any], rule: Rule) -> tuple[list[int], list[int]]:
    """Score a deal whose tricks, or whose piles, were entered; return quest points and tricks."""
    t, seats = state.data, state.seats
    if rule.kind in ORDER_KINDS:
        winners = [int(seat) for seat in row.get("winners", [])]
        return scoring.quest(t, rule, state.tricks, [[] for _ in range(seats)], winners), [winners.count(seat) for seat in range(seats)]
    won = [[t.card(id) for id in pile or []] for pile in row.get("won", [[]] * seats)]
    state.heir = next((seat for seat, pile in enumerate(won) if t.heir in pile), NO_SEAT)
    return scoring.quest(t, rule, state.tricks, won, []), [len(pile) // seats for pile in won]


def _by_counts(state: RoiState, row: dict[str, Any], rule: Rule) -> list[int]:
    """Score a deal of which the numbers were entered that its quest looks at: they become piles and tricks that have just these numbers."""
    t, seats = state.data, state.seats

    def numbers(key: str) -> list[int]:
        return [count or 0 for count in row.get(key, [0] * seats)]

    if rule.kind == TRICK_STREAK:
        lengths = numbers("lost_run" if rule.lost else "won_run")
        return [scoring.streak(rule, seat, _run_of_tricks(rule, seat, seats, length)) for seat, length in enumerate(lengths)]
    winners: list[int] = []
    won: Piles = [[] for _ in range(seats)]
    if rule.kind == NTH_TRICK_RACE:
        places = [(int(place), seat) for seat, place in enumerate(row.get("place", [])) if place not in (None, NONE)]
        winners = [seat for _, seat in sorted(places) for _ in range(rule.n)]
    elif rule.kind in ORDER_KINDS:
        last = rule.n if rule.kind == PER_TRICK else 0
        winners = [seat for seat, count in enumerate(numbers("last_tricks" if last else "tricks")) for _ in range(count)]
        return scoring.quest(t, rule, last or state.tricks, won, winners)
    elif rule.kind == LOWEST_VALUE:
        won = [_lowest(t, rule, entered) for entered in row.get("lowest", [None] * seats)]
    elif rule.kind == PER_CARD:
        counts = [numbers(f"count_{place + 1}") for place in range(len(rule.terms))]
        won = [[place for place, own in enumerate(counts) for _ in range(own[seat])] for seat in range(seats)]
        rule = _of_terms(rule)
    elif rule.kind == SUIT_COUNT:
        won = [[suit << 4 for suit in range(1 if rule.mode else 3)] * count for count in numbers("largest" if rule.mode else "smallest")]
    elif rule.kind == RANK_RUN:
        won = [_run_of_ranks(length) for length in numbers("run")]
    elif rule.kind == TRIPLES:
        won = [_triples(t, count, heads) for count, heads in zip(numbers("triples"), numbers("head_triples"), strict=True)]
    elif rule.kind == VALUE_SUM_MOST:
        won = [[t.value.index(1)] * total for total in numbers("values")]
    return scoring.quest(t, rule, state.tricks, won, winners)


def _run_of_tricks(rule: Rule, seat: int, seats: int, length: int) -> list[int]:
    """Return winners of tricks of which the seat has won (or lost) so many in a row."""
    other = (seat + 1) % seats
    return [other if rule.lost else seat] * length


def _of_terms(rule: Rule) -> Rule:
    """Return a rule whose cards are the terms of this one, each worth what a card that matches it is worth."""
    found = Rule(rule.id, rule.tile, rule.side, rule.kind)
    found.card_points = [points for _, points, _ in rule.terms]
    return found


def _lowest(t: CardData, rule: Rule, entered: str | None) -> list[int]:
    """Return a pile whose lowest number among the suits of a rule is as entered."""
    if entered is None or entered == NONE:
        return []
    suited = [card for card in range(MAGIC) if rule.suits >> (card >> 4) & 1]
    wanted = 0 if entered == HEADS else int(entered)
    return [next(card for card in suited if t.value[card] == wanted)]


def _run_of_ranks(length: int) -> list[int]:
    """Return cards of so many ranks in a row."""
    return [next(card for card in range(16) if STRENGTHS[card] == strength) for strength in range(1, length + 1)]


def _triples(t: CardData, count: int, heads: int) -> list[int]:
    """Return a pile with so many ranks in all three suits, of numbers and of heads."""
    plain = [rank for rank in range(CHAMPION + 1) if not t.head[rank]]
    noble = [rank for rank in range(CHAMPION + 1) if t.head[rank]]
    return [suit << 4 | rank for rank in [*plain[:count], *noble[:heads]] for suit in range(3)]


def written(state: RoiState, moves: list[tuple[int, int]]) -> dict[str, Any]:
    """Return a match as a score sheet, by counts. A state forgets its deals, so the moves, each seat and action, are played once more from the first state."""
    rows: list[dict[str, Any]] = []
    first = state.dealer
    for seat, action in moves:
        state.apply(seat, action)
        if len(state.history) > len(rows) * (RECORD + COLUMN * state.seats):
            rows.append(_row(state))
    return {"table": {"first_dealer": str(first), "deals": rows}, "seats": [{} for _ in range(state.seats)]}


def _row(state: RoiState) -> dict[str, Any]:
    """Return the deal that has just been counted."""
    t, seats = state.data, state.seats
    record = state.history[-RECORD - COLUMN * seats :]
    _, tile, side, special, _, heir = record[:RECORD]
    after = state.past[4:] if state.past and state.actors() else [*state.winners, *state.cards]  # the next deal has begun, or this was the last
    winners, lying = after[: state.tricks], after[state.tricks :]
    rule = t.rules[t.tiles[tile][side]]
    row = {"rule": rule.id, "special": IDS[special], **counted(t, rule, scoring.piles(seats, lying, winners), winners)}
    if "tricks" not in row:
        row["all_tricks"] = scoring.counts(seats, winners, 0, state.tricks)
    if t.effect[special] in GIVING:
        bonus, factor = record[RECORD + 2 :: COLUMN], record[RECORD + 3 :: COLUMN]
        taker = next((seat for seat in range(seats) if bonus[seat] or factor[seat] > 1), NO_SEAT)
        row["bonus"] = NOBODY if taker == NO_SEAT else str(taker)
        if t.effect[special] == BONUS_HEADS:
            row["heads"] = 0 if taker == NO_SEAT else bonus[taker] // t.amount[special]
    if heir != NO_SEAT:
        row["next_dealer"] = str(heir)
    return row


def counted(t: CardData, rule: Rule, won: Piles, winners: list[int]) -> dict[str, Any]:
    """Return the numbers that a rule looks at, one a seat; `won` holds the cards of each seat, `winners` those of all tricks."""
    seats, kind = range(len(won)), rule.kind
    if kind == PER_CARD:
        return {f"count_{n + 1}": [sum(card in matching for card in pile) for pile in won] for n, (_, _, matching) in enumerate(rule.terms)}
    if kind == SUIT_COUNT:
        return {"largest" if rule.mode else "smallest": [(max if rule.mode else min)(scoring.suits(pile)) for pile in won]}
    if kind == LOWEST_VALUE:
        suited = [[t.value[card] for card in pile if card < MAGIC and rule.suits >> (card >> 4) & 1] for pile in won]
        return {"lowest": [min(filter(None, values), default=HEADS if values else NONE) for values in suited]}
    if kind == RANK_RUN:
        return {"run": [scoring.run(pile) for pile in won]}
    if kind == TRIPLES:
        return {key: [scoring.triples(t, alike(plain, heads), pile) for pile in won] for key, plain, heads in (("triples", 1, 0), ("head_triples", 0, 1))}
    if kind == VALUE_SUM_MOST:
        return {"values": [sum(t.value[card] for card in pile) for pile in won]}
    if kind == TRICK_STREAK:
        length = Rule("", 0, 0, kind)
        length.points, length.lost = 1, rule.lost
        return {"lost_run" if rule.lost else "won_run": [scoring.streak(length, seat, winners) for seat in seats]}
    if kind == NTH_TRICK_RACE:
        places = [seat for n, seat in enumerate(winners) if winners[:n].count(seat) == rule.n - 1]
        return {"place": [places.index(seat) + 1 if seat in places else NONE for seat in seats]}
    last = rule.n if kind == PER_TRICK else 0
    return {"last_tricks" if last else "tricks": scoring.counts(len(won), winners, last, len(winners))}
