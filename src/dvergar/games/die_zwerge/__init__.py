"""Die Zwerge, by Michael Palm and Lukas Zach: all against fate on the map of the Geborgenes Land (1 to 5 seats, 2 to 5 dwarves)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from dvergar.engine.errors import BadSetup
from dvergar.engine.game import Game, Option, OptionValue, PackagedGame
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.games.die_zwerge.cards import MOST, CardData
from dvergar.games.die_zwerge.loading import read
from dvergar.games.die_zwerge.rules.phases import action_space
from dvergar.games.die_zwerge.rules.play import ZwergeState

REVISION: Final = 2


class DieZwerge(PackagedGame):
    """The game with one set of card data, by the rules of one revision.

    Revision 2 differs from 1 in that (spec 4.1, 4.7, 5.2, 5.4) face-up cards are checked after the council's craft action too, nothing flows or
    perishes once the markers have met, Nôd'onn's last token wins before further dice are assigned, and `remove_troops` takes troops from collecting
    threats too. Matches of revision 1 go on and play back by its rules.
    """

    id = "die_zwerge"
    package = __name__
    title = "Die Zwerge"
    seats = range(1, 6)
    minutes = 75
    cooperative = True
    reconstructed = True
    reads = frozenset(range(1, REVISION + 1))
    renamed = ({"master": "former"},)  # masters plan with more care
    data: CardData

    def __init__(self, data: CardData, folder: Path | None, revision: int = REVISION) -> None:
        super().__init__(data, folder)
        self.revision = revision
        self.older: dict[int, DieZwerge] = {}
        self.options = options(data)
        self.actions = action_space(data)

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> ZwergeState:
        """Make a state, before `State.begin`."""
        return ZwergeState(self, seats, options, rng, self.data)

    def planners(self, state: State) -> list[int]:
        """Return the seats that tell their plans now: after a turn its own, at the beginning all."""
        return self.module("bot.plans").planners(state)

    def plan(self, state: State, seat: int, wish: str) -> tuple[str, str]:
        """Return what the seat's dwarf is to do next."""
        return self.module("bot.plans").plan(state, seat, wish)

    def heed(self, state: State, seat: int, wish: str) -> int:
        """Return the action that follows what somebody pointed at, or -1."""
        return self.module("bot.plans").heed(state, seat, wish)

    def checked(self, seats: int, seed: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """Return the rules options, complete; raises `BadSetup` also for options that do not go together."""
        found = super().checked(seats, seed, options)
        if seats > 1 and found["dwarves"] != self.option("dwarves").default:
            raise BadSetup(
                f"option dwarves: with {seats} seats each plays one dwarf; only one seat alone chooses how many",
                "die_zwerge-error-dwarves",
                option="dwarves",
                right=str(self.option("dwarves").default),
            )
        need = found["dwarves"] if seats == 1 else seats
        heroes = found["heroes"]
        assert isinstance(heroes, list)
        assert isinstance(need, int)
        if found["hero_choice"] == "fixed" and len(heroes) < need:
            raise BadSetup(
                f"option heroes: {need} dwarves must be named, not {len(heroes)}",
                "die_zwerge-error-heroes",
                option="heroes",
                need=need,
            )
        return found

    def as_of(self, revision: int) -> Game:
        """Return the game with the rules of a revision; one object serves all its matches."""
        if revision == self.revision:
            return self
        if revision not in self.older:
            self.older[revision] = DieZwerge(self.data, self.replaced, revision)
        return self.older[revision]

    def option(self, key: str) -> Option:
        """Return one of the options."""
        return next(option for option in self.options if option.key == key)


def options(data: CardData) -> tuple[Option, ...]:
    """Return what a table agrees on before it starts."""
    return (
        Option("difficulty", "choice", data.default_difficulty, "How many of the first scenarios must be mastered.", "rules", data.difficulties),
        Option("expert_threshold", "choice", "off", "on lets a hex perish with one troop less.", "rules", ["off", "on"]),
        Option(
            "hero_choice",
            "choice",
            "random",
            "How dwarves are chosen: at random, one seat after the other, or as listed.",
            "rules",
            ["random", "draft", "fixed"],
        ),
        Option(
            "heroes", "ids", list(data.heroes), "The dwarves in seat order, where they are fixed.", "rules", list(data.heroes), only={"hero_choice": ["fixed"]}
        ),
        Option("dwarves", "range", 2, "How many dwarves one seat alone plays.", "rules", low=2, high=MOST, seats=(1,)),
        Option("start_player", "choice", "first", "Who begins.", "rules", ["first", "random"]),
        Option("show_odds", "choice", "off", "on shows how likely each action is to succeed.", "table", ["off", "on"]),
    )


def create(cards: Path | None) -> Game:
    """Return the game with its own card data, or with that of the files in the folder `cards`; raises `BadData`."""
    return DieZwerge(read(cards), cards)
