"""What holds in every position of Nains, true or drawn (spec 9; the numbers are the spec's). The generic suites check it at every step."""

from __future__ import annotations

from collections import Counter

from dvergar.engine.state import State
from dvergar.games.nains.cards import ANY, COMMAND, DWARF, ERRANTS, MERCENARY, TALION, TEMPLE
from dvergar.games.nains.rules.play import NainsState
from dvergar.games.nains.rules.scoring import Force, malt_of
from dvergar.mechanics.tavern.board import COLUMNS
from dvergar.mechanics.tavern.position import AVAILABLE, BID, FREE, LEFT, OPEN, OVER
from games import tavern

BOUND = 180  # decisions in a match (spec 9)


def check(state: State) -> None:
    """Raise `AssertionError` where an invariant is broken."""
    assert isinstance(state, NainsState)
    tavern.coins(state)
    assert sorted(state.gems) == state.setup.gems, "2: gems"
    tavern.cards(state, [card for column in state.columns for card in column if state.data.kind[card] == DWARF])  # 3
    tavern.lines(state)  # 5
    tavern.rounds(state, 0 if state.age == 1 or looked(state) else 1)  # 9
    cognars(state)
    armies(state)
    symbols(state)
    elite(state)
    gold = sum(value * count for value, count in enumerate(state.treasure)) + sum(coin >> 2 for coin in state.coins if coin & 3 == 1)
    assert gold == 437, "14: gold"


def looked(state: NainsState) -> bool:
    """Return whether Svara has taken a card of Era 2 (or is about to)."""
    total = sum(len([card for card in column if state.data.kind[card] == DWARF]) for column in state.columns)
    picked = sum(taker >= 0 for taker in state.takers) + 3 * (rounds_done(state)) * state.seats
    return total > picked


def rounds_done(state: NainsState) -> int:
    """Return how many rounds lie behind the present one."""
    return (state.age - 1) * state.setup.rounds + state.round - 1


def cognars(state: NainsState) -> None:
    t = state.data
    assert len(state.owner) == 23
    assert state.left == state.heroes_left(), "4: available Cognars"
    oboron, gaat = state.owner[t.hero("oboron")], state.owner[t.ally - t.first_hero]
    assert gaat in (AVAILABLE, oboron), "4: Ga'at is with Oboron"
    if state.phase in (BID, OVER):
        assert gaat == oboron, "4: Ga'at comes at once"
    for seat in range(state.seats):
        own = [hero for hero in range(t.ordinary + t.mercenaries) if state.owner[hero] == seat]
        assert state.recruits[seat] == len(own), "5: recruits"
        hired = [hero for hero in own if t.kind[t.first_hero + hero] == MERCENARY]
        if state.phase in (BID, OVER):
            assert len(hired) != 1, "7: a single mercenary"
        standing = [card for column in state.columns[5 * seat : 5 * seat + 5] for card in column if card >= t.first_hero]
        meant = [t.first_hero + hero for hero in own if t.column[t.first_hero + hero] != COMMAND] + [t.ally] * (gaat == seat)
        assert Counter(standing) == Counter(meant), "4: nothing leaves an army"


def armies(state: NainsState) -> None:
    t = state.data
    tokens = 0
    for at, column in enumerate(state.columns):
        assert state.grades[at] == sum(t.grades[card] for card in column)
        assert all(t.column[card] in (at % COLUMNS, ANY) for card in column)
        points, seen, hired = 0, set(), 0
        for card in column:
            if t.kind[card] == DWARF and at % COLUMNS == ERRANTS:
                points += 0 if t.points[card] in seen else t.points[card]
                seen.add(t.points[card])
            elif t.kind[card] == MERCENARY and at % COLUMNS == TEMPLE:
                hired += t.points[card]
            else:
                points += t.ally_points[at % COLUMNS] if card == t.ally else t.points[card]
        assert state.points[at] == points
        if at % COLUMNS == TEMPLE:
            assert state.apart[at // COLUMNS] == hired
        if at % COLUMNS == ERRANTS:
            dwarves = [card for card in column if t.kind[card] == DWARF]
            assert len(Force(state, at // COLUMNS).covered) == len(dwarves) - len(seen), "8: tokens"
            tokens += len(dwarves) - len(seen)
    assert tokens <= 12, "8: tokens"
    dwarves_of = [sum(t.kind[card] == DWARF for column in state.columns[5 * seat : 5 * seat + 5] for card in column) for seat in range(state.seats)]
    if state.phase in (BID, OVER):
        picked = 3 * (rounds_done(state) + (state.phase == OVER))
        svara = state.owner[t.hero("svara")]
        assert dwarves_of == [picked + (seat == svara) for seat in range(state.seats)], "10: picks"
        assert LEFT not in state.takers or state.seats == 2
        assert state.phase == BID or FREE not in state.takers, "9: empty taverns"


def symbols(state: NainsState) -> None:
    forces = [Force(state, seat) for seat in range(state.seats)]
    for seat, force in enumerate(forces):
        assert force.malt == malt_of(state, seat), "13: Malt in both counts"
        assert force.occult >= 1, "13: Occult"
        assert force.different_runes() <= 10, "13: runes"
    assert sum(force.malt for force in forces) <= 36, "13: Malt"


def elite(state: NainsState) -> None:
    assert sorted(state.elite) == list(range(6))
    assert state.elite[-1] == state.data.certification, "29: the Certification lies last"
    assert all((holder == OPEN) == (state.age == 1) for holder in state.holder), "12: one seat or out of the game"
    assert state.judged == [] or len(state.judged) == 6 * state.seats


def talion_dwarves(state: NainsState) -> int:
    """Return how many Talion dwarves are in armies: so many coins have grown by 1 (11)."""
    return sum(state.data.kind[card] == DWARF and state.data.column[card] == TALION for column in state.columns for card in column)
