"""Brísingamen at its own table: whole games by mouse, by keys alone, by the list of choices and on a phone; every phase looked at by axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from playing import Player
from playing import player as player_of
from sizes import LAID_OUT
from watching import DESKTOP, EACH_LANGUAGE, PHONE, SOME, fits, legible, no_violations, sit_down, to_the_end, words_have_room

ASKED = {"auto_harvest": "off"}
SHORT = {**ASKED, "max_rounds": 30}
ENOUGH = 24  # decisions at random; then this seat passes to the end


def seated(page: Page, *rivals: str, seed: int = 1, speed: int = 0, language: str = "en", **more: Any) -> Player:
    """Sit down at a new table against bots."""
    return sit_down("brisingamen", page, *rivals, seed=seed, settings={"language": language, "speed": speed}, **more)


def passing(player: Player) -> None:
    """Let a player choose at random for a while, a dwarf's first steps sooner than later, and pass from then on."""
    choose = player.choose

    def chosen() -> dict[str, Any]:
        choices: list[dict[str, Any]] = player.view()["choices"]
        plain = [choice for choice in choices if choice["clicks"][0] in ("pass", "stop", "stay", "keep", "leave", "enough")]
        steps = [choice for choice in choices if choice["clicks"][0].startswith("space:")] if "where" not in player.phases else []
        if steps and player.phase() == "action":
            return steps[player.acted % len(steps)]
        return plain[0] if plain and player.acted >= ENOUGH else choose()

    player.choose = chosen  # type: ignore[method-assign]


def play_out(player: Player, act: Callable[[], None], *checks: Callable[[Page], None], by_hand: int = SOME) -> None:
    """Play to the end; each phase is checked when it is first met."""
    passing(player)
    to_the_end(player, act, *checks, by_hand=by_hand)
    assert player.view()["result"]["winners"]
    assert {"action", "where"} <= player.phases


def test_a_whole_game_by_mouse(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=1, options=SHORT)
    play_out(player, player.act, fits, legible, no_violations)
    page.get_by_role("button", name="The reckoning").click()
    expect(page.get_by_role("table").first).to_contain_text("Settings completed")


def test_a_whole_game_by_keys_alone(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=2, options=SHORT)
    play_out(player, player.act_by_keys, by_hand=1)


def test_a_whole_game_by_the_list_of_choices(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=3, options=SHORT)
    away = player.act_away

    def away_and_back(goes_on: Callable[[], bool]) -> None:
        away(goes_on)
        page.keyboard.press("l")  # the test's own settings are there again

    player.act_away = away_and_back  # type: ignore[method-assign]
    page.keyboard.press("l")
    play_out(player, player.act_by_list, words_have_room, by_hand=8)  # most answers are to pass


def test_a_whole_game_on_a_phone(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    heights: set[float] = set()

    def steady(page: Page) -> None:
        """Lanterns do not move under the finger from question to question."""
        heights.add(page.evaluate("document.querySelector('.mine').getBoundingClientRect().height"))
        assert len(heights) == 1, heights

    with phone(PHONE) as context:
        player = seated(context.new_page(), "random", "random", seed=4, options=SHORT)
        play_out(player, lambda: player.act(tap=True), fits, legible, steady, no_violations)


def first_moves(player: Player, number: int = 3) -> None:
    """Send dwarves into the mine, so that there is somebody to move."""
    choose = player.choose

    def chosen() -> dict[str, Any]:
        choices: list[dict[str, Any]] = player.view()["choices"]
        entering = [choice for choice in choices if choice["clicks"][0] == "enter:mine"]
        return entering[0] if entering else choose()

    player.choose = chosen  # type: ignore[method-assign]
    for _ in range(number):
        assert player.asked()
        player.act()
    player.choose = choose  # type: ignore[method-assign]
    while player.asked() and player.phase() != "action":
        player.act()


def movable(player: Player) -> tuple[int, str, str]:
    """Return a dwarf that has several ways, its space and one to which it can go."""
    for reach in player.view()["reach"]:
        if reach["number"] and len(reach["ways"]) > 1:
            return reach["number"], reach["space"], reach["ways"][-1]["space"]
    raise AssertionError("nobody can move")


def standing(player: Player, number: int) -> str | None:
    space: str | None = player.view()["table"][0]["dwarves"][number - 1].get("space")
    return space


def test_a_dwarf_moves_by_clicks_on_the_mine_and_goes_back(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=5, options=ASKED)
    first_moves(player)
    number, space, goal = movable(player)
    player.at(f"space:{space}").click()
    expect(player.at(f"space:{goal}")).to_have_accessible_name(re.compile("can go here"))
    player.at("space:cav18").click(force=True)
    expect(page.locator(".prompt .why")).to_be_visible()
    player.at(f"space:{goal}").click()
    player.until(lambda view: view["phase"] == "where")
    player.hear()
    expect(player.at(f"space:{goal}")).to_have_attribute("aria-pressed", "true")
    assert standing(player, number) == space
    player.at(f"space:{goal}").click()
    player.until(lambda view: bool(view["table"][0]["dwarves"][number - 1].get("space", "out") == goal))
    page.get_by_role("button", name="Undo").click()
    player.until(lambda view: bool(view["table"][0]["dwarves"][number - 1].get("space", "out") == space))
    assert not player.faults, player.faults


def test_arrows_follow_the_galleries_and_digits_choose_dwarves(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=6, options=ASKED)
    player.asked()
    gate = player.at("space:out")
    gate.focus()
    down, left, right, up = "ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"
    for key, space in ((down, "A"), (down, "B"), (left, "C"), (left, "cav02"), (right, "C"), (down, "G"), (up, "C"), (right, "B"), (right, "F")):
        page.keyboard.press(key)
        expect(player.at(f"space:{space}")).to_be_focused()
    page.keyboard.press("0")
    expect(player.at("enter:mine")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("PageDown")
    expect(page.locator(".node:focus")).to_have_accessible_name(re.compile("can go here"))
    page.keyboard.press("+")
    expect(page.get_by_role("button", name="Show the whole mine")).to_be_visible()


def test_two_fingers_zoom_the_mine_and_one_drags_it(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone(PHONE) as context:
        page = context.new_page()
        player = seated(page, "random", "random", seed=7, options=ASKED)
        player.asked()
        frame = page.locator(".frame > g")
        expect(frame).to_have_attribute("transform", "translate(0 0) scale(1)")
        page.evaluate(LAID_OUT)
        box = page.locator(".frame").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        line = context.new_cdp_session(page)

        def touch(kind: str, *points: tuple[float, float]) -> None:
            line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b, "id": n} for n, (a, b) in enumerate(points)]})

        touch("touchStart", (x - 30, y), (x + 30, y))
        for far in (50, 70, 90):
            touch("touchMove", (x - far, y), (x + far, y))
        touch("touchEnd", (x - 90, y))
        touch("touchEnd")
        expect(frame).not_to_have_attribute("transform", "translate(0 0) scale(1)")
        near = str(frame.get_attribute("transform"))
        touch("touchStart", (x, y))
        for far in (20, 40, 60):
            touch("touchMove", (x, y + far))
        touch("touchEnd")
        expect(frame).not_to_have_attribute("transform", near)
        assert not page.locator(".node.is-selected").count(), "a drag is no click"
        page.get_by_role("button", name="Show the whole mine").click()
        expect(frame).to_have_attribute("transform", "translate(0 0) scale(1)")


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_no_word_is_missing_in_any_language(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    player = seated(page, *["random"] * 4, seed=8, language=language)
    for _ in range(3):
        assert player.asked()
        said = page.locator("body").inner_text() + " ".join(page.eval_on_selector_all("[aria-label]", "all => all.map(it => it.ariaLabel)"))
        assert not re.findall(r"\b(?:brisingamen|page)-[a-z-]+", said)
        fits(page)
        player.act_elsewhere()
    player.at("seat:1").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert "brisingamen-" not in page.get_by_role("dialog").inner_text()
    no_violations(page, contrast=language == "de")
    player.leave()
    assert not player.faults, player.faults


def test_a_spectator_sees_the_mine_and_can_choose_nothing(page: Page, browser: Browser, base_url: str) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=9)
    player.asked()
    with browser.new_context(base_url=base_url, viewport=DESKTOP) as context:
        watching = context.new_page()
        stranger = player_of("brisingamen", watching)
        watching.goto(page.url)
        stranger.until(lambda view: view["seat"] is None)
        expect(watching.locator(".node").first).to_be_visible()
        expect(watching.locator(".is-legal")).to_have_count(0)
        no_violations(watching)
        assert not stranger.faults, stranger.faults


def test_the_page_says_what_was_reconstructed(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", "random", seed=10)
    player.asked()
    page.get_by_role("button", name="About this board").click()
    expect(page.locator(".prompt .about")).to_contain_text("reconstructed")
