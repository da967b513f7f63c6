"""Statistics of the rows: shares and means with 95 % intervals (the sample is whole deals), and ratings."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

Z = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A share or a mean, the ends of its 95 % interval, and how many observations are behind it."""

    value: float
    low: float
    high: float
    count: int


@dataclass(frozen=True)
class Rating:
    """A rating with the ends of its 95 % interval."""

    bot: str
    mu: float
    low: float
    high: float


class DealSums:
    """Sums of one figure, deal by deal."""

    def __init__(self) -> None:
        self.sums: dict[int, float] = defaultdict(float)
        self.counts: dict[int, int] = defaultdict(int)

    def add(self, deal: int, value: float) -> None:
        """Note one observation."""
        self.sums[deal] += value
        self.counts[deal] += 1

    def mean(self) -> Estimate:
        """Return the mean with a Student interval over the deals; without two deals it has no ends."""
        value, error, deals, count = self._parts()
        reach = student(deals - 1) * error if deals > 1 else math.inf
        return Estimate(value, value - reach, value + reach, count)

    def share(self) -> Estimate:
        """Return the mean of values from 0 to 1 with Wilson's interval, for as many independent observations as the spread over deals is worth."""
        value, error, deals, count = self._parts()
        worth = value * (1 - value) / error**2 if error > 0 else float(deals)
        z = student(deals - 1) if deals > 1 else Z
        middle = (value + z * z / (2 * worth)) / (1 + z * z / worth)
        reach = z / (1 + z * z / worth) * math.sqrt(value * (1 - value) / worth + (z / (2 * worth)) ** 2)
        return Estimate(value, max(0.0, middle - reach), min(1.0, middle + reach), count)

    def _parts(self) -> tuple[float, float, int, int]:
        """Return mean, standard error, deals and observations."""
        count, deals = sum(self.counts.values()), len(self.counts)
        value = math.fsum(self.sums.values()) / count
        if deals < 2:
            return value, 0.0, deals, count
        spread = math.fsum((self.sums[deal] - value * many) ** 2 for deal, many in self.counts.items())
        return value, math.sqrt(spread * deals / (deals - 1)) / count, deals, count


def student(freedom: int) -> float:
    """Return the 97.5 % point of Student's distribution, near enough.

    >>> [round(student(n), 2) for n in (2, 10, 1000)]
    [4.3, 2.23, 1.96]
    """
    if freedom < 3:
        return (12.706, 4.303)[max(0, freedom - 1)]
    z = Z
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


@dataclass(frozen=True)
class MatchSeat:
    """The columns of one row, a match seen from one seat, that the figures need."""

    match: int
    deal: int
    seat: int
    bot: str
    rank: int
    points: int
    won: int
    decisions: int


COLUMNS = ("match", "deal", "seat", "bot", "rank", "points", "won", "decisions")
Contest = list[MatchSeat]  # whom to compare: the seats of a match, or of a cooperative game one seat of each team that played the deal


class Figures:
    """All figures of an arena, from rows by match and seat."""

    def __init__(self, names: Sequence[str], cooperative: bool, rows: Iterable[Sequence[Any]]) -> None:
        """Take the bots, in the order in which they are to stand, and the rows with `COLUMNS`."""
        self.names = list(names)
        self.cooperative = cooperative
        self.matches: list[list[MatchSeat]] = []
        for row in rows:
            seat = MatchSeat(*row)
            if not self.matches or self.matches[-1][0].match != seat.match:
                self.matches.append([])
            self.matches[-1].append(seat)

    def shown(self) -> list[tuple[list[MatchSeat], MatchSeat]]:
        """Return each match with each of its seats that counts for itself: of a team that plays together only the first."""
        return [(match, seat) for match in self.matches for seat in (match[:1] if self.cooperative else match)]

    def credit(self, match: list[MatchSeat], seat: MatchSeat) -> float:
        """Return how much of a win that is: a shared one counts in parts, but for a team all."""
        return float(seat.won) if self.cooperative or not seat.won else 1 / sum(other.won for other in match)

    def wins(self) -> dict[str, Estimate]:
        """Return each bot's share of wins."""
        tallies = {name: DealSums() for name in self.names}
        for match, seat in self.shown():
            tallies[seat.bot].add(seat.deal, self.credit(match, seat))
        return {name: tally.share() for name, tally in tallies.items() if tally.counts}

    def points(self) -> dict[str, Estimate]:
        """Return each bot's mean points."""
        tallies = {name: DealSums() for name in self.names}
        for _, seat in self.shown():
            tallies[seat.bot].add(seat.deal, seat.points)
        return {name: tally.mean() for name, tally in tallies.items() if tally.counts}

    def by_seat(self) -> dict[tuple[str, int], Estimate]:
        """Return the share of wins by bot and seat; "" stands for all bots."""
        tallies: dict[tuple[str, int], DealSums] = {}
        for match in self.matches:
            for seat in match:
                for name in ("", seat.bot):
                    tallies.setdefault((name, seat.seat), DealSums()).add(seat.deal, self.credit(match, seat))
        return {key: tally.share() for key, tally in sorted(tallies.items())}

    def contests(self) -> list[Contest]:
        """Return who can be compared with whom, in the order of play."""
        if not self.cooperative:
            return list(self.matches)
        deals: dict[int, list[MatchSeat]] = defaultdict(list)
        for match in self.matches:
            deals[match[0].deal].append(match[0])
        return [deals[deal] for deal in sorted(deals)]

    def ahead(self, one: MatchSeat, other: MatchSeat) -> float:
        """Return 1 where one stands before the other, half where they stand alike. Teams are told apart by what they have won, then by points."""
        if self.cooperative:
            mine, theirs = (-one.won, -one.points), (-other.won, -other.points)
        else:
            mine, theirs = (one.rank, 0), (other.rank, 0)
        return 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0

    def pairs(self) -> dict[tuple[str, str], Estimate]:
        """Return the share of pairs in which the first bot stands before the second; a tie counts half."""
        tallies: dict[tuple[str, str], DealSums] = {}
        for contest in self.contests():
            for one in contest:
                for other in contest:
                    if one.bot != other.bot:
                        tallies.setdefault((one.bot, other.bot), DealSums()).add(one.deal, self.ahead(one, other))
        return {key: tally.share() for key, tally in tallies.items()}

    def ratings(self) -> list[Rating]:
        """Return the bots by rating (Plackett and Luce's model as openskill has it), best first; [] where nobody can be compared.

        Raises `ImportError` where openskill is not installed.
        """
        from openskill.models import PlackettLuce

        model = PlackettLuce(tau=0.0)  # bots do not change while they play
        found = dict.fromkeys(self.names, (model.mu, model.sigma))
        compared: set[str] = set()
        for contest in self.contests():
            if len({seat.bot for seat in contest}) < 2:
                continue
            compared.update(seat.bot for seat in contest)
            before = [model.rating(mu=found[seat.bot][0], sigma=found[seat.bot][1]) for seat in contest]
            ranks = [sum(self.ahead(other, seat) == 1.0 for other in contest) for seat in contest]
            after = model.rate([[rating] for rating in before], ranks=[float(rank) for rank in ranks])
            learned = {seat.bot: (0.0, 1.0) for seat in contest}  # a bot on two seats learns from both
            for seat, old, (new,) in zip(contest, before, after, strict=True):
                more, sharper = learned[seat.bot]
                learned[seat.bot] = (more + new.mu - old.mu, sharper * new.sigma / old.sigma)
            for name, (more, sharper) in learned.items():
                mu, sigma = found[name]
                found[name] = (mu + more, sigma * sharper)
        rated = [Rating(name, mu, mu - Z * sigma, mu + Z * sigma) for name, (mu, sigma) in found.items() if name in compared]
        return sorted(rated, key=lambda rating: -rating.mu)
