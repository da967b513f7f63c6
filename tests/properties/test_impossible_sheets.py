"""One count too many in every field of every game's score sheet is refused, where it stands or where the others stand that it does not fit.

The bounds are said here once more, from pack, seats and the other fields; sheets are those of random matches, so that all the rest can be.
"""

from __future__ import annotations

import copy
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import dvergar
from dvergar.engine.score_form import Field, Form
from dvergar.engine.score_sheet import asked
from dvergar.engine.view import Args
from dvergar.engine.words import words_of
from support import HOUSE

Place = list[str | int]


def fields(of: list[Field], values: Any, mode: str, path: Place) -> Iterator[tuple[Field, Any, Place]]:
    """Return all fields that are asked, those of groups and rows too, with what stands there."""
    for field in of:
        if not asked(field, values, mode) or field.key not in values:
            continue
        here, value = [*path, field.key], values[field.key]
        yield field, value, here
        if field.kind == "group":
            yield from fields(field.fields, value, mode, here)
        elif field.kind == "rows":
            for number, row in enumerate(value):
                yield from fields(field.fields, row, mode, [*here, number])


def everything(form: Form, sheet: dict[str, Any]) -> Iterator[tuple[Field, Any, Place]]:
    yield from fields(form.table, sheet["table"], "", ["table"])
    for seat, values in enumerate(sheet["seats"]):
        yield from fields(form.seat, values, str(values.get("mode", form.modes[0] if form.modes else "")), ["seats", seat])


def changed(sheet: dict[str, Any], path: Place, value: Any) -> dict[str, Any]:
    """Return the sheet with another value there."""
    other: dict[str, Any] = copy.deepcopy(sheet)
    at: Any = other
    for step in path[:-1]:
        at = at[step]
    at[path[-1]] = value
    return other


def spoiled(id: str, form: Form, sheet: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Return sheets with one count too many, and what was changed."""
    held: Counter[tuple[str, str]] = Counter()
    found = list(everything(form, sheet))
    for field, value, _ in found:
        if field.kind in ("picks", "choice"):
            rows = value if field.each else [value]
            held.update((field.pool or field.key, one) for row in rows for one in (row if isinstance(row, list) else [row]))
    for field, value, path in found:
        values = value if field.each else [value]
        for seat, one in enumerate(values):
            here = [*path, seat] if field.each else path
            if field.kind == "number":
                yield f"{here} above", changed(sheet, here, field.high + field.step)
                yield f"{here} below", changed(sheet, here, field.low - field.step)
                most = bound(id, form, sheet, field, here)
                if most is not None:
                    yield f"{here} more than {most}", changed(sheet, here, most + 1)
            elif field.kind == "picks":
                yield f"{here} too many", changed(sheet, here, [*one, *[field.items[0].id] * (field.most + 1 - len(one))])
                for item in field.items:
                    copies = None if item.copies is None else item.copies + item.own
                    if copies is not None and item.own == 0 and held[field.pool or field.key, item.id] >= copies and one:
                        yield (
                            f"{here} {item.id} once more",
                            changed(sheet, here, [*one[:-1], item.id] if len(one) == field.most and one[-1] != item.id else [*one, item.id]),
                        )
                        break
            elif field.kind == "choice" and path[0] == "seats":
                for item in field.items:
                    if item.copies is not None and held[field.pool or field.key, item.id] >= item.copies and item.id != one:
                        yield f"{here} {item.id} twice", changed(sheet, here, item.id)
                        break
        if field.each:
            yield f"{path} for a seat too many", changed(sheet, path, [*value, value[-1]])
        if field.kind == "rows" and value:
            yield f"{path} too many", changed(sheet, path, [*value, *[value[-1]] * (field.most + 1 - len(value))])


def bound(id: str, form: Form, sheet: dict[str, Any], field: Field, path: Place) -> Any:
    """Return the most that can stand there beside all the rest, where that is less than the form says."""
    if id == "brisingamen":
        return jewels(sheet, field.key, int(path[1]))
    if id == "die_zwerge":
        return campaign(sheet["table"]["matches"][int(path[2])], field.key)
    if id == "roi_des_nains":
        return deal(form.seats, sheet["table"]["deals"][int(path[2])], field.key, int(path[4]) if field.each else 0)
    return None


STOCK = {"small": 5 * 16, "large": 5 * 6}
REWARDS = {"b1": 3, "b2": 3, "b3": 4, "b4": 4, "b5": 4, "b6": 5, "b7": 5}
DWARVES = {3: 6, 4: 5, 5: 4}


def jewels(sheet: dict[str, Any], key: str, seat: int) -> Any:
    """Brísingamen: gems that are on cards or elsewhere are not here, and tokens come with parts."""
    form = dvergar.form("brisingamen", len(sheet["seats"]))
    symbols = {item.id: item.symbols for field in form.seat if field.key in ("settings", "parts") for item in field.items}
    seats = sheet["seats"]
    used = [symbol for own in seats for card in [*own["settings"], *own["parts"]] for symbol in symbols[card]]
    large = sum(symbol.endswith("_large") for symbol in used)
    if key == "small":
        return STOCK["small"] - (len(used) - large) - sum(own["small"] for other, own in enumerate(seats) if other != seat)
    if key == "large":
        return STOCK["large"] - large - sum(own["large"] for other, own in enumerate(seats) if other != seat)
    if key == "loaded":
        if len(seats[seat]["settings"]) == DWARVES[len(seats)]:
            return 0
        others = sum(own["loaded"] for other, own in enumerate(seats) if other != seat) + sum(own["small"] + own["large"] for own in seats)
        return sum(STOCK.values()) - len(used) - others
    return sum(REWARDS[part] for part in seats[seat]["parts"]) if key == "tokens" else None


HEALTH = {"tungdil": 4, "boindil": 3, "boendal": 4, "balyndis": 3, "bavragor": 4}


def campaign(row: dict[str, Any], key: str) -> Any:
    """Die Zwerge: health of the dwarves that live, with two chain mails at most; two actions a turn, seven dice a fight."""
    alive = [hero for hero in row["dwarves"] if hero != row.get("fallen")]
    if key == "health":
        return sum(HEALTH[hero] for hero in alive) + min(2, len(alive))
    if key == "scenarios":
        return min(row["turns"], {"easy": 5, "normal": 6, "challenge": 7, "brave": 8, "heroic": 9}[row["difficulty"]])
    return 2 * row["turns"] if key == "messages" and 2 * row["turns"] < 99 else None


def deal(seats: int, row: dict[str, Any], key: str, seat: int) -> Any:
    """Le Roi des Nains: a sheet of a match is exact, so that whatever adds up has no room for one more."""
    if key in ("tricks", "all_tricks", "last_tricks", "count_1", "count_2", "values"):
        return int(row[key][seat])
    special = row["special"]
    suits = Counter({"C": 13, "N": 12 if seats == 3 else 13, "G": 13})
    if special[1:] in ("1", "11a", "11b"):
        suits[special[0]] += 1
    if key == "largest":
        return max(suits.values())
    if key == "smallest":
        return min(suits.values()) - sum(value for other, value in enumerate(row[key]) if other != seat)
    if key == "won_run":
        return {3: 13, 4: 10, 5: 8}[seats] - sum(value for other, value in enumerate(row[key]) if other != seat)
    if key == "run":
        return 14 if special[1:] in ("1", "11a", "11b") else 13
    return {"head_triples": 4, "triples": 8 if seats == 3 else 9}.get(key)


def refusal(id: str, sheet: dict[str, Any]) -> tuple[str, Args]:
    """Return the first reason why a sheet is refused, "" where it is not."""
    try:
        dvergar.score(id, sheet)
    except dvergar.BadSheet as error:
        return error.problems[0].word, error.problems[0].args
    return "", {}


@pytest.mark.parametrize("id", HOUSE)
def test_one_count_too_many_is_refused(id: str, scale: int) -> None:
    rng, game, tried = random.Random(id), dvergar.game(id), Counter[str]()
    for seed in range(6 * scale):
        seats = rng.choice(list(game.seats))
        match = dvergar.Match.new(id, seats, seed)
        while actors := match.state.actors():
            match.play(actors[0], rng.choice(match.state.legal(actors[0])))
        sheet, form = match.sheet(), dvergar.form(id, seats)
        dvergar.score(id, sheet)
        for what, other in spoiled(id, form, sheet):
            tried[what.split("'")[-2]] += 1
            word, args = refusal(id, other)
            assert word, f"{id}, {seats} seats, seed {seed}: {what} is not refused"
            assert words_of(game, "en").say(word, **args)
    asked_for = {field.key for field, _, _ in everything(form, sheet) if field.kind in ("number", "picks")}
    assert asked_for <= set(tried), asked_for - set(tried)
