"""Fields of the view of Le Roi des Nains, all that a seat may know (spec 7). Never compiled: msgspec Structs.

Click targets of the choices, and the preview that comes with them:

| phase | clicks | preview |
|---|---|---|
| choose_quest | `side:a`, `side:b` | |
| standard_target, druid_target | `seat:<n>` | |
| standard_give_first, standard_give_second | `card:<id>` of the own hand | |
| play_card | `card:<id>` of the own hand | as a word who would win the trick as it lies; points where it is the last card of the trick |
| standard_direction | `hands:left`, `hands:right` | |
| sorcerer_window | `trick:<id>`, a card of the trick just won, or `pass` | points |

Points are the change of the reader's own points of this deal as of now, special and factor included.
"""

from __future__ import annotations

import msgspec

from dvergar.engine.view import Args, View


class CardFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card: its id is its word (`roi_des_nains-card-<id>`). A Mummy or Puppeteer on the table or in the own hand tells which card it copies."""

    id: str
    suit: str  # knight, dwarf, goblin, magic
    rank: str  # 1 to 11, V, D, R, A, magic
    head: bool = False
    special: bool = False  # it has an effect: `roi_des_nains-effect-<id>`
    copy: str | None = None  # the id of the card it stands for now
    half: bool = False  # half a step stronger than that card


class HandCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card of the own hand; where it may not be played now, `why` is the word that says why."""

    face: CardFace
    legal: bool = False
    drawn: bool = False  # it came out of another hand just now (Goblin Standard Bearer)
    why: str | None = None
    why_args: Args = {}


class Play(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the table and who has put it there; `swapped` tells the card that the Sorcerer has taken out of this place."""

    seat: int
    face: CardFace
    swapped: CardFace | None = None


class TrickView(msgspec.Struct, frozen=True):
    """A finished trick in order of play; `winner` has won it with the card at `at`."""

    number: int
    plays: list[Play]
    led: str | None
    winner: int
    at: int


class RuleView(msgspec.Struct, frozen=True):
    """A scoring rule: its words are `roi_des_nains-rule-<id>` (name) and `roi_des_nains-help-<id>` (meaning)."""

    id: str
    kind: str  # per_card, per_trick, exact_tricks, ... as in spec 6.1
    cards: list[str]  # ids of cards that score by themselves
    good: bool  # it gives points, and takes none


class QuestView(msgspec.Struct, frozen=True):
    """The tile of the deal: both sides, and the one chosen."""

    tile: str
    a: RuleView
    b: RuleView
    side: str | None  # a or b
    chooser: int


class SpecialView(msgspec.Struct, frozen=True):
    """The special card of the deal and what is known of it."""

    face: CardFace
    where: str  # unknown, hand, trick, pile
    seat: int | None  # whose hand or pile, or who has played it
    armed: bool  # the Tinkerer waits for the winner of this trick


class Tally(msgspec.Struct, frozen=True):
    """Something a rule counts (word `roi_des_nains-tally-<key>`), how often a seat has it, and what that gives."""

    key: str
    count: int
    points: int


class SeatView(msgspec.Struct, frozen=True):
    """Everything public about a seat, and of its hand what the reader knows."""

    seat: int
    total: int  # of the finished deals
    cards: int  # in hand
    tricks: int  # won in this deal
    quest: int  # points of the rule in force as of now
    bonus: int  # points of the special
    factor: int  # 2 for who has won the Enchanter, else 1
    points: int  # of this deal as of now: (quest + bonus) x factor
    tallies: list[Tally]
    dealer: bool
    voids: list[str]  # suits that its hand is known to lack, but for cards in `known`
    known: list[CardFace]  # cards of its hand that the reader knows; the whole own hand


class SuitCount(msgspec.Struct, frozen=True):
    """How many cards of a suit are still in hands, of how many in this deal."""

    suit: str
    left: int
    of: int


class DealScore(msgspec.Struct, frozen=True):
    """What a seat got in a past deal."""

    tricks: int
    quest: int
    bonus: int
    factor: int
    points: int
    total: int  # after it


class DealView(msgspec.Struct, frozen=True):
    """A past deal."""

    number: int
    extra: bool
    dealer: int
    chooser: int
    tile: str
    rule: str
    other: str  # the side that was not chosen
    special: CardFace
    seats: list[DealScore]


class RoiDesNainsView(View, frozen=True, kw_only=True):
    """The table as one reader sees it."""

    phase: str  # choose_quest, standard_target, standard_give_first, standard_give_second, play_card, druid_target, standard_direction, sorcerer_window, over
    deal: int  # from 1
    deals: int  # regular ones
    extra: bool  # the present deal is one more, for a tie
    trick: int  # from 1; after the last trick of a game its number
    tricks: int  # of a deal
    dealer: int
    opener: int | None  # who leads the first trick, once shown
    heir: int | None  # who has won the 5 of Dwarves and deals next
    quest: QuestView
    special: SpecialView
    table: list[SeatView]
    plays: list[Play]  # the present trick, in order of play
    order: list[int]  # seats in order of play of the present trick
    led: str | None  # the suit to follow
    winning: int | None  # who would win the trick as it lies
    done: list[TrickView]  # the tricks won in this deal
    last: TrickView | None  # the last trick won, of the deal before until one is won in this
    past: list[TrickView]  # all tricks of the deal before, until one is won in this
    counted: list[list[Tally]]  # with `past`, what the quest of that deal counted, by seat
    hand: list[HandCard]  # the reader's; [] for a spectator
    suits: list[SuitCount]
    unseen: list[CardFace]  # cards of this deal in hands that the reader cannot locate
    history: list[DealView]
    piles: tuple[int, int]  # tiles and specials left
