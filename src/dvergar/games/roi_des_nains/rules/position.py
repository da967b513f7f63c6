"""The fields of a position of Le Roi des Nains, and its phases and actions: hands, tricks, what is public, what a seat remembers, how it is copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dvergar.engine.actions import ActionSpace
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State
from dvergar.games.roi_des_nains.cards import IDS, CardData

if TYPE_CHECKING:
    from dvergar.engine.game import Game, OptionValue

# Phases: what is asked.
OVER: Final = 0
QUEST: Final = 1
TARGET: Final = 2
GIVE_FIRST: Final = 3
GIVE_SECOND: Final = 4
PLAY: Final = 5
DRUID: Final = 6
DIRECTION: Final = 7
WINDOW: Final = 8
PHASES: Final = [  # as views call them
    "over",
    "choose_quest",
    "standard_target",
    "standard_give_first",
    "standard_give_second",
    "play_card",
    "druid_target",
    "standard_direction",
    "sorcerer_window",
]

# Actions: the 53 cards, then these.
SIDE_ACTION: Final = 53  # 2
SEAT_ACTION: Final = 55  # 5
LEFT_ACTION: Final = 60
RIGHT_ACTION: Final = 61
PASS_ACTION: Final = 62

NOBODY: Final = -1
NOTHING: Final[list[int]] = []  # shared, never to be changed
ACTORS: Final = [[seat] for seat in range(5)]  # likewise, as all lists of actions here
SIDES: Final = [SIDE_ACTION, SIDE_ACTION + 1]
DIRECTIONS: Final = [LEFT_ACTION, RIGHT_ACTION]
OTHERS: Final = [[[SEAT_ACTION + other for other in range(seats) if other != seat] for seat in range(seats)] for seats in range(6)]
RECORD: Final = 6  # numbers of a past deal in `history` before those of its seats
COLUMN: Final = 4  # and numbers a seat: tricks, quest points, bonus, multiplier


def action_space() -> ActionSpace:
    """Name the actions, in the order of the constants above.

    >>> import dvergar
    >>> space = dvergar.game("roi_des_nains").actions
    >>> space.size, space.name(0), space.parse("card(CA)"), space.name(62)
    (63, 'card(C1)', 15, 'pass')
    """
    space = ActionSpace()
    space.add("card", IDS)
    space.add("side", ["a", "b"])
    space.add("seat", [str(seat) for seat in range(5)])
    space.add("hands", ["left", "right"])
    space.add("pass", [""])
    return space


class RoiPosition(State):
    """A position; what can be asked of it is in `questions.py`, the rules that change it in `deals.py` and `play.py`.

    Cards of all tricks of the deal stand in `cards` in order of play, those of trick k from `k * seats` on; their winners are in `winners`.
    A seat's hand is a sorted list that is replaced, never changed, so that clones share it. Lists marked *shared* are likewise.
    """

    __slots__ = (  # more attributes than a shared dict holds: slots keep clones and access fast
        "active",
        "armed",
        "barred",
        "best",
        "bonus",
        "cards",
        "chooser",
        "copied",
        "data",
        "deal",
        "dealer",
        "deals",
        "doubled",
        "effect",
        "given",
        "giver",
        "hands",
        "heir",
        "history",
        "leader",
        "leading",
        "led",
        "open",
        "opener",
        "past",
        "pending",
        "phase",
        "rule",
        "side",
        "special",
        "specials",
        "spot",
        "swapped",
        "taken",
        "target",
        "tile",
        "tiles",
        "totals",
        "traded",
        "trick",
        "tricks",
        "voids",
        "watch",
        "winners",
    )

    data: CardData
    phase: int
    active: int  # the one seat that decides
    deals: int  # regular deals
    tiles: list[int]  # in the order in which they are turned up; those after the present deal's are unknown to all; shared
    specials: list[int]  # likewise
    deal: int  # from 0
    dealer: int
    special: int  # the special card of the deal
    effect: int  # what it does
    tile: int
    side: int  # the side chosen, -1 before
    rule: int  # the rule in force, -1 before
    chooser: int  # who was dealt the 5 of Knights
    opener: int  # who leads the first trick, -1 before that is known
    tricks: int  # of a deal
    trick: int  # the present one, from 0
    leader: int  # who led it
    led: int  # the suit to follow, -1 while there is none
    best: int  # the strongest card of that suit so far, times two, plus one for the Puppeteer; -1 while there is none
    leading: int  # who has played it
    copied: int  # the card that won the trick before, -1 in the first trick
    hands: list[list[int]]
    cards: list[int]
    winners: list[int]
    spot: int  # where in `cards` the special was played, -1 before
    heir: int  # who has won the 5 of Dwarves, -1 before
    bonus: list[int]
    doubled: int  # who has won the Enchanter, -1 for nobody
    armed: int  # the Tinkerer waits for the winner of the present trick
    totals: list[int]  # shared
    history: list[int]  # RECORD + COLUMN * seats numbers a past deal, see `Deals.count`; shared
    voids: list[int]  # by seat, bit by suit: its hand has shown to hold none of it, but for cards known to all
    barred: int  # bit by seat: its hand cannot hold the Mummy (the Puppeteer), for it would have been forced to play it
    open: int  # bit by card: everybody knows which hand holds it
    watch: list[int]  # by seat, bit by other seat: who has seen the whole of its hand; shared
    giver: int  # of the exchange of the Goblin Standard Bearer, -1 for none
    target: int
    taken: list[int]  # the two cards drawn from the target, known to both; shared
    given: list[int]  # the two given back, likewise; shared
    pending: int  # the first card to give, known to the giver only, -1 for none
    swapped: int  # where in `cards` the Sorcerer lies, -1 before
    traded: int  # the card that it has taken out of there
    past: list[int]  # the deal before, for a last look: special, opener, swapped, traded, the winners, the cards; shared

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng, data: CardData, like: RoiPosition | None = None) -> None:
        """Set up an empty table, or everything as it is in `like`: a compiled class makes no object without its `__init__`."""
        super().__init__(game, seats, options, rng)
        self.data = data
        if like is not None:
            self.reveals = like.reveals
            self.phase = like.phase
            self.active = like.active
            self.deals = like.deals
            self.tiles = like.tiles
            self.specials = like.specials
            self.deal = like.deal
            self.dealer = like.dealer
            self.special = like.special
            self.effect = like.effect
            self.tile = like.tile
            self.side = like.side
            self.rule = like.rule
            self.chooser = like.chooser
            self.opener = like.opener
            self.tricks = like.tricks
            self.trick = like.trick
            self.leader = like.leader
            self.led = like.led
            self.best = like.best
            self.leading = like.leading
            self.copied = like.copied
            self.hands = like.hands.copy()
            self.cards = like.cards.copy()
            self.winners = like.winners.copy()
            self.spot = like.spot
            self.heir = like.heir
            self.bonus = like.bonus.copy()
            self.doubled = like.doubled
            self.armed = like.armed
            self.totals = like.totals
            self.history = like.history
            self.voids = like.voids.copy()
            self.barred = like.barred
            self.open = like.open
            self.watch = like.watch
            self.giver = like.giver
            self.target = like.target
            self.taken = like.taken
            self.given = like.given
            self.pending = like.pending
            self.swapped = like.swapped
            self.traded = like.traded
            self.past = like.past
            return
        deals = options["deals"]
        assert isinstance(deals, str)
        self.phase = OVER
        self.active = 0
        self.deals = int(deals)
        self.tiles = NOTHING
        self.specials = NOTHING
        self.deal = -1
        self.dealer = NOBODY
        self.tricks = data.tricks[seats]
        self.totals = [0] * seats
        self.history = NOTHING
        self.past = NOTHING
        self.clear()

    def clear(self) -> None:
        """Forget the last deal."""
        seats = self.seats
        self.special = -1
        self.effect = 0
        self.tile = -1
        self.side = -1
        self.rule = -1
        self.chooser = NOBODY
        self.opener = NOBODY
        self.trick = 0
        self.leader = NOBODY
        self.led = -1
        self.best = -1
        self.leading = NOBODY
        self.copied = -1
        self.hands = [NOTHING] * seats
        self.cards = []
        self.winners = []
        self.spot = -1
        self.heir = NOBODY
        self.bonus = [0] * seats
        self.doubled = NOBODY
        self.armed = 0
        self.voids = [0] * seats
        self.barred = 0
        self.open = 0
        self.watch = [0] * seats
        self.giver = NOBODY
        self.target = NOBODY
        self.taken = NOTHING
        self.given = NOTHING
        self.pending = -1
        self.swapped = -1
        self.traded = -1

    def tell(self, kind: str, seat: int, args: dict[str, str | int], to: int = -1) -> None:
        """Tell an event to the listener, if there is one; on the hot path the caller asks first."""
        if self.listener is not None:
            self.listener.append(Event(kind, seat, args, to))

    # Copies

    def dump(self) -> list[int]:
        """Return all of it as ints."""
        out = [
            self.reveals,
            self.phase,
            self.active,
            self.deal,
            self.dealer,
            self.special,
            self.tile,
            self.side,
            self.chooser,
            self.opener,
            self.trick,
            self.leader,
            self.led,
            self.best,
            self.leading,
            self.copied,
            self.spot,
            self.heir,
            self.doubled,
            self.armed,
            self.barred,
            self.open,
            self.giver,
            self.target,
            self.pending,
            self.swapped,
            self.traded,
        ]
        self.rng.dump(out)
        out += self.totals
        out += self.bonus
        out += self.voids
        out += self.watch
        for some in (self.tiles, self.specials, self.cards, self.winners, self.history, self.past, self.taken, self.given):
            out.append(len(some))
            out += some
        for hand in self.hands:
            out.append(len(hand))
            out += hand
        return out

    def load(self, ints: list[int]) -> None:
        """Take over what `dump` wrote."""
        self.reveals, self.phase, self.active, self.deal, self.dealer, self.special, self.tile, self.side, self.chooser, self.opener = ints[:10]
        self.trick, self.leader, self.led, self.best, self.leading, self.copied, self.spot, self.heir, self.doubled, self.armed = ints[10:20]
        self.barred, self.open, self.giver, self.target, self.pending, self.swapped, self.traded = ints[20:27]
        self.rng.load(ints[27:31])
        at = 31
        seats = self.seats
        self.totals = ints[at : at + seats]
        self.bonus = ints[at + seats : at + 2 * seats]
        self.voids = ints[at + 2 * seats : at + 3 * seats]
        self.watch = ints[at + 3 * seats : at + 4 * seats]
        at += 4 * seats
        lists: list[list[int]] = []
        for _ in range(8 + seats):
            end = at + 1 + ints[at]
            lists.append(ints[at + 1 : end])
            at = end
        self.tiles, self.specials, self.cards, self.winners, self.history, self.past, self.taken, self.given = lists[:8]
        self.hands = lists[8:]
        self.effect = self.data.effect[self.special] if self.special >= 0 else 0
        self.rule = self.data.tiles[self.tile][self.side] if self.side >= 0 else -1
