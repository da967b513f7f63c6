"""The position of Nains: phases and actions, fields beyond those of every tavern game, and what rules, views and bots ask of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dvergar.engine.actions import ActionSpace
from dvergar.engine.dump import IntReader
from dvergar.engine.rng import Rng
from dvergar.games.nains.cards import CLASSES, COMMAND, LOOK, UPGRADE, CardData
from dvergar.mechanics.tavern.bids import SLOTS, add_tavern_actions
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.position import AVAILABLE, NOTHING, OWN_ACTION, PHASE_NAMES, POUCH, RECRUIT, TRANSFORM, TRANSFORM_ACTION, differing
from dvergar.mechanics.tavern.recruits import RecruitingState

if TYPE_CHECKING:
    from dvergar.engine.game import Game, OptionValue

# Phases, besides those of mechanics/tavern/position.py.
HERO: Final = RECRUIT
DISCARD: Final = 5
GAAT: Final = 6
SVARA: Final = 7
PHASES: Final = [*PHASE_NAMES, "discard", "gaat", "svara"]  # as views call them

# Actions (spec 12), behind those of mechanics/tavern/position.py.
SVARA_ACTION: Final = OWN_ACTION  # 5: one of the cards looked at
DISCARD_ACTION: Final = 100  # 5: a tavern slot
GAAT_ACTION: Final = 105  # 5: a column
HERO_ACTION: Final = 110  # a Cognar's number; behind them each mercenary with each of five columns

# How far a group of mercenaries has come in the present recruiting.
NO_GROUP: Final = 0  # the last recruit was no mercenary
FORCED: Final = 1  # a second mercenary must follow
GROUP: Final = 2  # more may follow

# Why a Cognar cannot be recruited.
MAY: Final = 0
TAKEN: Final = 1
LAST_ONE: Final = 2  # one mercenary alone begins no group
NO_COLUMN: Final = 3  # no mercenary could complete a line
MUST_FOLLOW: Final = 4  # a second mercenary comes first


def action_space(data: CardData) -> ActionSpace:
    """Name the actions, in the order of the constants above.

    >>> import dvergar
    >>> space = dvergar.game("nains").actions
    >>> space.size, space.name(0), space.parse("hero(volgrir)"), space.name(151)
    (152, 'bid(0,1,2)', 110, 'mercenary(wal,talion)')
    """
    space = ActionSpace()
    add_tavern_actions(space, data)
    space.add("svara", SLOTS)
    space.add("discard", SLOTS)
    space.add("gaat", CLASSES)
    heroes = data.ids[data.first_hero :]
    space.add("hero", heroes[: data.ordinary])
    space.add("mercenary", [f"{id},{cls}" for id in heroes[data.ordinary : data.ordinary + data.mercenaries] for cls in CLASSES])
    return space


class NainsPosition(RecruitingState):
    """A position of Nains; see `TavernPosition` for coins, taverns, gems, decks and columns.

    `recruits[seat]` counts Cognars for lines, so neither Ga'at nor the elite. `points` of the Errants leave covered numbers out, those of the
    Temple leave mercenaries out, for these are not multiplied. A heroes' number is that of a Cognar.
    """

    __slots__ = ("apart", "data", "elite", "group", "grower")

    data: CardData
    group: int
    grower: int  # the card that lets a coin grow which is being chosen, or -1
    apart: list[int]  # by seat: points of mercenaries in the Temple
    elite: list[int]  # distinctions in order of evaluation; shared

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, data: CardData, like: NainsPosition | None = None) -> None:
        """Set up an empty table, or everything as it is in `like`."""
        super().__init__(game, seats, options, rng, data, like)
        if like is not None:
            self.data = like.data
            self.group = like.group
            self.grower = like.grower
            self.apart = like.apart.copy()
            self.elite = like.elite
            return
        self.data = data
        self.left = self.heroes_left()
        self.group = NO_GROUP
        self.grower = -1
        self.apart = [0] * seats
        self.elite = list(range(len(data.distinctions)))

    def begin(self) -> None:
        """Lay out the Elite Cognars, the Certification last; then as ever."""
        if self.options["elite_order"] == "random":
            elite = self.elite[: self.data.certification]
            self.rng.shuffle(elite)
            self.elite = [*elite, self.data.certification]
        super().begin()

    # Questions

    def phase_name(self) -> str:
        """Return the present phase as views call it."""
        return PHASES[self.phase]

    def command(self, seat: int) -> list[int]:
        """Return the white Cognars in a seat's command zone."""
        t = self.data
        return [t.first_hero + hero for hero in range(t.ordinary) if self.owner[hero] == seat and t.column[t.first_hero + hero] == COMMAND]

    def peek(self) -> list[int]:
        """Return the cards that Svara's owner looks at, [] in any other phase; they are nobody else's business."""
        if self.phase != SVARA:
            return NOTHING
        count = self.data.amount[self.data.effect.index(LOOK)]
        return self.later[:count] if self.age == 1 else self.deck[self.dealt : self.dealt + count]

    def has_number(self, at: int, card: int) -> bool:
        """Return whether a column holds an Errants dwarf with the same number (spec 5.3)."""
        t = self.data
        number = t.points[card]
        effect = t.effect[card]
        for other in self.columns[at]:  # noqa: SIM110 - mypyc is faster without a generator
            if t.points[other] == number and t.effect[other] == effect:
                return True
        return False

    # Who may be recruited

    def mercenaries(self) -> list[int]:
        """Return the mercenaries that are available."""
        first = self.data.ordinary
        return [hero for hero in range(first, first + self.data.mercenaries) if self.owner[hero] == AVAILABLE]

    def opening(self, seat: int) -> int:
        """Return the only column that is the shortest, -1 where several are: there a mercenary completes a line (spec 4.5)."""
        first = seat * COLUMNS
        own = self.grades[first : first + COLUMNS]
        least = min(own)
        return own.index(least) if own.count(least) == 1 else -1

    def mercenary_columns(self, seat: int, group: int, left: int) -> list[int]:
        """Return the columns where a mercenary may be put when a group has come so far and so many are left."""
        if group != NO_GROUP:
            return list(range(COLUMNS))
        column = self.opening(seat)
        return [column] if column >= 0 and left >= 2 else []

    def group_of(self, seat: int) -> int:
        """Return how far this seat's group of mercenaries has come, if it is this seat that recruits."""
        return self.group if seat == self.active else NO_GROUP

    def why_not(self, seat: int, hero: int) -> int:
        """Return MAY if the seat could recruit that Cognar now, else the reason."""
        if self.owner[hero] != AVAILABLE:
            return TAKEN
        if hero < self.data.ordinary:
            return MUST_FOLLOW if self.group_of(seat) == FORCED else MAY
        left = len(self.mercenaries())
        if self.mercenary_columns(seat, self.group_of(seat), left):
            return MAY
        return LAST_ONE if left < 2 else NO_COLUMN

    def recruitable(self, seat: int) -> list[int]:
        """Return the recruit actions of a seat, ascending (spec 4.5)."""
        out = NOTHING if self.group == FORCED else self.left
        left = self.mercenaries()
        columns = self.mercenary_columns(seat, self.group, len(left)) if left else NOTHING
        if columns:
            first = HERO_ACTION + self.data.ordinary
            out = out + [first + (hero - self.data.ordinary) * COLUMNS + column for hero in left for column in columns]
        return out

    def heroes_left(self) -> list[int]:
        """Return the recruit actions of all Cognars that are available, mercenaries left out, ascending."""
        return [HERO_ACTION + hero for hero in range(self.data.ordinary) if self.owner[hero] == AVAILABLE]

    # What can be chosen

    def growths(self, seat: int) -> list[int]:
        """Return the coins that may grow for the card that asks: any but the exchange coin, for a Talion dwarf those of the pouch."""
        choices = self.transforms(seat)
        if self.data.effect[self.grower] == UPGRADE:
            return [action for action in choices if (action - TRANSFORM_ACTION) % COINS == POUCH]
        return choices

    def keeps(self) -> list[int]:
        """Return one action for each different card that Svara's owner looks at."""
        return [SVARA_ACTION + k for k in differing(self.peek())]

    # Copies

    def clone(self) -> NainsPosition:
        """Return an equal state that shares nothing that changes."""
        raise TypeError("the rules make states")

    def worlds(self, seat: int | None, rng: Rng) -> NainsPosition:
        """Return a state that the seat cannot tell from this one (spec 7)."""
        other = self.clone()
        other.redraw(-1 if seat is None else seat, rng)
        if other.phase == TRANSFORM:
            other.choices = other.growths(other.active)
        elif other.phase == SVARA:
            other.choices = other.keeps()
        return other

    def dump(self) -> list[int]:
        """Return all of it as ints."""
        out: list[int] = []
        self.dump_into(out)
        out += [self.group, self.grower]
        out += self.apart
        out += self.elite
        out += self.choices
        return out

    def load(self, ints: list[int]) -> None:
        """Take over what `dump` wrote."""
        reader = IntReader(ints, self.load_from(ints))
        self.left = self.heroes_left()
        self.group, self.grower = reader.take(2)
        self.apart = reader.take(self.seats)
        self.elite = reader.take(len(self.elite))
        self.choices = ints[reader.at :]
