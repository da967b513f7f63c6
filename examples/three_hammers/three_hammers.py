"""Three Hammers: lay a card in secret, and take your pick of the market when its number is called. Many of one metal are worth most.

3 to 5 dwarves, some ten minutes. 35 cards: five metals, each from 1 to 7. Everybody holds six; as many as there are dwarves lie in the market.
All lay a card face down and turn it over at once. From the highest number to the lowest (of equal ones the seat nearest to the left of the
starter first) each takes one card of the market into the own store. What was laid is the next market, and the next seat is the starter. After six
rounds each metal in a store is worth its count times itself.
"""

from __future__ import annotations

from dvergar.simple import CARD, NOBODY, Card, Move, SimpleGame, SimpleState, an_int, cards, per_seat_cards

RULES = __doc__ or ""
METALS = (("Iron", "Fer", "Eisen"), ("Copper", "Cuivre", "Kupfer"), ("Silver", "Argent", "Silber"), ("Gold", "Or", "Gold"), ("Mithril", "Mithril", "Mithril"))
COLOURS = ("grey", "red", "blue", "yellow", "violet")
ICONS = ("anvil", "two-coins", "ring", "crown", "sparkles")
NUMBERS = 7
HAND = 6


class Hammers(SimpleState):
    """One position: hands and cards laid are known to their owners, the rest to all."""

    rest = cards(title=("Cellar", "Cave", "Keller"), seen=NOBODY)
    market = cards(title=("Market", "Marché", "Markt"), ordered=False)
    laid = per_seat_cards(title=("Laid", "Posée", "Gelegt"))
    shown = per_seat_cards(title=("Called", "Appelée", "Aufgerufen"), seen="everybody")
    hands = per_seat_cards(title=("Hand", "Main", "Hand"))
    stores = per_seat_cards(title=("Store", "Réserve", "Lager"), seen="everybody")
    starter = an_int()
    taking = an_int()

    def setup(self) -> None:
        """Deal the hands and the first market."""
        self.rest = list(range(len(self.simple.pack)))
        self.rng.shuffle(self.rest)
        for seat in range(self.seats):
            self.hands[seat] = [self.rest.pop() for _ in range(HAND)]
            self.market.append(self.rest.pop())

    def actors(self) -> list[int]:
        """All who have not laid a card; then whoever takes."""
        if self.over or self.taking:
            return super().actors()
        return [seat for seat in range(self.seats) if not self.laid[seat]]

    def secret(self) -> bool:
        """Cards are laid in secret."""
        return not self.over and not self.taking

    def prompt(self) -> str:
        """Return which question it is."""
        return "take" if self.taking else "lay"

    def choices(self, seat: int) -> list[tuple[str, int]]:
        """Lay any card of the hand, take any of the market."""
        return [("take", card) for card in self.market] if self.taking else [("lay", card) for card in self.hands[seat]]

    def play(self, seat: int, verb: str, thing: int) -> None:
        """Lay or take; with the last card laid all are shown, with the last one taken a round is over."""
        if verb == "lay":
            self.hands[seat].remove(thing)
            self.laid[seat] = [thing]
            if all(self.laid):
                self.shown, self.laid, self.taking = self.laid, [[] for _ in range(self.seats)], 1
                for other in range(self.seats):
                    self.tell("called", other, card=self.card(self.shown[other][0]))
                self.turn = self.order()[0]
            return
        self.market.remove(thing)
        self.stores[seat].append(thing)
        place = self.order().index(seat) + 1
        if place < self.seats:
            self.turn = self.order()[place]
            return
        self.market = [card for row in self.shown for card in row]
        self.shown = [[] for _ in range(self.seats)]
        self.starter, self.taking = self.next_seat(self.starter), 0
        self.over = int(not self.hands[0])

    def order(self) -> list[int]:
        """Return the seats in the order in which they take."""
        return sorted(range(self.seats), key=lambda seat: (-(self.shown[seat][0] % NUMBERS), (seat - self.starter) % self.seats))

    def scores(self) -> list[int]:
        """Count each metal of each store times itself."""
        return [sum(sum(card // NUMBERS == metal for card in store) ** 2 for metal in range(len(METALS))) for store in self.stores]


class ThreeHammers(SimpleGame):
    """The descriptor."""

    id = "three_hammers"
    title = "Three Hammers"
    seats = range(3, 6)
    minutes = 10
    state = Hammers
    pack = tuple(Card(METALS[n // NUMBERS], n % NUMBERS + 1, COLOURS[n // NUMBERS], ICONS[n // NUMBERS]) for n in range(len(METALS) * NUMBERS))
    moves = (Move("lay", CARD, on="hands"), Move("take", CARD, on="market"))
    rules = RULES
    texts = {
        "pitch": ("Lay in secret, take when you are called.", "Posez en secret, prenez à l’appel.", "Heimlich legen, auf Zuruf nehmen."),
        "event-called": ("{who}: {card}", "{who} : {card}", "{who}: {card}"),
        "prompt-lay": ("Lay a card in secret", "Posez une carte en secret", "Lege heimlich eine Karte"),
        "prompt-take": ("Take a card of the market", "Prenez une carte du marché", "Nimm eine Karte vom Markt"),
    }
