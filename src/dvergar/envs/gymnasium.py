"""All games as Gymnasium environments: one seat learns, bots play the others. Importing this module registers `dvergar/Nidavellir-v0` and its like."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from dvergar.bots import policy
from dvergar.bots.random import RandomPolicy
from dvergar.engine.actions import ActionSpace
from dvergar.engine.discovery import games
from dvergar.engine.errors import BadSetup
from dvergar.engine.game import Game
from dvergar.engine.observation import Layout
from dvergar.engine.rng import Rng
from dvergar.envs.episode import Episode
from dvergar.envs.setup import Setting, chosen, needed, unfit

needed("gymnasium", "dvergar.envs.gymnasium")

import gymnasium  # noqa: E402 - after the message that tells how to get it
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402

ILLEGAL = ("lose", "raise", "random")


class DvergarEnv(gymnasium.Env[Any, Any]):
    """One seat of a game; bots play the others, each from a world drawn from its own view.

    `seat` is the seat that learns (None: another one in each match), `bots` the level of all others or one level for each of them, in the order
    of the table. `options` are the rules options of the game, `cards` a folder of replaced tables, `reward` is `place`, `win` or `points`, given
    when the match ends. `dtype` is `uint8`, or `float32` for numbers from 0 to 1. What is legal stands in `info["action_mask"]`. `illegal` says what
    an illegal action does: `lose` (the match ends with -1, and `info["illegal"]` says why), `raise` an `IllegalAction`, or be replaced by
    a `random` legal one. `remember` keeps the seat's history. `reset(seed=7)` plays the match that `Match.new` sets up with seed 7.

    >>> env = DvergarEnv("nidavellir", seats=3, bots="random")
    >>> observation, info = env.reset(seed=7)
    >>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    >>> observation.shape, reward, terminated
    ((268,), 0.0, False)
    """

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        seat: int | None = 0,
        bots: str | Sequence[str] = "greedy",
        options: Mapping[str, object] | None = None,
        cards: str | Path | None = None,
        reward: str = "place",
        dtype: str = "uint8",
        illegal: str = "lose",
        remember: bool = False,
        render_mode: None = None,
    ) -> None:
        self.setting = Setting(game, seats, options, cards, reward, dtype)
        count = self.setting.seats
        if seat is not None and (type(seat) is not int or not 0 <= seat < count):
            raise unfit("seat", seat, f"one of 0 to {count - 1}, or None")
        levels = [bots] * (count - 1) if isinstance(bots, str) else list(bots)
        if len(levels) != count - 1:
            raise unfit("bots", ", ".join(levels), f"one level, or {count - 1}")
        self.bots = [policy(self.setting.game, level) for level in levels]
        self.fixed = seat
        self.seat = seat or 0
        self.illegal = chosen("illegal", illegal, ILLEGAL)
        self.remember = remember
        self.render_mode = render_mode
        self.episode: Episode | None = None
        self.chance = Rng(0)
        high = 255 if self.setting.dtype == "uint8" else 1
        self.observation_space = spaces.Box(0, high, (self.layout.size,), np.dtype(self.setting.dtype).type)
        self.action_space = spaces.Discrete(self.setting.actions.size)

    @property
    def names(self) -> ActionSpace:
        """The names of the actions."""
        return self.setting.actions

    @property
    def layout(self) -> Layout:
        """The fields of an observation."""
        return self.setting.observer.layout

    @property
    def match(self) -> Episode:
        """The match in play; raises `BadSetup` before the first `reset`."""
        if self.episode is None:
            raise BadSetup("the environment has no match yet: call reset first", "error-no-reset")
        return self.episode

    def history(self) -> list[str]:
        """Return all that the seat has done and been told, in order."""
        return self.match.history(self.seat)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a match and let the bots play until the seat is asked."""
        super().reset(seed=seed)
        drawn = int.from_bytes(self.np_random.bytes(16), "little")
        self.chance = Rng(drawn)
        self.seat = self.chance.below(self.setting.seats) if self.fixed is None else self.fixed
        self.episode = Episode(self.setting, drawn if seed is None else seed, self.remember)
        self._play_on()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Let the seat do something, and the bots until it is asked again."""
        match, number = self.match, int(action)
        legal = match.state.legal(self.seat)
        if number not in legal and self.illegal != "raise" and not match.over:
            if self.illegal == "lose":
                return self._observation(), -1.0, True, False, {**self._info(), "illegal": str(match.refusal(self.seat, number))}
            number = legal[self.chance.below(len(legal))]
        match.play(self.seat, number)
        self._play_on()
        reward = self.setting.rewards(match.state)[self.seat] if match.over else 0.0
        return self._observation(), reward, match.over, False, self._info()

    def _play_on(self) -> None:
        """Let the bots play until the seat is asked, or the match is over."""
        state = self.match.state
        while (actors := state.actors()) and self.seat not in actors:
            actor = actors[0]
            bot = self.bots[actor - (actor > self.seat)]
            world = state if isinstance(bot, RandomPolicy) else state.worlds(actor, self.chance)  # who looks at what is legal only needs no world
            self.match.play(actor, bot.choose(world, actor, self.chance))

    def _observation(self) -> Any:
        return self.setting.observe(self.match.state, self.seat)

    def _info(self) -> dict[str, Any]:
        state = self.match.state
        return {"action_mask": self.setting.mask(state.legal(self.seat) if self.seat in state.actors() else []), "seat": self.seat}


def name_of(id: str) -> str:
    """Return under which name a game is registered.

    >>> name_of("die_zwerge")
    'dvergar/DieZwerge-v0'
    """
    return f"dvergar/{''.join(part.capitalize() for part in id.split('_'))}-v0"


def register() -> None:
    """Register all installed games, each once."""
    for id in games():
        if name_of(id) not in gymnasium.registry:
            gymnasium.register(name_of(id), entry_point="dvergar.envs.gymnasium:DvergarEnv", kwargs={"game": id})


register()
