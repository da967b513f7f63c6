"""The score sheet for a real table of Nidavellir (spec 6): what is entered, and the state that it makes. Never compiled: it makes messages."""

from __future__ import annotations

from typing import Any

from dvergar.engine.game import OptionValue
from dvergar.engine.score_entries import Entries
from dvergar.engine.score_form import Field, Form, Group, Item, Path, Tally, When
from dvergar.games.nidavellir.cards import BLACKSMITH, CLASSES, DWARF, HUNTER, NEUTRAL, PER_EXPLORER, REWARD_BLACKSMITH, REWARD_COIN, REWARD_GEM, YLUD, CardData
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.view.result import result as result_of
from dvergar.mechanics.tavern import score_form
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.score_form import MODES, MOST_CARDS, SPECIAL, Reach

ID = "nidavellir"
POINTED = [column not in (HUNTER, BLACKSMITH) for column in range(COLUMNS)]  # columns whose cards have numbers


def form(t: CardData, seats: int, options: dict[str, OptionValue]) -> Form:
    """Return the form: quick totals by column, or card by card; then coins and gem."""
    heroes = heroes_of(t, options)
    neutral = [card for card in heroes if (t.column[card] == NEUTRAL and card != t.ylud) or t.effect[card] == PER_EXPLORER]
    setup = t.setup(seats)
    gems = [Item(str(gem), "nidavellir-gem", {"value": gem}, kind="gem", copies=1) for gem in [*setup.gems, t.special_gem]]
    columns = [Item(cls, f"nidavellir-class-{cls}") for cls in CLASSES]
    seat = [
        *score_form.column_fields(ID, t, reaches(t, seats, options), POINTED),
        _heroes("command", "quick", t, neutral),
        Field(
            "army",
            "picks",
            "nidavellir-army",
            hint="nidavellir-form-army-hint",
            mode="cards",
            look="cards",
            items=_dwarves(t, seats),
            groups=score_form.groups(ID, t, []),
            most=MOST_CARDS,
        ),
        _heroes("heroes", "cards", t, heroes),
        Field("ylud", "choice", "nidavellir-form-ylud", mode="cards", items=columns, when=[When("heroes", [t.ids[t.ylud]] if t.ylud >= 0 else [])]),
        Field(
            "distinctions",
            "picks",
            "nidavellir-distinctions",
            hint="nidavellir-form-distinctions-hint",
            look="cards",
            items=[Item(id, f"nidavellir-distinction-{id}", kind="distinction", copies=1) for id in t.distinctions],
            most=len(t.distinctions),
            pool="distinctions",
        ),
        score_form.coins_field(ID, t, seats),
        Field("gem", "choice", "nidavellir-form-gem", hint="nidavellir-form-gem-hint", items=gems, pool="gems"),
    ]
    return Form(ID, seats, 2, 5, options, MODES, [], seat, t.score_lines)


def heroes_of(t: CardData, options: dict[str, OptionValue]) -> list[int]:
    """Return the cards of the heroes that are in play."""
    return [t.first_hero + hero for hero in range(t.heroes) if t.first_game[hero] or options["hero_set"] == "all"]


def reaches(t: CardData, seats: int, options: dict[str, OptionValue]) -> list[Reach]:
    """Return what grades and points each column can have: dwarves, its heroes and Ylud; Thrud is counted at home."""
    cards: list[list[tuple[int, int, int]]] = [[] for _ in CLASSES]
    for card, count in _copies(t, seats):
        cards[t.column[card]].append((t.grades[card], t.points[card], count))
    for card in heroes_of(t, options):
        if t.column[card] < NEUTRAL:
            cards[t.column[card]].append((t.grades[card], t.points[card], 1))
        elif t.effect[card] == YLUD:
            for column, points in enumerate(t.ylud_points):
                cards[column].append((1, points, 1))
    return [score_form.reach(own) for own in cards]


def _copies(t: CardData, seats: int) -> list[tuple[int, int]]:
    """Return the dwarves of so many seats with how many of each there are."""
    counts = score_form.copies(t, seats)
    if REWARD_BLACKSMITH in t.reward:
        counts[t.reward_amount[t.reward.index(REWARD_BLACKSMITH)]] = 1
    return [(card, count) for card, count in enumerate(counts) if t.kind[card] == DWARF]


def _dwarves(t: CardData, seats: int) -> list[Item]:
    cards = _copies(t, seats)
    looks = {card: (t.column[card], tuple(t.faces[card])) for card, _ in cards}
    return score_form.card_items(t, cards, looks, {}, {card: CLASSES[t.column[card]] for card, _ in cards})


def _heroes(key: str, mode: str, t: CardData, cards: list[int]) -> Field:
    group = {card: [*CLASSES, "neutral"][t.column[card]] for card in cards}
    items = score_form.card_items(t, [(card, 1) for card in cards], {card: card for card in cards}, {}, group)
    groups = [Group(cls, f"nidavellir-class-{cls}") for cls in [*CLASSES, "neutral"] if cls in group.values()]
    word = f"nidavellir-form-{key}"
    return Field(key, "picks", word, hint=f"{word}-hint", mode=mode, look="cards", items=items, groups=groups, most=len(items), pool="heroes")


def tally(state: NidavellirState, entries: Entries) -> Tally:
    """Fill an empty state with what was entered and count it."""
    t = state.data
    limits = reaches(t, state.seats, state.options)
    owner = state.owner.copy()
    for seat in range(state.seats):
        values = entries.seats[seat]
        quick = entries.mode(seat) == "quick"
        if quick:
            score_form.read_quick(entries, seat, state, limits, POINTED)
        for id in values.get("army", []):
            _put(state, seat, t.card(id))
        for id in values.get("command" if quick else "heroes", []):
            hero = t.hero(id)
            card = t.first_hero + hero
            owner[hero] = seat
            state.recruits[seat] += 1
            if quick or t.column[card] == NEUTRAL:
                continue
            _put(state, seat, card)
        if "ylud" in values:
            column = CLASSES.index(values["ylud"])
            state.ylud = seat * COLUMNS + column
            state.put(seat, state.ylud, t.ylud, 1, t.ylud_points[column])
        state.coins[seat * COINS : seat * COINS + COINS] = score_form.read_coins(entries, seat, t)
        _distinctions(state, entries, seat)
    state.owner = owner
    grades, points = ([own[seat * COLUMNS : (seat + 1) * COLUMNS] for seat in range(state.seats)] for own in (state.grades, state.points))
    score_form.check_together(entries, t, grades, points, limits, [True] * COLUMNS)
    result = result_of(state)
    return score_form.tally(ID, entries, state, result, score_form.shared(state.best_of(result.totals), max(result.totals)))


def written(state: NidavellirState) -> dict[str, Any]:
    """Return a state as a score sheet, card by card."""
    t, seats = state.data, []
    for seat in range(state.seats):
        heroes = [t.first_hero + hero for hero, owner in enumerate(state.owner) if owner == seat]
        first = seat * COLUMNS
        values: dict[str, Any] = {
            "mode": "cards",
            "army": [t.ids[card] for cards in state.columns[first : first + COLUMNS] for card in cards if card < t.first_hero],
            "heroes": [t.ids[card] for card in heroes],
            "distinctions": [id for id, holder in zip(t.distinctions, state.holder, strict=True) if holder == seat],
            "coins": score_form.written_coins(state, seat),
            "gem": state.gems[seat],
        }
        if t.ylud in heroes:
            values["ylud"] = CLASSES[state.ylud % COLUMNS]
        seats.append(values)
    return {"seats": seats}


def _distinctions(state: NidavellirState, entries: Entries, seat: int) -> None:
    """Give a seat its gem, the king's to the Crown Jeweler; says where the distinctions do not fit coins and gem."""
    t, values = state.data, entries.seats[seat]
    path: Path = ["seats", seat]
    held: list[str] = values.get("distinctions", [])
    rewards = [t.reward[t.distinctions.index(id)] for id in held]
    state.gems[seat] = int(values.get("gem", 0))
    if REWARD_GEM in rewards:
        state.gems[seat] = t.special_gem
        entries.missing = [missing for missing in entries.missing if missing.path != [*path, "gem"]]
        for other, own in enumerate(entries.seats):
            if other != seat and own.get("gem") == str(t.special_gem):
                entries.refuse(["seats", other, "gem"], "nidavellir-form-wrong-jeweler", gem=t.special_gem)
                state.gems[other] = 0
    coins: list[str] = values.get("coins", [])
    if REWARD_COIN in rewards and len(coins) == COINS and SPECIAL not in coins:
        entries.wrong([*path, "coins"], "nidavellir-form-wrong-master", coin=t.special >> 2)


def _put(state: NidavellirState, seat: int, card: int) -> None:
    t = state.data
    state.put(seat, seat * COLUMNS + t.column[card], card, t.grades[card], t.points[card])
