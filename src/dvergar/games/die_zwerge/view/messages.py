"""Fields of the view of Die Zwerge, all that anybody may know (spec 7): nobody has secrets. Never compiled: msgspec Structs.

Click targets of the choices, in this order (a dwarf's number is its index in `dwarves`, a slot that in `cards`):

| phase | clicks |
|---|---|
| draft | `hero:<id>` |
| action | `do:move`, `do:fight`, `do:message`, `do:craft`, `card:<slot>`, `card:scenario`, food, `pass` |
| rest | food, `end` |
| step | `hex:<id>`, `stop` |
| penalty | `do:health`, `do:doom` |
| reroll_die, raise | `die:<n>`, `decline` |
| reroll | `do:ability`, `gear:dolch`, `gear:amboss`, `decline` |
| song, shield, disguise, ban, pay | `do:use`, `decline` |
| rescue, courage | food, `decline` |
| assign | `troop:map:<kind>`, `troop:<slot>:<kind>`, `troop:scenario:<kind>`, `troop:scenario:token` |
| damage, redirect, pin, give, keen, join | `dwarf:<n>` |
| heal, place_dwarf, join_dwarf | `dwarf:<n>`, `decline` |
| place_hex, clear, muster | `hex:<id>` |
| tunnel | `hex:<id>`, `decline` |
| remove | `hex:<id>`, `card:<slot>`, `card:scenario`, `decline` |
| remove_kind | `kind:<kind>` |
| spend, lose_gear | `gear:<id>` |
| threats, order | `card:<slot>` |
| offer | `card:<slot>`, `decline` |

Food is `gear:kaese`, or `gear:bier` and then `dwarf:<n>`. Previews: `points` is a chance in percent (`die_zwerge-preview-odds`), the troops a
fight destroys on average (`-kills`, in tenths), or a word of its own.
"""

from __future__ import annotations

import msgspec

from dvergar.engine.view import View


class Arrows(msgspec.Struct, frozen=True):
    """A tile of perished land as it lies: directions 0..5 counter-clockwise from east, and the troops printed on its side arrows."""

    id: str
    colour: str  # red, white
    main: int
    left: int
    right: int
    left_troops: list[str]
    right_troops: list[str]
    to: str  # the hex that its main arrow leads to


class Hex(msgspec.Struct, frozen=True, omit_defaults=True):
    """One hex, pointy-top, axial coordinates with E5 at (0, 0)."""

    id: str
    q: int
    r: int
    kingdom: str | None = None
    place: str | None = None
    gate: str | None = None
    printed: bool = False  # a printed tunnel
    tunnel: bool = False  # an open entrance now
    red: int | None = None  # directions of the two printed arrows
    white: int | None = None
    tile: Arrows | None = None
    orc: int = 0
    troll: int = 0
    elf: int = 0


class Dwarf(msgspec.Struct, frozen=True):
    """A dwarf: who plays it, where it stands, what it can do now and could without equipment."""

    seat: int
    hero: str  # "" before the draft
    hex: str
    health: int
    most: int
    combat: int
    craft: int
    speed: int
    base: list[int]  # combat, craft, speed as printed
    ability: str
    gear: list[str]
    keenfire: bool
    pinned: bool


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """One space of the fate track: kind is start, council, threat or recruit."""

    kind: str
    gate: str | None = None
    cards: int = 0


class Coming(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the hero marker's next step does."""

    space: int
    kind: str  # council, threat, recruit; skipped; meets: the markers meet and all is lost
    gate: str | None = None
    hex: str | None = None
    cards: int = 0
    troops: int = 0  # on the gate now
    dice: list[str] = []  # kinds of troops that may be rolled for


class CouncilSpace(msgspec.Struct, frozen=True):
    """One space of the council: the lowest die that leads right from it (0: the end), and what it does."""

    pos: int
    need: int
    effect: str


class Throw(msgspec.Struct, frozen=True):
    """The dice at one moment of a roll, and why they lie so: rolled, council, ability, dagger, anvil, raised, sung."""

    source: str
    dice: list[int]


class Roll(msgspec.Struct, frozen=True):
    """The last roll of number dice, from its first throw to its last change."""

    purpose: str  # move, fight, message, test, health, craft
    throws: list[Throw]
    target: int  # what a die must show to count, 0 where all count
    need: int  # successes needed, 0 where none are counted
    now: bool  # its decisions are still being made


class Visit(msgspec.Struct, frozen=True):
    """One place of a mission: its name in `die_zwerge-<place>`, its hexes, and whether it is done (of visits: by which dwarves)."""

    place: str
    hexes: list[str]
    done: bool
    dwarves: list[int]


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A face-up card: what it asks for and how far that has come. Texts are `die_zwerge-card-<id>`, `-mission-<id>`, `-threat-<id>`."""

    id: str
    deck: str  # scenario, adventure, threat
    mission: str
    level: str = ""
    where: str | None = None  # anywhere, with_troops, next_to_troops
    places: list[Visit] = []
    attribute: str | None = None
    target: int = 0
    done: int = 0
    need: int = 0
    orc: int = 0  # troops on the card
    troll: int = 0
    elf: int = 0
    kind: str | None = None  # of troops to kill or collect
    collects: bool = False
    pinned: int | None = None  # a dwarf
    reward: str | None = None  # a kind; the text is `die_zwerge-reward-<kind>`
    amount: int = 0
    troop: str | None = None  # of the reward
    open: bool = False  # the active dwarf could spend an action on it now


class Reach(msgspec.Struct, frozen=True):
    """A hex within the mover's allowance: the fewest steps, the perished hexes entered on that way, whether troops stop there, and the way."""

    hex: str
    steps: int
    price: int
    stops: bool
    way: list[str]  # the hexes entered, this one last


class Done(msgspec.Struct, frozen=True):
    """A completed scenario and the turn it was completed in."""

    card: str
    turn: int


class DieZwergeView(View, frozen=True, kw_only=True):
    """The table; all readers see the same but for prompt and choices."""

    phase: str
    window: bool  # a chance to use an owned card: the owner may prefer never to be asked
    subject: int | None  # the dwarf whom the question is about
    gear: str | None  # the equipment that the question is about
    turn: int
    dwarf: int  # whose turn it is
    actions: int  # left
    steps: int  # left of the move
    dwarves: list[Dwarf]
    heroes: list[str]  # still to be drafted
    hexes: list[Hex]
    limit: int  # troops that make a hex perish
    goal: str  # the hex of Schwarzjoch
    hero: int
    doom: int
    fate: list[Space]
    coming: Coming
    skip: bool
    bans: list[str]  # kinds of troops
    council: int
    spaces: list[CouncilSpace]
    roll: Roll | None
    reach: list[Reach]
    scenario: Card | None
    cards: list[Card | None]
    tokens: int  # of Nôd'onn
    supply: list[int]  # orcs, trolls, elves
    armies: list[int]  # on the map
    tiles: int  # laid
    tiles_of: int
    tiles_mark: int  # from so many tiles on the last scenario is another one
    troops_mark: int
    tunnel: str | None  # where the tunnel tile lies
    deck: int
    threats: int  # left in the threat deck
    equipment: int
    scenarios: int  # still face down
    completed: list[Done]
    discard: list[str]
    equipment_discard: list[str]
    unseen_equipment: list[str]
    unseen_tiles: list[str]
    destroyed: list[int]
    difficulty: str
    outcome: str  # undecided, won, doomed, died
    cause: str | None  # of doom: hero, council, saddle, threat, penalty
    culprit: str | None  # the card that won, or the hero who died
