"""Positions of Die Zwerge made to order: an empty map, no face-up cards, and whatever a test puts there."""

from __future__ import annotations

from functools import cache

import dvergar
from dvergar.engine.game import Game
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.games.die_zwerge.cards import HEXES, MOST, SLOTS, CardData
from dvergar.games.die_zwerge.rules import frames
from dvergar.games.die_zwerge.rules.phases import NO_PINS, OVER, PHASES, RUNNING
from dvergar.games.die_zwerge.rules.play import ZwergeState

GAME: Game = dvergar.game("die_zwerge")
TABLES: CardData = GAME.data  # type: ignore[attr-defined]
ADVENTURES = TABLES.cards[TABLES.first_adventure : TABLES.first_threat]
THREATS = TABLES.cards[TABLES.first_threat :]
AWAY = "E9"


def table(*heroes: str, alone: bool = False, **options: object) -> ZwergeState:
    """Return a position with these dwarves, dwarf 0 to act: an empty map, no cards up, a calm council. `alone`: one seat plays them all."""
    chosen: dict[str, object] = {"hero_choice": "fixed", "heroes": list(heroes), **options}
    if alone:
        chosen["dwarves"] = len(heroes)
    state = GAME.new(1 if alone else len(heroes), 1, chosen)
    assert isinstance(state, ZwergeState)
    t = state.data
    state.army, state.held, state.supply = [0] * (3 * HEXES), [0] * (3 * SLOTS), list(t.supply)
    state.tile, state.tiles, state.laid = [0] * HEXES, list(range(len(t.tiles))), 0
    state.cards, state.pins, state.progress, state.hits = [-1] * SLOTS, NO_PINS, [0] * (MOST * SLOTS), [0] * SLOTS
    state.deck, state.dealt = list(range(t.first_adventure, t.first_threat)), 0
    state.menace, state.menace_at, state.seen, state.discard = list(range(t.first_threat, len(t.cards))), 0, 0, []
    state.hero, state.doom, state.council, state.turn, state.dwarf = 0, t.doom_start, 0, 1, 0
    state.pos = [t.start_hex[hero] for hero in state.heroes]
    state.ticks = state.tally = state.tokens = state.skip = state.bans = 0
    state.refresh_watch()
    return again(state)


def again(state: ZwergeState, dwarf: int = 0, actions: int = 2) -> ZwergeState:
    """Ask a dwarf for an action anew, as the position now stands; checks do not run."""
    state.stack, state.phase, state.dwarf, state.actions, state.hits = [], RUNNING, dwarf, actions, [0] * SLOTS
    state.tripped = state.kills = 0
    state.push(frames.ACTIONS)
    state.run()
    return state


def go(state: ZwergeState, kind: int, x: int = 0, y: int = 0, z: int = 0) -> ZwergeState:
    """Do one thing that the stack can hold, then go on to the next decision (an action of the present dwarf, if nothing else)."""
    state.stack, state.phase, state.actions = [], RUNNING, 2
    state.push(frames.ACTIONS)
    state.push(kind, x, y, z)
    state.run()
    return state


def turn(state: ZwergeState, dwarf: int = 0, space: int | None = None) -> ZwergeState:
    """Begin a dwarf's turn; the hero marker steps on `space`."""
    if space is not None:
        state.hero = space - 1
    state.stack, state.phase, state.dwarf = [], RUNNING, dwarf
    state.push(frames.TURN)
    state.run()
    return state


def check(state: ZwergeState) -> ZwergeState:
    """Let the checks run."""
    return go(state, frames.CHECK)


def army(state: ZwergeState, **hexes: str) -> ZwergeState:
    """Put troops on hexes, from the supply: `army(state, A3="o4 t1")`."""
    for id, text in hexes.items():
        for part in text.split():
            kind, count = "ote".index(part[0]), int(part[1:])
            state.army[state.data.hex(id) * 3 + kind] += count
            state.supply[kind] -= count
    return state


def armies(state: ZwergeState) -> str:
    """Write down where troops stand, as `A2{o1 t1} B3{o2}`."""
    out: list[str] = []
    for hex, id in enumerate(state.data.hexes):
        found = [f"{'ote'[kind]}{state.army[hex * 3 + kind]}" for kind in range(3) if state.army[hex * 3 + kind]]
        if found:
            out.append(f"{id}{{{' '.join(found)}}}")
    return " ".join(out)


def perished(state: ZwergeState) -> list[str]:
    """Return the hexes with tiles."""
    return [id for hex, id in enumerate(state.data.hexes) if state.tile[hex]]


def lay(state: ZwergeState, **tiles: str) -> ZwergeState:
    """Lay tiles: `lay(state, E1="R01")`."""
    t = state.data
    for id, tile in tiles.items():
        number = t.tiles.index(tile)
        order = state.tiles.copy()
        order.remove(number)
        order.insert(state.laid, number)
        state.tiles = order
        state.laid += 1
        state.tile = state.tile.copy()
        state.tile[t.hex(id)] = number + 1
    return state


def stack(state: ZwergeState, *tiles: str) -> ZwergeState:
    """Let these be the next tiles."""
    first = [state.data.tiles.index(tile) for tile in tiles]
    rest = [tile for tile in state.tiles[state.laid :] if tile not in first]
    state.tiles = state.tiles[: state.laid] + first + rest
    return state


def last(state: ZwergeState, *tiles: str) -> ZwergeState:
    """Let these be the last tiles there are."""
    stack(state, *tiles)
    state.tiles = state.tiles[: state.laid + len(tiles)]
    return state


def show(state: ZwergeState, slot: int, id: str) -> ZwergeState:
    """Turn a card up, with its troops; nothing else happens."""
    t = state.data
    card = t.card(id)
    for pile in ("deck", "menace"):
        setattr(state, pile, [one for one in getattr(state, pile) if one != card])
    state.put(slot, card)
    if card >= t.first_threat:
        state.seen |= 1 << (card - t.first_threat)
    for kind in range(3):
        state.held[slot * 3 + kind] += t.troops[card * 3 + kind]
        state.supply[kind] -= t.troops[card * 3 + kind]
    if slot == 3:
        state.tokens = t.tokens[card]
        state.tally = state.ticks = 0
        state.scenes = [card, *(one for one in state.scenes if one != card)]
        state.scene_at = 1
    return state


def next_scenes(state: ZwergeState, *ids: str) -> ZwergeState:
    """Let these be the next scenario cards, and none face up."""
    state.put(3, -1)
    state.scenes, state.scene_at = [state.data.card(id) for id in ids], 0
    return state


def next_cards(state: ZwergeState, *ids: str) -> ZwergeState:
    """Let these be the next adventures and threats."""
    first = [state.data.card(id) for id in ids]
    state.menace = [card for card in state.menace[state.menace_at :] if card not in first]
    state.menace_at = 0
    state.deck = first + [card for card in state.deck[state.dealt :] if card not in first]
    state.dealt = 0
    return state


def give(state: ZwergeState, dwarf: int, *ids: str) -> ZwergeState:
    """Give a dwarf equipment."""
    for id in ids:
        kind = state.data.gear(id)
        kit = state.kit[state.kit_at :]
        kit.remove(kind)
        state.kit, state.kit_at = kit, 0
        gear = state.gear.copy()
        gear[dwarf] |= 1 << kind
        state.gear = gear
    return state


def next_gear(state: ZwergeState, *ids: str) -> ZwergeState:
    """Let these be the next equipment cards."""
    kit = state.kit[state.kit_at :]
    for id in ids:
        kit.remove(state.data.gear(id))
    state.kit, state.kit_at = [state.data.gear(id) for id in ids] + kit, 0
    return state


def put(state: ZwergeState, dwarf: int, id: str) -> ZwergeState:
    """Stand a dwarf on a hex; nothing happens."""
    state.pos[dwarf] = state.data.hex(id)
    return state


def at(state: ZwergeState, dwarf: int) -> str:
    """Return where a dwarf stands."""
    return state.data.hexes[state.pos[dwarf]]


@cache
def seed_for(dice: tuple[int, ...]) -> int:
    """Return a seed whose generator rolls these dice first."""
    seed = 0
    while True:
        rng = Rng(seed)
        if all(rng.below(6) + 1 == die for die in dice):
            return seed
        seed += 1


def dice(state: ZwergeState, *faces: int) -> ZwergeState:
    """Let the next dice fall so (recruitment dice: by number of face)."""
    state.rng = Rng(seed_for(faces))
    return state


def phase(state: ZwergeState) -> str:
    """Return what is asked."""
    return PHASES[state.phase]


def names(state: ZwergeState) -> list[str]:
    """Return the legal actions by name."""
    return [] if state.phase == OVER else [GAME.actions.name(action) for action in state.choices]


def act(state: ZwergeState, *actions: str) -> ZwergeState:
    """Play actions, one after the other, each by the seat that is asked."""
    for name in actions:
        action = GAME.actions.parse(name)
        assert action in state.legal(state.active), f"{name} is not legal; {names(state)} are"
        state.apply(state.active, action)
    return state


def hear(state: ZwergeState) -> list[Event]:
    """Return the list that will hold the events from now on."""
    state.listener = []
    return state.listener


def kinds(events: list[Event]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]


def pair() -> ZwergeState:
    """Return two dwarves without food, songs or tricks."""
    return table("bavragor", "tungdil")


def apart() -> ZwergeState:
    """Return the same two, far from each other."""
    return put(pair(), 1, AWAY)


def gone(state: ZwergeState, id: str) -> bool:
    """Return whether a card lies there no more."""
    return TABLES.card(id) not in state.cards


def scene(state: ZwergeState) -> str:
    """Return the scenario that lies there, "" where none does."""
    card = state.cards[3]
    return "" if card < 0 else state.data.cards[card]


def shown(state: ZwergeState) -> list[str]:
    """Return the adventures and threats that lie there."""
    return [state.data.cards[card] for card in state.cards[:3] if card >= 0]
