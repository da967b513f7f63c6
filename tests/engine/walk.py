"""A game made to try undo: open turns, a die, and a secret phase of two small decisions that begins without a reveal.

The seat whose turn it is may walk (the turn passes), go on (it stays), flip (a random die becomes known, the turn passes) or ask: then
all seats answer two questions each in secret, after which all answers become known and the turn passes. Twelve turns end the match.
"""

from __future__ import annotations

from collections.abc import Mapping

from dvergar.engine.actions import ActionSpace
from dvergar.engine.game import Game, OptionValue
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event, State

WALK, ON, FLIP, ASK, NO, YES = range(6)
TURNS = 12


class WalkState(State):
    """One position: whose turn, how far everybody is, and the open answers as a number in base three (0: none, 1: no, 2: yes)."""

    def __init__(self, game: Game, seats: int, options: dict[str, OptionValue], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.turn = 0
        self.turns = 0
        self.asking = 0
        self.far = [0] * seats
        self.answers = [0] * seats

    def actors(self) -> list[int]:
        if self.asking:
            return [seat for seat in range(self.seats) if self.answers[seat] < 3]
        return [self.turn] if self.turns < TURNS else []

    def legal(self, seat: int) -> list[int]:
        if seat not in self.actors():
            return []
        return [NO, YES] if self.asking else [WALK, ON, FLIP, ASK]

    def apply(self, seat: int, action: int) -> None:
        if self.listener is not None:
            self.listener.append(Event("acted", seat, {"action": action}, seat if self.asking else -1))
        if self.asking:
            self.answers[seat] = 3 * self.answers[seat] + action - NO + 1
            if min(self.answers) >= 3:
                for other in range(self.seats):
                    self.far[other] += self.answers[other]
                self.answers = [0] * self.seats
                self.asking = 0
                self.reveals += 1
                self.passes()
        elif action == ASK:
            self.asking = 1
        else:
            self.far[seat] += 1
            if action == FLIP:
                self.far[seat] += self.rng.below(6)
                self.reveals += 1
            if action != ON:
                self.passes()

    def passes(self) -> None:
        self.turns += 1
        self.turn = (self.turn + 1) % self.seats

    def clone(self) -> WalkState:
        other = WalkState(self.game, self.seats, self.options, self.rng.clone())
        other.reveals, other.turn, other.turns, other.asking = self.reveals, self.turn, self.turns, self.asking
        other.far, other.answers = list(self.far), list(self.answers)
        return other

    def secret(self) -> bool:
        return self.asking == 1

    def scores(self) -> list[int]:
        return list(self.far)

    def dump(self) -> list[int]:
        out = [self.reveals, self.turn, self.turns, self.asking, *self.far, *self.answers]
        self.rng.dump(out)
        return out


class Walk(Game):
    """The descriptor; it is played in tests only, and has no view."""

    id = "walk"
    title = "Walk"
    seats = range(2, 5)
    minutes = 1
    options = ()
    cards = "00"

    def __init__(self) -> None:
        self.actions = ActionSpace()
        for verb in ("walk", "on", "flip", "ask", "no", "yes"):
            self.actions.add(verb, [""])

    def start(self, seats: int, options: Mapping[str, OptionValue], rng: Rng) -> WalkState:
        return WalkState(self, seats, dict(options), rng)


def walk(seats: int = 3, seed: int = 1) -> Match:
    """Return a new match of it."""
    return Match.new(Walk(), seats=seats, seed=seed)


def play(match: Match, *moves: str) -> Match:
    """Play moves written as `0 walk`, `1 yes bot`."""
    for move in moves:
        seat, name, *by = move.split()
        match.play(int(seat), name, by[0] if by else "person")  # type: ignore[arg-type]
    return match


def log(match: Match) -> list[str]:
    """Return the log as such moves."""
    return [f"{e.seat} {match.game.actions.name(e.action)}{'' if e.by == 'person' else ' ' + e.by}" for e in match.log]
