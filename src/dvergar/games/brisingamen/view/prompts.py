"""Prompts in two voices, for the seat asked and for all others, and the smaller line that says why."""

from __future__ import annotations

from dvergar.engine.view import Args, Prompt
from dvergar.games.brisingamen.cards import SKILLS, weigh
from dvergar.games.brisingamen.rules.phases import ACTION, FREE, MARKET, OUTSIDE, OVER, RECEIVE, THEFT, THEFT_MORE, WHERE
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.rules.scoring import winners

Note = tuple[str, Args]


def prompt(state: BrisingamenState, seat: int | None, actors: list[int]) -> Prompt:
    """Return what is asked of the reader, or whom it waits for."""
    if state.phase == OVER:
        return over(state)
    asked = seat is not None and seat in actors
    word = f"brisingamen-prompt-{state.phase_name()}"
    args: Args = {"who": f"seat:{actors[0]}"}
    space = state.where[state.dwarf]
    if state.phase == ACTION:
        args["action"] = state.step + 1
    elif state.phase == FREE:
        args["tokens"] = state.tokens[state.active]
    elif state.phase in (THEFT, THEFT_MORE):
        word += "-market" if state.source == MARKET else ""
        if state.source != MARKET:
            args["victim"] = f"seat:{state.source}"
    elif state.phase == RECEIVE:
        args["weight"] = weigh(state.owing) - weigh(state.received)
    elif state.phase == WHERE and space == OUTSIDE:
        word = "brisingamen-prompt-enter"
        args["dwarf"] = state.dwarf % state.team + 1
    else:
        args |= {"dwarf": state.dwarf % state.team + 1, "space": state.data.labels[space], "kind": state.data.kinds[space]}
    note = why(state)
    if note is None:
        return Prompt(word=word if asked else f"{word}-wait", args=args)
    return Prompt(word=word if asked else f"{word}-wait", args=args, why=f"brisingamen-note-{note[0]}", why_args=note[1])


def why(state: BrisingamenState) -> Note | None:
    """Return the smaller line: the end that has come, what a skill does, what is left of the turn."""
    if state.phase == WHERE and state.entry:
        return f"skill-{SKILLS[state.entry]}", {}
    if state.phase in (ACTION, FREE):
        if state.ended:
            return "last-round" if state.even else "last", {"who": f"seat:{state.ender}"}
        if state.phase == FREE:
            return "free", {"count": min(state.data.free_actions - state.spent, state.tokens[state.active])}
        if not state.acted and state.turn == state.seats - 1 and state.round > 1:
            return "stalemate", {}
        if state.rounds and state.rounds - state.round < 3:
            return "rounds", {"count": state.rounds - state.round}
        return "left", {"count": state.data.actions - state.step}
    return {
        "harvest": ("harvest-again" if state.barrows[state.dwarf] else "harvest", {}),
        "bat": ("bat", {}),
        "bat_more": ("bat", {}),
        "onward": ("onward", {}),
        "give": ("swap", {}),
        "give_more": ("swap", {}),
        "receive": ("swap", {}),
        "theft": ("theft", {}),
        "theft_more": ("theft", {}),
    }.get(state.phase_name())


def over(state: BrisingamenState) -> Prompt:
    """Return who has won, and how the game ended."""
    totals = state.scores()
    best = winners(state, state.options["tie_break"] == "settings")
    args: Args = {"who": f"seat:{best[0]}", "points": totals[best[0]]}
    word = "brisingamen-prompt-over" if len(best) == 1 else "brisingamen-prompt-over-shared"
    if state.ended:
        note = "ended-necklace" if len(state.made) == state.data.necklace else "ended-quota"
        return Prompt(word=word, args=args, why=f"brisingamen-note-{note}", why_args={"who": f"seat:{state.ender}"})
    stalled = not state.acted
    return Prompt(word=word, args=args, why="brisingamen-note-ended-stalemate" if stalled else "brisingamen-note-ended-rounds", why_args={"count": state.round})
