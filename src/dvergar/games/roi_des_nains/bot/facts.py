"""What speaks for an action in Le Roi des Nains: what a card does in its trick under this quest, what a hand is good for (for hints).

Looks at the own hand and at what everybody has seen.
"""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Fact, by_points
from dvergar.engine.view import Choice
from dvergar.games.roi_des_nains.bot.rules_of_thumb import DUCK, HIGHER, UNLOAD, RulesOfThumb, expected, leaning
from dvergar.games.roi_des_nains.cards import (
    EXACT_TRICKS,
    IDS,
    MAGIC,
    NTH_TRICK_RACE,
    PARITY_TRICKS,
    PER_CARD,
    PER_TRICK,
    SAME_TRICKS,
    SELF,
    SUITS,
)
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import DIRECTION, GIVE_FIRST, GIVE_SECOND, PLAY, QUEST, SEAT_ACTION, SIDE_ACTION, TARGET

ID: Final = "roi_des_nains-hint-"
COUNTED: Final = (PER_CARD, PER_TRICK, NTH_TRICK_RACE)  # kinds of rules whose points for a trick stay as they are


def facts(state: RoiState, seat: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
    """Return what speaks for a choice."""
    action = choice.action
    if state.phase == QUEST:
        return of_side(state, seat, action - SIDE_ACTION)
    if state.phase == PLAY:
        return of_card(state, seat, action)
    if state.phase in (GIVE_FIRST, GIVE_SECOND):
        return of_gift(state, seat, action)
    if state.phase == TARGET or (state.phase != DIRECTION and choice.clicks[0].startswith("seat:")):
        other = action - SEAT_ACTION
        return [Fact(f"{ID}target", {"target": f"seat:{other}", "points": state.totals[other]}, [f"seat:{other}"])]
    if state.phase == DIRECTION and choice.preview is not None and choice.preview.word is not None:
        return [Fact(f"{ID}hands", dict(choice.preview.args), [])]
    return by_points(choice, choices)


def of_side(state: RoiState, seat: int, side: int) -> list[Fact]:
    """Return what the hand is good for under one of the two rules."""
    rule = state.data.rules[state.data.tiles[state.tile][side]]
    other = state.data.rules[state.data.tiles[state.tile][1 - side]]
    wins = expected(state.hands[seat])
    args: dict[str, str | int] = {"count": round(wins), "tricks": state.tricks}
    out = [Fact(f"{ID}hand", args, [])]
    good = leaning(state, seat, rule)
    if good > leaning(state, seat, other):
        out.append(Fact(f"{ID}side-better", {}, []))
    if rule.kind == EXACT_TRICKS:
        out.append(Fact(f"{ID}side-exact", {"n": rule.n}, []))
    return out


def out_there(state: RoiState, seat: int) -> int:
    """Return, bit by card, what others may still hold."""
    gone = 0
    for card in state.cards:
        gone |= state.data.bits[card]
    for card in state.hands[seat]:
        gone |= state.data.bits[card]
    return state.pack() & ~gone


def suit_word(suit: int) -> str:
    """Return the word of a suit."""
    return f"@roi_des_nains-suit-{SUITS[suit]}"


def of_card(state: RoiState, seat: int, card: int) -> list[Fact]:
    """Return what a card does in its trick, and what the trick means under the quest."""
    on_table = state.cards_on_table()
    higher = (HIGHER[card] & out_there(state, seat)).bit_count() if card < MAGIC else 0
    out: list[Fact] = []
    if on_table == state.seats - 1:
        out += at_last(state, seat, card)
    elif on_table == 0 or state.led < 0:
        out += leading(state, seat, card, higher)
    else:
        out += following(state, card, higher)
    stake = RulesOfThumb(state).stake(state)
    if stake:
        word = f"{ID}special-good" if stake > 0 else f"{ID}special-bad"
        out.append(Fact(word, {"special": state.data.card_words[state.special]}, [f"special:{IDS[state.special]}"]))
    return out + wanted(state, seat)


def at_last(state: RoiState, seat: int, card: int) -> list[Fact]:
    """Return who wins the trick with its last card, and what that brings or costs."""
    before = [(points + state.bonus[one]) * state.factor(one) for one, points in enumerate(state.quest_points())]
    after = state.clone()
    after.lay(seat, card)
    winner = after.take_trick()
    points = (after.quest_points()[winner] + after.bonus[winner]) * after.factor(winner) - before[winner]
    sure = state.data.rules[state.rule].kind in COUNTED
    ending = "-plus" if sure and points > 0 else "-minus" if sure and points < 0 else ""
    args: dict[str, str | int] = {"points": abs(points)} if ending else {}
    if winner == seat:
        return [Fact(f"{ID}wins{ending}", args, [])]
    return [Fact(f"{ID}leaves{ending}", {**args, "who": f"seat:{winner}"}, [f"seat:{winner}"]), *rid(state, card)]


def leading(state: RoiState, seat: int, card: int, higher: int) -> list[Fact]:
    """Return how strong a card is that sets the suit, and whether it is the last one of it."""
    if card >= MAGIC:
        return [Fact(f"{ID}magic", {"card": state.data.card_words[card]}, [])]
    suit = suit_word(card >> 4)
    out = [Fact(f"{ID}top", {"suit": suit}, [])] if higher == 0 else [Fact(f"{ID}out", {"suit": suit, "count": higher}, [])]
    if sum(1 for other in state.hands[seat] if other >> 4 == card >> 4) == 1:
        out.append(Fact(f"{ID}last-of", {"suit": suit}, []))
    points = state.data.rules[state.rule].card_points[card]
    if points:
        out.append(Fact(f"{ID}card-plus" if points > 0 else f"{ID}card-minus", {"card": state.data.card_words[card], "points": abs(points)}, []))
    return out


def following(state: RoiState, card: int, higher: int) -> list[Fact]:
    """Return whether a card leads the trick now, what could still beat it, and what lies in the trick."""
    out: list[Fact] = []
    leader = state.trick_winner()
    best = state.winning_card(leader)
    if RulesOfThumb(state).beats(state, card):
        if card >= MAGIC:
            out.append(Fact(f"{ID}magic", {"card": state.data.card_words[card]}, []))
        elif higher == 0:
            out.append(Fact(f"{ID}top", {"suit": suit_word(card >> 4)}, []))
        else:
            out.append(Fact(f"{ID}ahead-of", {"card": state.data.card_words[best], "suit": suit_word(card >> 4), "count": higher}, []))
    else:
        out.append(Fact(f"{ID}below", {"card": state.data.card_words[best], "who": f"seat:{leader}"}, [f"seat:{leader}"]))
        out += rid(state, card)
    rule = state.data.rules[state.rule]
    points = sum(rule.card_points[other] for other in state.cards[state.trick * state.seats :])
    if points:
        out.append(Fact(f"{ID}trick-plus" if points > 0 else f"{ID}trick-minus", {"points": abs(points)}, []))
    return out


def rid(state: RoiState, card: int) -> list[Fact]:
    """Return that a card goes which costs whoever wins it, or gives points away."""
    points = state.data.rules[state.rule].card_points[card]
    if not points:
        return []
    return [Fact(f"{ID}rid" if points < 0 else f"{ID}gives-up", {"card": state.data.card_words[card], "points": abs(points)}, [])]


def wanted(state: RoiState, seat: int) -> list[Fact]:
    """Return how the seat stands to a quest that counts tricks."""
    rule = state.data.rules[state.rule]
    count = state.winners.count(seat)
    if rule.kind == EXACT_TRICKS:
        return [Fact(f"{ID}exact", {"n": rule.n, "count": count}, [])]
    if rule.kind == PARITY_TRICKS:
        return [Fact(f"{ID}even" if rule.mode else f"{ID}odd", {"count": count}, [])]
    if rule.kind == SAME_TRICKS:
        return [Fact(f"{ID}shared" if rule.mode else f"{ID}alone", {"count": count}, [])]
    if rule.kind == NTH_TRICK_RACE and count < rule.n:
        return [Fact(f"{ID}race", {"n": rule.n, "count": count}, [])]
    if rule.kind == PER_TRICK and rule.mode == SELF and (rule.n == 0 or state.trick >= state.tricks - rule.n):
        return [Fact(f"{ID}each-plus" if rule.points > 0 else f"{ID}each-minus", {"points": abs(rule.points)}, [])]
    return []


def of_gift(state: RoiState, seat: int, card: int) -> list[Fact]:
    """Return why a card is one to give away: its strength, where that is a burden or of no use; what it is worth under the quest."""
    low = RulesOfThumb(state).mode(state, seat) in (DUCK, UNLOAD)
    rank = RulesOfThumb(state).rank(state, card)
    ranks = [RulesOfThumb(state).rank(state, other) for other in state.legal(seat)]
    out: list[Fact] = []
    if low and rank == max(ranks):
        out.append(Fact(f"{ID}give-high", {"card": state.data.card_words[card]}, []))
    elif not low and rank == min(ranks):
        out.append(Fact(f"{ID}give-low", {"card": state.data.card_words[card]}, []))
    return out + rid(state, card)
