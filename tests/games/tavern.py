"""What holds in every position of a tavern game: coins, gems, armies, cards, rounds. Each game's `invariants.py` adds its own."""

from __future__ import annotations

from collections import Counter

from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.coins import EXCHANGE, ROYAL, SPECIAL
from dvergar.mechanics.tavern.position import BID, FREE, OVER
from dvergar.mechanics.tavern.recruits import RecruitingState


def coins(state: RecruitingState) -> None:
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
    assert [count + held[4 * value + ROYAL] for value, count in enumerate(treasure)] == start, "royal coins come and go"
    assert sum(treasure) >= 14, "6: the treasure runs low"
    assert sum(count > 0 for count in treasure) >= 2


def cards(state: RecruitingState, army: list[int], given: int = -1) -> None:
    """`army` holds the dwarves in all armies; the card `given`, if there is such a one, comes from no deck, once."""
    free = [card for card, taker in zip(state.cards, state.takers, strict=True) if taker == FREE]
    found = Counter([*state.deck[state.dealt :], *state.later, *free, *state.discard, *army])
    assert found.pop(given, 0) <= 1
    assert found == Counter(card for deck in state.setup.decks for card in deck), "a card is lost or twice"


def lines(state: RecruitingState) -> None:
    for seat in range(state.seats):
        assert state.lines[seat] == min(state.grades[COLUMNS * seat : COLUMNS * seat + COLUMNS])
        if state.phase == BID:
            assert state.lines[seat] <= state.recruits[seat] or not state.recruitable(seat), "a recruit was forgotten"


def rounds(state: RecruitingState, spare: int) -> None:
    """`spare` counts the cards of the present age that are never dealt."""
    if state.phase == BID:
        left = state.setup.rounds - state.round
        assert len(state.deck) - state.dealt == 3 * state.setup.width * left + spare, "9: every age deals out its deck"
    if state.phase == OVER:
        assert len(state.deck) - state.dealt == spare
        assert not state.later
        assert FREE not in state.takers
