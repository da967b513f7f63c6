"""The report of an arena: one HTML page without other files, with a table beside every plot."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from html import escape
from importlib.resources import files as resources
from pathlib import Path
from typing import Any

import msgspec

from dvergar.arena.errors import ArenaError
from dvergar.arena.findings import Findings
from dvergar.arena.plots import INKS, SHARES, Scale, axis, bar, histogram, interval, name, scale, table
from dvergar.arena.stats import DealSums, Estimate, MatchSeat
from dvergar.arena.texts import ReportTexts

FEW_BOTS = 4  # columns of their own
END = "end"  # the kind of what is had by all and decides the match
Had = list[tuple[list[MatchSeat], MatchSeat]]  # the matches and seats in which something was had


class Report:
    """The page of an arena's findings in one language."""

    def __init__(self, found: Findings, language: str) -> None:
        self.found = found
        self.plan = found.plan
        self.figures = found.figures
        self.language = language
        self.say = ReportTexts(self.plan.game, language)
        rated = [rating.bot for rating in found.ratings or []]
        self.bots = rated or sorted(found.points, key=lambda bot: -found.wins[bot].value)
        self.inks = {bot: INKS[n % len(INKS)] for n, bot in enumerate(self.bots)}
        self.team = self.plan.game.cooperative
        self.seats: list[tuple[list[MatchSeat], MatchSeat, dict[str, Any]]] = []
        rows = iter(found.rows)
        for match in self.figures.matches:
            own = [next(rows) for _ in match]
            self.seats += [(match, seat, row) for seat, row in zip(match, own, strict=True)][: 1 if self.team else None]

    def page(self) -> str:
        """Return all of it."""
        say = self.say
        parts = [self.standings(), self.pairs(), self.spread(), self.by_seat(), self.lines(), self.taken(), self.facts(), self.length(), self.again()]
        css = resources("dvergar.arena").joinpath("page.css").read_text(encoding="utf-8")
        title = escape(say("arena-title", game=say.game()))
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title><style>{css}</style></head><body>{self.head(title)}<main>{self.notes()}{''.join(parts)}</main></body></html>\n"
        )

    def head(self, title: str) -> str:
        """Say what was played."""
        say, plan = self.say, self.plan
        deals = len({match[0].deal for match in self.figures.matches})
        facts = [(say("arena-bots"), ", ".join(map(say.bot, self.bots))), (say("arena-seed"), str(plan.seed))]
        facts += [(say("arena-options"), say.options(plan.options))] if plan.options else []
        facts += [(say("arena-budget"), say("arena-budget-value", count=plan.budget))] if plan.budget else []
        terms = "".join(f"<div><dt>{escape(term)}</dt><dd>{escape(text)}</dd></div>" for term, text in facts)
        return f"<header><h1>{title}</h1><p>{escape(say('arena-sum', matches=self.found.matches, deals=deals, seats=plan.seats))}</p><dl>{terms}</dl></header>"

    def notes(self) -> str:
        """Say what a reader must know."""
        say = self.say
        notes = [say("arena-note-clock", bots=", ".join(map(say.bot, self.found.clocked)))] if self.found.clocked else []
        notes += [say("arena-note-missing", count=self.plan.missing())] if self.plan.missing() else []
        notes += [say("arena-note-openskill")] if self.found.ratings is None else []
        return f'<ul class="notes">{"".join(f"<li>{escape(note)}</li>" for note in notes)}</ul>' if notes else ""

    def section(self, title: str, how: str, body: str) -> str:
        """Frame one part."""
        return f"<section><h2>{escape(title)}</h2><p>{escape(how)}</p>{body}</section>" if body else ""

    def card(self, title: str, body: str) -> str:
        """Frame one table."""
        return f'<div class="card"><h3>{escape(title)}</h3>{body}</div>'

    def wide(self, body: str) -> str:
        """Frame a table as wide as the page."""
        return f'<div class="card wide">{body}</div>'

    def bot(self, bot: str) -> str:
        """Name a bot."""
        return name(self.say.bot(bot), self.inks[bot])

    def intervals(
        self, title: str, rows: Iterable[tuple[str, str, Estimate]], on: Scale, percent: bool, chance: float | None = None, first: str = "", last: str = ""
    ) -> str:
        """Return a table of label, ink and estimate, under the words `first` and `last`."""
        say = self.say
        body = []
        for label, ink, one in rows:
            text = self.with_ends(one) if percent else f"{say.number(one.value)}<small>{say.between(one.low, one.high)}</small>"
            body.append([label, interval(on, one.value, one.low, one.high, ink, chance), f"\t{text}"])
        head = [first or say("arena-bot"), self.plotted(), f"\t{last or say('arena-share')}"]
        return table(title, head, body, ["", axis(on, say.percent_tick if percent else say.tick), ""])

    def standings(self) -> str:
        """Ratings, wins, points."""
        say, found = self.say, self.found
        cards = []
        if found.ratings:
            rows = [(self.bot(one.bot), self.inks[one.bot], Estimate(one.mu, one.low, one.high, 0)) for one in found.ratings]
            on = scale([end for one in found.ratings for end in (one.low, one.high)])
            cards.append(self.card(say("arena-rating"), self.intervals(say("arena-rating"), rows, on, False, last=say("arena-rating"))))
        chance = None if self.team or len(self.bots) < 2 else 1 / self.plan.seats
        wins = [(self.bot(bot), self.inks[bot], found.wins[bot]) for bot in self.bots]
        cards.append(self.card(say("arena-wins"), self.intervals(say("arena-wins"), wins, SHARES, True, chance)))
        points = [(self.bot(bot), self.inks[bot], found.points[bot]) for bot in self.bots]
        on = scale([end for _, _, one in points for end in (one.low, one.high, one.value)])
        cards.append(self.card(say("arena-points"), self.intervals(say("arena-points"), points, on, False, last=say("arena-points"))))
        how = say("arena-standings-how-team" if self.team else "arena-standings-how") + (f" {say('arena-chance')}" if chance is not None else "")
        return self.section(say("arena-standings"), how, f'<div class="cards">{"".join(cards)}</div>')

    def pairs(self) -> str:
        """Who stands before whom."""
        say, found = self.say, self.found
        if not found.pairs:
            return ""
        rows = []
        for one in self.bots:
            cells = [self.bot(one)]
            for other in self.bots:
                share = found.pairs.get((one, other))
                cells.append("" if share is None else f"<div style='{tint(share.value)}'>{self.with_ends(share)}</div>")
            rows.append(cells)
        body = table(say("arena-pairs"), [say("arena-bot"), *map(self.bot, self.bots)], rows, kind="matrix")
        return self.section(say("arena-pairs"), say("arena-pairs-how-team" if self.team else "arena-pairs-how"), self.wide(body))

    def with_ends(self, share: Estimate) -> str:
        """Write a share and its interval."""
        ends = self.say("arena-percent", number=self.say.between(100 * share.low, 100 * share.high))
        return f"{self.say.percent(share.value)}<small>{ends}</small>"

    def plotted(self) -> str:
        """Head a column of plots, for readers only."""
        return f'<span class="vh">{escape(self.say("arena-plot"))}</span>'

    def spread(self) -> str:
        """How points are distributed."""
        say = self.say
        points: dict[str, list[int]] = defaultdict(list)
        for _, seat, _ in self.seats:
            points[seat.bot].append(seat.points)
        body = self.distributions(say("arena-spread"), points, self.bot)
        return self.section(say("arena-spread"), say("arena-spread-how"), self.wide(body))

    def distributions(self, title: str, values: dict[str, list[int]], label: Callable[[str], str]) -> str:
        """Return a table of histograms."""
        say = self.say
        on = scale([value for own in values.values() for value in own], 6)
        bins = 40 if on.high - on.low > 40 else max(1, round(on.high - on.low))
        rows = []
        for key in [bot for bot in [*self.bots, ""] if bot in values]:
            own = values[key]
            cuts = [min(own), *quartiles(own), max(own)]
            rows.append([label(key), histogram(on, own, self.inks.get(key, INKS[-1]), bins), *(f"\t{say.number(cut, 0)}" for cut in cuts)])
        quarters = ["arena-least", "arena-quarter", "arena-median", "arena-three-quarters", "arena-most"]
        head = [say("arena-bot"), self.plotted(), *(f"\t{say(key)}" for key in quarters)]
        return table(title, head, rows, ["", axis(on, say.tick), *[""] * 5])

    def by_seat(self) -> str:
        """Whether the seat matters."""
        say = self.say
        if self.team or self.plan.seats < 2:
            return ""
        shares = self.figures.by_seat()
        cards = []
        for bot in [*([""] if len(self.bots) > 1 else []), *self.bots]:
            rows = [(say("seat-name", number=seat + 1), self.inks.get(bot, INKS[-1]), one) for (who, seat), one in shares.items() if who == bot]
            title = say.bot(bot) if bot else say("arena-all")
            chance = self.found.wins[bot].value if bot else 1 / self.plan.seats
            cards.append(self.card(title, self.intervals(title, rows, SHARES, True, chance, say("arena-seat"))))
        return self.section(say("arena-seats"), say("arena-seats-how"), f'<div class="cards">{"".join(cards)}</div>')

    def lines(self) -> str:
        """Mean points of each line of the score sheet."""
        say = self.say
        sums: dict[str, dict[str, float]] = {}
        counts: dict[str, int] = defaultdict(int)
        for _, seat, row in self.seats:
            counts[seat.bot] += 1
            for key, value in msgspec.json.decode(row["lines"]).items():
                own = sums.setdefault(key, defaultdict(float))
                own[seat.bot] += value
        means = {key: {bot: own[bot] / counts[bot] for bot in self.bots} for key, own in sums.items()}
        on = scale([0.0, *(value for own in means.values() for value in own.values())])
        rows = [[say.line(key), *(self.measure(on, own[bot], self.inks[bot]) for bot in self.bots)] for key, own in means.items()]
        totals = [f'<div class="measure"><b>{say.number(sum(own[bot] for own in means.values()))}</b></div>' for bot in self.bots]
        body = table(say("arena-lines"), [say("arena-line"), *map(self.bot, self.bots)], [*rows, [f"<b>{say('arena-total')}</b>", *totals]], kind="measures")
        return self.section(say("arena-lines"), say("arena-lines-how"), self.wide(body))

    def measure(self, on: Scale, value: float, ink: str) -> str:
        """Draw a number and its bar in one cell."""
        return f'<div class="measure"><span>{self.say.number(value)}</span>{bar(on, value, ink)}</div>'

    def taken(self) -> str:
        """What the seats came by, and whether they won with it."""
        say = self.say
        kinds: dict[str, dict[str, Had]] = {}
        rows = iter(self.found.rows)
        for match in self.figures.matches:
            for seat in match:
                for kind, ids in msgspec.json.decode(next(rows)["taken"]).items():
                    for id in dict.fromkeys(ids):
                        kinds.setdefault(kind, {}).setdefault(id, []).append((match, seat))
        ends = {id: [(match, seat) for match, seat in had if seat is match[0]] for id, had in kinds.pop(END, {}).items()}
        chance = None if self.team else 1 / self.plan.seats
        credit = self.figures.credit
        parts = []
        for kind, found in kinds.items():
            shares = {id: self.share([(seat.deal, credit(match, seat)) for match, seat in had]) for id, had in found.items()}
            body = self.things(kind, found, shares, lambda had, bot: mean([credit(match, seat) for match, seat in had]), chance)
            parts.append(f'<div class="card wide"><h3>{escape(say.kind(kind))}</h3>{body}</div>')
        how = say("arena-taken-how") + (f" {say('arena-chance')}" if chance is not None else "")
        return self.section(say("arena-taken"), how, "".join(parts)) + self.ends(ends)

    def ends(self, found: dict[str, Had]) -> str:
        """How matches ended, where that is told."""
        say = self.say
        matches = Counter(seat.bot for _, seat, _ in self.seats)
        shares = {}
        for id, had in found.items():
            those = {seat.match for _, seat in had}
            shares[id] = self.share([(seat.deal, float(seat.match in those)) for _, seat, _ in self.seats])
        body = self.things(END, found, shares, lambda had, bot: len(had) / matches[bot], None)
        return self.section(say.kind(END), say("arena-ends-how"), self.wide(body) if found else "")

    def share(self, values: Sequence[tuple[int, float]]) -> Estimate:
        """Return the share that these make, deal by deal."""
        sums = DealSums()
        for deal, value in values:
            sums.add(deal, value)
        return sums.share()

    def things(self, kind: str, found: dict[str, Had], shares: dict[str, Estimate], of: Callable[[Had, str], float], chance: float | None) -> str:
        """Return a table of what can be taken: its share, how often it was, and the same for each bot."""
        say = self.say
        bots = self.bots if len(self.bots) <= FEW_BOTS else []
        rows = []
        for id in sorted(found, key=lambda id: (-shares[id].value, -len(found[id]), id)):
            one, own = shares[id], []
            for bot in bots:
                had = [(match, seat) for match, seat in found[id] if seat.bot == bot]
                own.append(f"\t{say.percent(of(had, bot))}<small>{len(had)}</small>" if had else "\t—")
            plot = interval(SHARES, one.value, one.low, one.high, INKS[-1], chance)
            rows.append([say.taken(kind, id), plot, f"\t{self.with_ends(one)}", f"\t{len(found[id])}", *own])
        head = [escape(say.kind(kind)), self.plotted(), f"\t{say('arena-share')}", f"\t{say('arena-count')}", *(f"\t{self.bot(bot)}" for bot in bots)]
        return table(say.kind(kind), head, rows, ["", axis(SHARES, say.percent_tick), *[""] * (2 + len(bots))])

    def facts(self) -> str:
        """What winners have more of."""
        say = self.say
        groups: dict[str, tuple[list[float], list[float]]] = {}
        for _, seat, row in self.seats:
            for key, value in msgspec.json.decode(row["facts"]).items():
                groups.setdefault(key, ([], []))[0 if seat.won else 1].append(value)
        rows = []
        for key, (winners, others) in groups.items():
            spread = statistics.pstdev(winners + others) if winners and others else 0.0
            if spread > 0:
                rows.append((statistics.fmean(winners), statistics.fmean(others), (statistics.fmean(winners) - statistics.fmean(others)) / spread, key))
        if not rows:
            return ""
        rows.sort(key=lambda row: -row[2])
        most = max(0.5, *(abs(row[2]) for row in rows))
        on = scale([-most, most])
        body = [
            [say.fact(key), bar(on, apart, INKS[2] if apart > 0 else INKS[0]), f"\t{say.number(apart, 2)}", f"\t{say.number(up)}", f"\t{say.number(down)}"]
            for up, down, apart, key in rows
        ]
        head = [say("arena-fact"), self.plotted(), *(f"\t{say(key)}" for key in ("arena-difference", "arena-winners", "arena-others"))]
        return self.section(say("arena-facts"), say("arena-facts-how"), self.wide(table(say("arena-facts"), head, body, ["", axis(on, say.tick), "", "", ""])))

    def length(self) -> str:
        """How long matches are, and how long bots think."""
        say = self.say
        lengths = {"": [sum(seat.decisions for seat in match) for match in self.figures.matches]}
        cards = self.wide(self.distributions(say("arena-length"), lengths, lambda key: say("arena-all")))
        speeds = {bot: self.found.milliseconds[bot] for bot in self.bots if bot in self.found.milliseconds}
        if speeds:
            on = scale([0.0, *speeds.values()])
            rows = [[self.bot(bot), bar(on, speed, self.inks[bot]), f"\t{say.number(speed, 2)}"] for bot, speed in speeds.items()]
            body = table(say("arena-speed"), [say("arena-bot"), self.plotted(), f"\t{say('arena-milliseconds')}"], rows, ["", axis(on, say.tick), ""])
            cards += f'<div class="card wide"><h3>{escape(say("arena-speed"))}</h3><p>{escape(say("arena-speed-how"))}</p>{body}</div>'
        return self.section(say("arena-length"), say("arena-length-how"), cards)

    def again(self) -> str:
        """The command that plays the same."""
        say, plan = self.say, self.plan
        if plan.own:
            return ""
        command = [f"dvergar arena {plan.game_id} --bots {','.join(plan.bots)} --seats {plan.seats} --matches {plan.matches} --seed {plan.seed}"]
        command += [f"--budget {plan.budget}"] if plan.budget else []
        command += [f"--option {option}" for option in plan.options_text().split()]
        return self.section(say("arena-again"), say("arena-again-how"), f"<pre><code>{escape(' '.join(command))}</code></pre>")


def mean(values: Sequence[float]) -> float:
    """Return the mean, 0 of nothing."""
    return statistics.fmean(values) if values else 0.0


def quartiles(values: Sequence[int]) -> list[float]:
    """Return the three quartiles."""
    return statistics.quantiles(values, n=4, method="inclusive") if len(values) > 1 else [float(values[0])] * 3


def tint(value: float) -> str:
    """Return the colours of a share: blue above a half, red below, always dark words on a light ground."""
    strength = round(55 * abs(value - 0.5) * 2)
    return f"background:color-mix(in srgb, {'#7fb2d9' if value >= 0.5 else '#e79a8b'} {strength}%, #fffdf8)"


def write(found: Findings, file: Path, language: str) -> None:
    """Write the report; raises `ArenaError` where it cannot be written."""
    try:
        file.write_text(Report(found, language).page(), encoding="utf-8")
    except OSError as error:
        raise ArenaError(f"{file} cannot be written: {error.strerror}") from error
