"""What the cards of a deal allow to be entered for it (spec 2, 9.8): its pack with the special card, its tricks. Never compiled: it speaks of messages.

A row that names its special card is held to just that pack. One that does not may have any of them, and may be entered in part.
"""

from __future__ import annotations

from typing import Any

from dvergar.engine.score_entries import Entries
from dvergar.games.roi_des_nains.cards import IDS, LOWEST_VALUE, MAGIC, NTH_TRICK_RACE, PER_CARD, RANK_RUN, SUIT_COUNT, TRIPLES, VALUE_SUM_MOST, Rule
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.score_form import HEADS, NONE, ORDER_KINDS, alike

Numbers = list[int | None]


def check_counts(state: RoiState, entries: Entries, number: int, row: dict[str, Any], rule: Rule) -> None:
    """Refuse numbers that no deal with this special card can bring, and leave them out."""
    _Row(state, entries, number, row, rule).check_counts()


def check_piles(state: RoiState, entries: Entries, number: int, row: dict[str, Any], rule: Rule) -> None:
    """Refuse cards that are not in the deal, and more than there are tricks for."""
    if rule.kind not in ORDER_KINDS:
        _Row(state, entries, number, row, rule).check_piles()


class _Row:
    """One deal of a sheet, and the packs that it can have been played with: all basic cards and one special."""

    def __init__(self, state: RoiState, entries: Entries, number: int, row: dict[str, Any], rule: Rule) -> None:
        self.data, self.seats, self.tricks = state.data, state.seats, state.tricks
        self.entries, self.number, self.row, self.rule = entries, number, row, rule
        self.named = "special" in row
        specials = [state.data.card(row["special"])] if self.named else state.specials
        self.packs = [[*state.data.packs[state.seats], special] for special in specials]

    def numbers(self, key: str) -> Numbers:
        return list(self.row.get(key, []))

    def refuse(self, key: str, word: str, seat: int | None = None, **args: str | int) -> None:
        path: list[str | int] = ["table", "deals", self.number, key]
        self.entries.refuse(path if seat is None else [*path, seat], f"roi_des_nains-form-wrong-{word}", **args)

    # Counts

    def check_counts(self) -> None:
        """Hold every number that the rule asks for to the packs and the tricks."""
        rule, t = self.rule, self.data
        for key, total in (("tricks", self.tricks), ("all_tricks", self.tricks), ("last_tricks", rule.n)):
            self.add_up(key, [total], exact=True)
        if rule.kind == PER_CARD:
            for place, (_, _, matching) in enumerate(rule.terms):
                self.add_up(f"count_{place + 1}", [sum(card in matching for card in pack) for pack in self.packs], exact=self.named)
        elif rule.kind == VALUE_SUM_MOST:
            self.add_up("values", [sum(t.value[card] for card in pack) for pack in self.packs], exact=self.named)
        elif rule.kind == TRIPLES:
            for key, plain, heads in (("triples", 1, 0), ("head_triples", 0, 1)):
                self.add_up(key, [scoring.triples(t, alike(plain, heads), pack) for pack in self.packs])
        elif rule.kind == SUIT_COUNT:
            key = "largest" if rule.mode else "smallest"
            sizes = [scoring.suits(pack) for pack in self.packs]
            self.each_at_most(key, max(max(size) if rule.mode else min(size) for size in sizes))
            self.add_up(key, [sum(size) if rule.mode else min(size) for size in sizes])
        elif rule.kind == RANK_RUN:
            self.each_at_most("run", max(scoring.run(pack) for pack in self.packs))
        elif rule.kind == LOWEST_VALUE:
            self.check_lowest()
        self.add_up("won_run", [self.tricks])
        self.add_up("lost_run", [self.tricks * (self.seats - 1)])  # each trick is lost by all but one
        self.check_tricks()

    def add_up(self, key: str, totals: list[int], exact: bool = False) -> None:
        """Refuse numbers whose sum is more than any of the totals; `exact`: all together, once they are entered, must be that."""
        values, most = self.numbers(key), max(totals)
        total = sum(value or 0 for value in values)
        whole = bool(values) and None not in values
        if total <= most and not (exact and whole and total != most):
            return
        if key in ("tricks", "all_tricks", "last_tricks"):
            self.refuse(key, "exact", total=total, most=most)
        elif self.named:
            self.refuse(key, "pack", total=total, most=most, special=f"@roi_des_nains-card-{self.row['special']}")
        else:
            self.refuse(key, "sum", total=total, most=most)

    def each_at_most(self, key: str, most: int) -> None:
        """Refuse a number that no single seat can have."""
        for seat, value in enumerate(self.numbers(key)):
            if value is not None and value > most:
                self.refuse(key, "most", seat, total=value, most=most)

    def check_lowest(self) -> None:
        """Refuse a lowest number that more seats have than there are cards with it."""
        t, suits = self.data, self.rule.suits
        for wanted in {*self.row.get("lowest", [])} - {None, NONE}:
            seats = [seat for seat, value in enumerate(self.row["lowest"]) if value == wanted]
            value = 0 if wanted == HEADS else int(wanted)
            found = [sum(card < MAGIC and suits >> (card >> 4) & 1 == 1 and t.value[card] == value for card in pack) for pack in self.packs]
            if len(seats) > max(found):
                self.refuse("lowest", "value", seats[-1], count=len(seats), most=max(found))

    def check_tricks(self) -> None:
        """Refuse what does not go with the number of tricks that the same seat has won."""
        n = self.rule.n
        for seat, own in enumerate(self.numbers("all_tricks")):
            if own is None:
                continue
            limits = {"last_tricks": own, "won_run": own, "lost_run": self.tricks - own, "run": own * self.seats}
            limits |= dict.fromkeys(("count_1", "count_2", "smallest", "largest", "triples", "head_triples"), own * self.seats)
            for key, most in limits.items():
                value = self.numbers(key)[seat] if self.numbers(key) else None
                if value is not None and value > most:
                    self.refuse(key, "tricks", seat, count=value, tricks=own)
            places = self.row.get("place", [])
            if self.rule.kind == NTH_TRICK_RACE and places and places[seat] not in (None, NONE) and own < n:
                self.refuse("place", "tricks", seat, count=n, tricks=own)

    # Cards

    def check_piles(self) -> None:
        """Refuse a second special, and more cards than all tricks hold."""
        piles: list[list[str] | None] = self.row.get("won", [])
        in_deal = {IDS[card] for pack in self.packs for card in pack}
        specials = {IDS[card] for card in self.data.specials}
        left, found = self.seats * self.tricks, 0
        for seat, pile in enumerate(piles):
            other = next((id for id in pile or [] if id not in in_deal), "")
            mine = [id for id in pile or [] if id in specials]
            found += len(mine)
            left -= len(pile or [])
            if other or (mine and found > 1):
                self.refuse("won", "special", seat, card=f"@roi_des_nains-card-{other or mine[-1]}")
            elif left < 0:
                self.refuse("won", "sum", seat, total=self.seats * self.tricks - left, most=self.seats * self.tricks)
