"""Prompts of all tavern games, each with the smaller line that says why. Words begin with the game's id."""

from __future__ import annotations

from dvergar.engine.view import Args, Prompt
from dvergar.mechanics.tavern.bids import BIDS
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE
from dvergar.mechanics.tavern.gains import TavernGains
from dvergar.mechanics.tavern.position import BID, PICK, RECRUIT, TRANSFORM
from dvergar.mechanics.tavern.recruits import RecruitingState
from dvergar.mechanics.tavern.turns import rank_gem, rank_seat, rank_value

Note = tuple[str, Args]


def asking(state: RecruitingState, phase: str, asked: bool, args: Args, note: Note | None) -> Prompt:
    """Return the prompt of a phase, for who is asked or for who waits, with the arguments that all games need and the smaller line."""
    id = state.game.id
    word = f"{id}-prompt-{phase}" if asked else f"{id}-prompt-{phase}-wait"
    actors = state.actors()
    args = {"who": f"seat:{actors[0]}", **args}
    if state.phase == BID:
        args["count"] = len(actors)
    elif state.phase == PICK:
        args["tavern"] = state.board.tavern_words[state.tavern]
    elif state.phase == TRANSFORM:
        args["bonus"] = state.bonus
    if note is None:
        return Prompt(word=word, args=args)
    return Prompt(word=word, args=args, why=f"{id}-note-{note[0]}", why_args=note[1])


def over(state: RecruitingState) -> Prompt:
    """Return who has won, and by how much."""
    id = state.game.id
    totals = state.scores()
    winners = state.winners()
    args: Args = {"who": f"seat:{winners[0]}", "points": max(totals)}
    if len(winners) > 1:
        return Prompt(word=f"{id}-prompt-over-shared", args=args)
    second = max(total for seat, total in enumerate(totals) if seat != winners[0])
    behind = next(seat for seat, total in enumerate(totals) if total == second and seat != winners[0])
    why: Args = {"points": max(totals) - second, "who": f"seat:{behind}"}
    return Prompt(word=f"{id}-prompt-over", args=args, why=f"{id}-note-margin", why_args=why)


def why_asked(state: RecruitingState, gains: TavernGains) -> Note | None:
    """Return the smaller line for the seat that is asked in a phase that all games have, but for growing coins."""
    seat = gains.seat
    if state.phase == BID:
        if state.round == state.setup.rounds and state.age == 2:
            return "bid-last", {}
        if state.age == 1 and state.round == 1:
            return "bid-first", {}
        if state.age == 1 and state.round == 2:
            exchange = next(state.coins[seat * COINS + p] >> 2 for p in range(COINS) if trades(state, seat, p))
            return "bid-trade", {"exchange": exchange}
        return missing(state, seat)
    if state.phase == PICK:
        if trades(state, seat, state.tavern):
            if state.late(seat):
                return "trade-open", {}
            low, high, new, _ = gains.merged(3, 4)
            return "trade", {"low": low, "high": high, "new": new}
        return tie(state) or missing(state, seat)
    if state.phase == RECRUIT:
        return "line", {"line": state.lines[seat], "heroes": state.recruits[seat]}
    return None


def why_waiting(state: RecruitingState, seat: int | None) -> Note | None:
    """Return the smaller line for everybody else."""
    if state.phase == BID and seat is not None:
        return ("ready", {}) if state.bids[seat] < BIDS else ("late", {})
    if state.phase == PICK:
        return tie(state) or (("trade-open", {}) if trades(state, state.active, state.tavern) else None)
    return ("line-wait", {"line": state.lines[state.active]}) if state.phase == RECRUIT else None


def trades(state: RecruitingState, seat: int, p: int) -> bool:
    """Return whether the coin at position p is the exchange coin."""
    return state.coins[seat * COINS + p] & EXCHANGE != 0


def missing(state: RecruitingState, seat: int) -> Note | None:
    """Return which classes the next hero line still lacks."""
    classes = [c for c in range(COLUMNS) if state.grades[seat * COLUMNS + c] <= state.recruits[seat]]
    return ("missing", {"count": len(classes), "classes": state.board.class_words[classes[0]]}) if classes else None


def tie(state: RecruitingState) -> Note | None:
    """Return how gems have decided between the active seat and its neighbour in the order of play, if coins were equal."""
    at = next(k for k, rank in enumerate(state.ranks) if rank_seat(rank) == state.active)
    for k in (at, at + 1):
        if 0 < k < len(state.ranks) and rank_value(state.ranks[k - 1]) == rank_value(state.ranks[k]):
            high, low = rank_gem(state.ranks[k - 1]), rank_gem(state.ranks[k])
            args: Args = {"coin": rank_value(state.ranks[k]), "high": high, "low": low}
            return ("order-tie-special" if high == state.board.special_gem else "order-tie"), args
    return None
