"""The changes of a table, each stored as one JSON text. Played again in order they give the table."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import structs

from dvergar.engine.record import By
from dvergar.server.messages.table import Clock, OptionValue


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as a table begins; `key` is the hash of the token that opens it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    key: str = ""
    colour: str = ""


class Created(msgspec.Struct, frozen=True, omit_defaults=True, tag="created"):
    """A table is opened. The seed stays here: nobody learns it before the end."""

    game: str
    revision: int
    cards: str
    chairs: list[Chair]
    rules: dict[str, OptionValue]
    display: dict[str, OptionValue]  # options that concern the table only
    seed: str  # 128 bits in hex
    title: str
    listed: bool
    host: str  # hash of the host's token
    bots: int = 0  # revision of the game's bots: a running table keeps those that it began with
    ready: bool = False  # the match begins only when every person has said so
    deal: str = ""  # the table whose cards are dealt here again
    clock: Clock = Clock()
    imported: bool = False  # from a record: who brought it knows its seed
    lesson: str = ""  # the mark of the lesson that is given here
    hints: bool = False  # whoever is asked may ask back what would be best
    together: list[list[int]] | None = None  # seats that one browser holds from the start; None: nobody has written that down, and any may be held together


class Sat(msgspec.Struct, frozen=True, omit_defaults=True, tag="sat"):
    """A person takes an open seat; their browser holds those `beside` it already."""

    seat: int
    name: str
    key: str
    colour: str = ""
    beside: list[int] = []


class Beside(msgspec.Struct, frozen=True, tag="beside"):
    """A browser that holds other seats holds this one as well, from before the start."""

    seat: int
    others: list[int]


class Named(msgspec.Struct, frozen=True, tag="named"):
    """A person wants to be called and coloured otherwise."""

    seat: int
    name: str
    colour: str


class Left(msgspec.Struct, frozen=True, tag="left"):
    """A seat is free again: its person has gone, was sent away, or its bot was put away before the start."""

    seat: int


class Handed(msgspec.Struct, frozen=True, tag="handed"):
    """A seat goes to whoever has the new token; the old ones open it no longer."""

    seat: int
    key: str


class StoodIn(msgspec.Struct, frozen=True, omit_defaults=True, tag="stood_in"):
    """A bot sits down on a free seat, or plays for a person until that one returns."""

    seat: int
    level: str
    name: str = ""


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """A person plays again where a bot stood in, or on the seat that they had left and nobody has taken."""

    seat: int


class Readied(msgspec.Struct, frozen=True, tag="readied"):
    """A person is ready to begin, or not yet after all."""

    seat: int
    ready: bool


class Said(msgspec.Struct, frozen=True, omit_defaults=True, tag="said"):
    """Somebody says something: own words, a phrase that everybody reads in their own language, the thing that a finger points at, or a plan with its place."""

    seat: int
    text: str = ""
    phrase: str = ""
    at: str = ""


class Asked(msgspec.Struct, frozen=True, omit_defaults=True, tag="asked"):
    """A seat asks the others: to go back before its last action, to let a bot play for an absent one, to free that seat."""

    seat: int
    what: Literal["undo", "stand_in", "kick"]
    on: int  # the seat that it concerns
    voters: list[int]
    level: str = ""


class Voted(msgspec.Struct, frozen=True, tag="voted"):
    """A seat answers what was asked. One no ends it (from the seat that asked: it is withdrawn); the last yes does it."""

    seat: int
    yes: bool


class Noticed(msgspec.Struct, frozen=True, omit_defaults=True, tag="noticed"):
    """A seat wants to be told of its turns elsewhere, or (no kind) no more; hours are the person's own, `zone` hours east of Greenwich."""

    seat: int
    kind: Literal["", "discord", "ntfy", "push"] = ""
    url: str = ""
    home: str = ""
    language: str = "en"
    quiet_from: int = 0
    quiet_to: int = 0
    zone: int = 0
    p256dh: str = ""  # the browser's key and secret, for push
    auth: str = ""


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """The same people play again, at another table."""

    table: str


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A seat acts; the action by name, as in a record. Where there is a clock, `spent` are the milliseconds that it took."""

    seat: int
    action: str
    by: By = "person"
    spent: int = 0


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A seat takes its last action back."""

    seat: int
    consent: bool = False


class Redone(msgspec.Struct, frozen=True, tag="redone"):
    """A seat brings back what it took back last."""

    seat: int


Social = Sat | Beside | Named | Left | Handed | StoodIn | Returned | Readied | Said | Asked | Voted | Noticed  # who sits there and what they say to each other
Change = Created | Played | Undone | Redone | Followed | Social

_decoder = msgspec.json.Decoder(Change)


def write(change: Change) -> str:
    """Return a change as text.

    >>> write(Sat(2, "Ivi", "ab"))
    '{"type":"sat","seat":2,"name":"Ivi","key":"ab"}'
    """
    return msgspec.json.encode(change).decode()


def read(text: str) -> Change:
    """Return the change that `write` wrote; raises `msgspec.DecodeError` for anything else."""
    change: Change = _decoder.decode(text)
    return change


def forgotten(texts: list[str], seat: int) -> dict[int, str]:
    """Return the changes of a table that say something of a seat's person, by number, as they read without it."""
    found: dict[int, str] = {}
    for n, text in enumerate(texts):
        match read(text):
            case Created(chairs=chairs) as created if chairs[seat].kind == "person":
                nameless = [structs.replace(chair, name="") if at == seat else chair for at, chair in enumerate(chairs)]
                found[n] = write(structs.replace(created, chairs=nameless))
            case Sat() | Named() as change if change.seat == seat:
                found[n] = write(structs.replace(change, name=""))
            case Noticed() as notice if notice.seat == seat:
                found[n] = write(Noticed(seat))
            case Said() as said if said.seat == seat:
                found[n] = write(structs.replace(said, text="", phrase=""))
    return found
