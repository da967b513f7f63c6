"""Nidavellir's view: what each reader sees, what can be clicked, and what a choice is said to bring (spec 7 and 14)."""

from __future__ import annotations

import pytest

import dvergar
from dvergar.engine.view import Choice, Preview
from dvergar.games.nidavellir.rules.play import NidavellirState
from dvergar.games.nidavellir.view.messages import NidavellirView, Place
from dvergar.mechanics.tavern.position import PICK_ACTION
from games.clicking import whole_match_can_be_clicked
from games.nidavellir.build import Built, game

PLAIN = ["W9 H M0", "W8 H M0", "W7 H M0"]
SMALL = {"warrior": "W3 W4", "hunter": "H H", "miner": "M1 M2", "blacksmith": "B B", "explorer": "X5 X6"}


def see(built: Built, seat: int | None) -> NidavellirView:
    view = game().view(built.state, seat)
    assert isinstance(view, NidavellirView)
    return view


def by_word(built: Built, seat: int) -> dict[str, Choice]:
    """Return the seat's choices by the name of their action."""
    return {game().actions.name(choice.action): choice for choice in see(built, seat).choices}


def brings(choice: Choice) -> Preview:
    assert choice.preview is not None
    return choice.preview


def where(places: list[Place]) -> list[tuple[str, int | None]]:
    return [(place.where, place.coin.value if place.coin else None) for place in places]


# Who knows what


def test_a_bid_is_seen_by_its_owner_alone() -> None:
    built = Built(seats=3, taverns=PLAIN).play(1, "bid(4,0,2)")
    owner, other, crowd = (see(built, reader) for reader in (1, 0, None))
    assert where(owner.table[1].places) == [("goblin", 5), ("dragon", 0), ("horse", 3), ("pouch", 2), ("pouch", 4)]
    assert not any(place.up for place in owner.table[1].places)
    hidden = [("goblin", None), ("dragon", None), ("horse", None), ("pouch", None), ("pouch", None)]
    assert where(other.table[1].places) == where(crowd.table[1].places) == hidden
    assert [seat.ready for seat in other.table] == [False, True, False]
    assert where(other.table[2].places) == [("hand", value) for value in (0, 2, 3, 4, 5)]
    assert (owner.choices, crowd.choices) == ([], [])
    assert (owner.prompt.word, owner.prompt.why, owner.prompt.args["count"]) == ("nidavellir-prompt-bid-wait", "nidavellir-note-ready", 2)
    assert len(other.choices) == 60


def test_the_present_tavern_lies_open_and_later_ones_do_not() -> None:
    built = Built(seats=3, taverns=PLAIN).bid("5 0 3", "4 0 3", "3 0 5")
    view = see(built, 0)
    assert where(view.table[1].places) == [("goblin", 4), ("dragon", None), ("horse", None), ("pouch", None), ("pouch", None)]
    assert [place.up for place in view.table[1].places] == [True, False, False, False, False]
    assert where(view.table[0].places) == [("goblin", 5), ("dragon", 0), ("horse", 3), ("pouch", 2), ("pouch", 4)]
    assert [place.exchange for place in view.table[0].places] == [False, True, False, False, False]
    assert [tavern.status for tavern in view.taverns] == ["open", "waiting", "waiting"]
    assert view.taverns[0].order == [0, 1, 2]
    assert (view.tavern, view.taverns[0].done) == (0, 0)


def test_7_3_a_traded_pouch_is_known_to_all() -> None:
    built = Built(seats=2, taverns=PLAIN).bid("0 2 3", "5 2 3").pick("W9", "H")
    assert where(see(built, 1).table[0].places)[3:] == [("pouch", 4), ("pouch", 9)]
    assert where(see(built, None).table[1].places) == [("goblin", 5), ("dragon", 2), ("horse", None), ("pouch", None), ("pouch", None)]


def test_R28_only_the_winner_sees_the_pioneers_cards() -> None:
    built = Built(seats=2, armies=[{"explorer": "X5 X6"}], taverns=["X9 H M0"] * 3, round=4, later="W9 H +5").bid("5 4 3", "4 3 2")
    while built.phase == "turn":
        built.pick("X9" if built.state.active == 0 else "H")
    while built.phase != "pioneer":
        built.do(built.legal()[0])
    assert [face.id for face in see(built, 0).peek or []] == ["a2_warrior_9", "a2_hunter", "a2_offering_5"]
    assert see(built, 1).peek is None
    assert see(built, None).peek is None
    assert see(built, 1).prompt.word == "nidavellir-prompt-pioneer-wait"
    assert [choice.clicks for choice in see(built, 0).choices] == [["peek:0"], ["peek:1"], ["peek:2"]]


def test_unseen_cards_are_counted_for_everybody() -> None:
    view = see(Built(seats=3), None)
    assert sum(count for _, count in view.unseen) == view.deck == 27


# What can be clicked


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (3, 5)])
def test_choices_are_the_legal_actions_and_name_things_on_the_table(seats: int, seed: int) -> None:
    whole_match_can_be_clicked("nidavellir", seats, seed, NidavellirView)


def test_a_taken_card_leaves_its_takers_name_and_a_leftover_nobodys() -> None:
    built = Built(seats=2, taverns=PLAIN).bid("5 2 3", "4 2 3").pick("H")
    tavern = see(built, 0).taverns[0]
    assert [face and face.id for face in tavern.cards] == ["a1_warrior_9", None, "a1_miner_0"]
    assert tavern.takers == [None, 0, None]
    assert [face.id if face else "" for face in tavern.taken] == ["", "a1_hunter", ""]
    built.pick("W9")
    tavern = see(built, 0).taverns[0]
    assert (tavern.status, tavern.cards, tavern.takers) == ("closed", [None] * 3, [1, 0, None])


# What a choice brings


def test_T7_a_bid_with_the_exchange_coin_shows_its_trade() -> None:
    built = Built(seats=2, taverns=PLAIN)
    preview = brings(by_word(built, 0)["bid(0,1,2)"])
    assert (preview.coin, preview.points, preview.args) == ((5, 9), 4, {"low": 4, "high": 5, "new": 9})
    assert by_word(built, 0)["bid(4,3,2)"].preview is None


def test_T9_a_trade_that_loses_says_so() -> None:
    built = Built(seats=2, taverns=PLAIN, age=2, coins=["0 2 3 24 25"])
    assert brings(by_word(built, 0)["bid(0,1,2)"]).coin == (25, 23)
    assert brings(by_word(built, 0)["bid(0,1,2)"]).points == -2


def test_T13_a_transformation_names_the_coin_and_where_it_lies() -> None:
    built = Built(seats=2, taverns=["+3 H M0", "W8 H M0", "W7 H M0"]).bid("5 0 2", "4 0 2").pick("+3")
    choices = by_word(built, 0)
    horse = choices["transform(1,horse)"]
    assert (horse.clicks, horse.args, brings(horse).coin) == (["coin:2"], {"old": 2, "new": 5, "place": "@nidavellir-place-horse"}, (2, 5))
    assert [name for name in choices if "0" in name] == []  # the exchange coin stays


def test_an_offering_shows_the_best_coin_it_can_make() -> None:
    built = Built(seats=2, taverns=["+3 H M0", "W8 H M0", "W7 H M0"], coins=["0 2 3 4 6"], treasure={5: 0, 7: 0, 9: 0}).bid("6 0 2", "4 0 2")
    assert brings(by_word(built, 0)["pick(0)"]).coin == (6, 10)  # no 9 is left; the 4 would become an 8, for there is no 7
    assert brings(by_word(built, 0)["pick(0)"]).points == 4


def test_T14_the_card_that_completes_a_line_says_which() -> None:
    built = Built(seats=2, armies=[{"warrior": "W3", "hunter": "H", "miner": "M0", "blacksmith": "B"}], taverns=["X5 H M0", *PLAIN[1:]])
    built.bid("5 2 3", "4 2 3")
    choices = by_word(built, 0)
    assert (brings(choices["pick(0)"]).line, brings(choices["pick(0)"]).points) == (1, 5)
    assert brings(choices["pick(1)"]).line is None
    assert see(built, 0).prompt.why_args == {"count": 1, "classes": "@nidavellir-class-explorer"}
    built.pick("X5")
    view = see(built, 0)
    assert (view.prompt.word, view.prompt.why, view.prompt.why_args) == ("nidavellir-prompt-hero", "nidavellir-note-line", {"line": 1, "heroes": 0})
    assert see(built, 1).prompt.word == "nidavellir-prompt-hero-wait"


def test_T17_heroes_who_cannot_come_say_why() -> None:
    army = {"warrior": "tarah", "hunter": "H", "miner": "lokdur", "blacksmith": "B", "explorer": "idunn"}
    heroes = {hero.face.id: hero for hero in see(Built(seats=2, armies=[army], taverns=PLAIN), 0).heroes}
    assert heroes["dagda"].why_not == "nidavellir-why-dagda"
    assert heroes["hourya"].why_not == "nidavellir-why-hourya"
    assert heroes["hourya"].why_args == {"grades": 1}
    assert heroes["bonfur"].why_not is None
    assert heroes["bonfur"].value == 18 - 3 - 1  # four blacksmith grades for one, and the hunter leaves


def test_a_discard_of_two_tells_the_loss_of_each() -> None:
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M1", "blacksmith": "B", "explorer": "X6"}
    built = Built(seats=2, armies=[army], taverns=["X5 H M0", *PLAIN[1:]]).bid("5 2 3", "4 2 3").pick("X5").do("hero(dagda)")
    choices = see(built, 0).choices
    assert [choice.preview.each for choice in choices if choice.preview and choice.clicks[0] == "column:miner"] == [[-1, -3], [-1, -5]]
    assert all(choice.preview and choice.preview.points == sum(choice.preview.each) for choice in choices)


def test_T18_thrud_shows_where_she_completes_a_line() -> None:
    army = {"warrior": "W3 W4", "hunter": "H H", "miner": "M1 M2", "blacksmith": "B", "explorer": "X5 thrud"}
    built = Built(seats=2, armies=[army], taverns=["X6 H M0", *PLAIN[1:]]).bid("5 2 3", "4 2 3")
    assert brings(by_word(built, 0)["pick(0)"]).line == 2
    assert brings(by_word(built, 0)["pick(1)"]).line is None
    built.pick("X6")
    choices = by_word(built, 0)
    assert brings(choices["thrud(blacksmith)"]).line == 2
    assert choices["thrud(explorer)"].preview is None


def test_T20_ylud_shows_her_points_in_each_column() -> None:
    most = {"warrior": "W3 W4 W5 W6 W6 W7"}  # of the rival, so that no majority is in play
    built = Built(seats=2, armies=[{**SMALL, "command": "ylud skaa"}, most], taverns=["M0 M0 M0"] * 3, round=4)
    built.bid("5 4 3", "4 3 2")
    assert built.phase == "ylud"
    points = {name: brings(choice).points for name, choice in by_word(built, 0).items()}
    assert built.grades(0)[2] == 5  # all picks were miners without points
    assert points == {"ylud(warrior)": 7, "ylud(hunter)": 5, "ylud(miner)": 4 * 6 - 3 * 5, "ylud(blacksmith)": 5, "ylud(explorer)": 11}


def test_R8_keeping_ylud_is_a_choice_of_its_own() -> None:
    army = {**SMALL, "explorer": "X5 X6 ylud", "command": "skaa"}
    built = Built(seats=2, armies=[army], age=2, round=4, taverns=["H H H"] * 3).bid("5 4 3", "4 3 2")
    assert built.phase == "ylud"
    choices = by_word(built, 0)
    assert choices["keep"].clicks == ["keep"]
    assert brings(choices["ylud(warrior)"]).points is not None
    assert brings(choices["ylud(blacksmith)"]).points == 5 - 11
    assert see(built, 0).prompt.why == "nidavellir-note-ylud-keep"


def test_uline_sees_her_place_in_the_order() -> None:
    built = Built(seats=3, armies=[{**SMALL, "command": "uline"}], gems=[4, 3, 5], taverns=PLAIN).bid("-", "4 2 3", "3 2 4")
    assert built.asked == ("uline_bid", 0)
    places = {name: brings(choice).args["place"] for name, choice in by_word(built, 0).items()}
    assert places == {"lay(0)": 3, "lay(1)": 3, "lay(2)": 3, "lay(3)": 1, "lay(4)": 1}  # 3 against gem 5, 4 against gem 3


def test_a_tie_is_explained_to_all() -> None:
    built = Built(seats=3, gems=[3, 5, 6], taverns=PLAIN).bid("4 0 3", "4 0 3", "2 0 3")
    for reader in (0, 1, 2, None):
        note = see(built, reader).prompt
        assert (note.why, note.why_args) == ("nidavellir-note-order-tie", {"coin": 4, "high": 5, "low": 3})
    built = Built(seats=3, gems=[3, 5, 6], taverns=PLAIN).bid("4 0 3", "2 0 3", "4 0 3")
    assert see(built, 2).prompt.why == "nidavellir-note-order-tie-special"


def test_the_coming_trade_is_announced_in_numbers_to_its_owner_alone() -> None:
    built = Built(seats=2, taverns=PLAIN).bid("0 2 3", "5 2 3").pick("W9")
    assert (see(built, 0).prompt.why, see(built, 0).prompt.why_args) == ("nidavellir-note-trade", {"low": 4, "high": 5, "new": 9})
    assert (see(built, 1).prompt.why, see(built, 1).prompt.why_args) == ("nidavellir-note-trade-open", {})


@pytest.mark.parametrize(("seats", "seed"), [(2, 11), (3, 12), (4, 13), (5, 14)] * 3)
def test_points_of_a_pick_are_the_change_of_the_own_total(seats: int, seed: int) -> None:
    """Each card is put into the column of a clone and the sheet is counted anew."""
    state = game().new(seats, seed)
    rng = dvergar.Rng(seed)
    compared = 0
    while actors := state.actors():
        assert isinstance(state, NidavellirState)
        seat = actors[rng.below(len(actors))]
        if state.phase_name() == "turn":
            for choice in game().view(state, seat).choices:
                card = state.cards[state.tavern * state.setup.width + choice.action - PICK_ACTION]
                if state.data.column[card] < 5:
                    clone = state.clone()
                    clone.put(seat, 5 * seat + state.data.column[card], card, state.data.grades[card], state.data.points[card])
                    assert brings(choice).points == game().result(clone).totals[seat] - state.scores()[seat]
                    compared += 1
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert compared > 50


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (3, 22), (4, 23), (5, 24)] * 3)
def test_points_of_other_choices_are_the_change_of_the_own_total(seats: int, seed: int) -> None:
    """Each choice that leads straight to another question of the same seat, without a trade on the way, is played on a clone."""
    state = game().new(seats, seed)
    assert isinstance(state, NidavellirState)
    rng = dvergar.Rng(seed)
    compared = 0
    while actors := state.actors():
        seat = actors[rng.below(len(actors))]
        if state.phase_name() in ("hero", "transform", "discard", "ylud", "uline_trade"):
            for choice in game().view(state, seat).choices:
                clone = state.clone()
                clone.listener = []
                clone.apply(seat, choice.action)
                kinds = {event.kind for event in clone.listener if event.seat == seat}
                others = any(event.kind in ("recruited", "hero", "traded", "thrud_home") for event in clone.listener if event.seat != seat)
                settled = (
                    not others
                    and not kinds & {"recruited", "armorer", "special_gem", "special_coin", "pioneer_kept"}
                    and clone.phase_name() not in ("discard", "transform")
                )
                if state.phase_name() != "uline_trade" and "traded" in kinds:
                    settled = False
                if settled:
                    assert brings(choice).points == clone.scores()[seat] - state.scores()[seat], (state.phase_name(), choice)
                    compared += 1
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    assert compared > 5


def test_lines_of_the_sheet_stand_in_the_columns() -> None:
    built = Built(seats=2, armies=[{**SMALL, "explorer": "X5 X6 idunn"}], taverns=PLAIN)
    columns = see(built, 0).table[0].columns
    assert [column.points for column in columns] == [7, 4, 6, 7, 18 + 6]
    assert [column.missing for column in columns] == [False] * 5
    assert [column.missing for column in see(built, 0).table[1].columns] == [True] * 5


def test_the_end_names_winner_and_margin() -> None:
    built = Built(seats=3, age=2, round=4).bid("5 4 3", "4 3 2", "3 2 5").finish()
    view = see(built, None)
    totals = built.state.scores()
    best, second = sorted(totals)[-1], sorted(totals)[-2]
    assert (view.over, view.phase, view.tavern) == (True, "over", None)
    assert view.prompt.word == "nidavellir-prompt-over"
    assert view.prompt.args == {"who": f"seat:{totals.index(best)}", "points": best}
    assert view.prompt.why_args["points"] == best - second
    assert [tavern.status for tavern in view.taverns] == ["closed"] * 3


# What is certain, and what is not


def test_points_of_a_majority_are_told_apart() -> None:
    """Two warriors against two: a third one brings its 9 and the best coin, which a rival may win back."""
    built = Built(seats=2, armies=[{"warrior": "W3 W4"}, {"warrior": "W5 W6 W7"}], taverns=["W9 W8 H", "H H H", "M0 M0 M0"]).bid("5 0 3", "4 0 3")
    level, ahead = (brings(by_word(built, 0)[f"pick({slot})"]) for slot in (0, 2))
    assert (level.points, level.contested) == (9 + 5, 5)
    assert (ahead.points, ahead.contested) == (1, 0)
    heroes = {hero.face.id: hero for hero in see(built, 0).heroes}
    assert (heroes["tarah"].value, heroes["tarah"].contested) == (14 + 5, 5)
    assert heroes["skaa"].contested == 0


def test_the_order_of_play_keeps_the_coins_as_they_were_bid() -> None:
    """An offering lets the coin at the open tavern grow: the order still tells the 5 that was bid."""
    built = Built(seats=2, taverns=["+3 W8 H", "H H H", "M0 M0 M0"]).bid("5 0 3", "4 0 3")
    built.play(0, "pick(0)")
    grow = next(choice for choice in see(built, 0).choices if choice.clicks == ["coin:0"])
    built.state.apply(0, grow.action)
    goblin = see(built, 1).taverns[0]
    assert goblin.bids == [5, 4]
    assert where(see(built, 1).table[0].places)[0] == ("goblin", 8)
