"""Options, the action space and what they promise (spec 11 and 12)."""

from __future__ import annotations

import pytest

from dvergar import BadSetup
from dvergar.games.nains.rules.position import DISCARD_ACTION, GAAT_ACTION, HERO_ACTION, SVARA_ACTION
from dvergar.mechanics.tavern.position import TRANSFORM_ACTION
from games.nains.build import Built, game


def test_the_options_and_their_defaults() -> None:
    found = {option.key: (option.values, option.default, option.scope) for option in game().options}
    assert found == {
        "elite_order": (["random", "class"], "random", "rules"),
        "show_derivable_coins": (["on", "off"], "on", "table"),
        "live_scores": (["on", "off"], "on", "table"),
        "reveal_last_card": (["off", "on"], "off", "table"),
    }
    assert all(option.kind == "choice" and option.meaning.endswith(".") for option in game().options)
    assert list(game().seats) == [2, 3, 4, 5]
    assert game().reconstructed


@pytest.mark.parametrize(
    ("seats", "options", "reason"),
    [
        (1, {}, "2 to 5 seats"),
        (6, {}, "2 to 5 seats"),
        (3, {"elite_order": "none"}, "one of random, class"),
        (3, {"reveal_last_card": "on"}, "it concerns the table only"),
        (3, {"hero_set": "all"}, "no rules option"),
    ],
)
def test_wrong_set_ups_are_refused(seats: int, options: dict[str, str], reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        game().new(seats, 1, options)


def test_every_action_has_a_name_that_reads_back() -> None:
    space = game().actions
    assert space.size == 152
    for action in range(space.size):
        assert space.parse(space.name(action)) == action
    starts = [space.starts[verb] for verb in ("transform", "svara", "discard", "gaat", "hero")]
    assert starts == [TRANSFORM_ACTION, SVARA_ACTION, DISCARD_ACTION, GAAT_ACTION, HERO_ACTION]
    assert space.starts["mercenary"] == HERO_ACTION + 17


def test_equal_coins_in_different_places_are_different_options_for_derdhr() -> None:
    """Spec 4.9: only equal coins in one place are interchangeable."""
    army = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}
    built = Built(armies=[army], coins=["0 7 7 7 9"], taverns=["L7 S T2"] * 3).bid("9 7 0", "4 3 2").pick("L7").do("hero(derdhr)")
    assert built.legal() == ["transform(1,grognard)", "transform(1,pouch)", "transform(4,yjdad)"]


def test_svara_s_equal_cards_are_one_option() -> None:
    army = {"shield": "S", "temple": "T2", "errants": "E9", "forge": "Ff5"}
    built = Built(armies=[army], taverns=["L7 S T2"] * 3, top="S S T2 S S").bid("5 4 3", "4 3 2").pick("L7").do("hero(svara)")
    assert built.legal() == ["svara(0)", "svara(2)"]
    built = Built(armies=[army], taverns=["L7 S T2"] * 3, top="S S S S S").bid("5 4 3", "4 3 2").pick("L7").do("hero(svara)")
    assert built.asked == ("svara", 0)  # only she knows that it is no choice
    assert built.legal() == ["svara(0)"]
