"""All games as PettingZoo environments: one agent after the other (AEC), or all at once (parallel)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from secrets import randbits
from typing import Any

from dvergar.engine.actions import ActionSpace
from dvergar.engine.errors import BadSetup
from dvergar.engine.game import Game
from dvergar.engine.observation import Layout
from dvergar.engine.rng import Rng
from dvergar.envs.episode import Episode
from dvergar.envs.setup import Setting, chosen, needed, unfit

needed("pettingzoo", "dvergar.envs.pettingzoo")

import numpy as np  # noqa: E402 - after the message that tells how to get them
from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

ILLEGAL = ("raise", "lose", "random")


def env(id: str | Game, seats: int | None = None, **settings: Any) -> Any:
    """Return an AEC environment in its usual wrappers; `settings` are those of `DvergarAEC`.

    >>> table = env("nidavellir", seats=3)
    >>> table.reset(seed=7)
    >>> for agent in table.agent_iter(4):
    ...     observation, reward, termination, truncation, info = table.last()
    ...     table.step(table.action_space(agent).sample(info["action_mask"]))
    >>> table.agents
    ['seat_0', 'seat_1', 'seat_2']
    """
    return wrappers.OrderEnforcingWrapper(DvergarAEC(id, seats, **settings))


def parallel_env(id: str | Game, seats: int | None = None, **settings: Any) -> DvergarParallel:
    """Return a parallel environment; `settings` are those of `DvergarAEC`.

    >>> table = parallel_env("nains", seats=2)
    >>> observations, infos = table.reset(seed=7)
    >>> sorted(observations), int(infos["seat_0"]["action_mask"].sum())
    (['seat_0', 'seat_1'], 60)
    """
    return DvergarParallel(id, seats, **settings)


class MatchEnv:
    """The base of both environments: their settings, and the match in play.

    `options` are the rules options of the game, `cards` a folder of replaced tables. `reward` is `place` (from 1 for the first to -1 for the
    last), `win` or `points`, given when the match ends. `dtype` is `uint8`, or `float32` for numbers from 0 to 1. `max_cycles` cuts a match off
    after so many steps. `illegal` says what an illegal action does: `raise` an `IllegalAction`, `lose` (the match ends, who did it gets -1, the others
    0), or be replaced by a `random` legal one. `remember` keeps histories.
    """

    metadata: dict[str, Any] = {}
    parallel = False  # whether all agents step together; then there is an action more, to wait

    def __init__(
        self,
        id: str | Game,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | None = None,
        reward: str = "place",
        dtype: str = "uint8",
        max_cycles: int | None = None,
        illegal: str = "raise",
        remember: bool = False,
        render_mode: None = None,
    ) -> None:
        self.setting = Setting(id, seats, options, cards, reward, dtype)
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise unfit("max_cycles", max_cycles, "a whole number from 1 on")
        self.max_cycles = max_cycles
        self.illegal = chosen("illegal", illegal, ILLEGAL)
        self.remember = remember
        self.render_mode = render_mode
        self.metadata = {"name": f"dvergar_{self.setting.game.id}_v0", "render_modes": [], **self.metadata}
        self.agents: list[str] = []
        self.seeds = Rng(randbits(128))
        self.episode: Episode | None = None
        self.cycles = 0
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.size = self.setting.actions.size + self.parallel
        high = 255 if self.setting.dtype == "uint8" else 1
        row = spaces.Box(0, high, (self.layout.size,), np.dtype(self.setting.dtype).type)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": row, "action_mask": spaces.Box(0, 1, (self.size,), np.int8)}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.size) for agent in self.possible_agents}

    @property
    def layout(self) -> Layout:
        """The fields of an observation."""
        return self.setting.observer.layout

    @property
    def names(self) -> ActionSpace:
        """The actions and their names."""
        return self.setting.actions

    @property
    def match(self) -> Episode:
        """The match in play; raises `BadSetup` before the first `reset`."""
        if self.episode is None:
            raise BadSetup("the environment has no match yet: call reset first", "error-no-reset")
        return self.episode

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return the space of an agent's observations: a dict of `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the space of an agent's actions, the same for all."""
        return self.action_spaces[agent]

    def render(self) -> None:
        """Draw nothing: the page draws tables."""

    def close(self) -> None:
        """Do nothing: no resource is held."""

    def history(self, agent: str) -> list[str]:
        """Return all that an agent has done and been told, in order."""
        return self.match.history(self.number[agent])

    def begin(self, seed: int | None) -> None:
        """Start a match: that of the seed, the same as `Match.new` sets up; without one, the next in line."""
        if seed is not None:
            self.setting.game.checked(self.setting.seats, seed, self.setting.options)
            self.seeds = Rng(seed)
        self.episode = Episode(self.setting, self.seeds.seed() if seed is None else seed, self.remember)
        self.cycles = 0

    def mask_of(self, seat: int) -> Any:
        """Return one number for each action of a seat, 1 where it is legal; all 0 where it is not asked."""
        state = self.match.state
        mask = np.zeros(self.size, np.int8)
        if seat in state.actors():
            mask[state.legal(seat)] = 1
        return mask

    def do(self, seat: int, action: Any) -> bool:
        """Play an action; return whether it was illegal and ends the match."""
        match = self.match
        number = int(action)
        if self.illegal != "raise" and number not in match.state.legal(seat):
            if self.illegal == "lose":
                return True
            legal = match.state.legal(seat)
            number = legal[self.seeds.below(len(legal))]
        match.play(seat, number)
        return False

    def ends(self, loser: int) -> list[float] | None:
        """Return the rewards if the match has ended: by its rules, or because a seat did what is illegal."""
        if loser >= 0:
            return [-1.0 if seat == loser else 0.0 for seat in range(self.setting.seats)]
        return self.setting.rewards(self.match.state) if self.match.over else None


class DvergarAEC(MatchEnv, AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """One agent acts after the other; of a secret phase the seats answer in turn, and no observation tells what another has answered."""

    metadata = {"is_parallelizable": False}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a match."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent may know now, and what it may do."""
        seat = self.number[agent]
        return {"observation": self.setting.observe(self.match.state, seat), "action_mask": self.mask_of(seat)}

    def step(self, action: Any) -> None:
        """Let the agent that is asked do something; raises `IllegalAction`, and then nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        lost = self.do(self.number[agent], action)
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.cycles += 1
        rewards = self.ends(self.number[agent] if lost else -1)
        if rewards is not None:
            self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._ask()

    def _ask(self) -> None:
        """Name the agent that is asked, and give it its mask."""
        actors = self.match.state.actors()
        live = bool(actors) and not any(self.truncations.values()) and not any(self.terminations.values())
        self.agent_selection = self.possible_agents[actors[0]] if live else self.agents[0]
        self.infos: dict[str, Any] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection]["action_mask"] = self.mask_of(self.number[self.agent_selection])


class DvergarParallel(MatchEnv, ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """All agents step together: of a secret phase all answers are given at once; else one agent acts and the others `wait`.

    The last action, behind those that the game names, is to wait: the only one of an agent that is not asked.
    """

    parallel = True

    @property
    def wait(self) -> int:
        """The action of an agent that is not asked."""
        return self.size - 1

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a match."""
        self.begin(seed)
        self.agents = self.possible_agents[:]
        return self._observations()

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        """Let all agents that are asked do something; raises `IllegalAction`, and then nothing has changed."""
        state = self.match.state
        actors = list(state.actors())
        if self.illegal == "raise":
            for seat, agent in enumerate(self.possible_agents):
                action = int(actions.get(agent, self.wait))
                if action not in state.legal(seat) if seat in actors else action != self.wait:
                    raise self.match.refusal(seat, action)
        loser = -1
        for seat in actors:
            if loser < 0 and self.do(seat, actions.get(self.possible_agents[seat], self.wait)):
                loser = seat
        self.cycles += 1
        rewards = self.ends(loser)
        cut = rewards is None and self.max_cycles is not None and self.cycles >= self.max_cycles
        observations, infos = self._observations()
        agents = self.agents
        if rewards is not None or cut:
            self.agents = []
        return (
            observations,
            dict(zip(self.possible_agents, rewards or [0.0] * len(agents), strict=True)),
            dict.fromkeys(agents, rewards is not None),
            dict.fromkeys(agents, cut),
            infos,
        )

    def _observations(self) -> tuple[dict[str, Any], dict[str, Any]]:
        observations: dict[str, Any] = {}
        infos: dict[str, Any] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = self.mask_of(seat)
            mask[self.wait] = not mask.any()
            observations[agent] = {"observation": self.setting.observe(self.match.state, seat), "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos
