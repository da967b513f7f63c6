"""What one decides while others act: a bid made beforehand; and the chronicle kept as a text while the match goes on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from playing import Player, player
from serving import Browser, Line
from watching import DESKTOP, no_violations


def opposite(page: Page, server: str) -> tuple[Player, Browser, str]:
    """Sit down on this page at a table of two; return its player, who sits opposite, and the table."""
    page.set_viewport_size(DESKTOP)
    page.add_init_script(f"localStorage.setItem('dvergar-settings', {json.dumps(json.dumps({'language': 'en', 'speed': 0}))})")
    made = page.request.post("/api/tables", data={"game": "nidavellir", "seats": [{"kind": "me", "name": "Durin"}, {"kind": "open"}]})
    table, other, me = str(made.json()["table"]["id"]), Browser(server), player("nidavellir", page)
    assert other.post(f"/api/tables/{table}/join", {"name": "Dis"}).status == 200
    page.goto(f"/#/t/{table}")
    me.until(lambda view: True)
    return me, other, table


def last_to_choose(view: dict[str, Any]) -> bool:
    """Return whether nothing but another round can follow on the choice of the one opposite."""
    return bool(view["tavern"] == 2 and view["actors"] == [1] and view["phase"] == "turn" and view["round"] < view["rounds"])


def lowest(choices: list[dict[str, Any]]) -> int:
    """Return which choice bids least at the last tavern: who does chooses last there, unless the cards left are alike and nothing is asked."""
    return min(range(len(choices)), key=lambda at: int(choices[at]["args"].get("horse", 0)))


def step(me: Player, line: Line) -> None:
    """Let one answer be given: that of the one opposite where both are asked."""
    show = line.reach(me.show["rev"] if me.show else 0)
    if show["view"]["choices"]:
        rev = line.play(lowest(show["view"]["choices"]))["rev"]
    else:
        me.until(lambda view: bool(view["choices"]))
        me.act()
        assert me.show is not None
        rev = line.reach(me.show["rev"])["rev"]
    while me.show is None or me.show["rev"] < rev:
        me.page.wait_for_timeout(15)


def lay(page: Page) -> None:
    """Lay three coins in the drawer and close it."""
    for at in (4, 0, 1):
        page.locator(f'[data-at="ahead-coin:{at}"]').click()
    page.locator(".ahead .confirm").click()


def test_a_bid_made_beforehand_is_withdrawn_by_escape_and_bid_when_it_is_asked_for(page: Page, server: str) -> None:
    me, other, table = opposite(page, server)
    with other.line(table) as line:
        me.choose = lambda: max(me.view()["choices"], key=lambda choice: int(choice["args"].get("horse", 0)))  # type: ignore[method-assign]
        while not last_to_choose(me.view()):
            assert not me.view()["over"], "the one opposite was never the last to choose"
            step(me, line)
        bar = page.locator(".bar .plan")
        expect(bar).to_have_text("Bid beforehand")
        bar.click()
        no_violations(page)
        lay(page)
        expect(bar).to_contain_text("Next bid:")
        no_violations(page)
        page.keyboard.press("Escape")
        expect(bar).to_have_text("Bid beforehand")
        bar.click()
        lay(page)
        values = [me.view()["table"][0]["places"][at]["coin"]["value"] for at in (4, 0, 1)]
        expect(bar).to_have_text(f"Next bid: {' · '.join(map(str, values))}")
        while line.show["view"]["phase"] != "bid":
            line.until(lambda show: bool(show["view"]["choices"]))
            line.play()
        me.until(lambda view: view["phase"] == "bid" and bool(view["table"][0]["ready"]))
        laid = {place["where"]: place["coin"]["value"] for place in me.view()["table"][0]["places"]}
        assert [laid[tavern["id"]] for tavern in me.view()["taverns"]] == values
        assert not me.faults, me.faults


def test_the_chronicle_is_kept_as_a_text_while_the_record_is_closed(page: Page, server: str, tmp_path: Path) -> None:
    me, other, table = opposite(page, server)
    with other.line(table) as line:
        while me.view()["phase"] == "bid":
            step(me, line)
        with page.expect_download() as waiting:
            page.get_by_role("button", name="Save the chronicle as text").click()
        waiting.value.save_as(tmp_path / "chronicle.txt")
    text = (tmp_path / "chronicle.txt").read_text(encoding="utf-8")
    assert text.startswith("Nidavellir\nWhat Durin has been told so far.")
    assert "\n1. " in text
    assert page.request.get(f"/api/tables/{table}/record").status == 409
