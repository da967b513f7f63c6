"""What holds in every position of Nidavellir, true or drawn (spec 9; the numbers are the spec's). The generic suites check it at every step."""

from __future__ import annotations

from collections import Counter

from dvergar.engine.state import State
from dvergar.games.nidavellir.cards import DWARF, NEUTRAL
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.rules.position import IN_HAND
from dvergar.mechanics.tavern.position import BID, OVER
from games import tavern

BOUND = 250  # decisions in a match (spec 9)


def check(state: State) -> None:
    """Raise `AssertionError` where an invariant is broken."""
    assert isinstance(state, NidavellirState)
    tavern.coins(state)
    gems(state)
    cards(state)
    heroes(state)
    armies(state)
    tavern.lines(state)
    tavern.rounds(state, 0)


def gems(state: NidavellirState) -> None:
    assert len(set(state.gems)) == state.seats, "3: a gem twice"
    special = [gem for gem in state.gems if gem == state.board.special_gem]
    rest = sorted(gem for gem in state.gems if gem != state.board.special_gem)
    if special:
        assert set(rest) < set(state.setup.gems)
    else:
        assert rest == state.setup.gems


def cards(state: NidavellirState) -> None:
    army = [card for column in state.columns for card in column if state.data.kind[card] == DWARF]
    tavern.cards(state, army, state.data.card("special_blacksmith"))


def heroes(state: NidavellirState) -> None:
    t = state.data
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
    t = state.data
    for at, column in enumerate(state.columns):
        grades = [1 if card in (t.thrud, t.ylud) else t.grades[card] for card in column]
        assert state.grades[at] == sum(grades)
