"""Points that a rule gives each seat for the tricks it has won (spec 6.1): one evaluator for all kinds."""

from __future__ import annotations

from dvergar.games.roi_des_nains.cards import (
    EXACT_TRICKS,
    LEFT,
    LOWEST_VALUE,
    MAGIC,
    NTH_TRICK_RACE,
    PARITY_TRICKS,
    PER_CARD,
    PER_TRICK,
    RANK_RUN,
    RIGHT,
    SAME_TRICKS,
    STRENGTHS,
    SUIT_COUNT,
    TRICK_STREAK,
    TRIPLES,
    VALUE_SUM_MOST,
    CardData,
    Rule,
)


def piles(seats: int, cards: list[int], winners: list[int]) -> list[list[int]]:
    """Return the cards that each seat has won; `cards` are those of all tricks in order of play, `winners` their winners."""
    out: list[list[int]] = []
    for _ in range(seats):
        out.append([])
    at = 0
    for winner in winners:
        out[winner] += cards[at : at + seats]
        at += seats
    return out


def counts(seats: int, winners: list[int], last: int, tricks: int) -> list[int]:
    """Return how many tricks each seat has won, of the `last` of the deal's `tricks` where that is not 0."""
    out = [0] * seats
    for winner in winners[tricks - last :] if last else winners:
        out[winner] += 1
    return out


def quest(t: CardData, rule: Rule, tricks: int, won: list[list[int]], winners: list[int]) -> list[int]:
    """Return the points of each seat under a rule; `won` holds its cards, `winners` those of the tricks so far out of `tricks`."""
    seats = len(won)
    kind = rule.kind
    if kind == PER_CARD:
        card_points = rule.card_points
        return [sum([card_points[card] for card in pile]) for pile in won]
    if kind == LOWEST_VALUE:
        return [lowest(t, rule, pile) for pile in won]
    if kind == SUIT_COUNT:
        return [rule.points * (max(suits(pile)) if rule.mode else min(suits(pile))) for pile in won]
    if kind == RANK_RUN:
        return [rule.points * length if length >= rule.n else 0 for length in [run(pile) for pile in won]]
    if kind == TRIPLES:
        return [triples(t, rule, pile) for pile in won]
    if kind == VALUE_SUM_MOST:
        sums = [sum([t.value[card] for card in pile]) for pile in won]
        best = max(sums)
        return [rule.points if total == best and sums.count(best) == 1 else 0 for total in sums]
    if kind == TRICK_STREAK:
        return [streak(rule, seat, winners) for seat in range(seats)]
    if kind == NTH_TRICK_RACE:
        return race(rule, seats, winners)
    count = counts(seats, winners, rule.n if kind == PER_TRICK else 0, tricks)
    if kind == PER_TRICK:
        shift = -1 if rule.mode == RIGHT else 1 if rule.mode == LEFT else 0
        return [rule.points * count[(seat + shift) % seats] for seat in range(seats)]
    if kind == EXACT_TRICKS:
        return [rule.points if one == rule.n else 0 for one in count]
    if kind == PARITY_TRICKS:
        return [rule.points if one > 0 and (one + rule.mode) & 1 == 1 else 0 for one in count]
    if kind == SAME_TRICKS:
        return [rule.points if (count.count(one) > 1) == (rule.mode == 1) else 0 for one in count]
    return [neighbours(rule, seat, count) for seat in range(seats)]


def suits(pile: list[int]) -> list[int]:
    """Return how many cards of each suit a pile holds."""
    out = [0, 0, 0, 0]
    for card in pile:
        out[card >> 4] += 1
    return out[:3]


def lowest(t: CardData, rule: Rule, pile: list[int]) -> int:
    """Score the lowest number card of the suits that count (R21, R22)."""
    least = 99
    heads = False
    for card in pile:
        if card < MAGIC and rule.suits >> (card >> 4) & 1:
            value = t.value[card]
            if value == 0:
                heads = True
            elif value < least:
                least = value
    if least < 99:
        return rule.points * least
    return rule.heads if heads else rule.none


def run(pile: list[int]) -> int:
    """Return the length of the longest run of ranks, suits mixed; 10 and V are neighbours with or without the 11 (R23)."""
    held = [False] * 17
    for card in pile:
        if card < MAGIC:
            held[STRENGTHS[card & 15]] = True
    best = 0
    length = 0
    for strength in range(1, 17):
        if held[strength]:
            length += 1
            if length > best:
                best = length
        elif strength != 11:
            length = 0
    return best


def triples(t: CardData, rule: Rule, pile: list[int]) -> int:
    """Score each rank won in all three suits."""
    held = [0] * 16
    points = 0
    for card in pile:
        if card < MAGIC:
            strength = STRENGTHS[card & 15]
            held[strength] += 1
            if held[strength] == 3:
                points += rule.heads if t.head[card] else rule.points
    return points


def streak(rule: Rule, seat: int, winners: list[int]) -> int:
    """Score the longest run of tricks won, or lost, in a row."""
    best = 0
    length = 0
    for winner in winners:
        if (winner == seat) != (rule.lost == 1):
            length += 1
            if length > best:
                best = length
        else:
            length = 0
    if rule.mode:
        return rule.points if best >= rule.n else 0
    return rule.points * best


def race(rule: Rule, seats: int, winners: list[int]) -> list[int]:
    """Score the seats in the order in which they win their n-th trick (R26)."""
    out = [0] * seats
    count = [0] * seats
    points = rule.points
    for winner in winners:
        count[winner] += 1
        if count[winner] == rule.n:
            out[winner] = points
            points += rule.step
    return out


def neighbours(rule: Rule, seat: int, count: list[int]) -> int:
    """Score the comparison with the seats on both sides."""
    seats = len(count)
    points = 0
    for side, more, gain in rule.sides:
        other = count[(seat + (-1 if side == RIGHT else 1)) % seats]
        if (count[seat] - other) * more > 0:
            points += gain
    return points
