"""Die Zwerge, by Michael Palm and Lukas Zach: all against fate on the map of the Geborgenes Land (1 to 5 seats, 2 to 5 dwarves)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from dvergar.engine.actions import ActionSpace
from dvergar.engine.errors import BadSetup
from dvergar.engine.game import Game, Option, OptionValue
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view_feed import ViewFeed
from dvergar.games.die_zwerge.cards import MOST, SCENE, SLOTS, TROOPS, CardData
from dvergar.games.die_zwerge.loading import read
from dvergar.games.die_zwerge.rules.phases import SOURCES
from dvergar.games.die_zwerge.rules.play import ZwergeState

if TYPE_CHECKING:
    from dvergar.engine.match import Match
    from dvergar.engine.observation import Observer
    from dvergar.engine.policy import Heuristics, PolicyMaker
    from dvergar.engine.score_form import Form, Tally
    from dvergar.engine.score_sheet import Entries
    from dvergar.engine.view import Result, View


REVISION: Final = 2


class DieZwerge(Game):
    """The game with one set of tables, by the rules of one revision.

    Revision 2 differs from 1 in that (spec 4.1, 4.7, 5.2, 5.4) face-up cards are checked after the council's craft action too, nothing flows or
    perishes once the markers have met, Nôd'onn's last token wins before further dice are assigned, and `remove_troops` takes troops from collecting
    threats too. Matches of revision 1 go on and play back by its rules.
    """

    id = "die_zwerge"
    title = "Die Zwerge"
    seats = range(1, 6)
    minutes = 75
    cooperative = True
    reconstructed = True
    reads = frozenset(range(1, REVISION + 1))

    def __init__(self, data: CardData, folder: Path | None, revision: int = REVISION) -> None:
        self.revision = revision
        self.older: dict[int, DieZwerge] = {}
        self.data = data
        self.cards = data.digest
        self.replaced = folder
        self.options = options(data)
        self.actions = action_space(data)

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

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> State:
        """Make the state of a new match."""
        return ZwergeState(self, seats, dict(options), rng, self.data)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a state to load into."""
        return ZwergeState(self, seats, dict(options), Rng(0), self.data)

    def view(self, state: State, seat: int | None) -> View:
        """Return what that seat (None: a spectator) may know."""
        from dvergar.games.die_zwerge.view.table import view

        assert isinstance(state, ZwergeState)
        return view(state, seat)

    def view_feed(self, state: State) -> ViewFeed:
        """Return what shows this state move after move."""
        from dvergar.games.die_zwerge.view.table import ZwergeFeed

        assert isinstance(state, ZwergeState)
        return ZwergeFeed(state)

    def result(self, state: State) -> Result:
        """Return the score sheet."""
        from dvergar.games.die_zwerge.view.result import result

        assert isinstance(state, ZwergeState)
        return result(state)

    def form(self, seats: int, options: Mapping[str, OptionValue]) -> Form:
        """Return what a score sheet of so many seats holds."""
        from dvergar.games.die_zwerge.score_form import form

        return form(self.data, seats, dict(options))

    def tally(self, entries: Entries) -> Tally:
        """Count a score sheet."""
        from dvergar.games.die_zwerge.score_form import tally

        options = dict(entries.form.options)
        return tally(lambda difficulty: ZwergeState(self, entries.form.seats, options | {"difficulty": difficulty}, Rng(0), self.data), entries)

    def written(self, match: Match) -> dict[str, Any]:
        """Return what a score sheet of that match holds."""
        from dvergar.games.die_zwerge.score_form import written

        assert isinstance(match.state, ZwergeState)
        return written(match.state)

    def taken(self, state: State) -> list[dict[str, list[str]]]:
        """Return each seat's dwarves, and for all how it ended."""
        from dvergar.games.die_zwerge.view.result import taken

        assert isinstance(state, ZwergeState)
        return taken(state)

    def observer(self, seats: int) -> Observer:
        """Return what writes observations at that seat count."""
        from dvergar.games.die_zwerge.view.observation import ZwergeObserver

        return ZwergeObserver(self.data, seats)

    def policies(self) -> dict[str, PolicyMaker]:
        """Return this game's bots."""
        from dvergar.games.die_zwerge.bot.policies import policies

        return policies()

    def heuristics(self) -> Heuristics:
        """Return what a search is told of this game."""
        from dvergar.games.die_zwerge.bot.heuristics import ZwergeHeuristics

        return ZwergeHeuristics()


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
        Option("heroes", "ids", list(data.heroes), "The dwarves in seat order, where they are fixed.", "rules", list(data.heroes)),
        Option("dwarves", "range", 2, "How many dwarves one seat alone plays.", "rules", low=2, high=MOST),
        Option("start_player", "choice", "first", "Who begins.", "rules", ["first", "random"]),
        Option("show_odds", "choice", "off", "on shows how likely each action is to succeed.", "table", ["off", "on"]),
    )


def action_space(data: CardData) -> ActionSpace:
    """Name the actions, in the order of the constants in state.py.

    >>> space = create(None).actions
    >>> space.size, space.name(5), space.parse("hex(E5)"), space.name(53)
    (132, 'move', 101, 'card(0)')
    """
    space = ActionSpace()
    dwarves = [str(dwarf) for dwarf in range(MOST)]
    pools = ["map", *(str(slot) for slot in range(SCENE)), "scenario"]
    space.add("hero", data.heroes)
    for verb in ("move", "fight", "message", "craft", "pass", "end", "stop", "use", "decline", "health", "doom", "cheese"):
        space.add(verb, [""])
    space.add("beer", dwarves)
    space.add("reroll", SOURCES)
    space.add("die", [str(die) for die in range(7)])
    space.add("hit", [f"{pool},{kind}" for pool in pools for kind in TROOPS])
    space.add("token", [""])
    space.add("dwarf", dwarves)
    space.add("card", [*(str(slot) for slot in range(SLOTS - 1)), "scenario"])
    space.add("gear", data.gears)
    space.add("kind", TROOPS)
    space.add("hex", data.hexes)
    return space


def create(cards: Path | None) -> Game:
    """Return the game, with the tables in the folder `cards` in place of the printed ones; raises `BadData`."""
    return DieZwerge(read(cards), cards)
