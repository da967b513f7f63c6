"""What can be said of every action in Die Zwerge, where nothing else speaks for it: what it leaves as it is, what it costs, what the dice show."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import Fact
from dvergar.engine.view import Args
from dvergar.games.die_zwerge.cards import HEXES, SCENE, SPEED
from dvergar.games.die_zwerge.rules import phases as p
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.rules.rewards import KIND_WORDS

ID: Final = "die_zwerge-hint-"
SLOT_NAMES: Final = ["0", "1", "2", "scenario"]


def plain(state: ZwergeState, action: int) -> list[Fact]:
    """Return what can be said of a legal action in any case; nothing only where a game's own facts always say more."""
    phase = state.phase
    if phase in (p.REROLL_DIE, p.REROLL, p.RAISE):
        return die(state, action)
    if action == p.DECLINE_ACTION:
        return declined(state)
    if phase == p.STEP:
        return [stays(state)] if action == p.STOP_ACTION else [Fact(f"{ID}steps-left", {"count": state.steps - 1}, [])]
    if action == p.MOVE_ACTION:
        return [Fact(f"{ID}rolls-steps", {"dwarf": name(state, state.dwarf), "count": state.value(state.dwarf, SPEED)}, [])]
    if action == p.PASS_ACTION:
        return [stays(state)]
    if action == p.END_ACTION:
        return keeps_food(state)
    if p.CHEESE_ACTION <= action < p.REROLL_ACTION:
        return [health(state, state.a if phase == p.RESCUE else state.dwarf)]
    if phase in (p.SONG, p.DISGUISE):
        return [Fact(f"{ID}gear-does", {"effect": f"@die_zwerge-effect-{state.data.gears[kept(state)]}"}, [])]
    if phase == p.PAY:
        left = state.health[state.b] - state.data.pay[state.cards[state.a]]
        return [Fact(f"{ID}{'bears' if left > 0 else 'falls'}", {"dwarf": name(state, state.b), "left": max(0, left)}, [f"dwarf:{state.b}"])]
    if phase == p.BAN:
        return [supply(state)]
    if p.CARD_ACTION <= action < p.GEAR_ACTION:
        card = state.cards[action - p.CARD_ACTION]
        return [Fact(f"{ID}threat-does", {"effect": f"@die_zwerge-threat-{state.data.cards[card]}"}, [])] if phase in (p.THREATS, p.OFFER) else []
    if phase == p.REMOVE_KIND:
        kind = action - p.KIND_ACTION
        return [Fact(f"{ID}kind-there", {"troop": KIND_WORDS[kind], "count": state.standing(state.a, kind)}, [])]
    if action >= p.HEX_ACTION:
        return place(state, action - p.HEX_ACTION)
    return []


def declined(state: ZwergeState) -> list[Fact]:
    """Return what stays as it is when a chance is declined."""
    phase = state.phase
    if phase in (p.SONG, p.DISGUISE):
        return [keeps(state, kept(state))]
    if phase == p.COURAGE:
        return keeps_food(state)
    if phase == p.RESCUE:
        return [Fact(f"{ID}falls", {"dwarf": name(state, state.a), "left": 0}, [f"dwarf:{state.a}"])]
    if phase == p.PAY:
        return [health(state, state.b)]
    if phase == p.HEAL:
        return [health(state, min(range(state.dwarves), key=lambda dwarf: state.health[dwarf]))]
    if phase == p.BAN:
        return [supply(state)]
    if phase == p.REMOVE:
        return [Fact(f"{ID}troops-stay", {"count": sum(state.army)}, [])]
    if phase == p.OFFER:
        return [Fact(f"{ID}threats-stay", {"count": len(state.threats_shown())}, [f"card:{SLOT_NAMES[slot]}" for slot in state.threats_shown()])]
    return [Fact(f"{ID}{'ways-stay' if phase == p.TUNNEL else 'all-stay'}", {}, [])]


def die(state: ZwergeState, action: int) -> list[Fact]:
    """Return what a die shows beside the best one, or what the roll is worth as it lies."""
    best = max(state.dice)
    if p.DIE_ACTION <= action < p.HIT_ACTION:
        return [Fact(f"{ID}die-beside", {"die": state.dice[action - p.DIE_ACTION], "best": best}, [])]
    return [Fact(f"{ID}best-die", {"best": best}, [])]


def place(state: ZwergeState, hex: int) -> list[Fact]:
    """Return how near a hex is to the next place where a card is done, and what stands there."""
    t = state.data
    found: list[Fact] = []
    nearest = HEXES
    for slot in (SCENE, 0, 1, 2):
        card = state.cards[slot]
        if card < 0:
            continue
        places = [*t.visits[card], *([t.place[card]] if t.place[card] >= 0 else [])]
        far = min([t.distance[hex * HEXES + goal] for place in places for goal in t.place_hexes[place]], default=HEXES)
        if far < nearest:
            nearest = far
            args: Args = {"hex": t.hex_words[hex], "card": t.card_words[card], "count": far}
            found = [Fact(f"{ID}near-card", args, [f"hex:{t.hexes[hex]}", f"card:{SLOT_NAMES[slot]}"])]
    count = state.troops(hex)
    return found or [Fact(f"{ID}{'stand-there' if count else 'nobody-there'}", {"hex": t.hex_words[hex], "count": count}, [f"hex:{t.hexes[hex]}"])]


def name(state: ZwergeState, dwarf: int) -> str:
    """Return a dwarf's word."""
    return state.data.hero_words[state.heroes[dwarf]]


def stays(state: ZwergeState) -> Fact:
    """Return that the active dwarf stays where it is."""
    hex = state.pos[state.dwarf]
    return Fact(f"{ID}stays", {"dwarf": name(state, state.dwarf), "hex": state.data.hex_words[hex]}, [f"hex:{state.data.hexes[hex]}"])


def health(state: ZwergeState, dwarf: int) -> Fact:
    """Return how a dwarf's health stands."""
    return Fact(f"{ID}health", {"dwarf": name(state, dwarf), "health": state.health[dwarf], "most": state.most(dwarf)}, [f"dwarf:{dwarf}"])


def supply(state: ZwergeState) -> Fact:
    """Return how many troops of the die that may stay out could still come."""
    return Fact(f"{ID}supply", {"troop": KIND_WORDS[state.a], "count": state.supply[state.a]}, [])


def kept(state: ZwergeState) -> int:
    """Return the equipment that is asked about."""
    return state.data.song if state.phase == p.SONG else state.data.disguise


def keeps(state: ZwergeState, gear: int) -> Fact:
    """Return that a piece of equipment is kept."""
    return Fact(f"{ID}keeps", {"gear": state.data.gear_words[gear]}, [])


def keeps_food(state: ZwergeState) -> list[Fact]:
    """Return which food is kept."""
    t = state.data
    return [keeps(state, food) for food in (t.cheese, t.beer) if any(state.owns(dwarf, food) for dwarf in range(state.dwarves))]
