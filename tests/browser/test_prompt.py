"""The line that says what to do now: in the window at every size, of one height, and on a phone the reader is brought to what it asks."""

from __future__ import annotations

from collections import defaultdict

import pytest
from playwright.sync_api import Page, expect

from sizes import plain, resize, unseen
from support import HOUSE
from watching import sit_down, until

SIZES = {(1440, 900): True, (820, 1180): True, (390, 844): True, (720, 450): False, (1280, 600): False, (320, 480): False}  # True: it keeps its height
MOVES = "document.getAnimations().filter((it) => it.playState === 'running').map((it) => it.animationName ?? it.transitionProperty ?? 'drawn by script')"
BOX = """() => {
  const prompt = [...document.querySelectorAll('.prompt')].find((it) => it.getClientRects().length)
  const box = prompt.getBoundingClientRect(), last = prompt.querySelector('.do').getBoundingClientRect()
  const tabs = document.querySelector('.tabs')?.getBoundingClientRect().top ?? innerHeight
  // at one table more words lie over the mine for a while: what keeps its height is the foot that they rise from
  return [box.top, Math.max(box.bottom, last.bottom) - tabs, (prompt.closest('.foot:has(.dock)') ?? prompt).offsetHeight]
}"""


@pytest.mark.parametrize("game", HOUSE)
def test_what_to_do_now_is_in_the_window_and_keeps_its_height(page: Page, game: str) -> None:
    page.clock.install()
    player = sit_down(game, page, "random", "random", seed=3, settings={"language": "en", "speed": 1})
    plain(page)
    heights: defaultdict[tuple[int, int], set[int]] = defaultdict(set)
    while player.asked() and player.acted < 40:
        if player.phase() not in player.checked:
            player.checked.add(player.phase())
            unseen(page, False)
            for (width, height), keeps in SIZES.items():
                resize(page, {"width": width, "height": height})
                for end in ("0", "document.documentElement.scrollHeight"):
                    page.evaluate(f"scrollTo(0, {end})")
                    top, below, tall = page.evaluate(BOX)
                    assert top >= -1, (player.phase(), width, height, end)
                    assert below <= 1, (player.phase(), width, height, end)
                if keeps:
                    heights[width, height].add(round(tall))
            unseen(page, True)
        player.act_elsewhere()
    unseen(page, False)
    player.leave()
    assert len(player.checked) > 1
    resize(page, {"width": 1440, "height": 900})
    player.hear()  # what others have done
    page.clock.fast_forward(10_000)  # nobody does anything: nothing is drawn
    until(page, lambda: page.evaluate(MOVES) == [])  # what travels comes to its end
    assert page.evaluate("document.documentElement.hasAttribute('data-idle')")
    page.mouse.move(300, 300)
    until(page, lambda: page.evaluate(MOVES) != [])  # the lantern glows again
    assert all(max(tall) - min(tall) <= 2 for tall in heights.values()), heights
    assert not player.faults, player.faults


def test_on_a_phone_one_is_brought_to_where_one_is_asked(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    player = sit_down("nidavellir", page, "random", seed=3, settings={"language": "en", "speed": 0})
    player.asked()
    page.get_by_role("button", name="Treasure").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    player.act_elsewhere()
    expect(page.get_by_text("You are asked here: Table").first).to_be_visible()  # for some seconds
    player.leave()
    assert player.asked()
    expect(page.get_by_role("dialog")).to_have_count(0)
