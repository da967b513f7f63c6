"""The fields of a position of Die Zwerge: where everything is, how it is copied and written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dvergar.engine.dump import IntReader
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.die_zwerge.cards import HEXES, MOST, SLOTS, CardData
from dvergar.games.die_zwerge.rules.phases import ACTORS, NO_PINS, NO_ROLL, NOTHING, OVER, RUNNING, UNDECIDED

if TYPE_CHECKING:
    from dvergar.engine.game import Game, OptionValue


class ZwergePosition(State):
    """Everything on the table. Lists marked *shared* are replaced, never changed in place: clones hold the same ones."""

    __slots__ = (  # more attributes than a shared dict holds: slots keep clones and access fast
        "a",
        "actions",
        "active",
        "adventures",
        "army",
        "averted",
        "b",
        "bans",
        "cards",
        "cause",
        "choices",
        "council",
        "culprit",
        "data",
        "dealt",
        "deck",
        "destroyed",
        "dice",
        "discard",
        "doom",
        "dwarf",
        "dwarves",
        "fresh",
        "gear",
        "health",
        "held",
        "hero",
        "heroes",
        "history",
        "hits",
        "keen",
        "kills",
        "kit",
        "kit_at",
        "kit_discard",
        "laid",
        "lent",
        "limit",
        "menace",
        "menace_at",
        "messages",
        "outcome",
        "phase",
        "pins",
        "pos",
        "progress",
        "purpose",
        "scene_at",
        "scenes",
        "seen",
        "skip",
        "stack",
        "steps",
        "suffered",
        "supply",
        "tally",
        "ticks",
        "tile",
        "tiles",
        "tokens",
        "trail",
        "tripped",
        "tunnel",
        "turn",
        "used",
        "watch",
    )

    data: CardData
    dwarves: int
    heroes: list[int]  # by dwarf: its hero, -1 before it is drafted; shared
    limit: int  # troops that convert a hex
    phase: int
    active: int  # the seat that decides
    choices: list[int]  # its legal actions; shared
    a: int  # what the phase is about: a dwarf, a slot, a kind, ...
    b: int
    stack: list[int]  # what is still to be done, the next thing last: kind | x << 6 | y << 14 | z << 22, see play.py
    dwarf: int  # whose turn it is
    turn: int  # from 1; 0 before the first
    actions: int  # left this turn
    hero: int  # markers
    doom: int
    council: int
    skip: int  # the next hero step is skipped
    bans: int  # bit by kind: its die may stay out of the next recruitment
    army: list[int]  # map troops of kind k on hex h at h * 3 + k
    tile: list[int]  # by hex: its tile + 1, 0 without; shared
    tunnel: int  # where the tunnel tile lies, or -1
    supply: list[int]  # shared
    pos: list[int]  # by dwarf; shared
    health: list[int]  # shared
    gear: list[int]  # by dwarf: bits of equipment; shared
    keen: int  # who owns the Keenfire, or -1
    cards: list[int]  # by slot: a card or -1; shared
    held: list[int]  # troops on the card in slot s of kind k at s * 3 + k; shared
    progress: list[int]  # visits of dwarf d for the card in slot s at s * 5 + d; shared
    hits: list[int]  # successes of this turn by slot; shared
    pins: list[int]  # by slot: the dwarf who is pinned, or -1; shared
    watch: int  # bits: what the face-up cards wait for, see SEES_VISITS
    ticks: int  # of the scenario: places done, by bit
    tally: int  # of the scenario: adventures, or troops destroyed
    tokens: int  # of Nod'onn
    dice: list[int]  # of the present or last roll; shared
    trail: list[int]  # how that roll came about: each entry a source and the dice, see dice.py; shared
    purpose: int  # what they were rolled for
    used: int  # bits of the sources that have re-rolled them
    lent: int  # the slot a test or health roll is for
    steps: int  # that the mover may still take
    tripped: int  # travelled through a tunnel this turn
    kills: int  # troops destroyed in fights this turn
    fresh: list[int]  # map troops destroyed in the fight whose checks run; shared
    deck: list[int]  # adventures and threats, the next card at `dealt`; shared
    dealt: int
    menace: list[int]  # threats, the next card at `menace_at`; shared
    menace_at: int
    seen: int  # bit by card - first_threat: has been face up
    discard: list[int]  # of both; shared
    kit: list[int]  # equipment, the next at `kit_at`; shared
    kit_at: int
    kit_discard: list[int]  # shared
    tiles: list[int]  # the next at `laid`; shared
    laid: int
    scenes: list[int]  # scenario cards, the next at `scene_at`; shared
    scene_at: int
    history: list[int]  # of each completed scenario: turn * 64 + card; shared
    destroyed: list[int]  # troops destroyed in fights; shared
    messages: int
    adventures: int
    averted: int
    suffered: int
    outcome: int
    cause: int
    culprit: int  # the card that won or the dwarf who died

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, data: CardData, like: ZwergePosition | None = None) -> None:
        """Set up an empty table, or everything as it is in `like`: a compiled class makes no object without its `__init__`."""
        super().__init__(game, seats, options, rng)
        self.data = data
        if like is not None:
            self.reveals = like.reveals
            self.dwarves = like.dwarves
            self.heroes = like.heroes
            self.limit = like.limit
            self.phase = like.phase
            self.active = like.active
            self.choices = like.choices
            self.a = like.a
            self.b = like.b
            self.stack = like.stack.copy()
            self.dwarf = like.dwarf
            self.turn = like.turn
            self.actions = like.actions
            self.hero = like.hero
            self.doom = like.doom
            self.council = like.council
            self.skip = like.skip
            self.bans = like.bans
            self.army = like.army.copy()
            self.tile = like.tile
            self.tunnel = like.tunnel
            self.supply = like.supply
            self.pos = like.pos
            self.health = like.health
            self.gear = like.gear
            self.keen = like.keen
            self.cards = like.cards
            self.held = like.held
            self.progress = like.progress
            self.hits = like.hits
            self.pins = like.pins
            self.watch = like.watch
            self.ticks = like.ticks
            self.tally = like.tally
            self.tokens = like.tokens
            self.dice = like.dice
            self.trail = like.trail
            self.purpose = like.purpose
            self.used = like.used
            self.lent = like.lent
            self.steps = like.steps
            self.tripped = like.tripped
            self.kills = like.kills
            self.fresh = like.fresh
            self.deck = like.deck
            self.dealt = like.dealt
            self.menace = like.menace
            self.menace_at = like.menace_at
            self.seen = like.seen
            self.discard = like.discard
            self.kit = like.kit
            self.kit_at = like.kit_at
            self.kit_discard = like.kit_discard
            self.tiles = like.tiles
            self.laid = like.laid
            self.scenes = like.scenes
            self.scene_at = like.scene_at
            self.history = like.history
            self.destroyed = like.destroyed
            self.messages = like.messages
            self.adventures = like.adventures
            self.averted = like.averted
            self.suffered = like.suffered
            self.outcome = like.outcome
            self.cause = like.cause
            self.culprit = like.culprit
            return
        dwarves = options["dwarves"]
        assert isinstance(dwarves, int)
        self.dwarves = dwarves if seats == 1 else seats
        self.heroes = [-1] * self.dwarves
        self.limit = data.expert_limit if options["expert_threshold"] == "on" else data.limit
        self.phase = RUNNING
        self.active = -1
        self.choices = NOTHING
        self.a = 0
        self.b = 0
        self.stack = []
        self.dwarf = 0
        self.turn = 0
        self.actions = 0
        self.hero = 0
        self.doom = data.doom_start
        self.council = 0
        self.skip = 0
        self.bans = 0
        self.army = [0] * (3 * HEXES)
        self.tile = [0] * HEXES
        self.tunnel = -1
        self.supply = data.supply.copy()
        self.pos = [0] * self.dwarves
        self.health = [0] * self.dwarves
        self.gear = [0] * self.dwarves
        self.keen = -1
        self.cards = [-1] * SLOTS
        self.held = [0] * (3 * SLOTS)
        self.progress = [0] * (MOST * SLOTS)
        self.hits = [0] * SLOTS
        self.pins = NO_PINS
        self.watch = 0
        self.ticks = 0
        self.tally = 0
        self.tokens = 0
        self.dice = NOTHING
        self.trail = NOTHING
        self.purpose = NO_ROLL
        self.used = 0
        self.lent = 0
        self.steps = 0
        self.tripped = 0
        self.kills = 0
        self.fresh = [0, 0, 0]
        self.deck = NOTHING
        self.dealt = 0
        self.menace = NOTHING
        self.menace_at = 0
        self.seen = 0
        self.discard = NOTHING
        self.kit = NOTHING
        self.kit_at = 0
        self.kit_discard = NOTHING
        self.tiles = NOTHING
        self.laid = 0
        self.scenes = NOTHING
        self.scene_at = 0
        self.history = NOTHING
        self.destroyed = [0, 0, 0]
        self.messages = 0
        self.adventures = 0
        self.averted = 0
        self.suffered = 0
        self.outcome = UNDECIDED
        self.cause = 0
        self.culprit = -1

    def actors(self) -> list[int]:
        """Return the seat that decides; the list is shared, so copy it before changing it."""
        return NOTHING if self.phase == OVER else ACTORS[self.active]

    def legal(self, seat: int) -> list[int]:
        """Return the seat's actions; the list is shared, so copy it before changing it."""
        return self.choices if seat == self.active else NOTHING

    def dump(self) -> list[int]:
        """Return all of it as ints."""
        out: list[int] = []
        self.rng.dump(out)
        out += [self.reveals, self.phase, self.active, self.a, self.b, self.dwarf, self.turn, self.actions, self.hero, self.doom, self.council]
        out += [self.skip, self.bans, self.tunnel, self.keen, self.watch, self.ticks, self.tally, self.tokens, self.purpose, self.used, self.lent]
        out += [self.steps, self.tripped, self.kills, self.seen, self.messages, self.adventures, self.averted, self.suffered]
        out += [self.outcome, self.cause, self.culprit, self.laid, self.scene_at]
        out += self.heroes
        out += self.pos
        out += self.health
        out += self.gear
        for one in (self.army, self.tile, self.supply, self.cards, self.held, self.progress, self.hits, self.pins, self.fresh, self.destroyed):
            out += one
        for many in (self.choices, self.stack, self.dice, self.trail, self.discard, self.kit_discard, self.tiles, self.scenes, self.history):
            out.append(len(many))
            out += many
        for deck, at in ((self.deck, self.dealt), (self.menace, self.menace_at), (self.kit, self.kit_at)):  # what was drawn is in none of them
            out.append(len(deck) - at)
            out += deck[at:]
        return out

    def load(self, ints: list[int]) -> None:
        """Take over what `dump` wrote."""
        self.rng.load(ints[0:4])
        self.reveals, self.phase, self.active, self.a, self.b, self.dwarf = ints[4], ints[5], ints[6], ints[7], ints[8], ints[9]
        self.turn, self.actions, self.hero, self.doom, self.council = ints[10], ints[11], ints[12], ints[13], ints[14]
        self.skip, self.bans, self.tunnel, self.keen, self.watch, self.ticks = ints[15], ints[16], ints[17], ints[18], ints[19], ints[20]
        self.tally, self.tokens, self.purpose, self.used, self.lent = ints[21], ints[22], ints[23], ints[24], ints[25]
        self.steps, self.tripped, self.kills, self.seen, self.messages = ints[26], ints[27], ints[28], ints[29], ints[30]
        self.adventures, self.averted, self.suffered = ints[31], ints[32], ints[33]
        self.outcome, self.cause, self.culprit, self.laid, self.scene_at = ints[34], ints[35], ints[36], ints[37], ints[38]
        reader = IntReader(ints, 39)
        n = self.dwarves
        self.heroes, self.pos, self.health, self.gear = reader.take(n), reader.take(n), reader.take(n), reader.take(n)
        self.army, self.tile, self.supply, self.cards = reader.take(3 * HEXES), reader.take(HEXES), reader.take(3), reader.take(SLOTS)
        self.held, self.progress, self.hits = reader.take(3 * SLOTS), reader.take(MOST * SLOTS), reader.take(SLOTS)
        self.pins, self.fresh, self.destroyed = reader.take(SLOTS), reader.take(3), reader.take(3)
        self.choices, self.stack, self.dice, self.trail, self.discard = reader.many(), reader.many(), reader.many(), reader.many(), reader.many()
        self.kit_discard, self.tiles, self.scenes, self.history = reader.many(), reader.many(), reader.many(), reader.many()
        self.deck, self.menace, self.kit = reader.many(), reader.many(), reader.many()
        self.dealt = self.menace_at = self.kit_at = 0
