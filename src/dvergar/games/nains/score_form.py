"""The score sheet for a real table of Nains (spec 6): what is entered, and the state that it makes. Never compiled: it makes messages."""

from __future__ import annotations

from typing import Any

from dvergar.engine.game import OptionValue
from dvergar.engine.score_entries import Entries, seats_arg
from dvergar.engine.score_form import Field, Form, Group, Item, Note, Tally, When
from dvergar.games.nains.cards import (
    BRINGS_ALLY,
    CLASSES,
    COMMAND,
    DWARF,
    LINES,
    MERCENARY,
    PARIA,
    PER_SHIELD,
    SHIELD,
    TEMPLE,
    CardData,
)
from dvergar.games.nains.rules import scoring
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force
from dvergar.games.nains.view.result import facts
from dvergar.mechanics.tavern import score_form
from dvergar.mechanics.tavern.board import COINS, COLUMNS
from dvergar.mechanics.tavern.result import result as laid_out
from dvergar.mechanics.tavern.score_form import MODES, MOST_CARDS, Reach

ID = "nains"


def form(t: CardData, seats: int, options: dict[str, OptionValue]) -> Form:
    """Return the form: quick totals by Order, or card by card; then Elite Cognars, coins and gem."""
    ordinary = [t.first_hero + hero for hero in range(t.ordinary)]
    alone = [card for card in ordinary if t.column[card] == COMMAND or t.effect[card] == PER_SHIELD]
    gems = [Item(str(gem), "nains-gem", {"value": gem}, kind="gem", copies=1) for gem in t.setup(seats).gems]
    columns = [Item(cls, f"nains-class-{cls}") for cls in CLASSES]
    hired = Field("mercenary", "choice", "nains-form-mercenary", items=_mercenaries(t), pool="mercenaries")
    elite = [Item(id, f"nains-distinction-{id}", kind="distinction", copies=1) for id in t.distinctions]
    bringing: list[str | int | bool] = [t.ids[card] for card in ordinary if t.effect[card] == BRINGS_ALLY]
    seat = [
        *_quick(t, seats),
        Field(
            "temple_mercenaries",
            "picks",
            "nains-form-temple_mercenaries",
            hint="nains-form-temple_mercenaries-hint",
            mode="quick",
            look="cards",
            items=_mercenaries(t),
            most=t.mercenaries,
            pool="mercenaries",
        ),
        *_symbols(t, seats),
        _cognars("command", "quick", t, alone),
        Field(
            "army",
            "picks",
            "nains-army",
            hint="nains-form-army-hint",
            mode="cards",
            look="cards",
            items=_dwarves(t, seats),
            groups=score_form.groups(ID, t, []),
            most=MOST_CARDS,
        ),
        _cognars("cognars", "cards", t, ordinary),
        Field("gaat", "choice", "nains-form-gaat", mode="cards", items=columns, when=[When("cognars", bringing)]),
        Field(
            "mercenaries",
            "rows",
            "nains-mercenaries",
            mode="cards",
            fields=[hired, Field("column", "choice", "nains-form-column", items=columns)],
            most=t.mercenaries,
        ),
        Field("elite", "picks", "nains-form-elite", hint="nains-form-elite-hint", look="cards", items=elite, most=len(elite), pool="elite"),
        score_form.coins_field(ID, t, seats),
        Field("gem", "choice", "nains-form-gem", hint="nains-form-gem-hint", items=gems, pool="gems", optional=True),
    ]
    return Form(ID, seats, 2, 5, options, MODES, [], seat, t.score_lines)


def _quick(t: CardData, seats: int) -> list[Field]:
    """Return one group a column: grades where they score, and points."""
    limits = reaches(t, seats)
    out: list[Field] = []
    for column, cls in enumerate(CLASSES):
        most = max(sums.bit_length() for sums in limits[column]) - 1
        fields = [Field("grades", "number", "score-grades", high=len(limits[SHIELD]) - 1, look="stepper", default=0)] if column == SHIELD else []
        fields.append(Field("points", "number", "score-points", high=most, look="pad", default=0))
        out.append(Field(cls, "group", f"nains-classes-{cls}", hint=f"nains-form-{cls}-hint", mode="quick", fields=fields))
    return out


def reaches(t: CardData, seats: int) -> list[Reach]:
    """Return what grades and points each column can have: dwarves, its Cognars, Ga'at, and mercenaries but in the Temple."""
    cards: list[list[tuple[int, int, int]]] = [[] for _ in CLASSES]
    for card, count in _copies(t, seats):
        cards[t.column[card]].append((t.grades[card], t.points[card], count))
    for card in range(t.first_hero, t.first_hero + t.ordinary):
        if t.column[card] < COLUMNS:
            cards[t.column[card]].append((t.grades[card], t.points[card], 1))
    for column, own in enumerate(cards):
        own.append((1, t.ally_points[column], 1))
        for card in _hired(t):
            own.append((1, 0 if column == TEMPLE else t.points[card], 1))
    return [score_form.reach(own) for own in cards]


def _symbols(t: CardData, seats: int) -> list[Field]:
    """Return a number for each symbol, from the least to the most that a seat could have."""
    counts = dict(_copies(t, seats)) | dict.fromkeys(range(t.first_hero, t.first_hero + t.ordinary), 1)
    occult = sum(t.occult[card] * count for card, count in counts.items()) + sum(t.elite_occult) + t.board_occult
    malt = sum(t.malt[card] * count for card, count in counts.items())
    return [
        Field(key, "number", f"nains-{key}", hint=f"nains-form-{key}-hint", mode="quick", low=low, high=high, look="stepper", default=low)
        for key, low, high in (("occult", t.board_occult, occult), ("runes", 0, len(t.rune_ids)), ("malt", 0, malt))
    ]


def _copies(t: CardData, seats: int) -> list[tuple[int, int]]:
    return [(card, count) for card, count in enumerate(score_form.copies(t, seats)) if t.kind[card] == DWARF]


def _hired(t: CardData) -> range:
    return range(t.first_hero + t.ordinary, t.first_hero + t.ordinary + t.mercenaries)


def _marks(t: CardData, card: int) -> list[str]:
    """Return the symbols on a card."""
    runes = [id for bit, id in enumerate(t.rune_ids) if t.runes[card] >> bit & 1]
    return [*["occult"] * t.occult[card], *["malt"] * t.malt[card], *runes]


def _items(t: CardData, cards: list[tuple[int, int]], group: dict[int, str]) -> list[Item]:
    looks: dict[int, Any] = {card: (t.column[card], t.points[card], t.numbered[card], *_marks(t, card)) if card < t.first_hero else card for card, _ in cards}
    return score_form.card_items(t, cards, looks, {card: _marks(t, card) for card, _ in cards}, group)


def _dwarves(t: CardData, seats: int) -> list[Item]:
    cards = _copies(t, seats)
    return _items(t, cards, {card: CLASSES[t.column[card]] for card, _ in cards})


def _mercenaries(t: CardData) -> list[Item]:
    return _items(t, [(card, 1) for card in _hired(t)], dict.fromkeys(_hired(t), ""))


def _cognars(key: str, mode: str, t: CardData, cards: list[int]) -> Field:
    group = {card: [*CLASSES, "command"][t.column[card]] for card in cards}
    groups = [Group(cls, f"nains-class-{cls}") for cls in [*CLASSES, "command"] if cls in group.values()]
    word = f"nains-form-{key}"
    items = _items(t, [(card, 1) for card in cards], group)
    return Field(key, "picks", word, hint=f"{word}-hint", mode=mode, look="cards", items=items, groups=groups, most=len(items), pool="cognars")


def tally(state: NainsState, entries: Entries) -> Tally:
    """Fill an empty state with what was entered and count it."""
    t = state.data
    owner, holder = state.owner.copy(), state.holder.copy()
    for seat in range(state.seats):
        values = entries.seats[seat]
        for id in values.get("command" if entries.mode(seat) == "quick" else "cognars", []):
            owner[t.hero(id)] = seat
            state.recruits[seat] += 1
        for id in values.get("elite", []):
            holder[t.distinctions.index(id)] = seat
        state.coins[seat * COINS : seat * COINS + COINS] = score_form.read_coins(entries, seat, t)
        state.gems[seat] = int(values.get("gem", 0))
    state.owner, state.holder = owner, holder
    limits = reaches(t, state.seats)
    forces: list[Force] = []
    for seat in range(state.seats):
        if entries.mode(seat) == "quick":
            forces.append(_from_totals(state, entries, seat, limits))
        else:
            _put_cards(state, entries, seat)
            forces.append(Force(state, seat))
    _check_together(state, entries, forces, limits)
    points = [one for seat, force in enumerate(forces) for one in scoring.lines_of(force, scoring.coins_of(state, seat))]
    result = laid_out(state, LINES, points, [facts(state, seat, force) for seat, force in enumerate(forces)])
    return score_form.tally(ID, entries, state, result, _ties(state, result.totals))


def _from_totals(state: NainsState, entries: Entries, seat: int, limits: list[Reach]) -> Force:
    """Return the force of a seat that entered totals: its symbols are all that it has, those of Cognars included."""
    t, values = state.data, entries.seats[seat]
    force = Force(state, seat)
    for column, cls in enumerate(CLASSES):
        own: dict[str, int] = values.get(cls, {})
        grades, points = own.get("grades", 0), own.get("points", 0)
        fits = score_form.can_be(limits[column], grades, points) if column == SHIELD else any(sums >> points & 1 for sums in limits[column])
        if fits:
            force.grades[column], force.points[column] = grades, points
        elif column == SHIELD:
            entries.wrong(["seats", seat, cls], "score-wrong-grades", grades=grades, points=points, column=t.class_words[column])
        else:
            entries.wrong(["seats", seat, cls, "points"], "score-wrong-points", points=points, column=t.class_words[column])
    force.apart = sum(t.points[t.card(id)] for id in values.get("temple_mercenaries", []))
    force.occult = values.get("occult", t.board_occult)
    force.malt = values.get("malt", 0)
    force.runes = (1 << values.get("runes", 0)) - 1
    return force


def _put_cards(state: NainsState, entries: Entries, seat: int) -> None:
    """Put a seat's cards into its columns: among Wanderers of one number all but the first lie below a token."""
    t, values = state.data, entries.seats[seat]
    first = seat * COLUMNS
    for id in values.get("army", []):
        card = t.card(id)
        at = first + t.column[card]
        covered = t.effect[card] == PARIA and state.has_number(at, card)
        state.put(seat, at, card, t.grades[card], 0 if covered else t.points[card])
    for id in values.get("cognars", []):
        card = t.card(id)
        if t.column[card] < COLUMNS:
            state.put(seat, first + t.column[card], card, t.grades[card], t.points[card])
    if "gaat" in values:
        column = CLASSES.index(values["gaat"])
        state.put(seat, first + column, t.ally, 1, t.ally_points[column])
    for row in values.get("mercenaries", []):
        if "mercenary" not in row or "column" not in row:
            continue
        card, column = t.card(row["mercenary"]), CLASSES.index(row["column"])
        state.recruits[seat] += 1
        if column == TEMPLE:
            state.apart[seat] += t.points[card]
        state.put(seat, first + column, card, 1, 0 if column == TEMPLE else t.points[card])


def written(state: NainsState) -> dict[str, Any]:
    """Return a state as a score sheet, card by card."""
    t, seats = state.data, []
    for seat in range(state.seats):
        placed = [(card, cls) for column, cls in enumerate(CLASSES) for card in state.columns[seat * COLUMNS + column]]
        values: dict[str, Any] = {
            "mode": "cards",
            "army": [t.ids[card] for card, _ in placed if card < t.first_hero],
            "cognars": [t.ids[t.first_hero + hero] for hero in range(t.ordinary) if state.owner[hero] == seat],
            "mercenaries": [{"mercenary": t.ids[card], "column": cls} for card, cls in placed if t.kind[card] == MERCENARY],
            "elite": [id for id, holder in zip(t.distinctions, state.holder, strict=True) if holder == seat],
            "coins": score_form.written_coins(state, seat),
            "gem": state.gems[seat],
        }
        for card, cls in placed:
            if card == t.ally:
                values["gaat"] = cls
        seats.append(values)
    return {"seats": seats}


def _check_together(state: NainsState, entries: Entries, forces: list[Force], limits: list[Reach]) -> None:
    """Say where all seats together have more grades, points or symbols than there are."""
    t = state.data
    graded = [column == SHIELD for column in range(COLUMNS)]
    score_form.check_together(entries, t, [force.grades for force in forces], [force.points for force in forces], limits, graded)
    cards = dict(_copies(t, state.seats)) | dict.fromkeys(range(t.first_hero, t.first_hero + t.ordinary), 1)
    most = {
        "occult": sum(t.occult[card] * count for card, count in cards.items()) + sum(t.elite_occult) + t.board_occult * state.seats,
        "malt": sum(t.malt[card] * count for card, count in cards.items()),
        "runes": sum(t.runes[card].bit_count() * count for card, count in cards.items()),
    }
    quick = [seat for seat in range(state.seats) if entries.mode(seat) == "quick"]
    for key, counts in (
        ("occult", [one.occult for one in forces]),
        ("malt", [one.malt for one in forces]),
        ("runes", [one.runes.bit_count() for one in forces]),
    ):
        if quick and sum(counts) > most[key]:
            entries.wrong(["seats", quick[-1], key], "nains-form-wrong-symbols", total=sum(counts), most=most[key])


def _ties(state: NainsState, totals: list[int]) -> list[Note]:
    """Say how equal totals were told apart (spec 6)."""
    winners, best = state.best_of(totals), max(totals)
    tied = [seat for seat, total in enumerate(totals) if total == best]
    if len(tied) == len(winners):
        return score_form.shared(winners, best)
    elite = state.holder[: state.data.certification].count(winners[0])
    return [Note("nains-form-tie", {"tied": seats_arg(tied), "seats": seats_arg(winners), "count": len(winners), "elite": elite, "points": best})]
