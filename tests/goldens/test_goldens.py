"""Golden playthroughs: one whole match of each game at its smallest and greatest table, in words that a reader can hold against the rules.

`pytest tests/goldens --rewrite` writes them anew; the difference is then read like any other change. The same command adds a record to
`tests/records/<game>/` for every revision, table size and seed that has none yet; those that are there are never written again, because
they must play back to the same result for as long as the game says that it reads their revision. (A revision that was never released has
no matches to keep: delete its records and write them anew.)
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import dvergar
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.engine.state import Event
from dvergar.engine.view import View
from dvergar.engine.words import Words
from support import HERE, HOUSE, new, pick, steps

GOLDENS = [(id, seats) for id in dvergar.games() for seats in sorted({dvergar.game(id).seats.start, dvergar.game(id).seats.stop - 1})]
RECORDS = [(id, seats, seed) for id in dvergar.games() for seats in dvergar.game(id).seats for seed in (1, 2)]


@pytest.fixture
def rewrite(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--rewrite"))


def told(id: str, words: Words, event: Event) -> str:
    """Say an event in English, or bare where a game has no words; in brackets whom it is for, unless for all."""
    private = "" if event.to < 0 else f" (seat {event.to} only)"
    if id in HOUSE:
        return words.say(f"{id}-event-{event.kind}", **{"who": f"seat:{event.seat}", **event.args}) + private
    return " ".join([event.kind, f"seat {event.seat}", *(f"{key} {value}" for key, value in event.args.items())]) + private


def shown(view: View) -> list[str]:
    """Write a view one field a line, and a list of things one thing a line; the result stands at the end anyway."""
    lines: list[str] = []
    for field, value in msgspec.to_builtins(view).items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            lines += [f"  {field}:", *(f"    {msgspec.json.encode(one).decode()}" for one in value)]
        elif field != "result":
            lines.append(f"  {field}: {msgspec.json.encode(value).decode()}")
    return lines


def playthrough(id: str, seats: int) -> str:
    """Play one random match and write it down, with what a spectator and the seat to act see after two thirds of it."""
    match, rng = Match.new(id, seats=seats, seed=1), Rng(1)
    words = Words("en", f"dvergar.games.{id}") if id in HOUSE else Words("en")
    while match.state.actors():
        match.play(*pick(match.state, rng))
    lines = [f"{match.game.title}, {seats} seats, seed 1: a match at random", ""]
    for count, entry in enumerate(match.log):
        if count == 2 * len(match.log) // 3:
            for reader in (None, entry.seat):
                lines += [f"view of {'a spectator' if reader is None else f'seat {reader}'}:", *shown(match.at(count).view(reader))]
        lines.append(f"{count}: seat {entry.seat} {match.game.actions.name(entry.action)}")
        lines += [f"    {told(id, words, event)}" for event in match.events if event.before == count]
    result = match.result()
    for seat in range(seats):
        points = ", ".join(f"{line.key} {line.points}" for line in result.lines[seat])
        facts = ", ".join(f"{key} {value}" for key, value in result.facts[seat].items())
        lines.append(f"seat {seat}: {result.totals[seat]} = {points} ({facts}){' wins' if seat in result.winners else ''}")
    return "\n".join([*lines, "", match.record()])


@pytest.mark.parametrize(("id", "seats"), GOLDENS, ids=[f"{id}-{seats}" for id, seats in GOLDENS])
def test_playthrough(id: str, seats: int, rewrite: bool) -> None:
    path, text = Path(__file__).parent / f"{id}-{seats}.txt", playthrough(id, seats)
    if rewrite:
        path.write_text(text, encoding="utf-8")
    kept = path.read_text(encoding="utf-8").splitlines()
    differing = next((n + 1 for n, pair in enumerate(zip(text.splitlines(), kept, strict=False)) if pair[0] != pair[1]), None)
    assert (differing, len(kept)) == (None, len(text.splitlines())), f"{path.name}: see the difference after pytest tests/goldens --rewrite"


@pytest.mark.parametrize(("id", "seats", "seed"), RECORDS, ids=[f"{id}-{seats}-{seed}" for id, seats, seed in RECORDS])
def test_every_revision_that_is_read_has_records_that_play_back(id: str, seats: int, seed: int, rewrite: bool) -> None:
    """`Match.read` checks every move, the cards and the totals; a change of rules that alters a match is noticed here."""
    game = dvergar.game(id)
    for revision in sorted(game.reads):
        path = HERE / "records" / id / f"revision-{revision}-seats-{seats}-{seed}.record"
        if rewrite and revision == game.revision and not path.exists():
            match = new(id, seats, seed)
            for _ in steps(match, Rng(seed)):
                pass
            path.parent.mkdir(exist_ok=True)
            path.write_text(match.record(), encoding="utf-8")
        text = path.read_text(encoding="utf-8")
        match = Match.read(text)
        assert match.result().over
        assert f" totals {','.join(map(str, match.result().totals))} " in text.splitlines()[-1]
        assert f"\nrevision {revision}\n" in text
        assert match.record() == text  # under the rules that it was played by it stays the same record


def test_no_record_of_a_revision_is_left_that_is_not_read() -> None:
    for path in (HERE / "records").glob("*/*.record"):
        game = dvergar.game(path.parent.name)
        assert int(path.name.split("-")[1]) in game.reads
