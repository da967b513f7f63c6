"""Reading the scenario, adventure and threat cards: each card is a kind of mission and a kind of reward or threat, with numbers."""

from __future__ import annotations

import re
from typing import Final

from dvergar.engine.data import TomlTable
from dvergar.games.die_zwerge import cards as c
from dvergar.games.die_zwerge.cards import CardData

SPECIAL: Final = {"any": c.ANYWHERE, "with_troops": c.WITH_TROOPS, "adjacent_to_troops": c.NEXT_TO_TROOPS}
OF_SCENARIO: Final = {
    c.CARD_TROOPS,
    c.MEET,
    c.OWN_GEAR,
    c.TESTS_IN_EACH,
    c.COMPLETE_ADVENTURE,
    c.COUNCIL_AT,
    c.KILLS_IN_TURN,
    c.FORGE,
    c.NODONN,
    c.DESTROY,
    c.GATES,
}
OF_ADVENTURE: Final = {c.TEST, c.VISIT_TEST, c.HEALTH_ROLL, c.DISCARD_GEAR, c.VISIT, c.KILL, c.CARD_TROOPS, c.MEET, c.COUNCIL_AT}
OF_THREAT: Final = {c.CARD_TROOPS, c.COLLECT, c.MEET_ALL, c.IMMEDIATE, c.PINNED}
ALLOWED: Final = [OF_SCENARIO, OF_ADVENTURE, OF_THREAT]


def read_decks(t: CardData, files: dict[str, TomlTable]) -> None:
    """Read all cards of the three decks."""
    for deck, name in enumerate(("scenario", "adventure", "threat")):
        if deck == c.ADVENTURE:
            t.first_adventure = len(t.cards)
        elif deck == c.THREAT:
            t.first_threat = len(t.cards)
        for table in files[name].tables("card"):
            _read_card(t, table, deck)
    for level, cards in (("A", t.a_cards), ("B", t.b_cards), ("C", t.c_cards)):
        cards += [card for card, one in enumerate(t.level) if one == level]
        if not cards:
            raise files["scenario"].wrong("card", f"must hold a card of level {level}")
    if len(t.cards) - t.first_adventure < c.SCENE or len(t.cards) > 62:
        raise files["adventure"].wrong("card", "there must be 3 adventures at least, and 62 cards of all decks at most")
    if sum(t.mission[card] == c.PINNED for card in range(len(t.cards))) > 1:
        raise files["threat"].wrong("card", "only one card can pin a dwarf")
    _check_last(t, files["scenario"])


def _check_last(t: CardData, file: TomlTable) -> None:
    """Check that one of the last scenarios fits whatever happens."""
    fits = [(t.condition[card], t.condition_number[card]) for card in t.c_cards]
    least = [n for kind, n in fits if kind == c.TILES_AT_LEAST]
    below = [n for kind, n in fits if kind == c.TILES_BELOW]
    if not any(kind == c.ALWAYS for kind, _ in fits) and not (least and below and min(least) <= max(below)):
        raise file.wrong("card", "the conditions of the C cards must leave none without one that fits")


def _read_card(t: CardData, table: TomlTable, deck: int) -> None:
    id = table.text("id")
    if not re.fullmatch(r"[a-z][a-z0-9_]*", id) or id in t.cards:
        raise table.wrong("id", f"must be small letters, digits and _, each once, not {id!r}")
    t.cards.append(id)
    t.deck.append(deck)
    t.level.append(table.text("level", ["A", "B", "C"]) if deck == c.SCENARIO else "")
    mission = table.table("mission")
    kind = c.MISSIONS.index(mission.text("kind", c.MISSIONS))
    if kind not in ALLOWED[deck]:
        raise mission.wrong("kind", f"{c.MISSIONS[kind]} is no mission of this deck")
    if deck == c.THREAT and table.flag("immediate") != (kind == c.IMMEDIATE):
        raise table.wrong("immediate", "must be true for the mission immediate and false for any other")
    t.mission.append(kind)
    _read_mission(t, mission, kind)
    _read_reward(t, table, deck)
    _read_effects(t, table, deck, id)
    _read_scenario(t, table, deck, kind)


def _place(t: CardData, table: TomlTable, key: str, name: object, special: bool) -> int:
    if special and isinstance(name, str) and name in SPECIAL:
        return SPECIAL[name]
    if name not in t.places:
        raise table.wrong(key, f"{name!r} is no place")
    return t.places.index(str(name))


def _troops(table: TomlTable) -> list[int]:
    troops = table.table("troops")
    found = [troops.whole(kind, 0, 12) for kind in c.TROOPS]
    if not sum(found):
        raise table.wrong("troops", "must not be empty")
    return found


def _read_mission(t: CardData, table: TomlTable, kind: int) -> None:
    """Append one number to every list that a mission may use."""
    test = table.table("test") if kind == c.VISIT_TEST else table
    place, attribute, target, need, kill, spot, pay = c.ANYWHERE, c.CRAFT, 0, 0, c.ORC, 0, 0
    trip, visits, troops = False, [], [0, 0, 0]
    if kind in (c.TEST, c.VISIT_TEST, c.FORGE):
        place = _place(t, test, "where", test.get("where"), True)
        attribute, target, need = c.ATTRIBUTES.index(test.text("attr", c.ATTRIBUTES)), test.whole("target", 1, 6), test.whole("successes", 1, 14)
        test.text("window", ["turn"])
        trip = test.flag("after_tunnel_trip") if "after_tunnel_trip" in test.data else False
        if kind == c.FORGE:
            test.whole("dwarfs", 2, 2)
    if kind in (c.VISIT, c.VISIT_TEST):
        visits = [_place(t, table, "steps", name, False) for name in table.texts("steps")]
        pay = table.whole("pay_health", 1, 3) if "pay_health" in table.data else 0
        if not visits:
            raise table.wrong("steps", "must name a place")
    if kind in (c.TESTS_IN_EACH, c.GATES):
        attribute, target, need = c.ATTRIBUTES.index(table.text("attr", c.ATTRIBUTES)), table.whole("target", 1, 6), table.whole("successes", 1, 1)
        names = table.texts("wheres") if kind == c.TESTS_IN_EACH else [f"gate:{id}" for id in t.gates]
        visits = [_place(t, table, "wheres", name, False) for name in names]
    if kind == c.HEALTH_ROLL:
        target, need = table.whole("face", 1, 6), table.whole("successes", 1, 9)
    if kind in (c.DISCARD_GEAR, c.MEET, c.CARD_TROOPS, c.NODONN):
        place = _place(t, table, "where", table.get("where"), kind == c.DISCARD_GEAR)
    if kind in (c.DISCARD_GEAR, c.MEET, c.OWN_GEAR, c.COMPLETE_ADVENTURE, c.KILLS_IN_TURN, c.DESTROY, c.KILL, c.COLLECT):
        need = table.whole("count", 1, 1 if kind == c.DISCARD_GEAR else 99)
    if kind in (c.KILL, c.COLLECT):
        kill = c.TROOPS.index(table.text("troop", c.TROOPS))
    if kind in (c.CARD_TROOPS, c.PINNED):
        troops = _troops(table)
    if kind == c.COUNCIL_AT:
        spot = table.whole("pos", -t.council_zero, t.council_top)
    if kind == c.NODONN:
        target, need = table.whole("hit", 1, 6), table.whole("tokens", 1, 9)
    t.place.append(place)
    t.attribute.append(attribute)
    t.target.append(target)
    t.need.append(need)
    t.trip.append(trip)
    t.visits.append(visits)
    t.pay.append(pay)
    t.kind.append(kill)
    t.troops += troops
    t.spot.append(spot)


def _read_reward(t: CardData, table: TomlTable, deck: int) -> None:
    reward, amount = -1, 0
    if deck == c.ADVENTURE or "reward" in table.data:
        own = table.table("reward")
        reward = c.REWARDS.index(own.text("kind", c.REWARDS))
        if (reward == c.KEEN_REWARD) != (deck == c.SCENARIO):
            raise own.wrong("kind", f"{c.REWARDS[reward]} is no reward of this deck")
        if reward in (c.GEAR_REWARD, c.REMOVE_REWARD):
            amount = own.whole("count", 1, 9)
        elif reward == c.BAN_REWARD:
            amount = c.TROOPS.index(own.text("troop", c.TROOPS))
        elif reward == c.KEEN_REWARD:
            amount = own.whole("bonus", 1, 2)
        elif reward == c.CLEAR_NEXT_REWARD and t.place[-1] != c.NEXT_TO_TROOPS:
            raise own.wrong("kind", "needs a mission next to troops")
    t.reward.append(reward)
    t.amount.append(amount)


def _read_effects(t: CardData, table: TomlTable, deck: int, id: str) -> None:
    effects: list[int] = []
    if deck == c.THREAT:
        threat = table.table("threat")
        for n, name in enumerate(c.EFFECTS):
            if name in threat.data:
                effects += [n, threat.whole(name, 1, 9)]
        home = "survivors" not in threat.data or threat.text("survivors") == "supply"
        effects += [c.SURVIVORS, c.HOME if home else _place(t, threat, "survivors", threat.text("survivors"), False)]
        for name in threat.texts("perish") if "perish" in threat.data else []:
            effects += [c.PERISH, _place(t, threat, "perish", name, False)]
        if "perish_all_with" in threat.data:
            effects += [c.PERISH_ALL, c.TROOPS.index(threat.text("perish_all_with", c.TROOPS))]
        for key in threat.data:
            if key not in [*c.EFFECTS, "survivors", "perish", "perish_all_with", "redirect"]:
                raise threat.wrong(key, "is nothing that a threat can do")
    t.effects.append(effects)


def _read_scenario(t: CardData, table: TomlTable, deck: int, kind: int) -> None:
    condition, number, tokens, gather = c.ALWAYS, 0, 0, -1
    if deck == c.SCENARIO and "condition" in table.data:
        own = table.table("condition")
        condition, number = c.CONDITIONS.index(own.text("kind", c.CONDITIONS[1:])), own.whole("n", 0, 99)
    if kind == c.NODONN:
        setup = table.table("setup")
        tokens = setup.whole("tokens_on_card", 1, 9)
        gather = _place(t, setup, "move_all_dwarfs_to", setup.get("move_all_dwarfs_to"), False)
    if kind == c.GATES and set(table.table("setup").texts("tokens_on_gates")) != set(t.gates):
        raise table.wrong("setup", "must put a token on each gate")
    t.condition.append(condition)
    t.condition_number.append(number)
    t.tokens.append(tokens)
    t.gather.append(gather)
