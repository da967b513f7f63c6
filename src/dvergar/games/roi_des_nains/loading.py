"""Reading the card data of Le Roi des Nains from `data/*.toml`, each value checked; errors name file, key and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dvergar.engine.data import TomlTable, read_tables
from dvergar.games.roi_des_nains import cards as c
from dvergar.games.roi_des_nains.cards import CARDS, IDS, KINDS, MAGIC, RANKS, STRENGTHS, SUITS, CardData, Rule

FILES: Final = ["game", "cards", "quests"]
EFFECTS: Final = {
    "bonus": c.BONUS,
    "bonus_next_trick": c.BONUS_NEXT,
    "bonus_if_last_trick": c.BONUS_LAST,
    "bonus_per_head_in_trick": c.BONUS_HEADS,
    "double_deal_score": c.DOUBLE,
    "swap_hand": c.SWAP,
    "rotate_hands": c.ROTATE,
    "take_two_give_two": c.EXCHANGE,
    "dragon": c.DRAGON,
    "mummy": c.MUMMY,
    "puppeteer": c.PUPPETEER,
    "sorcerer": c.SORCERER,
    "excalibur": c.EXCALIBUR,
}
SEATS: Final = range(3, 6)
OPTIONS: Final = {
    "tile_set": ["classic", "revised", "all"],
    "specials": ["all", "no_sorcerer"],
    "deals": ["7", "5", "3"],
    "first_dealer": ["random", "seat0"],
    "tie_break": ["extra_deals", "shared_victory"],
    "excalibur_lead": ["free", "last_card_only"],
    "won_tricks": ["open", "last_trick_only"],
    "live_score": ["on", "off"],
}
TERMS: Final = [  # what a term of `per_card` can be called: suits and strengths it wants
    "knight",
    "dwarf",
    "goblin",
    "12",
    "13",
    "14",
    "12-13-14-15",
    "8-9",
    "3-4",
    "6-7",
    "dwarf-13",
]


def read(folder: Path | None) -> CardData:
    """Read and check all files, those in `folder` in place of the printed ones; raises `BadData`."""
    files, digest = read_tables(Path(__file__).parent / "data", FILES, folder)
    data = CardData()
    data.digest = digest
    data.bits = [1 << card for card in range(CARDS)]
    _read_cards(data, files["cards"])
    _read_game(data, files["game"])
    _read_quests(data, files["quests"])
    data.card_words = [f"@roi_des_nains-card-{id}" for id in IDS]
    data.rule_words = [f"@roi_des_nains-rule-{rule.id}" for rule in data.rules]
    return data


def _read_cards(data: CardData, file: TomlTable) -> None:
    """Read the 53 cards; only what a special does may differ from the printed game."""
    data.value = [0] * CARDS
    data.head = [0] * CARDS
    data.effect = [c.PLAIN] * CARDS
    data.amount = [0] * CARDS
    packs: list[list[int]] = [[] for _ in range(SEATS.stop)]
    found: set[int] = set()
    for table in file.tables("card"):
        card = IDS.index(table.text("id", IDS))
        if card in found:
            raise table.wrong("id", f"{IDS[card]} stands twice")
        found.add(card)
        suit = "none" if card >= MAGIC else SUITS[card >> 4]
        table.text("suit", [suit])
        strength = 0 if card >= MAGIC else STRENGTHS[card & 15]
        table.whole("strength", strength, strength)
        data.value[card] = table.whole("value", 0, 11)
        data.head[card] = int(table.flag("head"))
        if table.text("group", ["basic", "special"]) == "basic":
            if card >= MAGIC or RANKS[card & 15] in ("1", "11a", "11b"):
                raise table.wrong("group", f"{IDS[card]} is a special card")
            least = table.whole("min_players", 3, 5)
            for seats in SEATS:
                if seats >= least:
                    packs[seats].append(card)
        else:
            _read_effect(data, card, table.table("effect"))
    missing = [id for card, id in enumerate(IDS) if card not in found]
    if missing:
        raise file.wrong("card", f"lacks {', '.join(missing)}")
    data.packs = [sorted(pack) for pack in packs]
    data.pack_bits = [sum(data.bits[card] for card in pack) for pack in packs]
    sorcerers = [card for card in data.specials if data.effect[card] == c.SORCERER]
    data.sorcerer = sorcerers[0] if sorcerers else -1


def _read_effect(data: CardData, card: int, table: TomlTable) -> None:
    effect = EFFECTS[table.text("key", list(EFFECTS))]
    if (effect >= c.DRAGON) != (card >= MAGIC):
        raise table.wrong("key", f"{IDS[card]} cannot have it: it is {'a' if card >= MAGIC else 'no'} magic card")
    data.specials.append(card)
    data.specials.sort()
    data.effect[card] = effect
    if effect in (c.BONUS, c.BONUS_NEXT, c.BONUS_LAST, c.BONUS_HEADS):
        data.amount[card] = table.whole("points", -20, 20)
    elif effect == c.DOUBLE:
        data.amount[card] = table.whole("factor", 0, 5)
    elif effect == c.EXCHANGE:
        table.whole("take_random", 2, 2)
        table.whole("give", 2, 2)
    elif effect == c.SORCERER and any(data.effect[other] == c.SORCERER for other in data.specials if other != card):
        raise table.wrong("key", "only one card can be the Sorcerer")


def _read_game(data: CardData, file: TomlTable) -> None:
    setup = file.table("setup")
    hands = setup.table("hand_size")
    data.tricks = [0] * SEATS.stop
    for seats in SEATS:
        pack = len(data.packs[seats]) + 1
        data.tricks[seats] = hands.whole(str(seats), 4, 13)
        if data.tricks[seats] * seats != pack:
            raise hands.wrong(str(seats), f"{seats} hands of {data.tricks[seats]} are not the {pack} cards of the pack")
    roles = file.table("roles")
    always = [IDS[card] for card in data.packs[SEATS.start]]
    data.heir, data.chooser, data.opener = (IDS.index(roles.text(key, always)) for key in ("next_dealer_card", "quest_chooser_card", "first_leader_card"))
    if len({data.heir, data.chooser, data.opener}) < 3:
        raise roles.wrong("first_leader_card", "each role needs a card of its own")
    options = file.table("options")
    for key, values in OPTIONS.items():
        option = options.table(key)
        default = str(option.get("default"))
        if default not in values:
            raise option.wrong("default", f"must be one of {', '.join(values)}, not {default!r}")
        data.defaults[key] = default


def _read_quests(data: CardData, file: TomlTable) -> None:
    sides: dict[str, list[int]] = {}
    for table in file.tables("tile"):
        id = table.text("id")
        if id in data.tile_ids:
            raise table.wrong("id", f"{id!r} stands twice")
        if len(table.texts("rules")) != 2:
            raise table.wrong("rules", "must name the rules of side a and of side b")
        data.tile_ids.append(id)
        sides[id] = [-1, -1]
    for table in file.tables("rule"):
        tile = table.text("tile", data.tile_ids)
        side = ["a", "b"].index(table.text("side", ["a", "b"]))
        rule = Rule(table.text("id"), data.tile_ids.index(tile), side, KINDS.index(table.text("kind", KINDS)))
        if sides[tile][side] >= 0 or any(other.id == rule.id for other in data.rules):
            raise table.wrong("id", f"{rule.id!r} or its side of {tile} stands twice")
        sides[tile][side] = len(data.rules)
        _read_rule(data, rule, table)
        rule.total = [sum(rule.card_points[card] for card in pack) for pack in data.packs]
        data.rules.append(rule)
    for table in file.tables("tile"):
        id = table.text("id")
        if [data.rules[n].id if n >= 0 else "" for n in sides[id]] != table.texts("rules"):
            raise table.wrong("rules", "must name the rules that name this tile")
        data.tiles.append((sides[id][0], sides[id][1]))
    sets = file.table("sets")
    for key in OPTIONS["tile_set"]:
        tiles = sorted({data.tile_ids.index(id) for id in sets.texts(key, data.tile_ids)})
        if len(tiles) < len(data.specials):
            raise sets.wrong(key, f"must have a tile for each of the {len(data.specials)} specials, not {len(tiles)}")
        data.sets[key] = tiles


def _read_rule(data: CardData, rule: Rule, table: TomlTable) -> None:
    """Read what a rule of its kind needs."""
    kind = rule.kind
    rule.card_points = [0] * CARDS
    if kind not in (c.PER_CARD, c.LOWEST_VALUE, c.TRIPLES, c.NTH_TRICK_RACE, c.NEIGHBOURS):
        rule.points = table.whole("points", -20, 20)
    if kind == c.PER_CARD:
        _read_terms(rule, table)
    elif kind == c.PER_TRICK:
        rule.mode = ["self", "right", "left"].index(table.text("of", ["self", "right", "left"]))
        rule.n = table.whole("last", 1, min(data.tricks[SEATS.start :])) if table.text("window", ["all", "last"]) == "last" else 0
    elif kind == c.EXACT_TRICKS:
        rule.n = table.whole("n", 0, 13)
    elif kind == c.PARITY_TRICKS:
        rule.mode = ["odd", "even"].index(table.text("parity", ["odd", "even"]))
    elif kind == c.SAME_TRICKS:
        rule.mode = ["alone", "shared"].index(table.text("mode", ["alone", "shared"]))
    elif kind == c.SUIT_COUNT:
        rule.mode = ["min", "max"].index(table.text("agg", ["min", "max"]))
    elif kind == c.LOWEST_VALUE:
        wanted = table.texts("suits", SUITS)
        rule.suits = sum(1 << SUITS.index(suit) for suit in set(wanted)) if wanted else 7
        rule.points = table.whole("factor", -5, 5)
        rule.heads = table.whole("only_heads", -20, 20)
        rule.none = table.whole("none", -20, 20)
    elif kind == c.RANK_RUN:
        rule.n = table.whole("min_len", 1, 15)
    elif kind == c.TRIPLES:
        rule.heads = table.whole("head_points", -20, 20)
        rule.points = table.whole("other_points", -20, 20)
    elif kind == c.TRICK_STREAK:
        rule.lost = ["won", "lost"].index(table.text("of", ["won", "lost"]))
        rule.mode = ["length", "at_least"].index(table.text("mode", ["length", "at_least"]))
        rule.n = table.whole("n", 1, 13) if rule.mode else 0
    elif kind == c.NTH_TRICK_RACE:
        rule.n = table.whole("n", 1, 13)
        rule.points = table.whole("base", -20, 20)
        rule.step = table.whole("step", -5, 5)
    elif kind == c.NEIGHBOURS:
        for term in table.tables("terms"):
            side = c.RIGHT if term.text("neighbour", ["right", "left"]) == "right" else c.LEFT
            rule.sides.append((side, 1 if term.text("relation", ["more", "fewer"]) == "more" else -1, term.whole("points", -20, 20)))


def _read_terms(rule: Rule, table: TomlTable) -> None:
    for term in table.tables("terms"):
        suits = term.texts("suits", SUITS)
        ranks = term.wholes("ranks", 1, 15)
        points = term.whole("points", -20, 20)
        matching = [card for card in range(MAGIC) if (not suits or SUITS[card >> 4] in suits) and (not ranks or STRENGTHS[card & 15] in ranks)]
        name = "-".join([*suits, *map(str, ranks)])
        rule.terms.append((name if name in TERMS else "cards", points, matching))
        for card in matching:
            rule.card_points[card] += points
