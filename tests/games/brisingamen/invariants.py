"""What holds in every position of Brísingamen (spec 9); each sentence names the invariant it keeps."""

from __future__ import annotations

from collections import Counter

from dvergar.engine.state import State
from dvergar.games.brisingamen.cards import BAT, FIRST_PART, FIRST_SKILL, GEMS, STRENGTH, THIEF, covers, unpack, weigh
from dvergar.games.brisingamen.rules.phases import ACTION, COMPLETE_ACTION, EMPTY, FREE, NOBODY, OUTSIDE, OVER, PASS_ACTION, RETIRED, WHERE
from dvergar.games.brisingamen.rules.play import BrisingamenState
from dvergar.games.brisingamen.rules.scoring import lines

BOUND = 5300  # 30 rounds of 5 seats, 5 actions, 7 decisions each
OPTIONS = {"max_rounds": [30], "round_cap": ["on"]}  # random play never ends by itself, and long matches cost time
STRIDE = 150  # steps between looks that cost a replay
MARKET_WEIGHT = 16


def check(state: State) -> None:
    """Assert all of them."""
    assert isinstance(state, BrisingamenState)
    gems(state)
    cards(state)
    tokens(state)
    dwarves(state)
    skills(state)
    turns(state)


def gems(state: BrisingamenState) -> None:
    t = state.data
    total = [0] * GEMS
    used = [t.needs[card] for done in state.done for card in done] + [t.needs[FIRST_PART + (made >> 3)] for made in state.made]
    for some in [*state.gems, *state.barrows, *state.supply, state.market, *used]:
        counts = unpack(some)
        assert max(counts) <= 16
        total = [a + b for a, b in zip(total, counts, strict=True)]
    assert total == t.stock, "I1: gems of each type are kept"
    assert weigh(state.market) <= MARKET_WEIGHT, "I2: the market never grows heavier"
    if not state.gone >> (4 * THIEF):
        assert weigh(state.market) == MARKET_WEIGHT, "I2: only a thief makes the market lighter"
    for space, spots in enumerate(t.spots):
        counts = unpack(state.gems[space])
        assert sum(counts[:4]) <= spots[0], "I3: a cavern's content never grows"
        assert sum(counts[5:9]) <= spots[1]
        assert counts[4] <= spots[2]
        assert counts[9] <= spots[3]


def cards(state: BrisingamenState) -> None:
    t = state.data
    deck = state.deck[state.drawn :]
    workshop = [card for card in state.workshop if card != EMPTY]
    settings = [card for card in deck if card < FIRST_PART] + workshop + [card for seat in (*state.held, *state.done) for card in seat]
    assert sorted(settings) == list(range(FIRST_PART)), "I4: 38 settings"
    parts = [card for card in deck if FIRST_PART <= card < FIRST_SKILL] + state.display + [FIRST_PART + (made >> 3) for made in state.made]
    assert sorted(parts) == list(range(FIRST_PART, FIRST_SKILL)), "I4: 7 parts"
    found = Counter([card - FIRST_SKILL for card in deck if card >= FIRST_SKILL] + state.pile + [skill for skill in state.slots if skill])
    for owned in state.cards:
        found.update(skill for skill in range(1, THIEF + 1) if owned >> (skill - 1) & 1)
    for skill in range(1, THIEF + 1):
        assert found[skill] + (state.gone >> (4 * skill) & 15) == t.copies[skill], "I4: 15 skills"
    assert len(workshop) == t.workshop or not deck, "I5: the workshop is full while there is a deck"
    assert 0 not in state.slots or not state.pile, "I5: the slots are full while there is a pile"
    assert 0 <= state.hidden <= len(state.pile)
    assert all(held == sorted(held) for held in state.held)


def tokens(state: BrisingamenState) -> None:
    paid = sum(state.data.rewards[made >> 3] for made in state.made)
    assert 0 <= sum(state.tokens) <= paid <= state.data.tokens, "I6: tokens held and spent are those paid"
    assert min(state.tokens) >= 0
    assert len(state.made) <= state.data.necklace, "I6: four parts at most"
    assert state.spent <= state.data.free_actions


def dwarves(state: BrisingamenState) -> None:
    inside = [space for space in state.where if space > OUTSIDE]
    assert len(inside) == len(set(inside)), "I8: a space holds one dwarf"
    assert state.occupied == sum(1 << space for space in inside)
    for dwarf, space in enumerate(state.where):
        assert RETIRED <= space < len(state.data.spaces)
        if space <= OUTSIDE:
            assert state.barrows[dwarf] == 0, "I8: outside, a barrow is empty"
            assert state.skills[dwarf] == 0, "I8: outside, a dwarf has no marker"
        if state.skills[dwarf] == BAT:
            assert state.barrows[dwarf] == 0, "I9: who has a bat carries nothing"
    for seat in range(state.seats):
        assert state.retired(seat) == len(state.done[seat]), "I7: a setting retires a dwarf"
    if inside and state.phase in (ACTION, FREE):
        assert any(state.can_go(space, False) for space in inside), "I12: some dwarf can move"


def skills(state: BrisingamenState) -> None:
    for seat in range(state.seats):
        first = seat * state.team
        carried = [skill for skill in state.skills[first : first + state.team] if skill]
        assert sum(1 << (skill - 1) for skill in carried) == state.given[seat], "I9: markers are assigned cards"
        assert state.given[seat] & ~state.cards[seat] == 0
        assert state.cards[seat].bit_count() <= state.data.skill_cards, "I9: three skills at most"
    assert 0 <= state.timer <= 2, "I10: the timer of strength"
    assert (state.timer > 0) == (state.strong != NOBODY)
    assert state.strong == NOBODY or state.skills[state.strong] == STRENGTH


def turns(state: BrisingamenState) -> None:
    for seat in range(state.seats):
        assert state.able[seat] == [COMPLETE_ACTION + card for card in state.held[seat] if covers(state.supply[seat], state.data.needs[card])]
        penalty = sum(state.data.penalties[card] for card in state.held[seat])
        assert sum(lines(state, seat)) >= -penalty, "I14: no score is lower than its penalties"
    if state.phase == OVER:
        return
    assert state.active == (state.start + state.turn) % state.seats
    assert len(state.choices) > 1, "a decision has two answers at least"
    if state.phase in (ACTION, FREE):
        assert state.choices[-1] == PASS_ACTION, "I12: passing is always possible"
    if state.phase == WHERE:
        assert state.step > 0
    assert not state.rounds or state.round <= state.rounds, "I13: the game ends"
