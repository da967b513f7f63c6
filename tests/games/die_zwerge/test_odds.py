"""The chances that the page shows (spec 4.3 step 2, 2.4, 5.5), against going through every roll."""

from __future__ import annotations

import random
from functools import cache
from itertools import product

import pytest

from dvergar.games.die_zwerge.bot import answers
from dvergar.games.die_zwerge.rules import odds
from dvergar.games.die_zwerge.rules.phases import REROLL_ACTION
from dvergar.games.die_zwerge.rules.play import ZwergeState
from dvergar.games.die_zwerge.view.messages import DieZwergeView
from games.die_zwerge import odds_by_hand as by_hand
from games.die_zwerge.build import AWAY, GAME, act, again, army, dice, give, put, show, table

TABLE = {  # spec 2.5: combat, craft, speed
    "tungdil": (3, 3, 3),
    "boindil": (4, 2, 3),
    "boendal": (4, 2, 3),
    "balyndis": (2, 4, 3),
    "bavragor": (3, 4, 2),
}
TESTS = {  # spec 2.9 to 2.11: where a test is made, its attribute, target and number
    "begleite_narmora": ("E5", "speed", 4, 3),
    "zwergenweise": ("D4", "craft", 4, 3),
    "andokais_macht": ("D4", "combat", 6, 1),
    "alte_runen": ("E5", "craft", 5, 1),
    "kampf_gegen_nachtmahr": ("C3", "combat", 6, 2),
    "rodario_mimt_nodonn": ("A3", "craft", 5, 2),
    "belausche_den_feind": ("D4", "speed", 5, 1),
    "magische_sicherung": ("F4", "craft", 5, 1),
    "ein_gang_stuerzt_ein": ("A1", "craft", 5, 3),
    "geister_der_ahnen": ("D4", "speed", 4, 2),
    "schmiede_duell": ("I3", "craft", 5, 1),
    "koenige_der_menschen": ("A5", "craft", 4, 1),
    "feuerklinge": ("A2", "craft", 5, 2),
    "haltet_die_tore": ("I3", "craft", 5, 1),
}
SCENES = ("koenige_der_menschen", "feuerklinge", "haltet_die_tore")


def shown(state: ZwergeState, click: str) -> dict[str, int]:
    """Return the numbers that a choice of an action shows."""
    view = GAME.view(again(state), 0)
    assert isinstance(view, DieZwergeView)
    preview = next(choice.preview for choice in view.choices if choice.clicks[0] == click)
    assert preview is not None
    return {key: int(value) for key, value in preview.args.items()}


def percent(likely: float) -> dict[str, int]:
    return {"percent": round(100 * likely)}


@pytest.mark.parametrize("council", range(-4, 4))
@pytest.mark.parametrize("hero", TABLE)
def test_4_3_messages(hero: str, council: int) -> None:
    state = table(hero, "bavragor" if hero != "bavragor" else "tungdil")
    state.council = council
    give(state, 0, "amboss")  # a message is no craft test
    assert shown(state, "do:message") == percent(by_hand.message(TABLE[hero][1], council, hero == "tungdil"))


@pytest.mark.parametrize(("council", "heard"), [(-2, 84), (3, 60)])
def test_4_3_the_message_of_balyndis_counted_through_the_rules(council: int, heard: int) -> None:
    """All rolls of four dice and of the one that is rolled again are played out, and as many messages as shown are heard."""
    state = table("balyndis", "bavragor")
    state.council = council
    assert shown(state, "do:message") == {"percent": heard}
    count = 0
    for faces in product(range(1, 7), repeat=4):
        for face in range(1, 7):
            one = again(state).clone()
            assert isinstance(one, ZwergeState)
            one.dice, one.purpose, one.lent, one.used, one.trail = list(faces), 3, 0, 0, []
            one.phase, one.actions = 1, 1
            one.push(23, 0)  # the stages of a roll, from the council's on
            one.rng = SEEDS[face].clone()
            one.run()
            if one.phase == 7:
                act(one, f"die({faces.index(min(faces))})")
            count += one.messages
    assert round(100 * count / 6**5) == heard


SEEDS = {face: dice(table("tungdil", "bavragor"), face).rng for face in range(1, 7)}


def tried(card: str, hero: str, council: int, hits: int, *gear: str) -> ZwergeState:
    """Return a dwarf who can make that test, with so many successes of this turn already."""
    place = TESTS[card][0]
    state = give(put(table(hero, "bavragor" if hero != "bavragor" else "tungdil"), 0, place), 0, *gear)
    put(state, 1, "A2" if card == "feuerklinge" else AWAY)
    show(state, 3 if card in SCENES else 0, card)
    army(state, C4="o1")
    state.council = council
    again(state)
    state.hits[3 if card in SCENES else 0] = hits
    return state


@pytest.mark.parametrize("card", TESTS)
def test_4_3_tests(card: str, scale: int) -> None:
    _, attribute, target, need = TESTS[card]
    rng = random.Random(card)
    click = "card:scenario" if card in SCENES else "card:0"
    for hero, council in rng.sample(list(product(TABLE, (-4, -3, -2, -1, 0, 1, 2, 3, 4))), min(45, 5 + 5 * scale)):
        owned = rng.sample(["amboss", "lied", "werkzeug", "dolch", "waffe", "stiefel"], rng.randint(0, 3))
        hits = rng.randrange(need)
        state = tried(card, hero, council, hits, *owned)
        songs = ("lied" in owned) * (attribute == "speed")
        if attribute == "speed" and rng.random() < 0.5:
            give(state, 1, "lied")
            songs += 1
        count = TABLE[hero][["combat", "craft", "speed"].index(attribute)]
        count += {"combat": "waffe", "craft": "werkzeug", "speed": "stiefel"}[attribute] in owned
        more = (hero == "balyndis") + ("amboss" in owned) if attribute == "craft" else 0
        right = by_hand.expected(count, council, more, by_hand.successes(target, need - hits, songs))
        view = GAME.view(state, 0)
        preview = next(choice.preview for choice in view.choices if choice.clicks[0] == click)
        assert preview is not None
        assert dict(preview.args) == percent(right), (hero, council, owned, hits, songs)


@pytest.mark.parametrize(("hero", "gear", "more"), [("tungdil", [], 0), ("bavragor", ["amboss"], 1), ("balyndis", [], 1), ("balyndis", ["amboss"], 2)])
def test_4_2_the_craft_test_of_the_council(hero: str, gear: list[str], more: int) -> None:
    state = give(table(hero, "boindil"), 0, *gear)
    state.council = 4
    assert shown(state, "do:craft") == percent(by_hand.expected(TABLE[hero][1], 4, more, by_hand.successes(4, 1)))


@pytest.mark.parametrize("card", ["zwergenfrauen", "ein_zwerg_raeumt_auf"])
@pytest.mark.parametrize(("food", "dice"), [((), 2), (("kaese",), 3), (("bier",), 4), (("bier", "kaese"), 4)])
@pytest.mark.parametrize("council", [-2, 0, 3])
def test_4_6_health_rolls_with_all_food_that_may_be_eaten_before(card: str, food: tuple[str, ...], dice: int, council: int) -> None:
    state = show(table("tungdil", "bavragor"), 0, card)
    state.health[0], state.council = 2, council
    for at, one in enumerate(food):
        give(state, at, one)
    assert shown(state, "card:0") == percent(by_hand.expected(dice, council, 0, by_hand.successes(6, 1)))


def test_4_5_fights(scale: int) -> None:
    rng = random.Random(45)
    for _ in range(25 * scale):
        hero, council, counts = rng.choice(list(TABLE)), rng.choice([-4, -2, -2, 0, 3, 3]), [rng.randint(0, 2) for _ in range(3)]
        owned = rng.sample(["dolch", "waffe"], rng.randint(0, 2))
        if sum(counts) == 0:
            counts[rng.randrange(3)] = 1
        state = give(put(table(hero, "bavragor" if hero != "bavragor" else "tungdil"), 0, "D4"), 0, *owned)
        state.council = council
        army(state, D4=" ".join(f"{'ote'[kind]}{count}" for kind, count in enumerate(counts) if count))
        foes = [name for name, count in zip(("orc", "troll", "elf"), counts, strict=True) for _ in range(count)]
        more = (hero == "boindil") + ("dolch" in owned)
        mean, safe = by_hand.fight(TABLE[hero][0] + ("waffe" in owned), council, more, foes, hero == "boendal")
        assert shown(state, "do:fight") == {"tenths": round(10 * mean), "percent": round(100 * safe)}, (hero, council, foes, owned)


@pytest.mark.parametrize("council", [-2, 0, 3])
@pytest.mark.parametrize("hero", ["boindil", "boendal", "balyndis"])
@pytest.mark.parametrize("elf", [False, True])
def test_5_4_fights_with_nodonn(hero: str, council: int, elf: bool) -> None:
    """His tokens fall to sixes; the elf that pins the dwarf belongs to the same fight."""
    state = show(put(put(table(hero, "tungdil"), 0, "E5"), 1, "E5"), 3, "besiegt_nodonn")
    if elf:
        show(state, 0, "sinthoras_attentat")
        state.pins = [0, -1, -1, -1]
    state.council = council
    mean, safe = by_hand.fight(TABLE[hero][0], council, hero == "boindil", ["token"] * 4 + ["elf"] * elf, hero == "boendal")
    assert shown(state, "do:fight") == (percent(safe) | {"tenths": round(10 * mean)} if elf else percent(safe))


@pytest.mark.parametrize(("count", "target", "need", "right"), [(4, 5, 2, 0.9678), (5, 5, 2, 0.9899), (4, 5, 3, None), (3, 4, 3, None)])
def test_two_actions_with_a_re_roll_as_bots_reckon_them(count: int, target: int, need: int, right: float | None) -> None:
    if right is not None:
        assert odds.in_two_actions(count, target, need, 1) == pytest.approx(right, abs=1e-4)
    for council, place in ((0, odds.CALM), (-2, odds.HIGHEST), (3, odds.ONE)):
        for more in (0, 1):
            exact = by_hand.two_actions(count, council, target, need, more)
            assert odds.in_two_actions(count, target, need, more, place) == pytest.approx(exact)


@pytest.mark.parametrize("council", [-2, 0, 3])
@pytest.mark.parametrize("card", ["feuerklinge", "ein_gang_stuerzt_ein", "zwergenweise"])
def test_bots_roll_again_just_where_that_leaves_the_better_chance(card: str, council: int) -> None:
    _, _, target, need = TESTS[card]
    slot = 3 if card in SCENES else 0

    @cache
    def later(left: int) -> float:
        return 1.0 if left <= 0 else by_hand.expected(4, council, 1, by_hand.successes(target, left))

    fresh = by_hand.expected(4, council, 0, cache(lambda roll: later(need - sum(die >= target for die in roll))))
    for got in range(need):
        state = tried(card, "balyndis", council, 0)
        state.purpose, state.lent, state.used, state.actions = 4, slot, 0, 1
        state.dice = [6] * got + [1] * (4 - got)
        assert (answers.reroll(state, [13, REROLL_ACTION]) == REROLL_ACTION) == (fresh > later(need - got)), got
