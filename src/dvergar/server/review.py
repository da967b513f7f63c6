"""Reviews of matches that are over: where a seat could have chosen clearly better with what it knew then, worked out in the background and kept."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from dvergar.bots.advice import CLEAR, SURE, Choice
from dvergar.engine.match import Entry, Match
from dvergar.engine.view import Choice as Shown
from dvergar.server.bots import Bots
from dvergar.server.errors import Refusal, StorageDown
from dvergar.server.messages.hints import Chance, Moment, Reason, Review, Wording
from dvergar.server.storage.reviews import Progress, ReviewStore, Taken

log = logging.getLogger(__name__)
SECONDS = 0.3  # for each decision
SAVED = 2.0  # seconds until what was found is kept
MOST_WORKS = 200  # at once; who asks for more has to ask again
MOST = 20  # moments: the dearest


class Work:
    """One review while it is worked out."""

    def __init__(self, table: str, match: Match, seat: int, played: str) -> None:
        self.table = table
        self.game = match.game
        self.seat = seat
        self.played = played
        self.log: list[Entry] = list(match.log)
        self.state = match.game.new(match.seats, match.seed, match.options)
        self.progress = Progress()
        self.claimed = False
        self.task: asyncio.Task[None] | None = None

    async def run(self, bots: Bots, store: ReviewStore, room: asyncio.Semaphore) -> None:
        """Examine one decision after the other; `room` lets one review alone think, so that bots are not kept waiting."""
        async with room:
            self.progress = progress = await store.claim(self.table, self.seat, self.played)
            self.claimed = True
            for entry in self.log[: progress.at]:
                self.state.apply(entry.seat, entry.action)
            saved = time.monotonic()
            for at in range(progress.at, len(self.log)):
                entry = self.log[at]
                if entry.seat == self.seat:
                    try:
                        await self.examine(bots, at, entry.action)
                    except Refusal:
                        log.warning("a review goes on without decision %d of %s", at, self.game.id)
                    progress.done += 1
                self.state.apply(entry.seat, entry.action)
                progress.at = at + 1
                if time.monotonic() > saved + SAVED:
                    await store.save(self.table, self.seat, progress)
                    saved = time.monotonic()
            await store.save(self.table, self.seat, progress, ended=True)
            self.claimed = False

    async def examine(self, bots: Bots, at: int, action: int) -> None:
        """Examine one decision: how good was the choice, and was there a clearly better one?"""
        state, seat = self.state, self.seat
        if len(state.legal(seat)) < 2:
            return
        found = await bots.review(state.clone(), seat, SECONDS, action, self.table)
        best = found.best[0]
        self.progress.curve.append(Chance(at, round(best.value, 3), state.scores()[seat]))
        if action != best.action and best.value - found.played >= max(CLEAR, SURE * found.doubt):
            self.progress.moments.append(moment(at, found.played, action, best, self.shown()))
        if action == best.action and len(found.best) > 1 and not found.best[1].even:
            ahead, finest = best.value - found.best[1].value, self.progress.finest
            if ahead >= CLEAR and (finest is None or ahead > finest.value - finest.better_value):
                self.progress.finest = moment(at, best.value, action, found.best[1], self.shown())

    def shown(self) -> dict[int, Shown]:
        """Return the choices of the present decision by action."""
        return {choice.action: choice for choice in self.game.view(self.state, self.seat).choices}


def moment(at: int, value: float, action: int, other: Choice, choices: dict[int, Shown]) -> Moment:
    """Return a moment as it is told: the choice that was played beside another one."""
    played, better = (Wording(choices[each].word, choices[each].args) for each in (action, other.action))
    return Moment(at, played, better, round(value, 3), round(other.value, 3), [Reason(word, args) for word, args in other.reasons])


class Reviews:
    """The reviews that this process works on; all others are read from the store."""

    def __init__(self, bots: Bots, store: ReviewStore) -> None:
        self.bots = bots
        self.store = store
        self.works: dict[tuple[str, int], Work] = {}
        self.room = asyncio.Semaphore(1)

    async def of(self, table: str, match: Match, seat: int) -> Review:
        """Return what is known of a seat's choices; the first who asks has it worked out. Raises `Refusal`."""
        if match.state.actors():
            raise Refusal("a review can be had when the match is over", "error-review-running", 409)
        if not 0 <= seat < match.seats:
            raise Refusal(f"table {table} has no seat {seat}", "error-no-seat", 422, last=match.seats - 1)
        played = f"{len(match.log)}-{match.state.key():016x}"
        while True:
            before = self.works.get((table, seat))
            kept = await self.store.read(table, seat, played)
            work = self.works.get((table, seat))
            if work is before:
                break  # else it has ended meanwhile, and what was read is from before
        if work is not None and work.played != played:
            self.forget(work)
            work = None
        if work is None and (kept is None or (kept.free and not kept.ended)) and len(self.works) < MOST_WORKS:
            work = self.works[table, seat] = Work(table, match, seat, played)
            work.task = asyncio.create_task(self.finish(work))
        progress = work.progress if work is not None and work.claimed else kept.progress if kept is not None else Progress()
        moments = sorted(dearest(progress.moments), key=lambda moment: moment.at)
        return Review(seat, progress.done, sum(entry.seat == seat for entry in match.log), match.game.cooperative, moments, progress.curve, progress.finest)

    async def finish(self, work: Work) -> None:
        """Work a review out; where that is interrupted, whoever asks next has it go on."""
        try:
            await work.run(self.bots, self.store, self.room)
        except Taken:
            pass
        except StorageDown:
            log.warning("the review of seat %d at %s waits for the database", work.seat, work.table)
        except Exception:
            log.exception("the review of seat %d at %s failed", work.seat, work.table)
        if self.works.get((work.table, work.seat)) is work:
            del self.works[work.table, work.seat]

    def forget(self, work: Work) -> None:
        """Drop a review that nobody needs any more."""
        del self.works[work.table, work.seat]
        if work.task is not None:
            work.task.cancel()

    async def stop(self) -> None:
        """Stop all, and keep how far they have come."""
        works = list(self.works.values())
        for work in works:
            self.forget(work)
        await asyncio.gather(*(work.task for work in works if work.task is not None), return_exceptions=True)
        for work in works:
            if work.claimed:
                with suppress(Taken, StorageDown):
                    await self.store.save(work.table, work.seat, work.progress, leave=True)


def dearest(moments: list[Moment]) -> list[Moment]:
    """Return the moments that cost most."""
    return sorted(moments, key=lambda moment: moment.value - moment.better_value)[:MOST]
