"""Everything around a game's table: home, new table, waiting room, joining, curtain, list of choices, reckoning, languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, WebSocketRoute, expect

import playing
from watching import no_violations, not_sideways

PHONE = {"width": 390, "height": 844}
WAIT = 40_000

FEW = 12  # answers on the page before the middle of a match is played elsewhere

expect.set_options(timeout=WAIT)


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desk of 1440 x 900; nothing travels, so nothing has to be waited for."""
    return {**browser_context_args, "reduced_motion": "reduce", "locale": "en", "viewport": {"width": 1440, "height": 900}}


@pytest.fixture(autouse=True)
def sound(page: Page) -> Iterator[None]:
    """No page of these tests may throw or log an error."""
    faults: list[str] = []
    page.set_default_timeout(WAIT)
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type == "error" else None)
    yield
    assert not [fault for fault in faults if "404" not in fault], faults


Open = Callable[..., str]


@pytest.fixture
def table(page: Page) -> Open:
    """Open a table of this browser's own and go there; gives its id."""

    def opened(*seats: str, game: str = "nidavellir", **more: object) -> str:
        kinds: list[dict[str, str]] = []
        for number, seat in enumerate(seats):
            kinds.append({"kind": seat, "name": "" if seat == "open" else f"Dwarf {number + 1}", **({"level": "random"} if seat == "bot" else {})})
        answer = page.request.post("/api/tables", data={"game": game, "seats": kinds, **more})
        assert answer.status == 201, answer.text()
        found: str = answer.json()["table"]["id"]
        page.goto(f"/#/t/{found}")
        return found

    return opened


def confirm(page: Page) -> Locator:
    return page.locator(".prompt .confirm").first


def choices(page: Page) -> Locator:
    return page.get_by_role("region", name="What you may do").get_by_role("button")


def last_round(view: dict[str, Any]) -> bool:
    """Return whether this is the last round of a match."""
    return bool(view["age"] == 2 and view["round"] == view["rounds"])


def play_from_list(page: Page, number: int = 0) -> None:
    """Answer by the list: the first click chooses, the second does it."""
    choices(page).nth(number).press("Enter")
    expect(choices(page).nth(number)).to_have_attribute("aria-pressed", "true")
    choices(page).nth(number).press("Enter")
    # the answer has been taken when the next view stands there, with nothing chosen
    expect(choices(page).and_(page.locator('[aria-pressed="true"]'))).to_have_count(0)


# ---- home and new table


def test_home_offers_every_game_and_play_now_begins_one(page: Page) -> None:
    page.goto("/")
    titles = [game["title"] for game in page.request.get("/api/games").json()]
    for title in titles:
        expect(page.get_by_role("button", name=re.compile(f"^{re.escape(title)}"))).to_be_visible()
    expect(page.get_by_role("region", name="Games").locator('[aria-pressed="true"]')).to_have_count(1)
    door = page.get_by_role("button", name=re.compile("^Nidavellir"))
    door.click()
    expect(door).to_have_attribute("aria-pressed", "true")
    now = page.get_by_role("button", name="Play now with bots")
    now.click()
    asked = page.get_by_role("dialog", name="Play with bots")
    for offered in ("Apprentice", re.compile("^First game")):  # to somebody new
        expect(asked.get_by_role("radio", name=offered)).to_be_checked()
    asked.get_by_text("4", exact=True).click()
    no_violations(page)
    asked.get_by_role("button", name="Start").click()
    expect(confirm(page)).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert [seat["level"] for seat in table["seats"]] == ["", *["apprentice"] * 3]
    assert table["options"]["hero_set"] == "first_game"
    page.goto("/")
    now.click()  # remembered: nothing is asked
    expect(confirm(page)).to_be_visible()
    assert len(page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]) == 4
    page.goto("/")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.get_by_role("button", name=re.compile("^Other bots: 4"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(page.get_by_role("region", name="Your games").get_by_role("link", name="Return to")).to_have_count(2)


def test_an_option_is_there_where_it_changes_something(page: Page) -> None:
    page.goto("/#/new/die_zwerge")
    rules = page.get_by_role("region", name="House rules")
    expect(rules).to_contain_text("before doom catches up")
    alone, listed = rules.get_by_text("Dwarves when playing alone"), rules.get_by_text("List of dwarves")
    expect(alone.or_(listed)).to_have_count(0)
    rules.get_by_text("As listed").click()
    expect(listed).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="Remove seat").last.click()
    expect(alone).to_be_visible()
    no_violations(page)


def test_new_table_with_rules_and_a_second_person_here(page: Page) -> None:
    page.goto("/#/new/nidavellir")
    first = page.get_by_role("group", name="Seat 1")
    first.get_by_role("textbox").fill("Ivi")
    second = page.get_by_role("group", name="Seat 2")
    second.get_by_text("at this screen").click()
    second.get_by_role("textbox").fill("Ori")
    page.get_by_role("button", name="Remove seat 3").click()
    expect(page.get_by_role("button", name="Remove seat 2")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("group", name="Heroes", exact=True).get_by_text("First game: without").click()
    page.get_by_role("button", name="Start").click()
    expect(page.get_by_role("heading", name="Pass the screen to Ivi")).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
    assert table["options"]["hero_set"] == "first_game"
    assert [seat["name"] for seat in table["seats"]] == ["Ivi", "Ori"]


def test_an_unknown_table_and_an_unknown_game_say_so(page: Page) -> None:
    page.goto("/#/t/zzzzzz")
    expect(page.get_by_role("alert")).to_contain_text("no table")
    page.goto("/#/new/chess")
    expect(page.get_by_role("alert")).to_contain_text("chess")


# ---- people


def test_two_browsers_at_one_table(page: Page, table: Open, browser: Browser, base_url: str) -> None:
    id = table("me", "open")
    expect(page.get_by_role("img", name=re.compile("^QR code"))).to_be_visible()
    expect(page.get_by_role("textbox", name="Link to this table")).to_have_value(re.compile(f"#/t/{id}$"))
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        guest = context.new_page()
        guest.set_default_timeout(WAIT)
        guest.goto("/")
        guest.get_by_role("textbox", name="Code of the table").fill(id.upper())
        guest.get_by_role("button", name="Join").click()
        guest.get_by_role("textbox", name="Your name").fill("Nyr")
        guest.get_by_role("button", name="Sit down").click()
        expect(confirm(page)).to_be_visible()
        expect(confirm(guest)).to_be_visible()
        play_from_list(page)
        expect(choices(page)).to_have_count(0)
        expect(page.get_by_role("region", name="Chronicle")).to_contain_text("You have bid")
        expect(guest.get_by_role("region", name="Chronicle")).to_contain_text("Dwarf 1 has bid")
        play_from_list(guest)
        expect(page.get_by_role("region", name="Chronicle")).to_contain_text("Nyr")


def test_a_code_gives_a_seat_to_another_device_and_leaves_the_address(page: Page, table: Open, browser: Browser, base_url: str) -> None:
    id = table("me", "bot")
    page.get_by_role("button", name="Players and links").click()
    page.get_by_role("button", name="Other device").click()
    link = page.get_by_role("textbox", name="Link for your other device").input_value()
    expect(page.get_by_role("img", name="Link for your other device")).to_be_visible()
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        other = context.new_page()
        other.goto(link)
        expect(other.get_by_role("button", name="Take over").first).to_be_focused(timeout=WAIT)
        assert "/d/" not in other.url
        other.keyboard.press("Enter")
        expect(confirm(other)).to_be_visible(timeout=WAIT)
        assert other.url.endswith(f"#/t/{id}")
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        late = context.new_page()
        late.goto(link)
        late.get_by_role("button", name="Take over").first.click()
        expect(late.get_by_role("alert")).to_contain_text("works once")


def test_a_link_that_a_seat_was_given_away_by_still_opens_it(page: Page, table: Open, browser: Browser, base_url: str) -> None:
    id = table("me", "bot")
    (key,) = page.request.post(f"/api/tables/{id}/hand", data={"seat": 0}).json()["keys"]
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        other = context.new_page()
        other.goto(f"/#/t/{id}/k/{key['token']}")
        expect(confirm(other)).to_be_visible(timeout=WAIT)
        assert "/k/" not in other.url


def test_a_stranger_watches_and_sees_no_choice(page: Page, table: Open, browser: Browser, base_url: str) -> None:
    id = table("me", "bot")
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        stranger = context.new_page()
        stranger.goto(f"/#/t/{id}")
        expect(stranger.get_by_text("you are watching")).to_be_visible()
        expect(choices(stranger)).to_have_count(0)


def test_pass_and_play_with_a_curtain(page: Page, table: Open) -> None:
    table("me", "me")
    for who in ("Dwarf 1", "Dwarf 2"):
        expect(page.get_by_role("heading", name=f"Pass the screen to {who}")).to_be_visible()
        expect(choices(page)).to_have_count(0)
        expect(page.locator(".prompt")).to_have_count(0)
        expect(page.get_by_role("button", name=f"I am {who}")).to_be_focused()
        page.keyboard.press("Enter")
        play_from_list(page)
        passed = page.get_by_role("button", name="Pass on to Dwarf 2")  # whoever can still take an answer back says when they are ready
        if who == "Dwarf 1":
            passed.click()
    expect(page.get_by_role("region", name="Chronicle").or_(page.get_by_role("heading", name=re.compile("Pass the screen"))).first).to_be_visible()


# ---- the table


def test_the_list_of_choices_plays_a_whole_game_by_keyboard(page: Page, table: Open) -> None:
    """The middle of the match is played elsewhere, but with --long."""
    table("me", "bot")
    listed, over = choices(page).first, page.get_by_role("button", name="The reckoning")
    telling = page.locator('main[aria-busy="true"]')
    answers = 0
    while True:
        expect(listed.or_(over).or_(telling).first).to_be_attached()
        if telling.count():  # any key ends what is being told
            page.keyboard.press("F9")
            continue
        if over.count():
            break
        play_from_list(page)
        answers += 1
        if answers == FEW and not playing.LONG:
            with playing.second_device(page) as line:
                newest = line.finish(last_round)
            playing.hear(page, newest["rev"])
    assert answers > FEW
    over.click()
    expect(page.locator(".sheet tbody tr").first).to_contain_text("Total")  # before its lines
    expect(page.get_by_role("columnheader", name="You")).to_be_visible()
    expect(page.locator("tr.hid")).to_have_count(0)
    expect(page.locator(".btn:visible")).to_have_count(1)
    page.get_by_role("button", name="Line by line").click()
    for _ in range(3):
        page.get_by_role("button", name="Next line").click()
    expect(page.locator("tr.cur")).to_contain_text("Hunters")
    no_violations(page)
    page.get_by_role("button", name="Show all").click()
    expect(page.get_by_role("heading", name=re.compile("win|share"))).to_be_visible()
    no_violations(page)
    page.get_by_role("button", name="Look at the table").click()
    expect(page.get_by_role("region", name="Chronicle")).to_be_visible()
    over.click()
    page.get_by_role("button", name="Play again").click()
    expect(confirm(page)).to_have_attribute("aria-disabled", "true")


def test_withdraw_a_bid(page: Page, table: Open, browser: Browser, base_url: str) -> None:
    id = table("me", "open")
    with browser.new_context(base_url=base_url, reduced_motion="reduce") as context:
        guest = context.new_page()
        assert guest.request.post(f"/api/tables/{id}/join", data={"name": "Slow"}).ok
        choices(page).nth(2).focus()
        page.keyboard.press("Enter")
        expect(confirm(page)).to_have_attribute("aria-disabled", "false")
        page.keyboard.press("Escape")
        expect(confirm(page)).to_have_attribute("aria-disabled", "true")
        play_from_list(page, 2)
        expect(choices(page)).to_have_count(0)
        page.locator("body").press("u")
        expect(choices(page).first).to_be_attached()
        page.locator("body").press("r")
        expect(choices(page)).to_have_count(0)


def test_the_line_comes_back(page: Page, table: Open) -> None:
    lines: list[WebSocketRoute] = []
    lost = False

    def through(line: WebSocketRoute) -> None:
        lines.append(line)
        if lost:
            line.close(code=1012)
        else:
            line.connect_to_server()

    page.route_web_socket(re.compile("/ws/"), through)
    table("me", "bot")
    expect(confirm(page)).to_be_visible()
    lost = True  # until it has been seen
    lines[0].close(code=1012)
    expect(page.get_by_text("Connection lost")).to_be_visible()
    lost = False
    expect(page.get_by_text("Connection lost")).to_have_count(0)
    play_from_list(page)
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text(re.compile("You (and Dwarf 2 )?have bid"))


def test_your_turn_is_in_the_title_and_said(page: Page, table: Open) -> None:
    table("me", "bot")
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.locator('[aria-live="assertive"]')).to_have_text("Place a coin at each tavern")


def test_keys_help_and_zones(page: Page, table: Open) -> None:
    table("me", "bot")
    expect(confirm(page)).to_be_visible()
    page.locator("body").press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    visited = set()
    for _ in range(12):
        page.keyboard.press("F6")
        visited.add(page.evaluate("document.activeElement.closest('[data-zone]')?.getAttribute('aria-label')"))
    assert {"What to do now", "Chronicle", "What you may do", "Score so far"} <= visited


# ---- languages, sizes, contrast


@pytest.mark.parametrize(("language", "word"), [("fr", "Choisissez une porte"), ("de", "Wähle eine Tür"), ("en", "Choose a door")])
def test_languages(page: Page, language: str, word: str) -> None:
    page.goto("/")
    page.get_by_label("Language").select_option(language)
    expect(page.get_by_role("heading", name=word)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.reload()
    expect(page.get_by_role("heading", name=word)).to_be_visible()


def test_settings_are_kept(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").first.click()
    drawer = page.get_by_role("dialog", name="Settings")
    drawer.get_by_text("150 %").click()
    drawer.get_by_text("at once").click()
    no_violations(page)
    page.reload()
    expect(page.get_by_role("heading", name="Choose a door")).to_be_visible()
    assert page.evaluate("[getComputedStyle(document.documentElement).fontSize, document.documentElement.dataset.speed]") == ["24px", "0"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_nothing_sticks_out_at_any_width(page: Page, table: Open, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('dvergar-settings', JSON.stringify({{language: '{language}', speed: 0}}))")
    page.goto("/")
    expect(page.locator(".door .pitch").first).to_be_visible()
    at_any_width(page)
    page.goto("/#/mine")
    expect(page.locator("#running")).to_be_visible()
    at_any_width(page)
    page.goto("/#/new/nidavellir")
    expect(page.locator(".seat").first).to_be_visible()
    at_any_width(page)
    table("me", "open")
    expect(page.locator(".invite img")).to_be_visible()
    at_any_width(page)
    table("me", "bot", "bot", "bot", "bot")
    expect(confirm(page)).to_be_visible()
    at_any_width(page)


def at_any_width(page: Page) -> None:
    for width in (1440, 800, 390, 360, 320):
        page.set_viewport_size({"width": width, "height": 844})
        not_sideways(page)


@pytest.mark.parametrize("size", [PHONE, {"width": 1440, "height": 900}], ids=["phone", "desktop"])
def test_axe(page: Page, table: Open, size: Any) -> None:
    page.set_viewport_size(size)
    page.goto("/")
    expect(page.locator(".door .pitch").first).to_be_visible()
    no_violations(page)
    page.goto("/#/new/nidavellir")
    expect(page.locator(".seat").first).to_be_visible()
    no_violations(page)
    page.goto("/#/credits")
    expect(page.get_by_role("link", name="game-icons.net")).to_be_visible()
    no_violations(page)
    page.goto("/#/mine")
    expect(page.get_by_role("heading", name="Running")).to_be_visible()
    no_violations(page)
    table("me", "open")
    expect(page.locator(".invite img")).to_be_visible()
    no_violations(page)
    table("me", "me")
    expect(page.get_by_role("button", name="I am Dwarf 1")).to_be_focused()
    no_violations(page)
    table("me", "bot")
    expect(confirm(page)).to_be_visible()
    no_violations(page)
    openers = page.locator(".tabs button[aria-haspopup]") if size is PHONE else page.locator(".tools button:not([aria-pressed])")
    for number in range(openers.count()):
        openers.nth(number).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        no_violations(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
