"""What is stored of a table: the stream of its changes, each one JSON text. Played again in order they give the table."""

from __future__ import annotations

from typing import Literal

import msgspec

from dvergar.engine.match import By
from dvergar.server.messages import OptionValue


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as a table begins; `key` is the hash of the token that opens it."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    level: str = ""
    key: str = ""


class Created(msgspec.Struct, frozen=True, tag="created"):
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


class Sat(msgspec.Struct, frozen=True, tag="sat"):
    """A person takes an open seat."""

    seat: int
    name: str
    key: str


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A seat acts; the action by name, as in a record."""

    seat: int
    action: str
    by: By = "person"


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """A seat takes its last action back."""

    seat: int
    consent: bool = False


class Redone(msgspec.Struct, frozen=True, tag="redone"):
    """A seat brings back what it took back last."""

    seat: int


Change = Created | Sat | Played | Undone | Redone

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
