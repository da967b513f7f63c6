"""Whatever is wrong with what comes in: a clear refusal, the right status, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import toy
from dvergar.engine.words import LANGUAGES, Words
from serving import Browser, Line, serving, toy_app

ME = {"kind": "me", "name": "Anna"}
BOT = {"kind": "bot", "level": "bold"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    app = toy_app(tmp_path_factory.mktemp("house"))
    with serving(app) as address:
        yield address


def clear(failure: dict[str, Any], word: str) -> None:
    """Assert that it is this refusal, and that it can be said in every language."""
    assert failure["word"] == word, failure
    assert failure["error"] == word.partition("-")[2]
    assert len(failure["text"]) > 15
    for language in LANGUAGES:
        assert Words(language).say(word, **failure["args"])


@pytest.mark.parametrize(
    ("new", "status", "word", "named"),
    [
        ({"game": "chess", "seats": [ME, BOT]}, 404, "error-game", "toy"),
        ({"game": "toy", "seats": [ME]}, 422, "error-seats", "2 to 4"),
        ({"game": "toy", "seats": [ME] * 5}, 422, "error-seats", "2 to 4"),
        ({"game": "toy", "seats": [ME, BOT], "options": {"speed": 3}}, 422, "error-option", "rounds"),
        ({"game": "toy", "seats": [ME, BOT], "options": {"rounds": 7}}, 422, "error-option-value", "1 to 6"),
        ({"game": "toy", "seats": [ME, BOT], "options": {"rounds": "3"}}, 422, "error-option-value", "1 to 6"),
        ({"game": "toy", "seats": [ME, BOT], "options": {"marks": "loud"}}, 422, "error-option-value", "on, off"),
        ({"game": "toy", "seats": [ME, BOT], "options": {"extras": ["drum"]}}, 422, "error-option-value", "whistle"),
        ({"game": "toy", "seats": [ME, BOT], "options": {"rounds": 1.5}}, 422, "error-message", "options"),
        ({"game": "toy", "seats": [ME, {"kind": "bot", "level": "genius"}]}, 422, "error-level", "bold"),
        ({"game": "toy", "seats": [ME, {"kind": "bot"}]}, 422, "error-level", "bold"),
        ({"game": "toy", "seats": [ME, {"kind": "cat"}]}, 422, "error-message", "seats[1].kind"),
        ({"game": "toy", "seats": [{"kind": "me", "name": "x" * 25}, BOT]}, 422, "error-name-long", "24"),
        ({"game": "toy", "seats": [{"kind": "me", "name": "a\u202eb"}, BOT]}, 422, "error-name-letters", "control"),
        ({"game": "toy", "seats": [ME, BOT], "title": "x" * 61}, 422, "error-name-long", "60"),
        ({"game": "toy", "seats": [ME, BOT], "seed": 7}, 422, "error-message", "seed"),
        ({"seats": [ME, BOT]}, 422, "error-message", "game"),
        ([], 422, "error-message", "object"),
    ],
)
def test_a_table_that_cannot_be(anna: Browser, new: object, status: int, word: str, named: str) -> None:
    answer = anna.post("/api/tables", new)
    assert answer.status == status
    clear(answer.json, word)
    assert named in answer.json["text"]
    assert anna.get("/api/tables").json["mine"] == []


def test_bodies_that_are_no_json_messages(anna: Browser) -> None:
    for raw, headers, status, word in [
        (b"{", {}, 400, "error-json"),
        (b"\xff\xfe", {}, 400, "error-json"),
        (b"", {}, 400, "error-json"),
        (b"[" * 10_000, {}, 422, "error-message"),
        (b'{"game":"toy","seats":[' + b'{"kind":"me"},' * 2000 + b"]}", {}, 413, "error-oversized"),
        (b"{}", {"content-type": "text/plain"}, 415, "error-json-only"),
        (b"game=toy", {"content-type": "application/x-www-form-urlencoded"}, 415, "error-json-only"),
    ]:
        answer = anna.ask("POST", "/api/tables", raw=raw, headers=headers)
        assert answer.status == status, raw[:20]
        clear(answer.json, word)


def test_another_sites_page_is_refused(anna: Browser) -> None:
    body = json.dumps({"game": "toy", "seats": [ME, BOT]}).encode()
    for origin in ("https://evil.example", "null", "https://[no", anna.address.replace("http:", "http://evil.")):
        answer = anna.ask("POST", "/api/tables", raw=body, headers={"origin": origin})
        assert answer.status == 403
        clear(answer.json, "error-origin")
    assert anna.ask("POST", "/api/tables", raw=body, headers={"origin": anna.address}).status == 201


def test_another_sites_page_gets_no_line(anna: Browser) -> None:
    from websockets.exceptions import InvalidStatus

    table = anna.table("me", "bold")
    with pytest.raises(InvalidStatus) as refused, anna.line(table, origin="https://evil.example"):
        pass
    assert refused.value.response.status_code == 403
    clear(json.loads(refused.value.response.body or b""), "error-origin")
    with anna.line(table, origin=anna.address) as line:
        assert line.receive()["t"] == "show"


@pytest.mark.parametrize("path", ["", "/record"])
@pytest.mark.parametrize("id", ["zzzzzz", "zz", "zzzzzz-and-much-more", "%00bcdfg", "..%2f..%2f"])
def test_a_table_that_is_not_there(anna: Browser, id: str, path: str) -> None:
    answer = anna.get(f"/api/tables/{id}{path}")
    assert answer.status == 404
    clear(answer.json, "error-path" if "/" in id or "%2f" in id else "error-table")


def test_a_line_to_a_table_that_is_not_there_is_closed_for_good(anna: Browser) -> None:
    from websockets.exceptions import ConnectionClosed

    with anna.line("zzzzzz") as line:
        clear(line.refused(), "error-table")
        with pytest.raises(ConnectionClosed) as closed:
            line.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_what_is_not_there_and_what_is_not_done(anna: Browser) -> None:
    for method, path, status, word in [
        ("GET", "/api/nothing", 404, "error-path"),
        ("GET", "/nothing.js", 404, "error-path"),
        ("DELETE", "/api/tables", 405, "error-method"),
        ("PUT", "/healthz", 405, "error-method"),
        ("POST", "/index.html", 405, "error-method"),
        ("GET", "/api/words/xx", 404, "error-language"),
        ("GET", "/api/words/toy/xx", 404, "error-language"),
        ("GET", "/api/words/chess/en", 404, "error-game"),
    ]:
        answer = anna.ask(method, path)
        if status == 404 and path.endswith(".js") and answer.status == 503:
            continue  # no page was built
        assert answer.status == status, path
        clear(answer.json, word)


def test_a_wrong_token_opens_nothing(anna: Browser, house: str) -> None:
    table, other = anna.table("me", "open"), anna.table("me", "open")
    (own,) = anna.tokens[table]
    stranger = Browser(house)
    for token in ("", "x", own[:-1], own + "A", "é"):
        answer = stranger.post(f"/api/tables/{table}/claim", {"token": token})
        assert answer.status == 403
        clear(answer.json, "error-token")
    answer = stranger.post(f"/api/tables/{other}/claim", {"token": own})
    assert answer.status == 403
    assert stranger.cookies == {}
    stranger.cookies[f"dvergar-{table}"] = "forged.cookie"
    assert stranger.get(f"/api/tables/{table}").json["mine"] == []


def test_a_seat_that_cannot_be_taken(anna: Browser, house: str) -> None:
    table = anna.table("me", "open", "bold")
    bert, carl = Browser(house), Browser(house)
    for seat in (0, 2, 7, -1):
        answer = bert.post(f"/api/tables/{table}/join", {"name": "Bert", "seat": seat})
        assert answer.status == 409
        clear(answer.json, "error-seat-taken")
    assert bert.post(f"/api/tables/{table}/join", {"name": "x" * 25}).status == 422
    assert bert.post(f"/api/tables/{table}/join", {"name": "Bert", "seat": 1}).status == 200
    late = carl.post(f"/api/tables/{table}/join", {"name": "Carl"})
    assert late.status == 409
    clear(late.json, "error-full")
    assert carl.cookies == {}


def test_the_record_stays_closed_until_the_match_is_over(anna: Browser) -> None:
    waiting, playing = anna.table("me", "open"), anna.table("me", "bold")
    answer = anna.get(f"/api/tables/{waiting}/record")
    assert answer.status == 409
    clear(answer.json, "error-waiting")
    answer = anna.get(f"/api/tables/{playing}/record")
    assert answer.status == 409
    clear(answer.json, "error-record-running")


def test_a_link_that_no_qr_code_holds(anna: Browser) -> None:
    for text in ("", "x" * 501):
        answer = anna.post("/api/qr", {"text": text})
        assert answer.status == 422
        clear(answer.json, "error-qr")


# ---- over the socket


@pytest.fixture
def line(anna: Browser) -> Iterator[Line]:
    """Anna's line to a table with a bot; it is her turn, and her own."""
    table = anna.table("me", "bold")
    with anna.line(table) as line:
        line.asked()
        yield line


def same(line: Line) -> None:
    """Assert that nothing has changed: the present view, asked for anew, is the old one."""
    before = line.show
    line.send({"t": "look", "seat": 0})
    assert line.receive() == {**before, "story": [], "story_from": len(line.story)}


@pytest.mark.parametrize(
    ("message", "word"),
    [
        ("{", "error-json"),
        ("", "error-json"),
        ("null", "error-message"),
        ("[]", "error-message"),
        ('"play"', "error-message"),
        ('{"t":"dance"}', "error-message"),
        ('{"seat":0}', "error-message"),
        ('{"t":"play","seat":0}', "error-message"),
        ('{"t":"play","seat":"0","decision":0,"action":0}', "error-message"),
        ('{"t":"play","seat":0,"decision":0,"action":0,"by":"bot"}', "error-message"),
        ('{"t":"play","seat":0,"decision":0,"action":1e99}', "error-message"),
        ('{"t":"play","seat":0,"decision":0,"action":' + "9" * 5000 + "}", "error-message"),
        (b"\xff\xff", "error-json"),
        (b"\x00" * 100, "error-json"),
        ("x" * 16385, "error-oversized"),
        ('{"t":"look","seat":1}', "error-not-yours"),
        ('{"t":"look","seat":-1}', "error-not-yours"),
        ('{"t":"look","seat":99}', "error-not-yours"),
        ('{"t":"play","seat":1,"decision":0,"action":0}', "error-not-yours"),
        ('{"t":"play","seat":-1,"decision":0,"action":0}', "error-not-yours"),
        ('{"t":"play","seat":99,"decision":0,"action":0}', "error-not-yours"),
        ('{"t":"undo","seat":1,"decision":0}', "error-not-yours"),
        ('{"t":"undo","seat":0,"decision":0}', "error-undo-nothing"),
        ('{"t":"redo","seat":0,"decision":0}', "error-redo-nothing"),
        ('{"t":"play","seat":0,"decision":0,"action":8}', "error-illegal"),
        ('{"t":"play","seat":0,"decision":0,"action":10}', "error-action-number"),
        ('{"t":"play","seat":0,"decision":0,"action":-1}', "error-action-number"),
        ('{"t":"play","seat":0,"decision":0,"action":9223372036854775808}', "error-action-number"),
    ],
)
def test_a_message_that_is_refused_changes_nothing(line: Line, message: str | bytes, word: str) -> None:
    line.send(message)
    clear(line.refused(), word)
    same(line)


def test_a_message_far_too_long_cuts_the_line(line: Line) -> None:
    from websockets.exceptions import ConnectionClosed

    line.send("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        line.receive()


def test_a_double_click_acts_once_and_gets_the_present_view(line: Line) -> None:
    show = line.show
    message = {"t": "play", "seat": 0, "decision": show["decision"], "action": show["view"]["choices"][0]["action"]}
    for _ in range(3):
        line.send(message)
    clear(line.refused(), "error-stale")
    clear(line.refused(), "error-stale")
    assert line.receive()["t"] == "show"
    line.reach(show["rev"] + 1)
    assert line.show["decision"] == show["decision"] + 1


@pytest.mark.parametrize("decision", [-1, 1, 7, 2**40])
def test_an_answer_to_another_decision_is_stale(line: Line, decision: int) -> None:
    line.send({"t": "play", "seat": 0, "decision": decision, "action": line.show["view"]["choices"][0]["action"]})
    clear(line.refused(), "error-stale")
    shown = line.receive()
    assert shown["t"] == "show"
    assert shown["view"] == line.show["view"]


def test_an_answer_before_the_turn_and_after_the_end(anna: Browser, house: str) -> None:
    bert = Browser(house)
    table = anna.table("me", "open", options={"rounds": 1})
    with anna.line(table) as line:
        line.receive()
        line.send({"t": "play", "seat": 0, "decision": 0, "action": 0})
        clear(line.refused(), "error-waiting")
        bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
        with bert.line(table) as other:
            line.until(lambda show: bool(show["view"]))
            other.until(lambda show: bool(show["view"]))
            line.play()
            line.send({"t": "play", "seat": 0, "decision": line.show["decision"], "action": 0})
            clear(line.refused(), "error-not-your-turn")
            other.reach(line.show["rev"])
            other.play()
            line.reach(other.show["rev"])
            for one in (line, other):
                if one.show["view"]["choices"]:
                    one.play()
            line.until(lambda show: bool(show["table"]["status"] == "over"))
            line.send({"t": "play", "seat": 0, "decision": line.show["decision"], "action": 0})
            clear(line.refused(), "error-over")
            line.send({"t": "undo", "seat": 0, "decision": line.show["decision"], "consent": True})
            clear(line.refused(), "error-undo-over")


def test_going_back_with_people_at_the_table_needs_their_consent(anna: Browser, house: str) -> None:
    bert = Browser(house)
    table = anna.table("me", "open")
    bert.post(f"/api/tables/{table}/join", {"name": "Bert"})
    with anna.line(table) as line:
        line.until(lambda show: bool(show["view"]))
        line.play()
        assert line.show["can_go_back"] is False
        line.send({"t": "undo", "seat": 0, "decision": line.show["decision"], "consent": True})
        clear(line.refused(), "error-undo-consent")


def test_a_spectator_may_only_look(anna: Browser, house: str) -> None:
    table = anna.table("me", "bold")
    with Browser(house).line(table) as line:
        line.receive()
        for message in ({"t": "play", "seat": 0, "decision": 0, "action": 0}, {"t": "undo", "seat": 0, "decision": 0}, {"t": "look", "seat": 0}):
            line.send(message)
            clear(line.refused(), "error-not-yours")


def test_data_of_another_kind_of_installation_is_named(tmp_path: Path) -> None:
    """Tables outlive an upgrade; one that was played with other cards is refused, the others go on."""
    game = toy.create(None)
    with serving(toy_app(tmp_path, games=[game])) as address:
        anna = Browser(address)
        table = anna.table("me", "bold")
    changed = toy.create(None)
    changed.cards = "0123"
    with serving(toy_app(tmp_path, games=[changed])) as address:
        again = Browser(address)
        again.cookies = anna.cookies
        answer = again.get(f"/api/tables/{table}")
        assert answer.status == 409
        clear(answer.json, "error-foreign")
        assert again.get("/api/tables").json["mine"] == []
        assert again.table("me", "bold")
