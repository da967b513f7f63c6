"""Views of one match, move after move: what readers share is built once, and parts that a move leaves alone are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec.structs import replace
from mypy_extensions import mypyc_attr

from dvergar.engine.view_delta import Deltas
from dvergar.engine.view_patch import changes

if TYPE_CHECKING:
    from dvergar.engine.game import Game
    from dvergar.engine.state import State
    from dvergar.engine.view import View


VIEW_PATH: Final = b'"view"'  # where a view stands in what is sent, as JSON
Version: TypeAlias = Any  # how far a reader has seen the match: each feed has its own kind, and only gives it back to itself


@mypyc_attr(allow_interpreted_subclasses=True)
class ViewFeed:
    """The views of a match for its readers; whoever changes the state calls `state_changed`. A game may build less anew than this class does.

    A view can be read-only: all that the seat knows without choices, since another one answers for it. Whether it is changes with the state only.
    """

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self._views: dict[int | None, View] = {}
        self._read_only_views: dict[int | None, View] = {}
        self._deltas = Deltas()
        self._cache: dict[str, tuple[Any, Any]] = {}  # by name of the part: its key, and the part

    def state_changed(self) -> None:
        """Drop the views of the position before."""
        self._views = {}
        self._read_only_views = {}
        self._deltas = Deltas()

    def view(self, seat: int | None, read_only: bool = False) -> View:
        """Return what that seat (None: a spectator) may know now; it is built once for each position."""
        views = self._read_only_views if read_only else self._views
        found = views.get(seat)
        if found is None:
            found = views[seat] = replace(self.view(seat), choices=[]) if read_only else self.build_view(seat)
        return found

    def build_view(self, seat: int | None) -> View:
        """Build the view of a seat; games override this."""
        return self.game.view(self.state, seat)

    def version(self, seat: int | None, read_only: bool = False) -> Version:
        """Return the version of a seat's view as it is now, for `changes_since` later on."""
        return self.view(seat, read_only)

    def lean_view(self, seat: int | None, read_only: bool = False) -> View:
        """Return the view for a reader who hears deltas: what such a page works out for itself is left to it."""
        return self.view(seat, read_only)

    def lean_version(self, seat: int | None, read_only: bool = False) -> Version:
        """Return the version of a seat's lean view as it is now, for `deltas_since` later on."""
        return self.version(seat, read_only)

    def changes_since(self, seat: int | None, version: Version, read_only: bool = False) -> list[bytes]:
        """Return the changes of a seat's view since a `version` of this feed, each as `view_patch` writes it; paths begin with `VIEW_PATH`."""
        return changes(version, self.view(seat, read_only), VIEW_PATH)

    def deltas_since(self, seat: int | None, version: Version, read_only: bool = False) -> list[bytes]:
        """Return what has become of a seat's lean view since a `lean_version` of this feed: each a way into the view and the delta there, as JSON."""
        found = self._deltas.delta(version, self.view(seat, read_only))
        return [b"[" + found + b"]"] if found else []

    def cached(self, part: str, key: Any, build: Callable[[], Any]) -> Any:
        """Return a part of the view: the very object of last time as long as the key, all that it is made of, is the same."""
        found = self._cache.get(part)
        if found is None or found[0] != key:
            found = self._cache[part] = (key, build())
        return found[1]


class CachedRow:
    """Parts in a row, each rebuilt only when its key, all that it is made of, has changed.

    >>> squares = CachedRow()
    >>> old = squares.all(["a", "b"], lambda at: [at * at])
    >>> new = squares.all(["a", "c"], lambda at: [at * at])
    >>> new, new[0] is old[0], new[1] is old[1], squares.all(["a", "c"], lambda at: [at * at]) is new
    ([[0], [1]], True, False, True)
    """

    def __init__(self) -> None:
        self._keys: list[Any] = []
        self._parts: list[Any] = []

    def all(self, keys: list[Any], build: Callable[[int], Any]) -> list[Any]:
        """Return a part for each key, built from its place in the row; the very list of last time where nothing has changed."""
        old = self._keys
        if keys != old:
            parts, known = self._parts, len(old)
            self._parts = [parts[at] if at < known and old[at] == key else build(at) for at, key in enumerate(keys)]
            self._keys = keys
        return self._parts
