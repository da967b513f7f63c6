"""The setting of an environment: game, seats, options, reward and dtype, all checked; and the errors of environments."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dvergar.engine.discovery import game as find
from dvergar.engine.errors import BadSetup, DvergarError, shown
from dvergar.engine.game import Game
from dvergar.engine.observation import Observer
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

DTYPES = ("uint8", "float32")
REWARDS = ("place", "win", "points")


class MissingExtra(DvergarError):
    """A library that an environment is made for is not installed."""


def needed(module: str, what: str) -> Any:
    """Import a library; raises `MissingExtra` saying how to install it."""
    try:
        return importlib.import_module(module)
    except ImportError as error:
        text = f"{what} needs {module.partition('.')[0]}, which is not installed: pip install 'dvergar[envs]'"
        raise MissingExtra(text, "error-extra", what=what, module=module, extra="envs") from error


def unfit(key: str, value: object, right: str) -> BadSetup:
    """Return the error for a wrong setting, saying what would be right."""
    return BadSetup(f"{key}: {shown(value)!r} is not {right}", "error-option-value", option=key, value=shown(value), right=right)


def chosen(key: str, value: object, among: tuple[str, ...]) -> str:
    """Return a setting that is one of a few texts; raises `BadSetup` naming them."""
    if isinstance(value, str) and value in among:
        return value
    raise unfit(key, value, "one of " + ", ".join(among))


class Setting:
    """One game at one seat count with its options, checked; it starts matches and computes rewards and observations.

    Raises `UnknownGame` or `BadSetup`.
    """

    def __init__(
        self,
        id: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | None = None,
        reward: str = "place",
        dtype: str = "uint8",
    ) -> None:
        self.game = id if isinstance(id, Game) else find(id, cards)
        self.seats = usual_seats(self.game) if seats is None else seats
        self.options = self.game.checked(self.seats, 0, options or {})
        self.reward = chosen("reward", reward, REWARDS)
        self.dtype = chosen("dtype", getattr(dtype, "__name__", dtype), DTYPES)  # NumPy's own will do
        self.actions = self.game.actions
        self.cards = cards
        self._observer: Observer | None = None
        self._highs: NDArray[np.float32] | None = None

    def __deepcopy__(self, memo: object) -> Setting:
        """Return itself: nothing of it changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.game.id, self.seats, self.options, self.cards, self.reward, self.dtype)

    @property
    def observer(self) -> Observer:
        """What writes observations; raises `BadSetup` for a game that has none."""
        if self._observer is None:
            self._observer = self.game.observer(self.seats)
        if self._observer is None:
            raise BadSetup(f"{self.game.title} has no observations for learning programs", "error-no-observation", title=self.game.title)
        return self._observer

    def start(self, seed: int, listener: list[Event] | None = None) -> State:
        """Return the first position of the match of that seed, the same as `Match.new` sets up."""
        state = self.game.start(self.seats, self.options, Rng(seed))
        state.listener = listener
        state.begin()
        return state

    def rewards(self, state: State) -> list[float]:
        """Return what the end of a match is worth to each seat.

        `place` runs evenly from 1 for the first to -1 for the last, those who share a place share what it brings, so all of it adds up to 0;
        `win` is 1 shared among the winners, 0 for the others; `points` the totals. Where all win or lose together, `place` is 1 or -1 and
        `win` 1 or 0 for everybody.
        """
        totals = state.scores()
        if self.reward == "points":
            return [float(total) for total in totals]
        best = max(totals)
        told = self.game.cooperative or totals.count(best) > 1  # the score sheet knows how ties are broken
        winners = self.game.result(state).winners if told else [totals.index(best)]
        if self.game.cooperative:
            return [(1.0 if winners else -1.0) if self.reward == "place" else float(bool(winners))] * self.seats
        if self.reward == "win":
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        keys = [(seat in winners, total) for seat, total in enumerate(totals)]
        return [(sum(other < key for other in keys) - sum(other > key for other in keys)) / (self.seats - 1) for key in keys]

    def bounds(self) -> tuple[float, float]:
        """Return the lowest and the highest reward there can be; points have no bounds."""
        return {"place": (-1.0, 1.0), "win": (0.0, 1.0), "points": (float("-inf"), float("inf"))}[self.reward]

    def observe(self, state: State, seat: int) -> NDArray[Any]:
        """Return what that seat may know, as one row."""
        import numpy as np

        return self.scaled(np.frombuffer(bytearray(self.observer.row(state, seat)), np.uint8))

    def scaled(self, rows: NDArray[np.uint8]) -> NDArray[Any]:
        """Return rows in the dtype asked for: as they are, or each number divided by the highest that its field can hold."""
        if self.dtype == "uint8":
            return rows
        import numpy as np

        if self._highs is None:
            self._highs = np.array(self.observer.layout.highs(), np.float32)
        scaled: NDArray[Any] = rows.astype(np.float32)
        scaled /= self._highs
        return scaled

    def mask(self, legal: list[int]) -> NDArray[np.int8]:
        """Return one number for each action, 1 where it is legal."""
        import numpy as np

        return np.frombuffer(self.actions.mask(legal), np.int8)


def usual_seats(game: Game) -> int:
    """Return the default seat count of a game: 3, or the nearest there is."""
    return min(game.seats, key=lambda seats: abs(seats - 3))
