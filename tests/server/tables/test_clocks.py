"""Time to think: what a move costs, what stands still, and that nobody loses by the clock alone."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from starlette.applications import Starlette

from dvergar.server.messages.table import Clock
from dvergar.server.tables.clocks import Clocks
from serving import Browser, serving, toy_app


def test_a_bank_pays_for_each_move_and_gets_its_increment() -> None:
    clocks = Clocks(Clock("bank", 60, 5), 2)
    clocks.ask([(0, 1)], 100.0)
    assert clocks.spent(0, 10, 107.5) == 7_500
    clocks.charge(0, 7_500)
    assert clocks.left == [57_500, 60_000]
    clocks.ask([(1, 1)], 107.5)
    assert (clocks.spent(0, 10, 200.0), clocks.spent(1, 10, 110.0)) == (0, 2_500)


def test_a_clock_for_each_move_begins_anew() -> None:
    clocks = Clocks(Clock("move", 30), 1)
    clocks.ask([(0, 1)], 0.0)
    clocks.charge(0, 20_000)
    assert clocks.left == [30_000]
    clocks.ask([(0, 2)], 20.0)
    assert clocks.spent(0, 10, 21.0) == 1_000


def test_it_stands_still_for_a_lost_connection_but_not_for_ever() -> None:
    clocks = Clocks(Clock("bank", 60), 1)
    clocks.ask([(0, 1)], 0.0)
    clocks.away(0, True, 5.0)
    assert clocks.spent(0, 20, 15.0) == 5_000
    assert clocks.spent(0, 20, 45.0) == 25_000, "after the grace time it goes on"
    clocks.away(0, False, 15.0)
    assert clocks.spent(0, 20, 18.0) == 8_000
    clocks.away(0, True, 18.0)
    clocks.ask([], 20.0)
    clocks.ask([(0, 2)], 30.0)
    assert clocks.spent(0, 20, 35.0) == 0, "who is away when asked has not begun to think"


def test_time_begins_when_what_others_did_has_been_told() -> None:
    clocks = Clocks(Clock("bank", 60), 2)
    clocks.ask([(0, 1)], 0.0)
    clocks.tell([1, 1, -1, 0], 0.0)  # two deeds of the other seat, one of the house, and an own one, which is not told
    assert [(each.left, each.running, each.begins) for each in clocks.told([0], 10, 1.0)] == [(60_000, True, 2_000), (60_000, False, 0)]
    assert (clocks.spent(0, 10, 3.0), clocks.spent(0, 10, 5.0)) == (0, 2_000)
    clocks.tell([1] * 9, 5.0)
    assert clocks.spent(0, 10, 6.0) == 3_000, "a decision that runs is not begun anew"
    clocks.ask([(0, 2)], 8.0)
    clocks.tell([1] * 99, 8.0)
    assert (clocks.spent(0, 10, 23.0), clocks.spent(0, 10, 24.0)) == (0, 1_000), "however much has happened"
    clocks.away(0, True, 24.0)
    clocks.ask([(0, 3)], 30.0)
    clocks.tell([1] * 4, 30.0)
    clocks.away(0, False, 32.0)
    assert clocks.spent(0, 10, 35.0) == 1_000, "who is away while it is told gains nothing"


@pytest.mark.parametrize("clock", [{"kind": "move", "seconds": 4}, {"kind": "bank", "seconds": 10**9}, {"kind": "move", "seconds": 30, "increment": 5}])
def test_clocks_that_cannot_be(tmp_path: Path, clock: dict[str, object]) -> None:
    with serving(toy_app(tmp_path)) as address:
        answer = Browser(address).post("/api/tables", {"game": "toy", "seats": [{"kind": "me"}, {"kind": "open"}], "clock": clock})
        assert (answer.status, answer.json["word"]) == (422, "error-clock")


def test_a_table_grants_the_time_in_which_a_page_tells(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address:
        anna = Browser(address)
        with anna.line(anna.table("me", "bold", clock={"kind": "bank", "seconds": 60})) as line:
            assert line.asked()["table"]["clocks"][0]["begins"] == 0
            line.play()
            clock = line.asked()["table"]["clocks"][0]
            assert clock["running"] is True
            assert clock["begins"] > 0


def test_time_is_told_kept_over_a_restart_and_ends_nothing(tmp_path: Path) -> None:
    def house() -> Starlette:
        return toy_app(tmp_path)

    with serving(house()) as address:
        anna = Browser(address)
        table = anna.table("me", "bold", clock={"kind": "bank", "seconds": 5})
        with anna.line(table) as line:
            first = line.asked()
            assert first["table"]["clock"] == {"kind": "bank", "seconds": 5}
            assert first["table"]["clocks"][0]["running"] is True
            time.sleep(0.4)
            line.play()
            left = line.asked()["table"]["clocks"][0]["left"]
            assert left <= 4_600
    time.sleep(1)
    begun = time.monotonic()
    with serving(house()) as address:
        anna.address = address
        with anna.line(table) as line:
            again = line.asked()["table"]["clocks"][0]["left"]
            assert again <= left + 400, "what the last decision had cost before the restart is given back, no more"
            assert again > left - 1000 * (time.monotonic() - begun) - 500, "no time runs while no server does"
            time.sleep(5.2)
            line.look(0)
            line.send({"t": "say", "seat": 0, "phrase": "oops"})
            assert line.until(lambda show: bool(show["chat"]))["table"]["clocks"][0]["left"] < 0
            assert line.finish()["table"]["status"] == "over"
