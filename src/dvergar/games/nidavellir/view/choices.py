"""The legal actions of Nidavellir as a person sees them: what to click, what it says, what it brings (spec 14)."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.engine.view import Args, Choice, Preview
from dvergar.games.nidavellir.cards import CLASSES
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import (
    DISCARD,
    DISCARD_ACTION,
    HERO,
    HERO_ACTION,
    KEEP_ACTION,
    PAIRS,
    PIONEER_ACTION,
    THRUD,
    THRUD_ACTION,
    ULINE_BID,
    ULINE_TRADE,
    YLUD,
    YLUD_ACTION,
)
from dvergar.games.nidavellir.view.previews import Gains
from dvergar.mechanics.tavern import choices as shared
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.choices import COIN_CLICKS
from dvergar.mechanics.tavern.position import PICK, PICK_ACTION, TRANSFORM
from dvergar.mechanics.tavern.turns import rank

COLUMN_CLICKS = [f"column:{cls}" for cls in CLASSES]
CLASSES_WORDS = [f"@nidavellir-classes-{cls}" for cls in CLASSES]


def choices(state: NidavellirState, gains: Gains, legal: list[int]) -> list[Choice]:
    """Return the choices of the seat that `gains` belongs to, in the order of its legal actions; bids are made elsewhere."""
    make: dict[int, Callable[[NidavellirState, Gains, int], Choice]] = {
        PICK: pick,
        ULINE_BID: lay,
        HERO: hero,
        TRANSFORM: shared.transform,
        DISCARD: discard,
        THRUD: thrud,
        ULINE_TRADE: trade,
        YLUD: ylud,
    }
    return [make.get(state.phase, pioneer)(state, gains, action) for action in legal]


def lay(state: NidavellirState, gains: Gains, action: int) -> Choice:
    """Bid with Uline: all others lie open, so the place in the order of play is known."""
    seat = gains.seat
    p = state.coin_of(seat, action)
    value = state.coins[seat * COINS + p] >> 2
    own = rank(value, state.gems[seat], seat)
    ahead = 0
    for other in range(state.seats):
        if other != seat and rank(state.coins[other * COINS + state.tavern] >> 2, state.gems[other], other) > own:
            ahead += 1
    preview = Preview(word="nidavellir-preview-place", args={"place": ahead + 1, "of": state.seats})
    return Choice(action=action, clicks=[COIN_CLICKS[p]], word="nidavellir-choice-uline_bid", args={"coin": value}, preview=preview)


def pick(state: NidavellirState, gains: Gains, action: int) -> Choice:
    """Take a card from the open tavern."""
    card = state.cards[state.tavern * state.setup.width + action - PICK_ACTION]
    return shared.pick(state, action, card_preview(state, gains, card))


def pioneer(state: NidavellirState, gains: Gains, action: int) -> Choice:
    """Keep one of the cards looked at."""
    index = action - PIONEER_ACTION
    card = state.later[index]
    return shared.keep(state, action, index, card, "pioneer", card_preview(state, gains, card))


def card_preview(state: NidavellirState, gains: Gains, card: int) -> Preview:
    """Return what a dwarf or an offering brings: points, a line, the coin that grows best."""
    t = state.data
    column = t.column[card]
    if column < COLUMNS:
        grades = t.grades[card]
        points, line = gains.added(column, grades, t.points[card]), gains.new_line(gains.lines(column, grades))
        return Preview(points=points, line=line, contested=gains.majority(column, grades))
    points, old, new = gains.best_transform(t.bonus[card])
    return Preview(points=points, coin=(old, new), contested=gains.contested(points, old, new))


def hero(state: NidavellirState, gains: Gains, action: int) -> Choice:
    """Recruit a hero."""
    t = state.data
    card = t.first_hero + action - HERO_ACTION
    id = t.ids[card]
    return Choice(
        action=action,
        clicks=[f"hero:{id}"],
        word="nidavellir-choice-hero",
        args={"hero": t.card_words[card], "epithet": f"@nidavellir-epithet-{id}"},
        preview=Preview(points=gains.hero(card), line=gains.new_line(gains.hero_lines(card), 1), contested=gains.hero_contested(card)),
    )


def discard(state: NidavellirState, gains: Gains, action: int) -> Choice:
    """Send the last dwarf of one or two columns away."""
    which = action - DISCARD_ACTION
    gone = PAIRS[which] if which < len(PAIRS) else (which - len(PAIRS),)
    cards = [state.board.card_words[state.columns[gains.seat * COLUMNS + column][-1]] for column in gone]
    args: Args = {"card": cards[0]} if len(cards) == 1 else {"card": cards[0], "other": cards[1]}
    losses = [gains.last(column) for column in gone]
    return Choice(
        action=action,
        clicks=[COLUMN_CLICKS[column] for column in gone],
        word="nidavellir-choice-discard" if len(gone) == 1 else "nidavellir-choice-discard-two",
        args=args,
        preview=Preview(points=sum(losses), each=losses if len(losses) > 1 else []),
    )


def thrud(state: NidavellirState, gains: Gains, action: int) -> Choice:
    """Put Thrud on a column."""
    column = action - THRUD_ACTION
    line = gains.new_line(gains.lines_with_thrud(column))
    preview = None if line is None else Preview(line=line)
    return Choice(action=action, clicks=[COLUMN_CLICKS[column]], word="nidavellir-choice-thrud", args={"column": CLASSES_WORDS[column]}, preview=preview)


def ylud(state: NidavellirState, gains: Gains, action: int) -> Choice:
    """Place Ylud, move her, or let her stay."""
    points = state.data.ylud_points
    own = state.ylud % COLUMNS if state.ylud >= 0 else -1
    if action == KEEP_ACTION:
        return Choice(action=action, clicks=["keep"], word="nidavellir-choice-keep", args={"column": CLASSES_WORDS[own]}, preview=Preview(points=0))
    column = action - YLUD_ACTION
    moved = gains.moved(own, column, points)
    preview = Preview(points=moved[0], line=gains.new_line(moved[1]), contested=0 if column == own else gains.majority(column, 1))
    return Choice(action=action, clicks=[COLUMN_CLICKS[column]], word="nidavellir-choice-ylud", args={"column": CLASSES_WORDS[column]}, preview=preview)


def trade(state: NidavellirState, gains: Gains, action: int) -> Choice:
    """Trade two coins of Uline's hand."""
    a, b = state.pair_of(gains.seat, action)
    low, high, new, points = gains.merged(a, b)
    return Choice(
        action=action,
        clicks=[COIN_CLICKS[a], COIN_CLICKS[b]],
        word="nidavellir-choice-uline_trade",
        args={"low": low, "high": high, "new": new},
        preview=Preview(points=points, coin=(high, new), contested=gains.contested(points, high, new)),
    )
