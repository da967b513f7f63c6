"""Take a picture of each page and of each phase of each game, on a desktop and on a phone: `./forge shots [GAME ...]` puts them into shots/."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from dvergar.engine.game import Game
from dvergar.server.app import create_app, installed
from playing import player as player_of
from serving import serving
from support import HOUSE
from watching import FLAGS

ROOT = Path(__file__).parents[2]
SIZES: dict[str, ViewportSize] = {"desktop": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
PAGES = {"home": "/", "new": "/#/new/nidavellir", "credits": "/#/credits"}
LATER = 4  # the picture of a phase is taken when it is met for this time, or the last time before


def rivals(game: Game) -> list[list[str]]:
    """Return who sits against whom: a match at the middle, the greatest and the smallest table, against journeymen."""
    best = "journeyman" if "journeyman" in game.policies() else "random"
    first, last = game.seats.start, game.seats.stop - 1
    return [[best] * (seats - 1) for seats in dict.fromkeys(((first + last) // 2, last, max(first, 2)))]


def take(page: Page, name: str, size: str) -> None:
    """Take one picture once nothing moves any more."""
    page.wait_for_timeout(300)
    page.screenshot(path=ROOT / "shots" / f"{name}-{size}.png")


def match(page: Page, game: str, others: list[str], size: str) -> None:
    """Play a match at random and take each phase of it, and its end."""
    player = player_of(game, page, seed=len(others))
    player.sit(*others)
    met: dict[str, int] = {}
    while player.asked():
        phase = player.phase()
        met[phase] = met.get(phase, 0) + 1
        if met[phase] <= LATER:
            take(page, f"{game}-{len(others) + 1}-{phase}", size)
        player.act(tap=size == "phone")
    take(page, f"{game}-{len(others) + 1}-over", size)


def main(games: list[str]) -> None:
    """Take them all, or those of some games."""
    home = {game.id: game for game in installed(None) if game.id in HOUSE}
    unknown = set(games) - set(home)
    if unknown:
        raise SystemExit(f"no pictures are known of {', '.join(sorted(unknown))}; there are: {', '.join(home)}")
    with (
        tempfile.TemporaryDirectory() as data,
        serving(create_app(Path(data), games=list(home.values()), pause=(0, 0))) as address,
        sync_playwright() as playwright,
    ):
        chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
        browser: Browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for size, viewport in SIZES.items():
            phone = size == "phone"
            page = browser.new_context(base_url=address, viewport=viewport, has_touch=phone, is_mobile=phone).new_page()
            page.add_init_script("localStorage.setItem('dvergar-settings', JSON.stringify({language: 'en', speed: 0}))")
            for name, path in PAGES.items():
                page.goto(path)
                take(page, name, size)
            for game in games or home:
                for others in rivals(home[game]):
                    match(page, game, others, size)


if __name__ == "__main__":
    main(sys.argv[1:])
