"""Powers of the cards, one by one: Orders, Cognars, mercenaries, coins that grow (spec 4.4 to 4.6, 5.1 to 5.6)."""

from __future__ import annotations

from typing import Final

from dvergar.games.nains.cards import BRINGS_ALLY, COMMAND, EXCHANGE_THREE, LOOK, PARIA, TEMPLE, UPGRADE
from dvergar.games.nains.rules.position import (
    DISCARD,
    DISCARD_ACTION,
    FORCED,
    GAAT,
    GAAT_ACTION,
    GROUP,
    HERO_ACTION,
    NO_GROUP,
    SVARA,
    SVARA_ACTION,
    NainsPosition,
)
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.position import LEFT, PICK_ACTION
from dvergar.mechanics.tavern.recruits import END_TURN, LOOP

# What is still to be done, besides END_TURN and LOOP of mechanics/tavern/recruits.py.
SEND_AWAY: Final = 2  # the first of two seats discards a card
RAISE: Final = 3  # argument: the card that lets a coin grow
ALLY: Final = 4
PEEK: Final = 5


class Powers(NainsPosition):
    """A position whose cards can act.

    It tells these events, besides those of `RecruitingState` (`column` names an Order):

    | kind | seat | args |
    |---|---|---|
    | recruited | who | card, column, tavern, slot: a dwarf from a tavern |
    | paria | who | card: its number was there already, a token covers it |
    | sent_away | who | card, tavern, slot: the first of two seats discards it |
    | hero | who | hero |
    | mercenary | who | hero, column |
    | gaat | who | hero, column |
    | svara | who | count: looks at so many cards |
    | svara_cards | who | count, card1, card2, ...: told to who looks only |
    | svara_kept | who | card, cards: so many are left in the deck, which is shuffled |
    """

    __slots__ = ()

    # What is still to be done

    def do_next(self, kind: int, seat: int, argument: int) -> None:
        """Do what an entry of the stack says."""
        if kind == SEND_AWAY:
            self.ask_discard(seat)
        elif kind == RAISE:
            self.ask_growth(seat, argument)
        elif kind == ALLY:
            self.ask(GAAT, seat, [GAAT_ACTION + column for column in range(COLUMNS)])
        else:
            self.look(seat)

    def end_turn(self, seat: int) -> None:
        """End a turn: a group of mercenaries never goes on in the next one (spec 4.5)."""
        self.group = NO_GROUP
        super().end_turn(seat)

    # Picks

    def taken(self, seat: int, card: int) -> None:
        """Place a dwarf and let its Order act, then recruit (spec 4.4)."""
        t = self.data
        if self.listener is not None:
            args: dict[str, str | int] = {"card": t.card_words[card], "column": t.class_words[t.column[card]]}
            self.tell("recruited", seat, args | {"tavern": t.tavern_words[self.tavern], "slot": self.slot_of(seat)})
        asks = self.gain(seat, card)
        first_of_two = self.seats == 2 and self.turn == 0 and self.tavern == t.discard_tavern
        if asks or first_of_two:
            self.push(END_TURN, seat, 0)
            self.push(LOOP, seat, 0)
            if first_of_two:
                self.push(SEND_AWAY, seat, 0)
            if asks:
                self.push(RAISE, seat, card)
            self.resume()
        elif self.lines[seat] > self.recruits[seat]:
            self.push(END_TURN, seat, 0)
            self.recruits_due(seat)
        elif self.coins[seat * COINS + self.tavern] & EXCHANGE:
            super().end_turn(seat)
        else:
            self.next_turn()

    def gain(self, seat: int, card: int) -> bool:
        """Place a dwarf and let its Order act; return whether it asks first which coin of the pouch grows (spec 5.1, 5.3)."""
        t = self.data
        at = seat * COLUMNS + t.column[card]
        effect = t.effect[card]
        if effect == PARIA and self.has_number(at, card):
            self.put(seat, at, card, 1, 0)
            if self.listener is not None:
                self.tell("paria", seat, {"card": t.card_words[card]})
            return False
        self.put(seat, at, card, 1, t.points[card])
        if effect == UPGRADE:
            if self.coins[seat * COINS + self.tavern] & EXCHANGE:
                return True
            self.grow(seat, self.tavern, t.bonus[card])
        return False

    def ask_growth(self, seat: int, card: int) -> None:
        """Ask which coin grows because of a card."""
        self.grower = card
        self.ask_transform(seat, self.data.bonus[card], self.growths(seat))

    def transform(self, seat: int, action: int) -> None:
        """Let the chosen coin grow and go on."""
        self.grower = -1
        super().transform(seat, action)

    # Two players

    def ask_discard(self, seat: int) -> None:
        """Ask which of the two cards left goes, unless they are alike (spec 4.6)."""
        choices = [action - PICK_ACTION + DISCARD_ACTION for action in self.unlike()]
        if len(choices) == 1:
            self.send_away(seat, choices[0])
        else:
            self.ask(DISCARD, seat, choices)

    def send_away(self, seat: int, action: int) -> None:
        """Discard a card of the present tavern."""
        slot = action - DISCARD_ACTION
        at = self.tavern * self.setup.width + slot
        self.free -= 1 << slot
        self.takers[at] = LEFT
        self.discard = [*self.discard, self.cards[at]]
        if self.listener is not None:
            args: dict[str, str | int] = {"card": self.board.card_words[self.cards[at]], "tavern": self.board.tavern_words[self.tavern]}
            self.tell("sent_away", seat, args | {"slot": slot})
        self.resume()

    # Cognars

    def recruit(self, seat: int, action: int) -> None:
        """Give a Cognar to a seat and resolve it completely; then the loop goes on (spec 4.5)."""
        t = self.data
        hero = action - HERO_ACTION
        if hero >= t.ordinary:
            self.recruit_mercenary(seat, action)
            return
        card = t.first_hero + hero
        self.group = NO_GROUP
        self.claim(seat, hero, action)
        if self.listener is not None:
            self.tell("hero", seat, {"hero": t.card_words[card]})
        self.push(LOOP, seat, 0)
        if t.column[card] != COMMAND:
            self.put(seat, seat * COLUMNS + t.column[card], card, t.grades[card], t.points[card])
        effect = t.effect[card]
        if effect == LOOK:
            self.push(PEEK, seat, 0)
        elif effect == BRINGS_ALLY:
            self.push(ALLY, seat, 0)
        elif effect == EXCHANGE_THREE:
            self.better_exchange(seat)
        elif t.bonus[card] > 0:
            self.push(RAISE, seat, card)
        self.resume()

    def recruit_mercenary(self, seat: int, action: int) -> None:
        """Put a mercenary in a column; the first of a group forces a second (spec 5.6)."""
        t = self.data
        which, column = divmod(action - HERO_ACTION - t.ordinary, COLUMNS)
        hero = t.ordinary + which
        card = t.first_hero + hero
        self.group = FORCED if self.group == NO_GROUP else GROUP
        self.claim(seat, hero, action)
        if self.listener is not None:
            self.tell("mercenary", seat, {"hero": t.card_words[card], "column": t.class_words[column]})
        at = seat * COLUMNS + column
        if column == TEMPLE:
            self.put(seat, at, card, 1, 0)
            self.apart[seat] = self.apart[seat] + t.points[card]
        else:
            self.put(seat, at, card, 1, t.points[card])
        self.push(LOOP, seat, 0)
        self.resume()

    def put_ally(self, seat: int, column: int) -> None:
        """Put Ga'at in a column: a grade there, and points by column (spec 5.5)."""
        t = self.data
        owner = self.owner.copy()
        owner[t.ally - t.first_hero] = seat
        self.owner = owner
        if self.listener is not None:
            self.tell("gaat", seat, {"hero": t.card_words[t.ally], "column": t.class_words[column]})
        self.put(seat, seat * COLUMNS + column, t.ally, 1, t.ally_points[column])
        self.resume()

    # Svara

    def look(self, seat: int) -> None:
        """Let Svara's owner look at the top cards of the Era 2 deck; a single one is hers without a question (spec 5.4)."""
        t = self.data
        self.phase = SVARA
        self.active = seat
        cards = self.peek()
        self.reveals += 1
        if self.listener is not None:
            self.tell("svara", seat, {"count": len(cards)})
        if len(cards) == 1:
            self.keep(seat, SVARA_ACTION)
            return
        if self.listener is not None:
            args: dict[str, str | int] = {f"card{k}": t.card_words[card] for k, card in enumerate(cards, 1)}
            self.tell("svara_cards", seat, args | {"count": len(cards)}, seat)
        self.ask(SVARA, seat, self.keeps())

    def keep(self, seat: int, action: int) -> None:
        """Keep one of the cards looked at; the others are shuffled back into the deck."""
        index = action - SVARA_ACTION
        deck = self.later if self.age == 1 else self.deck[self.dealt :]
        card = deck[index]
        deck = deck[:index] + deck[index + 1 :]
        self.rng.shuffle(deck)
        self.reveals += 1
        if self.age == 1:
            self.later = deck
        else:
            self.deck = deck
            self.dealt = 0
        if self.listener is not None:
            self.tell("svara_kept", seat, {"card": self.data.card_words[card], "cards": len(deck)})
        if self.gain(seat, card):
            self.push(RAISE, seat, card)
        self.resume()
