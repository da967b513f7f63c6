"""Reading the card data of Nidavellir from `data/*.toml`, each value checked; errors name file, key and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dvergar.engine.data import TomlTable, read_tables
from dvergar.games.nidavellir import cards as c
from dvergar.games.nidavellir.cards import CLASSES, LINES, NEUTRAL, NO_CLASS, CardData
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


def read(folder: Path | None) -> CardData:
    """Read and check all files, those in `folder` in place of the printed ones; raises `BadData`."""
    files, digest = read_tables(Path(__file__).parent / "data", FILES, folder)
    data = CardData()
    data.digest = digest
    decks = _read_cards(data, files["cards"])
    _read_heroes(data, files["heroes"])
    _read_tracks(data, files["tables"], decks)
    gems = _read_gems(data, files["tables"])
    coins = files["coins"]
    royal = loading.read_coins(data, coins, coins.table("base"), coins.table("special"), "transformable")
    _read_distinctions(data, files["distinctions"], files["tables"], files["coins"])
    _read_meta(data, files["meta"], files["coins"], gems, royal, decks)
    data.name("nidavellir")
    return data


def _read_cards(data: CardData, file: TomlTable) -> Decks:
    """Read dwarves and offerings; return the cards of age 1 and 2, each without and with the 5-player cards."""
    loading.check_classes(data, file)
    decks: Decks = [[[], []], [[], []]]
    looks: list[object] = []
    for table in file.tables("card"):
        age = table.whole("age", 0, 2)
        copies = table.whole("copies", 1, 20)
        mark = loading.read_mark(table)
        if table.text("kind", ["dwarf", "royal_offering"]) == "dwarf":
            card = loading.add_card(data, table, c.DWARF, CLASSES.index(table.text("class", CLASSES)), loading.read_grades(table, 1))
            data.numbered[card] = table.flag("printed_number")
        elif age == 0:
            raise table.wrong("age", "an offering must be in the deck of age 1 or 2")
        else:
            table.text("effect", ["transform"])
            card = loading.add_card(data, table, c.OFFERING, NO_CLASS, [])
            data.bonus[card] = table.whole("bonus", 1, 40)
        data.age[card] = age
        look = (age, data.column[card], data.faces[card], data.numbered[card], data.bonus[card])
        same = loading.first_alike(looks, look)
        if age > 0:
            loading.put_in_deck(decks, age, same, copies, mark)
    data.first_hero = len(data.ids)
    return decks


def _read_heroes(data: CardData, file: TomlTable) -> None:
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
        card = loading.add_card(data, table, c.HERO, cls, points)
        data.effect[card] = effect
        data.amount[card] = _amount(table, effect, cls)
        data.bonus[card] = data.amount[card] if effect == c.TRANSFORM_COIN else 0
        data.flat[card] = table.whole("flat_points", 0, 99 if cls == NEUTRAL else 0)
        data.first_game.append(table.flag("first_game"))
    data.heroes = len(data.ids) - data.first_hero
    data.choosy = [hero for hero in range(data.heroes) if data.effect[data.first_hero + hero] in OF_A_CLASS]
    if data.heroes > 60:
        raise file.wrong("hero", f"there may be at most 60 heroes, not {data.heroes}")
    data.uline, data.ylud, data.thrud = (_only(data, file, name) for name in ("uline", "ylud", "thrud"))
    points_table = file.table("ylud_points")
    data.ylud_points = [points_table.whole(cls, 0, 99) for cls in CLASSES]
    thrud = file.table("thrud")
    thrud.whole("grades_in_any_column", 1, 1)
    thrud.whole("points_in_column", 0, 0)


def _amount(table: TomlTable, effect: int, cls: int) -> int:
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


def _only(data: CardData, file: TomlTable, name: str) -> int:
    found = [card for card in range(data.first_hero, len(data.ids)) if data.effect[card] == EFFECTS[name]]
    if len(found) > 1:
        raise file.wrong("hero", f"only one hero may have the effect {name}, not {', '.join(data.ids[card] for card in found)}")
    return found[0] if found else -1


def _read_tracks(data: CardData, file: TomlTable, decks: Decks) -> None:
    most = sum(data.grades) + sum(data.grades[card] for deck in decks for card in deck[1])  # more than all cards of a class can have
    data.hunter_track = loading.read_track(file, "hunter", most)
    data.blacksmith_track = loading.read_track(file, "blacksmith", most)
    data.dwerg = file.wholes("dwerg", 0, 9999)
    brothers = data.effect.count(c.DWERG)
    if len(data.dwerg) <= brothers or data.dwerg[0] != 0:
        raise file.wrong("dwerg", f"must begin with 0 and say what 1 to {brothers} brothers score")
    data.score_lines = loading.read_score_lines(file.table("score_lines"), LINES)


def _read_gems(data: CardData, file: TomlTable) -> list[int]:
    table = file.table("gems")
    gems = loading.read_gems(table)
    data.special_gem = table.whole("special", max(gems, default=0) + 1, 127)
    data.gem_points = table.whole("special_points", 0, 99)
    return gems


def _read_distinctions(data: CardData, file: TomlTable, tracks: TomlTable, coins: TomlTable) -> None:
    rows = sorted(file.tables("distinction"), key=lambda row: row.whole("order", 1, 5))
    if [row.whole("order", 1, 5) for row in rows] != [1, 2, 3, 4, 5]:
        raise file.wrong("distinction", "there must be five, of order 1 to 5")
    for row in rows:
        id = loading.checked_id(row, data.distinctions)
        reward = REWARDS[row.text("effect", list(REWARDS))]
        if reward in data.reward and reward != c.REWARD_TRANSFORM:
            raise row.wrong("effect", f"only one distinction may have the effect {row.text('effect')}")
        data.distinctions.append(id)
        data.judged.append(CLASSES.index(row.text("class", CLASSES)))
        data.reward.append(reward)
        data.reward_amount.append(_reward_amount(data, row, reward))
        if reward == c.REWARD_GEM and row.whole("points", 0, 99) != data.gem_points:
            raise row.wrong("points", f"must be {data.gem_points}, as gems.special_points in {tracks.file}")
        if reward == c.REWARD_COIN and coins.table("special").text("from_distinction") != id:
            raise coins.table("special").wrong("from_distinction", f"must be {id!r}, the one with the effect special_coin in {file.file}")
    if c.REWARD_DRAW not in data.reward:
        raise file.wrong("distinction", "one must have the effect draw_keep: it takes the card that the age 2 deck has too many")


def _reward_amount(data: CardData, row: TomlTable, reward: int) -> int:
    if reward == c.REWARD_TRANSFORM:
        return row.whole("bonus", 1, 40)
    if reward == c.REWARD_COIN:
        return row.whole("coin", data.special >> 2, data.special >> 2)
    if reward == c.REWARD_GEM:
        return row.whole("gem", data.special_gem, data.special_gem)
    if reward == c.REWARD_BLACKSMITH:
        id = row.text("card")
        if id not in data.ids or data.kind[data.card(id)] != c.DWARF:
            raise row.wrong("card", f"there is no dwarf {id!r} in cards.toml")
        if data.age[data.card(id)] > 0:
            raise row.wrong("card", f"{id!r} must be in no deck: its age must be 0")
        return data.card(id)
    row.whole("keep", 1, 1)
    row.text("if_unclaimed", ["discard_top_of_age2"])
    return row.whole("draw", 1, 5)


def _read_meta(data: CardData, file: TomlTable, coins: TomlTable, gems: list[int], royal: Royal, decks: Decks) -> None:
    rows = loading.read_players(data, file, "nidavellir")
    data.setups = [None, None, *(_setup(data, n, rows[n], coins, gems, royal, decks) for n in (2, 3, 4, 5))]
    table = file.table("options")
    for key in ("warrior_bonus_needs_a_grade", "shared_victory"):
        if not table.flag(key):
            raise table.wrong(key, "must be true: it states a ruling, not an option")
    loading.read_options(data, table, OPTIONS)


def _setup(data: CardData, n: int, row: TomlTable, coins: TomlTable, gems: list[int], royal: Royal, decks: Decks) -> Setup:
    treasure = [0] * (data.most_coin + 1)
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
