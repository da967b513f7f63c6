"""The position of a simple game: fields declared once, by which it clones, dumps, loads, hashes and keeps its secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from dvergar.engine.dump import IntReader
from dvergar.engine.game import OptionValue
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State
from dvergar.simple.fields import INT, NONE, SEAT_CARDS, SEAT_INTS, SECRETS, Field, an_int

if TYPE_CHECKING:
    from dvergar.simple.game import SimpleGame


class SimpleState(State):
    """A position whose subclass declares its fields and says what is set up, who may do what, what that does, and who scores what.

    A subclass writes `setup`, `choices`, `play` and `scores`; `actors` and `secret` only where several seats answer at once. What is hidden
    lies in fields of cards that not everybody sees, or in secret numbers: nothing else may hold what a seat must not know. Then views, worlds,
    undo and observations keep the secrets by themselves. Interpreted, a decision costs some ten times what one of a compiled game costs.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    turn = an_int()
    over = an_int()

    def __init_subclass__(cls, **more: Any) -> None:
        super().__init_subclass__(**more)
        _declare(cls)

    def __init__(self, game: SimpleGame, seats: int, options: dict[str, OptionValue], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.simple = game
        for field in self.FIELDS:
            setattr(self, field.name, field.first(seats))

    # ---- what a game says

    def setup(self) -> None:
        """Shuffle and deal, and say whose turn it is."""

    def choices(self, seat: int) -> list[tuple[str, int]]:
        """Return what an acting seat may do, as verbs with their things: a card, number or seat, 0 where the verb has none."""
        raise TypeError("a simple game says what may be done")

    def play(self, seat: int, verb: str, thing: int) -> None:
        """Let the seat do it, and go on to the next decision; at the end of the match set `over`."""
        raise TypeError("a simple game plays its moves")

    def actors(self) -> list[int]:
        """Return the seats that owe a decision: whose turn it is, unless the game says otherwise."""
        return [] if self.over else [self.turn]

    def prompt(self) -> str:
        """Return what is asked now, as the part of the key after `prompt-` in `SimpleGame.texts`."""
        return "turn"

    def lines(self, seat: int) -> dict[str, int]:
        """Return a seat's lines of the result, which add up to its score; their names are `score-<key>` in `SimpleGame.texts`."""
        return {"points": self.scores()[seat]}

    def possible(self, field: str, seat: int) -> Sequence[int]:
        """Return what a secret number of a seat may be, by what all know: any of its bounds, unless the game says less (no more than a seat has)."""
        found = self.simple.fields[field]
        return range(found.low, found.high + 1)

    # ---- what a game uses

    def card(self, kind: int) -> str:
        """Return a card as an argument of `tell`."""
        return self.simple.word(kind)

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left."""
        return (seat + 1) % self.seats

    def number(self, option: str) -> int:
        """Return the value of an option that is a whole number."""
        value = self.options[option]
        assert isinstance(value, int)
        return value

    def tell(self, kind: str, seat: int = -1, to: int = -1, **args: str | int) -> None:
        """Tell that something happened, by `event-<kind>` in `SimpleGame.texts`; a card is told as `self.card(kind)`, a seat as `seat:2`."""
        if self.listener is not None:
            self.listener.append(Event(kind, seat, args, to))

    # ---- the contract of the engine

    def begin(self) -> None:
        """Set the match up."""
        self.setup()
        self._sort()

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of what may be done."""
        if seat not in self.actors():
            return []
        number = self.simple.number
        return sorted({number(verb, thing) for verb, thing in self.choices(seat)})

    def apply(self, seat: int, action: int) -> None:
        """Tell it, play it, and note whether anybody came to know something."""
        move, thing = self.simple.meaning(action)
        luck, seen, secrets = _luck(self.rng), self._seen(), self._secrets()
        hidden = self.secret() or move.hidden
        if self.listener is not None:
            kind = "hidden" if self.secret() else f"{move.verb}-hidden" if move.hidden else move.verb  # answers to one secret question look alike
            self.tell(kind, seat, -1, **({} if hidden else self.simple.args(move, thing)))
        self.play(seat, move.verb, thing)
        self._sort()
        if _luck(self.rng) != luck or _more(self._seen(), seen) or any(old != NONE and new == NONE for old, new in zip(secrets, self._secrets(), strict=True)):
            self.reveals += 1

    def clone(self) -> SimpleState:
        """Return an equal state that shares nothing that changes."""
        other = type(self)(self.simple, self.seats, self.options, self.rng.clone())
        other.reveals = self.reveals
        for field in self.FIELDS:
            setattr(other, field.name, field.copied(getattr(self, field.name)))
        return other

    def dump(self) -> list[int]:
        """Return all fields as ints, lists behind their lengths."""
        out = [self.reveals]
        self.rng.dump(out)
        for field in self.FIELDS:
            value = getattr(self, field.name)
            if field.kind == INT:
                out.append(value)
            elif field.kind in (SEAT_INTS, SECRETS):
                out += value
            else:
                for row in field.rows(value):
                    out.append(len(row))
                    out += row
        return out

    def load(self, ints: list[int]) -> None:
        """Take over what `dump` wrote."""
        reader = IntReader(ints)
        self.reveals = reader.take(1)[0]
        self.rng.load(reader.take(4))
        for field in self.FIELDS:
            if field.kind == INT:
                value: Any = reader.take(1)[0]
            elif field.kind in (SEAT_INTS, SECRETS):
                value = reader.take(self.seats)
            elif field.kind == SEAT_CARDS:
                value = [reader.many() for _ in range(self.seats)]
            else:
                value = reader.many()
            setattr(self, field.name, value)

    def worlds(self, seat: int | None, rng: Rng) -> SimpleState:
        """Return a state that the seat cannot tell from this one: cards that it does not see are dealt anew, others' secret numbers drawn anew."""
        world = self.clone()
        hidden = [
            row for field in self.FIELDS if field.of_cards for owner, row in enumerate(field.rows(getattr(world, field.name))) if not field.sees(owner, seat)
        ]
        pool = sorted(card for row in hidden for card in row)
        rng.shuffle(pool)
        for row in hidden:
            count = len(row)
            row[:] = pool[:count]
            del pool[:count]
        for field in self.FIELDS:
            if field.kind == SECRETS:
                values = getattr(world, field.name)
                for owner in range(self.seats):
                    if owner != seat and values[owner] != NONE:
                        possible = self.possible(field.name, owner)
                        values[owner] = possible[rng.below(len(possible))]
        world.rng = Rng(rng.seed())
        world._sort()
        return world

    # ---- who sees what

    def _sort(self) -> None:
        for field in self.FIELDS:
            if field.of_cards and not field.ordered:
                for row in field.rows(getattr(self, field.name)):
                    row.sort()

    def _seen(self) -> list[list[int]]:
        """Return how many of each card all see, and behind it, how many more each seat sees."""
        kinds = len(self.simple.pack)
        counts = [[0] * kinds for _ in range(self.seats + 1)]
        for field in self.FIELDS:
            if field.of_cards and field.seen != "nobody":
                own = field.seen == "owner"
                for owner, row in enumerate(field.rows(getattr(self, field.name))):
                    count = counts[owner + 1 if own else 0]
                    for card in row:
                        count[card] += 1
        return counts

    def _secrets(self) -> list[int]:
        return [value for field in self.FIELDS if field.kind == SECRETS for value in getattr(self, field.name)]


def _declare(cls: type[SimpleState]) -> None:
    """Take the fields out of a class and note them, behind those of the class that it stands on."""
    own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    for name, field in own.items():
        field.name = name
        delattr(cls, name)
    cls.FIELDS = (*(field for field in cls.FIELDS if field.name not in own), *own.values())


_declare(SimpleState)


def _luck(rng: Rng) -> list[int]:
    out: list[int] = []
    rng.dump(out)
    return out


def _more(now: list[list[int]], before: list[list[int]]) -> bool:
    """Return whether a spectator or a seat sees a card more than before."""
    if any(new > old for new, old in zip(now[0], before[0], strict=True)):
        return True
    return any(
        all_now + own_now > all_before + own_before
        for seat in range(1, len(now))
        for all_now, own_now, all_before, own_before in zip(now[0], now[seat], before[0], before[seat], strict=True)
    )
