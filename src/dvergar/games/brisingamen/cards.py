"""The card data of Brísingamen as int lists (spec 2): `loading.py` fills one `CardData` from `data/*.toml`, and hot code reads it."""

from __future__ import annotations

from typing import Final

# Gem types, in the order of the spec (4.12): five small ones, then five large ones.
COLOURS: Final = ["ruby", "emerald", "sapphire", "amethyst", "amber"]
TYPES: Final = [f"{colour}_{size}" for size in ("small", "large") for colour in COLOURS]
LETTERS: Final = ["rs", "es", "ss", "ms", "as", "rl", "el", "sl", "ml", "al"]  # how events name the types
GEMS: Final = 10
SMALLS: Final = 5  # types 0..4 are small
AMBER_SMALL: Final = 4
AMBER_LARGE: Final = 9

# Many gems are one int: six bits a type, the highest of them free, so that a requirement can be compared in one step.
FIELD: Final = 6
MOST: Final = 31  # of one type
UNIT: Final = [1 << (FIELD * g) for g in range(GEMS)]
GUARD: Final = sum([32 << (FIELD * g) for g in range(GEMS)])
TO_GUARD: Final = sum([31 << (FIELD * g) for g in range(GEMS)])  # added, it lifts every type that is there to its guard bit
TO_GUARD_TWO: Final = sum([30 << (FIELD * g) for g in range(GEMS)])  # likewise where there are two
SMALL_GUARD: Final = sum([32 << (FIELD * g) for g in range(SMALLS)])
LARGE_GUARD: Final = sum([32 << (FIELD * g) for g in range(SMALLS, GEMS)])
AMBER_GUARD: Final = 32 << (FIELD * AMBER_SMALL) | 32 << (FIELD * AMBER_LARGE)
WEIGHT: Final = [1, 1, 1, 1, 1, 2, 2, 2, 2, 2]

# Skills; 0 is a dwarf without one.
NO_SKILL: Final = 0
SPEED: Final = 1
STEALTH: Final = 2
BAT: Final = 3
STAMINA: Final = 4
STRENGTH: Final = 5
THIEF: Final = 6
SKILLS: Final = ["", "speed", "stealth", "bat", "stamina", "strength", "thief"]
SKILL_BIT: Final = [0, 1, 2, 4, 8, 16, 32]  # in a set of skills
ENTRY_SKILLS: Final = 31  # all but the thief

# Kinds of spaces.
SURFACE: Final = 0
GALLERY: Final = 1
CAVERN: Final = 2
KINDS: Final = ["surface", "gallery", "cavern"]

SETTINGS: Final = 38
PARTS: Final = 7
FIRST_PART: Final = SETTINGS  # cards of the deck: settings, parts, then skills by type
FIRST_SKILL: Final = SETTINGS + PARTS

MOST_SPACES: Final = 61  # a set of spaces is one int
MOST_SEATS: Final = 5
MOST_DWARVES: Final = 6  # of one seat


class CardData:
    """All numbers of the game; lists are never changed once read.

    Space 0 is the surface. A *way* is one line of a walk's table, see `loading.py`: three ints a space, in the order of a walk that turns back
    only where it must: the space, the place of the next line that does not lie behind it, and how many spaces lie before it.
    """

    def __init__(self) -> None:
        self.digest = ""  # hash of all files
        # The mine, by space.
        self.spaces: list[str] = []
        self.labels: list[str] = []
        self.lanterns: list[int] = []
        self.kinds: list[int] = []
        self.branches: list[str] = []
        self.depths: list[int] = []
        self.across: list[int] = []
        self.down: list[int] = []
        self.spots: list[list[int]] = []  # grey small, grey large, yellow small, yellow large
        self.neighbours: list[list[int]] = []
        self.bits: list[int] = []
        self.near: list[int] = []  # set of neighbours
        self.ways: list[list[int]] = []
        self.hops: list[list[int]] = []  # the next space on a shortest way to each other one
        self.far: list[list[int]] = []  # steps to each other space
        self.steps: list[list[int]] = []  # the plain actions that go to each neighbour, ascending
        # Cards.
        self.cards: list[str] = []  # settings, then parts
        self.sorts: list[str] = []  # ring, signet, ...
        self.needs: list[int] = []  # settings, then parts
        self.points: list[int] = []
        self.penalties: list[int] = []
        self.weights: list[int] = []  # settings, then parts
        self.rewards: list[int] = []  # tokens, by part
        self.copies: list[int] = []  # by skill
        # Gems.
        self.stock: list[int] = []  # by type
        # Numbers.
        self.dwarves: list[int] = []  # by seats
        self.actions = 0
        self.free_actions = 0
        self.skill_takes = 0
        self.pass_limit = 0
        self.stealth_limit = 0
        self.strength_turns = 0
        self.workshop = 0
        self.skill_slots = 0
        self.skill_cards = 0
        self.necklace = 0
        self.tokens = 0
        self.skill_pile = 0
        self.top_settings = 0
        self.top_parts = 0
        self.top_skills = 0
        self.ender = 0
        self.loose_small = 0
        self.loose_large = 0
        self.barrow_gem = 0
        self.token_whole = 0  # each, when the necklace is whole
        self.token_else = 0
        self.rounds = 0  # default of the option

    def space(self, id: str) -> int:
        """Return the number of a space; raises `ValueError` for an unknown id."""
        return self.spaces.index(id)

    def card(self, id: str) -> int:
        """Return the number of a setting, or of a part from 38 on; raises `ValueError` for an unknown id."""
        return self.cards.index(id)


def count(gems: int, gem: int) -> int:
    """Return how many gems of a type there are.

    >>> count(pack([3, 0, 0, 0, 2, 0, 0, 0, 0, 1]), AMBER_SMALL)
    2
    """
    return gems >> (FIELD * gem) & 63


def pack(counts: list[int]) -> int:
    """Return the gems of these counts, by type, as one int."""
    gems = 0
    for gem in range(GEMS):
        gems += counts[gem] * UNIT[gem]
    return gems


def unpack(gems: int) -> list[int]:
    """Return the counts by type."""
    return [gems >> (FIELD * gem) & 63 for gem in range(GEMS)]


def weigh(gems: int) -> int:
    """Return the weight: 1 for each small gem, 2 for each large one."""
    weight = 0
    gem = 0
    while gems:
        weight += (gems & 63) * WEIGHT[gem]
        gems >>= FIELD
        gem += 1
    return weight


def covers(gems: int, need: int) -> bool:
    """Return whether all that is needed is there."""
    return (gems + GUARD - need) & GUARD == GUARD
