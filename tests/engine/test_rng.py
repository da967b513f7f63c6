"""The seeded generator: pinned for ever, without bias, with a long period."""

from __future__ import annotations

import pytest

from dvergar import BadSetup, Rng
from dvergar.engine.rng import MULTIPLIER

# What these seeds have drawn since the first version: no match would play back if one of these numbers changed.
ZERO = [599756141, 780603963, 3709327888, 1458782288, 4157895298]
LAST = [3940802310, 250607169, 669674742]
BELOW = [0, 0, 1, 1, 3, 36, 725, 7562763]
SHUFFLED = [1, 5, 11, 7, 6, 4, 3, 2, 0, 8, 10, 9]
SEED = 305639316840147300480972382745473515876


def prime(n: int) -> bool:
    """Miller and Rabin's test with the first forty primes as bases: wrong with a chance far below 2**-60."""
    bases = [p for p in range(2, 174) if all(p % q for q in range(2, p))]
    if any(n % p == 0 for p in bases):
        return n in bases
    twos, odd = 0, n - 1
    while odd % 2 == 0:
        twos, odd = twos + 1, odd // 2
    for base in bases:
        x = pow(base, odd, n)
        if x not in (1, n - 1) and all((x := x * x % n) != n - 1 for _ in range(twos - 1)):
            return False
    return True


def test_the_primality_test_itself() -> None:
    assert [n for n in range(2, 60) if prime(n)] == [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59]
    assert prime(2**127 - 1)
    assert not prime(2**129 - 1)
    assert not prime((2**61 - 1) * (2**31 - 1))


def test_period_the_modulus_is_a_safe_prime() -> None:
    modulus = MULTIPLIER * 2**96 - 1
    assert prime(modulus)
    assert prime((modulus - 1) // 2)  # so the order of 2**32 is this half or the whole: no short cycles
    assert pow(2**32, 2, modulus) != 1
    assert (modulus - 1) // 2 > 2**124


def test_each_step_divides_by_the_base_modulo_that_prime() -> None:
    """What makes the order of the base the period: the four words, read as one number, times 2**32 are the number before."""
    modulus, rng = MULTIPLIER * 2**96 - 1, Rng(1234)

    def number() -> int:
        return rng.a | rng.b << 32 | rng.c << 64 | rng.carry << 96

    for _ in range(100):
        before = number()
        rng.word()
        assert number() * 2**32 % modulus == before % modulus


def test_products_stay_in_a_small_int_of_the_compiled_build() -> None:
    assert MULTIPLIER * (2**32 - 1) + MULTIPLIER - 1 < 2**62
    assert (2**32 - 1) * 2**24 < 2**62


def test_known_values_for_ever() -> None:
    rng = Rng(0)
    assert [rng.word() for _ in range(5)] == ZERO
    rng = Rng(2**128 - 1)
    assert [rng.word() for _ in range(3)] == LAST
    rng = Rng(7)
    assert [rng.below(n) for n in (1, 2, 3, 6, 10, 52, 1000, 2**24)] == BELOW
    items = list(range(12))
    rng.shuffle(items)
    assert items == SHUFFLED
    assert rng.seed() == SEED


def test_below_and_word_draw_from_one_sequence() -> None:
    one, other = Rng(5), Rng(5)
    for n in (2, 4, 8, 1 << 24):  # powers of two never draw again
        assert one.below(n) == other.word() * n >> 32


def test_same_sequence_by_clone_and_by_dump_and_load() -> None:
    rng = Rng(99)
    for _ in range(17):
        rng.word()
    clone, words = rng.clone(), [1, 2]
    rng.dump(words)
    loaded = Rng(1)
    loaded.load(words[2:])
    drawn = [rng.word() for _ in range(50)]
    assert [clone.word() for _ in range(50)] == drawn
    assert [loaded.word() for _ in range(50)] == drawn
    assert all(0 <= word < 2**32 for word in words[2:])


def test_neighbouring_seeds_share_nothing() -> None:
    firsts = {Rng(seed).word() for seed in range(2000)} | {Rng(seed << 100).word() for seed in range(1, 2000)}
    assert len(firsts) > 3990


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 36, 60, 100])
def test_below_has_no_bias(n: int) -> None:
    rng, draws, counts = Rng(n), 400 * n, [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    chi = sum((count - 400) ** 2 / 400 for count in counts)
    assert chi < n - 1 + 5 * (2 * (n - 1)) ** 0.5 + 10  # five standard deviations of chi-square


def test_below_of_a_bound_that_does_not_divide_is_exact() -> None:
    """With n = 3 * 2**22 a plain multiplication would favour a third of all numbers by 1 in 1024; the refusals keep all even."""
    n, rng = 3 << 22, Rng(11)
    thirds = [0, 0, 0]
    for _ in range(30000):
        thirds[rng.below(n) % 3] += 1
    assert max(abs(third - 10000) for third in thirds) < 5 * (30000 * 2 / 9) ** 0.5


def test_shuffle_gives_every_order_alike() -> None:
    counts: dict[tuple[int, ...], int] = {}
    rng = Rng(3)
    for _ in range(24 * 200):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 23 + 5 * 46**0.5


def test_shuffle_of_nothing_and_of_one_draws_nothing() -> None:
    rng, same = Rng(1), Rng(1)
    rng.shuffle([])
    rng.shuffle([4])
    assert rng.word() == same.word()


@pytest.mark.parametrize("seed", [-1, 2**128, 10**5000], ids=["below", "above", "huge"])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match=r"a seed is a whole number from 0 to 2\*\*128 - 1, not"):
        Rng(seed)
