"""What the readers of one table are told: nothing that they may not know, what is new to each, and all of it again after a reset."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import toy
from dvergar.engine.game import OptionValue
from dvergar.server.security import hashed
from dvergar.server.tables.changes import Chair, Created, Played, Said, Undone
from dvergar.server.tables.feed import LINGER, PATIENCE, Pace
from dvergar.server.tables.table import Table
from eyes import Eyes


def table(seed: int) -> Table:
    game = toy.create(None)
    table = Table("bcdfgh", {"toy": game})
    chairs = [Chair("person", "Anna", key=hashed("anna")), Chair("person", "Bert", key=hashed("bert"))]
    rules: dict[str, OptionValue] = {"rounds": 4, "extras": []}
    table.apply(Created("toy", 1, game.cards, chairs, rules, {"marks": "on"}, f"{seed:x}", "", True, hashed("host")))
    return table


def hands(table: Table) -> list[list[int]]:
    assert table.match is not None
    assert isinstance(table.match.state, toy.ToyState)
    return table.match.state.hands


def test_twins_send_the_same_bytes_until_the_difference_is_revealed() -> None:
    """Two tables that differ only in what Anna cannot know: the other hand, the secret choice, the deck."""
    one = table(1)
    other = next(twin for seed in range(2, 2000) if hands(twin := table(seed))[0] == hands(one)[0] and hands(twin)[1] != hands(one)[1])
    for reader in (Eyes(0, "anna"), Eyes(None)):
        twins = [Eyes(reader.seat, "anna") if reader.seat is not None else Eyes(None) for _ in (one, other)]
        shows = [msgspec.json.encode(t.show(eyes)) for t, eyes in zip((one, other), twins, strict=True)]
        assert shows[0] == shows[1]
    for t, card in ((one, hands(one)[1][0]), (other, hands(other)[1][-1])):
        t.apply(Played(1, f"card({card})"))
    for seat, token in ((0, "anna"), (None, "")):
        shows = [msgspec.json.encode(t.show(Eyes(seat, token))) for t in (one, other)]
        assert shows[0] == shows[1]
    assert msgspec.json.encode(one.show(Eyes(1, "bert"))) != msgspec.json.encode(other.show(Eyes(1, "bert")))


@pytest.mark.parametrize("deltas", [False, True])
def test_steps_of_twins_are_the_same_bytes_too(deltas: bool) -> None:
    one = table(1)
    other = next(twin for seed in range(2, 2000) if hands(twin := table(seed))[0] == hands(one)[0] and hands(twin)[1] != hands(one)[1])
    every = [(0, "anna"), (None, ""), (1, "bert")]
    eyes = [[Eyes(seat, *([token] if token else []), deltas=deltas) for seat, token in every] for _ in (one, other)]
    for t, readers in zip((one, other), eyes, strict=True):
        for reader in readers:
            t.message(reader)
    for t, card in ((one, hands(one)[1][0]), (other, hands(other)[1][-1])):
        t.apply(Played(1, f"card({card})"))
    (anna, watching, bert), twins = [[t.message(reader) for reader in readers] for t, readers in zip((one, other), eyes, strict=True)]
    assert [anna, watching] == twins[:2]
    assert anna.startswith(b"[1,") == deltas
    assert bert != twins[2], "whose cards they are sees them"


def test_news_that_two_readers_hear_are_written_once_and_are_not_those_of_the_change_before() -> None:
    one, anna, watching = table(1), Eyes(0, "anna", deltas=True), Eyes(None, deltas=True)
    for eyes in (anna, watching):
        one.message(eyes)
    for seat in (1, 0):
        one.apply(first_card(one, seat))
        stories = [msgspec.json.decode(one.message(eyes))[4] for eyes in (anna, watching)]
        heard = [[[event.at, event.kind, event.seat, event.args] for event in one.feed.story(one, eyes.seat)] for eyes in (anna, watching)]
        assert [story == told[-len(story) :] for story, told in zip(stories, heard, strict=True)] == [True, True]
        assert all(stories)


def told(table: Table, eyes: Eyes) -> Any:
    """Return the next message to a reader; None where nothing is new."""
    message = table.message(eyes)
    return msgspec.json.decode(message) if message else None


def first_card(table: Table, seat: int) -> Played:
    return Played(seat, f"card({hands(table)[seat][0]})")


def test_a_cursor_moves_on_with_each_message_and_goes_back_when_it_is_reset() -> None:
    one, anna = table(1), Eyes(0, "anna")
    whole = told(one, anna)
    assert (whole["t"], whole["story_from"], anna.cursor.steps) == ("show", 0, 0)
    assert told(one, anna) is None, "nothing is new"
    one.apply(first_card(one, 0))
    one.apply(Said(1, "well"))
    step = told(one, anna)
    assert (step["t"], step["step"], step["story_from"], [event["kind"] for event in step["story"]]) == ("step", 1, 0, ["ready"])
    assert (step["chat_from"], [said["text"] for said in step["chat"]]) == (0, ["well"])
    assert (anna.cursor.story, anna.cursor.chat, anna.cursor.steps) == (1, 1, 1)
    one.feed.resend(anna)
    again = told(one, anna)
    assert (again["t"], again["story_from"], again["story"], again["chat"]) == ("show", 1, [], []), "all of the view, and no more of the story"
    anna.cursor.reset()
    again = told(one, anna)
    assert (again["t"], again["story_from"], len(again["story"]), len(again["chat"])) == ("show", 0, 1, 1)


def test_a_story_that_is_another_one_is_told_again_from_where_it_differs() -> None:
    one, anna, watching = table(1), Eyes(0, "anna"), Eyes(None)
    for eyes in (anna, watching):
        one.presence.arrive(eyes)
    one.apply(first_card(one, 1))
    one.apply(first_card(one, 0))
    for eyes in (anna, watching):
        assert told(one, eyes)["story_from"] == 0
    length = anna.cursor.story
    one.apply(Undone(0, True))
    assert anna.cursor.story == 1 < length, "what the other seat did stands"
    step = told(one, anna)
    assert (step["t"], step["story_from"], step["story"]) == ("step", 1, [])
    one.apply(first_card(one, 0))
    step = told(one, watching)
    assert (step["t"], step["story_from"]) == ("step", 1)
    assert [event["kind"] for event in step["story"]][:2] == ["ready", "showed"]


def test_who_looks_as_another_seat_is_told_that_seats_story() -> None:
    one, both = table(1), Eyes(0, "anna", "bert")
    one.apply(first_card(one, 0))
    assert told(one, both)["seat"] == 0
    one.feed.look_as(both, 1)
    show = told(one, both)
    assert (show["t"], show["seat"], show["story_from"], len(show["story"])) == ("show", 1, 0, 1)
    one.feed.look_as(both, 1)
    show = told(one, both)
    assert (show["t"], show["story_from"], show["story"]) == ("show", 1, [])


class Clock:
    """An event loop of which only the time is told and what is due is kept."""

    def __init__(self) -> None:
        self.now = 0.0
        self.due: list[tuple[float, Any, tuple[Any, ...]]] = []

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, call: Any, *args: Any) -> None:
        self.due.append((when, call, args))

    def come(self, late: float) -> None:
        """Do what is due, so late."""
        when, call, args = self.due.pop()
        self.now = when + late
        call(*args)


def test_views_wait_the_longer_the_later_the_event_loop_comes_and_never_more_than_a_tenth_of_a_second() -> None:
    pace, clock = Pace(), Clock()
    loop: Any = clock
    assert pace.pause(loop) == pace.pause(loop) == LINGER
    assert len(clock.due) == 1, "it is asked once at a time"
    clock.come(0.01)
    slower = pace.pause(loop)
    assert LINGER < slower < PATIENCE == 0.1
    for _ in range(9):
        clock.come(2.0)
        pace.pause(loop)
    assert pace.pause(loop) == PATIENCE
    for _ in range(20):
        clock.come(0.0)
        pace.pause(loop)
    assert pace.pause(loop) == pytest.approx(LINGER, abs=0.001)
    other: Any = Clock()
    pace.pause(other)
    assert len(other.due) == 1, "a loop that has ended is waited for no longer"
