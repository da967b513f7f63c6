"""The position of Nidavellir: phases and actions, fields beyond those of every tavern game, and what rules, views and bots ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dvergar.engine.actions import ActionSpace
from dvergar.engine.dump import IntReader
from dvergar.engine.rng import Rng
from dvergar.games.nidavellir.cards import CLASSES, DISCARD_DWARVES, DWARF, NEUTRAL, REQUIRES_GRADES, REWARD_DRAW, CardData
from dvergar.mechanics.tavern.bids import SLOTS, add_tavern_actions
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.position import ABSENT, AVAILABLE, NOTHING, OWN_ACTION, PHASE_NAMES, RECRUIT, TRANSFORM, differing
from dvergar.mechanics.tavern.recruits import RecruitingState

if TYPE_CHECKING:
    from dvergar.engine.game import Game, OptionValue

# Phases, besides those of mechanics/tavern/position.py.
HERO: Final = RECRUIT
ULINE_BID: Final = 5
DISCARD: Final = 6
THRUD: Final = 7
ULINE_TRADE: Final = 8
YLUD: Final = 9
PIONEER: Final = 10
PHASES: Final = [*PHASE_NAMES, "uline_bid", "discard", "thrud", "uline_trade", "ylud", "pioneer"]  # as views call them

# Actions (spec 12), behind those of mechanics/tavern/position.py.
TRADE_ACTION: Final = OWN_ACTION  # 10: a pair of slots, see PAIRS
THRUD_ACTION: Final = 105  # 5: a column
YLUD_ACTION: Final = 110  # 5: a column
KEEP_ACTION: Final = 115
DISCARD_ACTION: Final = 116  # 10 pairs of columns, see PAIRS, then 5 single ones
PIONEER_ACTION: Final = 131  # 5: one of the cards looked at
HERO_ACTION: Final = 136  # a hero's number
PAIRS: Final = [(a, b) for a in range(5) for b in range(a + 1, 5)]

IN_HAND: Final = -2  # where Thrud is before she is put down; IN_HAND - 1 - column if she was taken from a column

# Why a hero cannot be recruited.
MAY: Final = 0
TAKEN: Final = 1  # by a seat, or not in this game's hero set
NEEDS_GRADES: Final = 2
NEEDS_DWARVES: Final = 3


def action_space(data: CardData) -> ActionSpace:
    """Name the actions, in the order of the constants above.

    >>> import dvergar
    >>> space = dvergar.game("nidavellir").actions
    >>> space.size, space.name(0), space.parse("hero(kraal)")
    (157, 'bid(0,1,2)', 136)
    """
    space = ActionSpace()
    add_tavern_actions(space, data)
    space.add("trade", [f"{a},{b}" for a, b in PAIRS])
    space.add("thrud", CLASSES)
    space.add("ylud", CLASSES)
    space.add("keep", [""])
    space.add("discard", [f"{CLASSES[a]},{CLASSES[b]}" for a, b in PAIRS] + CLASSES)
    space.add("pioneer", SLOTS)
    space.add("hero", data.ids[data.first_hero :])
    return space


class NidavellirPosition(RecruitingState):
    """A position of Nidavellir; see `TavernPosition` for coins, taverns, gems, decks and columns.

    `recruits[seat]` is the number of heroes owned, `lines[seat]` of complete lines now. Thrud in an army stands as the last card of her column
    and counts there in `grades`; so does a placed Ylud, anywhere in hers.
    """

    __slots__ = ("data", "digger", "snapshot", "thrud", "uline", "ylud")

    data: CardData
    snapshot: bool
    thrud: int  # where she stands: seat * 5 + column; -1 while available or in a command zone; IN_HAND, or less if taken from a column
    ylud: int  # where she stands, or -1
    uline: int  # the seat that owns her
    digger: int  # the hero card whose discards are asked for

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, data: CardData, like: NidavellirPosition | None = None) -> None:
        """Set up an empty table, or everything as it is in `like`."""
        super().__init__(game, seats, options, rng, data, like)
        if like is not None:
            self.data = like.data
            self.snapshot = like.snapshot
            self.thrud = like.thrud
            self.ylud = like.ylud
            self.uline = like.uline
            self.digger = like.digger
            return
        self.data = data
        self.snapshot = options["distinction_evaluation"] == "snapshot"
        first_game = options["hero_set"] == "first_game"
        self.owner = [ABSENT if first_game and not flag else AVAILABLE for flag in data.first_game]
        self.left = self.heroes_left()
        self.thrud = -1
        self.ylud = -1
        self.uline = -1
        self.digger = -1

    # Questions

    def late(self, seat: int) -> bool:
        """Return whether this seat owns Uline."""
        return seat == self.uline

    def phase_name(self) -> str:
        """Return the present phase as views call it."""
        return PHASES[self.phase]

    def command(self, seat: int) -> list[int]:
        """Return the hero cards in a seat's command zone, ascending."""
        t = self.data
        out: list[int] = []
        for hero in range(t.heroes):
            card = t.first_hero + hero
            if self.owner[hero] == seat and t.column[card] == NEUTRAL and not self.in_army(card):
                out.append(card)
        return out

    def in_army(self, card: int) -> bool:
        """Return whether a neutral hero stands in a column, or moves between two (Thrud and Ylud can)."""
        return (card == self.data.thrud and self.thrud != -1) or (card == self.data.ylud and self.ylud >= 0)

    def peek(self) -> list[int]:
        """Return the cards that the Pioneer's winner looks at, [] in any other phase; they are nobody else's business."""
        return self.later[: self.data.reward_amount[self.pioneer()]] if self.phase == PIONEER else NOTHING

    def pioneer(self) -> int:
        """Return which distinction lets its winner look at cards."""
        return self.data.reward.index(REWARD_DRAW)

    def ends_with_dwarf(self, seat: int, column: int) -> bool:
        """Return whether the last card of a column is a dwarf (spec 5.3, R4)."""
        cards = self.columns[seat * COLUMNS + column]
        return len(cards) > 0 and self.data.kind[cards[-1]] == DWARF

    def why_not(self, seat: int, hero: int) -> int:
        """Return MAY if the seat could recruit that hero now, else the reason."""
        if self.owner[hero] != AVAILABLE:
            return TAKEN
        t = self.data
        card = t.first_hero + hero
        effect = t.effect[card]
        if effect == REQUIRES_GRADES and self.grades[seat * COLUMNS + t.column[card]] < t.amount[card]:
            return NEEDS_GRADES
        if effect == DISCARD_DWARVES:
            missing = t.amount[card]
            for column in range(COLUMNS):
                if column != t.column[card] and self.ends_with_dwarf(seat, column):
                    missing -= 1
                    if missing == 0:
                        return MAY
            return NEEDS_DWARVES
        return MAY

    def recruitable(self, seat: int) -> list[int]:
        """Return the hero actions of a seat, ascending (spec 4.7)."""
        out = self.left
        for hero in self.data.choosy:
            if self.owner[hero] == AVAILABLE and self.why_not(seat, hero) != MAY:
                if out is self.left:
                    out = out.copy()
                out.remove(HERO_ACTION + hero)
        return out

    def heroes_left(self) -> list[int]:
        """Return the hero actions of all that are available, ascending."""
        return [HERO_ACTION + hero for hero in range(self.data.heroes) if self.owner[hero] == AVAILABLE]

    def pair_of(self, seat: int, action: int) -> tuple[int, int]:
        """Return the positions of the two coins that a `trade` action means."""
        slots = self.slots(seat)
        a, b = PAIRS[action - TRADE_ACTION]
        return slots[a], slots[b]

    # What can be chosen

    def keeps(self) -> list[int]:
        """Return one action for each different card that the Pioneer's winner looks at."""
        return [PIONEER_ACTION + k for k in differing(self.peek())]

    # Copies

    def clone(self) -> NidavellirPosition:
        """Return an equal state that shares nothing that changes."""
        raise TypeError("the rules make states")

    def worlds(self, seat: int | None, rng: Rng) -> NidavellirPosition:
        """Return a state that the seat cannot tell from this one (spec 7)."""
        other = self.clone()
        other.redraw(-1 if seat is None else seat, rng)
        if other.phase == TRANSFORM:
            other.choices = other.transforms(other.active)
        elif other.phase == PIONEER:
            other.choices = other.keeps()
        return other

    def dump(self) -> list[int]:
        """Return all of it as ints."""
        out: list[int] = []
        self.dump_into(out)
        out += [self.thrud, self.ylud, self.uline, self.digger]
        out += self.choices
        return out

    def load(self, ints: list[int]) -> None:
        """Take over what `dump` wrote."""
        reader = IntReader(ints, self.load_from(ints))
        self.left = self.heroes_left()
        self.thrud, self.ylud, self.uline, self.digger = reader.take(4)
        self.choices = ints[reader.at :]
