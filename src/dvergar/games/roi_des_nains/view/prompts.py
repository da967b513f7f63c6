"""Prompts in two voices, for the seat asked and for all others, and the smaller line that says why."""

from __future__ import annotations

from dvergar.engine.view import Args, Prompt
from dvergar.games.roi_des_nains.cards import EXCALIBUR, MAGIC, MUMMY, PUPPETEER, SORCERER, SUITS
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import DRUID, GIVE_FIRST, GIVE_SECOND, OVER, PHASES, PLAY, QUEST, WINDOW

Note = tuple[str, Args]
SUIT_WORDS = [f"@roi_des_nains-suit-{suit}" for suit in SUITS]
ONE_WORDS = [f"@roi_des_nains-one-{suit}" for suit in SUITS]


def prompt(state: RoiState, seat: int | None) -> Prompt:
    """Return what is asked of the reader, or whom it waits for."""
    if state.phase == OVER:
        return over(state)
    asked = seat == state.active
    word = f"roi_des_nains-prompt-{PHASES[state.phase]}"
    args: Args = {"who": f"seat:{state.active}"}
    note: Note | None = None
    if state.phase == PLAY:
        word, args, note = play(state, asked, args)
    elif state.phase in (GIVE_FIRST, GIVE_SECOND):
        args["target"] = f"seat:{state.target}"
        if asked:
            card, other = (state.data.card_words[card] for card in state.taken)
            note = "drawn", {"card": card, "other": other}
    elif state.phase == WINDOW:
        if asked:
            note = ("window-last", {}) if state.trick == state.tricks - 1 else ("window", {"left": state.tricks - 1 - state.trick})
    elif state.phase == QUEST:
        a, b = state.data.tiles[state.tile]
        note = "quest", {"a": state.data.rule_words[a], "b": state.data.rule_words[b]}
    elif state.phase == DRUID and asked:
        note = "druid", {}
    word = word if asked else f"{word}-wait"
    if note is None:
        return Prompt(word=word, args=args)
    return Prompt(word=word, args=args, why=f"roi_des_nains-note-{note[0]}", why_args=note[1])


def play(state: RoiState, asked: bool, args: Args) -> tuple[str, Args, Note | None]:
    """Return word, arguments and smaller line for a card to be played."""
    if state.led < 0:
        first = state.cards_on_table() == 0
        note: Note = ("opener", {}) if first and state.trick == 0 else ("lead", {}) if first else ("free", {})
        return "roi_des_nains-prompt-" + ("lead" if first else "free"), args, note
    word = "roi_des_nains-prompt-follow"
    if asked and not follows(state):
        word = "roi_des_nains-prompt-discard"
    args = {**args, "suit": SUIT_WORDS[state.led], "one": ONE_WORDS[state.led]}
    return word, args, ("leading", {"who": f"seat:{state.trick_winner()}", "card": state.data.card_words[leading_card(state)]})


def follows(state: RoiState) -> bool:
    """Return whether the active seat has a card of the led suit."""
    return any(state.suit_of(card) == state.led for card in state.hands[state.active])


def leading_card(state: RoiState) -> int:
    """Return the card that would win the trick as it lies."""
    return state.winning_card(state.trick_winner())


def over(state: RoiState) -> Prompt:
    """Return who has won, and by how much."""
    best = max(state.totals)
    winners = [seat for seat in range(state.seats) if state.totals[seat] == best]
    args: Args = {"who": f"seat:{winners[0]}", "points": best}
    if len(winners) > 1:
        return Prompt(word="roi_des_nains-prompt-over-shared", args=args)
    second = max(state.totals[: winners[0]] + state.totals[winners[0] + 1 :])
    why: Args = {"points": best - second, "who": f"seat:{state.totals.index(second)}"}
    return Prompt(word="roi_des_nains-prompt-over", args=args, why="roi_des_nains-note-margin", why_args=why)


def why_not(state: RoiState, seat: int, card: int) -> Note | None:
    """Return why the seat may not play a card of its hand now, as a word and its arguments."""
    if state.phase != PLAY or state.active != seat:
        return None
    if card < MAGIC:
        return "suit", {"one": ONE_WORDS[state.led]}
    one: Args = {"one": ONE_WORDS[max(state.led, 0)]}
    notes: dict[int, Note] = {
        SORCERER: ("sorcerer", {}),
        MUMMY: ("mummy", {}) if state.trick == 0 else ("suit", one),
        PUPPETEER: ("puppeteer", {}) if not state.cards else ("suit", one),
        EXCALIBUR: ("excalibur-lead", {}) if state.led < 0 else ("excalibur", one),
    }
    return notes.get(state.effect)
