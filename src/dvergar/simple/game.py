"""The descriptor of a simple game: cards, moves and texts, from which action space, words, views, bots and observations are made."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import ClassVar, Self, cast

from dvergar.engine.actions import ActionSpace
from dvergar.engine.game import Game, Option, OptionValue
from dvergar.engine.observation import Observer
from dvergar.engine.policy import Heuristics
from dvergar.engine.rng import Rng
from dvergar.engine.state import State
from dvergar.engine.view import Args, Line, Result, View
from dvergar.simple.fields import OWNER, SECRETS, Said
from dvergar.simple.state import SimpleState

CARD, NUMBER, SEAT, NOTHING = "card", "number", "seat", ""
COLOURS = ("red", "green", "blue", "yellow", "violet", "grey")


@cache
def icons() -> tuple[str, ...]:
    """Return the names of the page's icons, sorted.

    >>> "anvil" in icons()
    True
    """
    return tuple(files("dvergar.simple").joinpath("icons.txt").read_text(encoding="utf-8").split())


class Card:
    """A kind of card: what it is called, its number if it has one, its colour (one of `COLOURS`) and its sign (an icon of the page)."""

    def __init__(self, name: Said, number: int | None = None, colour: str = "grey", icon: str = "rosa-shield") -> None:
        if colour not in COLOURS:
            raise ValueError(f"a card is one of {', '.join(COLOURS)}, not {colour!r}")
        if icon not in icons():
            raise ValueError(f"the page has no icon {icon!r}; it has {', '.join(icons())}")
        self.name = name
        self.number = number
        self.colour = colour
        self.icon = icon


class Move:
    """A verb, and what it is done with: a `CARD` of the pack, a `NUMBER` up to `high`, a `SEAT`, or nothing.

    `on` names the field that is clicked for it: that of the card, or a pile. The event of a `hidden` move does not say with what it was done.
    """

    def __init__(self, verb: str, thing: str = NOTHING, on: str = "", low: int = 0, high: int = 0, hidden: bool = False) -> None:
        if thing not in (CARD, NUMBER, SEAT, NOTHING):
            raise ValueError(f"a move is done with a card, a number, a seat or nothing, not with {thing!r}")
        self.verb = verb
        self.thing = thing
        self.on = on
        self.low = low
        self.high = high
        self.hidden = hidden
        self.first = 0  # number of its first action

    def things(self, pack: int, seats: range) -> range:
        """Return what it can ever be done with."""
        if self.thing == CARD:
            return range(pack)
        if self.thing == NUMBER:
            return range(self.low, self.high + 1)
        return range(seats.stop - 1) if self.thing == SEAT else range(1)


class SimpleHeuristics(Heuristics):
    """What a search is told of a simple game: nothing but its rules, and how far apart scores lie."""

    iterations = 400

    def __init__(self, scale: float) -> None:
        self.scale = scale


class SimpleGame(Game):
    """A game in one file: subclasses set `id`, `title`, `seats`, `minutes`, `state`, `moves`, `pack` and what texts they want.

    `texts` says by key what the defaults do not: `pitch`, `choice-<verb>`, `event-<kind>`, `prompt-<what>`, `score-<line>`, `option-<key>`;
    `{who}`, `{card}` and other arguments stand in braces. `rules` is the rules guide, Markdown.

    Raises `ValueError` where what is declared does not fit together.
    """

    state: ClassVar[type[SimpleState]]
    pack: ClassVar[Sequence[Card]] = ()
    moves: ClassVar[Sequence[Move]]
    options: tuple[Option, ...] = ()
    texts: ClassVar[Mapping[str, Said]] = {}
    rules: ClassVar[Said] = ""
    scale: ClassVar[float] = 10.0  # a lead of so many points is a clear one

    def __init__(self) -> None:
        self.actions = ActionSpace()
        self.fields = {field.name: field for field in self.state.FIELDS}
        self._moves: list[tuple[Move, int]] = []
        self._numbers: dict[tuple[str, int], int] = {}
        for move in self.moves:
            if move.verb in self.fields:
                raise ValueError(f"{move.verb!r} is the name of a move and of a field of the position: call one of them otherwise")
            if move.on and move.on not in self.fields:
                raise ValueError(f"the move {move.verb} is done on {move.on!r}, which is no field of the position")
            things = move.things(len(self.pack), self.seats)
            move.first = self.actions.add(move.verb, [str(thing) for thing in things] if move.thing else [""])
            for thing in things:
                self._numbers[move.verb, thing] = len(self._moves)
                self._moves.append((move, thing))
        told = repr([(card.name, card.number) for card in self.pack] + [(move.verb, move.thing, move.low, move.high) for move in self.moves])
        self.cards = hashlib.blake2b(told.encode(), digest_size=8).hexdigest()

    @classmethod
    def create(cls, cards: Path | None) -> Self:
        """Return the game: what its entry point names. Its cards are in its file, so no folder replaces them."""
        return cls()

    # ---- moves

    def number(self, verb: str, thing: int = 0) -> int:
        """Return the action of a move; raises `KeyError` for one that was not declared."""
        found = self._numbers.get((verb, thing))
        if found is None:
            raise KeyError(f"no move is called {verb}({thing}); there are: {', '.join(move.verb for move in self.moves)}")
        return found

    def meaning(self, action: int) -> tuple[Move, int]:
        """Return the move of an action and what it is done with."""
        return self._moves[action]

    def word(self, card: int) -> str:
        """Return a card as an argument of a sentence."""
        return f"@{self.id}-card-{card}"

    def args(self, move: Move, thing: int) -> dict[str, str | int]:
        """Return the arguments of a sentence about a move."""
        out: Args = {"verb": f"@{self.id}-verb-{move.verb}"}
        if move.thing:
            out["thing"] = self.word(thing) if move.thing == CARD else f"seat:{thing}" if move.thing == SEAT else thing
        return out

    # ---- the contract of the engine

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> State:
        """Make the state of a new match."""
        return self.state(self, seats, dict(options), rng)

    def blank(self, seats: int, options: Mapping[str, OptionValue]) -> State:
        """Return a state to load into."""
        return self.state(self, seats, dict(options), Rng(0))

    def view(self, state: State, seat: int | None) -> View:
        """Return what that seat may know: the zones of its fields, and what it may do."""
        from dvergar.simple.view import view

        return view(self, cast(SimpleState, state), seat)

    def result(self, state: State) -> Result:
        """Return the lines of all seats; the highest total wins."""
        simple = cast(SimpleState, state)
        totals, over = simple.scores(), not simple.actors()
        lines = [[Line(key, points) for key, points in simple.lines(seat).items()] for seat in range(simple.seats)]
        winners = [seat for seat, total in enumerate(totals) if total == max(totals)] if over else []
        return Result(over=over, totals=totals, lines=lines, facts=[{} for _ in totals], winners=winners)

    def heuristics(self) -> Heuristics | None:
        """Return what a search is told of this game."""
        return SimpleHeuristics(self.scale)

    def observer(self, seats: int) -> Observer | None:
        """Return what writes observations: all numbers that the reader knows, and of the cards how many of each kind lie where."""
        from dvergar.simple.observation import SimpleObserver

        return SimpleObserver(self, seats)

    def words(self, language: str) -> str | None:
        """Return the Fluent text of the game, made from its declarations."""
        from dvergar.simple.words import words

        return words(self, language)

    def guide(self, language: str) -> str | None:
        """Return the rules of the game, where its file tells them."""
        from dvergar.simple.words import in_language

        rules = in_language(self.rules, language).strip()
        return None if not rules else rules if rules.startswith("# ") else f"# {self.title}\n\n{rules}"

    @property
    def private(self) -> tuple[str, ...]:
        """The fields of a view that hold what only its seat knows."""
        cards = any(field.of_cards and field.seen == OWNER for field in self.fields.values())
        numbers = any(field.kind == SECRETS for field in self.fields.values())
        return (*(["zones"] if cards else []), *(["numbers"] if numbers else []))
