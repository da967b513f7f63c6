"""What revision 2 mended (spec 4.1, 4.7, 5.1, 5.2, 5.4), each point beside what matches of revision 1 keep doing."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import pytest

import dvergar
from dvergar import Match
from dvergar.engine import lessons
from dvergar.games.die_zwerge.rules import frames
from dvergar.games.die_zwerge.rules.phases import DOOMED, RUNNING, UNDECIDED, WON
from dvergar.games.die_zwerge.rules.play import ZwergeState
from games.die_zwerge.build import GAME, act, again, armies, army, dice, give, hear, kinds, names, next_gear, pair, perished, phase, put, scene, show, stack
from games.die_zwerge.invariants import land

RECORDS = Path(__file__).parents[2] / "records/die_zwerge"


def of(revision: int, state: ZwergeState) -> ZwergeState:
    """Return a position with the rules of a revision."""
    state.game = GAME.as_of(revision)
    return state


def equipped(revision: int) -> ZwergeState:
    """Two pieces of equipment, the council at +4, Rüstet euch face up: the third may come from the council's craft action."""
    state = of(revision, show(give(pair(), 0, "stiefel", "waffe"), 3, "ruestet_euch"))
    state.council = 4
    return again(next_gear(state, "dolch"))


@pytest.mark.parametrize(("revision", "done"), [(1, ""), (2, "ruestet_euch")])
def test_5_1_the_third_equipment_of_the_council_completes_ruestet_euch_at_once(revision: int, done: str) -> None:
    state = equipped(revision)
    act(dice(state, 4, 1, 1, 1), "craft", "dwarf(1)")
    assert (phase(state), state.actions) == ("action", 1)
    assert [state.data.cards[one % 64] for one in state.history] == ([done] if done else [])
    assert scene(state) == ("" if done else "ruestet_euch")


def test_5_1_its_points_are_kept_when_the_second_action_loses_the_match() -> None:
    state = put(equipped(2), 0, "D4")
    army(state, D4="e1")
    state.health[0] = 1
    act(dice(state, 4, 1, 1, 1), "craft", "dwarf(1)")
    act(dice(state, 1, 1, 1, 1), "fight", *["decline"] * (phase(state) == "reroll"))
    while state.actors():
        act(state, names(state)[0] if phase(state) != "reroll" else "decline")
    lines = {line.key: line.points for line in GAME.result(state).lines[0]}
    assert (state.outcome != UNDECIDED, lines["scenarios"]) == (True, 5)


def clearing(revision: int) -> ZwergeState:
    """Hero 42, doom 43: orcs on two hexes next to the Schwarzjoch, of which the first to perish fills it."""
    state = army(of(revision, pair()), D5="o1", D4="o1", E5="o4", F4="o1")
    state.hero, state.doom = 42, 43
    return stack(state, "R01", "R02", "R03")


def test_6_nothing_perishes_once_the_markers_have_met() -> None:
    found = []
    for revision in (1, 2):
        state = show(clearing(revision), 0, "ork_uebermacht")
        state.stack, state.phase = [], RUNNING
        state.push(frames.TRIGGER)
        heard = hear(state)
        state.run()
        while state.actors():
            act(state, names(state)[0])
        told = kinds(heard)
        assert (state.outcome, told.count("doom"), told[-1]) == (DOOMED, 1, "doomed")
        found.append((len(perished(state)), told[told.index("doom") + 1 :]))
    (before, after), (mended, nothing) = found
    assert mended < before
    assert "perished" in after
    assert nothing == ["doomed"]


def test_6_the_line_of_perished_hexes_counts_to_the_end_only() -> None:
    """Two hexes have perished when doom meets the hero at 42: the line says -2, where a further hex made it -3."""
    points = []
    for revision in (1, 2):
        state = of(revision, army(pair(), D4="o1", D5="o4", D6="o4", E5="o3"))
        state.hero, state.doom = 42, 43
        stack(state, "R01", "R05", "W01")
        for hex in ("D4", "D5", "D6"):
            state.perish(state.data.hex(hex))
        state.run()
        points.append({line.key: line.points for line in GAME.result(state).lines[0]}["perished"])
        land(state)
    assert points == [-3, -2]


def test_4_4_troops_stay_where_the_loss_finds_them() -> None:
    state = of(2, army(pair(), E5="o5", A1="o5"))
    state.hero, state.doom = 42, 43
    state.settle([state.data.goal, state.data.hex("A1")])
    assert (state.outcome, armies(state), perished(state)) == (DOOMED, "A1{o5}", [])


@pytest.mark.parametrize(("revision", "offered"), [(1, False), (2, True)])
def test_5_2_remove_troops_offers_those_that_a_threat_has_collected(revision: int, offered: bool) -> None:
    state = of(revision, show(army(pair(), D4="o1", A1="t1"), 1, "ork_uebermacht"))
    state.held[3], state.supply[0] = 2, state.supply[0] - 2
    state.stack, state.phase = [], RUNNING
    for frame in (frames.ACTIONS, frames.CHECK):
        state.push(frame)
    state.push(frames.REMOVES, 3)
    state.run()
    assert ("card(1)" in names(state)) == offered
    if offered:
        act(state, "card(1)", "card(1)")
        assert (state.held[3], state.supply[0], state.destroyed) == (0, 29, [0, 0, 0])
        assert "card(1)" not in names(state)  # an empty collecting card is not "emptied": it stays
        act(state, "hex(D4)")
        assert (state.cards[1], state.averted) == (-1, 1)  # no orc on the map: averted


@pytest.mark.parametrize(("revision", "elf"), [(1, 0), (2, 1)])
def test_5_4_the_last_token_wins_before_the_other_dice_destroy_anything(revision: int, elf: int) -> None:
    state = of(revision, show(show(put(put(pair(), 0, "E5"), 1, "E5"), 3, "besiegt_nodonn"), 0, "sinthoras_attentat"))
    state.pins, state.tokens = [0, -1, -1, -1], 1
    act(dice(again(state), 6, 6, 1), "fight", "token")
    assert (state.outcome, state.held[2]) == (WON, elf)


def test_records_keep_their_revision() -> None:
    for path in sorted(RECORDS.glob("*.record")):
        text = path.read_text(encoding="utf-8")
        match = Match.read(text)
        assert f"-{match.game.revision}-" in path.name
        assert match.record() == text
        assert match.at(5).game is match.game


DIFFERING = [(2, 73), (3, 253), (3, 308), (5, 373), (5, 1038), (3, 1678), (5, 1927), (3, 3188)]  # of 14,319 random matches 33 would go otherwise


@pytest.mark.parametrize(("seats", "seed"), DIFFERING)
def test_a_match_of_revision_1_that_would_go_otherwise_now_plays_back_as_it_was(seats: int, seed: int) -> None:
    match, rng = Match.new(GAME.as_of(1), seats=seats, seed=seed), dvergar.Rng(seed)
    while match.state.actors():
        seat = match.state.actors()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    text = match.record()
    back = Match.read(text)
    assert (back.game.revision, back.state.key(), back.record()) == (1, match.state.key(), text)
    with pytest.raises(dvergar.BadRecord):
        Match.read(lifted(text))


def lifted(text: str) -> str:
    """Return a record as if it had been played under revision 2, its sum made to fit."""
    body = text[: text.index("end ")].replace("\nrevision 1\n", "\nrevision 2\n")
    end = text[text.index("end ") :].rsplit(" ", 1)[0]
    return f"{body}{end} {blake2b(body.encode(), digest_size=8).hexdigest()}\n"


def test_lessons_teach_the_present_rules() -> None:
    assert {lesson.head.game.revision for lesson in lessons.find("dvergar.games.die_zwerge")} == {GAME.revision}
