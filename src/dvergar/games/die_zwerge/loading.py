"""Reading the card data of Die Zwerge from `data/*.toml`, each value checked; errors name file, key and reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from dvergar.engine.data import TomlTable, read_tables
from dvergar.games.die_zwerge import cards as c
from dvergar.games.die_zwerge.cards import HEXES, CardData
from dvergar.games.die_zwerge.loading_cards import read_decks
from dvergar.games.die_zwerge.rules.phases import HEX_ACTION, STOP_ACTION

FILES: Final = ["map", "tracks", "council", "dice", "tiles", "heroes", "equipment", "components", "difficulty", "scenario", "adventure", "threat"]
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
HEX_ID: Final = re.compile(r"[A-Z][1-9][0-9]?")
DIRECTIONS: Final = ["E", "NE", "NW", "W", "SW", "SE"]
VECTORS: Final = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
ROLLS: Final = {"fight": "dagger", "craft_test": "anvil"}


def read(folder: Path | None) -> CardData:
    """Read and check all files, those in `folder` in place of the printed ones; raises `BadData`."""
    files, digest = read_tables(Path(__file__).parent / "data", FILES, folder)
    data = CardData()
    data.digest = digest
    _read_map(data, files["map"])
    _read_track(data, files["tracks"])
    _read_council(data, files["council"])
    _read_dice(data, files["dice"], files["components"])
    _read_tiles(data, files["tiles"])
    _read_heroes(data, files["heroes"])
    _read_equipment(data, files["equipment"])
    read_decks(data, files)
    _read_difficulty(data, files["difficulty"])
    named = [bool(text) for text in data.text]
    data.hex_words = [f"@die_zwerge-hex-{id}" if named[h] else id for h, id in enumerate(data.hexes)]
    data.card_words = [f"@die_zwerge-card-{id}" for id in data.cards]
    data.hero_words = [f"@die_zwerge-hero-{id}" for id in data.heroes]
    data.gear_words = [f"@die_zwerge-gear-{id}" for id in data.gears]
    data.gate_words = [f"@die_zwerge-gate-{id}" for id in data.gates]
    return data


def new_id(table: TomlTable, known: list[str]) -> str:
    """Return the id of a table's thing; it must be new and well formed."""
    id = table.text("id")
    if not ID.fullmatch(id):
        raise table.wrong("id", f"must be small letters, digits and _, beginning with a letter, not {id!r}")
    if id in known:
        raise table.wrong("id", f"{id!r} stands twice")
    return id


def _read_map(t: CardData, file: TomlTable) -> None:
    hexes = file.tables("hex")
    if len(hexes) != HEXES:
        raise file.wrong("hex", f"must be {HEXES} hexes, not {len(hexes)}")
    for table in hexes:
        id = table.text("id")
        if not HEX_ID.fullmatch(id) or id in t.hexes:
            raise table.wrong("id", f"must be a letter and a number, each once, not {id!r}")
        t.hexes.append(id)
        t.q.append(table.whole("q", -9, 9))
        t.r.append(table.whole("r", -9, 9))
    spots = {(q, r): h for h, (q, r) in enumerate(zip(t.q, t.r, strict=True))}
    if len(spots) != HEXES:
        raise file.wrong("hex", "two hexes have the same q and r")
    t.near = [spots.get((t.q[h] + dq, t.r[h] + dr), -1) for h in range(HEXES) for dq, dr in VECTORS]
    t.around = [sorted(one for one in t.near[h * 6 : h * 6 + 6] if one >= 0) for h in range(HEXES)]
    t.distance = [_distance(t, a, b) for a in range(HEXES) for b in range(HEXES)]
    t.step_choices = [[STOP_ACTION, *(HEX_ACTION + one for one in t.around[h])] for h in range(HEXES)]
    t.goal = _hex(t, file, "goal_hex", file.text("goal_hex"))
    for h, table in enumerate(hexes):
        want = [t.hexes[one] if one >= 0 else "" for one in t.near[h * 6 : h * 6 + 6]]
        if table.texts("neighbors") != want:
            raise table.wrong("neighbors", f"must be {want}, as q and r say")
        t.text.append(table.flag("text"))
    t.way = [_arrow(t, hexes[h], h, colour) for colour in ("red", "white") for h in range(HEXES)]
    _read_names(t, file, hexes)


def _distance(t: CardData, a: int, b: int) -> int:
    dq, dr = t.q[a] - t.q[b], t.r[a] - t.r[b]
    return max(abs(dq), abs(dr), abs(dq + dr))


def _hex(t: CardData, table: TomlTable, key: str, id: str) -> int:
    if id not in t.hexes:
        raise table.wrong(key, f"{id!r} is no hex")
    return t.hexes.index(id)


def _arrow(t: CardData, table: TomlTable, h: int, colour: str) -> int:
    if h == t.goal:
        return -1
    arrow = table.table("arrow")
    way = DIRECTIONS.index(arrow.text(colour, DIRECTIONS))
    to = t.near[h * 6 + way]
    if to < 0 or t.distance[to * HEXES + t.goal] != t.distance[h * HEXES + t.goal] - 1:
        raise arrow.wrong(colour, f"must point to a hex that is nearer to {t.hexes[t.goal]}")
    return way


def _read_names(t: CardData, file: TomlTable, hexes: list[TomlTable]) -> None:
    gates = file.table("gates")
    t.gates = list(gates.data)
    if not t.gates:
        raise file.wrong("gates", "must name at least one gate")
    t.gate_hex = [_hex(t, gates, id, gates.text(id)) for id in t.gates]
    t.printed = [_hex(t, file, "printed_tunnels", id) for id in file.texts("printed_tunnels")]
    t.is_tunnel = [h in t.printed for h in range(HEXES)]
    kingdoms, places = file.table("kingdoms"), file.table("places")
    t.kingdoms = list(kingdoms.data)
    t.kingdom = [-1] * HEXES
    named: dict[str, list[int]] = {f"gate:{id}": [h] for id, h in zip(t.gates, t.gate_hex, strict=True)}
    for k, id in enumerate(t.kingdoms):
        table = kingdoms.table(id)
        own = [_hex(t, table, "hexes", one) for one in table.texts("hexes")]
        for h in own:
            if t.kingdom[h] >= 0 or hexes[h].data.get("kingdom") != id:
                raise table.wrong("hexes", f"{t.hexes[h]} belongs to another kingdom")
            t.kingdom[h] = k
        named[f"kingdom:{id}"] = sorted(own)
    for id in places.data:
        table = places.table(id)
        named[f"place:{id}"] = sorted(_hex(t, table, "hexes", one) for one in table.texts("hexes"))
    for name, own in named.items():
        if not own:
            raise file.wrong(name, "must have a hex")
        t.places.append(name)
        t.place_hexes.append(own)
        t.within.append([h in own for h in range(HEXES)])
    for h, table in enumerate(hexes):
        should = h in t.gate_hex or t.is_tunnel[h] or any(name.startswith("place:") and h in own for name, own in named.items())
        if t.text[h] != should:
            raise table.wrong("text", f"must be {str(should).lower()}: gates, named places and printed tunnels have text, nothing else")


def _read_track(t: CardData, file: TomlTable) -> None:
    spaces = file.tables("fate")
    t.fate, t.fate_value = [-1], [0]
    for n, table in enumerate(spaces):
        table.whole("pos", n + 1, n + 1)
        symbol = c.SYMBOLS.index(table.text("kind", c.SYMBOLS))
        t.fate.append(symbol)
        if symbol == c.RECRUIT_SYMBOL:
            t.fate_value.append(t.gates.index(table.text("gate", t.gates)))
        else:
            t.fate_value.append(table.whole("cards", 1, 9) if symbol == c.THREAT_SYMBOL else 1)
    file.whole("hero_start", 0, 0)
    t.doom_start = file.whole("doom_start", len(spaces) + 1, len(spaces) + 1)
    t.fate.append(-1)
    t.fate_value.append(0)


def _read_council(t: CardData, file: TomlTable) -> None:
    low, high = file.whole("min", -9, -1), file.whole("max", 1, 9)
    t.council_zero = file.whole("start", 0, 0) - low
    t.council_top = high
    spaces = file.tables("space")
    if len(spaces) != high - low + 1:
        raise file.wrong("space", f"must be {high - low + 1} spaces, not {len(spaces)}")
    for n, table in enumerate(spaces):
        table.whole("pos", low + n, low + n)
        t.council_effect.append(c.COUNCIL.index(table.text("effect", c.COUNCIL)))
        last = low + n == high
        t.council_need.append(table.whole("need_to_go_right", 0 if last else 1, 0 if last else 6))


def _read_dice(t: CardData, file: TomlTable, components: TomlTable) -> None:
    recruit, defeat, supply = file.table("recruit"), file.table("defeat"), components.table("supply")
    for kind in c.TROOPS:
        faces = recruit.wholes(kind, 0, 9)
        if len(faces) != 6:
            raise recruit.wrong(kind, f"must have 6 faces, not {len(faces)}")
        t.recruit += faces
        t.defeat.append(defeat.whole(kind, 1, 6))
        t.supply.append(supply.whole(kind, 0, 60))
    if t.defeat != sorted(t.defeat):
        raise defeat.wrong("orc", "must not be more than for trolls, nor those more than for elves")


def _read_tiles(t: CardData, file: TomlTable) -> None:
    for table in file.tables("tile"):
        id = table.text("id")
        if id in t.tiles:
            raise table.wrong("id", f"{id!r} stands twice")
        t.tiles.append(id)
        t.tile_way.append(0 if table.text("arrow", ["red", "white"]) == "red" else HEXES)
        for side, turns in (("left", t.tile_left), ("right", t.tile_right)):
            turns.append(table.whole(f"{side}_turn", 1, 2))
            kinds = table.texts(side, c.TROOPS)
            if len(kinds) != 2:
                raise table.wrong(side, f"must name two troops, not {len(kinds)}")
            t.tile_troops += [c.TROOPS.index(kind) for kind in kinds]


def _read_heroes(t: CardData, file: TomlTable) -> None:
    heroes = file.tables("hero")
    if len(heroes) != c.MOST:
        raise file.wrong("hero", f"must be {c.MOST} dwarves, not {len(heroes)}")
    for table in heroes:
        t.heroes.append(new_id(table, t.heroes))
        t.start_hex.append(t.gate_hex[t.gates.index(table.text("start_gate", t.gates))])
        t.base += [table.whole(attribute, 1, 4) for attribute in c.ATTRIBUTES]
        t.max_health.append(table.whole("health", 1, 9))
        t.ability.append(c.ABILITIES.index(table.text("ability", c.ABILITIES)))


def _read_equipment(t: CardData, file: TomlTable) -> None:
    cards = file.tables("card")
    if len(cards) != c.GEARS:
        raise file.wrong("card", f"must be {c.GEARS} kinds, not {len(cards)}")
    gains = [[0] * c.GEARS for _ in range(4)]
    for n, table in enumerate(cards):
        t.gears.append(new_id(table, t.gears))
        t.copies.append(table.whole("copies", 1, 9))
        effect = table.table("effect")
        for key in effect.data:
            if key in c.ATTRIBUTES:
                gains[c.ATTRIBUTES.index(key)][n] = effect.whole(key, 1, 1)
            elif key == "max_health":
                gains[c.HEALTH][n] = effect.whole(key, 1, 3)
            elif key == "heal_full_on_gain":
                t.mail_full |= int(effect.flag(key)) << n
            elif key == "take_damage_of_other":
                effect.whole(key, 1, 1)
                t.shield = _once(effect, key, t.shield, n)
            elif key == "reroll_all":
                if effect.text(key, list(ROLLS)) == "fight":
                    t.dagger = _once(effect, key, t.dagger, n)
                else:
                    t.anvil = _once(effect, key, t.anvil, n)
            elif key == "set_die":
                t.song, t.song_value = _once(effect, key, t.song, n), effect.whole(key, 1, 6)
                if effect.texts("rolls") != ["speed_test", "move"]:
                    raise effect.wrong("rolls", "must be speed_test and move")
            elif key == "cancel_threat":
                effect.whole(key, 1, 1)
                t.disguise = _once(effect, key, t.disguise, n)
            elif key == "heal_each":
                t.cheese, t.cheese_heal = _once(effect, key, t.cheese, n), effect.whole(key, 1, 9)
            elif key == "heal_one":
                t.beer, t.beer_heal = _once(effect, key, t.beer, n), effect.whole(key, 1, 9)
            elif key != "rolls":
                raise effect.wrong(key, "is no effect that equipment can have")
    t.bonus = [sum(gains[a][n] for n in range(c.GEARS) if mask >> n & 1) for a in range(4) for mask in range(1 << c.GEARS)]


def _once(table: TomlTable, key: str, before: int, now: int) -> int:
    if before >= 0:
        raise table.wrong(key, "is the effect of another kind already")
    return now


def _read_difficulty(t: CardData, file: TomlTable) -> None:
    for table in file.tables("level"):
        t.difficulties.append(new_id(table, t.difficulties))
        t.removed.append(table.whole("removed_a", 0, len(t.a_cards) - 1))
        scenes = len(t.a_cards) - t.removed[-1] + len(t.b_cards) + 1
        table.whole("scenarios_to_win", scenes, scenes)
    t.default_difficulty = file.text("default", t.difficulties)
    standard = file.table("standard")
    t.limit = standard.whole("perish_threshold", 2, 9)
    t.expert_limit = file.table("variant_experts").whole("perish_threshold", 2, 9)
    standard.whole("face_up_cards", c.SCENE, c.SCENE)
    t.mixed_in = standard.whole("threats_shuffled_at_start", 0, len(t.cards) - t.first_threat)
    t.turn_actions = standard.whole("actions_per_turn", 1, 9)
