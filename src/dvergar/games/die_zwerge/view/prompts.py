"""Prompts in two voices, for the seat asked and for all others, and the smaller line that warns or explains."""

from __future__ import annotations

from collections.abc import Callable

from dvergar.engine.view import Args, Prompt
from dvergar.games.die_zwerge import cards as c
from dvergar.games.die_zwerge.rules import phases as s
from dvergar.games.die_zwerge.rules.dice import PURPOSE_WORDS
from dvergar.games.die_zwerge.rules.frames import DROP, REVEALED
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.rules.rewards import KIND_WORDS

Note = tuple[str, Args]

# The dwarf whom a question is about, by phase.
SUBJECTS: dict[int, Callable[[ZwergeState], int]] = {
    **dict.fromkeys((s.ACTION, s.REST, s.STEP, s.REROLL, s.REROLL_DIE, s.RAISE, s.ASSIGN, s.SPEND), lambda state: state.dwarf),
    **dict.fromkeys((s.PENALTY, s.REDIRECT, s.SHIELD, s.RESCUE, s.LOSE_GEAR, s.PLACE_HEX, s.JOIN), lambda state: state.a),
    **dict.fromkeys((s.SONG, s.COURAGE), lambda state: state.dwarf),
    s.PAY: lambda state: state.b,
}
OWNERS: dict[int, Callable[[ZwergeState], int]] = {
    **dict.fromkeys((s.SHIELD, s.RESCUE, s.COURAGE, s.DISGUISE), lambda state: state.b),
    s.SONG: lambda state: state.a,
}

# Where it is worth saying what a loss or a healing comes from.
HARMFUL = (s.DAMAGE, s.HEAL, s.REDIRECT, s.SHIELD, s.RESCUE, s.LOSE_GEAR)


def prompt(state: ZwergeState, seat: int | None) -> Prompt:
    """Return what is asked of the reader, or whom it waits for."""
    if state.phase == s.OVER:
        return over(state)
    asked = seat == state.active
    word = f"die_zwerge-prompt-{s.PHASES[state.phase]}"
    args = arguments(state)
    note = warning(state)
    if note is None:
        return Prompt(word=word if asked else f"{word}-wait", args=args)
    return Prompt(word=word if asked else f"{word}-wait", args=args, why=f"die_zwerge-note-{note[0]}", why_args=note[1])


def over(state: ZwergeState) -> Prompt:
    """Return how it ended, and why."""
    t = state.data
    args: Args = {"turn": state.turn}
    if state.outcome == s.WON:
        return Prompt("die_zwerge-prompt-won", args, "die_zwerge-note-won", {"card": t.card_words[state.culprit], "left": state.doom - state.hero})
    if state.outcome == s.DIED:
        return Prompt("die_zwerge-prompt-lost", args, "die_zwerge-note-died", {"dwarf": t.hero_words[state.heroes[state.culprit]]})
    return Prompt("die_zwerge-prompt-lost", args, f"die_zwerge-note-doomed-{s.CAUSES[state.cause]}", {"space": state.hero})


def arguments(state: ZwergeState) -> Args:
    """Return what the sentence of the present phase names."""
    t = state.data
    phase = state.phase
    args: Args = {"who": f"seat:{state.active}"}
    if phase in SUBJECTS:
        args["dwarf"] = t.hero_words[state.heroes[SUBJECTS[phase](state)]]
    if phase in OWNERS:
        args["owner"] = t.hero_words[state.heroes[OWNERS[phase](state)]]
    if phase == s.ACTION:
        args["actions"] = state.actions
    elif phase == s.STEP:
        args["steps"] = state.steps
    elif phase in (s.REROLL, s.REROLL_DIE, s.RAISE, s.SONG):
        args["dice"] = state.faces()
        args["purpose"] = PURPOSE_WORDS[state.purpose]
    elif phase == s.ASSIGN:
        args["die"] = state.dice[state.a]
        args["dice"] = state.faces()
    elif phase in (s.BAN, s.MUSTER):
        args["troop"] = KIND_WORDS[state.a]
    elif phase in (s.DAMAGE, s.HEAL):
        args["points"] = state.a
    elif phase == s.REMOVE:
        args["left"] = state.a
    elif phase in (s.PIN, s.SPEND, s.PAY, s.COURAGE, s.DISGUISE):
        args["card"] = t.card_words[state.cards[state.a]]
    elif phase == s.GIVE:
        args["gear"] = t.gear_words[state.a]
    return args


def warning(state: ZwergeState) -> Note | None:
    """Return the smaller line: what the next step of fate brings, that something is dangerous, or why it is asked."""
    left = state.doom - state.hero
    phase = state.phase
    if phase == s.DRAFT:
        return None
    if phase == s.PENALTY:
        if state.health[state.a] == 1:
            word = "both-last" if left == 1 else "health-last"
            return f"{word}-helped" if helped(state, state.a) else word, {}
        return ("doom-last", {}) if left == 1 else ("penalty", {"left": left})
    if phase == s.SHIELD and state.health[state.b] == 1:
        return "health-last-fed" if fed(state, state.b) else "health-last", {}
    if phase == s.PAY and state.health[state.b] <= state.data.pay[state.cards[state.a]]:
        return "pay-last", {}
    if phase == s.ACTION:
        if left <= 3 and not state.skip:
            return "doom-near", {"left": left}
        threats = len(state.threats_shown())
        if threats and state.scene() < 0:  # the next scenario is turned up in the next turn, and they trigger
            return "threats-wait", {"count": threats}
        if threats and state.data.level[state.scene()] != "C":
            return "threats-open", {"count": threats}
    if phase == s.GIVE:
        return "effect", {"effect": f"@die_zwerge-effect-{state.data.gears[state.a]}"}
    return origin(state) if phase in HARMFUL else None


def origin(state: ZwergeState) -> Note | None:
    """Return what a loss or a healing comes from: the threat that happens now, or the council when a threat is turned up."""
    t = state.data
    for frame in reversed(state.stack):
        card = state.cards[frame >> 6 & 255] if frame & 63 in (DROP, REVEALED) else -1
        if card >= 0 and frame & 63 == DROP:
            return "origin", {"thing": t.card_words[card], "effect": f"@die_zwerge-threat-{t.cards[card]}"}
        if card >= 0 and t.deck[card] == c.THREAT:
            effect = c.COUNCIL[t.council_effect[state.council + t.council_zero]]
            return "origin", {"thing": "@die_zwerge-council", "effect": f"@die_zwerge-council-{effect}"}
    return None


def fed(state: ZwergeState, dwarf: int) -> bool:
    """Return whether anybody owns food that would keep a dwarf alive."""
    return any(state.food(owner, dwarf) for owner in range(state.dwarves))


def helped(state: ZwergeState, dwarf: int) -> bool:
    """Return whether a shield or food could keep a dwarf alive."""
    return fed(state, dwarf) or any(state.owns(owner, state.data.shield) for owner in range(state.dwarves) if owner != dwarf)
