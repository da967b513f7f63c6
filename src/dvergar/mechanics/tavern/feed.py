"""The view feed of the tavern games: whole views for who asks, or only the parts that have changed."""

from __future__ import annotations

from dvergar.engine.view import View
from dvergar.engine.view_feed import Version
from dvergar.mechanics.tavern.faces import Faces
from dvergar.mechanics.tavern.messages import TavernView
from dvergar.mechanics.tavern.recruits import RecruitingState
from dvergar.mechanics.tavern.seat_view import SeatView
from dvergar.mechanics.tavern.table_view import TableView
from dvergar.mechanics.tavern.view_parts import ViewParts


class TavernFeed(TableView):
    """The views of a match of a tavern game; a game says how its seats see it."""

    def __init__(self, state: RecruitingState, faces: Faces) -> None:
        super().__init__(state, faces)
        self._counted = False
        self._parts: ViewParts | None = None
        self._lean_parts: ViewParts | None = None

    def seat_view(self, seat: int) -> SeatView:
        """Return what that seat sees besides, in this position."""
        raise TypeError("a game has its own seat view")

    def state_changed(self) -> None:
        """Drop the views of the position before; the next version begins."""
        super().state_changed()
        self._counted = False
        if self._parts is not None:
            self._parts.version += 1
        if self._lean_parts is not None:
            self._lean_parts.version += 1

    def build_view(self, seat: int | None) -> TavernView:
        """Build the view of that seat (None: a spectator)."""
        self._ensure_counted()
        shared = self.table() if seat is None else self.view(None)
        assert isinstance(shared, TavernView)
        return shared if seat is None else self.seat_view(seat).view(shared)

    def version(self, seat: int | None, read_only: bool = False) -> Version:
        """Return the version of this position; the parts that the seat sees are written."""
        return self._written_parts(seat, read_only, False).version

    def changes_since(self, seat: int | None, version: Version, read_only: bool = False) -> list[bytes]:
        """Return the changes of a seat's view since a version."""
        return self._written_parts(seat, read_only, False).changes_since(seat, version)

    def lean_view(self, seat: int | None, read_only: bool = False) -> View:
        """Return the view of that seat, with bids as an arrangement; it is not kept, since who has heard it hears deltas from then on."""
        if seat is None or read_only:
            return self.view(seat, read_only)
        shared = self.view(None)
        assert isinstance(shared, TavernView)
        return self.seat_view(seat).view(shared, True)

    def lean_version(self, seat: int | None, read_only: bool = False) -> Version:
        """Return the version of this position; the parts that the seat sees are written."""
        return self._written_parts(seat, read_only, True).version

    def deltas_since(self, seat: int | None, version: Version, read_only: bool = False) -> list[bytes]:
        """Return what has become of a seat's lean view since a version."""
        return self._written_parts(seat, read_only, True).changes_since(seat, version)

    def _ensure_counted(self) -> None:
        """Count the scores, once for each position."""
        if not self._counted:
            self._counted = True
            self.count()

    def _written_parts(self, seat: int | None, read_only: bool, lean: bool) -> ViewParts:
        """Return the parts of the view; those that the seat sees are written, once for each position."""
        self._ensure_counted()
        parts = self._lean_parts if lean else self._parts
        if parts is None:
            parts = ViewParts(self, lean)
            if lean:
                self._lean_parts = parts
            else:
                self._parts = parts
        parts.shared.write(self, parts.version)
        reader = parts.reader(seat)
        if reader.version != parts.version:
            if seat is None:
                reader.write_spectator(self, parts.version)
            else:
                reader.write_seat(self.seat_view(seat), parts.version, read_only)
        return parts
