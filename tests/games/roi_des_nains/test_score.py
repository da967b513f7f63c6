"""The score sheet for a real table: every deal of the vectors under every rule, by cards and by counts, and whole matches."""

from __future__ import annotations

from typing import Any

import pytest

import dvergar
from dvergar.engine.words import words_of
from dvergar.games.roi_des_nains import cards as c
from dvergar.games.roi_des_nains.cards import IDS, Rule
from dvergar.games.roi_des_nains.rules import scoring
from dvergar.games.roi_des_nains.rules.play import RoiState
from dvergar.games.roi_des_nains.score_deals import counted
from dvergar.games.roi_des_nains.score_form import GIVING, ORDER_KINDS
from dvergar.games.roi_des_nains.view.result import history
from games.roi_des_nains.build import cards, game
from games.roi_des_nains.test_vectors import RULES, VECTORS
from games.scoring import refused


def deals(seats: int, *rows: dict[str, Any], **options: str) -> dict[str, Any]:
    """Return a sheet with these deals."""
    return {"options": options, "table": {"deals": list(rows)}, "seats": [{}] * seats}


def score(seats: int, *rows: dict[str, Any], **options: str) -> Any:
    """Count a sheet with these deals."""
    return dvergar.score("roi_des_nains", deals(seats, *rows, **options))


def listed(rule: Rule, won: list[list[int]], winners: list[int]) -> dict[str, Any]:
    """Write the tricks, or the cards won."""
    own = {"winners": winners} if rule.kind in ORDER_KINDS else {"won": [[IDS[card] for card in pile] for pile in won]}
    return {"by": "cards", **own}


@pytest.mark.parametrize("case", VECTORS["deal"], ids=[case["name"] for case in VECTORS["deal"]])
def test_deal_under_each_rule(case: dict[str, Any]) -> None:
    """Entered by cards or by counts, a deal scores the same."""
    t, seats = game().data, case["players"]
    won = [cards(" ".join(pile)) for pile in case["piles"]]
    for rule in RULES:
        which = t.rules[t.rule(rule)]
        for row in (listed(which, won, case["winners"]), counted(t, which, won, case["winners"])):
            tally = score(seats, {"rule": rule, **row}, tile_set="all")
            assert tally.rounds[0].points == case["points"][rule], (rule, row)
            assert [missing.path for missing in tally.missing] == [["table", "deals", 1]], (rule, row)


@pytest.mark.parametrize("case", VECTORS["deal"], ids=[case["name"] for case in VECTORS["deal"]])
def test_special_card_of_a_deal(case: dict[str, Any]) -> None:
    """Bonus and factor, and who deals next."""
    t, seats, special = game().data, case["players"], case["special"]
    row: dict[str, Any] = {"rule": "T04a", "special": special, **listed(t.rules[t.rule("T04a")], [cards(" ".join(pile)) for pile in case["piles"]], [])}
    effect = t.effect[t.card(special)]
    if effect in GIVING:
        taker = next((seat for seat in range(seats) if case["bonus"][seat] or case["multiplier"][seat] > 1), "nobody")
        row["bonus"] = taker
        if effect == c.BONUS_HEADS:
            row["heads"] = 0 if taker == "nobody" else case["bonus"][taker] // t.amount[t.card(special)]
    tally = score(seats, row)
    points = case["points"]["T04a"]
    assert tally.rounds[0].points == [(points[s] + case["bonus"][s]) * case["multiplier"][s] for s in range(seats)]
    assert [(note.word, note.args["who"]) for note in tally.notes] == [("roi_des_nains-form-deals-next", f"seat:{case['next_dealer']}")]


@pytest.mark.parametrize("case", VECTORS["count"], ids=[case["name"] for case in VECTORS["count"]])
def test_count(case: dict[str, Any]) -> None:
    won = [cards(" ".join(pile)) for pile in case["piles"]]
    rule = game().data.rules[game().data.rule(case["rule"])]
    if rule.kind in ORDER_KINDS:
        return
    dealt = set(game().data.packs[case["players"]])
    ways = [counted(game().data, rule, won, []), *([listed(rule, won, [])] if all(card in dealt for pile in won for card in pile) else [])]
    for row in ways:
        assert score(case["players"], {"rule": case["rule"], **row}, tile_set="all").rounds[0].points == case["points"]


class Watched:
    """A random match, and the deals it played as rows of a sheet."""

    def __init__(self, seats: int, seed: int) -> None:
        rng = dvergar.Rng(seed + 7)
        state = game().new(seats, seed)
        assert isinstance(state, RoiState)
        self.rows: list[dict[str, Any]] = []
        t = game().data
        done = 0
        while actors := state.actors():
            legal = state.legal(actors[0])
            before = state.clone()
            state.apply(actors[0], legal[rng.below(len(legal))])
            if len(state.history) // (6 + 4 * seats) > done:
                done += 1
                self.rows.append(self.row(t, before, state, seats))
        self.state = state

    def row(self, t: Any, before: Any, state: Any, seats: int) -> dict[str, Any]:
        """Write the deal that has just been counted."""
        view = history(state)[-1]
        rule = t.rules[before.rule]
        if len(state.past) and state.actors():
            tricks = before.tricks
            winners, lying = state.past[4 : 4 + tricks], state.past[4 + tricks :]
        else:
            winners, lying = state.winners, state.cards
        won = scoring.piles(seats, lying, winners)
        row: dict[str, Any] = {"rule": rule.id, "special": IDS[before.special]}
        row |= listed(rule, won, winners)
        taker = next((seat for seat, score in enumerate(view.seats) if score.bonus or score.factor > 1), None)
        if t.effect[before.special] in GIVING:
            row["bonus"] = "nobody" if taker is None else taker
            if t.effect[before.special] == c.BONUS_HEADS:
                row["heads"] = 0 if taker is None else view.seats[taker].bonus // t.amount[before.special]
        return row


@pytest.mark.parametrize("seats", game().seats)
def test_matches_count_alike_on_a_sheet_by_cards(seats: int) -> None:
    for seed in range(3):
        watched = Watched(seats, seed)
        result, tally = game().result(watched.state), score(seats, *watched.rows)
        assert tally.missing == []
        assert tally.result.lines == result.lines
        assert (tally.result.totals, tally.result.winners, tally.result.over) == (result.totals, result.winners, True)
        assert [one.totals for one in tally.rounds][-1] == result.totals


def test_a_tie_asks_for_an_extra_deal() -> None:
    rows = [{"rule": f"T{n:02}{side}", "tricks": [5, 4, 4]} for n, side in ((5, "b"), (3, "b"), (16, "b"))]
    rows[0]["tricks"] = [4, 4, 5]
    tied = score(3, *rows, deals="3")
    assert (tied.result.totals, tied.result.over) == ([-4, -4, -5], False)
    assert [(note.word, note.args["seats"]) for note in tied.ties] == [("roi_des_nains-form-tied", "seat:0,1")]
    shared = score(3, *rows, deals="3", tie_break="shared_victory")
    assert (shared.result.winners, [note.word for note in shared.ties]) == ([0, 1], ["score-tie-shared"])
    extra = score(3, *rows, {"rule": "T12a", "tricks": [3, 4, 6]}, deals="3")
    assert (extra.result.over, extra.result.winners) == (True, [0])


WITH = {"special": "EXC"}  # magic: the pack of three has 13 Knights, 12 Dwarves, 13 Goblins and it


@pytest.mark.parametrize(
    ("row", "path", "word"),
    [
        ({"rule": "T04a", "count_1": [0, 8, 5], "count_2": [6, 4, 3], **WITH}, ["count_2"], "pack"),  # -6 4 2: 13 Dwarves of 12
        ({"rule": "T01a", "count_1": [5, 5, 4], **WITH}, ["count_1"], "pack"),  # 14 Knights of 13
        ({"rule": "T01a", "count_1": [5, 5, 2], **WITH}, ["count_1"], "pack"),  # all are won by somebody: 13, whatever the play
        ({"rule": "T01a", "count_1": [5, 5, 5], "special": "C1"}, ["count_1"], "pack"),
        ({"rule": "T01a", "count_1": [5, 5, 5]}, ["count_1"], "sum"),
        ({"rule": "T07b", "largest": [14, 1, 1], **WITH}, ["largest", 0], "most"),
        ({"rule": "T07a", "smallest": [5, 5, 3], **WITH}, ["smallest"], "pack"),
        ({"rule": "T06b", "run": [14, 3, 3], **WITH}, ["run", 0], "most"),
        ({"rule": "T06a", "triples": [5, 4, 0], "head_triples": [0, 0, 0], **WITH}, ["triples"], "pack"),
        ({"rule": "T06a", "triples": [0, 0, 0], "head_triples": [3, 2, 0], **WITH}, ["head_triples"], "pack"),
        ({"rule": "T13a", "lowest": ["3", "3", "5"], **WITH}, ["lowest", 1], "value"),
        ({"rule": "T11a", "lowest": ["1", "2", "3"], **WITH}, ["lowest", 0], "value"),
        ({"rule": "T05a", "tricks": [5, 5, 4]}, ["tricks"], "exact"),
        ({"rule": "T01a", "count_1": [5, 5, 3], "all_tricks": [1, 6, 6], **WITH}, ["count_1", 0], "tricks"),
        ({"rule": "T09a", "last_tricks": [2, 1, 1], "all_tricks": [1, 6, 6]}, ["last_tricks", 0], "tricks"),
        ({"rule": "T01a", "by": "cards", "won": [["N1"], [], []], **WITH}, ["won", 0], "special"),
        ({"rule": "T01a", "by": "cards", "won": [["N1"], ["C1"], []]}, ["won", 1], "special"),
    ],
)
def test_9_8_what_the_named_special_makes_impossible_is_refused(row: dict[str, Any], path: list[str | int], word: str) -> None:
    assert refused("roi_des_nains", {"seats": [{}] * 3, "table": {"deals": [row]}}) == [(["table", "deals", 0, *path], f"roi_des_nains-form-wrong-{word}")]


def test_9_8_what_the_named_special_makes_possible_is_counted() -> None:
    tally = score(3, {"rule": "T01a", "count_1": [5, 5, 4], "special": "C1", "bonus": "nobody"})
    assert tally.rounds[0].points == [5, 5, 4]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_9_8_the_reason_names_the_special(language: str) -> None:
    with pytest.raises(dvergar.BadSheet) as caught:
        dvergar.score("roi_des_nains", {"seats": [{}] * 3, "table": {"deals": [{"rule": "T01a", "count_1": [5, 5, 4], **WITH}]}})
    problem = caught.value.problems[0]
    said = words_of(game(), language).say(problem.word, **problem.args)
    assert all(part in said for part in ("Excalibur", "14", "13"))


@pytest.mark.parametrize(
    ("rows", "path", "word"),
    [
        ([{"rule": "T03a", "tricks": [4, 4, 5]}, {"rule": "T03b"}], [1, "rule"], "score-wrong-twice"),
        ([{"special": "N1"}, {"special": "N1"}], [1, "special"], "score-wrong-twice"),
        ([{"rule": "R01a"}], [0, "rule"], "score-wrong-item"),
        ([{"rule": "T03a", "tricks": [4, 4, 4]}], [0, "tricks"], "roi_des_nains-form-wrong-exact"),
        ([{"rule": "T09a", "last_tricks": [3, 2]}], [0, "last_tricks"], "roi_des_nains-form-wrong-exact"),
        ([{"rule": "T02a", "count_1": [3, 1]}], [0, "count_1"], "roi_des_nains-form-wrong-sum"),
        ([{"rule": "T03a", "tricks": [14]}], [0, "tricks", 0], "score-wrong-number"),
        ([{"rule": "T03a", "tricks": [1, 1, 1, 1]}], [0, "tricks"], "score-wrong-each"),
        ([{"rule": "T01a", "by": "cards", "won": [["C5"], ["C5"]]}], [0, "won", 1, 0], "score-wrong-twice"),
        ([{"rule": "T01a", "by": "cards", "won": [["N2"]]}], [0, "won", 0, 0], "score-wrong-item"),
        ([{"rule": "T03a", "by": "cards", "winners": [0] * 14}], [0, "winners"], "score-wrong-many"),
        ([{"rule": "T03a", "by": "cards", "winners": [3]}], [0, "winners", 0], "score-wrong-item"),
        ([{"special": "G1", "bonus": 0, "heads": 3}], [0, "heads"], "score-wrong-number"),
        (
            [{"rule": "T05a", "tricks": [8, 3, 2]}, {"rule": "T03a", "tricks": [8, 3, 2]}, {"rule": "T16a", "tricks": [9, 2, 2]}, {}],
            [3],
            "roi_des_nains-form-wrong-over",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_is_refused(rows: list[dict[str, Any]], path: list[str | int], word: str) -> None:
    assert (["table", "deals", *path], word) in refused("roi_des_nains", deals(3, *rows, deals="3"))
