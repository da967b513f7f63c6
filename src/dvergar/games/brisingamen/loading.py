"""Reading the card data of Brísingamen from `data/*.toml`, each value checked; errors name file, key and reason."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from dvergar.engine.data import TomlTable, read_tables
from dvergar.games.brisingamen import cards as c
from dvergar.games.brisingamen.cards import COLOURS, GALLERY, KINDS, MOST, MOST_DWARVES, MOST_SPACES, PARTS, SETTINGS, SKILLS, TYPES, CardData, pack, weigh
from dvergar.games.brisingamen.loading_mine import read_mine

FILES: Final = ["game", "board", "settings", "parts", "skills"]
EFFECTS: Final = {
    "two_moves_per_action": c.SPEED,
    "pass_limit_four": c.STEALTH,
    "send_up_to_two_gems_out": c.BAT,
    "second_harvest": c.STAMINA,
    "block_others_two_turns": c.STRENGTH,
    "steal_one_large_or_two_small": c.THIEF,
}


def read(folder: Path | None) -> CardData:
    """Read and check all files, those in `folder` in place of the printed ones; raises `BadData`."""
    files, digest = read_tables(Path(__file__).parent / "data", FILES, folder)
    data = CardData()
    data.digest = digest
    _read_game(data, files["game"])
    _read_settings(data, files["settings"])
    _read_parts(data, files["parts"])
    _read_skills(data, files["skills"], files["game"].table("deck"))
    read_mine(data, files["board"])
    _check_spots(data, files["board"])
    return data


def _read_game(t: CardData, file: TomlTable) -> None:
    file.text("id", ["brisingamen"])
    dwarves = file.table("dwarves_per_player")
    t.dwarves = [0, 0, 0, *(dwarves.whole(str(seats), 1, MOST_DWARVES) for seats in (3, 4, 5))]
    turn = file.table("turn")
    t.actions = turn.whole("actions", 1, 9)
    t.free_actions = turn.whole("free_actions_max", 0, 9)
    t.skill_takes = turn.whole("skill_takes_max", 0, 9)
    t.pass_limit = turn.whole("pass_limit", 0, 4)
    t.stealth_limit = turn.whole("pass_limit_stealth", t.pass_limit, 4)
    t.strength_turns = turn.whole("strength_turns", 1, 9)
    limits = file.table("limits")
    t.workshop = limits.whole("workshop", 1, 12)
    t.skill_slots = limits.whole("skill_slots", 1, 6)
    t.skill_cards = limits.whole("skill_cards_per_player", 1, 6)
    t.necklace = limits.whole("brisingamen_parts", 1, PARTS)
    t.tokens = limits.whole("free_action_tokens", 0, 99)
    t.rounds = limits.whole("max_rounds", 30, 200)
    scoring = file.table("scoring")
    t.ender = scoring.whole("ender_bonus", 0, 99)
    t.loose_small = scoring.whole("loose_small", 0, 99)
    t.loose_large = scoring.whole("loose_large", 0, 99)
    t.barrow_gem = scoring.whole("barrow_gem", 0, 99)
    t.token_whole = scoring.whole("token_if_four_parts", 0, 99)
    t.token_else = scoring.whole("token_otherwise", 0, 99)
    divisor = scoring.whole("incomplete_divisor", 1, 99)
    t.penalties = [divisor]  # until the settings are read
    deck = file.table("deck")
    t.top_settings = deck.whole("settings_top", 0, SETTINGS - t.workshop)
    bottom = deck.whole("settings_bottom", 0, SETTINGS)
    if t.workshop + t.top_settings + bottom != SETTINGS:
        raise deck.wrong(
            "settings_bottom", f"workshop, settings_top and settings_bottom must make {SETTINGS} settings, not {t.workshop + t.top_settings + bottom}"
        )
    t.top_parts = deck.whole("brisingamen_top", PARTS - 1, PARTS - 1)
    t.top_skills = deck.whole("skills_top", 0, 99)
    gems = file.tables("gem")
    if [gem.text("id") for gem in gems] != COLOURS:
        raise file.wrong("gem", f"must be {', '.join(COLOURS)}, in this order")
    for gem in gems:
        gem.text("spot", ["yellow" if gem.text("id") == COLOURS[-1] else "grey"])
    t.stock = [gem.whole(size, 0, MOST) for size in ("small", "large") for gem in gems]


def _needs(t: CardData, table: TomlTable, amber: bool) -> int:
    """Read what a card requires: amber only for a part, anything else for a setting."""
    found = table.table("requires")
    counts = [0] * len(TYPES)
    for key in found.data:
        if key not in TYPES:
            raise found.wrong(key, f"is no gem type; there are {', '.join(TYPES)}")
        gem = TYPES.index(key)
        counts[gem] = found.whole(key, 0, t.stock[gem])
        if counts[gem] and key.startswith("amber") != amber:
            raise found.wrong(key, "a part needs amber only" if amber else "a setting needs no amber")
    if not any(counts):
        raise table.wrong("requires", "must ask for at least one gem")
    return pack(counts)


def _read_settings(t: CardData, file: TomlTable) -> None:
    divisor = t.penalties.pop()
    settings = file.tables("setting")
    wanted = [f"s{n:02}" for n in range(1, SETTINGS + 1)]
    if [table.text("id") for table in settings] != wanted:
        raise file.wrong("setting", f"must be {wanted[0]} to {wanted[-1]}, in this order, each once")
    for table in settings:
        table.whole("copies", 1, 1)
        need = _needs(t, table, False)
        points = table.whole("vp", 0, 99)
        t.cards.append(table.text("id"))
        t.sorts.append(table.text("kind"))
        t.needs.append(need)
        t.points.append(points)
        t.penalties.append(table.whole("penalty", points // divisor, points // divisor))
        t.weights.append(table.whole("weight", weigh(need), weigh(need)))


def _read_parts(t: CardData, file: TomlTable) -> None:
    parts = file.tables("part")
    wanted = [f"b{n}" for n in range(1, PARTS + 1)]
    if [table.text("id") for table in parts] != wanted:
        raise file.wrong("part", f"must be {wanted[0]} to {wanted[-1]}, in this order, each once")
    for table in parts:
        table.whole("copies", 1, 1)
        need = _needs(t, table, True)
        t.cards.append(table.text("id"))
        t.sorts.append("part")
        t.needs.append(need)
        t.weights.append(weigh(need))
        t.rewards.append(table.whole("tokens", 0, t.tokens))
    most = sorted(t.rewards)[-t.necklace :]
    if sum(most) > t.tokens:
        raise file.wrong("part", f"{t.necklace} parts may pay {sum(most)} tokens, and there are {t.tokens}")
    for gem in (c.AMBER_SMALL, c.AMBER_LARGE):
        dearest = sorted(c.count(need, gem) for need in t.needs[SETTINGS:])[-t.necklace :]
        if sum(dearest) > t.stock[gem]:
            raise file.wrong("part", f"{t.necklace} parts may need {sum(dearest)} of {TYPES[gem]}, and there are {t.stock[gem]}")


def _read_skills(t: CardData, file: TomlTable, deck: TomlTable) -> None:
    file.whole("max_cards_per_player", t.skill_cards, t.skill_cards)
    file.whole("max_same_type_per_player", 1, 1)
    file.whole("face_up_slots", t.skill_slots, t.skill_slots)
    t.skill_pile = file.whole("setup_face_down", 0, 99)
    file.whole("setup_into_deck", t.top_skills, t.top_skills)
    t.copies = [0] * len(SKILLS)
    for table in file.tables("skill"):
        skill = EFFECTS[table.text("effect", list(EFFECTS))]
        table.text("id", [SKILLS[skill]])
        table.text("use", ["action" if skill == c.THIEF else "dwarf"])
        if t.copies[skill]:
            raise table.wrong("id", f"{SKILLS[skill]!r} stands twice")
        t.copies[skill] = table.whole("copies", 1, 1 if skill == c.STRENGTH else 15)
        table.whole("markers", 0 if skill == c.THIEF else t.copies[skill], 0 if skill == c.THIEF else t.copies[skill])
    missing = [SKILLS[skill] for skill in EFFECTS.values() if not t.copies[skill]]
    if missing:
        raise file.wrong("skill", f"{', '.join(missing)} is missing")
    laid = t.skill_slots + t.skill_pile + t.top_skills
    if sum(t.copies) != laid:
        raise deck.wrong("skills_top", f"slots, pile and deck hold {laid} skills, and there are {sum(t.copies)}")


def _check_spots(t: CardData, file: TomlTable) -> None:
    """Check that the amber fills its spots and that the other gems suffice for theirs."""
    grey_small, grey_large, yellow_small, yellow_large = (sum(spots[k] for spots in t.spots) for k in range(4))
    if [yellow_small, yellow_large] != [t.stock[c.AMBER_SMALL], t.stock[c.AMBER_LARGE]]:
        raise file.wrong(
            "space",
            f"the yellow spots ({yellow_small} small, {yellow_large} large) must be as many as the amber ({t.stock[c.AMBER_SMALL]}, {t.stock[c.AMBER_LARGE]})",
        )
    small, large = sum(t.stock[: c.AMBER_SMALL]), sum(t.stock[c.SMALLS : c.AMBER_LARGE])
    if grey_small > small or grey_large > large:
        raise file.wrong("space", f"there are more grey spots ({grey_small} small, {grey_large} large) than gems for them ({small}, {large})")
    assert len(t.spaces) <= MOST_SPACES
    assert KINDS[GALLERY] == "gallery"
