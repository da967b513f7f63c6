"""Le Roi des Nains at its own table: whole games by mouse, by keys alone, by the list and on a phone, and every phase looked at by axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from playing import Player
from playing import player as player_of
from watching import ALL, DESKTOP, EACH_LANGUAGE, LOW, PHONE, SMALL, SOME, fits, no_violations, sit_down, to_the_end

SHORT = {"deals": "3"}  # regular deals of a test's match


def seated(page: Page, *rivals: str, seed: int = 1, language: str = "en", wishes: dict[str, object] | None = None, **more: object) -> Player:
    """Sit down at a new table against bots; nothing moves, and tricks stay for a moment only."""
    settings = {"language": language, "speed": 0, "linger": 2, **(wishes or {})}
    return sit_down("roi_des_nains", page, *rivals, seed=seed, settings=settings, **{"options": SHORT, **more})


def play_out(player: Player, act: Callable[[], None], *checks: Callable[[Page], None], by_hand: int = SOME) -> None:
    """Play to the end; each phase is checked when it is first met."""
    to_the_end(player, act, *checks, by_hand=by_hand)
    assert player.view()["result"]["winners"]
    assert "play_card" in player.phases


def test_a_whole_game_by_mouse(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", "random", "random", seed=1)

    def act() -> None:
        assert page.locator(".trick .winning").count() <= 1
        player.act()

    play_out(player, act, fits, no_violations)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "a desktop page does not scroll"
    page.get_by_role("button", name="The reckoning").click()
    rule = player.view()["history"][0]["rule"]
    expect(page.get_by_role("table")).to_have_count(1)
    expect(page.get_by_role("row").nth(2)).to_contain_text(player_words(page, f"roi_des_nains-rule-{rule}"))
    no_violations(page)


def player_words(page: Page, key: str) -> str:
    """Return an English sentence of the game without arguments."""
    text = page.request.get("/api/words/roi_des_nains/en").text()
    found = re.search(rf"^{re.escape(key)} = (.*)$", text, re.M)
    assert found, key
    return found[1]


def test_a_whole_game_by_keys_alone(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", "random", "random", seed=2)
    play_out(player, player.act_by_keys, by_hand=1)


def test_a_whole_game_by_the_list_of_choices(page: Page) -> None:
    page.set_viewport_size(LOW)
    player = seated(page, "random", "random", "random", "random", seed=3, wishes={"list": True})
    play_out(player, player.act_by_list, fits, by_hand=ALL)


def test_a_whole_game_on_a_phone(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone(PHONE) as context:
        player = seated(context.new_page(), "random", "random", "random", seed=4)
        play_out(player, lambda: player.act(tap=True), fits, no_violations)


def test_thirteen_cards_on_the_smallest_phone(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone(SMALL) as context:
        page = context.new_page()
        player = seated(page, "random", "random", seed=5, language="de")
        while player.asked() and player.phase() != "play_card":
            player.act(tap=True)
        fits(page)
        no_violations(page)
        small = page.eval_on_selector_all(
            ".phone button", "all => all.filter(it => it.offsetHeight < 43.5 || it.offsetWidth < 43.5).map(it => it.outerHTML.slice(0, 80))"
        )
        assert not small, small
        player.act(tap=True)
        assert not player.faults, player.faults


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_no_word_is_missing_in_any_language(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 900, "height": 1100})
    player = seated(page, "random", "random", "random", "random", seed=6, language=language)
    for _ in range(9):
        assert player.asked()
        said = page.locator("body").inner_text() + " ".join(page.eval_on_selector_all("[aria-label]", "all => all.map(it => it.ariaLabel)"))
        assert not re.findall(r"\b(?:roi_des_nains|page)-[a-z-]+", said)
        fits(page)
        player.act_elsewhere()
    for panel in range(3):
        page.locator(".top .tool[aria-haspopup='dialog']").nth(panel).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert "roi_des_nains-" not in page.get_by_role("dialog").inner_text()
        no_violations(page, contrast=language == "de")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    player.leave()
    assert not player.faults, player.faults


def test_a_card_that_may_not_be_played_says_why(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=7)
    while player.asked():
        if player.phase() == "play_card" and len(player.view()["choices"]) < len(player.view()["hand"]):
            break
        player.act()
    card = next(card for card in player.view()["hand"] if not card.get("legal"))
    here = player.at(f"card:{card['face']['id']}")
    expect(here).to_have_attribute("aria-disabled", "true")
    here.click(position={"x": 13, "y": 80}, force=True)  # disabled, but it answers
    expect(page.locator(".prompt [role='alert']")).to_contain_text("You must play a")


def test_a_trick_stays_until_it_has_been_seen(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=8, wishes={"linger": 0})
    while player.asked() and player.phase() != "play_card":
        player.act()
    player.act()
    player.until(lambda view: bool(view["done"]) and bool(view["choices"]))
    trick = player.view()["last"]
    for play in trick["plays"]:
        expect(player.at(f"trick:{play['face']['id']}")).to_be_visible()
    page.wait_for_timeout(1500)
    onward = page.get_by_role("button", name="Go on")
    expect(onward).to_be_visible()
    onward.click()
    expect(onward).to_have_count(0)
    expect(page.locator('[data-at^="trick:"]')).to_have_count(len(player.view()["plays"]))
    expect(page.get_by_role("region", name="Last trick").get_by_role("img", name="wins the trick")).to_have_count(1)
    player.act()  # and a card that is played says that it was seen
    expect(onward).to_be_visible()
    player.asked()
    player.act()
    assert not player.faults, player.faults


def test_an_only_card_plays_itself_where_a_seat_wishes_it(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=9, wishes={"autoplay": True})
    assert player.show is not None
    begun, given = player.show["decision"], 0
    while player.asked() and player.view()["deal"] == 1:
        if player.phase() == "play_card" and len(player.view()["choices"]) == 1:
            player.settle(player.show["decision"])
        else:
            player.act_elsewhere()
            given += 1
    player.leave()
    assert player.show["decision"] - begun > given  # the last card of a hand at the latest


def test_a_spectator_sees_the_table_and_no_hand(page: Page, browser: Browser, base_url: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=10)
    player.asked()
    player.act()
    with browser.new_context(base_url=base_url, viewport=DESKTOP, reduced_motion="reduce") as context:
        watching = context.new_page()
        stranger = player_of("roi_des_nains", watching)
        watching.goto(page.url)
        stranger.until(lambda view: view["seat"] is None)
        expect(watching.locator('[data-at="seat:1"]').first).to_be_visible()
        expect(watching.locator('[data-at^="card:"]')).to_have_count(0)
        expect(watching.locator(".card.legal")).to_have_count(0)
        no_violations(watching)
        assert not stranger.faults, stranger.faults


def test_what_the_quest_gives_is_kept_from_those_who_play_without_it(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=11, options={**SHORT, "live_score": "off", "won_tricks": "last_trick_only"})
    while player.asked() and player.phase() != "play_card":
        player.act()
    expect(page.locator('[data-at="seat:1"]').first).not_to_have_accessible_name(re.compile("quest [+−0]"))
    expect(page.get_by_role("list", name="What the quest gives so far")).to_have_count(0)
    page.locator(".top").get_by_role("button", name="Tricks").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Last trick")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Still to come")).to_have_count(0)
