"""What the score sheets of all games keep: forms that can be drawn and said, and no sheet, however malformed, that does more than be refused."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import dvergar
from dvergar.engine.score_form import Field, Form, Problem, Tally
from dvergar.engine.score_sheet import LONGEST_NAME, read
from dvergar.engine.view import Args
from dvergar.engine.words import words_of
from support import HOUSE

TABLES = [(id, seats) for id in HOUSE for seats in dvergar.game(id).seats]
JUNK: list[Any] = [None, True, -1, 0, 1, 3, 99, 10**30, 1.5, float("nan"), "", "x", "a1_hunter", "\u202e", "9" * 5000]
JUNK += [[], [[]], [None], {}, {"x": 1}, [{}], ["skaa"] * 200]


def fields(of: list[Field]) -> Iterator[Field]:
    """Return all fields, inner ones too."""
    for field in of:
        yield field
        yield from fields(field.fields)


def spoken(form: Form) -> Iterator[tuple[str, Args]]:
    """Return all that a form says."""
    yield from ((f"score-mode-{mode}", {}) for mode in form.modes)
    yield from ((f"{form.game}-score-{line}", {}) for line in form.lines)
    for field in fields([*form.table, *form.seat]):
        yield field.word, field.args
        if field.hint:
            yield field.hint, {}
        yield from ((item.word, item.args) for item in field.items)
        yield from ((group.word, group.args) for group in field.groups)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_form_can_be_said(id: str, seats: int) -> None:
    words = words_of(dvergar.game(id), "en")  # the other languages have the same words with the same variables: see test_words.py
    for word, args in spoken(dvergar.form(id, seats)):
        assert words.say(word, **args).strip()


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_bounds_of_a_form_hold(id: str, seats: int) -> None:
    form = dvergar.form(id, seats)
    assert (form.game, form.seats, form.low, form.high) == (id, seats, dvergar.game(id).seats.start, dvergar.game(id).seats.stop - 1)
    assert len(msgspec.json.encode(form)) < 60_000
    for field in fields([*form.table, *form.seat]):
        assert not field.mode or field.mode in form.modes
        ids = [item.id for item in field.items]
        named = [*ids, *(other for item in field.items for other in item.also)]
        assert len(set(named)) == len(named), field.key
        assert {item.group for item in field.items} - {""} <= {group.key for group in field.groups}
        if field.kind == "number":
            assert field.low <= field.high
            assert field.step > 0
            assert field.default is None or (type(field.default) is int and field.low <= field.default <= field.high)
        elif field.kind == "choice":
            assert ids
            assert field.default is None or field.default in ids
        elif field.kind == "picks":
            assert ids
            assert 0 <= field.least <= field.most
        elif field.kind in ("group", "rows"):
            assert field.fields
        for when in field.when:
            assert when.values


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_an_empty_sheet_is_counted_and_not_over(id: str, seats: int) -> None:
    tally = dvergar.score(id, {"seats": [{} for _ in range(seats)]})
    assert len(tally.result.totals) == len(tally.result.lines) == len(tally.names) == seats
    assert tally.missing
    assert not tally.result.over
    assert [line.key for line in tally.result.lines[0]] == dvergar.form(id, seats).lines


def entered(rng: random.Random, field: Field, form: Form) -> Any:
    """Return something that could be entered into a field, mostly right."""
    if rng.random() < 0.04:
        return rng.choice(JUNK)
    if field.each and rng.random() < 0.97:
        return [entered(rng, msgspec.structs.replace(field, each=False), form) for _ in range(form.seats)]
    if field.kind == "number":
        return rng.randint(field.low, min(field.high, field.low + 6))
    if field.kind == "toggle":
        return rng.random() < 0.5
    if field.kind == "text":
        return "so it went"
    if field.kind == "choice":
        return rng.choice(field.items).id
    if field.kind == "picks":
        return [rng.choice(field.items).id for _ in range(rng.randint(0, min(field.most, 6)))]
    if field.kind == "group":
        return filled(rng, field.fields, form)
    return [filled(rng, field.fields, form) for _ in range(rng.randint(0, 3))]


def filled(rng: random.Random, of: list[Field], form: Form) -> dict[str, Any]:
    """Fill most of the fields."""
    found = {field.key: entered(rng, field, form) for field in of if rng.random() < 0.8}
    if rng.random() < 0.03:
        found[rng.choice(["x", "mode", ""])] = rng.choice(JUNK)
    return found


def check(id: str, tally: Tally | None) -> None:
    """All that a tally says can be said, and its numbers agree."""
    if tally is None:
        return
    words = words_of(dvergar.game(id), "en")
    spoken: list[Any] = [*tally.missing, *tally.ties, *tally.notes, *tally.rounds, *tally.figures]
    for said in spoken:
        assert words.say(said.word, **said.args)
    assert [sum(line.points for line in lines) for lines in tally.result.lines] == tally.result.totals
    assert (tally.result.winners == []) or tally.result.over


def counted(id: str, sheet: Any) -> tuple[list[Problem], Tally | None]:
    """Count a sheet; return the problems too."""
    try:
        return [], dvergar.score(id, sheet)
    except dvergar.BadSheet as error:
        return error.problems, error.tally


@pytest.mark.parametrize("id", HOUSE)
def test_no_sheet_does_more_than_be_refused(id: str, scale: int) -> None:
    rng, refusals = random.Random(id), 0
    for _ in range(60 * scale):
        seats = rng.choice(list(dvergar.game(id).seats))
        form = dvergar.form(id, seats)
        sheet = {
            "names": rng.choice([["Ann"] * seats, ["x" * (LONGEST_NAME + 1)], ["Ann"] * 9, [], None]),
            "table": filled(rng, form.table, form),
            "seats": [{"mode": rng.choice(form.modes), **filled(rng, form.seat, form)} if form.modes else filled(rng, form.seat, form) for _ in range(seats)],
        }
        problems, tally = counted(id, sheet)
        refusals += len(problems) > 0
        assert len(problems) <= 50
        assert all(words_of(dvergar.game(id), "en").say(problem.word, **problem.args).strip() for problem in problems)
        check(id, tally)
    assert refusals > 10


@pytest.mark.parametrize("sheet", JUNK, ids=lambda value: type(value).__name__)
def test_what_is_no_sheet_is_refused(sheet: Any) -> None:
    for whole in (sheet, {"seats": sheet}, {"seats": [sheet, sheet]}, {"game": sheet, "seats": [{}, {}]}, {"options": sheet, "seats": [{}, {}]}):
        problems, tally = counted("nidavellir", whole)
        assert problems or tally is not None


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_match_that_is_over_is_a_sheet_that_counts_alike(id: str, seats: int, scale: int) -> None:
    rng = random.Random(f"{id} {seats}")
    for seed in range(6 * scale):  # with --long more than 2,000 final positions
        options = {option.key: rng.choice(option.values) for option in dvergar.game(id).options if (option.scope, option.kind) == ("rules", "choice")}
        match = dvergar.Match.new(id, seats, seed, options)
        while actors := match.state.actors():
            match.play(actors[0], rng.choice(match.state.legal(actors[0])))
        sheet = json.loads(json.dumps(match.sheet()))
        tally, result = dvergar.score(id, sheet), match.result()  # a sheet with an entry that cannot be would be refused
        assert (tally.missing, tally.result.lines, tally.result.totals, tally.result.winners) == ([], result.lines, result.totals, result.winners)
        assert tally.result.facts == result.facts
        assert tally.result.over
        entries = read(dvergar.form(id, seats, options), {**match.game.written(match.state, match.seed, [(entry.seat, entry.action) for entry in match.log])})
        assert entries.problems == []
        again = read(dvergar.form(id, seats, options), sheet)
        assert (again.table, again.seats) == (sheet["table"], sheet["seats"])  # in the form's own words, as a page needs them


def test_a_game_without_a_form_has_no_sheet() -> None:
    with pytest.raises(dvergar.BadSheet, match="has no score sheet"):
        dvergar.form("toy")
    with pytest.raises(dvergar.BadSheet, match="has no score sheet"):
        dvergar.Match.new("toy", 2, 1).sheet()
