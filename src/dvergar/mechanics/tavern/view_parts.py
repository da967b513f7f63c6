"""The view of a tavern game in parts, each written into cells: a move re-encodes only the cells whose key it changes."""

from __future__ import annotations

from typing import Any, final

from dvergar.engine.view import Line, Preview
from dvergar.engine.view_feed import VIEW_PATH
from dvergar.mechanics.tavern import result
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.seat_view import SeatView
from dvergar.mechanics.tavern.table_view import TableView
from dvergar.mechanics.tavern.view_cells import DeltaCells, ViewCells

TAVERN = ("status", "cards", "takers", "order", "done", "taken", "bids")


def path(*steps: str | int) -> bytes:
    """Return a path within the view, as JSON.

    >>> path("table", 2, "gem")
    b'"view","table",2,"gem"'
    """
    return b",".join([VIEW_PATH, *[str(step).encode() if isinstance(step, int) else b'"' + step.encode() + b'"' for step in steps]])


class FieldCells:
    """Cells of fields, by name, that are as quickly built as compared: their value is their key."""

    def __init__(self, cells: ViewCells, *steps: str | int) -> None:
        self.cells = cells
        self.steps = steps
        self.numbers: dict[str, int] = {}
        self.values: dict[str, Any] = {}

    def write(self, values: dict[str, Any], version: int) -> None:
        """Write the fields that have changed."""
        if values == self.values:
            return
        self.values = values
        cells = self.cells
        for name, value in values.items():
            cell = self.numbers.get(name)
            if cell is None:
                cell = self.numbers[name] = cells.add(path(*self.steps, name))
            if cells.rekey(cell, value):
                cells.write(cell, value, version)


@final
class TavernPart:
    """What everybody sees of one tavern."""

    def __init__(self, cells: ViewCells, k: int) -> None:
        self.k = k
        self.key: Any = None
        self.fields = [cells.add(path("taverns", k, name)) for name in TAVERN]

    def write(self, table: TableView, cells: ViewCells, version: int) -> None:
        """Write what has changed."""
        state, k = table.position, self.k
        first, last = k * state.setup.width, (k + 1) * state.setup.width
        order = (state.ranks, state.turn) if k == state.tavern else None
        key = (table.status(k), state.cards[first:last], state.takers[first:last], order)
        if key == self.key:
            return
        self.key = key
        tavern = table.tavern(k)
        for cell, name in zip(self.fields, TAVERN, strict=True):
            cells.write(cell, getattr(tavern, name), version)


@final
class SeatPart:
    """What everybody sees of one seat."""

    def __init__(self, cells: ViewCells, seat: int) -> None:
        self.seat = seat
        self.key: Any = None
        self.fields = FieldCells(cells, "table", seat)
        self.coins = cells.add(path("table", seat, "coins"))
        self.places = cells.add(path("table", seat, "places"))
        self.columns = [cells.add(path("table", seat, "columns", c)) for c in range(COLUMNS)]
        self.command = cells.add(path("table", seat, "command"))
        self.held = cells.add(path("table", seat, "distinctions"))
        self.lines = cells.add(path("result", "lines", seat))
        self.scored: list[Line] = []
        self.facts = cells.add(path("result", "facts", seat))

    def write(self, table: TableView, cells: ViewCells, version: int) -> None:
        """Write what has changed."""
        state, seat = table.position, self.seat
        key = table.places_key(seat, False)
        all = table.seat_key(seat, key)
        if all == self.key:
            return
        self.key = all
        self.fields.write(table.quick_seat_fields(seat), version)
        if cells.rekey(self.places, key):
            cells.write(self.places, table.places(seat, False), version)
        if cells.rekey(self.coins, key[0]):
            cells.write(self.coins, table.coins(seat), version)
        points = table.column_points(seat)
        for c in range(COLUMNS):
            cell = self.columns[c]
            if cells.rekey(cell, table.column_key(seat, c, points)):
                cells.write(cell, table.column(seat, c), version)
        if cells.rekey(self.command, table.command_key()):
            cells.write(self.command, table.command(seat), version)
        if cells.rekey(self.held, state.holder):
            cells.write(self.held, table.held(seat), version)
        names = table.score_keys()
        scored = table.points()[seat * len(names) : (seat + 1) * len(names)]
        if cells.rekey(self.lines, scored):
            self.scored = result.lines(state, names, scored, self.scored)
            cells.write(self.lines, self.scored, version)
        if cells.rekey(self.facts, table.facts_key(seat)):
            cells.write(self.facts, table.facts(seat), version)


@final
class SharedParts:
    """What all readers see alike."""

    def __init__(self, table: TableView, lean: bool) -> None:
        self.cells = cells = DeltaCells() if lean else ViewCells()
        self.version = 0
        self.fields = FieldCells(cells)
        self.result = FieldCells(cells, "result")
        self.taverns = [TavernPart(cells, k) for k in range(len(table.board.taverns))]
        self.taverns_key: Any = None
        self.scored: Any = None
        self.seats = [SeatPart(cells, seat) for seat in range(table.position.seats)]
        self.treasure = cells.add(path("treasure"))
        self.distinctions = cells.add(path("distinctions"))
        self.discard = cells.add(path("discard"))
        self.unseen = cells.add(path("unseen"))

    def write(self, table: TableView, version: int) -> None:
        """Write what has changed up to that version."""
        if version == self.version:
            return
        self.version = version
        cells, state = self.cells, table.position
        fields = table.quick_fields()
        self.fields.write(fields, version)
        over, scored = fields["over"], table.points()
        if over or scored != self.scored:
            self.scored = scored
            totals = result.totals(state, len(table.score_keys()), scored)
            self.result.write({"over": over, "totals": totals, "winners": state.winners() if over else []}, version)
        taverns_key = (state.phase, state.tavern, state.turn, state.ranks, state.cards, state.takers[:])
        if taverns_key != self.taverns_key:
            self.taverns_key = taverns_key
            for tavern in self.taverns:
                tavern.write(table, cells, version)
        for seat in self.seats:
            seat.write(table, cells, version)
        if cells.rekey(self.treasure, state.treasure):
            cells.write(self.treasure, table.treasure(), version)
        if cells.rekey(self.distinctions, (state.holder, state.judged)):
            cells.write(self.distinctions, table.distinctions(), version)
        if cells.rekey(self.discard, state.discard):
            cells.write(self.discard, table.discard(), version)
        if cells.rekey(self.unseen, (state.deck, state.dealt, state.age)):
            cells.write(self.unseen, table.unseen(), version)


@final
class ReaderParts:
    """What one reader sees besides: the prompt and the heroes, and with a seat its choices, coins and previews."""

    def __init__(self, taverns: int, seat: int | None, lean: bool) -> None:
        self.cells = cells = DeltaCells() if lean else ViewCells()
        self.lean = lean
        self.version = 0
        self.prompt = cells.add(path("prompt"))
        self.choices = cells.add(path("choices"))
        self.hints = [cells.add(path("taverns", k, "hints")) for k in range(taverns)]
        self.places = cells.add(path("table", -1 if seat is None else seat, "places"))
        self.peek = cells.add(path("peek"))
        self.all_heroes = cells.add(path("heroes"))
        self.heroes: list[int] = []
        self.heroes_key: Any = None
        self.known_hints: dict[tuple[int, int], Preview] = {}
        self.hints_key: Any = None
        self.hinted: Any = None

    def write_spectator(self, table: TableView, version: int) -> None:
        """Write what has changed up to that version for a spectator."""
        self.version = version
        cells = self.cells
        cells.write(self.prompt, table.waiting(), version)
        if cells.rekey(self.all_heroes, table.position.owner):
            cells.write(self.all_heroes, table.heroes(), version)

    def write_seat(self, view: SeatView, version: int, read_only: bool) -> None:
        """Write what has changed up to that version for a seat; a read-only view has no choices."""
        self.version = version
        cells, table = self.cells, view.table
        state, seat = table.position, view.seat
        cells.write(self.prompt, view.shown_prompt(), version)
        heroes_key = view.heroes_key()
        choices_key = () if read_only else view.choices_key(heroes_key)
        if cells.rekey(self.choices, choices_key) or choices_key is None:
            cells.write(self.choices, [] if read_only else view.lean_choices() if self.lean else view.all_choices(), version)
        places = table.places_key(seat, True)
        if cells.rekey(self.places, places):
            cells.write(self.places, table.places(seat, True), version)
        cells.write(self.peek, view.peek(), version)
        if heroes_key != self.heroes_key:
            self.heroes_key = heroes_key
            self.write_heroes(table, view.heroes(), version)
        hints_key = view.hints_key(heroes_key, places[0])
        if hints_key != self.hints_key:
            self.hints_key = hints_key
            self.known_hints = {}
        hinted = (hints_key, state.cards, state.takers[:])
        if hinted == self.hinted:
            return
        self.hinted = hinted
        width = state.setup.width
        for k, cell in enumerate(self.hints):
            if cells.rekey(cell, (hints_key, state.cards[k * width : (k + 1) * width], state.takers[k * width : (k + 1) * width])):
                cells.write(cell, view.hints(k, self.known_hints), version)

    def write_heroes(self, table: TableView, heroes: list[Any], version: int) -> None:
        """Write the heroes one by one, or all of them where they are other ones than before; a delta of all says as much."""
        cells = self.cells
        if self.lean:
            cells.write(self.all_heroes, heroes, version)
            return
        while len(self.heroes) < len(heroes):
            self.heroes.append(cells.add(path("heroes", len(self.heroes))))
        others = cells.rekey(self.all_heroes, table.position.owner)
        if others:
            cells.write(self.all_heroes, heroes, version)
        for at, hero in enumerate(heroes):
            if cells.rekey(self.heroes[at], hero) or others:
                cells.write(self.heroes[at], hero, version)
        if others:
            cells.supersede(self.heroes)


@final
class ViewParts:
    """All that the readers of a match see, in parts, for those who hear deltas (`lean`) or changes; the version grows by one with each position."""

    def __init__(self, table: TableView, lean: bool) -> None:
        self.taverns = len(table.board.taverns)  # not the table, which holds this: what nobody needs is freed at once
        self.lean = lean
        self.version = 1
        self.shared = SharedParts(table, lean)
        self.readers: dict[int | None, ReaderParts] = {}

    def reader(self, seat: int | None) -> ReaderParts:
        """Return the parts of one reader; their version is that for which they were last written."""
        found = self.readers.get(seat)
        if found is None:
            found = self.readers[seat] = ReaderParts(self.taverns, seat, self.lean)
        return found

    def changes_since(self, seat: int | None, version: int) -> list[bytes]:
        """Return what has changed for a reader since a version, of parts that are written already."""
        places = -1 if seat is None else self.shared.seats[seat].places
        return self.shared.cells.changes_since(version, places) + self.reader(seat).cells.changes_since(version)
