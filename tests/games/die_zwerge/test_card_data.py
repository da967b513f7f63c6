"""The card data: the counts of the spec, damage that is refused with file, key and reason, and new cards of known kinds."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import dvergar
from dvergar import BadData, Rng
from dvergar.engine.state import play_out
from dvergar.games.die_zwerge.cards import HEXES, CardData
from games.die_zwerge.build import GAME
from games.die_zwerge.invariants import check

DATA = Path(dvergar.__file__).parent / "games/die_zwerge/data"
T: CardData = GAME.data  # type: ignore[attr-defined]


def test_counts_of_the_map() -> None:
    assert len(T.hexes) == HEXES == 61
    assert sum(one >= 0 for one in T.near) == 2 * 156
    assert sum(T.text) == 20
    assert sum(T.way[hex] != T.way[HEXES + hex] for hex in range(HEXES)) == 36
    assert [T.kingdom.count(k) for k in range(len(T.kingdoms))] == [16, 5, 7, 8, 9, 5, 5]
    assert T.kingdom.count(-1) == 6


def test_counts_of_tiles_and_tracks() -> None:
    assert [T.tile_way.count(0), T.tile_way.count(HEXES)] == [18, 18]
    assert Counter(T.tile_troops) == {0: 60, 1: 47, 2: 37}
    assert Counter(T.gates[value] for symbol, value in zip(T.fate, T.fate_value, strict=True) if symbol == 2) == {"V": 11, "IV": 8, "I": 7, "II": 3}
    assert (T.fate.count(0), T.fate.count(1)) == (7, 6)


def test_counts_of_cards() -> None:
    assert (len(T.a_cards), len(T.b_cards), len(T.c_cards)) == (8, 1, 3)
    assert (T.first_threat - T.first_adventure, len(T.cards) - T.first_threat) == (30, 15)
    assert sum(T.copies) == 22
    assert [sum(T.troops[kind::3]) for kind in range(3)] == [21, 13, 9]
    assert sum(T.mission[card] == 20 for card in range(len(T.cards))) == 4


def test_every_chain_of_arrows_ends_at_the_goal() -> None:
    for hex in range(HEXES):
        at, steps = hex, 0
        while at != T.goal:
            at = T.near[at * 6 + T.way[at + HEXES * (steps % 2)]]
            steps += 1
        assert steps == T.distance[hex * HEXES + T.goal]


def damaged(folder: Path, file: str, old: str, new: str) -> None:
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("map.toml", 'id = "A1"', 'id = "A2"', "hex[1].id"),
        ("map.toml", "q = 0\n", "q = 1\n", "same q and r"),
        ("map.toml", 'goal_hex = "E5"', 'goal_hex = "Z9"', "goal_hex"),
        ("map.toml", 'red = "SE"', 'red = "NW"', "nearer to E5"),
        ("map.toml", 'printed_tunnels = ["B2"', 'printed_tunnels = ["B9"', "printed_tunnels"),
        ("map.toml", "text = false", "text = true", "text"),
        ("map.toml", 'kingdom = "tabain"', 'kingdom = "urgon"', "another kingdom"),
        ("map.toml", 'neighbors = ["A2"', 'neighbors = ["A3"', "neighbors"),
        ("tracks.toml", 'gate = "V"', 'gate = "III"', "fate[0].gate"),
        ("tracks.toml", 'kind = "council"', 'kind = "party"', "kind"),
        ("tracks.toml", "doom_start = 43", "doom_start = 40", "doom_start"),
        ("council.toml", "need_to_go_right = 3", "need_to_go_right = 7", "space[0].need_to_go_right"),
        ("council.toml", 'effect = "reroll_one"', 'effect = "feast"', "effect"),
        ("dice.toml", "orc = [0, 1, 1, 1, 2, 2]", "orc = [0, 1]", "6 faces"),
        ("dice.toml", "troll = 5", "troll = 3", "defeat.orc"),
        ("tiles.toml", 'arrow = "red"', 'arrow = "blue"', "tile[0].arrow"),
        ("tiles.toml", 'left = ["orc", "elf"]', 'left = ["orc"]', "two troops"),
        ("tiles.toml", 'id = "R02"', 'id = "R01"', "stands twice"),
        ("heroes.toml", 'id = "boindil"', 'id = "tungdil"', "stands twice"),
        ("heroes.toml", "combat = 3", "combat = 9", "hero[0].combat"),
        ("heroes.toml", 'ability = "reroll_fight"', 'ability = "flies"', "ability"),
        ("equipment.toml", "effect = { speed = 1 }", "effect = { luck = 1 }", "no effect"),
        ("equipment.toml", "copies = 2", "copies = 0", "card[0].copies"),
        ("equipment.toml", 'reroll_all = "craft_test"', 'reroll_all = "fight"', "another kind"),
        ("components.toml", "orc = 30", "orc = -1", "supply.orc"),
        ("difficulty.toml", "removed_a = 4", "removed_a = 8", "level[0].removed_a"),
        ("difficulty.toml", "scenarios_to_win = 6", "scenarios_to_win = 5", "scenarios_to_win"),
        ("scenario.toml", 'level = "B"', 'level = "A"', "level B"),
        ("scenario.toml", 'kind = "forge"', 'kind = "collect_kills"', "no mission of this deck"),
        ("scenario.toml", 'condition = { kind = "tiles_at_least", n = 15 }', 'condition = { kind = "tiles_at_least", n = 20 }', "that fits"),
        ("adventure.toml", 'kind = "skip_hero_step"', 'kind = "gold"', "reward.kind"),
        ("adventure.toml", 'steps = ["gate:II"]', 'steps = ["gate:III"]', "no place"),
        ("adventure.toml", 'where = "place:schwarzjoch"', 'where = "place:moria"', "no place"),
        ("adventure.toml", "successes = 3", "successes = 0", "successes"),
        ("threat.toml", "immediate = true", "immediate = false", "immediate"),
        ("threat.toml", "threat = { doom = 2 }", "threat = { boom = 2 }", "nothing that a threat can do"),
        ("threat.toml", 'perish_all_with = "elf"', 'perish_all_with = "owl"', "perish_all_with"),
        ("threat.toml", 'id = "umzingelt"', 'id = "Umzingelt!"', "small letters"),
    ],
)
def test_damage_is_refused_with_file_key_and_reason(tmp_path: Path, file: str, old: str, new: str, said: str) -> None:
    damaged(tmp_path, file, old, new)
    with pytest.raises(BadData) as caught:
        dvergar.game("die_zwerge", cards=tmp_path)
    assert str(caught.value).startswith(file) or file in str(caught.value)
    assert said in str(caught.value), caught.value


@pytest.mark.parametrize("file", sorted(path.name for path in DATA.glob("*.toml")))
def test_a_file_without_its_tables_is_refused(tmp_path: Path, file: str) -> None:
    (tmp_path / file).write_text("[nothing]\n", encoding="utf-8")
    with pytest.raises(BadData, match=re.escape(file)):
        dvergar.game("die_zwerge", cards=tmp_path)


def test_a_new_card_of_a_known_kind_needs_no_code(tmp_path: Path) -> None:
    text = (DATA / "adventure.toml").read_text(encoding="utf-8")
    more = """
[[card]]
id = "nachtwache"
de = "Nachtwache"
en = "Night watch"
fr = "Veille"
mission = { kind = "test", where = "kingdom:urgon", attr = "combat", successes = 2, target = 4, window = "turn" }
reward = { kind = "remove_troops", count = 2 }
"""
    (tmp_path / "adventure.toml").write_text(text + more, encoding="utf-8")
    game = dvergar.game("die_zwerge", cards=tmp_path)
    assert game.cards != GAME.cards
    for seed in range(5):
        state = game.new(3, seed)
        play_out(state, Rng(seed))
        assert state.actors() == []


def test_other_numbers_are_played(tmp_path: Path) -> None:
    damaged(tmp_path, "difficulty.toml", "perish_threshold = 5", "perish_threshold = 3")
    game = dvergar.game("die_zwerge", cards=tmp_path)
    state = game.new(2, 1)
    play_out(state, Rng(1))
    check(state)
