"""Hidden parts of a tavern position, drawn anew for worlds; and the whole position as ints."""

from __future__ import annotations

from dvergar.engine.dump import IntReader
from dvergar.engine.rng import Rng
from dvergar.mechanics.tavern.bids import BIDS, DISTINCT, pattern
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.position import BID, NOTHING, TavernPosition


class HiddenPosition(TavernPosition):
    """A position that draws worlds, and is dumped as ints and loaded from them."""

    __slots__ = ()

    # Worlds

    def redraw(self, reader: int, rng: Rng) -> None:
        """Draw anew, in place, what the reader (-1: a spectator) cannot know: others' bids and hidden coins, the order of the decks."""
        for seat in range(self.seats):
            if seat == reader:
                continue
            if self.phase == BID:
                if 0 <= self.bids[seat] < BIDS:
                    distinct = DISTINCT[pattern(self.coins, seat * COINS)]
                    self.bids[seat] = distinct[rng.below(len(distinct))]
            else:
                self.redraw_coins(seat, rng)
        seen = self.peek() if reader == self.active else NOTHING
        if self.age == 1:
            rest, later = self.deck[self.dealt :], self.later[len(seen) :]
        else:
            rest, later = self.deck[self.dealt + len(seen) :], self.later
        rest.sort()
        rng.shuffle(rest)
        later = sorted(later)
        rng.shuffle(later)
        if self.age == 1:
            later = seen + later
        else:
            rest = seen + rest
        self.deck = rest
        self.dealt = 0
        self.later = later
        self.rng = Rng(rng.seed())

    def redraw_coins(self, seat: int, rng: Rng) -> None:
        """Lay a seat's hidden coins out anew, each arrangement that others could tell from the rest equally likely.

        Shuffled coins give an arrangement with two equal coins in the pouch half the chance of the others; so the others stand half the time.
        """
        places = self.hidden(seat)
        count = len(places)
        if count < 2:
            return
        first = seat * COINS
        coins = sorted([self.coins[first + p] for p in places])
        halve = False
        if places[count - 2] == 3:  # the whole pouch is hidden
            for k in range(count - 1):
                if coins[k] == coins[k + 1]:
                    halve = True
        while True:
            rng.shuffle(coins)
            if not halve or coins[count - 1] == coins[count - 2] or rng.below(2) == 0:
                break
        for k in range(count):
            self.coins[first + places[k]] = coins[k]
        self.tidy(seat)

    # Dumps

    def dump_into(self, out: list[int]) -> None:
        """Append everything that is here as ints."""
        self.rng.dump(out)
        out += [self.reveals, self.phase, self.active, self.age, self.round, self.tavern, self.turn, self.owing, self.free, int(self.alike)]
        for one in (self.bids, self.coins, self.laid, self.known, self.gems, self.grades, self.points, self.lines, self.recruits):
            out += one
        out += self.owner
        out += self.holder
        out.append(self.bonus)
        for many in (self.judged, self.ranks, self.cards, self.takers, self.deck[self.dealt :], self.later, self.treasure, self.discard, self.stack):
            out.append(len(many))
            out += many
        for column in self.columns:
            out.append(len(column))
            out += column

    def load_from(self, ints: list[int]) -> int:
        """Load what `dump_into` wrote at the beginning of a dump; return how many ints that took."""
        reader = IntReader(ints)
        self.rng.load(reader.take(4))
        self.reveals, self.phase, self.active, self.age, self.round, self.tavern, self.turn, self.owing, self.free, alike = reader.take(10)
        self.alike = alike == 1
        n = self.seats
        self.bids, self.coins = reader.take(n), reader.take(n * COINS)
        self.laid, self.known, self.gems = reader.take(n), reader.take(n), reader.take(n)
        self.grades, self.points = reader.take(n * COLUMNS), reader.take(n * COLUMNS)
        self.lines, self.recruits = reader.take(n), reader.take(n)
        self.owner, self.holder, self.bonus = reader.take(len(self.owner)), reader.take(len(self.holder)), reader.take(1)[0]
        self.judged, self.ranks, self.cards, self.takers = reader.many(), reader.many(), reader.many(), reader.many()
        self.deck, self.dealt, self.later = reader.many(), 0, reader.many()
        self.treasure, self.discard, self.stack = reader.many(), reader.many(), reader.many()
        self.columns = [tuple(reader.many()) for _ in range(n * COLUMNS)]
        return reader.at
