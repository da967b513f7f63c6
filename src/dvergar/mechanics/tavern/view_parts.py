"""A scene as it is sent, in parts: which there are, and all that each is made of, so that a move writes only what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from dvergar.engine.view import Preview
from dvergar.engine.view_feed import VIEW
from dvergar.mechanics.tavern import result
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.view_cells import ViewCells

if TYPE_CHECKING:
    from dvergar.mechanics.tavern.table_view import TavernFeed

TAVERN = ("status", "cards", "takers", "order", "done")


def way(*steps: str | int) -> bytes:
    """Return the path of a part of the view, as JSON.

    >>> way("table", 2, "gem")
    b'"view","table",2,"gem"'
    """
    return b",".join([VIEW, *[str(step).encode() if isinstance(step, int) else b'"' + step.encode() + b'"' for step in steps]])


class Small:
    """Parts that are as quickly made as compared, by name."""

    def __init__(self, cells: ViewCells, *steps: str | int) -> None:
        self.cells = cells
        self.steps = steps
        self.parts: dict[str, int] = {}

    def write(self, values: dict[str, Any], date: int) -> None:
        """Write those that have changed."""
        cells = self.cells
        for name, value in values.items():
            part = self.parts.get(name)
            if part is None:
                part = self.parts[name] = cells.part(way(*self.steps, name))
            if cells.dated(part, value):
                cells.write(part, value, date)


@final
class OneTavern:
    """What everybody sees of a tavern."""

    def __init__(self, cells: ViewCells, k: int) -> None:
        self.k = k
        self.key: Any = None
        self.parts = [cells.part(way("taverns", k, name)) for name in TAVERN]

    def write(self, feed: TavernFeed, cells: ViewCells, date: int) -> None:
        """Write what has changed."""
        state, k = feed.position, self.k
        first, last = k * state.setup.width, (k + 1) * state.setup.width
        order = (state.ranks, state.turn) if k == state.tavern else None
        key = (feed.status(k), state.cards[first:last], state.takers[first:last], order)
        if key == self.key:
            return
        self.key = key
        tavern = feed.tavern(k)
        for part, name in zip(self.parts, TAVERN, strict=True):
            cells.write(part, getattr(tavern, name), date)


@final
class OneSeat:
    """What everybody sees of a seat."""

    def __init__(self, cells: ViewCells, seat: int) -> None:
        self.seat = seat
        self.small = Small(cells, "table", seat)
        self.coins = cells.part(way("table", seat, "coins"))
        self.places = cells.part(way("table", seat, "places"))
        self.columns = [cells.part(way("table", seat, "columns", c)) for c in range(COLUMNS)]
        self.command = cells.part(way("table", seat, "command"))
        self.held = cells.part(way("table", seat, "distinctions"))
        self.lines = cells.part(way("result", "lines", seat))
        self.facts = cells.part(way("result", "facts", seat))

    def write(self, feed: TavernFeed, cells: ViewCells, date: int) -> None:
        """Write what has changed."""
        state, seat = feed.position, self.seat
        self.small.write(feed.small_of(seat), date)
        key = feed.places_by(seat, False)
        if cells.dated(self.places, key):
            cells.write(self.places, feed.places(seat, False), date)
        if cells.dated(self.coins, key[0]):
            cells.write(self.coins, feed.coins(seat), date)
        points = feed.column_points(seat)
        for c in range(COLUMNS):
            part = self.columns[c]
            if cells.dated(part, feed.column_by(seat, c, points)):
                cells.write(part, feed.column(seat, c), date)
        if cells.dated(self.command, feed.command_by()):
            cells.write(self.command, feed.command(seat), date)
        if cells.dated(self.held, state.holder):
            cells.write(self.held, feed.held(seat), date)
        keys, scored = feed.score_keys(), feed.points()
        if cells.dated(self.lines, scored[seat * len(keys) : (seat + 1) * len(keys)]):
            cells.write(self.lines, result.lines(state, keys, scored, seat), date)
        if cells.dated(self.facts, feed.facts_by(seat)):
            cells.write(self.facts, feed.facts(seat), date)


@final
class Shared:
    """What all readers see alike."""

    def __init__(self, feed: TavernFeed) -> None:
        self.cells = cells = ViewCells()
        self.date = 0
        self.small = Small(cells)
        self.result = Small(cells, "result")
        self.taverns = [OneTavern(cells, k) for k in range(len(feed.board.taverns))]
        self.seats = [OneSeat(cells, seat) for seat in range(feed.position.seats)]
        self.treasure = cells.part(way("treasure"))
        self.distinctions = cells.part(way("distinctions"))
        self.discard = cells.part(way("discard"))
        self.unseen = cells.part(way("unseen"))

    def write(self, feed: TavernFeed, date: int) -> None:
        """Write what has changed until that date."""
        if date == self.date:
            return
        self.date = date
        cells, state = self.cells, feed.position
        small = feed.small()
        self.small.write(small, date)
        over, totals = small["over"], result.totals(state, len(feed.score_keys()), feed.points())
        self.result.write({"over": over, "totals": totals, "winners": state.winners() if over else []}, date)
        for tavern in self.taverns:
            tavern.write(feed, cells, date)
        for seat in self.seats:
            seat.write(feed, cells, date)
        if cells.dated(self.treasure, state.treasure):
            cells.write(self.treasure, feed.treasure(), date)
        if cells.dated(self.distinctions, (state.holder, state.judged)):
            cells.write(self.distinctions, feed.distinctions(), date)
        if cells.dated(self.discard, state.discard):
            cells.write(self.discard, feed.discard(), date)
        if cells.dated(self.unseen, (state.deck, state.dealt, state.age)):
            cells.write(self.unseen, feed.unseen(), date)


@final
class Own:
    """What only one reader sees, who has a seat or (None) only looks."""

    def __init__(self, feed: TavernFeed, seat: int | None) -> None:
        self.cells = cells = ViewCells()
        self.seat = seat
        self.date = 0
        self.prompt = cells.part(way("prompt"))
        self.choices = cells.part(way("choices"))
        self.hints = [cells.part(way("taverns", k, "hints")) for k in range(len(feed.board.taverns))]
        self.places = cells.part(way("table", -1 if seat is None else seat, "places"))
        self.peek = cells.part(way("peek"))
        self.all_heroes = cells.part(way("heroes"))
        self.heroes: list[int] = []
        self.weighed: Any = None
        self.known: dict[tuple[int, int], Preview] = {}
        self.known_by: Any = None

    def write(self, feed: TavernFeed, date: int, looks_on: bool) -> None:
        """Write what has changed until that date; who looks on has no choices."""
        if date == self.date:
            return
        self.date = date
        cells = self.cells
        if self.seat is None:
            cells.write(self.prompt, feed.waiting(), date)
            if cells.dated(self.all_heroes, feed.position.owner):
                cells.write(self.all_heroes, feed.heroes(), date)
            return
        viewer = feed.viewer(self.seat)
        state, seat = feed.position, self.seat
        cells.write(self.prompt, viewer.asked(), date)
        offered_by = () if looks_on else viewer.offered_by()
        if cells.dated(self.choices, offered_by) or offered_by is None:
            cells.write(self.choices, [] if looks_on else viewer.offered(), date)
        places = feed.places_by(seat, True)
        if cells.dated(self.places, places):
            cells.write(self.places, feed.places(seat, True), date)
        cells.write(self.peek, viewer.peek(), date)
        weighed = viewer.weighed_by()
        if weighed != self.weighed:
            self.weighed = weighed
            self.write_heroes(feed, viewer.heroes(), date)
        by = viewer.hinted_by(weighed, places[0])
        if by != self.known_by:
            self.known_by = by
            self.known = {}
        width = state.setup.width
        for k, part in enumerate(self.hints):
            if cells.dated(part, (by, state.cards[k * width : (k + 1) * width], state.takers[k * width : (k + 1) * width])):
                cells.write(part, viewer.hints(k, self.known), date)

    def write_heroes(self, feed: TavernFeed, heroes: list[Any], date: int) -> None:
        """Write the heroes one by one, or all of them where they are other ones than before."""
        cells = self.cells
        while len(self.heroes) < len(heroes):
            self.heroes.append(cells.part(way("heroes", len(self.heroes))))
        anew = cells.dated(self.all_heroes, feed.position.owner)
        if anew:
            cells.write(self.all_heroes, heroes, date)
        for at, hero in enumerate(heroes):
            if cells.dated(self.heroes[at], hero) or anew:
                cells.write(self.heroes[at], hero, date)
        if anew:
            cells.told(self.heroes)


@final
class ViewParts:
    """What all readers of a scene have been told, with a date: it grows by one with each position."""

    def __init__(self, feed: TavernFeed) -> None:
        self.feed = feed
        self.date = 1
        self.shared = Shared(feed)
        self.own: dict[int | None, Own] = {}

    def look(self, seat: int | None, looks_on: bool) -> Own:
        """Write what a reader sees now."""
        own = self.own.get(seat)
        if own is None:
            own = self.own[seat] = Own(self.feed, seat)
        self.shared.write(self.feed, self.date)
        own.write(self.feed, self.date, looks_on)
        return own

    def newer(self, seat: int | None, date: int, looks_on: bool) -> list[bytes]:
        """Return what has changed for a reader since a date."""
        own = self.look(seat, looks_on)
        places = -1 if seat is None else self.shared.seats[seat].places
        return self.shared.cells.newer(date, places) + own.cells.newer(date)
