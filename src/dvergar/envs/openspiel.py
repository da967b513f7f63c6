"""All games in OpenSpiel. Importing this module registers `dvergar_nidavellir` and its like: `pyspiel.load_game("dvergar_nidavellir(players=3)")`.

Parameters are `players`, `simultaneous` (secret phases: True has them answered all at once, False one after the other, none seeing the
others' answers) and the rules options of the game, lists as ids with `;` between them. The value of a match is the place: 1 for the first to -1 for the
last; where all win or lose together, 1 or -1 for everybody.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from dvergar.engine.discovery import game as find
from dvergar.engine.discovery import games
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.rng import Rng
from dvergar.envs.episode import Episode
from dvergar.envs.setup import Setting, needed, usual_seats

needed("pyspiel", "dvergar.envs.openspiel")

import numpy as np  # noqa: E402 - after the message that tells how to get them
import pyspiel  # noqa: E402

DEALS: Final = 4  # chance nodes at the root, each one byte of the seed: 2**32 deals, and all later chance follows from them
BYTE: Final = 256
LONGEST: Final = 20_000  # decisions: no match comes near


def name_of(id: str) -> str:
    """Return under which name a game is registered."""
    return f"dvergar_{id}"


def written(value: OptionValue) -> str | int:
    """Return an option's value as a parameter."""
    return ";".join(value) if isinstance(value, list) else value


def game_type(game: Game, simultaneous: bool) -> Any:
    """Return what OpenSpiel is told of a game before it is loaded."""
    options = {option.key: written(option.default) for option in game.options if option.scope == "rules"}
    return pyspiel.GameType(
        short_name=name_of(game.id),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS if simultaneous else pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.IDENTICAL if game.cooperative else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": usual_seats(game), "simultaneous": False, **options},
    )


class DvergarGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel is not typed
    """One game with its parameters; raises `BadSetup` for those that are not to be had."""

    def __init__(self, game: Game, params: dict[str, Any]) -> None:
        self.simultaneous = bool(params["simultaneous"])
        options: dict[str, object] = {}
        for option in game.options:
            if option.scope == "rules":
                value = params[option.key]
                options[option.key] = [id for id in value.split(";") if id] if option.kind == "ids" else value
        self.setting = Setting(game, params["players"], options, dtype="float32")
        observer = self.setting.observer
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.size,
            max_chance_outcomes=BYTE,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if game.cooperative else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, self.simultaneous), info, params)
        self.layout = observer.layout

    def new_initial_state(self) -> DvergarState:
        """Return a match whose deal has not been drawn."""
        return DvergarState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DvergarObserver:
        """Return what writes observations, or histories where all must be remembered."""
        return DvergarObserver(self.setting, iig_obs_type is not None and iig_obs_type.perfect_recall)


class DvergarState(pyspiel.State):  # type: ignore[misc]  # pyspiel is not typed
    """One position; the deal is drawn first, byte by byte."""

    def __init__(self, game: DvergarGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.simultaneous = game.simultaneous
        self.deal: list[int] = []
        self.episode: Episode | None = None

    @property
    def match(self) -> Episode:
        """The match in play."""
        if self.episode is None:
            raise RuntimeError("the deal has not been drawn yet")
        return self.episode

    def current_player(self) -> Any:
        """Return who decides."""
        if self.episode is None:
            return pyspiel.PlayerId.CHANCE
        actors = self.episode.state.actors()
        if not actors:
            return pyspiel.PlayerId.TERMINAL
        if self.simultaneous and len(actors) > 1:
            return pyspiel.PlayerId.SIMULTANEOUS
        return actors[0]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.match.state
        return list(state.legal(player)) if player in state.actors() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the next byte of the deal: all are equally likely."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.play(self.episode.state.actors()[0], action)
            return
        self.deal.append(action)
        if len(self.deal) == DEALS:
            self.episode = Episode(self.setting, int.from_bytes(bytes(self.deal), "little"))

    def _apply_actions(self, actions: list[int]) -> None:
        for seat in list(self.match.state.actors()):
            self.match.play(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal({action})" if player == pyspiel.PlayerId.CHANCE else self.setting.actions.name(action)

    def is_terminal(self) -> bool:
        """Return whether the match is over."""
        return self.episode is not None and self.episode.over

    def returns(self) -> list[float]:
        """Return what the match is worth to each seat, 0 before its end."""
        return self.setting.rewards(self.match.state) if self.is_terminal() else [0.0] * self.setting.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> DvergarState:
        """Return a position that the player cannot tell from this one, with another future: what a search over information sets asks for."""
        other: DvergarState = self.clone()
        match = other.match
        world = match.state.worlds(player, Rng(int(sampler() * (1 << 53))))
        world.listener = match.events
        match.state = world
        return other

    def __str__(self) -> str:
        lines = [f"deal {' '.join(map(str, self.deal))}"]
        if self.episode is not None:
            lines += [f"{seat} {self.setting.actions.name(action)}" for seat, action, _ in self.episode.log]
        return "\n".join(lines)


class DvergarObserver:
    """Writes what a player may know: as numbers from 0 to 1 in the places of the game's layout, or as text."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        self.tensor = None if recall else np.zeros(setting.observer.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: DvergarState, player: int) -> None:
        """Write the numbers."""
        if self.tensor is not None:
            self.tensor[:] = 0 if state.episode is None else self.setting.observe(state.episode.state, player)

    def string_from(self, state: DvergarState, player: int) -> str:
        """Return the text: the whole history line by line, or the fields that are not all 0."""
        if state.episode is None:
            return ""
        if self.recall:
            return "\n".join(state.episode.history(player))
        row = self.setting.observer.row(state.episode.state, player)
        fields = [(field.name, row[field.start : field.start + field.size]) for field in self.setting.observer.layout.fields]
        return "\n".join(f"{name} {' '.join(map(str, numbers))}" for name, numbers in fields if any(numbers))


def loader(game: Game) -> type[DvergarGame]:
    """Return the class of one game. OpenSpiel keeps it until after Python's end, when a mere function could no longer be taken apart."""

    class Loaded(DvergarGame):
        def __init__(self, params: dict[str, Any]) -> None:
            super().__init__(game, params)

    return Loaded


def register() -> None:
    """Register all installed games that have observations, each once."""
    known = set(pyspiel.registered_names())
    for id in games():
        game = find(id)
        if name_of(id) not in known and game.observer(game.seats.start) is not None:
            pyspiel.register_game(game_type(game, False), loader(game))


register()
