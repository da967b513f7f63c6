"""One match between bots: equal games, seeds and budgets give equal matches, wherever they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Final

from dvergar.arena.errors import BotFault
from dvergar.bots.random import RandomPolicy
from dvergar.engine.policy import Policy
from dvergar.engine.rng import Rng
from dvergar.engine.state import State

if TYPE_CHECKING:
    from dvergar.engine.game import Game

MOST: Final = 100_000  # decisions: a match that needs more would never end


class Played:
    """A match that is over: its last position, and for each seat how many decisions it made and the seconds they took."""

    def __init__(self, state: State, decisions: list[int], seconds: list[float]) -> None:
        self.state = state
        self.decisions = decisions
        self.seconds = seconds


def timed(bot: Policy) -> bool:
    """Return whether a clock ends this bot's thinking, so that its choices depend on how fast the machine is."""
    return float(getattr(bot, "seconds", 0.0)) > 0.0


def limit(bot: Policy, budget: int) -> None:
    """Let iterations end the thinking of a bot in the place of a clock; other bots stay as they are."""
    if timed(bot):
        setattr(bot, "iterations", budget)  # noqa: B010 - any bot may have the two, and a protocol would ask it of all
        setattr(bot, "seconds", 0.0)  # noqa: B010


def play(game: Game, seats: Sequence[Policy], seed: int, seeds: Sequence[int], options: Mapping[str, object] | None = None) -> Played:
    """Set up the match of that seed and let `seats[n]` play seat n, each with a generator of its own from `seeds[n]`.

    Each bot is shown a world drawn from its seat's view, at every decision. Raises `BadSetup`, or `BotFault` naming bot, seat and seed.
    """
    return play_on(game.new(len(seats), seed, options), list(seats), [Rng(own) for own in seeds], seed)


def play_on(state: State, seats: list[Policy], rngs: list[Rng], seed: int) -> Played:
    """Play a position to its end, in place."""
    blind = [isinstance(bot, RandomPolicy) for bot in seats]  # asks only what is legal, so no world need be drawn for it
    decisions = [0] * len(seats)
    seconds = [0.0] * len(seats)
    left = MOST
    before = perf_counter()
    actors = state.actors()
    while actors:
        for seat in actors.copy():
            rng = rngs[seat]
            action = seats[seat].choose(state, seat, rng) if blind[seat] else asked(state, seats[seat], seat, rng, seed)
            state.apply(seat, action)
            decisions[seat] += 1
            now = perf_counter()
            seconds[seat] += now - before
            before = now
            left -= 1
        if left <= 0:
            raise BotFault(f"{state.game.title}, {state.seats} seats, seed {seed}: the match has not ended after {MOST} decisions")
        actors = state.actors()
    return Played(state, decisions, seconds)


def asked(state: State, bot: Policy, seat: int, rng: Rng, seed: int) -> int:
    """Return the legal action that a bot chooses in a world drawn for its seat."""
    try:
        action = bot.choose(state.worlds(seat, rng), seat, rng)
    except Exception as error:
        raise BotFault(fault(state, bot, seat, seed, f"has failed ({type(error).__name__}: {error})")) from error
    if action not in state.legal(seat):
        raise BotFault(fault(state, bot, seat, seed, f"chose {action}, which is not legal"))
    return action


def fault(state: State, bot: Policy, seat: int, seed: int, what: str) -> str:
    """Say what a bot did wrong, and where."""
    return f"{state.game.title}, {state.seats} seats, seed {seed}: the bot {type(bot).__name__} on seat {seat} {what}"
