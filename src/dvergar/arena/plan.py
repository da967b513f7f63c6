"""The plan of an arena: which bots sit where in which deal, worked out from a few arguments."""

from __future__ import annotations

import hashlib
from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from itertools import accumulate, combinations, combinations_with_replacement
from pathlib import Path

from dvergar.arena.errors import ArenaError
from dvergar.arena.play import limit, timed
from dvergar.bots import policy
from dvergar.engine.discovery import game as find
from dvergar.engine.errors import shown
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.policy import Policy, PolicyMaker

SEED_LIMIT = 1 << 63  # a seed is a column of every kind of file, and all of them hold 64 bits with a sign


@dataclass(frozen=True)
class Sitting:
    """One match of the plan: `seating` counts the matches of one deal, `bots[seat]` sits there and draws from `seeds[seat]`."""

    match: int
    deal: int
    seating: int
    bots: tuple[str, ...]
    seed: int
    seeds: tuple[int, ...]


@dataclass(frozen=True)
class Plan:
    """The arguments of an arena; `planned` checks them. It travels to workers, and each works out the same matches from it.

    `options` holds what differs from the defaults. `own` says what the bots are whose names are no levels.
    """

    game_id: str
    seats: int
    bots: tuple[str, ...]
    matches: int
    seed: int
    budget: int | None
    options: Mapping[str, OptionValue]
    cards: Path | None = None
    own: Mapping[str, str | PolicyMaker] = field(default_factory=dict)

    def __getstate__(self) -> dict[str, object]:
        """Travel without what was worked out: a worker works it out again, and a compiled game travels nowhere."""
        return {each.name: getattr(self, each.name) for each in fields(self)}

    @cached_property
    def game(self) -> Game:
        """The game that is played."""
        return find(self.game_id, self.cards)

    @cached_property
    def names(self) -> list[str]:
        """The different bots, in the order given."""
        return list(dict.fromkeys(self.bots))

    @cached_property
    def blocks(self) -> list[list[tuple[str, ...]]]:
        """The seatings of one deal after the other, until it begins again: each line-up turned round the table until it is back."""
        if self.game.cooperative:  # a team is of one kind, and each team plays the deal
            return [[(name,) * self.seats for name in self.names]]
        tables = [circles(lineup) for lineup in lineups(self.bots, self.seats)]
        rounds = max(map(len, tables))
        return [turned(circle[number % len(circle)]) for number in range(rounds) for circle in tables]

    @cached_property
    def ends(self) -> list[int]:
        """How many matches there are up to the end of each block."""
        return list(accumulate(map(len, self.blocks)))

    def sitting(self, match: int) -> Sitting:
        """Return match number `match`, counted from 0."""
        turn, rest = divmod(match, self.ends[-1])
        block = bisect_right(self.ends, rest)
        seating = rest - (self.ends[block - 1] if block else 0)
        deal = turn * len(self.blocks) + block
        seeds = tuple(seed_of(128, self.seed, deal, seating, seat) for seat in range(self.seats))
        return Sitting(match, deal, seating, self.blocks[block][seating], seed_of(63, self.seed, deal), seeds)

    def missing(self) -> int:
        """Return how many matches more the last deal would need to be played from every seating."""
        last = self.sitting(self.matches - 1)
        return len(self.blocks[last.deal % len(self.blocks)]) - 1 - last.seating

    def bot(self, name: str) -> Policy:
        """Return a new bot of that name, with the plan's budget."""
        maker = self.own.get(name, name)
        found = policy(self.game, maker) if isinstance(maker, str) else maker()
        if self.budget is not None:
            limit(found, self.budget)
        return found

    def clocked(self) -> list[str]:
        """Return the bots whose thinking a clock ends, so that results depend on how fast the machine is."""
        return [name for name in self.names if timed(self.bot(name))]

    def options_text(self) -> str:
        """Return the options that differ from the defaults, as `--option` takes them."""
        return " ".join(f"{key}={','.join(value) if isinstance(value, list) else value}" for key, value in sorted(self.options.items()))


def planned(
    game: str,
    bots: Sequence[str] | Mapping[str, str | PolicyMaker],
    seats: int,
    matches: int,
    seed: int = 0,
    budget: int | None = None,
    options: Mapping[str, object] | None = None,
    cards: Path | None = None,
) -> Plan:
    """Check all that can be wrong and return the plan; raises `ArenaError`, `UnknownGame`, `BadData` or `BadSetup` in one line.

    `bots` are levels of the game, or a mapping of names to levels and to whatever makes a bot.
    """
    found = find(game, cards)
    complete = found.checked(seats, 0, options or {})
    chosen = {option.key: complete[option.key] for option in found.options if option.key in complete and complete[option.key] != option.default}
    if not bots:
        raise ArenaError("an arena needs at least one bot")
    own = dict(bots) if isinstance(bots, Mapping) else {}
    for wrong, what, right in (
        (not whole(matches, 1), f"{shown(matches)} matches cannot be played", "1 or more"),
        (budget is not None and not whole(budget, 1), f"a budget of {shown(budget)} iterations lets nobody think", "1 or more"),
        (not whole(seed, 0) or seed >= SEED_LIMIT, f"{shown(seed)} is no seed", "a whole number from 0 to 2**63 - 1"),
    ):
        if wrong:
            raise ArenaError(f"{what}; right would be {right}")
    plan = Plan(game, seats, tuple(bots), matches, seed, budget, chosen, None if cards is None else cards.resolve(), own)
    for name in plan.names:
        if name != name.strip() or not name or "," in name:
            raise ArenaError(f"{name!r} is no name of a bot: it has spaces around it, commas, or nothing")
        plan.bot(name)
    return plan


def whole(value: object, low: int) -> bool:
    """Return whether it is a whole number, and at least `low`."""
    return type(value) is int and value >= low


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Return who may sit down together: these bots, some of them where there are too many, and with others of their kind where there are too few.

    >>> lineups(["a", "b"], 3), lineups(["a", "b", "b"], 2)
    ([('a', 'a', 'b'), ('a', 'b', 'b')], [('a', 'b'), ('b', 'b')])
    """
    places = {name: place for place, name in enumerate(dict.fromkeys(bots))}
    ordered = sorted(bots, key=lambda name: places[name])
    if len(ordered) >= seats:
        return list(dict.fromkeys(combinations(ordered, seats)))
    more = combinations_with_replacement(places, seats - len(ordered))
    return [tuple(sorted([*ordered, *added], key=lambda name: places[name])) for added in more]


def circles(lineup: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the ways to sit round a table, wherever its head is.

    >>> circles(("a", "b", "c")), circles(("a", "a", "b", "b"))
    ([('a', 'b', 'c'), ('a', 'c', 'b')], [('a', 'a', 'b', 'b'), ('a', 'b', 'a', 'b')])
    """
    rarest = min(lineup, key=lambda name: (lineup.count(name), lineup.index(name)))  # it sits first, so that few ways are looked at
    found: dict[tuple[str, ...], None] = {}
    rest = Counter(lineup)
    rest[rarest] -= 1
    for order in orders(rest):
        turns = turned((rarest, *order))
        found.setdefault(min(turns, key=lambda way: [lineup.index(name) for name in way]))
    return list(found)


def orders(left: Counter[str]) -> Iterator[tuple[str, ...]]:
    """Yield the different orders of these bots."""
    if not left.total():
        yield ()
    for name in left:
        if left[name]:
            for rest in orders(left - Counter([name])):
                yield (name, *rest)


def turned(circle: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the different seatings that one gets by turning the table.

    >>> turned(("a", "b", "b")), turned(("a", "a"))
    ([('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')], [('a', 'a')])
    """
    return list(dict.fromkeys(circle[n:] + circle[:n] for n in range(len(circle))))


def seed_of(bits: int, *numbers: int) -> int:
    """Return a seed of so many bits for a place in the plan, the same for ever.

    >>> seed_of(63, 0, 0)
    920333964484955105
    """
    digest = hashlib.blake2b("/".join(map(str, numbers)).encode(), digest_size=16, person=b"dvergar arena").digest()
    return int.from_bytes(digest, "little") >> (128 - bits)


def read_options(game: Game, given: Sequence[str]) -> dict[str, object]:
    """Return the options of a game from texts `key=value`; raises `ArenaError`."""
    kinds = {option.key: option.kind for option in game.options}
    found: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise ArenaError(f"{text!r} is no option; right would be key=value")
        if key in found:
            raise ArenaError(f"the option {key} is given twice")
        number = kinds.get(key) == "range" and value.lstrip("-").isdecimal()
        found[key] = int(value) if number else [part for part in value.split(",") if part] if kinds.get(key) == "ids" else value
    return found
