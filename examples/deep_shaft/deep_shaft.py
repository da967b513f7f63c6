"""Deep Shaft: dig for gems as long as you dare. A second fall of rocks buries all that your shaft held, unless a beam of yours holds it up.

2 to 5 dwarves, some ten minutes. The deck holds 36 gems, worth 1 to 6, and 12 rocks. On your turn you dig, as often as you like: each gem joins
your shaft. The second rocks in one shaft bury it: its gems are lost and your turn ends. Each dwarf has one beam; set after the first rocks, it
clears them. Climb out, and the gems of the shaft are yours. The match ends with the turn in which the last card was dug; most gems win.
"""

from __future__ import annotations

from dvergar.engine.game import Option
from dvergar.simple import NOBODY, Card, Move, SimpleGame, SimpleState, cards, per_seat_cards, per_seat_ints

RULES = __doc__ or ""
ROCKS = 6  # the kind of card behind the six gems
COLOURS = ("grey", "green", "blue", "violet", "yellow", "red")
GEMS = (
    *(("Flint", "Silex", "Feuerstein"), ("Malachite", "Malachite", "Malachit"), ("Lapis", "Lapis", "Lapis")),
    *(("Amethyst", "Améthyste", "Amethyst"), ("Topaz", "Topaze", "Topas"), ("Ruby", "Rubis", "Rubin")),
)


class Shaft(SimpleState):
    """One position: whose shaft is dug, and what each dwarf has brought up."""

    deck = cards(title=("Mountain", "Montagne", "Berg"), seen=NOBODY)
    shaft = cards(title=("Shaft", "Puits", "Schacht"))
    spoil = cards(title=("Spoil heap", "Déblais", "Halde"), pile=True)
    hoards = per_seat_cards(title=("Hoard", "Trésor", "Hort"), seen="everybody")
    beams = per_seat_ints(1, title=("Beams", "Étais", "Balken"))

    def setup(self) -> None:
        """Shuffle the mountain; chance says who digs first."""
        self.deck = [gem for gem in range(ROCKS) for _ in range(6)] + [ROCKS] * self.number("rocks")
        self.rng.shuffle(self.deck)
        self.turn = self.rng.below(self.seats)

    def choices(self, seat: int) -> list[tuple[str, int]]:
        """Dig; climb out with what there is; set the beam where rocks lie."""
        found = [("dig", 0)] if self.deck else []
        if any(card != ROCKS for card in self.shaft) or not self.deck:
            found.append(("climb", 0))
        if ROCKS in self.shaft and self.beams[seat]:
            found.append(("beam", 0))
        return found

    def play(self, seat: int, verb: str, thing: int) -> None:
        """Dig a card, hold the shaft up, or bring the gems home."""
        if verb == "beam":
            self.beams[seat] -= 1
            self.shaft.remove(ROCKS)
            self.spoil.append(ROCKS)
        elif verb == "climb":
            self.tell("brought", seat, points=self.worth(self.shaft))
            self.hoards[seat] += [card for card in self.shaft if card != ROCKS]
            self.leave(seat, [card for card in self.shaft if card == ROCKS])
        else:
            card = self.deck.pop()
            self.shaft.append(card)
            self.tell("dug", seat, card=self.card(card))
            if self.shaft.count(ROCKS) == 2:
                self.tell("buried", seat, points=self.worth(self.shaft))
                self.leave(seat, self.shaft)

    def leave(self, seat: int, left: list[int]) -> None:
        """End the turn; what is left in the shaft goes to the heap."""
        self.spoil += left
        self.shaft = []
        self.turn = self.next_seat(seat)
        self.over = int(not self.deck)

    def worth(self, row: list[int]) -> int:
        """Return what the gems among these cards are worth."""
        return sum(card + 1 for card in row if card != ROCKS)

    def scores(self) -> list[int]:
        """Count the gems of each hoard."""
        return [self.worth(hoard) for hoard in self.hoards]


class DeepShaft(SimpleGame):
    """The descriptor."""

    id = "deep_shaft"
    title = "Deep Shaft"
    seats = range(2, 6)
    minutes = 10
    options = (Option("rocks", "range", 12, "How many falls of rocks the mountain holds.", "rules", low=4, high=20),)
    state = Shaft
    pack = (*(Card(GEMS[n], n + 1, COLOURS[n], "cut-diamond") for n in range(6)), Card(("Rocks", "Rochers", "Felsen"), None, "grey", "mountain-cave"))
    moves = (Move("dig", on="deck"), Move("climb"), Move("beam"))
    rules = RULES
    texts = {
        "pitch": ("Dig as long as you dare.", "Creusez tant que vous l’osez.", "Grabt, solange ihr euch traut."),
        "verb-dig": ("Dig", "Creuser", "Graben"),
        "verb-climb": ("Climb out", "Remonter", "Hinaufsteigen"),
        "verb-beam": ("Set the beam", "Poser l’étai", "Balken setzen"),
        "event-dug": ("{who}: {card} comes to light", "{who} : {card} apparaît", "{who}: {card} kommt ans Licht"),
        "event-brought": ("{who}: {points} brought home", "{who} : {points} au trésor", "{who}: {points} heimgebracht"),
        "event-buried": ("{who}: {points} buried", "{who} : {points} sous les rochers", "{who}: {points} verschüttet"),
        "prompt-turn": ("Dig on, or climb out?", "Creuser encore, ou remonter ?", "Weitergraben oder hinauf?"),
        "option-rocks": ("Falls of rocks", "Éboulements", "Felsstürze"),
    }
