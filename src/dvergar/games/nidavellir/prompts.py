"""What is asked, in two voices, and the smaller line that says why (spec 14). Never compiled: msgspec Structs."""

from __future__ import annotations

from dvergar.engine.view import Args, Prompt
from dvergar.games.nidavellir.cards import REWARD_TRANSFORM
from dvergar.games.nidavellir.gains import Gains
from dvergar.games.nidavellir.state import DISCARD, HERO, OPEN, PIONEER, THRUD, TRANSFORM, ULINE_BID, ULINE_TRADE, YLUD, NidavellirState
from dvergar.mechanics.bids import BIDS
from dvergar.mechanics.board import COINS, COLUMNS
from dvergar.mechanics.position import BID, OVER, PICK
from dvergar.mechanics.turns import rank_gem, rank_seat, rank_value

Note = tuple[str, Args]


def prompt(state: NidavellirState, seat: int | None, gains: Gains | None, actors: list[int]) -> Prompt:
    """Return what is asked of the reader, or whom it waits for."""
    if state.phase == OVER:
        return over(state)
    word = f"nidavellir-prompt-{state.phase_name()}"
    asked = seat is not None and seat in actors
    args: Args = {"who": f"seat:{actors[0]}"}
    if state.phase == BID:
        args["count"] = len(actors)
    elif state.phase in (PICK, ULINE_BID):
        args["tavern"] = state.board.tavern_words[state.tavern]
    elif state.phase == TRANSFORM:
        args["bonus"] = state.bonus
    elif state.phase == DISCARD:
        args["hero"] = state.board.card_words[state.digger]
        args["count"] = state.tables.amount[state.digger]
    note = why_asked(state, gains) if gains is not None and asked else why_waiting(state, seat)
    if note is None:
        return Prompt(word=word if asked else f"{word}-wait", args=args)
    return Prompt(word=word if asked else f"{word}-wait", args=args, why=f"nidavellir-note-{note[0]}", why_args=note[1])


def over(state: NidavellirState) -> Prompt:
    """Return who has won, and by how much."""
    totals = state.scores()
    best = max(totals)
    winners = [seat for seat in range(state.seats) if totals[seat] == best]
    args: Args = {"who": f"seat:{winners[0]}", "points": best}
    if len(winners) > 1:
        return Prompt(word="nidavellir-prompt-over-shared", args=args)
    second = max(totals[: winners[0]] + totals[winners[0] + 1 :])
    return Prompt(
        word="nidavellir-prompt-over", args=args, why="nidavellir-note-margin", why_args={"points": best - second, "who": f"seat:{totals.index(second)}"}
    )


def why_asked(state: NidavellirState, gains: Gains) -> Note | None:
    """Return the smaller line for the seat that is asked."""
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
    if state.phase == HERO:
        return "line", {"line": state.lines[seat], "heroes": state.recruits[seat]}
    if state.phase == TRANSFORM:
        return transform_source(state), {}
    if state.phase == YLUD:
        return "ylud-keep" if state.ylud >= 0 else "ylud", {}
    return {DISCARD: "discard", THRUD: "thrud", ULINE_TRADE: "uline_trade", PIONEER: "pioneer", ULINE_BID: "uline_bid"}[state.phase], {}


def why_waiting(state: NidavellirState, seat: int | None) -> Note | None:
    """Return the smaller line for everybody else."""
    if state.phase == BID and seat is not None:
        return ("ready", {}) if state.bids[seat] < BIDS else ("uline", {})
    if state.phase == PICK:
        return tie(state) or (("trade-open", {}) if trades(state, state.active, state.tavern) else None)
    if state.phase == HERO:
        return "line-wait", {"line": state.lines[state.active]}
    return (transform_source(state), {}) if state.phase == TRANSFORM else None


def trades(state: NidavellirState, seat: int, p: int) -> bool:
    """Return whether the coin at position p is the exchange coin."""
    coin = state.coins[seat * COINS + p]
    return coin == state.board.exchange or coin == state.board.special


def missing(state: NidavellirState, seat: int) -> Note | None:
    """Return which classes the next hero line still lacks."""
    classes = [c for c in range(COLUMNS) if state.grades[seat * COLUMNS + c] <= state.recruits[seat]]
    return ("missing", {"count": len(classes), "classes": state.tables.class_words[classes[0]]}) if classes else None


def tie(state: NidavellirState) -> Note | None:
    """Return how gems have decided between the active seat and its neighbour in the order of play, if coins were equal."""
    at = next(k for k, rank in enumerate(state.ranks) if rank_seat(rank) == state.active)
    for k in (at, at + 1):
        if 0 < k < len(state.ranks) and rank_value(state.ranks[k - 1]) == rank_value(state.ranks[k]):
            high, low = rank_gem(state.ranks[k - 1]), rank_gem(state.ranks[k])
            args: Args = {"coin": rank_value(state.ranks[k]), "high": high, "low": low}
            return ("order-tie-special" if high == state.tables.special_gem else "order-tie"), args
    return None


def transform_source(state: NidavellirState) -> str:
    """Return what lets a coin grow: Grid, the King's Hand or an offering."""
    t = state.tables
    for hero, owner in enumerate(state.owner):
        if owner == state.active and t.bonus[t.first_hero + hero] == state.bonus:
            return "transform-grid"
    judged = [k for k, holder in enumerate(state.holder) if holder != OPEN]
    if state.tavern < 0 and judged and t.reward[judged[-1]] == REWARD_TRANSFORM:
        return "transform-kings_hand"
    return "transform-offering"
