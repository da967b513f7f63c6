"""A game's descriptor: title, seats, options, card data; and what it makes of a state."""

from __future__ import annotations

import importlib
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, cast

from dvergar.engine.actions import ActionSpace
from dvergar.engine.errors import BadSetup, shown
from dvergar.engine.network import network
from dvergar.engine.policy import Heuristics, PolicyMaker
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State
from dvergar.engine.view_feed import ViewFeed

if TYPE_CHECKING:
    from dvergar.engine.observation import Observer
    from dvergar.engine.score_entries import Entries
    from dvergar.engine.score_form import Form, Tally
    from dvergar.engine.view import Result, View

OptionValue = str | int | list[str]
SEED_LIMIT = 1 << 128
LEARNED = "learned.json"  # in a game's folder `bot`


class Option:
    """Something a table agrees on before it starts: a choice among `values`, an integer in `low..high`, or a list of ids out of `values`.

    `scope` is "rules" (goes into the match) or "table" (display and preferences only). `meaning` is one English sentence; the word
    `option-<key>` names it in every language, `option-<key>-note` says in one line what it changes, `option-<key>-<value>` names a value.
    It matters at the numbers of `seats` only (none: at all), and where each other option in `only` has one of the values given there.
    """

    def __init__(
        self,
        key: str,
        kind: Literal["choice", "range", "ids"],
        default: OptionValue,
        meaning: str,
        scope: Literal["rules", "table"],
        values: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        seats: tuple[int, ...] = (),
        only: Mapping[str, list[str]] | None = None,
    ) -> None:
        self.key = key
        self.kind = kind
        self.default = default
        self.meaning = meaning
        self.scope = scope
        self.values = values or []
        self.low = low
        self.high = high
        self.seats = seats
        self.only = only or {}
        if any(text.split() != [text] for text in (key, *self.values)):
            raise ValueError(f"option {key}: key and values are words without spaces, so that a record can hold them")
        self.check(default)

    def right(self) -> str:
        """Say which values are right."""
        if self.kind == "range":
            return f"a whole number from {self.low} to {self.high}"
        return ("one of " if self.kind == "choice" else "a list of different ids out of ") + ", ".join(self.values)

    def check(self, value: object) -> OptionValue:
        """Return the value when it is right; raises `BadSetup` saying what would be."""
        if self.kind == "choice" and isinstance(value, str) and value in self.values:
            return value
        if self.kind == "range" and type(value) is int and self.low <= value <= self.high:
            return value
        if self.kind == "ids" and isinstance(value, list) and all(v in self.values for v in value) and len(set(value)) == len(value):
            return [str(v) for v in value]
        tried = shown(value, 60)
        raise BadSetup(f"option {self.key}: {tried!r} is not {self.right()}", "error-option-value", option=self.key, value=tried, right=self.right())


class Game:
    """What a game is before anybody plays it. One object serves every match with the same card data.

    Subclasses set the attributes and answer `start`, `blank`, `view`, `result` and `policies`.
    """

    id: str
    title: str
    seats: range
    minutes: int
    options: tuple[Option, ...]
    revision: int = 1  # of the rules; a new one wherever a match could go on or end otherwise than before
    reads: frozenset[int] = frozenset({1})  # revisions whose records play back to the same result, by `as_of`
    renamed: tuple[Mapping[str, str], ...] = ()  # by revision of its bots, from 0 on: what levels of then are called today that play otherwise since
    actions: ActionSpace
    cards: str  # hash of the card data, hex: names it in matches and records
    replaced: Path | None = None  # the folder that replaced card data, if any
    cooperative: bool = False  # all seats win or lose together
    reconstructed: bool = False  # its card data is partly reconstructed: the page says so

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> State:
        """Make the state of a new match, before `State.begin`; seats and options have been checked and are complete."""
        raise TypeError("a game starts its own states")

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a state whose only use is `load`."""
        raise TypeError("a game makes its own states")

    def view(self, state: State, seat: int | None) -> View:
        """Return what that seat (None: a spectator) may know."""
        raise TypeError("a game shows its own states")

    def view_feed(self, state: State) -> ViewFeed:
        """Return what shows this state to several readers, move after move, as `view` does; a game may make there but once what they share."""
        return ViewFeed(self, state)

    def result(self, state: State) -> Result:
        """Return the score sheet, final or as of now."""
        raise TypeError("a game scores its own states")

    def taken(self, state: State) -> list[dict[str, list[str]]]:
        """Return what each seat has come by that matches can be told apart by, as ids by kind, for statistics: heroes, orders, quests, settings.

        The words `<game>-taken-<kind>` and `<game>-<kind>-<id>`, or `<game>-card-<id>`, say them where the game has such words.
        """
        return [{} for _ in range(state.seats)]

    def policies(self) -> dict[str, PolicyMaker]:
        """Return this game's own ways to play, by level name, weakest first; `random` is everybody's and not among them."""
        return {}

    def heuristics(self) -> Heuristics | None:
        """Return what a search is told of this game; None where no search is offered as a way to play."""
        return None

    def former(self) -> Heuristics | None:
        """Return what masters were told before they learned to play as they do; None where nobody asks for those."""
        return None

    def learned(self) -> Heuristics | None:
        """Return the same with what `dvergar train` has learned; None where nothing learned is shipped."""
        return None

    def planners(self, state: State) -> list[int]:
        """Return the seats whose bots tell the others at this position what they mean to do in their next turn; none where a game knows no plans."""
        return []

    def plan(self, state: State, seat: int, wish: str) -> tuple[str, str]:
        """Return what a seat's bot means to do in its next turn, as a phrase and a click target ("": no place); ("", "") for nothing worth saying.

        `wish` is the thing that somebody has pointed at, or "". Only what all know may enter.
        """
        return ("", "")

    def heed(self, state: State, seat: int, wish: str) -> int:
        """Return the action by which a bot goes to what somebody has pointed at, -1 where that would be foolish or is not asked now."""
        return -1

    def form(self, seats: int, options: Mapping[str, OptionValue]) -> Form | None:
        """Return what a score sheet of so many seats holds; None where this game has none. Seats and options have been checked and are complete."""
        return None

    def tally(self, entries: Entries) -> Tally:
        """Count what was entered into the form, by the code that counts a state; notes in `entries` what cannot be and what is missing."""
        raise TypeError("a game with a form counts its own sheets")

    def written(self, state: State, seed: int, moves: list[tuple[int, int]]) -> dict[str, Any]:
        """Return `table` and `seats` of a sheet that is counted as the match was which ended in this state; ids may be numbers, or of cards that look alike.

        The seed and the moves (seat and action) of the match lead to the state: for a game whose state forgets what a sheet needs.
        """
        raise TypeError("a game with a form writes its own sheets")

    def observer(self, seats: int) -> Observer | None:
        """Return what writes observations for learning programs at that seat count; None where the game has nothing of the kind."""
        return None

    def words(self, language: str) -> str | None:
        """Return the game's own texts in that language as Fluent: those of `words/` in its package; None where it has none."""
        from dvergar.engine.words import package, source

        own = package(self)
        return None if own is None else source(own, language)

    def guide(self, language: str) -> str | None:
        """Return the rules guide in that language as Markdown: that of `guide/` in its package; None where it has none."""
        from dvergar.engine import rules_guide
        from dvergar.engine.words import package

        own = package(self)
        return None if own is None else rules_guide.text(own, language)

    def as_of(self, revision: int) -> Game:
        """Return the game with the rules of a revision that it reads: itself, unless that revision played otherwise."""
        return self

    def new(self, seats: int, seed: int, options: Mapping[str, object] | None = None, listener: list[Event] | None = None) -> State:
        """Check what was asked and set up a first position; raises `BadSetup`. The listener hears the opening too."""
        complete = self.checked(seats, seed, options or {})
        state = self.start(seats, complete, Rng(seed))
        state.listener = listener
        state.begin()
        return state

    def restore(self, seats: int, options: Mapping[str, OptionValue], ints: list[int]) -> State:
        """Return the state that `dump` wrote down."""
        state = self.blank(seats, options)
        state.load(ints)
        return state

    def checked(self, seats: int, seed: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """Return the rules options, complete; raises `BadSetup` for a seat count, seed, option or value that is not to be had."""
        if type(seats) is not int or seats not in self.seats:
            raise BadSetup(
                f"{self.title} has {self.seats.start} to {self.seats.stop - 1} seats, not {shown(seats if type(seats) is int else repr(seats))}",
                "error-seats",
                title=self.title,
                low=self.seats.start,
                high=self.seats.stop - 1,
                seats=shown(seats),
            )
        if type(seed) is not int or not 0 <= seed < SEED_LIMIT:
            raise BadSetup(f"a seed is a whole number from 0 to 2**128 - 1, not {shown(seed)}", "error-seed", seed=shown(seed))
        rules = {option.key: option for option in self.options if option.scope == "rules"}
        for key in options:
            if key not in rules:
                known = ", ".join(rules) or "none"
                hint = "it concerns the table only" if any(option.key == key for option in self.options) else f"there are: {known}"
                raise BadSetup(f"{self.title} has no rules option {shown(key)!r}; {hint}", "error-option", option=shown(key), known=known)
        return {key: option.check(options.get(key, option.default)) for key, option in rules.items()}


class Digested(Protocol):
    """Card data as a loader returns it; `digest` is the hash of all its files, hex."""

    digest: str


class GameModule(Protocol):
    """What the modules of a game's package answer; `state` is the game's own state, `data` its card data."""

    def feed(self, state: Any) -> ViewFeed:
        """view/table.py: return what shows this state move after move."""

    def result(self, state: Any) -> Result:
        """view/result.py: return the lines of all seats, final or as of now."""

    def taken(self, state: Any) -> list[dict[str, list[str]]]:
        """view/result.py: return what each seat has come by, as `Game.taken` says."""

    def observer(self, data: Any, seats: int) -> Observer:
        """view/observation.py: return what writes observations at that seat count."""

    def form(self, data: Any, seats: int, options: dict[str, OptionValue]) -> Form:
        """score_form.py: return what a score sheet holds."""

    def tally(self, state: Any, entries: Entries) -> Tally:
        """score_form.py: count a score sheet into a state to load into."""

    def written(self, state: Any) -> dict[str, Any]:
        """score_form.py: return a sheet that is counted as the match that ended in this state."""

    def policies(self) -> dict[str, PolicyMaker]:
        """bot/policies.py: return the game's bots."""

    def heuristics(self) -> Heuristics:
        """bot/heuristics.py: return what a search is told of the game."""

    def former(self) -> Heuristics:
        """bot/heuristics.py, where a game keeps its former master: return what that one was told."""

    def planners(self, state: Any) -> list[int]:
        """bot/plans.py, where a game has plans: return the seats that tell theirs, as `Game.planners` says."""

    def plan(self, state: Any, seat: int, wish: str) -> tuple[str, str]:
        """bot/plans.py: return what a seat means to do, as `Game.plan` says."""

    def heed(self, state: Any, seat: int, wish: str) -> int:
        """bot/plans.py: return the action that follows a wish, as `Game.heed` says."""


class PackagedGame(Game):
    """A game whose package has the modules that `GameModule` names; subclasses set the attributes and answer `make`.

    A module is imported when it is first asked for, so that whoever only lists games loads no view and no bot.
    """

    package: str  # its dotted name
    data: Any  # the card data; subclasses say its class

    def __init__(self, data: Digested, folder: Path | None) -> None:
        self.data = data
        self.cards = data.digest
        self.replaced = folder

    def make(self, seats: int, options: dict[str, OptionValue], rng: Rng) -> State:
        """Make a state, before `State.begin`."""
        raise TypeError("a game makes its own states")

    def module(self, name: str) -> GameModule:
        """Return a module of the game's package."""
        return cast(GameModule, importlib.import_module(f"{self.package}.{name}"))

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> State:
        """Make the state of a new match."""
        return self.make(seats, dict(options), rng)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a state to load into."""
        return self.make(seats, dict(options), Rng(0))

    def view(self, state: State, seat: int | None) -> View:
        """Return what that seat (None: a spectator) may know."""
        return self.view_feed(state).build_view(seat)

    def view_feed(self, state: State) -> ViewFeed:
        """Return what shows this state move after move."""
        return self.module("view.table").feed(state)

    def result(self, state: State) -> Result:
        """Return the result, final or as of now."""
        return self.module("view.result").result(state)

    def taken(self, state: State) -> list[dict[str, list[str]]]:
        """Return what each seat has come by, as ids by kind."""
        return self.module("view.result").taken(state)

    def form(self, seats: int, options: Mapping[str, OptionValue]) -> Form:
        """Return what a score sheet of so many seats holds."""
        return self.module("score_form").form(self.data, seats, dict(options))

    def tally(self, entries: Entries) -> Tally:
        """Count a score sheet."""
        return self.module("score_form").tally(self.blank(entries.form.seats, entries.form.options), entries)

    def written(self, state: State, seed: int, moves: list[tuple[int, int]]) -> dict[str, Any]:
        """Return what a score sheet of that match holds."""
        return self.module("score_form").written(state)

    def observer(self, seats: int) -> Observer:
        """Return what writes observations at that seat count."""
        return self.module("view.observation").observer(self.data, seats)

    def policies(self) -> dict[str, PolicyMaker]:
        """Return this game's bots."""
        return self.module("bot.policies").policies()

    def heuristics(self) -> Heuristics:
        """Return what a search is told of this game."""
        return self.module("bot.heuristics").heuristics()

    def former(self) -> Heuristics | None:
        """Return what masters were told before, if the game keeps it."""
        module = self.module("bot.heuristics")
        return module.former() if hasattr(module, "former") else None

    def learned(self) -> Heuristics | None:
        """Return the same with the network that lies beside the bots, if one does."""
        file = Path(str(importlib.import_module(self.package).__file__)).with_name("bot") / LEARNED
        if not file.exists():
            return None
        heuristics = self.heuristics()
        heuristics.learn(network(file))
        return heuristics
