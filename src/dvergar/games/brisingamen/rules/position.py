"""The position of Brísingamen: everything on the table, how it is copied, and who knows what (spec 2, 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dvergar.engine.dump import IntReader
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State
from dvergar.games.brisingamen.cards import FIELD, GEMS, LETTERS, SKILL_BIT, CardData, covers
from dvergar.games.brisingamen.rules.phases import ACTORS, COMPLETE_ACTION, EMPTY, NOBODY, NOTHING, OUTSIDE, OVER, RETIRED, TAKE_ACTION

if TYPE_CHECKING:
    from dvergar.engine.game import Game, OptionValue


class BrisingamenPosition(State):
    """A position of Brísingamen. Gems are packed ints, see cards.py; dwarf `i` of a seat is number `seat * team + i`.

    All lists but `where` are *shared*: they are replaced, never changed in place, so clones hold the same ones.
    """

    __slots__ = [
        "able",
        "acted",
        "active",
        "barrows",
        "cards",
        "choices",
        "data",
        "deck",
        "display",
        "done",
        "drawn",
        "dwarf",
        "ended",
        "ender",
        "entry",
        "even",
        "faces",
        "first",
        "fresh",
        "gems",
        "given",
        "gone",
        "held",
        "hidden",
        "leg",
        "made",
        "market",
        "occupied",
        "owing",
        "phase",
        "pile",
        "points",
        "received",
        "round",
        "rounds",
        "shelf",
        "skills",
        "slots",
        "source",
        "spent",
        "start",
        "step",
        "strong",
        "supply",
        "taken",
        "team",
        "timer",
        "tokens",
        "turn",
        "turning",
        "where",
        "workshop",
    ]

    data: CardData
    team: int  # dwarves of a seat
    turning: bool  # the first seat changes from round to round
    even: bool  # the last round is played to its end
    rounds: int  # most rounds, 0 for no limit
    phase: int
    active: int
    choices: list[int]
    # the mine
    where: list[int]  # by dwarf: a space, OUTSIDE or RETIRED
    barrows: list[int]  # by dwarf
    skills: list[int]  # by dwarf
    gems: list[int]  # by space
    occupied: int  # set of spaces
    strong: int  # the dwarf whose strength is active, or NOBODY
    timer: int  # how many more turns of its owner that lasts
    fresh: bool  # it began in this turn
    # goods
    supply: list[int]  # by seat
    market: int
    tokens: list[int]  # by seat
    points: list[int]  # by seat: of completed settings
    held: list[list[int]]  # by seat: settings, ascending
    done: list[list[int]]  # by seat: settings in order of completion
    able: list[list[int]]  # by seat: the actions that complete a setting, were a dwarf outside
    cards: list[int]  # by seat: set of skills owned
    given: list[int]  # by seat: those of them that dwarves carry
    gone: int  # four bits a skill: cards that left the game
    # the display
    workshop: list[int]  # by slot: a setting or EMPTY
    shelf: list[int]  # the actions that take one, ascending
    slots: list[int]  # skills face up; 0 for an empty slot
    faces: int  # set of those skills
    pile: list[int]  # skills, the top one last
    hidden: int  # how many of them, from the top, nobody knows
    deck: list[int]  # cards, the next one at `drawn`
    drawn: int
    display: list[int]  # parts face up, ascending, as cards from FIRST_PART on
    made: list[int]  # completed parts in order: (card - FIRST_PART) * 8 + seat
    # the turn
    round: int
    start: int  # the first seat of this round
    turn: int  # how many seats have had their turn in this round
    step: int  # how many actions are behind
    spent: int  # tokens in this turn
    taken: int  # skills in this turn
    acted: bool  # somebody did more than pass in this round
    ended: bool  # an end was triggered
    ender: int  # by whom, or NOBODY
    # the action that is being decided
    dwarf: int
    entry: int  # the skill it gets on entering
    leg: int  # 0 or 1: its first or second move
    first: int  # the type chosen last
    source: int  # whom the thief visits
    received: int  # gems received so far
    owing: int  # gems given in a swap

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, data: CardData, like: BrisingamenPosition | None = None) -> None:
        """Set up an empty table, or everything as it is in `like`: a compiled class makes no object without its `__init__`."""
        super().__init__(game, seats, options, rng)
        if like is not None:
            self.reveals = like.reveals
            self.data = like.data
            self.team = like.team
            self.turning = like.turning
            self.even = like.even
            self.rounds = like.rounds
            self.phase = like.phase
            self.active = like.active
            self.choices = like.choices
            self.where = like.where.copy()
            self.barrows = like.barrows
            self.skills = like.skills
            self.gems = like.gems
            self.occupied = like.occupied
            self.strong = like.strong
            self.timer = like.timer
            self.fresh = like.fresh
            self.supply = like.supply
            self.market = like.market
            self.tokens = like.tokens
            self.points = like.points
            self.held = like.held
            self.done = like.done
            self.able = like.able
            self.cards = like.cards
            self.given = like.given
            self.gone = like.gone
            self.workshop = like.workshop
            self.shelf = like.shelf
            self.slots = like.slots
            self.faces = like.faces
            self.pile = like.pile
            self.hidden = like.hidden
            self.deck = like.deck
            self.drawn = like.drawn
            self.display = like.display
            self.made = like.made
            self.round = like.round
            self.start = like.start
            self.turn = like.turn
            self.step = like.step
            self.spent = like.spent
            self.taken = like.taken
            self.acted = like.acted
            self.ended = like.ended
            self.ender = like.ender
            self.dwarf = like.dwarf
            self.entry = like.entry
            self.leg = like.leg
            self.first = like.first
            self.source = like.source
            self.received = like.received
            self.owing = like.owing
            return
        self.data = data
        self.team = data.dwarves[seats]
        self.turning = options["turn_order"] == "rotating"
        self.even = options["even_turns"] == "on"
        rounds = options["max_rounds"]
        assert isinstance(rounds, int)
        self.rounds = rounds if options["round_cap"] == "on" else 0
        self.phase = OVER
        self.active = 0
        self.choices = NOTHING
        self.where = [OUTSIDE] * (seats * self.team)
        self.barrows = [0] * (seats * self.team)
        self.skills = [0] * (seats * self.team)
        self.gems = [0] * len(data.spaces)
        self.occupied = 0
        self.strong = NOBODY
        self.timer = 0
        self.fresh = False
        self.supply = [0] * seats
        self.market = 0
        self.tokens = [0] * seats
        self.points = [0] * seats
        self.held = [NOTHING] * seats
        self.done = [NOTHING] * seats
        self.able = [NOTHING] * seats
        self.cards = [0] * seats
        self.given = [0] * seats
        self.gone = 0
        self.workshop = [EMPTY] * data.workshop
        self.shelf = NOTHING
        self.slots = [0] * data.skill_slots
        self.faces = 0
        self.pile = NOTHING
        self.hidden = 0
        self.deck = NOTHING
        self.drawn = 0
        self.display = NOTHING
        self.made = NOTHING
        self.round = 1
        self.start = 0
        self.turn = 0
        self.step = 0
        self.spent = 0
        self.taken = 0
        self.acted = False
        self.ended = False
        self.ender = NOBODY
        self.dwarf = 0
        self.entry = 0
        self.leg = 0
        self.first = 0
        self.source = 0
        self.received = 0
        self.owing = 0

    def actors(self) -> list[int]:
        """Return the seat to act; the list is shared, so copy it before changing it."""
        return ACTORS[self.active] if self.phase != OVER else NOTHING

    def legal(self, seat: int) -> list[int]:
        """Return the seat's actions; the list is shared, so copy it before changing it."""
        return self.choices if seat == self.active else NOTHING

    # Questions

    def owner(self, dwarf: int) -> int:
        """Return the seat of a dwarf."""
        return dwarf // self.team

    def outside(self, seat: int) -> int:
        """Return the lowest-numbered dwarf of a seat that is outside, or NOBODY (R20, R40)."""
        first = seat * self.team
        where = self.where
        for dwarf in range(first, first + self.team):
            if where[dwarf] == OUTSIDE:
                return dwarf
        return NOBODY

    def retired(self, seat: int) -> int:
        """Return how many dwarves of a seat have sold a setting."""
        first = seat * self.team
        return self.where[first : first + self.team].count(RETIRED)

    # Changes that keep what follows from them

    def gain(self, seat: int, gems: int) -> None:
        """Add gems to a seat's supply, or take away where `gems` is negative."""
        supply = self.supply.copy()
        supply[seat] += gems
        self.supply = supply
        self.refresh_able(seat)

    def refresh_able(self, seat: int) -> None:
        """Note which held settings a seat's supply could complete."""
        supply = self.supply[seat]
        found = NOTHING
        needs = self.data.needs
        for card in self.held[seat]:
            if covers(supply, needs[card]):
                if not found:
                    found = []
                found.append(COMPLETE_ACTION + card)
        if found or self.able[seat]:
            able = self.able.copy()
            able[seat] = found
            self.able = able

    def own(self, seat: int, cards: int, given: int) -> None:
        """Set a seat's skills, and which of them its dwarves carry."""
        owned = self.cards.copy()
        owned[seat] = cards
        self.cards = owned
        carried = self.given.copy()
        carried[seat] = given
        self.given = carried

    def fill(self, dwarf: int, gems: int) -> None:
        """Set what a barrow holds."""
        barrows = self.barrows.copy()
        barrows[dwarf] = gems
        self.barrows = barrows

    def leave(self, space: int, gems: int) -> None:
        """Set what a cavern holds."""
        left = self.gems.copy()
        left[space] = gems
        self.gems = left

    def shelve(self) -> None:
        """Note anew what can be taken from the workshop."""
        shelf: list[int] = []
        for card in self.workshop:
            if card != EMPTY:
                shelf.append(TAKE_ACTION + card)
        shelf.sort()
        self.shelf = shelf

    def tell(self, kind: str, seat: int, args: dict[str, str | int]) -> None:
        """Tell the listener; callers look first whether there is one, so that simulation pays nothing."""
        if self.listener is not None:
            self.listener.append(Event(kind, seat, args))

    def tell_gems(self, kind: str, seat: int, gems: int, args: dict[str, str | int]) -> None:
        """Tell the listener of some gems, counted by type."""
        for gem in range(GEMS):
            args[LETTERS[gem]] = gems >> (FIELD * gem) & 63
        self.tell(kind, seat, args)

    # Copies

    def clone(self) -> BrisingamenPosition:
        """Return an equal state that shares nothing that changes."""
        raise TypeError("the rules make states")

    def dump(self) -> list[int]:
        """Return all of it as ints."""
        out: list[int] = []
        self.rng.dump(out)
        out += [self.reveals, self.phase, self.active, self.strong, self.timer, int(self.fresh), self.market, self.gone, self.hidden]
        out += [self.round, self.start, self.turn, self.step, self.spent, self.taken, int(self.acted), int(self.ended), self.ender]
        out += [self.dwarf, self.entry, self.leg, self.first, self.source, self.received, self.owing]
        for one in (self.where, self.barrows, self.skills, self.gems, self.supply, self.tokens, self.points, self.cards, self.given, self.workshop, self.slots):
            out += one
        for many in (self.pile, self.deck[self.drawn :], self.display, self.made, self.choices):
            out.append(len(many))
            out += many
        for seat in range(self.seats):
            out.append(len(self.held[seat]))
            out += self.held[seat]
            out.append(len(self.done[seat]))
            out += self.done[seat]
        return out

    def load(self, ints: list[int]) -> None:
        """Take over what `dump` wrote."""
        reader = IntReader(ints)
        self.rng.load(reader.take(4))
        self.reveals, self.phase, self.active, self.strong, self.timer, fresh, self.market, self.gone, self.hidden = reader.take(9)
        self.round, self.start, self.turn, self.step, self.spent, self.taken, acted, ended, self.ender = reader.take(9)
        self.dwarf, self.entry, self.leg, self.first, self.source, self.received, self.owing = reader.take(7)
        self.fresh, self.acted, self.ended = fresh == 1, acted == 1, ended == 1
        dwarves = self.seats * self.team
        self.where, self.barrows, self.skills = reader.take(dwarves), reader.take(dwarves), reader.take(dwarves)
        self.gems = reader.take(len(self.data.spaces))
        self.supply, self.tokens, self.points = reader.take(self.seats), reader.take(self.seats), reader.take(self.seats)
        self.cards, self.given = reader.take(self.seats), reader.take(self.seats)
        self.workshop, self.slots = reader.take(self.data.workshop), reader.take(self.data.skill_slots)
        self.pile, self.deck, self.drawn = reader.many(), reader.many(), 0
        self.display, self.made, self.choices = reader.many(), reader.many(), reader.many()
        held: list[list[int]] = []
        done: list[list[int]] = []
        for _ in range(self.seats):
            held.append(reader.many())
            done.append(reader.many())
        self.held, self.done = held, done
        self.settle()

    def settle(self) -> None:
        """Work out anew all that follows from the rest."""
        bits = self.data.bits
        occupied = 0
        for space in self.where:
            if space > 0:
                occupied |= bits[space]
        self.occupied = occupied
        self.faces = 0
        for skill in self.slots:
            if skill:
                self.faces |= SKILL_BIT[skill]
        self.shelve()
        for seat in range(self.seats):
            self.refresh_able(seat)
