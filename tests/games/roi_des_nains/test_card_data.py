"""The card data as printed (spec 2), and damaged or replaced files: every refusal names file, key and reason."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import dvergar
from dvergar.engine.errors import BadData
from dvergar.games.roi_des_nains import RoiDesNains
from dvergar.games.roi_des_nains.cards import CARDS, IDS, KINDS, MAGIC
from dvergar.games.roi_des_nains.rules.play import RoiState
from games.roi_des_nains.build import game

DATA = Path(dvergar.__file__).parent / "games/roi_des_nains/data"


def test_cards() -> None:
    t = game().data
    assert len(IDS) == len(set(IDS)) == CARDS == 53
    assert [len(t.packs[seats]) for seats in (3, 4, 5)] == [38, 39, 39]
    assert len(t.specials) == 14
    assert [IDS[card] for card in t.specials if card >= MAGIC] == ["DRA", "MOM", "MAR", "SOR", "EXC"]
    assert sum(t.head) == 12
    assert [t.value[t.card(id)] for id in ("C2", "N10", "G11a", "C1", "CV", "DRA")] == [2, 10, 11, 1, 0, 0]
    assert [IDS[card] for card in (t.heir, t.chooser, t.opener, t.sorcerer)] == ["N5", "C5", "G5", "SOR"]


def test_strength_is_the_order_of_the_ints() -> None:
    for letter in "CNG":
        order = [letter + rank for rank in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11a", "V", "D", "R", "A"]]
        assert [game().data.card(id) for id in order] == sorted(game().data.card(id) for id in order)


def test_quests() -> None:
    t = game().data
    assert (len(t.tile_ids), len(t.rules)) == (26, 52)
    assert {rule.kind for rule in t.rules} == set(range(len(KINDS)))
    assert [len(t.sets[key]) for key in ("classic", "revised", "all")] == [20, 20, 26]
    assert len(set(t.sets["classic"]) & set(t.sets["revised"])) == 14
    for tile, (a, b) in enumerate(t.tiles):
        assert (t.rules[a].tile, t.rules[a].side, t.rules[b].tile, t.rules[b].side) == (tile, 0, tile, 1)


def changed(tmp_path: Path, file: str, old: str, new: str) -> Path:
    """Return a folder with one table in which the first `old` is `new`."""
    text = (DATA / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        (
            "cards.toml",
            'id = "C3"\ngroup = "basic"\nsuit = "knight"\nrank = "3"\nrank_en = "3"\nstrength = 3',
            'id = "C2"\ngroup = "basic"\nsuit = "knight"\nstrength = 2',
            "C2 stands twice",
        ),
        ("cards.toml", 'id = "C2"', 'id = "C0"', "id: must be one of"),
        ("cards.toml", 'suit = "knight"\nrank = "2"', 'suit = "dwarf"\nrank = "2"', "suit: must be one of knight"),
        ("cards.toml", "strength = 2", "strength = 3", "strength: must be a whole number from 2 to 2"),
        ("cards.toml", "value = 2", "value = 12", "value: must be a whole number from 0 to 11"),
        ("cards.toml", "head = false", "head = 0", "head: must be true or false"),
        ("cards.toml", 'id = "N1"\ngroup = "special"', 'id = "N1"\ngroup = "basic"', "N1 is a special card"),
        ("cards.toml", 'key = "dragon"', 'key = "bonus"\npoints = 1', "DRA cannot have it: it is a magic card"),
        ("cards.toml", 'key = "swap_hand"', 'key = "dragon"', "N1 cannot have it: it is no magic card"),
        ("cards.toml", 'key = "excalibur"', 'key = "sorcerer"', "only one card can be the Sorcerer"),
        ("cards.toml", "points = 3", "points = 30", "points: must be a whole number from -20 to 20"),
        ("cards.toml", "factor = 2", 'factor = "2"', "factor: must be a whole number"),
        ("cards.toml", "take_random = 2", "take_random = 3", "take_random: must be a whole number from 2 to 2"),
        ("game.toml", "hand_size = { 3 = 13", "hand_size = { 3 = 12", "3 hands of 12 are not the 39 cards"),
        ("game.toml", 'first_leader_card = "G5"', 'first_leader_card = "C5"', "each role needs a card of its own"),
        ("game.toml", 'next_dealer_card = "N5"', 'next_dealer_card = "N2"', "next_dealer_card: must be one of"),
        ("game.toml", 'default = "classic"', 'default = "old"', "default: must be one of classic, revised, all"),
        ("game.toml", "[options.deals]", "[options.rounds]", "options.deals: is missing"),
        ("quests.toml", 'id = "T02"', 'id = "T01"', "'T01' stands twice"),
        ("quests.toml", 'rules = ["T01a", "T01b"]', 'rules = ["T01a"]', "must name the rules of side a and of side b"),
        ("quests.toml", 'rules = ["T01a", "T01b"]', 'rules = ["T01b", "T01a"]', "must name the rules that name this tile"),
        ("quests.toml", 'kind = "per_card"', 'kind = "per_colour"', "kind: must be one of"),
        ("quests.toml", 'suits = ["knight"], ranks = [], points = 1', 'suits = ["knight"], ranks = [16], points = 1', "ranks: must be a list of whole numbers"),
        ("quests.toml", "last = 4", "last = 40", "last: must be a whole number from 1 to 8"),
        ("quests.toml", 'id = "T01b"', 'id = "T01a"', "stands twice"),
        ("quests.toml", 'parity = "even"', 'parity = "none"', "parity: must be one of odd, even"),
        ("quests.toml", 'classic = ["T01", "T02", "T03", "T04", "T05", "T06", "T07", ', "classic = [", "must have a tile for each of the 14 specials, not 13"),
    ],
    ids=lambda text: text[:28].replace(" ", "_") if "\n" not in text else None,
)
def test_a_damaged_table_is_refused_with_file_key_and_reason(tmp_path: Path, file: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadData) as caught:
        dvergar.game("roi_des_nains", cards=changed(tmp_path, file, old, new))
    assert caught.value.file == file
    assert reason in str(caught.value)


def test_a_missing_card_is_named(tmp_path: Path) -> None:
    text = (DATA / "cards.toml").read_text(encoding="utf-8")
    parts = text.split("[[card]]")
    (tmp_path / "cards.toml").write_text("[[card]]".join(parts[:1] + parts[2:]), encoding="utf-8")
    with pytest.raises(BadData, match="lacks C2"):
        dvergar.game("roi_des_nains", cards=tmp_path)


def test_replaced_tables_are_played(tmp_path: Path) -> None:
    """Another number on a special, another rule: seen in the score, and in the name of the card data."""
    folder = changed(tmp_path, "quests.toml", 'window = "all"\npoints = 1', 'window = "all"\npoints = 2')
    other = dvergar.game("roi_des_nains", cards=folder)
    assert isinstance(other, RoiDesNains)
    assert other.cards != game().cards
    assert other.replaced == folder
    rule = other.data.rules[other.data.rule("T05a")]
    assert rule.points == 2


def test_a_game_works_from_its_folder_alone(tmp_path: Path) -> None:
    for file in DATA.glob("*.toml"):
        shutil.copy(file, tmp_path)
    other = dvergar.game("roi_des_nains", cards=tmp_path)
    state = other.new(3, 1)
    assert isinstance(state, RoiState)
    assert other.cards == game().cards
    assert state.key() == game().new(3, 1).key()
