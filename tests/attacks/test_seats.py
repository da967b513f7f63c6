"""Takeovers: what a seat knows is shown to nobody who holds another seat of the match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

import toy
from dvergar.server.tables import changes
from dvergar.server.tables.table import Table
from serving import Answer, Browser, Line, serving, thread_bots, toy_app


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that keeps an absent person's seat for no time at all."""
    with serving(toy_app(tmp_path_factory.mktemp("house"), grace=0, bots=thread_bots())) as address:
        yield address


class Trio:
    """Three people at a table in its first secret bid; the third has bid and gone, and the first, a rival, has freed that seat."""

    def __init__(self, address: str, stack: ExitStack) -> None:
        self.rival, self.other, self.absent = (Browser(address) for _ in range(3))
        self.id = self.rival.table("me", "open", "open")
        for seat, browser in ((1, self.other), (2, self.absent)):
            assert self.join(browser, seat).status == 200
        (self.token,) = self.absent.tokens[self.id]
        with self.absent.line(self.id) as line:
            self.hand = line.until(lambda show: bool(show["view"]))["view"]["hand"]
            self.bid = line.play()["view"]["chosen"]
        self.line: Line = stack.enter_context(self.rival.line(self.id))
        self.line.until(lambda show: bool(show["view"]) and not show["table"]["seats"][2]["online"])
        self.line.send({"t": "kick", "seat": 2})
        self.line.until(lambda show: bool(show["table"]["seats"][2]["kind"] == "open"))

    def join(self, browser: Browser, seat: int | None) -> Answer:
        return browser.post(f"/api/tables/{self.id}/join", {"name": "Somebody", "seat": seat})

    def claim(self, browser: Browser, token: str) -> Answer:
        return browser.post(f"/api/tables/{self.id}/claim", {"token": token})

    def seen(self, browser: Browser, seat: int) -> dict[str, Any]:
        """Return what a browser sees as a seat of its own."""
        with browser.line(self.id) as line:
            line.until(lambda show: True)
            view: dict[str, Any] = line.look(seat)["view"]
            return view


def test_a_rival_does_not_inherit_the_seat_of_somebody_absent(house: str) -> None:
    with ExitStack() as stack:
        trio = Trio(house, stack)
        for browser in (trio.rival, trio.other):
            for seat in (2, None):
                answer = trio.join(browser, seat)
                assert (answer.status, answer.json["word"]) == (409, "error-other-seat")
            assert trio.claim(browser, trio.token).json["word"] == "error-other-seat"
            assert browser.get(f"/api/tables/{trio.id}/past/0?seat=2").status == 403
        stranger = Browser(house)
        assert trio.join(stranger, 2).json["table"]["mine"] == [2]
        assert trio.seen(stranger, 2)["chosen"] == trio.bid
        assert trio.claim(Browser(house), trio.token).json["word"] == "error-token", "somebody else sits there now"


def test_who_has_handed_a_seat_on_or_left_it_is_no_stranger(house: str) -> None:
    with ExitStack() as stack:
        trio = Trio(house, stack)
        (key,) = trio.other.post(f"/api/tables/{trio.id}/hand", {"seat": 1}).json["keys"]
        assert trio.join(trio.other, 2).json["word"] == "error-other-seat"
        heir = Browser(house)
        assert trio.claim(heir, key["token"]).json["table"]["mine"] == [1]
        assert trio.join(heir, 2).json["word"] == "error-other-seat"
        trio.line.send({"t": "leave", "seat": 0})
        trio.line.until(lambda show: bool(show["table"]["seats"][0]["kind"] == "open"))
        assert trio.join(trio.rival, 2).json["word"] == "error-other-seat"
        assert trio.claim(trio.rival, trio.token).json["word"] == "error-other-seat"
        assert trio.join(trio.rival, None).json["table"]["mine"] == [0], "to their own seat people come back"


@pytest.mark.parametrize("sits", ["nobody", "a bot"])
@pytest.mark.parametrize("way", ["link", "join", "come_back"])
def test_the_old_token_opens_a_seat_again_that_was_freed(house: str, sits: str, way: str) -> None:
    with ExitStack() as stack:
        trio = Trio(house, stack)
        if sits == "a bot":
            trio.line.send({"t": "stand_in", "seat": 2, "level": "bold", "name": "Nori"})
            trio.line.until(lambda show: bool(show["table"]["seats"][2]["kind"] == "bot"))
        back = Browser(house) if way == "link" else trio.absent
        if way == "link":
            assert trio.claim(back, trio.token).json["table"]["mine"] == [2]
        elif way == "join" and sits == "nobody":
            assert trio.join(back, None).json["table"]["mine"] == [2]
        elif way == "join":
            assert trio.join(back, 2).json["word"] == "error-full"
            return
        else:
            with back.line(trio.id) as line:
                assert line.receive()["table"]["mine"] == []
                line.send({"t": "come_back", "seat": 2})
                line.until(lambda show: show["table"]["mine"] == [2])
        assert trio.seen(back, 2)["hand"] == trio.hand
        shown = trio.line.until(lambda show: bool(show["table"]["seats"][2]["kind"] == "person"))
        assert shown["table"]["seats"][2]["name"] == "Somebody"


def test_tokens_of_two_seats_in_one_cookie_open_one_of_them(house: str) -> None:
    """What a program sends that is no page: it sees no more than a page would show."""
    with ExitStack() as stack:
        trio = Trio(house, stack)
        stranger = Browser(house)
        trio.join(stranger, 2)
        both = Browser(house)
        both.cookies[f"dvergar-{trio.id}"] = ".".join([*stranger.tokens[trio.id], *trio.rival.tokens[trio.id]])
        assert both.get(f"/api/tables/{trio.id}").json["mine"] == [0]
        assert both.get(f"/api/tables/{trio.id}/past/0?seat=2").status == 403
        with both.line(trio.id) as line:
            line.until(lambda show: True)
            line.send({"t": "look", "seat": 2})
            assert line.refused()["word"] == "error-not-yours"


def test_seats_held_together_from_the_start_stay_together(house: str) -> None:
    """On one device, on another one, seats taken one by one, and in the match after that."""
    host, guest, device = (Browser(house) for _ in range(3))
    id = host.table("me", "me", "open", "open", options={"rounds": 1})
    one = guest.post(f"/api/tables/{id}/join", {"name": "Two", "seat": 2})
    assert one.json["table"]["mine"] == [2]
    assert guest.post(f"/api/tables/{id}/join", {"name": "Three", "seat": 3}).json["table"]["mine"] == [2, 3]
    for token in guest.tokens[id]:
        device.post(f"/api/tables/{id}/claim", {"token": token})
    for browser, seats in ((host, [0, 1]), (guest, [2, 3]), (device, [2, 3])):
        assert browser.get(f"/api/tables/{id}").json["mine"] == seats
    with host.line(id) as first, guest.line(id) as second:
        while first.until(lambda show: bool(show["view"]))["table"]["status"] != "over":
            line = first if first.show["table"]["actors"][0] < 2 else second
            line.until(lambda show: bool(show["view"]))
            line.look(first.show["table"]["actors"][0])
            rev = line.play()["rev"]
            first.reach(rev)
            second.reach(rev)
    again = [browser.post(f"/api/tables/{id}/rematch", {}).json["table"] for browser in (host, guest)]
    assert [table["mine"] for table in again] == [[0, 1], [2, 3]]
    assert again[1]["status"] == "playing"


def test_a_seat_brought_to_another_one_before_the_start_is_held_with_it(house: str) -> None:
    host, guest = Browser(house), Browser(house)
    id = host.table("me", "open", "open")
    guest.post(f"/api/tables/{id}/join", {"name": "Guest", "seat": 1})
    (token,) = guest.tokens[id]
    assert host.post(f"/api/tables/{id}/claim", {"token": token}).json["table"]["mine"] == [0, 1]
    Browser(house).post(f"/api/tables/{id}/join", {"name": "Last"})
    assert host.get(f"/api/tables/{id}").json["mine"] == [0, 1]


def test_tables_of_earlier_servers_keep_what_their_cookies_open() -> None:
    """Where nobody has written down which seats were held together, any may be."""
    text = (
        '{"type":"created","game":"toy","revision":1,"cards":"%s","chairs":[{"kind":"person","key":"a"},{"kind":"open"}],'
        '"rules":{"rounds":4,"extras":[]},"display":{},"seed":"07","title":"","listed":false,"host":"h"}'
    )
    game = toy.create(None)
    table = Table("bcdfgh", {"toy": game}, 0)
    for each in (text % game.cards, '{"type":"sat","seat":1,"name":"Ivi","key":"b"}'):
        change = changes.read(each)
        assert changes.read(changes.write(change)) == change
        table.apply(change)
    assert table.status == "playing"
    assert table.mine(["a", "b"]) == [0, 1]
    table.apply(changes.read('{"type":"left","seat":1}'))
    assert table.mine(["a", "b"]) == [0]
    table.apply(changes.read('{"type":"sat","seat":1,"name":"Late","key":"c"}'))
    assert table.mine(["a", "c"]) == [0, 1]
