"""Fields of the view of Brísingamen, besides those of every view. Never compiled: msgspec Structs.

Gems are lists of ten counts in the order of the types (spec 4.12): small ruby, emerald, sapphire, amethyst, amber, then the large ones. An empty
list stands for none at all. Spaces are told by id, cards by id, dwarves by number, from 1. All readers know the same; only prompt and choices differ.

| phase | what is asked | clicks of a choice |
|---|---|---|
| action | an action of the turn | `dwarf:<number>` moves it; `enter:mine`, then `give:<skill>` where it gets one; `strength:<number>` |
| | | `setting:<id>` takes or completes; `part:<id>`, `swap:market`, `skill:<id>`, `thief:<seat>`, `thief:market`, `pass` |
| free | one that costs a token | the same without the thief, and `stop` |
| where | where the dwarf goes | `space:<id>`, then `with:harvest`, then `with:strength`, each where it may and does |
| bat, bat_more | what the bat carries | `gem:<type>`, `keep`, `enough` |
| harvest | whether it loads the cavern | `harvest:<space>`, `leave` |
| onward | the second move of speed | `space:<id>`, `stay` |
| give, give_more | what is given in a swap | `gem:<type>`, `enough` |
| receive | what comes for it | `gem:<type>` |
| theft, theft_more | what the thief takes | `gem:<type>`, `enough` |

A preview's points are the change of the reader's own total as of now.
"""

from __future__ import annotations

import msgspec

from dvergar.engine.view import Args, View


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space of the mine, drawn at x, y on a grid of 100 by 100; `seat` and `dwarf` say who stands there."""

    id: str
    label: str  # a letter, a cavern's number, or the id of the surface
    kind: str  # surface, gallery, cavern
    branch: str  # outside, main, west, south_west, south_east, east
    depth: int  # steps from the surface
    x: int
    y: int
    lantern: int
    spots: list[int] = []  # of a cavern: grey small, grey large, yellow small, yellow large
    gems: list[int] = []
    seat: int | None = None
    dwarf: int = 0
    skill: str | None = None  # of that dwarf
    loaded: bool = False  # it has jewels
    wall: int = 0  # how many more turns of its owner its strength lasts


class Way(msgspec.Struct, frozen=True, omit_defaults=True):
    """A space that a dwarf can reach in one move, and the occupied spaces that it passes."""

    space: str
    passed: list[str] = []


class Barred(msgspec.Struct, frozen=True):
    """A space at which a way ends: it is occupied and cannot be passed; `why` is a word key."""

    space: str
    why: str


class Reach(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a dwarf of the acting seat could go with one move; `number` 0 is the next one to enter, `skill` what it would get."""

    number: int
    space: str
    ways: list[Way]
    barred: list[Barred] = []
    skill: str | None = None


class Dwarf(msgspec.Struct, frozen=True, omit_defaults=True):
    """A dwarf with its barrow."""

    number: int
    state: str  # outside, mine, retired
    space: str | None = None
    skill: str | None = None
    gems: list[int] = []
    strength: int = 0  # how many more turns of its owner its strength lasts, once active


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A setting card. `missing` holds the gems lacking in the supply: of each seat in the workshop, of its owner alone where it is held."""

    id: str
    kind: str  # ring, signet, studs, ...
    points: int
    penalty: int
    weight: int
    needs: list[int]
    missing: list[list[int]] = []


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of Brísingamen; `missing` by seat while it lies face up, `maker` once it is in the necklace."""

    id: str
    tokens: int
    weight: int
    needs: list[int]
    missing: list[list[int]] = []
    maker: int | None = None


class Skill(msgspec.Struct, frozen=True, omit_defaults=True):
    """A skill card before a seat; `dwarf` is the number of the dwarf that carries it, 0 while it is free."""

    id: str
    dwarf: int = 0


class Seat(msgspec.Struct, frozen=True):
    """Everything before a seat."""

    seat: int
    dwarves: list[Dwarf]
    left: int  # dwarves that have not retired: at none the game ends
    supply: list[int]
    weight: int  # of the supply
    held: list[Setting]
    done: list[Setting]
    skills: list[Skill]
    tokens: int
    parts: list[str]


class Doing(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has been decided of the present action: the dwarf and its space, gems chosen so far, whom the thief visits (`market` or a seat)."""

    dwarf: int | None = None
    space: str | None = None
    skill: str | None = None  # it gets on entering
    second: bool = False  # its second move
    given: list[int] = []
    received: list[int] = []
    owed: int = 0  # weight still to be received
    source: str | None = None
    offered: list[int] = []  # what can be chosen from: the market, a supply, a cavern


class Why(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a click target is not legal for the reader now: a word key and its arguments."""

    target: str
    word: str
    args: Args = {}


class Unseen(msgspec.Struct, frozen=True):
    """The cards that nobody has seen yet (all could work it out): ids of settings and parts, skills with their numbers."""

    settings: list[str]
    parts: list[str]
    skills: list[tuple[str, int]]


class BrisingamenView(View, frozen=True, kw_only=True):
    """The table as one reader sees it."""

    phase: str  # see above; over
    round: int
    rounds: int | None  # the game ends after so many
    order: list[int]  # seats of this round in order of play
    turn: int  # how many of them have had their turn
    step: int  # 1 or 2: the action being decided; 3: free actions
    left: int  # actions left, the present one included
    free: int  # free actions that may still be paid in this turn
    skill_taken: bool  # no other can be taken in this turn
    acted: bool  # somebody did more than pass in this round: it does not end in a stalemate
    ender: int | None  # who has triggered the end
    last: bool  # this is the last turn (or round, see the option even_turns)
    spaces: list[Space]
    edges: list[tuple[str, str]]
    reach: list[Reach]  # of the acting seat's dwarves
    table: list[Seat]
    workshop: list[Setting | None]  # by slot
    deck: int
    parts: list[Part]  # face up
    necklace: list[Part]  # completed, in order
    necklace_size: int
    skills: list[str | None]  # by slot
    pile: int  # cards in the skill pile
    pile_known: list[str]  # those under the unknown ones, in order
    skills_gone: list[tuple[str, int]]  # used or lost
    market: list[int]
    market_weight: int
    doing: Doing
    whys: list[Why]
    unseen: Unseen
