"""Tables made long by what nothing comes of: how much a seat may add, what loading costs, and how long others wait meanwhile."""

from __future__ import annotations

import sqlite3
import statistics
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import dvergar
from dvergar.engine.match import Match
from dvergar.engine.rng import Rng
from dvergar.server import rates
from dvergar.server.app import create_app
from dvergar.server.storage.store import FILE
from dvergar.server.tables import changes, measures, table
from serving import Browser, Line, serving, thread_bots, toy_app
from support import pick

PAIRS = 1_900
BEFORE = 40  # actions before them


@contextmanager
def house(data: Path) -> Iterator[str]:
    """Serve Nidavellir."""
    with serving(create_app(data, games=[dvergar.game("nidavellir")], bots=thread_bots())) as address:
        yield address


def lengthen(data: Path, id: str) -> None:
    """Add so many pairs of a secret bid and its withdrawal to a stored table, in the middle of the match."""
    with sqlite3.connect(data / FILE) as database:
        created = changes.read(database.execute("SELECT data FROM event WHERE table_id = ? AND n = 0", (id,)).fetchone()[0])
        assert isinstance(created, changes.Created)
        match, rng, texts = Match(dvergar.game(created.game), len(created.chairs), int(created.seed, 16), created.rules), Rng(1), []

        def play(seat: int, action: int) -> None:
            match.play(seat, action)
            texts.append(changes.write(changes.Played(seat, match.game.actions.name(action))))

        while len(match.log) < BEFORE or not match.state.secret() or len(match.state.actors()) < 2:  # whoever has Uline bids later
            play(*pick(match.state, rng))
        seat, action = pick(match.state, rng)
        for _ in range(PAIRS):
            play(seat, action)
            match.undo(seat)
            texts.append(changes.write(changes.Undone(seat)))
        database.executemany("INSERT INTO event (table_id, n, at, data) VALUES (?, ?, 0, ?)", [(id, n, text) for n, text in enumerate(texts, 1)])
    database.close()


def test_loading_a_long_table_is_cheap_and_keeps_nobody_waiting(tmp_path: Path) -> None:
    with house(tmp_path) as address:
        anna = Browser(address)
        long, short = (anna.table("me", "me", "me", game="nidavellir") for _ in range(2))
    lengthen(tmp_path, long)
    waits: list[float] = []

    def others(browser: Browser) -> None:
        begun = time.monotonic()
        assert browser.get(f"/api/tables/{short}").status == 200
        waits.append(time.monotonic() - begun)

    with house(tmp_path) as address, ThreadPoolExecutor(1) as pool:
        anna.address = address
        others(anna)
        waits.clear()
        loading = []
        for _ in range(5):  # nobody reads the table, so that it is loaded anew each time
            begun = time.monotonic()
            found = pool.submit(lambda: anna.get(f"/api/tables/{long}"))
            while not found.done():
                others(anna)
            assert found.result().json["status"] == "playing"
            loading.append(time.monotonic() - begun)
        with anna.line(long) as line:
            show = line.look(0)
            assert len([event for event in line.story if event["kind"]]) > BEFORE
            assert show["rev"] > 2 * PAIRS
    print(f"a table with {PAIRS} withdrawn bids: {statistics.median(loading):.3f} s; others wait {quantiles(waits)}")
    assert min(loading) < 1.0, loading
    assert statistics.median(waits) < 0.5, waits


def quantiles(waits: list[float]) -> str:
    """Return median and 99th percentile in milliseconds."""
    ordered = sorted(waits)
    return f"{statistics.median(ordered) * 1000:.1f} ms (p99 {ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)] * 1000:.1f} ms, {len(ordered)} requests)"


def test_a_seat_that_changes_its_mind_for_ever_is_told_to_play_on(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address, ExitStack() as stack:
        anna, bert = Browser(address), Browser(address)
        id = anna.table("me", "open", "open")
        for name in ("Bert", "Cora"):
            bert.post(f"/api/tables/{id}/join", {"name": name})
        line, other = stack.enter_context(anna.line(id)), stack.enter_context(bert.line(id))
        line.until(lambda show: bool(show["view"]))
        other.look(1)

        def tried(message: dict[str, Any]) -> str:
            rev = line.show["rev"]
            line.send({**message, "seat": 0})
            while (heard := line.receive())["t"] != "refused":
                if heard["rev"] > rev:
                    return ""
            return str(heard["failure"]["word"])

        def bid() -> None:
            line.send({"t": "play", "seat": 0, "decision": line.show["decision"], "action": line.show["view"]["choices"][0]["action"]})
            line.answered(line.show)

        taken_back = 0
        while True:
            bid()
            if word := tried({"t": "undo", "decision": line.show["decision"]}):
                break
            taken_back += 1
        assert (word, taken_back) == ("error-enough", table.MOST_ASIDE)
        names = [tried({"t": "rename", "name": f"Anna {n}"}) for n in range(table.MOST_ASIDE + 1)]
        assert (set(names[:-1]), names[-1]) == ({""}, "error-enough")
        other.until(lambda show: bool(show["view"]["choices"]))
        other.play()  # somebody else decides, and so does Anna from then on
        assert tried({"t": "rename", "name": "Anna"}) == ""
        assert tried({"t": "undo", "decision": line.show["decision"]}) == ""
        assert line.show["rev"] < 4 * table.MOST_ASIDE


def test_what_a_seat_has_added_is_counted_when_the_table_is_loaded_again(tmp_path: Path) -> None:
    """Else whoever leaves and comes back could go on."""
    anna = Browser("")
    words: list[str] = []
    for _ in range(2):
        with serving(toy_app(tmp_path)) as address:
            anna.address = address
            id = words[0] if words else anna.table("me", "me")
            words = words or [id]
            with anna.line(id) as line:
                line.look(0)
                for n in range(table.MOST_ASIDE):
                    line.send({"t": "rename", "seat": 0, "name": f"Anna {n}"})
                line.send({"t": "rename", "seat": 0, "name": "Once more"})
                words.append(line.refused()["word"])
    assert words[1:] == ["error-enough"] * 2


def test_many_sockets_of_a_person_have_one_measure(tmp_path: Path) -> None:
    with serving(toy_app(tmp_path)) as address, ExitStack() as stack:
        anna, bert = Browser(address), Browser(address)
        id = anna.table("me", "open")
        bert.post(f"/api/tables/{id}/join", {"name": "Bert"})
        lines = [stack.enter_context(anna.line(id)) for _ in range(4)]
        each = rates.MESSAGES.burst // 4 + 100
        for line in lines:
            for _ in range(each):
                line.send("{}")
        words = [[line.refused()["word"] for _ in range(each)] for line in lines]
        assert sum(word == "error-busy" for told in words for word in told) > 0
        with bert.line(id) as line:  # whose measure is his own
            line.until(lambda show: bool(show["view"]["choices"]))
            line.play()


def test_sockets_are_bounded_for_each_person_and_for_all_who_watch(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.setattr(measures, "MOST_WATCHING", 4)  # few, for a client that leaves more than 16 messages unread does not close at once
    monkeypatch.setattr(measures, "MOST_SOCKETS", 3)
    with serving(toy_app(tmp_path)) as address, ExitStack() as stack:
        anna, bert, crowd = Browser(address), Browser(address), Browser(address)
        id = anna.table("me", "open")
        bert.post(f"/api/tables/{id}/join", {"name": "Bert"})

        def entered(browser: Browser) -> Line | None:
            line = stack.enter_context(browser.line(id))
            heard = line.receive()
            assert heard["t"] == "show" or heard["failure"]["word"] == "error-many-pages"
            return line if heard["t"] == "show" else None

        assert [entered(crowd) is not None for _ in range(6)] == [True] * 4 + [False] * 2
        assert [entered(anna) is not None for _ in range(5)] == [True] * 3 + [False] * 2
        line = entered(bert)
        assert line is not None, "a seat's person comes in however many watch"
        line.play()
