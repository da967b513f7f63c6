"""Records: a match as one text that plays back move for move, or is refused by line and reason."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dvergar import BadRecord, Match
from dvergar.engine.errors import IllegalAction
from dvergar.engine.game import Option
from dvergar.engine.match import NoUndo
from dvergar.engine.rng import Rng
from dvergar.engine.words import Words
from support import NAMES, SETUPS, new, pick, some_options
from toy import ToyGame


def tossed(id: str, seats: int, seed: int) -> Match:
    """Return a match of random length with bots, automatic plays, undo, redo and perhaps practice."""
    match, rng = new(id, seats, seed), Rng(seed)
    length = rng.below(120)
    while match.state.actors() and len(match.log) < length:
        seat, action = pick(match.state, rng)
        match.play(seat, action, ("person", "person", "bot", "auto")[rng.below(4)])
        try:
            if not rng.below(6):
                match.undo(seat, consent=not rng.below(3))
            if not rng.below(6):
                match.redo(seat)
        except NoUndo:
            length -= 1
    return match


def same(one: Match, other: Match) -> None:
    assert one.game.id == other.game.id
    assert (one.seats, one.seed, one.options, one.practice) == (other.seats, other.seed, other.options, other.practice)
    assert [(e.seat, e.action, e.by, e.reveals, e.secret) for e in one.log] == [(e.seat, e.action, e.by, e.reveals, e.secret) for e in other.log]
    assert [(e.kind, e.seat, e.args, e.to, e.before) for e in one.events] == [(e.kind, e.seat, e.args, e.to, e.before) for e in other.events]
    assert one.state.key() == other.state.key()


@pytest.mark.parametrize(("id", "seats"), SETUPS, ids=NAMES)
def test_what_is_written_is_read_again(id: str, seats: int, scale: int) -> None:
    for seed in range(4 * scale):
        match = tossed(id, seats, seed)
        again = Match.read(match.record())
        same(match, again)
        assert again.record() == match.record()


def sample() -> Match:
    match = Match.new("toy", seats=3, seed=2**127 + 5, options={"rounds": 2, "extras": ["bell", "whistle"]})
    rng = Rng(4)
    for by in ("person", "bot", "auto", "person", "person", "bot", "person"):
        if match.state.actors():
            match.play(*pick(match.state, rng), by)
    match.practice = True
    return match


TEXT = sample().record()
LINES = TEXT.splitlines()


def signed(lines: list[str]) -> str:
    """Write lines with a sum that fits, as somebody would who means it."""
    body = "\n".join(lines[:-1]) + "\n"
    end = lines[-1].split()
    end[5:] = [hashlib.blake2b(body.encode(), digest_size=8).hexdigest()]
    return body + " ".join(end) + "\n"


def refused(text: Any) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        Match.read(text)
    error = caught.value
    assert str(error) == f"record, line {error.line}: {error.reason}"
    assert 1 <= error.line <= text.count("\n") + 1
    assert len(error.reason) < 600
    return error


def with_line(number: int, line: str) -> str:
    return signed([*LINES[: number - 1], line, *LINES[number:]])


def test_the_form() -> None:
    assert LINES[:10] == [
        "dvergar record 1",
        "game toy",
        "revision 1",
        "cards 70797465737470",
        "seats 3",
        f"seed {2**127 + 5}",
        "option rounds 2",
        'option extras ["bell", "whistle"]',
        "practice",
        "moves",
    ]
    assert all(len(line.split()) in (2, 3) for line in LINES[10:-1])
    assert LINES[-1].startswith(f"end {len(LINES) - 11} totals ")
    assert signed(LINES) == TEXT
    same(Match.read(TEXT), sample())


@pytest.mark.parametrize("change", [lambda t: t.replace("\n", "\r\n"), lambda t: t.rstrip(), lambda t: t + "\n \n\n"], ids=["windows", "cut", "blank"])
def test_what_mail_and_editors_do_to_line_ends_does_no_harm(change: Any) -> None:
    same(Match.read(change(TEXT)), sample())


@pytest.mark.parametrize(
    "text",
    ["", "\n", "hello", "[Event 'chess']\n1. e4 e5\n", '{"game": "toy"}', "dvergar record 2\n" + TEXT[17:], "\n" + TEXT, "\ufeff" + TEXT, "\x00" * 50],
    ids=["empty", "blank", "word", "chess", "json", "version", "shifted", "mark", "zeros"],
)
def test_foreign_texts_are_refused_at_line_1(text: str) -> None:
    error = refused(text)
    assert error.line == 1
    assert "this is no record that this version reads" in error.reason
    assert error.word == "error-record-foreign"


def test_the_kind_of_trouble_is_said_in_every_language() -> None:
    troubles = [
        with_line(2, "game chess"),
        with_line(3, "revision 99"),
        with_line(4, "cards 00"),
        "\n".join(LINES[:-3]),
        TEXT.replace("seed 1", "seed 2"),
        with_line(11, "mist"),
    ]
    found = [refused(text).word for text in troubles]
    assert found == [f"error-record{kind}" for kind in ("-game", "-revision", "-cards", "-cut", "-changed", "")]
    for language in ("en", "fr", "de"):
        assert all("reason" not in Words(language).say(word, line=1) for word in found)


def test_a_huge_text_is_refused_before_it_is_read() -> None:
    assert refused(TEXT + "0 pass\n" * 200_000).reason == "is longer than 1048576 characters"


@pytest.mark.parametrize(
    ("number", "line", "reason"),
    [
        (2, "game chess", "no game is called 'chess'"),
        (2, "game", "no game is called ''"),
        (2, "gam toy", "'gam toy' is not understood here, or stands twice"),
        (3, "revision 2", "Toy of revision 2 is not read; this version reads 1"),
        (3, "revision one", "'one' is not a whole number of at most 39 digits"),
        (3, "revision " + "9" * 5000, "is not a whole number of at most 39 digits"),
        (4, "cards 0000", "it was played with other cards (0000) than these (70797465737470)"),
        (5, "seats 9", "Toy has 2 to 4 seats, not 9"),
        (5, "seats -3", "'-3' is not a whole number"),
        (5, "seats \u0663", "is not a whole number"),
        (5, "game toy", "'game toy' is not understood here, or stands twice"),
        (6, "seed 1e9", "'1e9' is not a whole number"),
        (6, f"seed {2**128}", "a seed is a whole number from 0 to 2**128 - 1"),
        (7, "option rounds 9", "option rounds: '9' is not a whole number from 1 to 6"),
        (7, 'option rounds "2"', "option rounds: '2' is not a whole number from 1 to 6"),
        (7, "option rounds", "'' is not understood as a value"),
        (7, "option rounds " + "[" * 100_000, "is not understood as a value"),
        (7, "option rounds " + "9" * 5000, "is not understood as a value"),
        (7, "option tempo 3", "Toy has no rules option 'tempo'; there are: rounds, extras"),
        (7, "option marks on", "Toy has no rules option 'marks'; it concerns the table only"),
        (8, 'option extras ["drum"]', "option extras: \"['drum']\" is not a list of different ids out of bell, whistle"),
        (8, "option rounds 2", "'option rounds 2' is not understood here, or stands twice"),
        (8, "practice", ""),
        (9, "practise", "'practise' is not understood here"),
        (10, "move", "'move' is not understood here"),
        (10, "moves 7", "'moves 7' is not understood here"),
        (11, "0", "'0' is not 'SEAT ACTION', perhaps followed by 'bot' or 'auto'"),
        (11, "", "'' is not 'SEAT ACTION', perhaps followed by 'bot' or 'auto'"),
        (11, "0 card(1) human", "'0 card(1) human' is not 'SEAT ACTION', perhaps followed by 'bot' or 'auto'"),
        (11, "3 card(1)", "there is no seat 3: the seats are 0 to 2"),
        (11, "x card(1)", "'x' is not a whole number"),
        (11, "9" * 5000 + " card(1)", "is not a whole number"),
        (11, "0 card(9)", "no action is called 'card(9)'; the verbs of this game are card, peek, pass"),
        (11, "0 " + "x" * 5000, "no action is called 'xxx"),
        (11, "0 peek", "seat 0 may not peek now; legal are card("),
    ],
)  # fmt: skip
def test_every_kind_of_damaged_line_is_named(number: int, line: str, reason: str) -> None:
    error = refused(with_line(number, line))
    assert error.line == (number if line != "practice" else 9)  # there it is the second one that is too much
    assert reason in error.reason


@pytest.mark.parametrize(("key", "number"), [("game", 2), ("revision", 3), ("cards", 4), ("seats", 5), ("seed", 6)])
def test_a_line_that_is_missing_is_named(key: str, number: int) -> None:
    assert f"the line '{key}' is missing" in refused(signed(LINES[: number - 1] + LINES[number:])).reason


def test_options_that_are_not_written_have_their_defaults() -> None:
    match = Match.new("toy", seats=2, seed=1)
    lines = [line for line in match.record().splitlines() if not line.startswith("option ")]
    same(Match.read(signed(lines)), match)


@pytest.mark.parametrize(
    ("end", "reason"),
    [
        ("", "the record breaks off"),
        ("end", "the record breaks off"),
        ("end 7", "the end must read 'end COUNT totals N,N,... sum HEX'"),
        ("end 7 key 00 sum 00", "the end must read"),
        ("end x totals 0,0,0 sum 00", "'x' is not a whole number"),
        ("end " + "9" * 5000 + " totals 0,0,0 sum 00", "is not a whole number"),
        ("end 6 totals 0,0,0 sum 00", "6 moves were written and 7 are here"),
        ("end 7 totals 0,0,0 sum 00", "the sum does not fit: a line was changed"),
    ],
)
def test_every_kind_of_damaged_end_is_named(end: str, reason: str) -> None:
    assert reason in refused("\n".join([*LINES[:-1], end])).reason


def test_a_match_that_plays_to_another_result_is_refused() -> None:
    end = LINES[-1].split()
    end[3] = "1,2,3"
    error = refused(signed([*LINES[:-1], " ".join(end)]))
    assert error.line == len(LINES)
    assert error.reason == f"played again, the totals are {LINES[-1].split()[3]}, not 1,2,3 as written"


def test_a_line_that_is_changed_by_itself_is_noticed_by_the_sum() -> None:
    assert refused(TEXT.replace("seed 1", "seed 2")).line == len(LINES)


def test_moves_after_the_end_are_refused_at_their_line() -> None:
    match = Match.new("toy", seats=2, seed=1, options={"rounds": 1})
    rng = Rng(1)
    while match.state.actors():
        match.play(*pick(match.state, rng))
    lines = match.record().splitlines()
    end = lines[-1].split()
    lines[-1:] = ["0 pass", " ".join(["end", str(int(end[1]) + 1), *end[2:]])]
    error = refused(signed(lines))
    assert (error.line, error.reason) == (len(lines) - 1, "seat 0 cannot act: the match is over")
    assert isinstance(error.__cause__, IllegalAction)


def damaged(data: st.DataObject) -> str:
    """Flip, delete, double, swap or cut lines or characters."""
    text, lines = TEXT, list(LINES)
    at = data.draw(st.integers(0, len(lines) - 1))
    to = data.draw(st.integers(0, len(lines) - 1))
    char = data.draw(st.integers(0, len(text) - 1))
    what = data.draw(st.sampled_from(["flip", "insert", "delete", "cut", "head", "line gone", "line twice", "swap", "line cut", "word"]))
    other = data.draw(st.sampled_from(list("0123456789abcdef ()[],.-\n\r\t\"'x\u0663\ud7ff")))
    if what in ("flip", "insert", "delete"):
        return text[:char] + (other if what != "delete" else "") + text[char + (what != "insert") :]
    if what == "cut":
        return text[:char]
    if what == "head":
        return text[char:]
    if what == "line gone":
        del lines[at]
    elif what == "line twice":
        lines.insert(to, lines[at])
    elif what == "swap":
        lines[at], lines[to] = lines[to], lines[at]
    elif what == "line cut":
        lines[at] = lines[at][: len(lines[at]) // 2]
    else:
        lines[at] = " ".join([*lines[at].split()[:-1], data.draw(st.sampled_from(["0", "7", "card(2)", "bot", "peek", "99999999999999999999"]))])
    return "\n".join(lines) + "\n"


@settings(max_examples=400, deadline=None)
@given(st.data(), st.booleans())
def test_any_damage_is_refused_by_line_or_does_no_harm(data: st.DataObject, signs: bool) -> None:
    """Damage alone is found or harmless; where somebody also mends the sum, what is read is at least a match that can be played."""
    text = damaged(data)
    lines = text.strip().splitlines()
    if signs and len(lines) > 1 and lines[-1].startswith("end ") and len(lines[-1].split()) == 6:
        text = signed(lines)
    try:
        match = Match.read(text)
    except BadRecord:
        refused(text)
        return
    if not signs:
        same(match, sample())
    assert Match.read(match.record()).state.key() == match.state.key()


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=400))
def test_any_text_is_refused(text: str) -> None:
    refused(text)
    refused("dvergar record 1\n" + text)


def test_choices_that_look_like_numbers_and_lists_come_back_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    class Odd(ToyGame):
        options = (
            Option("rounds", "range", 1, "Odd.", "rules", low=1, high=5),
            Option("mood", "choice", "2", "Odd.", "rules", values=["2", "-", "[]", "3p", '"', "a"]),
            Option("mood_2", "range", 1, "Odd.", "rules", low=-5, high=5),
        )

    monkeypatch.setattr("dvergar.engine.record.find", lambda id, cards: Odd())
    for seed in range(60):
        match = Match.new(Odd(), seats=2, seed=seed, options=some_options(Odd(), Rng(seed)))
        assert Match.read(match.record()).options == match.options
    lines = Match.new(Odd(), seats=2, seed=1).record().splitlines()
    at = lines.index("option mood_2 1")
    lines[at] = "option mood_2 9"
    assert refused(signed(lines)).line == at + 1
