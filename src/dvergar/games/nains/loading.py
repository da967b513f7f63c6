"""Reading the card data of Nains from `data/*.toml`, each value checked; errors name file, key and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dvergar.engine.data import TomlTable, read_tables
from dvergar.games.nains import cards as c
from dvergar.games.nains.cards import CLASSES, LINES, CardData
from dvergar.mechanics.tavern import loading
from dvergar.mechanics.tavern.board import COLUMNS, TAVERNS, Setup
from dvergar.mechanics.tavern.loading import Decks, Royal

FILES: Final = ["meta", "cards", "cognars", "elite", "talions", "tables"]
DWARF_EFFECTS: Final = {"none": c.PLAIN, "talion_upgrade": c.UPGRADE, "paria_check": c.PARIA}
OF_ORDER: Final = {"errants": "paria_check", "talion": "talion_upgrade"}  # what the dwarves of an Order do; the others do nothing
EFFECTS: Final = {
    "none": c.PLAIN,
    "per_shield_grade": c.PER_SHIELD,
    "svara": c.LOOK,
    "remove_paria": c.FREE_PARIA,
    "upgrade_any": c.GROW_ANY,
    "exchange_three": c.EXCHANGE_THREE,
    "liquor_pair": c.LIQUOR_PAIR,
    "per_rune": c.PER_RUNE,
    "ally": c.BRINGS_ALLY,
}
KINDS: Final = {"order": c.COGNAR, "white": c.COGNAR, "mercenary": c.MERCENARY, "ally": c.ALLY}
ELITE_EFFECTS: Final = {"none": c.PLAIN, "per_shield_grade": c.PER_SHIELD, "remove_paria": c.FREE_PARIA, "low_exchange": c.LOW_EXCHANGE}
AMOUNTS: Final = {c.PER_SHIELD: "per", c.LOOK: "look", c.FREE_PARIA: "count", c.PER_RUNE: "per"}  # under which key an effect's number stands
OPTIONS: Final = {
    "elite_order": ["random", "class"],
    "show_derivable_coins": ["on", "off"],
    "live_scores": ["on", "off"],
    "reveal_last_card": ["off", "on"],
}


def read(folder: Path | None) -> CardData:
    """Read and check all files, those in `folder` in place of the reconstructed ones; raises `BadData`."""
    files, digest = read_tables(Path(__file__).parent / "data", FILES, folder)
    data = CardData()
    data.digest = digest
    _read_runes(data, files["tables"].table("runes"))
    decks = _read_cards(data, files["cards"])
    _read_cognars(data, files["cognars"])
    _read_tracks(data, files["tables"])
    _read_elite(data, files["elite"])
    gems = loading.read_gems(files["tables"].table("gems"))
    coins = files["talions"]
    royal = loading.read_coins(data, coins, coins.table("bronze"), coins.table("exchange3"), "upgradable")
    _check_exchange(data, coins.table("exchange3"), files["cognars"])
    _check_tokens(data, files["tables"].table("paria"), decks)
    _read_meta(data, files["meta"], coins, gems, royal, decks)
    data.name("nains")
    data.judged_words.append("@nains-malt")
    return data


def _read_runes(data: CardData, table: TomlTable) -> None:
    data.rune_ids = table.texts("common") + table.texts("unique")
    if len(set(data.rune_ids)) != len(data.rune_ids) or len(data.rune_ids) > 25:
        raise table.wrong("unique", "common and unique runes must be different, at most 25 of them")
    glyphs = table.table("glyph")
    data.glyphs = [glyphs.text(rune) for rune in data.rune_ids]
    data.rune_points = [count * count for count in range(len(data.rune_ids) + 1)]


def _symbols(data: CardData, table: TomlTable, runes: list[str]) -> None:
    """Append the symbols of the card that has just been added."""
    data.malt.append(table.whole("malt", 0, 9))
    data.occult.append(table.whole("occult", 0, 9))
    data.runes.append(_mask(data, table, "rune" if "rune" in table.data else "runes", runes))


def _mask(data: CardData, table: TomlTable, key: str, runes: list[str]) -> int:
    found = 0
    for rune in runes:
        if rune not in data.rune_ids:
            raise table.wrong(key, f"there is no rune {rune!r} in tables.toml")
        found |= 1 << data.rune_ids.index(rune)
    return found


def _read_cards(data: CardData, file: TomlTable) -> Decks:
    """Read the dwarves; return the cards of both Eras, each without and with the 5-player cards."""
    loading.check_classes(data, file)
    decks: Decks = [[[], []], [[], []]]
    looks: list[object] = []
    for table in file.tables("card"):
        table.text("kind", ["dwarf"])
        cls = table.text("class", CLASSES)
        points = loading.read_grades(table, 1)
        if len(points) != 1:
            raise table.wrong("grades", f"a dwarf has one, not {len(points)}")
        card = loading.add_card(data, table, c.DWARF, CLASSES.index(cls), points)
        data.numbered[card] = table.flag("printed_number")
        data.effect[card] = DWARF_EFFECTS[table.text("effect", [OF_ORDER.get(cls, "none")])]
        data.bonus[card] = 1 if data.effect[card] == c.UPGRADE else 0
        data.age[card] = table.whole("era", 1, 2)
        rune = table.get("rune")
        if not isinstance(rune, str):
            raise table.wrong("rune", f"must be a rune or empty, not {rune!r}")
        if rune and cls != "forge":
            raise table.wrong("rune", f"only dwarves of the Forge carry one, not of {cls}")
        _symbols(data, table, [rune] if rune else [])
        look = (data.age[card], cls, points, data.numbered[card], data.malt[card], data.occult[card], data.runes[card])
        copies, mark = table.whole("copies", 1, 20), loading.read_mark(table)
        loading.put_in_deck(decks, data.age[card], loading.first_alike(looks, look), copies, mark)
    data.first_hero = len(data.ids)
    return decks


def _read_cognars(data: CardData, file: TomlTable) -> None:
    rows = file.tables("cognar")
    for kind in (c.COGNAR, c.MERCENARY, c.ALLY):
        for table in rows:
            if KINDS[table.text("kind", list(KINDS))] == kind:
                _read_cognar(data, table, kind)
    kinds = data.kind[data.first_hero :]
    data.heroes = len(kinds)
    data.ordinary, data.mercenaries = kinds.count(c.COGNAR), kinds.count(c.MERCENARY)
    if data.ordinary > 60 or data.mercenaries > 20:
        raise file.wrong("cognar", f"there may be at most 60 Cognars and 20 mercenaries, not {data.ordinary} and {data.mercenaries}")
    bringers = [row for row in rows if row.data["effect"] == "ally"]
    allies = [data.ids[data.first_hero + hero] for hero, kind in enumerate(kinds) if kind == c.ALLY]
    if [row.text("ally") for row in bringers] != allies or len(allies) > 1:
        raise file.wrong("cognar", f"the one Cognar with the effect ally must name the one ally, not {len(bringers)} name {', '.join(allies) or 'nobody'}")
    data.ally = data.card(allies[0]) if allies else -1
    for effect in ("liquor_pair", "svara", "upgrade_any", "exchange_three", "per_rune"):
        own = [row for row in rows if row.data["effect"] == effect]
        if effect == "liquor_pair":
            if len(own) != 2 or [row.text("partner") for row in own] != [row.text("id") for row in reversed(own)]:
                raise file.wrong("cognar", "exactly two must have the effect liquor_pair and be each other's partner")
        elif len(own) > 1:
            raise file.wrong("cognar", f"only one may have the effect {effect}, not {', '.join(row.text('id') for row in own)}")
    ally = file.table("gaat")
    ally.whole("grades", 1, 1)
    points = ally.table("points")
    data.ally_points = [points.whole(cls, 0, 99) for cls in CLASSES]


def _read_cognar(data: CardData, table: TomlTable, kind: int) -> None:
    name = table.text("kind")
    cls = table.text("class", {"order": CLASSES, "white": ["command"]}.get(name, ["any"]))
    column = [*CLASSES, "command", "any"].index(cls)
    effect = table.text("effect", {"mercenary": ["mercenary"], "ally": ["gaat"]}.get(name, list(EFFECTS)))
    points = table.whole("points", 0, 99)
    grades = table.whole("grades", 0 if name == "white" else 1, 0 if name == "white" else 1 if cls == "any" else 5)
    table.whole("copies", 1, 1)
    if table.flag("recruitable") is (name == "ally"):
        raise table.wrong("recruitable", f"must be {str(name != 'ally').lower()} for the kind {name}")
    table.text("grade_colour", [{"order": "coloured", "white": "white", "mercenary": "black", "ally": "multicolour"}[name]])
    card = loading.add_card(data, table, kind, column, [points] if points and grades else [])
    data.grades[card] = grades
    data.numbered[card] = points > 0
    data.flat[card] = points if name == "white" else 0
    data.effect[card] = EFFECTS.get(effect, c.PLAIN)
    if data.effect[card] in AMOUNTS:
        data.amount[card] = table.whole(AMOUNTS[data.effect[card]], 1, 5 if effect == "svara" else 99)
    if effect == "svara":
        table.whole("keep", 1, 1)
    if effect == "upgrade_any":
        data.bonus[card] = table.whole("bonus", 1, 40)
    _symbols(data, table, table.texts("runes"))


def _read_tracks(data: CardData, file: TomlTable) -> None:
    most = sum(data.grades) + 20 * COLUMNS  # more than a column can have, whatever the copies
    data.shield_track = loading.read_track(file, "shield_track", max(most, 250))
    board, rates = file.table("board"), file.table("malt")
    data.board_occult = board.whole("occult", 0, 9)
    board.whole("malt", 0, 0)  # R13: the printed one is the rate
    data.malt_rate = rates.whole("base_rate", 0, 9)
    data.certified_rate = rates.whole("certification_bonus", 0, 9)
    data.pair_rate = rates.whole("gurdan_borogam_bonus", 0, 9)
    data.score_lines = loading.read_score_lines(file.table("score_lines"), LINES)


def _read_elite(data: CardData, file: TomlTable) -> None:
    rows = file.tables("elite")
    if sorted(row.text("class", CLASSES) for row in rows) != sorted(CLASSES):
        raise file.wrong("elite", f"there must be one for each of {', '.join(CLASSES)}")
    for row in rows:
        effect = ELITE_EFFECTS[row.text("effect", list(ELITE_EFFECTS))]
        runes = row.texts("runes")
        _add_elite(data, row, CLASSES.index(row.text("class")), effect)
        data.elite_points.append(row.whole("points", 0, 99))
        data.elite_occult.append(row.whole("occult", 0, 9))
        data.elite_runes.append(_mask(data, row, "runes", runes))
    row = file.table("certification")
    row.text("majority", ["malt"])
    row.whole("malt_rate_bonus", data.certified_rate, data.certified_rate)
    if row.flag("counts_as_elite"):
        raise row.wrong("counts_as_elite", "must be false: it states a ruling, not an option")
    data.certification = len(rows)
    _add_elite(data, row, c.MALT, c.PLAIN)
    for numbers in (data.elite_points, data.elite_occult, data.elite_runes):
        numbers.append(0)


def _add_elite(data: CardData, row: TomlTable, judged: int, effect: int) -> None:
    data.distinctions.append(loading.checked_id(row, data.distinctions))
    data.judged.append(judged)
    data.elite_effect.append(effect)
    data.elite_amount.append(row.whole(AMOUNTS[effect], 1, 99) if effect in AMOUNTS else 0)


def _check_exchange(data: CardData, table: TomlTable, cognars: TomlTable) -> None:
    owner = table.text("from_cognar")
    if owner not in data.ids or data.effect[data.card(owner)] != c.EXCHANGE_THREE:
        raise table.wrong("from_cognar", f"must be the one with the effect exchange_three in {cognars.file}, not {owner!r}")
    for row in cognars.tables("cognar"):
        if row.text("id") == owner:
            row.whole("coin", data.special >> 2, data.special >> 2)


def _check_tokens(data: CardData, table: TomlTable, decks: Decks) -> None:
    """Check that the tokens suffice whoever gets which card: one for each card but the first of its number."""
    errants = [card for deck in decks for card in deck[1] if data.effect[card] == c.PARIA]
    most = len(errants) - len({data.points[card] for card in errants})
    table.whole("tokens", most, 99)


def _read_meta(data: CardData, file: TomlTable, coins: TomlTable, gems: list[int], royal: Royal, decks: Decks) -> None:
    rows = loading.read_players(data, file, "nains")
    treasure = [0] * (data.most_coin + 1)
    for value, copies in royal:
        treasure[value] = copies
    data.setups = [None, None, *(_setup(n, rows[n], coins, gems, treasure, decks) for n in (2, 3, 4, 5))]
    data.discard_tavern = file.table("two_players").whole("discard_choice_tavern", 0, TAVERNS - 1)
    table = file.table("options")
    table.text("paria_removal", ["automatic"])
    table.text("certification_tie", ["nobody"])
    if not table.flag("shared_victory_after_elite_tiebreak"):
        raise table.wrong("shared_victory_after_elite_tiebreak", "must be true: it states a ruling, not an option")
    loading.read_options(data, table, OPTIONS)
    data.reconstructed = table.text("card_set") == "reconstructed"


def _setup(n: int, row: TomlTable, coins: TomlTable, gems: list[int], treasure: list[int], decks: Decks) -> Setup:
    if loading.too_few_coins(treasure, n):
        raise coins.wrong("royal", f"there are {sum(treasure)} royal coins; {n} players could empty the treasure of all but one value")
    return loading.read_setup(n, row, "era", gems, treasure, decks)
