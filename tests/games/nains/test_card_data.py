"""The card data (spec 2): what stands in it, what a replaced file may say, and how a wrong one is refused."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

import dvergar
from dvergar import BadData
from dvergar.engine.rng import Rng
from dvergar.engine.state import play_out
from dvergar.games import nains
from dvergar.games.nains.cards import CLASSES, MERCENARY, PARIA
from dvergar.games.nains.loading import FILES, read
from games.nains.build import game
from games.replacing import data, refused, replaced

DATA = data("nains")


# What stands there


def test_2_2_counts_of_dwarves() -> None:
    t = game().data
    wanted = {2: ([8, 7, 8, 6, 7], [8, 8, 8, 6, 7]), 5: ([10, 9, 10, 8, 8], [10, 10, 10, 8, 8])}
    for seats in (2, 3, 4, 5):
        for era, deck in enumerate(t.setup(seats).decks):
            counts = Counter(t.column[card] for card in deck)
            assert [counts[column] for column in range(5)] == wanted[5 if seats == 5 else 2][era]
            assert all(t.ids[card].startswith(f"e{era + 1}_") for card in deck)
            assert len(deck) == ((45, 46) if seats == 5 else (36, 37))[era]


def test_2_7_totals() -> None:
    t = game().data
    all_cards = [card for deck in t.setup(5).decks for card in deck]
    few = [card for deck in t.setup(4).decks for card in deck]
    assert (len(all_cards), len(few)) == (91, 73)
    assert t.first_hero == 76
    points = [[sum(t.points[card] for card in deck if t.column[card] == column) for column in range(1, 5)] for deck in (all_cards, few)]
    assert points == [[25, 170, 56, 96], [21, 136, 42, 84]]
    malt = Counter(t.column[card] for card in all_cards for _ in range(t.malt[card]))
    assert [malt[column] for column in range(5)] == [8, 6, 10, 4, 4]
    assert sum(t.malt) - sum(t.malt[: t.first_hero]) == 4
    assert sum(t.occult[card] for card in all_cards) == 9
    runes = Counter(t.runes[card] for card in all_cards if t.runes[card])
    assert sorted(runes.values()) == [4] * 4
    numbers = Counter(t.points[card] for card in all_cards if t.effect[card] == PARIA)
    assert numbers == {5: 2, 6: 3, 7: 3, 8: 2, 9: 2, 10: 3, 11: 3, 12: 2}
    assert sum(numbers.values()) - len(numbers) == 12
    assert (t.ordinary, t.mercenaries, t.heroes) == (17, 5, 23)
    treasure = t.setup(3).treasure
    assert (sum(treasure), sum(value * count for value, count in enumerate(treasure))) == (34, 437)
    assert len(t.rune_ids) == 10
    assert t.rune_points[-1] == 100


def test_2_4_cognars() -> None:
    t = game().data
    assert [(t.grades[t.card(id)], t.points[t.card(id)], t.flat[t.card(id)]) for id in ("volgrir", "ararun", "droh", "gurdan", "tadgar")] == [
        (2, 0, 0), (2, 2, 0), (2, 10, 0), (0, 0, 22), (1, 24, 0),
    ]  # fmt: skip
    assert t.ally_points == [0, 2, 9, 4, 6]
    assert {t.points[card] for card in range(len(t.ids)) if t.kind[card] == MERCENARY} == {20, 21, 22, 23, 24}
    assert [t.distinctions[k] for k in range(6)] == ["tiss", "aral", "brum", "redwin", "ordo", "liquor_certification"]
    assert [t.judged[k] for k in range(6)] == [0, 1, 2, 3, 4, 5]


def test_2_6_the_shield_track() -> None:
    assert game().data.shield_track[:60] == [n * (n + 5) // 2 for n in range(60)]


def test_cards_that_are_alike_are_one_in_the_decks() -> None:
    """Spec 4.9: the 5-player mark tells nothing in play."""
    t = game().data
    decks = t.setup(5).decks
    assert [decks[0].count(t.card(id)) for id in ("e1_shield", "e1_shield_5p", "e1_shield_m", "e1_talion_6")] == [6, 0, 4, 2]


# What may not stand there

SHIELD = 'id = "e1_shield"\nkind = "dwarf"\nera = 1\nclass = "shield"\ngrades = 1\npoints = [0]'
WRONG = [
    ("cards", SHIELD, SHIELD.replace("[0]", "[0, 0]"), "card[0].points", "one number for each of its 1 grades"),
    ("cards", SHIELD, SHIELD.replace("grades = 1\npoints = [0]", "grades = 2\npoints = [0, 0]"), "card[0].grades", "a dwarf has one"),
    ("cards", SHIELD, SHIELD.replace('"shield"\ngrades', '"wizard"\ngrades'), "card[0].class", "must be one of shield, temple"),
    ("cards", SHIELD, SHIELD.replace("era = 1", "era = 3"), "card[0].era", "from 1 to 2"),
    ("cards", 'id = "e1_shield_m"', 'id = "e1_shield"', "card[1].id", "'e1_shield' stands twice"),
    ("cards", "copies = 5", "copies = 4", "player_count[0].rounds_per_era", "2 players need 36 cards of era 1, and cards.toml has 35"),
    ("cards", "copies = 1\nmin_players = 5", "copies = 1\nmin_players = 3", "card[2].min_players", "must be 2, or 5 for a 5-player card"),
    ("cards", 'effect = "paria_check"', 'effect = "none"', "card[12].effect", "must be one of paria_check"),
    ("cards", 'rune = "fehu"', 'rune = "thor"', "card[22].rune", "there is no rune 'thor'"),
    ("cards", 'rune = ""', 'rune = "fehu"', "card[0].rune", "only dwarves of the Forge"),
    ("cards", 'rune = ""', "rune = 3", "card[0].rune", "must be a rune or empty"),
    ("cards", "malt = 1", "malt = -1", "card[1].malt", "from 0 to 9"),
    ("cards", "[classes.temple]", "[classes.chapel]", "classes.temple", "is missing"),
    ("cognars", 'id = "fey"', 'id = "sriza"', "cognar[5].id", "'sriza' stands twice"),
    ("cognars", 'kind = "order"', 'kind = "hero"', "cognar[0].kind", "must be one of order, white"),
    ("cognars", 'grade_colour = "coloured"', 'grade_colour = "black"', "cognar[0].grade_colour", "must be one of coloured"),
    ("cognars", "recruitable = true", "recruitable = false", "cognar[0].recruitable", "must be true for the kind order"),
    ("cognars", 'effect = "per_rune"', 'effect = "svara"\nlook = 5\nkeep = 1', "cognar", "only one may have the effect svara, not svara, jorun"),
    ("cognars", 'partner = "borogam"', 'partner = "gurdan"', "cognar", "be each other's partner"),
    ("cognars", 'ally = "gaat"', 'ally = "wal"', "cognar", "must name the one ally"),
    ("cognars", "look = 5", "look = 6", "cognar[2].look", "from 1 to 5"),
    ("cognars", "keep = 1", "keep = 2", "cognar[2].keep", "from 1 to 1"),
    ("cognars", "bonus = 5", "bonus = 0", "cognar[6].bonus", "from 1 to 40"),
    ("cognars", "coin = 3", "coin = 4", "cognar[7].coin", "from 3 to 3"),
    ("cognars", 'runes = ["tala"]', 'runes = ["thor"]', "cognar[11].runes", "there is no rune 'thor'"),
    ("cognars", "errants = 9", "errants = 100", "gaat.points.errants", "from 0 to 99"),
    ("elite", 'class = "temple"', 'class = "shield"', "elite", "one for each of shield, temple"),
    ("elite", 'id = "aral"', 'id = "tiss"', "elite[1].id", "stands twice"),
    ("elite", 'effect = "low_exchange"', 'effect = "high_exchange"', "elite[4].effect", "must be one of none"),
    ("elite", "counts_as_elite = false", "counts_as_elite = true", "certification.counts_as_elite", "must be false"),
    ("elite", "malt_rate_bonus = 1", "malt_rate_bonus = 2", "certification.malt_rate_bonus", "from 1 to 1"),
    ("talions", "[0, 2, 3, 4, 5]", "[0, 0, 3, 4, 5]", "bronze.per_player", "the exchange coin's 0 once"),
    ("talions", "upgradable = false", "upgradable = true", "exchange3.upgradable", "must be false"),
    ("talions", 'from_cognar = "kardum"', 'from_cognar = "fey"', "exchange3.from_cognar", "the one with the effect exchange_three"),
    ("talions", "value = 6\n", "value = 5\n", "royal", "each value must stand once"),
    ("tables", "shield_track = [0,", "shield_track = [1,", "shield_track", "must begin with 0"),
    ("tables", "tokens = 12", "tokens = 11", "paria.tokens", "from 12 to 99"),
    ("tables", '"raidho"]', '"fehu"]', "runes.unique", "must be different"),
    ("tables", 'raidho = "', 'raido = "', "runes.glyph.raidho", "is missing"),
    ("tables", "malt = 0 ", "malt = 1 ", "board.malt", "from 0 to 0"),
    ("tables", "base = [1, 2, 3, 4, 5]", "base = [1, 2, 3, 3, 5]", "gems.base", "all gems must be different"),
    ("tables", '"malt", "coins"]', '"malt", "malt"]', "score_lines.order", "must name each of shield"),
    ("meta", 'id = "nains"', 'id = "nidavellir"', "id", "must be one of nains"),
    ("meta", 'id = "grognard"', 'id = "hallebarde"', "taverns", "must be yjdad, grognard, hallebarde in this order"),
    ("meta", "players = 5", "players = 4", "player_count", "one for each of 2, 3, 4 and 5 players"),
    ("meta", "gems = [4, 5]", "gems = [4]", "player_count[0].gems", "must be 2 different ones"),
    ("meta", "discard_choice_tavern = 1", "discard_choice_tavern = 3", "two_players.discard_choice_tavern", "from 0 to 2"),
    ("meta", 'certification_tie = "nobody"', 'certification_tie = "all"', "options.certification_tie", "must be one of nobody"),
    ("meta", "live_scores = true", 'live_scores = "yes"', "options.live_scores", "must be true or false"),
    ("meta", "elite_tiebreak = true", "elite_tiebreak = false", "options.shared_victory_after_elite_tiebreak", "must be true"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "key", "reason"), WRONG, ids=[f"{w[0]}-{w[3]}-{n}" for n, w in enumerate(WRONG)])
def test_a_wrong_table_is_refused_by_file_key_and_reason(tmp_path: Path, file: str, old: str, new: str, key: str, reason: str) -> None:
    refused("nains", tmp_path, file, (old, new), key, reason)


def test_a_treasure_that_could_run_out_is_refused(tmp_path: Path) -> None:
    text = (DATA / "talions.toml").read_text(encoding="utf-8")
    few = "".join(f"[[royal]]\nvalue = {value}\ncopies = 2\n" for value in range(5, 11))
    (tmp_path / "talions.toml").write_text(text[: text.index("[[royal]]")] + few, encoding="utf-8")
    with pytest.raises(BadData, match="3 players could empty the treasure"):
        dvergar.game("nains", cards=tmp_path)


def test_the_printed_faces_may_take_the_place_of_the_reconstructed_ones(tmp_path: Path) -> None:
    """Other faces, another Cognar, other coins: the rules live with them, and the page no longer says that they are reconstructed."""
    replaced("nains", tmp_path, "cards", (SHIELD, SHIELD.replace("[0]", "[2]")), ("malt = 1", "malt = 2"))
    replaced("nains", tmp_path, "cognars", ("look = 5", "look = 3"), ("points = 22", "points = 9"), ("errants = 9", "errants = 3"), ("bonus = 5", "bonus = 7"))
    replaced("nains", tmp_path, "talions", ("[0, 2, 3, 4, 5]", "[1, 1, 0, 4, 5]"), ("value = 25", "value = 40"))
    replaced("nains", tmp_path, "tables", ("shield_track = [0, 3, 7, 12, 18,", "shield_track = [0, 2, 7, 12, 18,"), ("base_rate = 1", "base_rate = 2"))
    replaced("nains", tmp_path, "meta", ('card_set = "reconstructed"', 'card_set = "printed"'), ("discard_choice_tavern = 1", "discard_choice_tavern = 2"))
    other = dvergar.game("nains", cards=tmp_path)
    assert isinstance(other, nains.Nains)
    assert other.cards != game().cards
    assert not other.reconstructed
    for seats in (2, 3, 4, 5):
        for seed in range(4):
            state = other.new(seats, seed)
            assert play_out(state, Rng(seed)) <= 180
            assert other.restore(seats, state.options, state.dump()).scores() == state.scores()


def test_equal_tables_have_equal_names(tmp_path: Path) -> None:
    for file in FILES:
        shutil.copy(DATA / f"{file}.toml", tmp_path)
    assert read(tmp_path).digest == read(None).digest


def test_the_classes_are_the_columns() -> None:
    assert game().data.classes == CLASSES
