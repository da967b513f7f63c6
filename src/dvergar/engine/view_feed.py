"""Showing one position after the other of a match: what several readers share is made once, what a move leaves alone is kept from before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from dvergar.engine.view_patch import changes

if TYPE_CHECKING:
    from dvergar.engine.game import Game
    from dvergar.engine.state import State
    from dvergar.engine.view import View


VIEW: Final = b'"view"'  # where a view stands in what is sent, as JSON


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewFeed:
    """Shows a state that is played on to several readers; `moved` must be called after it has changed. A game may make less of it anew than this does.

    A seat may look on: it sees all that it knows and has no choices, for another one answers for it. Whether it does changes with `moved` only.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._views: dict[int | None, View] = {}
        self._mute: dict[int | None, View] = {}  # of those who look on
        self._parts: dict[str, tuple[Any, Any]] = {}

    def moved(self) -> None:
        """The state has changed."""
        self._views = {}
        self._mute = {}

    def view(self, seat: int | None, looks_on: bool = False) -> View:
        """Return what that seat (None: a spectator) may know now."""
        views = self._mute if looks_on else self._views
        found = views.get(seat)
        if found is None:
            found = views[seat] = replace(self.view(seat), choices=[]) if looks_on else self.make(seat)
        return found

    def make(self, seat: int | None) -> View:
        """Make the view."""
        return self.game.view(self.state, seat)

    def now(self, seat: int | None, looks_on: bool = False) -> Any:
        """Return what `news` must be given later on to tell what will have changed: whoever asks sees all that there is now."""
        return self.view(seat, looks_on)

    def news(self, seat: int | None, since: Any, looks_on: bool = False) -> list[bytes]:
        """Return what has changed for a seat since a `now` of this sight, each change as `differences` writes it, with the path of a view in what is sent."""
        return changes(since, self.view(seat, looks_on), VIEW)

    def kept(self, part: str, key: Any, make: Callable[[], Any]) -> Any:
        """Return a part as it was made last, as long as the key, all that it is made of, is the same."""
        found = self._parts.get(part)
        if found is None or found[0] != key:
            found = self._parts[part] = (key, make())
        return found[1]


class Row:
    """Parts that stand in a row, each made anew by its place only when its key, all that it is made of, has changed.

    >>> squares = Row()
    >>> old = squares.all(["a", "b"], lambda at: [at * at])
    >>> new = squares.all(["a", "c"], lambda at: [at * at])
    >>> new, new[0] is old[0], new[1] is old[1], squares.all(["a", "c"], lambda at: [at * at]) is new
    ([[0], [1]], True, False, True)
    """

    def __init__(self) -> None:
        self._keys: list[Any] = []
        self._parts: list[Any] = []

    def all(self, keys: list[Any], make: Callable[[int], Any]) -> list[Any]:
        """Return a part for each key; the very list of last time where nothing has changed."""
        old = self._keys
        if keys != old:
            parts, known = self._parts, len(old)
            self._parts = [parts[at] if at < known and old[at] == key else make(at) for at, key in enumerate(keys)]
            self._keys = keys
        return self._parts
