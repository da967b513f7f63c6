"""What each reader is shown: all that is public, of hidden things only the own, and choices that click what is there."""

from __future__ import annotations

import msgspec
import pytest

import dvergar
from dvergar.games.roi_des_nains.cards import IDS
from dvergar.games.roi_des_nains.rules.position import PHASES
from dvergar.games.roi_des_nains.view.messages import RoiDesNainsView
from dvergar.games.roi_des_nains.view.tallies import tallies
from games.roi_des_nains.build import Built, game
from games.roi_des_nains.test_rulings import EXCHANGE, exchanged, sorcerer


def view(built: Built, seat: int | None = None) -> RoiDesNainsView:
    found = game().view(built.state, seat)
    assert isinstance(found, RoiDesNainsView)
    return found


def is_there(shown: RoiDesNainsView, click: str) -> bool:
    """Return whether a click target stands in the view."""
    kind, _, what = click.partition(":")
    if kind == "card":
        return what in [card.face.id for card in shown.hand]
    if kind == "trick":
        return shown.last is not None and what in [play.face.id for play in shown.last.plays]
    if kind == "seat":
        return int(what) in range(shown.seats)
    return click in ("pass", "side:a", "side:b", "hands:left", "hands:right")


@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 2), (5, 3), (3, 4), (4, 5)])
def test_views_of_whole_games(seats: int, seed: int) -> None:
    match = dvergar.Match.new("roi_des_nains", seats=seats, seed=seed, options={"tile_set": "all"})
    rng = dvergar.Rng(seed)
    while True:
        actors = match.state.actors()
        for reader in (None, *range(seats)):
            shown = match.view(reader)
            assert isinstance(shown, RoiDesNainsView)
            assert shown.phase in PHASES
            assert bool(shown.choices) == (reader in actors)
            for choice in shown.choices:
                assert all(is_there(shown, click) for click in choice.clicks), choice.clicks
            assert [card.legal for card in shown.hand] == [
                f"card:{card.face.id}" in [c for choice in shown.choices for c in choice.clicks] for card in shown.hand
            ]
            assert sum(seat.tricks for seat in shown.table) == len(shown.done)
            if not shown.over:
                held = sum(seat.cards for seat in shown.table)
                assert len(shown.unseen) == held - sum(len(seat.known) for seat in shown.table)
                assert sum(suit.left for suit in shown.suits) in (held, held - 1)
            assert msgspec.convert(msgspec.to_builtins(shown), RoiDesNainsView) == shown
        if not actors:
            break
        legal = match.state.legal(actors[0])
        match.play(actors[0], legal[rng.below(len(legal))])
    assert isinstance(shown, RoiDesNainsView)
    assert shown.prompt.word.startswith("roi_des_nains-prompt-over")
    assert [deal.number for deal in shown.history] == list(range(1, len(shown.history) + 1))
    for seat in range(seats):
        assert shown.history[-1].seats[seat].total == shown.result.totals[seat]


def test_a_spectator_sees_no_hand_and_nobody_sees_another() -> None:
    built = Built(special="N11a").quest()
    assert view(built).hand == []
    text = msgspec.json.encode(view(built)).decode()
    for seat in range(4):
        for id in built.hand(seat):
            shown = f'"known":[{{"id":"{id}"'
            assert shown not in text or id in ("C5", "G5")
    for reader in range(4):
        assert [card.face.id for card in view(built, reader).hand] == built.hand(reader)


def test_illegal_cards_say_why() -> None:
    built = Built(special="EXC").opened(0, "N9", "N2 C5 EXC", "N3", "N4").plays("0:N9")
    cards = {card.face.id: card for card in view(built, 1).hand}
    assert (cards["N2"].legal, cards["N2"].why) == (True, None)
    assert (cards["C5"].legal, cards["C5"].why) == (False, "roi_des_nains-why-suit")
    assert cards["EXC"].why == "roi_des_nains-why-excalibur"
    assert [card.why for card in view(built, 2).hand] == [None]  # it is not its turn


def test_why_magic_cards_wait() -> None:
    for special, why in (("MOM", "mummy"), ("MAR", "puppeteer"), ("SOR", "sorcerer")):
        built = Built(special=special).opened(0, f"N9 {special}", "N2", "N3", "N4")
        assert {card.face.id: card.why for card in view(built, 0).hand}[special] == f"roi_des_nains-why-{why}"
    built = Built(special="EXC", excalibur_lead="last_card_only").opened(0, "N9 EXC", "N2", "N3", "N4")
    assert view(built, 0).hand[1].why == "roi_des_nains-why-excalibur-lead"


def test_the_trick_on_the_table() -> None:
    built = Built().opened(2, "NA", "N4 G7", "N9", "C3").plays("2:N9 3:C3 0:NA")
    shown = view(built)
    assert [(play.seat, play.face.id) for play in shown.plays] == [(2, "N9"), (3, "C3"), (0, "NA")]
    assert (shown.led, shown.winning, shown.order) == ("dwarf", 0, [2, 3, 0, 1])
    assert shown.table[3].voids == ["dwarf"]


def test_the_last_trick_stays_and_so_do_all_of_the_deal_before() -> None:
    built = Built().quest()
    while built.state.deal == 0:
        built.do(built.legal()[0])
    shown = view(built)
    assert (shown.deal, shown.done, len(shown.past)) == (2, [], 10)
    assert shown.last == shown.past[-1]
    assert [sum(tally.points for tally in seat) for seat in shown.counted] == [score.quest for score in shown.history[0].seats]
    built.do("side(a)")
    while not built.state.winners:
        built.do(built.legal()[0])
    shown = view(built)
    assert (shown.past, shown.counted) == ([], [])
    assert shown.last == shown.done[-1]
    assert shown.last.number == 1


def test_what_a_mummy_or_puppeteer_stands_for() -> None:
    built = Built(special="MOM").later(2, 0, "0:NA 1:N2 2:N3 3:N4", "C2 C3", "C4 MOM", "C6", "C7")
    assert [(card.face.id, card.face.copy) for card in view(built, 0).hand] == [("C2", None), ("C3", None)]
    assert [(card.face.id, card.face.copy) for card in view(built, 1).hand] == [("C4", None), ("MOM", "NA")]
    built = Built(special="MAR").opened(0, "C2", "MAR", "C6", "C7").plays("0:C2 1:MAR")
    face = view(built).plays[1].face
    assert (face.copy, face.half) == ("C2", True)
    assert view(built).winning == 1


def test_a_traded_sorcerer_lies_where_the_card_was() -> None:
    built = sorcerer(8).do("card(NA)")
    shown = view(built)
    assert shown.last is not None
    assert next((play.face.id, play.swapped.id if play.swapped else None) for play in shown.last.plays) == ("SOR", "NA")
    assert shown.last.plays[shown.last.at].seat == shown.last.winner == 0
    assert shown.last.led == "dwarf"
    assert (shown.special.where, shown.special.seat) == ("pile", 0)
    assert [face.id for face in shown.table[2].known] == ["NA"]


def test_both_sides_of_the_tile_are_shown_and_the_side_chosen() -> None:
    built = Built(rule="T17a")
    assert view(built).quest.side is None
    shown = view(built.quest()).quest
    assert (shown.tile, shown.side, shown.a.id, shown.b.id) == ("T17", "a", "T17a", "T17b")
    assert len(shown.a.cards) == 16
    assert (shown.a.good, shown.a.kind) == (False, "per_card")


def test_live_points_and_what_they_come_from() -> None:
    built = Built(rule="T04a").opened(0, "CA C2", "C3 G2", "N4 G3", "C7 G4").plays("0:CA 1:C3 2:N4 3:C7")
    seat = view(built).table[0]
    assert (seat.tricks, seat.quest, seat.bonus, seat.factor, seat.points) == (1, 2, 0, 1, 2)
    assert [(tally.key, tally.count, tally.points) for tally in seat.tallies] == [("knight", 3, 3), ("dwarf", 1, -1)]


@pytest.mark.parametrize("rule", [rule.id for rule in game().data.rules])
def test_tallies_add_up_to_the_points_of_every_rule(rule: str) -> None:
    built = Built(rule=rule, special="N11a", seed=4).quest()
    while built.state.deal == 0:
        points = built.state.quest_points()
        assert [sum(tally.points for tally in seat) for seat in tallies(built.state)] == points
        built.do(built.legal()[-1])


def test_previews_say_who_would_win_and_what_the_last_card_brings() -> None:
    built = Built(rule="T05a").opened(0, "N9", "N4", "N3", "N10 N2").plays("0:N9 1:N4 2:N3")
    previews = {choice.clicks[0]: choice.preview for choice in view(built, 3).choices}
    wins, loses = previews["card:N10"], previews["card:N2"]
    assert wins is not None
    assert loses is not None
    assert (wins.word, wins.points) == ("roi_des_nains-preview-wins", 1)
    assert (loses.word, loses.args, loses.points) == ("roi_des_nains-preview-loses", {"who": "seat:0"}, 0)
    built = Built().opened(0, "N9", "N10 N2", "N3", "N4").plays("0:N9")
    words = [choice.preview.word for choice in view(built, 1).choices if choice.preview]
    assert words == ["roi_des_nains-preview-below", "roi_des_nains-preview-leads"]


def test_a_preview_of_the_very_last_card_counts_the_joker() -> None:
    built = Built(rule="T05a", special="C1").later(10, 0, "", "C9", "C7", "C4", "C1").plays("0:C9 1:C7 2:C4")
    preview = view(built, 3).choices[0].preview
    assert preview is not None
    assert preview.points == 3


def test_the_sorcerer_is_told_what_a_trade_changes() -> None:
    built = Built(rule="T20a", special="SOR").later(4, 0, "", "NA", "N2", "SOR", "ND").lay("0:NA 1:N2 2:N3 3:ND")
    built.state.end_trick()
    gains = {choice.clicks[0]: choice.preview.points for choice in view(built, 2).choices if choice.preview}
    assert set(gains.values()) == {0}  # the pile is another's
    built = Built(rule="T20a", special="SOR").later(4, 0, "", "NA SOR", "N2", "N3", "ND").plays("0:NA 1:N2 2:N3 3:ND")
    gains = {choice.clicks[0]: choice.preview.points for choice in view(built, 0).choices if choice.preview}
    assert (gains["trick:ND"], gains["trick:N2"], gains["pass"]) == (-8, 0, 0)


def test_what_an_exchange_shows_to_whom() -> None:
    built = exchanged("G2 G3", "NR G3")
    assert {"NR", "G3"} <= {face.id for face in view(built, 3).table[2].known}
    assert {"G2", "G11b"} <= {face.id for face in view(built, 2).table[3].known}
    assert [face.id for face in view(built, 0).table[3].known] == []
    assert (view(built, 0).special.where, view(built, 3).special.where) == ("unknown", "hand")


def test_a_card_put_aside_is_not_shown_to_its_receiver() -> None:
    built = Built(special="G11b").hands(*EXCHANGE).quest().do("seat(2)")
    before = msgspec.json.encode(view(built, 2))
    built.do("card(NR)")
    assert [view(built, seat).prompt.why for seat in (2, 3)] == [None, "roi_des_nains-note-drawn"]
    assert [card.face.id for card in view(built, 3).hand if card.drawn] == [IDS[card] for card in built.state.taken]
    assert not any(card.drawn for seat in (0, 1, 2) for card in view(built, seat).hand)
    after = view(built, 2)
    assert b"NR" not in msgspec.json.encode(after.table[3].known)
    assert len(msgspec.json.encode(after)) - len(before) == len("second") - len("first") + len("second-wait") - len("first-wait")


def test_heirs_extra_deals_and_piles() -> None:
    built = Built(deal=7, totals=[1, 1, 0, 0])
    shown = view(built)
    assert (shown.deal, shown.deals, shown.extra, shown.piles) == (8, 7, True, (18, 6))
    assert shown.heir is None
