"""A scene as it is sent, in parts: which there are, and all that each is made of, so that a move writes only what it changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from dvergar.engine.view import Preview
from dvergar.engine.view_feed import VIEW
from dvergar.mechanics.tavern import result
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.view_cells import Slate

if TYPE_CHECKING:
    from dvergar.mechanics.tavern.table_view import Scene

TAVERN = ("status", "cards", "takers", "order", "done")


def way(*steps: str | int) -> bytes:
    """Return the path of a part of the view, as JSON.

    >>> way("table", 2, "gem")
    b'"view","table",2,"gem"'
    """
    return b",".join([VIEW, *[str(step).encode() if isinstance(step, int) else b'"' + step.encode() + b'"' for step in steps]])


class Small:
    """Parts that are as quickly made as compared, by name."""

    def __init__(self, slate: Slate, *steps: str | int) -> None:
        self.slate = slate
        self.steps = steps
        self.parts: dict[str, int] = {}

    def write(self, values: dict[str, Any], date: int) -> None:
        """Write those that have changed."""
        slate = self.slate
        for name, value in values.items():
            part = self.parts.get(name)
            if part is None:
                part = self.parts[name] = slate.part(way(*self.steps, name))
            if slate.dated(part, value):
                slate.write(part, value, date)


@final
class OneTavern:
    """What everybody sees of a tavern."""

    def __init__(self, slate: Slate, k: int) -> None:
        self.k = k
        self.key: Any = None
        self.parts = [slate.part(way("taverns", k, name)) for name in TAVERN]

    def write(self, scene: Scene, slate: Slate, date: int) -> None:
        """Write what has changed."""
        state, k = scene.position, self.k
        first, last = k * state.setup.width, (k + 1) * state.setup.width
        order = (state.ranks, state.turn) if k == state.tavern else None
        key = (scene.status(k), state.cards[first:last], state.takers[first:last], order)
        if key == self.key:
            return
        self.key = key
        tavern = scene.tavern(k)
        for part, name in zip(self.parts, TAVERN, strict=True):
            slate.write(part, getattr(tavern, name), date)


@final
class OneSeat:
    """What everybody sees of a seat."""

    def __init__(self, slate: Slate, seat: int) -> None:
        self.seat = seat
        self.small = Small(slate, "table", seat)
        self.coins = slate.part(way("table", seat, "coins"))
        self.places = slate.part(way("table", seat, "places"))
        self.columns = [slate.part(way("table", seat, "columns", c)) for c in range(COLUMNS)]
        self.command = slate.part(way("table", seat, "command"))
        self.held = slate.part(way("table", seat, "distinctions"))
        self.lines = slate.part(way("result", "lines", seat))
        self.facts = slate.part(way("result", "facts", seat))

    def write(self, scene: Scene, slate: Slate, date: int) -> None:
        """Write what has changed."""
        state, seat = scene.position, self.seat
        self.small.write(scene.small_of(seat), date)
        key = scene.places_by(seat, False)
        if slate.dated(self.places, key):
            slate.write(self.places, scene.places(seat, False), date)
        if slate.dated(self.coins, key[0]):
            slate.write(self.coins, scene.coins(seat), date)
        points = scene.column_points(seat)
        for c in range(COLUMNS):
            part = self.columns[c]
            if slate.dated(part, scene.column_by(seat, c, points)):
                slate.write(part, scene.column(seat, c), date)
        if slate.dated(self.command, scene.command_by()):
            slate.write(self.command, scene.command(seat), date)
        if slate.dated(self.held, state.holder):
            slate.write(self.held, scene.held(seat), date)
        keys, scored = scene.score_keys(), scene.points()
        if slate.dated(self.lines, scored[seat * len(keys) : (seat + 1) * len(keys)]):
            slate.write(self.lines, result.lines(state, keys, scored, seat), date)
        if slate.dated(self.facts, scene.facts_by(seat)):
            slate.write(self.facts, scene.facts(seat), date)


@final
class Shared:
    """What all readers see alike."""

    def __init__(self, scene: Scene) -> None:
        self.slate = slate = Slate()
        self.date = 0
        self.small = Small(slate)
        self.result = Small(slate, "result")
        self.taverns = [OneTavern(slate, k) for k in range(len(scene.board.taverns))]
        self.seats = [OneSeat(slate, seat) for seat in range(scene.position.seats)]
        self.treasure = slate.part(way("treasure"))
        self.distinctions = slate.part(way("distinctions"))
        self.discard = slate.part(way("discard"))
        self.unseen = slate.part(way("unseen"))

    def write(self, scene: Scene, date: int) -> None:
        """Write what has changed until that date."""
        if date == self.date:
            return
        self.date = date
        slate, state = self.slate, scene.position
        small = scene.small()
        self.small.write(small, date)
        over, totals = small["over"], result.totals(state, len(scene.score_keys()), scene.points())
        self.result.write({"over": over, "totals": totals, "winners": state.winners() if over else []}, date)
        for tavern in self.taverns:
            tavern.write(scene, slate, date)
        for seat in self.seats:
            seat.write(scene, slate, date)
        if slate.dated(self.treasure, state.treasure):
            slate.write(self.treasure, scene.treasure(), date)
        if slate.dated(self.distinctions, (state.holder, state.judged)):
            slate.write(self.distinctions, scene.distinctions(), date)
        if slate.dated(self.discard, state.discard):
            slate.write(self.discard, scene.discard(), date)
        if slate.dated(self.unseen, (state.deck, state.dealt, state.age)):
            slate.write(self.unseen, scene.unseen(), date)


@final
class Own:
    """What only one reader sees, who has a seat or (None) only looks."""

    def __init__(self, scene: Scene, seat: int | None) -> None:
        self.slate = slate = Slate()
        self.seat = seat
        self.date = 0
        self.prompt = slate.part(way("prompt"))
        self.choices = slate.part(way("choices"))
        self.hints = [slate.part(way("taverns", k, "hints")) for k in range(len(scene.board.taverns))]
        self.places = slate.part(way("table", -1 if seat is None else seat, "places"))
        self.peek = slate.part(way("peek"))
        self.all_heroes = slate.part(way("heroes"))
        self.heroes: list[int] = []
        self.weighed: Any = None
        self.known: dict[tuple[int, int], Preview] = {}
        self.known_by: Any = None

    def write(self, scene: Scene, date: int, looks_on: bool) -> None:
        """Write what has changed until that date; who looks on has no choices."""
        if date == self.date:
            return
        self.date = date
        slate = self.slate
        if self.seat is None:
            slate.write(self.prompt, scene.waiting(), date)
            if slate.dated(self.all_heroes, scene.position.owner):
                slate.write(self.all_heroes, scene.heroes(), date)
            return
        viewer = scene.viewer(self.seat)
        state, seat = scene.position, self.seat
        slate.write(self.prompt, viewer.asked(), date)
        offered_by = () if looks_on else viewer.offered_by()
        if slate.dated(self.choices, offered_by) or offered_by is None:
            slate.write(self.choices, [] if looks_on else viewer.offered(), date)
        places = scene.places_by(seat, True)
        if slate.dated(self.places, places):
            slate.write(self.places, scene.places(seat, True), date)
        slate.write(self.peek, viewer.peek(), date)
        weighed = viewer.weighed_by()
        if weighed != self.weighed:
            self.weighed = weighed
            self.write_heroes(scene, viewer.heroes(), date)
        by = viewer.hinted_by(weighed, places[0])
        if by != self.known_by:
            self.known_by = by
            self.known = {}
        width = state.setup.width
        for k, part in enumerate(self.hints):
            if slate.dated(part, (by, state.cards[k * width : (k + 1) * width], state.takers[k * width : (k + 1) * width])):
                slate.write(part, viewer.hints(k, self.known), date)

    def write_heroes(self, scene: Scene, heroes: list[Any], date: int) -> None:
        """Write the heroes one by one, or all of them where they are other ones than before."""
        slate = self.slate
        while len(self.heroes) < len(heroes):
            self.heroes.append(slate.part(way("heroes", len(self.heroes))))
        anew = slate.dated(self.all_heroes, scene.position.owner)
        if anew:
            slate.write(self.all_heroes, heroes, date)
        for at, hero in enumerate(heroes):
            if slate.dated(self.heroes[at], hero) or anew:
                slate.write(self.heroes[at], hero, date)
        if anew:
            slate.told(self.heroes)


@final
class Written:
    """What all readers of a scene have been told, with a date: it grows by one with each position."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.date = 1
        self.shared = Shared(scene)
        self.own: dict[int | None, Own] = {}

    def look(self, seat: int | None, looks_on: bool) -> Own:
        """Write what a reader sees now."""
        own = self.own.get(seat)
        if own is None:
            own = self.own[seat] = Own(self.scene, seat)
        self.shared.write(self.scene, self.date)
        own.write(self.scene, self.date, looks_on)
        return own

    def newer(self, seat: int | None, date: int, looks_on: bool) -> list[bytes]:
        """Return what has changed for a reader since a date."""
        own = self.look(seat, looks_on)
        places = -1 if seat is None else self.shared.seats[seat].places
        return self.shared.slate.newer(date, places) + own.slate.newer(date)
