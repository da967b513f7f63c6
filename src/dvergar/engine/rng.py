"""One small seeded generator, the same in every process, build and Python version."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64

from dvergar.engine.errors import BadSetup, shown

MULTIPLIER: Final = 805302879  # a * 2**96 - 1 and its half are prime: period about 2**125; a * 2**32 + carry stays below 2**62
MASK: Final = 0xFFFFFFFF


class Rng:
    """A multiply-with-carry generator of lag 3 on 32-bit words (G. Marsaglia's family), seeded through BLAKE2.

    >>> one, same = Rng(7), Rng(7)
    >>> [one.below(6) for _ in range(9)] == [same.below(6) for _ in range(9)]
    True
    """

    __slots__ = ("a", "b", "c", "carry")

    def __init__(self, seed: int, like: Rng | None = None) -> None:
        """Take any non-negative seed of up to 128 bits, or the place where `like` is; raises `BadSetup` for other seeds."""
        if like is not None:  # here, for a compiled class makes no object without its `__init__`
            self.a: i64 = like.a
            self.b: i64 = like.b
            self.c: i64 = like.c
            self.carry: i64 = like.carry
            return
        if seed < 0 or seed >> 128:
            raise BadSetup(f"a seed is a whole number from 0 to 2**128 - 1, not {shown(seed)}", "error-seed", seed=shown(seed))
        digest = hashlib.blake2b(seed.to_bytes(16, "little"), digest_size=16, person=b"dvergar rng").digest()
        self.a = int.from_bytes(digest[0:4], "little")
        self.b = int.from_bytes(digest[4:8], "little")
        self.c = int.from_bytes(digest[8:12], "little")
        self.carry = int.from_bytes(digest[12:16], "little") % (MULTIPLIER - 2) + 1

    def word(self) -> int:
        """Return the next 32 random bits."""
        t: i64 = MULTIPLIER * self.a + self.carry
        self.a = self.b
        self.b = self.c
        self.c = t & MASK
        self.carry = t >> 32
        return self.c

    def below(self, n: int) -> int:
        """Return an int from 0 to n - 1, each equally likely; n from 1 to 2**24 (Lemire's method, so without bias)."""
        t: i64 = MULTIPLIER * self.a + self.carry
        self.a = self.b
        self.b = self.c
        low: i64 = t & MASK
        self.c = low
        self.carry = t >> 32
        wide: i64 = low * n
        if (wide & MASK) < n:
            floor = (MASK + 1) % n
            while (wide & MASK) < floor:
                wide = self.word() * n
        return wide >> 32

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place; every order is equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item

    def seed(self) -> int:
        """Draw a 128-bit seed for another generator."""
        return self.word() | self.word() << 32 | self.word() << 64 | self.word() << 96

    def clone(self) -> Rng:
        """Return a generator that will draw the same numbers."""
        return Rng(0, self)

    def dump(self, out: list[int]) -> None:
        """Append the four ints of its state."""
        out.append(self.a)
        out.append(self.b)
        out.append(self.c)
        out.append(self.carry)

    def load(self, ints: list[int]) -> None:
        """Take a state that `dump` wrote."""
        self.a, self.b, self.c, self.carry = ints[0], ints[1], ints[2], ints[3]
