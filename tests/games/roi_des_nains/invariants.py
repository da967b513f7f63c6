"""What holds in every position of Le Roi des Nains (spec 9), true or drawn."""

from __future__ import annotations

from dvergar.engine.state import State
from dvergar.games.roi_des_nains.cards import BONUS, BONUS_HEADS, BONUS_LAST, BONUS_NEXT, DRAGON, EXCALIBUR, MAGIC, CardData
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.rules.position import COLUMN, GIVE_FIRST, GIVE_SECOND, OVER, PLAY, QUEST, RECORD, WINDOW

BOUND = 588  # I12: the most decisions of a match, at four seats
MOST = {3: (52, 577), 4: (50, 588), 5: (48, 586)}  # by seats: decisions of a deal, of a match


def check(state: State) -> None:
    """Assert the invariants of one position."""
    assert isinstance(state, RoiState)
    check_cards(state)
    check_tricks(state)
    check_bonus(state)
    check_scores(state)
    check_legal(state)
    check_memory(state)


def check_cards(state: RoiState) -> None:
    """I1, I2, I7: all cards of the deal, each once, in equal hands."""
    t = state.data
    pack = sorted([*t.packs[state.seats], state.special])
    lying = state.cards.copy()
    held = [card for hand in state.hands for card in hand]
    assert sorted(held + lying) == pack, "I1: hands, table and piles are the pack"
    assert all(hand == sorted(hand) for hand in state.hands)
    assert len(set(state.tiles)) == len(state.tiles), "I1: no tile twice"
    assert len(set(state.specials)) == len(state.specials), "I1: no special twice"
    sizes = {len(hand) for hand in state.hands}
    if state.phase in (GIVE_FIRST, GIVE_SECOND):
        assert sorted(len(hand) for hand in state.hands) == sorted([state.tricks] * (state.seats - 2) + [state.tricks + 2, state.tricks - 2])
    elif state.cards_on_table() == 0:
        assert sizes == {state.tricks - state.trick}, "I2: equal hands before each trick"
    if state.phase == PLAY and state.trick == state.tricks - 1:
        assert state.holder(t.sorcerer) < 0, "I7: the Sorcerer is gone before the last trick"


def check_tricks(state: RoiState) -> None:
    """I2, I3, I5: one card of each seat a trick, the strongest of the led suit wins and leads."""
    n = state.seats
    assert len(state.winners) == state.trick
    assert len(state.cards) - n * state.trick in range(n)
    if state.phase == OVER:
        assert state.trick == state.tricks, "I2"
        assert len(state.cards) == n * state.tricks, "I2"
        assert sum(scoring.counts(n, state.winners, 0, state.tricks)) == state.tricks, "I2"
    played = state.cards.copy()
    if state.swapped >= 0:
        played[state.swapped] = state.traded
    for trick, winner in enumerate(state.winners):
        cards = played[trick * n : trick * n + n]
        assert sorted(state.player(at) for at in range(trick * n, trick * n + n)) == list(range(n)), "I3"
        if max(cards) < MAGIC:
            suited = [card for card in cards if card >> 4 == cards[0] >> 4]
            assert state.player(trick * n + cards.index(max(suited))) == winner, "I5"
    if state.phase == PLAY and state.trick:
        assert state.leader == state.winners[-1], "I3: the winner leads"


def check_bonus(state: RoiState) -> None:
    """I6: the one special gives what it can give."""
    t = state.data
    given = [points for points in state.bonus if points]
    assert state.special in t.specials
    if state.effect in (BONUS, BONUS_NEXT, BONUS_LAST):
        assert given in ([], [t.amount[state.special]]), "I6"
    elif state.effect == BONUS_HEADS:
        assert len(given) < 2, "I6"
        assert sum(given) in range(state.seats), "I6"
    else:
        assert given == [], "I6"


def check_scores(state: RoiState) -> None:
    """I8 to I11, I13: sums and bounds of the rule in force; totals are those of the past deals."""
    size = RECORD + COLUMN * state.seats
    past = len(state.history) // size
    assert past == state.deal + (1 if state.phase == OVER else 0)
    totals = [0] * state.seats
    for deal in range(past):
        for seat in range(state.seats):
            at = deal * size + RECORD + COLUMN * seat
            _, quest, bonus, factor = state.history[at : at + COLUMN]
            assert -26 <= quest <= 26, "I11"
            assert -52 <= (quest + bonus) * factor <= 52, "I11"
            totals[seat] += (quest + bonus) * factor
    assert state.totals == totals, "I13"
    if past and state.phase != OVER:
        assert state.dealer == state.history[(past - 1) * size + 5], "I13: who won the 5 of Dwarves deals"
    if state.phase == OVER:
        check_sums(state.data, state)


def check_sums(t: CardData, state: RoiState) -> None:
    """I8, I9, I10: what all rules give for the tricks of a finished deal."""
    won = scoring.piles(state.seats, state.cards, state.winners)
    all_rules = {rule.id: scoring.quest(t, rule, state.tricks, won, state.winners) for rule in t.rules}
    sums = {id: sum(points) for id, points in all_rules.items()}
    pack = [0, 0, 0, 0]
    for card in [*t.packs[state.seats], state.special]:
        pack[card >> 4] += 1
    assert (sums["T01a"], sums["T01b"]) == (pack[0], pack[2]), "I8"
    assert (sums["T05a"], sums["T05b"], sums["T12a"], sums["T12b"]) == (state.tricks, -state.tricks, state.tricks, state.tricks), "I8"
    assert (sums["T02a"], sums["T02b"], sums["T08a"], sums["T09a"]) == (0, 0, 12, 8), "I8"
    assert (sums["T18a"], sums["T18b"], sums["T20a"], sums["T04a"]) == (24, 24, 8, pack[0] - pack[1]), "I8"
    opposites = [(f"{tile}a", f"{tile}b") for tile in ("T02", "T04", "T05", "T08", "T09", "T10", "T14", "T20", "R01", "R02", "R03", "R04")]
    for one, other in [*opposites, ("T17a", "T01a"), ("T17b", "T01b")]:
        assert all_rules[one] == [-points for points in all_rules[other]], f"I9: {one} and {other}"
    tricks = scoring.counts(state.seats, state.winners, 0, state.tricks)
    for seat in range(state.seats):
        assert all_rules["T19a"][seat] + all_rules["T19b"][seat] == 5, "I10"
        assert all_rules["T15a"][seat] + all_rules["T15b"][seat] == (5 if tricks[seat] else 0), "I10"


def check_legal(state: RoiState) -> None:
    """I4: a legal set is never empty; who may discard holds no card of the led suit."""
    if state.phase == OVER:
        return
    legal = state.legal(state.active)
    assert legal, "I4"
    if state.phase == PLAY and state.led >= 0:
        kinds = {state.suit_of(card) == state.led for card in legal if card < MAGIC or state.effect not in (DRAGON, EXCALIBUR)}
        assert len(kinds) < 2, "I4"
        if kinds == {False}:
            assert not any(state.suit_of(card) == state.led for card in state.hands[state.active]), "I4"


def check_memory(state: RoiState) -> None:
    """I14: what is noted as known is so, and voids hold."""
    t = state.data
    for seat in range(state.seats):
        for card in state.hands[seat]:
            if card < MAGIC and state.voids[seat] >> (card >> 4) & 1:
                assert state.open & t.bits[card], "a void hand holds that suit"
    if state.phase == QUEST:
        assert state.holder(t.chooser) == state.chooser
    if state.phase == WINDOW:
        assert state.holder(state.special) == state.active
    if state.target >= 0:
        own = [{*state.hands[s], *(card for at, card in enumerate(state.cards) if state.player(at) == s)} for s in (state.giver, state.target)]
        assert set(state.taken) <= own[0] | set(state.given)
        assert state.special not in state.taken
        assert set(state.given) <= own[1]
        assert state.special in own[0] | set(state.given)
