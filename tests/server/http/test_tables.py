"""A table from its opening to its end, over real sockets."""

from __future__ import annotations

import json

import dvergar
from serving import Browser


def test_one_person_plays_with_bots_to_the_end(anna: Browser) -> None:
    table = anna.table("me", "bold", "random")
    with anna.line(table) as line:
        first = line.until(lambda show: bool(show["view"]["choices"]))
        assert first["seat"] == 0
        assert first["table"]["mine"] == [0]
        assert first["table"]["host"] is True
        assert first["table"]["seats"][0]["online"] is True
        last = line.finish()
    assert last["view"]["result"]["winners"]
    assert last["view"]["choices"] == []
    assert [event["kind"] for event in line.story].count("showed") == 4 * 3
    record = anna.get(f"/api/tables/{table}/record")
    match = dvergar.Match.read(record.body.decode())
    assert match.result().totals == last["view"]["result"]["totals"]
    assert {entry.by for entry in match.log if entry.seat > 0} == {"bot"}


def test_two_people_meet_at_a_table_by_its_link(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open", title="Friday")
    assert anna.get(f"/api/tables/{table}").json["status"] == "open"
    with anna.line(table) as one:
        waiting = one.until(lambda show: True)
        assert waiting["view"] is None
        assert waiting["table"]["title"] == "Friday"
        entered = bert.post(f"/api/tables/{table.upper()}/join", {"name": " Bert  of the Mine "}).json
        assert entered["table"]["mine"] == [1]
        assert entered["table"]["host"] is False
        assert [key["seat"] for key in entered["keys"]] == [1]
        one.until(lambda show: bool(show["view"]))
        assert one.show["table"]["seats"][1]["name"] == "Bert of the Mine"
        with bert.line(table) as two:
            two.until(lambda show: True)
            assert two.show["seat"] == 1
            while two.show["table"]["status"] != "over":
                for line in (one, two):
                    line.until(lambda show: bool(show["view"]["choices"] or show["view"]["actors"] == [] or show["seat"] not in show["view"]["actors"]))
                    if line.show["view"]["choices"]:
                        line.play()
                rev = max(one.show["rev"], two.show["rev"])
                for line in (one, two):
                    line.reach(rev)
            one.until(lambda show: bool(show["view"]["over"]))
            assert one.show["view"]["result"] == two.show["view"]["result"]


def test_a_spectator_sees_the_public_view(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "bold")
    with bert.line(table) as line:
        line.until(lambda show: bool(show["view"]))
        assert line.show["seat"] is None
        assert line.show["view"]["hand"] == []
        assert line.show["table"]["watching"] == 1
        assert line.show["table"]["mine"] == []


def test_pass_and_play_looks_through_one_seat_after_the_other(anna: Browser) -> None:
    table = anna.table("me", "me")
    with anna.line(table) as line:
        line.until(lambda show: True)
        assert line.show["seat"] is None, "with several seats nobody's hand is shown before the page asks"
        assert line.show["sits"] == [0, 1]
        for seat in (0, 1):
            line.look(seat)
            assert len(line.show["view"]["hand"]) == 3
            line.play()
        assert line.show["view"]["played"] != [0, 0]


def test_a_personal_link_moves_a_seat_to_another_device(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open")
    (token,) = anna.tokens[table]
    answer = bert.post(f"/api/tables/{table}/claim", {"token": token})
    assert answer.status == 200
    assert answer.json["table"]["mine"] == [0]
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert bert.get(f"/api/tables/{table}").json["mine"] == [0]


def test_one_browser_may_hold_several_seats_one_after_the_other(anna: Browser) -> None:
    table = anna.table("me", "open", "open")
    for seat in (2, None):
        assert anna.post(f"/api/tables/{table}/join", {"name": "Again", "seat": seat}).status == 200
    assert anna.get(f"/api/tables/{table}").json["mine"] == [0, 1, 2]
    assert anna.get(f"/api/tables/{table}").json["status"] == "playing"


def test_the_lobby_lists_own_and_open_tables(anna: Browser, bert: Browser) -> None:
    first, second, hidden = anna.table("me", "open"), anna.table("me", "bold"), anna.table("me", "open", listed=False)
    own = anna.get("/api/tables").json
    assert {info["id"] for info in own["mine"]} == {first, second, hidden}
    seen = bert.get("/api/tables").json
    assert seen["mine"] == []
    ids = [info["id"] for info in seen["open"]]
    assert first in ids
    assert second not in ids
    assert hidden not in ids


def test_a_table_of_bots_only_plays_by_itself(anna: Browser) -> None:
    table = anna.table("bold", "random")
    with anna.line(table) as line:
        line.until(lambda show: bool(show["table"]["status"] == "over"))
    assert anna.get(f"/api/tables/{table}").json["host"] is True


def test_options_of_rules_and_table_are_told_complete(anna: Browser) -> None:
    table = anna.table("me", "bold", options={"rounds": 2, "marks": "off", "extras": ["bell"]})
    assert anna.get(f"/api/tables/{table}").json["options"] == {"rounds": 2, "marks": "off", "extras": ["bell"]}
    with anna.line(table) as line:
        assert line.finish()["view"]["round"] == 2


def test_a_secret_answer_can_be_withdrawn_and_brought_back(anna: Browser, bert: Browser) -> None:
    table = anna.table("me", "open")
    bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
    with anna.line(table) as line:
        line.until(lambda show: bool(show["view"]["choices"]))
        start = line.show
        assert (start["can_undo"], start["can_go_back"]) == (False, False)
        played = line.play(-1)  # the hand may be three cards of a kind
        assert (played["can_undo"], played["can_redo"], played["view"]["chosen"] > 0) == (True, False, True)
        assert [event["kind"] for event in line.story] == ["ready"]
        line.send({"t": "undo", "seat": 0, "decision": played["decision"]})
        back = line.until(lambda show: bool(show["decision"] > played["decision"]))
        assert back["view"] == start["view"]
        assert (back["can_undo"], back["can_redo"]) == (False, True)
        assert line.story == []
        line.send({"t": "redo", "seat": 0, "decision": back["decision"]})
        again = line.until(lambda show: bool(show["decision"] > back["decision"]))
        assert again["view"] == played["view"]
        assert [event["kind"] for event in line.story] == ["ready"]


def test_alone_with_bots_one_may_go_back_across_a_reveal(anna: Browser) -> None:
    table = anna.table("me", "bold")
    with anna.line(table) as line:
        line.until(lambda show: bool(show["view"]["choices"]))
        hand = line.show["view"]["hand"]
        line.play()
        after = line.asked()
        assert (after["can_undo"], after["can_go_back"]) == (False, True)
        line.send({"t": "undo", "seat": 0, "decision": after["decision"]})
        assert line.refused()["word"] == "error-undo-reveal"
        line.send({"t": "undo", "seat": 0, "decision": after["decision"], "consent": True})
        back = line.until(lambda show: bool(show["decision"] > after["decision"]))
        assert back["view"]["hand"] == hand
        assert back["table"]["practice"] is True
        line.finish()


def test_a_new_line_gets_the_whole_view_and_story(anna: Browser) -> None:
    table = anna.table("me", "bold")
    with anna.line(table) as line:
        line.asked()
        line.play()
        line.asked()
        with anna.line(table) as other:
            other.reach(line.show["rev"])
            assert other.show["view"] == line.show["view"]
            assert other.story == line.story


def test_words_are_told_with_a_mark_and_only_once(anna: Browser) -> None:
    first = anna.get("/api/words/de")
    assert first.status == 200
    assert "seat-name = Platz" in first.body.decode()
    assert anna.ask("GET", "/api/words/de", headers={"if-none-match": first.headers["etag"]}).status == 304
    assert anna.get("/api/words/toy/fr").body == b"", "a game from elsewhere may have no words yet"


def test_the_house_says_its_games_and_how_it_is(anna: Browser) -> None:
    assert anna.get("/healthz").json == {"status": "ok", "version": dvergar.__version__}
    told = anna.get("/api/house").json
    assert (told["version"], told["addresses"], len(told["push"])) == (dvergar.__version__, [], 87)
    (game,) = anna.get("/api/games").json
    assert (game["id"], game["low"], game["high"], game["bots"]) == ("toy", 2, 4, ["random", "bold"])
    assert [option["scope"] for option in game["options"]] == ["rules", "table", "rules"]


def test_a_link_becomes_a_qr_code(anna: Browser) -> None:
    answer = anna.post("/api/qr", {"text": anna.address + "/#/t/abc"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.body.startswith(b"<svg")


def test_every_answer_carries_the_security_headers(anna: Browser) -> None:
    for path in ("/healthz", "/api/games", "/", "/api/nothing"):
        headers = anna.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff", path
        assert headers["referrer-policy"] == "no-referrer", path
    assert json.loads(anna.get("/api/nothing").body)["error"] == "path"
