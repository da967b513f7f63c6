"""What people at a table ask for besides moves: whether it may be, and the change that it makes."""

from __future__ import annotations

import re
from math import ceil

from dvergar.bots import policy
from dvergar.engine.match import NoUndo
from dvergar.engine.state import State
from dvergar.server.errors import Refusal, Stale
from dvergar.server.messages.hints import Hint
from dvergar.server.messages.socket import LONGEST_TEXT, PHRASES, ComeBack, Kick, Leave, Propose, Ready, Rename, Say, StandIn, TableRequest, Vote
from dvergar.server.security import right_name, right_text
from dvergar.server.tables.changes import Asked, Handed, Left, Named, Readied, Returned, Said, Social, StoodIn, Voted
from dvergar.server.tables.table import Table

THING = re.compile(r"[a-z_]{1,20}(:[\w#-]{1,40}){1,2}")  # a click target, as choices name them
FEWEST = 2  # people who together may send somebody away before the grace time is over


def granted(table: Table, keys: frozenset[str], wish: TableRequest, grace: float) -> Social:
    """Return the change that a wish of whoever has these keys makes; raises `DvergarError`. `grace` is in seconds."""
    mine = table.people.mine(keys)
    if not 0 <= wish.seat < len(table.people.seats):
        raise Refusal(f"table {table.id} has no seat {wish.seat}", "error-no-seat", 422, last=len(table.people.seats) - 1)
    if not isinstance(wish, Kick | StandIn) and wish.seat not in mine:
        raise Refusal(f"seat {wish.seat} of table {table.id} is not yours", "error-not-yours", 403, seat=wish.seat)
    host = table.people.host in keys
    match wish:
        case Say():
            return _say(wish)
        case Rename():
            return Named(wish.seat, right_name(wish.name), wish.colour)
        case Ready():
            if table.match is not None:
                raise Refusal("the match has begun already", "error-begun", 409)
            return Readied(wish.seat, wish.ready)
        case Leave():
            return Left(wish.seat)
        case Kick():
            return _kick(table, wish, mine, host, grace)
        case StandIn():
            return _stand_in(table, wish, mine, host, grace)
        case ComeBack():
            if not table.people.seats[wish.seat].stand_in:
                raise Refusal(f"no bot stands in for seat {wish.seat}", "error-no-stand-in", 409)
            return Returned(wish.seat)
        case Propose():
            return _propose(table, wish, mine)
        case Vote():
            return _vote(table, wish)


def questioned(table: Table, mine: list[int], hint: Hint) -> State:
    """Return a copy of the position that somebody wants a hint for; raises `DvergarError`."""
    match, seat = table.match, hint.seat
    if seat not in mine or table.people.seats[seat].kind != "person":
        raise Refusal(f"seat {seat} of table {table.id} is not yours", "error-not-yours", 403, seat=seat)
    if not table.hints:
        raise Refusal("at this table nobody gets hints: that was agreed at the start", "error-hints-off", 409)
    if match is None or seat not in match.state.actors() or hint.decision != match.decisions[seat]:
        raise Stale(seat, hint.decision)
    return match.state.clone()


def handed(table: Table, keys: frozenset[str], seat: int, key: str) -> Handed:
    """Return the change by which a seat goes to whoever has the new token; raises `Refusal`."""
    if seat not in table.people.mine(keys):
        raise Refusal(f"seat {seat} of table {table.id} is not yours", "error-not-yours", 403, seat=seat)
    return Handed(seat, key)


def _say(wish: Say) -> Said:
    if wish.at:
        if wish.text or wish.phrase or not THING.fullmatch(wish.at):
            raise Refusal("nothing on a table has that name, or something else was said along with it", "error-point", 422)
        return Said(wish.seat, at=wish.at)
    if wish.phrase:
        if wish.phrase not in PHRASES or wish.text:
            raise Refusal(f"there is no such phrase; there are: {', '.join(PHRASES)}", "error-phrase", 422)
        return Said(wish.seat, phrase=wish.phrase)
    text = right_text(wish.text, LONGEST_TEXT)
    if not text:
        raise Refusal("nothing was said", "error-text-empty", 422)
    return Said(wish.seat, text)


def _kick(table: Table, wish: Kick, mine: list[int], host: bool, grace: float) -> Left:
    seat = table.people.seats[wish.seat]
    if seat.kind == "open":
        raise Refusal(f"seat {wish.seat} is free already", "error-seat-free", 409)
    if table.match is None:
        if not host:
            raise Refusal("only the host can do that before the match begins", "error-host-only", 403)
        return Left(wish.seat)
    if seat.kind == "bot" and not seat.stand_in:
        raise Refusal("a bot stays to the end", "error-bot-stays", 409)
    _absent(table, wish.seat, mine, host, grace)
    return Left(wish.seat)


def _stand_in(table: Table, wish: StandIn, mine: list[int], host: bool, grace: float) -> StoodIn:
    seat = table.people.seats[wish.seat]
    _level(table, wish.level)
    name = right_name(wish.name)
    if seat.kind == "bot":
        raise Refusal(f"a bot plays on seat {wish.seat} already", "error-bot-already", 409)
    if seat.kind == "open":
        if not host and (table.match is None or not mine):
            raise Refusal("only the host can do that before the match begins", "error-host-only", 403)
        return StoodIn(wish.seat, wish.level, name)
    if table.match is None:
        raise Refusal("nobody plays yet, so nobody can stand in", "error-waiting", 409)
    if wish.seat not in mine:
        _absent(table, wish.seat, mine, host, grace)
    return StoodIn(wish.seat, wish.level)


def _absent(table: Table, seat: int, mine: list[int], host: bool, grace: float) -> None:
    """Raise `Refusal` unless that seat's person has been away long enough, and whoever asks sits there too or is the host."""
    if not host and not mine:
        raise Refusal("only who sits at the table can do that", "error-sit-first", 403)
    if table.clocks is not None and table.match is not None and seat in table.match.state.actors() and table.clocks.out(seat, grace):
        return  # the time is up: the others need not wait, and may
    left = grace - table.presence.away(seat)
    if left >= 0:  # whoever is here is never absent
        told = f"whoever sits on seat {seat} may still come back: wait {ceil(left)} s, or ask the others"
        raise Refusal(told, "error-grace", 409, seconds=max(1, ceil(left)))


def _level(table: Table, level: str) -> None:
    assert table.game is not None
    policy(table.game, level)  # raises for one that the game does not have


def _propose(table: Table, wish: Propose, mine: list[int]) -> Asked:
    people = table.people
    if table.match is None:
        raise Refusal(f"table {table.id} still waits for people: the match has not begun", "error-waiting", 409)
    if not table.match.state.actors():
        raise NoUndo("the match is over: its record is open to all, so nothing can be taken back", "error-undo-over")
    if people.asked is not None:
        raise Refusal("something else is being asked; answer that first", "error-motion", 409)
    if wish.what == "undo":
        if not table.match.has_acted(wish.seat):
            raise NoUndo(f"seat {wish.seat} has done nothing yet that could be taken back", "error-undo-nothing", seat=wish.seat)
        voters = [seat for seat in people.persons if seat not in mine]
        if not voters:
            raise Refusal("nobody else has to agree: just do it", "error-no-voters", 409)
        return Asked(wish.seat, "undo", wish.seat, voters)
    if not 0 <= wish.on < len(people.seats) or people.seats[wish.on].kind != "person" or wish.on in mine:
        raise Refusal(f"seat {wish.on} is not somebody else's", "error-motion-seat", 409)
    if wish.what == "stand_in":
        _level(table, wish.level)
    voters = [seat for seat in people.persons if seat not in mine and seat != wish.on]
    if len(voters) + 1 < FEWEST:
        raise Refusal("at least two people must want that; alone, wait for the grace time to end", "error-few-voters", 409)
    return Asked(wish.seat, wish.what, wish.on, voters, wish.level)


def _vote(table: Table, wish: Vote) -> Voted:
    asked = table.people.asked
    if asked is None:
        raise Refusal("nothing is asked at the moment", "error-no-motion", 409)
    if wish.seat != asked.seat and (wish.seat not in asked.voters or wish.seat in table.people.yes):
        raise Refusal(f"seat {wish.seat} has no say in this, or has said it", "error-no-vote", 409)
    if wish.seat == asked.seat and wish.yes:
        raise Refusal("who asks has said yes already", "error-no-vote", 409)
    return Voted(wish.seat, wish.yes)
