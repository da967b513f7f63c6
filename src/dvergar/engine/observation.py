"""Observations for learning programs: what one seat may know as a row of small numbers, in named fields at fixed places."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import mypyc_attr

from dvergar.engine.errors import DvergarError
from dvergar.engine.state import State

MOST: Final = 255  # the highest number of a row: larger ones stand as it


class UnknownField(DvergarError):
    """An observation has no field of that name."""


class Field:
    """Numbers of an observation that belong together: `size` of them from `start` on, each from 0 to `high`."""

    __slots__ = ("high", "name", "size", "start")

    def __init__(self, name: str, start: int, size: int, high: int) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.high = high


class Layout:
    """The fields of an observation, in order, without gaps.

    >>> layout = Layout()
    >>> layout.add("phase", 3, 1)
    >>> layout.add("gems", 2, 6)
    >>> layout.size, layout.slice("gems"), layout.names()
    (5, slice(3, 5, None), ['phase', 'gems'])
    """

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int = 1, high: int = MOST) -> None:
        """Append a field; raises `ValueError` for a name that is there already, a size below 1 and a highest number outside a byte."""
        if name in self.names() or size < 1 or not 1 <= high <= MOST:
            raise ValueError(f"the field {name!r} stands twice, is empty or holds no bytes")
        self.fields.append(Field(name, self.size, size, high))
        self.size += size

    def names(self) -> list[str]:
        """Return the names of all fields, in order."""
        return [field.name for field in self.fields]

    def field(self, name: str) -> Field:
        """Return a field by its name; raises `UnknownField` naming those that there are."""
        for field in self.fields:
            if field.name == name:
                return field
        known = ", ".join(self.names())
        raise UnknownField(f"the observation has no field {name[:40]!r}; there are: {known}", "error-field", field=name[:40], known=known)

    def slice(self, name: str) -> slice:
        """Return where a field stands in a row; raises `UnknownField`."""
        field = self.field(name)
        return slice(field.start, field.start + field.size)

    def highs(self) -> list[int]:
        """Return the highest number there can be at each place of a row."""
        out: list[int] = []
        for field in self.fields:
            out += [field.high] * field.size
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The observations of one game at one seat count; a game writes its own.

    Seats are told from the reader's chair: itself first, then the others in the order of the table. A row holds only what the reader may
    know: it is the same for all positions that look alike to that seat.
    """

    layout: Layout

    def __init__(self) -> None:
        self.layout = Layout()

    def write(self, state: State, seat: int, out: BytesWriter) -> None:
        """Append one row, `layout.size` numbers from 0 to 255: the position as that seat may know it."""
        raise TypeError("a game writes its own observations")

    def row(self, state: State, seat: int) -> bytes:
        """Return one row as bytes."""
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()


def byte(number: int) -> int:
    """Return the number, or the nearest one that a row can hold.

    >>> byte(-3), byte(12), byte(300)
    (0, 12, 255)
    """
    if number < 0:
        return 0
    return number if number < MOST else MOST


def put(numbers: list[int], out: BytesWriter) -> None:
    """Append each number, or the nearest one that a row can hold.

    >>> out = BytesWriter()
    >>> put([3, 300], out)
    >>> list(out.getvalue())
    [3, 255]
    """
    for number in numbers:
        out.append(byte(number))


def put_bits(bits: int, count: int, out: BytesWriter) -> None:
    """Append so many of the lowest bits, the lowest first.

    >>> out = BytesWriter()
    >>> put_bits(0b110, 4, out)
    >>> list(out.getvalue())
    [0, 1, 1, 0]
    """
    for k in range(count):
        out.append(bits >> k & 1)


def one_of(number: int, count: int, out: BytesWriter) -> None:
    """Append so many numbers: 1 at place `number`, if there is one of that number, 0 elsewhere.

    >>> out = BytesWriter()
    >>> one_of(1, 3, out)
    >>> list(out.getvalue())
    [0, 1, 0]
    """
    for k in range(count):
        out.append(1 if k == number else 0)
