"""Die Zwerge at its own table: whole games by mouse, by keys, by the list of choices and on a phone, and every phase looked at by axe."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from playing import Player
from sizes import LAID_OUT
from watching import ALL, DESKTOP, EACH_LANGUAGE, PHONE, SMALL, SOME, legible, no_violations, sit_down, to_the_end, words_have_room
from watching import fits as page_fits

LAZY = ("pass", "end", "stop", "decline")
# Upper and lower edges of what is seen, all at one moment.
EDGES = """(found) => found.flatMap((each) => [...document.querySelectorAll(each)].filter((it) => it.checkVisibility())
  .map((it) => it.getBoundingClientRect()).map((box) => [box.top, box.bottom]))"""


def seated(page: Page, *rivals: str, seed: int = 1, speed: int = 0, language: str = "en", **more: object) -> Player:
    """Sit down at a new table, alone or with bots."""
    return sit_down("die_zwerge", page, *rivals, seed=seed, settings={"language": language, "speed": speed}, **more)


def hasty(player: Player, haste: float = 0.75) -> Player:
    """Let most chances pass, so that fate soon catches up: some forty decisions to the end."""

    def choose() -> dict[str, Any]:
        choices: list[dict[str, Any]] = player.view()["choices"]
        lazy = [choice for choice in choices if choice["clicks"][0] in LAZY]
        return player.random.choice(lazy if lazy and player.random.random() < haste else choices)

    player.choose = choose  # type: ignore[method-assign]
    return player


def fits(page: Page) -> None:
    """It fits, and on a desktop the table does not scroll."""
    page_fits(page)
    if (page.viewport_size or DESKTOP)["width"] >= 1180:
        assert page.evaluate("(it => it.scrollHeight <= it.clientHeight + 1)(document.querySelector('main'))"), "the table scrolls"


def play_out(player: Player, act: Callable[[], None], *checks: Callable[[Page], None], by_hand: int = SOME) -> None:
    """Play to the end; each phase is checked when it is first met, and the end says why."""
    to_the_end(player, act, *checks, by_hand=by_hand)
    view = player.view()
    assert {"action", "step"} <= player.phases
    assert view["outcome"] in ("doomed", "died", "won")
    expect(player.page.get_by_role("grid", name="Map of Girdlegard")).to_be_visible()
    player.page.get_by_role("button", name="The reckoning").last.click()  # where the list of choices is open it has one too
    expect(player.page.locator("article .why")).not_to_be_empty()
    told = player.page.get_by_role("region", name="The story in six moments").get_by_role("listitem")
    expect(told.last).to_contain_text(re.compile("lost|saved"))
    assert 2 <= told.count() <= 6
    expect(player.page.get_by_role("table")).to_have_count(0)
    for check in checks:
        if check is no_violations:
            check(player.page)


def test_a_whole_game_by_mouse(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = hasty(seated(page, "random", seed=2))
    play_out(player, player.act, fits, legible, no_violations)


def test_a_whole_game_by_keys_alone(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = hasty(seated(page, "random", seed=2), 0.85)
    play_out(player, player.act_by_keys, by_hand=1)


def test_a_whole_game_by_the_list_of_choices(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = hasty(seated(page, "random", seed=4))
    page.keyboard.press("l")
    play_out(player, player.act_by_list, words_have_room, by_hand=ALL)


def test_a_whole_game_on_a_phone(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone(PHONE) as context:
        player = hasty(seated(context.new_page(), "random", seed=5))
        play_out(player, lambda: player.act(tap=True), fits, legible, no_violations)


def test_five_dwarves_on_the_smallest_phone(phone: Callable[[ViewportSize], BrowserContext]) -> None:
    with phone(SMALL) as context:
        page = context.new_page()
        player = seated(page, seed=6, language="de", options={"dwarves": 5})
        for _ in range(3):
            assert player.asked()
            fits(page)
            no_violations(page)
            small = page.eval_on_selector_all(
                ".phone button:not(.fate button)",
                "all => all.filter(it => it.offsetHeight < 43.5 || it.offsetWidth < 43.5).map(it => it.outerHTML.slice(0, 80))",
            )
            assert not small, small
            player.act(tap=True)


@pytest.mark.parametrize("language", EACH_LANGUAGE)
def test_no_word_is_missing_in_any_language(page: Page, language: str) -> None:
    page.set_viewport_size({"width": 900, "height": 1100})
    player = seated(page, seed=7, language=language, options={"dwarves": 3, "show_odds": "on"})
    for panel in range(3):
        page.locator(".top .tool[aria-haspopup='dialog']").nth(panel).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        assert "die_zwerge-" not in page.get_by_role("dialog").inner_text()
        no_violations(page, contrast=language == "de")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    for _ in range(6):
        assert player.asked()
        said = page.locator("body").inner_text() + " ".join(page.eval_on_selector_all("[aria-label]", "all => all.map(it => it.ariaLabel)"))
        assert not re.findall(r"\b(?:die_zwerge|page)-[a-z-]+", said)
        fits(page)
        player.act_elsewhere()
    player.leave()
    assert not player.faults, player.faults


def test_a_far_hex_is_walked_to_in_one_go(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, seed=1, options={"hero_choice": "fixed", "heroes": ["tungdil", "boindil"]})
    # a click on the map in an action phase means to set out
    player.at("hex:D6").click()
    expect(player.at("do:move")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".prompt .about")).to_contain_text("D6")
    page.keyboard.press("Escape")
    player.at("do:move").dblclick()
    player.until(lambda view: view["phase"] == "step")
    view = player.view()
    far = [reach for reach in view["reach"] if reach["steps"] > 1 and not reach["price"] and not reach["stops"]]
    assert far, view["reach"]
    goal = far[-1]["hex"]
    expect(player.at(f"hex:{goal}")).to_have_accessible_name(re.compile("steps away"))
    player.at(f"hex:{goal}").click()
    expect(page.locator(".path")).to_have_count(1)
    player.at(f"hex:{goal}").click()
    player.until(lambda view: bool(view["dwarves"][0]["hex"] == goal))
    assert not player.faults, player.faults


def test_what_cannot_be_done_says_why(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, seed=1, options={"hero_choice": "fixed", "heroes": ["tungdil", "boindil"]})
    assert player.asked()
    player.hear()
    player.at("do:fight").click(force=True)
    expect(page.locator(".prompt .why")).to_contain_text("nobody to fight")
    expect(player.confirm()).to_have_attribute("aria-disabled", "true")


def test_the_map_comes_nearer_and_the_keys_go_from_hex_to_hex(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, seed=1, options={"hero_choice": "fixed", "heroes": ["tungdil", "boindil"]})
    grid = page.get_by_role("grid")
    expect(grid.get_by_role("gridcell")).to_have_count(61)
    player.at("hex:C7").focus()
    for key, hex in (("ArrowLeft", "C6"), ("ArrowUp", "B5"), ("ArrowDown", "C6"), ("ArrowDown", "D6"), ("ArrowRight", "D7")):
        page.keyboard.press(key)
        expect(player.at(f"hex:{hex}")).to_be_focused()
    page.evaluate(LAID_OUT)
    before = player.at("hex:E5").bounding_box()
    page.get_by_role("button", name="Nearer", exact=True).click()
    after = player.at("hex:E5").bounding_box()
    assert before is not None
    assert after is not None
    assert after["width"] > before["width"] * 1.2
    page.get_by_role("button", name="The whole map").click()
    again = player.at("hex:E5").bounding_box()
    assert again is not None
    assert abs(again["x"] - before["x"]) < 2
    no_violations(page)


def test_chronicle_and_talk_stand_beside_the_map_and_a_press_at_its_edge_counts(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, seed=1, options={"hero_choice": "fixed", "heroes": ["tungdil", "boindil"]})
    beside = page.get_by_role("complementary", name="Chronicle and scores")
    expect(page.get_by_role("grid")).to_be_visible()
    for name in ("Chronicle", "Talk"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("button", name=name, exact=True)).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("dialog")).to_have_count(0)
        sea, column = page.get_by_role("grid").bounding_box(), beside.bounding_box()
        assert sea is not None
        assert column is not None
        assert sea["x"] + sea["width"] <= column["x"]
    no_violations(page)
    fits(page)
    beside.get_by_role("button", name="Close").click()
    expect(beside).to_have_count(0)
    player.at("do:move").dblclick()
    player.until(lambda view: view["phase"] == "step")
    player.hear()
    for _ in range(2):
        page.get_by_role("button", name="Nearer", exact=True).click()
    whole = page.locator("div.map").bounding_box()
    assert whole is not None
    boxes = [(each["hex"], player.at(f"hex:{each['hex']}").bounding_box()) for each in player.view()["reach"]]
    middles = {hex: (box["x"] + box["width"] / 2 - whole["x"], box["y"] + box["height"] / 2 - whole["y"]) for hex, box in boxes if box}
    inside = {hex: at for hex, at in middles.items() if 12 < at[0] < whole["width"] - 80 and 12 < at[1] < whole["height"] - 12}
    goal = min(inside, key=lambda hex: min(inside[hex][0], inside[hex][1], whole["width"] - inside[hex][0], whole["height"] - inside[hex][1]))
    page.mouse.click(whole["x"] + inside[goal][0], whole["y"] + inside[goal][1])
    expect(player.at(f"hex:{goal}")).to_have_attribute("aria-selected", "true")


@pytest.mark.parametrize("language", ["fr", "de"])
def test_what_can_be_done_takes_one_row_of_a_phone_and_covers_no_card(phone: Callable[[ViewportSize], BrowserContext], language: str) -> None:
    with phone(PHONE) as context:
        player = seated(context.new_page(), seed=1, language=language, options={"hero_choice": "fixed", "heroes": ["tungdil", "boindil"]})
        assert player.asked()
        expect(player.page.locator(".deed")).to_have_count(3)
        player.page.evaluate(LAID_OUT)
        *deeds, card = player.page.evaluate(EDGES, [".deed", '[data-at="card:0"]'])
        assert max(top for top, _ in deeds) < min(bottom for _, bottom in deeds)
        assert card[1] <= min(top for top, _ in deeds)


def test_wheel_and_mouse_move_the_map_and_a_drag_is_no_click(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = hasty(seated(page, "random", seed=5), 0.5)
    assert player.asked()
    page.evaluate(LAID_OUT)
    picture = page.locator(".map > svg")
    whole = picture.get_attribute("viewBox")
    box = picture.bounding_box()
    assert box is not None
    assert whole is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    expect(picture).not_to_have_attribute("viewBox", whole)
    near = str(picture.get_attribute("viewBox"))
    page.mouse.down()
    page.mouse.move(x + 60, y + 40, steps=4)
    page.mouse.up()
    expect(picture).not_to_have_attribute("viewBox", near)
    assert not page.locator(".map .selected").count(), "a drag is no click"
    before = str(picture.get_attribute("viewBox"))
    page.mouse.move(x, y)
    assert picture.get_attribute("viewBox") == before, "the mouse is not held any more"
    page.mouse.wheel(0, 4000)
    expect(picture).to_have_attribute("viewBox", whole)
    assert not player.faults, player.faults


def test_what_happens_is_played_step_by_step_and_never_waited_for(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = hasty(seated(page, seed=3, speed=1))
    shown = page.get_by_role("button", name="Skip", exact=True)
    told = page.get_by_role("button", name="Skip", exact=True).or_(page.locator('main[aria-busy="false"]')).first
    for _ in range(12):
        assert player.asked()
        player.act()
        if player.follow():
            expect(told).to_be_visible()  # some events are told without words
            if shown.count():
                break
    else:
        raise AssertionError("nothing was played")
    page.keyboard.press("Shift")  # any key ends it
    expect(shown).to_have_count(0)
    page.emulate_media(reduced_motion="reduce")  # it is still told, without movement
    for _ in range(6):
        assert player.asked()
        player.act()
        moving = "document.getAnimations().filter(it => (it.effect?.getComputedTiming().activeDuration ?? 0) > 20 && it.playState === 'running').length"
        assert page.evaluate(moving) == 0
    assert not player.faults, player.faults


def test_everything_fits_a_low_screen(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 720})
    player = seated(page, seed=11, language="de", options={"dwarves": 4})
    for _ in range(4):
        assert player.asked()
        fits(page)
        player.act()


def test_two_dwarves_are_drafted(page: Page) -> None:
    page.set_viewport_size(DESKTOP)
    player = seated(page, "random", seed=12, options={"hero_choice": "draft"})
    player.until(lambda view: view["phase"] == "draft" and bool(view["choices"]))
    no_violations(page)
    player.at("hero:balyndis").dblclick()
    player.until(lambda view: bool(view["dwarves"][0]["hero"] == "balyndis"))
    assert not player.faults, player.faults
