"""Bodies of HTTP requests and of their answers: the house and its games, opening and entering tables. Never compiled."""

from __future__ import annotations

from typing import Literal

import msgspec

from dvergar.server.messages.table import Clock, Colour, OptionValue, TableInfo


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; its words are `option-<key>`, `option-<key>-note` and `option-<key>-<value>`.

    It matters at the numbers of `seats` only (none: at all), and where each other option in `only` has one of the values given there.
    """

    key: str
    kind: Literal["choice", "range", "ids"]
    scope: Literal["rules", "table"]
    default: OptionValue
    values: list[str]
    low: int
    high: int
    seats: list[int] = []
    only: dict[str, list[str]] = {}


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the home page shows it; `bots` are its levels, weakest first; whether it has a rules `guide`, a `lesson` and a score `sheet`."""

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
    sheet: bool = True


class SeatSetup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: `me` (the one who creates the table; several for pass-and-play), a bot of a level, or whoever joins by link."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    level: str = ""
    colour: Colour = ""


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
    """A body that says nothing more."""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/rematch: play again, at another difficulty where one is named; whoever follows plays what the first one chose."""

    difficulty: str = ""


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{id}/claim: take a seat over to this browser by the token of its personal link."""

    token: str


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/records: a record (of at most 256 KB) that becomes a table of its own."""

    text: str


class QrText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/qr: a link (of at most 500 characters) that comes back as an SVG picture; it may hold a personal link's token, so it is no GET."""

    text: str


class Lobby(msgspec.Struct, frozen=True):
    """GET /api/tables: the tables of this browser, newest first, and the listed ones with a free seat."""

    mine: list[TableInfo]
    open: list[TableInfo]


class House(msgspec.Struct, frozen=True):
    """GET /api/house: the version, and the addresses under which others may reach this server (empty: only as this browser does).

    `push` is the public key of its push messages, empty where it sends none; `keep` says where the site lies that a browser can keep, seen from the
    page, empty where whoever asks is offered none.
    """

    version: str
    addresses: list[str]
    push: str
    keep: str = ""


class Keep(msgspec.Struct, frozen=True):
    """GET /api/keep: how far the site is that a browser can keep on its device.

    `state` is "ready", "making", "can" (nobody has made it yet), "cannot" (a part for making it is not installed) or "failed", for the reason in `text`.
    """

    state: str
    text: str = ""


class SeatKey(msgspec.Struct, frozen=True):
    """A token that has just been made for a seat (goes into a personal link's fragment)."""

    seat: int
    token: str


class Entered(msgspec.Struct, frozen=True):
    """Answer to create, join and claim, with the device's cookie; the tokens are told this once, for afterwards nobody knows them."""

    table: TableInfo
    keys: list[SeatKey]
