"""The icons that a game in one file may name are those of the page."""

from __future__ import annotations

from pathlib import Path

import pytest

from dvergar.simple import Card
from dvergar.simple.game import icons

ROOT = Path(__file__).parents[2]


def test_icons_are_those_of_the_page() -> None:
    drawn = [line.split()[0] for line in (ROOT / "ui/icons.txt").read_text(encoding="utf-8").splitlines()]
    assert list(icons()) == sorted(drawn)


def test_a_card_that_the_page_cannot_draw_is_refused() -> None:
    with pytest.raises(ValueError, match=r"the page has no icon 'rocket'; it has abacus, "):
        Card("Rocket", icon="rocket")
    with pytest.raises(ValueError, match="a card is one of red, green"):
        Card("Rocket", colour="pink")
