"""The end of an age: Ylud, the evaluation of the troops, Thrud's way home, the end (spec 4.9, 5.4, 5.5)."""

from __future__ import annotations

from dvergar.games.nidavellir.cards import REWARD_BLACKSMITH, REWARD_COIN, REWARD_GEM, REWARD_TRANSFORM
from dvergar.games.nidavellir.rules.position import KEEP_ACTION, PIONEER, YLUD, YLUD_ACTION
from dvergar.games.nidavellir.rules.powers import EVALUATE, YLUD_DONE, Powers
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.recruits import LOOP


class Ages(Powers):
    """A position that ends its ages.

    It tells these events besides those of `Powers`:

    | kind | seat | args |
    |---|---|---|
    | ylud_placed | who | column |
    | ylud_moved | who | from, column |
    | ylud_kept | who | column |
    | evaluation | - | -: the troops of age 1 are judged |
    | special_gem | winner | gem, covered |
    | armorer | winner | card, column |
    | pioneer | winner | count: looks at so many cards |
    | pioneer_cards | winner | count, card1, card2, ...: told to the winner only |
    | pioneer_kept | winner | card |
    | pioneer_gone | - | card: nobody won it, so the top card is discarded |
    | shuffled | - | age, cards: the deck of the next age |
    | thrud_home | who | from: at the end, to the command zone |
    """

    __slots__ = ()

    # Ylud

    def end_of_age(self) -> None:
        """Ask Ylud's owner, if she is to be placed or may move; then go on (spec 5.4, R8, R9)."""
        t = self.data
        seat = self.owner[t.ylud - t.first_hero] if t.ylud >= 0 else -1
        if seat < 0:
            self.after_ylud()
        elif self.ylud < 0:
            self.ask(YLUD, seat, [YLUD_ACTION + column for column in range(COLUMNS)])
        else:
            own = self.ylud % COLUMNS
            choices = [YLUD_ACTION + column for column in range(COLUMNS) if column != own or self.thrud == self.ylud]
            self.ask(YLUD, seat, [*choices, KEEP_ACTION])

    def place_ylud(self, seat: int, action: int) -> None:
        """Place Ylud, move her, or let her stay."""
        t = self.data
        self.push(YLUD_DONE, seat, 0)
        self.push(LOOP, seat, 0)
        before = self.ylud
        if action == KEEP_ACTION:
            if self.listener is not None:
                self.tell("ylud_kept", seat, {"column": t.class_words[before % COLUMNS]})
        else:
            column = action - YLUD_ACTION
            if self.listener is not None:
                args: dict[str, str | int] = {"column": t.class_words[column]}
                if before < 0:
                    self.tell("ylud_placed", seat, args)
                else:
                    self.tell("ylud_moved", seat, args | {"from": t.class_words[before % COLUMNS]})
            if before >= 0:
                self.lift(before, self.columns[before].index(t.ylud), 1, t.ylud_points[before % COLUMNS])
            self.ylud = seat * COLUMNS + column
            self.lay_down(seat, column, t.ylud, t.ylud_points[column])
        self.resume()

    def after_ylud(self) -> None:
        """Evaluate the troops after age 1, end the game after age 2."""
        if self.age == 1:
            if self.listener is not None:
                self.tell("evaluation", -1, {})
            self.evaluate(0)
        else:
            self.finish()

    # Evaluation

    def class_grades(self, column: int) -> list[int]:
        """Return the grades of all seats in one class."""
        return [self.grades[seat * COLUMNS + column] for seat in range(self.seats)]

    def evaluate(self, distinction: int) -> None:
        """Judge one class: only a single seat with the most grades wins, gems decide nothing (spec 5.5, R11)."""
        t = self.data
        if distinction == len(t.judged):
            self.next_age()
            return
        if not self.snapshot:
            self.judged = self.judged + self.class_grades(t.judged[distinction])
        elif distinction == 0:
            self.judged = [grades for column in t.judged for grades in self.class_grades(column)]
        self.push(EVALUATE, 0, distinction + 1)
        seat = self.judge(distinction, self.judged[distinction * self.seats : (distinction + 1) * self.seats])
        self.reward(seat, t.reward[distinction], t.reward_amount[distinction])

    def reward(self, seat: int, reward: int, amount: int) -> None:
        """Give what a distinction brings."""
        if seat < 0:
            if reward not in (REWARD_TRANSFORM, REWARD_COIN, REWARD_GEM, REWARD_BLACKSMITH):
                self.lose_top_card()
            self.resume()
        elif reward == REWARD_TRANSFORM:
            self.ask_transform(seat, amount, self.transforms(seat))
        elif reward == REWARD_COIN:
            self.better_exchange(seat)
            self.resume()
        elif reward == REWARD_GEM:
            if self.listener is not None:
                self.tell("special_gem", seat, {"gem": amount, "covered": self.gems[seat]})
            gems = self.gems.copy()
            gems[seat] = amount
            self.gems = gems
            self.resume()
        elif reward == REWARD_BLACKSMITH:
            column = self.data.column[amount]
            if self.listener is not None:
                self.tell("armorer", seat, {"card": self.data.card_words[amount], "column": self.data.class_words[column]})
            self.push(LOOP, seat, 0)
            self.lay_down(seat, column, amount, self.data.points[amount])
            self.resume()
        else:
            self.look(seat, amount)

    def look(self, seat: int, count: int) -> None:
        """Let the Pioneer's winner look at the top cards of the next deck."""
        self.reveals += 1
        if self.listener is not None:
            self.tell("pioneer", seat, {"count": count})
            cards: dict[str, str | int] = {f"card{k + 1}": self.data.card_words[self.later[k]] for k in range(count)}
            self.tell("pioneer_cards", seat, cards | {"count": count}, seat)
        self.phase = PIONEER
        self.ask(PIONEER, seat, self.keeps())

    def keep(self, seat: int, index: int) -> None:
        """Keep one of the cards looked at; the others go back, and the deck will be shuffled."""
        t = self.data
        card = self.later[index]
        self.later = self.later[:index] + self.later[index + 1 :]
        self.reveals += 1
        if self.listener is not None:
            self.tell("pioneer_kept", seat, {"card": t.card_words[card]})
        if t.column[card] < COLUMNS:
            self.push(LOOP, seat, 0)
            self.lay_down(seat, t.column[card], card, t.points[card])
            self.resume()
        else:
            self.discard = [*self.discard, card]
            self.ask_transform(seat, t.bonus[card], self.transforms(seat))

    def lose_top_card(self) -> None:
        """Discard the top card of the next deck: nobody is the Pioneer."""
        card = self.later[0]
        self.later = self.later[1:]
        self.discard = [*self.discard, card]
        self.reveals += 1
        if self.listener is not None:
            self.tell("pioneer_gone", -1, {"card": self.data.card_words[card]})

    def next_age(self) -> None:
        """Shuffle the deck of age 2 and enter its first round."""
        deck = self.later.copy()
        self.rng.shuffle(deck)
        self.later = deck
        if self.listener is not None:
            self.tell("shuffled", -1, {"age": 2, "cards": len(deck)})
        super().next_age()

    # The end

    def finish(self) -> None:
        """Send Thrud home and end the game (R10)."""
        if self.thrud >= 0:
            at = self.thrud
            self.thrud = -1
            self.lift(at, len(self.columns[at]) - 1, 1, 0)
            if self.listener is not None:
                self.tell("thrud_home", at // COLUMNS, {"from": self.data.class_words[at % COLUMNS]})
        super().finish()
