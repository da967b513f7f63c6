"""What holds in every position of Nidavellir, true or drawn (spec 9; the numbers are the spec's). The generic suites check it at every step."""

from __future__ import annotations

from collections import Counter

from dvergar.engine.state import State
from dvergar.games.nidavellir.cards import DWARF, NEUTRAL
from dvergar.games.nidavellir.state import IN_HAND, NidavellirState
from dvergar.mechanics.board import COLUMNS
from dvergar.mechanics.coins import EXCHANGE, ROYAL, SPECIAL
from dvergar.mechanics.position import BID, FREE, OVER

BOUND = 250  # decisions in a match (spec 9)


def check(state: State) -> None:
    """Raise `AssertionError` where an invariant is broken."""
    assert isinstance(state, NidavellirState)
    coins(state)
    gems(state)
    cards(state)
    heroes(state)
    armies(state)
    rounds(state)


def coins(state: NidavellirState) -> None:
    treasure, start = state.treasure, state.setup.treasure
    held = Counter(state.coins)
    for seat in range(state.seats):
        own = state.coins[5 * seat : 5 * seat + 5]
        assert sum(coin & 3 in (EXCHANGE, SPECIAL) for coin in own) == 1, "1: exactly one exchange coin"
        base = [coin for coin in own if coin & 3 != ROYAL and coin & 3 != SPECIAL]
        assert len(set(base)) == len(base), "1: a base coin twice"
        assert set(base) <= set(state.board.base), "1: a base coin that no seat began with"
    assert len(state.coins) == 5 * state.seats
    assert held[state.board.special] <= 1
    assert len(treasure) == len(start)
    assert all(count >= 0 for count in treasure)
    assert [count + held[4 * value + ROYAL] for value, count in enumerate(treasure)] == start, "1, 2, 11: royal coins come and go"
    assert sum(treasure) >= 14, "6: the treasure runs low"
    assert sum(count > 0 for count in treasure) >= 2


def gems(state: NidavellirState) -> None:
    assert len(set(state.gems)) == state.seats, "3: a gem twice"
    special = [gem for gem in state.gems if gem == state.board.special_gem]
    rest = sorted(gem for gem in state.gems if gem != state.board.special_gem)
    if special:
        assert set(rest) < set(state.setup.gems)
    else:
        assert rest == state.setup.gems


def cards(state: NidavellirState) -> None:
    t = state.tables
    free = [card for card, taker in zip(state.cards, state.takers, strict=True) if taker == FREE]
    army = [card for column in state.columns for card in column if t.kind[card] == DWARF]
    found = Counter([*state.deck[state.dealt :], *state.later, *free, *state.discard, *army])
    given = found.pop(t.card("special_blacksmith"), 0)
    assert given <= 1
    assert found == Counter(card for deck in state.setup.decks for card in deck), "4: a card is lost or twice"


def heroes(state: NidavellirState) -> None:
    t = state.tables
    for seat in range(state.seats):
        own = [hero for hero, owner in enumerate(state.owner) if owner == seat]
        assert state.recruits[seat] == len(own)
        standing = Counter(card for column in state.columns[5 * seat : 5 * seat + 5] for card in column if card >= t.first_hero)
        assert set(standing) <= {t.first_hero + hero for hero in own}, "5: somebody else's hero"
        assert all(count == 1 for count in standing.values()), "5: a hero in two places"
        for hero in own:
            card = t.first_hero + hero
            if t.column[card] != NEUTRAL:
                assert card in state.columns[5 * seat + t.column[card]]
    assert sum(owner >= -1 for owner in state.owner) == (18 if state.options["hero_set"] == "first_game" else 21)
    if state.thrud >= 0:
        assert state.columns[state.thrud][-1] == t.thrud, "7: Thrud is the last card of her column"
    if state.phase in (BID, OVER):
        assert state.thrud > IN_HAND, "7: Thrud is put down at once"


def armies(state: NidavellirState) -> None:
    t = state.tables
    for at, column in enumerate(state.columns):
        grades = [1 if card in (t.thrud, t.ylud) else t.grades[card] for card in column]
        assert state.grades[at] == sum(grades)
    for seat in range(state.seats):
        assert state.lines[seat] == min(state.grades[COLUMNS * seat : COLUMNS * seat + COLUMNS])
        if state.phase == BID:
            assert state.lines[seat] <= state.recruits[seat] or not state.recruitable(seat), "8: a hero was forgotten"


def rounds(state: NidavellirState) -> None:
    if state.phase == BID:
        left = state.setup.rounds - state.round
        assert len(state.deck) - state.dealt == 3 * state.setup.width * left, "9: every age deals out its deck"
    if state.phase == OVER:
        assert state.dealt == len(state.deck)
        assert not state.later
        assert FREE not in state.takers
