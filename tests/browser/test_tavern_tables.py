"""The table that Nidavellir and Nains share: whole games by mouse, by keys alone and on a phone, and every phase looked at by axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from playing import WAIT, Player
from playing import player as player_of
from sizes import LAID_OUT, resize
from watching import ALL, DESKTOP, EACH_LANGUAGE, PHONE, SMALL, SOME, fits, no_violations, sit_down, to_the_end, words_have_room

BOTH = pytest.mark.parametrize("game", ["nidavellir", "nains"])
ZOOMED: ViewportSize = {"width": 720, "height": 450}  # 1440x900 at 200 %
TABLET: ViewportSize = {"width": 820, "height": 1180}
COUNTED = {"nidavellir": "Warriors", "nains": "Wanderers"}  # a line of the reckoning


def seated(page: Page, *rivals: str, seed: int = 1, speed: int = 0, language: str = "en", game: str = "nidavellir", **more: object) -> Player:
    """Sit down at a new table against bots."""
    return sit_down(game, page, *rivals, seed=seed, settings={"language": language, "speed": speed}, **more)


def play_out(player: Player, act: Callable[[], None], *checks: Callable[[Page], None], by_hand: int = SOME) -> None:
    """Play to the end; each phase is checked when it is first met."""
    to_the_end(player, act, *checks, by_hand=by_hand)
    assert player.view()["result"]["winners"]
    assert {"bid", "turn", "hero"} <= player.phases


@BOTH
def test_a_whole_game_by_mouse(page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=1, game=game)
    play_out(player, player.act, fits, no_violations)
    page.get_by_role("button", name="The reckoning").click()
    expect(page.get_by_role("table").first).to_contain_text(COUNTED[game])


@pytest.mark.parametrize("game", ["nidavellir", pytest.param("nains", marks=pytest.mark.long)])
def test_a_whole_game_by_keys_alone(page: Page, game: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=2, game=game)
    play_out(player, player.act_by_keys, by_hand=1)


def test_a_whole_game_of_nains_by_the_list_of_choices(page: Page) -> None:
    """That of Nidavellir is played in the tests of the shell."""
    page.set_viewport_size(DESKTOP)
    player = sit_down("nains", page, "random", seed=13, settings={"language": "en", "speed": 0, "list": True})
    play_out(player, player.act_by_list, words_have_room, by_hand=ALL)


@BOTH
def test_a_whole_game_on_a_phone(phone: Callable[[ViewportSize], BrowserContext], game: str) -> None:
    with phone(PHONE) as context:
        player = seated(context.new_page(), "random", "random", seed=3, game=game)
        play_out(player, lambda: player.act(tap=True), fits, no_violations)


def test_five_seats_on_the_smallest_phone(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone(SMALL) as context:
        page = context.new_page()
        player = seated(page, "random", "random", "random", "random", seed=4, language="de")
        for phase in ("bid", "turn"):
            assert player.asked()
            assert player.view()["phase"] == phase
            fits(page)
            no_violations(page)
            small = page.eval_on_selector_all(
                ".phone button:not(.row3 button, .size button)",
                "all => all.filter(it => it.offsetHeight < 43.5 || it.offsetWidth < 43.5).map(it => it.outerHTML.slice(0, 80))",
            )
            assert not small, small
            player.act(tap=True)


@BOTH
@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_no_word_is_missing_in_any_language(page: Page, language: str, game: str) -> None:
    page.set_viewport_size({"width": 900, "height": 1100})
    player = seated(page, "random", "random", "random", seed=5, language=language, game=game)
    for panel in range(2):
        page.locator(".top .tool[aria-haspopup='dialog']").nth(panel).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert f"{game}-" not in page.get_by_role("dialog").inner_text()
        no_violations(page, contrast=language == "de")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator('[data-at="seat:1"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    no_violations(page, contrast=language == "de")
    page.keyboard.press("Escape")
    for _ in range(3):
        assert player.asked()
        said = page.locator("body").inner_text() + " ".join(page.eval_on_selector_all("[aria-label]", "all => all.map(it => it.ariaLabel)"))
        assert not re.findall(rf"\b(?:{game}|page)-[a-z-]+", said)
        fits(page)
        player.act_elsewhere()
    player.leave()
    assert not player.faults, player.faults


def test_a_bid_may_change_until_all_are_in(page: Page, browser: Browser, base_url: str) -> None:
    page.set_viewport_size(DESKTOP)
    page.set_default_timeout(WAIT * 1000)
    first = player_of("nidavellir", page, 1)
    answer = page.request.post("/api/tables", data={"game": "nidavellir", "seats": [{"kind": "me", "name": "Durin"}, {"kind": "open"}]})
    id = answer.json()["table"]["id"]
    with browser.new_context(base_url=base_url) as context:
        other = context.new_page()
        assert context.request.post(f"/api/tables/{id}/join", data={"name": "Borin"}).ok
        second = player_of("nidavellir", other, 2)
        page.goto(f"/#/t/{id}")
        other.goto(f"/#/t/{id}")
        assert first.asked()
        assert second.asked()
        # drag one coin, lay one by tavern and coin, swap them, take one back
        first.at("coin:4").drag_to(first.at("hole:dragon"))
        expect(first.at("hole:dragon")).to_have_accessible_name(re.compile("your 5"))
        first.at("hole:goblin").click()
        first.at("coin:0").click()
        expect(page.get_by_text("Confirm 2 of 3")).to_be_visible()
        first.at("hole:goblin").click()
        first.at("hole:dragon").click()
        expect(first.at("hole:goblin")).to_have_accessible_name(re.compile("your 5"))
        expect(first.at("hole:dragon")).to_have_accessible_name(re.compile("your 0"))
        first.at("coin:3").hover()
        expect(page.get_by_role("group", name="Your coins").get_by_text("2 + 3 becomes 5")).to_be_visible()
        first.at("coin:3").dblclick()
        expect(first.confirm()).not_to_have_attribute("aria-disabled", "true")
        first.confirm().click()
        first.until(lambda view: not view["choices"])
        expect(other.locator('[data-at="seat:0"]')).to_contain_text("has bid")
        assert all(place.get("coin") is None for place in second.view()["table"][0]["places"])
        page.get_by_role("button", name="Undo").click()
        first.until(lambda view: bool(view["choices"]))
        expect(other.locator('[data-at="seat:0"]')).to_contain_text("still bidding")
        first.act()
        second.act()
        first.until(lambda view: view["phase"] != "bid")
        expect(page.get_by_role("list", name="Order of play").get_by_role("listitem")).to_have_count(2)
    assert not first.faults + second.faults


def test_a_spectator_sees_the_table_and_no_hand(page: Page, browser: Browser, base_url: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", seed=6)
    player.asked()
    player.act()
    with browser.new_context(base_url=base_url, viewport={"width": 1440, "height": 900}) as context:
        watching = context.new_page()
        stranger = player_of("nidavellir", watching)
        watching.goto(page.url)
        stranger.until(lambda view: view["seat"] is None)
        expect(watching.locator('[data-at^="card:"]').first).to_be_visible()
        expect(watching.locator(".card.legal")).to_have_count(0)
        assert all(place.get("coin") is None or place.get("up") for seat in stranger.view()["table"] for place in seat["places"])
        no_violations(watching)
        assert not stranger.faults, stranger.faults


def test_nothing_moves_for_those_who_want_it_still_and_nothing_waits(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    page.emulate_media(reduced_motion="reduce")
    player = seated(page, "random", "random", seed=7, speed=1)
    player.asked()
    player.act()
    player.asked()
    running = page.evaluate(
        "document.getAnimations().filter(it => (it.effect?.getComputedTiming().activeDuration ?? 0) > 20 && it.playState === 'running').length"
    )
    assert running == 0
    page.emulate_media(reduced_motion="no-preference")
    player.act()  # a card that travels never stands in the way of the next click
    player.asked()
    player.act()
    assert not player.faults, player.faults


def in_prompt(page: Page) -> bool:
    """The keyboard is at the line that says what to do now."""
    found: bool = page.evaluate("!!document.activeElement.closest('.prompt')")
    return found


def test_the_focus_never_falls_to_the_page(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=8)
    commit = player.commit_by_keys

    def commit_at_the_button() -> None:
        player.reach(player.confirm())
        commit()

    player.commit_by_keys = commit_at_the_button  # type: ignore[method-assign]
    for _ in range(12):
        assert player.asked()
        player.act_by_keys()
        player.follow()
        page.evaluate(LAID_OUT)
        assert in_prompt(page), player.phase()


def test_two_people_at_one_screen_pass_it_on_when_they_are_ready(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    page.set_default_timeout(WAIT * 1000)
    player = player_of("nidavellir", page, 1)
    seats = [{"kind": "me", "name": "Durin"}, {"kind": "me", "name": "Ori"}]
    page.goto(f"/#/t/{page.request.post('/api/tables', data={'game': 'nidavellir', 'seats': seats}).json()['table']['id']}")
    page.get_by_role("button", name="I am Durin").click()
    assert player.asked()
    player.act()
    # the bid lies, and nobody else has looked: it may still be taken back
    expect(page.get_by_role("heading", name="Pass the screen to Ori")).to_be_visible()
    expect(page.locator(".prompt")).to_contain_text("take your answer back")
    page.get_by_role("button", name="Undo").click()
    player.until(lambda view: bool(view["choices"]))
    player.act()
    page.get_by_role("button", name="Pass on to Ori").click()
    expect(page.locator(".prompt")).to_have_count(0)
    page.get_by_role("button", name="I am Ori").click()
    player.until(lambda view: view["seat"] == 1 and bool(view["choices"]))
    assert all(place.get("coin") is None for place in player.view()["table"][0]["places"])
    assert not player.faults, player.faults


def test_a_finger_learns_what_a_card_does(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone(PHONE) as context:
        page = context.new_page()
        player = seated(page, "random", "random", seed=9)
        said = page.locator(".prompt .about")
        player.hear()
        player.at("card:goblin:0").tap(force=True)  # it cannot be had now, and says so
        expect(page.locator(".prompt .why")).to_contain_text("The coins come first")
        expect(said).to_be_visible()
        fits(page)
        player.act(tap=True)
        assert player.asked()
        expect(said).to_have_count(0)
        target = player.view()["choices"][0]["clicks"][0]
        player.at(target).tap()  # chosen: what it does stands with what it brings
        expect(said).to_be_visible()
        fits(page)
        page.keyboard.press("Escape")
        expect(said).to_have_count(0)
        player.at(target).dispatch_event("pointerdown", {"pointerType": "touch"})
        expect(said).to_be_visible()
        player.at(target).dispatch_event("pointerup", {"pointerType": "touch"})
        player.at(target).dispatch_event("click")  # lifting the finger chooses nothing
        expect(player.confirm()).to_have_attribute("aria-disabled", "true")


def test_bids_are_one_line_and_a_closed_tavern_keeps_its_order(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=10)
    player.asked()
    player.act()
    player.until(lambda view: any(tavern["status"] == "closed" for tavern in view["taverns"]) or bool(view["choices"]))
    while player.asked() and player.view()["taverns"][0]["status"] != "closed":
        player.act()
    expect(page.get_by_role("region", name="Chronicle")).to_contain_text(re.compile(r"\w+, .+ and .+ have bid\."))
    closed = page.get_by_role("region", name=re.compile("^Laughing Goblin"))
    expect(closed.get_by_role("list", name="Order of play").get_by_role("listitem")).to_have_count(3)
    expect(closed.locator("li.now")).to_have_count(0)


def towards_a_line(player: Player) -> dict[str, Any]:
    """Choose the card of the class that has the fewest grades, so that a hero comes soon."""
    view = player.view()
    if view["phase"] != "turn":
        return player.random.choice(view["choices"])
    cards = view["taverns"][view["tavern"]]["cards"]
    grades = {column["cls"]: column["grades"] for column in view["table"][view["seat"]]["columns"]}
    return min(view["choices"], key=lambda it: grades.get(cards[int(it["clicks"][0].split(":")[2])].get("cls"), 99))


def test_everything_fits_a_low_screen(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    player = seated(page, "random", seed=11)
    player.choose = lambda: towards_a_line(player)  # type: ignore[method-assign]
    while player.asked() and player.phase() != "hero":
        fits(page)
        player.act_elsewhere()
    player.leave()
    assert player.phase() == "hero"
    assert page.locator(".heroes .tiles").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
    expect(page.locator(".heroes .tile").last).to_be_in_viewport()
    fits(page)


def test_coins_question_and_takers_stay_in_a_window_of_twice_the_zoom(page: Page) -> None:
    page.set_viewport_size(ZOOMED)
    player = seated(page, "random", "random", seed=13, game="nains")
    assert player.asked()
    player.hear()
    for target in [*(f"coin:{n}" for n in range(5)), "hole:yjdad", "hole:hallebarde"]:
        expect(player.at(target)).to_be_in_viewport(ratio=1)
    expect(player.confirm()).to_be_in_viewport(ratio=1)
    gone = False
    while not gone and player.asked():
        player.act_elsewhere()
        player.until(lambda view: bool(view["choices"] or view["over"]))
        gone = any(taker is not None for tavern in player.view()["taverns"] for taker in tavern["takers"])
    player.leave()
    player.hear()
    expect(page.locator(".ghost .seal").first).to_be_visible()


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_signs_keep_their_names_on_one_line_clear_of_what_hangs_below(page: Page, language: str) -> None:
    player = seated(page, "random", "random", seed=14, language=language, game="nains")
    while player.asked() and player.phase() != "turn":
        player.act_elsewhere()
    player.leave()
    for size in (DESKTOP, ZOOMED, TABLET):
        resize(page, size)
        broken = page.locator(".sign h2").evaluate_all(
            """all => all.filter((it) => {
              const [own, sign] = [it.getBoundingClientRect(), it.parentElement.getBoundingClientRect()]
              const tag = it.parentElement.querySelector('.tag')?.getBoundingClientRect()
              const range = document.createRange()
              range.selectNodeContents(it)
              const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)))
              return lines.size > 1 || own.left < sign.left || own.right > sign.right || (tag?.height > 0 && tag.top < own.bottom - 6)
            }).map((it) => it.textContent)"""
        )
        assert not broken, (size, broken)


@pytest.mark.parametrize("value", ["on", "off"])
def test_the_table_shows_what_was_agreed(page: Page, value: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=12, options={"live_scores": value, "show_derivable_coins": value})
    for _ in range(2):
        player.asked()
        player.act()
    player.asked()
    shown = value == "on"
    expect(page.get_by_role("heading", name="Score so far")).to_have_count(int(shown))
    expect(page.locator(".opponent .total")).to_have_count(2 * shown)
    rival = page.locator(".opponent").first
    hidden = sum(not place.get("up") for place in player.view()["table"][1]["places"])
    expect(rival.locator(".coin.hidden")).to_have_count(0 if shown else hidden)
    rival.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.locator(".facts .coin.hidden")).to_have_count(0 if shown else hidden)
    expect(sheet.locator(".facts .total")).to_have_count(int(shown))
