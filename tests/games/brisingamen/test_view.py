"""The view: what is shown of the table, what choices click and bring, and why other things cannot be chosen."""

from __future__ import annotations

import msgspec
import pytest

from dvergar.engine.rng import Rng
from dvergar.engine.words import LANGUAGES, Words
from dvergar.games.brisingamen.cards import SKILLS, TYPES
from dvergar.games.brisingamen.rules.phases import COMPLETE_ACTION, PHASES, SKILL_ACTION, TAKE_ACTION
from dvergar.games.brisingamen.rules.play import BrisingamenState
from games.brisingamen.build import Built, game


def test_the_mine_is_drawn_with_all_that_stands_in_it() -> None:
    built = Built(at={"B": "1.2:strength", "cav01": "0.1"}, loads={"0.1": "1Rs"}, gems_in={"cav04": "1Rs 1AL"}, strong="1.2")
    view = built.view()
    spaces = {space.id: space for space in view.spaces}
    assert [(space.id, space.x, space.y) for space in view.spaces[:2]] == [("out", 50, 3), ("A", 50, 11)]
    assert (spaces["B"].seat, spaces["B"].dwarf, spaces["B"].skill, spaces["B"].wall) == (1, 2, "strength", 2)
    assert (spaces["cav01"].seat, spaces["cav01"].loaded, spaces["cav01"].label, spaces["cav01"].lantern) == (0, True, "1", 21)
    assert spaces["cav04"].gems == [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]
    assert spaces["cav04"].spots == [2, 0, 2, 0]
    assert len(view.edges) == 44
    assert ("A", "B") in view.edges


def test_reach_names_the_dwarves_passed_and_where_ways_end() -> None:
    view = Built(at={"A": "1.1", "B": "0.1", "C": "1.2", "cav01": "1.3"}).view(0)
    first, entering = view.reach
    assert (first.number, first.space, entering.number, entering.space) == (1, "B", 0, "out")
    assert {way.space: way.passed for way in first.ways} == {"out": ["A"], "D": [], "E": [], "F": [], "G": ["C"], "cav02": ["C"]}
    assert {barred.space: barred.why for barred in first.barred} == {"cav01": "brisingamen-why-cavern"}
    assert {way.space: way.passed for way in entering.ways} == {space: ["A", "B"] for space in "DEF"}
    assert {barred.space: barred.why for barred in entering.barred} == {"C": "brisingamen-why-limit"}
    walled = Built(at={"A": "1.1:strength"}, strong="1.1", skills={0: "stealth"}).view(0)
    assert [(reach.skill, [barred.why for barred in reach.barred]) for reach in walled.reach] == [
        (None, ["brisingamen-why-wall"]),
        ("stealth", ["brisingamen-why-wall"]),
    ]


def test_what_is_missing_for_each_seat() -> None:
    view = Built(supply={0: "2Rs", 1: "1Es"}, workshop="s01 - s02 s03 s04 s05 s06 s07", held={1: "s01"}, parts="b1", deck="").view(0)
    assert view.workshop[1] is None
    ring = view.workshop[0]
    assert ring is not None
    assert (ring.points, ring.penalty, ring.weight, ring.needs[:2]) == (5, 2, 3, [2, 1])
    assert [missing[:2] for missing in ring.missing] == [[0, 1], [2, 0], [2, 1]]
    assert view.table[1].held[0].missing == [[2, 0, 0, 0, 0, 0, 0, 0, 0, 0]]
    assert view.parts[0].missing[0][4] == 4


def test_the_turn_is_counted() -> None:
    built = Built(tokens={0: 2})
    view = built.view()
    assert (view.step, view.left, view.free, view.turn, view.order, view.phase) == (1, 2, 2, 0, [0, 1, 2], "action")
    view = built.play("enter").view()
    assert (view.step, view.left, view.acted) == (2, 1, True)
    view = built.play("pass").view()
    assert (view.step, view.left, view.free, view.phase) == (3, 0, 2, "free")
    view = built.play(built.taking()).view()
    assert (view.step, view.left, view.free, view.phase) == (3, 0, 1, "free")


@pytest.mark.parametrize("seed", range(4))
def test_a_preview_says_what_happens_to_the_total(seed: int) -> None:
    built = Built(
        supply={0: "6Rs 6Es 6Ss 6Ms 6As 2RL 2EL 2SL 2ML 2AL"},
        held={0: "s01 s05 s38"},
        parts="b1 b7",
        made=["", "1:b2 2:b3 1:b5"][seed % 2],
        tokens={0: 2},
        retired=["", "0.1 0.2 0.3 0.4 0.5"][seed // 2],
    )
    for state in (built.state, built.branch().play("pass", "pass").state):
        seen = 0
        for choice in game().view(state, 0).choices:
            if TAKE_ACTION <= choice.action <= SKILL_ACTION and choice.action != SKILL_ACTION:
                after = state.clone()
                assert isinstance(after, BrisingamenState)
                before = state.scores()[0]
                after.apply(0, choice.action)
                assert choice.preview is not None
                assert choice.preview.points == after.scores()[0] - before, choice.clicks
                seen += choice.action >= COMPLETE_ACTION
        assert seen == 5


def test_why_things_cannot_be_chosen() -> None:
    built = Built(
        seats=5,
        at={"cav06": "0.1", "I": "1.1", "H": "1.2", "G": "1.3", "cav05": "1.4", "A": "0.2", "B": "0.3", "C": "0.4"},
        supply={0: "2Rs 1Es 4As"},
        held={0: "s01 s02"},
        parts="b1 b2",
        skills={0: "bat thief"},
        slots="bat stealth speed",
    )
    whys = {why.target: why.word.removeprefix("brisingamen-why-") for why in built.view(0).whys}
    assert whys["dwarf:1"] == "shut_in"
    assert whys["enter:mine"] == "nobody_outside"
    assert whys["setting:s01"] == "nobody_outside"
    assert (whys["setting:s02"], whys["part:b2"]) == ("missing", "missing")
    assert (whys["skill:bat"], "skill:speed" in whys) == ("skill_same", False)
    assert whys["thief:1"] == "nobody_outside"
    assert built.view(1).whys == []
    three = Built(skills={0: "bat thief speed"}, slots="stealth strength stamina", market="", made="0:b1 0:b2 0:b3 0:b4", parts="b5")
    words = {why.target: why.word.removeprefix("brisingamen-why-") for why in three.view(0).whys}
    assert words["skill:stealth"] == "skill_three"
    assert words["swap:market"] == "no_gems"
    assert words["part:b5"] == "necklace"
    assert words["thief:1"] == "nothing_there"


def test_why_gems_cannot_be_chosen() -> None:
    def reasons(built: Built) -> dict[str, str]:
        return {why.target.removeprefix("gem:"): why.word.removeprefix("brisingamen-why-gem_") for why in built.view(0).whys}

    first = Built(supply={0: "2Rs 1Es 3Ss 1ML"}, market="1AL 1Ms 1As").play("swap")
    assert reasons(first) == {}
    second = first.branch().play("gem(sapphire_small)")
    assert reasons(second) == {"ruby_small": "order", "emerald_small": "order"}
    assert reasons(first.branch().play("gem(ruby_small)", "enough")) == {"amber_large": "heavy", "ruby_small": "given"}
    assert reasons(Built(supply={0: "1Rs 1RL"}, market="1ML 1Es 1Ss").play("swap", "gem(ruby_small)", "gem(ruby_large)")) == {
        "ruby_small": "given",
        "ruby_large": "given",
        "amethyst_large": "later",
    }
    assert reasons(Built(supply={0: "1Rs 1Es 1ML"}, market="1ML 1AL").play("swap")) == {"emerald_small": "later"}
    assert reasons(Built(supply={0: "1Rs 1EL 1Ss"}, market="1Ms").play("swap")) == {"emerald_large": "market"}
    assert reasons(Built(supply={0: "2Rs 1Es"}, market="1Ms 1Es").play("swap", "gem(ruby_small)")) == {"emerald_small": "both"}
    assert reasons(Built(skills={0: "thief"}, supply={2: "1Rs 2Es 1AL"}).play("thief(2)", "gem(emerald_small)")) == {
        "ruby_small": "order",
        "amber_large": "large",
    }
    bat = Built(at={"C": "0.1:bat"}, gems_in={"cav01": "1Rs 2Es"}).play("move(1)", "go(cav01)", "gem(emerald_small)")
    assert reasons(bat) == {"ruby_small": "order"}
    heavy = first.branch().play("gem(ruby_small)", "enough").view(0).whys
    assert [why.args for why in heavy if why.target == "gem:amber_large"] == [{"weight": 1}]


def test_half_a_swap_promises_no_points() -> None:
    swap = Built(supply={0: "2Rs 1Es"}, market="2Ms 1SL").play("swap")
    for gem in ("gem(ruby_small)", "gem(emerald_small)", "gem(amethyst_small)"):
        assert [choice.preview for choice in swap.view(0).choices] == [None] * len(swap.view(0).choices)
        swap.play(gem)


def test_every_choice_has_clicks_of_its_own() -> None:
    for seats in (3, 4, 5):
        state, rng = game().new(seats, seats, {"max_rounds": 30}), Rng(seats)
        while state.actors():
            seat = state.actors()[0]
            view = game().view(state, seat)
            clicks = [tuple(choice.clicks) for choice in view.choices]
            assert len(set(clicks)) == len(clicks)
            assert [choice.action for choice in view.choices] == state.legal(seat)
            whys = {why.target for why in view.whys}  # type: ignore[attr-defined]
            assert not whys & {click[0] for click in clicks}, "what can be chosen needs no reason"
            state.apply(seat, view.choices[rng.below(len(view.choices))].action)


def test_doing_tells_what_is_decided_so_far() -> None:
    swap = Built(supply={0: "1Rs 1EL"}, market="2Ms 1SL 1Es").play("swap", "gem(ruby_small)", "gem(emerald_large)")
    doing = swap.view().doing
    assert (doing.given[0], doing.given[6], doing.owed, doing.source) == (1, 1, 3, "market")
    theft = Built(skills={0: "thief"}, supply={2: "1Es 1AL"}).play("thief(2)").view().doing
    assert (theft.source, theft.offered[1], theft.offered[9]) == ("2", 1, 1)
    bat = Built(at={"C": "0.1:bat"}, gems_in={"cav01": "1Rs 1Es"}).play("move(1)", "go(cav01)", "gem(ruby_small)").view().doing
    assert (bat.dwarf, bat.space, bat.received[0], bat.offered[:2]) == (1, "cav01", 1, [0, 1])
    second = Built(at={"C": "0.1:speed"}).play("move(1)", "go(G)").view()
    assert (second.phase, second.doing.second, second.doing.space) == ("onward", True, "G")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_that_the_table_needs_are_there(language: str) -> None:
    words, t = Words(language, "dvergar.games.brisingamen"), game().data
    needed = [f"phase-{phase}" for phase in PHASES] + [f"card-{id}" for id in t.cards] + [f"sort-{sort}" for sort in t.sorts]
    needed += [f"{kind}-{skill}" for kind in ("skill", "effect") for skill in SKILLS[1:]] + [f"gem-{type}" for type in TYPES]
    needed += [f"branch-{branch}" for branch in t.branches] + [f"kind-{kind}" for kind in ("surface", "gallery", "cavern")]
    assert [word for word in needed if not words.has(f"brisingamen-{word}")] == []
    counts = dict.fromkeys(["rs", "es", "ss", "ms", "as", "rl", "el", "sl", "ml", "al"], 0) | {"rs": 2, "al": 1}
    said = words.say("brisingamen-gems", **counts)
    assert said.startswith(" 2 ")
    assert (said.count(","), said.count(", 1 ")) == (1, 1)


def test_the_page_is_told_that_the_tables_are_reconstructed() -> None:
    assert game().reconstructed


def test_the_view_stays_small() -> None:
    state, rng, most = game().new(5, 2, {"max_rounds": 30}), Rng(2), 0
    while state.actors():
        most = max(most, len(msgspec.json.encode(game().view(state, state.actors()[0]))))
        legal = state.legal(state.actors()[0])
        state.apply(state.actors()[0], legal[rng.below(len(legal))])
    assert most < 40_000
