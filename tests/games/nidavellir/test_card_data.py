"""The card data (spec 2): what stands in it, what a replaced file may say, and how a wrong one is refused."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import dvergar
from dvergar import BadData
from dvergar.engine.rng import Rng
from dvergar.engine.state import play_out
from dvergar.games import nidavellir
from dvergar.games.nidavellir.loading import FILES, read
from games.nidavellir.build import game
from games.replacing import data, refused, replaced

DATA = data("nidavellir")


WARRIOR_3 = 'id = "a1_warrior_3"\nkind = "dwarf"\nage = 1\nclass = "warrior"\ngrades = 1\npoints = [3]'
ULINE = 'class = "neutral"\ngrades = 0\npoints = []\nflat_points = 9'
WRONG = [
    ("cards", WARRIOR_3, WARRIOR_3.replace("grades = 1", "grades = 2"), "card[0].points", "one number for each of its 2 grades"),
    ("cards", WARRIOR_3, WARRIOR_3.replace('"warrior"', '"wizard"'), "card[0].class", "must be one of warrior, hunter"),
    ("cards", WARRIOR_3, WARRIOR_3.replace("[3]", "[-3]"), "card[0].points", "whole numbers from 0 to 99"),
    ("cards", WARRIOR_3, WARRIOR_3.replace("a1_warrior_3", "A1 warrior"), "card[0].id", "small letters, digits and _"),
    ("cards", 'id = "a1_warrior_4"', 'id = "a1_warrior_3"', "card[1].id", "'a1_warrior_3' stands twice"),
    ("cards", "copies = 6", "copies = 5", "player_count[0].rounds_per_age", "2 players need 36 cards of age 1, and cards.toml has 35"),
    ("cards", "copies = 1\nmin_players = 5", "copies = 1\nmin_players = 4", "card[19].min_players", "must be 2, or 5 for a 5-player card"),
    ("cards", 'kind = "royal_offering"\nage = 1', 'kind = "royal_offering"\nage = 0', "card[25].age", "must be in the deck of age 1 or 2"),
    ("cards", "bonus = 3", "bonus = 0", "card[25].bonus", "from 1 to 40"),
    ("cards", "[classes.hunter]", "[classes.archer]", "classes.hunter", "is missing"),
    ("cards", "age = 0 ", "age = 1 ", "distinction[3].card", "must be in no deck"),
    ("heroes", 'effect = "uline"', 'effect = "thrud"', "hero", "only one hero may have the effect thrud, not uline, thrud"),
    ("heroes", 'class = "hunter"\ngrades = 3', 'class = "neutral"\ngrades = 3', "hero[3].class", "must not be neutral"),
    ("heroes", ULINE, ULINE.replace("neutral", "miner"), "hero[18].class", "must be neutral"),
    ("heroes", "grades = 0\npoints = []\nflat_points = 17", "grades = 1\npoints = [1]\nflat_points = 17", "hero[15].grades", "a neutral hero has none"),
    ("heroes", "discard_count = 2", "discard_count = 3", "hero[3].discard_count", "from 1 to 2"),
    ("heroes", 'class = "explorer", grades', 'class = "miner", grades', "hero[8].requires.class", "must be one of explorer"),
    ("heroes", "flat_points = 0\neffect = \"none\"", "flat_points = 5\neffect = \"none\"", "hero[0].flat_points", "from 0 to 0"),
    ("heroes", 'effect = "none"', 'effect = "magic"', "hero[0].effect", "must be one of none"),
    ("heroes", "explorer = 11", "explorer = 100", "ylud_points.explorer", "from 0 to 99"),
    ("heroes", "points_in_column = 0", "points_in_column = 1", "thrud.points_in_column", "from 0 to 0"),
    ("coins", "[0, 2, 3, 4, 5]", "[0, 2, 3, 4]", "base.per_player", "must be five values"),
    ("coins", "[0, 2, 3, 4, 5]", "[0, 0, 3, 4, 5]", "base.per_player", "the exchange coin's 0 once"),
    ("coins", "value = 6\n", "value = 5\n", "royal", "each value must stand once"),
    ("coins", "transformable = false", "transformable = true", "special.transformable", "must be false"),
    ("coins", 'from_distinction = "hunting_master"', 'from_distinction = "kings_hand"', "special.from_distinction", "must be 'hunting_master'"),
    ("coins", "copies = 3\ncopies_2_3_players = 1", "copies = 3\ncopies_2_3_players = 2", "player_count[0].royal_coins_removed", "leaves 1 coins of 7"),
    ("distinctions", "order = 2", "order = 1", "distinction", "there must be five, of order 1 to 5"),
    ("distinctions", 'id = "hunting_master"', 'id = "kings_hand"', "distinction[1].id", "stands twice"),
    ("distinctions", 'effect = "draw_keep"', 'effect = "transform"\nbonus = 1', "distinction", "one must have the effect draw_keep"),
    ("distinctions", 'effect = "special_gem"', 'effect = "special_coin"\ncoin = 3', "distinction[2].effect", "only one distinction may have"),
    ("distinctions", "coin = 3", "coin = 4", "distinction[1].coin", "from 3 to 3"),
    ("distinctions", "points = 3", "points = 4", "distinction[2].points", "must be 3, as gems.special_points"),
    ("distinctions", 'card = "special_blacksmith"', 'card = "kraal"', "distinction[3].card", "there is no dwarf 'kraal'"),
    ("distinctions", "keep = 1", "keep = 2", "distinction[4].keep", "from 1 to 1"),
    ("tables", "special = 6", "special = 5", "gems.special", "from 6 to 127"),
    ("tables", "base = [1, 2, 3, 4, 5]", "base = [1, 2, 3, 3, 5]", "gems.base", "all gems must be different"),
    ("tables", "hunter = [0, 1,", "hunter = [1, 1,", "hunter", "must begin with 0"),
    ("tables", "dwerg = [0, 13, 40, 81, 108, 135]", "dwerg = [0, 13, 40]", "dwerg", "what 1 to 5 brothers score"),
    ("tables", '"coins", "gem"]', '"coins", "coins"]', "score_lines.order", "must name each of warrior"),
    ("meta", 'id = "nidavellir"', 'id = "nains"', "id", "must be one of nidavellir"),
    ("meta", 'id = "dragon"', 'id = "horse"', "taverns", "must be goblin, dragon, horse in this order"),
    ("meta", "players = 5", "players = 4", "player_count", "one for each of 2, 3, 4 and 5 players"),
    ("meta", "gems = [4, 5]", "gems = [4, 7]", "player_count[0].gems", "must be 2 different ones of [1, 2, 3, 4, 5]"),
    ("meta", "gems = [4, 5]", "gems = [4]", "player_count[0].gems", "must be 2 different ones"),
    ("meta", "rounds_per_age = 4", "rounds_per_age = 3", "player_count[0].picks_per_player", "from 18 to 18"),
    ("meta", "cards_left_per_tavern = 1", "cards_left_per_tavern = 0", "player_count[0].cards_left_per_tavern", "from 1 to 1"),
    ("meta", "age2_deck = 37", "age2_deck = 36", "player_count[0].age2_deck", "from 37 to 37"),
    ("meta", "{ 7 = 2,", "{ 26 = 2, 7 = 2,", "player_count[0].royal_coins_removed.26", "no royal coin of that value"),
    ("meta", "{ 7 = 2,", "{ 7 = 4,", "player_count[0].royal_coins_removed.7", "from 0 to 3"),
    ("meta", "shared_victory = true", "shared_victory = false", "options.shared_victory", "must be true"),
    ("meta", 'hero_set = "all"', 'hero_set = "some"', "options.hero_set", "must be one of all, first_game"),
    ("meta", "live_scores = true", 'live_scores = "yes"', "options.live_scores", "must be true or false"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "key", "reason"), WRONG, ids=[f"{w[0]}-{w[3]}-{n}" for n, w in enumerate(WRONG)])
def test_a_wrong_table_is_refused_by_file_key_and_reason(tmp_path: Path, file: str, old: str, new: str, key: str, reason: str) -> None:
    refused("nidavellir", tmp_path, file, (old, new), key, reason)


def test_a_treasure_that_could_run_out_is_refused(tmp_path: Path) -> None:
    text = (DATA / "coins.toml").read_text(encoding="utf-8")
    head = text[: text.index("[[royal]]")]
    few = "".join(f"[[royal]]\nvalue = {value}\ncopies = 2\ncopies_2_3_players = 2\n" for value in range(5, 11))
    (tmp_path / "coins.toml").write_text(head + few, encoding="utf-8")
    replaced("nidavellir", tmp_path, "meta", ("{ 7 = 2, 9 = 2, 11 = 2 }", "{}"), ("{ 7 = 2, 9 = 2, 11 = 2 }", "{}"))
    with pytest.raises(BadData, match="3 players could empty the treasure"):
        dvergar.game("nidavellir", cards=tmp_path)


def test_a_table_of_too_many_heroes_is_refused(tmp_path: Path) -> None:
    text = (DATA / "heroes.toml").read_text(encoding="utf-8")
    skaa = text[text.index('[[hero]]\nid = "skaa"') : text.index('[[hero]]\nid = "astrid"')]
    more = "".join(skaa.replace('"skaa"', f'"skaa_{n}"') for n in range(40))
    (tmp_path / "heroes.toml").write_text(more + text[text.index("[[hero]]") :], encoding="utf-8")
    with pytest.raises(BadData, match="at most 60 heroes, not 61"):
        dvergar.game("nidavellir", cards=tmp_path)


def test_replaced_tables_play(tmp_path: Path) -> None:
    """Other faces, another hero, other coins and longer ages: the rules live with them."""
    replaced("nidavellir", tmp_path, "cards", (WARRIOR_3, WARRIOR_3.replace("grades = 1", "grades = 2").replace("[3]", "[9, 9]")), ("bonus = 3", "bonus = 7"))
    replaced(
        "nidavellir",
        tmp_path,
        "heroes",
        ("flat_points = 17", "flat_points = 20"),
        ("points = [7, 0]", "points = [7, 7]"),
        ("discard_count = 2", "discard_count = 1"),
    )
    replaced("nidavellir", tmp_path, "coins", ("[0, 2, 3, 4, 5]", "[1, 1, 0, 4, 5]"), ("value = 25", "value = 40"))
    replaced("nidavellir", tmp_path, "tables", ("[0, 13, 40, 81, 108, 135]", "[0, 10, 30, 60, 100, 150]"))
    replaced(
        "nidavellir",
        tmp_path,
        "distinctions",
        ("draw = 3", "draw = 5"),
        ("order = 1", "order = 5"),
        ('order = 5\nclass = "explorer"', 'order = 1\nclass = "explorer"'),
    )
    other = dvergar.game("nidavellir", cards=tmp_path)
    assert isinstance(other, nidavellir.Nidavellir)
    assert other.cards != game().cards
    assert other.replaced == tmp_path
    assert other.data.distinctions[0] == "pioneer_of_the_kingdom"
    assert other.data.most_coin == 40
    for seats in (2, 3, 4, 5):
        for seed in range(4):
            state = other.new(seats, seed)
            assert play_out(state, Rng(seed)) <= 250
            again = other.restore(seats, state.options, state.dump())
            assert again.scores() == state.scores()


def test_card_data_in_a_folder_of_the_game_s_name(tmp_path: Path) -> None:
    (tmp_path / "nidavellir").mkdir()
    replaced("nidavellir", tmp_path / "nidavellir", "heroes", ("flat_points = 17", "flat_points = 18"))
    found = dvergar.game("nidavellir", cards=tmp_path)
    assert isinstance(found, nidavellir.Nidavellir)
    assert found.data.flat[found.data.card("skaa")] == 18


def test_equal_tables_have_equal_names(tmp_path: Path) -> None:
    for file in FILES:
        shutil.copy(DATA / f"{file}.toml", tmp_path)
    assert read(tmp_path).digest == read(None).digest


def test_the_track_goes_on_past_its_printed_end(tmp_path: Path) -> None:
    """Spec 2.8: the formulas continue."""
    short = (
        "blacksmith = [0, 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102, 117, 133, 150, 168, 187, 207, 228, 250, 273, 297, 322, 348, 375]",
        "blacksmith = [0, 3, 7, 12]",
    )
    data = read(replaced("nidavellir", tmp_path, "tables", short))
    assert data.blacksmith_track[:40] == [n * (n + 5) // 2 for n in range(40)]


def test_cards_that_are_alike_are_one_in_the_decks() -> None:
    """Spec 4.10: same class and points; the 5-player mark tells nothing in play."""
    t = game().data
    decks = t.setup(5).decks
    assert [decks[0].count(t.card(id)) for id in ("a1_hunter", "a1_hunter_5p", "a1_miner_0", "a1_miner_1", "a1_warrior_10_5p")] == [8, 0, 3, 3, 1]
    assert [decks[1].count(t.card(id)) for id in ("a1_hunter", "a2_hunter", "a2_offering_5", "special_blacksmith")] == [0, 8, 3, 0]


def test_unknown_names_are_refused() -> None:
    t = game().data
    with pytest.raises(ValueError, match="not in list"):
        t.card("gandalf")
    with pytest.raises(ValueError, match="not in list"):
        t.hero("a1_hunter")
    assert t.hero("kraal") == 0
    assert t.card("kraal") == t.first_hero
