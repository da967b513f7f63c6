"""The card data of Die Zwerge as int lists (spec 2): `loading.py` fills one `CardData` from `data/*.toml`, and hot code reads it."""

from __future__ import annotations

from typing import Final

HEXES: Final = 61
SLOTS: Final = 4  # three face-up adventures and threats, then the scenario card
SCENE: Final = 3  # the slot of the scenario card
MOST: Final = 5  # dwarves
GEARS: Final = 11  # kinds of equipment

# Kinds of troops, in the order of every list of three.
ORC: Final = 0
TROLL: Final = 1
ELF: Final = 2
TROOPS: Final = ["orc", "troll", "elf"]

# Attributes.
COMBAT: Final = 0
CRAFT: Final = 1
SPEED: Final = 2
HEALTH: Final = 3  # a bonus of equipment only
ATTRIBUTES: Final = ["combat", "craft", "speed"]

# Abilities of dwarves.
PLUS_MESSAGE: Final = 0
REROLL_FIGHT: Final = 1
PLUS_FIGHT: Final = 2
REROLL_CRAFT: Final = 3
IGNORE_PERISHED: Final = 4
ABILITIES: Final = ["plus_one_message", "reroll_fight", "plus_one_fight", "reroll_craft_test", "ignore_perished_land"]

# Symbols of the fate track.
COUNCIL_SYMBOL: Final = 0
THREAT_SYMBOL: Final = 1
RECRUIT_SYMBOL: Final = 2
SYMBOLS: Final = ["council", "threat", "recruit"]

# What the spaces of the council do.
NO_EFFECT: Final = 0
DOOM_AT_START: Final = 1
REROLL_BLANK: Final = 2
REROLL_HIGHEST: Final = 3
REVEAL_DAMAGE: Final = 4
REVEAL_HEAL: Final = 5
DISCARD_THREAT: Final = 6
REROLL_ONE: Final = 7
CRAFT_GEAR: Final = 8
COUNCIL: Final = [
    "none",
    "doom_at_turn_start",
    "reroll_blank_recruit",
    "reroll_highest",
    "threat_reveal_damage",
    "threat_reveal_heal",
    "adventure_discards_threat",
    "reroll_one",
    "craft_equipment",
]

# Decks a card belongs to.
SCENARIO: Final = 0
ADVENTURE: Final = 1
THREAT: Final = 2

# Kinds of missions, each with one handler in `missions.py`. Those up to COUNTED are done by a number of successes of this turn.
TEST: Final = 0
VISIT_TEST: Final = 1
HEALTH_ROLL: Final = 2
DISCARD_GEAR: Final = 3
FORGE: Final = 4
COUNTED: Final = 4
VISIT: Final = 5
KILL: Final = 6
CARD_TROOPS: Final = 7
PINNED: Final = 8
MEET: Final = 9
MEET_ALL: Final = 10
COUNCIL_AT: Final = 11
OWN_GEAR: Final = 12
TESTS_IN_EACH: Final = 13
COMPLETE_ADVENTURE: Final = 14
KILLS_IN_TURN: Final = 15
NODONN: Final = 16
DESTROY: Final = 17
GATES: Final = 18
COLLECT: Final = 19
IMMEDIATE: Final = 20
MISSIONS: Final = [
    "test",
    "visit_then_test",
    "health_roll",
    "discard_equipment",
    "forge",
    "visit",
    "kill_in_fight",
    "defeat_card_troops",
    "pinned_kill",
    "meet",
    "meet_all",
    "council_at",
    "own_equipment",
    "tests_in_each",
    "complete_adventure",
    "kills_in_turn",
    "nodonn",
    "destroy_map_troops",
    "gates",
    "collect_kills",
    "immediate",
]

# Where a mission is done, besides the number of a place.
ANYWHERE: Final = -1
WITH_TROOPS: Final = -2
NEXT_TO_TROOPS: Final = -3

# Kinds of rewards, each with one handler in `rewards.py`.
GEAR_REWARD: Final = 0
SKIP_REWARD: Final = 1
BAN_REWARD: Final = 2
TUNNEL_REWARD: Final = 3
PLACE_REWARD: Final = 4
JOIN_REWARD: Final = 5
CLEAR_HERE_REWARD: Final = 6
CLEAR_NEXT_REWARD: Final = 7
REMOVE_REWARD: Final = 8
HEAL_ONE_REWARD: Final = 9
HEAL_TWO_REWARD: Final = 10
KEEN_REWARD: Final = 11
REWARDS: Final = [
    "equipment",
    "skip_hero_step",
    "optional_ban_recruit_die",
    "tunnel_tile",
    "move_any_dwarf_anywhere",
    "move_dwarf_to_dwarf",
    "remove_all_troops_here",
    "remove_all_troops_adjacent",
    "remove_troops",
    "heal_one",
    "heal_two_or_split",
    "keep_card_combat",
]

# What a threat does, in the order in which it is done; each with one handler in `threats.py`.
DOOM_EFFECT: Final = 0
COUNCIL_EFFECT: Final = 1
COUNCIL_PER_SURVIVOR: Final = 2
DOOM_PER_SURVIVOR: Final = 3
DAMAGE_PER_SURVIVOR: Final = 4
DAMAGE_LOWEST: Final = 5
DAMAGE_EACH: Final = 6
DISCARD_EACH: Final = 7
SURVIVORS: Final = 8  # the number of a place, or HOME
PERISH: Final = 9  # the number of a place
PERISH_ALL: Final = 10  # a kind of troops
EFFECTS: Final = [
    "doom",
    "council_left",
    "council_left_per_survivor",
    "doom_per_survivor",
    "damage_per_survivor",
    "damage_lowest",
    "damage_each",
    "each_discards_equipment",
]
HOME: Final = -1  # survivors go back to the supply

# Conditions of the last scenario cards.
ALWAYS: Final = 0
TILES_AT_LEAST: Final = 1
TILES_BELOW: Final = 2
TROOPS_AT_LEAST: Final = 3
CONDITIONS: Final = ["", "tiles_at_least", "tiles_less_than", "map_troops_at_least"]

LINES: Final = ["outcome", "difficulty", "scenarios", "distance", "perished", "health"]


class CardData:
    """All numbers of the game; lists are never changed once read, but for one memory.

    Hexes are 0..60 in reading order (A1, A2, ... I5), directions 0..5 counter-clockwise from east. Cards are ints: scenarios, then adventures,
    then threats, each in the order of its file. Lists run by card, hex or hero, as said.
    """

    def __init__(self) -> None:
        self.digest = ""  # hash of all files
        # Map
        self.hexes: list[str] = []
        self.q: list[int] = []
        self.r: list[int] = []
        self.near: list[int] = []  # neighbour of hex h in direction d at h * 6 + d, or -1
        self.around: list[list[int]] = []  # by hex: its neighbours, ascending
        self.way: list[int] = []  # red arrow of hex h at h, white at 61 + h: a direction, -1 for the goal
        self.kingdom: list[int] = []  # by hex, or -1
        self.kingdoms: list[str] = []
        self.text: list[bool] = []  # by hex: gate, named place or printed tunnel
        self.goal = 0  # Schwarzjoch
        self.gates: list[str] = []
        self.gate_hex: list[int] = []
        self.printed: list[int] = []  # hexes of printed tunnels
        self.is_tunnel: list[bool] = []  # by hex
        self.places: list[str] = []  # as written in cards: gate:II, place:porista, kingdom:urgon
        self.place_hexes: list[list[int]] = []  # by place
        self.within: list[list[bool]] = []  # by place, by hex
        self.distance: list[int] = []  # from hex a to hex b without tunnels, at a * 61 + b
        self.step_choices: list[list[int]] = []  # by hex: legal actions of a step from it without tunnels
        # Tracks
        self.fate: list[int] = []  # symbol by space, -1 for the two start spaces
        self.fate_value: list[int] = []  # its gate, or number of threat cards
        self.doom_start = 0
        self.council_zero = 0  # index of space 0
        self.council_top = 0
        self.council_need: list[int] = []  # by space from the left
        self.council_effect: list[int] = []
        # Dice and tiles
        self.recruit: list[int] = []  # face f of the die of kind k at k * 6 + f
        self.defeat: list[int] = []  # by kind
        self.supply: list[int] = []  # by kind
        self.tiles: list[str] = []
        self.tile_way: list[int] = []  # 0 red, 61 white: added to a hex it finds the arrow
        self.tile_left: list[int] = []  # turn of the left side arrow
        self.tile_right: list[int] = []
        self.tile_troops: list[int] = []  # two kinds on the left, two on the right, at tile * 4
        # Dwarves
        self.heroes: list[str] = []
        self.start_hex: list[int] = []
        self.base: list[int] = []  # attribute a of hero h at h * 3 + a
        self.max_health: list[int] = []
        self.ability: list[int] = []
        # Equipment
        self.gears: list[str] = []
        self.copies: list[int] = []
        self.bonus: list[int] = []  # of attribute a (health: 3) with the kinds in mask m, at a * 2048 + m
        self.mail_full = 0  # bits of the kinds that heal fully when gained
        self.dagger = -1  # kinds by what they do; -1 where the card data has none
        self.anvil = -1
        self.song = -1
        self.song_value = 0
        self.disguise = -1
        self.cheese = -1
        self.cheese_heal = 0
        self.beer = -1
        self.beer_heal = 0
        self.shield = -1
        # Cards
        self.cards: list[str] = []
        self.deck: list[int] = []  # SCENARIO, ADVENTURE or THREAT
        self.level: list[str] = []  # A, B, C; "" for other decks
        self.first_adventure = 0
        self.first_threat = 0
        self.mission: list[int] = []
        self.place: list[int] = []
        self.attribute: list[int] = []
        self.target: list[int] = []
        self.need: list[int] = []
        self.trip: list[bool] = []  # only after a trip through a tunnel
        self.visits: list[list[int]] = []  # places, in order; of tests in each and gates: one bit each
        self.pay: list[int] = []  # health paid at the end of a visit
        self.kind: list[int] = []  # of troops to kill, collect
        self.troops: list[int] = []  # of kind k on card c at c * 3 + k
        self.spot: list[int] = []  # space of the council
        self.reward: list[int] = []  # -1: none
        self.amount: list[int] = []  # of the reward: a number, or a kind of troops
        self.effects: list[list[int]] = []  # of a threat: effect, amount, effect, amount, ...
        self.condition: list[int] = []
        self.condition_number: list[int] = []
        self.tokens: list[int] = []
        self.gather: list[int] = []  # place where all dwarves go, or -1
        # Difficulty
        self.difficulties: list[str] = []
        self.removed: list[int] = []  # A cards taken out, by difficulty
        self.default_difficulty = ""
        self.limit = 0  # troops that convert a hex
        self.expert_limit = 0
        self.mixed_in = 0  # threats in the first adventure deck
        self.turn_actions = 0
        self.a_cards: list[int] = []
        self.b_cards: list[int] = []
        self.c_cards: list[int] = []
        self.kill_means = [-1.0] * (8 * 216)  # a memory, filled when a fight is weighed: see measures.py
        self.kill_chances = [-1.0] * (8 * 216 * 4 * 2)  # likewise
        # Word keys
        self.hex_words: list[str] = []
        self.card_words: list[str] = []
        self.hero_words: list[str] = []
        self.gear_words: list[str] = []
        self.gate_words: list[str] = []

    def hex(self, id: str) -> int:
        """Return the number of a hex; raises `ValueError` for an unknown id."""
        return self.hexes.index(id)

    def card(self, id: str) -> int:
        """Return the number of a card; raises `ValueError` for an unknown id."""
        return self.cards.index(id)

    def hero(self, id: str) -> int:
        """Return the number of a hero; raises `ValueError` for an unknown id."""
        return self.heroes.index(id)

    def gear(self, id: str) -> int:
        """Return the number of a kind of equipment; raises `ValueError` for an unknown id."""
        return self.gears.index(id)
