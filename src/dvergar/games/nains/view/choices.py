"""The legal actions of Nains as a person sees them: what to click, what it says, what it brings (spec 14)."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.engine.view import Args, Choice, Preview
from dvergar.games.nains.cards import CLASSES
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.position import DISCARD, DISCARD_ACTION, GAAT, GAAT_ACTION, HERO, HERO_ACTION, SVARA_ACTION
from dvergar.games.nains.view.previews import Gains
from dvergar.mechanics.tavern import choices as shared
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.position import PICK, PICK_ACTION, TRANSFORM

COLUMN_CLICKS = [f"column:{cls}" for cls in CLASSES]


def choices(state: NainsState, gains: Gains, legal: list[int]) -> list[Choice]:
    """Return the choices of the seat that `gains` belongs to, in the order of its legal actions; bids are made elsewhere."""
    make: dict[int, Callable[[NainsState, Gains, int], Choice]] = {
        PICK: pick,
        HERO: hero,
        TRANSFORM: shared.transform,
        DISCARD: discard,
        GAAT: gaat,
    }
    return [make.get(state.phase, svara)(state, gains, action) for action in legal]


def pick(state: NainsState, gains: Gains, action: int) -> Choice:
    """Take a card from the open tavern."""
    card = state.cards[state.tavern * state.setup.width + action - PICK_ACTION]
    return shared.pick(state, action, card_preview(state, gains, state.tavern, card))


def discard(state: NainsState, gains: Gains, action: int) -> Choice:
    """Send one of the two cards left away, so that the other seat gets the other one."""
    return shared.on_card(state, action, action - DISCARD_ACTION, "discard", None)


def svara(state: NainsState, gains: Gains, action: int) -> Choice:
    """Keep one of the cards looked at."""
    index = action - SVARA_ACTION
    card = state.peek()[index]
    return shared.keep(state, action, index, card, "svara", card_preview(state, gains, state.tavern, card))


def card_preview(state: NainsState, gains: Gains, tavern: int, card: int) -> Preview:
    """Return what a dwarf brings: points, a line, the coin that grows, a Paria token."""
    t = state.data
    points = gains.dwarf(card)
    line = gains.new_line(gains.lines(t.column[card], 1))
    grown = gains.upgrade(tavern, card)
    if grown is not None:
        return Preview(points=points + grown[0], line=line, coin=(grown[1], grown[2]))
    return Preview(points=points, line=line, word="nains-preview-token" if gains.covered(card) else None)


def hero(state: NainsState, gains: Gains, action: int) -> Choice:
    """Recruit a Cognar, or a mercenary for a column."""
    t = state.data
    number = action - HERO_ACTION
    if number >= t.ordinary:
        return mercenary(state, gains, action)
    card = t.first_hero + number
    id = t.ids[card]
    lines = gains.lines(t.column[card], t.grades[card]) if t.column[card] < COLUMNS else state.lines[gains.seat]
    return Choice(
        action=action,
        clicks=[f"hero:{id}"],
        word="nains-choice-hero",
        args={"hero": t.card_words[card]},
        preview=Preview(points=gains.cognar(card), line=gains.new_line(lines, 1)),
    )


def mercenary(state: NainsState, gains: Gains, action: int) -> Choice:
    """Recruit a mercenary for a column."""
    t = state.data
    which, column = divmod(action - HERO_ACTION - t.ordinary, COLUMNS)
    card = t.first_hero + t.ordinary + which
    return Choice(
        action=action,
        clicks=[f"hero:{t.ids[card]}", COLUMN_CLICKS[column]],
        word="nains-choice-mercenary",
        args={"hero": t.card_words[card], "column": t.class_words[column]},
        preview=Preview(points=gains.mercenary(card, column), line=gains.new_line(gains.lines(column, 1), 1)),
    )


def gaat(state: NainsState, gains: Gains, action: int) -> Choice:
    """Put Ga'at in a column."""
    column = action - GAAT_ACTION
    args: Args = {"hero": state.board.card_words[state.data.ally], "column": state.board.class_words[column]}
    preview = Preview(points=gains.ally(column), line=gains.new_line(gains.lines(column, 1)))
    return Choice(action=action, clicks=[COLUMN_CLICKS[column]], word="nains-choice-gaat", args=args, preview=preview)
