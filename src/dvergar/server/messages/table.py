"""What travels between server and page. TypeScript types are made from these Structs. Never compiled."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dvergar.engine.view import Args, Told, View
from dvergar.server.messages.hints import Advice, Hint
from dvergar.server.messages.lessons import LessonNow

OptionValue = str | int | list[str]
Colour = Literal["", "gold", "azure", "moss", "ember", "plum", "frost", "rose", "copper"]  # "": the seat's own
PHRASES = ("hello", "good-luck", "thanks", "well-played", "oops", "hurry", "thinking", "soon-back", "bye")
LONGEST_TEXT = 280  # characters of one thing said


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; its words are `option-<key>` and `option-<key>-<value>`."""

    key: str
    kind: Literal["choice", "range", "ids"]
    scope: Literal["rules", "table"]
    default: OptionValue
    values: list[str]
    low: int
    high: int


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the home page shows it; `bots` are its levels, weakest first; whether it has a rules `guide` and a `lesson`."""

    id: str
    title: str
    low: int
    high: int
    minutes: int
    options: list[OptionInfo]
    bots: list[str]
    reconstructed: bool
    replaced: bool
    guide: bool
    lesson: bool


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me` (the one who creates the table; several for pass-and-play), a bot of a level, or whoever joins by link."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    level: str = ""
    colour: Colour = ""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Time to think: `move` gives `seconds` for each decision, `bank` gives them once and `increment` more for each move. Nothing is lost when it is up."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: int = 0
    increment: int = 0


class SeatClock(msgspec.Struct, frozen=True):
    """A seat's time: milliseconds left (less than none when it is up), and whether it runs."""

    left: int
    running: bool


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `options` may hold rules and table options; `title` is a name for the table; a `listed` one with free seats shows in the lobby.

    With `ready` the match begins only when every person has said to be ready. `deal` is the id of a table that is over: the same cards once more, under the
    same rules; the server knows them, and a seed, which would tell the future, goes nowhere. Hints are on where no seat is free, unless `hints` says so.
    """

    game: str
    seats: list[SeatSetup]
    options: dict[str, OptionValue] = {}
    title: str = ""
    listed: bool = True
    ready: bool = False
    deal: str = ""
    clock: Clock = Clock()
    hints: Literal["", "on", "off"] = ""


class NewLesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/lessons/{game}: a table where a chapter of the game is taught to whoever is called so."""

    name: str = ""
    colour: Colour = ""
    chapter: int = 1


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: sit down on a free seat (None: the first free one)."""

    name: str
    seat: int | None = None
    colour: Colour = ""


class Hand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/hand: give a seat of this browser away; the answer holds the link's token for whoever shall have it."""

    seat: int


class Notify(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """GET and POST /api/tables/{id}/notify: have a webhook or a browser (`push`) told when it is that seat's turn and its person is away; no `kind`: no more.

    `url`, `p256dh` and `auth` are what the browser's subscription says. `home` is the page's own address, `quiet_from` to `quiet_to`
    are hours (equal: none), `zone` is hours east of Greenwich.
    """

    seat: int
    kind: Literal["", "discord", "ntfy", "push"]
    url: str = ""
    home: str = ""
    language: str = "en"
    quiet_from: int = 0
    quiet_to: int = 0
    zone: int = 0
    p256dh: str = ""
    auth: str = ""


class Forget(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/forget: the nickname of a seat and all that was said on it, or (`seat` null) the whole table, deleted for good."""

    seat: int | None


class Nothing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A body that says nothing more: POST /api/tables/{id}/rematch."""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/claim: take a seat over to this browser by the token of its personal link."""

    token: str


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records: a record (of at most 256 KB) that becomes a table of its own."""

    text: str


class QrText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/qr: a link (of at most 500 characters) that comes back as an SVG picture; it may hold a personal link's token, so it is no GET."""

    text: str


class TableSeat(msgspec.Struct, frozen=True):
    """A seat at a table: `kind` is person, bot or open. With `stand_in` the bot plays for a person, who may come back."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    online: bool
    colour: str = ""
    ready: bool = False
    stand_in: bool = False


class Motion(msgspec.Struct, frozen=True):
    """What a seat asks the others: `undo` its last action, let a bot `stand_in` for seat `on`, or free that seat (`kick`); `voters` must agree, `yes` have."""

    seat: int
    what: Literal["undo", "stand_in", "kick"]
    on: int
    voters: list[int]
    yes: list[int]


class TableInfo(msgspec.Struct, frozen=True):
    """A table as everybody may know it, with the seats that this browser holds in `mine`; `actors` are the seats that owe a decision."""

    id: str
    game: str
    title: str
    status: Literal["open", "playing", "over"]
    seats: list[TableSeat]
    options: dict[str, OptionValue]
    mine: list[int]
    host: bool
    practice: bool
    watching: int
    actors: list[int]
    ready_check: bool
    motion: Motion | None
    next: str  # the table where the same people play again
    deal: str  # the table whose cards are dealt here again
    imported: bool
    hints: bool
    clock: Clock
    clocks: list[SeatClock]  # one for each seat, none without a clock or before the start


class Spoken(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something said at the table: `text` in own words, `phrase`, whose word is `phrase-<phrase>`, or `at`, a thing pointed at."""

    seat: int
    text: str = ""
    phrase: str = ""
    at: str = ""


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/tables: the tables of this browser, newest first, and the listed ones with a free seat."""

    mine: list[TableInfo]
    open: list[TableInfo]


class House(msgspec.Struct, frozen=True):
    """GET /api/house: the version, and the addresses under which others may reach this server (empty: only as this browser does).

    `push` is the public key of its push messages, empty where it sends none.
    """

    version: str
    addresses: list[str]
    push: str


class SeatKey(msgspec.Struct, frozen=True):
    """A personal link's token for a seat of this browser (goes into the link's fragment)."""

    seat: int
    token: str


class Entered(msgspec.Struct, frozen=True):
    """Answer to create, join and claim, the cookie comes along; and to GET /api/tables/{id}/keys, for the seats that this browser holds."""

    table: TableInfo
    keys: list[SeatKey]


class Failure(msgspec.Struct, frozen=True):
    """Any refusal, over HTTP and over the socket: `word` and `args` name the sentence, `text` is plain English for logs and tools."""

    error: str
    word: str
    args: Args
    text: str


# ---- socket, page to server: {"t": ...}
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
    """Say something as that seat: own words, one of the phrases, or `at`: a click target that it points at, with no effect on the game."""

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
    """Let a bot play there: on an own seat, on a free one, or for a person who has been away for longer than the grace time."""

    seat: int
    level: str
    name: str = ""


class ComeBack(msgspec.Struct, frozen=True, tag="come_back", tag_field="t", forbid_unknown_fields=True):
    """Play again where a bot stood in."""

    seat: int


class Propose(msgspec.Struct, frozen=True, tag="propose", tag_field="t", forbid_unknown_fields=True):
    """Ask the other people: see `Motion`."""

    seat: int
    what: Literal["undo", "stand_in", "kick"]
    on: int
    level: str = ""


class Vote(msgspec.Struct, frozen=True, tag="vote", tag_field="t", forbid_unknown_fields=True):
    """Answer what another seat asks; no from the seat that asked withdraws it."""

    seat: int
    yes: bool


Wish = Say | Rename | Ready | Leave | Kick | StandIn | ComeBack | Propose | Vote  # whatever is no move of the game
ClientMessage = Look | Play | Undo | Redo | Hint | Wish


# ---- socket, server to page
class Show(msgspec.Struct, frozen=True, tag="show", tag_field="t", kw_only=True):
    """The whole view of the seat looked at, after connecting and when the page asks for it; after that, `Step` says what has changed.

    `rev` counts the stored changes of the table. `story` replaces the log from index `story_from` on, `chat` what was said from `chat_from` on;
    `decision` is the number to answer with; `sits` names the seats of this browser that owe a decision.
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


ServerMessage = Show | Step | Advice | Refused | Done


def builtins(message: Any) -> Any:
    """Return a message as plain dicts and lists."""
    return msgspec.to_builtins(message)
