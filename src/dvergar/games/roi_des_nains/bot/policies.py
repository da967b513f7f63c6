"""The ways to play Le Roi des Nains: by rules of thumb, and by playing the deal to its end in worlds drawn from what the seat knows."""

from __future__ import annotations

from typing import Final

from dvergar.engine.policy import GRAND, GRAND_SECONDS, MASTER_SECONDS, PolicyMaker, Slips
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.roi_des_nains.bot.rules_of_thumb import THUMBS, RulesOfThumb, leaning
from dvergar.games.roi_des_nains.bot.thoughts import Foresight, Thought, by_rules_of_thumb
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import QUEST, SIDE_ACTION

APPRENTICE: Final = 50  # slips in a hundred decisions: most cards of a hand do little harm
WORLDS: Final = 120  # worlds at most
MASTER: Final = 1_200  # worlds of the master
TRICKS: Final = 2  # that a master looks through with the answers of all seats: the present one and the next


class Greedy:
    """Plays by rules of thumb, without search; equal views give equal actions, for nothing hidden is looked at."""

    def __init__(self, numbers: list[float] = THUMBS) -> None:
        self.numbers = numbers

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        assert isinstance(world, RoiState)
        if world.phase == QUEST:
            a, b = world.data.tiles[world.tile]
            rules = world.data.rules
            return SIDE_ACTION if leaning(world, seat, rules[a], self.numbers) >= leaning(world, seat, rules[b], self.numbers) else SIDE_ACTION + 1
        return by_rules_of_thumb(world, RulesOfThumb(world, self.numbers))


class Thinker:
    """Draws worlds from what its seat knows, plays the deal to its end in each after each candidate, and takes the best on the average.

    It draws all its worlds itself, so that equal views and equal generators give equal actions. `iterations` is how many worlds at most;
    where `seconds` is positive, they end its thinking too. Through so many `tricks` it looks with the answers of all seats.
    """

    def __init__(self, iterations: int = WORLDS, seconds: float = 0.0, tricks: int = 0) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.tricks = tricks

    def choose(self, world: State, seat: int, rng: Rng) -> int:
        """Return one of `world.legal(seat)`."""
        assert isinstance(world, RoiState)
        legal = world.legal(seat)
        if len(legal) == 1:
            return legal[0]
        thought = Foresight(world, seat, rng, self.tricks) if self.tricks else Thought(world, seat, rng)
        return thought.best(self.iterations, self.seconds)


def policies() -> dict[str, PolicyMaker]:
    """Return this game's ways to play, weakest first.

    >>> list(policies())
    ['apprentice', 'journeyman', 'greedy', 'thinker', 'former', 'master', 'grandmaster']
    """
    return {
        "apprentice": lambda: Slips(Greedy(), APPRENTICE),
        "journeyman": Greedy,
        "greedy": Greedy,
        "thinker": Thinker,
        "former": lambda: Thinker(MASTER, MASTER_SECONDS),
        "master": lambda: Thinker(MASTER, MASTER_SECONDS, TRICKS),
        "grandmaster": lambda: Thinker(round(GRAND * MASTER), GRAND_SECONDS, TRICKS),
    }
