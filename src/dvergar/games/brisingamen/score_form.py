"""The score sheet for a real table of Brísingamen (spec 6): what is entered, and the state that it makes. Never compiled: it makes messages."""

from __future__ import annotations

from typing import Any

from dvergar.engine.game import OptionValue
from dvergar.engine.score_entries import Entries, seats_arg, shared_victory
from dvergar.engine.score_form import Field, Form, Group, Item, Note, Path, Tally
from dvergar.engine.view import Result
from dvergar.games.brisingamen.cards import FIRST_PART, GEMS, SETTINGS, SMALLS, TYPES, CardData, pack, unpack
from dvergar.games.brisingamen.rules.phases import NOBODY, OVER, RETIRED
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.rules.scoring import LINES
from dvergar.games.brisingamen.view.result import result as result_of

ID = "brisingamen"
NONE = "nobody"  # the game ended by itself
LOOSE = [("small", 0, SMALLS), ("large", SMALLS, GEMS)]  # the gem types of each size


def form(t: CardData, seats: int, options: dict[str, OptionValue]) -> Form:
    """Return the form: settings done and held, parts made, tokens and loose gems of each seat; who ended the game."""
    enders = [*[Item(str(seat), "score-seat", {"seat": f"seat:{seat}"}, kind="seat") for seat in range(seats)], Item(NONE, "brisingamen-form-nobody")]
    seat = [
        _settings("settings", t, t.dwarves[seats]),
        _settings("held", t, SETTINGS),
        Field("parts", "picks", "brisingamen-form-parts", hint="brisingamen-form-parts-hint", look="cards", items=_parts(t), most=t.necklace, pool="parts"),
        Field("tokens", "number", "brisingamen-form-tokens", high=t.tokens, look="stepper", default=0),
        *[
            Field(key, "number", f"brisingamen-form-{key}", hint=f"brisingamen-form-{key}-hint", high=sum(t.stock[low:high]), look="stepper", default=0)
            for key, low, high in LOOSE
        ],
        Field("loaded", "number", "brisingamen-form-loaded", hint="brisingamen-form-loaded-hint", high=sum(t.stock), look="stepper", default=0),
    ]
    table = [Field("ender", "choice", "brisingamen-form-ender", hint="brisingamen-form-ender-hint", look="seats", items=enders)]
    return Form(ID, seats, 3, 5, options, [], table, seat, list(LINES))


def _settings(key: str, t: CardData, most: int) -> Field:
    sorts = list(dict.fromkeys(t.sorts[:SETTINGS]))
    items = [
        Item(t.cards[card], f"brisingamen-card-{t.cards[card]}", group=t.sorts[card], kind="setting", copies=1, points=t.points[card], symbols=_needs(t, card))
        for card in range(SETTINGS)
    ]
    groups = [Group(sort, f"brisingamen-sort-{sort}") for sort in sorts]
    return Field(key, "picks", f"brisingamen-form-{key}", look="cards", items=items, groups=groups, most=most, pool="settings")


def _parts(t: CardData) -> list[Item]:
    cards = range(FIRST_PART, len(t.cards))
    return [Item(t.cards[card], f"brisingamen-card-{t.cards[card]}", kind="part", copies=1, symbols=_needs(t, card)) for card in cards]


def _needs(t: CardData, card: int) -> list[str]:
    """Return the gems that a card needs, one name each."""
    return [TYPES[gem] for gem, count in enumerate(unpack(t.needs[card])) for _ in range(count)]


def tally(state: BrisingamenState, entries: Entries) -> Tally:
    """Fill an empty state with what was entered and count it."""
    t = state.data
    left = t.stock.copy()  # gems that are on no card
    done: list[list[int]] = []
    held: list[list[int]] = []
    made: list[int] = []
    for seat in range(state.seats):
        values = entries.seats[seat]
        path: Path = ["seats", seat]
        done.append(_completed(entries, [*path, "settings"], values.get("settings", []), t, left))
        held.append(sorted(t.card(id) for id in values.get("held", [])))
        parts = _completed(entries, [*path, "parts"], values.get("parts", []), t, left)
        if len(made) + len(parts) > t.necklace:
            entries.wrong([*path, "parts"], "brisingamen-form-wrong-parts", most=t.necklace)
            parts = parts[: t.necklace - len(made)]
        made += [(card - FIRST_PART) * 8 + seat for card in parts]
        state.tokens[seat] = _tokens(entries, seat, sum(t.rewards[card - FIRST_PART] for card in parts))
        for dwarf in range(seat * state.team, seat * state.team + len(done[seat])):
            state.where[dwarf] = RETIRED
    state.supply = _loose(entries, left)
    state.done, state.held, state.made = done, held, made
    _barrows(state, entries, left)
    state.points = [sum(t.points[card] for card in own) for own in done]
    ender = entries.table.get("ender", NONE)
    state.ender = NOBODY if ender == NONE else int(ender)
    state.phase = OVER
    found = result_of(state)
    over = not entries.missing
    result = Result(over, found.totals, found.lines, found.facts, found.winners if over else [])
    return Tally(ID, entries.names, result, entries.missing, _ties(state, result) if over else [], _notes(state, ender), [], [])


def written(state: BrisingamenState) -> dict[str, Any]:
    """Return a state as a score sheet."""
    t, seats = state.data, []
    for seat in range(state.seats):
        supply = unpack(state.supply[seat])
        cards = {
            "settings": [t.cards[card] for card in state.done[seat]],
            "held": [t.cards[card] for card in state.held[seat]],
            "parts": [t.cards[FIRST_PART + (made >> 3)] for made in state.made if made & 7 == seat],
        }
        loaded = sum(sum(unpack(barrow)) for barrow in state.barrows[seat * state.team : (seat + 1) * state.team])
        seats.append(cards | {"tokens": state.tokens[seat], "loaded": loaded} | {key: sum(supply[low:high]) for key, low, high in LOOSE})
    return {"table": {"ender": NONE if state.ender == NOBODY else str(state.ender)}, "seats": seats}


def _completed(entries: Entries, path: Path, ids: list[str], t: CardData, left: list[int]) -> list[int]:
    """Return the cards of these ids, and take their gems; says which could not be made."""
    out: list[int] = []
    for id in ids:
        needs = unpack(t.needs[t.card(id)])
        short = [gem for gem in range(GEMS) if needs[gem] > left[gem]]
        if short:
            entries.wrong(
                path, "brisingamen-form-wrong-gems", card=f"@brisingamen-card-{id}", gem=f"@brisingamen-gem-{TYPES[short[0]]}", most=t.stock[short[0]]
            )
            continue
        for gem in range(GEMS):
            left[gem] -= needs[gem]
        out.append(t.card(id))
    return sorted(out)


def _tokens(entries: Entries, seat: int, most: int) -> int:
    """Return a seat's tokens: they come with parts only."""
    tokens: int = entries.seats[seat].get("tokens", 0)
    if tokens > most:
        entries.wrong(["seats", seat, "tokens"], "brisingamen-form-wrong-tokens", tokens=tokens, most=most)
        return 0
    return tokens


def _loose(entries: Entries, left: list[int]) -> list[int]:
    """Return the supply of each seat, of no matter what colours: only the size counts. All together they cannot have more than is on no card."""
    supplies = [[0] * GEMS for _ in entries.seats]
    for key, low, high in LOOSE:
        rest = left[low:high]
        for seat, values in enumerate(entries.seats):
            count: int = values.get(key, 0)
            if count > sum(rest):
                entries.wrong(["seats", seat, key], "brisingamen-form-wrong-loose", count=count, most=sum(rest))
                continue
            for gem in range(low, high):
                taken = min(count, rest[gem - low])
                supplies[seat][gem] = taken
                rest[gem - low] -= taken
                count -= taken
    return [pack(supply) for supply in supplies]


def _barrows(state: BrisingamenState, entries: Entries, left: list[int]) -> None:
    """Load a dwarf of each seat that has not retired with the gems of all its barrows, of no matter what kind: they are on no card and in no supply."""
    rest = [count - sum(unpack(supply)[gem] for supply in state.supply) for gem, count in enumerate(left)]
    for seat, values in enumerate(entries.seats):
        count: int = values.get("loaded", 0)
        dwarf = seat * state.team + len(state.done[seat])
        if count > 0 and dwarf == (seat + 1) * state.team:
            entries.wrong(["seats", seat, "loaded"], "brisingamen-form-wrong-loaded")
        elif count > sum(rest):
            entries.wrong(["seats", seat, "loaded"], "brisingamen-form-wrong-loose", count=count, most=sum(rest))
        elif count > 0:
            taken = [0] * GEMS
            for gem in range(GEMS):
                taken[gem] = min(count - sum(taken), rest[gem])
                rest[gem] -= taken[gem]
            state.barrows[dwarf] = pack(taken)


def _ties(state: BrisingamenState, result: Result) -> list[Note]:
    """Say how equal totals were told apart (spec 6, 11)."""
    best = max(result.totals)
    tied = [seat for seat, total in enumerate(result.totals) if total == best]
    if len(tied) == 1:
        return []
    if len(tied) == len(result.winners):
        return [shared_victory(tied, best)]
    one = result.winners[0]
    counts = {"settings": len(state.done[one]), "tokens": state.tokens[one]}
    return [Note("brisingamen-form-tie", {"tied": seats_arg(tied), "points": best, "seats": seats_arg(result.winners), "count": len(result.winners), **counts})]


def _notes(state: BrisingamenState, ender: str) -> list[Note]:
    """Say where who ended the game does not fit the rest, which may not be entered yet."""
    whole = len(state.made) == state.data.necklace
    spent = [seat for seat in range(state.seats) if len(state.done[seat]) == state.team]
    if ender == NONE:
        return [Note("brisingamen-form-note-ended")] if whole or spent else []
    if int(ender) in spent or (whole and any(one & 7 == int(ender) for one in state.made)):
        return []
    return [Note("brisingamen-form-note-ender", {"who": f"seat:{ender}", "dwarves": state.team})]
