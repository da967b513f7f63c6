"""Weighing one decision of Le Roi des Nains: each candidate is played on to the end of the deal in worlds drawn from what the seat knows."""

from __future__ import annotations

import math
import time
from typing import Final

from dvergar.engine.rng import Rng
from dvergar.games.roi_des_nains.bot.rules_of_thumb import DUCK, T_LEAST, UNLOAD, RulesOfThumb
from dvergar.games.roi_des_nains.cards import BONUS_HEADS, DRAGON, LOWEST_VALUE, MAGIC, RANK_RUN, TRIPLES, VALUE_SUM_MOST
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import DIRECTION, DRUID, OVER, PASS_ACTION, PLAY, QUEST, TARGET, WINDOW

STEPS: Final = 117  # cards that the thinker plays in its head at most for one decision, for each world that it may draw
FIRST: Final = 20  # of so many worlds one is for every candidate, before the worse half is dropped
LIKING: Final = 0.08  # points that the rule of thumb's own card is ahead from the start: it decides where little else does

TRUST: Final = 8  # times that a turn in there is played by rules of thumb, before the cards compete
DOUBT: Final = 1.5  # points by which a card may do better than it has done so far, after one try
BIAS: Final = 4.0  # points that the rule of thumb's card is ahead by there, spread over its tries

STRAY: Final = 3  # of so many cards of the others one is any legal one: people have plans of their own
RANKED: Final = (LOWEST_VALUE, RANK_RUN, TRIPLES, VALUE_SUM_MOST)  # kinds of rules for which every rank is another


def by_rules_of_thumb(s: RoiState, rules_of_thumb: RulesOfThumb) -> int:
    """Return what rules of thumb say in any phase after the choice of the quest."""
    seat = s.active
    legal = s.legal(seat)
    phase = s.phase
    if phase == PLAY:
        return rules_of_thumb.card(s, seat, legal)
    if phase in (TARGET, DRUID, DIRECTION):
        return legal[0]
    mode = rules_of_thumb.mode(s, seat)
    low = mode in (DUCK, UNLOAD)
    if phase == WINDOW:
        return from_trick(s, rules_of_thumb, legal, low)
    best = legal[0]  # two cards are given away: great ones where tricks are bad, small ones where they are good
    most = -9999.0
    for card in legal:
        value = rules_of_thumb.rank(s, card) if low else -rules_of_thumb.rank(s, card)
        if value > most:
            best = card
            most = value
    return best


def from_trick(s: RoiState, rules_of_thumb: RulesOfThumb, legal: list[int], low: bool) -> int:
    """Take a really good card with the Sorcerer, or wait while that is possible."""
    best = legal[0]
    most = -9999.0
    for card in legal:
        if card != PASS_ACTION:
            value = -rules_of_thumb.rank(s, card) if low else rules_of_thumb.rank(s, card)
            if value > most:
                best = card
                most = value
    if legal[-1] != PASS_ACTION or most >= (-3.0 if low else rules_of_thumb.numbers[T_LEAST]):
        return best
    return PASS_ACTION


class Thought:
    """One decision being weighed: candidates, what each was worth so far, in how many worlds."""

    def __init__(self, s: RoiState, seat: int, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.rng = rng
        favourite = by_rules_of_thumb(s, RulesOfThumb(s)) if s.phase != QUEST else -1
        self.favourite = favourite
        self.actions = candidates(s, seat, favourite)
        self.values = [0.0] * len(self.actions)
        self.drawn = 0

    def best(self, worlds: int, seconds: float) -> int:
        """Return the best action, found in so many worlds at most and, where `seconds` is positive, in that time."""
        if len(self.actions) == 1:
            return self.actions[0]
        s = self.s
        steps = STEPS * worlds
        end = time.perf_counter() + seconds
        cost = s.seats * s.tricks - len(s.cards) + 4
        first = worlds // FIRST + 1
        goal = first
        while steps > 0 and self.drawn < worlds and (seconds <= 0.0 or time.perf_counter() < end):
            self.try_all()
            steps -= cost * len(self.actions)
            if self.drawn >= goal and len(self.actions) > 2:
                self.drop_half()
                goal = self.drawn + first
        return self.actions[self.leader()]

    def try_all(self) -> None:
        """Draw one more world and try every candidate in it."""
        drawn = self.s.worlds(self.seat, self.rng)
        drawn.deals = drawn.deal + 1  # the game is over behind this deal, whoever is in front: shuffling another one takes as long as many cards
        drawn.specials = drawn.specials[: drawn.deals]
        rng = Rng(self.rng.word())  # the others stray alike after every candidate
        self.drawn += 1
        found: list[float] = []
        for action in self.actions:
            state = drawn.clone()
            state.apply(self.seat, action)
            found.append(self.play(action, state, Rng(0, rng)))
        self.note(found)

    def note(self, found: list[float]) -> None:
        """Note what each candidate was worth in one more world."""
        for n in range(len(found)):
            self.values[n] += found[n]
            if self.actions[n] == self.favourite:
                self.values[n] += LIKING

    def play(self, action: int, state: RoiState, rng: Rng) -> float:
        """Play a world in which a candidate was done to the end of the deal, and return the seat's points ahead of the others' mean."""
        return play_deal(state, self.seat, rng)

    def leader(self) -> int:
        """Return the number of the best candidate so far."""
        best = 0
        for n in range(1, len(self.actions)):
            if self.values[n] > self.values[best]:
                best = n
        return best

    def drop_half(self) -> None:
        """Keep the better half of the candidates, at least two."""
        order = sorted(self.values)
        bar = order[len(order) // 2]
        actions: list[int] = []
        values: list[float] = []
        for n in range(len(self.actions)):
            if self.values[n] >= bar:
                actions.append(self.actions[n])
                values.append(self.values[n])
        if len(actions) > 1:
            self.actions = actions
            self.values = values


class Turn:
    """A card to be played in one of the next tricks, whatever the hands: what each card has brought the seat that played it, over all worlds so far."""

    __slots__ = ("cards", "next", "sum", "sums", "total", "tries")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.tries: list[int] = []
        self.sums: list[float] = []
        self.next: list[Turn | None] = []
        self.total = 0
        self.sum = 0.0

    def place(self, card: int) -> int:
        """Return the place of a card, which is noted if it is new here."""
        for n in range(len(self.cards)):
            if self.cards[n] == card:
                return n
        self.cards.append(card)
        self.tries.append(0)
        self.sums.append(0.0)
        self.next.append(None)
        return len(self.cards) - 1

    def best(self, legal: list[int], favourite: int) -> int:
        """Return the card with the best mix of what it has brought and doubt; the rule of thumb's own at first."""
        if len(legal) == 1 or self.total < TRUST:
            return favourite
        doubt = DOUBT * math.sqrt(math.log(self.total + 1.0))
        mean = self.sum / self.total
        best = favourite
        most = -9999.0
        for card in legal:
            tries = 0
            total = 0.0
            for n in range(len(self.cards)):
                if self.cards[n] == card:
                    tries = self.tries[n]
                    total = self.sums[n]
                    break
            part = 1.0 / (tries + 1.0)
            worth = (total + mean) * part + doubt * math.sqrt(part)
            if card == favourite:
                worth += BIAS * part
            if worth > most:
                most = worth
                best = card
        return best


class Foresight(Thought):
    """A decision being weighed with the answers of all seats: under each candidate grows a tree of the cards that follow in the next tricks.

    In there every seat plays what has brought it most so far, in worlds that the deciding seat thinks possible; the others stray there too.
    The rule of thumb's own card stands unless another one is ahead of it by more than the error of that lead: a hair that playouts see between two cards
    is no reason to win a trick that costs.
    """

    def __init__(self, s: RoiState, seat: int, rng: Rng, tricks: int) -> None:
        super().__init__(s, seat, rng)
        self.tricks = tricks
        self.squares = [0.0] * len(self.actions)  # of the leads over the favourite, summed over the worlds
        self.trees: list[Turn | None] = [None] * (PASS_ACTION + 1)  # by candidate
        self.thumbs: list[RulesOfThumb | None] = [None, None]  # by side of the quest
        self.turns: list[Turn] = []  # of this playout, with the places of the cards played and who played them
        self.places: list[int] = []
        self.movers: list[int] = []

    def play(self, action: int, state: RoiState, rng: Rng) -> float:
        """Play a world to the end of the deal, through the tree first, and note there what came of it."""
        if state.phase == OVER or state.deal != self.s.deal:
            return play_deal(state, self.seat, rng)
        before = state.totals
        thumbs = self.thumbs[state.side]
        if thumbs is None:
            thumbs = RulesOfThumb(state)
            self.thumbs[state.side] = thumbs
        turn = self.trees[action]
        if turn is None:
            turn = Turn()
            self.trees[action] = turn
        self.descend(turn, state, thumbs, rng)
        play_out(state, self.seat, thumbs, rng)
        seats = state.seats
        total = 0
        for seat in range(seats):
            total += state.totals[seat] - before[seat]
        for n in range(len(self.turns)):
            turn = self.turns[n]
            mover = self.movers[n]
            lead = (seats * (state.totals[mover] - before[mover]) - total) / (seats - 1)
            turn.tries[self.places[n]] += 1
            turn.sums[self.places[n]] += lead
            turn.total += 1
            turn.sum += lead
        return (seats * (state.totals[self.seat] - before[self.seat]) - total) / (seats - 1)

    def note(self, found: list[float]) -> None:
        """Note what each candidate was worth in one more world, and how far that lies from the favourite."""
        place = self.place()
        for n in range(len(found)):
            self.values[n] += found[n]
            if place >= 0:
                lead = found[n] - found[place]
                self.squares[n] += lead * lead

    def place(self) -> int:
        """Return the place of the favourite among the candidates, -1 where there is none."""
        for n in range(len(self.actions)):
            if self.actions[n] == self.favourite:
                return n
        return -1

    def leader(self) -> int:
        """Return the number of the favourite, or of what is surely better."""
        best = super().leader()
        place = self.place()
        if place < 0 or self.drawn < 2:
            return best if place < 0 else place
        mean = (self.values[best] - self.values[place]) / self.drawn
        error = math.sqrt(max(0.0, self.squares[best] / self.drawn - mean * mean) / (self.drawn - 1))
        return best if mean > error else place

    def drop_half(self) -> None:
        """Keep the better half of the candidates, at least two, and the favourite."""
        bar = sorted(self.values)[len(self.values) // 2]
        kept = [n for n in range(len(self.actions)) if self.values[n] >= bar or self.actions[n] == self.favourite]
        if len(kept) > 1:
            self.actions = [self.actions[n] for n in kept]
            self.values = [self.values[n] for n in kept]
            self.squares = [self.squares[n] for n in kept]

    def descend(self, turn: Turn, state: RoiState, thumbs: RulesOfThumb, rng: Rng) -> None:
        """Play cards by the tree, until it grows by a turn or the tricks are over."""
        self.turns.clear()
        self.places.clear()
        self.movers.clear()
        deal = state.deal
        until = (state.trick + self.tricks) * state.seats
        while state.phase == PLAY and state.deal == deal and len(state.cards) < until:
            mover = state.active
            legal = state.legal(mover)
            astray = mover != self.seat and rng.below(STRAY) == 0
            card = legal[rng.below(len(legal))] if astray else turn.best(legal, thumbs.card(state, mover, legal))
            place = turn.place(card)
            self.turns.append(turn)
            self.places.append(place)
            self.movers.append(mover)
            state.apply(mover, card)
            after = turn.next[place]
            if after is None:
                turn.next[place] = Turn()
                return
            turn = after


def candidates(s: RoiState, seat: int, favourite: int) -> list[int]:
    """Return the legal actions; of cards that come to the same only one, the favourite where it is among them.

    Two cards come to the same where no card between them is in another hand or in this trick, and both are worth the same.
    """
    legal = s.legal(seat)
    if s.phase != PLAY or s.data.rules[s.rule].kind in RANKED or s.effect in (BONUS_HEADS, DRAGON):
        return legal
    bits = s.data.bits
    near = 0  # bit by card that neither another hand holds nor this trick
    for at in range(s.trick * s.seats):
        near |= bits[s.cards[at]]
    for card in s.hands[seat]:
        near |= bits[card]
    card_points = s.data.rules[s.rule].card_points
    out: list[int] = []
    last = -1
    for card in legal:
        if last >= 0 and card < MAGIC and card >> 4 == last >> 4 and card_points[card] == card_points[last] and card != s.special != last:
            between = (bits[card] - 1) ^ (bits[last + 1] - 1)
            if between & ~near & s.pack() == 0:
                if card == favourite:
                    out[-1] = card
                last = card
                continue
        out.append(card)
        last = card
    return out


def play_deal(state: RoiState, seat: int, rng: Rng) -> float:
    """Play the deal to its end by rules of thumb, from which the others stray now and then; return the seat's points ahead of the others' mean."""
    before = state.totals
    if state.phase != OVER:
        play_out(state, seat, RulesOfThumb(state), rng)
    total = 0
    for other in range(state.seats):
        total += state.totals[other] - before[other]
    own = state.totals[seat] - before[seat]
    return own - (total - own) / (state.seats - 1)


def play_out(state: RoiState, seat: int, thumbs: RulesOfThumb, rng: Rng) -> None:
    """Play the deal to its end by rules of thumb, from which the others stray now and then."""
    deal = state.deal
    while state.deal == deal and state.phase != OVER:
        mover = state.active
        if mover != seat and rng.below(STRAY) == 0:
            legal = state.legal(mover)
            state.apply(mover, legal[rng.below(len(legal))])
        else:
            state.apply(mover, by_rules_of_thumb(state, thumbs))
