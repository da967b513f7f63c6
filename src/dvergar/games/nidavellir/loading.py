"""Reading the tables of Nidavellir from `data/*.toml`, each value checked; errors name file, key and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dvergar.engine.data import Table, read_tables
from dvergar.games.nidavellir import cards as c
from dvergar.games.nidavellir.cards import CLASSES, LINES, NEUTRAL, NO_CLASS, Tables
from dvergar.mechanics.tavern import loading
from dvergar.mechanics.tavern.board import Setup
from dvergar.mechanics.tavern.loading import Decks, Royal

FILES: Final = ["meta", "cards", "heroes", "coins", "distinctions", "tables"]
EFFECTS: Final = {
    "none": c.PLAIN,
    "discard_dwarves": c.DISCARD_DWARVES,
    "requires_explorer_grades": c.REQUIRES_GRADES,
    "per_explorer_grade": c.PER_EXPLORER,
    "dwerg": c.DWERG,
    "highest_coin": c.HIGHEST_COIN,
    "transform": c.TRANSFORM_COIN,
    "uline": c.ULINE,
    "ylud": c.YLUD,
    "thrud": c.THRUD,
}
OF_A_CLASS: Final = (c.DISCARD_DWARVES, c.REQUIRES_GRADES)  # effects that only a class hero can have
OF_NO_CLASS: Final = (c.DWERG, c.ULINE, c.YLUD, c.THRUD)  # and those that only a neutral one can
REWARDS: Final = {
    "transform": c.REWARD_TRANSFORM,
    "special_coin": c.REWARD_COIN,
    "special_gem": c.REWARD_GEM,
    "special_blacksmith": c.REWARD_BLACKSMITH,
    "draw_keep": c.REWARD_DRAW,
}
OPTIONS: Final = {
    "hero_set": ["all", "first_game"],
    "distinction_evaluation": ["sequential", "snapshot"],
    "show_derivable_coins": ["on", "off"],
    "auto_pick_same_class": ["off", "on"],
    "live_scores": ["on", "off"],
}


def read(folder: Path | None) -> Tables:
    """Read and check all tables, those in `folder` in place of the printed ones; raises `BadData`."""
    files, digest = read_tables(Path(__file__).parent / "data", FILES, folder)
    tables = Tables()
    tables.digest = digest
    decks = _read_cards(tables, files["cards"])
    _read_heroes(tables, files["heroes"])
    _read_tracks(tables, files["tables"], decks)
    gems = _read_gems(tables, files["tables"])
    coins = files["coins"]
    royal = loading.read_coins(tables, coins, coins.table("base"), coins.table("special"), "transformable")
    _read_distinctions(tables, files["distinctions"], files["tables"], files["coins"])
    _read_meta(tables, files["meta"], files["coins"], gems, royal, decks)
    tables.name("nidavellir")
    return tables


def _read_cards(tables: Tables, file: Table) -> Decks:
    """Read dwarves and offerings; return the cards of age 1 and 2, each without and with the 5-player cards."""
    loading.check_classes(tables, file)
    decks: Decks = [[[], []], [[], []]]
    looks: list[object] = []
    for table in file.tables("card"):
        age = table.whole("age", 0, 2)
        copies = table.whole("copies", 1, 20)
        mark = loading.read_mark(table)
        if table.text("kind", ["dwarf", "royal_offering"]) == "dwarf":
            card = loading.add_card(tables, table, c.DWARF, CLASSES.index(table.text("class", CLASSES)), loading.read_grades(table, 1))
            tables.numbered[card] = table.flag("printed_number")
        elif age == 0:
            raise table.wrong("age", "an offering must be in the deck of age 1 or 2")
        else:
            table.text("effect", ["transform"])
            card = loading.add_card(tables, table, c.OFFERING, NO_CLASS, [])
            tables.bonus[card] = table.whole("bonus", 1, 40)
        tables.age[card] = age
        look = (age, tables.column[card], tables.faces[card], tables.numbered[card], tables.bonus[card])
        same = loading.first_alike(looks, look)
        if age > 0:
            loading.put_in_deck(decks, age, same, copies, mark)
    tables.first_hero = len(tables.ids)
    return decks


def _read_heroes(tables: Tables, file: Table) -> None:
    for table in file.tables("hero"):
        cls = [*CLASSES, "neutral"].index(table.text("class", [*CLASSES, "neutral"]))
        name = table.text("effect", list(EFFECTS))
        effect = EFFECTS[name]
        if (effect in OF_A_CLASS and cls == NEUTRAL) or (effect in OF_NO_CLASS and cls != NEUTRAL):
            raise table.wrong("class", f"a hero with the effect {name} must {'not ' if cls == NEUTRAL else ''}be neutral")
        points = loading.read_grades(table, 0 if cls == NEUTRAL else 1)
        if cls == NEUTRAL and points:
            raise table.wrong("grades", f"a neutral hero has none, not {len(points)}")
        table.whole("copies", 1, 1)
        card = loading.add_card(tables, table, c.HERO, cls, points)
        tables.effect[card] = effect
        tables.amount[card] = _amount(table, effect, cls)
        tables.bonus[card] = tables.amount[card] if effect == c.TRANSFORM_COIN else 0
        tables.flat[card] = table.whole("flat_points", 0, 99 if cls == NEUTRAL else 0)
        tables.first_game.append(table.flag("first_game"))
    tables.heroes = len(tables.ids) - tables.first_hero
    tables.choosy = [hero for hero in range(tables.heroes) if tables.effect[tables.first_hero + hero] in OF_A_CLASS]
    if tables.heroes > 60:
        raise file.wrong("hero", f"there may be at most 60 heroes, not {tables.heroes}")
    tables.uline, tables.ylud, tables.thrud = (_only(tables, file, name) for name in ("uline", "ylud", "thrud"))
    points_table = file.table("ylud_points")
    tables.ylud_points = [points_table.whole(cls, 0, 99) for cls in CLASSES]
    thrud = file.table("thrud")
    thrud.whole("grades_in_any_column", 1, 1)
    thrud.whole("points_in_column", 0, 0)


def _amount(table: Table, effect: int, cls: int) -> int:
    if effect == c.DISCARD_DWARVES:
        return table.whole("discard_count", 1, 2)
    if effect == c.PER_EXPLORER:
        return table.whole("points_per_explorer_grade", 0, 99)
    if effect == c.TRANSFORM_COIN:
        return table.whole("bonus", 1, 40)
    if effect == c.REQUIRES_GRADES:
        needs = table.table("requires")
        needs.text("class", [CLASSES[cls]])
        return needs.whole("grades", 0, 99)
    return 0


def _only(tables: Tables, file: Table, name: str) -> int:
    found = [card for card in range(tables.first_hero, len(tables.ids)) if tables.effect[card] == EFFECTS[name]]
    if len(found) > 1:
        raise file.wrong("hero", f"only one hero may have the effect {name}, not {', '.join(tables.ids[card] for card in found)}")
    return found[0] if found else -1


def _read_tracks(tables: Tables, file: Table, decks: Decks) -> None:
    most = sum(tables.grades) + sum(tables.grades[card] for deck in decks for card in deck[1])  # more than all cards of a class can have
    tables.hunter_track = loading.read_track(file, "hunter", most)
    tables.blacksmith_track = loading.read_track(file, "blacksmith", most)
    tables.dwerg = file.wholes("dwerg", 0, 9999)
    brothers = tables.effect.count(c.DWERG)
    if len(tables.dwerg) <= brothers or tables.dwerg[0] != 0:
        raise file.wrong("dwerg", f"must begin with 0 and say what 1 to {brothers} brothers score")
    tables.score_lines = loading.read_score_lines(file.table("score_lines"), LINES)


def _read_gems(tables: Tables, file: Table) -> list[int]:
    table = file.table("gems")
    gems = loading.read_gems(table)
    tables.special_gem = table.whole("special", max(gems, default=0) + 1, 127)
    tables.gem_points = table.whole("special_points", 0, 99)
    return gems


def _read_distinctions(tables: Tables, file: Table, tracks: Table, coins: Table) -> None:
    rows = sorted(file.tables("distinction"), key=lambda row: row.whole("order", 1, 5))
    if [row.whole("order", 1, 5) for row in rows] != [1, 2, 3, 4, 5]:
        raise file.wrong("distinction", "there must be five, of order 1 to 5")
    for row in rows:
        id = loading.checked_id(row, tables.distinctions)
        reward = REWARDS[row.text("effect", list(REWARDS))]
        if reward in tables.reward and reward != c.REWARD_TRANSFORM:
            raise row.wrong("effect", f"only one distinction may have the effect {row.text('effect')}")
        tables.distinctions.append(id)
        tables.judged.append(CLASSES.index(row.text("class", CLASSES)))
        tables.reward.append(reward)
        tables.reward_amount.append(_reward_amount(tables, row, reward))
        if reward == c.REWARD_GEM and row.whole("points", 0, 99) != tables.gem_points:
            raise row.wrong("points", f"must be {tables.gem_points}, as gems.special_points in {tracks.file}")
        if reward == c.REWARD_COIN and coins.table("special").text("from_distinction") != id:
            raise coins.table("special").wrong("from_distinction", f"must be {id!r}, the one with the effect special_coin in {file.file}")
    if c.REWARD_DRAW not in tables.reward:
        raise file.wrong("distinction", "one must have the effect draw_keep: it takes the card that the age 2 deck has too many")


def _reward_amount(tables: Tables, row: Table, reward: int) -> int:
    if reward == c.REWARD_TRANSFORM:
        return row.whole("bonus", 1, 40)
    if reward == c.REWARD_COIN:
        return row.whole("coin", tables.special >> 2, tables.special >> 2)
    if reward == c.REWARD_GEM:
        return row.whole("gem", tables.special_gem, tables.special_gem)
    if reward == c.REWARD_BLACKSMITH:
        id = row.text("card")
        if id not in tables.ids or tables.kind[tables.card(id)] != c.DWARF:
            raise row.wrong("card", f"there is no dwarf {id!r} in cards.toml")
        if tables.age[tables.card(id)] > 0:
            raise row.wrong("card", f"{id!r} must be in no deck: its age must be 0")
        return tables.card(id)
    row.whole("keep", 1, 1)
    row.text("if_unclaimed", ["discard_top_of_age2"])
    return row.whole("draw", 1, 5)


def _read_meta(tables: Tables, file: Table, coins: Table, gems: list[int], royal: Royal, decks: Decks) -> None:
    rows = loading.read_players(tables, file, "nidavellir")
    tables.setups = [None, None, *(_setup(tables, n, rows[n], coins, gems, royal, decks) for n in (2, 3, 4, 5))]
    table = file.table("options")
    for key in ("warrior_bonus_needs_a_grade", "shared_victory"):
        if not table.flag(key):
            raise table.wrong(key, "must be true: it states a ruling, not an option")
    loading.read_options(tables, table, OPTIONS)


def _setup(tables: Tables, n: int, row: Table, coins: Table, gems: list[int], royal: Royal, decks: Decks) -> Setup:
    treasure = [0] * (tables.most_coin + 1)
    gone = row.table("royal_coins_removed")
    few = [each.whole("copies_2_3_players", 0, 20) for each in coins.tables("royal")]
    for k, (value, copies) in enumerate(royal):
        treasure[value] = copies - (gone.whole(str(value), 0, copies) if str(value) in gone.data else 0)
        if n <= 3 and treasure[value] != few[k]:
            raise row.wrong("royal_coins_removed", f"leaves {treasure[value]} coins of {value}, but copies_2_3_players in {coins.file} is {few[k]}")
    for key in gone.data:
        if key not in {str(value) for value, _ in royal}:
            raise gone.wrong(key, f"there is no royal coin of that value in {coins.file}")
    if loading.too_few_coins(treasure, n):
        raise row.wrong("royal_coins_removed", f"leaves {sum(treasure)} royal coins; {n} players could empty the treasure of all but one value")
    return loading.read_setup(n, row, "age", gems, treasure, decks)
