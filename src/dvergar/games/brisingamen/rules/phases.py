"""Phases of Brísingamen (spec 4.12), and actions with their names."""

from __future__ import annotations

from typing import Final

from dvergar.engine.actions import ActionSpace
from dvergar.games.brisingamen.cards import MOST_DWARVES, MOST_SEATS, SKILLS, TYPES, CardData

# Phases: what is asked (spec 4.12).
OVER: Final = 0
ACTION: Final = 1  # an action of the turn
FREE: Final = 2  # one that costs a token
WHERE: Final = 3
BAT: Final = 4
BAT_MORE: Final = 5
HARVEST: Final = 6
ONWARD: Final = 7  # the second move of a dwarf with speed
GIVE: Final = 8
GIVE_MORE: Final = 9
RECEIVE: Final = 10
THEFT: Final = 11
THEFT_MORE: Final = 12
PHASES: Final = ["over", "action", "free", "where", "bat", "bat_more", "harvest", "onward", "give", "give_more", "receive", "theft", "theft_more"]

# Actions.
MOVE_ACTION: Final = 0  # 6: number of a dwarf in the mine, from 0
ENTER_ACTION: Final = 6  # 6: the skill it gets
STRENGTH_ACTION: Final = 12
TAKE_ACTION: Final = 13  # 38: a setting
COMPLETE_ACTION: Final = 51  # 38: a setting, then 7: a part
SWAP_ACTION: Final = 96
SKILL_ACTION: Final = 96  # 6: a skill, from 1
THIEF_ACTION: Final = 103  # 5 seats, then the market
PASS_ACTION: Final = 109
GEM_ACTION: Final = 110  # 10: a gem type
KEEP_ACTION: Final = 120  # the bat stays
ENOUGH_ACTION: Final = 121
HARVEST_ACTION: Final = 122
LEAVE_ACTION: Final = 123
STAY_ACTION: Final = 124
GO_ACTION: Final = 125  # 4 a space: with the flags below
WITH_HARVEST: Final = 1
WITH_STRENGTH: Final = 2

RETIRED: Final = -1  # where a dwarf is that sold a setting
OUTSIDE: Final = 0
MARKET: Final = 5  # a source, besides the seats
NOBODY: Final = -1
EMPTY: Final = -1  # a slot of the workshop

ACTORS: Final = [[0], [1], [2], [3], [4]]  # shared, never to be changed
NOTHING: Final[list[int]] = []  # likewise


def action_space(data: CardData) -> ActionSpace:
    """Name the actions, in the order of the constants above.

    >>> import dvergar
    >>> space = dvergar.game("brisingamen").actions
    >>> space.size, space.name(7), space.parse("go(cav01,harvest)")
    (305, 'enter(speed)', 210)
    """
    space = ActionSpace()
    space.add("move", [str(number) for number in range(1, MOST_DWARVES + 1)])
    space.add("enter", ["", *SKILLS[1:6]])
    space.add("strength", [""])
    space.add("take", data.cards[:38])
    space.add("complete", data.cards)
    space.add("swap", [""])
    space.add("skill", SKILLS[1:])
    space.add("thief", [*map(str, range(MOST_SEATS)), "market"])
    space.add("pass", [""])
    space.add("gem", TYPES)
    for verb in ("keep", "enough", "harvest", "leave", "stay"):
        space.add(verb, [""])
    space.add("go", [id + flags for id in data.spaces for flags in ("", ",harvest", ",strength", ",harvest,strength")])
    return space
