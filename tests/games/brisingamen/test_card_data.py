"""The card data (spec 2): what stands in it, what a replaced file may say, and how a wrong one is refused."""

from __future__ import annotations

import shutil
from itertools import combinations
from pathlib import Path

import pytest

import dvergar
from dvergar import BadData
from dvergar.engine.rng import Rng
from dvergar.engine.state import play_out
from dvergar.games import brisingamen
from dvergar.games.brisingamen.cards import CAVERN, COLOURS, SETTINGS, SKILLS, count, unpack
from dvergar.games.brisingamen.loading import FILES, read
from games.brisingamen.build import game

DATA = Path(brisingamen.__file__).parent / "data"


def replaced(folder: Path, file: str, *changes: tuple[str, str]) -> Path:
    """Write a copy of one table with texts changed."""
    text = (DATA / f"{file}.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new, 1)
    (folder / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def test_2_2_the_mine() -> None:
    t = game().data
    assert (len(t.spaces), t.kinds.count(1), t.kinds.count(2)) == (45, 20, 24)
    assert sum(map(len, t.neighbours)) == 2 * 44
    assert [sum(spots[k] for spots in t.spots) for k in range(4)] == [56, 20, 16, 6]
    assert [t.depths[21:].count(depth) for depth in (4, 5, 6, 7)] == [6, 8, 7, 3]
    mixed = [id for id, spots in zip(t.spaces, t.spots, strict=True) if sum(spots[:2]) and sum(spots[2:])]
    assert mixed == [f"cav{n:02}" for n in (4, 5, 6, 8, 10, 12, 13, 16, 17, 22, 24)]
    assert [id for id, spots in zip(t.spaces, t.spots, strict=True) if sum(spots[2:]) and not sum(spots[:2])] == ["cav18"]
    assert sorted(t.lanterns) == list(range(45))


def test_2_2_no_edges_cross_and_no_spaces_are_too_close() -> None:
    t = game().data
    points = list(zip(t.across, t.down, strict=True))
    edges = [(a, b) for a, near in enumerate(t.neighbours) for b in near if a < b]
    for a, b in combinations(range(45), 2):
        assert (points[a][0] - points[b][0]) ** 2 + (points[a][1] - points[b][1]) ** 2 >= 49

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    for (a, b), (c, d) in combinations(edges, 2):
        if len({a, b, c, d}) == 4:
            p, q, r, s = points[a], points[b], points[c], points[d]
            assert not (side(p, q, r) * side(p, q, s) < 0 and side(r, s, p) * side(r, s, q) < 0), (t.spaces[a], t.spaces[c])


def test_2_3_settings() -> None:
    t = game().data
    assert len(set(t.needs[:SETTINGS])) == 38
    demand = [sum(column) for column in zip(*(unpack(need) for need in t.needs[:SETTINGS]), strict=True)]
    assert demand == [28, 28, 28, 28, 0, 9, 9, 9, 9, 0]
    assert sum(t.points) == 457
    assert [t.points.count(points) for points in (5, 7, 8, 9, 11, 12, 14, 15, 17, 22, 25, 27)] == [4, 4, 4, 4, 4, 4, 4, 4, 2, 1, 2, 1]
    assert [t.points[t.card("s38")], t.penalties[t.card("s38")], t.weights[t.card("s38")]] == [27, 13, 8]


def test_2_4_any_four_parts_can_be_made() -> None:
    t = game().data
    for four in combinations(range(SETTINGS, SETTINGS + 7), 4):
        assert sum(count(t.needs[card], 4) for card in four) <= 16
        assert sum(count(t.needs[card], 9) for card in four) <= 6
        assert sum(t.rewards[card - SETTINGS] for card in four) <= 18


def test_2_1_counts() -> None:
    t = game().data
    assert t.stock == [16] * 5 + [6] * 5
    assert dict(zip(SKILLS[1:], t.copies[1:], strict=True)) == {"speed": 3, "stealth": 3, "bat": 3, "stamina": 2, "strength": 1, "thief": 3}
    assert [t.dwarves[seats] for seats in (3, 4, 5)] == [6, 5, 4]
    assert len(COLOURS) == 5


WRONG = [
    ("board", 'a = "out"\nb = "A"', 'a = "C"\nb = "A"', "edge", "no way leads from out to A"),
    ("board", 'a = "I"\nb = "cav06"', 'a = "I"\nb = "N"', "edge", "no way leads from out to cav06"),
    ("board", 'a = "I"\nb = "cav06"', 'a = "cav05"\nb = "cav06"', "edge", "the cavern cav05 must be a dead end, not have 2 ways"),
    ("board", 'a = "A"\nb = "B"', 'a = "A"\nb = "A"', "edge[1].b", "A-A leads nowhere or stands twice"),
    ("board", 'a = "A"\nb = "B"', 'a = "A"\nb = "Z"', "edge[1].b", "must be one of out"),
    ("board", 'id = "B"', 'id = "A"', "space[2].id", "stands twice"),
    ("board", "depth = 2", "depth = 3", "space[2].depth", "B lies 2 steps from out, not 3"),
    ("board", "lantern = 2\n", "lantern = 1\n", "space[2].lantern", "stands twice"),
    ("board", "x = 50", "x = 101", "space[0].x", "from 0 to 100"),
    ("board", 'kind = "gallery"', 'kind = "tunnel"', "space[1].kind", "must be one of surface, gallery, cavern"),
    ("board", 'surface = "out"', 'surface = "A"', "surface", "must be the first space"),
    ("board", "yellow_small = 2", "yellow_small = 1", "space", "must be as many as the amber"),
    ("board", "grey_large = 0", "grey_large = 9", "space", "more grey spots (56 small, 29 large) than gems"),
    ("settings", "vp = 5", "vp = 7", "setting[0].penalty", "from 3 to 3"),
    ("settings", "weight = 3", "weight = 4", "setting[0].weight", "from 3 to 3"),
    ("settings", "ruby_small = 2", "ruby_small = 17", "setting[0].requires.ruby_small", "from 0 to 16"),
    ("settings", "ruby_small = 2", "amber_small = 2", "setting[0].requires.amber_small", "a setting needs no amber"),
    ("settings", "ruby_small = 2", "topaz_small = 2", "setting[0].requires.topaz_small", "is no gem type"),
    ("settings", 'id = "s02"', 'id = "s01"', "setting", "must be s01 to s38, in this order, each once"),
    ("parts", "amber_small = 4", "ruby_small = 4", "part[0].requires.ruby_small", "a part needs amber only"),
    ("parts", "tokens = 3", "tokens = 9", "part", "4 parts may pay 23 tokens, and there are 18"),
    ("parts", "amber_small = 5", "amber_small = 9", "part", "4 parts may need"),
    ("skills", "copies = 3", "copies = 4", "skill[0].markers", "from 4 to 4"),
    ("skills", 'id = "speed"', 'id = "haste"', "skill[0].id", "must be one of speed"),
    ("skills", 'effect = "second_harvest"', 'effect = "two_moves_per_action"', "skill[5].id", "must be one of speed"),
    ("skills", "setup_face_down = 6", "setup_face_down = 7", "deck.skills_top", "slots, pile and deck hold 16 skills, and there are 15"),
    ("game", "settings_bottom = 15", "settings_bottom = 14", "deck.settings_bottom", "must make 38 settings, not 37"),
    ("game", "3 = 6", "3 = 7", "dwarves_per_player.3", "from 1 to 6"),
    ("game", 'id = "ruby"', 'id = "topaz"', "gem", "must be ruby, emerald, sapphire, amethyst, amber, in this order"),
    ("game", "small = 16", "small = 40", "gem[0].small", "from 0 to 31"),
    ("game", "pass_limit_stealth = 4", "pass_limit_stealth = 1", "turn.pass_limit_stealth", "from 2 to 4"),
    ("game", "max_rounds = 60", "max_rounds = 20", "limits.max_rounds", "from 30 to 200"),
]


@pytest.mark.parametrize(("file", "old", "new", "key", "reason"), WRONG, ids=[f"{file}-{key}-{n}" for n, (file, _, _, key, _) in enumerate(WRONG)])
def test_a_wrong_table_is_refused(tmp_path: Path, file: str, old: str, new: str, key: str, reason: str) -> None:
    with pytest.raises(BadData) as caught:
        read(replaced(tmp_path, file, (old, new)))
    assert caught.value.file == f"{file}.toml" or key.startswith("deck")
    assert caught.value.key == key
    assert reason in caught.value.reason


def test_a_missing_skill_is_noticed(tmp_path: Path) -> None:
    text = (DATA / "skills.toml").read_text(encoding="utf-8")
    at = text.index('[[skill]]\nid = "thief"')
    (tmp_path / "skills.toml").write_text(text[:at] + text[text.index("[[skill]]", at + 5) :], encoding="utf-8")
    with pytest.raises(BadData, match="thief is missing"):
        read(tmp_path)


def test_another_mine_with_a_ring_can_be_played(tmp_path: Path) -> None:
    """The walk is written for any graph: a gallery from I to N makes a ring of the west."""
    folder = replaced(tmp_path, "board", ('[[edge]]\na = "out"', '[[edge]]\na = "I"\nb = "N"\n\n[[edge]]\na = "out"'))
    other = dvergar.game("brisingamen", folder)
    assert other.cards != game().cards
    state = other.new(5, 1, {"max_rounds": 30})
    play_out(state, Rng(1))
    assert state.actors() == []
    assert game().data.ways != other.data.ways  # type: ignore[attr-defined]


def test_a_mine_whose_walks_branch_too_much_is_refused(tmp_path: Path) -> None:
    """All galleries are joined with each other, and each cavern hangs on one of them."""
    t = game().data
    galleries = t.spaces[1:21]
    lines = ['surface = "out"']
    for space, id in enumerate(t.spaces):
        kind = ["surface", "gallery", "cavern"][t.kinds[space]]
        depth = 0 if space == 0 else 1 if id == "A" else 2 if kind == "gallery" else 3
        lines.append(f'[[space]]\nid = "{id}"\nlantern = {space}\nkind = "{kind}"\nbranch = "main"\ndepth = {depth}\nx = 1\ny = 1')
        if kind == "cavern":
            lines.append("spots = { grey_small = 0, grey_large = 0, yellow_small = 0, yellow_large = 0 }")
    edges = [("out", "A"), *combinations(galleries, 2), *zip(t.spaces[21:], galleries[1:] + galleries[1:], strict=False)]
    lines += [f'[[edge]]\na = "{a}"\nb = "{b}"' for a, b in edges]
    (tmp_path / "board.toml").write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadData, match="branch too much"):
        read(tmp_path)


def test_the_whole_folder_may_be_replaced(tmp_path: Path) -> None:
    for file in FILES:
        shutil.copy(DATA / f"{file}.toml", tmp_path)
    same = dvergar.game("brisingamen", tmp_path)
    assert same.cards == game().cards
    assert same.reconstructed
    assert all(kind == CAVERN for kind in game().data.kinds[21:])
