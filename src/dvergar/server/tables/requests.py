"""Requests of people at a table, all but moves: whether one may be granted, and the change that it makes."""

from __future__ import annotations

import re
from math import ceil

from dvergar.bots import policy, usual
from dvergar.engine.match import NoUndo
from dvergar.engine.state import State
from dvergar.server.errors import Refusal, Stale
from dvergar.server.messages.hints import Hint
from dvergar.server.messages.socket import LONGEST_TEXT, PHRASES, PLANS, ComeBack, Kick, Leave, Propose, Ready, Rename, Say, StandIn, TableRequest, Vote
from dvergar.server.security import right_name, right_text
from dvergar.server.tables.changes import Asked, Handed, Left, Named, Readied, Returned, Said, Social, StoodIn, Voted
from dvergar.server.tables.table import Table

THING = re.compile(r"[a-z_]{1,20}(:[\w#-]{1,40}){1,2}")  # a click target, as choices name them
FEWEST = 2  # people who together may send somebody away before the grace time is over


def granted(table: Table, keys: frozenset[str], request: TableRequest, grace: float) -> Social:
    """Return the change that a request of whoever has these keys makes; raises `DvergarError`. `grace` is in seconds."""
    mine = table.people.mine(keys)
    if not 0 <= request.seat < len(table.people.seats):
        raise Refusal(f"table {table.id} has no seat {request.seat}", "error-no-seat", 422, last=len(table.people.seats) - 1)
    if isinstance(request, ComeBack) and request.seat in table.people.left_by(keys):
        return table.back(request.seat, keys)
    if not isinstance(request, Kick | StandIn) and request.seat not in mine:
        raise Refusal(f"seat {request.seat} of table {table.id} is not yours", "error-not-yours", 403, seat=request.seat)
    host = table.people.host in keys
    match request:
        case Say():
            return _say(request)
        case Rename():
            return Named(request.seat, right_name(request.name), request.colour)
        case Ready():
            if table.match is not None:
                raise Refusal("the match has begun already", "error-begun", 409)
            return Readied(request.seat, request.ready)
        case Leave():
            return Left(request.seat)
        case Kick():
            return _kick(table, request, mine, host, grace)
        case StandIn():
            return _stand_in(table, request, mine, host, grace)
        case ComeBack():
            if not table.people.seats[request.seat].stand_in:
                raise Refusal(f"no bot stands in for seat {request.seat}", "error-no-stand-in", 409)
            return Returned(request.seat)
        case Propose():
            return _propose(table, request, mine)
        case Vote():
            return _vote(table, request)


def ready(seat: int, table: Table) -> Social:
    """Return the change that somebody is ready; raises `Refusal` once the match has begun."""
    return granted(table, frozenset(key for key, opened in table.people.keys.items() if opened == seat), Ready(seat, True), 0)


def leaving(seat: int, keys: frozenset[str], table: Table) -> Social:
    """Return the change that whoever has these keys leaves a seat; raises `Refusal`."""
    return granted(table, keys, Leave(seat), 0)


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


def _say(request: Say) -> Said:
    plan = request.phrase in PLANS
    if request.at:
        if request.text or (request.phrase and not plan) or not THING.fullmatch(request.at):
            raise Refusal("nothing on a table has that name, or something else was said along with it", "error-point", 422)
        return Said(request.seat, phrase=request.phrase, at=request.at)
    if request.phrase:
        if not (plan or request.phrase in PHRASES) or request.text:
            raise Refusal(f"there is no such phrase; there are: {', '.join(PHRASES)}", "error-phrase", 422)
        return Said(request.seat, phrase=request.phrase)
    text = right_text(request.text, LONGEST_TEXT)
    if not text:
        raise Refusal("nothing was said", "error-text-empty", 422)
    return Said(request.seat, text)


def _kick(table: Table, request: Kick, mine: list[int], host: bool, grace: float) -> Left:
    seat = table.people.seats[request.seat]
    if seat.kind == "open":
        raise Refusal(f"seat {request.seat} is free already", "error-seat-free", 409)
    if table.match is None:
        if not host:
            raise Refusal("only the host can do that before the match begins", "error-host-only", 403)
        return Left(request.seat)
    if seat.kind == "bot" and not seat.stand_in:
        raise Refusal("a bot stays to the end", "error-bot-stays", 409)
    _absent(table, request.seat, mine, host, grace)
    return Left(request.seat)


def _stand_in(table: Table, request: StandIn, mine: list[int], host: bool, grace: float) -> StoodIn:
    seat = table.people.seats[request.seat]
    level = _level(table, request.level)
    name = right_name(request.name)
    if seat.kind == "bot":
        raise Refusal(f"a bot plays on seat {request.seat} already", "error-bot-already", 409)
    if seat.kind == "open":
        if not host and (table.match is None or not mine):
            raise Refusal("only the host can do that before the match begins", "error-host-only", 403)
        return StoodIn(request.seat, level, name)
    if table.match is None:
        raise Refusal("nobody plays yet, so nobody can stand in", "error-waiting", 409)
    if request.seat not in mine:
        _absent(table, request.seat, mine, host, grace)
    return StoodIn(request.seat, level)


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


def _level(table: Table, level: str) -> str:
    assert table.game is not None
    if not level:
        return usual(table.game)
    policy(table.game, level)  # raises for one that the game does not have
    return level


def _propose(table: Table, request: Propose, mine: list[int]) -> Asked:
    people = table.people
    if table.match is None:
        raise Refusal(f"table {table.id} still waits for people: the match has not begun", "error-waiting", 409)
    if not table.match.state.actors():
        raise NoUndo("the match is over: its record is open to all, so nothing can be taken back", "error-undo-over")
    if people.asked is not None:
        raise Refusal("something else is being asked; answer that first", "error-motion", 409)
    if request.what == "undo":
        if not table.match.has_acted(request.seat):
            raise NoUndo(f"seat {request.seat} has done nothing yet that could be taken back", "error-undo-nothing", seat=request.seat)
        voters = [seat for seat in people.persons if seat not in mine]
        if not voters:
            raise Refusal("nobody else has to agree: just do it", "error-no-voters", 409)
        return Asked(request.seat, "undo", request.seat, voters)
    if not 0 <= request.on < len(people.seats) or people.seats[request.on].kind != "person" or request.on in mine:
        raise Refusal(f"seat {request.on} is not somebody else's", "error-motion-seat", 409)
    level = _level(table, request.level) if request.what == "stand_in" else ""
    voters = [seat for seat in people.persons if seat not in mine and seat != request.on]
    if len(voters) + 1 < FEWEST:
        raise Refusal("at least two people must want that; alone, wait for the grace time to end", "error-few-voters", 409)
    return Asked(request.seat, request.what, request.on, voters, level)


def _vote(table: Table, request: Vote) -> Voted:
    asked = table.people.asked
    if asked is None:
        raise Refusal("nothing is asked at the moment", "error-no-motion", 409)
    if request.seat != asked.seat and (request.seat not in asked.voters or request.seat in table.people.yes):
        raise Refusal(f"seat {request.seat} has no say in this, or has said it", "error-no-vote", 409)
    if request.seat == asked.seat and request.yes:
        raise Refusal("who asks has said yes already", "error-no-vote", 409)
    return Voted(request.seat, request.yes)
