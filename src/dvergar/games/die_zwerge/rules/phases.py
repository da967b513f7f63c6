"""Phases, actions with their names, and other numbers that rules, views and bots share."""

from __future__ import annotations

from typing import Final

from dvergar.engine.actions import ActionSpace
from dvergar.games.die_zwerge.cards import MOST, SCENE, SLOTS, TROOPS, CardData

# Phases: what is asked.
OVER: Final = 0
RUNNING: Final = 1  # nothing is asked: the rules go on
DRAFT: Final = 2
ACTION: Final = 3
REST: Final = 4  # free plays after the last action
STEP: Final = 5
PENALTY: Final = 6
REROLL_DIE: Final = 7
REROLL: Final = 8
RAISE: Final = 9
SONG: Final = 10
ASSIGN: Final = 11
BAN: Final = 12
DAMAGE: Final = 13
HEAL: Final = 14
REDIRECT: Final = 15
PIN: Final = 16
GIVE: Final = 17
KEEN: Final = 18
TUNNEL: Final = 19
PLACE_DWARF: Final = 20
PLACE_HEX: Final = 21
JOIN_DWARF: Final = 22
JOIN: Final = 23
CLEAR: Final = 24
REMOVE: Final = 25
REMOVE_KIND: Final = 26
SPEND: Final = 27
LOSE_GEAR: Final = 28
THREATS: Final = 29
ORDER: Final = 30
OFFER: Final = 31
PAY: Final = 32
SHIELD: Final = 33
RESCUE: Final = 34
COURAGE: Final = 35
DISGUISE: Final = 36
MUSTER: Final = 37
PHASES: Final = [
    "over",
    "running",
    "draft",
    "action",
    "rest",
    "step",
    "penalty",
    "reroll_die",
    "reroll",
    "raise",
    "song",
    "assign",
    "ban",
    "damage",
    "heal",
    "redirect",
    "pin",
    "give",
    "keen",
    "tunnel",
    "place_dwarf",
    "place_hex",
    "join_dwarf",
    "join",
    "clear",
    "remove",
    "remove_kind",
    "spend",
    "lose_gear",
    "threats",
    "order",
    "offer",
    "pay",
    "shield",
    "rescue",
    "courage",
    "disguise",
    "muster",
]
WINDOWS: Final = [SHIELD, RESCUE, COURAGE, DISGUISE, SONG]  # their owner may wish never to be asked

# Actions.
HERO_ACTION: Final = 0  # 5: a hero, in the draft
MOVE_ACTION: Final = 5
FIGHT_ACTION: Final = 6
MESSAGE_ACTION: Final = 7
CRAFT_ACTION: Final = 8
PASS_ACTION: Final = 9  # lose an action
END_ACTION: Final = 10
STOP_ACTION: Final = 11
USE_ACTION: Final = 12
DECLINE_ACTION: Final = 13
HEALTH_ACTION: Final = 14  # the two prices of perished land
DOOM_ACTION: Final = 15
CHEESE_ACTION: Final = 16
BEER_ACTION: Final = 17  # 5: for a dwarf
REROLL_ACTION: Final = 22  # 3: by ability, dagger, anvil
DIE_ACTION: Final = 25  # 7: a die, by place in the roll
HIT_ACTION: Final = 32  # 15: pool * 3 + kind; pool 0 is the map, pool 1 + s the card in slot s
TOKEN_ACTION: Final = 47
DWARF_ACTION: Final = 48  # 5
CARD_ACTION: Final = 53  # 4: a slot
GEAR_ACTION: Final = 57  # 11
KIND_ACTION: Final = 68  # 3
HEX_ACTION: Final = 71  # 61
SOURCES: Final = ["ability", "dagger", "anvil"]

# What dice are rolled for.
NO_ROLL: Final = 0
MOVE_ROLL: Final = 1
FIGHT_ROLL: Final = 2
MESSAGE_ROLL: Final = 3
TEST_ROLL: Final = 4
HEALTH_DICE: Final = 5
CRAFT_ROLL: Final = 6
PURPOSES: Final = ["none", "move", "fight", "message", "test", "health", "craft"]

# How it ended.
UNDECIDED: Final = 0
WON: Final = 1
DOOMED: Final = 2
DIED: Final = 3
OUTCOMES: Final = ["undecided", "won", "doomed", "died"]

# What moved the markers together.
BY_HERO: Final = 0
BY_COUNCIL: Final = 1
BY_SADDLE: Final = 2
BY_THREAT: Final = 3
BY_PENALTY: Final = 4
BY_GUARD: Final = 5  # far too many turns: never happens
CAUSES: Final = ["hero", "council", "saddle", "threat", "penalty", "turns"]

# Bits of `watch`: what entering a hex or spending an action can do.
SEES_VISITS: Final = 1
SEES_MEETINGS: Final = 2
SEES_MOVES: Final = 3  # either
FIRST_FIGHT: Final = 4  # shifted by a slot: its card has troops or tokens
FIRST_TASK: Final = 64  # shifted by a slot: its card can be worked at
FIRST_OTHER: Final = 1024  # shifted by a slot: its card may be fulfilled without successes of this turn

NOTHING: Final[list[int]] = []  # shared, never to be changed
ACTORS: Final = [[seat] for seat in range(MOST)]  # likewise
NO_PINS: Final = [-1] * SLOTS  # likewise
NO_HITS: Final = [0] * SLOTS  # likewise
NO_KILLS: Final = [0, 0, 0]  # likewise
TURNS: Final = 200  # a guard: matches end long before


def action_space(data: CardData) -> ActionSpace:
    """Name the actions, in the order of the constants above.

    >>> import dvergar
    >>> space = dvergar.game("die_zwerge").actions
    >>> space.size, space.name(5), space.parse("hex(E5)"), space.name(53)
    (132, 'move', 101, 'card(0)')
    """
    space = ActionSpace()
    dwarves = [str(dwarf) for dwarf in range(MOST)]
    pools = ["map", *map(str, range(SCENE)), "scenario"]
    space.add("hero", data.heroes)
    for verb in ("move", "fight", "message", "craft", "pass", "end", "stop", "use", "decline", "health", "doom", "cheese"):
        space.add(verb, [""])
    space.add("beer", dwarves)
    space.add("reroll", SOURCES)
    space.add("die", [str(die) for die in range(7)])
    space.add("hit", [f"{pool},{kind}" for pool in pools for kind in TROOPS])
    space.add("token", [""])
    space.add("dwarf", dwarves)
    space.add("card", [*map(str, range(SLOTS - 1)), "scenario"])
    space.add("gear", data.gears)
    space.add("kind", TROOPS)
    space.add("hex", data.hexes)
    return space
