"""The legal actions as a person sees them: what to click, what it says, what it brings (see messages.py)."""

from __future__ import annotations

from dvergar.engine.view import Choice, Preview
from dvergar.games.roi_des_nains.cards import IDS
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import (
    DIRECTION,
    DRUID,
    GIVE_FIRST,
    GIVE_SECOND,
    LEFT_ACTION,
    NOBODY,
    PASS_ACTION,
    PLAY,
    QUEST,
    SEAT_ACTION,
    SIDE_ACTION,
    TARGET,
)


def choices(state: RoiState, legal: list[int]) -> list[Choice]:
    """Return the choices of the active seat, in the order of its legal actions."""
    return [choice(state, action) for action in legal]


def choice(state: RoiState, action: int) -> Choice:
    """Return one choice."""
    t = state.data
    if state.phase == PLAY:
        word = "roi_des_nains-choice-" + ("play" if state.cards_on_table() else "lead")
        return Choice(action=action, clicks=[f"card:{IDS[action]}"], word=word, args={"card": t.card_words[action]}, preview=play_preview(state, action))
    if state.phase == QUEST:
        side = action - SIDE_ACTION
        rule = t.rules[t.tiles[state.tile][side]]
        words = {"rule": f"@roi_des_nains-rule-{rule.id}", "help": f"@roi_des_nains-help-{rule.id}"}
        return Choice(action=action, clicks=[f"side:{'ab'[side]}"], word="roi_des_nains-choice-side", args={**words})
    if state.phase in (TARGET, DRUID):
        other = action - SEAT_ACTION
        word = "roi_des_nains-choice-" + ("target" if state.phase == TARGET else "druid")
        return Choice(action=action, clicks=[f"seat:{other}"], word=word, args={"target": f"seat:{other}"})
    if state.phase in (GIVE_FIRST, GIVE_SECOND):
        return Choice(action=action, clicks=[f"card:{IDS[action]}"], word="roi_des_nains-choice-give", args={"card": t.card_words[action]})
    if state.phase == DIRECTION:
        way = "left" if action == LEFT_ACTION else "right"
        step = 1 if action == LEFT_ACTION else -1
        to, source = (state.active + step) % state.seats, (state.active - step) % state.seats
        moves = Preview(word="roi_des_nains-preview-hands", args={"to": f"seat:{to}", "from": f"seat:{source}"})
        return Choice(action=action, clicks=[f"hands:{way}"], word=f"roi_des_nains-choice-{way}", preview=moves)
    if action == PASS_ACTION:
        return Choice(action=action, clicks=["pass"], word="roi_des_nains-choice-pass", preview=Preview(points=0))
    return Choice(
        action=action,
        clicks=[f"trick:{IDS[action]}"],
        word="roi_des_nains-choice-take",
        args={"card": t.card_words[action]},
        preview=Preview(points=window_points(state, action)),
    )


def own_points(state: RoiState, seat: int) -> int:
    """Return what the deal gives a seat as of now."""
    return (state.quest_points()[seat] + state.bonus[seat]) * state.factor(seat)


def play_preview(state: RoiState, card: int) -> Preview | None:
    """Return who would win the trick as it then lies, and of its last card what that changes."""
    if state.cards_on_table() == 0:
        return None
    seat = state.active
    before = own_points(state, seat)
    after = state.clone()
    after.lay(seat, card)
    if len(after.cards) < (state.trick + 1) * state.seats:
        winner = after.trick_winner()
        if winner == NOBODY:
            return None
        return Preview(word="roi_des_nains-preview-" + ("leads" if winner == seat else "below"), args={"who": f"seat:{winner}"})
    winner = after.take_trick()
    points = own_points(after, seat) - before
    return Preview(word="roi_des_nains-preview-" + ("wins" if winner == seat else "loses"), args={"who": f"seat:{winner}"}, points=points)


def window_points(state: RoiState, card: int) -> int:
    """Return what it changes for the Sorcerer's holder now if a card leaves the pile it lies in."""
    after = state.clone()
    before = own_points(state, state.active)
    after.window(state.active, card)
    return own_points(after, state.active) - before
