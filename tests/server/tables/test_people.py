"""Who sits at a table: joining, leaving, handing over, bots that stand in, votes, ready check, chat, playing again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

import dvergar
import toy
from dvergar.bots import offered
from serving import Browser, Line, serving, thread_bots, toy_app

STRONGEST = offered(toy.create(None))[-1]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that keeps an absent person's seat for no time at all."""
    with serving(toy_app(tmp_path_factory.mktemp("house"), grace=0, bots=thread_bots(2))) as address:
        yield address


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that keeps it for an hour."""
    with serving(toy_app(tmp_path_factory.mktemp("patient"), grace=3600, bots=thread_bots(2))) as address:
        yield address


class Party:
    """Some browsers at one table, each with a line; the first one is the host's."""

    def __init__(self, address: str, count: int, stack: ExitStack, bots: int = 0, **more: Any) -> None:
        self.browsers = [Browser(address) for _ in range(count)]
        self.table = self.browsers[0].table("me", *["open"] * (count - 1), *["bold"] * bots, **more)
        for number, browser in enumerate(self.browsers[1:], 1):
            assert browser.post(f"/api/tables/{self.table}/join", {"name": f"Guest {number}", "seat": number}).status == 200
        self.lines: list[Line] = [stack.enter_context(browser.line(self.table)) for browser in self.browsers]
        for line in self.lines:
            line.until(lambda show: True)

    def ask(self, number: int, kind: str, **more: object) -> dict[str, Any]:
        """Let somebody ask for something that is granted; all lines see it."""
        line = self.lines[number]
        rev = max(each.show["rev"] for each in self.lines)
        line.send({"t": kind, "seat": number, **more})
        for each in self.lines:
            each.reach(rev + 1)
        return line.show

    def refused(self, number: int, kind: str, **more: object) -> str:
        """Let somebody ask for something that is refused, and return the word."""
        self.lines[number].send({"t": kind, "seat": number, **more})
        return str(self.lines[number].refused()["word"])

    def finish(self) -> None:
        """Let everybody play the first choice until the match is over."""
        line = self.lines[0]
        while line.until(lambda show: bool(show["view"]["over"] or set(show["view"]["actors"]) & set(range(len(self.lines)))))["table"]["status"] != "over":
            asked = next(seat for seat in line.show["view"]["actors"] if seat < len(self.lines))
            self.lines[asked].reach(line.show["rev"])
            rev = self.lines[asked].play()["rev"] if self.lines[asked].show["view"]["choices"] else self.lines[asked].show["rev"]
            line.reach(rev)

    def seats(self, number: int = 0) -> list[dict[str, Any]]:
        """Return the seats as somebody sees them."""
        found: list[dict[str, Any]] = self.lines[number].show["table"]["seats"]
        return found


def test_the_match_waits_until_everybody_is_ready(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack, bots=1, ready=True)
        assert party.lines[0].show["view"] is None
        assert [seat["ready"] for seat in party.ask(0, "ready", ready=True)["table"]["seats"]] == [True, False, True]
        assert party.ask(0, "ready", ready=False)["view"] is None
        party.ask(1, "ready", ready=True)
        assert party.lines[1].show["table"]["status"] == "open"
        assert party.ask(0, "ready", ready=True)["view"] is not None
        assert party.refused(0, "ready", ready=False) == "error-begun"


def test_who_leaves_before_the_start_frees_the_seat(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 3, stack, ready=True)
        party.ask(2, "leave")
        assert [seat["kind"] for seat in party.seats()] == ["person", "person", "open"]
        assert party.lines[2].show["table"]["mine"] == []
        assert party.refused(2, "ready", ready=True) == "error-not-yours"
        assert party.browsers[2].post(f"/api/tables/{party.table}/join", {"name": "Again", "colour": "plum"}).json["table"]["mine"] == [2]
        party.lines[0].until(lambda show: bool(show["table"]["seats"][2]["colour"] == "plum"))


def test_the_host_sends_away_and_fills_up_before_the_start(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 3, stack, ready=True)
        party.lines[1].send({"t": "kick", "seat": 2})
        assert party.lines[1].refused()["word"] == "error-host-only"
        party.lines[0].send({"t": "kick", "seat": 2})
        party.lines[0].until(lambda show: bool(show["table"]["seats"][2]["kind"] == "open"))
        party.lines[0].send({"t": "stand_in", "seat": 2, "level": "bold", "name": "Nori"})
        shown = party.lines[0].until(lambda show: bool(show["table"]["seats"][2]["kind"] == "bot"))
        assert shown["table"]["seats"][2]["name"] == "Nori"
        assert shown["table"]["seats"][2]["stand_in"] is False
        party.lines[0].send({"t": "kick", "seat": 2})
        party.lines[0].until(lambda show: bool(show["table"]["seats"][2]["kind"] == "open"))
        party.lines[0].send({"t": "stand_in", "seat": 2})
        shown = party.lines[0].until(lambda show: bool(show["table"]["seats"][2]["kind"] == "bot"))
        assert shown["table"]["seats"][2]["level"] == STRONGEST


def test_a_bot_stands_in_for_an_absent_person_who_comes_back(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack)
        host = party.lines[0]
        host.send({"t": "stand_in", "seat": 1, "level": "bold"})
        assert host.refused()["word"] == "error-grace", "who is at the table is not absent"
        party.lines[1].__exit__(None, None, None)
        host.until(lambda show: not show["table"]["seats"][1]["online"])
        host.send({"t": "stand_in", "seat": 1, "level": "bold"})
        shown = host.until(lambda show: bool(show["table"]["seats"][1]["stand_in"]))
        assert (shown["table"]["seats"][1]["kind"], shown["table"]["seats"][1]["name"]) == ("bot", "Guest 1")
        host.until(lambda show: show["view"]["actors"] == [0])
        with party.browsers[1].line(party.table) as back:
            back.until(lambda show: True)
            assert back.show["table"]["mine"] == [1]
            back.send({"t": "play", "seat": 1, "decision": back.show["decision"], "action": 1})
            assert back.refused()["word"] == "error-stand-in"
            back.send({"t": "come_back", "seat": 1})
            back.until(lambda show: show["table"]["seats"][1]["kind"] == "person")
            if host.play()["view"]["actors"] == [0]:  # the host has won the round, and is asked before anybody else
                host.play()
            back.until(lambda show: bool(show["view"]["choices"]))
            back.play()


def test_an_absent_persons_seat_is_kept_for_the_grace_time_unless_the_others_agree(patient: str) -> None:
    with ExitStack() as stack:
        party = Party(patient, 3, stack)
        party.lines[2].__exit__(None, None, None)
        host = party.lines[0]
        host.until(lambda show: not show["table"]["seats"][2]["online"])
        host.send({"t": "kick", "seat": 2})
        failure = host.refused()
        assert failure["word"] == "error-grace"
        assert 3590 <= failure["args"]["seconds"] <= 3600
        del party.lines[2]
        shown = party.ask(0, "propose", what="stand_in", on=2)
        assert shown["table"]["motion"] == {"seat": 0, "what": "stand_in", "on": 2, "voters": [1], "yes": []}
        assert party.refused(1, "propose", what="kick", on=0) == "error-motion"
        party.ask(1, "vote", yes=True)
        assert party.seats()[2]["stand_in"] is True
        assert party.seats()[2]["level"] == STRONGEST
        assert party.lines[0].show["table"]["motion"] is None


def test_two_people_alone_cannot_vote_each_other_out(patient: str) -> None:
    with ExitStack() as stack:
        party = Party(patient, 2, stack)
        assert party.refused(0, "propose", what="kick", on=1) == "error-few-voters"


def test_going_back_needs_the_consent_of_the_others_and_makes_it_practice(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack)
        for line in party.lines:
            line.until(lambda show: bool(show["view"]["choices"]))
        hands = [line.show["view"]["hand"] for line in party.lines]
        assert party.refused(0, "propose", what="undo", on=0) == "error-undo-nothing"
        for line in party.lines:
            line.play()
        host = party.lines[0].until(lambda show: bool(show["can_ask_back"]))
        assert (host["can_undo"], host["can_go_back"]) == (False, False)
        party.lines[1].reach(host["rev"])
        party.ask(0, "propose", what="undo", on=0)
        assert party.lines[1].show["table"]["motion"]["voters"] == [1]
        assert party.refused(0, "vote", yes=True) == "error-no-vote"
        party.ask(1, "vote", yes=False)
        assert party.lines[0].show["table"]["motion"] is None
        party.ask(0, "propose", what="undo", on=0)
        party.ask(1, "vote", yes=True)
        for line, hand in zip(party.lines, hands, strict=True):
            assert line.show["table"]["practice"] is True
            assert line.show["view"]["hand"] == hand
        assert party.lines[0].show["view"]["chosen"] == 0
        assert [event["kind"] for event in party.lines[0].story].count("showed") == 0


def test_a_move_ends_what_was_asked_and_so_does_who_asked(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack)
        for line in party.lines:
            line.until(lambda show: bool(show["view"]["choices"]))
            line.play()
        party.lines[0].until(lambda show: bool(show["can_ask_back"]))
        party.ask(0, "propose", what="undo", on=0)
        party.ask(0, "vote", yes=False)
        assert party.lines[1].show["table"]["motion"] is None
        asked = party.ask(0, "propose", what="undo", on=0)["view"]["actors"][0]
        party.lines[asked].play()
        assert party.lines[asked].show["table"]["motion"] is None
        assert party.refused(1, "vote", yes=True) == "error-no-motion"


def test_a_seat_is_handed_over_and_its_old_link_opens_it_no_longer(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack)
        (old,) = party.browsers[1].tokens[party.table]
        assert party.browsers[1].post(f"/api/tables/{party.table}/hand", {"seat": 0}).status == 403
        answer = party.browsers[1].post(f"/api/tables/{party.table}/hand", {"seat": 1})
        (key,) = answer.json["keys"]
        assert answer.json["table"]["mine"] == []
        heir = Browser(house)
        assert heir.post(f"/api/tables/{party.table}/claim", {"token": old}).status == 403
        assert heir.post(f"/api/tables/{party.table}/claim", {"token": key["token"]}).json["table"]["mine"] == [1]
        with heir.line(party.table) as line:
            line.until(lambda show: bool(show["view"]["choices"]))
            line.send({"t": "rename", "seat": 1, "name": "Heir", "colour": "frost"})
            line.until(lambda show: show["table"]["seats"][1]["name"] == "Heir")
            line.play()
        assert old.encode() not in b"".join(party.lines[0].heard)


def test_what_is_said_reaches_all_and_is_told_again_to_who_comes_later(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack)
        party.ask(0, "say", text="  Well  met ")
        party.ask(1, "say", phrase="hello")
        assert party.lines[0].show["chat_from"] == 1
        assert party.lines[0].show["chat"] == [{"seat": 1, "phrase": "hello"}]
        assert party.refused(1, "say", text="x" * 281) == "error-text-long"
        assert party.refused(1, "say", text=" ") == "error-text-empty"
        assert party.refused(1, "say", phrase="rubbish") == "error-phrase"
        watching = stack.enter_context(Browser(house).line(party.table))
        watching.until(lambda show: True)
        assert watching.show["chat"] == [{"seat": 0, "text": "Well met"}, {"seat": 1, "phrase": "hello"}]
        watching.send({"t": "say", "seat": 0, "text": "I am Anna"})
        assert watching.refused()["word"] == "error-not-yours"


def test_pointing_at_a_thing_reaches_all_and_changes_nothing(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack)
        before = party.lines[1].show
        party.ask(0, "say", at="hex:E5")
        party.lines[1].until(lambda show: bool(show["chat"]))
        after = party.lines[1].show
        assert after["chat"] == [{"seat": 0, "at": "hex:E5"}]
        assert (after["view"], after["decision"]) == (before["view"], before["decision"])
        for rubbish in ("hex", "<b>:x"):  # more would be too much talk at once
            assert party.refused(0, "say", at=rubbish) == "error-point"
        assert party.refused(0, "say", at="hex:E5", text="look") == "error-point"


def test_a_vacant_seat_in_play_can_be_taken_by_somebody_else(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack)
        party.ask(1, "leave")
        assert party.seats()[1]["kind"] == "open"
        assert party.lines[0].show["table"]["status"] == "playing"
        late = Browser(house)
        assert late.post(f"/api/tables/{party.table}/join", {"name": "Late"}).json["table"]["mine"] == [1]
        with late.line(party.table) as line:
            line.until(lambda show: bool(show["view"]["choices"]))
            line.play()


def test_whoever_has_left_sees_only_what_all_may_see(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack)
        party.lines[1].until(lambda show: bool(show["view"]["choices"]))
        assert party.lines[1].show["view"]["hand"]
        party.ask(1, "leave")
        assert party.lines[1].show["seat"] is None
        assert party.lines[1].show["view"]["hand"] == []
        assert party.lines[1].show["view"]["choices"] == []


def test_the_same_people_play_again_on_the_same_seats(house: str) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack, bots=1, options={"rounds": 2})
        assert party.browsers[0].post(f"/api/tables/{party.table}/rematch", {}).json["word"] == "error-rematch"
        party.finish()
        first = party.browsers[1].post(f"/api/tables/{party.table}/rematch", {}).json["table"]
        party.lines[0].until(lambda show: bool(show["table"]["next"] == first["id"]))
        assert first["mine"] == [1]
        assert [seat["ready"] for seat in first["seats"]] == [False, True, True]
        second = party.browsers[0].post(f"/api/tables/{party.table}/rematch", {}).json["table"]
        assert (second["id"], second["mine"], second["host"], second["status"]) == (first["id"], [0], True, "playing")
        assert Browser(house).post(f"/api/tables/{party.table}/rematch", {}).status == 409
        texts = [browser.get(f"/api/tables/{party.table}/record").body.decode() for browser in party.browsers]
        assert dvergar.Match.read(texts[0]).result().over
        assert json.loads(json.dumps(second["options"])) == party.lines[0].show["table"]["options"]


def test_wishes_that_make_no_sense_are_refused(house: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        party = Party(house, 2, stack, bots=1)
        line = party.lines[0]
        for message, word in [
            ({"t": "kick", "seat": 2}, "error-bot-stays"),
            ({"t": "kick", "seat": 9}, "error-no-seat"),
            ({"t": "stand_in", "seat": 2, "level": "bold"}, "error-bot-already"),
            ({"t": "stand_in", "seat": 1, "level": "genius"}, "error-level"),
            ({"t": "come_back", "seat": 0}, "error-no-stand-in"),
            ({"t": "vote", "seat": 0, "yes": True}, "error-no-motion"),
            ({"t": "propose", "seat": 0, "what": "kick", "on": 2}, "error-motion-seat"),
            ({"t": "propose", "seat": 0, "what": "kick", "on": 0}, "error-motion-seat"),
            ({"t": "rename", "seat": 0, "name": "x" * 25}, "error-name-long"),
            ({"t": "rename", "seat": 0, "name": "x", "colour": "mud"}, "error-message"),
            ({"t": "leave", "seat": 1}, "error-not-yours"),
        ]:
            line.send(message)
            assert line.refused()["word"] == word, message
        assert line.show["rev"] == party.lines[1].show["rev"]
