"""One position of a game, with everything in it, secrets included."""

from __future__ import annotations

import hashlib
from array import array
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from dvergar.engine.rng import Rng

if TYPE_CHECKING:
    from dvergar.engine.game import Game, OptionValue


class Event:
    """Something that just happened: `kind` names it (and its word, `<game>-event-<kind>`), `seat` did it, `args` fill the sentence.

    `seat` is -1 where nobody did it; the sentence gets it as `who`. `to` is the only seat that may know it, or -1: everybody. A text argument
    that begins with `@` is a word key (`@card-hunter`), one that begins with `seat:` a seat; all else stands as it is. `before` counts the
    actions of the log before the one that caused it.
    """

    __slots__ = ("args", "before", "kind", "seat", "to")

    def __init__(self, kind: str, seat: int, args: dict[str, str | int], to: int = -1) -> None:
        self.kind = kind
        self.seat = seat
        self.args = args
        self.to = to
        self.before = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position. Subclasses keep ints and small lists only, are changed by `apply` alone, and obey the contract below.

    - `begin()` plays what comes before the first decision, once, with the listener attached.
    - `actors()` names the seats that owe a decision, ascending; several only when it is secret and simultaneous; [] = the game is over.
    - `legal(seat)` is ascending and never empty for an actor, empty for everybody else. It depends only on what that seat knows.
      Both lists may be shared with other states: copy them before changing them.
    - `apply(seat, action)` trusts its caller. It plays on through everything that is nobody's decision. A decision with one option is
      skipped (applied, and told as an event) only where everybody at the table can see that it is forced.
    - `clone()` is cheap and has no listener. `dump()` holds everything but game, options and listener, as ints; `load(ints)` takes it
      back into a `blank` state of the same game, seats and options.
    - `scores()` is one total a seat, as of now; at the end, the result.
    - `worlds(seat, rng)` is a full state that the seat (None: a spectator) cannot tell from this one, its own future reseeded from `rng`.
      It depends only on what the seat knows and on `rng`: whatever is unknown is sorted before it is shuffled.
    - `secret()` says that the decision asked for is simultaneous and secret. Such a phase ends in a reveal.
    - `reveals` grows by one each time something hidden or random becomes known to anybody; undo stops there.
    - `listener`, where one is attached, collects events: `if self.listener is not None: self.listener.append(Event(...))`.
    """

    game: Game
    seats: int
    options: dict[str, OptionValue]  # the rules options, complete; never changed after the start
    rng: Rng
    reveals: int
    listener: list[Event] | None

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.rng = rng
        self.reveals = 0
        self.listener = None

    def begin(self) -> None:
        """Play the opening that is nobody's decision (shuffling, the first deal); called once, on the state that `Game.start` made."""

    def actors(self) -> list[int]:
        """Return the seats that owe a decision, ascending; [] when the game is over."""
        raise TypeError("a game's state says who acts")

    def legal(self, seat: int) -> list[int]:
        """Return the actions that this seat may choose now, ascending."""
        raise TypeError("a game's state says what is legal")

    def apply(self, seat: int, action: int) -> None:
        """Let the seat do it; the caller has checked that it is legal."""
        raise TypeError("a game's state applies actions")

    def clone(self) -> State:
        """Return an equal state that shares nothing that changes."""
        raise TypeError("a game's state clones itself")

    def scores(self) -> list[int]:
        """Return one total a seat, as of now."""
        raise TypeError("a game's state knows its scores")

    def dump(self) -> list[int]:
        """Return all of it as ints (each within 64 bits): two states are equal if and only if their dumps are."""
        raise TypeError("a game's state dumps itself")

    def load(self, ints: list[int]) -> None:
        """Take over what `dump` wrote, from a state of the same game, seats and options."""
        raise TypeError("a game's state loads itself")

    def worlds(self, seat: int | None, rng: Rng) -> State:
        """Return a state that the seat cannot tell from this one."""
        raise TypeError("a game's state draws its worlds")

    def secret(self) -> bool:
        """Return whether the present decision is simultaneous and secret."""
        return False

    def key(self) -> int:
        """Return a 64-bit hash of all of it, the same in every process and build."""
        ints = array("q", self.dump())
        return int.from_bytes(hashlib.blake2b(ints.tobytes(), digest_size=8).digest(), "little")


def play_out(state: State, rng: Rng) -> int:
    """Play random legal actions to the end, in place, and return how many decisions that took."""
    count = 0
    actors = state.actors()
    while actors:
        seat = actors[0] if len(actors) == 1 else actors[rng.below(len(actors))]
        legal = state.legal(seat)
        state.apply(seat, legal[0] if len(legal) == 1 else legal[rng.below(len(legal))])
        count += 1
        actors = state.actors()
    return count
