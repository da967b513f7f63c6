"""How tables begin: set up by somebody, brought in by a record, played again by the same people."""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from msgspec import structs

from dvergar.bots import policy, revision, usual
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.lessons import Lesson
from dvergar.engine.match import Match
from dvergar.server.errors import Refusal
from dvergar.server.messages.bodies import NewLesson, NewTable, SeatKey
from dvergar.server.messages.table import Clock
from dvergar.server.security import hashed, new_token, right_name
from dvergar.server.tables.changes import Chair, Created
from dvergar.server.tables.people import HOST
from dvergar.server.tables.table import Table

LEAST, MOST = 5, 14 * 86400  # seconds of a clock


def opened(game: Game, new: NewTable, first: Created | None) -> tuple[Created, list[SeatKey]]:
    """Return how a new table begins, with the tokens of the creator's seats, the host's last; `first` is the table whose cards are dealt again."""
    rules, display = options(game, len(new.seats), new.options)
    seed, deal = f"{secrets.randbits(128):032x}", ""
    if first is not None:
        rules, seed, deal = first.rules, first.seed, first.deal or new.deal.lower()
    keys: list[SeatKey] = []
    chairs: list[Chair] = []
    for seat, chair in enumerate(new.seats):
        name = right_name(chair.name)
        if chair.kind == "bot":
            policy(game, chair.level)
            chairs.append(Chair("bot", name, chair.level))
        elif chair.kind == "me":
            keys.append(SeatKey(seat, new_token()))
            chairs.append(Chair("person", name, key=hashed(keys[-1].token), colour=chair.colour))
        else:
            chairs.append(Chair("open"))
    keys.append(SeatKey(HOST, new_token()))
    created = Created(
        game=game.id,
        revision=game.revision,
        cards=game.cards,
        chairs=chairs,
        rules=rules,
        display=display,
        seed=seed,
        title=right_name(new.title, 60),
        listed=new.listed,
        host=hashed(keys[-1].token),
        bots=revision(game),
        ready=new.ready,
        deal=deal,
        clock=checked(new.clock),
        hints=new.hints == "on" or (new.hints == "" and all(chair.kind != "open" for chair in new.seats)),
        together=held([key.seat for key in keys if key.seat != HOST]),
    )
    return created, keys


def checked(clock: Clock) -> Clock:
    """Return a clock that can be; raises `Refusal`."""
    if clock.kind == "none":
        return Clock()
    if not LEAST <= clock.seconds <= MOST or not 0 <= clock.increment <= MOST or (clock.kind == "move" and clock.increment):
        told = f"a clock has {LEAST} to {MOST} seconds, and only a bank an increment"
        raise Refusal(told, "error-clock", 422, low=LEAST, high=MOST)
    return clock


def of_record(game: Game, match: Match) -> tuple[Created, list[str]]:
    """Return how the table of a match from a record begins, with the tokens of its seats, the host's last."""
    host, keys = new_token(), [new_token() for _ in range(match.seats)]
    created = Created(
        game=game.id,
        revision=match.game.revision,
        cards=game.cards,
        chairs=[Chair("person", key=hashed(key)) for key in keys],
        rules=dict(match.options),
        display=options(game, match.seats, {})[1],
        seed=f"{match.seed:032x}",
        title="",
        listed=False,
        host=hashed(host),
        bots=revision(game),
        imported=True,
        hints=True,
        together=held(list(range(match.seats))),
    )
    return created, [*keys, host]


def of_lesson(game: Game, lesson: Lesson, new: NewLesson) -> tuple[Created, list[SeatKey]]:
    """Return how the table of a lesson begins, with the tokens of the learner's seat and the host."""
    seat, host = SeatKey(lesson.seat, new_token()), SeatKey(HOST, new_token())
    chairs = [Chair("bot", name, lesson.level) for name in lesson.names]
    chairs[lesson.seat] = Chair("person", right_name(new.name) or lesson.names[lesson.seat], key=hashed(seat.token), colour=new.colour)
    rules, display = options(game, lesson.head.seats, lesson.head.options)
    created = Created(
        game=game.id,
        revision=lesson.head.game.revision,
        cards=game.cards,
        chairs=chairs,
        rules=rules,
        display=display,
        seed=f"{lesson.head.seed:032x}",
        title="",
        listed=False,
        host=hashed(host.token),
        bots=revision(game),
        lesson=lesson.mark,
        together=[],
    )
    return created, [seat, host]


def again(table: Table, mine: list[int], changed: Mapping[str, str]) -> Created:
    """Return the same set-up with the same people, each with the token that they have; where others must come first, everybody says to be ready.

    Some options may be `changed`; raises `BadSetup` for what cannot be.

    A record names nobody: where only bots have moved for a seat of it, one sits there again, of the usual level.
    """
    created, people = table.created, table.people
    assert created is not None
    keys = {seat: key for key, seat in people.keys.items()}
    chairs = []
    bots = _bots(table.match) if created.imported and table.match is not None else []
    for seat in people.seats:
        if seat.seat in bots and table.game is not None:
            chairs.append(Chair("bot", seat.name, usual(table.game)))
            continue
        kind = "person" if seat.stand_in else seat.kind
        chairs.append(Chair(kind, seat.name, "" if seat.stand_in else seat.level, keys.get(seat.seat, ""), seat.colour))
    others = any(chair.kind == "person" and seat not in mine for seat, chair in enumerate(chairs))
    bots_now = created.bots if table.game is None else revision(table.game)
    fresh = {"bots": bots_now, "seed": f"{secrets.randbits(128):032x}", "deal": "", "listed": False, "lesson": "", "imported": False}
    rules = created.rules
    if changed and table.game is not None:
        rules = table.game.checked(len(chairs), 0, {**rules, **changed})
    return structs.replace(created, chairs=chairs, ready=others, together=held(mine), rules=rules, **fresh)


def held(seats: list[int]) -> list[list[int]]:
    """Return the seats of one browser as `Created` names those that are held together."""
    return [seats] if len(seats) > 1 else []


def _bots(match: Match) -> list[int]:
    """Return the seats for which bots have moved and people never; none where nobody would be left."""
    moved = {by: {entry.seat for entry in match.log if entry.by == by} for by in ("person", "bot")}
    bots = sorted(moved["bot"] - moved["person"])
    return bots if len(bots) < match.seats else []


def options(game: Game, seats: int, given: Mapping[str, object]) -> tuple[dict[str, OptionValue], dict[str, OptionValue]]:
    """Return the rules options and those that concern the table only, both complete; raises `BadSetup`."""
    display = {option.key: option.check(given.get(option.key, option.default)) for option in game.options if option.scope == "table"}
    rules = game.checked(seats, 0, {key: value for key, value in given.items() if key not in display})
    return rules, display
