"""A match as one readable, versioned text.

dvergar record 1
game nidavellir
revision 1
cards 5f0c6a1be2d49b10
seats 3
seed 7
option hero_set all
moves
0 bid(0,2,4)
1 bid(4,1,2) bot
...
end 2 totals 14,14,14 sum 0011223344556677

The totals are those of `State.scores` at that point: the same rules give the same totals, however a later version keeps its states.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from dvergar.engine.discovery import game as find
from dvergar.engine.errors import BadRecord, DvergarError
from dvergar.engine.game import Game
from dvergar.engine.state import State

By = Literal["person", "bot", "auto"]

FIRST = "dvergar record 1"
BIGGEST = 1 << 20  # a record is at most a megabyte


class Move:
    """One line of the log: seat, action, who answered, and the line of the record on which it stands (0: it was not read from one)."""

    __slots__ = ("action", "by", "line", "seat")

    def __init__(self, seat: int, action: int, by: By, line: int = 0) -> None:
        self.seat = seat
        self.action = action
        self.by: By = by
        self.line = line


class Head:
    """What a record says of a match, which need not be played for that: the set-up, and the moves."""

    def __init__(self, game: Game, seats: int, seed: int, options: Mapping[str, object], practice: bool) -> None:
        self.game = game
        self.seats = seats
        self.seed = seed
        self.options = options
        self.practice = practice
        self.moves: list[Move] = []
        self.end_line = 0
        self.totals = ""


def write(head: Head, state: State) -> str:
    """Return the record of a match that stands in that state."""
    game = head.game
    lines = [FIRST, f"game {game.id}", f"revision {game.revision}", f"cards {game.cards}", f"seats {head.seats}", f"seed {head.seed}"]
    lines += [f"option {key} {json.dumps(value) if not isinstance(value, str) else value}" for key, value in head.options.items()]
    if head.practice:
        lines.append("practice")
    lines.append("moves")
    for move in head.moves:
        lines.append(f"{move.seat} {game.actions.name(move.action)}" + ("" if move.by == "person" else f" {move.by}"))
    text = "\n".join(lines) + "\n"
    return f"{text}end {len(head.moves)} totals {_totals(state)} sum {_sum(text)}\n"


def read(text: str, cards: str | Path | None) -> Head:
    """Read a record without playing it; raises `BadRecord` naming line and reason."""
    if len(text) > BIGGEST:
        raise BadRecord(1, f"is longer than {BIGGEST} characters", "error-record-foreign")
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].strip() != FIRST:
        raise BadRecord(1, f"this is no record that this version reads: it begins with {lines[0][:40]!r}, not {FIRST!r}", "error-record-foreign")
    while lines and not lines[-1].strip():
        lines.pop()
    if len(lines) < 2 or not lines[-1].startswith("end "):
        raise BadRecord(len(lines), "the record breaks off: its last line must begin with 'end'", "error-record-cut")
    head, at = _head(lines, cards)
    for number in range(at, len(lines) - 1):
        head.moves.append(_move(head, lines[number], number + 1))
    end = lines[-1].split()
    if len(end) != 6 or end[2] != "totals" or end[4] != "sum":
        raise BadRecord(len(lines), "the end must read 'end COUNT totals N,N,... sum HEX'")
    if _whole((end[1], len(lines))) != len(head.moves):
        raise BadRecord(len(lines), f"{end[1]} moves were written and {len(head.moves)} are here", "error-record-changed")
    if end[5] != _sum("\n".join(lines[:-1]) + "\n"):
        raise BadRecord(len(lines), "the sum does not fit: a line was changed", "error-record-changed")
    head.totals = end[3]
    head.end_line = len(lines)
    return head


def check_end(head: Head, state: State) -> None:
    """Compare the totals reached with those written down; raises `BadRecord`."""
    if head.totals != _totals(state):
        raise BadRecord(head.end_line, f"played again, the totals are {_totals(state)}, not {head.totals[:40]} as written", "error-record-changed")


def _totals(state: State) -> str:
    return ",".join(map(str, state.scores()))


def _sum(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _head(lines: list[str], cards: str | Path | None) -> tuple[Head, int]:
    values: dict[str, tuple[str, int]] = {}
    texts: dict[str, tuple[str, int]] = {}
    practice = False
    at = 1
    for at in range(1, len(lines)):
        key, _, value = lines[at].strip().partition(" ")
        if key == "moves" and not value:
            break
        name, _, text = value.partition(" ")
        if key == "option" and name not in texts:
            texts[name] = (text, at + 1)
        elif key == "practice" and not value and not practice:
            practice = True
        elif key in ("game", "revision", "cards", "seats", "seed") and key not in values:
            values[key] = (value, at + 1)
        else:
            raise BadRecord(at + 1, f"{lines[at][:40]!r} is not understood here, or stands twice")
    else:
        raise BadRecord(len(lines), "the line 'moves' is missing")
    for key in ("game", "revision", "cards", "seats", "seed"):
        if key not in values:
            raise BadRecord(at + 1, f"the line '{key}' is missing")
    game = _game(values, cards)
    seats, seed = _whole(values["seats"]), _whole(values["seed"])
    written = {option.key for option in game.options if option.kind != "choice"}
    options = {name: _value(text, line) if name in written else text for name, (text, line) in texts.items()}
    try:
        game.checked(seats, seed, options)
    except DvergarError as error:
        line = values["seed" if error.word == "error-seed" else "seats"][1]
        raise BadRecord(next((at for name, (_, at) in texts.items() if name[:40] == error.args_.get("option")), line), str(error)) from error
    return Head(game, seats, seed, options, practice), at + 1


def _game(values: dict[str, tuple[str, int]], cards: str | Path | None) -> Game:
    id, line = values["game"]
    try:
        game = find(id, cards)
    except DvergarError as error:
        raise BadRecord(line, str(error), "error-record-game") from error
    revision = _whole(values["revision"])
    if revision not in game.reads:
        told = f"{game.title} of revision {revision} is not read; this version reads {', '.join(map(str, sorted(game.reads)))}"
        raise BadRecord(values["revision"][1], told, "error-record-revision")
    if values["cards"][0] != game.cards:
        told = f"it was played with other cards ({values['cards'][0][:20]}) than these ({game.cards})"
        raise BadRecord(values["cards"][1], told, "error-record-cards")
    return game.as_of(revision)


def _whole(value: tuple[str, int]) -> int:
    text, line = value
    if not text.isascii() or not text.isdecimal() or len(text) > 39:
        raise BadRecord(line, f"{text[:40]!r} is not a whole number of at most 39 digits")
    return int(text)


def _value(text: str, line: int) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(line, f"{text[:40]!r} is not understood as a value") from error


def _move(head: Head, text: str, line: int) -> Move:
    parts = text.split()
    by: By = "person"
    if len(parts) == 3 and parts[2] == "bot":
        by = "bot"
    elif len(parts) == 3 and parts[2] == "auto":
        by = "auto"
    elif len(parts) != 2:
        raise BadRecord(line, f"{text[:40]!r} is not 'SEAT ACTION', perhaps followed by 'bot' or 'auto'")
    seat = _whole((parts[0], line))
    if seat >= head.seats:
        raise BadRecord(line, f"there is no seat {seat}: the seats are 0 to {head.seats - 1}")
    try:
        return Move(seat, head.game.actions.parse(parts[1]), by, line)
    except DvergarError as error:
        raise BadRecord(line, str(error)) from error
