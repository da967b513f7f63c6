"""Rules guides and lessons in a browser: opened where one needs them, searched, light on axe, and a lesson played by keys to its end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from sizes import LAID_OUT
from support import HOUSE
from watching import DESKTOP, no_violations, sit_down

SETTINGS: dict[str, object] = {"language": "en", "speed": 0}


def test_the_rules_open_at_what_is_asked_and_can_be_searched(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = sit_down("nidavellir", page, "random", seed=3, settings=SETTINGS)
    page.get_by_role("button", name="What the rules say about this").click()
    book = page.get_by_role("dialog", name="Rules")
    expect(book.get_by_role("heading", name="The bid", exact=True)).to_be_focused()
    expect(book.get_by_role("heading", name="The bid", exact=True)).to_be_in_viewport()
    no_violations(page)
    book.get_by_role("searchbox", name="Search the rules").fill("ylúd HEADHUNTER")
    expect(book.get_by_role("status")).to_have_text("Nothing found")
    book.get_by_role("searchbox").fill("headhunter")
    expect(book.get_by_role("status")).to_have_text("1 passage")
    expect(book.get_by_role("img", name="Thrud")).to_be_visible()
    page.keyboard.press("Enter")
    expect(book.get_by_role("heading", name="Thrud, the Headhunter")).to_be_focused()
    book.get_by_role("button", name="Look something up on the table").click()
    expect(book).to_have_count(0)
    page.locator('[data-at="coin:0"]').first.click()
    expect(book.get_by_role("heading", name="The exchange coin")).to_be_focused()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    page.locator('[data-at="card:goblin:0"]').click(force=True)
    page.get_by_role("button", name="More in the rules").click()
    expect(book.get_by_role("heading", name="The bid", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(book).to_have_count(0)
    player.act()  # somebody has told something by now
    player.asked()
    player.hear()
    line = page.get_by_role("region", name="Chronicle").get_by_role("listitem").filter(has_text="Age 1, round 1")
    line.get_by_role("link").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(book.get_by_role("heading", name="A round", exact=True)).to_be_focused()
    assert not player.faults, player.faults


CUT = """[...document.querySelectorAll('.pictures > .picture')].filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.ariaLabel)"""


def test_the_guide_of_each_game_fits_a_small_phone(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone({"width": 320, "height": 640}) as context:
        page = context.new_page()
        faults: list[str] = []
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.add_init_script("localStorage.setItem('dvergar-settings', JSON.stringify({language: 'de', speed: 0}))")
        for game in HOUSE:
            page.goto(f"/#/rules/{game}")
            expect(page.locator("article h3").first).to_be_visible()
            expect(page.locator(".picture > div > *").first).to_be_visible()
            page.evaluate(LAID_OUT)
            assert page.evaluate("document.documentElement.scrollWidth") <= 320, game
            assert page.evaluate(CUT) == [], game
            assert not faults, faults
        page.goto("/#/rules/nidavellir/heroes")
        expect(page.get_by_role("heading", name="Helden", exact=True)).to_be_in_viewport()
        no_violations(page)


def test_a_lesson_is_played_by_keys_alone_and_goes_on_after_a_reload(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.add_init_script("localStorage.setItem('dvergar-settings', JSON.stringify({language: 'en', speed: 0, game: 'nidavellir'}))")
    page.goto("/")
    page.get_by_role("button", name="Learn to play").click()
    lesson = page.get_by_role("region", name="Lesson")
    step = lesson.locator(".step")
    expect(step).to_contain_text("Step 1 of")
    no_violations(page)
    steps = 0
    while not lesson.get_by_role("link", name="A table of your own").is_visible():
        number = step.inner_text().partition("\n")[0]
        button = lesson.get_by_role("button").first
        expect(button).to_be_visible()
        reading = button.inner_text() == "Go on"
        button.focus()
        page.keyboard.press("Enter")
        if not reading:
            expect(page.locator(".prompt .confirm").first).to_be_enabled()
            page.locator(".prompt .confirm").first.focus()
            page.keyboard.press("Enter")
        expect(step).not_to_contain_text(number)
        expect(lesson.get_by_role("button").first).to_be_visible()
        steps += 1
        if steps == 5:
            number = step.inner_text().partition("\n")[0]
            page.reload()
            expect(step).to_contain_text(number)
    assert steps > 20
    lesson.get_by_role("button", name="Play on").click()
    expect(lesson).to_have_count(0)
    expect(page.locator(".prompt .confirm").first).to_be_visible()
    assert not faults, faults
