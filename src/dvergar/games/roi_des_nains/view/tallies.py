"""Tallies of what a rule counts, seat by seat, for the line under the points (spec 6: the detail of the quest)."""

from __future__ import annotations

from dvergar.games.roi_des_nains import cards as c
from dvergar.games.roi_des_nains.cards import MAGIC, SUITS, Rule
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import COLUMN, RECORD
from dvergar.games.roi_des_nains.view.messages import Tally

PAST = 4  # numbers of a past deal in `past` before its winners


def tallies(state: RoiState) -> list[list[Tally]]:
    """Return what the rule in force counts of each seat as of now; [] before the choice."""
    if state.rule < 0:
        return [[] for _ in range(state.seats)]
    return tallied(state, state.data.rules[state.rule], state.cards, state.winners)


def before(state: RoiState) -> list[list[Tally]]:
    """Return what the rule of the deal before has counted of each seat."""
    t = state.data
    _, tile, side, *_ = state.history[-RECORD - COLUMN * state.seats :]
    first = PAST + state.tricks
    return tallied(state, t.rules[t.tiles[tile][side]], state.past[first:], state.past[PAST:first])


def tallied(state: RoiState, rule: Rule, cards: list[int], winners: list[int]) -> list[list[Tally]]:
    """Return what a rule counts of each seat in a deal with these cards and winners of tricks."""
    seats = range(state.seats)
    won = scoring.piles(state.seats, cards, winners)
    points = scoring.quest(state.data, rule, state.tricks, won, winners)
    if rule.kind == c.PER_CARD:
        return [terms(rule, pile) for pile in won]
    if rule.kind == c.SUIT_COUNT:
        key = "most" if rule.mode else "fewest"
        return [[Tally(SUITS[n], count, 0) for n, count in enumerate(scoring.suits(won[seat]))] + [Tally(key, points[seat], points[seat])] for seat in seats]
    key, numbers = counted(state, rule, won, winners)
    return [[Tally(key, numbers[seat], points[seat])] for seat in seats]


def terms(rule: Rule, pile: list[int]) -> list[Tally]:
    """Return one line for each term of a rule."""
    out = []
    for name, points, matching in rule.terms:
        count = sum(1 for card in pile if card in matching)
        out.append(Tally(name, count, count * points))
    return out


def counted(state: RoiState, rule: Rule, won: list[list[int]], winners: list[int]) -> tuple[str, list[int]]:
    """Return what a rule of any other kind looks at, and the number of each seat."""
    t = state.data
    seats = state.seats
    kind = rule.kind
    if kind == c.LOWEST_VALUE:
        wanted = [card for card in range(MAGIC) if rule.suits >> (card >> 4) & 1 and t.value[card]]
        return "lowest", [min((t.value[card] for card in pile if card in wanted), default=0) for pile in won]
    if kind == c.RANK_RUN:
        return "run", [scoring.run(pile) for pile in won]
    if kind == c.TRIPLES:
        all_alike = Rule("", 0, 0, kind)
        all_alike.heads = all_alike.points = 1
        return "triples", [scoring.triples(t, all_alike, pile) for pile in won]
    if kind == c.VALUE_SUM_MOST:
        return "values", [sum(t.value[card] for card in pile) for pile in won]
    if kind == c.TRICK_STREAK:
        length = Rule("", 0, 0, kind)
        length.points, length.lost = 1, rule.lost
        return "lost-run" if rule.lost else "won-run", [scoring.streak(length, seat, winners) for seat in range(seats)]
    count = scoring.counts(seats, winners, rule.n if kind == c.PER_TRICK else 0, state.tricks)
    if kind == c.PER_TRICK and rule.mode:
        shift = -1 if rule.mode == c.RIGHT else 1
        return "right" if rule.mode == c.RIGHT else "left", [count[(seat + shift) % seats] for seat in range(seats)]
    return "last-tricks" if kind == c.PER_TRICK and rule.n else "tricks", count
