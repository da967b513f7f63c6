"""After a match: where a seat could have chosen clearly better with what it knew then, worked out in the background and kept."""

from __future__ import annotations

import asyncio
import logging

from dvergar.bots.advice import CLEAR, Choice
from dvergar.engine.match import Entry, Match
from dvergar.engine.view import Choice as Shown
from dvergar.server.advising import Chance, Moment, Reason, Review, Wording
from dvergar.server.bots import Bots
from dvergar.server.errors import Refusal

log = logging.getLogger(__name__)
SECONDS = 0.3  # for each decision
KEPT = 200  # reviews of this process, the newest
MOST = 20  # moments: the dearest


class Work:
    """A review that grows."""

    def __init__(self, match: Match, seat: int) -> None:
        self.game = match.game
        self.seat = seat
        self.log: list[Entry] = list(match.log)
        self.state = match.game.new(match.seats, match.seed, match.options)
        self.of = sum(entry.seat == seat for entry in self.log)
        self.done = 0
        self.curve: list[Chance] = []
        self.moments: list[Moment] = []
        self.task: asyncio.Task[None] | None = None

    def told(self) -> Review:
        """Return what there is so far."""
        dearest = sorted(self.moments, key=lambda moment: moment.value - moment.better_value)[:MOST]
        return Review(self.seat, self.done, self.of, self.game.cooperative, sorted(dearest, key=lambda moment: moment.at), self.curve)

    async def run(self, bots: Bots, room: asyncio.Semaphore) -> None:
        """Look at one decision after the other; `room` lets one review alone think, so that bots are not kept waiting."""
        async with room:
            for at, entry in enumerate(self.log):
                if entry.seat == self.seat:
                    try:
                        await self.look(bots, at, entry.action)
                    except Refusal:
                        log.warning("a review goes on without decision %d of %s", at, self.game.id)
                    self.done += 1
                self.state.apply(entry.seat, entry.action)

    async def look(self, bots: Bots, at: int, action: int) -> None:
        """Look at one decision."""
        state, seat = self.state, self.seat
        if len(state.legal(seat)) < 2:
            return
        found = await bots.advise(state.clone(), seat, SECONDS, action)
        best = found.best[0]
        self.curve.append(Chance(at, round(best.value, 3), state.scores()[seat]))
        if action != best.action and best.value - found.played >= CLEAR:
            choices = {choice.action: choice for choice in self.game.view(state, seat).choices}
            self.moments.append(moment(at, found.played, action, best, choices))


def moment(at: int, value: float, action: int, best: Choice, choices: dict[int, Shown]) -> Moment:
    """Return a moment as it is told."""
    played, better = (Wording(choices[each].word, choices[each].args) for each in (action, best.action))
    return Moment(at, played, better, round(value, 3), round(best.value, 3), [Reason(word, args) for word, args in best.reasons])


class Reviews:
    """The reviews of this process."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.works: dict[tuple[str, int], Work] = {}
        self.room = asyncio.Semaphore(1)

    def of(self, table: str, match: Match, seat: int) -> Review:
        """Return what is known of a seat's choices; the first who asks has it worked out. Raises `Refusal`."""
        if match.state.actors():
            raise Refusal("a review can be had when the match is over", "error-review-running", 409)
        if not 0 <= seat < match.seats:
            raise Refusal(f"table {table} has no seat {seat}", "error-no-seat", 422, last=match.seats - 1)
        work = self.works.get((table, seat))
        if work is None:
            work = self.works[table, seat] = Work(match, seat)
            work.task = asyncio.create_task(work.run(self.bots, self.room))
            while len(self.works) > KEPT:
                self.forget(next(iter(self.works)))
        return work.told()

    def forget(self, key: tuple[str, int]) -> None:
        """Drop a review."""
        task = self.works.pop(key).task
        if task is not None:
            task.cancel()

    async def stop(self) -> None:
        """Drop all."""
        tasks = [work.task for work in self.works.values() if work.task is not None]
        for key in list(self.works):
            self.forget(key)
        await asyncio.gather(*tasks, return_exceptions=True)
