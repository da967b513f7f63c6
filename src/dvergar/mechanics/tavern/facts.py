"""What speaks for an action of a tavern game, as facts: lines, points, majorities, coins, what a rival would take, who chooses first (for hints).

Everything is read from what lies open and from the seat's own coins, so that all worlds of one view give the same facts.
"""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Fact, by_points, is_most
from dvergar.engine.view import Choice
from dvergar.mechanics.tavern.auction import Auction, Valuation, best_card
from dvergar.mechanics.tavern.bids import SPREAD
from dvergar.mechanics.tavern.board import COINS, COLUMNS, TAVERNS
from dvergar.mechanics.tavern.judge import TavernJudge, still_to_play
from dvergar.mechanics.tavern.position import FREE, OPEN, PICK_ACTION, POUCH
from dvergar.mechanics.tavern.recruits import RecruitingState

STAKE: Final = 0.8  # points that a place in the order of play must be worth to be spoken of
HOPE: Final = 0.1  # chance to choose first below which a coin goes for nothing
WANTED: Final = 1.5  # points by which a rival must prefer a card to the next one
NEAR: Final = 4  # cards that a line may lack to be spoken of
LIKELY: Final = 5  # hundredths to which a chance is rounded


class TavernFacts:
    """Facts about the actions of one seat in one position. A game says what a card brings."""

    def __init__(self, state: RecruitingState, seat: int) -> None:
        self.position = state
        self.seat = seat

    # What differs between games

    def brings(self, card: int) -> tuple[int, int]:
        """Return the points that a tavern card brings at once, and the line that it completes, 0 for none."""
        raise TypeError("a game knows what its cards bring")

    def of_card(self, card: int) -> list[Fact]:
        """Return what a card does besides points and lines."""
        return []

    # What they share

    def bid(self, auction: Auction, choice: Choice) -> list[Fact]:
        """Return facts about a bid: the cards that the coins most at stake go for, how likely it is first there, and the trade in the pouch."""
        state, seat = self.position, self.seat
        at = choice.action * COINS
        auction.settle()
        worths: list[float] = []
        firsts: list[float] = []
        for tavern in range(TAVERNS):
            places = auction.places[seat * TAVERNS + tavern]
            odds = auction.ahead(seat, tavern, auction.ranks[seat * COINS + SPREAD[at + tavern]])
            worth = -places[-1]
            for k in range(len(odds)):
                worth += odds[k] * places[k]
            worths.append(worth)
            firsts.append(odds[0])
        order = sorted([(-worths[tavern], tavern) for tavern in range(TAVERNS) if worths[tavern] > STAKE and firsts[tavern] >= HOPE])
        out: list[Fact] = []
        for _, tavern in order[:2]:
            out.append(self.goes_for(auction.valuations[seat], tavern, state.coins[seat * COINS + SPREAD[at + tavern]] >> 2))
        if order:
            main = order[0][1]
            percent = min(95, max(LIKELY, LIKELY * round(100 * firsts[main] / LIKELY)))
            out.insert(1, Fact("hint-order-first", {"percent": percent, "place": state.board.place_words[main]}, []))
        elif max(worths) <= STAKE:
            out.append(Fact("hint-bid-same", {}, []))
        if choice.preview is not None and choice.preview.coin is not None and choice.preview.coin[1] > choice.preview.coin[0]:
            args = {key: choice.preview.args[key] for key in ("low", "high", "new")}
            out.insert(2, Fact("hint-bid-trade", args, []))
        elif len(order) == 1:
            out += self.little_at_stake(auction, at, order[0][1])
        return out

    def goes_for(self, valuation: Valuation, tavern: int, coin: int) -> Fact:
        """Return what a coin at a tavern is after: the card that is worth most to this seat there."""
        state = self.position
        width = state.setup.width
        cards = state.cards[tavern * width : tavern * width + width]
        slot = best_card(valuation, cards, [True] * width)
        points, line = self.brings(cards[slot])
        column = state.board.column[cards[slot]]
        lacking = column < COLUMNS and state.grades[self.seat * COLUMNS + column] <= state.recruits[self.seat]
        word = "hint-bid-line" if line else "hint-bid-lacks" if lacking else "hint-bid-points" if points > 0 else "hint-bid-for"
        args: dict[str, str | int] = {"coin": coin, "place": state.board.place_words[tavern], "card": state.board.card_words[cards[slot]]}
        if line or lacking:
            args["line"] = line if line else state.recruits[self.seat] + 1
        elif points > 0:
            args["points"] = points
        return Fact(word, args, [f"card:{state.board.taverns[tavern]}:{slot}"])

    def little_at_stake(self, auction: Auction, at: int, main: int) -> list[Fact]:
        """Return that the lowest coin lies where this seat cares least who chooses first, if it does."""
        state, seat = self.position, self.seat
        low = -1
        least = -1
        for tavern in range(TAVERNS):
            places = auction.places[seat * TAVERNS + tavern]
            value = state.coins[seat * COINS + SPREAD[at + tavern]] >> 2
            if low < 0 or value < state.coins[seat * COINS + SPREAD[at + low]] >> 2:
                low = tavern
            if least < 0 or places[0] - places[-1] < auction.places[seat * TAVERNS + least][0] - auction.places[seat * TAVERNS + least][-1]:
                least = tavern
        if low != least or low == main:
            return []
        return [Fact("hint-bid-low", {"coin": state.coins[seat * COINS + SPREAD[at + low]] >> 2, "place": state.board.place_words[low]}, [])]

    def pick(self, judge: TavernJudge | None, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return facts about a card of the open tavern."""
        state = self.position
        card = state.cards[state.tavern * state.setup.width + choice.action - PICK_ACTION]
        out = self.card(card, choice, choices)
        if judge is not None:
            out += self.denied(judge, choice.action - PICK_ACTION)
        return out

    def card(self, card: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return facts about a card that comes."""
        state = self.position
        word = state.board.card_words[card]
        out: list[Fact] = []
        preview = choice.preview
        column = state.board.column[card]
        if preview is not None and preview.line is not None:
            out.append(Fact("hint-card-line", {"card": word, "line": preview.line}, []))
        out += self.of_card(card)
        if preview is not None and preview.coin is not None and preview.coin[1] > preview.coin[0]:
            out.append(Fact("hint-card-coin", {"card": word, "from": preview.coin[0], "to": preview.coin[1]}, []))
        elif preview is not None and preview.points is not None and preview.points > 0:
            out.append(Fact("hint-card-most" if is_most(choice, choices) else "hint-card-points", {"card": word, "points": preview.points}, []))
        if column < COLUMNS:
            out += self.after(column, state.board.grades[card], preview is not None and preview.line is not None)
        return out

    def after(self, column: int, grades: int, done: bool) -> list[Fact]:
        """Return what a column of so many more grades means: a distinction in reach, a line that lacks one card only."""
        state, seat = self.position, self.seat
        first = seat * COLUMNS
        own = state.grades[first : first + COLUMNS]
        before = own[column]
        own[column] += grades
        out: list[Fact] = []
        late = 2 * state.round >= state.setup.rounds and own[column] > 1  # before, whoever has one dwarf leads for something
        rival = 0
        for other in range(state.seats):
            if other != seat:
                rival = max(rival, state.grades[other * COLUMNS + column])
        for k in range(len(state.board.judged)):
            if state.age == 1 and state.holder[k] == OPEN and state.board.judged[k] == column and before <= rival < own[column] and late:
                args: dict[str, str | int] = {"distinction": f"@{state.game.id}-distinction-{state.board.distinctions[k]}", "count": own[column]}
                args["column"] = state.board.class_words[column]
                out.append(Fact("hint-distinction", args, []))
        line = state.recruits[seat] + 1
        lacking = -1
        short = 0
        for k in range(COLUMNS):
            if own[k] < line:
                short += line - own[k]
                lacking = k
        if before < line and not done and short == 1:
            out.append(Fact("hint-line-lacks", {"line": line, "column": state.board.class_words[lacking]}, []))
        elif before < line and not done and 1 < short <= NEAR:
            out.append(Fact("hint-line-nearer", {"line": line, "count": short}, []))
        return out

    def denied(self, judge: TavernJudge, slot: int) -> list[Fact]:
        """Return who of those who still choose here would take this card rather than any other."""
        state = self.position
        width = state.setup.width
        first = state.tavern * width
        seats = still_to_play(state)
        for n in range(len(judge.rivals)):
            best = -99.0
            for other in range(width):
                if other != slot and state.takers[first + other] == FREE:
                    best = max(best, judge.rivals[n].gain(state.cards[first + other]))
            ahead = judge.rivals[n].gain(state.cards[first + slot]) - best
            if best > -99.0 and ahead >= WANTED:
                args: dict[str, str | int] = {"who": f"seat:{seats[n]}", "card": state.board.card_words[state.cards[first + slot]], "points": round(ahead)}
                return [Fact("hint-deny-from", args, [f"seat:{seats[n]}"])]
        return []

    def coin(self, action: int, choice: Choice, choices: list[Choice]) -> list[Fact]:
        """Return facts about the growth of a coin."""
        state, seat = self.position, self.seat
        p = state.coin_of(seat, action)
        old = int(choice.args["old"])
        new = int(choice.args["new"])
        place = state.place(seat, p)
        out: list[Fact] = []
        if new != old + state.bonus:
            out.append(Fact("hint-coin-lucky" if new > old + state.bonus else "hint-coin-short", {"sum": old + state.bonus, "to": new}, []))
        if max(state.tavern, -1) < place < POUCH:
            out.append(Fact("hint-coin-early", {"place": state.board.place_words[place], "to": new}, []))
        return out + by_points(choice, choices)
