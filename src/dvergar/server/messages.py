"""What travels between server and page. TypeScript types are made from these Structs. Never compiled."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from dvergar.engine.view import Args, Told, View

OptionValue = str | int | list[str]


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
    """A game as the home page shows it; `bots` are its levels, weakest first."""

    id: str
    title: str
    low: int
    high: int
    minutes: int
    options: list[OptionInfo]
    bots: list[str]
    reconstructed: bool
    replaced: bool


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me` (the one who creates the table; several for pass-and-play), a bot of a level, or whoever joins by link."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    level: str = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables. `options` may hold rules and table options; `title` is a name for the table; a `listed` one with free seats shows in the lobby."""

    game: str
    seats: list[SeatSetup]
    options: dict[str, OptionValue] = {}
    title: str = ""
    listed: bool = True


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/join: sit down on a free seat (None: the first free one)."""

    name: str
    seat: int | None = None


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/claim: take a seat over to this browser by the token of its personal link."""

    token: str


class QrText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/qr: a link (of at most 500 characters) that comes back as an SVG picture; it may hold a personal link's token, so it is no GET."""

    text: str


class TableSeat(msgspec.Struct, frozen=True):
    """A seat at a table: `kind` is person, bot or open."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    level: str
    online: bool


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


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/tables: the tables of this browser, newest first, and the listed ones with a free seat."""

    mine: list[TableInfo]
    open: list[TableInfo]


class House(msgspec.Struct, frozen=True):
    """GET /api/house: the version, and the addresses under which others may reach this server (empty: only as this browser does)."""

    version: str
    addresses: list[str]


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


ClientMessage = Look | Play | Undo | Redo


# ---- socket, server to page
class Show(msgspec.Struct, frozen=True, tag="show", tag_field="t", kw_only=True):
    """The whole view of the seat looked at, after connecting and after each change.

    `rev` counts the stored changes of the table. `story` replaces the log from index `story_from` on; `decision` is the number to answer with;
    `sits` names the seats of this browser that owe a decision.
    """

    rev: int
    table: TableInfo
    view: View | None  # None while the table waits for people
    seat: int | None
    decision: int
    can_undo: bool
    can_redo: bool
    can_go_back: bool  # undo with consent is possible: all other seats are bots' or this browser's own
    sits: list[int]
    story_from: int
    story: list[Told]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """An answer that was not taken; nothing has changed. The present view follows when it was stale."""

    failure: Failure
    seat: int | None
    decision: int | None


ServerMessage = Show | Refused


def builtins(message: Any) -> Any:
    """Return a message as plain dicts and lists."""
    return msgspec.to_builtins(message)
