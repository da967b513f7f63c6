"""Rules of thumb for Le Roi des Nains (spec 12): whether a seat wants the trick, and the card that goes with it. Looks only at what its seat knows.

One `RulesOfThumb` serves one deal under one rule; it is quick enough to play deals to their end many times a move.
"""

from __future__ import annotations

from typing import Final

from dvergar.games.roi_des_nains.cards import (
    BONUS,
    CHAMPION,
    DOUBLE,
    DRAGON,
    EXACT_TRICKS,
    EXCALIBUR,
    LEFT,
    LOWEST_VALUE,
    MAGIC,
    NEIGHBOURS,
    NTH_TRICK_RACE,
    PARITY_TRICKS,
    PER_CARD,
    PER_TRICK,
    SAME_TRICKS,
    SELF,
    STRENGTHS,
    TRICK_STREAK,
    Rule,
)
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.play import RoiState

# What a seat wants with a trick.
WIN: Final = 0
DUCK: Final = 1  # lose it, with the most dangerous card
SAVE: Final = 2  # whatever happens, with the smallest card
UNLOAD: Final = 3  # whatever happens, with the greatest card

CHANCE: Final = [0.0, 0.0, 0.01, 0.01, 0.02, 0.03, 0.04, 0.05, 0.07, 0.09, 0.13, 0.16, 0.25, 0.45, 0.7, 0.95]  # by strength: to win a trick some time
HIGHER: Final = [((1 << ((card >> 4) + 1) * 16) - 1) ^ ((1 << (card + 1)) - 1) for card in range(48)]  # by card: bits of the stronger ones


# Places in a list of numbers.
T_STAKE: Final = 0  # what the special must give that this alone decides
T_TRICK: Final = 1  # likewise the cards of a trick
T_SURE: Final = 2  # by so many tricks a hand may be too weak for those that it needs
T_TOP: Final = 3  # what a card's point counts beside its strength: of a card that leads a trick home
T_LOW: Final = 4  # of one that is led to lose
T_WON: Final = 5  # of one that wins as the last
T_LOST: Final = 6  # of one that loses
T_HOLD: Final = 7  # strength from which a card is thought to last
T_MAGIC: Final = 8  # that of a magic card that does not win by itself
T_NEAR: Final = 9  # what a rule promises a hand that would win just as many tricks as it asks for
T_FAR: Final = 10  # and what each trick more or less takes of it
T_WINS: Final = 11  # what a trick more than others brings under rules without a line of their own
T_LEAST: Final = 12  # strength from which the Sorcerer takes a card
NAMES: Final = ["stake", "trick", "sure", "top", "low", "won", "lost", "hold", "magic", "near", "far", "wins", "least"]
THUMBS: Final = [1.0, 0.05, 0.3, 8.0, 4.0, 8.0, 8.0, 13.0, 8.0, 0.3, 0.25, 0.4, 14.0]


def chance(card: int) -> float:
    """Return roughly how likely a card wins a trick some time."""
    return 0.95 if card >= MAGIC else CHANCE[STRENGTHS[card & 15]]


def expected(hand: list[int]) -> float:
    """Return roughly how many tricks a hand wins."""
    total = 0.0
    for card in hand:
        total += chance(card)
    return total


class RulesOfThumb:
    """Plays cards of one deal, for any seat."""

    def __init__(self, s: RoiState, numbers: list[float] = THUMBS) -> None:
        t = s.data
        self.numbers = numbers
        self.t = t
        self.rule: Rule = t.rules[s.rule]
        self.seats = s.seats
        self.card_points = self.rule.card_points
        self.total = self.rule.total[s.seats] + self.card_points[s.special]
        self.pack = s.pack()
        self.mean = self.total / (s.seats * s.tricks)

    # What the seat wants

    def mode(self, s: RoiState, seat: int) -> int:
        """Return what the seat wants with the present trick."""
        rule = self.rule
        kind = rule.kind
        stake = self.stake(s)
        if kind == PER_CARD:
            return self.by_cards(s, stake)
        if stake > self.numbers[T_STAKE]:
            return WIN
        if stake < -self.numbers[T_STAKE]:
            return DUCK
        if kind == PER_TRICK:
            if rule.mode != SELF:
                return self.for_neighbour(s, seat)
            if rule.n and s.trick < s.tricks - rule.n:
                return SAVE if rule.points > 0 else UNLOAD
            return WIN if rule.points > 0 else DUCK
        count = s.winners.count(seat)
        left = s.tricks - s.trick
        if kind == EXACT_TRICKS:
            need = rule.n - count
            if need < 0:
                return UNLOAD
            if need == 0:
                return DUCK
            return WIN if need >= left or expected(s.hands[seat]) <= need + self.numbers[T_SURE] else DUCK
        if kind == PARITY_TRICKS:
            good = count > 0 and (count + rule.mode) & 1 == 1
            return DUCK if good and left < 3 else WIN
        if kind == SAME_TRICKS:
            return self.alone(s, seat, count)
        if kind == LOWEST_VALUE:
            return self.lowest(s, seat)
        if kind == TRICK_STREAK:
            return self.streak(s, seat)
        if kind == NTH_TRICK_RACE:
            if count >= rule.n:
                return UNLOAD
            return WIN if rule.points > 0 else DUCK
        if kind == NEIGHBOURS:
            return self.between(s, seat, count)
        return WIN if rule.points > 0 else DUCK

    def stake(self, s: RoiState) -> float:
        """Return what the special gives the winner of this trick."""
        t = self.t
        points = float(t.amount[s.special]) if s.armed else 0.0
        if s.spot >= s.trick * s.seats:
            if s.effect == BONUS:
                points += t.amount[s.special]
            elif s.effect == DOUBLE:
                points += 2.0 if self.total > 0 or (self.rule.kind != PER_CARD and self.rule.points > 0) else -2.0
        return points

    def by_cards(self, s: RoiState, stake: float) -> int:
        """Decide by what the cards on the table are worth, and those to come on the average."""
        on_table = s.cards_on_table()
        value = stake + self.mean * (self.seats - on_table)
        for at in range(s.trick * s.seats, len(s.cards)):
            value += self.card_points[s.cards[at]]
        if value > self.numbers[T_TRICK]:
            return WIN
        if value < -self.numbers[T_TRICK]:
            return DUCK
        return SAVE if on_table else DUCK

    def for_neighbour(self, s: RoiState, seat: int) -> int:
        """Let the neighbour win who scores for this seat, and get rid of great cards otherwise."""
        friend = (seat + (1 if self.rule.mode == LEFT else -1)) % self.seats
        place = (friend - s.leader) % self.seats
        if place >= s.cards_on_table() or s.leading == friend:
            return SAVE
        return UNLOAD

    def alone(self, s: RoiState, seat: int, count: int) -> int:
        """Try to be alone with one's number of tricks, or not to be."""
        same = False
        more = False
        for other in range(self.seats):
            if other != seat:
                tricks = s.winners.count(other)
                if tricks == count:
                    same = True
                elif tricks > count:
                    more = True
        if self.rule.mode == 0:
            return WIN if same else DUCK
        return DUCK if same else WIN if more else UNLOAD

    def lowest(self, s: RoiState, seat: int) -> int:
        """Decide by the lowest number of the suits that count: the own so far, and that on the table."""
        rule = self.rule
        own = self.least(s, scoring.piles(self.seats, s.cards, s.winners)[seat])
        here = self.least(s, s.cards[s.trick * s.seats :])
        if rule.points > 0:
            if own == 99:
                return WIN if here >= 5 else DUCK
            return WIN if here >= own and rule.suits != 7 else DUCK
        if own == 99:
            return DUCK
        if own <= 2:
            return UNLOAD
        return WIN if here < own else DUCK

    def least(self, s: RoiState, pile: list[int]) -> int:
        """Return the lowest number in a pile of the suits that count, or 99."""
        value = self.t.value
        out = 99
        for card in pile:
            if card < MAGIC and value[card] and value[card] < out and self.rule.suits >> (card >> 4) & 1:
                out = value[card]
        return out

    def streak(self, s: RoiState, seat: int) -> int:
        """Win on, or break the run."""
        rule = self.rule
        if rule.lost:
            return UNLOAD if scoring.streak(rule, seat, s.winners) else DUCK
        if rule.points > 0:
            return UNLOAD if rule.mode and scoring.streak(rule, seat, s.winners) else WIN
        return DUCK if s.trick > 0 and s.winners[s.trick - 1] == seat else UNLOAD

    def between(self, s: RoiState, seat: int, count: int) -> int:
        """Get ahead of the left neighbour; of the right one too, or stay behind it."""
        if self.rule.sides[0][1] > 0 or count <= s.winners.count((seat + 1) % self.seats):
            return WIN
        return DUCK if count < s.winners.count((seat - 1) % self.seats) else self.for_neighbour(s, seat)

    # The card

    def card(self, s: RoiState, seat: int, legal: list[int]) -> int:
        """Return the card to play."""
        if len(legal) == 1:
            return legal[0]
        mode = self.mode(s, seat)
        if s.led < 0:
            return self.lead(s, seat, legal, mode)
        return self.follow(s, legal, mode)

    def lead(self, s: RoiState, seat: int, legal: list[int], mode: int) -> int:
        """Lead the top of a suit where the trick is wanted, a small card where it is not."""
        if mode == WIN:
            gone = 0
            bits = self.t.bits
            for card in s.cards:
                gone |= bits[card]
            for card in s.hands[seat]:
                gone |= bits[card]
            out = self.pack & ~gone
            best = -1
            most = -99.0
            top = self.numbers[T_TOP]
            for card in legal:
                if card < MAGIC and HIGHER[card] & out == 0:
                    value = top * self.card_points[card] + STRENGTHS[card & 15]
                    if value > most:
                        best = card
                        most = value
            if best >= 0:
                return best
        best = legal[0]
        least = -9999.0
        low = self.numbers[T_LOW]
        for card in legal:
            rank = self.rank(s, card)
            value = rank if mode == UNLOAD else -rank - low * self.card_points[card]
            if value > least:
                best = card
                least = value
        return best

    def follow(self, s: RoiState, legal: list[int], mode: int) -> int:
        """Follow or discard."""
        last = s.cards_on_table() == self.seats - 1
        win = -1  # the best card that would win now, with what speaks for it
        win_value = -9999.0
        lose = -1
        lose_value = -9999.0
        most = -1
        most_value = -9999.0
        won = self.numbers[T_WON]
        lost = self.numbers[T_LOST]
        for card in legal:
            rank = self.rank(s, card)
            points = self.card_points[card]
            if self.beats(s, card):
                if mode == WIN:
                    value = won * points - rank if last else rank
                elif mode == UNLOAD or last:
                    value = rank
                else:
                    value = -rank
                if value > win_value:
                    win = card
                    win_value = value
            else:
                value = (rank if mode in (DUCK, UNLOAD) else -rank) - lost * points
                if value > lose_value:
                    lose = card
                    lose_value = value
            if rank > most_value:
                most = card
                most_value = rank
        if mode == UNLOAD:
            return most
        if win < 0:
            return lose
        if lose < 0:
            return win
        if mode == WIN:
            return win if last or win_value >= self.numbers[T_HOLD] else lose
        return lose

    def rank(self, s: RoiState, card: int) -> float:
        """Return the strength of a card, 16 for a magic card that wins."""
        if card < MAGIC:
            return STRENGTHS[card & 15]
        ident = s.identity(card)
        if ident >= 0:
            return STRENGTHS[(ident >> 1) & 15]
        return 16.0 if s.effect == DRAGON or s.effect == EXCALIBUR else self.numbers[T_MAGIC]

    def beats(self, s: RoiState, card: int) -> bool:
        """Return whether a card would win the trick as it lies."""
        if s.spot >= s.trick * s.seats and (s.effect == DRAGON or s.effect == EXCALIBUR):
            return s.effect == DRAGON and card & 15 == CHAMPION
        ident = card + card if card < MAGIC else s.identity(card)
        if ident >= 0:
            return ident >> 5 == s.led and ident > s.best
        if s.effect == EXCALIBUR:
            return True
        if s.effect == DRAGON:
            return not s.champion_on_table()
        return False


def leaning(s: RoiState, seat: int, rule: Rule, numbers: list[float] = THUMBS) -> float:
    """Return roughly how much better than the others the seat would do under a rule, by its hand alone."""
    hand = s.hands[seat]
    wins = expected(hand)
    fair = s.tricks / s.seats
    kind = rule.kind
    if kind == PER_CARD:
        value = 0.0
        for suit in range(3):
            total = 0
            for card in range(suit * 16, suit * 16 + 16):
                if card in s.data.packs[s.seats] or card == s.special:
                    total += rule.card_points[card]
            own = 0.0
            for card in hand:
                if card >> 4 == suit:
                    own += chance(card)
            value += (own - fair / 3) * total * 3 / s.tricks
        return value
    if kind == PER_TRICK:
        if rule.mode != SELF:
            return 0.0
        return rule.points * (wins - fair) * (rule.n / s.tricks if rule.n else 1.0)
    if kind == EXACT_TRICKS:
        return rule.points * (numbers[T_NEAR] - numbers[T_FAR] * abs(wins - rule.n))
    if kind == SAME_TRICKS:
        return rule.points * (0.2 * abs(wins - fair) - 0.2) * (1 if rule.mode == 0 else -1)
    if kind == LOWEST_VALUE:
        return 0.0 if rule.points > 0 else 0.5 * (fair - wins)
    if kind == PARITY_TRICKS:
        return 0.0
    if kind == TRICK_STREAK and rule.lost:
        return numbers[T_WINS] * rule.points * (fair - wins)
    points = rule.points if kind != NEIGHBOURS else rule.sides[0][2] * (1 if rule.sides[0][1] > 0 else 0)
    return numbers[T_WINS] * points * (wins - fair)
