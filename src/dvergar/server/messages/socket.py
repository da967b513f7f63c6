"""Messages over the socket of a table, in both directions. Never compiled."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dvergar.engine.view import Told, View
from dvergar.server.messages.hints import Advice, Hint, Queued
from dvergar.server.messages.lessons import LessonNow
from dvergar.server.messages.table import Colour, Failure, Spoken, TableInfo

PLANS = ("plan-take", "plan-fight", "plan-help", "plan-heal", "plan-council")  # what a seat means to do, each with the place where, if any
PHRASES = ("hello", "good-luck", "thanks", "well-played", "oops", "hurry", "thinking", "soon-back", "bye")
LONGEST_TEXT = 280  # characters of one thing said


# ---- page to server: {"t": ...}
class Look(msgspec.Struct, frozen=True, tag="look", tag_field="t", forbid_unknown_fields=True):
    """See the table as this seat (one of `mine`), or as a spectator. A new socket looks as the only seat of its browser, with several as a spectator."""

    seat: int | None


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="t", forbid_unknown_fields=True):
    """Answer decision number `decision` of that seat."""

    seat: int
    decision: int
    action: int


class Undo(msgspec.Struct, frozen=True, tag="undo", tag_field="t", forbid_unknown_fields=True):
    """Take back the seat's last action."""

    seat: int
    decision: int
    consent: bool = False


class Redo(msgspec.Struct, frozen=True, tag="redo", tag_field="t", forbid_unknown_fields=True):
    """Bring back what the seat took back last."""

    seat: int
    decision: int


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="t", forbid_unknown_fields=True):
    """Say something as that seat: own words, one of the phrases or plans, or `at`: a click target that it points at or where a plan leads."""

    seat: int
    text: str = ""
    phrase: str = ""
    at: str = ""


class Rename(msgspec.Struct, frozen=True, tag="rename", tag_field="t", forbid_unknown_fields=True):
    """Be called and coloured otherwise."""

    seat: int
    name: str
    colour: Colour = ""


class Ready(msgspec.Struct, frozen=True, tag="ready", tag_field="t", forbid_unknown_fields=True):
    """Be ready to begin, or not yet after all."""

    seat: int
    ready: bool


class Leave(msgspec.Struct, frozen=True, tag="leave", tag_field="t", forbid_unknown_fields=True):
    """Give a seat of one's own up."""

    seat: int


class Kick(msgspec.Struct, frozen=True, tag="kick", tag_field="t", forbid_unknown_fields=True):
    """Free somebody's seat: the host may before the start, and later when its person has been away for longer than the grace time."""

    seat: int


class StandIn(msgspec.Struct, frozen=True, tag="stand_in", tag_field="t", forbid_unknown_fields=True):
    """Let a bot play there: on an own seat, on a free one, or for a person who has been away for longer than the grace time.

    Without a level it is the strongest that answers within a second.
    """

    seat: int
    level: str = ""
    name: str = ""


class ComeBack(msgspec.Struct, frozen=True, tag="come_back", tag_field="t", forbid_unknown_fields=True):
    """Play again where a bot stood in."""

    seat: int


class Propose(msgspec.Struct, frozen=True, tag="propose", tag_field="t", forbid_unknown_fields=True):
    """Ask the other people: see `Motion`. Without a level a bot that stands in is the strongest that answers within a second."""

    seat: int
    what: Literal["undo", "stand_in", "kick"]
    on: int
    level: str = ""


class Vote(msgspec.Struct, frozen=True, tag="vote", tag_field="t", forbid_unknown_fields=True):
    """Answer what another seat asks; no from the seat that asked withdraws it."""

    seat: int
    yes: bool


TableRequest = Say | Rename | Ready | Leave | Kick | StandIn | ComeBack | Propose | Vote  # whatever is no move of the game
ClientMessage = Look | Play | Undo | Redo | Hint | TableRequest


# ---- server to page
class Show(msgspec.Struct, frozen=True, tag="show", tag_field="t", kw_only=True):
    """The whole view of the seat looked at, after connecting and when the page asks for it; after that, `Step` says what has changed.

    `rev` counts the stored changes of the table. `story` replaces the log from index `story_from` on, `chat` what was said from `chat_from` on;
    `decision` is the number to answer with; `sits` names the seats of this browser that owe a decision; `since` counts the actions before the last
    one of the seat's turn before this one, and those until the others were done: what came between is told together.
    """

    rev: int
    table: TableInfo
    view: View | None  # None while the table waits for people
    seat: int | None
    decision: int
    can_undo: bool
    can_redo: bool
    can_go_back: bool  # undo with consent is possible: all other seats are bots' or this browser's own
    can_ask_back: bool  # it would be, if the other people agreed
    sits: list[int]
    story_from: int
    story: list[Told]
    chat_from: int
    chat: list[Spoken]
    lesson: LessonNow | None  # what is taught to the reader at this table
    since: tuple[int, int] | None = None


class Step(msgspec.Struct, frozen=True, tag="step", tag_field="t"):
    """What has changed of the last `Show`: each of `changes` is the way to a part of it and what stands there now.

    `step` counts them from 1 on after each `Show`; a page that misses one asks with `look` for a whole one. Story and talk go on as in `Show`.
    """

    step: int
    changes: list[tuple[list[str | int], Any]]
    story_from: int
    story: list[Told]
    chat_from: int
    chat: list[Spoken]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """An answer that was not taken; nothing has changed. The present view follows when it was stale."""

    failure: Failure
    seat: int | None
    decision: int | None


class Done(msgspec.Struct, frozen=True, tag="done", tag_field="t"):
    """An answer was taken and is stored; the view that it has made follows in a moment, since nothing new is asked of that seat."""

    seat: int
    decision: int  # the one that was answered


ServerMessage = Show | Step | Advice | Queued | Refused | Done
