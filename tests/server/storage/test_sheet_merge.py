"""Entries of several people in one section: whatever the order in which they arrive, nothing is lost and nothing false is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dvergar.server.messages.sheets import SheetEntry
from dvergar.server.storage.sheet_entries import Part, place_of
from dvergar.server.storage.sheet_merge import Nowhere, Out, at, merge, put, same, shallow, shifted

FIELDS: list[list[str | int]] = [["gem"], ["coins", 0], ["coins", 3], ["army"], ["deals", 0, "rule"], ["deals", 1, "tricks", 2], ["deep", "x"]]
VALUES = st.none() | st.booleans() | st.integers(0, 9) | st.text("abc", min_size=1, max_size=2)
PICKS = st.lists(st.sampled_from(["ore", "axe", "gem"]), max_size=5)


class Person:
    """Somebody with a sheet open: what the server said last, and what was entered since."""

    def __init__(self) -> None:
        self.seen: dict[str, Any] = {}
        self.waits: list[SheetEntry] = []

    def enter(self, field: list[str | int], value: object) -> None:
        """Enter something in a field; what was there when the first of several entries was made counts."""
        old = next((entry for entry in self.waits if entry.path[2:] == field), None)
        self.waits = [entry for entry in self.waits if entry is not old]
        self.waits.append(SheetEntry(["seats", 0, *field], old.was if old else at(self.seen, tuple(field)), value))

    def send(self, part: Part) -> list[Any]:
        """Have the server merge what waits, and hear what stands there."""
        told = [news for entry in self.waits for news in part.enter(entry, *place_of(entry.path), now=1, number=1)]
        self.waits = []
        self.look(part)
        return told

    def look(self, part: Part) -> None:
        """Hear what stands there; what waits keeps what it was made of."""
        self.seen = plain(part.value)


def plain(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, list) else value


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from(["enter", "send", "look"]), VALUES), max_size=60))
def test_who_enter_other_fields_lose_nothing_and_hear_nothing(steps: list[tuple[int, str, Any]]) -> None:
    """Each of three people has fields of their own, and enters them in any order, seeing the others' late or early."""
    part, people, own = Part(1, {}, []), [Person(), Person(), Person()], [FIELDS[0:2], FIELDS[2:3], FIELDS[4:7]]
    wanted: dict[tuple[str | int, ...], Any] = {}
    for number, (who, what, value) in enumerate(steps):
        person = people[who]
        if what == "enter":
            field = own[who][number % len(own[who])]
            person.enter(field, value)
            wanted[tuple(field)] = value
        elif what == "look":
            person.look(part)
        else:
            assert person.send(part) == []
    for person in people:
        assert person.send(part) == []
    assert {field: at(part.value, field) for field in wanted} == wanted


@given(st.lists(st.tuples(st.integers(0, 1), st.booleans(), st.sampled_from(FIELDS[:3]), st.integers(0, 3)), max_size=40))
def test_of_two_who_enter_one_field_the_later_stands_and_both_values_are_told(steps: list[tuple[int, bool, list[str | int], int]]) -> None:
    part, people = Part(1, {}, []), [Person(), Person()]
    for who, now, field, value in steps:
        people[who].enter(field, value)
        if not now:
            continue
        before, waits = plain(part.value), list(people[who].waits)
        told = people[who].send(part)
        for entry in waits:
            path = tuple(entry.path[2:])
            first = at(before, path)
            assert same(at(part.value, path), first if same(entry.value, entry.was) else entry.value)
            meant = not same(entry.value, entry.was)
            assert [(news.first, news.then) for news in told if news.path == entry.path] == (
                [(first, entry.value)] if meant and not same(first, entry.was) and not same(first, entry.value) else []
            )


@given(PICKS, PICKS, PICKS)
def test_what_two_people_pick_is_all_there(was: list[str], mine: list[str], theirs: list[str]) -> None:
    found, clashes = merge(("army",), was, mine, theirs, False)
    before, here, there, now = Counter(was), Counter(mine), Counter(theirs), Counter(found)
    for card in ("ore", "axe", "gem"):
        assert now[card] == (there[card] if here[card] == before[card] else here[card])
    apart = {card for card in ("ore", "axe", "gem") if before[card] not in (here[card], there[card]) and here[card] != there[card]}
    if found not in (mine, theirs):
        assert {clash.path[-1] for clash in clashes} == apart


def test_a_list_whose_order_matters_is_one_value() -> None:
    found, clashes = merge(("winners",), [0, 1], [0, 1, 2], [0, 1, 1], True)
    assert (found, [(clash.first, clash.then) for clash in clashes]) == ([0, 1, 2], [([0, 1, 1], [0, 1, 2])])
    assert merge(("winners",), [0, 1], [0, 1, 2], [0, 1, 1], False)[1] == []


def test_a_number_is_no_yes() -> None:
    assert merge(("x",), None, True, 1, False)[1] != []
    assert merge(("x",), None, 1, 1, False) == (1, [])


def test_two_who_begin_the_same_row_fill_in_the_same_one() -> None:
    part, ann, ben = Part(1, {}, []), Person(), Person()
    for person in (ann, ben):
        person.enter(["deals", 0], {})
    ann.enter(["deals", 0, "rule"], "T05a")
    ben.enter(["deals", 0, "special"], "N11a")
    assert ann.send(part) == ben.send(part) == []
    assert part.value == {"deals": [{"rule": "T05a", "special": "N11a"}]}


def test_an_entry_finds_its_row_after_another_was_taken_out() -> None:
    part = Part(7, {"deals": [{"rule": "a"}, {"rule": "b"}, {"rule": "c"}]}, [])
    out = SheetEntry(["table", "deals", 0], {"rule": "a"}, None, 7, out=True)
    assert part.enter(out, *place_of(out.path), now=1, number=1) == []
    late = SheetEntry(["table", "deals", 2, "place"], None, 3, 7)
    assert part.enter(late, *place_of(late.path), now=1, number=1) == []
    assert part.value == {"deals": [{"rule": "b"}, {"rule": "c", "place": 3}]}
    lost = SheetEntry(["table", "deals", 0, "place"], None, 4, 7)
    (told,) = part.enter(lost, *place_of(lost.path), now=1, number=1)
    assert (told.kind, told.path, told.then) == ("out", ["table", "deals", 0, "place"], 4)
    assert part.enter(out, *place_of(out.path), now=1, number=1) == []  # both wanted it out
    seen = SheetEntry(["table", "deals", 1, "place"], 3, 5, 8)
    assert part.enter(seen, *place_of(seen.path), now=1, number=1) == []
    assert part.value == {"deals": [{"rule": "b"}, {"rule": "c", "place": 5}]}


def test_a_row_that_somebody_fills_in_is_not_taken_out() -> None:
    part = Part(7, {"deals": [{"rule": "a", "place": 2}]}, [])
    out = SheetEntry(["table", "deals", 0], {"rule": "a"}, None, 7, out=True)
    (told,) = part.enter(out, *place_of(out.path), now=1, number=1)
    assert (told.kind, told.path) == ("kept", ["table", "deals", 0])
    assert part.value == {"deals": [{"rule": "a", "place": 2}]}


@given(st.lists(st.integers(0, 8), max_size=5), st.integers(0, 8))
def test_paths_are_shifted_as_rows_go(taken: list[int], row: int) -> None:
    rows = list(range(9))
    outs = []
    for n, index in enumerate(taken):
        if index < len(rows):
            outs.append(Out(n + 1, ("deals",), index))
            del rows[index]
    found = shifted(("deals", row, "rule"), outs, 0)
    assert found == (("deals", rows.index(row), "rule") if row in rows else None)
    assert shifted(("table", row), outs, 0) == ("table", row)


@pytest.mark.parametrize("path", [(), ("a", -1), ("a", 200), ("a",) * 13, ("gem", "x"), ("coins", "x"), (3, "x")])
def test_paths_that_lead_nowhere(path: tuple[str | int, ...]) -> None:
    value = {"gem": 3, "coins": [1]}
    with pytest.raises(Nowhere):
        put(value, path, 1)


def test_what_is_nested_deeply_is_told() -> None:
    deep: Any = 1
    for _ in range(40):
        deep = [deep]
    assert not shallow(deep)
    assert shallow([[1, {"a": [2]}]])
