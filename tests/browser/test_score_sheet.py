"""Score sheets of a real table: filled in by fingers on a phone and by keyboard, shared by two browsers, kept while the server is away."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import BrowserContext, Locator, Page, ViewportSize, expect

import dvergar
from watching import DESKTOP, PHONE, no_violations, not_sideways

EXAMPLES = {
    sheet["game"]: (totals, sheet)
    for totals, text in re.findall(r"```toml\n# totals ([-\d ]+)\n(.*?)```", (Path(__file__).parents[2] / "docs/score.md").read_text(encoding="utf-8"), re.S)
    for sheet in [tomllib.loads(text)]
}


def opened(page: Page, game: str) -> Page:
    page.goto(f"/#/score/{game}")
    page.locator(".setup").get_by_role("button", name="Done", exact=True).click()
    return page


@pytest.fixture
def hand(phone: Callable[[ViewportSize], BrowserContext]) -> Iterator[Page]:
    """A page on a phone."""
    context = phone(PHONE)
    yield context.new_page()
    context.close()


class Thumb:
    """Fills in a sheet by taps alone."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator) -> None:
        """Tap it."""
        thing.tap()

    def number(self, place: Locator, field: dict[str, Any], value: int) -> None:
        """Tap the steps, or the pad that opens under the number."""
        if field.get("look") != "pad":
            first = field.get("default")
            for _ in range(value - first if isinstance(first, int) else (value - field.get("low", 0)) // field.get("step", 1) + 1):
                place.get_by_role("button", name=re.compile("^One more")).tap()
            return
        place.get_by_role("spinbutton").tap()
        for digit in str(value):
            place.locator(".pad").get_by_role("button", name=digit, exact=True).tap()
        place.locator(".pad .done").tap()


class Keys(Thumb):
    """Fills in a sheet by keys alone."""

    def press(self, thing: Locator) -> None:
        """Press it where it has the focus."""
        target = thing.locator("input") if thing.evaluate("it => it.tagName") == "LABEL" else thing
        target.focus()
        self.page.keyboard.press("Space" if target.evaluate("it => it.tagName") == "INPUT" else "Enter")

    def number(self, place: Locator, field: dict[str, Any], value: int) -> None:
        """Type the digits."""
        place.get_by_role("spinbutton").focus()
        for digit in str(value):
            self.page.keyboard.press(digit)


def fill_in(hands: Thumb, sheet: dict[str, Any]) -> None:
    """Enter a whole sheet, the table's part and each player's column."""
    page = hands.page
    form = json.loads(msgspec.json.encode(dvergar.form(sheet["game"], len(sheet["seats"]), sheet.get("options"))))
    for seat, column in enumerate(sheet["seats"]):
        if column:
            hands.press(page.locator(f"#tab-{seat}"))
            if "mode" in column:
                hands.press(page.locator("#column .seg label").nth(form["modes"].index(column["mode"])))
            enter(hands, f"seats.{seat}", form["seat"], column)
    if sheet.get("table"):
        if form["seat"]:
            hands.press(page.locator("#tab--1"))
        enter(hands, "table", form["table"], sheet["table"])


def enter(hands: Thumb, path: str, fields: list[dict[str, Any]], values: dict[str, Any]) -> None:
    """Enter the fields of one place in their order: some are asked only when others have been answered."""
    for field in fields:
        value = values.get(field["key"])
        usual = {each["key"]: each.get("default") for each in fields}
        if value is None or not all(values.get(when["key"], usual[when["key"]]) in when["values"] for when in field.get("when", [])):
            continue
        here = f"{path}.{field['key']}"
        if field["kind"] == "rows":
            for n, row in enumerate(value):
                hands.press(hands.page.locator(f'[data-path="{here}"] > .btn'))
                enter(hands, f"{here}.{n}", field["fields"], row)
        elif field.get("each"):
            for seat, one in enumerate(value):
                give(hands, f"{here}.{seat}", field, one)
        else:
            give(hands, here, field, value)


def give(hands: Thumb, path: str, field: dict[str, Any], value: Any) -> None:
    """Enter one value."""
    place = hands.page.locator(f'[data-path="{path}"]')
    expect(place).to_be_attached()  # some are asked for by the server, once others have been answered
    if field["kind"] == "group":
        enter(hands, path, field["fields"], value)
    elif field["kind"] == "number":
        hands.number(place, field, value)
    elif field["kind"] == "toggle":
        hands.press(place.locator("label"))
    elif field["kind"] == "text":
        place.locator("input").fill(value)
    else:
        for one in value if isinstance(value, list) else [value]:
            id = next(item["id"] for item in field["items"] if item["id"] == str(one) or str(one) in item.get("also", []))
            item = place.locator(f'[data-item="{id}"]')
            if not item.is_visible():
                hands.press(place.locator("details", has=hands.page.locator(f'[data-item="{id}"]')).locator("summary"))
            hands.press(item if field["kind"] == "choice" else item.locator(".take"))


BY_KEYS = {"die_zwerge", "nains", "roi_des_nains"}  # which have every kind of field between them; the others by keys with --long
WAYS = [(game, way) for game in sorted(EXAMPLES) for way in ("thumb", "keys")]


@pytest.mark.parametrize(("game", "way"), [pytest.param(*it, marks=[pytest.mark.long] if it[1] == "keys" and it[0] not in BY_KEYS else []) for it in WAYS])
def test_a_whole_sheet_of_each_game(game: str, way: str, page: Page, hand: Page) -> None:
    """The examples of docs/score.md, entered on a phone by taps and on a laptop by keys."""
    totals, sheet = EXAMPLES[game]
    here = hand if way == "thumb" else page
    if way == "keys":
        here.set_viewport_size(DESKTOP)
    here.goto(f"/#/score/{game}")
    setup = here.locator(".setup")
    hands = Thumb(here) if way == "thumb" else Keys(here)
    hands.press(setup.locator("label").filter(has_text=re.compile(rf"^{len(sheet['seats'])}$")))
    for seat, name in enumerate(sheet.get("names", [])):
        setup.get_by_role("textbox").nth(seat).fill(name)
    for key, value in sheet.get("options", {}).items():
        values = next(option for option in dvergar.game(game).options if option.key == key).values
        hands.press(
            setup.locator(".option").nth([o.key for o in dvergar.game(game).options if o.scope == "rules"].index(key)).locator("label").nth(values.index(value))
        )
    hands.press(setup.get_by_role("button", name="Done", exact=True))
    fill_in(hands, sheet)
    if way == "thumb":
        hands.press(here.get_by_role("button", name="Breakdown"))
    counted = here.locator("dialog[open] tfoot td" if way == "thumb" else ".both .paper tfoot td")
    expect(counted).to_have_text([total.replace("-", "−") for total in totals.split()])
    expect(here.get_by_role("alert")).to_have_count(0)
    not_sideways(here)


def test_nidavellir_by_totals_with_a_thumb(hand: Page) -> None:
    page = opened(hand, "nidavellir")
    warrior = page.get_by_role("group", name="Warrior", exact=True)
    for _ in range(3):
        warrior.get_by_role("button", name="One more: Grades").tap()
    warrior.get_by_role("spinbutton", name="Points").tap()
    for digit in "20":
        warrior.get_by_role("group", name="Digits for Points").get_by_role("button", name=digit, exact=True).tap()
    for coin in ("0", "2", "7", "12", "24"):
        page.get_by_role("group", name="Your five coins").get_by_role("button", name=re.compile(rf"\b{coin}\b")).first.tap()
    page.get_by_text("Gem 5", exact=True).tap()
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("89")  # the example of docs/score.md
    not_sideways(page)
    no_violations(page)
    page.get_by_role("button", name="Breakdown").tap()
    expect(page.get_by_role("dialog").get_by_role("row", name=re.compile("Total|so far"))).to_contain_text("89")
    no_violations(page)


def test_brisingamen_with_the_keyboard_alone(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, "brisingamen")

    def press(name: str, *keys: str, role: str = "spinbutton") -> None:
        page.get_by_role(role, name=name, exact=True).focus()  # type: ignore[arg-type]
        for key in keys:
            page.keyboard.press(key)

    press("Small gems left", "1", "2")
    press("Large gems left", "ArrowUp", "ArrowUp")
    expect(page.get_by_role("spinbutton", name="Small gems left")).to_have_attribute("aria-valuenow", "12")
    first = page.locator(".entry").first
    first.locator("summary").first.focus()
    page.keyboard.press("Enter")
    first.locator("details[open] .take").first.focus()
    page.keyboard.press("Space")
    expect(first.locator("li.have")).to_have_count(1)
    page.get_by_role("tab").nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab").nth(1)).to_have_attribute("aria-selected", "true")
    page.locator("details summary").first.focus()
    page.keyboard.press("Enter")
    page.locator("details[open] .take").first.focus()
    page.keyboard.press("Space")  # the same setting for the second player
    expect(page.get_by_role("alert").first).to_be_visible()
    no_violations(page)


@pytest.mark.parametrize("game", ["nains", "roi_des_nains", "die_zwerge"])
def test_every_other_game_has_its_sheet(page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, game)
    expect(page.locator(".entry").first).to_be_visible()
    rows = page.locator(".entry.rows .btn")
    if rows.count():
        rows.first.click()
        expect(page.locator(".entry.rows li.open .entry").first).to_be_visible()
    no_violations(page)
    page.set_viewport_size({"width": 320, "height": 700})
    not_sideways(page)


@pytest.mark.parametrize("game", sorted(EXAMPLES))
def test_the_sheet_of_a_match_that_is_over(game: str, page: Page) -> None:
    """Opened from the reckoning, it counts what the match counted; the same sheet is there the next time."""
    page.set_viewport_size(DESKTOP)
    text = (Path(__file__).parents[1] / f"records/{game}/revision-1-seats-3-1.record").read_text(encoding="utf-8")
    table = page.request.post("/api/records", data={"text": text}).json()["table"]["id"]
    totals = [str(total).replace("-", "−") for total in dvergar.Match.read(text).result().totals]
    for _ in range(2 if game == "nains" else 1):
        page.goto(f"/#/t/{table}")
        if not dvergar.game(game).cooperative:
            expect(page.locator("main .sheet .total td")).to_have_text(totals)
        page.get_by_role("link", name="Open as a score sheet").click()
        expect(page.locator(".both .paper tfoot td")).to_have_text(totals)
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.get_by_role("status")).to_have_text("Saved on this device")
    page.get_by_role("link", name="All score sheets").click()
    expect(page.get_by_role("article")).to_have_count(1)


def test_entries_wait_while_the_server_is_away(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, "nains")
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("0")
    page.route("**/api/score/**", lambda route: route.abort())
    page.get_by_role("spinbutton", name="Runes").press("5")
    expect(page.get_by_role("status")).to_contain_text("The server does not answer")
    page.unroute("**/api/score/**")
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("25")
    expect(page.get_by_role("status")).to_have_text("Saved on this device")


def test_csv_picture_history_and_the_next_round(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    opened(page, "nains")
    page.get_by_role("spinbutton", name="Runes").press("2")
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("4")
    for name, ending in (("CSV", ".csv"), ("Picture", ".png")):
        with page.expect_download() as download:
            page.get_by_role("button", name=name).click()
        assert download.value.suggested_filename.endswith(ending)
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_role("tab").nth(0).locator("b")).to_have_text("0")
    page.get_by_role("link", name="All score sheets").click()
    expect(page.get_by_role("article").get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Really delete?").click()
    expect(page.get_by_role("article")).to_have_count(0)
