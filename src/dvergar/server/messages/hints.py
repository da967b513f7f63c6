"""What travels about hints and reviews. TypeScript types are made from these Structs, too. Never compiled."""

from __future__ import annotations

import msgspec

from dvergar.engine.view import Args


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="t", forbid_unknown_fields=True):
    """Ask what would be best at decision number `decision` of that seat; `Advice` follows, or `Refused`."""

    seat: int
    decision: int


class Queued(msgspec.Struct, frozen=True, tag="queued", tag_field="t"):
    """The hint that was asked for waits: it is number `place` of those that wait, and its turn comes in about so many seconds.

    Told again when that changes; 0 is the one that is worked on.
    """

    seat: int
    decision: int
    place: int
    seconds: int


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something is a good choice, or how good a one it is."""

    word: str
    args: Args = {}


class Advised(msgspec.Struct, frozen=True):
    """A choice (an action of the view's choices), and the chance that it leaves, with its standard error: to end in front, of a team to win.

    `even`: it is behind the best by no more than chance. `marks` are click targets of things that the reasons speak of, besides those of the choice.
    """

    action: int
    value: float
    reasons: list[Reason]
    error: float = 0.0
    even: bool = False
    marks: list[str] = []


class Advice(msgspec.Struct, frozen=True, tag="advice", tag_field="t"):
    """The best choices of a decision, best first, out of `legal` ones, as far as its seat can know; nobody else hears of it."""

    seat: int
    decision: int
    team: bool
    best: list[Advised]
    legal: int = 0


class Wording(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice in words."""

    word: str
    args: Args = {}


class Moment(msgspec.Struct, frozen=True):
    """A decision, after `at` actions, where a seat chose what left it the chance `value`, and could have known of a better choice."""

    at: int
    played: Wording
    better: Wording
    value: float
    better_value: float
    reasons: list[Reason]


class Chance(msgspec.Struct, frozen=True):
    """A seat's chance (to end in front; of a team to win) and points after `at` actions."""

    at: int
    chance: float
    points: int


class Review(msgspec.Struct, frozen=True):
    """GET /api/tables/{id}/review?seat=: `done` of `of` decisions of that seat are looked at; ask again until all are.

    `finest` is the decision that was furthest ahead of the next best choice, which stands there as `better`.
    """

    seat: int
    done: int
    of: int
    team: bool
    moments: list[Moment]
    curve: list[Chance]
    finest: Moment | None = None
