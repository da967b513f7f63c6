"""The batched environment: many matches at once, as NumPy arrays."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from dvergar.engine.actions import ActionSpace
from dvergar.engine.errors import BadSetup, IllegalAction, shown
from dvergar.engine.game import Game
from dvergar.engine.observation import Layout
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.envs.core import Runner
from dvergar.envs.setup import Setting, needed, unfit

np = needed("numpy", "the batched environment")


class Turn(NamedTuple):
    """The result of a step, one row for each match.

    `seats` says who is asked now; `observation` and `mask` are that seat's (None where they were not asked for). `rewards` has a column for
    each seat, all 0 but where `done` says that the match ended in this step; there the other arrays belong to the first decision of the next match.
    """

    seats: Any  # int8, (n,)
    observation: Any  # uint8 or float32, (n, layout.size)
    mask: Any  # uint8, (n, actions)
    rewards: Any  # float32, (n, seats)
    done: Any  # bool, (n,)

    def __repr__(self) -> str:
        """Name the shapes; whole arrays would fill the screen."""
        seen = "" if self.observation is None else f", observation {self.observation.shape} {self.observation.dtype}, mask {self.mask.shape}"
        return f"Turn({len(self.seats)} matches of {self.rewards.shape[1]} seats{seen}, {int(self.done.sum())} done)"


class BatchEnv:
    """Plays many matches of one game side by side; each that ends is followed by a new one at once.

    Of a secret phase the seats are asked one after the other; none can see what another has answered. Equal seeds and actions give equal
    matches. Raises `UnknownGame` or `BadSetup`.

    >>> env = BatchEnv("nidavellir", seats=3)
    >>> turn = env.reset(64, seed=7)
    >>> turn
    Turn(64 matches of 3 seats, observation (64, 268) uint8, mask (64, 157), 0 done)
    >>> turn = env.step(env.random_actions())
    >>> int(turn.done.sum())
    0
    """

    def __init__(
        self,
        id: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | None = None,
        reward: str = "place",
        dtype: str = "uint8",
        observe: bool = True,
    ) -> None:
        self.setting = Setting(id, seats, options, cards, reward, dtype)
        self.observe = observe
        if observe:
            self.setting.observer  # noqa: B018 - refuses a game without observations now
        self._runner: Runner | None = None

    @property
    def seats(self) -> int:
        """How many seats each match has."""
        return self.setting.seats

    @property
    def actions(self) -> int:
        """How many actions there are, as `Game.actions` names them."""
        return self.setting.actions.size

    @property
    def names(self) -> ActionSpace:
        """The names of the actions."""
        return self.setting.actions

    @property
    def layout(self) -> Layout:
        """The fields of an observation."""
        return self.setting.observer.layout

    @property
    def runner(self) -> Runner:
        """The matches themselves; raises `BadSetup` before the first `reset`."""
        if self._runner is None:
            raise BadSetup("the batched environment has no matches yet: call reset first", "error-no-reset")
        return self._runner

    @property
    def states(self) -> list[State]:
        """The present positions, secrets included, for who wants to look behind the table."""
        return self.runner.states

    def reset(self, n: int, seed: int = 0) -> Turn:
        """Start n matches anew; raises `BadSetup`."""
        if type(n) is not int or n < 1:
            raise unfit("matches", n, "a whole number from 1 on")
        self.setting.game.checked(self.seats, seed, self.setting.options)
        self._runner = Runner(self.setting.start, n, self.actions, Rng(seed))
        return self._turn()

    def step(self, actions: Sequence[int] | Any) -> Turn:
        """Let the seat that is asked in each match do something; raises `IllegalAction`, and then nothing has changed."""
        runner = self.runner
        try:
            given = np.asarray(actions)
        except ValueError:  # rows of different lengths
            given = np.asarray(None)
        if given.shape != (runner.count,) or given.dtype.kind not in "iu":
            raise unfit("actions", actions, f"one whole number for each of the {runner.count} matches")
        ints: list[int] = given.tolist()
        wrong = runner.wrong(ints)
        if wrong >= 0:
            raise self._refusal(wrong, ints[wrong])
        runner.step(ints)
        return self._turn()

    def random_actions(self) -> Any:
        """Return one legal action for each match, each as likely as the others, as an int16 array."""
        return np.frombuffer(array("h", self.runner.random_actions()), np.int16)

    def play(self, steps: int) -> int:
        """Play so many random decisions in each match, all of it in compiled code, and return how many matches ended."""
        return self.runner.play(steps)

    def legal(self) -> list[list[int]]:
        """Return the legal actions of each match, ascending; the lists are shared, so copy them before changing them."""
        return self.runner.legal

    def _turn(self) -> Turn:
        runner, setting = self.runner, self.setting
        n = runner.count
        observation = mask = None
        if self.observe:
            observation = setting.scaled(np.frombuffer(runner.rows(setting.observer), np.uint8).reshape(n, -1))
            mask = np.frombuffer(runner.masks(), np.uint8).reshape(n, -1)
        rewards = np.zeros((n, setting.seats), np.float32)
        done = np.zeros(n, np.bool_)
        for at, state in zip(runner.ended, runner.last, strict=True):
            done[at] = True
            rewards[at] = setting.rewards(state)
        return Turn(np.frombuffer(bytearray(runner.seats), np.int8), observation, mask, rewards, done)

    def _refusal(self, n: int, action: int) -> IllegalAction:
        seat, legal = self.runner.seats[n], self.runner.legal[n]
        space = self.setting.actions
        right = ", ".join(space.name(a) for a in legal[:12]) + (f" and {len(legal) - 12} more" if len(legal) > 12 else "")
        tried = space.name(action) if 0 <= action < space.size else shown(action)
        text = f"match {n}: seat {seat} may not {tried} now; legal are {right}"
        return IllegalAction(text, "error-illegal", seat, action, list(legal), tried=tried, right=right)
